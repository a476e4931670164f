"""A game in progress: the table, whose turn it is, and the bookkeeping that every rule leans on.

A game is a pure function of its set-up, its seed and the decisions made. `run` goes on until the game is over, asking
the agents; it can be left by an exception at a question of the turn itself and called again later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import BrokenInvariant, IllegalAnswer
from bailiwick.engine.events import Ability, Effect, Event
from bailiwick.engine.kinds import ACTION, TREASURE, Cost
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.rng import Rng, streams
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.kinds import Kind

# Stages of a turn. At the start of each, no card is half played: this is where games can be copied and resumed.
START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE_START: Final = 2
BUY_PHASE: Final = 3
CLEAN_UP: Final = 4
OVER: Final = 5

PHASES: Final = ["action", "action", "buy", "buy", "buy", "over"]
HAND_SIZE: Final = 5
# Shared by Decisions without options of that sort; never changed.
NO_CARDS: Final[list[Card]] = []
NO_PILES: Final[list[Pile]] = []
NO_LABELS: Final[list[str]] = []


class Game:
    """The whole state. Built by `bailiwick.kingdoms`, advanced by `run`, copied by `copy`."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.agents: list[Agent] = []
        self.views: list[View] = []
        self.piles: list[Pile] = []  # Supply piles first, by cost and name; then the others
        self.where: dict[str, int] = {}  # pile and card names to places in `piles`; never changed after set-up
        self.names: list[str] = []  # every card that can be named; never changed
        self.landscapes: list[Card] = []
        self.trash: list[Card] = []
        self.rng: Rng = Rng(1)
        self.split_supply = False  # some Supply pile has more than one kind
        self.loose: dict[str, int] = {}  # copies made of cards that have no pile in this game
        self.totals: dict[str, int] = {}  # how many of each card there are, for `check`; never changed
        # What is heard, and what lasts.
        self.kinds_heard = 0  # events that cards and landscapes of this game listen to
        self.zones_heard: dict[int, int] = {}  # per event, from which places; grows only
        self.heard = 0  # the same and those that effects listen to
        self.effects: list[Effect] = []
        self.ties: list[tuple[Card, Card]] = []  # (what played it again, the card)
        self.cheaper = 0  # by how much all cards are cheaper this turn
        # The stop-moving rule and who knows what.
        self.marks: dict[Card, int] = {}
        self.serial = 0
        self.knowers: dict[Card, int] = {}  # seats that know a card where it is, if not as its zone says
        # The turn.
        self.stage = START
        self.turn = 0  # whose turn it is
        self.last_turn = -1  # whose turn was before
        self.turn_number = 0  # of all turns so far
        self.extra = False  # this is an extra turn
        self.extra_turns: list[tuple[int, Card]] = []  # who takes one after this turn, because of what
        self.next_seat = 0  # who is next in turn order
        self.bought = False
        self.played: list[Card] = []  # this turn, each play counted
        self.gained: list[Card] = []  # this turn, by anybody
        self.depth = 0
        self.cause: Card | None = None
        self.immune = 0
        self.extra_choice: Card | None = None  # the card whose "choose" lists have one more choice now
        self.empty_piles = 0  # of the Supply
        self.finished = False  # a pile that ends the game is empty
        # History.
        self.decisions: list[int] = []  # each answer: how many numbers, then the numbers
        self.log = log.Log()
        self.always_ask = False  # ask the questions of the turn even where only one answer is left (for the lab)
        self.keep_checkpoints = False
        self.checkpoint: Game | None = None

    # -- copying ----------------------------------------------------------------------------------------------------

    def copy(self) -> Game:
        """An exact copy, to be taken between stages. Cards are shared, since they never change."""
        new = Game()
        new.agents = self.agents
        for old in self.players:
            player = Player(new, old.index, old.rng.copy())
            player.copy_from(old)
            new.players.append(player)
            new.views.append(View(new, old.index))
        new.piles = [pile.copy() for pile in self.piles]
        new.where = self.where
        new.names = self.names
        new.landscapes = self.landscapes
        new.trash = self.trash[:]
        new.rng = self.rng.copy()
        new.split_supply = self.split_supply
        if self.loose:
            new.loose = self.loose.copy()
        new.totals = self.totals
        new.kinds_heard = self.kinds_heard
        new.zones_heard = self.zones_heard
        new.heard = self.heard
        new.effects = self.effects[:]
        new.ties = self.ties[:]
        new.cheaper = self.cheaper
        new.serial = self.serial
        if self.marks:
            new.marks = self.marks.copy()
        if self.knowers:
            new.knowers = self.knowers.copy()
        new.stage = self.stage
        new.turn = self.turn
        new.last_turn = self.last_turn
        new.turn_number = self.turn_number
        new.extra = self.extra
        new.extra_turns = self.extra_turns[:]
        new.next_seat = self.next_seat
        new.bought = self.bought
        new.played = self.played[:]
        new.gained = self.gained[:]
        new.depth = self.depth
        new.empty_piles = self.empty_piles
        new.finished = self.finished
        new.decisions = self.decisions[:]
        new.log = self.log.copy()
        new.always_ask = self.always_ask
        return new

    # -- set-up -----------------------------------------------------------------------------------------------------

    def seat_players(self, n: int) -> None:
        """Seats for n players, with nothing yet."""
        for i in range(n):
            self.players.append(Player(self, i, Rng(1)))
            self.views.append(View(self, i))

    def add_pile(self, pile: Pile) -> None:
        """Put a pile out. Supply piles come first; `settle_piles` sorts them."""
        self.piles.append(pile)
        self.totals[pile.kind.name] = self.totals.get(pile.kind.name, 0)
        for name in pile.names():
            self.totals[name] = self.totals.get(name, 0) + 1
        self.introduce(pile.kind)
        for kind in pile.stack:
            self.introduce(kind)
        if pile.is_mixed() and pile.supply:
            self.split_supply = True

    def settle_piles(self) -> None:
        """Sort the piles and index them by name; called once all are out."""
        self.piles.sort(key=_pile_order)
        for i, pile in enumerate(self.piles):
            self.where[pile.name] = i
            for name in pile.kind.split:
                self.where[name] = i
        self.count_empty_piles()

    def count_empty_piles(self) -> None:
        self.empty_piles = 0
        self.finished = False
        for pile in self.piles:
            if pile.supply and pile.count == 0:
                self.empty_piles += 1
                if pile.kind.ends_game:
                    self.finished = True

    def introduce(self, kind: Kind) -> None:
        """Make the game hear what this kind of card listens to."""
        for event, places in kind.hears.items():
            self.zones_heard[event] = self.zones_heard.get(event, 0) | places
        self.kinds_heard |= kind.heard
        self.heard |= kind.heard

    def new_card(self, kind: Kind) -> Card:
        """A further copy of a card, for starting decks and arranged positions; it does not come from its pile."""
        self.introduce(kind)
        self.totals[kind.name] = self.totals.get(kind.name, 0) + 1
        pile = self.pile_of(kind)
        if pile is not None:
            n = pile.made
            pile.made = n + 1
        else:
            n = self.loose.get(kind.name, 0)
            self.loose[kind.name] = n + 1
        return kind.copy_number(n)

    def deal(self, seed: object) -> None:
        """Shuffle the starting decks and draw the first hands."""
        self.seed(seed)
        for player in self.players:
            player.rng.shuffle(player.deck)
            player.draw(HAND_SIZE)
        if self.heard & on.GAME_START:
            for player in self.players:
                self.announce(Event(on.GAME_START, player))

    def seed(self, seed: object) -> None:
        """Start all streams of chance afresh."""
        made = streams(seed, len(self.players))
        for player in self.players:
            player.rng = made[player.index]
        self.rng = made[len(self.players)]

    # -- the turn ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until the game is over."""
        while self.stage != OVER:
            if self.keep_checkpoints:
                self.checkpoint = self.copy()
            stage = self.stage
            if stage == BUY_PHASE:
                self._buy_phase()
            elif stage == ACTION_PHASE:
                self._action_phase()
            elif stage == CLEAN_UP:
                self._clean_up()
            elif stage == START:
                self._start_turn()
            else:
                self._start_buy_phase()

    @property
    def over(self) -> bool:
        return self.stage == OVER

    @property
    def phase(self) -> str:
        return PHASES[self.stage]

    def _start_turn(self) -> None:
        because = ""
        if self.extra_turns:
            seat, card = self.extra_turns.pop(0)
            self.extra = True
            because = card.name
        else:
            seat = self.next_seat
            self.next_seat = (seat + 1) % len(self.players)
            self.extra = False
        me = self.players[seat]
        if not self.extra:
            me.turns += 1
        if me.skips:
            me.skips -= 1
            self.write(log.SKIP, seat, [], because, 0)
            return  # the next turn starts at once; the one before is still the one before
        self.turn = seat
        self.turn_number += 1
        me.actions = 1
        me.buys = 1
        me.coins = 0
        me.potions = 0
        me.plays_from_hand = 0
        self.bought = False
        if because:
            self.log.write(log.TURN, seat, 0, NO_CARDS, because, me.turns)
        else:
            self.log.add(log.TURN, seat, 0, me.turns)
        if self.effects:
            self._expire(on.UNTIL_NEXT_TURN, seat)
        self.stage = ACTION_PHASE
        if self.heard & on.TURN_START:
            self.announce(Event(on.TURN_START, me))

    def _action_phase(self) -> None:
        me = self.players[self.turn]
        cards = me.playable(ACTION) if me.actions > 0 else NO_CARDS
        if not cards and not self.always_ask:
            self.stage = BUY_PHASE_START if self.heard & on.BUY_START else BUY_PHASE
            return
        answer = self.ask(
            Decision(me.index, ask.PLAY_ACTION, ask.PICK, None, cards, NO_PILES, NO_LABELS, 0, 1 if cards else 0, None, me.index)
        )
        if not answer:
            self.stage = BUY_PHASE_START
            return
        me.actions -= 1
        me.play(cards[answer[0]], me.hand)

    def _start_buy_phase(self) -> None:
        self.stage = BUY_PHASE
        if self.heard & on.BUY_START:
            self.announce(Event(on.BUY_START, self.players[self.turn]))

    def _buy_phase(self) -> None:
        me = self.players[self.turn]
        cards = NO_CARDS
        labels = NO_LABELS
        if not self.bought:
            cards = me.playable(TREASURE)
            if me.coffers > 0:
                labels = [ask.COFFERS]
        piles = self.affordable(me) if me.buys > 0 else NO_PILES
        n = len(cards)
        if not n and not piles and not labels and not self.always_ask:
            self._end_buy_phase(me)
            return
        most = n if n > 1 else (1 if n or piles or labels else 0)
        answer = self.ask(Decision(me.index, ask.BUY, ask.PICK, None, cards, piles, labels, 0, most, None, me.index))
        if not answer:
            self._end_buy_phase(me)
            return
        first = answer[0]
        if first < n:
            for i in answer:
                if self.heard & on.FORBID and self.is_forbidden(me, cards[i]):
                    break
                me.play(cards[i], me.hand)  # not played if an earlier one moved it
        elif first < n + len(piles):
            me.buy(piles[first - n])
            if me.buys == 0 and not self.always_ask and not self.heard & on.BUY_END:
                self.stage = CLEAN_UP
        else:
            me.coffers -= 1
            me.coins += 1
            self.write(log.SPEND, me.index, [], "Coffers", 1)

    def _end_buy_phase(self, me: Player) -> None:
        self.stage = CLEAN_UP
        if self.heard & on.BUY_END:
            self.announce(Event(on.BUY_END, me))

    def affordable(self, me: Player) -> list[Pile]:
        """The Supply piles whose top card the player could buy now."""
        coins = me.coins
        piles: list[Pile] = []
        if me.debt:
            return piles
        if not self.cheaper and not self.split_supply and not self.heard & on.COST:
            for pile in self.piles:
                kind = pile.kind
                if kind.price > coins or not pile.supply:
                    break  # sorted: those after it cost more or stand beside the Supply
                if pile.count and (kind.only_coins or kind.cost.potions <= me.potions):
                    piles.append(pile)
            return piles
        for pile in self.piles:
            if pile.supply and pile.count:
                cost = self.cost(pile.top)
                if cost.coins <= coins and cost.potions <= me.potions:
                    piles.append(pile)
        return piles

    def _clean_up(self) -> None:
        me = self.players[self.turn]
        heard = self.heard
        if heard & on.CLEANUP:
            self.announce(Event(on.CLEANUP, me))
        kept_in_hand = NO_CARDS
        if heard & on.KEEP_HAND:
            event = Event(on.KEEP_HAND, me)
            self.announce(event)
            kept_in_hand = event.cards
        stay = self._staying(me) if self.effects else NO_CARDS
        # The hand goes first, so that what is on top was in play and tells nothing.
        thrown = me.hand
        if kept_in_hand:
            thrown = [card for card in me.hand if card not in kept_in_hand]
        gone = me.in_play
        if stay or heard & on.DISCARD_FROM_PLAY:
            gone = [card for card in me.in_play if card not in stay]
        if thrown:
            bit = 1 << me.index
            knowers = self.knowers
            for card in thrown:
                knowers[card] = bit
            if not gone:
                del knowers[thrown[-1]]
            self.log.add_cards(log.CLEANUP, me.index, 0, thrown)
        me.discard_pile += thrown
        me.discard_pile += gone
        me.hand.clear()
        me.hand += kept_in_hand
        me.in_play.clear()
        me.in_play += stay
        if self.marks:
            self.marks.clear()
        if heard & on.DISCARD_FROM_PLAY:
            self.announce_each(on.DISCARD_FROM_PLAY, me, gone, me.discard_pile)
        size = HAND_SIZE
        if heard & on.DRAW_HAND:
            event = Event(on.DRAW_HAND, me)
            event.amount = size
            self.announce(event)
            size = event.amount
        me.draw(size)
        if self.heard & on.TURN_END:
            self.announce(Event(on.TURN_END, me))
        self._end_turn(me)

    def _end_turn(self, me: Player) -> None:
        if self.effects:
            self._expire(on.THIS_TURN, -1)
        if self.marks:
            self.marks.clear()
        if self.ties:
            self.ties = [tie for tie in self.ties if tie[0] in me.in_play]
        me.actions = 0
        me.buys = 0
        me.coins = 0
        me.potions = 0
        self.cheaper = 0
        self.played.clear()
        self.gained.clear()
        self.last_turn = self.turn
        if self.finished or self.empty_piles >= (3 if len(self.players) < 5 else 4):
            self.stage = OVER
            self.log.add(log.END, me.index, 0, 0)
        else:
            self.stage = START

    def _staying(self, me: Player) -> list[Card]:
        """The cards in play that Clean-up leaves there: Durations with something left to do, and what played them
        again."""
        busy: list[Card] = []
        for effect in self.effects:
            if effect.stays and effect.seat == me.index:
                busy.append(effect.source)
        for by, card in self.ties:
            if card in busy:
                busy.append(by)
        return [card for card in me.in_play if card in busy]

    def take_extra_turn(self, seat: int, because: Card) -> None:
        """The player takes an extra turn after this one."""
        self.extra_turns.append((seat, because))

    # -- the end ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [player.points() for player in self.players]

    def winners(self) -> list[int]:
        """The seats that win: most points, then fewest turns; otherwise they rejoice together."""
        scores = self.scores()
        best = max(scores)
        fewest = min(p.turns for p in self.players if scores[p.index] == best)
        return [p.index for p in self.players if scores[p.index] == best and p.turns == fewest]

    # -- questions --------------------------------------------------------------------------------------------------

    def ask(self, question: Decision) -> list[int]:
        """Put a question to the agent at its seat; a wrong answer is refused before anything changes."""
        seat = question.seat
        answer = self.agents[seat].decide(self.views[seat], question)
        try:
            question.check(answer)
        except TypeError:
            raise IllegalAnswer(f"{answer!r} is no answer: an answer is a list of option numbers.") from None
        self.decisions.append(len(answer))
        self.decisions += answer
        return answer

    def write(self, kind: int, seat: int, cards: list[Card], text: str, number: int) -> None:
        """Add to the log."""
        self.log.write(kind, seat, self.depth, cards, text, number)

    # -- moving -----------------------------------------------------------------------------------------------------

    def move(self, card: Card, source: list[Card], target: list[Card]) -> bool:
        """The one way a single card goes from place to place. If it is not where it is expected, it stays."""
        for i, there in enumerate(source):
            if there is card:
                del source[i]
                target.append(card)
                if self.marks:
                    self.marks.pop(card, None)
                if self.knowers:
                    self.knowers.pop(card, None)
                return True
        return False

    def remove(self, card: Card, source: list[Card]) -> bool:
        """Take a card from where it is expected, to be placed by the caller."""
        limbo: list[Card] = []
        return self.move(card, source, limbo)

    def mark(self, card: Card) -> int:
        """Remember where a card is: `unmoved` tells later whether it has stayed there all the time."""
        if card not in self.marks:
            self.serial += 1
            self.marks[card] = self.serial
        return self.marks[card]

    def unmoved(self, card: Card, mark: int) -> bool:
        return self.marks.get(card, 0) == mark

    def unmark(self, cards: list[Card]) -> None:
        """These cards have moved."""
        if self.marks:
            for card in cards:
                self.marks.pop(card, None)

    def forget(self, cards: list[Card]) -> None:
        """Nobody knows more about these cards than their zone tells."""
        if self.knowers:
            for card in cards:
                self.knowers.pop(card, None)

    # -- piles ------------------------------------------------------------------------------------------------------

    def find_pile(self, name: str) -> Pile | None:
        """The pile of that name, or the pile that cards of that name come from."""
        i = self.where.get(name, -1)
        return self.piles[i] if i >= 0 else None

    def pile_of(self, kind: Kind) -> Pile | None:
        return self.find_pile(kind.home or kind.name)

    def take(self, pile: Pile) -> Card:
        """Take the top card of a pile."""
        card = pile.take()
        if pile.count == 0 and pile.supply:
            self.empty_piles += 1
            if pile.kind.ends_game:
                self.finished = True
        return card

    def put_back(self, card: Card, pile: Pile) -> None:
        """Put a card that is nowhere now onto its pile."""
        if pile.count == 0 and pile.supply:
            self.empty_piles -= 1
        pile.put(card.kind)
        if pile.kind.ends_game:
            self.count_empty_piles()

    def rotate(self, pile: Pile, seat: int) -> None:
        """Take the top card of a pile and the copies directly beneath it to its bottom."""
        pile.rotate()
        self.write(log.ROTATE, seat, [], pile.name, 0)

    def available(self, types: int = 0) -> list[Pile]:
        """Supply piles that have a card on top (of one of these types)."""
        if types:
            return [p for p in self.piles if p.supply and p.count and p.top.types & types]
        return [p for p in self.piles if p.supply and p.count]

    # -- costs ------------------------------------------------------------------------------------------------------

    def cost(self, kind: Kind) -> Cost:
        """What a card costs now."""
        if not self.cheaper and not self.heard & on.COST:
            return kind.cost
        cost = kind.cost
        less = self.cheaper
        if self.heard & on.COST:
            if kind.heard & on.COST and kind.hears[on.COST] & on.SELF:
                cost = kind.copy_number(0).cost(self)
            for player in self.players:
                for card in player.in_play:
                    if card.kind.heard & on.COST and card.kind.hears[on.COST] & on.IN_PLAY:
                        less += card.discount(player, kind, None)
            for effect in self.effects:
                if effect.event & on.COST:
                    less += effect.source.discount(self.players[effect.seat], kind, effect)
            for landscape in self.landscapes:
                if landscape.kind.heard & on.COST:
                    less += landscape.discount(self.players[self.turn], kind, None)
        return cost.plus(-less) if less else cost

    def is_forbidden(self, player: Player, card: Card) -> bool:
        """Whether something stops the player from playing this card from hand."""
        for effect in self.effects:
            if effect.event & on.FORBID and effect.source.forbids(player, card, effect):
                return True
        for landscape in self.landscapes:
            if landscape.kind.heard & on.FORBID and landscape.forbids(player, card, None):
                return True
        return False

    # -- events -----------------------------------------------------------------------------------------------------

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        return self.players[self.turn :] + self.players[: self.turn]

    def announce(self, event: Event) -> None:
        """Let everything answer that listens: players in turn order, each in the order they like."""
        for player in self.in_turn_order():
            self._let_answer(player, event)
            if event.cancelled:
                return

    def announce_each(self, kind: int, player: Player, cards: list[Card], zone: list[Card]) -> None:
        """The same for several cards that something happened to at once: the player picks which is resolved first."""
        waiting: list[Event] = []
        for card in cards:
            event = Event(kind, player, card)
            event.zone = zone
            event.mark = self.mark(card)
            waiting.append(event)
        while waiting:
            loud = [e for e in waiting if self._abilities(player, e, [], [])]
            if len(loud) > 1:
                offered = [e.card for e in loud if e.card is not None]
                first = player.pick_one(ask.FIRST, offered)
                event = next(e for e in loud if e.card is first)
            elif loud:
                event = loud[0]
            else:
                event = waiting[0]
            waiting.remove(event)
            self.announce(event)

    def _let_answer(self, player: Player, event: Event) -> None:
        used_cards: list[Card] = []
        used_effects: list[Effect] = []
        while True:
            ready = self._abilities(player, event, used_cards, used_effects)
            if not ready:
                return
            ability = self._which_first(player, event, ready)
            if ability is None:
                return
            effect = ability.effect
            if effect is None:
                used_cards.append(ability.card)
            else:
                used_effects.append(effect)
                if effect.until == on.ONCE:
                    self.drop(effect)
            cause = self.cause
            depth = self.depth
            self.cause = ability.card
            self.depth = depth + 1
            if ability.optional:
                self.write(log.REACT, player.index, [ability.card], "", 0)
            ability.card.answer(player, event, effect)
            self.cause = cause
            self.depth = depth
            if event.cancelled:
                return

    def _abilities(
        self, player: Player, event: Event, used_cards: list[Card], used_effects: list[Effect]
    ) -> list[Ability]:
        """What the player could answer the event with now."""
        kind = event.kind
        ready: list[Ability] = []
        places = self.zones_heard.get(kind, 0)
        if places:
            card = event.card
            if places & on.SELF and card is not None and event.player is player:
                self._add_ability(player, event, card, on.SELF, used_cards, ready)
            if places & on.HAND:
                for card in player.hand:
                    self._add_ability(player, event, card, on.HAND, used_cards, ready)
            if places & on.IN_PLAY:
                for card in player.in_play:
                    self._add_ability(player, event, card, on.IN_PLAY, used_cards, ready)
            if places & on.SET_ASIDE:
                for card in player.set_aside:
                    self._add_ability(player, event, card, on.SET_ASIDE, used_cards, ready)
            if places & on.TABLE:
                for card in self.landscapes:
                    self._add_ability(player, event, card, on.TABLE, used_cards, ready)
        for effect in self.effects:
            if (
                effect.event & kind
                and effect.seat == player.index
                and effect not in used_effects
                and effect.source.answers(player, event, effect)
            ):
                ready.append(Ability(effect.source, effect, False))
        return ready

    def _add_ability(
        self, player: Player, event: Event, card: Card, place: int, used: list[Card], ready: list[Ability]
    ) -> None:
        if (
            card.kind.heard & event.kind
            and card.kind.hears[event.kind] & place
            and card not in used
            and card.answers(player, event, None)
        ):
            ready.append(Ability(card, None, place == on.HAND))

    def _which_first(self, player: Player, event: Event, ready: list[Ability]) -> Ability | None:
        """Let the player pick; only where it can matter, or where they may use none."""
        optional = False
        forced: list[Ability] = []
        for ability in ready:
            if ability.optional:
                optional = True
            else:
                if ability.card.kind.plain:
                    return ability
                forced.append(ability)
        if not optional:
            alike = True
            for ability in forced:
                if ability.card.kind is not forced[0].card.kind or (ability.effect is None) != (
                    forced[0].effect is None
                ):
                    alike = False
            if alike:
                return forced[0]
        cause = self.cause
        if event.card is not None and cause is None:
            self.cause = event.card
        offered = [ability.card for ability in ready]
        purpose = ask.FIRST if forced else ask.REACT
        picked = player.pick(purpose, offered, 1 if forced else 0, 1)
        self.cause = cause
        if not picked:
            return None
        for ability in ready:
            if ability.card is picked[0]:
                return ability
        return None

    def drop(self, effect: Effect) -> None:
        """The effect is over."""
        self.effects.remove(effect)
        self._hear_again()

    def _expire(self, until: int, seat: int) -> None:
        self.effects = [e for e in self.effects if e.until != until or (seat >= 0 and e.seat != seat)]
        self._hear_again()

    def _hear_again(self) -> None:
        heard = self.kinds_heard
        for effect in self.effects:
            heard |= effect.event
        self.heard = heard

    # -- proof ------------------------------------------------------------------------------------------------------

    def check(self) -> None:
        """Prove that no card is lost or doubled and every counter is in range."""
        seen: set[Card] = set()
        counts: dict[str, int] = {}
        zones = [self.trash]
        for player in self.players:
            zones += player.zones()
        for zone in zones:
            for card in zone:
                if card in seen:
                    raise BrokenInvariant(f"{card!r} is in two places.")
                seen.add(card)
                counts[card.name] = counts.get(card.name, 0) + 1
        empty = 0
        for pile in self.piles:
            names = pile.names()
            if len(names) != pile.count:
                raise BrokenInvariant(f"The {pile.name} pile counts {pile.count} cards and holds {len(names)}.")
            if pile.supply and pile.count == 0:
                empty += 1
            for name in names:
                counts[name] = counts.get(name, 0) + 1
        if empty != self.empty_piles:
            raise BrokenInvariant(f"{empty} Supply piles are empty, but {self.empty_piles} are counted.")
        for name, total in self.totals.items():
            if counts.get(name, 0) != total:
                raise BrokenInvariant(f"There are {counts.get(name, 0)} copies of {name} where there were {total}.")
        if sum(counts.values()) != sum(self.totals.values()):
            raise BrokenInvariant("There are cards of a name that the game never had.")
        for player in self.players:
            self._check_counters(player)
            owned: dict[str, int] = {}
            for card in player.all_cards():
                owned[card.name] = owned.get(card.name, 0) + 1
            if owned != {name: n for name, n in player.owned.items() if n}:
                raise BrokenInvariant(f"Seat {player.index} owns {owned}, but {player.owned} is counted.")
        for effect in self.effects:
            if not effect.event & self.heard:
                raise BrokenInvariant(f"An effect of {effect.source.name} is not heard.")

    def _check_counters(self, player: Player) -> None:
        for name, value in (
            ("Actions", player.actions), ("Buys", player.buys), ("coins", player.coins), ("Potions", player.potions),
            ("Coffers", player.coffers), ("Villagers", player.villagers), ("Favors", player.favors),
            ("VP tokens", player.vp_tokens), ("debt", player.debt), ("skipped turns", player.skips),
        ):  # fmt: skip
            if value < 0:
                raise BrokenInvariant(f"Seat {player.index} has {value} {name}.")
        for name, number in player.tokens.items():
            if number < 0:
                raise BrokenInvariant(f"Seat {player.index} has {number} {name}.")
        if self.depth == 0 and self.cause is None and (player.revealed or player.looking):
            raise BrokenInvariant(f"Cards of seat {player.index} were revealed or looked at and never put anywhere.")


def _pile_order(pile: Pile) -> tuple[bool, int, str]:
    return (not pile.supply, pile.kind.price, pile.name)

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
from bailiwick.engine.errors import BrokenInvariant, IllegalAnswer, TooDeep
from bailiwick.engine.events import Ability, Effect, Event
from bailiwick.engine.kinds import ACTION, TREASURE, Cost
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import DEEPEST, Player
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
NO_MARKS: Final[dict[Card, int]] = {}


class Game:
    """The whole state. Built by `bailiwick.kingdoms`, advanced by `run`, copied by `copy`."""

    players: list[Player]
    agents: list[Agent]
    views: list[View | None]  # made when a seat is first asked
    piles: list[Pile]  # Supply piles first, by cost and name; then the others
    where: dict[str, int]  # pile and card names to places in `piles`; never changed after set-up
    names: list[str]  # every card that can be named; never changed
    landscapes: list[Card]
    trash: list[Card]
    rng: Rng
    split_supply: bool  # some Supply pile has more than one kind
    loose: dict[str, int]  # copies made of cards that have no pile in this game
    totals: dict[str, int]  # how many of each card there are, for `check`; never changed
    # What is heard, and what lasts.
    kinds_heard: int  # events that cards and landscapes of this game listen to
    zones_heard: dict[int, int]  # per event, from which places; grows only
    heard: int  # the same and those that effects listen to
    effects: list[Effect]  # replaced, never changed in place: copies share it; so are the next and `extra_turns`
    rules: list[Card]  # landscapes and cards of the Supply that listen from the table; never changed after set-up
    ties: list[tuple[Card, int, Card, int]]  # (what played a card again, its mark in play, the card, its mark there)
    cheaper: int  # by how much all cards are cheaper this turn
    # The stop-moving rule and who knows what.
    marks: dict[Card, int]
    serial: int
    knowers: dict[Card, int]  # seats that know a card where it is, if not as its zone says
    # The turn.
    stage: int
    turn: int  # whose turn it is
    last_turn: int  # whose turn was before
    turn_number: int  # of all turns so far
    in_a_row: int  # how many turns this player has taken one after the other, this one included
    extra: bool  # this is an extra turn
    turn_because: Card | None  # what gave this extra turn
    extra_turns: list[tuple[int, Card, bool]]  # who takes one after this turn, because of what, even a third in a row
    next_seat: int  # who is next in turn order
    bought: bool
    played: list[Card]  # this turn, each play counted
    gained: list[Card]  # this turn, by anybody
    depth: int
    cause: Card | None
    immune: int
    extra_choices: list[Card]  # cards whose "choose" lists have one more choice this turn, once for each time here
    empty_piles: int  # of the Supply
    finished: bool  # a pile that ends the game is empty
    # History.
    log: log.Log
    always_ask: bool  # ask the questions of the turn even where only one answer is left (for the lab)
    keep_checkpoints: bool
    checkpoint: Game | None

    def __init__(self, old: Game | None = None) -> None:
        """An empty table, or a copy of another game."""
        if old is None:
            self._empty()
        else:
            self._copy(old)

    def copy(self) -> Game:
        """An exact copy, to be taken between stages. Cards are shared, since they never change."""
        return Game(self)

    def _empty(self) -> None:
        self.players = []
        self.agents = []
        self.views = []
        self.piles = []
        self.where = {}
        self.names = []
        self.landscapes = []
        self.trash = []
        self.rng = Rng(1)
        self.split_supply = False
        self.loose = {}
        self.totals = {}
        self.kinds_heard = 0
        self.zones_heard = {}
        self.heard = 0
        self.effects = []
        self.rules = []
        self.ties = []
        self.cheaper = 0
        self.marks = {}
        self.serial = 0
        self.knowers = {}
        self.stage = START
        self.turn = 0
        self.last_turn = -1
        self.turn_number = 0
        self.in_a_row = 1
        self.extra = False
        self.turn_because = None
        self.extra_turns = []
        self.next_seat = 0
        self.bought = False
        self.played = []
        self.gained = []
        self.depth = 0
        self.cause = None
        self.immune = 0
        self.extra_choices = []
        self.empty_piles = 0
        self.finished = False
        self.log = log.Log()
        self.always_ask = False
        self.keep_checkpoints = False
        self.checkpoint = None

    def _copy(self, old: Game) -> None:
        self.agents = old.agents
        self.players = [Player(self, p.index, p.rng.copy(), p) for p in old.players]
        self.views = [None] * len(old.players)
        # Piles are shared until one of the games changes them, see `own`.
        self.piles = old.piles[:]
        for pile in self.piles:
            pile.shared = True
        self.where = old.where
        self.names = old.names
        self.landscapes = old.landscapes
        self.trash = old.trash[:]
        self.rng = old.rng.copy()
        self.split_supply = old.split_supply
        self.loose = old.loose
        self.totals = old.totals
        self.kinds_heard = old.kinds_heard
        self.zones_heard = old.zones_heard
        self.heard = old.heard
        self.effects = old.effects
        self.rules = old.rules
        self.ties = old.ties
        self.cheaper = old.cheaper
        self.serial = old.serial
        self.marks = old.marks.copy() if old.marks else NO_MARKS
        self.knowers = old.knowers.copy()
        self.stage = old.stage
        self.turn = old.turn
        self.last_turn = old.last_turn
        self.turn_number = old.turn_number
        self.in_a_row = old.in_a_row
        self.extra = old.extra
        self.turn_because = old.turn_because
        self.extra_turns = old.extra_turns
        self.next_seat = old.next_seat
        self.bought = old.bought
        self.played = old.played[:]
        self.gained = old.gained[:]
        self.depth = old.depth
        self.empty_piles = old.empty_piles
        self.finished = old.finished
        self.log = old.log.copy()
        self.always_ask = old.always_ask
        self.cause = None
        self.immune = 0
        self.extra_choices = old.extra_choices
        self.keep_checkpoints = False
        self.checkpoint = None

    # -- set-up -----------------------------------------------------------------------------------------------------

    def seat_players(self, n: int) -> None:
        """Seats for n players, with nothing yet."""
        for i in range(n):
            self.players.append(Player(self, i, Rng(1), None))
            self.views.append(None)

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
        if self.where:  # put out by a set-up rule, after the others
            self.settle_piles()

    def settle_piles(self) -> None:
        """Sort the piles and index them by name; called once all are out."""
        self.piles.sort(key=_pile_order)
        for i, pile in enumerate(self.piles):
            pile.index = i
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
            if places & on.TABLE and kind.copy_number(0) not in self.rules:
                self.rules.append(kind.copy_number(0))
        self.kinds_heard |= kind.heard
        self.heard |= kind.heard

    def new_card(self, kind: Kind) -> Card:
        """A further copy of a card, for starting decks and arranged positions; it does not come from its pile."""
        self.introduce(kind)
        self.totals[kind.name] = self.totals.get(kind.name, 0) + 1
        pile = self.pile_of(kind)
        if pile is not None:
            pile = self.own(pile)
            n = pile.made
            pile.made = n + 1
        else:
            n = self.loose.get(kind.name, 0)
            self.loose = self.loose | {kind.name: n + 1}
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
        because: Card | None = None
        if self.extra_turns:
            seat, because, third = self.extra_turns[0]
            self.extra_turns = self.extra_turns[1:]
            if seat == self.last_turn and self.in_a_row > 1 and not third:
                return
            self.extra = True
        else:
            seat = self.next_seat
            self.next_seat = (seat + 1) % len(self.players)
            self.extra = False
        me = self.players[seat]
        if not self.extra:
            me.turns += 1
        if me.skips:
            me.skips -= 1
            self.write(log.SKIP, seat, [], "" if because is None else because.name, 0)
            return  # the next turn starts at once; the one before is still the one before
        self.turn = seat
        self.turn_because = because
        self.in_a_row = self.in_a_row + 1 if seat == self.last_turn else 1
        self.turn_number += 1
        me.actions = 1
        me.buys = 1
        me.coins = 0
        me.potions = 0
        me.plays_from_hand = 0
        self.bought = False
        if because is not None:
            self.log.write(log.TURN, seat, 0, NO_CARDS, because.name, me.turns)
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
        seat = me.index
        most = 1 if cards else 0
        answer = self.ask(
            Decision(seat, ask.PLAY_ACTION, ask.PICK, None, cards, NO_PILES, NO_LABELS, 0, most, None, seat)
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
            heard = self.heard  # that may have left something behind for what follows
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
        if self.marks:
            self.unmark(thrown)
            self.unmark(gone)
        me.discard_pile += thrown
        me.discard_pile += gone
        me.hand.clear()
        me.hand += kept_in_hand
        me.in_play.clear()
        me.in_play += stay
        if heard & on.DISCARD_FROM_PLAY:
            self.announce_each(on.DISCARD_FROM_PLAY, me, gone, me.discard_pile)
        size = HAND_SIZE
        if self.heard & on.DRAW_HAND:
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
        if self.marks or self.ties:
            self._drop_marks()
        if self.extra_choices:
            self.extra_choices = []
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
        for by, by_mark, card, mark in self.ties:
            if card in busy and self.unmoved(card, mark) and self.unmoved(by, by_mark):
                busy.append(by)
        return [card for card in me.in_play if card in busy]

    def tie(self, by: Card, card: Card) -> None:
        """A card was played again: while it stays in play as a Duration, so does what played it again."""
        for effect in self.effects:
            if effect.stays and effect.source is card:
                self.ties = [*self.ties, (by, self.mark(by), card, self.mark(card))]
                return
        for tie in self.ties:
            if tie[0] is card:
                self.ties = [*self.ties, (by, self.mark(by), card, self.mark(card))]
                return

    def give_extra_choice(self, card: Card) -> None:
        """This turn, the "choose" lists of this card let the player whose turn it is choose one more."""
        self.extra_choices = [*self.extra_choices, card]

    def take_extra_turn(self, seat: int, because: Card, third: bool = False) -> None:
        """The player takes an extra turn after this one. When it is due it does not happen if it would be their third
        turn in a row, unless this may be."""
        self.extra_turns = [*self.extra_turns, (seat, because, third)]

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
        view = self.views[seat]
        answer = self.agents[seat].decide(self.view(seat) if view is None else view, question)
        try:
            question.check(answer)
        except TypeError:
            raise IllegalAnswer(f"{answer!r} is no answer: an answer is a list of option numbers.") from None
        decided = self.log.decided
        decided.append(len(answer))
        decided += answer
        return answer

    @property
    def decisions(self) -> list[int]:
        """All answers so far in one flat list: of each, how many numbers, then the numbers."""
        return self.log.decided[:] if self.log.base is None else self.log.whole().decided

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        if seat < 0:
            return View(self, seat)
        view = self.views[seat]
        if view is None:
            view = View(self, seat)
            self.views[seat] = view
        return view

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
        if not self.marks:
            self.marks = {}
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

    def _drop_marks(self) -> None:
        """The turn is over: only what tells that tied cards have stayed in play is needed any longer."""
        ties = [tie for tie in self.ties if self.unmoved(tie[0], tie[1]) and self.unmoved(tie[2], tie[3])]
        marks: dict[Card, int] = {}
        for by, by_mark, card, mark in ties:
            marks[by] = by_mark
            marks[card] = mark
        self.ties = ties
        self.marks = marks

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

    def own(self, pile: Pile) -> Pile:
        """The pile as this game's own, to be changed: copies of a game share their piles until then. A pile held on to
        from before may be out of date; `now` gives the one that counts."""
        pile = self.piles[pile.index]
        if pile.shared:
            pile = pile.copy()
            self.piles[pile.index] = pile
        return pile

    def now(self, pile: Pile) -> Pile:
        """The pile as it is now."""
        return self.piles[pile.index]

    def take(self, pile: Pile) -> Card:
        """Take the top card of a pile."""
        pile = self.own(pile)
        card = pile.take()
        if pile.count == 0 and pile.supply:
            self.empty_piles += 1
            if pile.kind.ends_game:
                self.finished = True
        return card

    def put_back(self, card: Card, pile: Pile) -> None:
        """Put a card that is nowhere now onto its pile."""
        pile = self.own(pile)
        if pile.count == 0 and pile.supply:
            self.empty_piles -= 1
        pile.put(card.kind)
        if pile.kind.ends_game:
            self.count_empty_piles()

    def rotate(self, pile: Pile, seat: int) -> None:
        """Take the top card of a pile and the copies directly beneath it to its bottom."""
        if self.own(pile).rotate():
            self.write(log.ROTATE, seat, [], pile.name, 0)

    def add_token(self, pile: Pile, name: str, n: int = 1) -> None:
        """Put tokens onto a pile."""
        self.own(pile).add_token(name, n)

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
            for rule in self.rules:
                if rule.kind.heard & on.COST and rule.kind.hears[on.COST] & on.TABLE:
                    less += rule.discount(self.players[self.turn], kind, None)
        return cost.plus(-less) if less else cost

    def is_forbidden(self, player: Player, card: Card) -> bool:
        """Whether something stops the player from playing this card from hand."""
        for effect in self.effects:
            if effect.event & on.FORBID and effect.source.forbids(player, card, effect):
                return True
        return any(rule.kind.heard & on.FORBID and rule.forbids(player, card, None) for rule in self.rules)

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
            if depth > DEEPEST:
                raise TooDeep(f"{ability.card.name} answers {DEEPEST} deep: these cards answer each other without end.")
            self.cause = ability.card
            self.depth = depth + 1
            if ability.optional:
                self.write(log.REACT, player.index, [ability.card], "", 0)
            ability.card.answer(player if effect is None else self.players[effect.seat], event, effect)
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
                for card in self.rules:
                    self._add_ability(player, event, card, on.TABLE, used_cards, ready)
        for effect in self.effects:
            if not effect.event & kind or effect in used_effects:
                continue
            owner = self.players[effect.seat]
            # Which of several replacements applies is up to the player it happens to, whoever brought them about.
            if (event.player if kind & on.WOULD else owner) is not player:
                continue
            if kind == on.TURN_START and effect.turn == self.turn_number:
                continue  # made at the start of this very turn, for the next one
            if effect.source.answers(owner, event, effect):
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
                if not ability.like(forced[0]):
                    alike = False
            if alike:
                return forced[0]
        cause = self.cause
        if event.card is not None and cause is None:
            self.cause = event.card
        offered = [ability.shown_among(ready) for ability in ready]
        purpose = ask.FIRST if forced else ask.REACT
        picked = player.pick(purpose, offered, 1 if forced else 0, 1)
        self.cause = cause
        if not picked:
            return None
        for i, card in enumerate(offered):
            if card is picked[0]:
                return ready[i]
        return None

    def drop(self, effect: Effect) -> None:
        """The effect is over."""
        self.effects = [e for e in self.effects if e is not effect]
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

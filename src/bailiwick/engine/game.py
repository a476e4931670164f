"""A game in progress: turns, phases, questions, and the end.

A game is a pure function of its set-up, its seed and the decisions made. `run` goes on until the game is over, asking
the agents; it can be left by an exception at a question of the turn itself and called again later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import check as proof
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.decision import NO_LABELS, Decision
from bailiwick.engine.errors import IllegalAnswer, IllegalSetup
from bailiwick.engine.events import Event
from bailiwick.engine.kinds import ACTION, DURATION, TREASURE, KnownKinds
from bailiwick.engine.player import Player
from bailiwick.engine.rng import Rng
from bailiwick.engine.rows import NO_ENTRIES, bit
from bailiwick.engine.table import NO_MARKS, NO_ZONES
from bailiwick.engine.triggers import Triggers
from bailiwick.engine.vecs import vec
from bailiwick.engine.view import View
from bailiwick.engine.zone import MOST_SEATS, NO_CARDS, Zone, said

if TYPE_CHECKING:
    from bailiwick.engine.card import Card

# Stages of a turn. At the start of each, no card is half played: this is where games can be copied and resumed.
START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE_START: Final = 2
BUY_PHASE: Final = 3
CLEAN_UP: Final = 4
OVER: Final = 5

PHASES: Final = ["action", "action", "buy", "buy", "buy", "over"]
HAND_SIZE: Final = 5
NO_LIMIT: Final = 1 << 30  # turns that no game lasts
NO_VIEWS: Final[list[View | None]] = [None] * MOST_SEATS


class Game(Triggers):
    """The whole state. Built by `bailiwick.kingdoms`, advanced by `run`, copied by `copy`."""

    __slots__ = ()

    def __init__(self, old: Game | None = None) -> None:
        """An empty table, or a copy of another game."""
        if old is None:
            self._empty()
        else:
            self._copy(old)

    def copy(self) -> Game:
        """An exact copy, to be taken between stages. Cards are shared, since they never change."""
        return Game(self)

    def become(self, old: Game) -> None:
        """Go to the state of another copy of this game, together with whoever looks at this one."""
        self._copy(old)

    def _empty(self) -> None:
        self._players = []
        self.apart = False
        self.kept = False
        self.kinds = KnownKinds()
        self.agents = []
        self.views = NO_VIEWS
        self.piles = []
        self.piles_shared = False
        self.where = {}
        self.names = []
        self.landscapes = []
        self.aside = NO_ZONES
        self.waiting = {}
        self._trash = NO_CARDS
        self.rng = Rng(1)
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
        self.card_tokens = NO_MARKS
        self.serial = 0
        self.passed = []
        self.stage = START
        self.turn = 0
        self.last_turn = -1
        self.turn_number = 0
        self.most_turns = NO_LIMIT
        self.in_a_row = 1
        self.extra = False
        self.turn_because = None
        self.extra_turns = []
        self.next_seat = 0
        self.bought = False
        self.played = Zone()
        self.gained = Zone()
        self.full = 0
        self.last = 0
        self.ends_in = -1
        self.up_to = vec[i64]()
        self.depth = 0
        self.cause = None
        self.immune = 0
        self.extra_choices = []
        self.empty_piles = 0
        self.finished = False
        self.log = log.Log()
        self.forgotten = None
        self.always_ask = False
        self.keep_checkpoints = False
        self.checkpoint = None

    def _copy(self, old: Game) -> None:
        self.agents = old.agents
        self.kinds = old.kinds
        players: list[Player] = []
        for player in old._players:
            players.append(Player(player.index, player.rng.copy(), old.kinds, player))
        self._players = players
        self.apart = True
        self.kept = False
        self.views = NO_VIEWS
        # Piles are shared until one of the games changes them, see `own`.
        self.piles = old.piles
        if not old.piles_shared:
            for pile in self.piles:
                pile.shared = True
            old.piles_shared = True
        self.piles_shared = True
        self.where = old.where
        self.names = old.names
        self.landscapes = old.landscapes
        self.aside = {role: zone.copy() for role, zone in old.aside.items()} if old.aside else NO_ZONES
        self.waiting = old.waiting
        self._trash = old._trash.copy() if old._trash.n else NO_CARDS
        self.rng = old.rng.copy()
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
        self.card_tokens = old.card_tokens.copy() if old.card_tokens else NO_MARKS
        self.passed = old.passed
        self.stage = old.stage
        self.turn = old.turn
        self.last_turn = old.last_turn
        self.turn_number = old.turn_number
        self.most_turns = old.most_turns
        self.in_a_row = old.in_a_row
        self.extra = old.extra
        self.turn_because = old.turn_because
        self.extra_turns = old.extra_turns
        self.next_seat = old.next_seat
        self.bought = old.bought
        self.played = old.played.copy()
        self.gained = old.gained.copy()
        self.full = old.full
        self.last = old.last
        self.ends_in = old.ends_in
        self.up_to = old.up_to
        self.depth = old.depth
        self.empty_piles = old.empty_piles
        self.finished = old.finished
        self.log = old.log.copy()
        self.forgotten = old.forgotten
        self.always_ask = old.always_ask
        self.cause = None
        self.immune = 0
        self.extra_choices = old.extra_choices
        self.keep_checkpoints = False
        self.checkpoint = None

    # -- set-up -----------------------------------------------------------------------------------------------------

    def seat_players(self, n: int) -> None:
        """Seats for n players, with nothing yet."""
        if n > MOST_SEATS:
            raise IllegalSetup(f"A table has {MOST_SEATS} seats; {n} players have no room.")
        for i in range(n):
            self._players.append(Player(i, Rng(1), self.kinds, None))
        self.apart = True
        self.join()

    def deal(self, seed: object) -> None:
        """Shuffle the starting decks and draw the first hands."""
        self.seed(seed)
        apart = self.join()
        for player in self._players:
            player.deck.shuffle(player.rng)
            player.draw(HAND_SIZE)
        if self.heard & on.GAME_START:
            for player in self._players:
                self.announce(Event(on.GAME_START, player))
        if apart:
            self.part()

    # -- who knows the game -----------------------------------------------------------------------------------------

    def join(self) -> bool:
        """Let the players know their game, to play it; gives whether they did not. A game whose players know it must
        wait for the garbage collector when nobody needs it any more; others, such as forks and the games of a
        simulation, free themselves at once."""
        if not self.apart:
            return False
        for player in self._players:
            player.game = self
        self.apart = False
        return True

    def part(self) -> None:
        """The game is not played any more, or not for now: its players forget it, unless somebody else has them."""
        if self.apart or self.kept:
            return
        for player in self._players:
            del player.game
        self.views = NO_VIEWS
        self.apart = True

    # -- the turn ---------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Go on until the game is over, or until `most_turns` turns have been taken: players who never gain anything
        would play for ever."""
        apart = self.join()
        if not self.keep_checkpoints:  # nobody will look at it in between
            self.log.reserve()
        try:
            self._run()
        finally:
            if apart:
                self.part()

    def _run(self) -> None:
        while self.stage != OVER:
            stage = self.stage
            if stage == BUY_PHASE:
                self._buy_phase()
            elif stage == ACTION_PHASE:
                self._action_phase()
            elif stage == CLEAN_UP:
                self._clean_up()
            elif stage == START:
                if self.turn_number >= self.most_turns:
                    return
                self._start_turn()
            else:
                self._start_buy_phase()
            if self.keep_checkpoints:
                self.checkpoint = self.copy()

    @property
    def over(self) -> bool:
        return self.stage == OVER

    def in_action_phase(self) -> bool:
        """Whether it is somebody's Action phase."""
        return self.stage == ACTION_PHASE

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
            self.next_seat = (seat + 1) % len(self._players)
            self.extra = False
        me = self._players[seat]
        if not self.extra:
            me.turns += 1
        if me.skips:
            me.skips -= 1
            self.write(log.SKIP, seat, [], "" if because is None else because.name, 0)
            return  # the next turn starts at once; the one before is still the one before
        self.turn = seat
        self.turn_because = because
        if seat == self.last_turn:
            self.in_a_row += 1
        else:
            self.in_a_row = 1
        self.turn_number += 1
        me.actions = 1
        me.buys = 1
        me.coins = 0
        me.potions = 0
        me.plays_from_hand = 0
        self.bought = False
        if because is not None:
            self.log.write(log.TURN, seat, 0, [], because.name, me.turns)
        else:
            self.log.add(log.TURN, seat, 0, me.turns)
        if self.effects:
            self._expire(on.UNTIL_NEXT_TURN, seat)
        if self.heard & on.TURN_START:
            self.announce(Event(on.TURN_START, me))
        self.stage = ACTION_PHASE  # what happens at the start of a turn is not yet in its Action phase

    def turn_question(self) -> Decision | None:
        """What the turn asks at this stage; None where there is nothing to decide and the turn goes on."""
        apart = self.join()
        question: Decision | None = None
        if self.stage == ACTION_PHASE:
            question = self._which_action(self._players[self.turn])
        elif self.stage == BUY_PHASE:
            question = self._what_to_buy(self._players[self.turn])
        if apart:
            self.part()
        return question

    def _action_phase(self) -> None:
        me = self._players[self.turn]
        question = self._which_action(me)
        if question is None:
            self.stage = BUY_PHASE_START if self.heard & on.BUY_START else BUY_PHASE
            return
        answer = self.ask(question)
        if not answer:
            self.stage = BUY_PHASE_START
            return
        me.actions -= 1
        me.play(question.card_at(answer[0]), me.hand)

    def _which_action(self, me: Player) -> Decision | None:
        cards = NO_ENTRIES
        if me.actions > 0:
            cards = me.playable_entries(ACTION)
        most: i64 = 1
        if not len(cards):
            if not self.always_ask:
                return None
            most = 0
        return Decision(me.index, ask.PLAY_ACTION, ask.PICK, None, cards, self.piles, 0, NO_LABELS, 0, most)

    def _start_buy_phase(self) -> None:
        self.stage = BUY_PHASE
        if self.heard & on.BUY_START:
            self.announce(Event(on.BUY_START, self._players[self.turn]))

    def _buy_phase(self) -> None:
        me = self._players[self.turn]
        question = self._what_to_buy(me)
        if question is None:
            self._end_buy_phase(me)
            return
        answer = self.ask(question)
        if not answer:
            self._end_buy_phase(me)
            return
        first: i64 = answer[0]
        n = question.n_cards
        if first < n:
            everything = question.in_order and len(answer) == n
            if not everything or not me.play_plain(question.offered):
                me.play_in_order(question.picked_cards(answer))
        elif first < n + question.n_piles:
            me.buy(question.pile_at(first))
            if me.buys == 0 and not self.always_ask and not self.heard & on.BUY_END:
                self.stage = CLEAN_UP
        else:
            me.coffers -= 1
            me.coins += 1
            self.write(log.SPEND, me.index, [], "Coffers", 1)

    def _what_to_buy(self, me: Player) -> Decision | None:
        cards = NO_ENTRIES
        labels = NO_LABELS
        if not self.bought:
            cards = me.playable_entries(TREASURE)
            if me.coffers > 0:
                labels = [ask.COFFERS]
        piles: i64 = 0
        if me.buys > 0:
            piles = self.affordable(me)
        most: i64 = len(cards)
        if most == 0:
            if piles or labels:
                most = 1
            elif not self.always_ask:
                return None
        return Decision(me.index, ask.BUY, ask.PICK, None, cards, self.piles, piles, labels, 0, most)

    def _end_buy_phase(self, me: Player) -> None:
        self.stage = CLEAN_UP
        if self.heard & on.BUY_END:
            self.announce(Event(on.BUY_END, me))

    def affordable(self, me: Player) -> i64:
        """The Supply piles whose top card the player could buy now, as bits."""
        if me.debt:
            return 0
        if not self.heard & on.COST and len(self.up_to):
            coins = me.coins + self.cheaper
            dearest: i64 = len(self.up_to) - 1
            if coins > dearest:
                coins = dearest
            if coins < 0:
                return 0
            return self.up_to[coins] & self.full
        bits: i64 = 0
        for pile in self.piles:
            if pile.supply and pile.count:
                cost = self.cost(pile.top)
                if cost.coins <= me.coins and cost.potions <= me.potions:
                    bits |= bit(pile.index)
        return bits

    def _clean_up(self) -> None:
        me = self._players[self.turn]
        heard = self.heard
        if heard & on.CLEANUP:
            self.announce(Event(on.CLEANUP, me))
            heard = self.heard  # that may have left something behind for what follows
        if heard & (on.KEEP_HAND | on.DISCARD_FROM_PLAY) or self.effects or self.marks:
            self._discard_heard(me, heard)
        else:
            # The hand goes first, so that what is on top was in play and tells nothing.
            pile = me.discard_pile
            if me.hand.n:
                self.log.add_top(log.CLEANUP, me.index, 0, me.hand, me.hand.n)
                me.hand.throw(pile, said(1 << me.index))
                if not me.in_play.n:
                    pile.turn_up_top()
            me.in_play.throw(pile, 0)
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

    def _discard_heard(self, me: Player, heard: i64) -> None:
        """Discard hand and play area where something has a say in it."""
        kept_in_hand: list[Card] = []
        if heard & on.KEEP_HAND:
            event = Event(on.KEEP_HAND, me)
            self.announce(event)
            kept_in_hand = event.cards
        stay = self.staying(me) if self.effects else []
        thrown = [card for card in me.hand if card not in kept_in_hand]
        gone = [card for card in me.in_play if card not in stay]
        for card in thrown:
            me.discard_pile.push(card.id | said(1 << me.index))
        if thrown:
            if not gone:
                me.discard_pile.turn_up_top()
            self.log.write(log.CLEANUP, me.index, 0, thrown, "", 0)
        if self.marks:
            self.unmark(thrown)
            self.unmark(gone)
        me.discard_pile.extend(gone)
        forget_kept = bool(thrown)  # where cards were discarded, nobody else saw which were kept
        me.hand.keep(kept_in_hand)
        if forget_kept:
            me.hand.forget()
        me.in_play.keep(stay)
        if heard & on.DISCARD_FROM_PLAY:
            self.announce_each(on.DISCARD_FROM_PLAY, me, gone, me.discard_pile)

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
        if self.is_ending():
            self.stage = OVER
            self.log.add(log.END, me.index, 0, 0)
        else:
            self.stage = START

    def is_ending(self) -> bool:
        """Whether the game is over at the end of this turn, as the piles are now."""
        return self.finished or self.empty_piles >= (3 if len(self._players) < 5 else 4)

    def staying(self, me: Player) -> list[Card]:
        """The cards in play that Clean-up leaves there: Durations with something left to do, and what played them
        again."""
        busy: list[Card] = []
        for effect in self.effects:
            if effect.stays and effect.seat == me.index and self.is_held(effect):
                busy.append(effect.source)
        for by, by_mark, card, mark in self.ties:
            if card in busy and self.unmoved(card, mark) and self.unmoved(by, by_mark):
                busy.append(by)
        return [card for card in me.in_play if card in busy]

    def tie(self, by: Card, card: Card) -> None:
        """A card was played again: while it stays in play as a Duration, so does what played it again."""
        if card.types & DURATION:
            self.ties = [*self.ties, (by, self.mark(by), card, self.mark(card))]

    def give_extra_choice(self, card: Card) -> None:
        """This turn, the "choose" lists of this card let the player whose turn it is choose one more."""
        self.extra_choices = [*self.extra_choices, card]

    def take_extra_turn(self, seat: int, because: Card, third: bool = False, first: bool = False) -> None:
        """The player takes an extra turn after this one, before others that wait if it is to come first. When it is due
        it does not happen if it would be their third turn in a row, unless this may be."""
        turn = (seat, because, third)
        self.extra_turns = [turn, *self.extra_turns] if first else [*self.extra_turns, turn]

    # -- the end ----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """The points of all players, as things are now."""
        apart = self.join()
        scores = [player.points() for player in self._players]
        if apart:
            self.part()
        return scores

    def points_of(self, player: Player) -> int:
        """The points of one of the players, as things are now."""
        apart = self.join()
        points = player.points()
        if apart:
            self.part()
        return points

    def turns_taken(self) -> list[int]:
        """How many turns each player has taken, those that count for the tie-break."""
        return [player.turns for player in self._players]

    def winners(self, scores: list[int] | None = None) -> list[int]:
        """The seats that win: most points, then fewest turns; otherwise they rejoice together. Whoever has the scores
        already can hand them over, since counting them takes longest."""
        if scores is None:
            scores = self.scores()
        best = max(scores)
        winners: list[int] = []
        fewest: i64 = 0
        for player in self._players:
            if scores[player.index] == best:
                if not winners or player.turns < fewest:
                    winners = [player.index]
                    fewest = player.turns
                elif player.turns == fewest:
                    winners.append(player.index)
        return winners

    def check(self) -> None:
        """Prove that no card is lost or doubled and every counter is in range; `BrokenInvariant` says what is wrong."""
        proof.check(self)

    # -- questions --------------------------------------------------------------------------------------------------

    def ask(self, question: Decision) -> list[int]:
        """Put a question to the agent at its seat; a wrong answer is refused before anything changes."""
        seat = question.seat
        view = self.views[seat]
        if view is None:
            view = self._look(seat)
        given = self.agents[seat].decide(view, question)
        if not isinstance(given, list):
            raise IllegalAnswer(f"{given!r} is no answer: an answer is a list of option numbers.")
        answer: list[int] = given
        try:
            question.check(answer)
        except TypeError:
            raise IllegalAnswer(f"{given!r} is no answer: an answer is a list of option numbers.") from None
        self.log.decide(answer)
        return answer

    def _look(self, seat: i64) -> View:
        """The view of a seat, kept for its next question."""
        if self.views is NO_VIEWS:
            self.views = NO_VIEWS[:]
        view = View(self, seat)
        self.views[seat] = view
        return view

    @property
    def decisions(self) -> list[int]:
        """All answers so far in one flat list: of each, how many numbers, then the numbers."""
        return self.log.decided_since(0)

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        return View(self, seat)

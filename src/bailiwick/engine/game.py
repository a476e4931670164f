"""A game in progress: turns, phases, questions, and the end.

A game is a pure function of its set-up, its seed and the decisions made. `run` goes on until the game is over, asking
the agents; it can be left by an exception at a question of the turn itself and called again later.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import check as proof
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.board import IN_BOARD, NO_MARKS, Board
from bailiwick.engine.control import give_control_back, take_control
from bailiwick.engine.decision import Decision
from bailiwick.engine.errors import IllegalAnswer, IllegalSetup
from bailiwick.engine.events import THIS_TURN, Effect, Event
from bailiwick.engine.facts import affordable, cost_of, extra_coins, forbidden_by, types_of
from bailiwick.engine.kinds import DURATION, Cost, Kind, KnownKinds
from bailiwick.engine.pile import Pile
from bailiwick.engine.piles import IN_PILES
from bailiwick.engine.places import IN_PLACES
from bailiwick.engine.player import Player
from bailiwick.engine.rng import Rng
from bailiwick.engine.seldom import NOTHING_SELDOM
from bailiwick.engine.triggers import announce, announce_each, drop
from bailiwick.engine.turn import (
    ACTION_PHASE,
    BUY_PHASE,
    BUY_PHASE_END,
    BUY_PHASE_START,
    CLEAN_UP,
    DEALING,
    HAND_SIZE,
    LAST,
    NOT_THIRD,
    OVER,
    PHASES,
    START,
    ExtraTurn,
    return_to_action_phase,
    run_stages,
    turn_question,
)
from bailiwick.engine.vecs import vec
from bailiwick.engine.view import View
from bailiwick.engine.zone import MOST_SEATS, NO_CARDS, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card

NO_LIMIT: Final = 1 << 30  # turns that no game lasts
NO_VIEWS: Final[list[View | None]] = [None] * MOST_SEATS

STATE: Final = IN_PLACES + IN_PILES + IN_BOARD  # the names of all that a game is made of


class Game(Board):
    """The whole state. Built by `bailiwick.kingdoms`, advanced by `run`, copied by `copy`."""

    __slots__ = ()

    def __init__(self, old: Game | None = None) -> None:
        """An empty table, or a copy of another game."""
        # All in one method, so that mypyc sees that nothing stays undefined, and no read has to ask.
        if old is None:
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
            self._trash = NO_CARDS
            self.seldom = NOTHING_SELDOM
            self.hidden = 0
            self.journal = None
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
            self.ended = False
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
        else:
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
            self._trash = old._trash.copy() if old._trash.n else NO_CARDS
            self.seldom = old.seldom if old.seldom is NOTHING_SELDOM else old.seldom.copy()
            self.hidden = old.hidden
            self.journal = None
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
            self.ended = old.ended
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

    def copy(self) -> Game:
        """An exact copy, to be taken between stages. Cards are shared, since they never change."""
        return Game(self)

    def become(self, old: Game) -> None:
        """Go to the state of another copy of this game, together with whoever looks at this one."""
        fresh = Game(old)
        for name in STATE:
            setattr(self, name, getattr(fresh, name))

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
        """Shuffle the starting decks and draw the first hands; where players have a say in what they start with, `run`
        asks them first."""
        self.seed(seed)
        if self.hidden or self.stacks:
            self.shuffle_stacks()
        if self.heard & on.DEAL:
            self.stage = DEALING
        else:
            self.deal_hands()

    def deal_hands(self) -> None:
        """Shuffle what everybody starts with and draw the first hands."""
        apart = self.join()
        for player in self._players:
            if self.stage == DEALING and self.heard & on.SHUFFLE:
                player.shuffle_into_deck([], player.deck)  # what they start with may have a say in it
            else:
                player.shuffle_first()
            if self.journal is not None:
                self.journal.note(self, player.deck, player.deck, player.deck.cards())
            player.draw(HAND_SIZE)
        if self.heard & on.GAME_START:
            for player in self._players:
                self.announce(Event(on.GAME_START, player))
        if apart:
            self.part()

    # -- events and facts, see `triggers` and `facts` ---------------------------------------------------------------

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        return self._players[self.turn :] + self._players[: self.turn]

    def event(self, kind: int, seat: i64, card: Card | None = None) -> Event:
        """Something that happens to the player at a seat."""
        return Event(kind, self._players[seat], card)

    def announce(self, event: Event) -> None:
        """Let everything answer that listens: players in turn order, each in the order they like."""
        announce(self, event)

    def announce_each(self, kind: int, seat: i64, cards: list[Card], zone: Zone) -> None:
        """The same for several cards that something happened to at once: the player picks which is resolved first."""
        announce_each(self, kind, self._players[seat], cards, zone)

    def has_emptied(self, pile: Pile) -> bool:
        """A card of this pile was just taken: whether it was the last one of a Supply pile, and something answers."""
        return self.heard & on.EMPTIED != 0 and self.now(pile).supply and self.now(pile).count == 0

    def tell_emptied(self, pile: Pile, seat: i64, gains: i64) -> None:
        """A Supply pile became empty, when so many cards had been gained this turn: let that be answered."""
        event = Event(on.EMPTIED, self._players[seat])
        event.pile = self.now(pile)
        event.gains = gains
        announce(self, event)

    def drop(self, effect: Effect) -> None:
        """The effect is over."""
        drop(self, effect)

    def cost(self, kind: Kind) -> Cost:
        """What a card costs now."""
        if not self.cheaper and not self.heard & on.COST:
            return kind.cost
        return cost_of(self, kind)

    def types_of(self, kind: Kind) -> i64:
        """The types that cards of a kind have now."""
        return types_of(self, kind)

    def available(self, types: int = 0) -> list[Pile]:
        """Supply piles that have a card on top (of one of these types)."""
        if types:
            return [p for p in self.piles if p.supply and p.count and types_of(self, p.top) & types]
        return [p for p in self.piles if p.supply and p.count]

    def extra_coins(self, card: Card) -> int:
        """How many coins a Treasure makes beyond those printed on it."""
        return extra_coins(self, card)

    def is_forbidden(self, player: Player, card: Card) -> bool:
        """Whether something stops the player from playing this card from hand."""
        return forbidden_by(self, player, card) is not None

    def forbidden_by(self, player: Player, card: Card) -> Card | None:
        """What stops the player from playing this card from hand."""
        return forbidden_by(self, player, card)

    def affordable(self, me: Player) -> i64:
        """The Supply piles whose top card the player may buy now, as bits."""
        return affordable(self, me)

    def take_control(self, seat: i64, by: i64) -> None:
        """From now on, and until the end of this turn, `by` decides for `seat`."""
        take_control(self, seat, by)

    def give_control_back(self) -> None:
        give_control_back(self)

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
        if not self.keep_checkpoints:
            for agent in self.agents:
                if agent.thinks():
                    self.keep_checkpoints = True
                    self.checkpoint = self.copy()
                    break
            else:
                self.log.reserve()  # nobody will look at it in between
        try:
            run_stages(self)
        finally:
            if apart:
                self.part()

    @property
    def players(self) -> list[Player]:
        """The players. Whoever asks for them may want them to act, so they get to know their game, for good. The engine
        and cards, which only look at somebody for a moment, use `player_at`."""
        self.kept = True
        self.join()
        return self._players

    @property
    def over(self) -> bool:
        return self.stage == OVER

    def in_action_phase(self) -> bool:
        """Whether it is somebody's Action phase. A turn begins with it: what happens at its start happens in it."""
        return self.stage == ACTION_PHASE or self.stage == START

    @property
    def phase(self) -> str:
        return PHASES[self.stage]

    def in_clean_up(self) -> bool:
        """Whether it is somebody's Clean-up, until the turn is over."""
        return self.stage == CLEAN_UP

    def in_buy_phase(self) -> bool:
        """Whether it is somebody's Buy phase."""
        return self.stage == BUY_PHASE or self.stage == BUY_PHASE_START or self.stage == BUY_PHASE_END

    def turn_question(self) -> Decision | None:
        """What the turn asks at this stage; None where there is nothing to decide and the turn goes on."""
        apart = self.join()
        question = turn_question(self)
        if apart:
            self.part()
        return question

    def return_to_action_phase(self) -> bool:
        """The Buy phase ends here and the Action phase goes on: whether it was the Buy phase."""
        return return_to_action_phase(self)

    def is_ending(self) -> bool:
        """Whether the game is over at the end of this turn, as the piles are now."""
        return self.finished or self.empty_piles >= (3 if len(self._players) < 5 else 4)

    def staying(self, me: Player) -> list[Card]:
        """The cards in play that Clean-up leaves there: Durations with something left to do, and what played them
        again."""
        busy: list[Card] = []
        for effect in self.effects:
            if effect.stays and effect.until != THIS_TURN and effect.seat == me.index and self.is_kept(effect):
                busy.append(effect.keeper)
        for by, by_mark, card, mark in self.ties:
            if card in busy and self.unmoved(card, mark) and self.unmoved(by, by_mark):
                busy.append(by)
        return [card for card in me.in_play if card in busy]

    def tie(self, by: Card, card: Card, keeper: Card) -> None:
        """A card was played again: while it stays in play as a Duration, or what stays for it does, so does what played
        it again."""
        if by is not keeper and types_of(self, card.kind) & DURATION:
            self.ties = [*self.ties, (by, self.mark(by), keeper, self.mark(keeper))]

    def give_extra_choice(self, card: Card) -> None:
        """This turn, the "choose" lists of this card let the player whose turn it is choose one more."""
        self.extra_choices = [*self.extra_choices, card]

    def take_extra_turn(
        self, seat: int, because: Card, limit: int = NOT_THIRD, first: bool | None = None, controller: int = -1
    ) -> None:
        """The player takes an extra turn after this one, before or after others that wait, or as the player likes where
        that is not said; unless, when it is due, the limit says no. Where there is a controller, that seat makes all
        decisions in it. Where the game has ended but for last turns, it comes before the next of them, and never after
        the last."""
        last = [turn for turn in self.extra_turns if turn.limit == LAST]
        if self.ended and not last:
            return
        turn = ExtraTurn(seat, because, limit, controller, first)
        others = [turn for turn in self.extra_turns if turn.limit != LAST]
        self.extra_turns = [turn, *others, *last] if first else [*others, turn, *last]

    def take_last_turn(self, seat: int, because: Card) -> None:
        """Where the game would end: the player takes one more turn, in turn order after the last one."""
        turns = [*self.extra_turns, ExtraTurn(seat, because, LAST, -1, True)]
        count = len(self._players)
        self.extra_turns = [
            turn for i in range(1, count + 1) for turn in turns if turn.seat == (self.last_turn + i) % count
        ]

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
            view = self._look(question)
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

    def _look(self, question: Decision) -> View:
        """The view of whoever answers a question, kept for the next one unless they decide for somebody else."""
        view = self.view_for(question)
        if self.control is None:
            if self.views is NO_VIEWS:
                self.views = NO_VIEWS[:]
            self.views[question.seat] = view
        return view

    @property
    def decisions(self) -> list[int]:
        """All answers so far in one flat list: of each, how many numbers, then the numbers."""
        return self.log.decided_since(0)

    def view_for(self, question: Decision) -> View:
        """What whoever answers a question sees, before the eyes of the player who acts."""
        return View(self, question.seat, question.player)

    def view(self, seat: int) -> View:
        """What a seat may see; -1 for a spectator."""
        return View(self, seat)

"""All state of a game, and how cards move. No turns and no triggers: those are in `Game`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.piles import Piles
from bailiwick.engine.rng import streams
from bailiwick.engine.zone import Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.decision import Agent
    from bailiwick.engine.events import Effect
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.passing import Passed
    from bailiwick.engine.player import Player
    from bailiwick.engine.turn import ExtraTurn
    from bailiwick.engine.view import View

# Shared by all that have none; never changed.
NO_MARKS: Final[dict[Card, int]] = {}
NO_ZONES: Final[dict[str, Zone]] = {}

# All that it holds. Without a dict of its own, a game of the pure build is smaller and quicker.
IN_BOARD: Final = (
    "agents", "always_ask", "apart", "bought", "card_tokens", "cause", "cheaper", "checkpoint", "effects", "ended",
    "extra", "extra_choices", "extra_turns", "forgotten", "gained", "immune", "in_a_row", "keep_checkpoints",
    "kept", "landscapes", "last_turn", "marks", "most_turns", "next_seat", "passed", "played", "serial",
    "stage", "ties", "turn_because", "turn_number", "views",
)  # fmt: skip


class Board(Piles):
    """The state of a game, and what can be said of it without asking anybody."""

    apart: bool  # the players do not know their game: nobody plays it now
    kept: bool  # somebody outside has the players, who go on knowing their game
    agents: list[Agent]
    views: list[View | None]  # made when a seat is first asked
    landscapes: list[Card]  # replaced, never changed in place
    # What is heard, and what lasts.
    effects: list[Effect]  # replaced, never changed in place: copies share it, as they share all lists but the next
    ties: list[tuple[Card, int, Card, int]]  # (what played a card again, its mark in play, the card, its mark there)
    cheaper: i64  # by how much all cards are cheaper this turn
    # The stop-moving rule, and cards that changed hands.
    marks: dict[Card, int]
    card_tokens: dict[Card, int]  # tokens on cards in play; they are lost when the card moves
    serial: i64
    passed: list[Passed]  # cards that changed hands unseen by some; replaced, never changed in place
    # The turn.
    stage: i64
    last_turn: i64  # whose turn was before
    turn_number: i64  # of all turns so far
    most_turns: i64  # `run` stops before a turn beyond this many
    in_a_row: i64  # how many turns this player has taken one after the other, this one included
    extra: bool  # this is an extra turn
    turn_because: Card | None  # what gave this extra turn
    extra_turns: list[ExtraTurn]  # those that are to be taken after this turn
    ended: bool  # the game has ended but for turns that are taken all the same
    next_seat: i64  # who is next in turn order
    bought: bool
    played: Zone  # this turn, each play counted
    gained: Zone  # this turn, by anybody; what is said of a card is who gained it
    cause: Card | None
    immune: i64
    extra_choices: list[Card]  # cards whose "choose" lists have one more choice this turn, once for each time here
    # History.
    forgotten: log.Forgotten | None
    always_ask: bool  # ask the questions of the turn even where only one answer is left (for the lab)
    keep_checkpoints: bool  # make one after each stage; whoever asks for them sets the first
    checkpoint: Game | None  # a copy from before the stage, when no card was half played

    __slots__ = IN_BOARD

    def player_at(self, seat: i64) -> Player:
        """The player at a seat, who knows the game only while it is played."""
        return self._players[seat]

    # -- set-up -----------------------------------------------------------------------------------------------------

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

    def stand_in(self, kind: Kind) -> Card:
        """A card of a kind that lies nowhere, to be played where the real one stays in its pile."""
        name = f"{kind.name} in place"
        n = self.loose.get(name, 0)
        self.loose = self.loose | {name: n + 1}
        return kind.stand_in_number(n)

    def seed(self, seed: object) -> None:
        """Start all streams of chance afresh."""
        made = streams(seed, len(self._players))
        for player in self._players:
            player.rng = made[player.index]
        self.rng = made[len(self._players)]

    # -- moving -----------------------------------------------------------------------------------------------------

    def move(self, card: Card, source: Zone, target: Zone) -> bool:
        """The one way a single card goes from place to place. If it is not where it is expected, it stays."""
        if not source.take(card.id):
            return False
        target.push(card.id)
        if self.marks:
            self._has_moved(card)
        if self.journal is not None:
            self.journal.note(self, source, target, [card])
        return True

    def move_into(self, card: Card, source: Zone, target: Zone, down: i64, known: i64) -> bool:
        """The same with so many cards above it, or at the bottom where there are fewer; and what is said of it there
        (see `zone.said`)."""
        if not self.remove(card, source):
            return False
        if down > target.n:
            down = target.n
        target.insert_entry(target.n - down, card.id | known)
        if self.journal is not None:
            self.journal.note(self, source, target, [card], down)
        return True

    def remove(self, card: Card, source: Zone) -> bool:
        """Take a card from where it is expected, to be placed by the caller."""
        if not source.take(card.id):
            return False
        self._has_moved(card)
        return True

    def _has_moved(self, card: Card) -> None:
        if self.marks and card in self.marks:
            del self.marks[card]
            self.card_tokens.pop(card, None)

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

    def is_held(self, effect: Effect) -> bool:
        """Whether the source of an effect has been in play for it all the time, so that the effect may move it."""
        return effect.keeper is effect.source and self.is_kept(effect)

    def is_kept(self, effect: Effect) -> bool:
        """Whether what stays in play for an effect has been there all the time."""
        return effect.mark != 0 and self.marks.get(effect.keeper, 0) == effect.mark

    def unmark(self, cards: list[Card]) -> None:
        """These cards have moved."""
        if self.marks:
            for card in cards:
                self.marks.pop(card, None)
            if self.card_tokens:
                for card in cards:
                    self.card_tokens.pop(card, None)

    def put_tokens_on(self, card: Card, n: int = 1) -> None:
        """Put tokens onto a card; it keeps them until it moves."""
        self.mark(card)  # what has a mark is told apart when it moves
        if not self.card_tokens:
            self.card_tokens = {}
        self.card_tokens[card] = self.card_tokens.get(card, 0) + n
        self.write(log.PLACE, self.turn, [card], "", n)

    def take_tokens_off(self, card: Card) -> int:
        """Take all tokens off a card: how many there were."""
        return self.card_tokens.pop(card, 0)

    def _drop_marks(self) -> None:
        """The turn is over: only what tells that tied cards have stayed in play is needed any longer."""
        ties = [tie for tie in self.ties if self.unmoved(tie[0], tie[1]) and self.unmoved(tie[2], tie[3])]
        marks: dict[Card, int] = {}
        for by, by_mark, card, mark in ties:
            marks[by] = by_mark
            marks[card] = mark
        for card in self.card_tokens:
            marks[card] = self.marks[card]
        for effect in self.effects:
            if self.is_kept(effect):
                marks[effect.keeper] = effect.mark
        self.ties = ties
        self.marks = marks

"""How cards move, noted as it happens, in games that somebody watches.

The log says what happened in the words of the rules; this says which cards went from which place to which, all of it,
so that whoever shows a game need not guess. Like the game itself it knows everything: what somebody may see of a move
is for those to decide who show it. Games that nobody watches have no journal and ask once in each verb.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.places import Places
    from bailiwick.engine.zone import Zone

BOX: Final = "box"  # where cards come from that were not in the game, and go to that leave it


class Moved:
    """Cards that went from one place to another at once. Places are named as on the wire: "hand:0", "pile:Copper"."""

    def __init__(self, entry: i64, seat: i64, source: str, target: str, cards: list[Card], above: i64) -> None:
        self.entry: i64 = entry  # the number of the log's entry that comes with it; that is written after it
        self.seat: i64 = seat  # whose cards they were or are; -1 where nobody's
        self.source = source  # the same as the target where cards only changed their order
        self.target = target
        self.cards = cards  # in the order in which they lie there, the topmost last
        self.above: i64 = above  # how many cards of the target lie above them

    def __repr__(self) -> str:
        return f"<Moved {self.cards} from {self.source} to {self.target}>"


class Journal:
    """The moves of a game since somebody last read them."""

    def __init__(self) -> None:
        self.moves: list[Moved] = []
        self.others = False  # a card has turned to other players since somebody last set this

    def read(self) -> list[Moved]:
        """What was noted since the last call, in the order in which it happened."""
        moves = self.moves
        self.moves = []
        return moves

    def note(self, game: Places, source: Zone, target: Zone, cards: list[Card], above: i64 = 0) -> None:
        """Cards went from zone to zone."""
        if cards:
            seat = source.owner if source.owner >= 0 else target.owner
            places = game.place_of(source), game.place_of(target)
            self.moves.append(Moved(len(game.log), seat, places[0], places[1], cards[:], above))

    def note_taken(self, game: Places, pile: Pile, target: Zone, card: Card) -> None:
        """A card came from its pile."""
        place = "pile:" + pile.name
        self.moves.append(Moved(len(game.log), target.owner, place, game.place_of(target), [card], 0))

    def note_returned(self, game: Places, source: Zone, pile: Pile, card: Card) -> None:
        """A card went onto its pile."""
        place = "pile:" + pile.name
        self.moves.append(Moved(len(game.log), source.owner, game.place_of(source), place, [card], 0))

    def note_gone(self, game: Places, source: Zone, card: Card) -> None:
        """A card left the game."""
        self.moves.append(Moved(len(game.log), source.owner, game.place_of(source), BOX, [card], 0))

    def note_new(self, game: Places, target: Zone, card: Card) -> None:
        """A card came into the game."""
        self.moves.append(Moved(len(game.log), target.owner, BOX, game.place_of(target), [card], 0))

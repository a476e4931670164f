"""What a player has: zones, counters, mats. The verbs that change them are in `player`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.rng import Rng


class Seat:
    """The state of one player. Zones are lists that keep their identity for the whole game; the top of `deck` and of
    `discard_pile` is the last card."""

    def __init__(self, game: Game, index: int, rng: Rng) -> None:
        self.game = game
        self.index = index
        self.rng = rng
        self.hand: list[Card] = []
        self.deck: list[Card] = []
        self.discard_pile: list[Card] = []
        self.in_play: list[Card] = []
        self.set_aside: list[Card] = []  # face up, with whatever will use them
        self.set_aside_hidden: list[Card] = []  # face down: only the owner knows them
        self.revealed: list[Card] = []  # between deck and wherever they go, seen by all
        self.looking: list[Card] = []  # the same, seen by the owner alone
        self.mats: dict[str, list[Card]] = {}
        self.owned: dict[str, int] = {}  # how many of each card, wherever they are
        self.tokens: dict[str, int] = {}  # markers without a counter of their own
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.potions = 0
        self.coffers = 0
        self.villagers = 0
        self.favors = 0
        self.vp_tokens = 0
        self.debt = 0
        self.turns = 0  # turns that count for the tie-break: own and skipped ones, not extra ones
        self.skips = 0  # turns still to be skipped
        self.shuffles = 0  # how often this player has shuffled
        self.plays_from_hand = 0  # this turn

    def copy_from(self, other: Seat) -> None:
        """Take over the state of the same seat in another game. Lists are filled, never replaced."""
        self.hand += other.hand
        self.deck += other.deck
        self.discard_pile += other.discard_pile
        self.in_play += other.in_play
        if other.set_aside:
            self.set_aside += other.set_aside
        if other.set_aside_hidden:
            self.set_aside_hidden += other.set_aside_hidden
        if other.revealed:
            self.revealed += other.revealed
        if other.looking:
            self.looking += other.looking
        if other.mats:
            for name, cards in other.mats.items():
                self.mats[name] = cards[:]
        self.owned = other.owned.copy()
        if other.tokens:
            self.tokens = other.tokens.copy()
        self.actions = other.actions
        self.buys = other.buys
        self.coins = other.coins
        self.potions = other.potions
        self.coffers = other.coffers
        self.villagers = other.villagers
        self.favors = other.favors
        self.vp_tokens = other.vp_tokens
        self.debt = other.debt
        self.turns = other.turns
        self.skips = other.skips
        self.shuffles = other.shuffles
        self.plays_from_hand = other.plays_from_hand

    def zones(self) -> list[list[Card]]:
        """Every place where this player's cards can be."""
        places = [
            self.hand, self.deck, self.discard_pile, self.in_play, self.set_aside, self.set_aside_hidden,
            self.revealed, self.looking,
        ]  # fmt: skip
        for cards in self.mats.values():
            places.append(cards)
        return places

    def all_cards(self) -> list[Card]:
        """All cards this player owns, in no telling order."""
        cards: list[Card] = []
        for zone in self.zones():
            cards += zone
        return cards

    def count_in_play(self, name: str) -> int:
        n = 0
        for card in self.in_play:
            if card.name == name:
                n += 1
        return n

    def mat(self, name: str) -> list[Card]:
        """The cards on one of this player's mats."""
        if name not in self.mats:
            self.mats[name] = []
        return self.mats[name]

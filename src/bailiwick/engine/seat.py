"""What a player has: zones, counters, mats. The verbs that change them are in `player`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.rng import Rng


NO_CARDS: Final[list[Card]] = []  # shared by all zones not used yet; never changed


class Seat:
    """The state of one player. Zones are lists that keep their identity for the whole game; the top of `deck` and of
    `discard_pile` is the last card."""

    hand: list[Card]
    deck: list[Card]
    discard_pile: list[Card]
    in_play: list[Card]
    # Zones that are seldom used are made on first use (see below): copying a game is mostly copying its lists.
    _set_aside: list[Card]
    _set_aside_hidden: list[Card]
    _revealed: list[Card]
    _looking: list[Card]
    mats: dict[str, list[Card]]  # see `mat`
    owned: dict[str, int]  # how many of each card, wherever they are; changed by `count` alone
    owned_shared: bool  # a copy of the game has the same dict
    tokens: dict[str, int]  # markers without a counter of their own, see `add_tokens`
    actions: int
    buys: int
    coins: int
    potions: int
    coffers: int
    villagers: int
    favors: int
    vp_tokens: int
    debt: int
    turns: int  # turns that count for the tie-break: own and skipped ones, not extra ones
    skips: int  # turns still to be skipped
    shuffles: int  # how often this player has shuffled
    plays_from_hand: int  # this turn
    landed: list[Card] | None  # where the card gained last came to, if it is still there once the gain is resolved

    def __init__(self, game: Game, index: int, rng: Rng, old: Seat | None) -> None:
        """An empty seat, or a copy of the same seat in another game."""
        self.game = game
        self.index = index
        self.rng = rng
        if old is None:
            self._empty()
        else:
            self._copy(old)

    def _empty(self) -> None:
        self.hand = []
        self.deck = []
        self.discard_pile = []
        self.in_play = []
        self._set_aside = NO_CARDS
        self._set_aside_hidden = NO_CARDS
        self._revealed = NO_CARDS
        self._looking = NO_CARDS
        self.mats = {}
        self.owned = {}
        self.owned_shared = False
        self.tokens = {}
        self.actions = 0
        self.buys = 0
        self.coins = 0
        self.potions = 0
        self.coffers = 0
        self.villagers = 0
        self.favors = 0
        self.vp_tokens = 0
        self.debt = 0
        self.turns = 0
        self.skips = 0
        self.shuffles = 0
        self.plays_from_hand = 0
        self.landed = None

    def _copy(self, old: Seat) -> None:
        self.hand = old.hand[:]
        self.deck = old.deck[:]
        self.discard_pile = old.discard_pile[:]
        self.in_play = old.in_play[:]
        self._set_aside = old._set_aside[:] if old._set_aside else NO_CARDS
        self._set_aside_hidden = old._set_aside_hidden[:] if old._set_aside_hidden else NO_CARDS
        self._revealed = old._revealed[:] if old._revealed else NO_CARDS
        self._looking = old._looking[:] if old._looking else NO_CARDS
        self.mats = {name: cards[:] for name, cards in old.mats.items()} if old.mats else old.mats
        self.owned = old.owned
        self.owned_shared = old.owned_shared = True
        self.tokens = old.tokens
        self.actions = old.actions
        self.buys = old.buys
        self.coins = old.coins
        self.potions = old.potions
        self.coffers = old.coffers
        self.villagers = old.villagers
        self.favors = old.favors
        self.vp_tokens = old.vp_tokens
        self.debt = old.debt
        self.turns = old.turns
        self.skips = old.skips
        self.shuffles = old.shuffles
        self.plays_from_hand = old.plays_from_hand
        self.landed = None

    @property
    def set_aside(self) -> list[Card]:
        """Set aside face up, with whatever will use it."""
        if self._set_aside is NO_CARDS:
            self._set_aside = []
        return self._set_aside

    @property
    def set_aside_hidden(self) -> list[Card]:
        """Set aside face down: only the owner knows these cards."""
        if self._set_aside_hidden is NO_CARDS:
            self._set_aside_hidden = []
        return self._set_aside_hidden

    @property
    def revealed(self) -> list[Card]:
        """Between the deck and wherever they go, seen by all."""
        if self._revealed is NO_CARDS:
            self._revealed = []
        return self._revealed

    @property
    def looking(self) -> list[Card]:
        """Between the deck and wherever they go, seen by the owner alone."""
        if self._looking is NO_CARDS:
            self._looking = []
        return self._looking

    def zones(self) -> list[list[Card]]:
        """Every place where this player's cards can be."""
        places = [
            self.hand, self.deck, self.discard_pile, self.in_play, self._set_aside, self._set_aside_hidden,
            self._revealed, self._looking,
        ]  # fmt: skip
        return places + list(self.mats.values())

    def all_cards(self) -> list[Card]:
        """All cards this player owns, in no telling order."""
        cards: list[Card] = []
        for zone in self.zones():
            cards += zone
        return cards

    def count(self, name: str, more: int) -> None:
        """The player has so many more cards of that name."""
        if self.owned_shared:
            self.owned = self.owned.copy()
            self.owned_shared = False
        self.owned[name] = self.owned.get(name, 0) + more

    def count_in_play(self, name: str) -> int:
        n = 0
        for card in self.in_play:
            if card.name == name:
                n += 1
        return n

    def mat(self, name: str) -> list[Card]:
        """The cards on one of this player's mats."""
        if name not in self.mats:
            self.mats = {**self.mats, name: []}
        return self.mats[name]

    def add_tokens(self, name: str, n: int = 1) -> None:
        """Take (or give back) tokens that have no counter of their own."""
        self.tokens = {**self.tokens, name: self.tokens.get(name, 0) + n}

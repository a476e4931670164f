"""What a player has: zones, counters, mats. The verbs that change them are in `moving` and `player`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import ALL, AS_PUT, NO_CARDS, NOBODY, OWNER, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.declared import Mat, Token
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Kind, KnownKinds
    from bailiwick.engine.rng import Rng


NO_LANDSCAPES: Final[list[Card]] = []  # shared; never changed


class Holdings:
    """The state of one player. Zones keep their identity for the whole game once they are there; the top of `deck` and
    of `discard_pile` is the last card."""

    __deletable__ = ["game"]
    game: Game  # known only while it is played, see `Game.join`
    hand: Zone
    deck: Zone
    discard_pile: Zone
    in_play: Zone
    # Zones that are seldom used are made on first use (see below): copying a game is mostly copying its zones.
    _set_aside: Zone
    _set_aside_hidden: Zone
    _revealed: Zone
    _looking: Zone
    mats: dict[str, Zone]  # see `mat`
    counts: vec[i64]  # how many cards of each kind, wherever they are, by the kind's place in `kinds`
    landscapes: list[Card]  # Projects, States and Artifacts that the player has; replaced, never changed in place
    tokens: dict[str, int]  # those without a counter of their own, see `add_tokens`
    actions: i64
    buys: i64
    coins: i64
    potions: i64
    coffers: i64
    villagers: i64
    favors: i64
    vp_tokens: i64
    debt: i64
    turns: i64  # turns that count for the tie-break: own and skipped ones, not extra ones
    skips: i64  # turns still to be skipped
    shuffles: i64  # how often this player has shuffled
    plays_from_hand: i64  # this turn
    landed: Zone | None  # where the card gained last came to, if it is still there once the gain is resolved

    __slots__ = (
        "_looking", "_revealed", "_set_aside", "_set_aside_hidden", "actions", "buys", "coffers", "coins", "counts",
        "debt", "deck", "discard_pile", "favors", "game", "hand", "in_play", "index", "kinds", "landed", "landscapes",
        "mats", "plays_from_hand", "potions", "rng", "shuffles", "skips", "tokens", "turns", "villagers", "vp_tokens",
    )  # fmt: skip

    def __init__(self, index: i64, rng: Rng, kinds: KnownKinds, old: Holdings | None) -> None:
        """An empty seat, or a copy of the same seat in another game."""
        self.index: i64 = index
        self.rng = rng
        self.kinds = kinds
        # All in one method, so that mypyc sees that nothing stays undefined, and no read has to ask.
        if old is None:
            self.hand = Zone(OWNER, index)
            self.deck = Zone(NOBODY, index)
            self.discard_pile = Zone(AS_PUT, index)
            self.in_play = Zone(ALL, index)
            self._set_aside = NO_CARDS
            self._set_aside_hidden = NO_CARDS
            self._revealed = NO_CARDS
            self._looking = NO_CARDS
            self.mats = {}
            self.counts = vec[i64]()
            self.landscapes = NO_LANDSCAPES
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
        else:
            self.hand = old.hand.copy()
            self.deck = old.deck.copy()
            self.discard_pile = old.discard_pile.copy()
            self.in_play = old.in_play.copy()
            self._set_aside = old._set_aside.copy() if old._set_aside.n else NO_CARDS
            self._set_aside_hidden = old._set_aside_hidden.copy() if old._set_aside_hidden.n else NO_CARDS
            self._revealed = old._revealed.copy() if old._revealed.n else NO_CARDS
            self._looking = old._looking.copy() if old._looking.n else NO_CARDS
            self.mats = {name: cards.copy() for name, cards in old.mats.items()} if old.mats else old.mats
            self.counts = old.counts[: len(old.counts)]
            self.landscapes = old.landscapes
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
    def set_aside(self) -> Zone:
        """Set aside face up, with whatever will use it."""
        if self._set_aside is NO_CARDS:
            self._set_aside = Zone(ALL, self.index)
        return self._set_aside

    @property
    def set_aside_hidden(self) -> Zone:
        """Set aside face down: only the owner knows these cards."""
        if self._set_aside_hidden is NO_CARDS:
            self._set_aside_hidden = Zone(OWNER, self.index)
        return self._set_aside_hidden

    @property
    def revealed(self) -> Zone:
        """Between the deck and wherever they go, seen by all."""
        if self._revealed is NO_CARDS:
            self._revealed = Zone(ALL, self.index)
        return self._revealed

    @property
    def looking(self) -> Zone:
        """Between the deck and wherever they go, seen by the owner alone."""
        if self._looking is NO_CARDS:
            self._looking = Zone(OWNER, self.index)
        return self._looking

    def closed_zones(self) -> list[Zone]:
        """Every place of this player's where somebody may not see all cards."""
        found = [self.deck, self.discard_pile, self.hand]
        if self._set_aside_hidden.n:
            found.append(self._set_aside_hidden)
        if self._looking.n:
            found.append(self._looking)
        if self.mats:
            found += [zone for zone in self.mats.values() if zone.sight != ALL]
        return found

    def zones(self) -> list[Zone]:
        """Every place where this player has cards; in the order of `places`."""
        found = [self.deck, self.discard_pile, self.hand]
        if self._set_aside_hidden.n:
            found.append(self._set_aside_hidden)
        if self._looking.n:
            found.append(self._looking)
        found.append(self.in_play)
        if self._set_aside.n:
            found.append(self._set_aside)
        if self._revealed.n:
            found.append(self._revealed)
        if self.mats:
            found += self.mats.values()
        return found

    def places(self, every: bool = False) -> list[tuple[str, Zone]]:
        """The same, each with its name on the wire, such as "hand:0" and "mat:0:Tavern"; or also those that are empty
        and seldom used."""
        i = str(self.index)
        found = [("deck:" + i, self.deck), ("discard:" + i, self.discard_pile), ("hand:" + i, self.hand)]
        if every or self._set_aside_hidden.n:
            found.append(("face_down:" + i, self._set_aside_hidden))
        if every or self._looking.n:
            found.append(("looking:" + i, self._looking))
        found.append(("in_play:" + i, self.in_play))
        if every or self._set_aside.n:
            found.append(("set_aside:" + i, self._set_aside))
        if every or self._revealed.n:
            found.append(("revealed:" + i, self._revealed))
        for name, zone in self.mats.items():
            found.append((f"mat:{i}:{name}", zone))
        return found

    def all_cards(self) -> list[Card]:
        """All cards this player owns, in no telling order."""
        cards: list[Card] = []
        for zone in self.zones():
            cards += zone.cards()
        return cards

    @property
    def owned(self) -> dict[str, int]:
        """How many of each card, by name, wherever they are."""
        return {self.kinds.all[i].name: self.counts[i] for i in range(len(self.counts)) if self.counts[i]}

    def count(self, kind: Kind, more: i64) -> None:
        """The player has so many more cards of that kind."""
        place = self.kinds.find(kind)
        if place < 0 or place >= len(self.counts):
            place = self.kinds.give_place(kind)
            while len(self.counts) <= place:
                self.counts = append(self.counts, 0)
        self.counts[place] += more

    def size(self) -> i64:
        """How many cards the player has."""
        n: i64 = 0
        for i in range(len(self.counts)):
            n += self.counts[i]
        return n

    def money(self) -> i64:
        """The coins that all Treasures of the player make together."""
        coins = self.kinds.coins
        total: i64 = 0
        for i in range(len(self.counts)):
            total += self.counts[i] * coins[i]
        return total

    def owned_of_types(self, types: i64) -> i64:
        """How many cards with one of these types the player has, wherever they are."""
        of = self.kinds.types
        n: i64 = 0
        for i in range(len(self.counts)):
            if of[i] & types:
                n += self.counts[i]
        return n

    def count_in_play(self, name: str) -> int:
        n = 0
        for card in self.in_play:
            if card.name == name:
                n += 1
        return n

    def mat(self, mat: Mat) -> Zone:
        """The cards on one of this player's mats."""
        if mat.name not in self.mats:
            self.mats = {**self.mats, mat.name: Zone(mat.sight, self.index)}
        return self.mats[mat.name]

    def tokens_of(self, token: Token) -> int:
        """How many of these tokens the player has."""
        return self.tokens.get(token.name, 0)

    def set_tokens(self, token: Token, n: int) -> None:
        """Have so many of these tokens; 1 and 0 are the sides of a token that is turned over."""
        self.tokens = {**self.tokens, token.name: n}

    def turn_over(self, token: Token) -> bool:
        """Turn a two-sided token over: whether it is face up now."""
        side = 1 - self.tokens_of(token)
        self.set_tokens(token, side)
        self.game.write(log.TURN_OVER, self.index, [], token.name, side)
        return side == 1

    def take_token(self, token: Token) -> bool:
        """Take a token of which everybody has one; whether the player did not have it already."""
        if self.tokens_of(token):
            return False
        self.add_tokens(token)
        return True

    def add_tokens(self, token: Token, n: int = 1) -> None:
        """Take (or give back) tokens that have no counter of their own."""
        self.set_tokens(token, self.tokens_of(token) + n)
        self.game.write(log.TOKENS if n > 0 else log.SPEND, self.index, [], token.name, abs(n))

    def played_of(self, types: int, plays: int = -1) -> list[Card]:
        """The cards that the player whose turn it is has played in it, once for each play, if they had one of these
        types as they were played; or those among so many first plays."""
        game = self.game
        cards = game.played.cards()
        if plays >= 0:
            cards = cards[:plays]
        typed = game.typed
        return [card for i, card in enumerate(cards) if typed.get(i + 1, card.types) & types]

    def count_played_of(self, types: int) -> int:
        """How many such plays this player has made this turn; in the turn of somebody else, all of them count."""
        game = self.game
        return len(self.played_of(types)) if self.index == game.turn else game.visits.get(self.index, 0)

"""What is printed on cards: types, costs and the other facts of a kind of card."""

from __future__ import annotations

from itertools import count
from threading import RLock
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import ALL

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.declared import Declared
    from bailiwick.engine.roles import Role

# Card types are bits, so that "is it an Action or a Treasure" is one operation.
ACTION: Final = 1 << 0
TREASURE: Final = 1 << 1
VICTORY: Final = 1 << 2
CURSE: Final = 1 << 3
NIGHT: Final = 1 << 4
ATTACK: Final = 1 << 5
DURATION: Final = 1 << 6
REACTION: Final = 1 << 7
LIAISON: Final = 1 << 8
PRIZE: Final = 1 << 9
REWARD: Final = 1 << 10
COMMAND: Final = 1 << 11
RESERVE: Final = 1 << 12
TRAVELLER: Final = 1 << 13
LOOTER: Final = 1 << 14
RUINS: Final = 1 << 15
KNIGHT: Final = 1 << 16
SHELTER: Final = 1 << 17
CASTLE: Final = 1 << 18
GATHERING: Final = 1 << 19
FATE: Final = 1 << 20
DOOM: Final = 1 << 21
HEIRLOOM: Final = 1 << 22
SPIRIT: Final = 1 << 23
ZOMBIE: Final = 1 << 24
AUGUR: Final = 1 << 25
CLASH: Final = 1 << 26
FORT: Final = 1 << 27
ODYSSEY: Final = 1 << 28
TOWNSFOLK: Final = 1 << 29
WIZARD: Final = 1 << 30
LOOT: Final = 1 << 31
SHADOW: Final = 1 << 32
OMEN: Final = 1 << 33
# Landscapes: cards that lie beside the Supply and never enter a deck.
EVENT: Final = 1 << 34
LANDMARK: Final = 1 << 35
PROJECT: Final = 1 << 36
WAY: Final = 1 << 37
ALLY: Final = 1 << 38
TRAIT: Final = 1 << 39
PROPHECY: Final = 1 << 40
BOON: Final = 1 << 41
HEX: Final = 1 << 42
STATE: Final = 1 << 43
ARTIFACT: Final = 1 << 44

# How often a player may buy an Event.
ONCE_A_TURN: Final = 1
ONCE_A_GAME: Final = 2

# Landscapes that come with the cards of a kingdom and are never chosen for it.
BROUGHT: Final = BOON | HEX | STATE | ARTIFACT
LANDSCAPES: Final = EVENT | LANDMARK | PROJECT | WAY | ALLY | TRAIT | PROPHECY | BOON | HEX | STATE | ARTIFACT

TYPE_NAMES: Final = [
    "Action", "Treasure", "Victory", "Curse", "Night", "Attack", "Duration", "Reaction", "Liaison", "Prize", "Reward",
    "Command", "Reserve", "Traveller", "Looter", "Ruins", "Knight", "Shelter", "Castle", "Gathering", "Fate", "Doom",
    "Heirloom", "Spirit", "Zombie", "Augur", "Clash", "Fort", "Odyssey", "Townsfolk", "Wizard", "Loot", "Shadow",
    "Omen", "Event", "Landmark", "Project", "Way", "Ally", "Trait", "Prophecy", "Boon", "Hex", "State", "Artifact",
]  # fmt: skip


def type_names(types: int) -> list[str]:
    """The names of the types in a set of type bits."""
    return [name for i, name in enumerate(TYPE_NAMES) if types >> i & 1]


class Cost:
    """What a card costs: coins, Potions and debt. Costs are only partly ordered: 5 coins and a Potion are neither
    more nor less than 6 coins."""

    def __init__(self, coins: int, potions: int = 0, debt: int = 0) -> None:
        self.coins = coins
        self.potions = potions
        self.debt = debt

    def plus(self, coins: int) -> Cost:
        """This cost with so many coins more (or fewer, never below 0)."""
        return Cost(max(0, self.coins + coins), self.potions, self.debt)

    def at_most(self, other: Cost) -> bool:
        """Costs up to the other."""
        return self.coins <= other.coins and self.potions <= other.potions and self.debt <= other.debt

    def less_than(self, other: Cost) -> bool:
        return self.at_most(other) and not self.same_as(other)

    def same_as(self, other: Cost) -> bool:
        return self.coins == other.coins and self.potions == other.potions and self.debt == other.debt

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cost) and self.same_as(other)

    def __hash__(self) -> int:
        return hash((self.coins, self.potions, self.debt))

    def price(self) -> str:
        """As on a price tag: "$5", "$4P", "$8 8D", "8D"."""
        debt = f"{self.debt}D" if self.debt else ""
        return f"${Cost(self.coins, self.potions)} {debt}".strip() if self.coins or self.potions or not debt else debt

    def __str__(self) -> str:
        parts = [str(self.coins)] if self.coins or not (self.potions or self.debt) else []
        return "".join(parts + ["P"] * self.potions + ([f"{self.debt}D"] if self.debt else []))


RULE: Final = -1 << 20  # the number of the card that speaks for a rule: stand-ins count down from -1

_numbers = count()
_making = RLock()  # cards are numbered as they are made, and all threads share them


class Kind:
    """A printed card: its facts, and the class that says what it does.

    `hears` says which events the card answers and from where, for example ``{ATTACKED: HAND}`` for a Reaction.
    """

    __slots__ = (
        "_made", "_rule", "_stand_ins", "aliases", "as_one", "basic", "beside", "brings", "cls", "coins",
        "copies_from_three", "copies_in_pile", "cost", "edition", "ends_game", "expansion", "favors", "fixed_points",
        "gives", "goes_with", "group", "heard", "hears", "heirloom", "home", "makes_only_coins", "makes_potions",
        "minds", "name", "newest", "number", "once", "only_coins", "other_price", "overpay", "own_back", "plain",
        "plural", "price", "repeats", "role", "shields", "sight", "simple_price", "split", "supply", "text",
        "two_prices", "types", "uses", "vp",
    )  # fmt: skip

    def __init__(
        self,
        cost: int,
        types: int,
        text: str,
        *,
        name: str = "",
        coins: int = 0,
        vp: int = 0,
        potions: int = 0,
        debt: int = 0,
        makes_potions: int = 0,
        copies: int = 0,
        copies_from_three: int = 0,
        overpay: bool = False,
        favors: int = 0,
        plain: int = 0,
        minds: int = 0,
        repeats: bool = False,
        as_one: bool = False,
        other_price: str = "",
        once: int = 0,
        ends_game: bool = False,
        shields: bool = False,
        basic: bool = False,
        supply: bool = True,
        edition: int = 0,
        newest: str = "",
        hears: dict[int, int] | None = None,
        split: list[str] | None = None,
        beside: list[str] | None = None,
        goes_with: int = 0,
        group: str = "",
        role: Role | None = None,
        aliases: list[str] | None = None,
        plural: str = "",
        uses: list[str] | None = None,
        sight: int = ALL,
        brings: list[Declared] | None = None,
        gives: list[Kind] | None = None,
        heirloom: str = "",
        own_back: bool = False,
    ) -> None:
        self.name = name
        self.types: i64 = types
        self.text = text
        self.cost = Cost(cost, potions, debt)
        self.price = cost  # the coins alone, for the fast comparisons of the Buy phase
        self.only_coins = potions == 0 and debt == 0
        self.two_prices = other_price != ""  # asked at every look at what can be bought: not by looking at letters
        self.simple_price = self.only_coins and not self.two_prices  # whether coins alone tell who can buy it
        self.coins = coins  # what the Treasure makes when played
        self.makes_potions = makes_potions
        self.vp = vp  # fixed victory points
        self.copies_in_pile = copies  # 0: as many as the rules give a pile of this type
        self.copies_from_three = copies_from_three or copies  # the same with 3 players or more, inside a split pile
        self.overpay = overpay
        self.favors = favors  # of an Ally: with fewer Favors than that its ability does nothing
        self.plain: i64 = plain  # events at which the order of its ability among others never matters
        self.minds: i64 = minds  # events at which it does matter to this what plain abilities do first
        self.as_one = as_one  # of several that answer the same event, one answers for all
        self.repeats = repeats  # a Reaction that may be used again for the same event while it answers
        self.other_price = other_price  # how it can be paid otherwise, in words; see `Card.can_pay_otherwise`
        self.once = once  # of an Event: ONCE_A_TURN or ONCE_A_GAME
        self.ends_game = ends_game  # the game ends when this pile is empty
        self.shields = shields  # a Reaction that keeps an Attack away and costs nothing: one shows it whenever one may
        self.basic = basic  # not a Kingdom card
        self.supply = supply  # False: its pile never stands in the Supply
        self.edition = edition  # 0: in every printing; 1 or 2: only in that edition
        self.newest = newest  # an older wording of a card: the name of the newest one, which is what people get
        self.hears: dict[int, int] = {} if hears is None else hears
        self.heard: i64 = 0
        for event in self.hears:
            self.heard |= event
        self.split: list[str] = [] if split is None else split  # a split pile: what is in it, from the top
        self.beside: list[str] = [] if beside is None else beside  # cards that games with this put beside the Supply
        self.goes_with: i64 = goes_with  # its pile stands in the Supply where a card of these types is used
        self.group = group  # piles that are taken from together, such as the Prizes
        self.role = role  # what games with this choose beyond the ten piles
        self.aliases: list[str] = [] if aliases is None else aliases
        self.plural = plural
        self.uses = uses  # what the card is good for, where its text misleads; None: as the text says
        self.sight: i64 = sight  # a split pile that is shuffled: whether all see its TOP, or NOBODY
        # What games that use this card have: tokens that everybody starts with, decks of landscapes.
        self.brings: list[Declared] = [] if brings is None else brings
        # Landscapes that players may take because of this card: States, Artifacts.
        self.gives: list[Kind] = [] if gives is None else gives
        self.heirloom = heirloom  # what everybody starts with in place of a Copper
        self.own_back = own_back or types & SHADOW != 0  # its back tells what it is, wherever it lies
        self.expansion = ""
        self.home = ""  # the name of the pile the card comes from, where that is another name
        self.cls: type[Card] | None = None
        self.number: i64 = next(_numbers)  # of all kinds of this process
        # Found out when registered: a Treasure whose play is nothing but its coins; no more points than `vp`.
        self.makes_only_coins = False
        self.fixed_points = False
        self._made: list[Card] = []
        self._stand_ins: list[Card] = []
        self._rule: Card | None = None

    def copy_number(self, n: int) -> Card:
        """The n-th physical copy. Cards never change, so all games of a process share them."""
        made = self._made
        if n >= len(made):
            self._make(n)
        return made[n]

    def stand_in_number(self, n: int) -> Card:
        """The n-th of the cards that stand in for one that is played without leaving its pile."""
        made = self._stand_ins
        with _making:
            while len(made) <= n:
                assert self.cls is not None, f"{self.name} was never registered"
                made.append(self.cls(self, -1 - len(made)))
        return made[n]

    def rule(self) -> Card:
        """What speaks for the rule that holds in games with this: a landscape itself; of cards, one that is none of the
        copies, so that the rule and a copy can both answer something."""
        if self.types & LANDSCAPES:
            return self.copy_number(0)
        with _making:
            if self._rule is None:
                assert self.cls is not None, f"{self.name} was never registered"
                self._rule = self.cls(self, RULE)
        return self._rule

    def _make(self, n: int) -> None:
        made = self._made
        with _making:
            while len(made) <= n:
                assert self.cls is not None, f"{self.name} was never registered"
                made.append(self.cls(self, len(made)))

    def is_(self, types: int) -> bool:
        return self.types & types != 0

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"


class KnownKinds:
    """The kinds of card that one table knows, each with a place of its own: what a player owns is a row of counts.
    Shared by all copies of a game, and only ever added to."""

    def __init__(self) -> None:
        self.all: list[Kind] = []
        self.names: dict[str, int] = {}  # the places by name
        self.places: vec[i64] = vec[i64]()  # by the kind's number; -1 for those it does not know
        self.coins: vec[i64] = vec[i64]()  # by place, what Treasures make ...
        self.types: vec[i64] = vec[i64]()  # ... and the types

    def find(self, kind: Kind) -> i64:
        """The place of a kind, or -1."""
        number = kind.number
        places = self.places
        if number >= len(places):
            return -1
        return places[number]

    def give_place(self, kind: Kind) -> i64:
        """The place of a kind, which it gets if it had none."""
        found = self.find(kind)
        if found < 0:
            with _making:
                self._add(kind)
            found = self.places[kind.number]
        return found

    def _add(self, kind: Kind) -> None:
        if self.find(kind) >= 0:
            return  # another thread was quicker
        while len(self.places) <= kind.number:
            self.places = append(self.places, -1)
        self.all.append(kind)
        self.names[kind.name] = len(self.all) - 1
        self.coins = append(self.coins, kind.coins)
        self.types = append(self.types, kind.types)
        self.places[kind.number] = len(self.all) - 1

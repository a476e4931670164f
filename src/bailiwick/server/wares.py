"""The part of the protocol that is about cards and kingdoms, before and beside any table; see `protocol`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

__all__ = [
    "Almanac",
    "Book",
    "BookList",
    "CardFacts",
    "CardList",
    "CardNotes",
    "CardPage",
    "Cost",
    "KingdomChoice",
    "KingdomInfo",
    "RoleInfo",
    "RulingInfo",
    "SetInfo",
    "WishList",
]

# -- cards ------------------------------------------------------------------------------------------------------------


class Cost(TypedDict):
    coins: int
    potions: int
    debt: int


class CardFacts(TypedDict):
    """What is printed on a card, in our words. It never changes: kept by name on the client."""

    name: str
    plural: str
    types: list[str]  # "Action", "Attack", ... in the game's order
    cost: Cost
    text: str  # " / " stands between its parts
    expansion: str
    edition: int  # 0: in every printing; 1 or 2: only in that edition
    coins: int  # what a Treasure makes when played
    vp: int  # fixed victory points
    overpay: bool  # shown as + after the cost
    other_price: str  # how it can be paid otherwise, in words; empty: in no other way
    ends_game: bool  # the game ends when its pile is empty
    shields: bool  # a Reaction that keeps an Attack away and costs nothing
    supply: bool  # False: shown as * after the cost, it never stands in the Supply
    basic: bool  # not a Kingdom card
    landscape: bool
    split: list[str]  # a split pile: the cards in it from the top
    pile: str  # the pile it comes from, where that has another name; otherwise empty
    uses: list[str]  # "village", "trasher", ...: what it is good for in a kingdom


class RulingInfo(TypedDict):
    text: str
    sources: list[str]  # the books that decide it, by name


class CardPage(TypedDict):
    """GET /api/cards/{name}"""

    facts: CardFacts
    parts: list[CardFacts]  # the cards of a split pile
    wordings: list[str]  # of a card that is played otherwise today than it was printed: all of them, the newest first
    rulings: list[RulingInfo]
    sets: list[str]  # titles of the recommended sets that use it


class CardList(TypedDict):
    """GET /api/cards"""

    cards: list[CardFacts]


class CardNotes(TypedDict):
    """What else there is to know of a card, a landscape or a mechanic."""

    name: str
    rulings: list[str]  # the page of the card has what they go back to
    sets: list[str]  # titles


class Almanac(TypedDict):
    """GET /api/almanac: what /api/cards leaves out, of all cards at once."""

    notes: list[CardNotes]  # of cards and landscapes
    rules: list[CardNotes]  # of whole mechanics


# -- kingdoms ---------------------------------------------------------------------------------------------------------


class SetInfo(TypedDict):
    """A recommended set of a book."""

    name: str
    title: str  # a name that no other set has
    newest: bool  # whether it is the one that the name alone means
    book: str
    expansions: list[str]
    kingdom: list[str]  # as the cards are called here
    landscapes: list[str]
    others: list[str]  # what has a role: the Bane and the like
    colonies: bool
    shelters: bool
    playable: bool
    missing: list[str]  # cards that do not exist here yet
    story: str  # a sentence or two in our words; may be empty


class Book(TypedDict):
    book: str
    sets: list[SetInfo]


class BookList(TypedDict):
    """GET /api/sets"""

    books: list[Book]
    expansions: list[str]  # for wishes


class RoleInfo(TypedDict):
    """Something that a card of the kingdom adds to what is chosen, such as the Bane."""

    role: str
    title: str  # in words
    place: Literal["supply", "beside", "landscape", "aside", "stack", "mark", "later"]
    cards: list[CardFacts]  # what has the role; of marks that differ from each other, the landscapes that give them
    piles: dict[str, str]  # the pile that each of these landscapes marks


class KingdomInfo(TypedDict):
    """What a game would be played with: POST /api/kingdoms takes a KingdomChoice and answers with this."""

    title: str
    line: str  # all that is needed to play it again
    kingdom: list[CardFacts]  # the cheapest first
    roles: list[RoleInfo]
    open: list[str]  # titles of roles that the choice left open: another seed may draw others
    landscapes: list[CardFacts]  # without those that have a role
    colonies: bool
    potions: bool
    shelters: bool
    beside: list[CardFacts]  # what lies beside the Supply: Prizes and the like
    notes: list[str]  # what there is to do before the first turn, in sentences


class WishList(TypedDict):
    """What a random kingdom shall be like; the options of `bailiwick kingdom random`."""

    expansion: NotRequired[list[str]]  # "Dominion", or "Dominion=6" for six of its cards
    require: NotRequired[list[str]]
    ban: NotRequired[list[str]]
    villages: NotRequired[int]
    buys: NotRequired[int]
    trashers: NotRequired[int]
    attacks: NotRequired[int]  # no more than this
    curve: NotRequired[str]  # "2:2, 3-4:5, 5+:3"
    landscapes: NotRequired[int]
    events: NotRequired[int]
    landmarks: NotRequired[int]
    projects: NotRequired[int]
    ways: NotRequired[int]
    traits: NotRequired[int]
    edition: NotRequired[Literal["first", "second", "both", "mixed"]]
    colonies: NotRequired[bool]
    shelters: NotRequired[bool]
    looters: NotRequired[bool]


class KingdomChoice(TypedDict):
    """One of: a set by name, a kingdom in a line, random with wishes, a good one by chance. Nothing of these: the first
    game."""

    set: NotRequired[str]
    line: NotRequired[str]
    random: NotRequired[WishList]
    good: NotRequired[bool]
    seed: NotRequired[str]  # draws what is open; for previews

"""Recommended sets of the publisher's books. The sets themselves are data: recommended.toml beside this file.

A set is playable as soon as all its cards exist; until then it says which are missing.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import resources

from bailiwick.cards import find, is_known
from bailiwick.cards.registry import key
from bailiwick.engine.errors import IllegalSetup
from bailiwick.kingdoms.setup import SHELTERS, Setup
from bailiwick.kingdoms.suggest import did_you_mean, near

__all__ = [
    "RecommendedSet", "books", "is_a_set", "namesakes", "recommended_set", "recommended_sets", "sets_with",
    "titles",
]  # fmt: skip


@dataclass(frozen=True)
class RecommendedSet:
    """What a book recommends to play with. Names of cards are as the book prints them."""

    name: str
    book: str
    expansions: list[str]
    kingdom: list[str]
    landscapes: list[str] = field(default_factory=list)
    colonies: bool = False
    shelters: bool = False
    story: str = ""  # what to expect, in a sentence or two of ours
    # By key, whether the role exists here yet or not: a name, names, or for each landscape the pile that it marks.
    roles: dict[str, str | list[str] | dict[str, str]] = field(default_factory=dict)

    @property
    def printing(self) -> str:
        """The year of the book, or that it is another printing of one: what tells sets of the same name apart."""
        return self.book.rpartition("(")[2].rstrip(")")

    @property
    def year(self) -> int:
        """When the book appeared, and 0 where that is not known: another printing is never the newest."""
        return int(self.printing) if self.printing.isdecimal() else 0

    @property
    def title(self) -> str:
        """A name that no other set has: with the printing of the book where several books have the name."""
        return f"{self.name} ({self.printing})" if len(namesakes(self)) > 1 else self.name

    def cards(self) -> list[str]:
        """Everything the set needs: Kingdom cards, landscapes, what has a role or gives one, Shelters."""
        return [*self.kingdom, *self.landscapes, *self.others(), *(SHELTERS if self.shelters else [])]

    def others(self) -> list[str]:
        """What has a role or gives one: the Bane, the pile for Ferryman, Traits."""
        found: list[str] = []
        for value in self.roles.values():
            found += [value] if isinstance(value, str) else value
        return found

    def missing(self) -> list[str]:
        """The cards that do not exist here yet."""
        return [name for name in self.cards() if not is_known(name)]

    @property
    def playable(self) -> bool:
        return not self.missing()

    def setup(self, players: int = 2) -> Setup:
        """The set-up to play; `IllegalSetup` names the cards that are missing."""
        missing = self.missing()
        if missing:
            instead = [other.title for other in namesakes(self) if other.playable]
            hint = f" {_listed(instead)} can be played." if instead else ""
            raise IllegalSetup(f"{self.title} cannot be played yet: it lacks {', '.join(missing)}.{hint}")
        return Setup(
            self.kingdom,
            players=players,
            landscapes=self.landscapes,  # the books list an Ally among them, too
            colonies=self.colonies,
            shelters=self.shelters,
            roles=self.roles,
        )


@cache
def _all() -> tuple[RecommendedSet, ...]:
    text = resources.files("bailiwick.kingdoms").joinpath("recommended.toml").read_text(encoding="utf-8")
    own = {one.name for one in fields(RecommendedSet)}
    found = []
    for entry in tomllib.loads(text)["set"]:
        roles = {key: entry.pop(key) for key in list(entry) if key not in own}
        found.append(RecommendedSet(**entry, roles=roles))
    return tuple(found)


def recommended_sets(
    book: str | None = None, expansion: str | None = None, card: str | None = None, playable: bool | None = None
) -> list[RecommendedSet]:
    """The sets of all books, or those of one book, with one expansion, with one card, that can (or cannot) be played.

    A book is named by its title or a part of it, such as the year."""
    found = list(_all())
    if book is not None:
        matching = _books_like(book)
        if not matching:
            raise IllegalSetup(
                f"There is no book {book!r} with recommended sets.{did_you_mean(book, books())}"
                f" The books are {', '.join(books())}."
            )
        found = [one for one in found if one.book in matching]
    if expansion is not None:
        known = list(dict.fromkeys(name for one in _all() for name in one.expansions))
        if key(expansion) not in map(key, known):
            raise IllegalSetup(
                f"No set is for an expansion named {expansion!r}.{did_you_mean(expansion, known)}"
                f" There are sets for {', '.join(known)}."
            )
        found = [one for one in found if key(expansion) in map(key, one.expansions)]
    if card is not None:
        card = find(card).home or card if is_known(card) else card  # a card of a split pile comes with the pile
        everything = list(dict.fromkeys(name for one in _all() for name in one.cards()))
        if _card_key(card) not in map(_card_key, everything):
            raise IllegalSetup(f"No set has a card named {card!r}.{did_you_mean(card, everything)}")
        found = [one for one in found if _card_key(card) in map(_card_key, one.cards())]
    if playable is not None:
        found = [one for one in found if one.playable == playable]
    return found


@cache
def _with_card() -> dict[str, list[RecommendedSet]]:
    found: dict[str, list[RecommendedSet]] = {}
    for one in _all():
        names = [*one.cards(), *(["Platinum", "Colony"] if one.colonies else [])]
        for card in dict.fromkeys(map(_card_key, names)):
            found.setdefault(card, []).append(one)
    return found


def sets_with(card: str) -> list[RecommendedSet]:
    """The sets that have this card or landscape, under whatever name and in whatever wording their books print it; a
    card of a split pile is where its pile is."""
    kind = find(card)
    return _with_card().get(_card_key(kind.home or kind.newest or kind.name), [])


def books() -> list[str]:
    """The books that recommend sets."""
    return list(dict.fromkeys(one.book for one in _all()))


def recommended_set(name: str) -> RecommendedSet:
    """The set of that name, whatever the spelling. Several books may have a set of one name: the year or the book in
    brackets, as in "Bad Omens (2011)", picks one, and without it the newest book counts."""
    if not isinstance(name, str) or not name.strip():
        raise IllegalSetup("The name of a recommended set is missing.")
    bare, hint = _name_and_book(name)
    found = _named(bare)
    if not found:
        raise IllegalSetup(
            f"There is no recommended set named {bare!r}.{did_you_mean(bare, titles())}"
            " `bailiwick kingdom list` has them all."
        )
    if hint:
        fitting = [one for one in found if one.book in _books_like(hint)]
        if not fitting:
            raise IllegalSetup(f"{found[0].name} is not in {hint!r}, but in {_listed(one.book for one in found)}.")
        found = fitting
    return max(found, key=lambda one: one.year)


def is_a_set(name: str) -> bool:
    """Whether there is a set of that name, with or without a year in brackets."""
    return bool(_named(_name_and_book(name)[0]))


def looks_like_a_set(name: str) -> bool:
    """Whether a text is, or nearly is, the name of a set, and no list of cards."""
    if "," in name and is_known(name.split(",")[0]):
        return False
    return bool(near(_name_and_book(name)[0], titles()))


def namesakes(one: RecommendedSet) -> list[RecommendedSet]:
    """The sets that have this set's name, itself included, the newest book first."""
    return sorted(_named(one.name), key=lambda other: other.year, reverse=True)


def _name_and_book(text: str) -> tuple[str, str]:
    """What a set is called, and what stands in brackets behind it: a year, a book, or a book with its year."""
    found = re.fullmatch(r"(.*?\S)\s*\((.*)\)\s*", text, re.S)
    return (found.group(1), found.group(2)) if found else (text, "")


def _name_key(name: str) -> str:
    return key(name.replace("&", " and "))  # the books do not agree on it


def _card_key(name: str) -> str:
    return key(find(name).name if is_known(name) else name)  # a card may have been printed under another name


@cache
def _by_name() -> dict[str, list[RecommendedSet]]:
    found: dict[str, list[RecommendedSet]] = {}
    for one in _all():
        found.setdefault(_name_key(one.name), []).append(one)
    return found


def _named(name: str) -> list[RecommendedSet]:
    return _by_name().get(_name_key(name), [])


def titles() -> list[str]:
    """The names of all sets."""
    return list(dict.fromkeys(one.name for one in _all()))


def _books_like(text: str) -> list[str]:
    wanted = key(text)
    exact = [book for book in books() if key(book) == wanted or key(book.split("(")[0]) == wanted]
    return exact or [book for book in books() if wanted and wanted in key(book)]


def _listed(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last

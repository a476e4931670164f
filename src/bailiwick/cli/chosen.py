"""What the options of the command say to play with."""

from __future__ import annotations

import argparse
import secrets

from bailiwick.cards.registry import find, is_known, key
from bailiwick.engine.errors import IllegalSetup
from bailiwick.kingdoms import (
    FIRST_GAME,
    Setup,
    Wishes,
    draw_kingdom,
    random_kingdom,
    read_kingdom,
    read_wishes,
    recommended_set,
)
from bailiwick.kingdoms.line import SIZE
from bailiwick.kingdoms.sets import RecommendedSet, is_a_set, looks_like_a_set, namesakes, titles
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.kingdoms.suggest import did_you_mean, near
from bailiwick.kingdoms.wishes import SORTS

__all__ = ["WISHES", "chosen_setup", "chosen_wishes", "find_kingdom", "other_books", "seed_of"]

# The options that are wishes for a random kingdom, as they are typed and as `read_wishes` calls them.
WISHES = {
    "expansion": "expansion", "require": "require", "ban": "ban", "village": "villages", "buy": "buys",
    "trasher": "trashers", "attacks": "attacks", "curve": "curve", "landscapes": "landscapes",
    **{name: name for name in SORTS},
    "edition": "edition", "colonies": "colonies", "shelters": "shelters", "looters": "looters",
}  # fmt: skip
BY_SHARE = {"yes": True, "no": False, "share": None}


def seed_of(text: str | None) -> int | str:
    """The seed that an option gives, or one of chance, short enough to be typed again."""
    if text is None:
        return secrets.randbelow(10**6)
    if not text.isprintable():  # it goes into reports and records
        raise IllegalSetup(f"A seed is a number or a word that can be printed, not {text!r}.")
    return int(text) if text.isdecimal() else text


def chosen_setup(options: argparse.Namespace, seed: int | str) -> tuple[Setup, str]:
    """The set-up for a game, and a sentence on what it is where that is worth saying."""
    if options.random:
        return draw_kingdom(chosen_wishes(options), seed, options.players), ""
    asked = [name for name in WISHES if getattr(options, name, None) is not None]
    if asked:
        raise IllegalSetup(f"--{asked[0]} is about a random kingdom; it goes with --random.")
    if options.set is not None:
        one = recommended_set(options.set)
        return one.setup(options.players), f"{one.title}.{other_books(one, options.set)}"
    if options.kingdom is None:
        return Setup(FIRST_GAME, players=options.players), ""
    if key(options.kingdom) == "random":
        return Setup(random_kingdom(seed), players=options.players), ""
    if is_a_set(options.kingdom):
        raise IllegalSetup(f"{options.kingdom!r} looks like the name of a recommended set; those go with --set.")
    _refuse_a_single_name(options.kingdom)
    return read_kingdom(options.kingdom, options.players), ""


def chosen_wishes(options: argparse.Namespace) -> Wishes:
    """What a random kingdom shall be like."""
    given = {WISHES[name]: value for name, value in vars(options).items() if name in WISHES and value is not None}
    for name in ("colonies", "shelters", "looters"):
        if name in given:
            given[name] = BY_SHARE[given[name]]
    return read_wishes(**given)


def find_kingdom(text: str) -> RecommendedSet | Setup:
    """The recommended set of that name, or the kingdom that the line is."""
    is_line = ";" in text or text.count(",") > 1
    if is_line and not looks_like_a_set(text):
        return read_kingdom(text)
    if not is_a_set(text):
        _refuse_a_single_name(text)
    return recommended_set(text)


def _refuse_a_single_name(text: str) -> None:
    """What is neither the name of a set nor a list of cards: a card, or a name that is none."""
    if "," in text or ";" in text or not text.strip():
        return
    if is_known(text):
        raise IllegalSetup(f"{find(text).name} is one card; a kingdom has {SIZE}, with commas between them.")
    names = [*titles(), *(kind.name for kind in kingdom_cards())]
    if near(text, names):
        raise IllegalSetup(f"There is no recommended set or card named {text!r}.{did_you_mean(text, names)}")


def other_books(one: RecommendedSet, asked: str) -> str:
    """A hint at the other sets of this name, where the name that was asked for does not tell them apart."""
    others = [other.title for other in namesakes(one) if other is not one]
    if not others or asked.rstrip().endswith(")"):
        return ""
    return f" {'Another' if len(others) == 1 else 'Others'} of that name: {', '.join(others)}."

"""A kingdom as one line of text that anyone can paste back:

    Cellar, Market, ..., Young Witch; bane Moat; ally City-state; colonies

First the Kingdom cards, then what else there is, each part after a semicolon. Players and seed are no part of it.
"""

from __future__ import annotations

import re
from typing import Any

from bailiwick.cards import find
from bailiwick.cards.registry import all_roles
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.roles import LANDSCAPE
from bailiwick.kingdoms.roles import read_value
from bailiwick.kingdoms.setup import Setup, prepare
from bailiwick.kingdoms.suggest import did_you_mean

__all__ = ["SIZE", "kingdom_line", "read_kingdom"]

SIZE = 10  # piles of a kingdom
SWITCHES = ["colonies", "potions", "shelters"]


def kingdom_line(setup: Setup) -> str:
    """The set-up as one line."""
    parts = [", ".join(setup.kingdom)]
    parts += [f"{role.words} {setup.roles[role.key]}" for role in all_roles() if role.key in setup.roles]
    if setup.landscapes:
        parts.append(f"landscapes {', '.join(setup.landscapes)}")
    parts += [switch for switch in SWITCHES if getattr(setup, switch)]
    if setup.supply:
        parts.append(f"piles {', '.join(f'{name} {count}' for name, count in setup.supply.items())}")
    return "; ".join(parts)


def read_kingdom(line: str, players: int = 2, size: int | None = SIZE) -> Setup:
    """The set-up that a line gives; `IllegalSetup` says what is wrong with it. `size` is how many Kingdom cards there
    must be, None for any number."""
    if not isinstance(line, str):
        raise IllegalSetup(f"A kingdom is a line of text, not {line!r}.")
    first, *rest = [part.strip() for part in line.split(";")]
    kingdom = _names(first)
    if size is not None and len(kingdom) != size:
        raise IllegalSetup(f"A kingdom has {size} cards, with commas between them; these are {len(kingdom)}.")
    given: dict[str, Any] = {}
    for part in rest:
        if not part:
            continue
        word, value = _first_words(part)
        if word in given:
            raise IllegalSetup(f"The kingdom gives {word!r} twice.")
        given[word] = _value(word, value)
    if "piles" in given:
        given["supply"] = given.pop("piles")
    given = {word.replace(" ", "_"): value for word, value in given.items()}
    setup = Setup(kingdom, players=players, **given)
    prepare(setup)  # laid out once, since some things, such as the size of a pile that is not there, show only then
    return setup


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def parts() -> list[str]:
    """What the parts of a line begin with."""
    return [*(role.words for role in all_roles()), "landscapes", *SWITCHES, "piles"]


def _first_words(part: str) -> tuple[str, str]:
    """What a part of a line is about, and what it says of that."""
    known = parts()
    for words in sorted([*known, "landscape"], key=len, reverse=True):
        if re.match(rf"{re.escape(words)}(?![\w'-])", part, re.I):
            return "landscapes" if words == "landscape" else words, part[len(words) :].strip(":= ")
    word = part.partition(" ")[0].strip(":=").lower()
    raise IllegalSetup(
        f"{part!r} is no part of a kingdom.{did_you_mean(word, known)} After the cards may follow"
        f" {_listed(known)}, each after a semicolon."
    )


def _listed(words: list[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _value(word: str, text: str) -> object:
    """What a part says, by its first word."""
    if word in SWITCHES:
        if text:
            raise IllegalSetup(f"Nothing follows {word!r} in a kingdom, but here {text!r} does.")
        return True
    if not text:
        raise IllegalSetup(f"{word!r} in the kingdom names no card.")
    role = next((role for role in all_roles() if role.words == word), None)
    if role is not None:
        return read_value(role, text)
    if word == "landscapes":
        for name in _names(text):
            for role in all_roles():
                if role.place == LANDSCAPE and find(name).is_(role.types):
                    name = find(name).name
                    written = f"{role.words} {name}"
                    raise IllegalSetup(f"{name} has its own place in a kingdom; write it as: {written}.")
        return _names(text)
    sizes: dict[str, int] = {}
    for item in _names(text):
        found = re.fullmatch(r"(.*\S)\s+(\d{1,9})", item)
        if found is None:
            raise IllegalSetup(f"{item!r} is no size of a pile; name the pile and a number, as in: piles Curse 5.")
        sizes[find(found.group(1)).name] = int(found.group(2))
    return sizes

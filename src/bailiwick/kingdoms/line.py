"""A kingdom as one line of text that anyone can paste back:

    Cellar, Market, ..., Young Witch; bane Moat; ally City-state; colonies

First the Kingdom cards, then what else there is, each part after a semicolon. Players and seed are no part of it.
"""

from __future__ import annotations

import re

from bailiwick.cards import find
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import ALLY
from bailiwick.kingdoms.setup import Setup, prepare
from bailiwick.kingdoms.suggest import did_you_mean

__all__ = ["SIZE", "kingdom_line", "read_kingdom"]

SIZE = 10  # piles of a kingdom
ONE_CARD = ["bane", "ferryman", "ally"]
SWITCHES = ["colonies", "potions", "shelters"]
PARTS = [*ONE_CARD, "landscapes", *SWITCHES, "piles"]


def kingdom_line(setup: Setup) -> str:
    """The set-up as one line."""
    parts = [", ".join(setup.kingdom)]
    parts += [f"{role} {getattr(setup, role)}" for role in ONE_CARD if getattr(setup, role) is not None]
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
    given: dict[str, object] = {}
    for part in rest:
        if not part:
            continue
        word, _, value = part.partition(" ")
        word, value = word.strip(":=").lower(), value.strip()
        word = "landscapes" if word == "landscape" else word
        if word not in PARTS:
            raise IllegalSetup(
                f"{part!r} is no part of a kingdom.{did_you_mean(word, PARTS)} After the cards may follow"
                f" {', '.join(PARTS[:-1])} and {PARTS[-1]}, each after a semicolon."
            )
        if word in given:
            raise IllegalSetup(f"The kingdom gives {word!r} twice.")
        given[word] = _value(word, value)
    if "piles" in given:
        given["supply"] = given.pop("piles")
    setup = Setup(kingdom, players=players, **given)  # type: ignore[arg-type]
    prepare(setup)  # laid out once, since some things, such as the size of a pile that is not there, show only then
    return setup


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _value(word: str, text: str) -> object:
    """What a part says, by its first word."""
    if word in SWITCHES:
        if text:
            raise IllegalSetup(f"Nothing follows {word!r} in a kingdom, but here {text!r} does.")
        return True
    if not text:
        raise IllegalSetup(f"{word!r} in the kingdom names no card.")
    if word in ONE_CARD:
        return find(text).name
    if word == "landscapes":
        for name in _names(text):
            if find(name).is_(ALLY):
                raise IllegalSetup(f"{find(name).name} is an Ally; write it in the kingdom as: ally {find(name).name}.")
        return _names(text)
    sizes: dict[str, int] = {}
    for item in _names(text):
        found = re.fullmatch(r"(.*\S)\s+(\d{1,9})", item)
        if found is None:
            raise IllegalSetup(f"{item!r} is no size of a pile; name the pile and a number, as in: piles Curse 5.")
        sizes[find(found.group(1)).name] = int(found.group(2))
    return sizes

"""One clear sentence for a name that is none: what was meant, most likely."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from bailiwick.cards.registry import key

__all__ = ["did_you_mean", "near", "pick"]


def near(name: str, names: Iterable[str]) -> list[str]:
    """Up to three of the names that look like this one, or begin like it."""
    by_key = {key(known): known for known in names}
    wanted = key(name)
    found = difflib.get_close_matches(wanted, list(by_key), n=3, cutoff=0.6)
    if len(wanted) > 2:
        found += [known for known in by_key if known.startswith(wanted) and known not in found]
    return [by_key[known] for known in found[:3]]


def did_you_mean(name: str, names: Iterable[str]) -> str:
    """The end of a sentence about an unknown name; empty where nothing looks like it."""
    found = near(name, names)
    return f" Did you mean {' or '.join(found)}?" if found else ""


def pick(name: str, names: Iterable[str]) -> str | None:
    """The one of the names that is meant, whatever the spelling of case, spaces and signs."""
    return next((known for known in names if key(known) == key(name)), None)

"""Sentences from structured things: the log, names and counts. Shared by everything that speaks to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bailiwick.cards import find

__all__ = ["a_card", "cards_in_words", "log_lines", "plural", "sentence"]


def plural(name: str) -> str:
    """The name of several cards."""
    kind = find(name)
    if kind.plural:
        return kind.plural
    if name.endswith(("s", "ch")):
        return name + "es"
    return name + "s"


def a_card(name: str) -> str:
    """A card with its article."""
    return f"{'an' if name[0] in 'AEIO' else 'a'} {name}"


def cards_in_words(names: Iterable[str]) -> str:
    """Cards counted: "2 Coppers, an Estate and a Gold"."""
    parts = [a_card(name) if n == 1 else f"{n} {plural(name)}" for name, n in Counter(names).items()]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def count_in_words(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards"


VERBS = {
    "play": "plays {}",
    "buy": "buys {}",
    "gain": "gains {}",
    "trash": "trashes {}",
    "discard": "discards {}",
    "reveal": "reveals {}",
    "look": "looks at {}",
    "draw": "draws {}",
    "topdeck": "puts {} onto the deck",
    "topdeck-hidden": "puts {} onto the deck",
    "set-aside": "sets {} aside",
    "set-aside-hidden": "sets {} aside",
    "to-hand": "takes {} into hand",
    "return": "returns {}",
    "cleanup": "discards the rest of the hand: {}",
    "react": "reacts with {}",
}


def sentence(entry: dict[str, Any], names: Sequence[str], viewer: int = -1) -> str:
    """One entry of a seat's log as a sentence."""
    kind, text, number = entry["kind"], entry.get("text", ""), entry.get("number", 0)
    who = names[entry["seat"]]
    cards = cards_in_words(entry["cards"]) if "cards" in entry else count_in_words(entry.get("count", 0))
    if kind in VERBS:
        said = VERBS[kind].format(cards)
        if kind == "play" and text:
            said += " again"
        if kind == "gain" and text:
            said += {"hand": " to hand", "deck": " onto the deck"}.get(text, f" ({text})")
        if kind == "reveal" and text == "hand":
            said = f"reveals a hand of {cards}"
        if kind == "buy" and number:
            said += f" and overpays {number}"
    else:
        said = {
            "turn": f"begins turn {number}" + (f", an extra turn from {text}" if text else ""),
            "skip": "skips a turn",
            "nothing": f"gets nothing from it because of {text}",
            "shuffle": "shuffles",
            "name": f"names {text}",
            "choose": f"chooses: {text}",
            "tokens": f"gets {number} {text}",
            "spend": f"spends {number} {text}",
            "rotate": f"rotates the {text}",
            "deck-to-discard": "puts the deck into the discard pile",
            "pass": "passes a card",
            "end": "ends the last turn: the game is over",
        }[kind]
    return f"{who} {said}."


def log_lines(entries: Iterable[dict[str, Any]], names: Sequence[str], viewer: int = -1) -> list[str]:
    """A log as indented lines, with a heading for every turn."""
    lines = []
    for entry in entries:
        if entry["kind"] == "turn":
            extra = f" (extra turn: {entry['text']})" if entry.get("text") else ""
            lines.append(f"Turn {entry.get('number', 0)} - {names[entry['seat']]}{extra}")
        else:
            lines.append("  " * (1 + entry["depth"]) + sentence(entry, names, viewer))
    return lines

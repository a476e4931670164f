"""Sentences from structured things: the log, names and counts. Shared by everything that speaks to people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from bailiwick.cards import find, is_known
from bailiwick.engine.kinds import LANDSCAPES
from bailiwick.words.story import story

__all__ = ["a_card", "cards_in_words", "log_lines", "plural", "sentence"]


def plural(name: str) -> str:
    """The name of several cards."""
    kind = find(name)
    if kind.newest:  # the mark of an older wording stays behind
        return plural(kind.newest) + kind.name.removeprefix(kind.newest)
    if kind.plural:
        return kind.plural
    if name.endswith(("s", "ch")):
        return name + "es"
    return name + "s"


def a_card(name: str) -> str:
    """A card with its article; a landscape has none, since there is one of it: "takes Locusts"."""
    if is_known(name) and find(name).types & LANDSCAPES:
        return name
    vowel = name[0] in "AEIOU" and not name.startswith("Uni")
    return f"{'an' if vowel else 'a'} {name}"


def cards_in_words(names: Iterable[str]) -> str:
    """Cards counted: "2 Coppers, an Estate and a Gold"."""
    parts = [a_card(name) if n == 1 else f"{n} {plural(name)}" for name, n in Counter(names).items()]
    if not parts:
        return "nothing"
    return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"


def count_in_words(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards"


# What is done with the cards of an entry: the verb, and the rest of the sentence.
VERBS = {
    "play": ("play", "{}"),
    "buy": ("buy", "{}"),
    "gain": ("gain", "{}"),
    "trash": ("trash", "{}"),
    "discard": ("discard", "{}"),
    "reveal": ("reveal", "{}"),
    "look": ("look", "at {}"),
    "draw": ("draw", "{}"),
    "topdeck": ("put", "{} onto the deck"),
    "topdeck-hidden": ("put", "{} onto the deck"),
    "set-aside": ("set", "{} aside"),
    "set-aside-hidden": ("set", "{} aside"),
    "to-hand": ("take", "{} into hand"),
    "return": ("return", "{}"),
    "cleanup": ("discard", "the rest of the hand: {}"),
    "react": ("react", "with {}"),
    "call": ("call", "{}"),
    "way": ("follow", "{} instead"),
    "take": ("take", "{}"),
    "give": ("return", "{}"),
    "exchange": ("take", "{} in exchange"),
    "receive": ("receive", "{}"),
    "effect": ("resolve", "{}"),
}


def conjugated(verb: str, second_person: bool) -> str:
    """The verb as it follows "You" or a name."""
    if second_person:
        return verb
    return verb + ("es" if verb.endswith(("s", "sh", "ch")) else "s")


def sentence(entry: dict[str, Any], names: Sequence[str], viewer: int = -1) -> str:
    """One entry of a seat's log as a sentence. The viewer is addressed as "You"."""
    kind = entry["kind"]
    second = entry["seat"] == viewer
    who = "You" if second else names[entry["seat"]]
    verb, rest = _with_cards(entry) if kind in VERBS else _without_cards(entry, names, viewer)
    said = f"{who} {conjugated(verb, second)}{' ' if rest else ''}{rest}"
    if kind == "buy" and (entry.get("number") or entry.get("text")):
        said += f" and {conjugated('overpay', second)} {entry.get('number', '')}{entry.get('text', '')}"
    if "got" in entry and kind != "get":
        said += f" ({_got(entry)})"
    return said + "."


def _with_cards(entry: dict[str, Any]) -> tuple[str, str]:
    kind, text = entry["kind"], entry.get("text", "")
    cards = cards_in_words(entry["cards"]) if "cards" in entry else count_in_words(entry.get("count", 0))
    verb, rest = VERBS[kind]
    rest = rest.format(cards)
    if kind == "play" and text:
        rest += f" {text}"
    if kind == "effect":
        rest = entry["cards"][0]
    if kind == "gain" and text and entry.get("number"):
        where = {"hand": "into hand", "deck": "onto the deck"}.get(text, text)
        return "put", f"what was bought {where}"
    if kind == "gain" and text:
        rest += {"hand": " to hand", "deck": " onto the deck"}.get(text, f" ({text})")
    if kind == "draw" and text:  # unseen by others, and no drawing
        verb, rest = "take", f"{cards} into hand"
    if kind == "look" and text == "bottom":
        rest += " at the bottom of the deck"
    if kind in ("topdeck", "topdeck-hidden") and text == "bottom":
        rest = f"{cards} under the deck"
    if kind == "topdeck-hidden" and text == "down":
        rest = f"{cards} into the deck, {count_in_words(entry['number'])} down"
    if kind == "return" and text:
        rest += f" to the {text}"
    if kind == "trash" and text:
        rest += " from the Supply" if text == "supply" else f" ({text})"
    if kind in ("set-aside", "set-aside-hidden") and text:
        verb, rest = "put", f"{cards} onto the {text} mat"
    if kind == "reveal" and text == "hand":
        rest = f"a hand of {cards}"
    return verb, rest


def _without_cards(entry: dict[str, Any], names: Sequence[str], viewer: int) -> tuple[str, str]:
    text, number = entry.get("text", ""), entry.get("number", 0)
    if entry["kind"] == "pass":
        cards = cards_in_words(entry["cards"]) if "cards" in entry else count_in_words(entry.get("count", 1))
        return "pass", f"{cards} to {'you' if number == viewer else names[number]}"
    if entry["kind"] == "place":
        token, _, pile = text.partition("/")
        named = f"{token} token".lstrip()
        tokens = a_card(named) if number == 1 else f"{number} {named}s"
        return "put", f"{tokens} onto {cards_in_words(entry['cards']) if 'cards' in entry else f'the {pile} pile'}"
    if entry["kind"] == "control":
        return "play", f"this turn as {'you decide' if number == viewer else f'{names[number]} decides'}"
    if entry["kind"] == "get":
        if number < 0:
            return "pay", f"{-number} {text[:-1] if number == -1 else text}"
        source = f" from {entry['cards'][0]}" if entry.get("cards") else ""
        return "get", _got({"got": {text: number}, **entry}) + source
    if entry["kind"] == "spend" and text.startswith("-"):
        return "return", _tokens(number, text)
    said: dict[str, tuple[str, str]] = {
        "turn": ("begin", f"turn {number}" + (f", an extra turn from {text}" if text else "")),
        "skip": ("skip", "a turn"),
        "nothing": ("get", f"nothing from it because of {text}"),
        "shuffle": ("shuffle", ""),
        "name": ("name", text),
        "choose": ("choose", f'"{text}"'),
        "tokens": ("get", _tokens(number, text)),
        "spend": ("spend", _tokens(number, text)),
        "turn-over": ("turn", f"the {text} token face {'up' if number else 'down'}"),
        "rotate": ("rotate", f"the {text}"),
        "deck-to-discard": ("put", "the deck into the discard pile"),
        "sun": ("remove", f"a Sun from {text}" if number else f"the last Sun: {text} comes about"),
        "kingdom": ("replace", f"the kingdom by {text}"),
        "end": ("end", f"the last turn: the game is over{', since nobody can do anything any more' if number else ''}"),
        "phase": ("go", f"{'back' if text == 'action' else 'on'} to the {text.capitalize()} phase"),
    }
    return said[entry["kind"]]


def _tokens(number: int, name: str) -> str:
    if name.startswith("-"):  # everybody has one of these at most
        return f"the {name} token"
    one = number == 1 and name != "Coffers"  # of which there is no singular
    return f"{number} {name.removesuffix('s') if one else name}"


def _got(entry: dict[str, Any]) -> str:
    """What a line gave: "+2 Actions, +1 coin"."""
    parts = [f"+{n} {what if n != 1 else what.removesuffix('s')}" for what, n in entry["got"].items()]
    return ", ".join(parts) + (f" with {' and '.join(entry['by'])}" if entry.get("by") else "")


def log_lines(entries: Iterable[dict[str, Any]], names: Sequence[str], viewer: int = -1) -> list[str]:
    """A log as indented lines, with a heading for every turn."""
    lines = []
    for line in story(entries):
        entry = line.data()
        if entry["kind"] == "turn":
            extra = f" (extra turn: {entry['text']})" if entry.get("text") else ""
            who = "You" if entry["seat"] == viewer else names[entry["seat"]]
            lines.append(f"Turn {entry.get('number', 0)} - {who}{extra}")
        else:
            lines.append("  " * (1 + entry["depth"]) + sentence(entry, names, viewer))
    return lines

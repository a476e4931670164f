"""`bailiwick card`: a card with its rulings and sets, or all cards of an expansion or with some words."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Iterable

from bailiwick.cards import all_kinds, find, is_known, named_together
from bailiwick.cards.registry import wordings
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import EVENT, LANDSCAPES, PROJECT, Kind, type_names
from bailiwick.kingdoms.sets import sets_with
from bailiwick.kingdoms.suggest import did_you_mean, pick
from bailiwick.kingdoms.wishes import OTHER_NAMES
from bailiwick.rulings import rulings_on

WIDTH = 90


def card(options: argparse.Namespace) -> int:
    """Print a card: facts, text, rulings and sets. Of several, such as the Knights or those of an expansion, facts and
    text, and the rest where it is asked for."""
    name = " ".join(options.name)
    if options.expansion or options.search:
        found = [kind for kind in all_kinds() if kind.expansion]
        if name:
            found = named_together(name) or [find(name)]
        if options.expansion:
            chosen = _expansions(options.expansion)
            found = [kind for kind in found if kind.expansion in chosen]
        if options.search:
            words = options.search.casefold().split()
            found = [kind for kind in found if all(word in _said_of(kind) for word in words)]
        if not found:
            raise IllegalSetup("No card or landscape has all of that.")
        _print_all(found, options.full)
        print(f"\n{len(found)} {'card or landscape' if len(found) == 1 else 'cards and landscapes'}")
        return 0
    if not name:
        raise IllegalSetup("Name a card, or say which with --expansion or --search.")
    together = named_together(name)
    if is_known(name) or not together:
        _print_card(find(name), True)
        if together:
            print()
    _print_all(together, options.full)
    return 0


def _expansions(asked: Iterable[str]) -> list[str]:
    """The expansions that were named, as they are called here."""
    known = list(dict.fromkeys(kind.expansion for kind in all_kinds() if kind.expansion))
    found: list[str] = []
    for name in [item.strip() for text in asked for item in text.split(",") if item.strip()]:
        one, several = pick(name, known), pick(name, OTHER_NAMES)
        if one is None and several is None:
            hint = did_you_mean(name, [*known, *OTHER_NAMES])
            raise IllegalSetup(f"There is no expansion named {name!r}.{hint} There are {', '.join(known)}.")
        found += [one] if one is not None else OTHER_NAMES[several or ""]
    return found


def _said_of(kind: Kind) -> str:
    """All that is said of a card, in small letters, to look for words in."""
    parts = [kind.name, kind.expansion, *type_names(kind.types), kind.text, *kind.aliases]
    parts += [ruling.text for ruling in rulings_on(kind.name)]
    parts += [one.title for one in sets_with(kind.name)]
    return " ".join(parts).casefold()


def _print_all(kinds: list[Kind], full: bool) -> None:
    for i, kind in enumerate(kinds):
        if i:
            print()
        _print_card(kind, full)


def _print_card(kind: Kind, full: bool) -> None:
    sign = "+" if kind.overpay else "" if kind.supply else "*"
    cost = "" if kind.is_(LANDSCAPES) and not kind.is_(EVENT | PROJECT) else f", costs {kind.cost}{sign}"
    print(f"{kind.name}  ({', '.join(type_names(kind.types))}{cost})")
    edition = {0: "", 1: "first edition", 2: "second edition"}[kind.edition]
    older = f"as the {edition} words it; today's wording is {kind.newest}" if kind.newest else edition
    print(", ".join(said for said in (kind.expansion, older) if said))
    others = [one.name for one in wordings(kind)[1:]] if not kind.newest else []
    if others:
        print(f"An older wording: {', '.join(others)}")
    for part in kind.text.split(" / "):
        print(textwrap.fill(part, WIDTH))
    if not full:
        return
    for ruling in rulings_on(kind.name):
        print(textwrap.fill(ruling.text, WIDTH, initial_indent="- ", subsequent_indent="  "))
    sets = [one.title for one in sets_with(kind.name)]
    if sets:
        many = f"{len(sets)} recommended set{'s' if len(sets) > 1 else ''}"
        print(textwrap.fill(f"In {many}: {', '.join(sets)}", WIDTH, subsequent_indent="  "))

"""Cards, recommended sets and kingdoms as the lobby shows them."""

from __future__ import annotations

import secrets
from functools import cache, lru_cache
from typing import Any

from bailiwick.cards import all_kinds, find, is_known
from bailiwick.cards.registry import role_named, wordings
from bailiwick.cards.uses import uses_in_pile
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import LANDSCAPES, TREASURE, Kind, type_names
from bailiwick.engine.roles import LATER
from bailiwick.kingdoms import (
    FIRST_GAME,
    Setup,
    draw_kingdom,
    kingdom_line,
    read_kingdom,
    read_wishes,
    recommended_set,
    recommended_sets,
)
from bailiwick.kingdoms.describe import beside, by_cost, roles_data, set_data, setup_notes
from bailiwick.kingdoms.good import good_kingdom
from bailiwick.kingdoms.sets import books, sets_with
from bailiwick.kingdoms.wishes import expansions
from bailiwick.rulings import all_rulings, rules, rulings_on, titles
from bailiwick.server import protocol as wire
from bailiwick.server.eyes import cost_data
from bailiwick.server.reading import Refused
from bailiwick.words.text import plural

__all__ = [
    "almanac", "book_list", "card_list", "card_page", "chosen_setup", "facts", "facts_of_game", "kingdom_info",
    "known_line",
]  # fmt: skip


@cache
def facts(name: str) -> wire.CardFacts:
    """What is printed on a card."""
    kind = find(name)
    return {
        "name": kind.name,
        "plural": plural(kind.name),
        "types": type_names(kind.types),
        "cost": cost_data(kind.cost),
        "text": kind.text,
        "expansion": kind.expansion,
        "edition": kind.edition,
        "coins": kind.coins,
        "vp": kind.vp,
        "overpay": kind.overpay,
        "other_price": kind.other_price,
        "ends_game": kind.ends_game,
        "shields": kind.shields,
        "supply": kind.supply,
        "basic": kind.basic,
        "landscape": kind.is_(LANDSCAPES),
        "split": kind.split,
        "pile": kind.home,
        "uses": uses_in_pile(kind),
    }


def facts_of_game(game: Game) -> dict[str, wire.CardFacts]:
    """All cards that can turn up in a game that has just been dealt, by name: piles, starting decks, what lies in the
    trash, landscapes and what players may take of them; not those of a kingdom for later, which nobody knows yet."""
    kinds: list[Kind] = []
    for pile in game.piles:
        kinds += [pile.kind, pile.top, *pile.stack, *map(find, pile.kind.split)]
    for player in game.players:
        kinds += [card.kind for card in player.all_cards()]
    kinds += [card.kind for card in game.landscapes]
    kinds += [card.kind for zone in [game.trash, *game.table_zones()] for card in zone]
    kinds += [given for kind in kinds for given in kind.gives]
    return {kind.name: _facts_in(game, kind) for kind in dict.fromkeys(kinds)}


def _facts_in(game: Game, kind: Kind) -> wire.CardFacts:
    """What is printed on a card, and what the rules of this game add to that from its beginning."""
    found = facts(kind.name).copy()
    types = game.types_of(kind)
    if types != kind.types:
        found["types"] = type_names(types)
        found["coins"] += game.extra_coins(kind.copy_number(0)) if types & TREASURE else 0
    return found


@cache
def card_list() -> wire.CardList:
    return {"cards": [facts(kind.name) for kind in all_kinds() if kind.expansion]}


def card_page(name: str) -> wire.CardPage:
    kind = find(name)
    known = wordings(kind)
    return {
        "facts": facts(kind.name),
        "parts": [facts(part) for part in kind.split],
        "wordings": [one.name for one in known] if len(known) > 1 else [],
        "rulings": [{"text": ruling.text, "sources": _books_of(ruling.sources)} for ruling in rulings_on(kind.name)],
        "sets": [one.title for one in sets_with(kind.name)],
    }


@cache
def almanac() -> wire.Almanac:
    """The rulings on everything and the sets that everything is in, for who looks at all cards at once."""
    notes: dict[str, wire.CardNotes] = {
        kind.name: {"name": kind.name, "rulings": [], "sets": [one.title for one in sets_with(kind.name)]}
        for kind in all_kinds()
        if kind.expansion
    }
    mechanics: dict[str, wire.CardNotes] = {name: {"name": name, "rulings": [], "sets": []} for name in rules()}
    for ruling in all_rulings():
        (notes if ruling.card in notes else mechanics)[ruling.card]["rulings"].append(ruling.text)
    return {"notes": list(notes.values()), "rules": list(mechanics.values())}


def _books_of(sources: list[str]) -> list[str]:
    """The books by name; the numbers of their statements mean something to who keeps the rulings, not to players."""
    return list(dict.fromkeys(titles()[source.partition("/")[0]] for source in sources))


@cache
def book_list() -> wire.BookList:
    found: list[wire.Book] = []
    for book in books():
        found.append({"book": book, "sets": [_set_info(set_data(one)) for one in recommended_sets(book=book)]})
    return {"books": found, "expansions": expansions()}


def _set_info(data: dict[str, Any]) -> wire.SetInfo:
    return {
        "name": data["name"],
        "title": data["title"],
        "newest": recommended_set(data["name"]).title == data["title"],
        "book": data["book"],
        "expansions": data["expansions"],
        "kingdom": [find(name).name if is_known(name) else name for name in data["kingdom"]],
        "landscapes": data["landscapes"],
        "others": data["others"],
        "colonies": data["colonies"],
        "shelters": data["shelters"],
        "playable": data["playable"],
        "missing": data["missing"],
        "story": data["story"],
    }


def _role_info(data: dict[str, Any]) -> wire.RoleInfo:
    return {
        "role": data["role"],
        "title": data["title"],
        "place": data["place"],
        "cards": [facts(name) for name in data["cards"]],
        "piles": data["piles"],
    }


def chosen_setup(choice: wire.KingdomChoice, players: int) -> tuple[str, Setup]:
    """A title and the set-up, complete; `IllegalSetup` says why there is none. The same seed draws the same for any
    number of players, so that what was shown is what is dealt."""
    seed = choice.get("seed") or secrets.token_hex(4)
    title, setup = _wanted(choice, players, seed)
    return title, setup.complete(seed)


def _wanted(choice: wire.KingdomChoice, players: int, seed: str) -> tuple[str, Setup]:
    """The same, with what the choice leaves open still open."""
    ways = [name for name in ("set", "line", "random", "good") if name in choice]
    if len(ways) > 1:
        raise Refused("malformed", f"A kingdom is given as {' or '.join(ways)}, not both.")
    if "set" in choice:
        one = recommended_set(choice["set"])
        return one.title, one.setup(players)
    if "line" in choice:
        return "A kingdom of your own", read_kingdom(choice["line"], players)
    if "random" in choice:
        return "A random kingdom", draw_kingdom(read_wishes(**choice["random"]), seed, players)
    if choice.get("good"):
        return "A random kingdom", good_kingdom(seed, players)
    return "First Game", Setup(FIRST_GAME, players=players)


@lru_cache(256)  # asked again with every change at a table
def known_line(line: str, players: int) -> str:
    """A kingdom as a line, without what nobody knows before it comes."""
    return kingdom_line(read_kingdom(line, players, size=None).known())


def kingdom_info(choice: wire.KingdomChoice) -> wire.KingdomInfo:
    """What would be played with."""
    seed = choice.get("seed") or secrets.token_hex(4)
    title, wanted = _wanted(choice, 2, seed)
    setup = wanted.complete(seed)
    if "line" not in choice or not wanted.at(LATER):  # who writes down what comes later knows it
        setup = setup.known()
    return {
        "title": title,
        "line": kingdom_line(setup),
        "kingdom": [facts(kind.name) for kind in by_cost(setup.kingdom)],
        "roles": [_role_info(data) for data in roles_data(setup)],
        # What was drawn for one role may have brought the next: a Bane that is a Liaison needs an Ally.
        "open": [role_named(key).title for key in setup.roles if key not in wanted.roles],
        "landscapes": [facts(name) for name in setup.landscapes],
        "colonies": setup.colonies,
        "potions": setup.uses_potions(),
        "shelters": setup.shelters,
        "beside": [facts(kind.name) for kind in beside(setup)],
        "notes": setup_notes(setup),
    }

"""Positions for the lab: a game arranged from zones and counters, and what can be done to it from outside."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bailiwick.cards import find
from bailiwick.cards.registry import all_roles, role_named
from bailiwick.engine.errors import IllegalMove, IllegalSetup
from bailiwick.engine.game import ACTION_PHASE, Game
from bailiwick.engine.kinds import LANDSCAPES
from bailiwick.engine.roles import MARK
from bailiwick.engine.zone import Zone
from bailiwick.kingdoms.roles import names_in, read_value
from bailiwick.kingdoms.setup import Setup, prepare

__all__ = ["COUNTERS", "ZONES", "arrange", "check_dict", "check_list", "check_seed", "fill_up", "inject", "take_roles"]

PLAIN_CARDS = [
    "Village", "Smithy", "Market", "Laboratory", "Festival", "Woodcutter", "Council Room", "Workshop", "Moneylender",
    "Remodel",
]  # fmt: skip
ZONES = {"hand": "hand", "deck": "deck", "discard": "discard_pile", "in_play": "in_play", "set_aside": "set_aside"}
MOST = 1_000_000  # of anything that is counted
COUNTERS = ["actions", "buys", "coins", "potions", "coffers", "villagers", "favors", "vp_tokens", "debt"]


def check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise IllegalSetup(f"A seed is a number or a word, not {seed!r}.")


def check_list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise IllegalSetup(f"{name} is a list, not {value!r}.")
    return list(value)


def check_dict(name: str, value: Any) -> dict[str, int]:
    if value is not None and not isinstance(value, dict):
        raise IllegalSetup(f"{name} gives a number for each name, not {value!r}.")
    return dict(value or {})


def take_roles(keywords: dict[str, Any]) -> dict[str, Any]:
    """Those of the keywords that are roles of a set-up, taken out of the others."""
    return {role.key: keywords.pop(role.key) for role in all_roles() if role.key in keywords}


def fill_up(kingdom: Sequence[str], roles: Mapping[str, Any]) -> list[str]:
    """The kingdom with plain cards up to ten piles: first those that a role marks, none that has a role elsewhere."""
    names = [find(name).name for name in check_list("kingdom", kingdom)]
    elsewhere: list[str] = []
    for key, value in roles.items():
        if value is not None:
            holders = names_in(role_named(key), read_value(role_named(key), value))
            if role_named(key).place != MARK:
                elsewhere += [find(name).home or name for name in holders]
            else:
                names += [name for name in holders if name not in names and name in PLAIN_CARDS]
    spare = [name for name in PLAIN_CARDS if name not in names and name not in elsewhere]
    return names + spare[: max(0, 10 - len(names))]


def inject(game: Game, what: str, seat: int, name: str) -> None:
    """A gain or a trashing that no move of the game brought about."""
    player = game.players[seat]
    if what == "gain":
        pile = game.find_pile(find(name).home or name)
        if pile is None or pile.count == 0:
            raise IllegalMove(f"There is no {name} to gain: its pile is {'not here' if pile is None else 'empty'}.")
        if name not in (pile.top.name, pile.name):
            raise IllegalMove(f"{name} is not on top of the {pile.name}: {pile.top.name} is.")
        player.gain_from(pile)
    else:
        cards = [card for card in player.hand if card.name == name][:1]
        if not cards:
            raise IllegalMove(f"{name} is not in hand and cannot be trashed.")
        player.trash(cards, player.hand)


def arrange(setup: Setup, position: Sequence[dict[str, Any]], seed: object) -> Game:
    """A game in the Action phase of seat 0, with the cards and counters that are given."""
    game = prepare(setup, seed)
    game.always_ask = True
    game.seed(seed)
    for player, given in zip(game.players, position, strict=True):
        if not isinstance(given, dict):
            raise IllegalSetup(f"A seat is given by its zones and counters, not by {given!r}.")
        player.actions = player.buys = 1 if player.index == 0 else 0
        for name, value in given.items():
            if name in ZONES:
                if not isinstance(value, (list, tuple)):
                    raise IllegalSetup(f"{name} is a list of cards, not {value!r}.")
                zone: Zone = getattr(player, ZONES[name])
                for card in reversed(value) if name == "deck" else value:
                    kind = find(card)
                    if kind.is_(LANDSCAPES) or kind.split:
                        raise IllegalSetup(f"{kind.name} is not a card that can be in a {name}.")
                    zone.append(game.new_card(kind))
                    player.count(kind, 1)
            elif name in COUNTERS:
                if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
                    raise IllegalSetup(f"{name} cannot be {value!r}; give a number from 0 to {MOST}.")
                setattr(player, name, value)
            else:
                raise IllegalSetup(f"A seat has no {name!r}; it takes {', '.join([*ZONES, *COUNTERS])}.")
        player.turns = 2 if player.index == 0 else 1
    game.stage = ACTION_PHASE
    game.turn = 0
    game.next_seat = 1
    game.last_turn = setup.players - 1
    game.turn_number = setup.players + 1
    return game

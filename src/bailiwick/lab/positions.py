"""Positions for the lab: a game arranged from zones and counters, and what can be done to it from outside."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from bailiwick.cards import find
from bailiwick.cards.registry import all_kinds, all_roles, key, role_named
from bailiwick.cards.rising_sun.omens import SUN
from bailiwick.engine import declared
from bailiwick.engine import events as on
from bailiwick.engine.errors import IllegalMove, IllegalSetup
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ARTIFACT, LANDSCAPES, PROJECT, PROPHECY, STATE, Kind, type_names
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.roles import MARK, STACK
from bailiwick.engine.turn import ACTION_PHASE
from bailiwick.engine.zone import ALL, EVERYONE, NOBODY, TOP, Zone
from bailiwick.kingdoms.roles import names_in, one_of_each, read_value
from bailiwick.kingdoms.setup import Setup, fill_stacks, prepare

__all__ = [
    "COUNTERS", "OWN", "TABLES", "ZONES", "arrange", "check_dict", "check_list", "check_policy", "check_seed",
    "declared_as", "fill_up", "inject", "take_roles", "with_stacks",
]  # fmt: skip

PLAIN_CARDS = [
    "Village", "Smithy", "Market", "Laboratory", "Festival", "Woodcutter", "Council Room", "Workshop", "Moneylender",
    "Remodel",
]  # fmt: skip
ZONES = {"hand": "hand", "deck": "deck", "discard": "discard_pile", "in_play": "in_play", "set_aside": "set_aside"}
D = TypeVar("D", bound=declared.Declared)
MOST = 1_000_000  # of anything that is counted
COUNTERS = [counter.attribute for counter in declared.COUNTERS.values()]
OWN = {"projects": PROJECT, "states": STATE, "artifacts": ARTIFACT}  # landscapes that a player has, by their types
TABLES = ["mats", "tokens", "pile_tokens", "stack"]  # keywords that give something for each of several names
SEAT_WORDS = [*ZONES, *COUNTERS, *TABLES, *OWN, "sun"]


def check_seed(seed: object) -> None:
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise IllegalSetup(f"A seed is a number or a word, not {seed!r}.")


def check_list(name: str, value: Any) -> list[Any]:
    if not isinstance(value, (list, tuple)):
        raise IllegalSetup(f"{name} is a list, not {value!r}.")
    return list(value)


def check_policy(policy: object) -> None:
    if policy is not None and not callable(policy):
        raise IllegalSetup(f"A policy is a function that answers each question, not {policy!r}.")


def check_dict(name: str, value: Any) -> dict[str, int]:
    if value is not None and not isinstance(value, dict):
        raise IllegalSetup(f"{name} gives a number for each name, not {value!r}.")
    return dict(value or {})


def take_roles(keywords: dict[str, Any]) -> dict[str, Any]:
    """Those of the keywords that are roles of a set-up, taken out of the others."""
    return {role.key: keywords.pop(role.key) for role in all_roles() if role.key in keywords}


def with_stacks(setup: Setup, stacks: Any, seed: object) -> Setup:
    """The set-up with these cards in those stacks that it leaves open; what else is in them, the seed tells."""
    for name, cards in stacks.items() if isinstance(stacks, dict) else ():
        for role in all_roles():
            if role.place == STACK and key(role.key) == key(name) and role.key in setup.missing():
                named = [find(card).name for card in check_list("stack", cards)]
                rest = [card for card in setup.fits(role.key) if card not in named]
                random.Random(repr((seed, role.key))).shuffle(rest)
                setup = setup.with_role(role.key, one_of_each([*named, *rest])[: max(role.count, len(named))])
    return setup


def fill_up(kingdom: Sequence[str], roles: Mapping[str, Any]) -> list[str]:
    """The kingdom with plain cards up to ten piles: first those that a role marks, none that has a role elsewhere."""
    names = [find(name).name for name in check_list("kingdom", kingdom)]
    elsewhere: list[str] = []
    for name, value in roles.items():
        if value is not None:
            holders = names_in(role_named(name), read_value(role_named(name), value))
            if role_named(name).place != MARK:
                elsewhere += [find(name).home or name for name in holders]
            else:
                names += [name for name in dict.fromkeys(holders) if name not in names and name in PLAIN_CARDS]
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
                _lay(game, player, name, getattr(player, ZONES[name]), value)
            elif name in COUNTERS:
                if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= MOST:
                    raise IllegalSetup(f"{name} cannot be {value!r}; give a number from 0 to {MOST}.")
                setattr(player, name, value)
                game.note(on.PURSE)
            elif name in TABLES:
                if not isinstance(value, dict):
                    raise IllegalSetup(f"{name} gives something for each name, not {value!r}.")
            elif name in OWN:
                check_list(name, value)
            elif name == "sun":
                _leave_suns(game, value)
            else:
                raise IllegalSetup(f"A seat has no {name!r}; it takes {', '.join(SEAT_WORDS)}.")
        for name, cards in given.get("mats", {}).items():
            mat = declared_as("mat", name, declared.MATS)
            _lay(game, player, f"{mat.name} mat", player.mat(mat), cards)
        player.turns = 2 if player.index == 0 else 1
    _check_wordings(game)
    # What cards bring comes with them, so that this is last: their stacks, and tokens that may lie elsewhere.
    fill_stacks(game)
    game.shuffle_stacks()
    for player, given in zip(game.players, position, strict=True):
        for word, types in OWN.items():
            for name in given.get(word, []):
                _give_landscape(game, player, name, types)
    for player, given in zip(game.players, position, strict=True):
        for name, number in given.get("tokens", {}).items():
            if isinstance(number, bool) or not isinstance(number, int) or not 0 <= number <= MOST:
                raise IllegalSetup(f"{name} tokens cannot be {number!r}; give a number from 0 to {MOST}.")
            token = declared_as("token", name, declared.TOKENS)
            _check_brought(game, token)
            player.set_tokens(token, number)
        for name, tokens in given.get("pile_tokens", {}).items():
            for one in check_list("pile_tokens", tokens):
                _place(game, player, name, one)
        for name, cards in given.get("stack", {}).items():
            _stack(game, name, check_list("stack", cards))
    game.stage = ACTION_PHASE
    game.turn = 0
    game.next_seat = 1
    game.last_turn = setup.players - 1
    game.turn_number = setup.players + 1
    return game


def _leave_suns(game: Game, n: object) -> None:
    """Let so many Suns be left on the Prophecy; with none it has come about."""
    if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST:
        raise IllegalSetup(f"{n!r} Suns cannot be left; give a number from 0 to {MOST}.")
    foretold = [card for card in game.landscapes if card.is_(PROPHECY)]
    if not foretold:
        raise IllegalSetup("Nothing in this game is foretold, so that no Suns can be left; that takes an Omen.")
    for card in foretold:
        if n == 0 and game.waiting:
            raise IllegalSetup(f"{card.name} happens at the last Sun; leave 1, and let an Omen remove it.")
        game.put_on_landscape(card, SUN, n - game.count_on_landscape(card, SUN))
        if n == 0:
            game.let_rule(card)


def _check_wordings(game: Game) -> None:
    for kind in game.kinds.all:
        if kind.newest in game.kinds.names:
            raise IllegalSetup(f"{kind.name} and {kind.newest} are two wordings of one card; give one of them.")


def declared_as(what: str, name: object, known: dict[str, D]) -> D:
    """What was declared by that name."""
    for item in known.values():
        if isinstance(name, str) and key(item.name) == key(name):
            return item
    raise IllegalSetup(f"There is no {what} {name!r}; there are {', '.join(sorted(known)) or 'none'}.")


def _check_brought(game: Game, token: declared.Declared) -> None:
    """Tokens of which nothing in the game makes anything would lie there for nothing."""
    same = (type(token), token.name)
    bringing = [kind for kind in all_kinds() if same in [(type(item), item.name) for item in kind.brings]]
    if bringing and not any(kind.name in game.kinds.names for kind in bringing):
        *names, last = [kind.name for kind in bringing]
        takes = f"{', '.join(names)} or {last}" if names else last
        raise IllegalSetup(f"Nothing in this game brings {token.name} tokens; that takes {takes}.")


def _lay(game: Game, player: Player, name: str, zone: Zone, cards: Any) -> None:
    """Put new cards into a zone of a player."""
    if not isinstance(cards, (list, tuple)):
        raise IllegalSetup(f"{name} is a list of cards, not {cards!r}.")
    for card in reversed(cards) if name == "deck" else cards:
        kind = find(card)
        if kind.is_(LANDSCAPES) or kind.split:
            raise IllegalSetup(f"{kind.name} is not a card that can be in a {name}.")
        zone.append(game.new_card(kind))
        player.count(kind, 1)


def _give_landscape(game: Game, player: Player, name: str, types: int) -> None:
    """Let a player have a landscape, of which others may have a copy where there are several, or a cube."""
    kind = find(name)
    if not kind.is_(types):
        raise IllegalSetup(f"{kind.name} cannot be had as a landscape of the type {type_names(types)[0]}.")
    taken = [card for other in game.players for card in other.landscapes if not card.is_(PROJECT)]
    copies = [kind.copy_number(i) for i in range(kind.copies_in_pile or 1)]
    free = [card for card in copies if card not in taken and card not in player.landscapes]
    if not free:
        raise IllegalSetup(f"{kind.name} cannot be given to one more player, or twice to one.")
    game.introduce(kind)
    if kind.is_(PROJECT) and free[0] not in game.landscapes:
        game.landscapes.append(free[0])
    player.landscapes = [*player.landscapes, free[0]]


def _pile(game: Game, name: str) -> Pile:
    kind = find(name)
    pile = game.find_pile(kind.name)
    if pile is None:
        raise IllegalSetup(f"There is no {kind.name} pile in this game.")
    return pile


def _place(game: Game, player: Player, where: str, given: Any) -> None:
    """Put a token onto a pile, given by its name, or with a number where it is nobody's; such may lie on a landscape,
    too."""
    name, n = given if isinstance(given, (list, tuple)) and len(given) == 2 else (given, 1)
    token = declared_as("token for piles", name, declared.PILE_TOKENS)
    _check_brought(game, token)
    if isinstance(n, bool) or not isinstance(n, int) or not 0 <= n <= MOST or (token.owned and n != 1):
        raise IllegalSetup(f"{n!r} {token.name} tokens cannot lie on a pile.")
    for card in game.landscapes:
        if card.kind is find(where) and not token.owned:
            game.put_on_landscape(card, token, n - game.count_on_landscape(card, token))
            return
    pile = _pile(game, where)
    if token.owned:
        game.remove_token(token, player.index)
        game.own(pile).set_owner(token, player.index, True)
    else:  # instead of what the set-up has put there
        game.own(pile).add_token(token, n - pile.count_of(token))


def _stack(game: Game, name: str, cards: list[Any]) -> None:
    """Let these be the top cards of a pile or a deck whose order is secret, the first on top."""
    wanted = [find(card) for card in cards]
    deck = next((deck for deck in declared.DECKS.values() if key(deck.name) == key(name)), None)
    if deck is not None:
        zone = game.deck_of(deck).cards
        for kind in reversed(wanted):
            found = next((card for card in zone.cards() if card.kind is kind), None)
            if found is None:
                raise IllegalSetup(f"{kind.name} is not among the {deck.name}.")
            zone.remove(found)
            zone.append(found)
        return
    for role, aside in game.aside.items():
        if key(role) == key(name) and aside.sight == NOBODY:
            for kind in reversed(wanted):
                there = next((card for card in aside.cards() if card.kind is kind), None)
                if there is None:
                    raise IllegalSetup(f"{kind.name} is not in the {role_named(role).title}.")
                aside.remove(there)
                aside.append(there)
            return
    pile = game.own(_pile(game, name))
    if pile.sight == ALL:
        raise IllegalSetup(f"The order of the {pile.name} pile is no secret: the rules give it.")
    rest = pile.stack[:]
    others: list[Kind] = []
    for kind in wanted:
        if kind in rest:
            rest.remove(kind)
        else:
            others.append(kind)
    for kind in others:
        # Where only some of the cards are used, these are among them instead of others.
        if kind not in pile.spare or not rest:
            raise IllegalSetup(f"{kind.name} is not in the {pile.name} pile, or not so often.")
        spare = [*pile.spare, rest.pop(0)]
        spare.remove(kind)
        pile.spare = spare
    pile.stack = rest + wanted[::-1]
    pile.known = [0] * len(pile.stack)
    pile.top = pile.stack[-1]
    if pile.sight == TOP:
        pile.known[-1] = EVERYONE
    game.count_empty_piles()

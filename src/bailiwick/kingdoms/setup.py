"""From a list of cards to a game that is ready to be dealt."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bailiwick.cards import all_kinds, find
from bailiwick.cards.names import CARD_NAMES
from bailiwick.cards.registry import all_roles, is_role, role_named
from bailiwick.engine.decision import Agent
from bailiwick.engine.declared import LandscapeDeck
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ALLY, BROUGHT, CURSE, LANDSCAPES, LIAISON, REWARD, RUINS, VICTORY, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.piles import MOST_PILES
from bailiwick.engine.roles import ASIDE, BESIDE, IN_SUPPLY, LANDSCAPE, LATER, MARK, STACK, Drawing, Role, Waiting
from bailiwick.engine.zone import ALL, NOBODY
from bailiwick.kingdoms.roles import (
    brought_by,
    candidates,
    check_role,
    check_use,
    in_order,
    kingdom_cards,
    names_in,
    one_of_each,
    pairs_in,
    read_value,
)
from bailiwick.kingdoms.suggest import did_you_mean

__all__ = [
    "FIRST_GAME",
    "MOST_PLAYERS",
    "SHELTERS",
    "Setup",
    "add_starting_decks",
    "allies",
    "heirlooms",
    "kingdom_cards",
    "make_pile",
    "nameable_cards",
    "new_game",
    "pile_size",
    "prepare",
    "resize",
    "split_stack",
    "starting_deck",
]

FIRST_GAME = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop",
]  # fmt: skip
MOST_PLAYERS = 6
LARGEST_PILE = 500
BASIC = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
STARTING_DECK = {"Copper": 7, "Estate": 3}
SHELTERS = ["Hovel", "Necropolis", "Overgrown Estate"]  # where they are used, in place of the Estates


def allies() -> list[str]:
    """The Allies by name, of which a game with a Liaison has one."""
    return sorted(kind.name for kind in all_kinds() if kind.is_(ALLY))


@dataclass(init=False)
class Setup:
    """What a game is played with. Together with a seed and the decisions it is the whole game.

    A role, which some cards add to what is chosen, can be given by its key and looked at by it: ``bane="Moat"``."""

    kingdom: list[str]
    players: int
    landscapes: list[str]  # positions may have several of a sort that has a role, such as Allies
    colonies: bool
    potions: bool
    supply: dict[str, int]  # pile sizes that differ from the rules'
    shelters: bool
    roles: dict[str, str]  # see `kingdoms.roles`; what is not there is open

    def __init__(
        self,
        kingdom: Sequence[str],
        players: int = 2,
        *,
        landscapes: Sequence[str] = (),
        colonies: bool = False,
        potions: bool = False,
        supply: Mapping[str, int] | None = None,
        shelters: bool = False,
        roles: Mapping[str, Any] | None = None,
        **given: Any,
    ) -> None:
        if not isinstance(players, int) or not 2 <= players <= MOST_PLAYERS:
            who = "1 player" if players == 1 else f"{players} players"
            raise IllegalSetup(f"{who} cannot play: a game takes 2 to {MOST_PLAYERS}.")
        self.players = players
        self.kingdom = [self._kingdom_card(name) for name in kingdom]
        twice = sorted({name for name in self.kingdom if self.kingdom.count(name) > 1})
        if twice:
            raise IllegalSetup(f"{twice[0]} is in the kingdom twice; every pile must be another card.")
        self.landscapes = [self._landscape(name) for name in landscapes]
        for name, value in (("colonies", colonies), ("potions", potions), ("shelters", shelters)):
            if not isinstance(value, bool):
                raise IllegalSetup(f"{name} is true or false, not {value!r}.")
        self.colonies, self.potions, self.shelters = colonies, potions, shelters
        self.roles = {}
        self._give_roles({**(roles or {}), **given})
        self._check_wordings([kind.name for kind in self.bringers()])
        self.supply = {find(name).name: count for name, count in (supply or {}).items()}
        for name, count in self.supply.items():
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= LARGEST_PILE:
                raise IllegalSetup(f"The {name} pile cannot hold {count!r} cards; give 0 to {LARGEST_PILE}.")

    # -- roles ------------------------------------------------------------------------------------------------------

    def __getattr__(self, name: str) -> str | None:
        if is_role(name):
            return self.roles.get(name)
        raise AttributeError(f"a set-up has no {name!r}")

    def __setattr__(self, name: str, value: Any) -> None:
        if not is_role(name):
            object.__setattr__(self, name, value)
        elif value is None:
            self.roles.pop(name, None)
        else:
            self.roles[name] = read_value(role_named(name), value)

    def _give_roles(self, given: Mapping[str, Any]) -> None:
        for key, value in given.items():
            if not is_role(key):
                known = [role.key for role in all_roles()]
                raise IllegalSetup(f"A set-up has no role {key!r}.{did_you_mean(key, known)} Roles are {_and(known)}.")
            if value is not None and value != {} and value != []:
                setattr(self, key, value)
        self._move_landscapes()
        for role in all_roles():  # in one order, whatever order they were given in
            if role.key in self.roles:
                self.roles[role.key] = self.roles.pop(role.key)
        for key in self.roles:
            role = role_named(key)
            if not role.types & LANDSCAPES and role.place != MARK:
                for name in self.holders(key):
                    self._kingdom_card(name, single=role.place in (ASIDE, STACK))
        for key, value in self.roles.items():
            check_role(self, role_named(key), value)
        check_use(self)

    def _move_landscapes(self) -> None:
        """Some landscapes have a role, or give one, and are kept under it."""
        for role in all_roles():
            if role.place == LANDSCAPE and role.key not in self.roles:
                found = [name for name in self.landscapes if find(name).is_(role.types)]
                if found:
                    self.roles[role.key] = found[0]
                    self.landscapes.remove(found[0])
            elif role.each:
                marks = [name for name in self.landscapes if find(name).role is role]
                if marks:
                    self.landscapes = [name for name in self.landscapes if name not in marks]
                    there = pairs_in(role, self.roles.get(role.key, ""))
                    more = [name for name in marks if name not in dict(there)]
                    self.roles[role.key] = ", ".join([*_items(self.roles.get(role.key, "")), *dict.fromkeys(more)])

    def at(self, place: str) -> list[str]:
        """The roles of a place that are filled."""
        return [key for key in self.roles if role_named(key).place == place]

    def holders(self, key: str) -> list[str]:
        """The names of what has a role."""
        return names_in(role_named(key), self.roles[key]) if key in self.roles else []

    def all_landscapes(self) -> list[str]:
        """The landscapes of the game, those with a role first."""
        found = [name for key in self.at(LANDSCAPE) for name in self.holders(key)]
        for key, value in self.roles.items():
            if role_named(key).each:
                found += [mark for mark, _ in pairs_in(role_named(key), value)]
        return [*found, *self.landscapes]

    def used(self) -> list[Kind]:
        """The kinds of all Kingdom piles, extra ones included, and of Kingdom cards that are used singly: all of them
        bring what their set-up asks for. What only comes later is not among them."""
        return self._kinds([*map(find, self.kingdom)], self.now())

    def now(self) -> list[str]:
        """The roles that are filled and matter from the start: all but those that only what comes later brings."""
        if not self.at(LATER):
            return list(self.roles)
        found: list[str] = []
        while True:
            kinds = self._kinds([*map(find, [*self.kingdom, *self.all_landscapes()])], found)
            brought = [role.key for kind in kinds for role in brought_by(kind)]
            now = [key for key in self.roles if key in brought]
            if now == found:
                return now
            found = now

    def _kinds(self, kinds: list[Kind], keys: Sequence[str]) -> list[Kind]:
        """These kinds, and those of Kingdom cards that have one of these roles."""
        extra = [key for place in (IN_SUPPLY, BESIDE, ASIDE, STACK) for key in keys if role_named(key).place == place]
        more = [find(name) for key in extra for name in self.holders(key)]
        return kinds + [kind for kind in more if not kind.is_(LANDSCAPES)]

    def later(self) -> list[Kind]:
        """The kinds of piles that may come later."""
        return [find(name) for key in self.at(LATER) for name in self.holders(key)]

    def known(self) -> Setup:
        """The same set-up as players know it: what comes later nobody knows before it comes, nor what that brings."""
        if not self.at(LATER):
            return self
        return replace(self, roles={key: self.roles[key] for key in self.now() if role_named(key).place != LATER})

    def bringers(self) -> list[Kind]:
        """All that may bring roles: cards, landscapes, and last what comes later."""
        now = self.now()
        late = self._kinds(self.later(), [key for key in self.roles if key not in now])
        return [*self.used(), *map(find, self.all_landscapes()), *late]

    def has_liaison(self) -> bool:
        """Whether some card of these piles, also inside a split pile, is a Liaison: the game then has an Ally."""
        return any(find(name).is_(LIAISON) for kind in self.used() for name in [kind.name, *kind.split])

    def uses_potions(self) -> bool:
        """Whether the Potion pile is in the Supply."""
        return self.potions or any(kind.cost.potions for kind in self.used())

    def basic_piles(self) -> list[str]:
        """The basic cards that are in the Supply."""
        names = BASIC[:]
        if self.colonies:
            names += ["Platinum", "Colony"]
        if self.potions:
            names.append("Potion")
        return list(dict.fromkeys([*names, *basics_for(self.used())]))

    def missing(self) -> list[str]:
        """The roles that this set-up leaves open, in the order in which they are drawn."""
        needed = in_order([role for kind in self.bringers() for role in brought_by(kind)])
        return [role.key for role in needed if self._is_open(role)]

    def _is_open(self, role: Role) -> bool:
        if role.each:
            return any(not name for _, name in pairs_in(role, self.roles[role.key])) and bool(self.fits(role.key))
        if role.key in self.roles:
            return False
        return role.place != MARK or bool(self.fits(role.key))  # where no pile fits, none is marked

    def fits(self, role: str) -> list[str]:
        """What could still take a role."""
        return candidates(self, role_named(role))

    def with_role(self, role: str, names: Sequence[str]) -> Setup:
        """The same set-up with a role that was open filled."""
        value = ", ".join(names)
        if role_named(role).each:
            left = list(names)
            value = ""
            for mark, name in pairs_in(role_named(role), self.roles[role]):
                name = name or (left.pop(0) if left else "")
                value += f", {mark}: {name}" if name else f", {mark}"
        return replace(self, roles={**self.roles, role: value})

    def lacking(self, role: str) -> int:
        """How many names an open role still takes."""
        one = role_named(role)
        return sum(not name for _, name in pairs_in(one, self.roles[role])) if one.each else one.count

    def complete(self, seed: object) -> Setup:
        """The same set-up with everything it leaves open drawn by the seed."""
        setup = self
        while setup.missing():
            key = setup.missing()[0]
            rng, fitting, n = random.Random(repr((seed, key))), setup.fits(key), setup.lacking(key)
            names = [rng.choice(fitting)] if n == 1 and fitting else one_of_each(rng.sample(fitting, len(fitting)))[:n]
            if len(names) < n and not role_named(key).each:
                raise IllegalSetup(
                    f"{role_named(key).title} needs {role_named(key).what_fits()}, and there"
                    f" {'is' if len(names) == 1 else 'are'} {len(names) or 'none'} left."
                )
            setup = setup.with_role(key, names)
        return setup

    def _kingdom_card(self, name: str, single: bool = False) -> str:
        kind = find(name)
        if kind.basic:
            raise IllegalSetup(f"{kind.name} is a basic card; name Kingdom cards only.")
        if kind.is_(LANDSCAPES):
            raise IllegalSetup(f"{kind.name} is not a Kingdom card; give it as a landscape.")
        if kind.home and not single:
            raise IllegalSetup(f"{kind.name} is part of a split pile; name the pile, {kind.home}.")
        if not kind.supply:
            raise IllegalSetup(f"{kind.name} never stands in the Supply.")
        return kind.name

    def _check_wordings(self, names: Sequence[str]) -> None:
        for name in names:
            newest = find(name).newest
            if newest in names:
                raise IllegalSetup(f"{name} and {newest} are two wordings of one card; give one of them.")

    def _landscape(self, name: str) -> str:
        kind = find(name)
        if not kind.is_(LANDSCAPES):
            raise IllegalSetup(f"{kind.name} is not a landscape; give it in the kingdom.")
        if kind.is_(BROUGHT):
            raise IllegalSetup(f"{kind.name} comes with the cards that use it; it is not chosen.")
        return kind.name


def _items(value: str) -> list[str]:
    return [item for item in value.split(", ") if item]


def _and(names: Sequence[str]) -> str:
    return f"{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else "".join(names)


def basics_for(kinds: Sequence[Kind]) -> list[str]:
    """The piles that are no Kingdom cards and stand in the Supply because of these cards."""
    names = ["Potion"] if any(kind.cost.potions for kind in kinds) else []
    types = 0
    for kind in kinds:
        for name in [kind.name, *kind.split]:
            types |= find(name).types
    return names + [kind.name for kind in all_kinds() if kind.goes_with & types]


def pile_size(kind: Kind, players: int) -> int:
    """How many cards the rules put into a pile."""
    if kind.is_(CURSE | RUINS):
        return 10 * (players - 1)
    if kind.split:
        return len(split_stack(kind, players))
    if kind.name == "Copper":
        return kind.copies_in_pile * (1 if players < 5 else 2) - STARTING_DECK["Copper"] * players
    if kind.name in ("Silver", "Gold"):
        return kind.copies_in_pile * (1 if players < 5 else 2)
    if kind.name == "Province" and players > 4:
        return 3 * players
    if kind.copies_in_pile:
        return kind.copies_in_pile
    if kind.is_(REWARD):
        return 1 if players == 2 else 2
    if kind.is_(VICTORY):
        return 8 if players == 2 else 12
    return 10


def split_stack(kind: Kind, players: int = 2) -> list[Kind]:
    """The cards of a split pile from the bottom up."""
    stack: list[Kind] = []
    for name in kind.split:
        card = find(name)
        stack += [card] * ((card.copies_in_pile if players < 3 else card.copies_from_three) or 1)
    stack.reverse()
    return stack


def make_pile(kind: Kind, players: int, supply: bool = True) -> Pile:
    stack, size = split_stack(kind, players), pile_size(kind, players)
    pile = Pile(kind, stack, len(stack) or size, supply)
    if size < len(stack):
        pile.keep = size  # only so many of the shuffled cards are used
    return pile


def nameable_cards() -> list[str]:
    """Every card that can be named, each once, whatever its wording; those that are not Dominion's own come last."""
    own = [kind.name for kind in all_kinds() if not kind.is_(LANDSCAPES) and not kind.split and not kind.newest]
    known = set(CARD_NAMES)
    return CARD_NAMES + [name for name in own if name not in known]


def prepare(setup: Setup, seed: object = 0) -> Game:
    """The table as it stands before the cards are dealt: piles and landscapes. What the set-up leaves open is drawn by
    the seed."""
    setup = setup.complete(seed)
    game = Game()
    game.names = nameable_cards()
    game.seat_players(setup.players)
    for name in [*setup.basic_piles(), *setup.kingdom]:
        game.add_pile(make_pile(find(name), setup.players))
    now = [role_named(key) for key in setup.now()]
    for pile in _role_piles(setup, now):
        game.add_pile(pile)
    for name in _beside([*setup.used(), *map(find, setup.all_landscapes())]):
        game.add_pile(make_pile(find(name), setup.players, supply=False))
    game.settle_piles()
    coppers = game.find_pile("Copper")
    if coppers is not None and heirlooms(setup):  # the Coppers that nobody starts with
        resize(game, "Copper", coppers.count + len(heirlooms(setup)) * setup.players)
    for name, count in setup.supply.items():
        resize(game, name, count)
    late = [role for role in map(role_named, setup.roles) if role not in now]
    waits = [name for role in late if role.place == LANDSCAPE for name in setup.holders(role.key)]
    for name in setup.all_landscapes():
        if name not in waits:
            kind = find(name)
            game.introduce(kind)
            game.landscapes.append(kind.copy_number(0))
    for role in now:
        _lay_out(game, setup, role, seed)
    there = {name for pile in game.piles for name in [pile.name, *pile.kind.split]}
    for key in setup.at(LATER):
        game.waiting = game.waiting | {key: _waiting(setup, key, seed, there, len(game.piles))}
    fill_stacks(game)
    used = [kind for pile in game.piles for kind in [pile.kind, *reversed(pile.stack)]]
    singly = [card.kind for zone in game.aside.values() for card in zone]
    for kind in dict.fromkeys([*used, *singly, *(card.kind for card in game.landscapes)]):
        kind.copy_number(0).setup(game)
    return game


def fill_stacks(game: Game) -> None:
    """Put the landscapes into those decks that cards of the game brought, but for what has a role; the game shuffles
    them as it begins."""
    elsewhere = [card.kind for zone in game.aside.values() for card in zone]
    for deck in game.brought:
        if isinstance(deck, LandscapeDeck) and not any(game.deck_of(deck).zones()):
            for kind in all_kinds():
                if kind.is_(deck.types) and kind not in elsewhere:
                    for _ in range(kind.copies_in_pile or 1):
                        game.deck_of(deck).cards.append(game.new_card(kind))


def _role_piles(setup: Setup, roles: Sequence[Role]) -> list[Pile]:
    """The piles that are there because of roles."""
    piles = []
    for role in roles:
        if role.place in (IN_SUPPLY, BESIDE):
            for name in setup.holders(role.key):
                pile = make_pile(find(name), setup.players, role.place == IN_SUPPLY)
                pile.role = role.key
                piles.append(pile)
    return piles


def _beside(kinds: Sequence[Kind]) -> list[str]:
    """The cards that these ask for beside the Supply."""
    return list(dict.fromkeys(name for kind in kinds for name in kind.beside))


def _lay_out(game: Game, setup: Setup, role: Role, seed: object) -> None:
    """Put out what has a role and is no pile, mark piles, and do what the rules do about the role."""
    names = setup.holders(role.key)
    if role.place in (ASIDE, STACK):
        if role.place == STACK:
            random.Random(repr((seed, role.key, "order"))).shuffle(names)
        for name in names:
            game.put_aside(role.key, game.new_card(find(name)), ALL if role.place == ASIDE else NOBODY)
    elif role.place == MARK:
        marks = pairs_in(role, setup.roles[role.key]) if role.each else [(role.title, name) for name in names]
        for mark, name in marks:
            pile = game.find_pile(name)
            if pile is not None:
                pile.add_mark(mark, role.key)
    landscapes = [card for card in game.landscapes if role.place == LANDSCAPE and card.name in names]
    role.begin(game, landscapes or game.role_cards(role.key))


class _Drawing(Drawing):
    """Draws what comes later by chance, as the set-up did."""

    def __init__(self, setup: Setup, key: str, there: set[str], count: int) -> None:
        self.setup = setup.known()
        self.key = key
        self.there = there
        self.count = count

    def draw(self, seed: object) -> Waiting:
        return _waiting(self.setup.complete(seed), self.key, seed, self.there, self.count)


def _waiting(setup: Setup, key: str, seed: object, there: set[str], count: int) -> Waiting:
    """A kingdom for later, with what it needs and the game, which has these piles, does not have yet."""
    now = setup.now()
    late = [role_named(other) for other in setup.roles if other not in now]
    kinds = [find(name) for name in setup.holders(key)]
    piles = [make_pile(kind, setup.players) for kind in kinds] + _role_piles(setup, late)
    bring = setup._kinds(kinds, [role.key for role in late])
    piles += [make_pile(find(name), setup.players) for name in basics_for(bring)]
    piles += [make_pile(find(name), setup.players, False) for name in _beside(bring)]
    new = [pile for pile in piles if pile.name not in there]
    if count + len(new) > MOST_PILES:
        raise IllegalSetup(f"A table has room for {MOST_PILES} piles; with those that wait it would have more.")
    landscapes = [
        find(name).copy_number(0) for role in late if role.place == LANDSCAPE for name in setup.holders(role.key)
    ]
    aside = []
    for role in late:
        if role.place in (ASIDE, STACK):
            names = setup.holders(role.key)
            if role.place == STACK:
                random.Random(repr((seed, role.key, "order"))).shuffle(names)
            aside += [(role.key, find(name), ALL if role.place == ASIDE else NOBODY) for name in names]
    brings = [item for pile in new for kind in [pile.kind, *pile.stack] for item in kind.brings]
    brings += [item for _, kind, _ in aside for item in kind.brings]
    decks = {
        deck.name: [kind for kind in all_kinds() if kind.is_(deck.types)]
        for deck in brings
        if isinstance(deck, LandscapeDeck)
    }
    return Waiting(new, landscapes, aside, list(late), decks, _Drawing(setup, key, there, count))


def resize(game: Game, name: str, count: int) -> None:
    """Give a pile another size than the rules do. A split pile loses cards from the top."""
    pile = game.find_pile(name)
    if pile is None:
        raise IllegalSetup(f"There is no {name} pile in this game to resize.")
    if pile.name != name:
        raise IllegalSetup(f"{name} is part of a split pile; give the size of the pile, {pile.name}.")
    if count < 0 or (pile.is_mixed() and count > pile.count):
        raise IllegalSetup(f"The {pile.name} pile cannot hold {count} cards.")
    if pile.sight != ALL:
        pile.keep = count  # which cards these are, only the first shuffle tells
    elif pile.is_mixed():
        while pile.count > count:
            game.totals[pile.top.name] -= 1
            pile.take()
    else:
        game.totals[pile.name] += count - pile.count
        pile.count = count
    game.count_empty_piles()


def heirlooms(setup: Setup) -> list[str]:
    """What everybody starts with because of cards of the kingdom, each in place of a Copper."""
    return list(dict.fromkeys(kind.heirloom for kind in setup.used() if kind.heirloom))


def starting_deck(setup: Setup, inherited: Sequence[str]) -> dict[str, int]:
    """What everybody starts with, these Heirlooms among it."""
    coppers = {"Copper": STARTING_DECK["Copper"] - len(inherited), **dict.fromkeys(inherited, 1)}
    return coppers | (dict.fromkeys(SHELTERS, 1) if setup.shelters else {"Estate": STARTING_DECK["Estate"]})


def add_starting_decks(game: Game, setup: Setup) -> None:
    """Give every player the cards they start with, not yet shuffled. Which Heirlooms there are, the game tells: some of
    its cards may have been drawn."""
    used = [pile.kind for pile in game.piles] + [card.kind for zone in game.aside.values() for card in zone]
    inherited = sorted({kind.heirloom for kind in used if kind.heirloom})
    for player in game.players:
        for name, count in starting_deck(setup, inherited).items():
            for _ in range(count):
                player.deck.append(game.new_card(find(name)))
            player.count(find(name), count)


def new_game(setup: Setup, seed: object, agents: Sequence[Agent]) -> Game:
    """A game dealt and ready to `run`."""
    if len(agents) != setup.players:
        raise IllegalSetup(f"{len(agents)} agents cannot fill {setup.players} seats; give one for each.")
    game = prepare(setup, seed)
    add_starting_decks(game, setup)
    game.agents = list(agents)
    game.deal(seed)
    return game

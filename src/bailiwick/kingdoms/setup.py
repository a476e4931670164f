"""From a list of cards to a game that is ready to be dealt."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bailiwick.cards import all_kinds, find, is_known
from bailiwick.cards.names import CARD_NAMES
from bailiwick.engine.decision import Agent
from bailiwick.engine.declared import LandscapeDeck
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ALLY, LANDSCAPES, LIAISON, REWARD, VICTORY, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.zone import ALL

FIRST_GAME = [
    "Cellar", "Market", "Merchant", "Militia", "Mine", "Moat", "Remodel", "Smithy", "Village", "Workshop",
]  # fmt: skip
MOST_PLAYERS = 6
LARGEST_PILE = 500
STARTING_DECK = {"Copper": 7, "Estate": 3}
SHELTERS = ["Hovel", "Necropolis", "Overgrown Estate"]  # where they are used, in place of the Estates


def kingdom_cards() -> list[Kind]:
    """Everything that can be one of the ten piles."""
    return [
        kind
        for kind in all_kinds()
        if not kind.basic and kind.supply and not kind.is_(LANDSCAPES) and not kind.home and kind.expansion
    ]


def allies() -> list[str]:
    """The Allies by name, of which a game with a Liaison has one."""
    return sorted(kind.name for kind in all_kinds() if kind.is_(ALLY))


# Roles of a pile that some cards add to the kingdom: what it may cost, and whether it stands in the Supply.
EXTRA_PILES = {"bane": (2, 3, True), "ferryman": (3, 4, False)}


@dataclass
class Setup:
    """What a game is played with. Together with a seed and the decisions it is the whole game."""

    kingdom: list[str]
    players: int = 2
    bane: str | None = None
    ferryman: str | None = None
    ally: str | None = None  # the rules give one; positions may have more of them among the landscapes
    landscapes: list[str] = field(default_factory=list)
    colonies: bool = False
    potions: bool = False
    supply: dict[str, int] = field(default_factory=dict)  # pile sizes that differ from the rules'
    shelters: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.players, int) or not 2 <= self.players <= MOST_PLAYERS:
            who = "1 player" if self.players == 1 else f"{self.players} players"
            raise IllegalSetup(f"{who} cannot play: a game takes 2 to {MOST_PLAYERS}.")
        self.kingdom = [self._kingdom_card(name) for name in self.kingdom]
        twice = sorted({name for name in self.kingdom if self.kingdom.count(name) > 1})
        if twice:
            raise IllegalSetup(f"{twice[0]} is in the kingdom twice; every pile must be another card.")
        self.landscapes = [self._landscape(name) for name in self.landscapes]
        for role in EXTRA_PILES:
            name = getattr(self, role)
            if name is not None:
                setattr(self, role, self._check_extra(role, self._kingdom_card(name)))
        if self.bane is not None and self.bane == self.ferryman:
            raise IllegalSetup(f"{self.bane} cannot be the Bane and the Ferryman pile at once.")
        given = [name for name in self.landscapes if find(name).is_(ALLY)]
        if self.ally is None and given:  # an Ally is a landscape, too
            self.ally = given[0]
            self.landscapes.remove(given[0])
        if self.ally is not None:
            self.ally = self._check_ally(self.ally)
        lacking = [name for name in SHELTERS if self.shelters and not is_known(name)]
        if lacking:
            raise IllegalSetup(f"Nobody can start with Shelters: {', '.join(lacking)} are not among the cards yet.")
        self.supply = {find(name).name: count for name, count in self.supply.items()}
        for name, count in self.supply.items():
            if isinstance(count, bool) or not isinstance(count, int) or not 0 <= count <= LARGEST_PILE:
                raise IllegalSetup(f"The {name} pile cannot hold {count!r} cards; give 0 to {LARGEST_PILE}.")

    def used(self) -> list[Kind]:
        """The kinds of all Kingdom piles, extra ones included."""
        extra = [getattr(self, role) for role in EXTRA_PILES]
        return [find(name) for name in [*self.kingdom, *extra] if name is not None]

    def has_liaison(self) -> bool:
        """Whether some card of these piles, also inside a split pile, is a Liaison: the game then has an Ally."""
        return any(find(name).is_(LIAISON) for kind in self.used() for name in [kind.name, *kind.split])

    def uses_potions(self) -> bool:
        """Whether the Potion pile is in the Supply."""
        return self.potions or any(kind.cost.potions for kind in self.used())

    def missing(self) -> list[str]:
        """The roles that cards of this kingdom need a pile for and that have none yet."""
        needed = dict.fromkeys(kind.extra_pile for kind in self.used() if kind.extra_pile)
        return [role for role in needed if getattr(self, role) is None]

    def fits(self, role: str) -> list[str]:
        """The cards that could take a role."""
        low, high, _ = EXTRA_PILES[role]
        used = [kind.name for kind in self.used()]
        return sorted(
            kind.name
            for kind in kingdom_cards()
            if kind.name not in used and kind.cost.coins in range(low, high + 1) and kind.only_coins
        )

    def complete(self, seed: object) -> Setup:
        """The same set-up with everything it leaves open drawn by the seed."""
        setup = self
        while setup.missing():
            role = setup.missing()[0]
            choice = random.Random(repr((seed, role))).choice(setup.fits(role))
            setup = replace(setup, bane=choice) if role == "bane" else replace(setup, ferryman=choice)
        if setup.ally is None and setup.has_liaison():
            setup = replace(setup, ally=random.Random(repr((seed, "ally"))).choice(allies()))
        return setup

    def _check_extra(self, role: str, name: str) -> str:
        low, high, _ = EXTRA_PILES[role]
        kind = find(name)
        title = role.capitalize()
        users = [find(card).name for card in [*self.kingdom, *(getattr(self, r) or "Copper" for r in EXTRA_PILES)]]
        if not any(find(user).extra_pile == role for user in users):
            raise IllegalSetup(f"{name} cannot be the {title} pile: no card of this kingdom uses one.")
        if name in self.kingdom:
            raise IllegalSetup(f"{name} cannot be the {title} pile: it is in the kingdom already.")
        if not (low <= kind.cost.coins <= high and kind.only_coins):
            raise IllegalSetup(f"{name} cannot be the {title} pile: it costs {kind.cost}, not {low} or {high}.")
        return name

    def _check_ally(self, name: str) -> str:
        kind = find(name)
        if not kind.is_(ALLY):
            raise IllegalSetup(f"{kind.name} cannot be the Ally: it is none. Allies are {', '.join(allies())}.")
        if not self.has_liaison():
            raise IllegalSetup(f"{kind.name} cannot be the Ally: no card of this kingdom is a Liaison.")
        if kind.name in self.landscapes:
            raise IllegalSetup(f"{kind.name} is the Ally already; it cannot be there twice.")
        return kind.name

    def _kingdom_card(self, name: str) -> str:
        kind = find(name)
        if kind.basic:
            raise IllegalSetup(f"{kind.name} is a basic card; name Kingdom cards only.")
        if kind.is_(LANDSCAPES):
            raise IllegalSetup(f"{kind.name} is not a Kingdom card; give it as a landscape.")
        if kind.home:
            raise IllegalSetup(f"{kind.name} is part of a split pile; name the pile, {kind.home}.")
        if not kind.supply:
            raise IllegalSetup(f"{kind.name} never stands in the Supply.")
        return kind.name

    def _landscape(self, name: str) -> str:
        kind = find(name)
        if not kind.is_(LANDSCAPES):
            raise IllegalSetup(f"{kind.name} is not a landscape; give it in the kingdom.")
        return kind.name


def pile_size(kind: Kind, players: int) -> int:
    """How many cards the rules put into a pile."""
    if kind.split:
        return len(split_stack(kind))
    if kind.name == "Copper":
        return kind.copies_in_pile * (1 if players < 5 else 2) - STARTING_DECK["Copper"] * players
    if kind.name in ("Silver", "Gold"):
        return kind.copies_in_pile * (1 if players < 5 else 2)
    if kind.name == "Curse":
        return 10 * (players - 1)
    if kind.name == "Province" and players > 4:
        return 3 * players
    if kind.copies_in_pile:
        return kind.copies_in_pile
    if kind.is_(REWARD):
        return 1 if players == 2 else 2
    if kind.is_(VICTORY):
        return 8 if players == 2 else 12
    return 10


def split_stack(kind: Kind) -> list[Kind]:
    """The cards of a split pile from the bottom up."""
    stack: list[Kind] = []
    for name in kind.split:
        card = find(name)
        stack += [card] * (card.copies_in_pile or 1)
    stack.reverse()
    return stack


def make_pile(kind: Kind, players: int, supply: bool = True) -> Pile:
    return Pile(kind, split_stack(kind), pile_size(kind, players), supply)


def nameable_cards() -> list[str]:
    """Every card that can be named; those that are not Dominion's own come last."""
    own = [kind.name for kind in all_kinds() if not kind.is_(LANDSCAPES) and not kind.split]
    known = set(CARD_NAMES)
    return CARD_NAMES + [name for name in own if name not in known]


def prepare(setup: Setup, seed: object = 0) -> Game:
    """The table as it stands before the cards are dealt: piles and landscapes. What the set-up leaves open is drawn by
    the seed."""
    setup = setup.complete(seed)
    game = Game()
    game.names = nameable_cards()
    game.seat_players(setup.players)
    basic = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    if setup.colonies:
        basic += ["Platinum", "Colony"]
    kinds = [find(name) for name in setup.kingdom]
    if setup.uses_potions():
        basic.append("Potion")
    for kind in [*map(find, basic), *kinds]:
        game.add_pile(make_pile(kind, setup.players))
    for role, (_, _, in_supply) in EXTRA_PILES.items():
        if getattr(setup, role) is not None:
            pile = make_pile(find(getattr(setup, role)), setup.players, in_supply)
            pile.role = role
            game.add_pile(pile)
    for name in dict.fromkeys(name for kind in setup.used() for name in kind.beside):
        game.add_pile(make_pile(find(name), setup.players, supply=False))
    game.settle_piles()
    for name, count in setup.supply.items():
        resize(game, name, count)
    if setup.ally is not None:
        for player in game.players:
            player.favors += 1
    for name in [setup.ally, *setup.landscapes] if setup.ally is not None else setup.landscapes:
        kind = find(name)
        game.introduce(kind)
        game.landscapes.append(kind.copy_number(0))
    fill_stacks(game)
    used = [kind for pile in game.piles for kind in [pile.kind, *reversed(pile.stack)]]
    for kind in dict.fromkeys([*used, *(card.kind for card in game.landscapes)]):
        kind.copy_number(0).setup(game)
    return game


def fill_stacks(game: Game) -> None:
    """Put the landscapes into those decks that cards of the game brought; the game shuffles them as it begins."""
    for deck in game.brought:
        if isinstance(deck, LandscapeDeck) and not any(game.deck_of(deck).zones()):
            for kind in all_kinds():
                if kind.is_(deck.types):
                    for _ in range(kind.copies_in_pile or 1):
                        game.deck_of(deck).cards.append(game.new_card(kind))


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


def starting_deck(setup: Setup) -> dict[str, int]:
    """What everybody starts with."""
    if setup.shelters:
        return {"Copper": STARTING_DECK["Copper"], **dict.fromkeys(SHELTERS, 1)}
    return STARTING_DECK


def add_starting_decks(game: Game, setup: Setup) -> None:
    """Give every player the cards they start with, not yet shuffled."""
    for player in game.players:
        for name, count in starting_deck(setup).items():
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

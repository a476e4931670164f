"""The books' rules of set-up, held against many kingdoms drawn from everything, whatever expansions there are."""

from __future__ import annotations

import pytest

from bailiwick import RandomBot, Setup, Wishes, draw_kingdom, kingdom_line, new_game, read_kingdom
from bailiwick.cards import find
from bailiwick.cards.registry import all_roles
from bailiwick.engine.kinds import (
    ACTION,
    ALLY,
    ATTACK,
    DOOM,
    DURATION,
    FATE,
    HEIRLOOM,
    LANDSCAPES,
    LIAISON,
    LOOTER,
    OMEN,
    PROPHECY,
    TRAIT,
    TREASURE,
    WAY,
    Kind,
)  # fmt: skip
from bailiwick.engine.roles import IN_SUPPLY
from bailiwick.kingdoms.setup import SHELTERS, kingdom_cards, prepare
from bailiwick.kingdoms.wishes import DRAWN

BLOCKS, SIZE = 6, 120
# What a role may be, told anew from the books: the cost of what is chosen for a card, and what it is.
CHOSEN = {
    "bane": lambda kind: kind.cost.coins in (2, 3) and kind.only_coins,
    "ferryman": lambda kind: kind.cost.coins in (3, 4) and kind.only_coins,
    "way_of_the_mouse": lambda kind: kind.is_(ACTION) and kind.cost.coins in (2, 3) and kind.only_coins,
    "riverboat": lambda kind: kind.is_(ACTION) and not kind.is_(DURATION) and kind.cost.coins == 5 and kind.only_coins,
    "approaching_army": lambda kind: kind.is_(ATTACK),
}
BROUGHT_BY = {
    "bane": "Young Witch", "ferryman": "Ferryman", "way_of_the_mouse": "Way of the Mouse", "riverboat": "Riverboat",
    "approaching_army": "Approaching Army", "obelisk": "Obelisk", "black_market": "Black Market", "druid": "Druid",
}  # fmt: skip

# Roles for which a card is taken that nothing else in the game uses.
ALONE = (*CHOSEN, "black_market", "second_kingdom")


def parts(kind: Kind) -> list[Kind]:
    return [kind, *map(find, kind.split)]


def types(kinds: list[Kind]) -> int:
    found = 0
    for kind in kinds:
        for part in parts(kind):
            found |= part.types
    return found


def keeps_the_rules(setup: Setup) -> None:
    used = setup.used()
    landscapes = [find(name) for name in setup.all_landscapes()]
    drawn = [kind for kind in landscapes if kind.is_(DRAWN)]
    there = types(used)
    ever = types(setup.bringers())  # a kingdom that comes later, and a deck that comes with it, may bring an Ally
    assert len(setup.kingdom) == len(set(setup.kingdom)) == 10
    assert len(drawn) <= 2
    assert sum(kind.is_(WAY) for kind in drawn) <= 1
    # One Ally with a Liaison, one Prophecy with an Omen, none without.
    assert sum(kind.is_(ALLY) for kind in landscapes) == (ever & LIAISON != 0)
    assert sum(kind.is_(PROPHECY) for kind in landscapes) == (ever & OMEN != 0)
    # Traits lie each on another Kingdom pile of Actions or Treasures; all have one as long as there are such piles.
    piles = [*setup.kingdom, *(name for key in setup.at(IN_SUPPLY) for name in setup.holders(key))]
    fitting = [name for name in piles if find(name).is_(ACTION | TREASURE)]
    traits = [kind.name for kind in drawn if kind.is_(TRAIT)]
    assert ("traits" in setup.roles) == bool(traits)
    if traits:
        marked = setup.holders("traits")
        assert len(marked) == len(set(marked)) == min(len(traits), len(fitting))
        assert set(marked) <= set(fitting)
    # What cards and landscapes ask for is there, it fits, and nothing is there that was not asked for.
    names = {kind.name for kind in [*landscapes, *setup.bringers()]}
    for role, name in BROUGHT_BY.items():
        if role != "obelisk" or name not in names or any(find(pile).is_(ACTION) for pile in piles):
            assert (role in setup.roles) == (name in names), role
    for role, fits in CHOSEN.items():
        assert all(map(fits, map(find, setup.holders(role)))), role
    # No card is used twice, in whatever role, wording or half of a pile: what a role takes is unused.
    taken = [find(name) for role in ALONE if role in setup.roles for name in setup.holders(role)]
    homes = [kind.home or kind.newest or kind.name for kind in [*map(find, setup.kingdom), *taken]]
    assert len(set(homes)) == len(homes), homes
    if "obelisk" in setup.roles:
        assert find(setup.holders("obelisk")[0]).is_(ACTION)
    if "druid" in setup.roles:
        assert len(setup.holders("druid")) == 3
    if "black_market" in setup.roles:
        deck = setup.holders("black_market")
        assert len(deck) >= 15
        homes = [find(name).home or name for name in deck]
        assert len(set(homes)) == len(deck)
        assert not set(homes) & {*setup.kingdom, *(name for key in setup.at(IN_SUPPLY) for name in setup.holders(key))}
    # The piles that come with cards, and those that are there for that alone.
    basic = setup.basic_piles()
    assert ("Potion" in basic) == (setup.potions or any(kind.cost.potions for kind in used))
    assert ("Ruins" in basic) == (there & LOOTER != 0)
    assert ("Platinum" in basic) == ("Colony" in basic) == setup.colonies
    game = prepare(setup)
    beside = {pile.name for pile in game.piles if not pile.supply}
    # A card that is used singly, not as a pile, asks for its Boons when it comes.
    assert ("Will-o'-Wisp" in beside) >= (there & FATE != 0)
    stacks = {deck.name for deck in game.brought if hasattr(deck, "types")}
    assert ("Boons" in stacks) >= (there & FATE != 0)
    assert ("Hexes" in stacks) >= (there & DOOM != 0)
    for kind in [*used, *landscapes]:
        assert {name for part in parts(kind) for name in part.beside} <= beside


def deck_of(setup: Setup, seed: int) -> list[str]:
    game = new_game(setup, seed, [RandomBot(seat) for seat in range(setup.players)])
    return sorted(card.name for card in game.players[0].all_cards())


@pytest.mark.parametrize("block", range(BLOCKS))
def test_kingdoms_from_everything_keep_the_rules_and_go_round_as_a_line(block: int) -> None:
    for seed in range(block * SIZE, block * SIZE + SIZE):
        setup = draw_kingdom(Wishes(edition="mixed" if seed % 3 == 0 else "both"), f"rules {seed}", 2 + seed % 5)
        assert setup.missing() == []
        keeps_the_rules(setup)
        assert read_kingdom(kingdom_line(setup), setup.players) == setup
        # Everybody starts with ten cards: Heirlooms in place of Coppers, Shelters in place of Estates.
        if seed % 10 == 0 and "Inherited" not in setup.all_landscapes():
            own = deck_of(setup, seed)
            heirlooms = [name for name in own if find(name).is_(HEIRLOOM)]
            assert len(own) == 10
            assert own.count("Copper") == 7 - len(heirlooms)
            assert set(heirlooms) == {kind.heirloom for kind in setup.used() if kind.heirloom}
            rest = [name for name in own if name != "Copper" and name not in heirlooms]
            assert rest == (sorted(SHELTERS) if setup.shelters else ["Estate"] * 3)


@pytest.mark.parametrize("role", [role.key for role in all_roles()])
def test_every_role_is_filled_as_the_books_say_where_it_is_asked_for(role: str) -> None:
    """The cards that bring a role turn up too seldom by chance to be left to it."""
    one = next(other for other in all_roles() if other.key == role)
    bringing = [kind for kind in _all() if kind.role is one or (one.brought_by and types([kind]) & one.brought_by)]
    bringing = [find(kind.home) if kind.home else kind for kind in bringing]
    assert bringing
    for seed in range(40):
        wanted = bringing[seed % len(bringing)]
        if wanted.newest:
            continue  # older wordings bring what the newest does
        setup = draw_kingdom(Wishes(required=[wanted.name], edition="mixed"), f"role {seed}", 2 + seed % 5)
        assert role in setup.roles
        keeps_the_rules(setup)
        assert read_kingdom(kingdom_line(setup), setup.players) == setup


def _all() -> list[Kind]:
    from bailiwick.cards import all_kinds

    return [kind for kind in all_kinds() if kind.expansion and not kind.is_(LANDSCAPES & ~DRAWN & ~PROPHECY)]


def test_platinum_and_shelters_are_decided_by_two_cards() -> None:
    """One card of Prosperity and nine of Dark Ages: where that one decides on Platinum, another decides on Shelters,
    and then there are Shelters always. One card alone of both could not bring both."""
    wishes = Wishes({"Prosperity": 1, "Dark Ages": 9})
    drawn = [draw_kingdom(wishes, seed) for seed in range(200)]
    assert any(setup.colonies for setup in drawn)
    assert all(setup.shelters for setup in drawn if setup.colonies)
    assert any(not setup.shelters for setup in drawn)


def test_traits_can_be_wished_for() -> None:
    for seed in range(30):
        setup = draw_kingdom(Wishes(traits=1 + seed % 2), f"traits {seed}")
        marks = [name for name in setup.all_landscapes() if find(name).is_(TRAIT)]
        assert len(marks) >= 1 + seed % 2
        assert len(setup.holders("traits")) == len(marks)
        assert len([name for name in setup.all_landscapes() if find(name).is_(DRAWN)]) <= 2
    with_mouse = draw_kingdom(Wishes(traits=1, ways=1, required=["Way of the Mouse"]), 1)
    assert with_mouse.landscapes == ["Way of the Mouse"]
    assert len(with_mouse.holders("traits")) == 1


@pytest.mark.parametrize("block", range(BLOCKS))
def test_whatever_is_asked_for_the_kingdom_around_it_keeps_the_rules(block: int) -> None:
    """Each Kingdom pile and each landscape that a set-up has, once."""
    kinds = [kind for kind in _all() if kind.is_(DRAWN | ALLY | PROPHECY)] + kingdom_cards()
    for i, kind in enumerate(kinds[block::BLOCKS]):
        setup = draw_kingdom(Wishes(required=[kind.name], edition="mixed"), f"asked {kind.name}", 2 + i % 5)
        assert kind.name in [*setup.kingdom, *setup.all_landscapes()]
        keeps_the_rules(setup)

"""Kingdoms for who just wants to play: over many seeds, each is good, and they are not all alike."""

from __future__ import annotations

from collections import Counter

from bailiwick.cards import find
from bailiwick.cards.uses import ATTACKER, BUYER, TRASHER, VILLAGE, uses_in_pile
from bailiwick.kingdoms.good import good_kingdom
from bailiwick.kingdoms.setup import kingdom_cards

SEEDS = range(150)


def test_every_kingdom_has_what_makes_a_game_and_prices_for_every_hand() -> None:
    for seed in SEEDS:
        kinds = [find(name) for name in good_kingdom(seed).kingdom]
        uses = Counter(use for kind in kinds for use in uses_in_pile(kind))
        assert all(uses[one] for one in (VILLAGE, BUYER, TRASHER)), seed
        assert uses[ATTACKER] <= 2, seed
        costs = [kind.cost.coins for kind in kinds]
        assert len(costs) == 10
        assert sum(cost <= 2 for cost in costs) in (1, 2), seed
        assert costs.count(3) in (2, 3), seed
        assert costs.count(4) in (2, 3), seed
        assert sum(cost >= 5 for cost in costs) in (3, 4), seed


def test_the_kingdoms_differ_and_leave_no_expansion_out() -> None:
    kingdoms = [frozenset(good_kingdom(seed).kingdom) for seed in SEEDS]
    assert len(set(kingdoms)) == len(SEEDS)
    assert {find(name).expansion for kingdom in kingdoms for name in kingdom} == {k.expansion for k in kingdom_cards()}
    curves = {tuple(sorted(min(5, find(name).cost.coins) for name in kingdom)) for kingdom in kingdoms}
    assert len(curves) >= 5


def test_the_same_seed_gives_the_same_kingdom() -> None:
    assert good_kingdom("x").kingdom == good_kingdom("x").kingdom
    assert good_kingdom("x").kingdom != good_kingdom("y").kingdom

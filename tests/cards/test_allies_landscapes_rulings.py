"""Rulings on the Allies that a position cannot prove: what is seen and by whom, chance, cards of other expansions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine import log
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, CASTLE, VICTORY, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalAnswer, Lab
from engine.invented import Farhold
from engine.invented_more import Elixir
from watching import looking_at, watch


class Keeps(Card):
    facts = Kind(
        3, VICTORY | CASTLE, "From the top: a Gatehouse, a Donjon.", split=["Gatehouse", "Donjon"], plural="Keeps"
    )


class Gatehouse(Card):
    facts = Kind(3, ACTION | CASTLE, "+1 coin.", copies=1)

    def play(self, me: Player) -> None:
        me.plus(coins=1)


class Donjon(Card):
    facts = Kind(6, VICTORY | CASTLE, "3 VP.", vp=3, copies=1)


class Ledger(Card):
    facts = Kind(0, ACTION, "+2 coins.", debt=8)

    def play(self, me: Player) -> None:
        me.plus(coins=2)


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in (Keeps, Gatehouse, Donjon, Ledger, Farhold, Elixir):
        book.register(cls)
    book.settle_split_piles()
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


ORDERS = ["Order of Astrologers", "Order of Masons"]


def test_coastal_haven_does_not_enlarge_a_small_hand():
    lab = Lab(
        ["Underling", "Farhold"],
        ally="Coastal Haven",
        hand=["Farhold", "Gold", "Estate"],
        deck=["Copper"] * 6,
        favors=1,
    )
    lab.play("Farhold")
    lab.end_turn(1, "Gold")
    assert lab.turn == 0  # Farhold's extra turn, for which 3 cards are drawn
    assert lab.me.hand == ["Gold", "Copper", "Copper", "Copper"]
    assert lab.me.favors == 0
    lab.game.check()


def test_crafters_guild_gains_onto_the_deck_and_nowhere_else():
    lab = Lab(
        ["Underling"],
        ally="Crafters' Guild",
        landscapes=["City-state"],
        others=[{"favors": 4, "deck": ["Gold", "Gold", "Gold"]}],
    )
    start = len(lab.game.log)
    lab.end_turn(True, "Smithy", True)  # it can be played from where it was gained to: from the deck
    assert lab.other.in_play == ["Smithy"]
    assert lab.other.hand == ["Gold", "Gold", "Gold"]
    gains = [e for e in lab.game.log.entries(start) if e.kind == log.GAIN]
    assert [(e.cards[0].name, e.text) for e in gains] == [("Smithy", "deck")]
    assert not [e for e in lab.game.log.entries(start) if e.kind in (log.TOPDECK, log.TOPDECK_HIDDEN)]


def test_family_of_inventors_leaves_a_split_pile_of_victory_cards_alone():
    lab = Lab(["Underling", "Keeps", "Forts"], ally="Family of Inventors", favors=2, coins=2, hand=["Gatehouse"])
    with pytest.raises(IllegalAnswer):
        lab.to_buy_phase("Keeps")
    with pytest.raises(IllegalAnswer):
        lab.to_buy_phase("Gatehouse")
    lab.to_buy_phase("Forts")
    assert "Keeps" not in lab.asked[0].options
    assert "Gatehouse" not in lab.asked[0].options  # an Action is on top, but the pile stands for a Victory card
    lab.buy("Tent")
    assert lab.me.coins == 0


def test_woodworkers_guild_gains_actions_that_cost_potions_or_debt():
    for name in ("Elixir", "Ledger"):
        lab = Lab(["Underling", "Elixir", "Ledger"], ally="Woodworkers' Guild", hand=["Village"], favors=1)
        lab.to_buy_phase(True, name)
        assert lab.trash == ["Village"]
        assert lab.me.discard == [name]
        assert lab.me.debt == 0  # it is gained, not bought
        assert lab.me.favors == 0


# Shuffling ------------------------------------------------------------------------------------------------------------

NAMES = ["Copper", "Silver", "Estate", "Duchy", "Province", "Curse", "Village", "Smithy"]


def test_the_rest_is_shuffled_beneath_what_astrologers_pick():
    decks = set()
    for seed in range(20):
        lab = Lab(
            ["Underling"],
            ally="Order of Astrologers",
            hand=["Village"],
            discard=[*NAMES, "Gold", "Market"],
            favors=2,
            seed=seed,
        )
        lab.play("Village", 2, ["Gold", "Market"])
        assert lab.me.hand == ["Gold"]
        assert lab.me.deck[0] == "Market"
        rest = list(lab.me.deck[1:])
        assert sorted(rest) == sorted(NAMES)
        decks.add(tuple(rest))
    assert len(decks) > 15
    assert len({deck[0] for deck in decks}) > 3


def test_the_rest_is_shuffled_without_what_masons_leave_out():
    decks = set()
    for seed in range(20):
        lab = Lab(
            ["Underling"],
            ally="Order of Masons",
            hand=["Village"],
            discard=["Gold", *NAMES, "Market"],
            favors=1,
            seed=seed,
        )
        lab.play("Village", 1, ["Gold", "Market"])
        assert lab.me.discard == ["Gold", "Market"]
        rest = [*lab.me.hand, *lab.me.deck]
        assert sorted(rest) == sorted(NAMES)
        decks.add(tuple(rest))
    assert len(decks) > 15
    assert len({deck[0] for deck in decks}) > 3


@pytest.mark.parametrize("ally", ORDERS)
def test_the_cards_are_looked_through_for_a_favor_only(ally, monkeypatch):
    seen = watch(monkeypatch)
    position = dict(ally=ally, hand=["Village"], discard=["Gold", "Silver", "Estate", "Copper"], favors=1)
    lab = Lab(["Underling"], **position)
    lab.play("Village", 0)
    assert [q.purpose for q in lab.asked] == ["spend"]
    assert looking_at(seen[0]) == []
    assert lab.asked[0].options == []
    seen.clear()
    lab = Lab(["Underling"], **position)
    lab.play("Village", 1, "Gold")
    assert looking_at(seen[0]) == []
    assert looking_at(seen[1]) == ["Copper", "Estate", "Gold", "Silver"]
    assert sorted(lab.asked[1].options) == ["Copper", "Estate", "Gold", "Silver"]


@pytest.mark.parametrize("ally", ORDERS)
def test_what_is_about_to_be_drawn_is_seen_before_deciding(ally, monkeypatch):
    seen = watch(monkeypatch)
    lab = Lab(["Underling"], ally=ally, hand=["Smithy"], deck=["Gold", "Duchy"], discard=["Copper"] * 5, favors=1)
    lab.play("Smithy", 0)
    assert looking_at(seen[0]) == ["Duchy", "Gold"]
    assert lab.me.hand == ["Gold", "Duchy", "Copper"]
    seen.clear()
    lab = Lab(["Underling"], ally=ally, hand=["Estate"], deck=["Gold", "Duchy"], discard=["Copper"] * 5, favors=1)
    lab.end_turn(0)
    assert looking_at(seen[0]) == ["Duchy", "Gold"]
    assert [name for name in lab.me.hand if name in ("Gold", "Duchy")] == ["Gold", "Duchy"]
    lab.game.check()

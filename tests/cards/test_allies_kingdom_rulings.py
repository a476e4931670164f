"""Rulings on the Kingdom cards of Allies and on Favors that a position alone cannot prove: the draw of the Ally, the
first turn, who sees what, and cards of other expansions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.events import AFTER_PLAY, SELF, Effect, Event
from bailiwick.engine.kinds import ACTION, ALLY, TREASURE, Kind
from bailiwick.engine.player import Player
from bailiwick.kingdoms.setup import allies
from bailiwick.lab import IllegalSetup, Lab, UnansweredQuestion
from engine.invented import Nixie
from engine.invented_more import DiademToy, Elixir, Stonepit, Viaduct
from engine.invented_table import PathOfTheNewt


class Usury(Card):
    facts = Kind(5, ACTION, "+6 coins.", debt=3)

    def play(self, me: Player) -> None:
        me.plus(coins=6)


class Mortgage(Card):
    facts = Kind(4, TREASURE, "4 coins. / After playing this, take 2 debt.", coins=4, hears={AFTER_PLAY: SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.take_debt(2)


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in (Nixie, DiademToy, Elixir, Stonepit, Viaduct, PathOfTheNewt, Usury, Mortgage):
        book.register(cls)
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def allies_of(lab: Lab) -> list[str]:
    return [card.name for card in lab.game.landscapes if card.is_(ALLY)]


# Favors ---------------------------------------------------------------------------------------------------------------


def test_a_liaison_brings_one_ally():
    for kingdom in (["Underling"], ["Importer"], ["Wizards"]):
        lab = Lab(kingdom)
        assert len(allies_of(lab)) == 1
        assert allies_of(lab)[0] in allies()
    for bane in ("Sycophant", "Wizards"):  # a pile more in the kingdom is a pile of the kingdom
        assert len(allies_of(Lab(["Young Witch"], bane=bane))) == 1
    none = Lab(["Barbarian", "Augurs", "Forts"])
    assert allies_of(none) == []
    assert [player.favors for player in none.players] == [0, 0]
    with pytest.raises(IllegalSetup):
        Lab(["Barbarian"], ally="City-state")


def test_the_ally_is_drawn_by_chance():
    drawn = {allies_of(Lab(["Underling"], seed=seed))[0] for seed in range(400)}
    assert drawn == set(allies())
    assert len(drawn) == 23


def test_three_liaisons_bring_no_second_ally():
    lab = Lab(["Underling", "Broker", "Emissary", "Wizards"], others=[{}, {}])
    assert len(allies_of(lab)) == 1
    assert [player.favors for player in lab.players] == [1, 1, 1]


def test_an_ally_lies_beside_other_landscapes():
    lab = Lab(
        ["Underling"],
        ally="Fellowship of Scribes",
        landscapes=["Path of the Newt"],
        hand=["Underling"],
        deck=["Gold", "Silver"],
        favors=2,
    )
    lab.play("Underling", True, True)  # as a Way for 2 coins, and then a Favor for a card
    assert (lab.me.coins, lab.me.favors) == (2, 1)
    assert lab.me.hand == ["Gold"]
    assert allies_of(lab) == ["Fellowship of Scribes"]


def test_a_favor_is_spent_at_the_start_of_the_first_turn():
    asked = []

    def spend(question):
        asked.append((question.player, question.purpose))
        return True if question.purpose == "may" else question.options[0]

    lab = Lab.start(["Underling"], ally="Cave Dwellers", policy=spend)
    assert asked[:1] == [(0, "may")]
    assert (lab.turn, lab.phase) == (0, "action")
    assert [player.favors for player in lab.players] == [0, 1]
    assert len(lab.me.discard) == 1
    assert len(lab.me.hand) == 5


@pytest.mark.parametrize("ally", ["Order of Astrologers", "Order of Masons"])
def test_no_favor_is_spent_on_the_first_shuffle(ally):
    lab = Lab.start(["Underling"], players=3, ally=ally)  # a question would have no answer
    assert lab.asked == []
    assert [player.favors for player in lab.players] == [1, 1, 1]
    for _ in range(3):
        lab.end_turn()
    assert lab.asked == []
    with pytest.raises(UnansweredQuestion, match="seat 0 is asked to spend"):
        lab.end_turn()  # the second hand is played: now seat 0 shuffles


# Broker, Contract, Galleria -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "coins"), [("Elixir", 3), ("Usury", 5)])
def test_broker_counts_neither_potions_nor_debt(card, coins):
    lab = Lab(["Broker", card], ally="Plateau Shepherds", hand=["Broker", card])
    lab.play("Broker", 2)
    assert lab.trash == [card]
    assert (lab.me.coins, lab.me.potions, lab.me.debt) == (coins, 0, 0)


def test_what_contract_sets_aside_is_seen_by_all():
    lab = Lab(hand=["Contract", "Village", "Smithy"])
    lab.play("Contract", "Smithy")
    for seat in (0, 1, -1):
        mine = lab.game.view(seat).data()["players"][0]
        assert mine["set_aside"] == ["Smithy"]


def test_galleria_with_cards_that_cost_1_less():
    lab = Lab(hand=["Galleria", "Viaduct"], actions=2, coins=7)
    lab.play("Galleria")
    lab.play("Viaduct")
    assert (lab.me.buys, lab.me.coins) == (2, 10)
    lab.buy("Silver")
    assert lab.me.buys == 1
    lab.buy("Duchy")
    assert lab.me.buys == 1
    lab.buy("Smithy")
    assert lab.me.buys == 1
    assert lab.me.coins == 1


# Highwayman -----------------------------------------------------------------------------------------------------------


def test_highwayman_leaves_what_is_below_the_line():
    lab = Lab(hand=["Highwayman"], others=[{"hand": ["Mortgage", "Gold"]}])
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Mortgage")
    assert (lab.other.coins, lab.other.debt) == (0, 2)
    lab = Lab(hand=["Highwayman"], others=[{"hand": ["Stonepit", "Gold"]}])
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Stonepit")
    assert lab.other.coins == 0
    lab.play("Gold")
    lab.buy("Laboratory")  # 5, and 2 less while the Stonepit is in play
    assert lab.other.coins == 0


@pytest.mark.parametrize("way", [True, False])
def test_highwayman_or_a_way(way):
    lab = Lab(
        ["Highwayman"],
        landscapes=["Path of the Newt"],
        hand=["Highwayman"],
        others=[{"hand": ["Diadem Toy", "Silver", "Silver"]}],
    )
    lab.play("Highwayman", False)
    lab.end_turn()
    if way:
        lab.play("Diadem Toy", "Path of the Newt", True)
    else:
        lab.play("Diadem Toy", "Highwayman")
    first = lab.asked[1]
    assert (first.player, first.purpose, sorted(first.options)) == (1, "first", ["Highwayman", "Path of the Newt"])
    assert lab.other.coins == (2 if way else 0)
    lab.play_treasures()  # that was the first Treasure, in whichever way it was played
    assert lab.other.coins == (6 if way else 4)


@pytest.mark.parametrize("applied", ["Highwayman", "Nixie"])
def test_highwayman_or_an_enchantress(applied):
    lab = Lab(
        hand=["Highwayman"],
        others=[{"hand": ["Nixie"]}, {"hand": ["Diadem Toy", "Silver"], "deck": ["Gold", "Gold"]}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Nixie")
    lab.end_turn()
    lab.play("Diadem Toy", applied)
    (question,) = lab.asked
    assert (question.player, sorted(question.options)) == (2, ["Highwayman", "Nixie"])
    assert lab.players[2].coins == 0
    assert lab.players[2].hand == (["Silver", "Gold"] if applied == "Nixie" else ["Silver"])
    assert lab.players[2].actions == (1 if applied == "Nixie" else 0)
    lab.play("Silver")
    assert lab.players[2].coins == 2

"""Rulings on Guilds that a position alone cannot prove: who is asked, what is shown, and cards of other expansions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine import log
from bailiwick.engine.card import Card
from bailiwick.engine.declared import Token
from bailiwick.engine.events import BUY, IN_PLAY, Effect, Event
from bailiwick.engine.kinds import ACTION, VICTORY, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalMove, Lab, Question
from engine.invented import Belfry, Haggle, Mule
from engine.invented_more import Elixir


class Chapman(Card):
    facts = Kind(
        5,
        ACTION,
        "+2 coins. / While in play, when you buy a card, gain a cheaper one that is no Victory card.",
        hears={BUY: IN_PLAY},
    )

    def play(self, me: Player) -> None:
        me.plus(coins=2)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        assert event.card is not None
        me.gain_one([pile for pile in me.piles_below(me.cost(event.card)) if not pile.kind.is_(VICTORY)])


CORSAIRS = Token("Corsairs")


class Corsairs(Card):
    facts = Kind(4, ACTION, "+1 Action. Put a token onto your Corsairs mat.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.add_tokens(CORSAIRS)


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in (Mule, Belfry, Haggle, Elixir, Chapman, Corsairs):
        book.register(cls)
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def everything(question: Question) -> Any:
    """Overpay with all there is, say yes, and gain the Elixir where it can be had."""
    if question.purpose.startswith("overpay") and not question.options:
        return question.maximum
    return "Elixir" if "Elixir" in question.options else question.options[0]


# Coffers and overpaying -----------------------------------------------------------------------------------------------


def test_tokens_of_another_use_are_no_coffers():
    lab = Lab(["Corsairs"], hand=["Corsairs", "Corsairs", "Candlestick Maker"])
    lab.play("Corsairs")
    lab.play("Corsairs")
    lab.play("Candlestick Maker")
    assert lab.game.players[0].tokens == {"Corsairs": 2}
    assert lab.me.coffers == 1
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.spend_coffers(2)
    lab.spend_coffers(1)
    with pytest.raises(IllegalMove):
        lab.spend_coffers(1)
    assert lab.me.coins == 1
    assert lab.game.players[0].tokens == {"Corsairs": 2}


def test_the_silvers_are_gained_before_the_masterpiece():
    lab = Lab(["Masterpiece"], coins=5)
    lab.buy("Masterpiece", 2)
    assert [card.name for card in lab.game.gained] == ["Silver", "Silver", "Masterpiece"]


def test_a_cheaper_card_with_each_purchase_goes_by_the_plain_cost():
    lab = Lab(["Chapman", "Masterpiece", "Moat"], in_play=["Chapman"], coins=6)
    # Which comes first, the overpaying or the Chapman, may be asked.
    lab.buy("Masterpiece", policy=lambda q: {"overpay": 3, "first": "Masterpiece", "gain": "Moat"}[q.purpose])
    offered = next(question.options for question in lab.asked if question.purpose == "gain")
    assert sorted(offered) == ["Copper", "Curse", "Moat"]
    assert lab.me.discard == ["Silver", "Silver", "Silver", "Moat", "Masterpiece"]


def test_a_potion_may_be_overpaid():
    lab = Lab(["Masterpiece", "Elixir"], hand=["Potion"], coins=4)
    lab.play("Potion")
    lab.buy("Masterpiece", policy=everything)
    # It brings nothing here, but it may be paid.
    assert (lab.me.coins, lab.me.potions) == (0, 0)
    assert lab.me.discard == ["Silver", "Masterpiece"]


def test_a_potion_overpaid_for_stonemason_brings_cards_that_cost_one():
    lab = Lab(["Stonemason", "Elixir"], hand=["Potion"], coins=5)
    lab.play("Potion")
    lab.buy("Stonemason", policy=everything)
    assert (lab.me.coins, lab.me.potions) == (0, 0)
    assert lab.me.discard == ["Elixir", "Elixir", "Stonemason"]


# Advisor, Herald, Taxman ----------------------------------------------------------------------------------------------


def test_the_left_neighbour_picks_for_advisor():
    lab = Lab(hand=["Advisor"], deck=["Gold", "Silver", "Copper"], others=[{}, {}])
    lab.play("Advisor", "Gold")
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (1, "discard", "Advisor")
    assert (question.minimum, question.maximum) == (1, 1)
    assert sorted(question.options) == ["Copper", "Gold", "Silver"]


def test_herald_does_not_stay_with_a_duration_it_played():
    lab = Lab(["Herald"], hand=["Herald"], deck=["Copper", "Mule", "Copper", *["Estate"] * 5])
    lab.play("Herald")
    assert lab.me.in_play == ["Herald", "Mule"]
    lab.end_turn()
    assert lab.me.in_play == ["Mule"]
    assert lab.me.discard == ["Herald", "Copper", "Copper"]


def test_herald_is_overpaid_before_the_discard_pile_is_seen():
    lab = Lab(["Herald"], coins=7, discard=["Gold", "Silver", "Copper"])
    lab.buy("Herald", 1, "Gold")
    amount, card = lab.asked
    assert (amount.purpose, amount.options) == ("overpay", [])
    assert (amount.minimum, amount.maximum) == (0, 3)
    assert (card.purpose, sorted(card.options)) == ("topdeck", ["Copper", "Gold", "Silver"])


def test_a_hand_without_a_copy_is_shown_to_taxman():
    hands = [["Silver", "Gold", "Estate", "Estate", "Duchy"], ["Silver", "Gold", "Estate", "Estate"]]
    lab = Lab(hand=["Taxman", "Copper"], others=[{"hand": hand} for hand in hands])
    lab.play("Taxman", "Copper", "Silver")
    shown = [entry for entry in lab.game.log.entries() if entry.kind == log.REVEAL]
    # Hands of fewer than five are neither looked at nor taxed.
    assert [(entry.seat, sorted(card.name for card in entry.cards)) for entry in shown] == [(1, sorted(hands[0]))]
    assert [seat.hand for seat in lab.players[1:]] == hands


# Soothsayer -----------------------------------------------------------------------------------------------------------


def test_a_curse_trashed_at_once_was_gained():
    lab = Lab(["Soothsayer", "Belfry"], hand=["Soothsayer"], others=[{"hand": ["Belfry"], "deck": ["Gold"]}])
    lab.play("Soothsayer", "Belfry", "Trash it")
    assert lab.trash == ["Curse"]
    assert lab.other.hand == ["Belfry", "Gold"]


def test_a_silver_in_place_of_the_curse_draws_nothing():
    lab = Lab(["Soothsayer", "Haggle"], hand=["Soothsayer"], others=[{"hand": ["Haggle"], "deck": ["Gold"]}, {}])
    lab.play("Soothsayer", "Haggle")
    assert lab.other.discard == ["Silver"]
    assert lab.other.hand == ["Haggle"]
    assert lab.supply["Curse"] == 19

"""What bots say to a "may" of which nothing is known but its words."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots import MenuBot
from bailiwick.bots.draft import big_money_with
from bailiwick.bots.profile import profile_of
from bailiwick.cards import find, register
from bailiwick.engine.card import Card
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import Lab


class Campfire(Card):
    facts = Kind(3, ACTION, "+1 Card. You may trash your hand for 1 coin.")

    def play(self, me: Player) -> None:
        me.draw(1)
        if me.may("Trash your hand for 1 coin"):
            me.trash(list(me.hand), me.hand)
            me.plus(coins=1)


class Lampion(Card):
    facts = Kind(3, ACTION, "You may discard a card for 2 Cards.")

    def play(self, me: Player) -> None:
        if me.may("Discard a card for 2 Cards"):
            me.discard(list(me.hand)[-1:], me.hand)
            me.draw(2)


for card in (Campfire, Lampion):
    register(card)


def played_by_a_bot(**seat: Any) -> Game:
    game = Lab(**seat).game
    game.agents = [MenuBot(big_money_with([]))] * 2
    return game


def test_a_harmful_may_is_declined() -> None:
    game = played_by_a_bot(hand=["Campfire", "Gold", "Silver"], deck=["Copper"])
    me = game.players[0]
    me.play(me.hand[0], me.hand)
    assert (len(me.hand), me.coins) == (3, 0)


def test_a_helpful_may_is_accepted() -> None:
    game = played_by_a_bot(hand=["Lampion", "Gold", "Estate"], deck=["Silver", "Copper"])
    me = game.players[0]
    me.play(me.hand[0], me.hand)
    assert [card.name for card in me.hand] == ["Gold", "Silver", "Copper"]


def test_a_profile_tells_what_the_better_answer_gives() -> None:
    assert profile_of(find("Campfire")).cards == 1
    assert profile_of(find("Campfire")).trashed == 0
    assert profile_of(find("Lampion")).cards == 1


GOOD, POOR = ["Gold", "Silver", "Gold"], ["Curse", "Estate"]


@pytest.mark.parametrize(
    ("label", "hand", "about", "said"),
    [
        # With cards of one's hand
        ("Trash your hand for 1 coin", POOR, "", True),
        ("Discard 2 cards for +1 Card", GOOD, "", False),
        ("Discard 2 cards for +1 Card", POOR, "", True),
        ("Trash a card from your hand", GOOD, "", False),
        ("Trash a card from your hand", [*GOOD, "Curse"], "", True),
        ("Trash up to 2 cards, draw a card", GOOD, "", False),
        ("Discard a Treasure for +1 Buy", [*GOOD, "Estate"], "", False),
        ("Discard a Victory card for +1 Buy", [*GOOD, "Estate"], "", True),
        # With tokens and cards that are gained
        ("Pay 3 coins for 2 Cards", GOOD, "", False),
        ("Pay 1 coin for 2 Cards", GOOD, "", True),
        ("Take 6 debt for a Silver", GOOD, "", False),
        ("Spend 2 Coffers for 1 coin", GOOD, "", False),
        ("Spend 3 Favors", GOOD, "", True),
        ("Gain a Curse for +2 coins", GOOD, "", False),
        ("Gain a Province", ["Gold"] * 6, "", True),
        ("Gain 2 Silvers", GOOD, "", True),
        ("Gain a Copper", GOOD, "", False),
        # With the card in question, or the one that asks
        ("Put it onto your deck", GOOD, "Gold", True),
        ("Put it onto your deck", GOOD, "Smithy", True),
        ("Put it onto your deck", GOOD, "Curse", False),
        ("Discard it", GOOD, "Estate", True),
        ("Discard it", GOOD, "Gold", False),
        ("Trash it", GOOD, "Curse", True),
        ("Trash it", GOOD, "Gold", False),
        ("Trash it for a Gold", GOOD, "Silver", True),
        ("Trash it for a Silver", GOOD, "Gold", False),
        ("Trash this for a Gold", GOOD, "Curse", True),  # the Village goes
        ("Trash this for a Copper", GOOD, "Curse", False),
        ("Exchange it for a Village", GOOD, "Cellar", True),
        ("Exchange it for a Cellar", GOOD, "Village", False),
        ("Return it to its pile", GOOD, "Gold", False),
        ("Exile it", GOOD, "Province", True),
        ("Exile it", GOOD, "Gold", False),
        ("Gain a copy of it", GOOD, "Gold", True),
        ("Gain a copy of it", GOOD, "Curse", False),
        ("Play it", GOOD, "Market", True),
        ("Play it", GOOD, "Moneylender", False),  # there is no Copper
        # With what the words do not tell
        ("Rotate the Forts", GOOD, "", True),
        ("Discard a card rather than a Duchy", [*GOOD, "Estate"], "", True),
        ("Reveal a Province", GOOD, "", True),
        ("Discard a card to look at all hands", [*GOOD, "Copper"], "", True),
        ("Do so", GOOD, "Curse", True),
    ],
)
def test_the_words_of_an_offer_are_weighed(label: str, hand: list[str], about: str, said: bool) -> None:
    game = played_by_a_bot(hand=[*hand, "Village"], actions=2)
    me = game.players[0]
    game.cause = me.hand[-1]
    assert me.may(label, game.new_card(find(about)) if about else None) is said


def test_what_is_done_to_others_is_wished_on_them() -> None:
    game = played_by_a_bot(hand=["Copper"])
    me = game.players[0]
    assert me.may("Discard it", game.new_card(find("Gold")), 1)
    assert not me.may("Discard it", game.new_card(find("Estate")), 1)

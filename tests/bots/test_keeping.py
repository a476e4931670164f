"""Hands are kept as a whole: what bots discard, put back, take up and part with for good."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots.draft import big_money_with
from bailiwick.bots.handling import handling_of
from bailiwick.bots.keeping import Parting, average_card, missed, worth_of_hand
from bailiwick.bots.profile import profile_of
from bailiwick.bots.purse import of_coins, of_more
from bailiwick.bots.tactics import MenuBot
from bailiwick.cards import find
from bailiwick.engine.kinds import ACTION
from bailiwick.engine.view import View
from bailiwick.lab import Lab
from bots.test_seaside_hints import COPPERS, answers

MONEY = big_money_with([])
NEW_HAND = "Discard your hand, +4 Cards; so do others with 5 or more"
RICH = ["Gold"] * 4 + ["Silver"] * 4  # so that Coppers are not what a deck lives on


def view_of(*hand: str, **given: Any) -> View:
    return Lab(hand=list(hand), **{"deck": COPPERS, **given}).game.view(0)


def worth(*hand: str, actions: int = 1) -> float:
    view = view_of(*hand)
    return worth_of_hand(MenuBot(MONEY), view, view.hand, actions, 0.0, -1)


def would_play(*hand: str, **given: Any) -> str | None:
    """The Action that the bot plays first."""
    view = view_of(*hand, **given)
    cards = [card for card in view.hand if card.is_(ACTION)]
    best = MenuBot(MONEY).best_action(view, cards)
    return cards[best].name if best >= 0 else None


def test_a_coin_is_worth_most_where_it_reaches_a_better_card() -> None:
    assert of_coins(0.0) == 0.0
    steps = [of_coins(float(n + 1)) - of_coins(float(n)) for n in range(9)]
    assert min(steps) > 0.0
    assert steps[7] > steps[6]  # a Province
    assert steps[8] == min(steps)  # beyond it
    assert of_more(view_of("Gold", "Silver", "Silver"), 1.0) > of_more(view_of("Gold", "Silver", "Copper"), 1.0)


def test_a_second_card_that_takes_an_action_is_worth_little_without_a_village() -> None:
    assert worth("Smithy", "Smithy") < worth("Smithy", "Copper", "Copper")
    assert worth("Village", "Smithy", "Smithy") > worth("Smithy", "Smithy") + worth("Smithy") / 2
    assert worth("Smithy", actions=0) == 0.0


def test_trashers_want_something_to_trash() -> None:
    assert worth("Chapel", "Gold", "Gold") == worth("Gold", "Gold")
    assert worth("Chapel", "Estate") > worth("Estate")
    assert worth("Throne Room", "Gold") == worth("Gold")


def test_the_cards_that_are_missed_least_go_first() -> None:
    view = view_of("Gold", "Silver", "Copper", "Estate")
    parting = Parting(MenuBot(MONEY), view, view.hand, False, 2)
    gone = []
    for _ in range(3):
        parting.look()
        gone.append(view.hand[parting.next].name)
        parting.part()
    assert gone == ["Estate", "Copper", "Silver"]
    assert missed(MenuBot(MONEY), view, 1) == 0.0
    assert missed(MenuBot(MONEY), view, 3) > missed(MenuBot(MONEY), view, 2) > 0.0


def test_the_average_card_counts_what_is_owned() -> None:
    assert average_card(view_of("Gold", "Gold", deck=["Gold"])) > average_card(view_of("Copper", deck=["Estate"]))


@pytest.mark.parametrize(
    ("card", "hand", "given", "told"),
    [
        # in one's own turn: what does nothing any more in it
        ("Warehouse", ["Gold", "Curse", "Estate", "Province"], {}, [["Curse", "Estate", "Province"]]),
        ("Cellar", ["Gold", "Estate", "Curse"], {"deck": ["Silver"] * 9}, [["Curse", "Estate"]]),
        ("Cellar", ["Gold", "Copper", "Estate"], {"deck": ["Gold"] * 9}, [["Copper", "Estate"]]),
        # back onto the deck: what is idle today and good to draw again
        ("Courtyard", ["Gold", "Gold", "Silver"], {"deck": ["Gold", *COPPERS]}, [["Gold"]]),
        # trashed with the rest: Coppers, but for those that the deck lives on
        ("Chapel", ["Copper", "Copper", "Estate"], {"deck": RICH}, [["Copper", "Copper", "Estate"]]),
        ("Chapel", ["Copper", "Copper", "Estate"], {"deck": ["Estate"] * 9}, [["Estate"]]),
        # two cards for coins, where these do more
        ("Mill", ["Estate", "Province", "Gold"], {}, [["Estate", "Province"]]),
        ("Mill", ["Gold", "Gold", "Silver"], {"deck": ["Gold"]}, [[]]),
        # a new hand for a poor one, coins with a rich one or where another Minion follows
        ("Minion", ["Estate", "Estate", "Copper"], {"deck": RICH}, [[NEW_HAND]]),
        ("Minion", ["Gold", "Gold", "Copper"], {"deck": ["Estate"] * 6}, [["+2 coins"]]),
        ("Minion", ["Minion", "Estate"], {"deck": RICH}, [["+2 coins"]]),
        ("Steward", ["Estate", "Curse", "Copper"], {}, [["Trash 2 cards"]]),
        ("Steward", ["Gold", "Silver", "Copper"], {"deck": ["Province"] * 9}, [["+2 coins"]]),
        # at the bottom of the deck what does nothing
        ("Secret Passage", ["Estate", "Gold", "Gold"], {"deck": ["Gold", "Gold", *COPPERS]}, [["Estate"]]),
    ],
)  # fmt: skip
def test_answers(card: str, hand: list[str], given: dict[str, Any], told: list[list[str]]) -> None:
    found = answers(card, *hand, **given)
    assert [sorted(answer) for answer in found[: len(told)]] == told


def test_tortured_bots_discard_junk_and_take_no_curse_for_it() -> None:
    others = [{"hand": ["Gold", "Gold", "Silver", "Estate", "Estate"], "deck": COPPERS}]
    assert answers("Torturer", others=others)[0] == ["Discard 2 cards"]
    others = [{"hand": ["Gold", "Gold", "Silver"], "deck": COPPERS}]
    assert answers("Torturer", others=others)[0] == ["Gain a Curse to hand"]


def test_under_attack_the_best_hand_is_kept() -> None:
    others = [{"hand": ["Gold", "Silver", "Smithy", "Smithy", "Estate"], "deck": COPPERS}]
    assert sorted(answers("Militia", others=others)[0]) == ["Estate", "Smithy"]


def test_a_chapel_is_kept_as_long_as_there_is_something_to_trash() -> None:
    others = [{"hand": ["Copper", "Copper", "Copper", "Chapel", "Estate"], "deck": ["Estate", *COPPERS]}]
    assert "Chapel" not in answers("Militia", others=others)[0]


def test_a_prize_is_better_than_a_duchy() -> None:
    told = answers("Tournament", "Province", "Gold")
    assert ["Followers"] in told


def test_what_comes_of_trashing_and_discarding_a_card_is_found_out() -> None:
    assert profile_of(find("Tunnel")).when_discarded > 1.0  # a Gold
    assert profile_of(find("Feodum")).when_trashed > 3.0  # three Silvers
    assert profile_of(find("Jewelled Egg")).when_trashed > 2.0
    assert profile_of(find("Smithy")).when_trashed == profile_of(find("Smithy")).when_discarded == 0.0


def test_what_was_measured_to_help_is_worth_more_in_hand() -> None:
    assert handling_of(find("Witch")).renown > handling_of(find("Smithy")).renown >= 0.0
    assert handling_of(find("Copper")).renown == 0.0


def test_cards_that_play_another_wait_for_what_costs_no_action() -> None:
    assert would_play("Throne Room", "Laboratory", "Smithy") == "Laboratory"
    assert would_play("Throne Room", "Smithy", "Copper") == "Throne Room"
    assert would_play("Throne Room", "Laboratory", "Copper") == "Throne Room"
    assert would_play("Throne Room", "Copper") is None


def test_a_trade_that_is_none_is_not_made() -> None:
    assert would_play("Mine", "Province", "Estate") is None
    assert would_play("Mine", "Copper", "Silver") == "Mine"

"""How bots answer what the cards of Dark Ages ask, and when they play them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots.draft import big_money_with
from bailiwick.bots.tactics import MenuBot
from bailiwick.lab import Lab
from bots.test_seaside_hints import answers


@pytest.mark.parametrize(
    ("card", "hand", "more", "told"),
    [
        ("Catacombs", [], {"deck": ["Gold", "Gold", "Silver", "Copper"]}, [["Put them into your hand"]]),
        ("Catacombs", [], {"deck": ["Estate", "Curse", "Copper", "Copper"]}, [["Discard them for +3 Cards"]]),
        ("Ironmonger", [], {"deck": ["Copper", "Estate", "Gold"]}, [["Discard it"]]),
        ("Ironmonger", [], {"deck": ["Copper", "Gold", "Gold"]}, [["Put it back"]]),
        ("Death Cart", ["Survivors"], {}, [["Survivors"]]),
        ("Death Cart", ["Village"], {}, [["Death Cart"]]),
        ("Count", ["Estate", "Curse", "Gold"], {}, [["Discard 2 cards"], ["Curse", "Estate"], ["+3 coins"]]),
        ("Hermit", ["Estate", "Hovel", "Copper"], {}, [["Estate"], ["Silver"]]),
        ("Junk Dealer", ["Estate", "Gold", "Survivors"], {}, [["Estate"]]),
        ("Graverobber", ["Gold", "Copper"], {}, [["Gain a card from the trash onto your deck"]]),
        ("Mercenary", ["Estate", "Curse", "Gold"], {"kingdom": ["Urchin"]}, [["Curse", "Estate"]]),
        ("Mercenary", ["Silver", "Gold"], {"kingdom": ["Urchin"]}, [[]]),
        ("Survivors", [], {"deck": ["Gold", "Gold", "Copper"], "kingdom": ["Marauder"]}, [["Put them back"]]),
        ("Survivors", [], {"deck": ["Estate", "Curse", "Copper"], "kingdom": ["Marauder"]}, [["Discard them"]]),
        ("Rebuild", [], {"deck": ["Province", "Duchy", "Copper"]}, [["Province"], ["Province"]]),
    ],
)
def test_answers(card: str, hand: list[str], more: dict[str, Any], told: list[list[str]]) -> None:
    assert answers(card, *hand, **more) == told


def test_counterfeit_takes_a_copper_or_spoils_and_no_gold_until_the_end() -> None:
    assert answers("Counterfeit", "Copper", "Gold") == [["Copper"]]
    assert answers("Counterfeit", "Gold", "Estate") == [[]]
    assert answers("Counterfeit", "Spoils", "Copper", kingdom=["Counterfeit", "Bandit Camp"]) == [["Spoils"]]
    assert answers("Counterfeit", "Gold", "Copper", supply={"Province": 1}) == [["Gold"]]


def test_urchin_goes_for_a_mercenary() -> None:
    told = answers("Urchin", in_play=["Urchin"])
    assert told[0] == ["Trash this for a Mercenary"]


def test_band_of_misfits_plays_what_is_best_now() -> None:
    assert answers("Band of Misfits", "Copper", kingdom=["Band of Misfits", "Smithy", "Moat"]) == [["Smithy"]]


def test_procession_makes_a_better_card_of_one_and_leaves_it_alone_where_nothing_follows() -> None:
    assert answers("Procession", "Village", kingdom=["Procession", "Village"])[0] == ["Village"]
    plain = ["Village", "Smithy", "Market", "Moat", "Cellar", "Chapel", "Workshop", "Festival", "Remodel"]
    assert answers("Procession", "Laboratory", kingdom=["Procession", *plain])[0] == []


def test_two_cards_that_play_another_are_not_weighed_by_each_other() -> None:
    assert answers("Procession", "Throne Room", kingdom=["Procession", "Throne Room"])


def best_of(*hand: str, **given: Any) -> str:
    """The Action that Big Money plays first; nothing where it plays none."""
    lab = Lab(list(given.pop("kingdom", [])), hand=list(hand), **given)
    bot = MenuBot(big_money_with([]))
    view = lab.game.view(0)
    cards = view.hand_actions()
    best = bot.best_action(view, cards)
    return cards[best].name if best >= 0 else ""


def test_what_needs_something_is_not_played_without_it() -> None:
    deck = ["Copper"] * 5
    assert best_of("Rats", "Gold", deck=deck) == ""
    assert best_of("Rats", "Estate", deck=deck) == "Rats"
    assert best_of("Madman", "Copper", deck=deck) == ""
    assert best_of("Madman", "Copper", "Silver", "Gold", "Gold", deck=deck) == "Madman"
    assert best_of("Junk Dealer", "Gold", "Gold") == ""
    assert best_of("Graverobber", "Gold") == ""
    assert best_of("Rebuild", "Gold", deck=["Gold"]) == ""
    assert best_of("Rebuild", "Gold", deck=["Estate"]) == "Rebuild"
    assert best_of("Beggar", "Gold") == ""
    assert best_of("Forager", "Gold") == ""
    assert best_of("Forager", "Survivors") == "Forager"


def test_shelters_and_ruins_are_well_lost() -> None:
    bot = MenuBot(big_money_with([]))
    lab = Lab(["Marauder"], hand=["Hovel", "Necropolis", "Survivors", "Overgrown Estate"])
    view = lab.game.view(0)
    assert all(bot.own_worth(view, card.kind) < 0.0 for card in view.hand)

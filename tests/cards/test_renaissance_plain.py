"""What plain plays of Renaissance give, to the last coin: all counters after one play of each card."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.cards import find
from bailiwick.lab import Lab

DECK = ["Copper", "Silver", "Estate", "Gold", "Copper", "Curse", "Copper", "Copper", "Copper"]
HELD = ["Silver", "Estate"]
# By card: what is answered, then Actions, Buys, coins, Villagers, Coffers and cards in hand.
PLAYS: dict[str, tuple[list[Any], int, int, int, int, int, int]] = {
    "Acting Troupe": ([], 0, 1, 0, 4, 0, 2),
    "Border Guard": (["Silver"], 1, 1, 0, 0, 0, 3),
    "Cargo Ship": ([], 0, 1, 2, 0, 0, 2),
    "Experiment": ([], 1, 1, 0, 0, 0, 4),
    "Flag Bearer": ([], 0, 1, 2, 0, 0, 2),
    "Hideout": (["Silver"], 2, 1, 0, 0, 0, 2),
    "Improve": ([], 0, 1, 2, 0, 0, 2),
    "Inventor": (["Silver"], 0, 1, 0, 0, 0, 2),
    "Lackeys": ([], 0, 1, 0, 0, 0, 4),
    "Mountain Village": ([], 2, 1, 0, 0, 0, 3),
    "Old Witch": ([], 0, 1, 0, 0, 0, 5),
    "Patron": ([], 0, 1, 2, 1, 0, 2),
    "Priest": (["Estate"], 0, 1, 2, 0, 0, 1),
    "Recruiter": (["Estate"], 0, 1, 0, 2, 0, 3),
    "Research": (["Estate"], 1, 1, 0, 0, 0, 1),
    "Scholar": ([], 0, 1, 0, 0, 0, 7),
    "Sculptor": (["Silver"], 0, 1, 0, 1, 0, 3),
    "Seer": ([], 1, 1, 0, 0, 0, 5),
    "Silk Merchant": ([], 0, 2, 0, 0, 0, 4),
    "Swashbuckler": ([], 0, 1, 0, 0, 0, 5),
    "Treasurer": ([2], 0, 1, 3, 0, 0, 2),
    "Villain": ([], 0, 1, 0, 0, 2, 2),
}


@pytest.mark.parametrize("card", PLAYS)
def test_plays(card: str) -> None:
    answers, *given = PLAYS[card]
    lab = Lab([card], hand=[card, *HELD], deck=DECK)
    lab.play(card, *answers)
    me = lab.me
    assert [me.actions, me.buys, me.coins, me.villagers, me.coffers, len(me.hand)] == given


@pytest.mark.parametrize("card", ["Hideout", "Priest", "Recruiter", "Research"])
def test_one_card_is_trashed_and_no_more(card: str) -> None:
    lab = Lab([card], hand=[card, *HELD, "Curse"], deck=DECK)
    lab.play(card, "Curse")
    assert (lab.asked[-1].purpose, lab.asked[-1].minimum, lab.asked[-1].maximum) == ("trash", 1, 1)
    assert lab.trash == ["Curse"]


@pytest.mark.parametrize(("card", "coins", "buys", "coffers"), [("Ducat", 0, 2, 1), ("Spices", 2, 2, 0)])
def test_treasures(card: str, coins: int, buys: int, coffers: int) -> None:
    lab = Lab([card], hand=[card])
    lab.play(card)
    assert (lab.me.coins, lab.me.buys, lab.me.coffers) == (coins, buys, coffers)
    assert find(card).coins == coins

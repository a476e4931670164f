"""Each of the twelve Boons as one of a Druid's, twice by a Pixie, and received by somebody who is possessed."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import BOON
from bailiwick.lab import Lab, Seat

COPPERS = ["Copper"] * 20
HELD = ["Silver", "Estate", "Copper", "Curse"]
DECK = ["Gold", "Duchy", "Province", "Village", "Smithy", *COPPERS]
KEPT = ("Field", "Forest", "River")

Answers = list[Any]
Found = dict[str, Any]
# By Boon, what is answered the first time and what is other than before then; what is answered the second time, and
# what is other than before after both. `gained` are cards of the discard pile that were gained.
CASES: dict[str, tuple[Answers, Found, Answers, Found]] = {
    "Earth": (["Silver", "Village"], {"hand": ["Estate", "Copper", "Curse"], "discard": ["Market", "Silver"],
                                      "gained": ["Village"]},
              ["Copper", "Smithy"], {"hand": ["Estate", "Curse"], "discard": ["Market", "Silver", "Copper"],
                                     "gained": ["Village", "Smithy"]}),
    "Field": ([], {"actions": 1, "coins": 1}, [], {"actions": 2, "coins": 2}),
    "Flame": (["Curse"], {"hand": ["Silver", "Estate", "Copper"], "trash": ["Curse"]},
              ["Estate"], {"hand": ["Silver", "Copper"], "trash": ["Curse", "Estate"]}),
    "Forest": ([], {"buys": 1, "coins": 1}, [], {"buys": 2, "coins": 2}),
    "Moon": (["Market"], {"discard": [], "top": ["Market", "Gold"]}, [], {"discard": [], "top": ["Market", "Gold"]}),
    "Mountain": ([], {"gained": ["Silver"]}, [], {"gained": ["Silver", "Silver"]}),
    "River": ([], {"drawn": 1}, [], {"drawn": 2}),
    "Sea": ([], {"hand": [*HELD, "Gold"], "top": ["Duchy", "Province"]},
            [], {"hand": [*HELD, "Gold", "Duchy"], "top": ["Province", "Village"]}),
    "Sky": ([["Silver", "Copper", "Curse"]], {"hand": ["Estate"], "discard": ["Market", "Silver", "Copper", "Curse"],
                                              "gained": ["Gold"]},
            [None], {"hand": ["Estate"], "discard": ["Market", "Silver", "Copper", "Curse"], "gained": ["Gold"]}),
    "Sun": ([["Duchy", "Gold"], ["Village", "Province"]], {"discard": ["Market", "Duchy", "Gold"],
                                                           "top": ["Village", "Province"]},
            [["Village", "Copper"], ["Smithy", "Province"]],
            {"discard": ["Market", "Duchy", "Gold", "Village", "Copper"], "top": ["Smithy", "Province"]}),
    "Swamp": ([], {"gained": ["Will-o'-Wisp"]}, [], {"gained": ["Will-o'-Wisp", "Will-o'-Wisp"]}),
    "Wind": ([["Estate", "Curse"]], {"hand": ["Silver", "Copper", "Gold", "Duchy"],
                                     "discard": ["Market", "Estate", "Curse"], "top": ["Province", "Village"]},
             [["Duchy", "Province"]], {"hand": ["Silver", "Copper", "Gold", "Village"],
                                       "discard": ["Market", "Estate", "Curse", "Duchy", "Province"],
                                       "top": ["Smithy", "Copper"]}),
}  # fmt: skip
NAMES = sorted(CASES)


def boon(name: str) -> str:
    return f"The {name}'s Gift"


def others_than(name: str) -> list[str]:
    return [boon(other) for other in NAMES if other != name][:2]


def check(lab: Lab, seat: Seat, gainer: Seat, found: Found, gave: tuple[int, int, int], trashed: list[str]) -> None:
    """What is there after the Boon, and after what the card gave that brought it: Actions, Buys and coins."""
    kept = [*found.get("discard", ["Market"])]
    gained = found.get("gained", [])
    assert sorted(seat.hand) == sorted(found.get("hand", HELD))
    assert sorted(seat.discard) == sorted([*kept, *(gained if gainer is seat else [])])
    if gainer is not seat:
        assert sorted(gainer.discard) == sorted(["Possession", *gained])
    assert seat.deck[:2] == found.get("top", ["Gold", "Duchy"])
    assert sorted(lab.trash) == sorted([*trashed, *found.get("trash", [])])
    expected = tuple(given + found.get(key, 0) for given, key in zip(gave, ("actions", "buys", "coins"), strict=True))
    assert (seat.actions, seat.buys, seat.coins) == expected
    lab.game.check()


def places(lab: Lab, name: str) -> tuple[bool, bool, bool]:
    """Whether the Boon lies before a player, is discarded, is in the deck."""
    stack = lab.game.stacks["Boons"]
    found = [any(card.name == boon(name) for card in zone) for zone in (stack.aside, stack.discarded, stack.cards)]
    return found[0], found[1], found[2]


def test_all_boons_are_in_the_table() -> None:
    assert sorted(boon(name) for name in NAMES) == sorted(kind.name for kind in all_kinds() if kind.is_(BOON))


@pytest.mark.parametrize("name", NAMES)
def test_a_druids_boon_is_done_and_stays_with_the_druid(name: str) -> None:
    answers, found, _, _ = CASES[name]
    lab = Lab(["Druid"], druid=[boon(name), *others_than(name)], hand=["Druid", *HELD], deck=DECK, discard=["Market"])
    me = lab.me
    lab.play("Druid", boon(name), *answers)
    check(lab, me, me, found, (0, 2, 0), [])
    assert sorted(lab.aside["druid"]) == sorted([boon(name), *others_than(name)])
    assert places(lab, name) == (False, False, False)
    lab.end_turn()
    assert len(lab.me.hand) == 5 + found.get("drawn", 0)
    assert sorted(lab.aside["druid"]) == sorted([boon(name), *others_than(name)])
    assert places(lab, name) == (False, False, False)


@pytest.mark.parametrize("name", NAMES)
def test_a_throned_druid_may_have_one_boon_twice(name: str) -> None:
    answers, _, again, found = CASES[name]
    lab = Lab(["Druid"], druid=[boon(name), *others_than(name)], hand=["Throne Room", "Druid", *HELD], deck=DECK,
              discard=["Market"])  # fmt: skip
    me = lab.me
    lab.play("Throne Room", "Druid", boon(name), *answers, boon(name), *again)
    check(lab, me, me, found, (0, 3, 0), [])


@pytest.mark.parametrize("name", NAMES)
def test_a_pixie_that_is_trashed_gives_its_boon_twice(name: str) -> None:
    answers, _, again, found = CASES[name]
    lab = Lab(["Pixie"], stack={"Boons": [boon(name)]}, hand=["Pixie", *HELD[:3]], deck=["Curse", *DECK],
              discard=["Market"])  # fmt: skip
    me = lab.me
    lab.play("Pixie", True, *answers, *again)
    check(lab, me, me, found, (1, 1, 0), ["Pixie"])
    assert places(lab, name) == (name in KEPT, name not in KEPT, False)
    lab.end_turn()
    assert len(lab.me.hand) == 5 + found.get("drawn", 0)
    assert places(lab, name) == (False, True, False)


@pytest.mark.parametrize("name", NAMES)
def test_a_pixie_that_is_kept_gives_nothing_and_its_boon_is_discarded(name: str) -> None:
    lab = Lab(["Pixie"], stack={"Boons": [boon(name)]}, hand=["Pixie", *HELD[:3]], deck=["Curse", *DECK],
              discard=["Market"])  # fmt: skip
    me = lab.me
    lab.play("Pixie", False)
    check(lab, me, me, {}, (1, 1, 0), [])
    assert places(lab, name) == (False, True, False)
    lab.end_turn()
    assert len(lab.me.hand) == 5


@pytest.mark.parametrize("name", NAMES)
def test_a_boon_of_the_possessed_is_theirs_and_what_it_gains_is_not(name: str) -> None:
    answers, found, _, _ = CASES[name]
    lab = Lab(["Possession", "Bard"], stack={"Boons": [boon(name)]}, hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Bard", *HELD], "deck": DECK, "discard": ["Market"]}])  # fmt: skip
    me, other = lab.me, lab.other
    lab.play("Possession")
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Bard", *answers)
    assert {question.player for question in lab.asked} <= {0}
    aside = {"trash": []} if name == "Flame" else {}  # what is trashed comes back when the turn is over
    check(lab, other, me, {**found, **aside}, (0, 1, 2), [])
    assert places(lab, name) == (name in KEPT, name not in KEPT, False)
    lab.end_turn(*[boon(name)] * found.get("drawn", 0))  # before or after what the Possession does then
    assert len(lab.other.hand) == 5 + found.get("drawn", 0)
    assert len(lab.me.hand) == 5
    assert lab.trash == []
    if name == "Flame":
        assert "Curse" in lab.other.discard
    assert places(lab, name) == (False, True, False)

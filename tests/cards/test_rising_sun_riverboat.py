"""Riverboat: its set-up, and what its card does wherever it cannot move."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Session
from bailiwick.engine.errors import IllegalSetup
from bailiwick.kingdoms.line import kingdom_line, read_kingdom
from bailiwick.kingdoms.setup import Setup
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
KINGDOM = ["Riverboat", "Village", "Smithy", "Market", "Moat", "Cellar", "Chapel", "Festival", "Militia", "Mine"]


def sails(card: str, *answers: Any, kingdom: tuple[str, ...] = (), **more: Any) -> Lab:
    """Riverboat played, and the next turn begun with what its card does."""
    more = {"hand": ["Riverboat"], "deck": COPPERS, "others": [{"deck": COPPERS}], **more}
    lab = Lab(["Riverboat", *kingdom], riverboat=card, **more)
    lab.play("Riverboat")
    lab.end_turn()
    lab.end_turn(*answers)
    return lab


def setup(**more: Any) -> Setup:
    return Setup(KINGDOM, 2, **more)


def test_riverboat_takes_an_unused_action_for_five_that_is_no_duration() -> None:
    found = setup().fits("riverboat")
    assert "Laboratory" in found
    assert "Emporium" in found, "half of a split pile"
    assert "Dame Anna" in found, "a Knight that costs 5"
    assert "Sir Martin" not in found, "and this one costs 4"
    for name in ("Wharf", "Duchy", "Duke", "Smithy", "Familiar", "Mercenary", "Artist", "Patrician / Emporium"):
        assert name not in found
    assert "Market" not in found, "it is used already"


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("Wharf", "it is a Duration"),
        ("Bridge", "it costs 4, not 5"),
        ("Market", "it is in the kingdom already"),
        ("Duke", "it is no Action"),
        ("Artist", "it costs 8D, not 5"),
        ("Scrying Pool", "it costs 2P, not 5"),
        ("Knights", "name one of its cards"),
    ],
)
def test_riverboat_refuses_what_does_not_fit(card: str, why: str) -> None:
    with pytest.raises(IllegalSetup, match=f"cannot be the card for Riverboat: .*{why}"):
        setup(roles={"riverboat": card})


def test_riverboat_has_its_card_drawn_where_none_is_named() -> None:
    drawn = [setup().complete(seed).roles["riverboat"] for seed in range(40)]
    assert len(set(drawn)) > 20
    assert set(drawn) <= set(setup().fits("riverboat"))


def test_riverboat_is_written_in_lines_and_records() -> None:
    line = kingdom_line(setup(roles={"riverboat": "Laboratory"}))
    assert "; riverboat Laboratory" in line
    again = read_kingdom(line)
    assert again.roles == {"riverboat": "Laboratory"}
    lab = sails("Laboratory")
    assert lab.aside == {"riverboat": ["Laboratory"]}


def test_riverboat_brings_the_set_up_of_its_card() -> None:
    assert Lab.start(["Riverboat"], 2, 1, riverboat="Paddock").supply["Horse"] == 30
    assert Lab.start(["Riverboat"], 2, 1, riverboat="Bandit Camp").supply["Spoils"] == 15
    assert Lab.start(["Riverboat"], 2, 1, riverboat="Cultist").supply["Ruins"] == 10
    grove = Lab.start(["Riverboat"], 2, 1, riverboat="Sacred Grove")
    assert len(grove.stack("Boons")) == 12
    assert grove.supply["Will-o'-Wisp"] == 12
    pooka = Lab.start(["Riverboat"], 2, 1, riverboat="Pooka")
    for player in pooka.game.players:
        assert (player.owned["Cursed Gold"], player.owned["Copper"]) == (1, 6)
    assert pooka.aside["riverboat"] == ["Pooka"]
    emissary = Lab.start(["Riverboat"], 2, 1, riverboat="Emissary", ally="City-state")
    assert [player.favors for player in emissary.game.players] == [1, 1]


def test_riverboat_with_a_ferryman_has_the_card_of_that_beside_the_supply() -> None:
    lab = Lab.start(["Riverboat"], 2, 1, riverboat="Ferryman", ferryman="Village")
    assert lab.aside["riverboat"] == ["Ferryman"]
    assert lab.supply["Village"] == 10
    assert "Village" not in [pile.name for pile in lab.game.available()]


def test_riverboat_takes_its_card_from_nobody_else() -> None:
    with pytest.raises(IllegalSetup, match="at once"):
        setup(landscapes=["Way of the Mouse"], roles={"riverboat": "Emporium", "way_of_the_mouse": "Patrician"})


def test_riverboat_throned_plays_its_card_twice_and_the_throne_room_stays() -> None:
    lab = Lab(["Riverboat"], riverboat="Laboratory", hand=["Throne Room", "Riverboat"], deck=COPPERS,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Throne Room", "Riverboat")
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Riverboat"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 4
    assert lab.me.actions == 3
    lab.end_turn()
    assert lab.me.in_play == []


def test_riverboat_played_by_an_overlord_stays_for_its_card() -> None:
    lab = Lab(["Riverboat", "Overlord", "Caravan"], riverboat="Crown", hand=["Overlord"],
              deck=["Caravan", *COPPERS], others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Overlord", "Riverboat")
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    lab.end_turn("Caravan")
    assert lab.me.in_play == ["Overlord", "Caravan"]
    lab.end_turn()
    assert lab.me.in_play == ["Overlord", "Caravan"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 2


def test_riverboat_with_a_band_of_misfits_plays_a_card_of_the_supply_in_place() -> None:
    lab = sails("Band of Misfits", "Smithy", kingdom=("Smithy", "Village"))
    assert len(lab.me.hand) == 8
    assert lab.supply["Smithy"] == 10
    assert lab.me.in_play == ["Riverboat"]


def test_riverboat_with_half_a_split_pile_needs_no_pile_of_it() -> None:
    lab = sails("Emporium")
    assert lab.me.coins == 1
    assert lab.me.actions == 2
    assert "Patrician / Emporium" not in lab.supply


def test_riverboat_is_no_command_and_waits_for_the_turn_that_is_taken() -> None:
    lab = Lab(["Riverboat", "Flagship"], riverboat="Laboratory", hand=["Flagship", "Riverboat"], actions=2,
              deck=COPPERS, others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Flagship")
    lab.play("Riverboat")
    lab.end_turn()
    assert lab.me.in_play == ["Flagship", "Riverboat"]
    lab.end_turn()
    assert len(lab.me.hand) == 9, "played again by the Flagship, it plays its card twice"


def test_riverboat_plays_an_attack_that_can_be_answered() -> None:
    lab = sails("Witch", "Moat", kingdom=("Moat",), others=[{"hand": ["Moat"], "deck": ["Moat", *COPPERS]}])
    assert lab.other.discard == ["Moat"], "of the hand before, and no Curse"


def test_riverboat_meets_an_enchantress_with_the_card_that_it_plays() -> None:
    lab = Lab(["Riverboat", "Enchantress"], riverboat="Laboratory", hand=["Riverboat"], deck=COPPERS,
              others=[{"hand": ["Enchantress"], "deck": COPPERS}])  # fmt: skip
    lab.play("Riverboat")
    lab.end_turn()
    lab.play("Enchantress")
    lab.end_turn()
    assert len(lab.me.hand) == 6, "+1 Card, +1 Action instead"
    assert lab.me.actions == 2


def test_riverboat_of_a_fork_still_has_its_card() -> None:
    lab = Lab(["Riverboat"], riverboat="Laboratory", hand=["Riverboat"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Riverboat")
    session = Session(lab.game.copy(), [None] * 2)
    for seat in (0, 1):
        fork = session.fork(seat, 3)
        assert [card.name for card in fork.game.aside["riverboat"]] == ["Laboratory"]

"""Every Way against what could trip it: played again, enchanted, attacking, lasting, commanded, counted, possessed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import WAY
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
HELD = ["Silver", "Estate"]  # beside the card that is played
# By Way: what is answered beyond its name, and what is other than before, for a card that was played from the hand.
# Where the Way is followed twice on one card, then what is answered the second time and what is there after both.
CASES: dict[str, tuple[list[Any], dict[str, Any], list[Any], dict[str, Any]]] = {
    "Butterfly": ([False], {}, [False], {}),
    "Camel": ([], {"exile": ["Gold"]}, [], {"exile": ["Gold", "Gold"]}),
    "Chameleon": ([], {"coins": 3}, [], {"coins": 6}),
    "Frog": ([], {"actions": 1}, [], {"actions": 2}),
    "Goat": (["Estate"], {"hand": 1}, [], {"hand": 0}),
    "Horse": ([], {"hand": 4, "actions": 1, "gone": True}, [], {"hand": 6, "actions": 2, "gone": True}),
    "Mole": ([], {"hand": 3, "actions": 1, "discard": HELD}, [],
             {"hand": 3, "actions": 2, "discard": [*HELD, "Copper", "Copper", "Copper"]}),
    "Monkey": ([], {"coins": 1, "buys": 2}, [], {"coins": 2, "buys": 3}),
    "Mouse": ([None], {"discard": ["Horse", "Horse"]}, [None], {"discard": ["Horse"] * 4}),
    "Mule": ([], {"coins": 1, "actions": 1}, [], {"coins": 2, "actions": 2}),
    "Otter": ([], {"hand": 4}, [], {"hand": 6}),
    "Owl": ([], {"hand": 6}, [], {"hand": 6}),
    "Ox": ([], {"actions": 2}, [], {"actions": 4}),
    "Pig": ([], {"hand": 3, "actions": 1}, [], {"hand": 4, "actions": 2}),
    "Rat": (["Silver"], {"hand": 1, "discard": ["Silver", "X"]}, [], {"hand": 1, "discard": ["Silver", "X"]}),
    "Seal": ([], {"coins": 1}, [], {"coins": 2}),
    "Sheep": ([], {"coins": 2}, [], {"coins": 4}),
    "Squirrel": ([], {}, [], {}),
    "Turtle": ([], {"set_aside": ["X"], "gone": True}, [], {"set_aside": ["X"], "gone": True}),
    "Worm": ([], {"exile": ["Estate"]}, [], {"exile": ["Estate", "Estate"]}),
}  # fmt: skip
WAYS = sorted(CASES)
GAINS = ("Mouse", "Rat")


def way(name: str) -> str:
    return f"Way of the {name}"


def arranged(name: str, **more: Any) -> Lab:
    """A game with that Way; the Mouse has a Sleigh."""
    if name == "Mouse":
        more["way_of_the_mouse"] = "Sleigh"
    return Lab(landscapes=[way(name)], **more)


def after(seat: Any, card: str) -> dict[str, Any]:
    """What can be told of a seat, as in the table above."""
    return {
        "coins": seat.coins, "actions": seat.actions, "buys": seat.buys, "hand": len(seat.hand),
        "exile": sorted(seat.mats.get("Exile", [])), "discard": sorted("X" if c == card else c for c in seat.discard),
        "set_aside": ["X" if c == card else c for c in seat.set_aside], "gone": card not in seat.in_play,
    }  # fmt: skip


def expected(changes: dict[str, Any], **more: Any) -> dict[str, Any]:
    nothing = {
        "coins": 0,
        "actions": 0,
        "buys": 1,
        "hand": 2,
        "exile": [],
        "discard": [],
        "set_aside": [],
        "gone": False,
    }
    found = {**nothing, **changes, **more}
    return {key: sorted(value) if isinstance(value, list) else value for key, value in found.items()}


def test_all_ways_are_in_the_table():
    assert sorted(way(name) for name in CASES) == sorted(kind.name for kind in all_kinds() if kind.is_(WAY))


@pytest.mark.parametrize("name", WAYS)
def test_a_way_played_twice_by_a_throne_room(name):
    answers, _, again, changes = CASES[name]
    lab = arranged(name, kingdom=["Throne Room"], hand=["Throne Room", "Smithy", *HELD], deck=COPPERS)
    lab.play("Throne Room", None, "Smithy", way(name), *answers, way(name), *again)
    assert after(lab.me, "Smithy") == expected(changes)
    lab.game.check()
    lab.end_turn()
    stays = {"Turtle": ["Smithy"]}.get(name, [])
    assert (lab.me.in_play, lab.me.set_aside) == ([], stays)
    if name == "Squirrel":
        assert len(lab.me.hand) == 9
    if name == "Frog":
        assert "Smithy" in lab.me.hand


@pytest.mark.parametrize("name", WAYS)
def test_a_way_in_place_of_what_an_enchantress_gives(name):
    answers, changes, _, _ = CASES[name]
    lab = arranged(name, kingdom=["Enchantress"], hand=["Enchantress"], deck=COPPERS,
                   others=[{"hand": ["Smithy", *HELD], "deck": COPPERS}])  # fmt: skip
    lab.play("Enchantress", None)
    lab.end_turn()
    lab.play("Smithy", way(name), *answers)
    assert after(lab.other, "Smithy") == expected(changes)
    lab.game.check()


@pytest.mark.parametrize("name", WAYS)
def test_an_attack_as_a_way_is_answered_first_and_does_no_harm(name):
    answers, changes, _, _ = CASES[name]
    lab = arranged(name, kingdom=["Militia", "Moat"], hand=["Militia", *HELD], deck=COPPERS,
                   others=[{"hand": ["Moat", *COPPERS[:4]]}, {"hand": COPPERS[:5]}])  # fmt: skip
    changes = {"hand": 4} if name == "Chameleon" else changes  # which follows the card
    lab.play("Militia", "Moat", way(name), *answers)
    assert [question.purpose for question in lab.asked][:2] == ["react", "way"]
    assert after(lab.me, "Militia") == expected(changes)
    assert [len(player.hand) for player in lab.players[1:]] == [5, 3 if name == "Chameleon" else 5]


@pytest.mark.parametrize("name", WAYS)
def test_a_duration_as_a_way_has_nothing_left_to_do(name):
    answers, changes, _, _ = CASES[name]
    changes = {"coins": 2, "buys": 2} if name == "Chameleon" else changes
    lab = arranged(name, kingdom=["Wharf"], hand=["Wharf", *HELD], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Wharf", way(name), *answers)
    assert after(lab.me, "Wharf") == expected(changes)
    lab.end_turn()
    assert lab.me.in_play == (["Wharf"] if name == "Chameleon" else [])
    lab.game.check()


@pytest.mark.parametrize("name", WAYS)
def test_a_card_that_is_played_by_a_command_follows_a_way_and_stays_where_it_is(name):
    answers, changes, _, _ = CASES[name]
    answers = [] if name == "Butterfly" else answers  # it cannot be returned, so nobody asks
    if name == "Turtle":
        changes = {}
    lab = arranged(name, kingdom=["Overlord", "Smithy"], hand=["Overlord", *HELD], deck=COPPERS)
    lab.play("Overlord", None, "Smithy", way(name), *answers)
    assert after(lab.me, "Smithy") == expected(changes, gone=True)
    assert (lab.me.in_play, lab.supply["Smithy"]) == (["Overlord"], 9 if name == "Rat" else 10)
    lab.game.check()
    lab.end_turn()
    assert lab.me.in_play == []
    assert "Smithy" not in lab.me.hand


@pytest.mark.parametrize("name", WAYS)
def test_a_command_may_be_a_way_itself(name):
    answers, changes, _, _ = CASES[name]
    if name == "Chameleon":
        answers, changes = ["Smithy", None], {"hand": 5}  # what it plays does what it says
    lab = arranged(name, kingdom=["Overlord", "Smithy"], hand=["Overlord", *HELD], deck=COPPERS)
    lab.play("Overlord", way(name), *answers)
    assert after(lab.me, "Overlord") == expected(changes)


@pytest.mark.parametrize("name", WAYS)
def test_conspirators_count_cards_played_as_ways(name):
    answers = CASES[name][0]
    lab = arranged(name, kingdom=["Conspirator"], hand=["Smithy", "Smithy", "Conspirator", *HELD, *HELD], actions=9,
                   deck=["Conspirator"] * 12)  # fmt: skip
    for _ in range(2):
        lab.play("Smithy" if "Smithy" in lab.me.hand else "Conspirator", way(name), *answers)
    me = lab.me
    before = (me.actions, me.coins, len(me.hand))
    lab.play("Conspirator", None)
    assert (me.actions, me.coins, len(me.hand)) == (before[0], before[1] + 2, before[2]), "it gave a Card and an Action"


@pytest.mark.parametrize("name", WAYS)
def test_who_possesses_a_player_chooses_their_ways(name):
    answers, changes, _, _ = CASES[name]
    lab = arranged(name, kingdom=["Possession"], hand=["Possession"], deck=COPPERS,
                   others=[{"hand": ["Smithy", *HELD], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession", None)
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Smithy", way(name), *answers)
    assert {question.player for question in lab.asked} == {0}
    gained = [card for card in changes.get("discard", []) if name in GAINS and card in ("Horse", "X")]
    kept = [card for card in changes.get("discard", []) if card not in gained]
    mine = {"discard": kept} if gained else {}
    assert lab.trash == [], "what is trashed comes back when the turn is over"
    assert after(lab.other, "Smithy") == expected({**changes, **mine})
    assert sorted(lab.me.discard) == sorted(["Possession", *("Smithy" if card == "X" else card for card in gained)])
    lab.game.check()


# -- one by one -------------------------------------------------------------------------------------------------------


def plays(lab: Lab) -> Iterator[str]:
    return (card.name for card in lab.game.played)


def test_the_mouse_plays_two_cards_and_may_be_a_mouse_again():
    lab = arranged("Mouse", hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", way("Mouse"), way("Mouse"), None)
    assert list(plays(lab)) == ["Smithy", "Sleigh", "Sleigh"]
    assert lab.me.discard == ["Horse", "Horse"]


def test_a_mouse_that_attacks_is_answered_twice():
    lab = Lab(["Militia", "Moat"], landscapes=[way("Mouse")], way_of_the_mouse="Fortune Teller", hand=["Militia"],
              others=[{"hand": ["Moat", "Copper"], "deck": ["Copper", "Estate"]}])  # fmt: skip
    lab.play("Militia", "Moat", way("Mouse"), None, None)
    assert [question.purpose for question in lab.asked] == ["react", "way", "react", "way"]
    assert lab.other.discard == ["Copper"], "it did not answer the second"


def test_what_a_throne_room_plays_as_mouse_keeps_no_throne_room_for_a_duration():
    lab = Lab(["Throne Room"], landscapes=[way("Mouse")], way_of_the_mouse="Lighthouse", deck=COPPERS,
              hand=["Throne Room", "Smithy"], others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Throne Room", None, "Smithy", way("Mouse"), None, way("Mouse"), None)
    lab.end_turn()
    assert lab.me.in_play == ["Smithy"]
    lab.end_turn()
    assert lab.me.coins == 2


def test_chameleon_swaps_what_a_card_gives_for_others_gains_this_turn():
    lab = Lab(["Priest"], landscapes=[way("Chameleon")], hand=["Priest", "Estate", "Curse"], deck=COPPERS)
    lab.play("Priest", way("Chameleon"), "Estate")
    assert (lab.me.coins, len(lab.me.hand)) == (0, 3), "two cards for its coins"
    lab.trash_from_hand("Curse")
    assert (lab.me.coins, len(lab.me.hand)) == (0, 4), "and two for what is trashed later"


def test_chameleon_leaves_bonuses_of_other_things_alone():
    lab = Lab(
        landscapes=[way("Chameleon"), "Training"], hand=["Village"], pile_tokens={"Village": ["+1 Coin"]}, deck=COPPERS
    )
    lab.play("Village", way("Chameleon"))
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (2, 2, [])


def test_chameleon_gives_cards_in_the_turn_of_another_and_the_coins_are_lost():
    lab = Lab(["Sheepdog", "Witch"], landscapes=[way("Chameleon")], hand=["Witch"], deck=COPPERS,
              others=[{"hand": ["Sheepdog"], "deck": COPPERS}])  # fmt: skip
    lab.play("Witch", None, "Sheepdog", way("Chameleon"))
    assert (lab.other.coins, lab.other.hand) == (0, [])


def test_chameleon_under_a_minus_coin_token_loses_a_coin_of_the_cards():
    lab = Lab(landscapes=[way("Chameleon"), "Ball"], hand=["Smithy"], tokens={"-1 Coin": 1}, deck=COPPERS)
    lab.play("Smithy", way("Chameleon"))
    assert lab.me.coins == 2
    assert lab.me.tokens.get("-1 Coin", 0) == 0


def test_butterfly_reads_the_cost_once_the_card_is_back():
    lab = Lab(["Bridge", "Gardens"], landscapes=[way("Butterfly")], hand=["Bridge", "Village"], actions=2)
    lab.play("Bridge", None)
    lab.play("Village", way("Butterfly"), True, "Smithy")  # 2 and 3, as everything costs 1 less
    assert lab.me.discard == ["Smithy"]


def test_butterfly_returns_a_card_to_the_top_of_its_split_pile():
    lab = Lab(
        ["Encampment / Plunder"], landscapes=[way("Butterfly")], hand=["Encampment"], supply={"Encampment / Plunder": 5}
    )
    assert lab.pile("Encampment / Plunder")[0] == "Plunder"
    lab.play("Encampment", way("Butterfly"), True, "Village")
    assert (lab.pile("Encampment / Plunder")[0], lab.me.discard) == ("Encampment", ["Village"])


def test_horse_of_a_horse_draws_twice_as_it_is_written_and_goes_back_once():
    lab = Lab(["Sleigh"], landscapes=[way("Horse")], hand=["Horse"], deck=COPPERS, supply={"Horse": 29})
    lab.play("Horse", way("Horse"))
    assert (len(lab.me.hand), lab.me.actions, lab.supply["Horse"]) == (2, 1, 30)


def test_frog_puts_what_was_played_in_anothers_turn_onto_the_deck():
    lab = Lab(["Sheepdog", "Witch"], landscapes=[way("Frog")], hand=["Witch"], deck=COPPERS,
              others=[{"hand": ["Sheepdog"], "deck": ["Copper"]}])  # fmt: skip
    lab.play("Witch", None, "Sheepdog", way("Frog"))
    lab.end_turn()
    assert lab.other.deck == ["Sheepdog", "Copper"]


def test_turtle_and_a_duration_that_waits_come_in_any_order():
    lab = Lab(["Caravan"], landscapes=[way("Turtle")], hand=["Caravan", "Village"], actions=2, deck=["Copper"] * 20,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Caravan", None)
    lab.play("Village", way("Turtle"))
    lab.end_turn()
    lab.end_turn("Way of the Turtle", None)
    assert (lab.me.actions, len(lab.me.hand)) == (3, 7)
    assert lab.asked[-2].purpose == "first"


def test_seal_and_a_gatekeeper_the_gainer_decides_which_comes_first():
    lab = Lab(["Gatekeeper"], landscapes=[way("Seal")], hand=["Gatekeeper"], deck=COPPERS,
              others=[{"hand": ["Smithy", "Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Gatekeeper", None)
    lab.end_turn()
    lab.play("Smithy", way("Seal"))
    lab.play_treasures()
    lab.buy("Village", way("Seal"), True)
    assert (lab.other.deck[0], lab.other.mats.get("Exile", [])) == ("Village", [])


def test_snowy_village_stops_the_actions_of_ways_but_not_their_cards():
    lab = Lab(["Snowy Village"], landscapes=[way("Pig")], hand=["Snowy Village", "Village"], deck=COPPERS)
    lab.play("Snowy Village", None)
    lab.play("Village", way("Pig"))
    assert (lab.me.actions, len(lab.me.hand)) == (3, 2)


def test_ways_of_a_card_that_is_an_action_only_now():
    lab = Lab(["Charlatan"], landscapes=[way("Sheep"), "Inheritance"], coins=7, hand=["Estate"], deck=["Estate"] * 5,
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate", way("Sheep"))
    assert (lab.me.coins, lab.me.actions) == (2, 0)


# -- with what Nocturne and Renaissance brought -----------------------------------------------------------------------


def with_project(project: str, **more: Any) -> Lab:
    """A turn of somebody who has bought a Project."""
    lab = Lab(landscapes=[project, *more.pop("landscapes")], coins=8, others=[{"deck": COPPERS}], **more)
    lab.buy(project)
    lab.end_turn()
    lab.end_turn()
    return lab


def test_with_capitalism_a_treasure_that_is_an_action_may_be_a_way_in_the_buy_phase():
    lab = with_project("Capitalism", landscapes=[way("Otter")], deck=["Festival", *COPPERS])
    lab.to_buy_phase()
    lab.play("Festival", way("Otter"))
    assert (lab.phase, lab.me.coins, len(lab.me.hand)) == ("buy", 0, 6)


def test_citadel_plays_the_first_action_again_and_each_play_chooses_its_way():
    lab = with_project("Citadel", landscapes=[way("Sheep")], deck=["Smithy", *COPPERS])
    lab.play("Smithy", way("Sheep"), None)
    assert (lab.me.coins, len(lab.me.hand)) == (2, 7)


def test_citadel_and_a_card_that_went_back_to_its_pile_as_a_horse():
    lab = with_project("Citadel", landscapes=[way("Horse")], deck=["Smithy", *COPPERS])
    lab.play("Smithy", way("Horse"), None)
    assert (lab.me.in_play, len(lab.me.hand), lab.me.actions) == ([], 9, 1)


def test_a_werewolf_may_be_a_way_at_night():
    lab = Lab(["Werewolf"], landscapes=[way("Squirrel")], hand=["Werewolf"], deck=COPPERS)
    lab.to_night_phase()
    lab.play("Werewolf", way("Squirrel"))
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_a_necromancer_plays_a_card_of_the_trash_as_a_way_which_does_not_move_it():
    lab = Lab(["Necromancer"], landscapes=[way("Horse")], hand=["Necromancer", "Smithy"], deck=COPPERS)
    lab.trash_from_hand("Smithy")
    lab.play("Necromancer", None, "Smithy", way("Horse"))
    assert "Smithy" in lab.trash
    assert len(lab.me.hand) == 2


def test_a_changeling_for_a_card_exiled_by_a_gatekeeper_is_too_late():
    lab = Lab(
        ["Gatekeeper", "Changeling"], hand=["Gatekeeper"], deck=COPPERS, others=[{"hand": ["Gold"], "deck": COPPERS}]
    )
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver", "Gatekeeper")
    assert lab.other.mats["Exile"] == ["Silver"]
    assert lab.other.discard == []


@pytest.mark.parametrize("ways", [[way("Chameleon"), None], [None, way("Chameleon")]])
def test_chameleon_swaps_what_one_of_two_plays_leaves_for_later(ways):
    lab = Lab(
        ["Merchant", "Throne Room"],
        landscapes=[way("Chameleon")],
        hand=["Throne Room", "Merchant", "Silver"],
        deck=COPPERS,
    )
    lab.play("Throne Room", None, "Merchant", *ways)
    assert (lab.me.coins, len(lab.me.hand)) == (1, 2)
    lab.play("Silver")
    assert (lab.me.coins, len(lab.me.hand)) == (4, 2), "a coin for one play, a card for the other"


def test_chameleon_of_a_throne_room_leaves_what_it_plays_alone_later_too():
    lab = Lab(
        ["Merchant", "Throne Room"],
        landscapes=[way("Chameleon")],
        hand=["Throne Room", "Merchant", "Silver"],
        deck=COPPERS,
    )
    lab.play("Throne Room", way("Chameleon"), "Merchant", None, None)
    lab.play("Silver")
    assert (lab.me.coins, len(lab.me.hand)) == (4, 2)


def test_frog_is_for_this_turn_alone():
    lab = Lab(landscapes=[way("Frog")], hand=["Smithy"], deck=["Copper"] * 20, others=[{"deck": COPPERS}])
    lab.play("Smithy", way("Frog"))
    lab.end_turn()
    lab.end_turn()
    lab.play("Smithy", None)
    lab.end_turn()
    assert "Smithy" in lab.me.discard


def test_goat_and_rat_take_one_card():
    lab = Lab(landscapes=[way("Goat"), way("Rat")], hand=["Smithy", "Smithy", "Copper", "Silver"], actions=2)
    lab.play("Smithy", way("Goat"), "Copper")
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (1, 1)
    lab.play("Smithy", way("Rat"), None)
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 1)


def test_mole_discards_the_hand_so_that_a_tunnel_in_it_answers():
    lab = Lab(["Tunnel"], landscapes=[way("Mole")], hand=["Smithy", "Tunnel"], deck=COPPERS)
    lab.play("Smithy", way("Mole"), True)
    assert sorted(lab.me.discard) == ["Gold", "Tunnel"]


def test_a_mouse_that_plays_its_card_as_a_mouse_again_and_again_comes_to_an_end() -> None:
    lab = Lab(
        landscapes=["Way of the Mouse"], way_of_the_mouse="Moat", hand=["Village"], deck=["Gold", "Silver", "Copper"]
    )
    lab.play("Village", policy=lambda question: "Way of the Mouse")
    assert lab.me.hand == ["Gold", "Silver"]
    assert len(lab.asked) > 50

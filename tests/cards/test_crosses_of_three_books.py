"""Nocturne, Renaissance and Menagerie crossed with each other, with Plunder, Rising Sun and the promos."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20
AWAY: list[dict[str, Any]] = [{"deck": COPPERS}]
TEN = [
    "Chapel", "Harbinger", "Vassal", "Bureaucrat", "Gardens", "Throne Room", "Bandit", "Library", "Sentry", "Artisan"
]  # fmt: skip
EIGHT = ["Village", "Smithy", "Moat", "Militia", "Remodel", "Workshop", "Mine", "Cellar"]


def way(name: str) -> str:
    return f"Way of the {name}"


def come(prophecy: str, kingdom: list[str], **given: Any) -> Lab:
    """A position in which a Prophecy has come about; there is a Tea House for its sake."""
    return Lab([*kingdom, "Tea House"], prophecy=prophecy, sun=0, **given)


def owned(project: str, **given: Any) -> dict[str, Any]:
    """What a player has who has bought a Project, and what else is given."""
    return {"landscapes": [project, *given.pop("landscapes", [])], "projects": [project], **given}


def windy(*kingdom: str, second: list[str] | None = None, **given: Any) -> Lab:
    """One Sun lies on Divine Wind, and a Tea House is in hand to remove it."""
    given = {"deck": COPPERS, "actions": 4, **given, "hand": ["Tea House", *given.get("hand", [])]}
    names = [*kingdom, "Tea House", *EIGHT][:10]
    return Lab(names, prophecy="Divine Wind", second_kingdom=TEN if second is None else second, sun=1, **given)


def kept(gainer: dict[str, Any], kingdom: list[str], **given: Any) -> Lab:
    """The other player's turn begins under a Gatekeeper."""
    kingdom = ["Gatekeeper", *kingdom]
    lab = Lab(kingdom, hand=["Gatekeeper"], deck=COPPERS, others=[{"deck": COPPERS, **gainer}], **given)
    lab.play("Gatekeeper")
    lab.end_turn()
    lab.play_treasures()
    return lab


# -- Ways and later cards ---------------------------------------------------------------------------------------------


def test_butterfly_returns_a_spell_scroll_to_the_loot_for_a_province() -> None:
    lab = Lab(["Jewelled Egg"], landscapes=[way("Butterfly")], hand=["Spell Scroll"])
    before = lab.supply["Loot"]
    lab.play("Spell Scroll", way("Butterfly"), True)
    assert (lab.me.discard, lab.supply["Loot"]) == (["Province"], before + 1)
    lab.gain("Loot")
    assert "Spell Scroll" in lab.me.discard, "it went on top"


def test_horse_takes_a_spell_scroll_back_to_the_loot() -> None:
    lab = Lab(["Jewelled Egg"], landscapes=[way("Horse")], hand=["Spell Scroll"], deck=COPPERS)
    lab.play("Spell Scroll", way("Horse"))
    assert (lab.me.in_play, len(lab.me.hand), lab.me.actions) == ([], 2, 1)


def test_a_horse_played_as_a_butterfly_goes_home_for_a_card_of_four() -> None:
    lab = Lab(["Sleigh"], landscapes=[way("Butterfly")], hand=["Horse"], deck=COPPERS)
    before = lab.supply["Horse"]
    lab.play("Horse", way("Butterfly"), True, "Smithy")
    assert (lab.me.discard, lab.supply["Horse"], lab.me.hand) == (["Smithy"], before + 1, [])


def test_a_horse_played_as_a_chameleon_gives_coins_and_goes_home() -> None:
    lab = Lab(["Sleigh"], landscapes=[way("Chameleon")], hand=["Horse"], deck=COPPERS)
    lab.play("Horse", way("Chameleon"))
    assert (lab.me.coins, lab.me.hand, lab.me.in_play, lab.me.actions) == (2, [], [], 1)


def test_butterfly_asks_what_a_fisherman_costs_when_it_is_back() -> None:
    lab = Lab(["Fisherman"], landscapes=[way("Butterfly")], hand=["Fisherman"])
    lab.play("Fisherman", way("Butterfly"), True, "Silver")
    assert lab.me.discard == ["Silver"], "2 and 1, as the discard pile was empty"


def test_a_frog_that_a_journey_kept_in_play_is_no_frog_any_more_when_it_is_discarded() -> None:
    lab = Lab(landscapes=[way("Frog"), "Journey"], hand=["Smithy"], deck=COPPERS, coins=4, others=AWAY)
    lab.play("Smithy", way("Frog"))
    lab.buy("Journey")
    lab.end_turn()
    assert (lab.turn, lab.me.in_play) == (0, ["Smithy"])
    lab.end_turn()
    assert "Smithy" in lab.me.discard


@pytest.mark.parametrize("trait", ["Tireless", "Reckless"])
@pytest.mark.parametrize("frog_first", [True, False])
def test_a_frog_and_a_trait_that_both_want_a_discarded_card(trait: str, frog_first: bool) -> None:
    lab = Lab(traits={trait: "Smithy"}, landscapes=[way("Frog")], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", way("Frog"))
    lab.end_turn(way("Frog") if frog_first else trait)
    assert ("Smithy" in lab.me.hand) is frog_first
    if trait == "Tireless":
        assert (lab.me.deck[0] == "Smithy") is not frog_first
    else:
        assert lab.supply["Smithy"] == (10 if frog_first else 11)


@pytest.mark.parametrize("first", ["Horn", way("Frog")])
def test_a_border_guard_that_was_a_frog_goes_onto_the_deck_by_frog_or_horn(first: str) -> None:
    lab = Lab(["Border Guard"], landscapes=[way("Frog")], hand=["Border Guard"], artifacts=["Horn"], deck=COPPERS)
    lab.play("Border Guard", way("Frog"))
    lab.end_turn(first, *[True] * int(first == "Horn"))
    assert "Border Guard" in lab.me.hand


@pytest.mark.parametrize("again", [None, way("Turtle")])
def test_a_daimyo_plays_a_turtle_again_where_it_waits_and_it_is_played_once_next_turn(again: str | None) -> None:
    lab = Lab(["Daimyo"], landscapes=[way("Turtle")], hand=["Daimyo", "Village"], deck=COPPERS, others=AWAY)
    lab.play("Daimyo", None)
    lab.play("Village", way("Turtle"), again)
    assert (lab.me.set_aside, lab.me.actions) == (["Village"], 2 if again is None else 0)
    lab.end_turn()
    lab.end_turn(None)
    assert (lab.me.actions, lab.me.in_play) == (3, ["Village"])


def test_a_throned_wharf_that_is_a_turtle_and_then_itself_comes_twice_next_turn() -> None:
    lab = Lab(["Wharf"], landscapes=[way("Turtle")], hand=["Throne Room", "Wharf"], deck=COPPERS, others=AWAY)
    lab.play("Throne Room", None, "Wharf", way("Turtle"), None)
    assert (lab.me.set_aside, len(lab.me.hand)) == (["Wharf"], 2)
    lab.end_turn()
    lab.end_turn(policy=lambda question: None if question.purpose == "way" else question.options[:1])
    assert (len(lab.me.hand), lab.me.buys) == (5 + 2 + 2, 3)


def test_a_princes_card_and_a_card_of_the_trash_are_not_in_play_to_wait_as_turtles() -> None:
    lab = Lab(["Prince"], landscapes=[way("Turtle")], hand=["Prince", "Village"], deck=COPPERS, others=AWAY)
    lab.play("Prince", None, "Village")
    lab.end_turn()
    lab.end_turn(way("Turtle"))
    assert lab.me.actions == 1
    lab.end_turn()
    lab.end_turn(None)
    assert lab.me.actions == 3, "once, as it is the Prince that plays it"
    lab = Lab(["Necromancer"], landscapes=[way("Turtle")], hand=["Necromancer", "Village"], deck=COPPERS, others=AWAY)
    lab.trash_from_hand("Village")
    lab.play("Necromancer", None, "Village", way("Turtle"))
    assert lab.me.set_aside == []
    assert "Village" in lab.trash


def test_a_delayed_card_may_be_a_turtle_and_waits_another_turn() -> None:
    lab = Lab(landscapes=["Delay", way("Turtle")], hand=["Village"], deck=COPPERS, others=AWAY)
    lab.buy("Delay", "Village")
    lab.end_turn()
    lab.end_turn(way("Turtle"))
    assert (lab.me.set_aside, lab.me.actions) == (["Village"], 1)
    lab.end_turn()
    lab.end_turn(None)
    assert lab.me.actions == 3


def test_chameleon_of_a_captain_leaves_what_it_plays_alone_in_both_turns() -> None:
    lab = Lab(["Captain"], landscapes=[way("Chameleon")], hand=["Captain"], deck=COPPERS, others=AWAY)
    lab.play("Captain", way("Chameleon"), "Smithy", None)
    assert (len(lab.me.hand), lab.me.coins) == (3, 0)
    lab.end_turn()
    lab.end_turn("Smithy", None)
    assert (len(lab.me.hand), lab.me.coins) == (8, 0)


def test_a_gatekeeper_that_was_a_chameleon_keeps_the_gate_and_gives_coins_next_turn() -> None:
    lab = Lab(["Gatekeeper"], landscapes=[way("Chameleon")], hand=["Gatekeeper"], deck=COPPERS,
              others=[{"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Gatekeeper", way("Chameleon"))
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert lab.other.mats["Exile"] == ["Village"]
    lab.end_turn()
    assert (lab.me.coins, len(lab.me.hand)) == (3, 5)


@pytest.mark.parametrize("name", ["Sheep", "Frog"])
def test_a_samurai_that_was_a_way_attacks_nobody_and_does_not_stay(name: str) -> None:
    lab = Lab(["Samurai"], landscapes=[way(name)], hand=["Samurai"], deck=ESTATES,
              others=[{"deck": COPPERS, "hand": COPPERS[:5]}])  # fmt: skip
    lab.play("Samurai", way(name))
    assert len(lab.other.hand) == 5
    lab.end_turn()
    assert lab.me.in_play == []
    lab.end_turn()
    assert lab.me.coins == 0


def test_a_kiln_copies_the_card_and_not_what_the_mouse_plays() -> None:
    lab = Lab(["Kiln"], landscapes=[way("Mouse")], way_of_the_mouse="Sleigh", hand=["Kiln", "Village"], actions=2,
              deck=COPPERS)  # fmt: skip
    lab.play("Kiln", None)
    lab.play("Village", True, way("Mouse"), None)
    assert sorted(lab.me.discard) == ["Horse", "Horse", "Village"]


@pytest.mark.parametrize("given", [owned("Citadel"), {}])
def test_citadel_and_daimyo_play_the_card_again_and_not_what_the_mouse_played(given: dict[str, Any]) -> None:
    landscapes = [way("Mouse"), *given.get("landscapes", [])]
    lab = Lab(["Daimyo"], way_of_the_mouse="Sleigh", hand=["Village"] if given else ["Daimyo", "Village"], deck=COPPERS,
              **{**given, "landscapes": landscapes})  # fmt: skip
    if not given:
        lab.play("Daimyo", None)
    lab.play("Village", way("Mouse"), None, None)
    assert sorted(lab.me.discard) == ["Horse", "Horse"]
    assert lab.me.actions == 2


def test_an_inspiring_card_that_waits_as_a_turtle_lets_a_copy_of_it_be_played() -> None:
    lab = Lab(traits={"Inspiring": "Village"}, landscapes=[way("Turtle")], hand=["Village", "Village"], deck=COPPERS)
    lab.play("Village", way("Turtle"), "Village", None)
    assert (lab.me.in_play, lab.me.set_aside, lab.me.actions) == (["Village"], ["Village"], 2)


def test_a_frigate_bites_after_an_action_that_was_a_way() -> None:
    lab = Lab(["Frigate"], landscapes=[way("Otter")], hand=["Frigate"],
              others=[{"hand": ["Village", "Silver", *COPPERS[:3]], "deck": ESTATES}])  # fmt: skip
    lab.play("Frigate", None)
    lab.end_turn()
    lab.play("Village", way("Otter"), ["Copper", "Copper"])
    assert len(lab.other.hand) == 4


# -- Exile ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["Gatekeeper", "Hasty", "Rapid Expansion"])
def test_a_gatekeeper_and_what_sets_gains_aside_whichever_comes_first_has_the_card(first: str) -> None:
    given: dict[str, Any] = {"prophecy": "Rapid Expansion", "sun": 0}
    if first == "Hasty":
        given = {"traits": {"Hasty": "Village"}}
    lab = kept({"hand": ["Gold"]}, [] if first == "Hasty" else ["Tea House"], **given)
    lab.buy("Village", first)
    exiled = first == "Gatekeeper"
    assert lab.other.mats.get("Exile", []) == (["Village"] if exiled else [])
    assert lab.other.set_aside == ([] if exiled else ["Village"])
    lab.end_turn()
    lab.end_turn()
    assert lab.other.actions == (1 if exiled else 3)


def test_a_hasty_card_brings_its_exiled_copies_back_which_are_not_hasty_gains() -> None:
    lab = Lab(["Sanctuary"], traits={"Hasty": "Village"}, mats={"Exile": ["Village", "Village"]}, coins=3, deck=COPPERS)
    lab.buy("Village", "Hasty", True)
    assert (lab.me.set_aside, lab.me.discard) == (["Village"], ["Village", "Village"])


def test_a_siren_in_exile_is_not_trashed() -> None:
    lab = kept({"hand": ["Gold", "Smithy"]}, ["Siren"])
    lab.buy("Siren", "Gatekeeper", None)
    assert (lab.other.mats["Exile"], lab.trash) == (["Siren"], [])


def test_a_summoned_card_that_a_gatekeeper_took_is_not_set_aside() -> None:
    lab = kept({"hand": ["Gold", "Silver"]}, [], landscapes=["Summon"])
    lab.buy("Summon", "Village")
    assert (lab.other.mats["Exile"], lab.other.set_aside) == (["Village"], [])


def test_a_curse_that_a_charlatan_made_a_treasure_is_exiled_at_the_gate() -> None:
    lab = kept({}, ["Charlatan"])
    lab.buy("Curse")
    assert lab.other.mats["Exile"] == ["Curse"]


def test_doubloons_and_the_gold_they_bring_are_both_exiled_at_the_gate() -> None:
    lab = kept({}, ["Jewelled Egg"], stack={"Loot": ["Doubloons"]})
    lab.gain("Loot", "Doubloons", seat=1)
    assert sorted(lab.other.mats["Exile"]) == ["Doubloons", "Gold"]


def test_growth_goes_on_past_the_gate() -> None:
    lab = kept({}, ["Tea House"], prophecy="Growth", sun=0)
    lab.gain("Gold", "Gatekeeper", "Silver", "Gatekeeper", "Copper", "Gatekeeper", seat=1)
    assert sorted(lab.other.mats["Exile"]) == ["Copper", "Gold", "Silver"]


def test_who_owns_the_gatekeeper_is_exiled_nothing_of_what_a_possession_brings() -> None:
    lab = Lab(["Gatekeeper", "Possession"], hand=["Gatekeeper", "Possession"], actions=2, deck=COPPERS,
              others=[{"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Gatekeeper")
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    assert lab.me.mats.get("Exile", []) == []
    assert "Village" in lab.me.discard


def test_in_a_possessed_turn_the_exiled_copies_of_who_gains_come_back() -> None:
    lab = Lab(["Possession", "Sanctuary"], hand=["Possession"], deck=COPPERS, mats={"Exile": ["Village"]},
              others=[{"hand": ["Gold"], "deck": ESTATES, "mats": {"Exile": ["Village"]}}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village", True)
    assert lab.me.discard.count("Village") == 2
    assert (lab.me.mats["Exile"], lab.other.mats["Exile"]) == ([], ["Village"])


def test_what_the_possessed_invest_in_is_theirs_and_draws_for_them() -> None:
    lab = Lab(["Possession"], landscapes=["Invest"], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Gold", "Silver"], "deck": ESTATES}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Invest", "Smithy")
    assert lab.other.mats["Exile"] == ["Smithy"]
    lab.end_turn()
    lab.end_turn()
    lab.gain("Smithy")
    assert len(lab.other.hand) == 7


def test_a_stash_in_exile_comes_back_with_another() -> None:
    lab = Lab(["Stash", "Sanctuary"], hand=["Sanctuary", "Stash"], deck=COPPERS, coins=5)
    lab.play("Sanctuary", "Stash")
    assert lab.me.mats["Exile"] == ["Stash"]
    lab.buy("Stash", True)
    assert (lab.me.discard, lab.me.mats["Exile"]) == (["Stash", "Stash"], [])


def test_a_stockpile_that_exiled_itself_is_played_twice_and_not_trashed() -> None:
    lab = Lab(["Stockpile", "Crown"], hand=["Stockpile", "Crown"])
    lab.to_buy_phase()
    lab.play("Crown", "Stockpile")
    assert (lab.me.coins, lab.me.buys, lab.me.mats["Exile"]) == (6, 3, ["Stockpile"])
    lab = Lab(["Stockpile", "Counterfeit"], hand=["Stockpile", "Counterfeit"])
    lab.play("Counterfeit", "Stockpile")
    assert (lab.me.coins, lab.me.mats["Exile"], lab.trash) == (7, ["Stockpile"], [])


def test_bureaucracy_minds_what_is_gained_and_neither_exiling_nor_what_comes_back() -> None:
    lab = come("Bureaucracy", ["Camel Train"], hand=["Camel Train"], mats={"Exile": ["Village"]}, coins=3)
    lab.play("Camel Train", "Gold")
    assert lab.me.discard == []
    lab.buy("Village", policy=lambda question: question.options[:1])
    assert sorted(lab.me.discard) == ["Copper", "Village", "Village"]


@pytest.mark.parametrize("first", ["Changeling", "Harsh Winter"])
def test_harsh_winter_puts_debt_on_the_pile_of_what_became_a_changeling(first: str) -> None:
    lab = come("Harsh Winter", ["Changeling"], coins=3)
    lab.buy("Village", first, True)
    assert lab.me.discard == ["Changeling"]
    assert [amount for _, amount in lab.tokens("Village")] == [2]
    assert lab.tokens("Changeling") == []


def test_harsh_winter_finds_no_pile_for_a_zombie() -> None:
    lab = come("Harsh Winter", ["Necromancer", "Lurker"], hand=["Lurker"])
    lab.play("Lurker", 1, "Zombie Spy")
    assert (lab.me.debt, lab.me.discard) == (0, ["Zombie Spy"])


# -- the Night --------------------------------------------------------------------------------------------------------


def test_a_daimyo_of_the_day_plays_a_werewolf_of_the_night_again() -> None:
    lab = Lab(["Daimyo", "Werewolf"], hand=["Daimyo", "Werewolf"], deck=COPPERS, others=AWAY,
              stack={"Hexes": ["Misery", "Plague"]})  # fmt: skip
    lab.play("Daimyo")
    lab.to_night_phase()
    lab.play("Werewolf")
    assert (lab.other.states, lab.other.hand) == (["Miserable"], ["Curse"])


def test_an_inspiring_werewolf_lets_an_action_be_played_at_night() -> None:
    lab = Lab(["Werewolf"], traits={"Inspiring": "Werewolf"}, hand=["Werewolf", "Smithy"], deck=COPPERS,
              stack={"Hexes": ["Misery"]})  # fmt: skip
    lab.to_night_phase()
    lab.play("Werewolf", "Smithy")
    assert (lab.phase, lab.me.in_play, len(lab.me.hand)) == ("night", ["Werewolf", "Smithy"], 3)


@pytest.mark.parametrize("given", [{"traits": {"Patient": "Werewolf"}, "hand": ["Werewolf"]}, {}])
def test_a_werewolf_that_waited_is_played_by_day(given: dict[str, Any]) -> None:
    given = given or {"prophecy": "Rapid Expansion", "sun": 0, "coins": 5}
    lab = Lab(["Werewolf", *["Tea House"] * int("sun" in given)], deck=COPPERS, others=AWAY, **given)
    if "sun" in given:
        lab.buy("Werewolf")
        lab.end_turn()
    else:
        lab.end_turn(["Werewolf"])
    lab.end_turn()
    assert (lab.me.in_play, len(lab.me.hand), lab.other.states) == (["Werewolf"], 8, [])


def test_rapid_expansion_leaves_a_den_of_sin_in_the_hand() -> None:
    lab = come("Rapid Expansion", ["Den of Sin"], coins=5)
    lab.buy("Den of Sin")
    assert (lab.me.set_aside, lab.me.hand) == ([], ["Den of Sin"])


def test_panic_does_not_return_what_a_crypt_took_out_of_play() -> None:
    lab = come("Panic", ["Crypt"], hand=["Gold", "Silver", "Crypt"], deck=COPPERS, others=AWAY)
    lab.play_treasures()
    silvers, golds = lab.supply["Silver"], lab.supply["Gold"]
    lab.play("Crypt", ["Gold"])
    lab.end_turn()
    assert (lab.supply["Silver"], lab.supply["Gold"]) == (silvers + 1, golds)
    lab.end_turn()
    assert "Gold" in lab.me.hand


def test_a_cavalry_gained_at_night_draws_and_it_stays_night() -> None:
    lab = Lab(["Vampire", "Cavalry", "Raider"], hand=["Vampire"], deck=["Raider", *COPPERS], others=AWAY,
              stack={"Hexes": ["Greed"]})  # fmt: skip
    lab.to_night_phase()
    lab.play("Vampire", "Cavalry")
    assert (lab.phase, lab.me.buys, sorted(lab.me.hand)) == ("night", 2, ["Copper", "Raider"])
    lab.play("Raider")
    assert "Raider" in lab.me.in_play


def test_approaching_army_pays_for_attacks_of_the_night_and_not_in_anothers_turn() -> None:
    lab = come("Approaching Army", ["Raider"], approaching_army="Witch", hand=["Raider"], others=AWAY)
    lab.play("Raider")
    assert lab.me.coins == 1
    lab = come("Approaching Army", ["Black Cat"], approaching_army="Witch", coins=2,
               others=[{"hand": ["Black Cat"], "deck": COPPERS}])  # fmt: skip
    lab.buy("Estate", "Black Cat")
    assert (lab.other.coins, lab.me.coins) == (0, 0)
    assert "Curse" in lab.me.discard


def test_a_crypt_takes_an_action_that_capitalism_makes_a_treasure_and_no_duration() -> None:
    lab = Lab(["Crypt", "Militia", "Merchant Ship"], hand=["Militia", "Merchant Ship", "Crypt", "Copper"], deck=COPPERS,
              others=AWAY, **owned("Capitalism"))  # fmt: skip
    lab.to_buy_phase()
    for name in ("Militia", "Merchant Ship", "Copper"):
        lab.play(name)
    lab.play("Crypt", ["Militia"])
    assert lab.asked[-1].options == ["Militia", "Copper"]
    lab.end_turn()
    lab.end_turn()
    assert "Militia" in lab.me.hand


def test_war_asks_what_a_fisherman_costs_in_the_turn_of_the_attacker() -> None:
    for discard, trashed in (([], "Silver"), (["Copper"], "Silver")):
        lab = Lab(["Fisherman", "Skulk"], hand=["Skulk"], discard=discard, stack={"Hexes": ["War"]},
                  others=[{"deck": ["Fisherman", "Silver", "Copper"]}])  # fmt: skip
        lab.play("Skulk")
        assert lab.trash == [trashed], "it costs 2 or 5, and neither 3 nor 4"
    lab = Lab(["Fisherman", "Bridge", "Skulk"], hand=["Bridge", "Skulk"], discard=["Copper"], actions=2,
              stack={"Hexes": ["War"]}, others=[{"deck": ["Fisherman", "Silver"]}])  # fmt: skip
    lab.play("Bridge")
    lab.play("Skulk")
    assert lab.trash == ["Fisherman"]


def test_a_bat_of_the_possessed_becomes_their_vampire_and_what_it_trashed_comes_back() -> None:
    lab = Lab(["Possession", "Vampire"], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Bat", "Copper"], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Bat", ["Copper"])
    assert lab.other.discard == ["Vampire"]
    lab.end_turn()
    assert ("Copper" in lab.other.discard, lab.trash) == (True, [])


# -- Projects ---------------------------------------------------------------------------------------------------------


def test_citadel_plays_the_card_of_a_prince_again() -> None:
    lab = Lab(["Prince"], hand=["Village", "Prince", "Village"], deck=COPPERS, others=AWAY, **owned("Citadel"))
    lab.play("Village")
    lab.play("Prince", "Village")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, len(lab.me.hand)) == (5, 7)


def test_citadel_plays_a_captain_again_and_then_the_first_card_of_its_second_turn() -> None:
    lab = Lab(["Captain"], hand=["Captain"], deck=COPPERS, others=AWAY, **owned("Citadel"))
    lab.play("Captain", "Village", "Village")
    assert lab.me.actions == 4
    lab.end_turn()
    lab.end_turn("Village", "Village")
    assert lab.me.actions == 1 + 3 * 2


def test_citadel_plays_the_card_of_a_ghost_a_third_time() -> None:
    lab = Lab(["Exorcist"], hand=["Ghost"], deck=["Village", *COPPERS], others=AWAY, **owned("Citadel"))
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, len(lab.me.hand)) == (7, 8)


def test_citadel_plays_a_daimyo_again_and_both_wait_for_the_next_action() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Village"], deck=COPPERS, **owned("Citadel"))
    lab.play("Daimyo")
    assert lab.me.actions == 2
    lab.play("Village")
    assert lab.me.actions == 1 + 3 * 2


def test_citadel_plays_a_kiln_again_which_may_copy_itself_first() -> None:
    lab = Lab(["Kiln"], hand=["Kiln", "Village"], actions=2, deck=COPPERS, **owned("Citadel"))
    lab.play("Kiln", True)
    assert (lab.me.discard, lab.me.coins) == (["Kiln"], 4)
    lab.play("Village", True)
    assert lab.me.discard == ["Kiln", "Village"]


def test_citadel_plays_a_shadow_of_the_deck_and_a_reaction_to_a_gain_again() -> None:
    lab = Lab(["Alley"], hand=["Estate"], deck=["Copper", "Alley", "Gold", "Silver"], **owned("Citadel"))
    lab.play("Alley", "Estate", "Copper")
    assert (lab.me.actions, lab.me.discard, lab.me.hand) == (2, ["Estate", "Copper"], ["Gold"])
    lab = Lab(["Sheepdog"], hand=["Sheepdog"], deck=COPPERS, coins=3, **owned("Citadel"))
    lab.buy("Silver", "Sheepdog")
    assert len(lab.me.hand) == 4


def test_citadel_and_a_pixie_that_has_gone_turns_up_a_second_boon() -> None:
    boons = ["The Mountain's Gift", "The Sea's Gift"]
    lab = Lab(["Pixie"], hand=["Pixie"], deck=COPPERS, stack={"Boons": boons}, **owned("Citadel"))
    lab.play("Pixie", True)
    assert (len(lab.me.hand), lab.me.discard, lab.me.actions) == (2, ["Silver", "Silver"], 2)
    assert [card.name for card in lab.game.stacks["Boons"].discarded] == boons


def test_a_reckless_pixie_is_trashed_once_and_turns_up_two_boons() -> None:
    lab = Lab(["Pixie"], traits={"Reckless": "Pixie"}, hand=["Pixie"], deck=COPPERS,
              stack={"Boons": ["The Mountain's Gift", "The Sea's Gift"]})  # fmt: skip
    lab.play("Pixie", True)
    assert (len(lab.me.hand), lab.me.discard, lab.trash) == (2, ["Silver", "Silver"], ["Pixie"])


def test_innovation_plays_a_summoned_card_which_then_waits_no_more() -> None:
    lab = Lab(coins=5, deck=COPPERS, **owned("Innovation", landscapes=["Summon"]))
    lab.buy("Summon", "Village", True)
    assert (lab.me.in_play, lab.me.set_aside) == (["Village"], [])


def test_academy_and_guildhall_both_see_a_spell_scroll() -> None:
    lab = Lab(["Jewelled Egg"], landscapes=["Academy", "Guildhall"], projects=["Academy", "Guildhall"],
              stack={"Loot": ["Spell Scroll"]})  # fmt: skip
    lab.gain("Loot")
    assert (lab.me.villagers, lab.me.coffers) == (1, 1)


def test_exploration_looks_at_each_buy_phase_around_a_continue() -> None:
    lab = Lab(deck=COPPERS, **owned("Exploration", landscapes=["Continue"]))
    lab.buy("Continue", "Village")
    assert (lab.phase, lab.me.coffers, lab.me.villagers) == ("action", 0, 0)
    lab.end_turn()
    assert (lab.me.coffers, lab.me.villagers) == (1, 1)


def test_fleet_and_a_journey_of_the_last_turn_which_gives_one_turn_with_all_in_play() -> None:
    lab = Lab(coins=12, buys=2, supply={"Province": 1}, in_play=["Smithy"], deck=COPPERS, others=AWAY,
              **owned("Fleet", landscapes=["Journey"]))  # fmt: skip
    lab.buy("Province")
    lab.buy("Journey")
    lab.end_turn()
    assert (lab.turn, lab.me.in_play, lab.over) == (0, ["Smithy"], False)
    lab.end_turn()
    assert lab.over


def test_fleet_and_rapid_expansion_the_last_turn_plays_what_was_gained() -> None:
    lab = come("Rapid Expansion", [], coins=11, buys=2, supply={"Province": 1}, deck=COPPERS, others=AWAY,
               **owned("Fleet"))  # fmt: skip
    lab.buy("Province")
    lab.buy("Village")
    lab.end_turn()
    assert (lab.turn, lab.me.actions, lab.me.in_play) == (0, 3, ["Village"])
    lab.end_turn()
    assert lab.over


def test_rapid_expansion_of_a_possessor_waits_for_their_own_turn() -> None:
    lab = come("Rapid Expansion", ["Possession"], hand=["Possession"], deck=COPPERS,
               others=[{"hand": ["Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Village")
    lab.end_turn()
    assert (lab.turn, lab.me.set_aside) == (1, ["Village"])
    lab.end_turn()
    assert (lab.turn, lab.me.actions) == (0, 3)


def test_a_project_that_the_possessed_buy_is_theirs() -> None:
    lab = Lab(["Possession"], landscapes=["Academy"], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Gold", "Gold"], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Academy")
    assert (lab.other.projects, lab.me.projects) == (["Academy"], [])


@pytest.mark.parametrize("first", ["Cargo Ship", "Rapid Expansion"])
def test_cargo_ship_and_rapid_expansion_whichever_comes_first_has_the_card(first: str) -> None:
    lab = come("Rapid Expansion", ["Cargo Ship"], hand=["Cargo Ship"], coins=1, deck=COPPERS, others=AWAY)
    lab.play("Cargo Ship")
    lab.buy("Village", first, *[True] * int(first == "Cargo Ship"))
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.hand.count("Village"), lab.me.actions) == ((1, 1) if first == "Cargo Ship" else (0, 3))


def test_scepter_has_nothing_to_play_again_after_a_daimyo_and_a_turtle() -> None:
    lab = Lab(["Scepter", "Daimyo"], landscapes=[way("Turtle")], hand=["Daimyo", "Village", "Scepter"], deck=COPPERS)
    lab.play("Daimyo", None)
    lab.play("Village", way("Turtle"), way("Turtle"))
    lab.play("Scepter", 1)
    assert (lab.me.coins, lab.me.in_play) == (0, ["Daimyo", "Scepter"])


def test_good_harvest_and_panic_come_before_the_way_of_an_action_that_is_a_treasure() -> None:
    for prophecy, coins, buys in (("Good Harvest", 3, 2), ("Panic", 2, 3)):
        lab = come(prophecy, ["Militia"], hand=["Militia"], deck=COPPERS,
                   **owned("Capitalism", landscapes=[way("Sheep")]))  # fmt: skip
        lab.to_buy_phase()
        lab.play("Militia", way("Sheep"))
        assert (lab.me.coins, lab.me.buys) == (coins, buys)
        lab.end_turn()
        assert lab.supply["Militia"] == (11 if prophecy == "Panic" else 10)


# -- Enlightenment ----------------------------------------------------------------------------------------------------


def test_enlightened_citadel_plays_the_first_treasure_again() -> None:
    lab = come("Enlightenment", [], hand=["Copper", "Gold"], deck=ESTATES, **owned("Citadel"))
    lab.play("Copper")
    assert (lab.phase, lab.me.coins, len(lab.me.hand), lab.me.actions) == ("action", 0, 3, 2)
    lab = come("Enlightenment", [], hand=["Copper", "Gold"], deck=ESTATES, **owned("Citadel"))
    lab.to_buy_phase()
    lab.play("Gold")
    lab.play("Copper")
    assert lab.me.coins == 7


def test_enlightened_innovation_academy_and_improve_take_treasures() -> None:
    lab = come("Enlightenment", [], coins=3, deck=ESTATES, **owned("Innovation"))
    lab.buy("Silver", True)
    assert (lab.me.coins, lab.me.in_play) == (2, ["Silver"])
    lab = come("Enlightenment", [], coins=6, **owned("Academy"))
    lab.buy("Gold")
    assert lab.me.villagers == 1
    lab = come("Enlightenment", ["Improve"], hand=["Improve", "Silver"], deck=ESTATES)
    lab.play("Improve")
    lab.to_buy_phase()
    lab.play("Silver")
    lab.end_turn("Silver")
    assert lab.trash == ["Silver"]


def test_a_falconer_sees_two_types_of_an_enlightened_gold_and_of_any_loot() -> None:
    lab = come("Enlightenment", ["Falconer"], coins=6, others=[{"hand": ["Falconer"]}])
    lab.buy("Gold", "Falconer", "Village")
    assert lab.other.hand == ["Village"]
    lab = Lab(["Falconer", "Jewelled Egg"], stack={"Loot": ["Hammer"]}, others=[{"hand": ["Falconer"]}])
    lab.gain("Loot", "Falconer", "Village")
    assert lab.other.hand == ["Village"]
    lab = Lab(["Falconer"], coins=6, others=[{"hand": ["Falconer"]}])
    lab.buy("Gold")
    assert lab.asked == []


def test_an_enlightened_copper_pays_for_an_animal_fair() -> None:
    lab = come("Enlightenment", ["Animal Fair"], hand=["Copper"])
    lab.buy("Animal Fair")
    assert (lab.trash, lab.me.discard) == (["Copper"], ["Animal Fair"])
    lab = Lab(["Animal Fair"], hand=["Copper"])
    with pytest.raises(IllegalMove):
        lab.buy("Animal Fair")


def test_an_enlightened_ghost_stops_at_a_copper_and_plays_it_twice_by_day() -> None:
    lab = come("Enlightenment", ["Exorcist"], hand=["Ghost"], deck=["Estate", "Copper", *ESTATES], others=AWAY)
    lab.play("Ghost")
    assert lab.me.discard == ["Estate"]
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, len(lab.me.hand), lab.me.coins) == (3, 7, 0)


def test_an_enlightened_treasure_that_waits_as_a_turtle_is_played_in_the_action_phase() -> None:
    lab = come("Enlightenment", [], hand=["Gold"], deck=ESTATES, landscapes=[way("Turtle")], others=AWAY)
    lab.to_buy_phase()
    lab.play("Gold", way("Turtle"))
    assert (lab.me.coins, lab.me.set_aside) == (0, ["Gold"])
    lab.end_turn()
    lab.end_turn(None)
    assert (lab.me.coins, lab.me.actions, len(lab.me.hand)) == (0, 2, 6)


def test_enlightened_treasures_return_as_butterflies_and_heirlooms_do_not_as_horses() -> None:
    lab = come("Enlightenment", ["Tracker"], landscapes=[way("Butterfly"), way("Horse")], deck=ESTATES,
               hand=["Silver", "Pouch"])  # fmt: skip
    before = lab.supply["Silver"]
    lab.play("Silver", way("Butterfly"), True)
    assert (lab.me.discard, lab.supply["Silver"]) == (["Smithy"], before + 1)
    lab.game.players[0].actions = 1
    lab.play("Pouch", way("Horse"))
    assert (len(lab.me.hand), lab.me.in_play, lab.me.actions) == (2, ["Pouch"], 1)


def test_enlightened_heirlooms_and_a_stockpile_do_nothing_of_what_they_say_by_day() -> None:
    lab = come("Enlightenment", ["Pooka", "Secret Cave", "Stockpile"], deck=ESTATES,
               hand=["Cursed Gold", "Magic Lamp", "Stockpile"],
               in_play=["Copper", "Silver", "Gold", "Estate", "Village"])  # fmt: skip
    for name in ("Cursed Gold", "Magic Lamp", "Stockpile"):
        lab.play(name)
    assert (lab.me.discard, lab.trash, lab.me.mats.get("Exile", [])) == ([], [], [])
    assert (lab.me.hand, lab.me.coins, lab.me.actions) == (["Estate"] * 3, 0, 1)


def test_an_enlightened_chalice_played_by_day_does_not_stay() -> None:
    lab = come("Enlightenment", ["Jewelled Egg"], hand=["Endless Chalice"], deck=ESTATES, others=AWAY)
    lab.play("Endless Chalice")
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (0, 1, 1)
    lab.end_turn()
    assert lab.me.in_play == []


def test_an_enlightened_prince_captain_and_summon_take_silvers() -> None:
    lab = come("Enlightenment", ["Prince"], hand=["Prince", "Silver"], deck=ESTATES, others=AWAY)
    lab.play("Prince", "Silver")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, len(lab.me.hand), lab.me.coins) == (2, 6, 0)
    lab = come("Enlightenment", ["Captain"], hand=["Captain"], deck=ESTATES, others=AWAY)
    silvers = lab.supply["Silver"]
    lab.play("Captain", "Silver")
    assert (lab.me.actions, len(lab.me.hand), lab.me.coins, lab.supply["Silver"]) == (1, 1, 0, silvers)
    lab = come("Enlightenment", [], landscapes=["Summon"], coins=5, deck=ESTATES, others=AWAY)
    lab.buy("Summon", "Silver")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, len(lab.me.hand), lab.me.in_play) == (2, 6, ["Silver"])


def test_an_enlightened_frigate_bites_after_a_treasure() -> None:
    lab = come("Enlightenment", ["Frigate"], hand=["Frigate"],
               others=[{"hand": ["Gold", "Silver", *COPPERS[:3]], "deck": ESTATES}])  # fmt: skip
    lab.play("Frigate")
    lab.end_turn()
    lab.play("Gold", ["Copper"])
    assert len(lab.other.hand) == 4


def test_an_enlightened_scepter_plays_a_gold_again() -> None:
    lab = come("Enlightenment", ["Scepter"], hand=["Gold", "Scepter"])
    lab.to_buy_phase()
    lab.play("Gold")
    lab.play("Scepter", 1)
    assert lab.me.coins == 6


# -- Divine Wind ------------------------------------------------------------------------------------------------------


def test_after_divine_wind_ways_cannot_return_or_copy_what_has_no_pile() -> None:
    lab = windy(hand=["Village", "Smithy", "Moat", "Copper"], landscapes=[way("Horse"), way("Butterfly"), way("Rat")])
    lab.play("Tea House", None)
    lab.play("Village", way("Horse"))
    lab.play("Smithy", way("Butterfly"))
    lab.play("Moat", way("Rat"), "Copper")
    assert sorted(lab.me.in_play) == ["Moat", "Smithy", "Tea House", "Village"]
    assert lab.me.discard == ["Copper"]
    lab.game.check()


def test_after_divine_wind_nothing_can_become_a_changeling_or_a_vampire() -> None:
    lab = windy("Changeling", "Vampire", coins=6, hand=["Bat", "Copper"])
    lab.play("Tea House")
    lab.buy("Gold")
    assert lab.me.discard == ["Gold"]
    lab.play("Bat", ["Copper"])
    assert (lab.trash, "Bat" in lab.me.in_play) == (["Copper"], True)


def test_zombies_stay_through_divine_wind_and_come_with_a_necromancer_of_the_second_kingdom() -> None:
    zombies = ["Zombie Apprentice", "Zombie Mason", "Zombie Spy"]
    lab = windy("Necromancer", hand=["Necromancer"])
    lab.play("Tea House")
    lab.play("Necromancer", "Zombie Apprentice")
    assert sorted(lab.trash) == zombies
    lab = windy(second=[*TEN[:9], "Necromancer"])
    assert lab.trash == []
    lab.play("Tea House")
    assert sorted(lab.trash) == zombies
    lab.game.check()


def test_divine_wind_that_a_captain_brings_out_of_the_supply_leaves_the_omen_to_be_finished() -> None:
    lab = Lab(["Poet", "Captain", *EIGHT], prophecy="Divine Wind", second_kingdom=TEN, sun=1, hand=["Captain"],
              deck=["Copper", "Silver", "Gold"])  # fmt: skip
    lab.play("Captain", "Poet")
    assert sorted(lab.me.hand) == ["Copper", "Silver"]
    lab.game.check()


def test_divine_wind_in_the_middle_of_a_populate_leaves_nothing_more_to_gain() -> None:
    lab = Lab(["Tea House", *EIGHT, "Festival"], prophecy="Divine Wind", second_kingdom=TEN, sun=1, coins=10,
              deck=COPPERS, **owned("Innovation", landscapes=["Populate"]))  # fmt: skip
    lab.buy("Populate", "Tea House", True)
    assert (lab.me.discard, lab.me.in_play) == ([], ["Tea House"])
    lab.game.check()


def test_a_gatekeeper_and_an_experiment_after_divine_wind() -> None:
    lab = windy("Gatekeeper", "Experiment", hand=["Gatekeeper", "Experiment"],
                others=[{"hand": ["Gold", "Silver"], "deck": COPPERS, "mats": {"Exile": ["Village"]}}])  # fmt: skip
    lab.play("Gatekeeper")
    lab.play("Tea House")
    lab.play("Experiment")
    assert "Experiment" in lab.me.in_play, "it has no pile to return to"
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Library")
    assert sorted(lab.other.mats["Exile"]) == ["Library", "Village"]


# -- others -----------------------------------------------------------------------------------------------------------


def test_a_reckless_kiln_copies_twice_and_a_reckless_card_is_copied_once() -> None:
    lab = Lab(["Kiln"], traits={"Reckless": "Smithy"}, hand=["Kiln", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Kiln")
    lab.play("Smithy", True)
    assert (lab.me.discard, len(lab.me.hand)) == (["Smithy"], 6)
    lab = Lab(["Kiln"], traits={"Reckless": "Kiln"}, hand=["Kiln", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Kiln")
    lab.play("Smithy", policy=lambda question: question.purpose == "may" or question.options[:1])
    assert (lab.me.coins, lab.me.discard) == (4, ["Smithy", "Smithy"])


def test_a_kiln_copies_a_shadow_of_the_deck_and_a_captain_rather_than_what_it_plays() -> None:
    lab = Lab(["Kiln", "Alley"], hand=["Kiln"], actions=2, deck=["Estate", "Alley", "Copper"])
    lab.play("Kiln")
    lab.play("Alley", True)
    assert lab.me.discard.count("Alley") == 1
    lab = Lab(["Kiln", "Captain"], hand=["Kiln", "Captain"], actions=2, deck=COPPERS)
    lab.play("Kiln")
    lab.play("Captain", True, "Smithy")
    assert (lab.me.discard, len(lab.me.hand)) == (["Captain"], 3)


def test_a_mastermind_plays_a_daimyo_three_times_and_the_next_action_comes_four_times() -> None:
    lab = Lab(["Mastermind", "Daimyo"], hand=["Mastermind"], deck=["Daimyo", "Village", *COPPERS], others=AWAY)
    lab.play("Mastermind")
    lab.end_turn()
    lab.end_turn("Daimyo")
    assert lab.me.actions == 4
    lab.play("Village")
    assert lab.me.actions == 4 - 1 + 4 * 2


def test_a_daimyo_of_the_trash_plays_the_next_action_again() -> None:
    lab = Lab(["Necromancer", "Daimyo"], hand=["Necromancer", "Daimyo", "Village"], deck=COPPERS)
    lab.trash_from_hand("Daimyo")
    lab.play("Necromancer", "Daimyo")
    assert (lab.me.actions, len(lab.me.hand)) == (1, 2)
    lab.play("Village")
    assert lab.me.actions == 4


def test_a_daimyo_plays_what_a_captain_plays_again_and_not_the_captain() -> None:
    lab = Lab(["Daimyo", "Captain"], hand=["Daimyo", "Captain"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Captain", "Village")
    assert lab.me.actions == 4


def test_a_snowy_village_that_a_daimyo_plays_again_gives_its_actions_once() -> None:
    lab = Lab(["Daimyo", "Snowy Village"], hand=["Daimyo", "Snowy Village"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Snowy Village")
    assert (lab.me.actions, lab.me.buys) == (4, 3)


def test_cheap_horses_of_other_stables_cost_what_is_left() -> None:
    lab = Lab(["Fisherman"], traits={"Cheap": "Fisherman"}, coins=1)
    lab.buy("Fisherman")
    assert lab.me.coins == 0
    lab = Lab(["Destrier"], traits={"Cheap": "Destrier"}, coins=3, buys=3)
    lab.buy("Copper")
    lab.buy("Copper")
    lab.buy("Destrier")
    assert lab.me.coins == 0


def test_a_shy_village_green_gives_cards_and_plays_itself() -> None:
    lab = Lab(["Village Green"], traits={"Shy": "Village Green"}, deck=["Village Green", *COPPERS], others=AWAY)
    lab.end_turn()
    lab.end_turn("Village Green", "Village Green", 0)
    assert (len(lab.me.hand), lab.me.actions, lab.me.in_play) == (7, 3, ["Village Green"])


def test_an_alley_that_discards_a_village_green_lets_it_be_played() -> None:
    lab = Lab(["Village Green", "Alley"], hand=["Alley", "Village Green"], deck=COPPERS)
    lab.play("Alley", "Village Green", "Village Green", 0)
    assert (lab.me.in_play, lab.me.actions) == (["Alley", "Village Green"], 3)


def test_patrons_that_a_poet_and_a_snake_witch_show_pay() -> None:
    lab = Lab(["Patron", "Poet"], prophecy="Growth", hand=["Poet"], deck=["Copper", "Patron", "Copper"])
    lab.play("Poet")
    assert (lab.me.coffers, lab.me.deck[0]) == (1, "Patron")
    lab = Lab(["Patron", "Snake Witch"], hand=["Snake Witch", "Patron"], deck=["Copper", "Gold", "Copper"])
    lab.play("Snake Witch", True)
    assert lab.me.coffers == 1


def test_a_mirror_and_a_summon_the_copy_is_not_set_aside() -> None:
    lab = Lab(landscapes=["Mirror", "Summon"], coins=12, buys=3, deck=COPPERS)
    lab.buy("Mirror")
    lab.buy("Summon", "Village")
    assert (lab.me.set_aside, lab.me.discard) == (["Village"], ["Village"])


def test_horses_that_rapid_expansion_plays_go_home() -> None:
    lab = come("Rapid Expansion", ["Sleigh"], hand=["Sleigh"], deck=COPPERS, others=AWAY)
    before = lab.supply["Horse"]
    lab.play("Sleigh")
    assert lab.me.set_aside == ["Horse", "Horse"]
    lab.end_turn()
    lab.end_turn(policy=lambda question: question.options[:1])
    assert (len(lab.me.hand), lab.me.actions, lab.me.in_play, lab.supply["Horse"]) == (9, 3, [], before)


def test_a_landing_party_sees_a_treasure_that_rapid_expansion_plays_first() -> None:
    lab = come("Rapid Expansion", ["Landing Party"], hand=["Landing Party"], coins=3, deck=ESTATES, others=AWAY)
    lab.play("Landing Party")
    lab.buy("Silver")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.in_play, lab.me.deck[0]) == (["Silver"], "Landing Party")


def test_butterfly_returns_a_knight_and_an_empty_price_gains_nothing() -> None:
    lab = Lab(["Knights"], landscapes=[way("Butterfly")], hand=["Dame Anna"], deck=COPPERS)
    lab.play("Dame Anna", way("Butterfly"), True)
    assert (lab.me.discard, lab.pile("Knights")[0]) == (["Gold"], "Dame Anna")
    lab = Lab(["Marauder"], landscapes=[way("Butterfly")], hand=["Ruined Market"], deck=COPPERS)
    ruins = lab.supply["Ruins"]
    lab.play("Ruined Market", way("Butterfly"), True)
    assert (lab.me.discard, lab.supply["Ruins"]) == ([], ruins + 1), "nothing costs 1"


@pytest.mark.parametrize(("first", "got"), [("Page", "Treasure Hunter"), (way("Frog"), "Page")])
def test_a_page_that_was_a_frog_is_exchanged_or_goes_onto_the_deck(first: str, got: str) -> None:
    lab = Lab(["Page"], landscapes=[way("Frog")], hand=["Page"], deck=COPPERS)
    lab.play("Page", way("Frog"))
    lab.end_turn(first, *[True] * int(first == "Page"))
    assert ((lab.me.discard if first == "Page" else lab.me.hand).count(got), lab.me.in_play) == (1, [])


def test_the_card_of_a_ghost_may_be_a_turtle_and_then_itself_where_it_waits() -> None:
    lab = Lab(["Exorcist"], landscapes=[way("Turtle")], hand=["Ghost"], deck=["Village", *COPPERS], others=AWAY)
    lab.play("Ghost")
    lab.end_turn()
    lab.end_turn(way("Turtle"), None)
    assert (lab.me.set_aside, lab.me.actions) == (["Village"], 3)
    lab.end_turn()
    lab.end_turn(None)
    assert lab.me.actions == 3


def test_text_below_the_line_holds_for_cards_that_were_ways() -> None:
    lab = Lab(["Walled Village", "Urchin", "Militia"], landscapes=[way("Pig")], hand=["Urchin", "Militia"],
              deck=["Estate"] * 9, others=[{"deck": COPPERS}])  # fmt: skip
    lab.play("Urchin", way("Pig"))
    lab.play("Militia", True, None)
    assert (lab.me.in_play, lab.me.discard) == (["Militia"], ["Mercenary"])
    lab = Lab(["Walled Village"], landscapes=[way("Pig")], hand=["Walled Village"], deck=COPPERS)
    lab.play("Walled Village", way("Pig"))
    lab.end_turn(True)
    assert "Walled Village" in lab.me.hand


def test_text_above_the_line_does_not() -> None:
    for card, kingdom in (("Encampment", "Encampment / Plunder"), ("Ratcatcher", "Ratcatcher"), ("Embargo", "Embargo")):
        lab = Lab([kingdom], landscapes=[way("Ox")], hand=[card], deck=COPPERS)
        lab.play(card, way("Ox"))
        assert (lab.me.in_play, lab.me.actions, lab.trash) == ([card], 2, [])
        lab.end_turn()
        assert card in lab.me.discard


def test_citadel_has_a_first_action_in_the_turn_of_a_journey() -> None:
    lab = Lab(hand=["Village"], coins=4, deck=["Copper", "Copper", "Smithy", *COPPERS], others=AWAY,
              **owned("Citadel", landscapes=["Journey"]))  # fmt: skip
    lab.play("Village")
    lab.buy("Journey")
    lab.end_turn()
    before = len(lab.me.hand)
    lab.play("Smithy")
    assert len(lab.me.hand) == before - 1 + 2 * 3


def test_a_storyteller_under_capitalism_plays_a_treasure_as_a_way_and_pays_for_what_that_gives() -> None:
    lab = Lab(["Storyteller", "Militia"], hand=["Storyteller", "Militia", "Copper"], deck=ESTATES,
              **owned("Capitalism", landscapes=[way("Monkey")]))  # fmt: skip
    lab.play("Storyteller", None, "Militia", way("Monkey"), "Copper")
    assert (lab.me.coins, len(lab.me.hand), lab.me.buys) == (0, 1 + 2, 2)


def test_fleets_turn_after_a_mission_lets_cards_be_bought() -> None:
    lab = Lab(coins=12, buys=2, supply={"Province": 1}, deck=COPPERS, others=AWAY,
              **owned("Fleet", landscapes=["Mission"]))  # fmt: skip
    lab.buy("Province")
    lab.buy("Mission")
    lab.end_turn()
    assert (lab.turn, lab.over) == (0, False)
    lab.buy("Copper")
    lab.end_turn()
    assert lab.over


def test_sewers_of_the_possessed_trash_for_that_turn_only() -> None:
    lab = Lab(["Possession", "Priest"], landscapes=["Sewers"], hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Priest", "Estate", "Curse"], "deck": COPPERS, "projects": ["Sewers"]}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Priest", "Estate", "Curse")
    assert lab.asked[-1].player == 0
    lab.end_turn()
    assert (lab.other.discard.count("Estate"), lab.other.discard.count("Curse")) == (1, 1)


def test_a_hasty_cavalry_is_set_aside_and_leads_back_to_the_action_phase() -> None:
    lab = Lab(["Cavalry"], traits={"Hasty": "Cavalry"}, coins=4, deck=COPPERS, others=AWAY)
    lab.buy("Cavalry", "Hasty")
    assert (lab.phase, lab.me.set_aside, len(lab.me.hand)) == ("action", ["Cavalry"], 2)
    lab.end_turn()
    lab.end_turn()
    assert lab.me.discard.count("Horse") == 2


def test_reactions_among_exiled_cards_that_come_back_answer() -> None:
    lab = Lab(["Sanctuary", "Tunnel"], mats={"Exile": ["Tunnel", "Tunnel"]}, coins=3)
    lab.buy("Tunnel", True, True, True)
    assert lab.me.discard.count("Gold") == 2
    lab = Lab(["Sanctuary", "Faithful Hound"], mats={"Exile": ["Faithful Hound"]}, coins=3, deck=COPPERS)
    lab.buy("Faithful Hound", True, True)
    assert lab.me.set_aside == ["Faithful Hound"]
    lab.end_turn()
    assert "Faithful Hound" in lab.me.hand
    lab = Lab(["Sanctuary", "Village Green"], mats={"Exile": ["Village Green"]}, coins=4, deck=COPPERS)
    lab.buy("Village Green", True, "Village Green", 0)
    assert (lab.me.in_play, len(lab.me.hand)) == (["Village Green"], 1)


def test_a_reckless_livery_brings_two_horses_and_a_cheap_card_of_four_none() -> None:
    lab = Lab(["Livery"], traits={"Reckless": "Livery"}, hand=["Livery"])
    lab.play("Livery")
    lab.buy("Gold")
    assert lab.me.discard.count("Horse") == 2
    lab = Lab(["Livery"], traits={"Cheap": "Smithy"}, hand=["Livery"])
    lab.play("Livery")
    lab.buy("Smithy")
    assert lab.me.discard == ["Smithy"]


def test_a_friendly_sheepdog_gained_in_clean_up_lets_another_be_played_there() -> None:
    lab = Lab(["Sheepdog"], traits={"Friendly": "Sheepdog"}, hand=["Sheepdog", "Sheepdog"], deck=COPPERS)
    lab.end_turn("Sheepdog", "Sheepdog")
    assert (lab.me.in_play, lab.me.discard.count("Sheepdog"), len(lab.me.hand)) == ([], 3, 5)
    assert lab.me.discard.count("Copper") == 2


def test_sleigh_takes_a_hasty_card_before_it_is_set_aside() -> None:
    lab = Lab(["Sleigh"], traits={"Hasty": "Village"}, hand=["Sleigh"], coins=3)
    lab.buy("Village", "Sleigh", 0)
    assert (lab.me.hand, lab.me.set_aside) == (["Village"], [])

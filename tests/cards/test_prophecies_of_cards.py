"""Rising Sun: Prophecies about what is played and where cards go, crossed with what other cards do to them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalMove, IllegalSetup, Lab, Question


def come(prophecy: str, kingdom: list[str], **given: Any) -> Lab:
    """A position in which a Prophecy has come about; there is a Tea House for its sake."""
    return Lab([*kingdom, "Tea House"], prophecy=prophecy, sun=0, **given)


def first_treasure(question: Question) -> Any:
    """Play Treasures, and do nothing else."""
    return question.options[0] if question.purpose == "play" else question.options[: question.minimum]


# -- Suns -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "suns"), [(2, 5), (3, 8), (4, 10), (5, 12), (6, 13)])
def test_suns_lie_on_the_prophecy_by_the_number_of_players(players: int, suns: int) -> None:
    lab = Lab.start(["Poet"], players, prophecy="Panic")
    assert lab.tokens("Panic") == [("Sun", suns)]


def test_sun_of_everybody_counts_and_later_ones_do_nothing() -> None:
    lab = Lab(
        ["Tea House"], prophecy="Great Leader", sun=3, hand=["Tea House"] * 2, deck=["Copper"] * 9,
        others=[dict(hand=["Tea House", "Village"], deck=["Copper"] * 9)],
    )  # fmt: skip
    lab.play("Tea House")
    lab.play("Tea House")
    assert (lab.me.actions, lab.tokens("Great Leader")) == (1, [("Sun", 1)])
    lab.end_turn()
    lab.play("Tea House")
    assert (lab.other.actions, lab.tokens("Great Leader")) == (2, [])  # itself included
    lab.play("Village")
    assert (lab.other.actions, lab.tokens("Great Leader")) == (4, [])


def test_sun_of_a_played_again_omen_comes_about_between_its_plays() -> None:
    lab = Lab(
        ["Throne Room", "Tea House"], prophecy="Great Leader", sun=2, hand=["Throne Room", "Tea House"],
        deck=["Copper"] * 3,
    )  # fmt: skip
    lab.play("Throne Room", "Tea House")
    # The first play is not followed by an Action, the second one is, and so is the Throne Room, which ends after it.
    assert lab.me.actions == 2 + 1 + 1


def test_sun_of_an_omen_played_as_a_way_stays_where_it_is() -> None:
    lab = Lab(["Tea House"], prophecy="Panic", sun=1, landscapes=["Way of the Ox"], hand=["Tea House"])
    lab.play("Tea House", "Way of the Ox")
    assert (lab.me.actions, lab.tokens("Panic")) == (2, [("Sun", 1)])


def test_sun_of_an_omen_without_a_prophecy_is_nothing() -> None:
    lab = Lab(["Village"], hand=["Tea House", "Poet"], deck=["Copper"] * 4)
    lab.play("Tea House")
    lab.play("Poet")
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (1, 2, ["Copper"] * 3)


def test_sun_in_the_lab_asks_for_something_foretold() -> None:
    with pytest.raises(IllegalSetup, match="Nothing in this game is foretold"):
        Lab(["Village"], sun=1)
    with pytest.raises(IllegalSetup, match="Suns cannot be left"):
        Lab(["Poet"], sun=-1)
    with pytest.raises(IllegalSetup, match="Divine Wind happens at the last Sun"):
        Lab(["Poet"], prophecy="Divine Wind", sun=0)


def test_prophecy_is_there_for_an_omen_that_is_used_singly() -> None:
    assert Lab(["Black Market"], stack={"Black Market": ["Poet"]}).setup.prophecy is not None
    assert Lab(["Riverboat"], riverboat="Tea House").setup.prophecy is not None
    assert Lab([], landscapes=["Way of the Mouse"], way_of_the_mouse="Moat").setup.prophecy is None


def test_prophecy_comes_about_by_a_riverboat() -> None:
    lab = Lab(
        ["Riverboat"], riverboat="Tea House", prophecy="Great Leader", sun=1, hand=["Riverboat"], deck=["Copper"] * 9
    )
    lab.play("Riverboat")
    lab.end_turn()
    lab.end_turn()
    assert (lab.tokens("Great Leader"), lab.me.coins, lab.me.actions) == ([], 2, 3)


# -- Great Leader, Approaching Army, Kind Emperor, Sickness -----------------------------------------------------------


def test_great_leader_gives_nothing_after_a_snowy_village() -> None:
    lab = come("Great Leader", ["Snowy Village", "Village"], hand=["Snowy Village", "Village"], deck=["Copper"] * 3)
    lab.play("Snowy Village")
    assert lab.me.actions == 4
    lab.play("Village")
    assert lab.me.actions == 3


def test_great_leader_counts_plays_and_not_cards() -> None:
    lab = come("Great Leader", ["Throne Room", "Smithy"], hand=["Throne Room", "Smithy"], deck=["Copper"] * 9)
    lab.play("Throne Room", "Smithy")
    assert lab.me.actions == 3


def test_great_leader_leads_no_treasures() -> None:
    lab = come("Great Leader", [], hand=["Copper"])
    lab.play("Copper")
    assert lab.me.actions == 1


def test_approaching_army_pays_for_an_attack_that_is_played_as_a_way() -> None:
    lab = come(
        "Approaching Army", ["Militia"], approaching_army="Witch", landscapes=["Way of the Ox"], hand=["Militia"] * 2,
        actions=2, others=[dict(hand=["Copper"] * 3)],
    )  # fmt: skip
    lab.play("Militia", "Way of the Ox")
    assert (lab.me.actions, lab.me.coins) == (3, 1)
    lab.play("Militia", None)
    assert lab.me.coins == 4


def test_approaching_army_pays_for_each_play_and_not_for_next_turn() -> None:
    lab = come(
        "Approaching Army", ["Throne Room", "Barbarian", "Wharf"], approaching_army="Enchantress",
        hand=["Throne Room", "Enchantress"], deck=["Copper"] * 20,
    )  # fmt: skip
    lab.play("Throne Room", "Enchantress")
    assert lab.me.coins == 2
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, len(lab.me.hand)) == (0, 9)


def test_approaching_army_pays_only_for_attacks() -> None:
    lab = come("Approaching Army", ["Village"], approaching_army="Witch", hand=["Village"], deck=["Copper"])
    lab.play("Village")
    assert lab.me.coins == 0
    assert lab.supply["Witch"] == 10


def test_kind_emperor_gives_an_action_of_any_cost_there_and_then() -> None:
    lab = Lab(
        ["Tea House", "City Quarter", "Vineyard"],
        prophecy="Kind Emperor",
        sun=1,
        hand=["Tea House"],
        deck=["Copper"] * 9,
    )
    lab.play("Tea House", "City Quarter")
    assert lab.me.hand == ["City Quarter", "Copper"]
    assert lab.me.debt == 0
    assert "Vineyard" not in lab.asked[-1].options
    lab.end_turn("Tea House")
    assert "Tea House" in lab.other.hand
    lab.play("Tea House")  # whose Sun is none any more
    assert lab.other.hand == []


def test_kind_emperor_at_the_start_of_a_turn_acts_twice_for_who_brings_it_then() -> None:
    lab = Lab(
        ["Tea House", "Village"], traits={"Hasty": "Tea House"}, prophecy="Kind Emperor", sun=1, coins=5,
        deck=["Copper"] * 20,
    )  # fmt: skip
    lab.buy("Tea House")
    lab.end_turn()
    lab.end_turn("Village", "Smithy")
    assert sorted(name for name in lab.me.hand if name != "Copper") == ["Smithy", "Village"]


def test_sickness_lets_one_choose_what_cannot_be_done() -> None:
    lab = come("Sickness", [], supply={"Curse": 0}, others=[dict(hand=["Gold"] * 2)])
    lab.end_turn(0)
    assert (lab.other.hand, lab.other.deck) == (["Gold", "Gold"], [])
    lab = come("Sickness", [], others=[dict(hand=["Gold"] * 2)])
    lab.end_turn(1)
    assert (lab.other.hand, lab.other.discard) == ([], ["Gold", "Gold"])
    lab = come("Sickness", [], others=[dict(hand=["Gold"] * 4)])
    lab.end_turn(1)
    assert lab.other.hand == ["Gold"]
    lab = come("Sickness", [], others=[dict(hand=["Gold"] * 4)])
    lab.end_turn(0)
    assert (lab.other.deck, len(lab.other.hand)) == (["Curse"], 4)


# -- Biding Time ------------------------------------------------------------------------------------------------------


def test_biding_time_keeps_the_hand_and_draws_five_all_the_same() -> None:
    lab = come("Biding Time", [], hand=["Estate", "Gold"], deck=["Copper"] * 5)
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 5
    assert len(lab.game.players[0].set_aside_hidden) == 2
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 5 + ["Estate", "Gold"]


def test_biding_time_of_the_possessed_is_theirs_again_in_their_own_turn() -> None:
    lab = come(
        "Biding Time", ["Possession"], hand=["Possession"], deck=["Copper"] * 12,
        others=[dict(hand=["Estate"], deck=["Silver"] * 12)],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    assert (lab.turn, lab.other.hand) == (1, ["Estate"])
    lab.end_turn()  # the possessed turn
    assert lab.turn == 1
    assert lab.other.hand == ["Estate"] + ["Silver"] * 5


def test_biding_time_hides_what_it_keeps_and_forks_deal_it_anew() -> None:
    from bailiwick.engine.session import Session

    lab = come("Biding Time", [], hand=["Estate", "Gold"], deck=["Copper"] * 5, others=[dict(hand=["Silver"])])
    lab.end_turn()
    session = Session(lab.game, [None, None])
    kept = set()
    for seed in range(40):
        fork = session.fork(1, seed)
        there = [card.name for card in fork.game.players[0].set_aside_hidden]
        kept.add(tuple(sorted(there)))
        held = [card.name for effect in fork.game.effects for card in effect.cards]
        assert sorted(held) == sorted(there)
    assert len(kept) > 1
    seen = session.view(1).data()["players"][0]
    assert (seen["set_aside_face_down"], seen["set_aside"]) == (2, [])


def test_biding_time_leaves_a_hand_known_to_those_who_have_seen_it() -> None:
    from bailiwick.engine.session import Session

    lab = come(
        "Biding Time", ["Snake Witch"], hand=["Snake Witch", "Gold"],
        deck=["Curse", "Silver", "Duchy", "Province", "Village", "Moat", "Estate"], others=[dict(deck=["Copper"] * 12)],
    )  # fmt: skip
    lab.play("Snake Witch", True)
    for _ in range(2):
        lab.end_turn()
        dealt = set()
        for seed in range(12):
            owner = Session(lab.game.copy(), [None, None]).fork(1, seed).game.players[0]
            kept = owner.set_aside_hidden.cards() or owner.hand.cards()[5:]
            assert sorted(card.name for card in kept) == ["Curse", "Gold"]
            dealt.add(tuple(sorted(card.name for card in owner.hand.cards()[:5])))
        assert len(dealt) > 1, "the cards drawn since are anything"


def test_biding_time_is_told_in_one_line() -> None:
    lab = come("Biding Time", [], hand=["Gold", "Curse", "Estate"], deck=["Copper"] * 5)
    lab.end_turn()
    laid = [entry for entry in lab.game.view(1).log() if entry["kind"] == "set-aside-hidden"]
    assert [entry["count"] for entry in laid] == [3]


def test_biding_time_leaves_cards_in_play_alone() -> None:
    lab = come("Biding Time", ["Wharf"], hand=["Wharf", "Estate"], deck=["Copper"] * 20)
    lab.play("Wharf")
    lab.end_turn()
    lab.end_turn("Wharf")
    assert lab.me.in_play == ["Wharf"]
    assert len(lab.me.hand) == 5 + 2 + 3


# -- Good Harvest -----------------------------------------------------------------------------------------------------


def test_good_harvest_pays_for_each_name_once_and_not_for_plays_again() -> None:
    lab = come("Good Harvest", ["Crown"], hand=["Copper", "Copper", "Silver", "Crown", "Gold"])
    lab.play("Copper")
    assert (lab.me.coins, lab.me.buys) == (2, 2)
    lab.play("Copper")
    assert (lab.me.coins, lab.me.buys) == (3, 2)
    lab.play("Crown", "Silver")  # the Crown, the Silver, and the Silver again
    assert (lab.me.coins, lab.me.buys) == (3 + 1 + 1 + 2 + 2, 4)
    lab.play("Gold")
    assert (lab.me.coins, lab.me.buys) == (13, 5)


def test_good_harvest_counts_what_was_played_before_it_came() -> None:
    lab = Lab(
        ["Tea House", "Storyteller"], prophecy="Good Harvest", sun=1, hand=["Storyteller", "Copper", "Copper"],
        deck=["Tea House", "Copper", "Copper", "Copper", "Silver"],
    )  # fmt: skip
    lab.play("Storyteller", "Copper", None)
    assert lab.me.buys == 1
    lab.play("Tea House")
    coins = lab.me.coins
    lab.play("Copper")
    assert (lab.me.coins, lab.me.buys) == (coins + 1, 1)


def test_good_harvest_comes_first_and_only_in_this_turn() -> None:
    lab = come("Good Harvest", ["Bank"], hand=["Copper"], others=[dict(hand=["Copper"])])
    lab.play("Copper")
    lab.end_turn()
    lab.play("Copper")
    assert (lab.other.coins, lab.other.buys) == (2, 2)


# -- Panic ------------------------------------------------------------------------------------------------------------


def test_panic_returns_treasures_when_they_are_discarded_from_play() -> None:
    lab = come("Panic", [], hand=["Copper", "Gold", "Silver"])
    copper, gold = lab.supply["Copper"], lab.supply["Gold"]
    lab.play("Copper")
    lab.play("Gold")
    assert lab.me.buys == 5
    lab.end_turn()
    assert (lab.supply["Copper"], lab.supply["Gold"]) == (copper + 1, gold + 1)
    assert lab.me.hand == ["Silver"]  # discarded from the hand, and drawn again


def test_panic_returns_what_was_played_before_it_came() -> None:
    lab = Lab(
        ["Tea House", "Storyteller"], prophecy="Panic", sun=1, hand=["Storyteller", "Gold", "Tea House"],
        deck=["Village"] * 4,
    )  # fmt: skip
    gold = lab.supply["Gold"]
    lab.play("Storyteller", "Gold")
    lab.play("Tea House")
    lab.end_turn()
    assert lab.supply["Gold"] == gold + 1


def test_panic_leaves_a_duration_treasure_until_it_is_discarded() -> None:
    lab = come("Panic", ["Astrolabe"], hand=["Astrolabe"], deck=["Village"] * 20)
    lab.play("Astrolabe")
    lab.end_turn()
    assert (lab.supply["Astrolabe"], lab.me.in_play) == (10, ["Astrolabe"])
    lab.end_turn()
    lab.end_turn()
    assert (lab.supply["Astrolabe"], lab.me.in_play) == (11, [])


def test_panic_puts_a_loot_back_on_top_of_its_pile() -> None:
    lab = come("Panic", ["Jewelled Egg"], hand=["Sword"], others=[dict(hand=["Copper"] * 5)])
    lab.play("Sword")
    lab.end_turn()
    assert lab.pile("Loot")[0] == "Sword"
    assert lab.me.hand == []
    assert lab.game.players[1].gain("Loot").name == "Sword"


def test_panic_and_trickster_are_ordered_by_their_player() -> None:
    given: dict[str, Any] = dict(hand=["Trickster", "Gold"], deck=["Village"] * 9)
    lab = come("Panic", ["Trickster"], **given)
    gold = lab.supply["Gold"]
    lab.play("Trickster")
    lab.play("Gold")
    lab.end_turn(None)
    assert lab.supply["Gold"] == gold + 1
    lab = come("Panic", ["Trickster"], **given)
    lab.play("Trickster")
    lab.play("Gold")
    lab.end_turn("Gold")
    assert lab.supply["Gold"] == gold
    assert "Gold" in lab.me.hand


def test_panic_and_capital_do_both() -> None:
    lab = come("Panic", ["Capital"], hand=["Capital"])
    lab.play("Capital")
    lab.end_turn(policy=lambda question: question.options[0] if question.options else 0)
    assert lab.me.debt == 6
    assert lab.supply["Capital"] == 11


def test_panic_cannot_return_what_has_no_pile() -> None:
    lab = come("Panic", ["Pixie"], hand=["Goat"])
    lab.play("Goat")
    lab.end_turn()
    assert lab.me.hand == ["Goat"]


def test_panic_returns_actions_that_capitalism_makes_treasures() -> None:
    lab = come(
        "Panic",
        ["Market"],
        landscapes=["Capitalism"],
        projects=["Capitalism"],
        hand=["Market", "Market"],
        deck=["Village"] * 9,
    )
    lab.play("Market")
    assert lab.me.buys == 4
    lab.end_turn()
    assert lab.supply["Market"] == 11


# -- Enlightenment ----------------------------------------------------------------------------------------------------


def test_enlightenment_makes_treasures_cantrips_in_the_action_phase_alone() -> None:
    lab = come("Enlightenment", [], hand=["Copper", "Gold"], deck=["Estate", "Estate"])
    lab.to_buy_phase()
    lab.play("Gold")
    assert (lab.me.coins, lab.me.actions) == (3, 1)


def test_enlightenment_cantrip() -> None:
    lab = come("Enlightenment", ["Throne Room"], hand=["Throne Room", "Gold"], deck=["Estate"] * 3)
    lab.play("Throne Room", "Gold")
    assert (lab.me.hand, lab.me.actions, lab.me.coins) == (["Estate"] * 2, 2, 0)
    assert lab.me.in_play == ["Throne Room", "Gold"]


def test_enlightenment_takes_a_crowns_choice_in_the_action_phase() -> None:
    lab = come("Enlightenment", ["Crown", "Smithy"], hand=["Crown", "Smithy"], deck=["Estate"] * 5)
    lab.play("Crown")
    assert (lab.me.hand, lab.me.actions) == (["Smithy", "Estate"], 1)
    lab.to_buy_phase()


def test_enlightenment_and_capitalism_make_plus_coin_actions_cantrips() -> None:
    lab = come(
        "Enlightenment",
        ["Festival"],
        landscapes=["Capitalism"],
        projects=["Capitalism"],
        hand=["Festival", "Festival"],
        deck=["Estate"],
    )
    lab.play("Festival")
    assert (lab.me.coins, lab.me.actions, lab.me.hand) == (0, 1, ["Festival", "Estate"])
    lab.to_buy_phase()
    lab.play("Festival")
    assert lab.me.coins == 2


def test_enlightenment_holds_for_a_black_markets_treasures() -> None:
    lab = come("Enlightenment", ["Black Market"], hand=["Black Market", "Gold"], deck=["Estate"])
    lab.play("Black Market", policy=first_treasure)
    assert lab.me.coins == 2
    assert lab.me.actions == 1
    assert "Estate" in lab.me.hand


def test_enlightenment_holds_for_a_storytellers_treasures() -> None:
    lab = come("Enlightenment", ["Storyteller"], hand=["Storyteller", "Silver"], deck=["Estate"] * 5)
    lab.play("Storyteller", "Silver")
    assert (lab.me.coins, lab.me.actions) == (0, 2)
    assert lab.me.hand == ["Estate"] * 2  # the Silver's, and the Storyteller's own


def test_enlightenment_lets_a_treasure_be_played_as_a_way_but_chameleon_is_no_way_out() -> None:
    lab = come(
        "Enlightenment",
        ["Throne Room"],
        landscapes=["Way of the Ox"],
        hand=["Throne Room", "Gold"],
        deck=["Estate"] * 2,
    )
    lab.play("Throne Room", None, "Gold", "Way of the Ox", None)
    assert (lab.me.actions, lab.me.hand) == (2 + 1, ["Estate"])
    lab = come(
        "Enlightenment", ["Throne Room"], landscapes=["Way of the Chameleon"], hand=["Throne Room", "Gold"],
        deck=["Estate"] * 2,
    )  # fmt: skip
    lab.play("Throne Room", None, "Gold", "Way of the Chameleon", None)
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (2, 0, ["Estate"] * 2)


def test_enlightenment_counts_for_a_vineyard_in_the_end() -> None:
    lab = come(
        "Enlightenment",
        ["Vineyard"],
        deck=["Vineyard", "Copper", "Copper", "Gold", "Silver", "Silver"],
        discard=["Village"],
    )
    assert lab.me.vp == 2  # six Actions
    lab = Lab(["Vineyard", "Poet"], prophecy="Enlightenment", sun=1, deck=["Vineyard", "Copper", "Copper", "Gold"])
    assert lab.me.vp == 0


def test_enlightenment_makes_a_charlatans_curses_actions_as_well() -> None:
    lab = come("Enlightenment", ["Charlatan", "Throne Room"], hand=["Throne Room", "Curse"], deck=["Estate"] * 2)
    lab.play("Throne Room", "Curse")
    assert (lab.me.hand, lab.me.actions) == (["Estate"] * 2, 2)


def test_enlightenment_speaks_of_cards_and_not_of_piles() -> None:
    lab = come("Enlightenment", ["Village", "Pawn"], landscapes=["Populate"], coins=10, supply={"Silver": 40})
    lab.buy("Populate", policy=lambda question: question.options[0])
    assert "Silver" not in lab.me.discard
    assert "Village" in lab.me.discard


def test_enlightenment_leaves_the_bane_to_what_it_costs() -> None:
    lab = come(
        "Enlightenment", ["Young Witch"], bane="Fool's Gold", hand=["Young Witch", "Copper", "Copper"],
        deck=["Estate"] * 2,
        others=[dict(hand=["Fool's Gold"])],
    )  # fmt: skip
    lab.play("Young Witch", ["Copper", "Copper"], "Fool's Gold")
    assert lab.other.discard == []


def test_enlightenment_holds_at_the_start_of_a_turn_which_is_in_its_action_phase() -> None:
    lab = come("Enlightenment", ["Silver Mine"], traits={"Hasty": "Silver Mine"}, coins=5, deck=["Estate"] * 12)
    lab.buy("Silver Mine")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.hand, lab.me.actions, lab.me.in_play) == (["Estate"] * 6, 2, ["Silver Mine"])


def test_enlightenment_takes_the_choice_of_a_crown_that_a_riverboat_plays() -> None:
    lab = come(
        "Enlightenment", ["Riverboat"], riverboat="Crown", hand=["Riverboat"], deck=["Gold"] * 12,
        others=[dict(deck=["Copper"] * 12)],
    )  # fmt: skip
    lab.play("Riverboat")
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions, lab.me.coins) == (6, 2, 0)


# -- Flourishing Trade ------------------------------------------------------------------------------------------------


def test_flourishing_trade_makes_actions_buys_in_the_buy_phase() -> None:
    lab = come("Flourishing Trade", ["Village"], coins=6, actions=2)
    with pytest.raises(IllegalMove):
        lab.move("Flourishing Trade")
    lab.buy("Village")
    assert lab.me.coins == 4
    lab.move("Flourishing Trade")
    lab.buy("Village")
    lab.move("Flourishing Trade")
    lab.buy("Village")
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (0, 0, 0)
    with pytest.raises(IllegalMove):
        lab.move("Flourishing Trade")


def test_flourishing_trade_lowers_no_debt_and_counts_in_the_end() -> None:
    lab = come("Flourishing Trade", ["Mountain Shrine", "Wayfarer"], coins=0)
    lab.buy("Mountain Shrine")
    assert lab.me.debt == 5
    lab = come("Flourishing Trade", [], landscapes=["Wolf Den"], deck=["Copper"])
    assert lab.me.vp == -3


def test_flourishing_trade_is_no_plus_buy_that_something_could_change() -> None:
    lab = come("Flourishing Trade", ["Snowy Village"], hand=["Snowy Village"], deck=["Copper"])
    lab.play("Snowy Village")
    lab.to_buy_phase()
    lab.move("Flourishing Trade")
    assert (lab.me.actions, lab.me.buys) == (3, 3)


def test_panic_and_tireless_are_ordered_by_their_player() -> None:
    given: dict[str, Any] = {"hand": ["Bank"], "deck": ["Village"] * 9, "traits": {"Tireless": "Bank"}}
    lab = come("Panic", ["Bank"], **given)
    lab.play("Bank")
    lab.end_turn("Tireless")
    assert (lab.supply["Bank"], lab.me.deck[0]) == (10, "Bank")
    lab = come("Panic", ["Bank"], **given)
    lab.play("Bank")
    lab.end_turn("Panic")
    assert (lab.supply["Bank"], "Bank" in lab.me.deck) == (11, False)

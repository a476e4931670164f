"""Empires: what cards do to its Events and Landmarks, and these to each other, where it hurts."""

from __future__ import annotations

import pytest

from bailiwick import Setup, lab, new_game
from bailiwick.bots import Bailiff
from bailiwick.lab import IllegalAnswer, IllegalMove

COPPERS = ["Copper"] * 20
TWO = [{"deck": COPPERS}]


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


def asked(lab):
    return [question.purpose for question in lab.asked]


def possessed(landscapes, kingdom=(), **theirs):
    """Seat 1's turn in which seat 0 decides."""
    others = [{"deck": COPPERS, **theirs}]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=COPPERS, landscapes=landscapes, others=others)
    lab.play("Possession")
    lab.end_turn()
    return lab


# Donate


def test_donate_while_possessed_is_the_victims_next_turn_and_the_debt_the_owners():
    lab = possessed(["Donate"], hand=["Estate", "Estate"])
    lab.buy("Donate")
    assert (lab.me.debt, lab.other.debt) == (8, 0)
    lab.end_turn(["Estate", "Estate"])  # the turn after is their own: they decide
    assert (lab.turn, lab.asked[-1].player, lab.trash) == (1, 1, ["Estate", "Estate"])


def test_donate_in_a_possessed_turn_gives_back_what_was_trashed():
    lab = Lab(
        ["Possession"], deck=["Possession", *COPPERS], landscapes=["Donate"],
        others=[{"deck": ["Province", "Gold", *["Copper"] * 6]}],
    )  # fmt: skip
    lab.end_turn()
    lab.buy("Donate")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn(["Province"])
    assert (lab.turn, lab.asked[-1].player, lab.trash) == (1, 0, [])
    lab.end_turn()
    assert "Province" in lab.other.discard


def test_donate_comes_in_an_outpost_turn():
    lab = Lab(["Outpost"], hand=["Outpost", "Estate"], deck=COPPERS, landscapes=["Donate"], others=TWO)
    lab.play("Outpost")
    lab.buy("Donate")
    lab.end_turn(["Estate"])
    assert (lab.turn, lab.trash, len(lab.me.hand)) == (0, ["Estate"], 5)


def test_donate_lets_astrologers_look_at_the_shuffle():
    lab = Lab(
        ["Underling"], deck=["Gold", "Silver", *["Estate"] * 6], landscapes=["Donate"], ally="Order of Astrologers",
        favors=2, others=TWO,
    )  # fmt: skip
    lab.buy("Donate")
    lab.end_turn()
    lab.end_turn([], 2, ["Gold", "Silver"])
    assert {"Gold", "Silver"} <= set(lab.me.hand)
    assert lab.me.favors == 0


def test_donate_trashes_the_hand_and_cards_of_all_places_but_those_in_play():
    lab = Lab(["Caravan"], hand=["Caravan"], deck=["Estate", *["Copper"] * 6], landscapes=["Donate"], others=TWO)
    lab.play("Caravan")
    lab.buy("Donate")
    lab.end_turn()
    lab.end_turn(["Estate", "Copper", "Copper", "Copper", "Copper", "Copper", "Copper"])
    assert (lab.me.in_play, lab.me.hand, lab.me.deck) == (["Caravan"], [], [])


# Tax


def test_tax_is_not_taken_by_who_gains_in_anothers_turn():
    lab = possessed(["Tax"], coins=0, hand=["Silver"])
    lab.play_treasures()
    lab.buy("Estate")
    assert (lab.me.debt, lab.other.debt, lab.tokens("Estate")) == (0, 0, [("debt", 1)])


def test_tax_on_a_split_pile_is_for_whatever_lies_on_top():
    pile = "Encampment / Plunder"
    lab = Lab([pile], landscapes=["Tax"], coins=4)
    lab.buy("Encampment")
    assert (lab.me.debt, lab.tokens(pile)) == (1, [])


def test_tax_can_be_put_onto_an_empty_pile():
    lab = Lab(landscapes=["Tax"], supply={"Estate": 0}, coins=2)
    lab.buy("Tax", "Estate")
    assert lab.tokens("Estate") == [("debt", 3)]


def test_tax_adds_to_the_debt_of_the_cost():
    lab = Lab(["Overlord"], landscapes=["Tax"])
    lab.buy("Overlord")
    assert lab.me.debt == 9


def test_tax_is_taken_for_a_villa_though_the_phase_changes():
    lab = Lab(["Villa"], landscapes=["Tax"], coins=4)
    lab.buy("Villa")
    assert (lab.phase, lab.me.debt) == ("action", 1)


# Other Events


def test_salt_the_earth_on_the_last_province_ends_the_game():
    lab = Lab(landscapes=["Salt the Earth"], supply={"Province": 1}, coins=4, deck=COPPERS)
    lab.buy("Salt the Earth", "Province")
    lab.end_turn()
    assert lab.over


def test_salt_the_earth_moves_no_trade_route_token():
    lab = Lab(["Trade Route"], landscapes=["Salt the Earth"], coins=4)
    lab.buy("Salt the Earth", "Estate")
    assert lab.tokens("Estate") == [("Trade Route", 1)]


def test_salt_the_earth_with_nothing_to_trash_gives_its_vp():
    supply = {"Estate": 0, "Duchy": 0, "Province": 0}
    lab = Lab(landscapes=["Salt the Earth"], supply=supply, coins=4)
    lab.buy("Salt the Earth")
    assert (lab.me.vp_tokens, lab.trash) == (1, [])


def test_ritual_counts_the_curse_that_a_watchtower_trashes():
    lab = Lab(["Watchtower"], landscapes=["Ritual"], hand=["Watchtower", "Gold"], coins=4)
    lab.buy("Ritual", "Watchtower", 0, "Gold")
    assert (lab.me.vp_tokens, lab.trash) == (6, ["Curse", "Gold"])


def test_ritual_counts_a_lowered_cost():
    lab = Lab(["Bridge"], landscapes=["Ritual"], hand=["Bridge", "Gold"], coins=4)
    lab.play("Bridge")
    lab.buy("Ritual")
    assert lab.me.vp_tokens == 5


def test_conquest_counts_silvers_that_did_not_stay():
    lab = Lab(["Watchtower"], landscapes=["Conquest"], hand=["Watchtower"], coins=6)
    lab.buy("Conquest", "Watchtower", 0, None)
    assert (lab.me.vp_tokens, lab.trash) == (2, ["Silver"])


def test_triumph_counts_what_others_gave_you_this_turn_as_gained():
    lab = Lab(["Hoard"], landscapes=["Triumph"], hand=["Hoard"], buys=2, coins=3)
    lab.play("Hoard")
    lab.buy("Duchy")
    lab.buy("Triumph")
    assert lab.me.vp_tokens == 3


def test_annex_with_an_empty_discard_pile_shuffles_the_deck_and_gains():
    lab = Lab(landscapes=["Annex"], deck=["Gold", "Copper"])
    lab.buy("Annex")
    assert (sorted(lab.me.deck), lab.me.discard) == (["Copper", "Gold"], ["Duchy"])


def test_annex_cannot_keep_six():
    lab = Lab(landscapes=["Annex"], discard=["Copper"] * 6)
    with pytest.raises(IllegalAnswer):
        lab.buy("Annex", ["Copper"] * 6)


def test_banquet_cannot_gain_a_castle_that_is_a_treasure():
    lab = Lab(["Castles"], landscapes=["Banquet"], coins=3)
    with pytest.raises(IllegalAnswer):
        lab.buy("Banquet", "Castles")


def test_windfall_goes_by_the_deck_not_by_what_is_in_play():
    lab = Lab(landscapes=["Windfall"], hand=["Gold", "Silver"], coins=0)
    lab.play_treasures()
    lab.buy("Windfall")
    assert lab.me.discard == ["Gold"] * 3


def test_advance_turns_an_action_that_is_a_treasure():
    lab = Lab(["Crown", "Artisan"], landscapes=["Advance"], hand=["Crown"])
    lab.to_buy_phase()
    lab.buy("Advance", "Crown", "Artisan")
    assert (lab.trash, lab.me.discard) == (["Crown"], ["Artisan"])


def test_delve_after_a_treasure_forbids_further_treasures():
    lab = Lab(landscapes=["Delve"], hand=["Copper", "Silver"])
    lab.play("Silver")
    lab.buy("Delve")
    with pytest.raises(IllegalMove):
        lab.play("Copper")


# Landmarks


def test_crown_moves_a_vp_to_the_aqueduct_and_another_to_the_shrine():
    lab = Lab(["Crown"], landscapes=["Aqueduct", "Defiled Shrine"], coins=5)
    lab.buy("Crown", "Aqueduct")
    assert lab.tokens("Crown") == []
    assert lab.tokens("Aqueduct") == lab.tokens("Defiled Shrine") == [("VP", 1)]


def test_aqueduct_may_wait_for_the_silver_of_a_crumbling_castle():
    lab = Lab(
        ["Castles"], landscapes=["Aqueduct"], supply={"Castles": 7}, coins=4, pile_tokens={"Aqueduct": [["VP", 2]]}
    )
    lab.buy("Crumbling Castle", "Crumbling Castle")
    assert lab.me.vp_tokens == 1 + 3


def test_the_shrine_leaves_gathering_piles_alone_and_castles_too():
    lab = Lab(
        ["Castles", "Farmers' Market", "Temple", "Wild Hunt", "Gladiator / Fortune"], landscapes=["Defiled Shrine"]
    )
    assert [lab.tokens(name) for name in ("Castles", "Farmers' Market", "Temple", "Wild Hunt")] == [[], [], [], []]
    assert lab.tokens("Gladiator / Fortune") == [("VP", 2)]


def test_a_fortune_moves_no_vp_to_the_shrine_though_its_pile_is_one_of_actions():
    pile = "Gladiator / Fortune"
    lab = Lab([pile], landscapes=["Defiled Shrine"], supply={pile: 5}, coins=8)
    lab.buy("Fortune")
    assert (lab.tokens(pile), lab.tokens("Defiled Shrine")) == ([("VP", 2)], [])


def test_arena_lets_a_trail_play_itself_even_when_it_is_empty():
    lab = Lab(
        ["Trail"], landscapes=["Arena"], hand=["Trail"], deck=COPPERS, actions=1, pile_tokens={"Arena": [["VP", 0]]}
    )
    lab.to_buy_phase("Trail", "Trail")
    assert (lab.me.in_play, lab.me.hand, lab.me.vp_tokens) == (["Trail"], ["Copper"], 0)


def test_basilica_counts_coins_after_paying():
    lab = Lab(landscapes=["Basilica"], coins=4)
    lab.buy("Silver")
    assert lab.me.vp_tokens == 0


def test_baths_give_to_a_possessed_player_who_gains_nothing():
    lab = possessed(["Baths"], coins=0, hand=["Silver"])
    assert lab.me.vp_tokens == 2  # of the turn before
    lab.play_treasures()
    lab.buy("Estate")
    lab.end_turn()
    assert (lab.me.vp_tokens, lab.other.vp_tokens) == (2, 2)


def test_colonnade_does_not_count_the_card_that_was_gained_and_played_itself():
    lab = Lab(["Trail"], landscapes=["Colonnade"], coins=4, deck=COPPERS)
    lab.buy("Trail", "Trail")
    assert (lab.me.in_play, lab.me.vp_tokens) == (["Trail"], 0)


def test_labyrinth_counts_a_nested_gain_as_the_second():
    lab = Lab(["Border Village", "Market"], landscapes=["Labyrinth"], coins=6)
    lab.buy("Border Village", "Market")
    assert lab.me.vp_tokens == 2


def test_two_players_cannot_take_more_than_there_is():
    lab = Lab(landscapes=["Battlefield"], coins=4, buys=2, pile_tokens={"Battlefield": [["VP", 3]]})
    lab.buy("Estate")
    lab.buy("Estate")
    assert lab.me.vp_tokens == 3


def test_mountain_pass_lets_the_owner_bid_for_the_victim():
    lab = possessed(["Mountain Pass"], hand=["Gold", "Gold", "Silver"])
    lab.play_treasures()
    lab.buy("Province", False, True, 3)
    assert [question.player for question in lab.asked] == [0, 0, 0]
    assert (lab.me.vp_tokens, lab.me.debt) == (8, 3)


def test_mountain_pass_by_dominate_is_bid_for_before_its_own_vp():
    lab = Lab(landscapes=["Mountain Pass", "Dominate"], coins=14)
    lab.buy("Dominate", False, True, 1)
    assert (lab.me.vp_tokens, lab.me.debt) == (17, 1)


def test_tomb_counts_a_gladiator_of_the_supply_and_a_temples_three():
    lab = Lab(
        ["Gladiator / Fortune", "Temple"], landscapes=["Tomb"], actions=2,
        hand=["Gladiator", "Temple", "Copper", "Estate", "Curse"],
    )  # fmt: skip
    lab.play("Gladiator", "Temple")
    assert lab.me.vp_tokens == 1
    lab.play("Temple", ["Copper", "Estate", "Curse"])
    assert (lab.me.vp_tokens, asked(lab)) == (1 + 1 + 3, ["reveal", "trash"])


def test_tomb_counts_for_who_trashes_in_a_possessed_turn():
    lab = possessed(["Tomb"], ["Chapel"], hand=["Chapel", "Copper"])
    lab.play("Chapel", ["Copper"])
    assert (lab.me.vp_tokens, lab.other.vp_tokens) == (0, 1)


def test_keep_counts_treasures_of_other_types_and_all_players():
    others = [{"deck": ["Copper"] * 3}, {"deck": ["Humble Castle"]}]
    lab = Lab(["Castles"], landscapes=["Keep"], deck=["Copper"] * 2 + ["Humble Castle"], others=others)
    assert [player.vp for player in lab.players] == [5 + 1, 5, 5 + 1]


def test_triumphal_arch_counts_actions_that_are_victory_cards():
    lab = Lab(["Nobles"], landscapes=["Triumphal Arch"], deck=["Village"] * 3 + ["Nobles"] * 2)
    assert lab.me.vp == 2 * 2 + 6


def test_obelisk_counts_what_lies_on_mats():
    lab = Lab(["Village", "Island"], landscapes=["Obelisk"], obelisk="Village", mats={"Island": ["Village", "Village"]})
    assert lab.me.vp == 4


def test_tower_counts_cards_of_split_piles_that_are_all_gone():
    pile = "Catapult / Rocks"
    lab = Lab([pile], landscapes=["Tower"], supply={pile: 0}, deck=["Catapult", "Rocks", "Estate"])
    assert lab.me.vp == 3


def test_museum_and_wolf_den_go_by_names_in_a_split_pile():
    lab = Lab(["Catapult / Rocks"], landscapes=["Museum", "Wolf Den"], deck=["Catapult", "Rocks", "Copper", "Copper"])
    assert lab.me.vp == 2 * 3 - 3 * 2


def test_palace_and_fountain_and_bandit_fort_together():
    deck = ["Copper"] * 10 + ["Silver"] * 3 + ["Gold"] * 2
    lab = Lab(landscapes=["Palace", "Fountain", "Bandit Fort", "Wall"], deck=deck)
    assert lab.me.vp == 6 + 15 - 10


def test_bailiff_plays_whole_games_with_every_event_and_landmark():
    names = [
        "Castles",
        "Crown",
        "Engineer",
        "Villa",
        "Overlord",
        "Archive",
        "Charm",
        "Enchantress",
        "Wild Hunt",
        "Forum",
    ]
    events = [
        "Advance",
        "Annex",
        "Delve",
        "Dominate",
        "Donate",
        "Ritual",
        "Salt the Earth",
        "Triumph",
        "Wedding",
        "Windfall",
    ]
    for seed, landmark in enumerate(["Mountain Pass", "Arena", "Baths"]):
        game = new_game(Setup(names, landscapes=[*events, landmark]), seed, [Bailiff(), Bailiff()])
        game.run()
        game.check()
        assert game.over

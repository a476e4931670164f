"""Dark Ages where it hurts: what is trashed, by whom and from where, and what answers."""

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


def possessed(hand, *kingdom, mine=(), **victim):
    """Seat 1 takes the turn that seat 0's Possession has given it; `mine` is what seat 0 drew meanwhile."""
    others = [{"hand": hand, "deck": ESTATES, **victim}]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=[*mine, *COPPERS], others=others)
    lab.play("Possession")
    lab.end_turn()
    return lab


# -- Possession -------------------------------------------------------------------------------------------------------


def test_death_cart_bought_by_the_possessed_gives_its_ruins_to_the_possessor():
    lab = possessed(["Gold", "Gold"], "Death Cart")
    lab.play_treasures()
    lab.buy("Death Cart")
    assert lab.other.discard == []
    assert "Death Cart" in lab.me.discard
    ruins = [name for name in lab.me.discard if name not in ("Possession", "Death Cart")]
    assert len(ruins) == 2
    assert lab.supply["Ruins"] == 8


def test_fortress_trashed_while_possessed_is_in_its_owners_hand_again():
    lab = possessed(["Altar", "Fortress"], "Altar", "Fortress")
    lab.play("Altar", "Duchy")
    assert lab.other.hand == ["Fortress"]
    assert lab.trash == []
    assert "Duchy" in lab.me.discard
    lab.game.check()


def test_rats_trashed_while_possessed_draw_for_their_owner_and_come_back():
    lab = possessed(["Altar", "Rats"], "Altar", "Rats")
    lab.play("Altar", "Duchy")
    assert lab.other.hand == ["Estate"]
    lab.end_turn()
    assert lab.trash == []
    assert "Rats" in lab.other.discard


def test_hunting_grounds_trashed_while_possessed_let_the_possessor_gain_what_they_bring():
    lab = possessed(["Altar", "Hunting Grounds"], "Altar", "Hunting Grounds")
    lab.play("Altar", "Gain a Duchy", "Silver")
    assert sorted(lab.me.discard) == ["Duchy", "Possession", "Silver"]
    assert lab.other.discard == []


def test_hermit_of_the_possessed_gained_nothing_and_becomes_a_madman_of_theirs():
    lab = possessed(["Hermit", "Copper"], "Hermit")
    lab.play("Hermit", "Silver")
    lab.play_treasures()
    lab.buy("Copper")
    assert sorted(lab.me.discard) == ["Copper", "Possession", "Silver"]
    lab.end_turn()
    assert "Madman" in lab.other.discard
    assert lab.supply["Madman"] == 9


def test_market_square_of_the_possessed_gives_its_gold_to_the_possessor():
    lab = possessed(["Altar", "Estate", "Market Square"], "Altar", "Market Square")
    lab.play("Altar", "Estate", "Market Square", "Silver")
    assert sorted(lab.me.discard) == ["Gold", "Possession", "Silver"]
    assert lab.other.discard == ["Market Square"]


# -- trashed from the Supply, or as it is gained ----------------------------------------------------------------------


def test_fortress_that_lurker_trashes_from_the_supply_comes_into_the_hand():
    lab = Lab(["Lurker", "Fortress"], hand=["Lurker"])
    lab.play("Lurker", 0, "Fortress")
    assert lab.me.hand == ["Fortress"]
    assert lab.trash == []
    assert lab.supply["Fortress"] == 9
    lab.game.check()


def test_squire_that_lurker_trashes_from_the_supply_brings_an_attack():
    lab = Lab(["Lurker", "Squire", "Militia"], hand=["Lurker"])
    lab.play("Lurker", 0, "Squire")
    assert lab.trash == ["Squire"]
    assert lab.me.discard == ["Militia"]


def test_market_square_does_not_answer_for_cards_of_the_supply():
    lab = Lab(["Lurker", "Market Square"], hand=["Lurker", "Market Square"])
    lab.play("Lurker", 0, "Village")
    assert lab.me.hand == ["Market Square"]
    assert [q.purpose for q in lab.asked] == ["choose", "trash"]


def test_knight_that_lurker_trashes_is_the_top_one_and_the_next_one_shows():
    lab = Lab(["Lurker", "Knights"], hand=["Lurker"], stack={"Knights": ["Sir Vander", "Dame Anna"]})
    lab.play("Lurker", 0, "Knights")
    assert lab.trash == ["Sir Vander"]
    assert lab.me.discard == ["Gold"]
    assert lab.pile("Knights")[0] == "Dame Anna"


def test_fortress_trashed_by_watchtower_as_it_is_gained_goes_into_the_hand():
    lab = Lab(["Watchtower", "Fortress"], hand=["Watchtower"])
    lab.gain("Fortress", "Watchtower", "Trash it")
    assert sorted(lab.me.hand) == ["Fortress", "Watchtower"]
    assert lab.me.discard == []
    assert lab.trash == []


def test_cultist_trashed_by_watchtower_as_it_is_gained_draws_three():
    lab = Lab(["Watchtower", "Cultist"], hand=["Watchtower"], deck=["Gold"] * 4)
    lab.gain("Cultist", "Watchtower", "Trash it")
    assert sorted(lab.me.hand) == ["Gold", "Gold", "Gold", "Watchtower"]


def test_ruins_from_an_attack_can_be_trashed_by_watchtower_and_pay_a_market_square():
    lab = Lab(
        ["Watchtower", "Cultist", "Market Square"],
        hand=["Cultist"],
        others=[{"hand": ["Watchtower", "Market Square"]}],
        stack={"Ruins": ["Survivors"]},
    )
    lab.play("Cultist", "Watchtower", "Trash it", "Market Square", "Watchtower", "Put it onto your deck")
    assert lab.trash == ["Survivors"]
    assert lab.other.deck == ["Gold"]
    assert lab.other.discard == ["Market Square"]


def test_rats_gained_by_rats_and_trashed_by_watchtower_draw_before_the_trashing():
    lab = Lab(["Watchtower", "Rats"], hand=["Rats", "Watchtower"], deck=["Copper", "Gold", "Silver"])
    lab.play("Rats", "Watchtower", "Trash it", "Gold")
    assert sorted(lab.me.hand) == ["Copper", "Watchtower"]
    assert sorted(lab.trash) == ["Gold", "Rats"]
    assert lab.me.deck == ["Silver"]


def test_death_cart_put_onto_the_deck_by_watchtower_still_brings_its_ruins():
    lab = Lab(["Watchtower", "Death Cart"], hand=["Watchtower"], stack={"Ruins": ["Survivors", "Ruined Market"]})
    lab.gain("Death Cart", "Watchtower", "Put it onto your deck", None, None)
    assert lab.me.deck == ["Death Cart"]
    assert sorted(lab.me.discard) == ["Ruined Market", "Survivors"]


# -- several at once --------------------------------------------------------------------------------------------------


def test_count_trashing_the_hand_takes_the_market_square_along():
    lab = Lab(["Count", "Market Square"], hand=["Count", "Market Square", "Estate"])
    lab.play("Count", "Gain a Copper", "Trash your hand")
    assert sorted(lab.trash) == ["Estate", "Market Square"]
    assert lab.me.discard == ["Copper"]


def test_count_trashing_the_hand_lets_fortress_come_back_and_cultist_draw_in_the_order_chosen():
    for first in ("Cultist", "Fortress"):
        lab = Lab(["Count", "Cultist", "Fortress"], hand=["Count", "Fortress", "Cultist"], deck=["Gold"] * 3)
        lab.play("Count", "Gain a Copper", "Trash your hand", first)
        assert sorted(lab.me.hand) == ["Fortress", "Gold", "Gold", "Gold"]
        assert lab.trash == ["Cultist"]


def test_mercenary_trashing_a_fortress_and_a_rats_counts_both():
    hand = ["Mercenary", "Fortress", "Rats"]
    lab = Lab(["Urchin", "Fortress", "Rats"], hand=hand, deck=["Gold", "Silver", "Copper"])
    lab.play("Mercenary", ["Fortress", "Rats"], "Rats")
    assert sorted(lab.me.hand) == ["Copper", "Fortress", "Gold", "Silver"]
    assert lab.me.coins == 2


def test_two_market_squares_answer_two_cards_trashed_at_once_each_once():
    lab = Lab(["Chapel", "Market Square"], hand=["Chapel", "Estate", "Curse", "Market Square", "Market Square"])
    lab.play("Chapel", ["Estate", "Curse"], "Estate", "Market Square", "Market Square")
    assert lab.me.discard.count("Gold") == 2
    assert lab.me.hand == []


def test_forge_takes_a_fortress_for_its_cost_and_leaves_it_in_hand():
    lab = Lab(["Forge", "Fortress"], hand=["Forge", "Fortress", "Estate"])
    lab.play("Forge", ["Fortress", "Estate"])  # 4 and 2: a Gold is all that costs 6
    assert lab.me.hand == ["Fortress"]
    assert lab.me.discard == ["Gold"]
    assert lab.trash == ["Estate"]


def test_bishop_gives_points_for_a_fortress_again_and_again():
    lab = Lab(["Bishop", "Fortress"], hand=["Bishop", "Bishop", "Fortress"], actions=2)
    lab.play("Bishop", policy=lambda q: ["Fortress"] if q.player == 0 else None)
    lab.play("Bishop")
    assert lab.me.vp_tokens == 6
    assert lab.me.hand == ["Fortress"]


def test_trader_makes_silvers_of_a_fortress_and_of_a_feodum_three_more():
    lab = Lab(["Trader", "Fortress", "Feodum"], hand=["Trader", "Trader", "Fortress", "Feodum"], actions=2)
    lab.play("Trader", policy=lambda q: ["Feodum"] if q.purpose == "trash" else None)
    assert lab.me.discard == ["Silver"] * 7
    lab.play("Trader", policy=lambda q: ["Fortress"] if q.purpose == "trash" else None)
    assert lab.me.discard == ["Silver"] * 11
    assert lab.me.hand == ["Fortress"]


def test_catacombs_trashed_where_cards_cost_less_bring_a_card_that_costs_less_still():
    lab = Lab(["Catacombs", "Bridge"], hand=["Bridge", "Catacombs"])
    lab.play("Bridge")
    lab.trash_from_hand("Catacombs", "Silver")
    assert "Market" not in lab.asked[-1].options
    assert "Smithy" in lab.asked[-1].options


def test_apprentice_draws_for_a_rats_after_the_rats_have_drawn():
    lab = Lab(
        ["Apprentice", "Rats"], hand=["Apprentice", "Rats"], deck=["Gold", "Copper", "Copper", "Copper", "Copper"]
    )
    lab.play("Apprentice")
    assert len(lab.me.hand) == 5
    assert lab.trash == ["Rats"]


# -- Shelters ---------------------------------------------------------------------------------------------------------


def test_ambassador_cannot_return_a_shelter_and_hands_none_out():
    lab = Lab(["Ambassador"], hand=["Ambassador", "Hovel", "Copper"])
    lab.play("Ambassador", policy=lambda q: ["Hovel"] if "Hovel" in q.options else None)
    assert "Hovel" in lab.me.hand
    assert lab.other.discard == []


def test_hovel_is_trashed_for_a_victory_card_that_a_card_gains_and_market_square_answers():
    lab = Lab(["Count", "Market Square"], hand=["Count", "Hovel", "Market Square"])
    lab.play("Count", "Gain a Copper", "Gain a Duchy", "Hovel", "Market Square")
    assert lab.trash == ["Hovel"]
    assert sorted(lab.me.discard) == ["Copper", "Duchy", "Gold", "Market Square"]


def test_hovel_answers_what_its_owner_gains_in_the_turns_of_others_and_nothing_that_others_gain():
    lab = Lab(["Village"], others=[{"hand": ["Hovel"]}])
    lab.gain("Estate")
    assert lab.asked == []
    lab.gain("Estate", "Hovel", seat=1)
    assert lab.trash == ["Hovel"]


def test_two_hovels_may_both_go_for_one_victory_card():
    lab = Lab(["Village"], hand=["Hovel", "Hovel"])
    lab.gain("Province", "Hovel", "Hovel")
    assert lab.trash == ["Hovel", "Hovel"]


def test_shelters_cost_one_for_remodels_and_swindlers():
    lab = Lab(["Swindler", "Poor House"], hand=["Swindler"], others=[{"deck": ["Necropolis"]}])
    lab.play("Swindler")
    assert lab.trash == ["Necropolis"]
    assert lab.other.discard == ["Poor House"]


def test_overgrown_estate_is_a_victory_card_for_rebuild_and_draws_what_lies_beneath():
    lab = Lab(["Rebuild"], hand=["Rebuild"], deck=["Copper", "Overgrown Estate", "Gold"])
    lab.play("Rebuild", "Province")
    assert lab.trash == ["Overgrown Estate"]
    assert lab.me.hand == ["Gold"]
    assert sorted(lab.me.discard) == ["Copper", "Estate"]


# -- the trash --------------------------------------------------------------------------------------------------------


def test_rogue_and_graverobber_see_costs_as_they_are_now():
    lab = Lab(["Rogue", "Bridge"], hand=["Bridge", "Bridge", "Rogue", "Province", "Silver"], actions=3)
    lab.trash_from_hand("Province")
    lab.trash_from_hand("Silver")
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Rogue")
    assert lab.me.discard == ["Province"]
    assert lab.trash == ["Silver"]


def test_rogue_gains_what_was_just_trashed_by_the_first_play_under_throne_room():
    lab = Lab(["Rogue", "Throne Room"], hand=["Throne Room", "Rogue"], others=[{"deck": ["Gold", "Copper"]}])
    lab.play("Throne Room", "Rogue")
    assert lab.me.discard == ["Gold"]
    assert lab.trash == []
    assert lab.me.coins == 4


def test_graverobber_trashes_a_fortress_for_a_dearer_card_and_has_it_still():
    lab = Lab(["Graverobber", "Fortress"], hand=["Graverobber", "Fortress"])
    lab.play("Graverobber", 1, "Gold")
    assert "Province" not in lab.asked[-1].options
    assert lab.me.hand == ["Fortress"]


def test_graverobber_takes_a_death_cart_out_of_the_trash_with_its_ruins():
    lab = Lab(["Graverobber", "Death Cart"], hand=["Graverobber", "Death Cart"])
    lab.trash_from_hand("Death Cart")
    lab.play("Graverobber", 0)
    assert lab.me.deck == ["Death Cart"]
    assert len(lab.me.discard) == 2


def test_elder_lets_graverobber_do_both_from_the_trash_first():
    lab = Lab(["Graverobber"], hand=["Elder", "Graverobber", "Market", "Silver"])
    lab.trash_from_hand("Silver")
    lab.play("Elder", "Graverobber", [0, 1], "Province")
    assert lab.me.deck == ["Silver"]
    assert lab.me.discard == ["Province"]
    assert lab.trash == ["Market"]


def test_elder_lets_count_do_two_of_each_list():
    lab = Lab(["Count"], hand=["Elder", "Count", "Estate", "Gold"])
    lab.play("Elder", "Count", [1, 2], "Gold", [0, 2])
    assert lab.me.deck == ["Gold"]
    assert lab.me.discard == ["Copper", "Duchy"]
    assert lab.me.coins == 5


def test_elder_lets_catacombs_take_the_cards_and_draw_three_more():
    lab = Lab(["Catacombs"], hand=["Elder", "Catacombs"], deck=["Gold"] * 3 + ["Silver"] * 3)
    lab.play("Elder", "Catacombs", [0, 1])
    assert sorted(lab.me.hand) == ["Gold"] * 3 + ["Silver"] * 3


def test_forager_counts_curses_in_the_trash_where_they_are_treasures():
    lab = Lab(["Forager", "Charlatan"], hand=["Forager", "Curse", "Copper", "Estate"])
    lab.trash_from_hand("Copper")
    lab.play("Forager", "Curse")
    assert lab.me.coins == 2


def test_poor_house_loses_a_coin_for_a_curse_that_is_a_treasure():
    lab = Lab(["Poor House", "Charlatan"], hand=["Poor House", "Curse", "Estate"])
    lab.play("Poor House")
    assert lab.me.coins == 3


def test_hermit_cannot_trash_a_curse_that_is_a_treasure():
    lab = Lab(["Hermit", "Charlatan"], hand=["Hermit", "Curse", "Estate"])
    lab.play("Hermit", None, "Silver")
    assert lab.asked[0].options == ["Estate"]


# -- what cannot be ---------------------------------------------------------------------------------------------------


def test_what_lies_beside_the_supply_is_not_bought_and_ends_no_game():
    lab = Lab(["Hermit", "Urchin", "Bandit Camp"], coins=9, supply={"Spoils": 0, "Madman": 0, "Mercenary": 0})
    for name in ("Spoils", "Madman", "Mercenary"):
        with pytest.raises(IllegalMove):
            lab.buy(name)
    lab.end_turn()
    assert not lab.over

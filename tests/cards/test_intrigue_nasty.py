"""Intrigue where it meets the other expansions: costs, overpaying, replays, Reactions, cards that move on."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Bridge and what others cost


def test_bridge_and_princess_add_up():
    lab = Lab(["Bridge", "Tournament"], hand=["Bridge", "Princess"], actions=2, coins=4)
    lab.play("Bridge")
    lab.play("Princess")
    lab.buy("Province")
    assert lab.me.coins == 0


def test_bridge_and_renown_stay_although_the_cards_leave_play():
    lab = Lab(["Bridge", "Joust", "Village"], hand=["Bridge", "Renown"], actions=2)
    lab.play("Renown")
    lab.play("Bridge")
    lab.buy("Village")
    assert lab.me.coins == 1


def test_bridge_lets_horn_of_plenty_reach_further():
    lab = Lab(["Bridge", "Horn of Plenty", "Smithy"], hand=["Bridge", "Horn of Plenty", "Copper"])
    lab.play("Bridge")
    lab.play("Copper")
    lab.play("Horn of Plenty", "Smithy")  # three names in play, and it costs 3
    assert lab.me.discard == ["Smithy"]


def test_bridge_leaves_more_to_overpay_and_stonemason_looks_at_the_lower_costs():
    lab = Lab(["Bridge", "Stonemason", "Laboratory", "Village"], hand=["Bridge"], coins=4)
    lab.play("Bridge")
    lab.buy("Stonemason", 4, "Laboratory", "Laboratory")
    assert lab.me.coins == 0
    assert lab.me.discard == ["Stonemason", "Laboratory", "Laboratory"]
    assert "Village" not in lab.asked[1].options


def test_bridge_under_throne_room_makes_stonemason_free_and_all_is_overpaid():
    lab = Lab(["Bridge", "Stonemason", "Smithy", "Moat"], hand=["Throne Room", "Bridge"])
    lab.play("Throne Room", "Bridge")
    assert lab.me.coins == 2
    lab.buy("Stonemason", 2, "Smithy", "Smithy")
    assert lab.me.discard == ["Stonemason", "Smithy", "Smithy"]


def test_bridge_leaves_more_to_overpay_for_doctor_herald_and_masterpiece():
    lab = Lab(["Bridge", "Masterpiece"], hand=["Bridge"], coins=3)
    lab.play("Bridge")
    lab.buy("Masterpiece", 2)
    assert lab.me.discard == ["Masterpiece", "Silver", "Silver"]
    lab = Lab(["Bridge", "Doctor"], hand=["Bridge"], deck=["Curse", "Gold"], coins=3)
    lab.play("Bridge")
    lab.buy("Doctor", 2, 0, 2)
    assert (lab.trash, lab.me.deck) == (["Curse"], ["Gold"])
    lab = Lab(["Bridge", "Herald"], hand=["Bridge"], discard=["Gold", "Curse"], coins=3)
    lab.play("Bridge")
    lab.buy("Herald", 1, "Gold")
    assert lab.me.deck == ["Gold"]


def test_bridge_does_not_change_the_steps_of_remake_and_butcher_above_nothing():
    lab = Lab(["Bridge", "Remake"], hand=["Bridge", "Remake", "Estate", "Gold"], actions=2)
    lab.play("Bridge")
    lab.play("Remake", "Estate", "Silver")  # then the Gold, and nothing costs 6
    assert lab.trash == ["Estate", "Gold"]
    assert lab.me.discard == ["Silver"]
    lab = Lab(["Bridge", "Butcher"], hand=["Bridge", "Butcher", "Copper"], actions=2)
    lab.play("Bridge")
    lab.play("Butcher", "Copper", 2, "Silver")
    assert lab.me.discard == ["Silver"]


def test_bridge_counts_for_swindler_when_different_costs_meet_at_nothing():
    lab = Lab(["Bridge", "Swindler", "Pawn"], hand=["Throne Room", "Bridge", "Swindler"], actions=2,
              others=[{"deck": ["Copper"]}])  # fmt: skip
    lab.play("Throne Room", "Bridge")
    lab.play("Swindler", "Estate")  # a Copper costs 0 and an Estate does too
    assert {"Copper", "Curse", "Estate", "Pawn"} == set(lab.asked[-1].options)
    assert lab.other.discard == ["Estate"]


def test_bridge_is_over_when_the_next_player_buys():
    lab = Lab(["Bridge"], hand=["Bridge"], others=[{"hand": ["Copper", "Copper"]}])
    lab.play("Bridge")
    lab.end_turn()
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Silver")


# Replays


def test_conspirator_counts_what_coronet_and_herald_play():
    lab = Lab(["Conspirator", "Joust"], hand=["Coronet", "Conspirator"], deck=["Gold", "Silver"])
    lab.play("Coronet", "Conspirator", None)
    assert (lab.me.coins, lab.me.actions) == (4, 1)  # second and third Action
    lab = Lab(["Conspirator", "Herald"], hand=["Village", "Herald"], deck=["Copper", "Copper", "Conspirator", "Gold"])
    lab.play("Village")
    lab.play("Herald")
    assert "Gold" in lab.me.hand
    assert lab.me.coins == 2


def test_conspirator_under_two_throne_rooms():
    lab = Lab(["Conspirator"], hand=["Throne Room", "Throne Room", "Conspirator", "Conspirator"], deck=["Gold"] * 9)
    lab.play("Throne Room", "Throne Room", "Conspirator", "Conspirator")
    assert (lab.me.coins, lab.me.actions, len(lab.me.hand)) == (8, 4, 4)


def test_mining_village_under_coronet_and_herald_is_trashed_once():
    lab = Lab(["Mining Village", "Joust"], hand=["Coronet", "Mining Village"], deck=["Gold", "Silver"])
    lab.play("Coronet", "Mining Village", True, None)
    assert (lab.me.coins, lab.me.actions) == (2, 4)
    lab = Lab(["Mining Village", "Herald"], hand=["Herald"], deck=["Copper", "Mining Village", "Gold"])
    lab.play("Herald", True)
    assert (lab.trash, lab.me.coins) == (["Mining Village"], 2)


def test_minion_twice_may_take_both():
    lab = Lab(["Minion"], hand=["Throne Room", "Minion", "Copper"], deck=["Gold"] * 4)
    lab.play("Throne Room", "Minion", 0, 1)
    assert (lab.me.actions, lab.me.coins, lab.me.hand) == (2, 2, ["Gold"] * 4)


def test_coppersmith_does_nothing_for_what_costs_or_counts_coppers():
    lab = Lab(["Coppersmith"], hand=["Coppersmith", "Moneylender", "Copper"], actions=2)
    lab.play("Coppersmith")
    lab.play("Moneylender", "Copper")
    assert lab.me.coins == 3


def test_coppersmith_and_merchant_each_add_their_coin():
    lab = Lab(["Coppersmith", "Merchant"], hand=["Merchant", "Coppersmith", "Copper", "Silver"])
    lab.play("Merchant")
    lab.play("Coppersmith")
    lab.play_treasures()
    assert lab.me.coins == 5


# Gains that something answers


def test_replace_loses_a_card_that_a_gain_has_moved_on():
    # Footpad draws a card for the gain, and the deck is empty: the gained card itself is drawn.
    lab = Lab(["Replace", "Footpad", "Smithy"], hand=["Replace", "Estate"])
    lab.play("Replace", "Smithy")
    assert lab.me.hand == ["Smithy"]
    assert lab.me.deck == []


def test_replace_draws_for_the_gain_before_its_card_goes_onto_the_deck():
    lab = Lab(["Replace", "Footpad", "Smithy"], hand=["Replace", "Estate"], deck=["Gold", "Copper"])
    lab.play("Replace", "Smithy")
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Smithy", "Copper"]


def test_replace_with_ferryman_moves_only_what_it_gained():
    lab = Lab(["Replace", "Ferryman"], ferryman="Village", hand=["Replace", "Smithy"])
    lab.play("Replace", "Ferryman")
    assert lab.me.deck == ["Ferryman"]
    assert lab.me.discard == ["Village"]


def test_courtier_counts_the_types_of_rewards():
    lab = Lab(["Courtier", "Joust"], hand=["Courtier", "Coronet"])
    lab.play("Courtier", [1, 2, 3])
    assert (lab.me.buys, lab.me.coins, lab.me.discard) == (2, 3, ["Gold"])


def test_ironworks_and_footpad_draw_for_the_gain_first():
    lab = Lab(["Ironworks", "Footpad"], hand=["Ironworks"], deck=["Gold", "Silver", "Copper"])
    lab.play("Ironworks", "Estate")
    assert lab.me.hand == ["Gold", "Silver"]


def test_lurker_sees_the_supply_and_nothing_beside_it():
    lab = Lab(["Lurker", "Ferryman", "Tournament"], ferryman="Village", hand=["Lurker"])
    for wrong in ("Village", "Princess", "Copper"):
        with pytest.raises(IllegalAnswer):
            lab.play("Lurker", 0, wrong)


def test_lurker_gains_an_overpay_card_without_overpaying():
    lab = Lab(["Lurker", "Stonemason"], hand=["Lurker", "Lurker"], coins=5)
    lab.play("Lurker", 0, "Stonemason")
    lab.play("Lurker", 1)
    assert lab.me.discard == ["Stonemason"]
    assert lab.me.coins == 5


def test_lurker_gain_from_the_trash_is_a_gain():
    lab = Lab(["Lurker", "Footpad"], hand=["Lurker", "Lurker"], deck=["Gold", "Silver"])
    lab.play("Lurker", 0, "Footpad")
    assert lab.me.hand == ["Lurker"]  # trashing gains nothing
    lab.play("Lurker", 1)
    assert lab.me.hand == ["Gold"]


def test_lurker_may_gain_a_prize_out_of_the_trash():
    lab = Lab(["Lurker", "Tournament"], hand=["Lurker", "Princess"])
    lab.trash_from_hand("Princess")
    lab.play("Lurker", 1)
    assert lab.me.discard == ["Princess"]


def test_swindler_finds_nothing_like_a_prize_but_what_costs_nothing():
    lab = Lab(["Swindler", "Tournament"], hand=["Swindler"], others=[{"deck": ["Princess"]}])
    lab.play("Swindler", "Curse")
    assert lab.asked[-1].options == ["Copper", "Curse"]  # Prizes are not in the Supply
    assert lab.trash == ["Princess"]


def test_jester_gives_a_curse_for_cards_that_are_victory_cards_too():
    for name in ("Harem", "Nobles", "Mill", "Great Hall"):
        lab = Lab(["Jester", name], hand=["Jester"], others=[{"deck": [name]}])
        lab.play("Jester")
        assert lab.other.discard == [name, "Curse"]


def test_taxman_and_mine_take_a_harem_for_a_treasure():
    lab = Lab(["Taxman", "Harem"], hand=["Taxman", "Silver"], others=[{"hand": ["Copper"]}])
    lab.play("Taxman", "Silver", "Harem")
    assert lab.me.deck == ["Harem"]
    lab = Lab(["Mine", "Harem"], hand=["Mine", "Silver"])
    lab.play("Mine", "Silver", "Harem")
    assert lab.me.hand == ["Harem"]


def test_bureaucrat_finds_a_harem_among_the_victory_cards():
    lab = Lab(["Harem"], hand=["Bureaucrat"], others=[{"hand": ["Harem", "Gold"]}])
    lab.play("Bureaucrat")
    assert lab.other.deck == ["Harem"]


# Attacks and Reactions


def test_secret_chamber_as_bane_is_drawn_back_in_time():
    lab = Lab(["Young Witch"], bane="Secret Chamber", hand=["Young Witch"], deck=["Copper"] * 4,
              others=[{"hand": ["Secret Chamber", "Estate"], "deck": ["Gold", "Silver"]}])  # fmt: skip
    lab.play("Young Witch", "Secret Chamber", ["Estate", "Silver"], "Secret Chamber")
    assert asked(lab) == [(1, "react"), (1, "topdeck"), (1, "reveal")]
    assert lab.other.discard == []
    assert lab.other.hand == ["Secret Chamber", "Gold"]


def test_secret_chamber_as_bane_put_back_cannot_be_shown():
    lab = Lab(["Young Witch"], bane="Secret Chamber", hand=["Young Witch"], deck=["Copper"] * 4,
              others=[{"hand": ["Secret Chamber", "Estate"], "deck": ["Gold", "Silver"]}])  # fmt: skip
    lab.play("Young Witch", "Secret Chamber", ["Secret Chamber", "Silver"])
    assert lab.other.discard == ["Curse"]


def test_secret_chamber_finds_a_bane_on_the_deck():
    lab = Lab(["Young Witch", "Secret Chamber"], bane="Pawn", hand=["Young Witch"], deck=["Copper"] * 4,
              others=[{"hand": ["Secret Chamber", "Estate"], "deck": ["Pawn", "Silver"]}])  # fmt: skip
    lab.play("Young Witch", "Secret Chamber", ["Estate", "Silver"], "Pawn")
    assert lab.other.discard == []


def test_swindler_hits_what_secret_chamber_put_on_top():
    lab = Lab(["Swindler", "Secret Chamber"], hand=["Swindler"],
              others=[{"hand": ["Secret Chamber", "Curse"], "deck": ["Gold", "Gold"]}])  # fmt: skip
    lab.play("Swindler", "Secret Chamber", ["Curse", "Secret Chamber"], "Copper")
    assert lab.trash == ["Curse"]
    assert lab.other.discard == ["Copper"]


def test_horse_traders_leave_a_minion_a_hand_that_is_too_small():
    hand = ["Horse Traders", "Copper", "Copper", "Copper", "Copper"]
    lab = Lab(["Minion", "Horse Traders"], hand=["Minion"], deck=["Gold"] * 4, others=[{"hand": hand}])
    lab.play("Minion", "Horse Traders", 1)
    assert lab.other.hand == ["Copper"] * 4


def test_diplomat_brings_a_hand_below_the_five_of_minion_and_taxman():
    hand = ["Diplomat", "Copper", "Copper", "Copper", "Estate"]
    lab = Lab(["Minion", "Diplomat"], hand=["Minion"], others=[{"hand": hand, "deck": ["Gold", "Gold", "Silver"]}])
    lab.play("Minion", "Diplomat", ["Copper", "Copper", "Estate"], 1)
    assert lab.other.hand == ["Diplomat", "Copper", "Gold", "Gold"]
    lab = Lab(["Taxman", "Diplomat"], hand=["Taxman", "Copper"], others=[{"hand": hand, "deck": ["Gold", "Gold"]}])
    lab.play("Taxman", "Diplomat", ["Gold", "Gold", "Estate"], "Copper", "Silver")
    assert lab.other.hand == ["Diplomat", "Copper", "Copper", "Copper"]


def test_diplomat_is_not_offered_while_secret_chamber_leaves_four_cards():
    hand = ["Diplomat", "Secret Chamber", "Copper", "Estate"]
    deck = ["Gold", "Moat", "Duchy"]
    lab = Lab(["Diplomat", "Secret Chamber"], hand=["Witch"], others=[{"hand": hand, "deck": deck}])
    lab.play("Witch", "Secret Chamber", ["Copper", "Estate"], "Moat")
    # Four cards before and after: Diplomat is never among the offers.
    assert [q.options for q in lab.asked if q.purpose == "react"] == [["Secret Chamber"], ["Moat"]]
    assert lab.other.discard == []


def test_saboteur_lets_everybody_react_first():
    lab = Lab(["Saboteur", "Secret Chamber"], hand=["Saboteur"],
              others=[{"hand": ["Secret Chamber", "Copper"], "deck": ["Gold", "Estate"], "discard": ["Silver"]}])
    lab.play("Saboteur", "Secret Chamber", ["Copper", "Estate"], None)
    assert lab.trash == ["Silver"]  # the Gold is safe in hand
    assert lab.other.hand == ["Secret Chamber", "Gold"]


def test_torturer_and_followers_in_one_turn():
    lab = Lab(["Torturer", "Tournament"], hand=["Torturer", "Followers"], actions=2,
              others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])  # fmt: skip
    lab.play("Followers", ["Estate", "Duchy"])
    lab.play("Torturer", 0, ["Copper", "Silver"])
    assert lab.other.hand == ["Gold"]


# Decks


def test_secret_passage_sets_up_a_wishing_well():
    lab = Lab(["Secret Passage", "Wishing Well"], hand=["Secret Passage", "Wishing Well", "Gold"],
              deck=["Copper", "Copper", "Estate", "Estate"])  # fmt: skip
    lab.play("Secret Passage", "Gold", 1)
    lab.play("Wishing Well", "Gold")
    assert "Gold" in lab.me.hand
    assert lab.me.deck == ["Estate"]


def test_menagerie_counts_names_after_patrol_and_courtyard():
    lab = Lab(["Menagerie", "Courtyard"], hand=["Courtyard", "Menagerie", "Copper"], actions=2,
              deck=["Copper", "Silver", "Gold", "Estate", "Duchy", "Curse"])  # fmt: skip
    lab.play("Courtyard", "Copper")
    lab.play("Menagerie")
    assert len(lab.me.hand) == 6


def test_harvest_after_scout_finds_what_was_put_back():
    lab = Lab(["Scout", "Harvest"], hand=["Scout", "Harvest"], deck=["Copper", "Gold", "Estate", "Silver", "Curse"])
    lab.play("Scout", ["Gold", "Silver", "Copper"])
    lab.play("Harvest")
    assert lab.me.coins == 4


def test_tribute_makes_even_a_shuffled_reaction_answer_nothing():
    lab = Lab(["Tribute", "Diplomat"], hand=["Tribute"], deck=["Gold"] * 3,
              others=[{"hand": ["Copper"] * 5, "deck": ["Diplomat"], "discard": ["Duchy"]}])  # fmt: skip
    lab.play("Tribute")
    assert (lab.me.actions, lab.me.hand) == (2, ["Gold", "Gold"])
    assert lab.asked == []


def test_scout_and_patrol_leave_their_cards_nowhere_else():
    lab = Lab(["Patrol"], hand=["Patrol"], deck=["Copper", "Curse"])
    lab.play("Patrol")
    assert lab.me.hand == ["Copper", "Curse"]
    lab.game.check()


def test_masquerade_and_menagerie():
    lab = Lab(["Masquerade", "Menagerie"], hand=["Masquerade", "Menagerie", "Copper"], actions=2,
              deck=["Copper", "Gold", "Estate", "Duchy", "Silver"], others=[{"hand": ["Curse"]}])  # fmt: skip
    lab.play("Masquerade", "Copper", None)
    lab.play("Menagerie")
    assert lab.me.hand == ["Copper", "Gold", "Curse", "Estate", "Duchy", "Silver"]


def test_the_game_ends_when_lurkers_have_emptied_three_piles():
    lab = Lab(["Lurker", "Nobles", "Mill", "Pawn"], hand=["Lurker"] * 3, supply={"Nobles": 1, "Mill": 1, "Pawn": 1})
    for name in ("Nobles", "Mill", "Pawn"):
        lab.play("Lurker", 0, name)
    assert not lab.over
    lab.end_turn()
    assert lab.over
    assert lab.trash == ["Nobles", "Mill", "Pawn"]

"""Dark Ages where it hurts: cards played twice and from the Supply, Attacks, Buy phases that end, costs."""

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 10


# -- Procession -------------------------------------------------------------------------------------------------------


def test_procession_on_fortress_leaves_it_in_hand_and_gains_a_card_of_five():
    lab = Lab(["Procession", "Fortress"], hand=["Procession", "Fortress"], deck=COPPERS)
    lab.play("Procession", "Fortress", "Market")
    assert sorted(lab.me.hand) == ["Copper", "Copper", "Fortress"]
    assert lab.me.actions == 4
    assert lab.trash == []
    assert lab.me.discard == ["Market"]


def test_procession_on_a_death_cart_that_trashed_itself_still_plays_it_again_and_gains():
    lab = Lab(["Procession", "Death Cart"], hand=["Procession", "Death Cart", "Village"])
    lab.play("Procession", "Death Cart", "Death Cart", "Village", "Market")
    assert lab.me.coins == 10
    assert sorted(lab.trash) == ["Death Cart", "Village"]
    assert lab.me.discard == ["Market"]
    assert "Death Cart" not in lab.asked[2].options


def test_procession_on_pillage_pillages_once():
    lab = Lab(
        ["Procession", "Pillage", "Altar"],
        hand=["Procession", "Pillage"],
        others=[{"hand": ["Copper"] * 5 + ["Gold"]}],
    )
    lab.play("Procession", "Pillage", "Gold")
    assert lab.trash == ["Pillage"]
    assert sorted(lab.me.discard) == ["Altar", "Spoils", "Spoils"]
    assert lab.other.hand == ["Copper"] * 5


def test_procession_on_hermit_leaves_nothing_to_exchange():
    lab = Lab(["Procession", "Hermit"], hand=["Procession", "Hermit"], deck=COPPERS)
    lab.play("Procession", "Hermit", "Silver", "Silver", "Smithy")
    lab.end_turn()
    assert lab.trash == ["Hermit"]
    assert lab.supply["Madman"] == 10


def test_procession_on_throne_room_on_wharf_trashes_throne_room_and_wharf_goes_on():
    hand = ["Procession", "Throne Room", "Wharf", "Wharf"]
    lab = Lab(["Procession", "Throne Room", "Wharf"], hand=hand, deck=["Copper"] * 30)
    lab.play("Procession", "Throne Room", "Wharf", "Wharf", "Market")
    assert lab.trash == ["Throne Room"]
    assert len(lab.me.hand) == 8
    lab.end_turn()
    assert lab.me.in_play == ["Wharf", "Wharf"]
    lab.end_turn()
    assert len(lab.me.hand) == 13


def test_procession_gains_what_costs_one_more_in_coins_with_the_same_potion():
    lab = Lab(["Procession", "Familiar", "Golem"], hand=["Procession", "Familiar"], deck=COPPERS)
    lab.play("Procession", "Familiar")
    assert lab.me.discard == ["Golem"]
    assert lab.trash == ["Familiar"]


def test_procession_sees_costs_that_the_card_itself_has_changed():
    lab = Lab(["Procession", "Bridge"], hand=["Procession", "Bridge"])
    lab.play("Procession", "Bridge", "Market")
    assert lab.trash == ["Bridge"]
    assert "Smithy" not in lab.asked[-1].options
    lab = Lab(["Procession", "Bridge", "Poor House"], hand=["Bridge", "Bridge", "Procession", "Poor House"], actions=3)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Procession", "Poor House", "Village")
    assert "Moat" not in lab.asked[-1].options
    assert lab.me.discard == ["Village"]


def test_procession_on_procession_may_play_nothing_and_is_trashed_all_the_same():
    lab = Lab(["Procession"], hand=["Procession", "Procession"])
    lab.play("Procession", "Procession", "Market")
    assert lab.trash == ["Procession"]
    assert lab.me.discard == ["Market"]


def test_procession_on_band_of_misfits_lets_it_choose_twice_and_trashes_it():
    lab = Lab(["Procession", "Band of Misfits", "Altar"], hand=["Procession", "Band of Misfits"], deck=COPPERS)
    lab.play("Procession", "Band of Misfits", "Smithy", "Village")
    assert lab.trash == ["Band of Misfits"]
    assert lab.me.discard == ["Altar"]
    assert len(lab.me.hand) == 4


# -- Counterfeit ------------------------------------------------------------------------------------------------------


def test_counterfeit_on_a_quarry_keeps_both_discounts_of_the_trashed_card():
    lab = Lab(["Counterfeit", "Quarry"], hand=["Counterfeit", "Quarry"])
    lab.play("Counterfeit", "Quarry")
    assert lab.trash == ["Quarry"]
    assert lab.me.coins == 3
    lab.buy("Market")
    assert lab.me.coins == 2


def test_counterfeit_on_crown_lets_crown_play_a_treasure_twice_each_time():
    hand = ["Counterfeit", "Crown", "Gold", "Silver"]
    lab = Lab(["Counterfeit", "Crown"], hand=hand)
    lab.play("Counterfeit", "Crown", "Gold", "Silver")
    assert lab.me.coins == 1 + 6 + 4
    assert lab.trash == ["Crown"]


def test_counterfeit_on_capital_leaves_no_debt():
    lab = Lab(["Counterfeit", "Capital"], hand=["Counterfeit", "Capital"], deck=COPPERS)
    lab.play("Counterfeit", "Capital")
    assert lab.me.coins == 13
    lab.end_turn()
    assert lab.me.debt == 0
    assert lab.trash == ["Capital"]


def test_counterfeit_with_market_square_in_hand_pays_a_gold():
    lab = Lab(["Counterfeit", "Market Square"], hand=["Counterfeit", "Copper", "Market Square"])
    lab.play("Counterfeit", "Copper", "Market Square")
    assert lab.me.coins == 3
    assert lab.me.discard == ["Market Square", "Gold"]


def test_counterfeit_plays_a_curse_where_it_is_a_treasure():
    lab = Lab(["Counterfeit", "Charlatan"], hand=["Counterfeit", "Curse", "Estate"])
    lab.play("Counterfeit", "Curse")
    assert lab.me.coins == 3
    assert lab.trash == ["Curse"]


def test_spoils_under_a_crown_make_six_and_return_once():
    lab = Lab(["Bandit Camp", "Crown"], hand=["Crown", "Spoils"])
    lab.to_buy_phase()
    lab.play("Crown", "Spoils")
    assert lab.me.coins == 6
    assert lab.supply["Spoils"] == 16


# -- Band of Misfits --------------------------------------------------------------------------------------------------


def test_band_of_misfits_that_costs_less_reaches_less():
    lab = Lab(["Band of Misfits", "Bridge", "Squire"], hand=["Bridge", "Band of Misfits"], actions=2, deck=COPPERS)
    lab.play("Bridge")
    lab.play("Band of Misfits", "Village")
    assert "Smithy" in lab.asked[-1].options
    assert "Market" not in lab.asked[-1].options


def test_band_of_misfits_as_a_knight_is_not_trashed_with_a_knight():
    lab = Lab(
        ["Band of Misfits", "Knights"],
        hand=["Band of Misfits"],
        others=[{"deck": ["Dame Anna", "Copper"]}],
        stack={"Knights": ["Sir Martin"]},
    )
    lab.play("Band of Misfits", "Sir Martin")
    assert lab.trash == ["Dame Anna"]
    assert lab.me.in_play == ["Band of Misfits"]
    assert lab.pile("Knights")[0] == "Sir Martin"


def test_band_of_misfits_as_an_attack_can_be_answered_and_lets_an_urchin_go():
    lab = Lab(
        ["Band of Misfits", "Militia", "Urchin", "Moat"],
        hand=["Band of Misfits"],
        in_play=["Urchin"],
        others=[{"hand": ["Moat"] + ["Copper"] * 4}],
    )
    lab.play("Band of Misfits", "Militia", True, "Moat")
    assert lab.trash == ["Urchin"]
    assert lab.me.discard == ["Mercenary"]
    assert len(lab.other.hand) == 5


def test_band_of_misfits_as_urchin_is_no_urchin_in_play():
    lab = Lab(["Band of Misfits", "Militia", "Urchin"], hand=["Band of Misfits", "Militia"], deck=COPPERS)
    lab.play("Band of Misfits", "Urchin")
    lab.play("Militia")
    assert lab.trash == []
    assert lab.supply["Mercenary"] == 10


def test_band_of_misfits_as_hermit_is_not_exchanged():
    lab = Lab(["Band of Misfits", "Hermit"], hand=["Band of Misfits"], deck=COPPERS)
    lab.play("Band of Misfits", "Hermit", "Silver")
    lab.end_turn()
    assert sorted(lab.me.discard) == ["Band of Misfits", "Silver"]
    assert lab.supply["Madman"] == 10


def test_band_of_misfits_as_feast_gains_though_nothing_is_trashed():
    lab = Lab(["Band of Misfits", "Feast"], hand=["Band of Misfits"])
    lab.play("Band of Misfits", "Feast", "Duchy")
    assert lab.trash == []
    assert lab.me.discard == ["Duchy"]


def test_band_of_misfits_cannot_play_a_command():
    lab = Lab(["Band of Misfits", "Overlord", "Bridge"], hand=["Band of Misfits"])
    lab.play("Band of Misfits", "Bridge")
    assert "Overlord" not in lab.asked[-1].options


def test_overlord_plays_no_band_of_misfits_but_the_top_knight():
    lab = Lab(
        ["Overlord", "Band of Misfits", "Knights"], hand=["Overlord"], stack={"Knights": ["Sir Bailey"]}, deck=COPPERS
    )
    lab.play("Overlord", "Sir Bailey")
    assert "Band of Misfits" not in lab.asked[-1].options
    assert lab.me.actions == 1


# -- Urchin -----------------------------------------------------------------------------------------------------------


def test_urchin_can_go_at_either_play_of_a_throned_attack():
    lab = Lab(["Urchin", "Throne Room", "Militia"], hand=["Throne Room", "Militia"], in_play=["Urchin"])
    lab.play("Throne Room", "Militia", False, True)
    assert lab.trash == ["Urchin"]
    assert lab.me.discard == ["Mercenary"]


def test_two_urchins_may_both_go_for_one_attack():
    lab = Lab(["Urchin", "Militia"], hand=["Militia"], in_play=["Urchin", "Urchin"])
    lab.play("Militia", True, True)
    assert lab.trash == ["Urchin", "Urchin"]
    assert lab.me.discard == ["Mercenary", "Mercenary"]


def test_urchin_trashed_for_an_attack_with_market_square_in_hand():
    lab = Lab(["Urchin", "Militia", "Market Square"], hand=["Militia", "Market Square"], in_play=["Urchin"])
    lab.play("Militia", True, "Market Square")
    assert sorted(lab.me.discard) == ["Gold", "Market Square", "Mercenary"]


def test_urchin_in_play_does_not_answer_attacks_of_others():
    lab = Lab(["Urchin", "Militia"], hand=["Militia"], others=[{"in_play": ["Urchin"], "hand": ["Copper"]}])
    lab.play("Militia")
    assert lab.asked == []


# -- Attacks ----------------------------------------------------------------------------------------------------------


def test_beggar_discarded_for_a_militia_may_leave_too_few_cards_to_discard():
    lab = Lab(["Beggar", "Militia"], hand=["Militia"], others=[{"hand": ["Beggar", "Copper", "Copper", "Copper"]}])
    lab.play("Militia", "Beggar")
    assert lab.other.hand == ["Copper"] * 3
    assert lab.other.deck == ["Silver"]


def test_two_beggars_may_both_be_discarded_and_a_moat_be_shown():
    lab = Lab(
        ["Beggar", "Militia", "Moat"], hand=["Militia"], others=[{"hand": ["Beggar", "Beggar", "Moat", *COPPERS]}]
    )
    lab.play("Militia", "Beggar", "Moat", "Beggar")
    assert lab.other.deck == ["Silver", "Silver"]
    assert len(lab.other.hand) == 11


def test_beggar_answers_a_mercenary_even_if_nothing_is_trashed_then():
    lab = Lab(["Beggar", "Urchin"], hand=["Mercenary", "Copper", "Estate"], others=[{"hand": ["Beggar"]}])
    lab.play("Mercenary", "Beggar", None)
    assert lab.other.deck == ["Silver"]


def test_pillage_lets_its_player_choose_and_a_knight_lets_the_victim():
    lab = Lab(["Pillage"], hand=["Pillage"], others=[{"hand": ["Copper"] * 4 + ["Gold"]}])
    lab.play("Pillage", "Gold")
    assert (lab.asked[-1].player, lab.asked[-1].subject) == (0, 1)
    lab = Lab(["Knights"], hand=["Dame Molly"], others=[{"deck": ["Silver", "Gold"]}])
    lab.play("Dame Molly", "Silver")
    assert lab.asked[-1].player == 1


def test_looters_spare_who_is_immune_and_a_cultist_brings_along_cultists_alone():
    for card in ("Cultist", "Marauder"):
        lab = Lab([card, "Moat"], hand=[card, "Village"], others=[{"hand": ["Moat"]}, {}])
        lab.play(card, "Moat")
        assert lab.other.discard == []
        assert len(lab.players[2].discard) == 1
        assert lab.me.in_play == [card]


def test_sir_michael_makes_others_discard_before_they_show_cards():
    """The Silver that was discarded is shuffled and shown with the Gold."""
    lab = Lab(["Knights"], hand=["Sir Michael"], others=[{"hand": ["Silver", *COPPERS[:3]], "deck": ["Gold"]}])
    lab.play("Sir Michael", "Silver", "Silver")
    assert lab.trash == ["Silver"]
    assert lab.other.discard == ["Gold"]


def test_knights_spare_who_is_immune():
    others = [{"hand": ["Moat"], "deck": ["Gold", "Gold"]}, {"deck": ["Gold", "Copper"]}]
    lab = Lab(["Knights", "Moat"], hand=["Dame Molly"], others=others)
    lab.play("Dame Molly", "Moat")
    assert lab.other.deck == ["Gold", "Gold"]
    assert lab.trash == ["Gold"]


def test_knight_under_throne_room_that_died_at_first_fights_again():
    lab = Lab(
        ["Knights", "Throne Room"],
        hand=["Throne Room", "Dame Sylvia"],
        others=[{"deck": ["Sir Bailey", "Copper", "Sir Destry", "Copper"]}],
    )
    lab.play("Throne Room", "Dame Sylvia")
    assert sorted(lab.trash) == ["Dame Sylvia", "Sir Bailey", "Sir Destry"]
    assert lab.me.coins == 4


def test_knight_that_trashes_a_fortress_and_then_a_knight_of_the_next_player():
    others = [{"deck": ["Fortress", "Copper"]}, {"deck": ["Sir Vander", "Copper"]}]
    lab = Lab(["Knights", "Fortress"], hand=["Sir Michael"], others=others)
    lab.play("Sir Michael")
    assert lab.other.hand == ["Fortress"]
    assert lab.players[2].discard == ["Gold", "Copper"]
    assert sorted(lab.trash) == ["Sir Michael", "Sir Vander"]


def test_knights_see_costs_as_they_are_now():
    lab = Lab(
        ["Knights", "Bridge"], hand=["Bridge", "Bridge", "Dame Molly"], actions=3,
        others=[{"deck": ["Province", "Silver"]}],
    )  # fmt: skip
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Dame Molly")
    assert lab.trash == ["Province"]
    assert lab.other.discard == ["Silver"]


def test_dame_josephine_is_a_victory_card_wherever_that_counts():
    lab = Lab(["Knights", "Vagrant"], hand=["Vagrant"], deck=["Gold", "Dame Josephine"])
    lab.play("Vagrant")
    assert sorted(lab.me.hand) == ["Dame Josephine", "Gold"]
    lab = Lab(["Knights"], hand=["Hovel"], stack={"Knights": ["Dame Josephine"]}, coins=5)
    lab.buy("Knights", "Hovel")
    assert lab.trash == ["Hovel"]
    lab = Lab(["Knights", "Rebuild"], hand=["Rebuild"], stack={"Knights": ["Dame Josephine"]}, deck=["Estate"])
    lab.play("Rebuild", "Copper", "Dame Josephine")
    assert lab.me.discard == ["Dame Josephine"]


def test_swindler_can_hand_out_the_top_knight_and_the_top_ruins():
    lab = Lab(
        ["Swindler", "Knights", "Marauder"],
        hand=["Swindler", "Swindler"],
        actions=2,
        others=[{"deck": ["Market", "Curse"]}],
        stack={"Knights": ["Dame Anna"], "Ruins": ["Survivors"]},
    )
    lab.play("Swindler", "Dame Anna")
    lab.play("Swindler", "Survivors")
    assert sorted(lab.other.discard) == ["Dame Anna", "Survivors"]


def test_ambassador_returns_ruins_and_hands_them_out_from_the_top():
    lab = Lab(
        ["Ambassador", "Marauder"], hand=["Ambassador", "Survivors", "Copper"], stack={"Ruins": ["Ruined Market"]}
    )
    lab.play("Ambassador", "Survivors", "Survivors")
    assert lab.other.discard == ["Survivors"]
    assert lab.pile("Ruins")[0] == "Ruined Market"
    lab = Lab(
        ["Ambassador", "Marauder"], hand=["Ambassador", "Survivors", "Copper"], stack={"Ruins": ["Ruined Market"]}
    )
    lab.play("Ambassador", "Survivors", None)
    assert lab.other.discard == []


def test_cultists_chain_under_throne_room_and_hand_out_ruins_each_time():
    lab = Lab(["Cultist", "Throne Room"], hand=["Throne Room", "Cultist", "Cultist"], deck=COPPERS)
    lab.play("Throne Room", "Cultist", "Cultist")
    assert len(lab.other.discard) == 3
    assert len(lab.me.hand) == 6


# -- the Buy phase ----------------------------------------------------------------------------------------------------


def test_hermit_under_throne_room_is_exchanged_once():
    lab = Lab(["Hermit", "Throne Room"], hand=["Throne Room", "Hermit"], deck=COPPERS)
    lab.play("Throne Room", "Hermit", "Silver", "Silver")
    lab.end_turn()
    assert sorted(lab.me.discard) == ["Madman", "Silver", "Silver", "Throne Room"]
    assert lab.supply["Hermit"] == 11


def test_hermit_is_gone_before_scheme_could_put_it_back():
    lab = Lab(["Hermit", "Scheme"], hand=["Scheme", "Hermit"], deck=["Gold", *COPPERS])
    lab.play("Scheme")
    lab.play("Hermit", "Silver")
    lab.end_turn(policy=lambda q: None)
    assert "Madman" in lab.me.discard
    assert "Hermit" not in [*lab.me.deck, *lab.me.hand, *lab.me.discard]


def test_hermit_after_a_villa_looks_at_the_last_buy_phase_alone():
    lab = Lab(["Hermit", "Villa"], hand=["Hermit"], coins=4, deck=COPPERS)
    lab.to_buy_phase()
    lab.buy("Villa")
    assert lab.phase == "action"
    lab.play("Hermit", None, "Silver")
    lab.end_turn()
    assert "Madman" in lab.me.discard


def test_hermit_in_play_when_villa_ends_a_buy_phase_with_a_gain_stays_and_goes_later():
    lab = Lab(["Hermit", "Villa"], in_play=["Hermit"], coins=4, deck=COPPERS)
    lab.to_buy_phase()
    lab.buy("Villa")
    assert lab.me.in_play == ["Hermit"]
    lab.end_turn()
    assert lab.me.discard == ["Madman", "Villa"]


def test_hermit_without_a_pile_of_its_own_cannot_be_exchanged():
    lab = Lab(["Village"], in_play=["Hermit"], deck=COPPERS)
    lab.end_turn()
    assert lab.me.discard == ["Hermit"]


def test_hermit_is_kept_by_whatever_is_gained_in_the_buy_phase():
    """A card that a Treasure gains counts as well as one that is bought."""
    lab = Lab(["Hermit"], hand=["Horn of Plenty"], in_play=["Hermit"], deck=COPPERS)
    lab.play("Horn of Plenty", "Copper")
    lab.end_turn()
    assert lab.me.discard == ["Copper", "Hermit", "Horn of Plenty"]


def test_madman_under_kings_court_gives_six_actions_and_draws_once():
    lab = Lab(["Hermit", "King's Court"], hand=["King's Court", "Madman", "Estate", "Estate"], deck=COPPERS)
    lab.play("King's Court", "Madman")
    assert lab.me.actions == 6
    assert len(lab.me.hand) == 4
    assert lab.supply["Madman"] == 11


def test_madman_of_a_game_without_its_pile_cannot_return_and_draws_nothing():
    lab = Lab(["Village"], hand=["Madman", "Estate"], deck=COPPERS)
    lab.play("Madman")
    assert lab.me.in_play == ["Madman"]
    assert lab.me.hand == ["Estate"]


# -- decks ------------------------------------------------------------------------------------------------------------


def test_sage_takes_a_card_with_three_coins_and_a_potion_in_its_cost():
    lab = Lab(["Sage", "Familiar", "Transmute"], hand=["Sage"], deck=["Transmute", "Familiar", "Gold"])
    lab.play("Sage")
    assert lab.me.hand == ["Familiar"]
    assert lab.me.discard == ["Transmute"]


def test_rebuild_trashes_a_feodum_whose_silvers_come_before_the_gain():
    lab = Lab(["Rebuild", "Feodum"], hand=["Rebuild"], deck=["Feodum"], supply={"Duchy": 0})
    lab.play("Rebuild", "Province", "Feodum")
    assert lab.me.discard == ["Silver"] * 3 + ["Feodum"]


def test_rebuild_discards_a_tunnel_that_was_named_and_shows_it():
    lab = Lab(["Rebuild", "Tunnel"], hand=["Rebuild"], deck=["Tunnel", "Province"])
    lab.play("Rebuild", "Tunnel", True, "Province")
    assert lab.trash == ["Province"]
    assert sorted(lab.me.discard) == ["Gold", "Province", "Tunnel"]


def test_rebuild_makes_a_colony_of_a_province():
    lab = Lab(["Rebuild"], hand=["Rebuild"], deck=["Province"], colonies=True)
    lab.play("Rebuild", "Estate", "Colony")
    assert lab.me.discard == ["Colony"]


def test_storeroom_discards_and_so_shows_a_tunnel_and_plays_a_trail():
    lab = Lab(["Storeroom", "Tunnel", "Trail"], hand=["Storeroom", "Tunnel", "Trail"], deck=["Copper"] * 3)
    lab.play("Storeroom", policy=lambda q: q.options if q.purpose in ("discard", "may", "play") else q.options[:1])
    assert "Gold" in lab.me.discard
    assert "Trail" in lab.me.in_play


def test_mystic_and_wandering_minstrel_leave_what_all_saw_on_the_deck():
    lab = Lab(["Mystic", "Wandering Minstrel"], hand=["Wandering Minstrel", "Mystic"], actions=2,
              deck=["Copper", "Village", "Smithy", "Estate", "Gold"])  # fmt: skip
    lab.play("Wandering Minstrel", ["Smithy", "Village"])
    lab.play("Mystic", "Smithy")
    assert lab.me.hand == ["Copper", "Smithy"]
    assert lab.me.deck == ["Village", "Gold"]


# -- what nobody sees -------------------------------------------------------------------------------------------------


def test_ruins_and_knights_lie_differently_in_forks_but_for_their_top_card():
    lab = Lab(["Knights", "Cultist"], others=[{}, {}])
    for name in ("Knights", "Ruins"):
        top = lab.pile(name)[0]
        session = Session(lab.game.copy(), [None, None, None])
        forks = [session.fork(1, seed).game.find_pile(name).names() for seed in range(12)]
        assert {names[0] for names in forks} == {top}
        assert len({tuple(names) for names in forks}) > 6
        used = {tuple(sorted(names)) for names in forks}  # all Knights are; which Ruins, nobody knows
        assert used == {tuple(sorted(lab.pile(name)))} if name == "Knights" else len(used) > 6


def test_ruins_that_are_not_used_are_not_there_and_differ_from_game_to_game():
    piles = {tuple(sorted(Lab(["Marauder"], seed=seed).pile("Ruins"))) for seed in range(8)}
    assert all(len(pile) == 10 for pile in piles)
    assert len(piles) > 4
    for players, size in ((2, 10), (3, 20), (4, 30), (5, 40), (6, 50)):
        lab = Lab(["Marauder"], others=[{}] * (players - 1))
        assert lab.supply["Ruins"] == size
        lab.game.check()

"""Alchemy where it hurts: Potions in costs with all that compares costs, and its cards with those of other books."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalMove, Lab

ESTATES = ["Estate"] * 12
POTIONS = ["Transmute", "Apothecary", "Familiar", "Golem", "Possession"]  # 0, 2, 3, 4 and 6 coins, and a Potion


def offered(lab: Lab) -> set[str]:
    return set(lab.asked[-1].options)


# -- Potions in costs -------------------------------------------------------------------------------------------------


def test_stonemason_cheaper_than_a_potion_cost_with_and_without_a_potion() -> None:
    lab = Lab(["Stonemason", *POTIONS], hand=["Stonemason", "Golem"])
    lab.play("Stonemason", "Familiar", "Potion")
    assert {"Familiar", "Apothecary", "Transmute", "Potion", "Silver", "Copper"} <= offered(lab)
    assert not {"Golem", "Possession", "Duchy"} & offered(lab)
    assert lab.me.discard == ["Familiar", "Potion"]


def test_stonemason_overpaid_by_coins_alone_brings_nothing_with_a_potion() -> None:
    lab = Lab(["Stonemason", *POTIONS, "Village"], coins=5, potions=1)
    lab.buy("Stonemason", 3, 0)
    assert "Familiar" not in lab.me.discard
    assert lab.me.potions == 1


def test_stonemason_overpaid_by_a_potion_alone_brings_transmutes() -> None:
    lab = Lab(["Stonemason", *POTIONS], coins=2, potions=1)
    lab.buy("Stonemason", 1)
    assert lab.me.discard == ["Transmute", "Transmute", "Stonemason"]


def test_remake_makes_exactly_one_more_of_a_potion_cost() -> None:
    lab = Lab(["Remake", *POTIONS], hand=["Remake", "Familiar", "Apothecary"])
    lab.play("Remake", "Familiar")
    assert lab.me.discard == ["Golem", "Familiar"]


def test_swindler_gives_the_same_cost_with_the_potion() -> None:
    lab = Lab(["Swindler", *POTIONS, "Alchemist"], hand=["Swindler"], others=[{"deck": ["Familiar"]}])
    lab.play("Swindler", "Alchemist")
    assert offered(lab) == {"Familiar", "Alchemist"}
    assert lab.other.discard == ["Alchemist"]


def test_galleria_counts_no_card_with_a_potion_in_its_cost() -> None:
    lab = Lab(["Galleria", *POTIONS], hand=["Galleria"], potions=1, buys=2)
    lab.play("Galleria")
    lab.buy("Familiar")
    assert lab.me.buys == 1
    lab = Lab(["Galleria", *POTIONS], hand=["Galleria"], buys=2)
    lab.play("Galleria")
    lab.buy("Silver")
    assert lab.me.buys == 2


def test_butcher_goes_up_from_a_potion_cost_and_never_to_one() -> None:
    lab = Lab(["Butcher", *POTIONS], hand=["Butcher", "Apothecary"])
    lab.play("Butcher", "Apothecary", 2, "Golem")
    assert {"Golem", "Familiar", "Potion", "Silver"} <= offered(lab)
    lab = Lab(["Butcher", *POTIONS], hand=["Butcher", "Gold"], coffers=4)
    lab.play("Butcher", "Gold", 4, "Province")
    assert not set(POTIONS) & offered(lab)


def test_smugglers_take_no_potion_cost() -> None:
    lab = Lab(["Smugglers", *POTIONS], deck=["Smugglers", *ESTATES], others=[{"coins": 3}])
    lab.end_turn()
    lab.gain("Familiar", seat=1)
    lab.gain("Silver", seat=1)
    lab.end_turn()
    lab.play("Smugglers")
    assert "Silver" in lab.me.discard
    assert "Familiar" not in lab.me.discard


def test_salvager_bishop_and_trader_count_the_coins_alone() -> None:
    lab = Lab(["Salvager"], hand=["Salvager", "Golem"])
    lab.play("Salvager")
    assert lab.me.coins == 4
    lab = Lab(["Bishop"], hand=["Bishop", "Golem"])
    lab.play("Bishop", policy=lambda q: None)
    assert lab.me.vp_tokens == 3
    lab = Lab(["Trader"], hand=["Trader", "Golem"])
    lab.play("Trader")
    assert lab.me.discard == ["Silver"] * 4


def test_forge_adds_up_the_coins_and_gains_no_potion_cost() -> None:
    lab = Lab(["Forge", *POTIONS], hand=["Forge", "Golem", "Copper"])
    lab.play("Forge", ["Golem", "Copper"], "Potion")
    assert not set(POTIONS) & offered(lab)
    assert lab.me.discard == ["Potion"]


def test_develop_goes_one_up_and_one_down_among_potion_costs() -> None:
    lab = Lab(["Develop", *POTIONS], hand=["Develop", "Familiar"])
    lab.play("Develop", policy=lambda q: q.options[:1])
    assert sorted([*lab.me.deck, *lab.me.discard]) == ["Apothecary", "Golem"]


def test_farmland_gives_exactly_two_more_of_a_potion_cost() -> None:
    lab = Lab(["Farmland", *POTIONS], hand=["Apothecary"], coins=6)
    lab.buy("Farmland")
    assert lab.me.discard == ["Farmland", "Golem"]


def test_haggler_takes_less_than_a_potion_cost() -> None:
    lab = Lab(["Haggler", *POTIONS], hand=["Haggler"], coins=2, potions=1)
    lab.play("Haggler")
    lab.buy("Golem", "Familiar")
    assert {"Familiar", "Potion", "Silver"} <= offered(lab)
    assert "Golem" not in offered(lab)


def test_talisman_copies_no_card_with_a_potion_in_its_cost() -> None:
    lab = Lab(["Talisman", *POTIONS], hand=["Talisman", "Potion", "Silver"])
    lab.play_treasures()
    lab.buy("Familiar")
    assert lab.me.discard == ["Familiar"]


def test_quarry_and_bridge_make_the_coins_less_and_leave_the_potion() -> None:
    lab = Lab(["Quarry", "Bridge", *POTIONS], hand=["Bridge", "Quarry", "Potion"])
    lab.play("Bridge")
    lab.play_treasures()
    lab.buy("Golem")
    assert (lab.me.coins, lab.me.potions) == (1, 0)
    with pytest.raises(IllegalMove, match="it costs P and there are 1 coins and 0 Potions"):
        lab.buy("Transmute")


def test_horn_of_plenty_and_workshop_gain_no_potion_cost() -> None:
    lab = Lab(["Horn of Plenty", *POTIONS], in_play=["Copper", "Silver", "Gold"], hand=["Horn of Plenty"])
    lab.play("Horn of Plenty", "Silver")
    assert not set(POTIONS) & offered(lab)


def test_mine_from_a_potion_and_from_a_stone() -> None:
    lab = Lab(["Mine", "Philosopher's Stone"], hand=["Mine", "Potion"])
    lab.play("Mine", "Potion", "Gold")
    assert "Philosopher's Stone" not in offered(lab)
    lab = Lab(["Mine", "Philosopher's Stone"], hand=["Mine", "Philosopher's Stone"])
    lab.play("Mine", "Philosopher's Stone", "Philosopher's Stone")
    assert {"Gold", "Potion", "Silver"} <= offered(lab)


def test_mint_copies_a_potion() -> None:
    lab = Lab(["Mint", "Familiar"], hand=["Mint", "Potion"])
    lab.play("Mint", "Potion")
    assert lab.me.discard == ["Potion"]


# -- Golem ------------------------------------------------------------------------------------------------------------


def test_throne_room_on_golem_turns_up_four_actions() -> None:
    lab = Lab(hand=["Throne Room", "Golem"], deck=["Festival", "Woodcutter", "Copper", "Market", "Militia", "Gold"])
    lab.play("Throne Room", "Golem", "Festival", "Market")
    assert sorted(lab.me.in_play) == ["Festival", "Golem", "Market", "Militia", "Throne Room", "Woodcutter"]


def test_golem_goes_while_its_duration_stays() -> None:
    lab = Lab(["Caravan"], hand=["Golem"], deck=["Caravan", "Festival", *ESTATES])
    lab.play("Golem", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]
    assert "Golem" in lab.me.discard


def test_golem_discards_a_tunnel_before_it_plays() -> None:
    lab = Lab(["Tunnel"], hand=["Golem"], deck=["Tunnel", "Smithy", "Festival"])
    lab.play("Golem", "Tunnel", "Smithy")
    assert sorted([*lab.me.hand, *lab.me.deck, *lab.me.discard]) == ["Gold", "Tunnel"]


def test_golem_plays_what_draws_the_other_no_more() -> None:
    """The Action that waits is not in the deck: it is not drawn, shuffled or looked at by the one played first."""
    lab = Lab(hand=["Golem"], deck=["Smithy", "Militia", "Copper"], discard=[])
    lab.play("Golem", "Smithy")
    assert lab.me.hand == ["Copper"]
    assert lab.me.in_play == ["Golem", "Smithy", "Militia"]


def test_golem_found_by_a_throne_room_that_a_golem_plays() -> None:
    lab = Lab(hand=["Golem", "Golem"], deck=["Throne Room", "Festival", "Woodcutter", "Copper"])
    lab.play("Golem", "Throne Room", "Golem")
    # The Golem in hand is played twice; the first time it finds Woodcutter alone, the second time nothing.
    assert lab.me.coins == 4
    assert sorted(lab.me.in_play) == ["Festival", "Golem", "Golem", "Throne Room", "Woodcutter"]


def test_golem_finds_actions_that_are_victory_cards_too() -> None:
    lab = Lab(hand=["Golem"], deck=["Harem", "Great Hall", "Nobles"])
    lab.play("Golem", "Great Hall", 1)
    assert {"Great Hall", "Nobles"} <= set(lab.me.in_play)


# -- Scrying Pool -----------------------------------------------------------------------------------------------------


def test_scrying_pool_discards_a_tunnel_of_another() -> None:
    lab = Lab(["Tunnel"], hand=["Scrying Pool"], deck=["Copper"], others=[{"deck": ["Tunnel"]}])
    lab.play("Scrying Pool", "Put it back", "Discard it", "Tunnel")
    assert sorted(lab.other.discard) == ["Gold", "Tunnel"]


def test_scrying_pool_with_nothing_to_reveal() -> None:
    lab = Lab(hand=["Scrying Pool"])
    lab.play("Scrying Pool")
    assert (lab.asked, lab.me.hand, lab.me.actions) == ([], [], 1)


def test_scrying_pool_draws_though_it_is_no_plus_cards() -> None:
    deck = ["Curse", "Moat", "Moat", "Silver"]
    lab = Lab(hand=["Scrying Pool"], deck=deck, others=[{"hand": ["Moat"], "deck": ["Gold"]}])
    lab.play("Scrying Pool", "Moat", "Discard it")
    assert lab.me.hand == ["Moat", "Moat", "Silver"]
    assert lab.other.deck == ["Gold"]


# -- Transmute, Apprentice, University, Familiar -----------------------------------------------------------------------


def test_transmute_of_a_curse_that_is_a_treasure() -> None:
    lab = Lab(["Transmute", "Charlatan"], hand=["Transmute", "Curse"])
    lab.play("Transmute")
    assert lab.me.discard == ["Transmute"]


def test_transmute_twice_trashes_twice() -> None:
    lab = Lab(["Transmute"], hand=["Throne Room", "Transmute", "Estate", "Estate"])
    lab.play("Throne Room", "Transmute")
    assert lab.me.discard == ["Gold", "Gold"]


def test_transmute_gains_a_duchy_that_watchtower_puts_onto_the_deck() -> None:
    lab = Lab(["Transmute", "Watchtower"], hand=["Transmute", "Village", "Watchtower"])
    lab.play("Transmute", "Village", "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Duchy"]


def test_apprentice_draws_eight_for_a_peddler_in_the_action_phase() -> None:
    lab = Lab(["Peddler"], hand=["Apprentice", "Peddler"], deck=["Copper"] * 12)
    lab.play("Apprentice")
    assert len(lab.me.hand) == 8


def test_apprentice_on_a_lich_costs_it_before_it_is_discarded() -> None:
    lab = Lab(["Wizards"], hand=["Apprentice", "Lich"], deck=["Copper"] * 12)
    lab.play("Apprentice")
    assert len(lab.me.hand) == 6
    assert lab.me.discard == ["Lich"]


def test_university_after_bridges_gains_dearer_actions_but_none_with_a_potion() -> None:
    lab = Lab(["University", "Bridge", "Goons", "Familiar"], hand=["Bridge", "University"], actions=2)
    lab.play("Bridge")
    lab.play("University", "Goons")
    assert "Familiar" not in offered(lab)
    assert lab.me.discard == ["Goons"]


def test_familiar_stopped_by_moat_and_sent_on_by_watchtower_and_trader() -> None:
    lab = Lab(["Familiar", "Watchtower", "Trader"], hand=["Familiar"],
              others=[{"hand": ["Moat"]}, {"hand": ["Watchtower"]}, {"hand": ["Trader"]}])
    lab.play("Familiar", "Moat", "Watchtower", "Trash it", "Trader")
    assert [player.discard for player in lab.players[1:]] == [[], [], ["Silver"]]
    assert lab.trash == ["Curse"]


# -- Clean-up ---------------------------------------------------------------------------------------------------------


def test_herbalist_finds_no_treasure_that_stays_in_play() -> None:
    lab = Lab(["Astrolabe"], hand=["Herbalist", "Astrolabe"], deck=ESTATES)
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn()
    assert lab.asked == []
    assert lab.me.in_play == ["Astrolabe"]


def test_herbalist_and_scheme_in_the_order_their_player_likes() -> None:
    lab = Lab(["Scheme"], hand=["Herbalist", "Scheme", "Gold"], deck=ESTATES, actions=2)
    lab.play("Scheme")
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn("Scheme", "Herbalist", "Gold")
    assert {"Herbalist", "Gold"} <= set(lab.me.hand)


def test_herbalist_and_merchant_camp_both_go_back() -> None:
    lab = Lab(hand=["Merchant Camp", "Herbalist", "Gold"], deck=ESTATES, actions=2)
    lab.play("Merchant Camp")
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn("Herbalist", "Gold", True)
    assert {"Merchant Camp", "Gold"} <= set(lab.me.hand)


def test_herbalist_takes_a_curse_that_is_a_treasure() -> None:
    lab = Lab(["Charlatan"], hand=["Herbalist", "Curse"], deck=ESTATES)
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn("Curse")
    assert "Curse" in lab.me.hand


def test_alchemist_played_twice_goes_once_and_a_throne_room_goes_alone() -> None:
    lab = Lab(hand=["Throne Room", "Alchemist", "Potion"], deck=ESTATES)
    lab.play("Throne Room", "Alchemist")
    lab.play_treasures()
    lab.end_turn(True)
    assert "Alchemist" in lab.me.hand
    assert "Throne Room" in lab.me.discard


def test_alchemist_of_another_stays_in_my_clean_up() -> None:
    lab = Lab(in_play=["Potion"], deck=ESTATES, others=[{"in_play": ["Alchemist", "Potion"], "deck": ESTATES}])
    lab.end_turn()
    assert lab.asked == []


# -- Philosopher's Stone and Vineyard ---------------------------------------------------------------------------------


def test_philosophers_stone_again_by_tiara_counts_again() -> None:
    lab = Lab(["Tiara"], hand=["Tiara", "Philosopher's Stone"], deck=ESTATES)
    lab.play("Tiara", "Philosopher's Stone")
    assert lab.me.coins == 4


def test_vineyard_counts_cards_on_mats_and_set_aside() -> None:
    lab = Lab(["Island", "Vineyard"], hand=["Vineyard", "Village"], mats={"Island": ["Island"]}, set_aside=["Smithy"])
    assert lab.me.vp == 1 + 2


def test_vineyard_counts_the_cards_of_a_possessed_turn_that_come_back() -> None:
    lab = Lab(["Possession", "Vineyard"], hand=["Possession"], deck=["Copper"] * 9,
              others=[{"hand": ["Chapel", "Village", "Smithy", "Vineyard"], "deck": ["Copper"] * 5}])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Chapel", ["Village", "Smithy"])
    assert lab.other.vp == 1

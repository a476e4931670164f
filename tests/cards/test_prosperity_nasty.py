"""Prosperity: what other cards do to it where it hurts. Charlatan and King's Court have a file of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick import lab
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.kinds import ACTION, TREASURE, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalAnswer, IllegalMove
from kingdom_cards import invented


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


class Restorer(Card):
    facts = Kind(3, ACTION, "+1 Action. Return a card of your hand to its pile.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        card = me.pick_one(ask.RETURN, me.hand)
        if card is not None:
            me.return_to_pile(card, me.hand)


class Strongbox(Card):
    facts = Kind(5, TREASURE, "3 coins. / When you gain this, gain a Copper.", coins=3, hears={on.GAIN: on.SELF})

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.gain("Copper")


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    with invented(("", [Restorer, Strongbox])):
        yield


def asked(lab):
    return [(question.player, question.purpose) for question in lab.asked]


# Bank, Bishop, City


def test_bank_found_by_a_venture_counts_both():
    lab = Lab(hand=["Copper", "Venture"], deck=["Estate", "Bank"])
    lab.play("Copper")
    lab.play("Venture")
    assert lab.me.coins == 1 + 1 + 3


def test_bank_played_twice_counts_the_same_cards_twice():
    lab = Lab(hand=["Tiara", "Bank", "Copper"])
    lab.play("Copper")
    lab.play("Tiara", "Bank")
    assert lab.me.coins == 1 + 3 + 3


def test_bank_counts_a_treasure_that_stayed_in_play():
    lab = Lab(["Astrolabe"], hand=["Bank"], in_play=["Astrolabe"])
    lab.play("Bank")
    assert lab.me.coins == 2


def test_bishop_goes_by_the_lowered_cost():
    lab = Lab(["Bishop", "Tournament"], hand=["Bishop", "Gold"], in_play=["Princess"], others=[{"hand": []}])
    lab.play("Bishop")
    assert lab.me.vp_tokens == 1 + 2


def test_bishop_three_times_stops_where_the_hand_is_empty():
    lab = Lab(hand=["King's Court", "Bishop", "Gold"], others=[{"hand": []}])
    lab.play("King's Court", "Bishop")
    assert lab.me.vp_tokens == 1 + 3 + 1 + 1
    assert lab.me.coins == 3


def test_city_does_not_count_a_pile_that_was_filled_again():
    lab = Lab(["City"], hand=["City", "Restorer", "Curse"], deck=["Copper", "Copper"], actions=2, supply={"Curse": 0})
    lab.play("Restorer", "Curse")
    lab.play("City")
    assert lab.supply["Curse"] == 1
    assert lab.me.hand == ["Copper"]


def test_city_played_three_times_looks_at_the_piles_each_time():
    lab = Lab(["City"], hand=["King's Court", "City"], deck=["Copper"] * 9, supply={"Curse": 0, "Duchy": 0})
    lab.play("King's Court", "City")
    assert (lab.me.hand, lab.me.actions, lab.me.buys, lab.me.coins) == (["Copper"] * 6, 6, 4, 3)


# Contraband, Grand Market: what may be bought


def test_contraband_names_the_top_of_a_split_pile_only():
    lab = Lab(["Contraband", "Wizards"], hand=["Contraband"], coins=2, supply={"Wizards": 13})
    lab.play("Contraband", "Student")
    with pytest.raises(IllegalMove):
        lab.buy("Student")
    lab = Lab(["Contraband", "Wizards"], hand=["Contraband"], coins=2, supply={"Wizards": 12})
    lab.play("Contraband", "Student")
    lab.buy("Conjurer")
    assert lab.me.discard == ["Conjurer"]


def test_contraband_does_not_stop_the_copy_of_a_talisman_nor_the_gain_of_a_ferryman():
    lab = Lab(["Contraband", "Ferryman", "Village"], ferryman="Smithy", hand=["Contraband"], coins=2)
    lab.play("Contraband", "Smithy")
    lab.buy("Ferryman")
    assert lab.me.discard == ["Ferryman", "Smithy"]


def test_contraband_played_twice_has_two_cards_named():
    lab = Lab(hand=["Tiara", "Contraband"], coins=2)
    lab.play("Tiara", "Contraband", "Province", "Gold")
    assert [(effect.source.name, effect.named) for effect in lab.game.view(-1).effects() if effect.named] == [
        ("Contraband", "Province"), ("Contraband", "Gold"),
    ]  # fmt: skip
    for name in ("Province", "Gold"):
        with pytest.raises(IllegalMove):
            lab.buy(name)
    lab.buy("Duchy", False)


def test_contraband_is_named_by_the_player_on_the_left():
    lab = Lab(hand=["Contraband"], others=[{}, {}, {}])
    lab.play("Contraband", "Copper")
    assert asked(lab) == [(1, "name")]


def test_contraband_leaves_others_alone():
    lab = Lab(["Contraband"], hand=["Contraband"], others=[{}])
    lab.play("Contraband", "Copper")
    copper = 1 << lab.game.find_pile("Copper").index
    assert [lab.game.affordable(player) & copper != 0 for player in lab.game.players] == [False, True]
    lab.end_turn()
    assert lab.game.view(0).effects() == []


def test_grand_market_and_contraband_are_one_answer_to_what_may_be_bought():
    lab = Lab(["Grand Market", "Contraband"], hand=["Copper", "Contraband"], coins=4)
    lab.play("Contraband", "Gold")
    lab.play("Copper")
    for name in ("Grand Market", "Gold"):
        with pytest.raises(IllegalMove):
            lab.buy(name)
    lab.buy("Province")


def test_grand_market_can_be_had_for_coffers_with_a_copper_in_hand_and_by_a_talisman_not_at_all():
    lab = Lab(["Grand Market"], hand=["Copper", "Talisman"], coffers=5)
    lab.play("Talisman")
    lab.spend_coffers(5)
    lab.buy("Grand Market")
    assert lab.me.discard == ["Grand Market"]  # it cost 6, too much for the Talisman


def test_grand_market_bought_with_a_copper_trashed_from_play_by_a_mint_first():
    lab = Lab(["Grand Market", "Mint"], hand=["Copper", "Gold", "Gold", "Gold"], buys=2, coins=1)
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Grand Market")
    lab.buy("Mint")
    lab.buy("Grand Market")
    assert lab.trash == ["Copper", "Gold", "Gold", "Gold"]


# Counting House


def test_counting_house_shows_only_the_coppers():
    lab = Lab(hand=["Counting House"], discard=["Province", "Copper", "Gold"])
    lab.play("Counting House", ["Copper"])
    assert lab.me.discard == ["Province", "Gold"]
    told = [entry for entry in lab.game.view(1).log() if entry["kind"] in ("reveal", "to-hand")]
    assert [entry["cards"] for entry in told] == [["Copper"]]


def test_counting_house_three_times_finds_what_is_left():
    lab = Lab(hand=["King's Court", "Counting House"], discard=["Copper", "Copper", "Copper"])
    lab.play("King's Court", "Counting House", ["Copper"], [], ["Copper", "Copper"])
    assert lab.me.hand == ["Copper"] * 3


# Expand, Forge


def test_expand_reads_the_cost_once_the_card_is_trashed():
    # With two Actions less in play nothing changes: it is no Buy phase, and a Peddler costs 8.
    lab = Lab(["Peddler", "Expand"], colonies=True, hand=["Expand", "Peddler"], in_play=["Village"])
    lab.play("Expand", "Colony")
    assert lab.me.discard == ["Colony"]


def test_forge_adds_up_lowered_costs():
    lab = Lab(["Forge", "Bridge"], hand=["Bridge", "Forge", "Gold", "Silver"], actions=2)
    lab.play("Bridge")
    lab.play("Forge", ["Gold", "Silver"])  # 5 and 2; a Province costs 7
    assert lab.me.discard == ["Province"]


def test_forge_with_a_cost_of_potions_alone_counts_nothing():
    lab = Lab(["Forge", "Vineyard", "Transmute"], hand=["Forge", "Transmute", "Vineyard"])
    lab.play("Forge", ["Transmute", "Vineyard"], "Copper")
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse"]


# Goons, Talisman, Hoard: what happens when one buys


def test_goons_give_vp_even_if_the_card_was_snatched_by_a_talisman():
    lab = Lab(["Goons", "Smithy"], in_play=["Goons", "Talisman"], coins=4, supply={"Smithy": 1})
    lab.buy("Smithy")
    assert lab.me.discard == ["Smithy"]
    assert lab.me.vp_tokens == 1


def test_goons_and_merchant_guild_need_no_order():
    lab = Lab(in_play=["Goons", "Merchant Guild", "Goons"], coins=3)
    lab.buy("Silver")
    assert lab.asked == []
    assert (lab.me.vp_tokens, lab.me.coffers) == (2, 1)


def test_goons_give_nothing_for_cards_that_a_horn_of_plenty_gains():
    lab = Lab(["Goons", "Horn of Plenty"], hand=["Horn of Plenty"], in_play=["Goons"])
    lab.play("Horn of Plenty", "Estate")
    assert lab.me.vp_tokens == 0


def test_talisman_takes_the_last_card_of_a_kind_off_a_split_pile():
    # The copy comes first; what lies on top then is another card, and that one was not bought.
    lab = Lab(["Talisman", "Wizards"], in_play=["Talisman"], coins=3, supply={"Wizards": 13})
    lab.buy("Student")
    assert lab.me.discard == ["Student"]
    assert lab.pile("Wizards")[0] == "Conjurer"


def test_talisman_copies_before_the_card_bought_is_gained():
    lab = Lab(["Talisman"], hand=["Watchtower"], in_play=["Talisman"], coins=3)
    lab.buy("Silver", "Watchtower", "Put it onto your deck", "Watchtower", "Trash it")
    assert lab.me.deck == ["Silver"]
    assert lab.trash == ["Silver"]


def test_talisman_copies_a_card_with_overpay_without_overpaying():
    lab = Lab(["Talisman", "Masterpiece"], in_play=["Talisman"], coins=5)
    lab.buy("Masterpiece", 2, "Talisman")
    assert lab.me.discard == ["Masterpiece", "Masterpiece", "Silver", "Silver"]


def test_talisman_stops_once_it_has_left_play():
    lab = Lab(["Talisman", "Mint"], in_play=["Talisman"], coins=8, buys=2)
    lab.buy("Mint")
    lab.buy("Silver")
    assert lab.me.discard == ["Mint", "Silver"]


def test_hoard_and_talisman_on_a_card_that_is_victory_and_action():
    lab = Lab(["Hoard", "Mill", "Talisman"], hand=["Hoard"], in_play=["Talisman"], coins=2)
    lab.play("Hoard")
    lab.buy("Mill")
    assert lab.me.discard == ["Mill", "Gold"]


def test_hoard_played_twice_gains_two_golds():
    lab = Lab(hand=["Tiara", "Hoard"])
    lab.play("Tiara", "Hoard")
    assert lab.me.coins == 4
    lab.buy("Estate", "Hoard", False, "Hoard", False, False)
    assert lab.me.discard == ["Estate", "Gold", "Gold"]


def test_hoard_gains_a_gold_for_a_victory_card_from_a_split_pile():
    lab = Lab(["Hoard", "Clashes"], hand=["Hoard"], coins=4, supply={"Clashes": 4})
    lab.play("Hoard")
    lab.buy("Territory")
    assert "Gold" in lab.me.discard


def test_hoard_with_royal_seal_puts_both_onto_the_deck():
    lab = Lab(hand=["Hoard", "Royal Seal"])
    lab.play("Royal Seal")
    lab.play("Hoard")
    lab.buy("Estate", "Hoard", True, True)
    assert lab.me.deck == ["Estate", "Gold"]
    assert lab.me.discard == []


# Loan, Venture, Crystal Ball


def test_loan_found_by_a_loan_is_trashed_without_being_played():
    lab = Lab(hand=["Loan"], deck=["Loan", "Gold"])
    lab.play("Loan", "Trash it")
    assert lab.trash == ["Loan"]
    assert lab.me.deck == ["Gold"]
    assert lab.me.coins == 1


def test_venture_plays_a_tiara_which_plays_from_the_hand():
    lab = Lab(hand=["Venture", "Gold"], deck=["Tiara", "Silver"])
    lab.play("Venture", "Gold")
    assert lab.me.coins == 1 + 6
    assert lab.me.deck == ["Silver"]


def test_venture_shuffles_in_what_an_earlier_card_discarded_but_not_what_it_has_turned_up():
    lab = Lab(hand=["Venture"], deck=["Estate", "Duchy"], discard=["Copper"])
    lab.play("Venture")
    assert lab.me.in_play == ["Venture", "Copper"]
    assert lab.me.discard == ["Estate", "Duchy"]


def test_crystal_ball_plays_an_attack_in_the_buy_phase_and_a_moat_answers():
    lab = Lab(hand=["Crystal Ball"], deck=["Militia"], others=[{"hand": ["Moat", "Copper", "Copper", "Copper"]}])
    lab.play("Crystal Ball", "Play it", "Moat")
    assert lab.me.coins == 1 + 2
    assert len(lab.other.hand) == 4


def test_crystal_ball_plays_a_kings_court_which_plays_from_the_hand():
    lab = Lab(hand=["Crystal Ball", "Monument"], deck=["King's Court"])
    lab.play("Crystal Ball", "Play it", "Monument")
    assert lab.me.coins == 1 + 6


def test_crystal_ball_played_twice_looks_again():
    lab = Lab(hand=["Tiara", "Crystal Ball"], deck=["Curse", "Gold", "Copper"])
    lab.play("Tiara", "Crystal Ball", "Trash it", "Play it")
    assert lab.trash == ["Curse"]
    assert lab.me.coins == 1 + 1 + 3
    assert lab.me.deck == ["Copper"]


def test_crystal_ball_with_no_card_left_only_makes_its_coin():
    lab = Lab(hand=["Crystal Ball"])
    lab.play("Crystal Ball")
    assert (lab.me.coins, lab.asked) == (1, [])


def test_crystal_ball_hides_what_is_put_back():
    lab = Lab(hand=["Crystal Ball"], deck=["Gold"])
    lab.play("Crystal Ball", "Put it back")
    assert not [entry for entry in lab.game.view(1).log() if "Gold" in entry.get("cards", [])]


# Mint


def test_mint_spares_treasures_that_are_durations():
    lab = Lab(["Mint", "Astrolabe"], hand=["Astrolabe", "Gold"], coins=1)
    lab.play("Astrolabe")
    lab.play("Gold")
    lab.buy("Mint")
    assert lab.trash == ["Gold"]
    assert lab.me.in_play == ["Astrolabe"]


def test_mint_given_by_a_jester_trashes_the_treasures_of_whoever_gains_it():
    lab = Lab(["Mint", "Jester"], hand=["Jester"], in_play=["Gold"], others=[{"deck": ["Mint"], "in_play": ["Copper"]}])
    lab.play("Jester", "They gain a copy")
    assert lab.trash == ["Copper"]
    assert lab.me.in_play == ["Gold", "Jester"]


def test_mint_gained_from_the_trash_trashes_treasures_too():
    lab = Lab(["Mint", "Lurker"], hand=["Lurker", "Lurker"], actions=2, in_play=["Silver"])
    lab.play("Lurker", 0, "Mint")
    lab.play("Lurker", 1)
    assert lab.me.discard == ["Mint"]
    assert lab.trash == ["Silver"]


def test_mint_three_times_may_show_the_same_treasure():
    lab = Lab(hand=["King's Court", "Mint", "Gold"])
    lab.play("King's Court", "Mint", "Gold", "Gold", [])
    assert lab.me.discard == ["Gold", "Gold"]


# Mountebank, Rabble


def test_mountebank_three_times_takes_a_curse_for_each():
    lab = Lab(hand=["King's Court", "Mountebank"], others=[{"hand": ["Curse", "Curse"]}])
    lab.play("King's Court", "Mountebank", "Curse", "Curse")
    assert lab.other.discard == ["Curse", "Curse", "Curse", "Copper"]


def test_mountebank_is_no_match_for_a_watchtower_that_is_a_bane():
    lab = Lab(["Young Witch"], bane="Watchtower", hand=["Young Witch"], others=[{"hand": ["Watchtower"]}])
    lab.play("Young Witch", "Watchtower")
    assert lab.other.discard == []


def test_rabble_lets_all_know_the_cards_but_not_their_order():
    lab = Lab(hand=["Rabble"], others=[{"deck": ["Estate", "Duchy", "Copper"]}])
    lab.play("Rabble", ["Duchy", "Estate"])
    assert lab.other.deck == ["Duchy", "Estate"]
    assert asked(lab) == [(1, "arrange")]  # their owner puts them back
    zone = lab.game.players[1].deck
    assert [zone.knows(0, i) for i in range(len(zone))] == [False, False]
    assert [zone.knows(1, i) for i in range(len(zone))] == [True, True]


# Peddler and Quarry


def test_peddler_counts_durations_that_stayed_in_play():
    lab = Lab(["Peddler"], in_play=["Caravan", "Wharf", "Village"], coins=2)
    lab.buy("Peddler")
    assert lab.me.coins == 0


def test_peddler_costs_8_for_a_swindler_in_the_action_phase():
    lab = Lab(["Peddler", "Swindler"], hand=["Swindler"], in_play=["Village"], others=[{"deck": ["Peddler"]}])
    lab.play("Swindler", "Province")
    assert sorted(lab.asked[-1].options) == ["Peddler", "Province"]


def test_peddler_costs_less_when_gained_in_the_buy_phase_by_an_anvil():
    lab = Lab(["Peddler", "Anvil"], hand=["Anvil", "Copper"], in_play=["Village"] * 2)
    lab.play("Anvil", "Copper", "Peddler")
    assert lab.me.discard == ["Copper", "Peddler"]


def test_peddler_shown_by_the_view_at_what_it_costs_now():
    lab = Lab(["Peddler"], in_play=["Village"])
    peddler = lab.game.find_pile("Peddler")
    assert lab.game.cost(peddler.top).coins == 8
    lab.to_buy_phase()
    assert lab.game.cost(lab.game.find_pile("Peddler").top).coins == 6
    assert lab.game.view(1).price_of(peddler.top) == 6


def test_peddler_is_dearer_again_when_an_action_has_left_play():
    lab = Lab(["Peddler", "Crystal Ball"], hand=["Crystal Ball"], deck=["Mining Village"], in_play=["Village"], coins=1)
    lab.play("Crystal Ball", "Play it", True)  # the Mining Village is trashed for 2 coins
    assert lab.me.coins == 1 + 1 + 2
    with pytest.raises(IllegalMove):
        lab.buy("Peddler")


def test_quarry_played_twice_makes_actions_4_cheaper():
    lab = Lab(["King's Court"], hand=["Tiara", "Quarry"], coins=1)
    lab.play("Tiara", "Quarry")
    lab.buy("King's Court", False)
    assert lab.me.coins == 0


def test_quarry_ends_with_the_turn():
    lab = Lab(hand=["Quarry"], others=[{"hand": ["Silver"]}])
    lab.play("Quarry")
    lab.end_turn()
    lab.play("Silver")
    with pytest.raises(IllegalMove):
        lab.buy("Smithy")


# Royal Seal, Tiara, Watchtower: who moves what was gained


def test_royal_seal_does_nothing_for_cards_that_the_possessor_gains():
    lab = Lab(["Possession", "Royal Seal"], hand=["Possession"], others=[{"hand": ["Royal Seal"]}], potions=True)
    lab.play("Possession")
    lab.end_turn()
    lab.play("Royal Seal")
    lab.buy("Estate")
    assert lab.asked == []
    assert lab.me.discard[-1:] == ["Estate"]
    assert lab.other.deck == []


def test_watchtower_is_shown_by_the_possessor_who_gains():
    lab = Lab(["Possession", "Watchtower"], hand=["Possession"], deck=["Watchtower"] + ["Estate"] * 4, potions=True,
              others=[{"hand": ["Watchtower", "Silver"]}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Silver")
    lab.buy("Copper", "Watchtower", "Put it onto your deck")
    assert asked(lab) == [(0, "react"), (0, "choose")]
    assert lab.me.deck == ["Copper"]


def test_the_mat_of_trade_route_stays_when_its_pile_leaves_the_game():
    lab = Lab(["Trade Route"], hand=["Trade Route", "Curse"])
    lab.gain("Estate")
    game = lab.game
    game.remove_pile(game.find_pile("Trade Route"))
    game.check()
    lab.gain("Duchy")
    lab.play("Trade Route")
    assert lab.me.coins == 2


def test_two_royal_seals_ask_once_for_a_card():
    lab = Lab(in_play=["Royal Seal", "Royal Seal"], coins=6, buys=2)
    lab.buy("Silver", False)
    assert lab.me.discard == ["Silver"]
    lab.buy("Silver", True)
    assert lab.me.deck == ["Silver"], "and again for the next"


def test_tiaras_ask_once_for_a_card_however_often_they_were_played():
    lab = Lab(hand=["Tiara", "Tiara"], coins=6)
    lab.play("Tiara", "Tiara", policy=None)
    lab.buy("Silver", False)
    assert lab.me.discard == ["Silver"]
    lab.buy("Silver", True)
    assert lab.me.deck == ["Silver"]


def test_royal_seal_does_not_ask_for_a_card_that_comes_onto_the_deck():
    lab = Lab(["Bureaucrat"], hand=["Bureaucrat"], in_play=["Royal Seal"], others=[{"hand": []}])
    lab.play("Bureaucrat")
    assert lab.asked == []
    assert lab.me.deck == ["Silver"]


def test_tiara_and_royal_seal_and_watchtower_the_first_to_move_wins():
    lab = Lab(hand=["Tiara", "Watchtower"], in_play=["Royal Seal"], coins=3)
    lab.play("Tiara")
    lab.buy("Silver", "Watchtower", "Trash it")
    assert lab.trash == ["Silver"]
    assert lab.me.deck == []


def test_watchtower_cannot_move_a_card_on_the_deck_once_another_covers_it():
    # The Strongbox comes onto the deck; its Copper, put onto the deck as well, covers it.
    lab = Lab(["Taxman", "Strongbox"], hand=["Taxman", "Silver", "Watchtower"], others=[{"hand": []}])
    lab.play("Taxman", "Silver", "Strongbox", "Strongbox", "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Copper", "Strongbox"]
    assert lab.trash == ["Silver"]
    lab = Lab(["Taxman", "Strongbox"], hand=["Taxman", "Silver", "Watchtower"], others=[{"hand": []}])
    lab.play("Taxman", "Silver", "Strongbox", "Strongbox", "Watchtower", "Trash it", "Watchtower", "Trash it")
    assert lab.trash == ["Silver", "Copper", "Strongbox"]


def test_watchtower_moves_a_card_in_the_discard_pile_though_another_covers_it():
    lab = Lab(["Ferryman"], ferryman="Smithy", hand=["Watchtower"], coins=5)
    lab.buy("Ferryman", "Ferryman", [], "Watchtower", "Trash it")
    assert lab.me.discard == ["Smithy"]
    assert lab.trash == ["Ferryman"]


def test_watchtower_answers_a_gain_into_the_hand():
    lab = Lab(["Artisan"], hand=["Artisan", "Watchtower", "Copper"])
    lab.play("Artisan", "Duchy", "Watchtower", "Put it onto your deck", "Copper")
    assert lab.me.deck == ["Copper", "Duchy"]
    assert lab.me.hand == ["Watchtower"]


def test_watchtower_answers_the_gain_of_a_reward():
    lab = Lab(["Joust"], hand=["Joust", "Province", "Watchtower"])
    lab.play("Joust", "Province", "Courser", "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Courser"]


def test_watchtower_answers_what_a_thief_gains_from_the_trash():
    lab = Lab(["Thief"], hand=["Thief", "Watchtower"], others=[{"deck": ["Gold", "Estate"]}])
    lab.play("Thief", ["Gold"], "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Gold"]
    assert lab.trash == []


def test_watchtower_is_not_asked_for_cards_that_are_passed_or_taken_in_hand():
    lab = Lab(["Masquerade"], hand=["Masquerade", "Watchtower", "Copper"], deck=["Estate"] * 2,
              others=[{"hand": ["Curse"]}])  # fmt: skip
    lab.play("Masquerade", "Copper", [])
    assert "react" not in [purpose for _, purpose in asked(lab)]
    assert lab.me.hand == ["Watchtower", "Estate", "Estate", "Curse"]


def test_watchtower_that_trashes_an_infirmary_keeps_it_from_being_played():
    lab = Lab(["Infirmary"], hand=["Watchtower"], coins=5)
    lab.buy("Infirmary", 2, "Watchtower", "Trash it")
    assert lab.trash == ["Infirmary"]
    assert lab.me.in_play == []


def test_watchtower_against_a_swindler_trashes_what_was_given():
    lab = Lab(["Swindler"], hand=["Swindler"], others=[{"hand": ["Watchtower"], "deck": ["Copper"]}])
    lab.play("Swindler", "Curse", "Watchtower", "Trash it")
    assert lab.trash == ["Copper", "Curse"]


def test_watchtower_and_horn_of_plenty_part_ways_over_a_victory_card():
    lab = Lab(["Horn of Plenty"], hand=["Horn of Plenty", "Watchtower"], in_play=["Copper"])
    lab.play("Horn of Plenty", "Estate", "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Estate"]
    assert lab.trash == ["Horn of Plenty"]


def test_watchtower_twice_in_hand_is_asked_again():
    lab = Lab(hand=["Watchtower", "Watchtower"], coins=3)
    lab.buy("Silver", "Watchtower", "Trash it")
    assert lab.trash == ["Silver"]
    assert asked(lab) == [(0, "react"), (0, "choose")]


def test_watchtower_draws_up_to_six_though_a_draw_is_smaller():
    lab = Lab(hand=["Watchtower"], deck=["Copper"] * 4, discard=["Gold"] * 2)
    lab.play("Watchtower")
    assert len(lab.me.hand) == 6


def test_tiara_puts_nothing_onto_the_deck_that_is_there_already():
    lab = Lab(["Tiara", "Taxman"], hand=["Tiara", "Crystal Ball", "Copper"], deck=["Taxman"], others=[{"hand": []}])
    lab.play("Tiara", [])
    lab.play("Crystal Ball", "Play it", "Copper", "Silver")
    assert lab.me.deck == ["Silver"]
    assert asked(lab)[-1] == (0, "gain")


def test_tiara_lasts_to_the_end_of_the_turn_and_no_longer():
    lab = Lab(hand=["Tiara"], others=[{"hand": ["Silver"]}])
    lab.play("Tiara")
    lab.end_turn()
    lab.play("Silver")
    lab.buy("Estate")
    assert lab.asked == []


def test_tiara_stays_in_play_with_a_treasure_that_is_a_duration():
    lab = Lab(["Astrolabe", "Tiara"], hand=["Tiara", "Astrolabe"])
    lab.play("Tiara", "Astrolabe")
    assert (lab.me.coins, lab.me.buys) == (2, 4)
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Astrolabe", "Tiara"]
    lab.end_turn()
    assert (lab.me.coins, lab.me.buys) == (2, 3)
    lab.end_turn()
    assert lab.me.in_play == []


def test_tiara_on_tiara_on_a_duration_keeps_only_the_inner_one():
    lab = Lab(["Astrolabe", "Tiara"], hand=["Tiara", "Tiara", "Astrolabe"])
    lab.play("Tiara", "Tiara", "Astrolabe")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Astrolabe", "Tiara"]


# Trade Route


def test_trade_route_tokens_lie_on_the_victory_piles():
    lab = Lab(["Trade Route", "Harem", "Clashes", "Odysseys", "Gardens"], colonies=True)
    with_token = [pile.name for pile in lab.game.piles if lab.tokens(pile.name)]
    assert sorted(with_token) == ["Colony", "Duchy", "Estate", "Gardens", "Harem", "Province"]
    assert lab.tokens("Colony") == [("Trade Route", 1)]


def test_trade_route_keeps_the_token_of_a_pile_that_is_full_again():
    lab = Lab(["Trade Route"], hand=["Restorer", "Estate", "Trade Route", "Curse"], actions=2)
    lab.gain("Estate")
    assert lab.tokens("Trade Route") == [("Trade Route", 1)]
    lab.play("Restorer", "Estate")
    lab.play("Trade Route")
    assert lab.me.coins == 1
    assert lab.tokens("Estate") == []


def test_trade_route_moves_its_token_before_anybody_is_asked():
    lab = Lab(["Trade Route"], hand=["Watchtower"], coins=2)
    lab.buy("Estate", "Watchtower", "Trash it")
    assert asked(lab) == [(0, "react"), (0, "choose")]
    assert lab.tokens("Trade Route") == [("Trade Route", 1)]


def test_trade_route_has_no_token_for_a_victory_card_of_an_action_pile():
    lab = Lab(["Trade Route", "Clashes"], hand=["Trade Route", "Curse"], supply={"Clashes": 4})
    lab.gain("Territory")
    lab.play("Trade Route")
    assert lab.me.coins == 0


def test_trade_route_counts_for_whoever_plays_it():
    lab = Lab(["Trade Route"], others=[{"hand": ["Trade Route", "Curse"]}])
    lab.gain("Duchy")
    lab.gain("Estate", seat=1)
    lab.end_turn()
    lab.play("Trade Route")
    assert lab.other.coins == 2


def test_trade_route_that_nobody_uses_costs_a_fork_nothing():
    lab = Lab(["Trade Route"], coins=2)
    before = lab.game.copy()
    lab.buy("Estate")
    assert before.find_pile("Estate").tokens == {"Trade Route": 1}
    assert before.find_pile("Trade Route").tokens == {}


# Vault, Clerk


def test_vault_discards_what_it_has_drawn_and_others_answer_in_turn_order():
    others = [{"hand": ["Estate"] * 3, "deck": ["Gold"]}, {"hand": []}]
    lab = Lab(hand=["Vault"], deck=["Copper", "Curse"], others=others)
    lab.play("Vault", ["Copper", "Curse"], ["Estate", "Estate"])
    assert lab.me.coins == 2
    assert lab.other.hand == ["Estate", "Gold"]


def test_vault_is_no_attack():
    lab = Lab(hand=["Vault"], others=[{"hand": ["Moat", "Copper"]}])
    lab.play("Vault", [])
    assert asked(lab) == [(1, "discard")]


def test_clerk_just_drawn_at_the_start_of_the_turn_can_be_played():
    lab = Lab(["Clerk", "Wharf"], hand=["Wharf"], deck=["Copper"] * 7 + ["Clerk", "Estate"], others=[{"hand": []}])
    lab.play("Wharf")
    lab.end_turn()
    assert "Clerk" not in lab.me.hand
    lab.end_turn("Clerk")
    assert lab.me.coins == 2
    assert "Clerk" in lab.me.in_play


def test_clerk_may_come_before_what_else_happens_at_the_start_of_the_turn():
    deck = ["Copper"] * 2 + ["Clerk"] + ["Copper"] * 6
    lab = Lab(["Clerk", "Wharf"], hand=["Wharf"], deck=deck, others=[{"hand": []}])
    lab.play("Wharf")
    lab.end_turn()
    lab.end_turn("Clerk")
    assert sorted(lab.asked[0].options) == ["Clerk", "Wharf"]
    assert lab.me.coins == 2


def test_clerk_at_the_start_of_a_turn_is_an_attack_that_a_moat_answers():
    hand = ["Moat", "Copper", "Copper", "Copper", "Copper"]
    lab = Lab(deck=hand, others=[{"hand": ["Clerk"]}])
    lab.end_turn("Clerk", "Moat")
    assert lab.me.hand == hand
    assert lab.other.coins == 2


def test_clerk_played_so_leaves_the_action_of_the_turn():
    lab = Lab(others=[{"hand": ["Clerk", "Monument"]}])
    lab.end_turn("Clerk")
    lab.play("Monument")
    assert (lab.other.coins, lab.other.actions) == (4, 0)


def test_clerk_counts_among_the_three_cards_of_a_voyage():
    lab = Lab(["Odysseys", "Clerk"], hand=["Voyage"], deck=["Clerk", "Copper", "Copper", "Copper", "Copper"],
              others=[{"hand": []}])  # fmt: skip
    lab.play("Voyage")
    lab.end_turn("Clerk")
    lab.play("Copper")
    lab.play("Copper")
    with pytest.raises(IllegalMove):
        lab.play("Copper")
    assert lab.me.coins == 2 + 2


def test_clerk_that_a_warlord_forbids_is_not_offered():
    lab = Lab(["Clashes", "Clerk"], hand=["Warlord"], deck=["Copper"] * 4,
              others=[{"hand": ["Clerk", "Clerk", "Clerk"]}])  # fmt: skip
    lab.play("Warlord")
    lab.end_turn("Clerk", "Clerk")
    assert lab.other.in_play == ["Clerk", "Clerk"]
    assert lab.other.hand == ["Clerk"]


def test_clerk_puts_a_card_on_the_deck_unseen():
    lab = Lab(hand=["Clerk"], others=[{"hand": ["Gold", "Copper", "Copper", "Copper", "Estate"]}])
    lab.play("Clerk", "Gold")
    assert not [entry for entry in lab.game.view(0).log() if "Gold" in entry.get("cards", [])]


# Collection, Investment, War Chest, Anvil, Magnate


def test_collection_sees_an_action_that_is_trashed_at_once():
    lab = Lab(hand=["Collection", "Watchtower"], coins=1)
    lab.play("Collection")
    lab.buy("Village", "Watchtower", "Trash it")
    assert lab.me.vp_tokens == 1


def test_collection_does_not_see_what_others_gain():
    lab = Lab(hand=["Collection"])
    lab.play("Collection")
    lab.gain("Village", seat=1)
    assert (lab.me.vp_tokens, lab.other.vp_tokens) == (0, 0)


def test_collection_played_twice_counts_twice():
    lab = Lab(hand=["Tiara", "Collection"])
    lab.play("Tiara", "Collection")
    lab.buy("Village", False)
    assert lab.me.vp_tokens == 2


def test_investment_as_the_last_card_of_the_hand_trashed_shows_an_empty_hand():
    lab = Lab(hand=["Investment", "Copper"])
    lab.play("Investment", "Trash this for VP")
    assert lab.me.vp_tokens == 0
    assert lab.trash == ["Copper", "Investment"]


def test_investment_counts_treasures_by_their_names():
    lab = Lab(["Harem", "Investment"], hand=["Investment", "Curse", "Harem", "Harem", "Gold", "Estate"])
    lab.play("Investment", "Curse", "Trash this for VP")
    assert lab.me.vp_tokens == 2


def test_war_chest_played_twice_has_two_cards_named():
    lab = Lab(hand=["Tiara", "War Chest"])
    lab.play("Tiara", "War Chest", "Duchy", "Market", False, "Market", "Silver", False)
    assert lab.me.discard == ["Market", "Silver"]
    assert "Duchy" not in lab.asked[-2].options
    assert "Market" not in lab.asked[-2].options


def test_war_chest_names_one_card_of_a_split_pile_and_another_lies_on_top():
    lab = Lab(["War Chest", "Townsfolk"], hand=["War Chest"], supply={"Townsfolk": 4})
    lab.play("War Chest", "Town Crier", "Elder")
    assert lab.me.discard == ["Elder"]
    lab = Lab(["War Chest", "Townsfolk"], hand=["War Chest"], supply={"Townsfolk": 4}, others=[{}, {}])
    lab.play("War Chest", "Elder", "Duchy")
    assert "Elder" not in lab.asked[-1].options
    assert asked(lab) == [(1, "name"), (0, "gain")]  # by the player on the left


def test_war_chest_reaches_what_a_quarry_makes_cheaper():
    lab = Lab(["War Chest", "King's Court"], hand=["Quarry", "War Chest"])
    lab.play("Quarry")
    lab.play("War Chest", "Gold", "King's Court")
    assert lab.me.discard == ["King's Court"]


def test_war_chest_does_not_reach_potions():
    lab = Lab(["War Chest", "Alchemist"], hand=["War Chest"])
    with pytest.raises(IllegalAnswer):
        lab.play("War Chest", "Gold", "Alchemist")
    lab.play("War Chest", "Gold", "Duchy")


def test_anvil_discards_a_treasure_and_the_discard_is_one():
    lab = Lab(hand=["Anvil", "Gold", "Copper"])
    lab.play("Anvil", "Gold", "Silver")
    assert lab.me.discard == ["Gold", "Silver"]
    assert sorted(lab.asked[0].options) == ["Copper", "Gold"]


def test_magnate_three_times_draws_for_what_it_drew():
    lab = Lab(hand=["King's Court", "Magnate", "Copper"], deck=["Silver"] + ["Gold"] * 6)
    lab.play("King's Court", "Magnate")
    assert len(lab.me.hand) == 8


def test_monument_points_count_at_the_end():
    lab = Lab(hand=["Monument"], supply={"Province": 1}, coins=6)
    lab.play("Monument")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert lab.me.vp == 7
    assert lab.winners == [0]


# As the first edition words them


def test_hoard_1e_works_when_buying_and_only_while_it_is_in_play():
    lab = Lab(["Hoard (1E)", "Mint"], hand=["Hoard (1E)"], coins=9, buys=3)
    lab.play("Hoard (1E)")
    lab.buy("Estate")
    assert lab.me.discard == ["Gold", "Estate"]
    lab.buy("Mint")
    lab.buy("Estate")
    assert lab.me.discard == ["Gold", "Estate", "Mint", "Estate"]
    assert lab.trash == ["Hoard (1E)"]


def test_hoard_1e_played_twice_is_one_card_in_play():
    lab = Lab(["Hoard (1E)"], hand=["Tiara", "Hoard (1E)"])
    lab.play("Tiara", "Hoard (1E)")
    lab.buy("Estate", False, False)
    assert lab.me.discard == ["Gold", "Estate"]


def test_mint_1e_trashes_all_treasures_when_it_is_bought_and_none_when_it_is_gained():
    lab = Lab(["Mint (1E)", "Astrolabe"], hand=["Astrolabe", "Gold"], coins=1)
    lab.play("Astrolabe")
    lab.play("Gold")
    lab.gain("Mint (1E)")
    assert lab.trash == []
    lab.buy("Mint (1E)")
    assert lab.trash == ["Astrolabe", "Gold"]


def test_mint_1e_removes_a_royal_seal_before_that_can_move_it():
    lab = Lab(["Mint (1E)"], in_play=["Royal Seal"], coins=5)
    lab.buy("Mint (1E)")
    assert lab.asked == []
    assert lab.me.discard == ["Mint (1E)"]


def test_quarry_1e_works_only_while_it_is_in_play_and_once_for_each_card():
    lab = Lab(["Quarry (1E)", "Mint"], hand=["Tiara", "Quarry (1E)"], coins=4, buys=2)
    lab.play("Tiara", "Quarry (1E)")  # 2 coins, and Actions cost 2 less
    lab.buy("Mint", "Mint", False)
    assert lab.me.coins == 3
    with pytest.raises(IllegalMove):
        lab.buy("Smithy")
    lab.buy("Silver", False)


def test_quarry_1e_and_quarry_cannot_be_in_one_kingdom():
    with pytest.raises(lab.IllegalSetup, match="two wordings of one card"):
        Lab(["Quarry (1E)", "Quarry"])

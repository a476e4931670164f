"""Hinterlands where it hurts: gains that are exchanged, replaced and answered, in every order."""

import pytest

from bailiwick.lab import IllegalAnswer, Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Trader exchanges what was gained: its effects happen all the same


@pytest.mark.parametrize("first", ["Trader", "Border Village"])
def test_trader_exchanges_border_village_which_gives_its_card_all_the_same(first):
    lab = Lab(["Trader", "Border Village"], hand=["Trader"])
    answers = ["Trader", "Market", None] if first == "Trader" else ["Border Village", "Market", None, "Trader"]
    lab.gain("Border Village", *answers)
    assert lab.me.discard == ["Silver", "Market"]
    assert lab.supply["Border Village"] == 10


def test_trader_exchanges_the_card_that_border_village_gives_too():
    lab = Lab(["Trader", "Border Village"], hand=["Trader"])
    lab.gain("Border Village", "Border Village", "Market", "Trader", "Trader")
    assert lab.me.discard == ["Silver", "Silver"]
    assert lab.supply["Silver"] == 38


def test_trader_exchanges_cache_and_its_coppers_one_by_one():
    lab = Lab(["Trader", "Cache"], hand=["Trader"])
    lab.gain("Cache", "Trader", "Trader", None)
    assert lab.me.discard == ["Silver", "Silver", "Copper"]
    assert lab.supply["Cache"] == 10


def test_trader_exchanges_ill_gotten_gains_and_the_curses_still_fly():
    lab = Lab(["Trader", "Ill-Gotten Gains"], hand=["Trader"], others=[{"hand": ["Trader"]}, {}])
    lab.gain("Ill-Gotten Gains", "Trader", "Trader")
    assert asked(lab) == [(0, "first"), (1, "react")]
    assert lab.me.discard == ["Silver"]
    assert lab.other.discard == ["Silver"]
    assert lab.players[2].discard == ["Curse"]


def test_trader_exchanges_farmland_after_or_before_it_has_remodelled():
    for answers in (["Trader", "Silver", "Duchy"], ["Farmland", "Silver", "Duchy", None, "Trader"]):
        lab = Lab(["Trader", "Farmland"], hand=["Trader", "Silver"], supply={"Market": 0})
        lab.gain("Farmland", *answers, *([None] if answers[0] == "Trader" else []))
        assert sorted(lab.me.discard) == ["Duchy", "Silver"]
        assert lab.trash == ["Silver"]


def test_trader_trashed_by_the_farmland_it_wanted_to_exchange_is_too_late():
    lab = Lab(["Trader", "Farmland", "Artisan"], hand=["Trader"])
    lab.gain("Farmland", "Farmland", "Gold")
    assert lab.trash == ["Trader"]
    assert lab.me.discard == ["Farmland", "Gold"]


def test_trader_exchanges_a_province_and_fools_gold_answers_it_all_the_same():
    lab = Lab(["Trader", "Fool's Gold"], hand=["Trader"], others=[{"hand": ["Fool's Gold"]}])
    lab.gain("Province", "Trader", "Fool's Gold")
    assert lab.me.discard == ["Silver"]
    assert lab.other.deck == ["Gold"]
    assert lab.supply["Province"] == 8


def test_trader_exchanges_what_haggler_saw_bought_and_its_silver_is_no_gain():
    lab = Lab(["Trader", "Haggler"], hand=["Haggler", "Trader", "Gold", "Copper"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Gold", "Trader", "Market", None)
    assert lab.me.discard == ["Silver", "Market"]


def test_trader_exchanges_a_berserker_that_is_then_not_played():
    lab = Lab(["Trader", "Berserker"], hand=["Festival", "Trader", "Gold"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", "Trader")
    assert len(lab.other.hand) == 5
    assert lab.me.discard == ["Silver"]


def test_trader_cannot_exchange_a_berserker_that_plays_itself_first():
    lab = Lab(["Trader", "Berserker"], hand=["Festival", "Trader", "Gold"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker", "Berserker", "Estate", None)
    assert asked(lab) == [(0, "first"), (0, "gain"), (0, "react")]
    assert len(lab.other.hand) == 3
    assert lab.me.discard == ["Estate"]


def test_trader_exchanges_a_nomad_camp_from_the_deck_for_a_silver_in_the_discard_pile():
    lab = Lab(["Trader", "Nomad Camp"], hand=["Trader"], deck=["Copper"])
    lab.gain("Nomad Camp", "Trader")
    assert lab.me.deck == ["Copper"]
    assert lab.me.discard == ["Silver"]


def test_trader_exchanges_a_silver_gained_onto_the_deck():
    lab = Lab(["Trader", "Bureaucrat"], hand=["Bureaucrat", "Trader"], deck=["Copper"])
    lab.play("Bureaucrat", "Trader")
    assert lab.me.deck == ["Copper"]
    assert lab.me.discard == ["Silver"]


def test_trader_is_not_asked_about_silvers_that_go_where_its_own_would():
    lab = Lab(["Trader"], hand=["Trader", "Trader", "Gold"])
    lab.play("Trader", "Gold")
    assert asked(lab) == [(0, "trash")]
    assert lab.me.discard == ["Silver"] * 6


def test_trader_exchanges_a_prize_which_goes_back_beside_the_supply():
    lab = Lab(["Trader", "Tournament"], hand=["Tournament", "Province", "Trader"], deck=["Copper", "Estate"])
    lab.play("Tournament", True, "Diadem", "Trader")
    assert lab.me.discard == ["Province", "Silver"]
    assert lab.pile("Diadem") == ["Diadem"]


def test_trader_exchanges_a_card_of_a_split_pile_back_onto_its_top():
    lab = Lab(["Trader", "Wizards"], hand=["Trader"], ally="City-state")
    lab.gain("Student", "Trader")
    assert lab.supply["Wizards"] == 16
    assert lab.me.discard == ["Silver"]


def test_trader_exchanges_a_card_gained_from_the_trash_into_its_pile():
    lab = Lab(["Trader", "Noble Brigand"], hand=["Noble Brigand", "Trader"], others=[{"deck": ["Gold", "Estate"]}])
    gold = lab.supply["Gold"]
    lab.play("Noble Brigand", "Trader")
    assert lab.me.discard == ["Silver"]
    assert lab.trash == []
    assert lab.supply["Gold"] == gold + 1


def test_trader_answers_in_the_turn_of_another():
    lab = Lab(["Trader"], hand=["Witch"], others=[{"hand": ["Trader"]}, {"hand": ["Trader"]}])
    lab.play("Witch", "Trader", None)
    assert lab.other.discard == ["Silver"]
    assert lab.players[2].discard == ["Curse"]
    assert lab.supply["Curse"] == 19


def test_trader_with_one_silver_left_serves_who_comes_first():
    lab = Lab(["Trader"], hand=["Witch"], others=[{"hand": ["Trader"]}, {"hand": ["Trader"]}], supply={"Silver": 1})
    lab.play("Witch", "Trader")
    assert lab.other.discard == ["Silver"]
    assert lab.players[2].discard == ["Curse"]


def test_trader_and_a_soothsayers_curse_that_was_gained_all_the_same():
    lab = Lab(["Trader", "Soothsayer"], hand=["Soothsayer"], others=[{"hand": ["Trader"], "deck": ["Gold"]}])
    lab.play("Soothsayer", "Trader")
    assert lab.other.discard == ["Silver"]
    assert lab.other.hand == ["Trader", "Gold"]  # the exchange does not undo the gain


# Trader of the first edition: nothing was gained


def test_trader_1e_against_a_soothsayer_gains_no_curse_and_draws_no_card():
    lab = Lab(["Trader (1E)", "Soothsayer"], hand=["Soothsayer"], others=[{"hand": ["Trader (1E)"], "deck": ["Gold"]}])
    lab.play("Soothsayer", "Trader (1E)")
    assert lab.other.discard == ["Silver"]
    assert lab.other.hand == ["Trader (1E)"]


@pytest.mark.parametrize("name", ["Border Village", "Cache", "Ill-Gotten Gains", "Inn", "Mandarin", "Embassy", "Souk"])
def test_trader_1e_gains_a_silver_and_nothing_follows_from_the_other_card(name):
    lab = Lab(["Trader (1E)", name], hand=["Trader (1E)"], others=[{}])
    lab.gain(name, "Trader (1E)")
    assert lab.me.discard == ["Silver"]
    assert lab.other.discard == []
    assert lab.supply[name] == 10
    assert len(lab.asked) == 1


def test_trader_1e_replaces_each_copper_of_a_cache():
    lab = Lab(["Trader (1E)", "Cache"], hand=["Trader (1E)"])
    lab.gain("Cache", None, "Trader (1E)", "Trader (1E)")
    assert lab.me.discard == ["Cache", "Silver", "Silver"]


def test_trader_1e_keeps_what_farmland_1e_did_when_it_was_bought():
    lab = Lab(["Trader (1E)", "Farmland (1E)"], hand=["Trader (1E)", "Estate", "Gold", "Gold"])
    lab.play_treasures()
    lab.buy("Farmland (1E)", "Estate", "Smithy", None, "Trader (1E)")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Smithy", "Silver"]


def test_trader_1e_bought_card_still_has_its_haggler_of_the_first_edition_but_not_of_the_second():
    for haggler, gained in (("Haggler (1E)", ["Market", "Silver"]), ("Haggler", ["Silver"])):
        lab = Lab(["Trader (1E)", haggler], hand=[haggler, "Trader (1E)", "Gold", "Copper"])
        lab.play(haggler)
        lab.play_treasures()
        answers = ["Market", None] if haggler == "Haggler (1E)" else []
        lab.buy("Gold", *answers, "Trader (1E)")
        assert lab.me.discard == gained


def test_trader_1e_and_a_province_that_fools_gold_never_sees():
    lab = Lab(["Trader (1E)", "Fool's Gold"], hand=["Trader (1E)"], others=[{"hand": ["Fool's Gold"]}])
    lab.gain("Province", "Trader (1E)")
    assert len(lab.asked) == 1
    assert lab.other.hand == ["Fool's Gold"]


def test_trader_1e_replaces_a_nomad_camp_by_a_silver_in_the_discard_pile():
    lab = Lab(["Trader (1E)", "Nomad Camp"], hand=["Trader (1E)"])
    lab.gain("Nomad Camp", "Trader (1E)")
    assert lab.me.discard == ["Silver"]
    assert lab.me.deck == []


def test_trader_1e_replaces_a_card_from_the_trash_which_stays_there():
    brigand = {"hand": ["Noble Brigand", "Trader (1E)"], "others": [{"deck": ["Gold", "Estate"]}]}
    lab = Lab(["Trader (1E)", "Noble Brigand"], **brigand)
    lab.play("Noble Brigand", "Trader (1E)")
    assert lab.me.discard == ["Silver"]
    assert lab.trash == ["Gold"]


def test_trader_1e_twice_in_hand_is_asked_once_for_one_gain():
    lab = Lab(["Trader (1E)"], hand=["Trader (1E)"] * 2)
    lab.gain("Curse", "Trader (1E)")
    assert len(lab.asked) == 1


# Watchtower


def test_watchtower_puts_the_silver_of_trader_1e_onto_the_deck():
    lab = Lab(["Trader (1E)", "Watchtower"], hand=["Trader (1E)", "Watchtower"])
    lab.gain("Curse", "Trader (1E)", "Watchtower", "Put it onto your deck")
    assert lab.me.deck == ["Silver"]
    assert lab.me.discard == []


def test_watchtower_first_leaves_trader_nothing_to_exchange():
    lab = Lab(["Trader", "Watchtower"], hand=["Trader", "Watchtower"])
    lab.gain("Curse", "Watchtower", "Trash it")
    assert len(lab.asked) == 2
    assert lab.trash == ["Curse"]
    assert lab.me.discard == []


def test_trader_first_leaves_watchtower_nothing_and_its_silver_is_no_gain():
    lab = Lab(["Trader", "Watchtower"], hand=["Trader", "Watchtower"])
    lab.gain("Curse", "Trader")
    assert len(lab.asked) == 1
    assert lab.me.discard == ["Silver"]


def test_watchtower_trashes_nomads_for_four_coins_in_all():
    lab = Lab(["Nomads", "Watchtower"], hand=["Watchtower"])
    lab.gain("Nomads", "Watchtower", "Trash it")
    assert lab.me.coins == 4
    assert lab.trash == ["Nomads"]


def test_watchtower_trashes_a_gained_trail_which_comes_back_into_play():
    lab = Lab(["Trail", "Watchtower"], hand=["Watchtower"], deck=["Gold"])
    lab.gain("Trail", "Watchtower", "Trash it", "Trail")
    assert lab.trash == []
    assert lab.me.in_play == ["Trail"]
    assert lab.me.hand == ["Watchtower", "Gold"]
    assert len(lab.me.hand + lab.me.in_play) == 3


def test_watchtower_on_an_inn_that_is_then_shuffled_into_the_deck_anyhow():
    lab = Lab(["Inn", "Watchtower"], hand=["Watchtower"], deck=["Copper"] * 4, discard=["Smithy"])
    lab.gain("Inn", "Watchtower", "Put it onto your deck", ["Smithy"])
    assert lab.asked[-1].options == ["Smithy"]  # the Inn is no longer in the discard pile
    assert sorted(lab.me.deck) == ["Copper"] * 4 + ["Inn", "Smithy"]


def test_watchtower_loses_an_inn_that_was_shuffled_into_the_deck_first():
    lab = Lab(["Inn", "Watchtower"], hand=["Watchtower"], deck=["Copper"] * 4)
    lab.gain("Inn", "Inn", ["Inn"])
    assert asked(lab) == [(0, "first"), (0, "shuffle")]
    assert sorted(lab.me.deck) == ["Copper"] * 4 + ["Inn"]


# Border Village, Haggler, Farmland and others in chains


@pytest.mark.parametrize("order", [["Haggler", "Silver", "Market"], ["Border Village", "Market", "Silver"]])
def test_haggler_and_border_village_both_give_a_card_in_any_order(order):
    lab = Lab(["Haggler", "Border Village"], hand=["Haggler", "Gold", "Copper"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Border Village", *order)
    assert lab.me.discard == ["Border Village", *order[1:]]


def test_haggler_is_not_asked_for_the_card_that_border_village_gave():
    lab = Lab(["Haggler", "Border Village"], hand=["Haggler", "Gold", "Copper"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Border Village", "Border Village", "Duchy", "Silver")
    assert [q.card for q in lab.asked[1:]] == ["Border Village", "Haggler"]


def test_farmland_makes_a_border_village_which_makes_a_duchy():
    lab = Lab(["Farmland", "Border Village", "Artisan"], hand=["Smithy"])
    lab.gain("Farmland", "Border Village", "Duchy")
    assert lab.me.discard == ["Farmland", "Border Village", "Duchy"]


def test_farmland_gained_in_the_turn_of_another_works():
    lab = Lab(["Farmland", "Artisan", "Swindler"], hand=["Swindler"], others=[{"hand": ["Estate"], "deck": ["Gold"]}])
    lab.play("Swindler", "Farmland")
    assert lab.trash == ["Gold", "Estate"]
    assert lab.other.discard == ["Farmland", "Smithy"]


def test_farmland_trashing_a_trail_plays_it_and_gains_all_the_same():
    lab = Lab(["Farmland", "Trail", "Artisan"], hand=["Trail"], deck=["Estate"])
    lab.gain("Farmland", "Trail", "Gold")
    assert lab.me.in_play == ["Trail"]
    assert lab.me.discard == ["Farmland", "Gold"]
    assert lab.trash == []


def test_haggler_with_stonemason_gains_after_what_was_overpaid():
    lab = Lab(["Haggler", "Stonemason"], hand=["Haggler", "Gold"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Stonemason", 3, "Village", "Workshop", "Copper")
    assert lab.me.discard == ["Village", "Workshop", "Stonemason", "Copper"]


def test_haggler_counts_the_price_of_now():
    lab = Lab(["Haggler", "Highway"], hand=["Highway", "Haggler", "Gold"])
    lab.play("Highway")
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Market", policy=lambda q: "Smithy" if "Smithy" in q.options else q.options[:1])
    assert "Gold" not in lab.asked[-1].options
    assert "Laboratory" not in lab.asked[-1].options


def test_haggler_gains_no_victory_card_even_one_of_two_types():
    lab = Lab(["Haggler", "Mill"], hand=["Haggler", "Gold", "Copper"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Gold", "Silver")
    assert not {"Mill", "Duchy", "Estate"} & set(lab.asked[-1].options)


def test_haggler_and_noble_brigand_bought_robs_before_it_is_gained():
    lab = Lab(["Haggler", "Noble Brigand"], hand=["Haggler", "Silver"], others=[{"deck": ["Gold", "Estate"]}])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Noble Brigand", "Silver")
    assert lab.me.discard == ["Gold", "Noble Brigand", "Silver"]


def test_haggler_1e_and_noble_brigand_both_answer_the_buy_in_any_order():
    for order in (["Haggler (1E)", "Silver"], ["Noble Brigand", "Silver"]):
        other = {"deck": ["Gold", "Estate"]}
        lab = Lab(["Haggler (1E)", "Noble Brigand"], hand=["Haggler (1E)", "Silver"], others=[other])
        lab.play("Haggler (1E)")
        lab.play_treasures()
        lab.buy("Noble Brigand", *order)
        first, second = ("Silver", "Gold") if order[0] == "Haggler (1E)" else ("Gold", "Silver")
        assert lab.me.discard == [first, second, "Noble Brigand"]
        assert lab.asked[0].purpose == "first"


def test_duchess_comes_with_a_duchy_that_haggler_may_not_gain_but_border_village_may():
    lab = Lab(["Duchess", "Border Village"])
    lab.gain("Border Village", "Duchy", "Duchess")
    assert lab.me.discard == ["Border Village", "Duchy", "Duchess"]


def test_duchess_cannot_be_had_as_the_pile_that_waits_for_ferryman():
    lab = Lab(["Ferryman"], ferryman="Scheme")
    lab.gain("Duchy")
    assert lab.asked == []


def test_embassy_gained_by_the_left_neighbour_serves_them_last():
    lab = Lab(["Embassy", "Trader"], hand=["Trader"], others=[{}, {"hand": ["Trader"]}], supply={"Silver": 2})
    lab.gain("Embassy", seat=1)
    assert lab.players[2].discard == ["Silver"]
    assert lab.me.discard == ["Silver"]


def test_ill_gotten_gains_bought_by_one_who_has_a_trader_of_the_first_edition_against_the_copper():
    lab = Lab(["Trader (1E)", "Ill-Gotten Gains"], hand=["Ill-Gotten Gains", "Trader (1E)"])
    lab.play("Ill-Gotten Gains", "Copper", "Trader (1E)")
    assert lab.me.hand == ["Trader (1E)"]
    assert lab.me.discard == ["Silver"]


def test_develop_gains_a_border_village_and_a_nomad_camp_onto_the_deck():
    lab = Lab(["Develop", "Border Village", "Nomad Camp"], hand=["Develop", "Market"], supply={"Smithy": 0})
    lab.play("Develop", "Border Village", "Copper")
    assert lab.me.deck == ["Nomad Camp", "Border Village"]
    assert lab.me.discard == ["Copper"]


def test_develop_loses_a_step_whose_price_nothing_has_once_costs_have_changed():
    lab = Lab(["Develop", "Highway"], hand=["Highway"] * 3 + ["Develop", "Silver"], actions=3)
    for _ in range(3):
        lab.play("Highway")
    lab.play("Develop", policy=lambda q: q.options[:1])
    assert len(lab.me.deck) == 1  # a Silver costs 0 now: one card at 1, none below


def test_mandarin_bought_with_treasures_takes_them_back_and_they_are_drawn_next_turn():
    lab = Lab(["Mandarin", "Astrolabe"], hand=["Astrolabe", "Gold", "Copper"], deck=["Estate"] * 5)
    lab.play_treasures()
    lab.buy("Mandarin", ["Gold", "Astrolabe", "Copper"])
    assert lab.me.in_play == []
    lab.end_turn()
    assert lab.me.hand == ["Gold", "Astrolabe", "Copper", "Estate", "Estate"]
    lab.end_turn()
    assert lab.me.coins == 1  # what the Astrolabe left for this turn goes on


def test_mandarin_gained_in_the_turn_of_another_finds_no_treasures():
    lab = Lab(["Mandarin", "Swindler"], hand=["Swindler"], others=[{"deck": ["Market"]}])
    lab.play("Swindler", "Mandarin")
    assert lab.other.discard == ["Mandarin"]
    assert lab.other.deck == []


def test_inn_gained_onto_the_deck_is_not_among_what_is_shuffled_in():
    lab = Lab(["Inn", "Develop"], hand=["Develop", "Smithy"], discard=["Village"], deck=["Copper"] * 3)
    lab.play("Develop", "Inn", ["Village"], "Silver")
    assert "Inn" not in next(q for q in lab.asked if q.purpose == "shuffle").options
    assert lab.me.deck[0] == "Silver"
    assert sorted(lab.me.deck[1:]) == ["Copper"] * 3 + ["Inn", "Village"]


def test_inn_lets_order_of_masons_look_through_the_whole_deck():
    cards = {"deck": ["Copper", "Estate", "Gold"], "discard": ["Smithy", "Curse"]}
    lab = Lab(["Inn", "Importer"], ally="Order of Masons", favors=1, **cards)
    lab.gain("Inn", ["Inn"], 1, ["Copper", "Estate"])
    assert sorted(lab.me.deck) == ["Gold", "Inn"]
    assert sorted(lab.me.discard) == ["Copper", "Curse", "Estate", "Smithy"]


def test_inn_tells_nobody_where_the_cards_lie():
    lab = Lab(["Inn"], deck=["Gold", "Copper", "Estate"], discard=["Smithy"])
    lab.gain("Inn", ["Inn", "Smithy"])
    assert lab.game.players[0].deck.n == 5
    assert not any(lab.game.players[0].deck.knows(seat, place) for seat in (0, 1) for place in range(5))


def test_border_village_refuses_what_costs_as_much():
    lab = Lab(["Border Village", "Artisan"])
    with pytest.raises(IllegalAnswer):
        lab.gain("Border Village", "Artisan")

"""Costs, Coffers and overpaying where it hurts."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Costs


def test_princess_lets_remake_turn_copper_into_silver():
    lab = Lab(["Remake", "Tournament"], hand=["Remake", "Copper", "Estate"], in_play=["Princess"])
    lab.play("Remake", "Copper", "Silver", "Village")
    trash, first, second = lab.asked
    assert sorted(trash.options) == ["Copper", "Estate"]
    assert sorted(first.options) == ["Silver", "Village", "Woodcutter", "Workshop"]
    assert second.options == first.options  # the Estate costs 0 as well
    assert lab.trash == ["Copper", "Estate"]
    assert lab.me.discard == ["Silver", "Village"]


def test_remake_finds_nothing_that_costs_1():
    lab = Lab(["Remake", "Tournament"], hand=["Remake", "Princess", "Estate"])
    lab.play("Remake", "Estate", "Silver")
    assert lab.trash == ["Princess", "Estate"]
    assert lab.me.discard == ["Silver"]
    assert lab.pile("Princess") == ["Princess"]  # a trashed Prize does not go back


def test_princess_played_and_remade_afterwards_costs_0_still():
    lab = Lab(["Remake", "Tournament"], hand=["Remake", "Bag of Gold"], in_play=["Princess"])
    lab.play("Remake", "Silver")
    assert lab.trash == ["Bag of Gold"]
    assert lab.me.discard == ["Silver"]


def test_throne_room_on_remake_goes_on_while_there_are_cards():
    lab = Lab(["Remake"], hand=["Throne Room", "Remake", "Estate", "Estate", "Silver"])
    lab.play("Throne Room", "Remake", "Estate", "Silver", "Estate", "Village", "Smithy")
    assert lab.trash == ["Estate", "Estate", "Silver"]
    assert lab.me.discard == ["Silver", "Village", "Smithy"]


def test_throne_room_on_princess_saves_2():
    lab = Lab(["Tournament"], hand=["Throne Room", "Princess"], coins=4)
    lab.play("Throne Room", "Princess")
    assert lab.me.buys == 3
    lab.buy("Gold")
    assert lab.me.coins == 0


def test_throne_room_on_renown_saves_4():
    lab = Lab(["Joust"], hand=["Throne Room", "Renown"], coins=2)
    lab.play("Throne Room", "Renown")
    assert lab.me.buys == 3
    lab.buy("Gold")
    assert lab.me.coins == 0
    lab.buy("Smithy")
    assert lab.me.coins == 0


def test_princess_and_renown_together_save_4_but_never_more_than_all():
    lab = Lab(["Joust", "Tournament"], hand=["Renown"], in_play=["Princess"], coins=4)
    lab.play("Renown")
    lab.buy("Estate")
    assert lab.me.coins == 4
    lab.buy("Province")
    assert lab.me.coins == 0


@pytest.mark.parametrize("reducer", ["Princess", "Renown"])
def test_a_lower_price_leaves_more_to_overpay(reducer):
    lab = Lab(["Masterpiece", "Joust", "Tournament"], hand=[reducer], coins=5)
    lab.play(reducer)
    lab.buy("Masterpiece", 4)
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 4)
    assert lab.me.discard == ["Masterpiece", *["Silver"] * 4]
    assert lab.me.coins == 0


def test_a_card_that_costs_nothing_is_overpaid_by_no_more_than_there_is():
    lab = Lab(["Herald", "Joust"], hand=["Throne Room", "Renown"], coins=5, discard=["Gold"] * 6)
    lab.play("Throne Room", "Renown")
    with pytest.raises(IllegalAnswer):
        lab.buy("Herald", 6)
    lab.buy("Herald", 5)
    assert lab.me.deck == ["Gold"] * 5
    assert lab.me.discard == ["Gold", "Herald"]


def test_stonemason_overpay_looks_at_the_lowered_cost():
    lab = Lab(["Stonemason", "Tournament"], in_play=["Princess"], coins=2)
    lab.buy("Stonemason", 2, "Smithy", "Tournament")
    assert sorted(lab.asked[1].options) == ["Smithy", "Tournament"]
    assert lab.me.discard == ["Stonemason", "Smithy", "Tournament"]


# Stonemason


def test_stonemason_without_overpaying_gains_no_free_actions():
    lab = Lab(["Stonemason", "Tournament", "Hamlet"], in_play=["Princess"], coins=2)
    lab.buy("Stonemason", 0)  # Hamlet costs 0 now, and is not to be had so
    assert lab.me.discard == ["Stonemason"]
    assert lab.me.coins == 2


def test_stonemason_overpaid_by_1_finds_nothing():
    lab = Lab(["Stonemason"], coins=3)
    lab.buy("Stonemason", 1)
    assert asked(lab) == [(0, "overpay")]
    assert lab.me.discard == ["Stonemason"]
    assert lab.me.coins == 0


FIVES = ["Market", "Laboratory", "Festival", "Council Room", "Witch", "Library", "Mine", "Sentry"]


def test_stonemason_overpay_with_an_empty_pile_and_with_a_last_card():
    kingdom = ["Stonemason", "Smithy", *FIVES]
    lab = Lab(kingdom, supply={"Smithy": 0}, coins=6)
    lab.buy("Stonemason", 4)
    assert lab.me.discard == ["Stonemason"]
    last = Lab(kingdom, supply={"Smithy": 1}, coins=6)
    last.buy("Stonemason", 4)
    assert last.me.discard == ["Stonemason", "Smithy"]


def test_stonemason_overpay_gains_actions_only():
    lab = Lab(["Stonemason", "Gardens", "Smithy", *FIVES[:7]], coins=6)
    lab.buy("Stonemason", 4)
    assert lab.me.discard == ["Stonemason", "Smithy", "Smithy"]


def test_stonemason_may_run_out_of_itself_before_it_is_gained():
    lab = Lab(["Stonemason", *FIVES, "Smithy"], supply={"Stonemason": 2}, coins=4)
    lab.buy("Stonemason", 2)  # both Stonemasons are gained by the overpaying: none is left to gain
    assert lab.me.discard == ["Stonemason", "Stonemason"]
    assert lab.supply["Stonemason"] == 0


def test_stonemason_trashing_copper_gains_nothing():
    lab = Lab(["Stonemason"], hand=["Stonemason", "Copper"])
    lab.play("Stonemason")
    assert lab.asked == []
    assert lab.trash == ["Copper"]
    assert lab.me.discard == []


# Doctor


def test_doctor_overpay_goes_through_a_shuffle():
    lab = Lab(["Doctor"], deck=["Copper"], coins=6)
    lab.buy("Doctor", 3, 1, 2, 0)  # discarded, shuffled in, put back, trashed
    assert [q.about for q in lab.asked[1:]] == ["Copper"] * 3
    assert lab.trash == ["Copper"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Doctor"]


def test_doctor_is_not_yet_there_to_be_looked_at():
    lab = Lab(["Doctor"], deck=["Copper"], coins=6)
    lab.buy("Doctor", 3, 0)
    assert asked(lab) == [(0, "overpay"), (0, "choose")]
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Doctor"]


def test_doctor_overpay_as_the_book_tells_it():
    lab = Lab(["Doctor"], deck=["Copper", "Province", "Silver", "Gold"], coins=7)
    lab.buy("Doctor", 4, 0, 1, 2, 2)
    assert [q.about for q in lab.asked[1:]] == ["Copper", "Province", "Silver", "Silver"]
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Province", "Doctor"]
    assert lab.me.deck == ["Silver", "Gold"]


# Butcher, Taxman


def test_throne_room_on_butcher():
    lab = Lab(["Butcher"], hand=["Throne Room", "Butcher", "Estate", "Copper"])
    lab.play("Throne Room", "Butcher", "Estate", 2, "Smithy", "Copper", 1, "Curse")
    assert asked(lab)[1:] == [(0, "trash"), (0, "spend"), (0, "gain")] * 2
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse"]
    assert lab.trash == ["Estate", "Copper"]
    assert lab.me.discard == ["Smithy", "Curse"]
    assert lab.me.coffers == 1


def test_butcher_spends_all_coffers_for_a_province():
    lab = Lab(["Butcher"], hand=["Butcher", "Estate"], coffers=4)
    lab.play("Butcher", "Estate", 6, "Province")
    assert lab.me.coffers == 0
    assert lab.me.coins == 0
    assert lab.me.discard == ["Province"]


def test_butcher_spends_nothing_where_nothing_is_trashed():
    lab = Lab(["Butcher"], hand=["Butcher", "Estate"], coffers=4)
    lab.play("Butcher", None)
    assert asked(lab) == [(0, "trash")]
    assert lab.me.coffers == 6
    bare = Lab(["Butcher"], hand=["Butcher"], coffers=4)
    bare.play("Butcher")
    assert bare.me.coffers == 6


def test_throne_room_on_taxman_with_the_last_treasure():
    hand = ["Silver", "Copper", "Copper", "Estate", "Gold"]
    lab = Lab(["Taxman"], hand=["Throne Room", "Taxman", "Silver", "Estate"], others=[{"hand": hand}])
    lab.play("Throne Room", "Taxman", "Silver", "Gold")
    assert asked(lab) == [(0, "play"), (0, "trash"), (0, "gain")]
    assert sorted(lab.asked[2].options) == ["Copper", "Gold", "Silver"]
    assert lab.trash == ["Silver"]
    assert lab.me.deck == ["Gold"]
    assert lab.other.discard == ["Silver"]


def test_throne_room_on_taxman_takes_from_a_hand_of_five_once():
    hand = ["Copper"] * 5
    lab = Lab(["Taxman"], hand=["Throne Room", "Taxman", "Copper", "Copper"], others=[{"hand": hand}])
    lab.play("Throne Room", "Taxman", "Copper", "Silver", "Copper", "Silver")
    assert lab.other.discard == ["Copper"]
    assert lab.me.deck == ["Silver", "Silver"]


# Coffers and Merchant Guild


def test_coffers_are_not_spent_in_the_action_phase():
    lab = Lab(["Baker"], hand=["Village"], coffers=2)
    with pytest.raises(IllegalMove):
        lab.spend_coffers(1)
    assert lab.me.coffers == 2


def test_coffers_are_not_spent_after_a_buy():
    lab = Lab(["Baker"], coffers=2, coins=3, buys=2)
    lab.to_buy_phase()
    lab.spend_coffers(1)
    lab.buy("Silver")
    with pytest.raises(IllegalMove):
        lab.spend_coffers(1)
    assert (lab.me.coffers, lab.me.coins) == (1, 1)


def test_coffers_that_are_not_there_are_not_spent():
    lab = Lab(["Baker"], coffers=2)
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.spend_coffers(3)


@pytest.mark.parametrize(("guilds", "coffers"), [(1, 1), (2, 2), (3, 3)])
def test_merchant_guilds_and_overpaying_both_work(guilds, coffers):
    lab = Lab(["Merchant Guild", "Masterpiece"], in_play=["Merchant Guild"] * guilds, coins=5)
    lab.buy("Masterpiece", 2)
    assert asked(lab) == [(0, "overpay")]
    assert lab.me.discard == ["Masterpiece", "Silver", "Silver"]
    assert lab.me.coffers == coffers  # for the one buy; the Silvers are not bought


def test_merchant_guild_and_doctor():
    lab = Lab(["Merchant Guild", "Doctor"], in_play=["Merchant Guild"], deck=["Curse"], coins=4)
    lab.buy("Doctor", 1, 0)
    assert lab.trash == ["Curse"]
    assert lab.me.coffers == 1


def test_merchant_guild_played_twice_gives_one_token_for_a_buy():
    lab = Lab(["Merchant Guild"], hand=["Throne Room", "Merchant Guild"])
    lab.play("Throne Room", "Merchant Guild")
    assert (lab.me.buys, lab.me.coins) == (3, 2)
    lab.buy("Estate")
    assert lab.me.coffers == 1
    with pytest.raises(IllegalMove):
        lab.spend_coffers(1)
    lab.buy("Copper")
    assert lab.me.coffers == 2


def test_merchant_guild_gives_nothing_for_gains():
    lab = Lab(["Merchant Guild"], hand=["Workshop"], in_play=["Merchant Guild"])
    lab.play("Workshop", "Silver")
    assert lab.me.coffers == 0


# Soothsayer


def test_soothsayer_with_one_curse_and_four_players():
    deck = {"deck": ["Gold", "Silver"]}
    lab = Lab(["Soothsayer"], hand=["Soothsayer"], supply={"Curse": 1}, others=[deck, deck, deck])
    lab.play("Soothsayer")
    assert lab.me.discard == ["Gold"]
    assert [p.discard for p in lab.players[1:]] == [["Curse"], [], []]
    assert [p.hand for p in lab.players[1:]] == [["Gold"], [], []]


def test_soothsayer_past_a_moat():
    deck = {"deck": ["Gold", "Silver"]}
    lab = Lab(
        ["Soothsayer"], hand=["Soothsayer"], supply={"Curse": 1, "Gold": 0}, others=[{"hand": ["Moat"], **deck}, deck]
    )
    lab.play("Soothsayer", "Moat")
    assert lab.me.discard == []
    assert [p.hand for p in lab.players[1:]] == [["Moat"], ["Gold"]]
    assert [p.discard for p in lab.players[1:]] == [[], ["Curse"]]

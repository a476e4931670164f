"""Throne Room on everything that is interesting in the base game. Attacks are among the attacks."""

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab


def test_throne_room_plays_an_action_twice_for_no_further_action():
    lab = Lab(hand=["Throne Room", "Smithy", "Copper"], deck=["Gold"] * 7)
    lab.play("Throne Room", "Smithy")
    assert lab.me.hand == ["Copper"] + ["Gold"] * 6
    assert lab.me.actions == 0
    assert lab.me.in_play == ["Throne Room", "Smithy"]
    (question,) = lab.asked
    assert (question.player, question.purpose, question.card) == (0, "play", "Throne Room")
    assert question.options == ["Smithy"]
    assert (question.minimum, question.maximum) == (0, 1)


def test_throne_room_may_be_declined():
    lab = Lab(hand=["Throne Room", "Smithy"], deck=["Gold"])
    lab.play("Throne Room", None)
    assert lab.me.hand == ["Smithy"]
    assert lab.me.in_play == ["Throne Room"]


def test_throne_room_without_an_action_asks_nothing():
    lab = Lab(hand=["Throne Room", "Copper", "Estate"])
    lab.play("Throne Room")
    assert lab.asked == []
    assert lab.me.actions == 0


def test_throne_room_offers_only_actions_of_the_hand():
    lab = Lab(hand=["Throne Room", "Village", "Moat", "Copper", "Gardens"], deck=["Smithy"])
    lab.play("Throne Room", None)
    assert sorted(lab.asked[0].options) == ["Moat", "Village"]
    with pytest.raises(IllegalMove):
        lab.play("Village")


def test_throne_room_cannot_play_itself():
    lab = Lab(hand=["Throne Room", "Moat"])
    with pytest.raises(IllegalAnswer):
        lab.play("Throne Room", "Throne Room")
    assert lab.me.hand == ["Throne Room", "Moat"]


def test_throne_room_on_market_leaves_two_actions():
    lab = Lab(hand=["Throne Room", "Market"], deck=["Copper", "Copper"])
    lab.play("Throne Room", "Market")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 3, 2)


def test_throne_room_on_throne_room_plays_two_actions_twice_each():
    lab = Lab(hand=["Throne Room", "Throne Room", "Woodcutter", "Festival"], deck=["Gold"] * 10)
    lab.play("Throne Room", "Throne Room", "Woodcutter", "Festival")
    assert lab.me.coins == 2 * 2 + 2 * 2
    assert lab.me.buys == 1 + 2 + 2
    assert lab.me.actions == 4
    assert [sorted(q.options) for q in lab.asked] == [
        ["Festival", "Throne Room", "Woodcutter"], ["Festival", "Woodcutter"], ["Festival"],
    ]  # fmt: skip


def test_throne_room_on_throne_room_resolves_the_first_action_before_the_second_is_chosen():
    lab = Lab(hand=["Throne Room", "Throne Room", "Smithy"], deck=["Copper"] * 5 + ["Village", "Gold", "Gold"])
    lab.play("Throne Room", "Throne Room", "Smithy", "Village")
    assert lab.asked[2].options == ["Village"]
    assert lab.me.hand == ["Copper"] * 5 + ["Gold"] * 2
    assert lab.me.actions == 4


def test_throne_room_on_throne_room_may_decline_each_half():
    lab = Lab(hand=["Throne Room", "Throne Room", "Festival"])
    lab.play("Throne Room", "Throne Room", None, "Festival")
    assert lab.me.coins == 4
    both = Lab(hand=["Throne Room", "Throne Room", "Festival"])
    both.play("Throne Room", "Throne Room", None, None)
    assert both.me.coins == 0
    assert both.me.hand == ["Festival"]


def test_throne_room_on_throne_room_with_one_action_asks_no_second_time():
    lab = Lab(hand=["Throne Room", "Throne Room", "Festival"])
    lab.play("Throne Room", "Throne Room", "Festival")
    assert lab.me.coins == 4
    assert len(lab.asked) == 2


def test_throne_room_three_deep_plays_three_actions_twice_each():
    lab = Lab(hand=["Throne Room"] * 3 + ["Festival"] * 3)
    lab.play("Throne Room", "Throne Room", "Throne Room", "Festival", "Festival", "Festival")
    # The first Throne Room plays the second twice: once on the third (two Festivals), once on the last Festival.
    assert lab.me.coins == 12
    assert lab.me.hand == []


def test_throne_room_on_feast_gains_two_cards_and_trashes_feast_once():
    lab = Lab(hand=["Throne Room", "Feast"])
    lab.play("Throne Room", "Feast", "Duchy", "Silver")
    assert lab.me.discard == ["Duchy", "Silver"]
    assert lab.trash == ["Feast"]
    assert lab.me.in_play == ["Throne Room"]
    assert [q.purpose for q in lab.asked] == ["play", "gain", "gain"]


def test_throne_room_on_feast_does_not_offer_a_pile_emptied_by_the_first_gain():
    lab = Lab(hand=["Throne Room", "Feast"], supply={"Duchy": 1})
    lab.play("Throne Room", "Feast", "Duchy", "Estate")
    assert "Duchy" in lab.asked[1].options
    assert "Duchy" not in lab.asked[2].options


def test_throne_room_on_feast_does_not_take_a_feast_that_was_gained():
    lab = Lab(kingdom=["Feast"], hand=["Throne Room", "Feast"])
    lab.play("Throne Room", "Feast", "Feast", "Feast")
    assert lab.trash == ["Feast"]
    assert lab.me.discard == ["Feast", "Feast"]


def test_throne_room_on_workshop_gains_the_last_copy_once():
    lab = Lab(hand=["Throne Room", "Workshop"], supply={"Smithy": 1})
    with pytest.raises(IllegalAnswer):
        lab.play("Throne Room", "Workshop", "Smithy", "Smithy")
    lab.play("Throne Room", "Workshop", "Smithy", "Silver")
    assert lab.me.discard == ["Smithy", "Silver"]


def test_throne_room_on_cellar_discards_and_draws_twice():
    lab = Lab(hand=["Throne Room", "Cellar", "Estate", "Curse"], deck=["Copper", "Gold", "Silver"])
    lab.play("Throne Room", "Cellar", ["Estate", "Curse"], ["Copper"])
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.discard == ["Estate", "Curse", "Copper"]
    assert lab.me.actions == 2


def test_throne_room_on_chapel_trashes_up_to_eight_cards():
    lab = Lab(hand=["Throne Room", "Chapel", *["Copper"] * 8])
    lab.play("Throne Room", "Chapel", ["Copper"] * 4, ["Copper"] * 4)
    assert lab.trash == ["Copper"] * 8


def test_throne_room_on_council_room_makes_others_draw_two():
    lab = Lab(hand=["Throne Room", "Council Room"], deck=["Gold"] * 9, others=[{"deck": ["Silver"] * 3}])
    lab.play("Throne Room", "Council Room")
    assert len(lab.me.hand) == 8
    assert lab.me.buys == 3
    assert lab.other.hand == ["Silver"] * 2


def test_throne_room_on_library_draws_nothing_the_second_time_with_a_full_hand():
    lab = Lab(hand=["Throne Room", "Library"], deck=["Gold"] * 7 + ["Village"])
    lab.play("Throne Room", "Library")
    assert len(lab.me.hand) == 7
    assert lab.me.deck == ["Village"]


def test_throne_room_on_library_discards_set_aside_cards_before_the_second_play():
    lab = Lab(hand=["Throne Room", "Library"], deck=["Village"])
    lab.play("Throne Room", "Library", "Village", None)
    # The second play shuffles what the first one discarded.
    assert lab.me.hand == ["Village"]
    assert lab.me.discard == []


def test_throne_room_on_merchant_gives_two_coins_for_the_first_silver():
    lab = Lab(hand=["Throne Room", "Merchant", "Silver", "Silver"])
    lab.play("Throne Room", "Merchant")
    lab.play("Silver")
    assert lab.me.coins == 4
    lab.play("Silver")
    assert lab.me.coins == 6


def test_throne_room_on_mine_may_turn_copper_into_silver_into_gold():
    lab = Lab(hand=["Throne Room", "Mine", "Copper"])
    lab.play("Throne Room", "Mine", "Copper", "Silver", "Silver", "Gold")
    assert lab.me.hand == ["Gold"]
    assert lab.trash == ["Copper", "Silver"]


def test_throne_room_on_moneylender_with_one_copper_pays_once():
    lab = Lab(hand=["Throne Room", "Moneylender", "Copper"])
    lab.play("Throne Room", "Moneylender", "Copper")
    assert lab.me.coins == 3
    assert len(lab.asked) == 2


def test_throne_room_on_moneylender_with_two_coppers_pays_twice():
    lab = Lab(hand=["Throne Room", "Moneylender", "Copper", "Copper"])
    lab.play("Throne Room", "Moneylender", "Copper", True)
    assert lab.me.coins == 6


def test_throne_room_on_poacher_draws_and_discards_one_play_after_the_other():
    lab = Lab(hand=["Throne Room", "Poacher", "Estate"], deck=["Gold", "Silver"], supply={"Curse": 0})
    lab.play("Throne Room", "Poacher", "Estate", "Gold")
    assert sorted(lab.asked[1].options) == ["Estate", "Gold"]
    assert sorted(lab.asked[2].options) == ["Gold", "Silver"]
    assert lab.me.hand == ["Silver"]
    assert (lab.me.actions, lab.me.coins) == (2, 2)


def test_throne_room_on_remodel_may_remodel_nothing_it_gained_since_that_is_discarded():
    lab = Lab(hand=["Throne Room", "Remodel", "Estate"])
    lab.play("Throne Room", "Remodel", "Silver")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Silver"]
    assert [q.purpose for q in lab.asked] == ["play", "gain"]


def test_throne_room_on_artisan_may_topdeck_what_the_first_play_gained():
    lab = Lab(hand=["Throne Room", "Artisan", "Estate"], deck=["Gold"])
    lab.play("Throne Room", "Artisan", "Duchy", "Estate", "Laboratory", "Duchy")
    assert lab.me.deck == ["Duchy", "Estate", "Gold"]
    assert lab.me.hand == ["Laboratory"]


def test_throne_room_on_sentry_looks_at_what_the_first_play_left_on_top():
    lab = Lab(hand=["Throne Room", "Sentry"], deck=["Copper", "Gold", "Estate", "Silver", "Curse"])
    lab.play("Throne Room", "Sentry", None, None, ["Estate", "Gold"], None, ["Silver"])
    assert lab.me.hand == ["Copper", "Estate"]
    assert lab.me.discard == ["Silver"]
    assert lab.me.deck == ["Gold", "Curse"]
    assert sorted(lab.asked[4].options) == ["Gold", "Silver"]
    assert lab.me.actions == 2


def test_throne_room_on_harbinger_may_draw_what_it_put_onto_the_deck():
    lab = Lab(hand=["Throne Room", "Harbinger"], deck=["Copper"], discard=["Gold", "Silver"])
    lab.play("Throne Room", "Harbinger", "Gold", "Silver")
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.deck == ["Silver"]
    assert lab.asked[2].options == ["Silver"]


def test_throne_room_on_vassal_discards_two_cards_and_may_play_each():
    lab = Lab(hand=["Throne Room", "Vassal"], deck=["Village", "Copper", "Market", "Gold"])
    lab.play("Throne Room", "Vassal", "Village", "Market")
    assert lab.me.coins == 5
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.in_play == ["Throne Room", "Vassal", "Village", "Market"]


def test_throne_room_on_chancellor_is_asked_once_where_the_deck_is_gone():
    lab = Lab(hand=["Throne Room", "Chancellor"], deck=["Gold"])
    lab.play("Throne Room", "Chancellor", True)
    assert lab.me.coins == 4
    assert len(lab.asked) == 2


def test_throne_room_on_chancellor_may_say_no_and_then_yes():
    lab = Lab(hand=["Throne Room", "Chancellor"], deck=["Gold"])
    lab.play("Throne Room", "Chancellor", False, True)
    assert lab.me.discard == ["Gold"]


def test_throne_room_on_adventurer_digs_for_four_treasures():
    lab = Lab(hand=["Throne Room", "Adventurer"], deck=["Gold", "Estate", "Silver", "Copper"], discard=["Copper"])
    lab.play("Throne Room", "Adventurer")
    assert lab.me.hand == ["Gold", "Silver", "Copper", "Copper"]
    # The Estate was discarded by the first play; the second may have shuffled it in, but it is never in hand.
    assert len(lab.me.discard) + len(lab.me.deck) == 1


def test_throne_room_on_moat_draws_four():
    lab = Lab(hand=["Throne Room", "Moat"], deck=["Gold"] * 5)
    lab.play("Throne Room", "Moat")
    assert lab.me.hand == ["Gold"] * 4


def test_throne_room_allows_no_other_action_in_between():
    lab = Lab(hand=["Throne Room", "Village", "Smithy"], deck=["Copper", "Copper"])
    lab.play("Throne Room", "Village")
    # Only Throne Room asked something: both plays of Village came in one go.
    assert len(lab.asked) == 1
    assert lab.me.actions == 4


def test_throne_room_and_its_action_are_discarded_in_clean_up():
    lab = Lab(hand=["Throne Room", "Festival"], deck=["Gold"] * 5)
    lab.play("Throne Room", "Festival")
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.discard == ["Throne Room", "Festival"]
    assert lab.me.hand == ["Gold"] * 5

"""The Kingdom cards of 2024 where it hurts."""


import pytest

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 5


def asked(lab):
    return [(q.player, q.purpose) for q in lab.asked]


# Farmhands


def test_farmhands_set_an_action_aside_and_play_it_next_turn():
    lab = Lab(["Farmhands"], hand=["Smithy", "Estate"], deck=[*COPPERS, "Gold", "Silver", "Duchy"], coins=4)
    lab.buy("Farmhands", "Smithy")
    assert lab.asked[0].options == ["Smithy"]
    assert lab.me.set_aside == ["Smithy"]
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.set_aside == []
    assert lab.me.in_play == ["Smithy"]
    assert lab.me.hand == [*COPPERS, "Gold", "Silver", "Duchy"]
    assert lab.me.actions == 1


def test_farmhands_play_a_treasure_in_the_action_phase():
    lab = Lab(["Farmhands"], hand=["Gold"], deck=COPPERS, coins=4)
    lab.buy("Farmhands", "Gold")
    lab.end_turn()
    lab.end_turn()
    assert lab.phase == "action"
    assert lab.me.coins == 3
    assert lab.me.in_play == ["Gold"]
    assert lab.me.hand == COPPERS


def test_farmhands_may_set_nothing_aside():
    lab = Lab(["Farmhands"], hand=["Gold"], coins=4)
    lab.buy("Farmhands", None)
    assert lab.me.set_aside == []
    assert lab.me.hand == ["Gold"]
    bare = Lab(["Farmhands"], hand=["Estate", "Curse"], coins=4)
    bare.buy("Farmhands")
    assert bare.asked == []


@pytest.mark.parametrize(("first", "hand"), [("Village", 5 + 1 + 3), ("Smithy", 5 + 3 + 1)])
def test_two_farmhands_are_ordered_by_their_player(first, hand):
    lab = Lab(["Farmhands"], hand=["Village", "Smithy"], deck=COPPERS * 3, coins=8, buys=2)
    lab.buy("Farmhands", "Village")
    lab.buy("Farmhands", "Smithy")
    lab.end_turn()
    lab.end_turn(first)
    assert lab.asked[-1].purpose == "first"
    assert sorted(lab.asked[-1].options) == ["Smithy", "Village"]
    assert lab.me.in_play == ["Village", "Smithy"]
    assert len(lab.me.hand) == hand
    assert lab.me.actions == 3


def test_two_farmhands_with_the_same_card_need_no_order():
    lab = Lab(["Farmhands"], hand=["Village", "Village"], deck=COPPERS * 3, coins=8, buys=2)
    lab.buy("Farmhands", "Village")
    lab.buy("Farmhands", "Village")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.actions == 5
    assert lab.me.set_aside == []


def test_farmhands_gained_into_the_hand_may_set_itself_aside():
    lab = Lab(["Farmhands"], hand=["Artisan", "Estate"], deck=COPPERS * 2)
    lab.play("Artisan", "Farmhands", "Farmhands")  # and the Estate goes onto the deck
    assert lab.me.set_aside == ["Farmhands"]
    assert lab.me.deck[0] == "Estate"
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Farmhands"]
    assert lab.me.actions == 3


def test_farmhands_gained_in_another_turn_play_at_the_start_of_the_own_one():
    lab = Lab(["Farmhands", "Jester"], hand=["Jester"], others=[{"hand": ["Smithy"], "deck": ["Farmhands", *COPPERS]}])
    lab.play("Jester", 0, "Smithy")
    assert asked(lab) == [(0, "choose"), (1, "set-aside")]
    lab.end_turn()
    assert lab.turn == 1
    assert lab.other.in_play == ["Smithy"]
    assert lab.other.hand == ["Copper"] * 3


def test_farmhands_gained_at_the_start_of_a_turn_wait_for_the_next():
    lab = Lab(["Farmhands"], hand=["Workshop"], deck=["Gold", *COPPERS * 3], coins=4)
    lab.buy("Farmhands", "Workshop")
    lab.end_turn()
    lab.end_turn("Farmhands", "Gold")
    assert lab.me.in_play == ["Workshop"]
    assert lab.me.set_aside == ["Gold"]
    assert lab.me.coins == 0
    lab.end_turn()
    lab.end_turn()
    assert lab.me.set_aside == []
    assert lab.me.coins == 3


def test_farmhands_show_everybody_what_they_set_aside():
    lab = Lab(["Farmhands"], hand=["Smithy"], coins=4)
    lab.buy("Farmhands", "Smithy")
    seen = lab.game.view(1).data()["players"][0]
    assert seen["set_aside"] == ["Smithy"]
    assert seen["set_aside_face_down"] == 0


def test_farmhands_and_horse_traders_are_ordered_by_their_player():
    lab = Lab(
        ["Farmhands", "Horse Traders", "Jester"], hand=["Jester", "Militia"], actions=2,
        others=[{"hand": ["Smithy", "Horse Traders"], "deck": ["Farmhands", *COPPERS]}],
    )  # fmt: skip
    lab.play("Jester", None, 0, "Smithy")
    lab.play("Militia", "Horse Traders")
    assert lab.other.set_aside == ["Smithy", "Horse Traders"]
    lab.end_turn("Horse Traders")
    assert sorted(lab.asked[-1].options) == ["Farmhands", "Horse Traders"]
    assert lab.other.hand == ["Horse Traders", *["Copper"] * 4]
    assert lab.other.in_play == ["Smithy"]


def test_farmhands_play_diadem_with_the_action_of_the_turn_unused():
    lab = Lab(["Farmhands", "Tournament"], hand=["Diadem"], deck=COPPERS, coins=4)
    lab.buy("Farmhands", "Diadem")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 3


# Ferryman


def test_ferryman_brings_its_card_however_it_is_gained():
    lab = Lab(["Ferryman", "Jester"], ferryman="Shop", coins=5, hand=["Artisan", "Estate"])
    lab.play("Artisan", "Ferryman", "Estate")
    assert lab.me.hand == ["Ferryman"]
    assert lab.me.discard == ["Shop"]
    lab.buy("Ferryman")
    assert lab.me.discard == ["Shop", "Ferryman", "Shop"]
    assert (lab.supply["Ferryman"], lab.supply["Shop"]) == (8, 8)


def test_ferrymans_card_is_not_bought_nor_gained_otherwise():
    lab = Lab(["Ferryman"], ferryman="Shop", hand=["Workshop"], coins=5)
    lab.play("Workshop", "Silver")
    assert "Shop" not in lab.asked[0].options
    with pytest.raises(IllegalMove):
        lab.buy("Shop")
    assert "Shop" not in lab.supply


def test_ferryman_with_its_pile_empty():
    lab = Lab(["Ferryman"], ferryman="Shop", supply={"Shop": 0, "Village": 0, "Smithy": 0}, coins=5)
    lab.buy("Ferryman")
    assert lab.me.discard == ["Ferryman"]
    lab.end_turn()
    assert not lab.over  # two piles of the Supply are empty; this one is none of them


def test_ferryman_brings_farmhands_which_set_aside():
    lab = Lab(["Ferryman"], ferryman="Farmhands", hand=["Gold"], coins=5)
    lab.buy("Ferryman", "Gold")
    assert lab.me.discard == ["Ferryman", "Farmhands"]
    assert lab.me.set_aside == ["Gold"]


def test_jester_on_ferryman_and_on_its_card():
    lab = Lab(
        ["Ferryman", "Jester"], ferryman="Shop", hand=["Jester"], others=[{"deck": ["Ferryman"]}, {"deck": ["Shop"]}]
    )
    lab.play("Jester", 0)
    assert asked(lab) == [(0, "choose")]
    assert lab.players[1].discard == ["Ferryman", "Ferryman", "Shop"]
    assert lab.players[2].discard == ["Shop"]


class Stair(Card):
    facts = Kind(3, ACTION, "Steps from the lower to the upper.", split=["Lower Step", "Upper Step"])


class LowerStep(Card):
    facts = Kind(3, ACTION, "+1 Action.", copies=2)


class UpperStep(Card):
    facts = Kind(5, ACTION, "+2 Actions.", copies=2)


@pytest.fixture
def stair():
    """A split pile, known while the test runs."""
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in (Stair, LowerStep, UpperStep):
        book.register(cls)
    book.settle_split_piles()
    yield "Stair"
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def test_ferryman_on_a_split_pile_gains_what_is_uncovered(stair):
    lab = Lab(["Ferryman"], ferryman=stair, coins=25, buys=5)
    for _ in range(5):
        lab.buy("Ferryman")
    assert lab.me.discard == ["Ferryman"] * 5 + ["Lower Step", "Lower Step", "Upper Step", "Upper Step"]
    assert lab.pile(stair) == []


# Footpad


def test_footpad_lets_whom_a_witch_curses_draw():
    lab = Lab(
        ["Footpad", "Witch"], hand=["Witch"], deck=["Copper", "Copper", "Gold"],
        others=[{"deck": ["Silver"]}, {"hand": ["Moat"], "deck": ["Gold"]}, {"deck": ["Gold"]}], supply={"Curse": 1},
    )  # fmt: skip
    lab.play("Witch", None)
    assert lab.me.hand == ["Copper", "Copper"]
    assert [p.hand for p in lab.players[1:]] == [["Silver"], ["Moat"], []]
    assert [p.discard for p in lab.players[1:]] == [["Curse"], [], []]


def test_footpad_draws_nothing_in_the_buy_phase():
    lab = Lab(["Footpad", "Horn of Plenty"], hand=["Horn of Plenty"], deck=["Gold"], coins=3)
    lab.play("Horn of Plenty", "Copper")
    lab.buy("Silver")
    assert lab.me.hand == []
    assert lab.me.deck == ["Gold"]


def test_footpad_draws_for_each_silver_of_a_remake():
    lab = Lab(["Footpad", "Remake"], hand=["Remake", "Estate", "Estate"], deck=["Gold", "Duchy", "Curse"])
    lab.play("Remake", "Silver", "Estate", "Silver")
    assert lab.asked[1].options == ["Estate", "Gold"]  # drawn before the second card is trashed
    assert lab.me.hand == ["Gold", "Duchy"]


def test_footpad_and_soothsayer_each_let_the_cursed_draw():
    lab = Lab(["Footpad", "Soothsayer"], hand=["Soothsayer"], deck=["Copper"], others=[{"deck": ["Gold", "Silver"]}])
    lab.play("Soothsayer")
    assert lab.me.hand == ["Copper"]
    assert lab.other.hand == ["Gold", "Silver"]


def test_footpad_draws_before_followers_make_discard():
    lab = Lab(
        ["Footpad", "Tournament"], hand=["Followers"], deck=["Copper", "Copper", "Gold"],
        others=[{"hand": ["Copper", "Silver", "Estate"], "deck": ["Gold"]}],
    )  # fmt: skip
    lab.play("Followers", ["Estate"])
    assert lab.me.hand == ["Copper", "Copper", "Gold"]
    assert lab.other.hand == ["Copper", "Silver", "Gold"]
    assert lab.other.discard == ["Curse", "Estate"]


def test_footpad_and_farmhands_are_ordered_by_who_gains():
    lab = Lab(["Footpad", "Farmhands"], hand=["Workshop"], deck=["Gold"])
    lab.play("Workshop", "Farmhands", "Footpad", "Gold")
    assert asked(lab) == [(0, "gain"), (0, "first"), (0, "set-aside")]
    assert lab.me.set_aside == ["Gold"]
    late = Lab(["Footpad", "Farmhands"], hand=["Workshop"], deck=["Gold"])
    late.play("Workshop", "Farmhands", "Farmhands")
    assert late.me.set_aside == []
    assert late.me.hand == ["Gold"]


def test_footpad_draws_what_was_gained_onto_the_deck():
    lab = Lab(["Footpad", "Tournament"], hand=["Tournament", "Province"], deck=["Copper", "Silver"])
    lab.play("Tournament", True, "Followers")
    assert lab.me.hand == ["Followers", "Copper"]
    taxman = Lab(["Footpad", "Taxman"], hand=["Throne Room", "Taxman", "Copper"], deck=["Estate"])
    taxman.play("Throne Room", "Taxman", "Copper", "Silver", "Silver", "Gold")
    assert taxman.me.hand == ["Gold"]
    assert taxman.me.deck == ["Estate"]


def test_footpad_draws_nothing_for_an_action_of_the_buy_phase():
    lab = Lab(["Footpad", "Joust"], hand=["Coronet", "Workshop"], deck=["Gold"])
    lab.to_buy_phase()
    lab.play("Coronet", "Workshop", "Silver", "Village")
    assert lab.me.hand == []
    assert lab.me.discard == ["Silver", "Village"]


def test_footpad_attacks():
    lab = Lab(["Footpad"], hand=["Footpad"], others=[{"hand": ["Copper", "Silver", "Gold", "Estate", "Duchy"]}])
    lab.play("Footpad", ["Estate", "Duchy"])
    assert lab.me.coffers == 2
    assert lab.other.hand == ["Copper", "Silver", "Gold"]


# Infirmary


def test_infirmary_is_played_for_each_coin_overpaid():
    lab = Lab(["Infirmary"], hand=["Estate"], deck=["Copper", "Curse", "Gold"], coins=5, actions=0)
    lab.buy("Infirmary", 2, "Estate", "Curse")
    assert asked(lab) == [(0, "overpay"), (0, "trash"), (0, "trash")]
    assert sorted(lab.asked[1].options) == ["Copper", "Estate"]
    assert sorted(lab.asked[2].options) == ["Copper", "Curse"]
    assert lab.trash == ["Estate", "Curse"]
    assert lab.me.in_play == ["Infirmary"]
    assert lab.me.discard == []
    assert lab.me.hand == ["Copper"]
    assert lab.me.actions == 0


def test_infirmary_in_play_is_not_shuffled_in():
    lab = Lab(["Infirmary"], hand=["Estate"], coins=5)
    lab.buy("Infirmary", 2, "Estate")  # nothing to draw, then nothing to trash
    assert lab.me.in_play == ["Infirmary"]
    assert lab.me.hand == []
    lab.end_turn()
    assert lab.me.hand == ["Infirmary"]


def test_infirmary_not_overpaid_or_gained_otherwise_is_not_played():
    lab = Lab(["Infirmary"], hand=["Workshop"], deck=["Gold"], coins=5)
    lab.play("Workshop", "Infirmary")
    lab.buy("Infirmary", 0)
    assert lab.me.discard == ["Infirmary", "Infirmary"]
    assert lab.me.deck == ["Gold"]


def test_infirmary_cheaper_by_renown():
    lab = Lab(["Infirmary", "Joust"], hand=["Renown", "Estate"], deck=["Copper"], coins=2)
    lab.play("Renown")
    lab.buy("Infirmary", 1, "Estate")
    assert lab.asked[0].maximum == 1
    assert lab.trash == ["Estate"]


# Farrier


def test_farrier_overpaid_draws_at_the_end_of_the_turn():
    lab = Lab(["Farrier"], hand=["Estate"], deck=[*COPPERS, "Gold", "Silver", "Duchy", "Province"], coins=5)
    lab.buy("Farrier", 3)
    assert lab.me.hand == ["Estate"]
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, "Gold", "Silver", "Duchy"]
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 5  # only the once


def test_two_farriers_add_up():
    lab = Lab(["Farrier"], deck=COPPERS * 2, coins=8, buys=2)
    lab.buy("Farrier", 1)
    lab.buy("Farrier", 3)
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 9


def test_farrier_may_draw_itself():
    lab = Lab(["Farrier"], deck=COPPERS, coins=3)
    lab.buy("Farrier", 1)
    lab.end_turn()
    assert lab.me.hand == [*COPPERS, "Farrier"]


def test_farrier_gained_without_paying_draws_nothing():
    lab = Lab(["Farrier", "Horn of Plenty"], hand=["Horn of Plenty", "Copper"], deck=COPPERS * 2, coins=9)
    lab.play("Copper")
    lab.play("Horn of Plenty", "Farrier")
    lab.end_turn()
    assert lab.me.hand == COPPERS


# Shop, Carnival


def test_shop_plays_only_what_is_not_in_play():
    lab = Lab(["Shop"], hand=["Shop", "Shop", "Village", "Smithy"], in_play=["Village"])
    lab.play("Shop", "Smithy")
    assert lab.asked[0].options == ["Smithy"]  # not Shop, which is in play itself
    assert lab.me.actions == 0


def test_shop_plays_what_was_played_and_has_left_play():
    lab = Lab(["Shop", "Feast"], hand=["Feast", "Shop", "Feast"], actions=2)
    lab.play("Feast", "Duchy")
    lab.play("Shop", "Feast", "Duchy")
    assert lab.trash == ["Feast", "Feast"]


def test_throne_room_on_shop_cannot_play_the_same_name_twice():
    lab = Lab(["Shop"], hand=["Throne Room", "Shop", "Village", "Village"], deck=["Gold"] * 4)
    lab.play("Throne Room", "Shop", "Village")
    assert lab.me.hand == ["Village", "Gold", "Gold", "Gold"]
    assert (lab.me.actions, lab.me.coins) == (2, 2)


@pytest.mark.parametrize(
    ("deck", "hand", "gone"),
    [
        (["Copper", "Farmhands", "Copper", "Copper", "Gold"], ["Copper", "Farmhands"], ["Copper", "Copper"]),
        (["Copper", "Silver", "Gold", "Estate"], ["Copper", "Silver", "Gold", "Estate"], []),
        (["Curse"] * 4, ["Curse"], ["Curse"] * 3),
        (["Copper", "Copper"], ["Copper"], ["Copper"]),
        ([], [], []),
    ],
)
def test_carnival_keeps_one_of_each(deck, hand, gone):
    lab = Lab(["Carnival"], hand=["Carnival"], deck=deck)
    lab.play("Carnival")
    assert lab.asked == []
    assert lab.me.hand == hand
    assert lab.me.discard == gone


def test_farmhands_and_horse_traders_are_ordered_even_if_all_are_called_horse_traders():
    lab = Lab(
        ["Farmhands", "Horse Traders", "Militia"],
        hand=["Horse Traders"] * 2,
        deck=["Horse Traders", "Gold", "Silver", "Estate", "Duchy", "Province", "Copper", "Curse"],
        others=[dict(hand=["Militia"], deck=["Copper"] * 5)],
    )
    lab.gain("Farmhands", "Horse Traders")
    lab.gain("Farmhands", "Horse Traders")
    lab.end_turn()
    lab.play("Militia", "Horse Traders", ["Duchy"])
    lab.end_turn(policy=lambda q: q.options[: q.minimum])
    assert "first" in [q.purpose for q in lab.asked]


def test_footpad_draws_for_gains_at_the_start_of_a_turn_which_is_in_its_action_phase():
    lab = Lab(["Footpad", "Farmhands"], hand=["Workshop"], deck=["Copper"] * 12)
    lab.gain("Farmhands", "Farmhands", "Workshop")
    lab.end_turn()
    lab.end_turn("Village")
    assert "Village" in lab.me.discard
    assert len(lab.me.hand) == 6

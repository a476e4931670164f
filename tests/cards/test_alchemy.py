"""Alchemy, card by card: what the notes on each card decide."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalMove, IllegalSetup, Lab
from bailiwick.words.text import sentence

PLENTY = ["Estate"] * 8


# -- Potion ---------------------------------------------------------------------------------------------------------


def test_potion_pile_is_there_when_a_kingdom_card_costs_potions() -> None:
    assert Lab(kingdom=["Familiar"]).supply["Potion"] == 16
    assert Lab(kingdom=["Familiar"], others=[{}, {}, {}]).supply["Potion"] == 16
    with pytest.raises(IllegalSetup, match="no Potion pile"):
        Lab(kingdom=["Apprentice", "Herbalist"]).supply["Potion"]


def test_potion_costs_are_neither_two_nor_three_coins() -> None:
    with pytest.raises(IllegalSetup, match="it costs 2P, not 2 or 3"):
        Lab(kingdom=["Young Witch"], bane="Apothecary")


def test_potion_makes_a_potion_and_no_coin() -> None:
    lab = Lab(kingdom=["Familiar"], hand=["Potion", "Copper"])
    lab.play_treasures()
    assert (lab.me.coins, lab.me.potions) == (1, 1)


def test_potion_costs_are_paid_in_coins_and_potions() -> None:
    lab = Lab(kingdom=["Familiar", "Golem"], coins=7, potions=1, buys=2)
    lab.buy("Familiar")
    assert (lab.me.coins, lab.me.potions) == (4, 0)
    with pytest.raises(IllegalMove, match="it costs 4P and there are 4 coins and 0 Potions"):
        lab.buy("Golem")


def test_coins_do_not_pay_for_potions_nor_potions_for_coins() -> None:
    with pytest.raises(IllegalMove):
        Lab(kingdom=["Familiar"], coins=20).buy("Familiar")
    with pytest.raises(IllegalMove):
        Lab(kingdom=["Familiar"], coins=2, potions=5).buy("Familiar")


def test_unspent_potions_are_lost() -> None:
    lab = Lab(kingdom=["Familiar"], hand=["Potion"], deck=PLENTY)
    lab.play_treasures()
    lab.end_turn()
    assert lab.players[0].potions == 0


def test_potion_pile_counts_as_an_empty_pile() -> None:
    lab = Lab(kingdom=["Familiar"], coins=4, supply={"Potion": 1, "Curse": 0, "Village": 0})
    lab.buy("Potion")
    lab.end_turn()
    assert lab.over


def test_potions_overpaid_are_asked_for_and_told_as_potions() -> None:
    lab = Lab(kingdom=["Stonemason", "Familiar", "Golem"], coins=5, potions=2)
    lab.buy("Stonemason", 3, 1)
    assert [q.purpose for q in lab.asked] == ["overpay", "overpay-potions"]
    assert lab.me.discard == ["Familiar", "Familiar", "Stonemason"]
    assert (lab.me.coins, lab.me.potions) == (0, 1)
    told = [sentence(entry, ["Ada", "Ben"]) for entry in lab.game.view(1).log()]
    assert any("overpays 3P" in line for line in told)


# -- Alchemist --------------------------------------------------------------------------------------------------------


def test_alchemist_draws_two_and_gives_an_action() -> None:
    lab = Lab(hand=["Alchemist"], deck=["Gold", "Silver", "Copper"])
    lab.play("Alchemist")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.actions == 1


def test_alchemist_may_go_onto_the_deck_with_a_potion_in_play() -> None:
    lab = Lab(hand=["Alchemist", "Potion"], deck=PLENTY)
    lab.play("Alchemist")
    lab.play_treasures()
    lab.end_turn(True)
    assert "Alchemist" in lab.players[0].hand  # before the new hand is drawn


def test_alchemist_stays_where_it_is_if_its_player_likes() -> None:
    lab = Lab(hand=["Alchemist", "Potion"], deck=PLENTY)
    lab.play("Alchemist")
    lab.play_treasures()
    lab.end_turn(None)
    assert "Alchemist" in lab.players[0].discard


def test_alchemist_needs_the_potion_in_play_not_in_hand() -> None:
    lab = Lab(hand=["Alchemist", "Potion"], deck=PLENTY)
    lab.play("Alchemist")
    lab.end_turn()
    assert lab.asked == []
    assert "Alchemist" in lab.players[0].discard


def test_alchemist_becomes_the_only_card_of_an_empty_deck() -> None:
    lab = Lab(in_play=["Alchemist", "Potion"], discard=["Gold"] * 6)
    lab.end_turn(True)
    assert "Alchemist" in lab.players[0].hand
    assert len(lab.players[0].hand) == 5


def test_alchemist_one_potion_serves_any_number_of_them() -> None:
    lab = Lab(in_play=["Alchemist", "Alchemist", "Alchemist", "Potion"], deck=PLENTY)
    lab.end_turn(True, None, True)
    assert list(lab.players[0].hand).count("Alchemist") == 2
    assert list(lab.players[0].discard).count("Alchemist") == 1


# -- Apothecary -------------------------------------------------------------------------------------------------------


def test_apothecary_takes_coppers_and_potions_and_orders_the_rest() -> None:
    lab = Lab(hand=["Apothecary"], deck=["Estate", "Copper", "Gold", "Potion", "Silver", "Duchy"])
    lab.play("Apothecary", ["Silver", "Gold"])
    assert lab.me.hand == ["Estate", "Copper", "Potion"]
    assert lab.me.deck == ["Silver", "Gold", "Duchy"]
    assert lab.me.actions == 1


def test_apothecary_draws_its_card_first() -> None:
    lab = Lab(hand=["Apothecary"], deck=["Gold", "Silver"])
    lab.play("Apothecary")
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Silver"]


def test_apothecary_takes_all_of_them_without_asking() -> None:
    lab = Lab(hand=["Apothecary"], deck=["Estate", "Copper", "Copper", "Copper", "Copper", "Copper"])
    lab.play("Apothecary")
    assert lab.asked == []
    assert lab.me.hand == ["Estate"] + ["Copper"] * 4


def test_apothecary_shuffles_for_what_is_missing_and_shows_what_there_is() -> None:
    lab = Lab(hand=["Apothecary"], deck=["Estate", "Copper"], discard=["Copper", "Potion"])
    lab.play("Apothecary")
    assert lab.me.hand == ["Estate", "Copper", "Copper", "Potion"]
    assert lab.me.deck == []


# -- Apprentice -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "drawn"),
    [("Copper", 0), ("Curse", 0), ("Estate", 2), ("Golem", 6), ("Vineyard", 2), ("Transmute", 2), ("Possession", 8)],
)
def test_apprentice_draws_by_the_cost_of_what_it_trashed(trashed: str, drawn: int) -> None:
    lab = Lab(hand=["Apprentice", trashed], deck=["Silver"] * 9)
    lab.play("Apprentice")
    assert lab.trash == [trashed]
    assert lab.me.hand == ["Silver"] * drawn
    assert lab.me.actions == 1


def test_apprentice_without_a_card_in_hand_draws_nothing() -> None:
    lab = Lab(hand=["Apprentice"], deck=["Silver"])
    lab.play("Apprentice")
    assert lab.me.hand == []


def test_apprentice_sees_costs_as_they_are_now() -> None:
    lab = Lab(hand=["Bridge", "Apprentice", "Golem"], deck=["Silver"] * 9, actions=2)
    lab.play("Bridge")
    lab.play("Apprentice")
    assert lab.me.hand == ["Silver"] * 5


# -- Familiar ---------------------------------------------------------------------------------------------------------


def test_familiar_curses_all_others() -> None:
    lab = Lab(hand=["Familiar"], deck=["Gold"], others=[{}, {}])
    lab.play("Familiar")
    assert lab.me.hand == ["Gold"]
    assert lab.me.actions == 1
    assert [player.discard for player in lab.players[1:]] == [["Curse"], ["Curse"]]


def test_familiar_deals_the_last_curses_in_turn_order() -> None:
    lab = Lab(hand=["Familiar"], others=[{}, {}, {}], supply={"Curse": 2})
    lab.play("Familiar")
    assert [player.discard for player in lab.players[1:]] == [["Curse"], ["Curse"], []]


def test_familiar_without_curses_still_draws() -> None:
    lab = Lab(hand=["Familiar"], deck=["Gold"], supply={"Curse": 0})
    lab.play("Familiar")
    assert lab.me.hand == ["Gold"]


# -- Golem ------------------------------------------------------------------------------------------------------------


def test_golem_plays_both_actions_in_the_order_its_player_likes() -> None:
    lab = Lab(hand=["Golem"], deck=["Copper", "Smithy", "Estate", "Village", "Gold", "Gold", "Gold", "Gold"])
    lab.play("Golem", "Village")
    assert lab.asked[-1].options == ["Smithy", "Village"]
    assert lab.me.in_play == ["Golem", "Village", "Smithy"]
    assert lab.me.hand == ["Gold"] * 4
    assert lab.me.discard == ["Copper", "Estate"]
    assert lab.me.actions == 2


def test_golem_discards_other_golems() -> None:
    lab = Lab(hand=["Golem"], deck=["Golem", "Woodcutter", "Golem", "Festival"])
    lab.play("Golem", "Festival")
    assert lab.me.discard == ["Golem", "Golem"]
    assert lab.me.in_play == ["Golem", "Woodcutter", "Festival"]


def test_golem_shuffles_the_discard_pile_but_not_what_it_revealed() -> None:
    lab = Lab(hand=["Golem"], deck=["Copper", "Woodcutter"], discard=["Festival"])
    lab.play("Golem", "Woodcutter")
    assert lab.me.in_play == ["Golem", "Woodcutter", "Festival"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Copper"]


def test_golem_with_one_action_plays_it_and_with_none_nothing() -> None:
    lab = Lab(hand=["Golem"], deck=["Copper", "Festival", "Estate"])
    lab.play("Golem")
    assert lab.me.in_play == ["Golem", "Festival"]
    assert lab.me.discard == ["Copper", "Estate"]
    lab = Lab(hand=["Golem"], deck=["Copper", "Golem"])
    lab.play("Golem")
    assert lab.me.in_play == ["Golem"]
    assert lab.me.discard == ["Copper", "Golem"]


def test_golem_must_play_both() -> None:
    lab = Lab(hand=["Golem"], deck=["Chapel", "Militia"], others=[dict(hand=["Copper"] * 3)])
    lab.play("Golem", "Militia")
    assert lab.asked[-1].minimum == 1
    assert lab.me.in_play == ["Golem", "Militia", "Chapel"]


def test_golem_cards_are_not_in_hand() -> None:
    lab = Lab(hand=["Golem"], deck=["Throne Room", "Festival"])
    lab.play("Golem", "Throne Room")
    assert len(lab.asked) == 1  # Throne Room finds nothing in hand
    assert lab.me.actions == 2
    assert lab.me.coins == 2


# -- Herbalist --------------------------------------------------------------------------------------------------------


def test_herbalist_gives_a_buy_and_a_coin() -> None:
    lab = Lab(hand=["Herbalist"])
    lab.play("Herbalist")
    assert (lab.me.buys, lab.me.coins) == (2, 1)


def test_herbalist_puts_a_treasure_from_play_onto_the_deck() -> None:
    lab = Lab(hand=["Herbalist", "Gold", "Copper", "Estate"], deck=PLENTY)
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn("Gold")
    assert lab.asked[-1].options == ["Gold", "Copper"]
    assert "Gold" in lab.players[0].hand
    assert lab.players[0].discard == ["Herbalist", "Copper", "Estate"]


def test_herbalist_may_be_declined_and_asks_nothing_without_a_treasure() -> None:
    lab = Lab(hand=["Herbalist", "Gold"], deck=PLENTY)
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn(None)
    assert "Gold" in lab.players[0].discard
    lab = Lab(hand=["Herbalist", "Gold"], deck=PLENTY)
    lab.play("Herbalist")
    lab.end_turn()
    assert lab.asked == []


def test_herbalist_each_play_serves_one_treasure() -> None:
    lab = Lab(hand=["Throne Room", "Herbalist", "Gold", "Silver", "Copper"], deck=PLENTY)
    lab.play("Throne Room", "Herbalist")
    lab.play_treasures()
    lab.end_turn("Gold", "Silver")
    assert lab.asked[-1].options == ["Silver", "Copper"]
    assert {"Gold", "Silver"} <= set(lab.players[0].hand)
    assert "Copper" in lab.players[0].discard


def test_herbalist_and_alchemist_both_serve_with_one_potion() -> None:
    lab = Lab(hand=["Alchemist", "Herbalist", "Potion"], deck=PLENTY)
    lab.play("Alchemist")
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn(True, "Potion")
    assert {"Alchemist", "Potion"} <= set(lab.players[0].hand)


# -- Philosopher's Stone ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("deck", "discard", "coins"), [(4, 0, 0), (3, 2, 1), (5, 4, 1), (7, 13, 4), (0, 0, 0)])
def test_philosophers_stone_counts_deck_and_discard_pile(deck: int, discard: int, coins: int) -> None:
    lab = Lab(hand=["Philosopher's Stone", "Estate", "Estate"], deck=["Estate"] * deck, discard=["Estate"] * discard)
    lab.play("Philosopher's Stone")
    assert lab.me.coins == coins


def test_philosophers_stone_is_counted_when_played_and_leaves_the_order() -> None:
    deck = ["Gold", "Estate", "Silver", "Curse", "Duchy"]
    lab = Lab(hand=["Philosopher's Stone", "Philosopher's Stone"], deck=deck, in_play=["Village"])
    lab.play_treasures()
    assert lab.me.coins == 2
    assert lab.me.deck == deck


def test_philosophers_stone_cannot_be_played_after_buying() -> None:
    lab = Lab(kingdom=["Philosopher's Stone"], hand=["Philosopher's Stone"], coins=3, buys=2)
    lab.buy("Silver")
    with pytest.raises(IllegalMove):
        lab.play("Philosopher's Stone")


# -- Scrying Pool -----------------------------------------------------------------------------------------------------


def test_scrying_pool_sorts_top_cards_and_draws_actions_and_one_more() -> None:
    lab = Lab(
        hand=["Scrying Pool"], deck=["Curse", "Village", "Smithy", "Gold", "Silver"], others=[dict(deck=["Gold"])]
    )
    lab.play("Scrying Pool", "Discard it", "Discard it")
    assert [(q.about, q.subject, q.player) for q in lab.asked] == [("Curse", 0, 0), ("Gold", 1, 0)]
    assert lab.me.hand == ["Village", "Smithy", "Gold"]
    assert lab.me.discard == ["Curse"]
    assert lab.other.discard == ["Gold"]
    assert lab.me.actions == 1


def test_scrying_pool_takes_what_was_put_back_and_only_its_own_cards() -> None:
    lab = Lab(hand=["Scrying Pool"], deck=["Village", "Estate"], others=[dict(deck=["Festival"])])
    lab.play("Scrying Pool", "Put it back", "Put it back")
    assert lab.me.hand == ["Village", "Estate"]
    assert lab.other.deck == ["Festival"]


def test_scrying_pool_with_no_action_on_top_draws_that_card() -> None:
    lab = Lab(hand=["Scrying Pool"], deck=["Estate", "Village"])
    lab.play("Scrying Pool", "Put it back")
    assert lab.me.hand == ["Estate"]


def test_scrying_pool_shuffles_and_goes_on_until_nothing_is_left() -> None:
    lab = Lab(hand=["Scrying Pool"], deck=["Village"], discard=["Smithy", "Nobles"])
    lab.play("Scrying Pool", "Put it back")
    assert lab.me.hand == ["Village", "Smithy", "Nobles"]
    assert lab.me.deck == []


# -- Transmute --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trashed", "gained"),
    [
        ("Village", ["Duchy"]),
        ("Copper", ["Transmute"]),
        ("Estate", ["Gold"]),
        ("Curse", []),
        ("Nobles", ["Duchy", "Gold"]),
        ("Harem", ["Transmute", "Gold"]),
    ],
)
def test_transmute_gains_for_every_type(trashed: str, gained: list[str]) -> None:
    lab = Lab(kingdom=["Transmute"], hand=["Transmute", trashed])
    lab.play("Transmute")
    assert lab.trash == [trashed]
    assert list(lab.me.discard) == gained


def test_transmute_without_a_card_in_hand_or_with_empty_piles() -> None:
    lab = Lab(kingdom=["Transmute"], hand=["Transmute"])
    lab.play("Transmute")
    assert lab.me.discard == []
    lab = Lab(kingdom=["Transmute"], hand=["Transmute", "Nobles"], supply={"Duchy": 0})
    lab.play("Transmute")
    assert lab.me.discard == ["Gold"]


# -- University -------------------------------------------------------------------------------------------------------


def test_university_may_gain_an_action_up_to_five_without_potions() -> None:
    kingdom = ["University", "Familiar", "Transmute", "Nobles", "Apprentice", "Great Hall"]
    lab = Lab(kingdom=kingdom, hand=["University"])
    lab.play("University", "Apprentice")
    offered = lab.asked[-1].options
    assert {"Apprentice", "Great Hall"} <= set(offered)
    assert not {"Familiar", "Transmute", "University", "Nobles", "Silver"} & set(offered)
    assert lab.me.discard == ["Apprentice"]
    assert lab.me.actions == 2


def test_university_need_not_gain() -> None:
    lab = Lab(kingdom=["University"], hand=["University"])
    lab.play("University", None)
    assert lab.me.discard == []


# -- Vineyard ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("actions", "points"), [(0, 0), (2, 0), (3, 1), (11, 3), (12, 4)])
def test_vineyard_counts_actions_by_threes(actions: int, points: int) -> None:
    assert Lab(discard=["Vineyard"], deck=["Village"] * actions).me.vp == points


def test_vineyard_counts_actions_of_several_types_wherever_they_are() -> None:
    lab = Lab(hand=["Vineyard", "Nobles"], deck=["Great Hall"], discard=["Moat", "Estate"], in_play=["Village"])
    assert lab.me.vp == 1 + 2 + 1 + 1  # four Actions; Nobles 2, Great Hall 1, Estate 1


@pytest.mark.parametrize(("others", "copies"), [(1, 8), (2, 12), (3, 12)])
def test_vineyard_pile_is_that_of_a_victory_card(others: int, copies: int) -> None:
    assert Lab(kingdom=["Vineyard"], others=[{}] * others).supply["Vineyard"] == copies


# -- Possession: whole in tests/engine/test_possession.py and test_possession_nasty.py --------------------------------


def test_possession_gives_a_turn_in_which_you_decide_and_gain() -> None:
    lab = Lab(kingdom=["Possession"], hand=["Possession"], deck=PLENTY, others=[dict(hand=["Gold", "Gold"])])
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Gold")
    assert lab.turn == 1
    assert lab.me.discard == ["Possession", "Gold"]
    assert lab.other.discard == []

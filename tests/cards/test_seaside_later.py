"""Seaside: what bites or helps later, from Blockade to Sailor; and the memory of a turn: Smugglers, Treasury."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.cards.registry import as_first_printed, find
from bailiwick.kingdoms import Wishes, draw_kingdom
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 30
OTHER = {"hand": COPPERS[:5], "deck": COPPERS}


def lab_with(*hand: str, kingdom: tuple[str, ...] = (), other: dict[str, Any] | None = None, **given: Any) -> Lab:
    piles = [*dict.fromkeys([*hand, *kingdom])]
    return Lab(piles, **{"hand": list(hand), "deck": COPPERS, "others": [{**OTHER, **(other or {})}], **given})


# -- Blockade ---------------------------------------------------------------------------------------------------------


def blockade(card: str, **given: Any) -> Lab:
    lab = Lab(["Blockade"], **{"hand": ["Blockade"], "deck": COPPERS, "others": [OTHER], **given})
    lab.play("Blockade", card)
    return lab


def test_blockade_sets_the_gained_card_aside_until_the_next_turn() -> None:
    lab = blockade("Silver")
    assert (lab.me.set_aside, lab.me.discard) == (["Silver"], [])
    assert "Gold" not in lab.asked[-1].options
    lab.end_turn()
    assert (lab.me.set_aside, lab.me.in_play) == (["Silver"], ["Blockade"])
    lab.end_turn()
    assert (lab.me.hand.count("Silver"), lab.me.set_aside) == (1, [])
    lab.end_turn()
    assert lab.me.in_play == []


def test_blockade_curses_whoever_gains_a_copy_on_their_turn() -> None:
    lab = blockade("Silver")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert sorted(lab.other.discard) == ["Curse", "Silver"]
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert "Curse" not in lab.me.discard


def test_blockade_does_not_curse_other_cards_or_other_turns() -> None:
    lab = blockade("Silver")
    lab.gain("Silver", seat=1)
    assert lab.other.discard == ["Silver"], "in my turn"
    lab.gain("Silver")
    assert lab.me.discard == ["Silver"], "my own"
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Copper")
    assert "Curse" not in lab.other.discard


def test_blockade_is_over_when_the_card_is_in_hand() -> None:
    lab = blockade("Silver", others=[OTHER, OTHER])
    for _ in range(3):
        lab.end_turn()
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert "Curse" not in lab.players[1].discard


def test_blockade_several_times_on_one_card_adds_up() -> None:
    lab = Lab(["Blockade"], hand=["Blockade"] * 2, actions=2, deck=COPPERS, others=[OTHER])
    lab.play("Blockade", "Silver")
    lab.play("Blockade", "Silver")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.other.discard.count("Curse") == 2


def test_blockade_of_curses_gives_all_of_them() -> None:
    lab = blockade("Curse")
    lab.end_turn()
    lab.buy("Curse")
    assert (lab.other.discard.count("Curse"), lab.supply["Curse"]) == (9, 0)


def test_blockade_spares_who_was_unaffected_when_it_was_played() -> None:
    guarded = {"hand": ["Moat", *COPPERS[:3]], "deck": COPPERS}
    lab = Lab(["Blockade", "Moat"], hand=["Blockade"], deck=COPPERS, others=[guarded, OTHER])
    lab.play("Blockade", "Moat", "Silver")
    for _ in range(2):
        lab.end_turn()
        lab.play_treasures()
        lab.buy("Silver")
    assert ["Curse" in p.discard for p in lab.players[1:]] == [False, True]


def test_blockade_has_nothing_left_to_do_if_the_card_moved() -> None:
    hand = ["Sailor", "Blockade"]
    lab = Lab(["Blockade", "Sailor", "Caravan"], hand=hand, deck=COPPERS, others=[OTHER])
    lab.play("Sailor")
    lab.play("Blockade", "Caravan", True)
    assert (lab.me.set_aside, sorted(lab.me.in_play)) == ([], ["Blockade", "Caravan", "Sailor"])
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Caravan", "Sailor"]
    lab.play_treasures()
    lab.buy("Caravan")
    assert "Curse" not in lab.other.discard


def test_blockade_gains_nothing_where_there_is_nothing() -> None:
    piles = {pile.name: 0 for pile in Lab(["Blockade"]).game.piles if pile.top.price <= 4}
    lab = Lab(["Blockade"], hand=["Blockade"], supply=piles, deck=COPPERS, others=[OTHER])
    lab.play("Blockade")
    lab.end_turn()
    assert (lab.over, lab.me.in_play) == (True, [])


# -- Corsair ----------------------------------------------------------------------------------------------------------


def corsair(their_hand: list[str], **given: Any) -> Lab:
    others = given.pop("others", [{"hand": their_hand, "deck": COPPERS}])
    lab = Lab(["Corsair"], **{"hand": ["Corsair"], "deck": COPPERS, "others": others, **given})
    lab.play("Corsair")
    return lab


def test_corsair_gives_coins_now_and_a_card_later() -> None:
    lab = corsair([])
    assert lab.me.coins == 2
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.in_play) == (6, ["Corsair"])


def test_corsair_trashes_the_first_silver_or_gold_after_it_made_its_coins() -> None:
    lab = corsair(["Copper", "Gold", "Silver", "Silver"])
    lab.end_turn()
    lab.play("Copper")
    assert lab.trash == []
    lab.play("Gold")
    assert (lab.trash, lab.other.coins, lab.other.in_play) == (["Gold"], 4, ["Copper"])
    lab.play("Silver")
    assert (lab.trash, lab.other.coins) == (["Gold"], 6)


def test_corsair_twice_still_trashes_one() -> None:
    lab = Lab(
        ["Corsair"], hand=["Corsair"] * 2, actions=2, deck=COPPERS,
        others=[{"hand": ["Silver", "Gold", "Silver"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Corsair")
    lab.play("Corsair")
    lab.end_turn()
    lab.play_treasures()
    assert (len(lab.trash), lab.other.coins) == (1, 7)


def test_corsair_bites_everybody_once_in_each_turn_until_its_next() -> None:
    hand = {"hand": ["Silver", "Silver"], "deck": COPPERS}
    lab = corsair([], others=[dict(hand), dict(hand)])
    lab.end_turn()
    lab.play_treasures()
    lab.end_turn()
    lab.play_treasures()
    assert lab.trash == ["Silver", "Silver"]


def test_corsair_is_over_when_the_next_turn_begins() -> None:
    lab = corsair([], others=[{"hand": COPPERS[:5], "deck": ["Silver"] * 5}])
    lab.end_turn()
    lab.end_turn()
    lab.end_turn()
    lab.play_treasures()
    assert (lab.other.coins, lab.trash) == (10, [])


def test_corsair_spares_who_showed_a_moat() -> None:
    lab = lab_with("Corsair", kingdom=("Moat",), other={"hand": ["Moat", "Silver"]})
    lab.play("Corsair", "Moat")
    lab.end_turn()
    lab.play("Silver")
    assert lab.trash == []


# -- Lighthouse -------------------------------------------------------------------------------------------------------


def test_lighthouse_pays_twice() -> None:
    lab = lab_with("Lighthouse")
    lab.play("Lighthouse")
    assert (lab.me.actions, lab.me.coins) == (1, 1)
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, lab.me.coins, lab.me.in_play) == (1, 1, ["Lighthouse"])


def test_lighthouse_keeps_attacks_away_until_the_next_turn() -> None:
    other = {"hand": ["Witch"], "deck": ["Copper", "Copper", "Witch", *COPPERS]}
    lab = lab_with("Lighthouse", kingdom=("Witch",), other=other)
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Witch")
    assert (lab.me.discard, lab.asked) == ([], [])
    lab.end_turn()
    lab.end_turn()
    lab.play("Witch")
    assert lab.me.discard.count("Curse") == 1


def test_lighthouse_does_not_protect_others_or_from_my_own_attacks() -> None:
    lab = Lab(["Lighthouse", "Witch"], hand=["Lighthouse", "Witch"], deck=COPPERS, others=[{}, {}])
    lab.play("Lighthouse")
    lab.play("Witch")
    assert (len(lab.me.hand), [p.discard for p in lab.players[1:]]) == (2, [["Curse"], ["Curse"]])


def test_lighthouse_lets_reactions_be_used() -> None:
    hand = ["Lighthouse"]
    lab = Lab(
        ["Lighthouse", "Secret Chamber", "Witch"], hand=hand, deck=["Secret Chamber", *COPPERS],
        others=[{"hand": ["Witch"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Witch", "Secret Chamber", ["Secret Chamber", "Copper"])
    assert (lab.me.discard, lab.me.deck[:2]) == ([], ["Secret Chamber", "Copper"])


def test_lighthouse_does_not_undo_a_lasting_attack() -> None:
    lab = lab_with("Corsair", other={"hand": ["Lighthouse", "Silver"]})
    lab.play("Corsair")
    lab.end_turn()
    lab.play("Lighthouse")
    lab.play("Silver")
    assert lab.trash == ["Silver"]


def test_lighthouse_already_there_keeps_a_lasting_attack_away() -> None:
    lab = lab_with("Lighthouse", kingdom=("Corsair",), deck=["Silver", *COPPERS], other={"hand": ["Corsair"]})
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Corsair")
    lab.end_turn()
    lab.play("Silver")
    assert lab.trash == []


# -- Monkey -----------------------------------------------------------------------------------------------------------


def test_monkey_draws_for_each_gain_of_the_player_to_the_right() -> None:
    lab = Lab(["Monkey"], hand=["Monkey"], deck=COPPERS, others=[OTHER, OTHER])
    lab.play("Monkey")
    assert lab.me.hand == []
    lab.gain("Curse", seat=1)
    assert lab.me.hand == []
    lab.gain("Curse", seat=2)
    assert len(lab.me.hand) == 1, "on any turn"
    lab.end_turn()
    lab.gain("Silver", seat=2)
    assert len(lab.me.hand) == 6
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert len(lab.me.hand) == 7
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.in_play) == (8, ["Monkey"])
    lab.gain("Silver", seat=2)
    assert len(lab.me.hand) == 8


def test_monkey_drawing_a_reaction_may_use_it_at_once() -> None:
    deck = ["Copper"] * 5 + ["Pirate", *COPPERS]
    lab = Lab(["Monkey", "Pirate"], hand=["Monkey"], deck=deck, others=[OTHER])
    lab.play("Monkey")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver", "Pirate")
    assert sorted(lab.me.in_play) == ["Monkey", "Pirate"]


def test_monkey_comes_after_what_the_gainer_does_with_the_card() -> None:
    other = {"hand": ["Skirmisher", "Silver", "Silver"], "deck": COPPERS}
    lab = Lab(["Monkey", "Skirmisher", "Militia"], hand=["Monkey"], deck=COPPERS, others=[other])
    lab.play("Monkey")
    lab.end_turn()
    lab.play("Skirmisher")
    lab.play_treasures()
    lab.buy("Militia")
    assert len(lab.me.hand) == 4, "first down to three, then the card of the Monkey"


def test_monkey_waits_for_the_gainer_in_its_own_players_turn_too() -> None:
    other = {"hand": ["Watchtower"]}
    lab = Lab(["Monkey", "Witch", "Watchtower"], hand=["Monkey", "Witch"], actions=2, deck=COPPERS, others=[other])
    lab.play("Monkey")
    start = len(lab.game.log)
    lab.play("Witch", "Watchtower", 0)
    told = [(entry["seat"], entry["kind"]) for entry in lab.game.view(0).log(start)]
    gained = told.index((1, "gain"))
    assert told[gained:] == [(1, "gain"), (1, "react"), (1, "reveal"), (1, "choose"), (1, "trash"), (0, "draw")]


def test_a_reaction_that_monkey_draws_in_its_own_players_turn_may_be_used_at_once() -> None:
    deck = ["Copper"] * 2 + ["Pirate", *COPPERS]
    lab = Lab(["Monkey", "Pirate"], hand=["Monkey", "Pirate"], deck=deck, others=[OTHER, OTHER])
    lab.play("Monkey")
    lab.gain("Silver", "Pirate", seat=2)
    assert sorted(lab.me.in_play) == ["Monkey", "Pirate"], "the Reaction in hand comes when its player answers"
    assert len(lab.me.hand) == 1
    lab.gain("Gold", seat=2)
    lab.gain("Gold", "Pirate", seat=2)
    assert (sorted(lab.me.in_play), len(lab.me.hand)) == (["Monkey", "Pirate", "Pirate"], 2)


def test_monkey_draws_once_for_a_gain_that_is_exchanged() -> None:
    other = {"hand": ["Trader", "Gold", "Gold"], "deck": COPPERS}
    lab = Lab(["Monkey", "Trader"], hand=["Monkey"], deck=COPPERS, others=[other])
    lab.play("Monkey")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Festival", "Trader")
    assert lab.other.discard == ["Silver"]
    assert len(lab.me.hand) == 6, "the Silver of the exchange is no gain"


# -- Outpost ----------------------------------------------------------------------------------------------------------


def test_outpost_gives_another_turn_with_three_cards() -> None:
    lab = lab_with("Outpost")
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, lab.game.extra, len(lab.me.hand), lab.me.in_play) == (0, True, 3, ["Outpost"])
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand), lab.me.in_play) == (1, 5, [])


def test_outpost_in_the_extra_turn_gives_a_hand_of_three_and_no_turn() -> None:
    lab = lab_with("Outpost", deck=["Outpost", *COPPERS])
    lab.play("Outpost")
    lab.end_turn()
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand), lab.me.in_play) == (1, 3, [])


def test_outpost_2e_gives_another_turn_with_three_cards_and_stays_for_it() -> None:
    lab = Lab(["Outpost (2E)"], hand=["Outpost (2E)"], deck=COPPERS)
    lab.play("Outpost (2E)")
    lab.end_turn()
    assert (lab.turn, lab.game.extra, len(lab.me.hand), lab.me.in_play) == (0, True, 3, ["Outpost (2E)"])
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (1, 5)


def test_outpost_2e_in_the_extra_turn_does_nothing_at_all() -> None:
    lab = Lab(["Outpost (2E)"], hand=["Outpost (2E)"], deck=["Outpost (2E)", *COPPERS])
    lab.play("Outpost (2E)")
    lab.end_turn()
    lab.play("Outpost (2E)")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (1, 5), "the newest wording leaves three"
    assert lab.me.in_play == []


def test_outpost_2e_played_twice_gives_one_turn_and_three_cards() -> None:
    lab = Lab(["Outpost (2E)"], hand=["Throne Room", "Outpost (2E)"], deck=COPPERS)
    lab.play("Throne Room", "Outpost (2E)")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (0, 3)
    lab.end_turn()
    assert lab.turn == 1


def test_outpost_2e_is_no_card_of_the_first_edition_and_found_by_its_edition() -> None:
    assert find("Outpost, second edition").name == "Outpost (2E)"
    assert as_first_printed(find("Outpost")).name == "Outpost"
    for edition in ("first", "second", "both"):
        wishes = Wishes({"Seaside": None}, required=["Outpost"], edition=edition)
        assert "Outpost (2E)" not in draw_kingdom(wishes, 1).kingdom
    assert "Outpost (2E)" in draw_kingdom(Wishes({"Seaside": None}, required=["Outpost (2E)"]), 1).kingdom


def test_outpost_twice_gives_one_turn_and_three_cards() -> None:
    lab = Lab(["Outpost"], hand=["Outpost"] * 2, actions=2, deck=COPPERS, others=[OTHER])
    lab.play("Outpost")
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand), lab.me.in_play) == (0, 3, ["Outpost", "Outpost"])
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand), lab.me.in_play) == (1, 5, [])


def test_outpost_turn_is_the_next_turn_of_durations() -> None:
    lab = Lab(["Outpost", "Merchant Ship"], hand=["Outpost", "Merchant Ship"], actions=2, deck=COPPERS)
    lab.play("Outpost")
    lab.play("Merchant Ship")
    lab.end_turn()
    assert (lab.turn, lab.me.coins, lab.asked) == (0, 2, [])


def test_outpost_turn_does_not_count_for_the_tie_break() -> None:
    lab = lab_with("Outpost")
    before = lab.game.turns_taken()[0]
    lab.play("Outpost")
    lab.end_turn()
    assert lab.game.turns_taken()[0] == before


def test_outpost_after_the_end_gives_no_turn() -> None:
    lab = lab_with("Outpost", coins=8, supply={"Province": 1})
    lab.play("Outpost")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over


# -- Pirate -----------------------------------------------------------------------------------------------------------


def test_pirate_gains_a_treasure_into_the_hand_next_turn() -> None:
    lab = lab_with("Pirate")
    lab.play("Pirate")
    lab.end_turn()
    lab.end_turn("Gold")
    assert (lab.me.hand.count("Gold"), lab.me.in_play) == (1, ["Pirate"])
    assert set(lab.asked[-1].options) == {"Copper", "Silver", "Gold"}


@pytest.mark.parametrize("seat", [0, 1])
def test_pirate_may_be_played_when_anybody_gains_a_treasure(seat: int) -> None:
    lab = lab_with("Pirate")
    lab.gain("Silver", "Pirate", seat=seat)
    assert (lab.me.in_play, lab.me.actions) == (["Pirate"], 1)
    lab.end_turn()
    assert lab.me.in_play == ["Pirate"]
    lab.end_turn("Gold")
    assert "Gold" in lab.me.hand


def test_pirate_is_not_played_for_other_cards() -> None:
    lab = lab_with("Pirate")
    lab.gain("Estate")
    assert (lab.asked, lab.me.hand) == ([], ["Pirate"])


def test_pirate_played_in_anothers_turn_acts_in_my_next() -> None:
    lab = lab_with(kingdom=("Pirate",), deck=["Pirate", *COPPERS])
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver", "Pirate")
    assert lab.me.in_play == ["Pirate"]
    lab.end_turn("Silver")
    assert (lab.turn, lab.me.hand.count("Silver"), lab.me.in_play) == (0, 1, ["Pirate"])
    lab.end_turn()
    assert lab.me.in_play == []


def test_pirate_gaining_may_bring_the_next_pirate() -> None:
    lab = lab_with("Pirate", deck=["Pirate", *COPPERS])
    lab.play("Pirate")
    lab.end_turn()
    lab.end_turn("Gold", "Pirate")
    assert lab.me.in_play == ["Pirate", "Pirate"]


# -- Sailor -----------------------------------------------------------------------------------------------------------


def test_sailor_gives_coins_and_trashing_next_turn() -> None:
    lab = lab_with("Sailor", deck=["Estate", *COPPERS])
    lab.play("Sailor")
    assert (lab.me.actions, lab.me.coins) == (1, 0)
    lab.end_turn()
    lab.end_turn("Estate")
    assert (lab.me.coins, lab.trash, lab.asked[-1].minimum) == (2, ["Estate"], 0)


def test_sailor_plays_one_gained_duration_even_in_the_buy_phase() -> None:
    lab = lab_with("Sailor", kingdom=("Caravan", "Wharf"), coins=9, buys=2)
    lab.play("Sailor")
    lab.buy("Caravan", True)
    assert (sorted(lab.me.in_play), len(lab.me.hand), lab.phase) == (["Caravan", "Sailor"], 1, "buy")
    lab.buy("Wharf")
    assert (lab.me.discard, len(lab.asked)) == (["Wharf"], 1)


def test_sailor_that_was_declined_waits_for_another_gain() -> None:
    lab = lab_with("Sailor", kingdom=("Caravan", "Wharf"), coins=9, buys=3)
    lab.play("Sailor")
    lab.buy("Silver")
    lab.buy("Caravan", None)
    assert (lab.me.discard, lab.asked[-1].purpose) == (["Silver", "Caravan"], "may")
    lab.game.player_at(0).coins = 5
    lab.buy("Wharf", True)
    assert sorted(lab.me.in_play) == ["Sailor", "Wharf"]


def test_sailor_twice_plays_two_cards_but_not_one_twice() -> None:
    lab = Lab(["Sailor", "Caravan"], hand=["Sailor"] * 2, coins=8, buys=2, deck=COPPERS)
    lab.play("Sailor")
    lab.play("Sailor")
    lab.buy("Caravan", True)
    assert lab.me.in_play.count("Caravan") == 1
    lab.buy("Caravan", True)
    assert lab.me.in_play.count("Caravan") == 2


def test_sailor_is_over_with_the_turn() -> None:
    lab = lab_with("Sailor", kingdom=("Caravan",))
    lab.play("Sailor")
    lab.end_turn()
    lab.end_turn(None)
    lab.play_treasures()
    lab.buy("Caravan")
    assert "Caravan" in lab.me.discard


def test_sailor_plays_what_was_gained_elsewhere_than_into_the_discard_pile() -> None:
    lab = Lab(["Sailor", "Artisan", "Caravan"], hand=["Sailor", "Artisan"], deck=COPPERS)
    lab.play("Sailor")
    lab.play("Artisan", "Caravan", True)
    assert "Caravan" in lab.me.in_play


# -- Smugglers --------------------------------------------------------------------------------------------------------


def smugglers(*bought: str, seats: int = 2, coins: int = 8) -> Lab:
    """It is my turn, Smugglers in hand; the player to my right has bought these in the turn before."""
    others: list[dict[str, Any]] = [OTHER for _ in range(seats - 1)]
    lab = Lab(["Smugglers", "Festival"], deck=["Smugglers", *COPPERS], others=others)
    for _ in range(seats - 1):
        lab.end_turn()
    me = lab.game.player_at(seats - 1)
    me.coins, me.buys = coins, len(bought)
    for card in bought:
        lab.buy(card)
    lab.end_turn()
    return lab


def test_smugglers_gain_a_copy_of_what_the_player_to_the_right_gained() -> None:
    lab = smugglers("Silver", "Festival")
    lab.play("Smugglers", "Festival")
    assert (lab.me.discard, set(lab.asked[-1].options)) == (["Festival"], {"Silver", "Festival"})


def test_smugglers_find_nothing_dearer_than_six() -> None:
    lab = smugglers("Province")
    lab.play("Smugglers")
    assert (lab.me.discard, lab.asked) == ([], [])


def test_smugglers_gain_gold_and_only_while_there_is_some() -> None:
    lab = smugglers("Gold")
    lab.play("Smugglers")
    assert lab.me.discard == ["Gold"]


def test_smugglers_look_to_the_right_and_not_to_the_left() -> None:
    lab = smugglers("Silver", seats=3)
    lab.play("Smugglers")
    assert lab.me.discard == ["Silver"]
    lab = Lab(["Smugglers"], deck=["Smugglers", *COPPERS], others=[OTHER] * 2)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard == []


def test_smugglers_count_gains_of_that_player_alone_on_their_own_turn() -> None:
    lab = Lab(["Smugglers"], deck=["Smugglers", *COPPERS], others=[OTHER])
    lab.gain("Silver", seat=1)
    lab.end_turn()
    lab.gain("Gold", seat=0)
    lab.end_turn()
    lab.play("Smugglers")
    assert (lab.me.discard.count("Gold"), lab.me.discard.count("Silver")) == (1, 0)


def test_smugglers_find_nothing_of_an_earlier_turn() -> None:
    lab = Lab(["Smugglers"], deck=["Copper"] * 5 + ["Smugglers", *COPPERS], others=[OTHER])
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    for _ in range(3):
        lab.end_turn()
    lab.play("Smugglers")
    assert "Silver" not in lab.me.discard


def test_smugglers_in_my_extra_turn_still_see_the_same_turn() -> None:
    lab = Lab(
        ["Smugglers", "Outpost"], deck=["Outpost", *["Copper"] * 4, "Smugglers", *COPPERS], others=[OTHER]
    )
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.play("Outpost")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard.count("Silver") == 1


# -- Treasury ---------------------------------------------------------------------------------------------------------


def test_treasury_gives_what_it_says_and_may_go_back_onto_the_deck() -> None:
    lab = lab_with("Treasury")
    lab.play("Treasury")
    assert (len(lab.me.hand), lab.me.actions, lab.me.coins) == (1, 1, 1)
    lab.to_buy_phase()
    lab.end_turn(True)
    assert "Treasury" in lab.me.hand
    assert lab.asked[-1].purpose == "may"


def test_treasury_may_stay_to_be_discarded() -> None:
    lab = lab_with("Treasury")
    lab.play("Treasury")
    lab.end_turn(None)
    assert (lab.me.hand.count("Treasury"), lab.me.discard.count("Treasury")) == (0, 1)


def test_treasury_does_not_go_back_after_a_victory_card_of_the_buy_phase() -> None:
    lab = lab_with("Treasury", "Treasury", coins=4, buys=2)
    lab.play("Treasury")
    lab.play("Treasury")
    lab.buy("Estate")
    lab.buy("Silver")
    lab.end_turn()
    assert (lab.asked, lab.me.discard.count("Treasury")) == ([], 2)


def test_treasury_does_not_mind_victory_cards_gained_before_or_by_others() -> None:
    lab = lab_with("Treasury", "Workshop", kingdom=("Workshop",))
    lab.play("Treasury")
    lab.play("Workshop", "Estate")
    lab.to_buy_phase()
    lab.gain("Estate", seat=1)
    lab.end_turn(True)
    assert "Treasury" in lab.me.hand


def test_treasury_of_the_next_turn_is_free_again() -> None:
    lab = lab_with("Treasury", coins=2, deck=["Copper", "Treasury", *COPPERS])
    lab.play("Treasury")
    lab.buy("Estate")
    lab.end_turn()
    lab.end_turn()
    lab.play("Treasury")
    lab.end_turn(True)
    assert "Treasury" in lab.me.hand


def test_treasury_several_times_each_may_go_back() -> None:
    lab = lab_with("Treasury", "Treasury")
    lab.play("Treasury")
    lab.play("Treasury")
    lab.end_turn(True, None)
    assert (lab.me.hand.count("Treasury"), lab.me.discard.count("Treasury")) == (1, 1)


def test_treasury_1e_goes_back_when_it_is_discarded() -> None:
    lab = lab_with("Treasury (1E)")
    lab.play("Treasury (1E)")
    assert (len(lab.me.hand), lab.me.actions, lab.me.coins) == (1, 1, 1)
    lab.end_turn(True)
    assert "Treasury (1E)" in lab.me.hand
    lab = lab_with("Treasury (1E)")
    lab.play("Treasury (1E)")
    lab.end_turn(None)
    assert "Treasury (1E)" in lab.me.discard


def test_treasury_1e_asks_what_was_bought_and_not_what_was_gained() -> None:
    lab = lab_with("Treasury (1E)", coins=8, buys=2)
    lab.play("Treasury (1E)")
    lab.gain("Province")
    lab.buy("Silver")
    lab.end_turn(True)
    assert "Treasury (1E)" in lab.me.hand
    lab = lab_with("Treasury (1E)", "Treasury (1E)", coins=8, buys=2)
    lab.play("Treasury (1E)")
    lab.play("Treasury (1E)")
    lab.buy("Estate")
    lab.end_turn()
    assert (lab.me.discard.count("Treasury (1E)"), lab.asked) == (2, [])


# -- Pearl Diver ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "deck"), [(True, ["Gold", "Silver"]), (None, ["Silver", "Gold"])])
def test_pearl_diver_may_put_the_bottom_card_on_top(answer: bool | None, deck: list[str]) -> None:
    lab = lab_with("Pearl Diver", deck=["Copper", "Silver", "Gold"])
    lab.play("Pearl Diver", answer)
    assert (lab.me.hand, lab.me.actions, lab.me.deck) == (["Copper"], 1, deck)
    assert lab.asked[-1].about == "Gold"


def test_pearl_diver_shuffles_for_the_bottom_card_once_the_deck_is_empty() -> None:
    lab = lab_with("Pearl Diver", deck=["Copper"], discard=["Gold"])
    lab.play("Pearl Diver")
    assert (lab.me.hand, lab.me.deck, lab.me.discard, lab.asked) == (["Copper"], ["Gold"], [], [])


def test_pearl_diver_shows_nobody_else_the_card() -> None:
    lab = lab_with("Pearl Diver", deck=["Copper", "Silver", "Gold"])
    lab.play("Pearl Diver", True)
    assert not any("Gold" in str(entry) for entry in lab.game.view(1).log())
    assert "Gold" in str(lab.game.view(0).log())

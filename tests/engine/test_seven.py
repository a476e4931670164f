"""Six cards of later expansions: every sentence of their rules, and what others could do to them."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20
BADGER = "Way of the Badger"

# -- Villa ------------------------------------------------------------------------------------------------------------


def test_villa_gives_what_it_says() -> None:
    lab = Lab(["Villa"], hand=["Villa"])
    lab.play("Villa")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 2, 1)


def test_villa_bought_goes_to_hand_and_back_to_the_action_phase() -> None:
    lab = Lab(["Villa"], hand=["Gold", "Silver", "Copper", "Smithy"], coins=0, deck=COPPERS)
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Villa")
    assert (lab.phase, lab.me.actions, lab.me.buys, lab.me.coins) == ("action", 2, 0, 1)
    assert sorted(lab.me.hand) == ["Copper", "Smithy", "Villa"]
    lab.play("Villa")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (3, 1, 2)
    lab.play("Smithy")
    lab.play("Copper")  # the new Buy phase starts with Treasures again
    lab.buy("Silver")
    assert lab.me.discard == ["Silver"]


def test_villa_bought_again_and_again() -> None:
    lab = Lab(["Villa"], coins=9)
    for _ in range(2):
        lab.buy("Villa")
        assert lab.phase == "action"
        lab.play("Villa")
    assert (lab.me.in_play, lab.me.coins) == (["Villa", "Villa"], 3)


def test_villa_gained_in_the_action_phase() -> None:
    lab = Lab(["Villa"], hand=["Workshop"])
    lab.play("Workshop", "Villa")
    assert (lab.me.hand, lab.me.actions, lab.phase) == (["Villa"], 1, "action")


def test_villa_gained_in_anothers_turn_is_in_hand_and_the_action_is_lost() -> None:
    lab = Lab(["Villa"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.to_buy_phase()
    lab.gain("Villa", seat=1)
    assert (lab.other.hand, lab.phase) == (["Villa"], "buy")
    lab.end_turn()
    assert (lab.turn, lab.other.actions) == (1, 1)


def test_villa_does_not_repeat_the_start_of_the_turn() -> None:
    hand = ["Importer"]
    lab = Lab(["Villa", "Importer"], ally="City-state", favors=0, hand=hand, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Importer")
    lab.end_turn()
    lab.end_turn("Villa")  # gained at the start of the turn: no Buy phase to return from
    assert (lab.turn, lab.phase, lab.me.actions) == (0, "action", 2)
    assert "Villa" in lab.me.hand
    lab.play_treasures()
    lab.buy("Villa")
    assert (lab.phase, lab.me.in_play.count("Importer")) == ("action", 1)
    assert lab.asked == [q for q in lab.asked if q.purpose != "first"]


def test_villa_moved_by_another_effect_stays_there_but_does_the_rest() -> None:
    lab = Lab(["Villa", "Importer"], ally="City-state", coins=4, favors=2)
    lab.buy("Villa", "City-state", True)
    assert (lab.me.in_play, lab.me.hand, lab.phase) == (["Villa"], [], "action")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (4, 1, 1)


def test_villa_first_into_hand_is_then_not_found_by_the_other_effect() -> None:
    lab = Lab(["Villa", "Importer"], ally="City-state", coins=4, favors=2)
    lab.buy("Villa", "Villa")
    assert (lab.me.in_play, lab.me.hand, lab.me.favors) == ([], ["Villa"], 2)


def test_villa_gained_onto_the_deck_still_comes_to_hand() -> None:
    lab = Lab(["Villa"], hand=["Bauble"], coins=4)
    lab.play("Bauble", [0, 3])
    lab.buy("Villa", policy=lambda q: ["Villa"] if q.purpose == "first" else None)
    assert (lab.me.hand, lab.me.deck, lab.phase) == (["Villa"], [], "action")


# -- Capital ----------------------------------------------------------------------------------------------------------


def test_capital_makes_six_and_a_buy() -> None:
    lab = Lab(["Capital"], hand=["Capital"])
    lab.play("Capital")
    assert (lab.me.coins, lab.me.buys, lab.me.debt) == (6, 2, 0)


def test_capital_discarded_from_play_gives_debt_that_may_be_paid_at_once() -> None:
    for paid in (0, 4, 6):
        lab = Lab(["Capital"], hand=["Capital"], coins=1, deck=COPPERS)
        lab.play("Capital")
        lab.end_turn(paid)
        assert lab.me.debt == 6 - paid
        assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 6)


def test_capital_asks_nothing_where_no_coin_is_left() -> None:
    lab = Lab(["Capital"], hand=["Capital"], deck=COPPERS)
    lab.play("Capital")
    lab.buy("Gold")
    lab.end_turn()
    assert (lab.me.debt, lab.asked) == (6, [])


def test_capital_debt_forbids_buying_until_it_is_paid() -> None:
    lab = Lab(["Capital"], hand=["Capital"], deck=["Gold"] * 5, others=[{"deck": COPPERS}])
    lab.play("Capital")
    lab.buy("Gold")
    lab.end_turn()
    lab.end_turn()
    lab.play_treasures()
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    lab.pay_debt(6)
    lab.buy("Gold")


def test_capital_trashed_from_play_gives_no_debt() -> None:
    lab = Lab(["Capital", "Overlord"], in_play=["Capital"], deck=COPPERS)
    lab.end_turn()
    assert lab.me.debt == 6  # the counter-proof: discarded, it does
    lab = Lab(["Capital"], in_play=["Capital"], deck=COPPERS)
    game = lab.game
    game.join()
    me = game.player_at(0)
    me.trash(me.in_play.cards(), me.in_play)
    game.part()
    lab.end_turn()
    assert (lab.me.debt, lab.trash) == (0, ["Capital"])


def test_capital_played_twice_gives_debt_once() -> None:
    lab = Lab(["Capital", "Joust"], hand=["Coronet", "Capital"], deck=COPPERS)
    lab.play("Coronet", "Capital")
    assert (lab.me.coins, lab.me.buys) == (12, 3)
    lab.end_turn(0)
    assert lab.me.debt == 6


def test_two_capitals_give_debt_each() -> None:
    lab = Lab(["Capital"], hand=["Capital", "Capital"], deck=COPPERS)
    lab.play_treasures()
    lab.end_turn(6, 6)
    assert (lab.me.debt, lab.me.discard) == (0, ["Capital", "Capital"])


def test_capital_discarded_from_hand_gives_no_debt() -> None:
    lab = Lab(["Capital"], hand=["Cellar", "Capital"], deck=COPPERS)
    lab.play("Cellar", ["Capital"])
    lab.end_turn()
    assert lab.me.debt == 0


def test_capital_made_blank_by_a_highwayman_still_gives_its_debt() -> None:
    lab = Lab(
        ["Capital", "Highwayman"], hand=["Highwayman"], deck=COPPERS, others=[{"hand": ["Capital"], "deck": COPPERS}]
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Capital")
    assert (lab.other.coins, lab.other.buys) == (0, 1)
    lab.end_turn()
    assert lab.other.debt == 6


# -- Overlord ---------------------------------------------------------------------------------------------------------


def overlord(*kingdom: str, hand: tuple[str, ...] = (), **more: Any) -> Lab:
    return Lab(["Overlord", *kingdom], hand=["Overlord", *hand], deck=COPPERS, **more)


def test_overlord_plays_an_action_of_the_supply_and_leaves_it_there() -> None:
    lab = overlord("Festival")
    before = lab.supply["Festival"]
    lab.play("Overlord", "Festival")
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (2, 2, 2)
    assert (lab.supply["Festival"], lab.me.in_play) == (before, ["Overlord"])
    lab.end_turn()
    assert lab.me.discard == ["Overlord"]


def test_overlord_offers_actions_up_to_five_without_potions_debt_or_command() -> None:
    lab = overlord("Artisan", "Possession", "Festival", "Village", supply={"Village": 0})
    lab.play("Overlord", "Festival")
    offered = lab.asked[-1].options
    assert "Festival" in offered
    assert not {"Artisan", "Possession", "Overlord", "Village", "Silver", "Estate"} & set(offered)


def test_overlord_sees_costs_as_they_are_now() -> None:
    lab = overlord("Artisan", "Bridge", hand=("Bridge", "Estate"), actions=2)
    lab.play("Bridge")
    lab.play("Overlord", "Artisan", "Silver", "Estate")
    assert lab.asked[-3].card == "Overlord"


def test_overlord_is_bought_with_debt_only() -> None:
    lab = Lab(["Overlord"], coins=0, buys=2)
    lab.buy("Overlord")
    assert (lab.me.debt, lab.me.discard) == (8, ["Overlord"])
    with pytest.raises(IllegalMove):
        lab.buy("Overlord")


def test_overlord_gained_otherwise_gives_no_debt_and_only_where_its_cost_allows() -> None:
    lab = Lab(["Overlord"], hand=["Workshop", "Remodel", "Overlord"], actions=2)
    lab.play("Workshop", "Silver")
    assert "Overlord" not in lab.asked[-1].options
    lab.play("Remodel", "Overlord")
    assert (lab.me.debt, sorted(lab.me.discard)) == (0, ["Overlord", "Silver"])


def test_overlord_played_twice_chooses_anew() -> None:
    lab = overlord("Festival", "Smithy", hand=("Throne Room",))
    lab.play("Throne Room", "Overlord", "Festival", "Smithy")
    assert (lab.me.coins, len(lab.me.hand)) == (2, 3)


def test_overlord_cannot_move_what_it_plays() -> None:
    lab = overlord("Mining Village", "Feast")
    before = lab.supply["Mining Village"]
    lab.play("Overlord", policy=lambda q: ["Mining Village"] if q.purpose == "play" else True)
    assert (lab.me.coins, lab.me.actions, lab.trash, lab.supply["Mining Village"]) == (0, 2, [], before)


def test_overlord_playing_feast_gains_all_the_same() -> None:
    lab = overlord("Feast")
    lab.play("Overlord", "Feast", "Duchy")
    assert (lab.trash, lab.me.discard) == ([], ["Duchy"])


def test_overlord_stays_with_a_duration_that_it_played() -> None:
    lab = overlord("Importer", others=[{"deck": COPPERS}])
    lab.play("Overlord", "Importer")
    lab.end_turn()
    assert lab.me.in_play == ["Overlord"]
    lab.end_turn("Silver")
    assert (lab.me.in_play, lab.me.discard) == (["Overlord"], ["Silver"])
    lab.end_turn()
    assert "Overlord" in lab.me.discard


def test_overlord_stays_as_a_throne_room_would() -> None:
    lab = overlord("Throne Room", "Importer", hand=("Importer",), others=[{"deck": COPPERS}])
    lab.play("Overlord", "Throne Room", "Importer")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Importer", "Overlord"]


def test_overlord_playing_an_attack_can_be_answered() -> None:
    lab = overlord("Militia", others=[{"hand": ["Moat", *COPPERS[:4]]}])
    lab.play("Overlord", "Militia", "Moat")
    assert (lab.me.coins, len(lab.other.hand)) == (2, 5)


def test_overlord_takes_only_the_top_of_a_split_pile() -> None:
    lab = overlord("Forts")
    lab.play("Overlord", policy=lambda q: ["Tent"] if q.purpose == "play" else None)
    offered = next(q for q in lab.asked if q.purpose == "play").options
    assert "Tent" in offered
    assert not {"Garrison", "Hill Fort", "Stronghold"} & set(offered)


def test_overlord_with_nothing_to_play() -> None:
    lab = overlord(supply={name: 0 for name in Lab(["Overlord"]).supply if name not in ("Province", "Copper")})
    lab.play("Overlord")
    assert lab.asked == []


# -- Way of the Badger -------------------------------------------------------------------------------------------------


def badger(hand: list[str], *kingdom: str, **more: Any) -> Lab:
    return Lab(list(kingdom), landscapes=[BADGER], hand=hand, deck=COPPERS, **more)


def test_way_of_the_badger_in_place_of_what_the_card_says() -> None:
    lab = badger(["Village"])
    lab.play("Village", BADGER)
    assert (len(lab.me.hand), lab.me.actions, lab.me.in_play) == (2, 0, ["Village"])
    assert (lab.asked[0].purpose, lab.asked[0].about, lab.asked[0].options) == ("way", "Village", [BADGER])


def test_way_of_the_badger_may_be_declined() -> None:
    lab = badger(["Village"])
    lab.play("Village", None)
    assert (len(lab.me.hand), lab.me.actions) == (1, 2)


def test_way_of_the_badger_is_chosen_anew_for_every_play() -> None:
    lab = badger(["Throne Room", "Village"])
    lab.play("Throne Room", None, "Village", BADGER, None)
    assert (len(lab.me.hand), lab.me.actions) == (3, 2)


def test_way_of_the_badger_leaves_the_attack_an_attack() -> None:
    lab = badger(["Militia"], others=[{"hand": ["Moat", *COPPERS[:4]]}])
    lab.play("Militia", None, BADGER)
    assert [q.purpose for q in lab.asked] == ["react", "way"]
    assert (len(lab.other.hand), lab.me.coins) == (5, 0)


def test_a_duration_played_as_a_badger_goes_this_turn() -> None:
    lab = badger(["Importer"], others=[{"deck": COPPERS}])
    lab.play("Importer", BADGER)
    lab.end_turn()
    assert "Importer" in lab.me.discard


def test_way_of_the_badger_for_overlord_and_for_what_it_plays() -> None:
    lab = badger(["Overlord"], "Overlord", "Smithy")
    lab.play("Overlord", None, "Smithy", BADGER)
    assert (len(lab.me.hand), lab.me.in_play) == (2, ["Overlord"])
    lab = badger(["Overlord"], "Overlord", "Smithy")
    lab.play("Overlord", BADGER)
    assert len(lab.me.hand) == 2


def test_way_of_the_badger_leaves_what_is_below_the_line() -> None:
    lab = Lab(["Villa"], landscapes=[BADGER], hand=["Workshop"], deck=COPPERS)
    lab.play("Workshop", None, "Villa")
    lab.play("Villa", BADGER)
    assert (len(lab.me.hand), lab.me.actions, lab.me.buys) == (2, 0, 1)


def test_way_of_the_badger_is_not_offered_for_treasures_and_night_cards() -> None:
    lab = badger(["Capital", "Phantom"], "Capital")
    lab.play("Capital")
    lab.play("Phantom")
    assert lab.asked == []


# -- Phantom ----------------------------------------------------------------------------------------------------------


def phantom(deck: list[str], hand: tuple[str, ...] = ("Phantom",), **more: Any) -> Lab:
    others = more.pop("others", [{"deck": COPPERS}])
    return Lab(more.pop("kingdom", []), hand=list(hand), deck=deck, others=others, **more)


def test_phantom_reveals_until_an_action_and_plays_it_twice_next_turn() -> None:
    lab = phantom(["Copper", "Estate", "Festival", *COPPERS])
    lab.play("Phantom")
    assert (lab.phase, sorted(lab.me.discard), lab.me.set_aside) == ("night", ["Copper", "Estate"], ["Festival"])
    lab.end_turn()
    assert lab.me.in_play == ["Phantom"]
    lab.end_turn()
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (5, 3, 4)
    assert sorted(lab.me.in_play) == ["Festival", "Phantom"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_phantom_shuffles_the_discard_pile_but_not_what_it_revealed() -> None:
    lab = phantom(["Copper"], discard=["Village"])
    lab.play("Phantom")
    assert (lab.me.discard, lab.me.set_aside) == (["Copper"], ["Village"])


def test_phantom_without_an_action_discards_all_and_goes_this_turn() -> None:
    lab = phantom(["Copper", "Estate"], discard=["Gold"])
    lab.play("Phantom")
    assert sorted(lab.me.discard) == ["Copper", "Estate", "Gold"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_phantom_plays_a_card_that_trashed_itself_a_second_time() -> None:
    lab = phantom(["Mining Village", *COPPERS])
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn(policy=lambda q: True if q.card == "Mining Village" else None)
    assert (lab.trash, lab.me.actions, lab.me.coins) == (["Mining Village"], 5, 2)


def test_phantom_stays_with_a_duration() -> None:
    lab = phantom(["Importer", *COPPERS])
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Importer", "Phantom"]
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Importer", "Phantom"]
    lab.end_turn("Silver", "Silver")
    lab.end_turn()
    assert lab.me.in_play == []


def test_phantom_resolves_wholly_before_the_other_one() -> None:
    lab = phantom(["Moat", "Village", *COPPERS], hand=("Phantom", "Phantom"))
    lab.play("Phantom")
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn("Village")
    assert lab.asked[-1].options == ["Moat", "Village"]
    assert (lab.me.actions, len(lab.me.hand)) == (5, 5 + 6)


def test_phantom_takes_no_action_and_is_not_optional() -> None:
    lab = phantom(["Village", *COPPERS])
    lab.to_buy_phase()
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.actions, lab.asked) == (5, [])


def test_phantom_asks_for_a_way_each_time() -> None:
    lab = phantom(["Importer", *COPPERS], landscapes=[BADGER])
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn(BADGER, BADGER)
    assert len(lab.me.hand) == 9
    lab.end_turn()
    assert lab.me.in_play == []


def test_phantom_finds_native_village_villa_and_overlord() -> None:
    lab = phantom(["Overlord", *COPPERS], kingdom=["Overlord", "Festival", "Smithy"])
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn("Festival", "Smithy")
    assert (lab.me.coins, len(lab.me.hand)) == (2, 8)


def test_phantom_is_six_and_never_in_the_supply() -> None:
    lab = phantom([])
    assert "Phantom" not in lab.supply
    with pytest.raises(IllegalMove):
        lab.buy("Phantom")


def test_ghosts_card_set_aside_counts_at_the_end() -> None:
    lab = phantom(["Nobles"])
    lab.play("Phantom")
    assert (lab.me.set_aside, lab.me.vp) == (["Nobles"], 2)


def test_villa_gained_by_a_treasure_leaves_the_other_treasures_in_hand() -> None:
    lab = Lab(["Villa"], hand=["Copper", "Horn of Plenty", "Silver", "Gold"])
    lab.play("Gold")
    lab.play("Copper")
    lab.play("Silver")
    lab.play("Horn of Plenty", "Villa")
    assert (lab.phase, lab.me.hand, lab.me.actions, lab.me.buys) == ("action", ["Villa"], 2, 1)
    lab = Lab(["Villa"], in_play=["Village", "Smithy", "Moat"], hand=["Horn of Plenty", "Silver"])
    lab.play("Horn of Plenty", "Villa")
    assert (lab.phase, sorted(lab.me.hand)) == ("action", ["Silver", "Villa"])
    lab.play_treasures()
    assert lab.me.coins == 2


def test_overlord_playing_a_lasting_attack_stays_until_it_is_over() -> None:
    lab = overlord("Highwayman", others=[{"hand": ["Capital"], "deck": COPPERS}])
    lab.play("Overlord", "Highwayman")
    lab.end_turn()
    lab.play("Capital")
    assert lab.other.coins == 0
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.in_play) == (8, ["Overlord"])
    lab.end_turn()
    assert lab.me.in_play == []


def test_way_of_the_badger_for_a_card_that_is_action_and_treasure_in_the_buy_phase() -> None:
    lab = badger(["Coronet", "Silver"], "Joust")
    lab.to_buy_phase()
    lab.play("Coronet", BADGER)
    assert (len(lab.me.hand), lab.phase) == (3, "buy")


def test_throne_room_on_overlord_with_durations_keeps_overlord() -> None:
    lab = overlord("Importer", hand=("Throne Room",), others=[{"deck": COPPERS}])
    lab.play("Throne Room", "Overlord", "Importer", "Importer")
    lab.end_turn()
    assert "Overlord" in lab.me.in_play


def test_villa_gained_while_all_treasures_are_played_is_not_played_with_them() -> None:
    lab = Lab(["Villa"], in_play=["Village", "Smithy", "Moat", "Copper"], hand=["Horn of Plenty", "Silver"])
    lab.play_treasures("Villa")
    assert (lab.phase, sorted(lab.me.hand)) == ("action", ["Silver", "Villa"])

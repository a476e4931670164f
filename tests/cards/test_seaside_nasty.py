"""Seaside: what other cards do to its Durations."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import Lab, Question

COPPERS = ["Copper"] * 30
OTHER = {"hand": COPPERS[:5], "deck": COPPERS}
ATTACKS = ["Ambassador", "Cutpurse", "Ghost Ship", "Pirate Ship", "Sea Hag", "Sea Witch"]


def table(*hand: str, kingdom: tuple[str, ...] = (), others: list[dict[str, Any]] | None = None, **given: Any) -> Lab:
    """My turn with these cards in hand and Actions for all of them."""
    piles = [*dict.fromkeys([*kingdom])]
    more = {"deck": COPPERS, "actions": max(1, len(hand)), **given}
    return Lab(piles, hand=list(hand), others=[OTHER] if others is None else others, **more)


def next_turn(lab: Lab, *answers: Any) -> None:
    """To the start of seat 0's next turn that is not an extra one."""
    while True:
        turn = (lab.turn + 1) % len(lab.players)
        lab.end_turn(*(answers if turn == 0 else ()))
        if lab.turn == 0:
            return


# -- played twice -----------------------------------------------------------------------------------------------------


def test_tactician_played_twice_gives_one_bonus() -> None:
    lab = table("Throne Room", "Tactician", "Copper")
    lab.play("Throne Room", "Tactician")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Tactician", "Throne Room"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.actions, lab.me.buys) == (10, 2, 2)


def test_treasure_map_played_twice_with_two_more_in_hand() -> None:
    lab = table("Throne Room", "Treasure Map", "Treasure Map", "Treasure Map", deck=["Copper"])
    lab.play("Throne Room", "Treasure Map")
    assert (lab.trash, lab.me.deck) == (["Treasure Map"] * 3, ["Gold"] * 4 + ["Copper"])


def test_haven_played_twice_keeps_two_cards_and_the_throne_room() -> None:
    lab = table("Throne Room", "Haven", "Gold", "Silver", "Estate")
    lab.play("Throne Room", "Haven", "Gold", "Silver")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Haven", "Throne Room"]
    lab.end_turn("Gold")
    assert {"Gold", "Silver"} <= set(lab.me.hand)
    assert lab.asked[-1].options == ["Gold", "Silver"], "each comes back for a Haven of its own"


def test_wharf_played_twice_draws_four_next_turn() -> None:
    lab = table("Throne Room", "Wharf")
    lab.play("Throne Room", "Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (4, 3)
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys, sorted(lab.me.in_play)) == (9, 3, ["Throne Room", "Wharf"])


def test_only_the_throne_room_that_played_the_wharf_stays() -> None:
    lab = table("Throne Room", "Throne Room", "Wharf", "Caravan")
    lab.play("Throne Room", "Throne Room", "Wharf", "Caravan")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Caravan", "Throne Room", "Wharf"]


def test_outpost_played_twice_gives_one_turn_of_three_cards() -> None:
    lab = table("Throne Room", "Outpost")
    lab.play("Throne Room", "Outpost")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand), sorted(lab.me.in_play)) == (0, 3, ["Outpost", "Throne Room"])
    lab.end_turn()
    assert (lab.turn, lab.me.in_play, len(lab.me.hand)) == (1, [], 5)


def test_monkey_played_three_times_draws_three_for_each_gain() -> None:
    lab = table("King's Court", "Monkey")
    lab.play("King's Court", "Monkey")
    lab.gain("Curse", seat=1)
    assert len(lab.me.hand) == 3
    next_turn(lab)
    assert (len(lab.me.hand), sorted(lab.me.in_play)) == (8, ["King's Court", "Monkey"])


def test_blockade_played_twice_may_block_two_cards() -> None:
    lab = table("Throne Room", "Blockade")
    lab.play("Throne Room", "Blockade", "Silver", "Estate")
    assert sorted(lab.me.set_aside) == ["Estate", "Silver"]
    lab.end_turn()
    lab.gain("Estate", seat=1)
    lab.gain("Silver", seat=1)
    assert sorted(lab.other.discard) == ["Curse", "Curse", "Estate", "Silver"]
    lab.end_turn("Silver")
    assert {"Silver", "Estate"} <= set(lab.me.hand)


def test_sailor_played_twice_plays_two_gained_durations() -> None:
    lab = table("Throne Room", "Sailor", kingdom=("Caravan",), coins=8, buys=2)
    lab.play("Throne Room", "Sailor")
    lab.buy("Caravan", True)
    lab.buy("Caravan", True)
    assert lab.me.in_play.count("Caravan") == 2
    lab.end_turn()
    lab.end_turn(policy=lambda q: q.options[:1] if q.minimum else None)
    assert lab.me.coins == 4


def test_pirate_played_twice_gains_two_treasures() -> None:
    lab = table("Throne Room", "Pirate")
    lab.play("Throne Room", "Pirate")
    next_turn(lab, "Gold", "Silver")
    assert {"Gold", "Silver"} <= set(lab.me.hand)


def test_corsair_played_twice_draws_two_and_trashes_one() -> None:
    lab = table("Throne Room", "Corsair", others=[{"hand": ["Gold", "Silver"], "deck": COPPERS}])
    lab.play("Throne Room", "Corsair")
    assert lab.me.coins == 4
    lab.end_turn()
    lab.play_treasures()
    assert len(lab.trash) == 1
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_lighthouse_played_by_a_golem_protects_and_golem_is_discarded() -> None:
    deck = ["Lighthouse", "Caravan", *COPPERS]
    lab = table("Golem", deck=deck, kingdom=("Witch", "Golem"), others=[{"hand": ["Witch"], "deck": COPPERS}])
    lab.play("Golem", "Lighthouse")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Caravan", "Lighthouse"]
    lab.play("Witch")
    assert "Curse" not in lab.me.discard


def test_royal_galley_keeps_no_wharf() -> None:
    lab = table("Royal Galley", "Wharf", "Smithy", kingdom=("Royal Galley",))
    lab.play("Royal Galley", "Smithy")
    assert lab.asked[-1].options == ["Smithy"], "it plays no Duration"


# -- Attacks and what keeps them away ---------------------------------------------------------------------------------


def first_of_all(question: Question) -> Any:
    if question.purpose == "choose":
        return [1]
    return question.options[: max(question.minimum, 1)]


def victim(lab: Lab) -> tuple[Any, ...]:
    other = lab.other
    return [*other.hand], [*other.deck], [*other.discard]


@pytest.mark.parametrize("attack", ATTACKS)
def test_moat_and_lighthouse_keep_the_attacks_of_seaside_away(attack: str) -> None:
    theirs = {"hand": ["Moat", "Gold", "Copper", "Copper", "Estate"], "deck": ["Gold", "Silver", "Copper"]}
    moat = table(attack, "Curse", "Curse", kingdom=("Moat",), others=[theirs])
    before = victim(moat)
    moat.play(attack, policy=first_of_all)
    assert victim(moat) == before
    open_ = table(attack, "Curse", "Curse", kingdom=("Moat",), others=[theirs])
    open_.play(attack, policy=lambda q: None if q.purpose == "react" else first_of_all(q))
    assert victim(open_) != before, "without the Moat it does something"
    deck = ["Gold", "Copper", "Copper", "Estate", "Silver", *COPPERS]
    lit = table("Lighthouse", deck=deck, others=[{"hand": [attack, "Curse"]}])
    lit.play("Lighthouse")
    lit.end_turn()
    hand = [*lit.me.hand]
    lit.play(attack, policy=first_of_all)
    assert (lit.me.hand, lit.me.discard) == (hand, [])


def test_lighthouse_keeps_highwayman_and_sea_witch_away() -> None:
    others = [{"hand": ["Highwayman", "Village", "Sea Witch"], "deck": COPPERS}]
    lab = table("Lighthouse", deck=["Silver"] * 10, others=others)
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Village")
    lab.play("Highwayman")
    lab.play("Sea Witch")
    lab.end_turn()
    lab.play_treasures()
    assert (lab.me.coins, "Curse" in lab.me.discard) == (11, False)


def test_lighthouse_played_in_an_extra_turn_lasts_until_the_real_one() -> None:
    others = [{"hand": ["Witch"], "deck": COPPERS}]
    lab = table("Outpost", deck=["Lighthouse", *COPPERS], kingdom=("Witch",), others=others)
    lab.play("Outpost")
    lab.end_turn()
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Witch")
    assert "Curse" not in lab.me.discard


def test_ghost_ship_finds_three_cards_after_horse_traders() -> None:
    lab = table("Ghost Ship", kingdom=("Horse Traders",), others=[{"hand": ["Horse Traders", *COPPERS[:3]]}])
    lab.play("Ghost Ship", "Horse Traders")
    assert (lab.other.hand, lab.other.deck) == (COPPERS[:3], [])


def test_watchtower_answers_the_curse_of_a_sea_hag_on_the_deck() -> None:
    lab = table("Sea Hag", kingdom=("Watchtower",), others=[{"hand": ["Watchtower"], "deck": ["Gold", "Silver"]}])
    lab.play("Sea Hag", "Watchtower", 0)
    assert (lab.other.deck, lab.trash) == (["Silver"], ["Curse"])


# -- Blockade ---------------------------------------------------------------------------------------------------------


def blockade_with_watchtower(choice: int) -> Lab:
    lab = table("Blockade", "Watchtower", kingdom=("Blockade",))
    lab.play("Blockade", "Silver", "Watchtower", choice)
    return lab


@pytest.mark.parametrize("choice", [0, 1])
def test_blockade_ends_at_once_if_a_watchtower_moves_the_card(choice: int) -> None:
    lab = blockade_with_watchtower(choice)
    assert lab.me.set_aside == []
    lab.end_turn()
    assert lab.me.in_play == []
    lab.gain("Silver", seat=1)
    assert "Curse" not in lab.other.discard


def test_blockade_of_a_card_that_the_gainer_trashes_still_curses() -> None:
    others = [{"hand": ["Watchtower", *COPPERS[:3]], "deck": COPPERS}]
    lab = table("Blockade", kingdom=("Watchtower",), others=others)
    lab.play("Blockade", "Silver")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver", "Watchtower", 0, "Watchtower", 0)
    assert sorted(lab.trash) == ["Curse", "Silver"]


def test_blockade_curses_nobody_in_a_possessed_turn() -> None:
    lab = table("Blockade", "Possession", kingdom=("Possession",))
    lab.play("Blockade", "Silver")
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert "Curse" not in [*lab.me.discard, *lab.other.discard]
    lab.end_turn()
    assert lab.me.discard.count("Silver") == 1


def test_blockade_of_the_top_card_of_a_split_pile() -> None:
    lab = table("Blockade", kingdom=("Forts",), coins=3)
    lab.play("Blockade", "Tent")
    lab.end_turn()
    lab.gain("Forts", seat=1)
    assert sorted(lab.other.discard) == ["Curse", "Tent"]


# -- Corsair ----------------------------------------------------------------------------------------------------------


def under_corsair(hand: list[str], *kingdom: str, mine: tuple[str, ...] = ()) -> Lab:
    lab = table("Corsair", *mine, kingdom=kingdom, others=[{"hand": hand, "deck": COPPERS}])
    lab.play("Corsair")
    for card in mine:
        lab.play(card)
    lab.end_turn()
    return lab


def test_corsair_lets_a_coronet_play_the_silver_a_second_time() -> None:
    lab = under_corsair(["Coronet", "Silver"], "Joust")
    lab.play("Coronet", "Silver")
    assert (lab.other.coins, lab.trash) == (4, ["Silver"])


def test_corsair_lets_a_tiara_play_the_gold_a_second_time() -> None:
    lab = under_corsair(["Tiara", "Gold", "Silver"])
    lab.play("Tiara", policy=lambda q: "Gold" if "Gold" in q.options else True)
    lab.play_treasures()
    assert (lab.other.coins, lab.trash) == (8, ["Gold"])


def test_corsair_trashes_a_silver_that_a_highwayman_made_blank() -> None:
    lab = under_corsair(["Silver"], mine=("Highwayman",))
    lab.play("Silver")
    assert (lab.other.coins, lab.trash) == (0, ["Silver"])


def test_corsair_bites_in_each_of_two_turns() -> None:
    lab = table("Corsair", others=[{"hand": ["Outpost", "Silver"], "deck": ["Gold", *COPPERS]}])
    lab.play("Corsair")
    lab.end_turn()
    lab.play("Outpost")
    lab.play("Silver")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, True)
    lab.play("Gold")
    assert lab.trash == ["Silver", "Gold"]


def test_corsairs_of_two_players_trash_one_treasure_of_the_third() -> None:
    others = [{"hand": ["Corsair"], "deck": COPPERS}, {"hand": ["Gold", "Silver"], "deck": COPPERS}]
    lab = table("Corsair", others=others)
    lab.play("Corsair")
    lab.end_turn()
    lab.play("Corsair")
    lab.end_turn()
    lab.play_treasures()
    assert (len(lab.trash), lab.players[2].coins) == (1, 5)


def test_corsair_takes_what_a_venture_plays() -> None:
    lab = table("Corsair", others=[{"hand": ["Venture"], "deck": ["Estate", "Gold", *COPPERS]}])
    lab.play("Corsair")
    lab.end_turn()
    lab.play("Venture")
    assert (lab.other.coins, lab.trash) == (4, ["Gold"])


# -- extra turns ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["Outpost", "Voyage"])
def test_outpost_and_voyage_give_one_extra_turn(first: str) -> None:
    lab = table("Outpost", "Voyage", kingdom=("Odysseys",))
    lab.play("Outpost")
    lab.play("Voyage")
    lab.end_turn(first)
    assert (lab.turn, lab.game.extra, len(lab.me.hand)) == (0, True, 3)
    assert lab.game.turn_because is not None
    assert lab.game.turn_because.name == first
    lab.end_turn()
    assert (lab.turn, lab.me.in_play) == (1, [])


def test_outpost_is_skipped_by_a_lich() -> None:
    lab = table("Outpost", "Lich", kingdom=("Wizards",))
    lab.play("Outpost")
    lab.play("Lich")
    lab.end_turn()
    assert (lab.turn, len(lab.me.hand)) == (1, 3)
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.me.in_play) == (0, False, ["Outpost"])
    lab.end_turn()
    assert lab.me.in_play == []


def test_possessed_to_play_outpost_one_takes_that_turn_oneself() -> None:
    lab = table("Possession", others=[{"hand": ["Outpost"], "deck": COPPERS}])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.game.control, len(lab.other.hand)) == (1, True, None, 3)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)


def test_outpost_after_a_possessed_turn_would_be_the_third() -> None:
    lab = table("Possession", others=[{"deck": ["Outpost", *COPPERS]}])
    lab.play("Possession")
    lab.end_turn()
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.game.in_a_row) == (1, False, 2)
    lab.play("Outpost")
    lab.end_turn()
    assert (lab.turn, len(lab.other.hand), lab.other.in_play) == (0, 3, [])


def test_own_outpost_comes_before_the_possessed_turn() -> None:
    lab = table("Outpost", "Possession", kingdom=("Possession",))
    lab.play("Outpost")
    lab.play("Possession")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (0, True)
    lab.end_turn()
    assert (lab.turn, lab.game.control is not None) == (1, True)


# -- Monkey, Pirate, Sailor -------------------------------------------------------------------------------------------


def test_monkey_draws_for_the_curse_of_my_own_sea_witch() -> None:
    lab = table("Monkey", "Sea Witch", others=[OTHER, OTHER])
    lab.play("Monkey")
    lab.play("Sea Witch")
    assert len(lab.me.hand) == 3, "two of the Sea Witch, one for the player to the right, none for the other"


def test_monkey_does_not_draw_for_what_is_passed() -> None:
    lab = table("Monkey", "Masquerade", kingdom=("Masquerade",))
    lab.play("Monkey")
    lab.play("Masquerade", policy=lambda q: q.options[:1] if q.minimum else None)
    assert len(lab.me.hand) == 2


def test_pirate_is_played_for_a_curse_where_curses_are_treasures() -> None:
    lab = table("Pirate", kingdom=("Charlatan",))
    lab.gain("Curse", "Pirate", seat=1)
    next_turn(lab, "Curse")
    assert "Curse" in lab.me.hand
    assert "Curse" in lab.asked[-1].options


def test_pirate_is_played_for_what_a_mine_gains() -> None:
    lab = table("Mine", "Pirate", "Copper", kingdom=("Mine",))
    lab.play("Mine", "Copper", "Silver", "Pirate")
    assert sorted(lab.me.in_play) == ["Mine", "Pirate"]


def test_pirate_finds_no_platinum_and_no_potion_costs() -> None:
    lab = table("Pirate", kingdom=("Philosopher's Stone",), colonies=True)
    lab.play("Pirate")
    next_turn(lab, "Gold")
    offered = set(lab.asked[-1].options)
    assert {"Copper", "Silver", "Gold", "Potion"} <= offered
    assert not {"Platinum", "Philosopher's Stone"} & offered


def test_pirates_of_two_players_are_played_in_turn_order() -> None:
    lab = table("Pirate", others=[{"hand": ["Pirate"], "deck": COPPERS}])
    lab.gain("Gold", "Pirate", "Pirate")
    assert [question.player for question in lab.asked] == [0, 1]
    assert (lab.me.in_play, lab.other.in_play) == (["Pirate"], ["Pirate"])


def test_pirate_that_was_discarded_by_an_attack_is_not_played() -> None:
    lab = table("Pirate", others=[OTHER])
    lab.gain("Gold", None)
    assert (lab.me.hand, lab.me.in_play) == (["Pirate"], [])


def test_sailor_and_city_state_play_a_gained_duration_once() -> None:
    for first in ("Sailor", "City-state"):
        lab = table("Sailor", kingdom=("Importer", "Caravan"), ally="City-state", favors=2, coins=4)
        lab.play("Sailor")
        lab.buy("Caravan", first, True)
        assert (lab.me.in_play.count("Caravan"), lab.me.favors) == (1, 2 if first == "Sailor" else 0)


def test_sailor_cannot_play_what_a_watchtower_put_onto_the_deck() -> None:
    lab = table("Sailor", "Watchtower", kingdom=("Caravan",), coins=4)
    lab.play("Sailor")
    lab.buy("Caravan", "Watchtower", 1)
    assert lab.me.deck[0] == "Caravan"
    lab = table("Sailor", "Watchtower", kingdom=("Caravan",), coins=4)
    lab.play("Sailor")
    lab.buy("Caravan", "Sailor", True)
    assert "Caravan" in lab.me.in_play


def test_sailor_played_by_a_sailor_waits_for_the_next_gain() -> None:
    lab = table("Sailor", kingdom=("Caravan", "Sailor"), coins=8, buys=2)
    lab.play("Sailor")
    lab.buy("Sailor", True)
    assert lab.me.in_play == ["Sailor", "Sailor"]
    lab.buy("Caravan", True)
    assert "Caravan" in lab.me.in_play


def test_sailor_plays_a_merchant_ship_whose_coins_can_be_spent() -> None:
    lab = table("Sailor", kingdom=("Merchant Ship",), coins=5, buys=2)
    lab.play("Sailor")
    lab.buy("Merchant Ship", True)
    assert lab.me.coins == 2
    lab.buy("Estate")


def test_sailor_plays_an_astrolabe_and_an_attack_that_lasts() -> None:
    others = [{"hand": ["Moat", "Silver"], "deck": COPPERS}]
    kingdom = ("Astrolabe", "Corsair", "Moat")
    lab = table("Sailor", "Sailor", kingdom=kingdom, coins=8, buys=2, others=others)
    lab.play("Sailor")
    lab.play("Sailor")
    lab.buy("Astrolabe", True)
    assert (lab.me.coins, lab.me.buys) == (6, 2)
    lab.buy("Corsair", True, "Moat")
    lab.end_turn()
    lab.play("Silver")
    assert lab.trash == []


# -- in play and not --------------------------------------------------------------------------------------------------


def test_bank_counts_an_astrolabe_of_the_turn_before() -> None:
    lab = table("Astrolabe", deck=["Bank", *COPPERS])
    lab.play("Astrolabe")
    next_turn(lab)
    lab.play("Bank")
    assert lab.me.coins == 1 + 2


def test_astrolabe_of_the_turn_before_was_not_played_this_turn() -> None:
    lab = table("Astrolabe", deck=["Silver", *COPPERS], others=[{"hand": ["Highwayman"], "deck": COPPERS}])
    lab.play("Astrolabe")
    lab.end_turn()
    lab.play("Highwayman")
    lab.end_turn()
    assert lab.me.coins == 1
    lab.play("Silver")
    assert lab.me.coins == 1, "it is the first Treasure of this turn"


def test_horn_of_plenty_counts_durations_that_stayed() -> None:
    lab = table("Caravan", "Wharf", deck=["Copper"] * 8 + ["Horn of Plenty", *COPPERS], kingdom=("Smithy",))
    lab.play("Caravan")
    lab.play("Wharf")
    next_turn(lab, "Caravan")
    lab.play("Horn of Plenty", "Silver")
    assert "Smithy" not in lab.asked[-1].options, "three names: Caravan, Wharf and itself"


def test_shop_does_not_play_a_copy_of_what_stayed_in_play() -> None:
    lab = table("Caravan", deck=["Copper", "Caravan", "Shop", "Village", *COPPERS], kingdom=("Shop",))
    lab.play("Caravan")
    next_turn(lab)
    lab.play("Shop", "Village")
    assert lab.asked[-1].options == ["Village"]

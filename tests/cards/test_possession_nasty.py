"""Possession where it hurts: with extra turns, mats, gains that answer, trashing, Durations and Reactions."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20


def possessed(hand: list[str], *kingdom: str, mine: tuple[str, ...] = (), seats: int = 2, **victim: Any) -> Lab:
    """Seat 1 takes the turn that seat 0's Possession has given it; `mine` is what seat 0 drew meanwhile."""
    third = {"hand": ["Copper"], "deck": COPPERS}
    others = [{"hand": hand, "deck": ESTATES, **victim}, *(third for _ in range(seats - 2))]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=[*mine, *COPPERS], others=others)
    lab.play("Possession")
    lab.end_turn()
    return lab


def gained(lab: Lab) -> list[str]:
    """What seat 0 has in its discard pile beside its Possession."""
    found = sorted(lab.me.discard)
    found.remove("Possession")
    return found


def turn_of(lab: Lab) -> tuple[int, bool, bool]:
    """Whose turn it is, whether it is an extra one, and whether somebody else decides in it."""
    return lab.turn, lab.game.extra, lab.game.control is not None


# -- turns ------------------------------------------------------------------------------------------------------------


def test_possession_and_tactician_the_bonus_is_theirs_in_their_own_turn() -> None:
    lab = possessed(["Tactician", "Copper"], "Tactician")
    lab.play("Tactician")
    assert lab.other.hand == []
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)
    assert (len(lab.other.hand), lab.other.actions, lab.other.buys) == (10, 2, 2)


def test_possession_and_outpost_the_short_turn_comes_next_and_is_theirs() -> None:
    lab = possessed(["Outpost"], "Outpost")
    lab.play("Outpost")
    lab.end_turn()
    assert turn_of(lab) == (1, True, False)
    assert len(lab.other.hand) == 3
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)
    assert len(lab.other.hand) == 5
    lab.end_turn()
    assert lab.turn == 0


def test_the_order_of_turns_is_not_asked_where_one_of_them_cannot_be_taken_anyway() -> None:
    other = {"hand": ["Outpost"], "deck": ESTATES}
    lab = Lab(["Possession", "Outpost"], hand=["Throne Room", "Possession"], deck=COPPERS, others=[other])
    lab.play("Throne Room", "Possession")
    lab.end_turn()
    asked = len(lab.asked)
    lab.play("Outpost")
    lab.end_turn()
    assert len(lab.asked) == asked, "the second Possession would be a second extra turn in a row, first or last"
    assert turn_of(lab) == (1, True, False)
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)


def test_possession_and_outpost_of_ones_own_the_short_turn_comes_first() -> None:
    lab = Lab(["Possession", "Outpost"], hand=["Possession", "Outpost"], actions=2, deck=COPPERS,
              others=[{"deck": ESTATES}])
    lab.play("Possession")
    lab.play("Outpost")
    lab.end_turn()
    assert turn_of(lab) == (0, True, False)
    lab.end_turn()
    assert turn_of(lab) == (1, True, True)
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)


def test_possession_after_their_own_outpost_is_no_second_extra_turn_in_a_row() -> None:
    """Seat 1's Outpost turn lies before seat 0's turn, so that the possessed one is the first in a row again."""
    lab = Lab(["Possession", "Outpost"], deck=["Possession", *COPPERS], others=[{"hand": ["Outpost"], "deck": ESTATES}])
    lab.end_turn()
    lab.play("Outpost")
    lab.end_turn()
    assert turn_of(lab) == (1, True, False)
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    assert turn_of(lab) == (1, True, True)


def test_possession_and_voyage_of_theirs_is_played_by_themselves_with_three_cards() -> None:
    lab = possessed(["Voyage"], "Odysseys")
    lab.play("Voyage")
    lab.end_turn()
    assert turn_of(lab) == (1, True, False)


def test_possession_and_lich_they_miss_their_own_turn() -> None:
    lab = possessed(["Lich"], "Wizards")
    lab.play("Lich")
    assert lab.other.hand == ["Estate"] * 6
    lab.end_turn()
    assert lab.turn == 0


def test_possession_of_who_misses_a_turn_is_the_turn_that_is_missed() -> None:
    lab = Lab(["Possession", "Wizards"], deck=["Possession", *COPPERS], others=[{"hand": ["Lich"], "deck": ESTATES}])
    lab.end_turn()
    lab.play("Lich")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)


def test_two_possessions_of_who_misses_a_turn_give_one() -> None:
    lab = Lab(["Possession", "Wizards"], deck=["Throne Room", "Possession", *COPPERS],
              others=[{"hand": ["Lich"], "deck": ESTATES}])
    lab.end_turn()
    lab.play("Lich")
    lab.end_turn()
    lab.play("Throne Room", "Possession")
    lab.end_turn()
    assert turn_of(lab) == (1, True, True)


@pytest.mark.parametrize("again", ["Throne Room", "King's Court"])
def test_possession_played_several_times_gives_one_turn(again: str) -> None:
    lab = Lab(["Possession", again], hand=[again, "Possession"], deck=COPPERS, others=[{"deck": ESTATES}])
    lab.play(again, "Possession")
    lab.end_turn()
    assert turn_of(lab) == (1, True, True)
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)


def test_possession_vanishes_when_the_game_ends_with_the_turn() -> None:
    lab = Lab(["Possession"], hand=["Possession"], coins=8, supply={"Province": 1}, others=[{"deck": ESTATES}])
    lab.play("Possession")
    lab.buy("Province")
    lab.end_turn()
    assert lab.over


def test_a_possessed_turn_is_none_of_those_that_break_ties() -> None:
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS, others=[{"deck": ESTATES}])
    turns = [lab.game.players[1].turns]
    lab.play("Possession")
    for _ in range(2):
        lab.end_turn()
        turns.append(lab.game.players[1].turns)
    assert turns == [turns[0], turns[0], turns[0] + 1]


def test_a_chain_of_possessions_goes_on_between_two() -> None:
    lab = Lab(["Possession"], hand=["Possession"], deck=["Possession", *COPPERS],
              others=[{"hand": ["Possession"], "deck": ["Possession", *ESTATES]}])
    for seat in (1, 0, 1):
        lab.play("Possession")
        lab.end_turn()
        assert turn_of(lab) == (seat, True, True)
        assert lab.game.control is not None
        assert lab.game.control.by == 1 - seat
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)


# -- gains ------------------------------------------------------------------------------------------------------------


def test_possession_and_watchtower_only_the_gainer_s_own_one_answers() -> None:
    lab = possessed(["Gold", "Watchtower"], "Watchtower")
    lab.play_treasures()
    lab.buy("Silver")
    assert lab.asked == []
    lab = possessed(["Gold"], "Watchtower", mine=("Watchtower",))
    lab.play_treasures()
    lab.buy("Silver", "Watchtower", "Put it onto your deck")
    assert lab.asked[0].player == 0
    assert next(iter(lab.me.deck)) == "Silver"
    lab = possessed(["Gold"], "Watchtower", mine=("Watchtower",))
    lab.play_treasures()
    lab.buy("Silver", "Watchtower", "Trash it")
    assert lab.trash == ["Silver"], "a card of the other's is really trashed"


def test_possession_and_trader_the_gainer_exchanges() -> None:
    lab = possessed(["Gold", "Trader"], "Trader")
    lab.play_treasures()
    lab.buy("Estate")
    assert (lab.asked, gained(lab)) == ([], ["Estate"])
    lab = possessed(["Gold"], "Trader", mine=("Trader",))
    estates = lab.supply["Estate"]
    lab.play_treasures()
    lab.buy("Estate", "Trader")
    assert (gained(lab), lab.supply["Estate"]) == (["Silver"], estates)


def test_possession_and_the_first_trader_they_would_gain_a_silver_and_you_do() -> None:
    lab = possessed(["Gold", "Trader (1E)"], "Trader (1E)")
    lab.play_treasures()
    lab.buy("Estate", "Trader (1E)")
    assert gained(lab) == ["Silver"]
    assert lab.other.discard == []


def test_possession_and_border_village_the_cheaper_card_is_the_gainer_s() -> None:
    lab = possessed(["Gold", "Gold"], "Border Village", "Market")
    lab.play_treasures()
    lab.buy("Border Village", "Market")
    assert gained(lab) == ["Border Village", "Market"]
    assert lab.asked[-1].player == 0


def test_possession_and_cache_the_coppers_come_with_it() -> None:
    lab = possessed(["Gold", "Silver"], "Cache")
    lab.play_treasures()
    lab.buy("Cache")
    assert gained(lab) == ["Cache", "Copper", "Copper"]


def test_possession_and_ill_gotten_gains_the_curse_for_them_is_yours() -> None:
    lab = possessed(["Gold", "Silver"], "Ill-Gotten Gains", seats=3)
    lab.play_treasures()
    lab.buy("Ill-Gotten Gains")
    assert gained(lab) == ["Curse", "Ill-Gotten Gains"]
    assert (lab.other.discard, lab.players[2].discard) == ([], ["Curse"])


def test_possession_and_farmland_the_gainer_trashes_of_the_own_hand_for_good() -> None:
    lab = possessed(["Gold", "Gold"], "Farmland", mine=("Estate",))
    lab.play_treasures()
    lab.buy("Farmland", "Estate", "Smithy")
    assert lab.trash == ["Estate"]
    assert gained(lab) == ["Farmland", "Smithy"]


def test_possession_and_haggler_in_their_play_finds_no_gain_of_theirs() -> None:
    lab = possessed(["Haggler", "Gold"], "Haggler")
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Silver")
    assert (gained(lab), lab.asked) == (["Silver"], [])


def test_possession_and_tunnel_the_gold_is_yours() -> None:
    lab = possessed(["Cellar", "Tunnel"], "Tunnel", "Cellar")
    lab.play("Cellar", ["Tunnel"], "Tunnel")
    assert gained(lab) == ["Gold"]


def test_possession_and_hoard_in_their_play_gives_nothing() -> None:
    lab = possessed(["Hoard", "Copper"], "Hoard")
    lab.play_treasures()
    lab.buy("Estate")
    assert gained(lab) == ["Estate"]


def test_possession_and_monkey_sees_no_gain_of_theirs() -> None:
    lab = Lab(["Possession", "Monkey"], hand=["Possession", "Monkey"], actions=2, deck=COPPERS,
              others=[{"hand": ["Gold"], "deck": ESTATES}])
    lab.play("Monkey")
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    assert len(lab.me.hand) == 5


def test_possession_and_smugglers_on_their_last_turn_they_gained_nothing() -> None:
    lab = Lab(["Possession", "Smugglers"], hand=["Possession"], deck=["Smugglers", *COPPERS],
              others=[{"hand": ["Gold"], "deck": ["Silver", "Lich", *ESTATES]}])
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.end_turn()
    lab.play("Smugglers")
    assert "Silver" in lab.me.discard
    assert list(lab.me.discard).count("Silver") == 1


def test_possession_and_blockade_nothing_is_set_aside() -> None:
    lab = possessed(["Blockade"], "Blockade")
    lab.play("Blockade", "Silver")
    assert gained(lab) == ["Silver"]
    lab.end_turn()
    assert lab.other.in_play == []


def test_possession_and_treasure_map_the_golds_are_yours_and_the_maps_come_back() -> None:
    lab = possessed(["Treasure Map", "Treasure Map"], "Treasure Map")
    lab.play("Treasure Map")
    assert gained(lab) == ["Gold"] * 4
    lab.end_turn()
    assert list(lab.other.discard).count("Treasure Map") == 2
    assert lab.trash == []


def test_possession_and_jester_what_they_would_gain_is_yours() -> None:
    lab = possessed(["Jester"], "Jester", mine=("Copper",) * 5 + ("Silver",))
    lab.play("Jester", 0)
    assert "Silver" in gained(lab)


# -- cards that move otherwise ----------------------------------------------------------------------------------------


def test_possession_and_island_the_mat_is_theirs() -> None:
    lab = possessed(["Island", "Province", "Copper"], "Island")
    lab.play("Island", "Province")
    lab.end_turn()
    assert sorted(lab.other.mats["Island"]) == ["Island", "Province"]
    assert lab.other.vp == 2 + 6 + sum(1 for zone in (lab.other.hand, lab.other.deck, lab.other.discard)
                                       for name in zone if name == "Estate")


def test_possession_and_salvager_a_province_is_sold_and_comes_back() -> None:
    lab = possessed(["Salvager", "Province"], "Salvager")
    lab.play("Salvager")
    lab.buy("Province")
    assert gained(lab) == ["Province"]
    lab.end_turn()
    assert "Province" in lab.other.discard


def test_possession_and_embargo_is_trashed_enough_for_its_token() -> None:
    lab = possessed(["Embargo"], "Embargo")
    lab.play("Embargo", "Silver")
    assert lab.tokens("Silver") == [("Embargo", 1)]
    lab.end_turn()
    assert "Embargo" in lab.other.discard


def test_possession_and_bishop_the_points_are_theirs_and_the_card_comes_back() -> None:
    lab = possessed(["Bishop", "Gold"], "Bishop")
    lab.play("Bishop", policy=lambda q: None if q.minimum == 0 else q.options[:1])
    assert (lab.other.vp_tokens, lab.me.vp_tokens) == (4, 0)
    lab.end_turn()
    assert "Gold" in lab.other.discard


def test_possession_and_masquerade_among_three_you_pick_for_them_and_for_yourself() -> None:
    lab = possessed(["Masquerade", "Gold"], "Masquerade", mine=("Silver",), seats=3)
    lab.play("Masquerade", "Gold", "Silver", None)
    assert "Gold" in lab.players[2].hand
    assert "Silver" in lab.other.hand
    assert [q.player for q in lab.asked] == [0, 0, 0]


def test_possession_and_ambassador_cards_return_for_good_and_others_gain() -> None:
    lab = possessed(["Ambassador", "Curse"], "Ambassador")
    curses = lab.supply["Curse"]
    lab.play("Ambassador", ["Curse"])
    assert (lab.other.hand, gained(lab)) == ([], ["Curse"])
    assert lab.supply["Curse"] == curses


def test_possession_and_golem_you_order_their_actions() -> None:
    lab = possessed(["Golem"], "Golem", deck=["Workshop", "Festival", *ESTATES])
    lab.play("Golem", "Festival", "Silver")
    assert [q.player for q in lab.asked] == [0, 0]
    assert gained(lab) == ["Silver"]
    assert lab.other.in_play == ["Golem", "Festival", "Workshop"]


def test_possession_and_trashed_lich_is_not_found_in_the_trash() -> None:
    lab = possessed(["Chapel", "Lich"], "Wizards")
    lab.play("Chapel", ["Lich"])
    assert lab.other.mats["Possession"] == ["Lich"]
    lab.end_turn()
    assert sorted(lab.other.discard) == ["Chapel", "Lich"]


def test_possession_and_haven_the_card_is_theirs_again_in_their_own_turn() -> None:
    lab = possessed(["Haven", "Gold"], "Haven")
    lab.play("Haven", "Gold")
    lab.end_turn()
    assert "Gold" in lab.other.hand


def test_possession_and_scheme_you_say_what_they_draw_again() -> None:
    lab = possessed(["Scheme", "Village"], "Scheme")
    lab.play("Scheme")
    lab.play("Village")
    lab.end_turn("Village")
    assert lab.asked[-1].player == 0
    assert "Village" in lab.other.hand


def test_possession_and_herbalist_and_alchemist_are_yours_to_say() -> None:
    lab = possessed(["Alchemist", "Herbalist", "Potion"], "Alchemist", "Herbalist")
    lab.play("Alchemist")
    lab.play("Herbalist")
    lab.play_treasures()
    lab.end_turn(None, None)
    assert {q.player for q in lab.asked} == {0}
    assert {"Alchemist", "Potion", "Herbalist"} <= set(lab.other.discard)


def test_possession_and_their_attack_you_answer_with_your_own_hand() -> None:
    lab = possessed(["Militia"], "Militia", mine=("Moat",))
    lab.play("Militia", "Moat")
    assert (lab.asked[0].player, len(lab.me.hand)) == (0, 5)


def test_possession_and_witch_of_theirs_curses_you_all_the_same() -> None:
    lab = possessed(["Witch"], "Witch")
    lab.play("Witch")
    assert gained(lab) == ["Curse"]


# -- what is known, forks, undo ---------------------------------------------------------------------------------------


def stepped(lab: Lab) -> Session:
    game = lab.game.copy()
    game.always_ask = False
    return Session(game, [None] * len(game.players))


def test_possession_forks_for_every_seat_in_the_middle_of_a_card() -> None:
    session = stepped(possessed(["Scrying Pool", "Gold"], "Scrying Pool", seats=3))
    assert session.question is not None
    session.answer([session.question.find_card("Scrying Pool")])
    assert session.question is not None
    assert (session.question.seat, session.question.player) == (0, 1)
    for seat in range(3):
        fork = session.fork(seat, 3)
        assert fork.question is not None
        fork.answer([0])
        fork.game.check()


def test_possession_undone_is_as_before() -> None:
    session = stepped(possessed(["Chapel", "Gold", "Copper"], seats=3))
    assert session.question is not None
    before = [session.view(seat).data(session.question) for seat in range(3)]
    session.answer([session.question.find_card("Chapel")])
    session.answer([0, 1])
    session.undo()
    session.undo()
    assert [session.view(seat).data(session.question) for seat in range(3)] == before


def test_possession_a_third_player_sees_no_more_than_before() -> None:
    session = stepped(possessed(["Village", "Gold"], seats=3))
    seen = session.view(2).data(session.question)
    assert "hand" not in seen["players"][1]
    assert "hand" not in seen["players"][0]
    assert "hand" not in session.view(1).data(session.question)["players"][0]


# -- read sentence by sentence ----------------------------------------------------------------------------------------


def test_possession_and_nomad_camp_its_own_words_speak_to_who_gains_it() -> None:
    """Where it would have gone for them does not count; for the gainer it goes where it says."""
    lab = possessed(["Gold", "Gold"], "Nomad Camp")
    lab.play_treasures()
    lab.buy("Nomad Camp")
    assert lab.me.deck[0] == "Nomad Camp"
    assert "Nomad Camp" not in lab.other.deck
    assert gained(lab) == []
    assert lab.asked == [], "what they would have done with it is not asked"


def test_possession_and_a_gain_to_their_hand_or_deck_goes_to_your_discard_pile() -> None:
    lab = possessed(["Artisan", "Copper"], "Artisan")
    lab.play("Artisan", "Silver")
    assert gained(lab) == ["Silver"]
    lab = possessed(["Bureaucrat"], "Bureaucrat")
    lab.play("Bureaucrat")
    assert gained(lab) == ["Silver"]


def test_possession_and_trail_gained_is_played_by_the_gainer_in_their_turn() -> None:
    lab = possessed(["Gold", "Gold"], "Trail")
    lab.play_treasures()
    lab.buy("Trail", True)
    assert lab.asked[-1].player == 0
    assert (lab.me.in_play, len(lab.me.hand)) == (["Trail"], 6)
    lab.end_turn()
    assert lab.me.in_play == []
    assert gained(lab) == ["Trail"]


def test_possession_and_trail_trashed_is_played_by_them_and_comes_back_only_once() -> None:
    lab = possessed(["Chapel", "Trail"], "Trail")
    lab.play("Chapel", ["Trail"], True)
    assert sorted(lab.other.in_play) == ["Chapel", "Trail"]
    assert (lab.trash, lab.other.mats["Possession"]) == ([], [])
    lab.end_turn()
    assert lab.other.discard.count("Trail") == 1
    lab.game.check()


def test_possession_and_trail_trashed_but_not_played_comes_back_at_the_end() -> None:
    lab = possessed(["Chapel", "Trail"], "Trail")
    lab.play("Chapel", ["Trail"], False)
    assert lab.other.mats["Possession"] == ["Trail"]
    lab.end_turn()
    assert lab.other.discard.count("Trail") == 1


def test_possession_and_the_first_trader_of_your_own_answers_what_you_would_gain() -> None:
    lab = possessed(["Gold", "Gold"], "Trader (1E)", mine=("Trader (1E)",))
    lab.play_treasures()
    lab.buy("Gold", "Trader (1E)")
    assert lab.asked[-1].player == 0
    assert gained(lab) == ["Silver"]
    assert lab.supply["Gold"] == 30


def test_possessions_in_a_chain_of_three_each_is_decided_by_who_was_made_to_play_it() -> None:
    lab = possessed(["Possession"], seats=3)
    lab.play("Possession")
    lab.end_turn()
    assert turn_of(lab) == (2, True, True)
    assert (lab.game.control.seat, lab.game.control.by) == (2, 1)
    lab.play_treasures()
    lab.buy("Copper")
    assert lab.players[1].discard.count("Copper") == 1, "seat 1 gains what seat 2 would"
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)
    lab.end_turn()
    assert turn_of(lab) == (2, False, False)


def test_a_possession_that_the_possessed_play_twice_possesses_their_neighbour_once() -> None:
    lab = possessed(["Throne Room", "Possession"], seats=3)
    lab.play("Throne Room", "Possession")
    lab.end_turn()
    assert turn_of(lab) == (2, True, True)
    lab.end_turn()
    assert turn_of(lab) == (1, False, False)

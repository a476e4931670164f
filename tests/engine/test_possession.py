"""Possession with cards of expansions to come: every sentence of its rules, and what others could do to it."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20
ESTATES = ["Estate"] * 20
BADGER = "Way of the Badger"


def possessed(
    hand: list[str],
    *kingdom: str,
    deck: list[str] | None = None,
    seats: int = 2,
    mine: tuple[str, ...] = (),
    **more: Any,
) -> Lab:
    """Seat 1 takes the turn that seat 0's Possession has given it."""
    victim = {"hand": hand, "deck": ESTATES if deck is None else deck, **more.pop("victim", {})}
    others = [victim] + [{"deck": COPPERS, "hand": ["Gold", "Moat", "Cellar", "Copper"]} for _ in range(seats - 2)]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=[*mine, *COPPERS], others=others, **more)
    lab.play("Possession", policy=lambda q: None)
    lab.end_turn()
    return lab


def asked_of(lab: Lab) -> Any:
    game = lab.game.copy()
    game.always_ask = False
    return Session(game, [None] * len(game.players))


def test_possession_gives_the_player_to_the_left_an_extra_turn_and_then_their_own() -> None:
    lab = possessed(["Village"], seats=3)
    assert (lab.turn, lab.game.extra) == (1, True)
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.game.control) == (1, False, None)
    lab.end_turn()
    assert lab.turn == 2


def test_several_possessions_give_one_turn() -> None:
    lab = Lab(["Possession"], hand=["Throne Room", "Possession", "Possession"], actions=2, deck=COPPERS)
    lab.play("Throne Room", "Possession")
    lab.play("Possession")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, True)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)
    lab.end_turn()
    assert lab.turn == 0


def test_possession_is_bought_with_a_potion() -> None:
    lab = Lab(["Possession"], hand=["Gold", "Gold", "Potion"], potions=True)
    lab.play_treasures()
    lab.buy("Possession")
    assert lab.me.discard == ["Possession"]


def test_possession_shows_hand_mats_and_the_next_hand() -> None:
    lab = possessed(["Village"], "Native Village", victim={"mats": {"Native Village": ["Province"]}}, seats=3)
    session = asked_of(lab)
    seen = [str(session.view(seat).data(session.question)["players"][1]) for seat in range(3)]
    assert ["Province" in text for text in seen] == [True, True, False]
    assert ["Village'" in text and "'hand'" in text for text in seen] == [True, True, False]
    lab.end_turn()
    hand = lab.game.players[1].hand
    assert all(hand.knows(0, i) for i in range(hand.n))


def test_possession_decides_for_them_also_in_what_concerns_all_and_for_nobody_else() -> None:
    lab = possessed(["Masquerade", "Gold"], "Masquerade", seats=3)
    lab.play("Masquerade", policy=lambda q: q.options[:1])
    passing = [(q.player, q.subject) for q in lab.asked if q.purpose == "pass"]
    assert {player for player, _ in passing} == {0, 2}
    lab = possessed(["Militia"], "Militia", seats=3)
    lab.play("Militia", None, ["Copper"])
    assert {q.player for q in lab.asked} == {2}


def test_possession_takes_what_they_buy() -> None:
    lab = possessed(["Gold", "Gold"])
    lab.play_treasures()
    lab.buy("Gold")
    assert (sorted(lab.me.discard), lab.other.discard) == (["Gold", "Possession"], [])
    lab.game.check()


def test_possession_takes_it_to_the_discard_pile_wherever_it_would_go() -> None:
    lab = possessed(["Artisan", "Copper"], "Artisan")
    lab.play("Artisan", "Market")
    assert (sorted(lab.me.discard), lab.other.hand) == (["Market", "Possession"], [])
    lab = possessed(["Bureaucrat"], "Bureaucrat")
    lab.play("Bureaucrat", policy=lambda q: q.options[:1])
    assert sorted(lab.me.discard) == ["Possession", "Silver"]


def test_possession_makes_you_the_gainer_to_whom_the_card_speaks() -> None:
    lab = possessed(["Gold", "Silver"], "Villa")
    lab.play_treasures()
    lab.buy("Villa")
    assert ("Villa" in lab.me.hand, lab.phase, lab.turn, lab.other.actions) == (True, "buy", 1, 1)
    lab.end_turn()
    lab.end_turn()
    assert (lab.turn, lab.me.actions) == (0, 1)


def test_possessed_players_find_no_gained_card() -> None:
    lab = possessed(["Ironworks"], "Ironworks")
    lab.play("Ironworks", "Silver")
    assert (lab.other.coins, sorted(lab.me.discard)) == (0, ["Possession", "Silver"])


def test_possession_gains_from_the_trash_as_well() -> None:
    lab = possessed(["Lurker", "Lurker"], "Lurker", victim={})
    lab.play("Lurker", 0, "Village")
    assert lab.trash == ["Village"], "a card of the Supply is really trashed"
    lab.play("Lurker", 1)
    assert (lab.trash, sorted(lab.me.discard)) == ([], ["Possession", "Village"])


def test_possession_takes_their_debt() -> None:
    lab = possessed(["Festival"], "Overlord")
    lab.play("Festival")
    lab.buy("Overlord")
    assert (lab.me.debt, lab.other.debt) == (8, 0)
    lab.buy("Estate")  # whoever has no debt may go on buying
    assert sorted(lab.me.discard) == ["Estate", "Overlord", "Possession"]


def test_possession_takes_the_debt_of_capital() -> None:
    lab = possessed(["Capital"], "Capital")
    lab.play("Capital")
    lab.end_turn()
    assert (lab.me.debt, lab.other.debt, lab.asked[-1:]) == (6, 0, [])


def test_possessed_players_keep_and_spend_their_other_tokens() -> None:
    lab = possessed(["Baker", "Copper"], "Baker", victim={"coffers": 1}, coffers=2)
    lab.play("Baker")
    assert (lab.me.coffers, lab.other.coffers) == (2, 2)
    lab.to_buy_phase()
    lab.spend_coffers(2)
    assert (lab.other.coins, lab.other.coffers, lab.me.coffers) == (2, 0, 2)


def test_possession_gives_trashed_cards_back_after_the_draw() -> None:
    lab = possessed(["Chapel", "Gold", "Province"], deck=["Copper"])
    lab.play("Chapel", ["Gold", "Province"])
    assert (lab.trash, lab.other.hand, lab.other.vp) == ([], [], 6)
    lab.end_turn()
    assert sorted(lab.other.hand) == ["Chapel", "Copper"], "not yet in what is shuffled for the new hand"
    assert (sorted(lab.other.discard), lab.trash) == (["Gold", "Province"], [])
    lab.game.check()


def test_possessed_trashing_counts_as_trashing() -> None:
    lab = possessed(["Mining Village"], "Mining Village")
    lab.play("Mining Village", True)
    assert (lab.other.coins, lab.trash, lab.other.in_play) == (2, [], [])
    lab.end_turn()
    assert "Mining Village" in lab.other.discard


def test_possession_really_trashes_cards_of_others() -> None:
    lab = possessed(["Swindler"], "Swindler", seats=3, mine=("Gold",) * 6)
    lab.play("Swindler", policy=lambda q: q.options[:1] if q.minimum else None)
    assert lab.trash == ["Gold", "Copper"]


def test_possession_leaves_other_cards_that_are_set_aside_where_they_are() -> None:
    lab = possessed(["Chapel", "Gold", "Phantom"], deck=["Village", *ESTATES])
    lab.play("Chapel", ["Gold"])
    lab.play("Phantom")
    lab.end_turn()
    assert "Gold" in lab.other.discard
    assert (lab.turn, lab.other.actions, sorted(lab.other.in_play)) == (1, 5, ["Phantom", "Village"])


def test_possession_returns_to_piles_are_real_and_exchanges_are_no_gains() -> None:
    lab = possessed(["Tournament", "Province"], "Tournament")
    before = lab.supply["Province"]
    lab.play("Tournament", policy=lambda q: True if q.purpose in ("may", "reveal") else q.options[:1])
    assert lab.supply["Province"] >= before


def test_extra_turns_earned_while_possessed_are_not_possessed() -> None:
    lab = possessed(["Voyage"], "Odysseys")
    lab.play("Voyage")
    lab.end_turn()
    assert (lab.turn, lab.game.extra, lab.game.control) == (1, True, None)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)
    lab.end_turn()
    assert lab.turn == 0


def test_a_third_turn_in_a_row_fails_after_a_possessed_one() -> None:
    lab = possessed([], "Odysseys", deck=["Voyage", *ESTATES])
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)
    lab.play("Voyage")
    lab.end_turn()
    assert lab.turn == 0


def test_own_extra_turns_come_before_the_possessed_one() -> None:
    lab = Lab(["Possession", "Odysseys"], hand=["Possession", "Voyage"], actions=2, deck=COPPERS)
    lab.play("Possession")
    lab.play("Voyage")
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (0, True)
    lab.end_turn()
    assert (lab.turn, lab.game.control is not None) == (1, True)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_possessed_possession_is_theirs(seats: int) -> None:
    lab = possessed(["Possession"], seats=seats)
    lab.play("Possession")
    lab.end_turn()
    control = lab.game.control
    assert control is not None
    assert (lab.turn, control.seat, control.by) == (2 % seats, 2 % seats, 1)


def test_passing_is_no_gain_for_possession() -> None:
    lab = possessed(["Masquerade", "Gold"], "Masquerade", deck=["Copper", "Copper", *ESTATES])
    lab.play("Masquerade", policy=lambda q: ["Gold"] if "Gold" in q.options and q.purpose == "pass" else (
        q.options[:1] if q.minimum else None))
    assert "Gold" in lab.me.hand


def test_durations_of_a_possessed_turn_are_theirs() -> None:
    lab = possessed(["Importer"], "Importer", ally="City-state")
    lab.play("Importer")
    lab.end_turn("Silver")
    assert (lab.turn, lab.game.control, lab.other.discard.count("Silver")) == (1, None, 1)


def test_phantom_may_bring_possession_twice() -> None:
    lab = Lab(["Possession"], hand=["Phantom"], deck=["Possession", *COPPERS], others=[{"deck": COPPERS}])
    lab.play("Phantom")
    lab.end_turn()
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Phantom", "Possession"]
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, True)


def test_possessed_overpaying_and_the_cards_that_answer_it() -> None:
    lab = possessed(["Gold", "Silver"], "Farrier")
    lab.play_treasures()
    hand = len(lab.me.hand)
    lab.buy("Farrier", 3)
    lab.end_turn()
    assert len(lab.me.hand) == hand + 3, "the gainer is told what was overpaid"


def test_a_possessed_turn_can_end_the_game() -> None:
    lab = possessed(["Gold", "Gold", "Silver"], deck=["Copper"], supply={"Province": 1})
    lab.play_treasures()
    lab.buy("Province")
    lab.end_turn()
    assert (lab.over, lab.me.vp, lab.winners) == (True, 6, [0])


def test_a_possessed_player_s_reveals_and_villa_hand_are_theirs() -> None:
    lab = possessed(["Native Village"], "Native Village", deck=["Gold", *ESTATES])
    lab.play("Native Village", 0)
    assert (lab.other.mats["Native Village"], lab.asked[-1].player) == (["Gold"], 0)


def test_possession_as_a_badger_gives_no_turn() -> None:
    lab = Lab(["Possession"], landscapes=[BADGER], hand=["Possession"], deck=COPPERS)
    lab.play("Possession", BADGER)
    lab.end_turn()
    assert (lab.turn, lab.game.extra) == (1, False)


def test_durations_end_in_a_possessed_turn_and_you_gain_what_they_bring() -> None:
    others = [{"hand": ["Importer"], "deck": ESTATES, "favors": 0}]
    lab = Lab(["Possession", "Importer"], ally="City-state", deck=["Possession", *COPPERS], others=others)
    lab.end_turn()
    lab.play("Importer")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn("Silver")
    assert (lab.turn, lab.game.extra, lab.asked[-1].player) == (1, True, 0)
    assert ("Silver" in lab.me.discard, "Silver" in lab.other.discard) == (True, False)
    lab.end_turn()
    assert (lab.turn, "Importer" in lab.other.in_play) == (1, False)


def test_possessed_lich_that_is_trashed_comes_back() -> None:
    lab = possessed(["Chapel", "Lich", "Gold"], "Wizards")
    lab.play("Chapel", ["Lich", "Gold"])
    lab.end_turn()
    lab.game.check()
    assert {"Lich", "Gold"} <= set(lab.other.discard)


def test_possession_while_the_victim_has_cards_set_aside_before() -> None:
    lab = Lab(["Possession"], hand=["Possession"], deck=COPPERS, others=[
        {"hand": ["Chapel", "Copper"], "deck": ESTATES, "set_aside": ["Duchy"]}])
    lab.play("Possession")
    lab.end_turn()
    lab.play("Chapel", ["Copper"])
    lab.end_turn()
    assert lab.other.set_aside == ["Duchy"]


def test_possession_reads_no_memories() -> None:
    """What the other put into the deck unseen before, they alone know; what they put there now, both do."""
    deck = ["Copper", "Copper", "Estate", "Estate", "Estate", "Secret Passage", *["Duchy"] * 20]
    others = [{"hand": ["Secret Passage", "Province"], "deck": deck}]
    lab = Lab(["Possession", "Secret Passage"], hand=["Possession"], deck=["Possession", *COPPERS], others=others)
    lab.end_turn()
    lab.play("Secret Passage", "Province", 12)
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()

    def known(seat: int) -> list[str]:
        zone = lab.game.players[1].deck
        return [card.name for i, card in enumerate(zone) if zone.knows(seat, i)]

    assert (known(0), known(1)) == ([], ["Province"])
    session = asked_of(lab)

    def ways(seat: int) -> set[tuple[bool, ...]]:
        forks = [session.fork(seat, seed).game.players[1].deck for seed in range(40)]
        return {tuple(card.name == "Province" for card in deck) for deck in forks}

    assert len(ways(0)) > 5
    assert len(ways(1)) == 1
    lab.play("Secret Passage", "Estate", 9)
    assert (known(0), known(1)) == (["Estate"], ["Estate", "Province"])
    lab.end_turn()
    assert (known(0), known(1)) == (["Estate"], ["Estate", "Province"])

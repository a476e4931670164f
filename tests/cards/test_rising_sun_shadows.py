"""Shadows: seen wherever they are, at the bottom of what is shuffled, and played from the deck as if from hand."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Session
from bailiwick.engine.kinds import ACTION
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 12
FORKS = 12
AWAY: dict[str, Any] = {"deck": COPPERS}


def forks(lab: Lab, seat: int) -> list[Session]:
    session = Session(lab.game.copy(), [None] * len(lab.players))
    return [session.fork(seat, i) for i in range(FORKS)]


# -- played from the deck ---------------------------------------------------------------------------------------------

# Everything that plays an Action of the hand: the kingdom, the position, the steps before, and the one that does it.
PLAYERS: dict[str, tuple[dict[str, Any], list[list[Any]]]] = {
    "Throne Room": ({}, [["play", "Throne Room", "Fishmonger"]]),
    "King's Court": ({}, [["play", "King's Court", "Fishmonger"]]),
    "Procession": ({"kingdom": ["Moat", "Village"]}, [["play", "Procession", "Fishmonger", "Village"]]),
    "Crown": ({}, [["play", "Crown", "Fishmonger"]]),
    "Disciple": ({}, [["play", "Disciple", "Fishmonger"]]),
    "Conclave": ({}, [["play", "Conclave", "Fishmonger"]]),
    "Imp": ({}, [["play", "Imp", "Fishmonger"]]),
    "Royal Galley": ({}, [["play", "Royal Galley", "Fishmonger"]]),
    "Specialist": ({}, [["play", "Specialist", "Fishmonger", 0]]),
    "First Mate": ({}, [["play", "First Mate", "Fishmonger"]]),
    "Coronet": ({}, [["play", "Coronet", "Fishmonger"]]),
    "Shop": ({}, [["play", "Shop", "Fishmonger"]]),
    "Elder": ({}, [["play", "Elder", "Fishmonger"]]),
}


@pytest.mark.parametrize("card", list(PLAYERS))
def test_a_shadow_of_the_deck_is_played_by_what_plays_an_action_of_the_hand(card: str) -> None:
    more, steps = PLAYERS[card]
    kingdom = ["Fishmonger", *more.get("kingdom", [])]
    lab = Lab(kingdom, hand=[card], deck=["Copper", "Copper", "Copper", "Fishmonger", *COPPERS])
    for step in steps:
        lab.step(*step)
    assert lab.me.coins >= 1, "the Fishmonger gives a coin"
    assert "Fishmonger" not in lab.me.deck
    assert "Copper" in lab.me.deck


@pytest.mark.parametrize(
    ("event", "price", "answers"),
    [("Practice", 3, ["Ninja"]), ("Toil", 2, ["Ninja"]), ("Invasion", 10, ["Ninja", "Moat"])],
)
def test_events_that_play_an_action_of_the_hand_play_a_shadow_of_the_deck(
    event: str, price: int, answers: list[str]
) -> None:
    lab = Lab(["Ninja", "Moat"], landscapes=[event], coins=price, deck=[*COPPERS[:3], "Ninja", "Copper"],
              stack={"Loot": ["Orb"]} if event == "Invasion" else {})  # fmt: skip
    lab.buy(event, *answers, *([0] if event == "Invasion" else []))
    assert lab.me.in_play[0] == "Ninja"
    assert "Ninja" not in lab.me.deck


def test_a_mastermind_plays_a_shadow_of_the_deck_three_times() -> None:
    lab = Lab(["Mastermind", "Fishmonger"], hand=["Mastermind"], deck=[*COPPERS, "Fishmonger"], others=[AWAY])
    lab.play("Mastermind")
    lab.end_turn()
    lab.end_turn("Fishmonger")
    assert (lab.me.coins, lab.me.buys) == (3, 4)


def test_market_towns_play_a_shadow_of_the_deck_as_the_buy_phase_begins() -> None:
    lab = Lab(["Fishmonger", "Importer"], ally="Market Towns", favors=1, deck=["Copper", "Fishmonger"])
    lab.to_buy_phase(True)
    assert lab.me.in_play == ["Fishmonger"]
    assert (lab.me.coins, lab.me.favors, lab.me.actions) == (1, 0, 1)


def test_a_shadow_drawn_into_the_hand_and_one_in_the_deck_are_both_offered() -> None:
    lab = Lab(["Fishmonger"], hand=["Throne Room", "Fishmonger"], deck=["Copper", "Fishmonger"])
    lab.play("Throne Room", "Fishmonger")
    assert lab.asked[0].options == ["Fishmonger", "Fishmonger"]
    assert lab.me.hand == [], "the one of the hand is meant where they look the same"
    assert lab.me.deck == ["Copper", "Fishmonger"]


def test_the_shadow_of_the_deck_can_be_chosen_though_there_is_one_in_hand() -> None:
    lab = Lab(["Fishmonger"], hand=["Throne Room", "Fishmonger"], deck=["Copper", "Fishmonger"])
    me = lab.game.players[0]
    of_the_hand, of_the_deck = me.playable(ACTION)[1:]
    assert (of_the_hand in me.hand, of_the_deck in me.deck) == (True, True)
    assert me.play_from_offer(of_the_deck)
    assert lab.me.hand == ["Throne Room", "Fishmonger"]
    assert lab.me.deck == ["Copper"]


def test_an_empty_hand_still_plays_what_is_in_the_deck() -> None:
    lab = Lab(["Fishmonger"], hand=[], deck=["Copper", "Fishmonger"])
    lab.play("Fishmonger")
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (1, 2, 0)


def test_a_shadow_is_not_played_from_the_discard_pile_nor_from_anothers_deck() -> None:
    lab = Lab(["Fishmonger"], hand=["Copper"], discard=["Fishmonger"], others=[{"deck": ["Fishmonger"]}])
    with pytest.raises(IllegalMove):
        lab.play("Fishmonger")


def test_a_snowy_village_leaves_no_actions_to_play_a_shadow_with() -> None:
    lab = Lab(["Fishmonger", "Snowy Village"], hand=["Snowy Village", "Moat"], deck=[*COPPERS, "Fishmonger"],
              actions=1)  # fmt: skip
    lab.play("Snowy Village")
    lab.play("Fishmonger")
    assert lab.me.actions == 3


def test_a_ninja_of_the_deck_draws_what_was_above_it() -> None:
    lab = Lab(["Ninja"], deck=["Gold", "Ninja", "Silver"], others=[{"hand": ["Moat", *COPPERS[:4]]}])
    lab.play("Ninja", "Moat")
    assert lab.me.hand == ["Gold"]
    assert len(lab.other.hand) == 5


def test_a_way_follows_a_shadow_of_the_deck_and_returns_it() -> None:
    lab = Lab(["Alley"], landscapes=["Way of the Horse"], deck=["Gold", "Alley", "Silver", "Copper"])
    lab.play("Alley", "Way of the Horse")
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.in_play == []
    assert lab.supply["Alley"] == 11


def test_way_of_the_turtle_sets_a_shadow_of_the_deck_aside_for_the_next_turn() -> None:
    lab = Lab(["Fishmonger"], landscapes=["Way of the Turtle"], deck=[*COPPERS, "Fishmonger"], others=[AWAY])
    lab.play("Fishmonger", "Way of the Turtle")
    assert lab.me.set_aside == ["Fishmonger"]
    lab.end_turn()
    lab.end_turn(None)
    assert lab.me.coins == 1


def test_a_warlord_forbids_a_third_shadow_from_the_deck_as_well() -> None:
    lab = Lab(["Fishmonger", "Clashes"], hand=["Warlord"], others=[{"deck": ["Fishmonger"] * 3 + COPPERS}])
    lab.play("Warlord")
    lab.end_turn()
    lab.game.players[1].actions = 5
    lab.play("Fishmonger")
    lab.play("Fishmonger")
    with pytest.raises(IllegalMove):
        lab.play("Fishmonger")


def test_a_voyage_counts_what_is_played_from_the_deck() -> None:
    deck = [*COPPERS[:5], "Fishmonger", *COPPERS]
    lab = Lab(["Fishmonger", "Odysseys"], hand=["Voyage"], deck=deck, others=[AWAY])
    lab.play("Voyage")
    lab.end_turn()
    lab.play("Fishmonger")
    lab.play("Copper")
    lab.play("Copper")
    with pytest.raises(IllegalMove):
        lab.play("Copper")


def test_an_enchantress_stops_a_shadow_of_the_deck() -> None:
    lab = Lab(["Fishmonger", "Enchantress"], hand=["Enchantress"], others=[{"deck": ["Gold", *COPPERS, "Fishmonger"]}])
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Fishmonger")
    assert (lab.other.coins, lab.other.buys, lab.other.actions) == (0, 1, 1)


def test_capitalism_shadows_of_the_deck_are_played_with_the_treasures() -> None:
    lab = Lab(["Fishmonger"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Copper"],
              deck=["Gold", "Fishmonger"])  # fmt: skip
    lab.play_treasures()
    assert (lab.me.coins, lab.me.buys) == (2, 2)
    assert lab.me.in_play == ["Copper", "Fishmonger"]
    assert lab.me.deck == ["Gold"]


def test_capitalism_makes_no_treasure_of_a_shadow_without_coins() -> None:
    lab = Lab(["Alley"], landscapes=["Capitalism"], projects=["Capitalism"], deck=["Gold", "Alley"])
    lab.to_buy_phase()
    with pytest.raises(IllegalMove):
        lab.play("Alley")


def test_capitalism_lets_a_storyteller_and_a_black_market_play_a_shadow_of_the_deck() -> None:
    lab = Lab(["Fishmonger", "Storyteller"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Storyteller"],
              deck=["Gold", "Silver", "Copper", "Fishmonger"])  # fmt: skip
    lab.play("Storyteller", "Fishmonger")
    assert "Fishmonger" in lab.me.in_play
    assert lab.me.hand == ["Gold", "Silver"]
    deck = ["Gold", "Silver", "Copper", "Fishmonger"]
    lab = Lab(["Fishmonger", "Black Market"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Black Market"],
              deck=deck, stack={"Black Market": ["Moat", "Menagerie", "Pawn"]})  # fmt: skip
    lab.play("Black Market", "Fishmonger", "Menagerie", ["Moat", "Pawn"])
    assert lab.me.discard == ["Menagerie"]


def test_possession_plays_shadows_of_the_deck_of_the_possessed() -> None:
    lab = Lab(["Possession", "Fishmonger"], potions=True, hand=["Possession"], deck=COPPERS,
              others=[{"deck": [*COPPERS, "Fishmonger"]}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Fishmonger")
    assert lab.other.coins == 1
    assert lab.other.in_play == ["Fishmonger"]


def test_procession_trashes_the_shadow_that_it_played_from_the_deck() -> None:
    lab = Lab(["Procession", "Alley", "Market"], hand=["Procession", "Copper", "Copper"],
              deck=["Gold", "Alley", "Silver"])  # fmt: skip
    lab.play("Procession", "Alley", "Copper", "Copper", "Market")
    assert lab.trash == ["Alley"]
    assert lab.me.hand == ["Gold", "Silver"]
    assert lab.me.discard == ["Copper", "Copper", "Market"]


# -- not in hand for anything else ------------------------------------------------------------------------------------


def test_a_shadow_of_the_deck_is_no_card_of_the_hand() -> None:
    lab = Lab(["Ronin", "Library", "Cellar"], hand=["Library", *COPPERS[:6]], deck=["Gold", "Ronin"])
    lab.play("Library")
    assert len(lab.me.hand) == 7
    lab = Lab(["Ronin", "Militia"], hand=["Militia"], others=[{"hand": COPPERS[:4], "deck": ["Ronin", "Ronin"]}])
    lab.play("Militia")
    assert len(lab.other.hand) == 3
    assert lab.other.deck == ["Ronin", "Ronin"]


def test_an_action_of_the_deck_is_no_reason_to_show_a_hand() -> None:
    lab = Lab(["Alley", "Shanty Town"], hand=["Shanty Town", "Copper"], deck=["Gold", "Silver", "Alley"])
    lab.play("Shanty Town")
    assert lab.me.hand == ["Copper", "Gold", "Silver"], "no Action in hand: two cards"


def test_a_snake_witch_sees_only_the_hand() -> None:
    lab = Lab(["Snake Witch", "Ronin"], hand=["Snake Witch", "Copper"], deck=["Gold", "Ronin", "Ronin"])
    lab.play("Snake Witch", True)
    assert lab.other.discard == ["Curse"]


# -- shuffled to the bottom -------------------------------------------------------------------------------------------


def test_only_what_is_shuffled_goes_beneath_the_rest_of_it() -> None:
    deck = ["Ronin", "Copper"]
    lab = Lab(["Alley", "Ronin"], hand=["Smithy"], deck=deck, discard=["Alley", "Gold", "Gold"])
    lab.play("Smithy")
    assert lab.me.hand == ["Ronin", "Copper", "Gold"], "the rest of the deck is no part of the shuffle"
    assert lab.me.deck == ["Gold", "Alley"]


def test_a_fresh_deck_with_shadows_begins_with_the_others() -> None:
    """Nothing starts with a Shadow but what an Inherited Trait gives."""
    lab = Lab.start(["Alley"], 2, 1, traits={"Inherited": "Alley"}, policy=lambda question: "Copper")
    assert [card.name for card in lab.game.players[0].deck.cards()].index("Alley") == 0
    assert "Alley" not in lab.me.hand


def test_inn_shuffles_shadows_to_the_bottom_of_the_whole_deck() -> None:
    lab = Lab(["Inn", "Alley"], coins=5, deck=["Gold", "Silver"], discard=["Alley", "Copper"])
    lab.buy("Inn", ["Inn", "Alley"])
    assert lab.me.deck[-1] == "Alley"
    assert sorted(lab.me.deck[:-1]) == ["Gold", "Inn", "Silver"]


def test_a_star_chart_may_put_a_shadow_on_top() -> None:
    lab = Lab(["Alley"], landscapes=["Star Chart"], projects=["Star Chart"], hand=["Village"],
              discard=["Alley", *COPPERS])  # fmt: skip
    lab.play("Village", "Alley")
    assert lab.me.hand == ["Alley"]
    assert "Alley" not in lab.me.deck


def test_shadows_and_fated_cards_share_the_bottom_in_the_order_of_their_owner() -> None:
    lab = Lab(["Alley", "Moat"], traits={"Fated": "Moat"}, hand=["Village"],
              discard=["Alley", "Moat", "Gold", "Gold", "Gold"])  # fmt: skip
    lab.play("Village", [], "Moat", ["Alley", "Moat"])
    assert lab.me.deck[-2:] == ["Alley", "Moat"]


def test_a_fated_shadow_may_go_on_top() -> None:
    lab = Lab(["Alley"], traits={"Fated": "Alley"}, hand=["Village"], discard=["Alley", *COPPERS])
    lab.play("Village", "Alley")
    assert lab.me.hand == ["Alley"]


def test_a_stash_goes_anywhere_even_beneath_the_shadows() -> None:
    lab = Lab(["Alley", "Stash"], hand=["Village"], discard=["Alley", "Stash", "Gold", "Gold"])
    lab.play("Village", 3)
    assert lab.me.deck == ["Gold", "Alley", "Stash"]
    lab = Lab(["Alley", "Stash"], hand=["Village"], discard=["Alley", "Stash", "Gold", "Gold"])
    lab.play("Village", 2)
    assert lab.me.deck == ["Gold", "Stash", "Alley"]


def test_avoid_may_leave_a_shadow_in_the_discard_pile() -> None:
    lab = Lab(["Alley"], landscapes=["Avoid"], coins=2, hand=["Alley", *COPPERS[:6]])
    lab.buy("Avoid")
    lab.end_turn(["Alley"])
    assert lab.me.discard == ["Alley"]


def test_shadows_put_onto_a_deck_stay_there_until_it_is_shuffled() -> None:
    lab = Lab(["Alley", "Courtyard"], hand=["Courtyard", "Alley"], deck=COPPERS)
    lab.play("Courtyard", "Alley")
    assert lab.me.deck[0] == "Alley"


def test_a_shadow_that_a_masquerade_passes_is_known_in_its_new_hand() -> None:
    lab = Lab(["Ronin", "Masquerade"], hand=["Masquerade", "Ronin"], deck=["Copper", "Copper"],
              others=[{"hand": ["Estate", "Gold"]}])  # fmt: skip
    lab.play("Masquerade", "Ronin", "Estate", None)
    assert "Ronin" in lab.other.hand
    for fork in forks(lab, 0):
        assert "Ronin" in [card.name for card in fork.game.players[1].hand]


# -- seen by all ------------------------------------------------------------------------------------------------------


def test_all_seats_see_where_shadows_are() -> None:
    lab = Lab(["Alley"], hand=["Alley", "Copper"], deck=["Gold", "Alley", "Silver"])
    for seat in (-1, 0, 1):
        seen = lab.game.view(seat).data()["players"][0]
        assert seen["open_in_hand"] == ["Alley"]
        assert seen["open_in_deck"] == [[1, "Alley"]]
    assert "Gold" not in str(lab.game.view(1).data()["players"][0])


def test_a_game_without_them_says_nothing_of_shadows() -> None:
    lab = Lab(["Smithy"], hand=["Copper"])
    assert "open_in_hand" not in lab.game.view(1).data()["players"][0]


@pytest.mark.parametrize("seat", [0, 1])
def test_shadows_stay_where_they_are_in_forks(seat: int) -> None:
    deck = ["Gold", "Alley", "Curse", "Ronin", "Duchy", "Estate", "Silver", "Province"]
    hand = ["Fishmonger", "Moat", "Smithy", "Market"]
    lab = Lab(["Alley", "Ronin", "Fishmonger"], hand=hand, deck=deck)
    orders = set()
    for fork in forks(lab, seat):
        owner = fork.game.players[0]
        found = [card.name for card in reversed(owner.deck.cards())]
        assert (found[1], found[3]) == ("Alley", "Ronin")
        assert "Fishmonger" in [card.name for card in owner.hand]
        orders.add(tuple(found))
    assert len(orders) > 5, "the rest of the deck is anything"


def test_after_a_shuffle_all_know_the_shadows_at_the_bottom() -> None:
    lab = Lab(["Alley", "Ronin"], hand=["Village"], discard=["Ronin", "Gold", "Alley", "Curse", "Duchy", "Estate"])
    lab.play("Village", ["Ronin", "Alley"])  # the Ronin above the Alley
    for seat in (0, 1):
        ends = set()
        for fork in forks(lab, seat):
            found = [card.name for card in fork.game.players[0].deck.cards()]
            assert found[:2] == ["Alley", "Ronin"]
            ends.add(tuple(found))
        assert len(ends) > 3


def test_a_shadow_set_aside_face_down_is_still_known_by_its_back() -> None:
    lab = Lab(["Alley", "Haven"], hand=["Haven", "Alley", "Gold"], deck=COPPERS, actions=1)
    lab.play("Haven", "Alley")
    for fork in forks(lab, 1):
        assert [card.name for card in fork.game.players[0].set_aside_hidden] == ["Alley"]


def test_playing_from_the_deck_tells_nothing_of_the_cards_above() -> None:
    lab = Lab(["Fishmonger"], hand=["Estate"], deck=["Gold", "Curse", "Fishmonger", "Duchy", "Silver"])
    lab.play("Fishmonger")
    log = str(lab.game.view(1).log())
    for name in ("Gold", "Curse", "Duchy", "Silver", "Estate"):
        assert name not in log
    assert len({tuple(c.name for c in f.game.players[0].deck) for f in forks(lab, 1)}) > 5

"""The Allies where it hurts: shuffles, cards that move, nested plays, turns, and two of them together."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import PLAY
from bailiwick.engine.kinds import ACTION, ATTACK, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalAnswer, IllegalMove, Lab, Question
from engine.invented import Belfry
from watching import looking_at, watch


class Drummers(Card):
    facts = Kind(4, ACTION | ATTACK, "You may play an Action of your hand.", plural="Drummers")

    def play(self, me: Player) -> None:
        card = me.may_pick(PLAY, me.playable(ACTION))
        if card is not None:
            me.play(card, me.hand)


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in (Belfry, Drummers):
        book.register(cls)
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def asked(lab: Lab) -> list[tuple[int, str]]:
    return [(q.player, q.purpose) for q in lab.asked]


def purposes(lab: Lab) -> list[str]:
    return [q.purpose for q in lab.asked]


def decline(question: Question) -> Any:
    """Say no wherever that is possible, and take the first things that must be taken."""
    return question.options[: question.minimum] if question.options else question.minimum


def pile(lab: Lab, name: str, seat: int = 0) -> dict[str, Any]:
    """A pile as a seat sees it."""
    return next(p for p in lab.game.view(seat).data()["piles"] if p["name"] == name)


def seen_by(views: list[dict[str, Any]], seat: int) -> str:
    """All that a seat is told about the players, as text."""
    return json.dumps(views[seat]["players"])


ASTROLOGERS = dict(kingdom=["Underling"], ally="Order of Astrologers")
MASONS = dict(kingdom=["Underling"], ally="Order of Masons")


# Shuffling ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ally", ["Order of Astrologers", "Order of Masons"])
def test_only_the_shuffler_sees_the_cards_to_be_drawn_and_to_be_shuffled(ally, monkeypatch):
    seen = watch(monkeypatch)
    lab = Lab(
        ["Underling"],
        ally=ally,
        hand=["Smithy"],
        deck=["Estate", "Duchy"],
        discard=["Gold", "Silver", "Province", "Curse"],
        favors=2,
        others=[{"favors": 3}, {"favors": 3}],
    )
    lab.play("Smithy", 1, "Gold", 0)
    assert asked(lab)[:2] == [(0, "spend"), (0, "topdeck" if ally == "Order of Astrologers" else "discard")]
    assert purposes(lab)[2] == "spend"
    assert looking_at(seen[0]) == ["Duchy", "Estate"]
    assert looking_at(seen[1]) == ["Curse", "Duchy", "Estate", "Gold", "Province", "Silver"]
    assert looking_at(seen[2])[:2] == ["Curse", "Duchy"]
    for views in seen:
        for seat in (1, 2):
            assert "looking_at" not in views[seat]["players"][0]
            assert "question" not in views[seat]
            for name in ("Estate", "Duchy", "Gold", "Silver", "Province"):
                assert name not in seen_by(views, seat)
    others = [json.dumps(lab.game.view(seat).log()) for seat in (1, 2)]
    hidden = ("Estate", "Duchy", "Silver", "Province")
    assert not any(name in text for name in hidden for text in others)
    assert lab.me.hand[:2] == ["Estate", "Duchy"]
    lab.game.check()


def test_cards_left_out_are_hidden_but_for_the_top_one():
    lab = Lab(**MASONS, hand=["Village"], discard=["Gold", "Curse", "Estate"], favors=1)
    lab.play("Village", 1, ["Gold", "Curse"])
    view = lab.game.view(1).data()["players"][0]
    assert (view["discard_size"], view["discard_top"]) == (2, "Curse")
    assert "Gold" not in json.dumps(lab.game.view(1).data()["players"])
    assert "Gold" not in json.dumps(lab.game.view(1).log())


def test_a_declined_favor_leaves_the_shuffle_to_chance():
    hands = set()
    for seed in range(12):
        lab = Lab(**ASTROLOGERS, hand=["Village"], discard=["Gold", "Silver", "Copper", "Estate"], favors=2, seed=seed)
        lab.play("Village", 0)
        assert lab.me.favors == 2
        hands.add(lab.me.hand[0])
    assert len(hands) > 1


def test_astrologers_at_clean_up_may_pick_what_was_just_played_or_held():
    lab = Lab(
        **ASTROLOGERS,
        hand=["Province"],
        in_play=["Smithy"],
        deck=["Gold", "Duchy"],
        discard=["Copper"] * 4 + ["Silver"],
        favors=3,
    )
    lab.end_turn(3, ["Smithy", "Silver", "Province"])
    assert lab.me.hand == ["Gold", "Duchy", "Smithy", "Silver", "Province"]
    assert lab.me.deck == ["Copper"] * 4
    assert lab.asked[0].maximum == 3
    lab.game.check()


def test_masons_at_clean_up_keep_the_rubbish_out():
    lab = Lab(
        **MASONS,
        hand=["Estate", "Curse"],
        in_play=["Gold"],
        deck=["Silver"],
        discard=["Gold", "Copper", "Duchy"],
        favors=2,
    )
    lab.end_turn(2, ["Estate", "Curse", "Duchy"])
    assert lab.me.hand == ["Silver", "Gold", "Gold", "Copper"]  # four cards: what is left out is not drawn
    assert lab.me.discard == ["Estate", "Curse", "Duchy"]
    assert lab.game.players[0].shuffles == 1
    lab.game.check()


def test_what_coastal_haven_keeps_is_not_there_to_be_shuffled():
    lab = Lab(
        **ASTROLOGERS,
        landscapes=["Coastal Haven"],
        hand=["Gold", "Estate"],
        deck=["Silver"],
        discard=["Copper"] * 5 + ["Province"],
        favors=3,
    )
    lab.end_turn(1, "Gold", 1, "Province", 0)
    assert purposes(lab) == ["spend", "keep", "spend", "topdeck", "spend"]
    assert [q.card for q in lab.asked] == ["Coastal Haven"] * 2 + ["Order of Astrologers"] * 3
    assert lab.asked[2].maximum == 2  # one Favor is gone already
    assert sorted(lab.asked[3].options) == ["Copper"] * 5 + ["Estate", "Province"]
    assert len(lab.me.hand) == 6
    assert all(name in lab.me.hand for name in ("Gold", "Silver", "Province"))
    assert lab.me.favors == 1
    lab.game.check()


def test_masons_and_coastal_haven_at_clean_up():
    lab = Lab(
        **MASONS, landscapes=["Coastal Haven"], hand=["Gold", "Estate"], discard=["Curse", "Copper", "Silver"], favors=2
    )
    lab.end_turn(1, "Gold", 1, ["Curse", "Estate"])
    assert sorted(lab.asked[3].options) == ["Copper", "Curse", "Estate", "Silver"]
    assert lab.me.hand == ["Gold", "Copper", "Silver"]
    assert lab.me.discard == ["Curse", "Estate"]
    lab.game.check()


def test_coastal_haven_may_leave_no_favor_for_the_shuffle():
    lab = Lab(**ASTROLOGERS, landscapes=["Coastal Haven"], hand=["Gold", "Estate"], discard=["Copper"] * 6, favors=2)
    lab.end_turn(2)
    assert purposes(lab) == ["spend"]
    assert len(lab.me.hand) == 7


def test_a_shuffle_in_the_middle_of_farming_village_leaves_out_what_is_revealed():
    lab = Lab(
        ["Underling", "Farming Village"],
        ally="Order of Astrologers",
        favors=1,
        hand=["Farming Village"],
        deck=["Estate"],
        discard=["Duchy", "Gold", "Curse"],
    )
    lab.play("Farming Village", 1, "Gold")
    assert sorted(lab.asked[1].options) == ["Curse", "Duchy", "Gold"]
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Estate"]
    assert sorted(lab.me.deck) == ["Curse", "Duchy"]
    lab.game.check()


def test_masons_in_the_middle_of_farming_village():
    lab = Lab(
        ["Underling", "Farming Village"],
        ally="Order of Masons",
        favors=1,
        hand=["Farming Village"],
        deck=["Estate"],
        discard=["Duchy", "Gold", "Curse"],
    )
    lab.play("Farming Village", 1, ["Duchy", "Curse"])
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Duchy", "Curse", "Estate"]
    assert lab.me.deck == []
    lab.game.check()


def test_farming_village_finds_nothing_where_everything_is_left_out():
    lab = Lab(
        ["Underling", "Farming Village"],
        ally="Order of Masons",
        favors=1,
        hand=["Farming Village"],
        deck=["Estate"],
        discard=["Gold", "Silver"],
    )
    lab.play("Farming Village", 1, ["Gold", "Silver"])
    assert lab.me.hand == []
    assert lab.me.deck == []
    assert lab.me.discard == ["Gold", "Silver", "Estate"]
    lab.game.check()


def test_a_long_reveal_may_shuffle_twice_and_asks_twice():
    lab = Lab(
        ["Underling", "Farming Village"],
        ally="Order of Masons",
        favors=2,
        hand=["Farming Village"],
        discard=["Estate", "Gold", "Silver"],
    )
    lab.play("Farming Village", 1, ["Gold", "Silver"], 0, 1, ["Silver"])
    assert purposes(lab) == ["spend", "discard", "spend", "spend", "discard"]
    assert sorted(lab.asked[4].options) == ["Gold", "Silver"]  # the Estate is still revealed
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Silver", "Estate"]
    assert lab.game.players[0].shuffles == 2
    lab.game.check()


def test_a_shuffle_in_the_middle_of_journeyman():
    lab = Lab(
        ["Underling", "Journeyman"],
        ally="Order of Astrologers",
        favors=4,
        hand=["Journeyman"],
        deck=["Estate", "Duchy"],
        discard=["Gold", "Silver", "Estate", "Curse"],
    )
    lab.play("Journeyman", "Estate", 3, ["Estate", "Gold", "Silver"], 0)
    assert lab.me.hand == ["Duchy", "Gold", "Silver"]
    assert lab.me.discard == ["Estate", "Estate"]
    assert lab.me.deck == ["Curse"]
    assert lab.me.favors == 1
    lab.game.check()


def test_hunting_party_draws_and_reveals_off_one_stacked_shuffle():
    lab = Lab(
        ["Underling", "Hunting Party"],
        ally="Order of Astrologers",
        favors=3,
        hand=["Hunting Party", "Copper"],
        discard=["Silver", "Copper", "Gold", "Copper", "Estate"],
    )
    lab.play("Hunting Party", 3, ["Silver", "Copper", "Gold"])
    assert lab.me.hand == ["Copper", "Silver", "Gold"]
    assert lab.me.discard == ["Copper"]
    lab.game.check()


def test_hunting_party_shuffles_while_cards_are_revealed():
    lab = Lab(
        ["Underling", "Hunting Party"],
        ally="Order of Masons",
        favors=1,
        hand=["Hunting Party", "Copper"],
        deck=["Copper", "Copper"],
        discard=["Gold", "Curse", "Copper"],
    )
    lab.play("Hunting Party", 1, ["Curse", "Copper"])
    assert lab.me.hand == ["Copper", "Copper", "Gold"]
    assert lab.me.discard == ["Curse", "Copper", "Copper"]
    lab.game.check()


def test_sentinel_looks_at_the_old_cards_and_at_those_put_on_top(monkeypatch):
    seen = watch(monkeypatch)
    lab = Lab(
        ["Underling", "Sentinel"],
        ally="Order of Astrologers",
        favors=2,
        hand=["Sentinel"],
        deck=["Estate", "Curse"],
        discard=["Gold", "Silver", *["Copper"] * 4],
    )
    lab.play("Sentinel", 2, ["Gold", "Silver"], ["Estate", "Curse"], ["Silver", "Copper", "Gold"])
    assert looking_at(seen[0]) == ["Curse", "Estate"]
    assert looking_at(seen[2]) == ["Copper", "Curse", "Estate", "Gold", "Silver"]
    assert lab.me.deck == ["Silver", "Copper", "Gold", "Copper", "Copper", "Copper"]
    assert lab.trash == ["Estate", "Curse"]
    lab.game.check()


def test_the_favors_of_emissary_serve_the_next_shuffle():
    lab = Lab(["Emissary"], ally="Order of Astrologers", hand=["Emissary", "Village"], discard=["Copper"] * 3, favors=0)
    lab.play("Emissary")
    assert lab.asked == []
    assert (lab.me.favors, lab.me.actions) == (2, 1)
    lab.gain("Gold")
    lab.gain("Silver")
    lab.play("Village", 1, "Silver", 0)
    assert lab.me.hand == ["Copper"] * 3 + ["Silver"]
    assert lab.me.favors == 1


def test_emissary_has_shuffled_even_where_all_was_left_out():
    lab = Lab(["Emissary"], ally="Order of Masons", hand=["Emissary"], discard=["Curse", "Estate"], favors=1)
    lab.play("Emissary", 1, ["Curse", "Estate"])
    assert lab.me.hand == []
    assert lab.me.discard == ["Curse", "Estate"]
    assert (lab.me.favors, lab.me.actions) == (2, 1)


def test_all_cards_can_be_put_on_top_in_any_order():
    lab = Lab(**ASTROLOGERS, hand=["Village"], discard=["Gold", "Silver", "Copper"], favors=5)
    with pytest.raises(IllegalAnswer):
        lab.play("Village", 4, ["Copper", "Gold", "Silver"])
    lab.play("Village", 3, ["Copper", "Gold", "Silver"])
    assert lab.asked[0].maximum == 3
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Gold", "Silver"]
    assert lab.me.favors == 2


def test_all_cards_can_be_put_on_top_one_after_the_other():
    lab = Lab(**ASTROLOGERS, hand=["Village"], discard=["Gold", "Silver", "Copper"], favors=5)
    lab.play("Village", 1, "Copper", 1, "Gold", 1)
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Gold", "Silver"]
    assert lab.me.favors == 2
    assert [q.maximum for q in lab.asked if q.purpose == "spend"] == [3, 2, 1]


def test_all_cards_can_be_left_out():
    lab = Lab(**MASONS, hand=["Smithy"], deck=["Gold"], discard=["Curse", "Estate", "Copper"], favors=5)
    with pytest.raises(IllegalAnswer):
        lab.play("Smithy", 3, [])
    lab.play("Smithy", 2, ["Curse", "Estate", "Copper"])
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == []
    assert lab.me.discard == ["Curse", "Estate", "Copper"]
    assert lab.me.favors == 3
    lab.game.check()


def test_masons_may_pay_and_leave_nothing_out():
    lab = Lab(**MASONS, hand=["Laboratory"], discard=["Curse", "Estate"], favors=1)
    lab.play("Laboratory", 1, [])
    assert lab.me.hand == ["Curse", "Estate"]
    assert lab.me.favors == 0


def test_the_victim_of_an_attack_shuffles_with_favors_of_their_own():
    lab = Lab(
        ["Barbarian", "Underling"],
        ally="Order of Astrologers",
        hand=["Barbarian"],
        discard=["Gold"],
        favors=3,
        others=[{"discard": ["Gold", "Curse", "Province"], "favors": 1}, {"discard": ["Estate"], "favors": 0}],
    )
    lab.play("Barbarian", 1, "Curse")
    assert asked(lab) == [(1, "spend"), (1, "topdeck")]
    assert sorted(lab.asked[1].options) == ["Curse", "Gold", "Province"]
    assert lab.trash == ["Curse", "Estate"]
    assert [p.favors for p in lab.players] == [3, 0, 0]
    assert lab.players[1].discard == ["Curse"]
    assert sorted(lab.players[1].deck) == ["Gold", "Province"]
    lab.game.check()


def test_a_victim_may_shuffle_the_good_cards_out_of_reach():
    lab = Lab(
        ["Barbarian", "Underling"],
        ally="Order of Masons",
        hand=["Barbarian"],
        others=[{"discard": ["Gold", "Curse", "Province"], "favors": 1}],
    )
    lab.play("Barbarian", 1, ["Gold", "Province"])
    assert lab.trash == ["Curse"]
    assert lab.other.discard == ["Gold", "Province", "Curse"]
    lab.game.check()


def test_council_room_makes_others_shuffle_each_on_their_own():
    lab = Lab(
        ["Council Room", "Underling"],
        ally="Order of Astrologers",
        hand=["Council Room"],
        deck=["Copper"] * 4,
        favors=1,
        others=[{"discard": ["Gold", "Curse"], "favors": 1}, {"discard": ["Silver", "Curse"], "favors": 2}],
    )
    lab.play("Council Room", 1, "Gold", 1, "Silver", 0)
    assert asked(lab) == [(1, "spend"), (1, "topdeck"), (2, "spend"), (2, "topdeck"), (2, "spend")]
    assert [p.hand for p in lab.players[1:]] == [["Gold"], ["Silver"]]
    lab.game.check()


def test_both_orders_on_one_shuffle_masons_first():
    lab = Lab(
        **ASTROLOGERS,
        landscapes=["Order of Masons"],
        hand=["Village"],
        discard=["Gold", "Curse", "Estate", "Silver", "Copper"],
        favors=2,
    )
    lab.play("Village", "Order of Masons", 1, ["Curse", "Estate"], 0, 1, "Gold")
    assert purposes(lab) == ["first", "spend", "discard", "spend", "spend", "topdeck"]
    assert sorted(lab.asked[0].options) == ["Order of Astrologers", "Order of Masons"]
    assert sorted(lab.asked[5].options) == ["Copper", "Gold", "Silver"]
    assert lab.me.hand == ["Gold"]
    assert sorted(lab.me.deck) == ["Copper", "Silver"]
    assert lab.me.discard == ["Curse", "Estate"]
    lab.game.check()


def test_both_orders_on_one_shuffle_astrologers_first():
    lab = Lab(
        **ASTROLOGERS,
        landscapes=["Order of Masons"],
        hand=["Village"],
        discard=["Gold", "Curse", "Estate", "Silver"],
        favors=2,
    )
    lab.play("Village", "Order of Astrologers", 1, "Gold", 0, 1, ["Curse", "Estate"])
    assert sorted(lab.asked[5].options) == ["Curse", "Estate", "Silver"]  # what is on top stays there
    assert lab.me.hand == ["Gold"]
    assert lab.me.deck == ["Silver"]
    assert lab.me.discard == ["Curse", "Estate"]
    lab.game.check()


def test_the_second_order_is_not_asked_without_favors():
    lab = Lab(
        **ASTROLOGERS, landscapes=["Order of Masons"], hand=["Village"], discard=["Gold", "Curse", "Estate"], favors=1
    )
    lab.play("Village", "Order of Astrologers", 1, "Gold")
    assert purposes(lab) == ["first", "spend", "topdeck"]


# Peaceful Cult --------------------------------------------------------------------------------------------------------


def test_two_sycophants_trashed_at_once_bring_4_favors():
    lab = Lab(["Sycophant"], ally="Peaceful Cult", hand=["Sycophant", "Sycophant"], favors=2)
    lab.to_buy_phase(2)
    assert purposes(lab) == ["spend"]
    assert lab.trash == ["Sycophant", "Sycophant"]
    assert lab.me.favors == 4
    lab.game.check()


@pytest.mark.parametrize("first", ["Lich", "Sycophant"])
def test_the_lich_may_take_the_sycophant_in_either_order(first):
    lab = Lab(["Wizards", "Sycophant"], ally="Peaceful Cult", hand=["Lich", "Sycophant", "Copper", "Gold"], favors=5)
    lab.to_buy_phase(3, ["Sycophant", "Copper", "Lich"], first, "Sycophant")
    assert purposes(lab) == ["spend", "trash", "first", "gain"]
    assert sorted(lab.asked[2].options) == ["Lich", "Sycophant"]  # the Copper does nothing
    assert sorted(lab.asked[3].options) == ["Copper", "Sycophant"]
    assert lab.me.favors == 2 + 2 + 2  # 2 for being trashed and 2 for being gained, wherever it is by then
    assert lab.trash == ["Copper"]
    assert lab.me.discard == ["Lich", "Sycophant"]
    lab.game.check()


def test_two_liches_at_once_find_what_is_there():
    lab = Lab(["Wizards"], ally="Peaceful Cult", hand=["Lich", "Lich", "Market"], favors=3)
    lab.to_buy_phase(3)
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Lich", "Market"]
    assert lab.me.favors == 0
    lab.game.check()


def test_peaceful_cult_spends_no_more_than_there_are_cards():
    lab = Lab(["Underling"], ally="Peaceful Cult", hand=["Curse", "Estate"], favors=5)
    lab.to_buy_phase(2)
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 2)
    assert lab.trash == ["Curse", "Estate"]
    assert lab.me.favors == 3
    bare = Lab(["Underling"], ally="Peaceful Cult", favors=5)
    bare.to_buy_phase()
    assert bare.asked == []


def test_what_a_lich_brings_back_can_be_played_by_city_state():
    lab = Lab(["Wizards"], ally="Peaceful Cult", landscapes=["City-state"], hand=["Lich", "Festival"], favors=4)
    lab.to_buy_phase(2, True)
    assert purposes(lab) == ["spend", "may"]
    assert lab.me.in_play == ["Festival"]
    assert lab.me.discard == ["Lich"]
    assert (lab.me.coins, lab.me.favors) == (2, 0)
    lab.game.check()


# City-state -----------------------------------------------------------------------------------------------------------

CITY = dict(kingdom=["Underling"], ally="City-state")


def test_trappers_lodge_before_city_state_moves_the_card_away():
    lab = Lab(**CITY, landscapes=["Trappers' Lodge"], favors=3, coins=3)
    lab.buy("Village", "Trappers' Lodge", True)
    assert sorted(lab.asked[0].options) == ["City-state", "Trappers' Lodge"]
    assert purposes(lab) == ["first", "may"]
    assert lab.me.deck == ["Village"]
    assert lab.me.favors == 2


def test_trappers_lodge_after_city_state_has_nothing_to_move():
    lab = Lab(**CITY, landscapes=["Trappers' Lodge"], favors=3, coins=3)
    lab.buy("Village", "City-state", True)
    assert purposes(lab) == ["first", "may"]
    assert lab.me.in_play == ["Village"]
    assert lab.me.favors == 1


def test_trappers_lodge_declined_leaves_the_card_to_city_state():
    lab = Lab(**CITY, landscapes=["Trappers' Lodge"], favors=3, coins=3)
    lab.buy("Village", "Trappers' Lodge", False, True)
    assert lab.me.in_play == ["Village"]
    assert lab.me.favors == 1


def test_bauble_and_city_state_in_either_order():
    lab = Lab(["Bauble"], ally="City-state", hand=["Bauble"], favors=2, coins=3, deck=["Copper"])
    lab.play("Bauble", [0, 3])
    lab.buy("Village", "City-state", True)
    assert sorted(lab.asked[1].options) == ["Bauble", "City-state"]
    assert lab.me.in_play == ["Bauble", "Village"]  # there is nothing left to put onto the deck
    assert purposes(lab) == ["choose", "first", "may"]
    other = Lab(["Bauble"], ally="City-state", hand=["Bauble"], favors=2, coins=3)
    other.play("Bauble", [0, 3])
    other.buy("Village", "Bauble", False, True)
    assert other.me.in_play == ["Bauble", "Village"]


@pytest.mark.parametrize("fate", [0, 1])
def test_a_reaction_that_moves_the_card_leaves_city_state_nothing(fate):
    lab = Lab(["Underling", "Belfry"], ally="City-state", hand=["Belfry"], favors=2, coins=3)
    lab.buy("Village", "Belfry", fate)
    assert "City-state" in lab.asked[0].options
    assert lab.me.in_play == []
    assert lab.me.favors == 2
    assert (lab.trash, lab.me.deck) == (["Village"], []) if fate == 0 else ([], ["Village"])
    lab.game.check()


def test_city_state_plays_a_card_gained_to_hand():
    lab = Lab(["Underling", "Swap"], ally="City-state", hand=["Swap", "Village"], deck=["Copper", "Gold"], favors=2)
    lab.play("Swap", "Village", "Market", True)
    assert purposes(lab) == ["return", "gain", "may"]
    assert lab.me.in_play == ["Swap", "Market"]
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.actions == 2
    assert lab.game.players[0].plays_from_hand == 2
    lab.game.check()


def test_warlord_stops_a_card_gained_to_hand_but_none_gained_to_the_discard_pile():
    lab = Lab(
        ["Clashes", "Swap", "Underling"],
        ally="City-state",
        hand=["Warlord"],
        others=[{"hand": ["Swap", "Village"], "in_play": ["Market", "Market"], "favors": 2}],
    )
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Swap", "Village", "Market")
    assert purposes(lab) == ["return", "gain"]
    assert lab.other.hand == ["Market"]
    assert lab.other.favors == 2
    lab.gain("Market", True, seat=1)
    assert lab.other.in_play == ["Market"] * 3 + ["Swap"]
    assert lab.other.favors == 0
    lab.game.check()


def test_city_state_plays_a_card_gained_onto_the_deck():
    lab = Lab(
        **CITY, landscapes=["Crafters' Guild"], others=[{"favors": 4, "deck": ["Gold", "Silver", "Copper", "Estate"]}]
    )
    lab.end_turn(True, "Smithy", True)
    assert lab.other.in_play == ["Smithy"]
    assert lab.other.hand == ["Gold", "Silver", "Copper"]
    assert lab.other.deck == ["Estate"]
    assert lab.other.actions == 1
    lab.game.check()


def test_a_gain_in_the_turn_of_another_is_not_played():
    lab = Lab(
        ["Jester", "Underling"],
        ally="City-state",
        hand=["Jester"],
        favors=2,
        others=[{"deck": ["Village"], "favors": 2}, {"deck": ["Smithy"], "favors": 2}],
    )
    lab.play("Jester", 0, 1, True)  # they gain the Village; I gain the Smithy and play it
    assert asked(lab) == [(0, "choose"), (0, "choose"), (0, "may")]
    assert lab.other.discard == ["Village", "Village"]
    assert lab.me.in_play == ["Jester", "Smithy"]
    assert [p.favors for p in lab.players] == [0, 2, 2]
    lab.game.check()


def test_a_village_played_in_the_buy_phase_gives_useless_actions_and_cards():
    lab = Lab(**CITY, hand=["Smithy"], deck=["Copper"], favors=2, coins=3, buys=2)
    lab.buy("Village", True)
    assert lab.me.actions == 3
    assert lab.phase == "buy"
    with pytest.raises(IllegalMove):
        lab.play("Smithy")
    with pytest.raises(IllegalMove):
        lab.play("Copper")
    lab.buy("Curse")
    assert lab.me.discard == ["Curse"]


def test_coins_and_buys_of_a_bought_action_are_good_at_once():
    lab = Lab(**CITY, favors=2, coins=5)
    lab.buy("Festival", True)
    assert (lab.me.coins, lab.me.buys) == (2, 1)
    lab.buy("Estate")
    assert lab.me.discard == ["Estate"]


def test_a_card_played_by_city_state_may_gain_another_to_play():
    lab = Lab(**CITY, favors=5, coins=3)
    lab.buy("Workshop", True, "Workshop", True, "Village")
    assert purposes(lab) == ["may", "gain", "may", "gain"]
    assert lab.me.in_play == ["Workshop", "Workshop"]
    assert lab.me.discard == ["Village"]  # one Favor is not enough
    assert lab.me.favors == 1
    lab.game.check()


def test_a_duration_played_by_city_state_stays_and_works():
    lab = Lab(["Importer"], ally="City-state", favors=2, coins=3, others=[{"favors": 0}])
    lab.buy("Importer", True)
    lab.end_turn()
    assert lab.me.in_play == ["Importer"]
    lab.end_turn("Market")
    assert lab.me.discard == ["Market"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_ferryman_and_the_card_that_comes_with_it_may_both_be_played():
    lab = Lab(["Underling", "Ferryman"], ferryman="Smithy", ally="City-state", favors=4, coins=5, deck=["Copper"] * 5)
    lab.buy("Ferryman", "Ferryman", True, True)
    assert sorted(lab.asked[0].options) == ["City-state", "Ferryman"]
    assert lab.me.in_play == ["Smithy", "Ferryman"]
    assert lab.me.discard == ["Copper"]
    assert len(lab.me.hand) == 4
    lab.game.check()


def test_ferryman_played_first_still_brings_its_card():
    lab = Lab(["Underling", "Ferryman"], ferryman="Smithy", ally="City-state", favors=4, coins=5, deck=["Copper"] * 5)
    lab.buy("Ferryman", "City-state", True, True)
    assert lab.me.in_play == ["Ferryman", "Smithy"]
    assert lab.me.favors == 0
    lab.game.check()


def test_the_actions_of_an_overpaid_stonemason_are_played_before_it_is_gained():
    lab = Lab(["Underling", "Stonemason"], ally="City-state", favors=4, coins=5, deck=["Copper"])
    lab.buy("Stonemason", 3, "Village", True, "Workshop", True, "Silver")
    assert purposes(lab) == ["overpay", "gain", "may", "gain", "may", "gain"]
    assert lab.me.in_play == ["Village", "Workshop"]
    assert lab.me.discard == ["Silver", "Stonemason"]
    assert lab.me.favors == 0
    lab.game.check()


def test_the_favors_of_a_gained_sycophant_pay_for_its_play():
    lab = Lab(["Sycophant"], ally="City-state", favors=0, coins=2, hand=["Copper", "Estate"])
    lab.buy("Sycophant", True)
    assert lab.me.in_play == ["Sycophant"]
    assert lab.me.discard == ["Copper", "Estate"]
    assert (lab.me.coins, lab.me.favors) == (3, 0)


def test_an_action_that_is_also_a_victory_card_can_be_played():
    lab = Lab(
        ["Odysseys", "Underling"], ally="City-state", supply={"Odysseys": 2}, favors=2, coins=6, deck=["Gold", "Silver"]
    )
    lab.buy("Distant Shore", True)
    assert lab.me.in_play == ["Distant Shore"]
    assert lab.me.discard == ["Estate"]
    assert lab.me.hand == ["Gold", "Silver"]


def test_a_territory_or_a_treasure_is_not_played():
    lab = Lab(["Clashes", "Underling"], ally="City-state", supply={"Clashes": 2}, favors=2, coins=9, buys=2)
    lab.buy("Territory")
    lab.buy("Silver")
    assert lab.asked == []


# Architects' Guild, Band of Nomads, Trappers' Lodge -------------------------------------------------------------------

ARCHITECTS = dict(kingdom=["Underling"], ally="Architects' Guild")
NOMADS = dict(kingdom=["Underling"], ally="Band of Nomads")


def test_architects_compare_the_lowered_costs():
    lab = Lab(**ARCHITECTS, in_play=["Princess"], favors=4, coins=2)
    lab.buy("Smithy", True, "Village", True, "Copper")
    assert "Village" in lab.asked[1].options  # 1 against 2
    assert "Smithy" not in lab.asked[1].options
    assert "Estate" not in lab.asked[1].options
    assert sorted(lab.asked[3].options) == ["Copper", "Curse"]  # less than the 1 that a Village costs
    assert lab.me.discard == ["Smithy", "Village", "Copper"]


def test_architects_find_nothing_cheaper_than_0():
    lab = Lab(**ARCHITECTS, in_play=["Princess"], favors=9, coins=0, buys=3)
    lab.buy("Copper")
    lab.buy("Estate")  # 2 less 2
    lab.buy("Curse")
    assert lab.asked == []
    assert lab.me.favors == 9


def test_architects_chain_down_to_the_end():
    lab = Lab(**ARCHITECTS, favors=12, coins=8)
    lab.buy("Province", True, "Gold", True, "Market", True, "Smithy", True, "Silver", True, "Copper")
    assert lab.me.discard == ["Province", "Gold", "Market", "Smithy", "Silver", "Copper"]
    assert lab.me.favors == 2  # nothing is cheaper than the Copper
    assert lab.me.buys == 0


def test_architects_with_a_cheaper_gold_reach_no_market():
    lab = Lab(**ARCHITECTS, landscapes=["Family of Inventors"], favors=3, coins=5)
    lab.to_buy_phase("Gold")
    lab.buy("Gold", True, "Smithy")
    assert "Market" not in lab.asked[2].options
    assert "Gold" not in lab.asked[2].options
    assert lab.me.discard == ["Gold", "Smithy"]


@pytest.mark.parametrize(
    ("answers", "deck"),
    [
        (["Trappers' Lodge", True, True, "Copper"], ["Silver"]),
        (["Architects' Guild", True, "Copper", False, True], ["Silver"]),
        (["Architects' Guild", True, "Copper", True], ["Copper"]),  # the one Favor that is left goes to the Copper
    ],
)
def test_architects_work_wherever_the_gained_card_is(answers, deck):
    lab = Lab(**ARCHITECTS, landscapes=["Trappers' Lodge"], favors=3, coins=3)
    lab.buy("Silver", *answers)
    assert sorted(lab.asked[0].options) == ["Architects' Guild", "Trappers' Lodge"]
    assert lab.me.deck == deck
    assert sorted([*lab.me.deck, *lab.me.discard]) == ["Copper", "Silver"]
    assert lab.me.favors == 0
    lab.game.check()


def test_what_a_barbarian_makes_you_gain_is_your_gain():
    lab = Lab(
        ["Barbarian", "Underling"],
        ally="Architects' Guild",
        hand=["Barbarian"],
        favors=4,
        others=[{"deck": ["Gold"], "favors": 2}, {"deck": ["Estate"], "favors": 2}],
    )
    lab.play("Barbarian", "Silver", True, "Copper")
    assert asked(lab) == [(1, "gain"), (1, "may"), (1, "gain")]
    assert lab.players[1].discard == ["Silver", "Copper"]
    assert lab.players[2].discard == ["Curse"]  # costs 0: nothing is cheaper
    assert [p.favors for p in lab.players] == [4, 0, 2]
    lab.game.check()


def test_what_a_jester_makes_them_gain_is_theirs():
    lab = Lab(
        ["Jester", "Underling"],
        ally="Architects' Guild",
        hand=["Jester"],
        favors=4,
        others=[{"deck": ["Gold"], "favors": 2}],
    )
    lab.play("Jester", 0, True, "Market")
    assert asked(lab) == [(0, "choose"), (1, "may"), (1, "gain")]
    assert lab.other.discard == ["Gold", "Gold", "Market"]
    assert [p.favors for p in lab.players] == [4, 0]


@pytest.mark.parametrize("ally", ["Architects' Guild", "Band of Nomads", "Trappers' Lodge", "City-state"])
def test_nobody_pays_for_the_gains_of_another(ally):
    lab = Lab(["Underling"], ally=ally, favors=9, others=[{"favors": 0}])
    lab.gain("Market", seat=1)
    assert lab.asked == []
    assert lab.me.favors == 9
    assert lab.other.discard == ["Market"]
    rich = Lab(["Underling"], ally=ally, favors=0, others=[{"favors": 9}])
    rich.end_turn()
    rich.gain("Market", seat=0)
    assert rich.asked == []
    assert (rich.me.favors, rich.other.favors) == (0, 9)


def test_nomads_with_the_favor_that_guildmaster_just_gave():
    lab = Lab(["Guildmaster"], ally="Band of Nomads", hand=["Guildmaster"], favors=0)
    lab.play("Guildmaster")
    lab.buy("Silver", True, 2)
    assert lab.me.favors == 0
    assert lab.me.buys == 1
    lab.buy("Copper")  # too cheap for nomads, but a Favor all the same
    assert lab.me.favors == 1
    assert purposes(lab) == ["may", "choose"]


def test_architects_live_on_the_favors_of_guildmaster_for_a_while():
    lab = Lab(["Guildmaster"], ally="Architects' Guild", hand=["Guildmaster"], coins=5, favors=2)
    lab.play("Guildmaster")
    lab.buy("Province", True, "Gold", True, "Market")
    assert lab.me.discard == ["Province", "Gold", "Market"]
    assert lab.me.favors == 2 + 1 - 2 + 1 - 2 + 1  # the last one comes with the Market: too few for another


def test_elder_adds_nothing_to_the_choice_of_nomads():
    lab = Lab(["Townsfolk", "Underling"], ally="Band of Nomads", hand=["Elder", "Workshop"], deck=["Gold"])
    lab.play("Elder", "Workshop", "Silver", True, 0)
    assert lab.asked[-1].purpose == "choose"
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (1, 1)
    assert lab.me.hand == ["Gold"]


def test_nomads_with_a_price_below_3_for_a_moment():
    lab = Lab(**NOMADS, landscapes=["Family of Inventors"], favors=2, coins=6, buys=2)
    lab.to_buy_phase("Silver")
    lab.buy("Silver")
    assert purposes(lab) == ["token"]
    lab.buy("Smithy", True, 2)
    assert lab.me.favors == 0


def test_nomads_in_the_turn_of_another_draw_a_card():
    lab = Lab(
        ["Jester", "Underling"],
        ally="Band of Nomads",
        hand=["Jester"],
        others=[{"deck": ["Silver", "Gold"], "favors": 1}],
    )
    lab.play("Jester", 0, True, 0)
    assert asked(lab) == [(0, "choose"), (1, "may"), (1, "choose")]
    assert lab.other.hand == ["Gold"]
    assert lab.me.favors == 1


def test_nomads_actions_of_another_turn_do_not_last():
    lab = Lab(
        ["Jester", "Underling"],
        ally="Band of Nomads",
        hand=["Jester"],
        others=[{"deck": ["Silver", "Gold"], "favors": 1}],
    )
    lab.play("Jester", 0, True, 1)
    lab.end_turn()
    assert lab.other.actions == 1
    assert lab.other.favors == 0


def test_a_treasure_drawn_by_nomads_after_a_purchase_stays_in_hand():
    lab = Lab(**NOMADS, coins=3, deck=["Gold"])
    lab.buy("Silver", True, 0)
    assert lab.me.hand == ["Gold"]
    with pytest.raises(IllegalMove):
        lab.play("Gold")


def test_trappers_lodge_on_a_card_that_is_on_the_deck_already():
    lab = Lab(
        ["Tournament", "Underling"], ally="Trappers' Lodge", hand=["Bag of Gold"], deck=["Estate", "Copper"], favors=1
    )
    lab.play("Bag of Gold", policy=lambda question: True)
    assert lab.me.deck == ["Gold", "Estate", "Copper"]
    assert lab.me.discard == []
    lab.game.check()


def test_trappers_lodge_on_a_card_gained_to_hand():
    lab = Lab(["Underling", "Artisan"], ally="Trappers' Lodge", hand=["Artisan", "Estate"], deck=["Copper"], favors=1)
    lab.play("Artisan", "Market", True)
    assert lab.me.hand == []
    assert lab.me.deck == ["Estate", "Market", "Copper"]
    lab.game.check()


def test_trappers_lodge_with_an_empty_deck_and_the_next_draw():
    lab = Lab(["Underling"], ally="Trappers' Lodge", coins=6, discard=["Curse"] * 5, favors=1)
    lab.buy("Gold", True)
    assert lab.me.deck == ["Gold"]
    lab.end_turn()
    assert lab.me.hand[0] == "Gold"
    assert len(lab.me.hand) == 5


# Family of Inventors --------------------------------------------------------------------------------------------------

INVENTORS = dict(kingdom=["Underling"], ally="Family of Inventors", others=[{"favors": 0}])


def next_turn(lab: Lab) -> None:
    """To my next Action phase."""
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0


def test_stonemason_is_overpaid_for_the_new_cost():
    kingdom = ["Underling", "Stonemason", "Moneylender", "Remodel"]
    lab = Lab(kingdom, ally="Family of Inventors", favors=1, coins=5)
    lab.to_buy_phase("Smithy")
    lab.buy("Stonemason", 3, "Smithy", "Village")
    assert "Smithy" in lab.asked[2].options
    assert "Moneylender" not in lab.asked[2].options  # it costs 4
    assert lab.me.discard == ["Smithy", "Village", "Stonemason"]
    other = Lab(kingdom, ally="Family of Inventors", favors=1, coins=6)
    other.to_buy_phase("Smithy")
    other.buy("Stonemason", 4, "Moneylender", "Moneylender")
    assert sorted(other.asked[2].options) == ["Moneylender", "Remodel"]


def test_stonemason_itself_gets_cheaper_and_leaves_more_to_overpay():
    lab = Lab(["Underling", "Stonemason", "Remodel"], ally="Family of Inventors", favors=1, coins=5)
    lab.to_buy_phase("Stonemason")
    lab.buy("Stonemason", 4, "Smithy", "Remodel")
    assert lab.asked[1].maximum == 4
    assert lab.me.coins == 0


def test_stonemason_trashes_at_the_new_cost():
    lab = Lab(
        ["Underling", "Stonemason"], ally="Family of Inventors", deck=["Stonemason", "Gold"], others=[{"favors": 0}]
    )
    lab.to_buy_phase("Gold")
    next_turn(lab)
    lab.play("Stonemason", "Smithy", "Silver")
    assert lab.trash == ["Gold"]
    assert "Smithy" in lab.asked[1].options
    assert "Market" not in lab.asked[1].options  # 5 is not less than 5
    assert "Duchy" not in lab.asked[1].options


def test_galleria_looks_at_the_cost_with_tokens():
    lab = Lab(["Underling", "Galleria"], ally="Family of Inventors", hand=["Galleria"], coins=3, favors=1)
    lab.play("Galleria")
    lab.to_buy_phase("Market")
    lab.buy("Market")
    assert lab.me.buys == 1  # it cost 4
    lab.buy("Estate")
    assert lab.me.buys == 0
    low = Lab(["Underling", "Galleria"], ally="Family of Inventors", hand=["Galleria"], favors=1)
    low.play("Galleria")
    low.to_buy_phase("Silver")
    low.buy("Silver")
    assert low.me.buys == 0  # it cost 2


def test_carpenter_and_remodel_reckon_with_tokens():
    lab = Lab(["Underling", "Carpenter"], ally="Family of Inventors", others=[{"hand": ["Carpenter"], "favors": 0}])
    lab.to_buy_phase("Market")
    lab.end_turn()
    lab.play("Carpenter", "Market")
    assert "Laboratory" not in lab.asked[1].options
    assert lab.other.discard == ["Market"]
    more = Lab(
        ["Underling", "Remodel"], ally="Family of Inventors", others=[{"hand": ["Remodel", "Gold"], "favors": 0}]
    )
    more.to_buy_phase("Gold")
    more.end_turn()
    more.play("Remodel", "Gold")
    assert "Province" not in more.asked[1].options  # 5 and 2 more
    assert "Gold" in more.asked[1].options


def test_tokens_of_several_players_add_up_and_are_seen_by_all():
    lab = Lab(["Underling"], ally="Family of Inventors", favors=2, others=[{"favors": 1}, {"favors": 0}])
    lab.to_buy_phase("Gold")
    lab.end_turn()
    lab.to_buy_phase("Gold")
    assert [p.favors for p in lab.players] == [1, 0, 0]
    for seat in (0, 1, 2, -1):
        gold = pile(lab, "Gold", seat)
        assert gold["tokens"] == {"Favor": 2}
        assert gold["cost"] != gold["printed_cost"]
        assert gold["cost"].strip("$") == "4"
        assert "tokens" not in pile(lab, "Silver", seat)
    card = next(p for p in lab.game.piles if p.name == "Gold").peek()
    assert lab.game.view(2).cost(card) == 4
    lab.game.check()


def test_a_cost_never_falls_below_0():
    lab = Lab(["Underling", "Moat"], ally="Family of Inventors", in_play=["Princess"], favors=1, coins=0, buys=2)
    lab.to_buy_phase("Moat")
    assert pile(lab, "Moat")["cost"].strip("$") == "0"
    lab.buy("Moat")
    assert lab.me.coins == 0
    assert lab.me.discard == ["Moat"]


def test_a_token_on_a_split_pile_counts_for_cards_far_from_its_top():
    lab = Lab(
        ["Underling", "Townsfolk", "Stonemason"],
        ally="Family of Inventors",
        others=[{"hand": ["Stonemason", "Elder"], "favors": 0}],
    )
    lab.to_buy_phase("Townsfolk")
    lab.end_turn()
    lab.play("Stonemason", "Silver", "Town Crier")
    assert "Smithy" not in lab.asked[1].options  # an Elder costs 4 now
    assert "Village" in lab.asked[1].options
    assert lab.trash == ["Elder"]
    assert pile(lab, "Townsfolk")["cost"].strip("$") == "1"


def test_a_split_pile_is_named_by_itself_or_by_its_top_card():
    lab = Lab(["Underling", "Townsfolk"], ally="Family of Inventors", favors=1)
    lab.to_buy_phase("Town Crier")
    assert "Townsfolk" in lab.asked[0].options
    assert pile(lab, "Townsfolk")["tokens"] == {"Favor": 1}


def test_tokens_may_lie_on_the_curses_and_on_an_empty_pile():
    lab = Lab(
        ["Underling", "Remodel"],
        ally="Family of Inventors",
        supply={"Village": 0},
        others=[{"hand": ["Remodel", "Village"], "favors": 0}],
    )
    lab.to_buy_phase("Village")
    assert "Curse" in lab.asked[0].options
    assert lab.me.favors == 0
    lab.end_turn()
    lab.play("Remodel", "Smithy")  # the Village costs 2
    assert "Market" not in lab.asked[1].options
    curse = Lab(**INVENTORS, buys=2)
    curse.to_buy_phase("Curse")
    curse.buy("Curse")
    assert curse.me.coins == 0
    assert curse.me.favors == 0


def test_a_bane_pile_takes_a_token():
    lab = Lab(["Young Witch", "Underling"], bane="Moat", ally="Family of Inventors", coins=1)
    lab.to_buy_phase("Moat")
    lab.buy("Moat")
    assert lab.me.coins == 0


def test_a_mixed_card_on_top_of_a_split_pile_is_no_hindrance():
    lab = Lab(["Odysseys", "Underling"], ally="Family of Inventors", supply={"Odysseys": 1}, coins=5)
    lab.to_buy_phase("Odysseys")
    lab.buy("Distant Shore")
    assert lab.me.coins == 0


def test_the_token_is_there_before_the_treasures_and_once_in_a_turn():
    lab = Lab(**INVENTORS, favors=5, hand=["Gold", "Silver"])
    lab.play("Gold", "Gold")
    lab.play("Silver")
    lab.buy("Gold")
    assert purposes(lab) == ["token"]
    assert lab.me.favors == 4


# After you play a card ------------------------------------------------------------------------------------------------

SCRIBES = dict(kingdom=["Underling"], ally="Fellowship of Scribes")


def test_scribes_after_each_play_of_a_throne_room_and_after_itself():
    lab = Lab(**SCRIBES, hand=["Throne Room", "Workshop"], deck=["Copper", "Silver", "Gold"], favors=3)
    lab.play("Throne Room", "Workshop", "Estate", True, "Copper", True, True)
    assert purposes(lab) == ["play", "gain", "may", "gain", "may", "may"]
    assert lab.me.hand == ["Copper", "Silver", "Gold"]
    assert lab.me.favors == 0


def test_scribes_look_at_the_hand_after_each_play():
    lab = Lab(**SCRIBES, hand=["Throne Room", "Smithy"], deck=["Copper"] * 7, favors=3)
    lab.play("Throne Room", "Smithy", True)  # 3 cards, then 4, then 7
    assert purposes(lab) == ["play", "may"]
    assert len(lab.me.hand) == 7
    assert lab.me.favors == 2


def test_scribes_and_a_card_played_from_the_discard_pile():
    lab = Lab(
        ["Underling", "Courier"],
        ally="Fellowship of Scribes",
        hand=["Courier"],
        deck=["Underling", "Gold", "Silver", "Copper"],
        favors=1,
    )
    lab.play("Courier", "Underling", True, True)
    assert purposes(lab) == ["play", "may", "may"]  # after the Underling, then after the Courier
    assert lab.me.hand == ["Gold", "Silver", "Copper"]
    assert lab.me.favors == 0
    lab.game.check()


def test_scribes_after_a_card_that_trashed_itself():
    lab = Lab(["Underling", "Feast"], ally="Fellowship of Scribes", hand=["Feast"], deck=["Gold"], favors=1)
    lab.play("Feast", "Market", True)
    assert purposes(lab) == ["gain", "may"]
    assert lab.trash == ["Feast"]
    assert lab.me.hand == ["Gold"]


def test_scribes_after_a_card_that_contract_plays_as_the_turn_begins():
    lab = Lab(
        ["Contract"],
        ally="Fellowship of Scribes",
        hand=["Contract", "Village"],
        deck=["Copper"] * 3,
        favors=1,
        others=[{"favors": 0}],
    )
    lab.play("Contract", "Village")
    lab.end_turn()
    lab.end_turn(True)
    assert lab.turn == 0
    assert lab.me.in_play == ["Contract", "Village"]
    assert lab.me.favors == 1
    assert lab.me.actions == 3


def test_scribes_after_an_action_that_is_a_treasure_too():
    lab = Lab(["Joust", "Underling"], ally="Fellowship of Scribes", hand=["Coronet", "Gold"], deck=["Silver"], favors=2)
    lab.play("Coronet", "Gold", True)
    assert purposes(lab) == ["play", "may"]
    assert lab.me.coins == 6
    assert lab.me.hand == ["Silver"]
    assert lab.me.favors == 1


def test_shopkeepers_pay_for_each_play_of_a_throne_room():
    lab = Lab(["Underling"], ally="League of Shopkeepers", hand=["Throne Room", "Underling"], favors=4)
    lab.play("Throne Room", "Underling")
    assert (lab.me.coins, lab.me.favors) == (2, 6)
    ten = Lab(["Underling"], ally="League of Shopkeepers", hand=["Throne Room", "Underling"], favors=8)
    ten.play("Throne Room", "Underling")
    assert (ten.me.coins, ten.me.actions, ten.me.buys) == (2, 3, 2)  # 9 Favors, then 10


def test_shopkeepers_pay_for_a_contract_that_highwayman_made_do_nothing():
    lab = Lab(
        ["Highwayman", "Contract"],
        ally="League of Shopkeepers",
        hand=["Highwayman"],
        others=[{"hand": ["Contract", "Contract"], "favors": 5}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Contract")
    assert (lab.other.coins, lab.other.favors) == (1, 5)
    lab.play("Contract")
    assert (lab.other.coins, lab.other.favors) == (4, 6)
    lab.game.check()


def test_witches_come_after_a_contract_that_did_nothing():
    lab = Lab(
        ["Highwayman", "Contract"],
        ally="Circle of Witches",
        hand=["Highwayman"],
        others=[{"hand": ["Contract"], "favors": 3}, {"favors": 0}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Contract", True)
    assert asked(lab) == [(1, "may")]
    assert lab.me.discard == ["Curse"]
    assert lab.players[2].discard == ["Curse"]
    assert lab.other.discard == []
    assert (lab.other.coins, lab.other.favors) == (0, 0)


def test_scribes_after_a_coronet_that_did_nothing():
    lab = Lab(
        ["Highwayman", "Joust", "Underling"],
        ally="Fellowship of Scribes",
        hand=["Highwayman"],
        favors=0,
        others=[{"hand": ["Coronet", "Gold"], "deck": ["Silver"], "favors": 1}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Coronet", True)
    assert lab.other.hand == ["Gold", "Silver"]
    assert lab.other.coins == 0


def test_witches_after_each_play_of_a_throne_room():
    lab = Lab(["Underling"], ally="Circle of Witches", hand=["Throne Room", "Underling"], favors=4)
    lab.play("Throne Room", "Underling", True, True)
    assert lab.other.discard == ["Curse", "Curse"]
    assert lab.me.favors == 0


def test_witches_with_one_curse_left_curse_the_left_neighbour():
    lab = Lab(
        ["Underling"], ally="Circle of Witches", hand=["Underling"], favors=2, supply={"Curse": 1}, others=[{}, {}]
    )
    lab.play("Underling", True)
    assert [p.discard for p in lab.players] == [[], ["Curse"], []]


def test_witches_after_a_student_that_went_onto_the_deck():
    lab = Lab(["Wizards"], ally="Circle of Witches", hand=["Student", "Copper"], favors=2)
    lab.play("Student", False, True)
    assert lab.me.deck == ["Student"]
    assert lab.me.favors == 0
    assert lab.other.discard == ["Curse"]


def test_witches_after_the_inner_liaison_only():
    lab = Lab(["Underling", "Courier"], ally="Circle of Witches", hand=["Courier"], deck=["Underling"], favors=5)
    lab.play("Courier", "Underling", True)
    assert purposes(lab) == ["play", "may"]
    assert lab.me.favors == 3


def test_a_curse_from_witches_is_the_victims_gain():
    lab = Lab(
        ["Underling"],
        ally="Circle of Witches",
        landscapes=["Trappers' Lodge"],
        hand=["Underling"],
        favors=4,
        others=[{"favors": 1, "deck": ["Gold"]}],
    )
    lab.play("Underling", True, True)
    assert asked(lab) == [(0, "may"), (1, "may")]
    assert lab.other.deck == ["Curse", "Gold"]
    assert (lab.me.favors, lab.other.favors) == (2, 0)


def test_a_moat_against_an_attack_is_none_against_witches_that_it_leads_to():
    lab = Lab(
        ["Underling", "Drummers", "Moat"],
        ally="Circle of Witches",
        hand=["Drummers", "Underling"],
        favors=2,
        others=[{"hand": ["Moat"]}, {}],
    )
    lab.play("Drummers", "Moat", "Underling", True)
    assert asked(lab) == [(1, "react"), (0, "play"), (0, "may")]
    assert [p.discard for p in lab.players] == [[], ["Curse"], ["Curse"]]


def test_several_baubles_pay_one_after_the_other():
    lab = Lab(["Bauble"], ally="League of Shopkeepers", hand=["Bauble", "Bauble", "Copper"], favors=4)
    lab.play_treasures([1, 2], [1, 2])
    assert lab.me.coins == 2 + 1 + 2  # of the Baubles, of the Copper, of the shopkeepers
    assert lab.me.favors == 6


# Market Towns, Woodworkers' Guild, League of Bankers ------------------------------------------------------------------

TOWNS = dict(kingdom=["Underling"], ally="Market Towns")


def test_villages_played_by_market_towns_give_useless_actions():
    lab = Lab(**TOWNS, hand=["Village", "Smithy"], deck=["Market"], favors=1)
    lab.to_buy_phase(True, "Village")
    assert lab.me.actions == 3
    assert lab.me.hand == ["Smithy", "Market"]
    for name in ("Smithy", "Market"):
        with pytest.raises(IllegalMove):
            lab.play(name)


def test_treasures_drawn_by_market_towns_are_played():
    lab = Lab(**TOWNS, hand=["Smithy"], actions=0, deck=["Gold", "Gold", "Copper"], favors=1)
    lab.to_buy_phase(True)
    lab.play_treasures()
    assert lab.me.coins == 7


def test_a_throne_room_costs_market_towns_one_favor():
    lab = Lab(**TOWNS, hand=["Throne Room", "Festival", "Market"], favors=1)
    lab.to_buy_phase(True, "Throne Room", "Festival")
    assert lab.me.coins == 4
    assert lab.me.favors == 0
    assert lab.me.hand == ["Market"]


def test_a_duration_played_by_market_towns_stays():
    lab = Lab(["Importer"], ally="Market Towns", hand=["Importer"], favors=1, others=[{"favors": 0}])
    lab.to_buy_phase(True)
    lab.end_turn()
    assert lab.me.in_play == ["Importer"]
    lab.end_turn("Market")
    assert lab.me.discard == ["Market"]
    lab.game.check()


def test_market_towns_under_a_warlord():
    lab = Lab(
        ["Clashes", "Underling"],
        ally="Market Towns",
        hand=["Warlord"],
        others=[{"hand": ["Market", "Festival", "Market"], "in_play": ["Market"], "favors": 5}],
    )
    lab.play("Warlord")
    lab.end_turn()
    lab.to_buy_phase(True, "Market", True)  # with two Markets in play only the Festival is left
    assert purposes(lab) == ["may", "play", "may"]
    assert lab.other.hand == ["Market"]
    assert lab.other.favors == 3


def test_market_towns_count_for_the_limit_of_a_voyage():
    lab = Lab(
        ["Odysseys", "Underling"],
        ally="Market Towns",
        hand=["Voyage"],
        deck=["Festival"] * 5,
        favors=9,
    )
    lab.play("Voyage")
    lab.end_turn()
    assert lab.turn == 0
    lab.play("Festival")
    lab.to_buy_phase(True, True)
    assert purposes(lab) == ["may", "may"]
    assert lab.me.hand == ["Festival"] * 2
    assert lab.me.favors == 7


def test_market_towns_without_an_action_in_hand():
    lab = Lab(**TOWNS, hand=["Gold"], favors=3)
    lab.to_buy_phase()
    assert lab.asked == []


BUY_STARTS = ["League of Bankers", "Market Towns", "Peaceful Cult"]


def start_buy_phase(*answers: Any) -> Lab:
    lab = Lab(
        **TOWNS,
        landscapes=["Peaceful Cult", "League of Bankers"],
        hand=["Underling", "Copper"],
        deck=["Estate"],
        favors=4,
    )
    lab.to_buy_phase(*answers)
    assert lab.asked[0].purpose == "first"
    assert sorted(lab.asked[0].options) == BUY_STARTS
    lab.game.check()
    return lab


def test_abilities_at_the_start_of_the_buy_phase_come_in_any_order():
    lab = start_buy_phase("Market Towns", True, "League of Bankers", 2)
    assert (lab.me.coins, lab.me.favors) == (1, 2)
    assert lab.trash == ["Copper", "Estate"]
    lab = start_buy_phase("Peaceful Cult", 1, "Copper", True)
    assert (lab.me.coins, lab.me.favors) == (0, 3)  # the bankers came to nothing: at 3 Favors
    assert lab.trash == ["Copper"]
    assert lab.me.hand == ["Estate"]
    lab = start_buy_phase("League of Bankers", "Peaceful Cult", 2)
    assert (lab.me.coins, lab.me.favors) == (1, 2)
    assert lab.me.in_play == []  # the Underling is trashed, and market towns have nothing to play


def test_woodworkers_and_sycophants():
    lab = Lab(["Sycophant"], ally="Woodworkers' Guild", hand=["Sycophant", "Village"], favors=1)
    lab.to_buy_phase(True, "Sycophant", "Sycophant")
    assert purposes(lab) == ["may", "trash", "gain"]
    assert lab.trash == ["Sycophant"]
    assert lab.me.discard == ["Sycophant"]
    assert lab.me.favors == 4


def test_woodworkers_and_a_lich():
    lab = Lab(["Wizards"], ally="Woodworkers' Guild", hand=["Lich"], favors=1)
    lab.to_buy_phase(True, "Market")
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Market"]  # it was trashed, if only for a moment
    assert lab.me.favors == 0
    lab.game.check()


def test_woodworkers_gain_the_top_of_a_split_pile_only_where_it_is_an_action():
    lab = Lab(
        ["Clashes", "Forts", "Underling"],
        ally="Woodworkers' Guild",
        supply={"Clashes": 4, "Forts": 4},
        hand=["Village"],
        favors=1,
    )
    lab.to_buy_phase(True, "Stronghold")
    assert "Territory" not in lab.asked[1].options
    assert lab.me.discard == ["Stronghold"]


@pytest.mark.parametrize(("favors", "coins"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (12, 3)])
def test_bankers_pay_for_full_fours(favors, coins):
    lab = Lab(["Underling"], ally="League of Bankers", favors=favors, others=[{"favors": 8}])
    lab.to_buy_phase()
    assert (lab.me.coins, lab.me.favors) == (coins, favors)
    assert lab.asked == []


# Clean-up and turns ---------------------------------------------------------------------------------------------------

HAVEN = dict(kingdom=["Underling"], ally="Coastal Haven")


def test_coastal_haven_with_an_empty_hand():
    lab = Lab(**HAVEN, deck=["Copper"] * 5, favors=3)
    lab.end_turn()
    assert lab.asked == []
    assert lab.me.hand == ["Copper"] * 5


def test_coastal_haven_with_more_favors_than_cards():
    lab = Lab(**HAVEN, hand=["Gold", "Silver"], deck=["Copper"] * 5, favors=9)
    lab.end_turn(2)
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 2)
    assert purposes(lab) == ["spend"]
    assert lab.me.hand == ["Gold", "Silver", *["Copper"] * 5]
    assert lab.me.favors == 7


def test_coastal_haven_with_durations_in_play():
    lab = Lab(["Importer"], ally="Coastal Haven", hand=["Importer", "Gold", "Estate"], in_play=["Village"], favors=1)
    lab.play("Importer")
    lab.end_turn(1, "Gold")
    assert lab.me.in_play == ["Importer"]
    assert sorted(lab.me.hand) == ["Estate", "Gold", "Village"]
    lab.game.check()


def test_coastal_haven_and_a_card_that_goes_onto_the_deck():
    lab = Lab(
        ["Merchant Camp", "Underling"],
        ally="Coastal Haven",
        hand=["Gold"],
        in_play=["Merchant Camp"],
        deck=["Copper"] * 5,
        favors=1,
    )
    lab.end_turn(1, True)
    assert lab.me.hand == ["Gold", "Merchant Camp", *["Copper"] * 4]
    assert lab.me.deck == ["Copper"]


def test_what_coastal_haven_keeps_stays_hidden():
    lab = Lab(**HAVEN, hand=["Gold", "Duchy"], in_play=["Village"], deck=["Copper"] * 5, favors=1)
    lab.end_turn(1, "Gold")
    told = json.dumps([lab.game.view(1).data()["players"][0], lab.game.view(1).log()])
    assert "Gold" not in told
    assert "Duchy" not in told


ISLAND = dict(kingdom=["Underling"], ally="Island Folk")


def test_island_folk_when_the_game_is_over_anyway():
    lab = Lab(**ISLAND, supply={"Province": 1}, coins=8, favors=5)
    lab.buy("Province")
    lab.end_turn()
    assert lab.asked == []
    assert lab.over
    assert lab.me.favors == 5


def test_island_folk_pays_off_a_lich():
    lab = Lab(["Wizards"], ally="Island Folk", hand=["Lich"], favors=5, others=[{"favors": 0}])
    lab.play("Lich")
    lab.end_turn(True)  # the extra turn is the one that is skipped
    assert lab.turn == 1
    assert lab.me.favors == 0
    lab.end_turn()
    assert lab.turn == 0
    plain = Lab(["Wizards"], ally="Island Folk", hand=["Lich"], favors=5, others=[{"favors": 0}])
    plain.play("Lich")
    plain.end_turn(False)
    plain.end_turn()
    assert plain.turn == 1


def test_island_folk_after_a_voyage_and_a_lich_takes_the_turn_that_is_left():
    lab = Lab(
        ["Wizards", "Odysseys"],
        ally="Island Folk",
        hand=["Voyage", "Lich"],
        deck=["Gold"] * 6 + ["Festival"] * 5,
        favors=5,
    )
    lab.play("Voyage")
    lab.play("Lich")
    lab.end_turn(True)
    assert lab.turn == 0
    assert lab.game.extra
    for _ in range(4):
        lab.play("Festival")  # no limit of three: Voyage's turn was skipped
    lab.end_turn()
    assert lab.turn == 1
    lab.game.check()


def test_island_folk_and_a_voyage_make_one_extra_turn():
    lab = Lab(["Odysseys", "Underling"], ally="Island Folk", hand=["Voyage"], favors=10)
    lab.play("Voyage")
    lab.end_turn(True)
    assert lab.turn == 0
    lab.end_turn()  # in a second turn running there is no question, and Voyage's turn would be a third
    assert lab.turn == 1
    assert purposes(lab) == ["may"]
    assert lab.me.favors == 5


def test_island_folk_is_no_use_where_the_turn_between_was_skipped():
    lab = Lab(["Wizards", "Underling"], ally="Island Folk", favors=5, others=[{"hand": ["Lich"], "favors": 0}])
    lab.end_turn(False)
    lab.play("Lich")
    lab.end_turn()
    lab.end_turn(False)
    assert lab.turn == 0  # the other player missed a turn
    lab.end_turn()  # the turn before was mine: no question
    assert lab.turn == 1
    assert purposes(lab) == ["may", "may"]


def test_the_extra_turn_does_not_count_for_the_tie_break():
    lab = Lab(**ISLAND, favors=5)
    turns = lab.me.turns
    lab.end_turn(True)
    assert lab.turn == 0
    assert lab.me.turns == turns


def test_after_the_extra_turn_it_is_the_left_neighbours_turn():
    lab = Lab(**ISLAND, favors=5, others=[{"favors": 5}, {}])
    lab.end_turn(True)
    lab.end_turn()
    assert lab.turn == 1
    lab.end_turn(True)
    assert lab.turn == 1
    lab.end_turn()
    assert lab.turn == 2


def test_the_new_hand_is_drawn_before_deciding_on_the_extra_turn(monkeypatch):
    seen = watch(monkeypatch)
    lab = Lab(**ISLAND, favors=5, deck=["Gold"] * 5)
    lab.end_turn(False)
    assert seen[0][0]["players"][0]["hand"] == ["Gold"] * 5


# The start of the turn ------------------------------------------------------------------------------------------------

STARTS = [
    "Cave Dwellers",
    "Crafters' Guild",
    "Desert Guides",
    "Forest Dwellers",
    "Mountain Folk",
    "Gang of Pickpockets",
]


@pytest.mark.parametrize("ally", STARTS)
@pytest.mark.parametrize("ally_first", [True, False])
def test_an_ally_and_a_duration_start_the_turn_in_any_order(ally, ally_first):
    lab = Lab(
        ["Clashes", "Underling"],
        ally=ally,
        hand=["Warlord"],
        deck=["Copper"] * 12,
        favors=9,
        others=[{"favors": 0}],
    )
    lab.play("Warlord")
    lab.end_turn()
    first = ally if ally_first else "Warlord"
    lab.end_turn(policy=lambda question: first if question.purpose == "first" else decline(question))
    assert asked(lab)[0] == (0, "first")
    assert sorted(lab.asked[0].options) == sorted([ally, "Warlord"])
    if ally == "Gang of Pickpockets":
        assert len(lab.me.hand) == (6 if ally_first else 4)
    else:
        assert len(lab.me.hand) == 7
    assert lab.me.favors == 9
    lab.game.check()


def gang_with_three_cards() -> Lab:
    lab = Lab(
        ["Clashes", "Underling", "Militia"],
        ally="Gang of Pickpockets",
        hand=["Warlord"],
        deck=["Copper"] * 12,
        favors=0,
        others=[{"hand": ["Militia"], "favors": 0}],
    )
    lab.play("Warlord")
    lab.end_turn()
    lab.play("Militia")
    assert lab.me.hand == ["Copper"] * 3
    return lab


def test_pickpockets_first_find_three_cards_and_the_warlord_draws_afterwards():
    lab = gang_with_three_cards()
    lab.end_turn("Gang of Pickpockets")
    assert lab.me.hand == ["Copper"] * 5
    lab.game.check()


def test_pickpockets_last_find_five_cards():
    lab = gang_with_three_cards()
    lab.end_turn("Warlord")
    assert lab.me.hand == ["Copper"] * 4
    lab.game.check()


def test_pickpockets_with_four_cards_or_fewer_ask_for_nothing():
    for n in range(5):
        lab = Lab(["Underling"], ally="Gang of Pickpockets", others=[{"hand": ["Copper"] * n, "favors": 2}])
        lab.end_turn(policy=decline)
        assert len(lab.other.hand) == n
        assert lab.other.favors == 2


def test_favors_that_the_start_of_the_turn_brings_can_be_spent_then():
    lab = Lab(
        ["Contract", "Underling"],
        ally="Mountain Folk",
        hand=["Contract", "Underling"],
        deck=["Copper"] * 12,
        favors=3,
        others=[{"favors": 0}],
    )
    lab.play("Contract", "Underling")
    assert lab.me.favors == 4
    lab.end_turn()
    lab.end_turn(True)  # the Underling makes 5
    assert lab.me.favors == 0
    assert len(lab.me.hand) == 5 + 1 + 3
    lab.game.check()


def test_cave_dwellers_with_nothing_at_all():
    lab = Lab(["Underling"], ally="Cave Dwellers", others=[{"favors": 2}])
    lab.end_turn(True, False)
    assert lab.other.hand == []
    assert lab.other.favors == 1
    lab.game.check()


def test_cave_dwellers_and_a_stacked_shuffle():
    lab = Lab(
        ["Underling"],
        ally="Cave Dwellers",
        landscapes=["Order of Astrologers"],
        others=[{"hand": ["Curse", "Copper"], "discard": ["Estate", "Gold"], "favors": 2}],
    )
    lab.end_turn(True, "Curse", 1, "Gold")
    assert sorted(lab.asked[3].options) == ["Curse", "Estate", "Gold"]
    assert lab.other.hand == ["Copper", "Gold"]
    lab.game.check()


def test_desert_guides_shuffle_the_old_hand_in():
    lab = Lab(
        ["Underling"],
        ally="Desert Guides",
        others=[{"hand": ["Estate", "Curse"], "deck": ["Gold"], "discard": ["Copper", "Silver"], "favors": 1}],
    )
    lab.end_turn(True)
    assert lab.other.hand == ["Gold", "Copper", "Silver", "Estate", "Curse"]
    assert lab.other.discard == []
    lab.game.check()


def test_desert_guides_with_masons_leave_the_old_hand_out():
    lab = Lab(
        ["Underling"],
        ally="Desert Guides",
        landscapes=["Order of Masons"],
        others=[{"hand": ["Estate", "Curse"], "deck": ["Gold"], "discard": ["Copper", "Silver"], "favors": 2}],
    )
    lab.end_turn(True, 1, ["Estate", "Curse"])
    assert lab.other.hand == ["Gold", "Copper", "Silver"]
    assert lab.other.discard == ["Estate", "Curse"]
    lab.game.check()


def test_desert_guides_draw_five_for_an_empty_hand():
    lab = Lab(["Underling"], ally="Desert Guides", others=[{"deck": ["Gold"] * 6, "favors": 1}])
    lab.end_turn(True)
    assert lab.other.hand == ["Gold"] * 5


def test_forest_dwellers_with_fewer_than_three_cards():
    lab = Lab(["Underling"], ally="Forest Dwellers", others=[{"deck": ["Gold"], "discard": ["Curse"], "favors": 1}])
    lab.end_turn(True, ["Curse"])
    assert sorted(lab.asked[1].options) == ["Curse", "Gold"]
    assert lab.asked[1].maximum == 2
    assert lab.other.deck == ["Gold"]
    assert lab.other.discard == ["Curse"]
    lab.game.check()
    none = Lab(["Underling"], ally="Forest Dwellers", others=[{"favors": 1}])
    none.end_turn(policy=lambda question: True)
    assert none.other.deck == []
    none.game.check()


def test_what_forest_dwellers_look_at_is_seen_by_nobody_else(monkeypatch):
    seen = watch(monkeypatch)
    lab = Lab(
        ["Underling"], ally="Forest Dwellers", others=[{"deck": ["Gold", "Duchy", "Silver"], "favors": 1}], favors=0
    )
    lab.end_turn(True, ["Duchy"], ["Silver", "Gold"])
    assert looking_at(seen[0], 1) == []
    assert looking_at(seen[1], 1) == ["Duchy", "Gold", "Silver"]
    assert "Gold" not in seen_by(seen[1], 0)
    assert "Gold" not in json.dumps(lab.game.view(0).log())
    assert lab.other.deck == ["Silver", "Gold"]


@pytest.mark.parametrize(("favors", "drawn", "left"), [(4, 0, 4), (5, 3, 0), (6, 3, 1), (10, 3, 5)])
def test_mountain_folk_take_five_favors_or_none(favors, drawn, left):
    lab = Lab(["Underling"], ally="Mountain Folk", others=[{"deck": ["Gold"] * 9, "favors": favors}])
    lab.end_turn(policy=lambda question: True)
    assert lab.other.hand == ["Gold"] * drawn
    assert lab.other.favors == left
    assert len(lab.asked) == (1 if drawn else 0)


def test_crafters_guild_at_the_start_of_an_extra_turn_too():
    lab = Lab(
        ["Underling"], ally="Island Folk", landscapes=["Crafters' Guild"], favors=7, deck=["Copper"] * 5, others=[{}]
    )
    lab.end_turn(True, True, "Smithy")
    assert lab.turn == 0
    assert lab.me.deck == ["Smithy"]
    assert lab.me.favors == 0


# Plateau Shepherds ----------------------------------------------------------------------------------------------------


def test_shepherds_go_by_costs_with_tokens():
    lab = Lab(
        ["Underling", "Moat"],
        ally="Plateau Shepherds",
        landscapes=["Family of Inventors"],
        hand=["Silver", "Silver", "Moat"],
        favors=4,
    )
    assert lab.me.vp == 2
    lab.to_buy_phase("Silver")
    assert lab.me.favors == 3
    assert lab.me.vp == 6  # both Silvers cost 2 now
    moat = Lab(
        ["Underling", "Moat"],
        ally="Plateau Shepherds",
        landscapes=["Family of Inventors"],
        hand=["Silver", "Silver", "Moat"],
        favors=4,
    )
    moat.to_buy_phase("Moat")
    assert moat.me.vp == 0


def test_shepherds_at_the_end_of_a_game_with_a_princess():
    lab = Lab(
        ["Underling", "Tournament"],
        ally="Plateau Shepherds",
        in_play=["Princess"],
        hand=["Estate", "Smithy"],
        coins=6,
        supply={"Province": 1},
        favors=3,
        others=[{"deck": ["Estate"] * 3, "favors": 2}],
    )
    lab.buy("Province")
    lab.end_turn()
    assert lab.over
    assert lab.me.vp == 6 + 1 + 2  # the Princess has left play: the Estate costs 2 again, the Smithy 4
    assert lab.other.vp == 3 + 4
    assert lab.winners == [0]


def test_shepherds_find_cards_wherever_they_are():
    lab = Lab(
        ["Underling", "Moat"],
        ally="Plateau Shepherds",
        hand=["Moat"],
        deck=["Moat"],
        discard=["Moat"],
        in_play=["Moat"],
        set_aside=["Moat"],
        favors=9,
    )
    assert lab.me.vp == 10


def test_shepherds_do_not_count_the_trash_or_others():
    lab = Lab(["Underling", "Moat"], ally="Plateau Shepherds", hand=["Moat"], favors=9, others=[{"hand": ["Moat"] * 3}])
    lab.trash_from_hand("Moat")
    assert lab.me.vp == 0
    assert lab.other.vp == 2  # with their one Favor


# Favors in general ----------------------------------------------------------------------------------------------------

# For each Ally a position of plenty and the step in which it asks.
CHANCES: list[tuple[str, dict[str, Any], list[Any]]] = [
    ("Architects' Guild", dict(coins=8), ["buy", "Province"]),
    ("Band of Nomads", dict(coins=8), ["buy", "Province"]),
    ("City-state", dict(coins=8), ["buy", "Market"]),
    ("Trappers' Lodge", dict(coins=8), ["buy", "Province"]),
    ("Circle of Witches", dict(hand=["Underling"]), ["play", "Underling"]),
    ("Fellowship of Scribes", dict(hand=["Underling"]), ["play", "Underling"]),
    ("Family of Inventors", {}, ["to_buy_phase"]),
    ("Market Towns", dict(hand=["Village"]), ["to_buy_phase"]),
    ("Peaceful Cult", dict(hand=["Village", "Curse"]), ["to_buy_phase"]),
    ("Woodworkers' Guild", dict(hand=["Village"]), ["to_buy_phase"]),
    ("Coastal Haven", dict(hand=["Village", "Curse"]), ["end_turn"]),
    ("Island Folk", {}, ["end_turn"]),
    ("Order of Astrologers", dict(hand=["Village", "Curse"]), ["end_turn"]),
    ("Order of Masons", dict(hand=["Village", "Curse"]), ["end_turn"]),
]


@pytest.mark.parametrize(("ally", "position", "step"), CHANCES, ids=[ally for ally, _, _ in CHANCES])
def test_spending_is_optional_and_is_asked_once(ally, position, step):
    lab = Lab(["Underling"], ally=ally, favors=20, others=[{"favors": 20}], **position)
    lab.step(*step, policy=decline)
    assert [(q.player, q.minimum, q.card) for q in lab.asked] == [(0, 0, ally)]
    gained = 1 if step == ["play", "Underling"] else 0
    assert lab.me.favors == 20 + gained
    assert lab.trash == []
    assert lab.other.discard == []
    lab.game.check()


@pytest.mark.parametrize("ally", STARTS)
def test_spending_at_the_start_of_a_turn_is_optional_and_is_asked_once(ally):
    hand = ["Copper", "Silver", "Gold", "Estate", "Duchy"]
    lab = Lab(["Underling"], ally=ally, favors=20, others=[{"favors": 20, "hand": hand, "deck": hand}])
    lab.end_turn(policy=decline)
    assert [(q.player, q.card) for q in lab.asked if q.purpose == "may"] == [(1, ally)]
    assert (lab.me.favors, lab.other.favors) == (20, 20)
    assert len(lab.other.hand) == (4 if ally == "Gang of Pickpockets" else 5)
    lab.game.check()


@pytest.mark.parametrize(("ally", "position", "step"), CHANCES, ids=[ally for ally, _, _ in CHANCES])
def test_without_favors_nobody_is_asked(ally, position, step):
    lab = Lab(["Underling"], ally=ally, favors=0, others=[{"favors": 20}], **position)
    if step[0] == "play" and ally == "Fellowship of Scribes":
        lab.play("Underling", True)  # it has just given one
        assert lab.me.favors == 0
        return
    lab.step(*step)
    assert lab.asked == []


@pytest.mark.parametrize(
    ("setup", "favors"),
    [
        (dict(kingdom=["Underling"]), 1),
        (dict(kingdom=["Importer"]), 5),
        (dict(kingdom=["Importer", "Underling", "Contract"]), 5),
        (dict(kingdom=["Wizards"]), 1),
        (dict(kingdom=["Young Witch"], bane="Underling"), 1),
        (dict(kingdom=["Young Witch"], bane="Importer"), 5),
        (dict(kingdom=["Young Witch"], bane="Wizards"), 1),
        (dict(kingdom=["Ferryman"], ferryman="Broker"), 1),
        (dict(kingdom=["Ferryman"], ferryman="Importer"), 5),
        (dict(kingdom=["Ferryman"], ferryman="Wizards"), 1),
        (dict(kingdom=["Augurs", "Forts"]), 0),
    ],
    ids=str,
)
def test_favors_at_the_start_of_the_game(setup, favors):
    lab = Lab.start(**setup, players=3, policy=decline)
    assert [p.favors for p in lab.players] == [favors] * 3
    allies = [card.name for card in lab.game.landscapes]
    assert len(allies) == (1 if favors else 0)
    arranged = Lab(**setup, others=[{}, {}])
    assert [p.favors for p in arranged.players] == [favors] * 3


def test_the_first_turn_of_the_game_may_begin_with_favors():
    lab = Lab.start(["Importer"], ally="Mountain Folk", policy=lambda question: True)
    assert asked(lab) == [(0, "may")]
    assert len(lab.me.hand) == 8
    assert (lab.me.favors, lab.other.favors) == (0, 5)


def test_the_first_shuffles_of_the_game_are_left_to_chance():
    lab = Lab.start(["Importer"], ally="Order of Astrologers", players=4)
    assert lab.asked == []
    assert [p.favors for p in lab.players] == [5] * 4

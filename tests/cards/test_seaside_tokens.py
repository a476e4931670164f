"""Seaside: tokens and mats, declared beside their cards and shown wherever there is a table."""

from __future__ import annotations

from typing import Any

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


# -- Pirate Ship ------------------------------------------------------------------------------------------------------


def ship(*decks: list[str], coins: int = 0, **more: Any) -> Lab:
    others = [{"deck": deck} for deck in decks]
    return Lab(["Pirate Ship"], hand=["Pirate Ship"], others=others, tokens={"Pirate Ship coins": coins}, **more)


def test_pirate_ship_trashes_a_treasure_of_everybody_for_one_coin() -> None:
    lab = ship(["Gold", "Estate", "Curse"], ["Copper", "Silver"])
    lab.play("Pirate Ship", 1, "Silver")
    assert (lab.trash, lab.me.tokens) == (["Gold", "Silver"], {"Pirate Ship coins": 1})
    assert [p.discard for p in lab.players[1:]] == [["Estate"], ["Copper"]]
    assert (lab.asked[-1].player, lab.asked[-1].subject, lab.asked[-1].options) == (0, 2, ["Copper", "Silver"])


def test_pirate_ship_gets_no_coin_where_no_treasure_is_trashed() -> None:
    lab = ship(["Estate", "Curse"], coins=2)
    lab.play("Pirate Ship", 1)
    assert (lab.trash, lab.me.tokens["Pirate Ship coins"], lab.other.discard) == ([], 2, ["Estate", "Curse"])


def test_pirate_ship_pays_a_coin_for_each_on_the_mat_and_keeps_them() -> None:
    lab = ship(["Gold"], coins=3)
    lab.play("Pirate Ship", 0)
    assert (lab.me.coins, lab.me.tokens["Pirate Ship coins"], lab.other.deck) == (3, 3, ["Gold"])
    assert lab.asked[-1].options == ["+3 coins", "Attack the others' Treasures"]


def test_pirate_ship_shuffles_for_what_is_missing() -> None:
    lab = Lab(["Pirate Ship"], hand=["Pirate Ship"], others=[{"deck": ["Estate"], "discard": ["Gold"]}, {}])
    lab.play("Pirate Ship", 1)
    assert (lab.trash, lab.players[1].discard, lab.players[1].deck) == (["Gold"], ["Estate"], [])


def test_pirate_ship_may_be_answered_before_it_chooses() -> None:
    others = [{"hand": ["Moat"], "deck": ["Gold", "Gold"]}]
    lab = Lab(["Pirate Ship", "Moat"], hand=["Pirate Ship"], others=others)
    lab.play("Pirate Ship", "Moat", 1)
    assert [question.purpose for question in lab.asked] == ["react", "choose"]
    assert (lab.trash, lab.me.tokens, lab.other.deck) == ([], {}, ["Gold", "Gold"])


def test_pirate_ship_coins_are_copied_and_seen_by_all() -> None:
    lab = ship(["Gold", "Estate"], coins=1)
    lab.play("Pirate Ship", 1)
    session = Session(lab.game.copy(), [None, None])
    for seat in (0, 1, -1):
        assert session.view(seat).data(None)["players"][0]["tokens"] == {"Pirate Ship coins": 2}
        assert session.view(seat).data(None)["players"][1]["tokens"] == {"Pirate Ship coins": 0}


def test_pirate_ship_chooses_both_after_an_elder_and_pays_first() -> None:
    lab = Lab(["Pirate Ship", "Townsfolk"], hand=["Elder", "Pirate Ship"], others=[{"deck": ["Gold", "Copper"]}])
    lab.play("Elder", "Pirate Ship", [0, 1], "Gold")
    assert (lab.me.coins, lab.me.tokens["Pirate Ship coins"], lab.trash) == (2, 1, ["Gold"])


# -- Native Village ---------------------------------------------------------------------------------------------------


def native(**more: Any) -> Lab:
    return Lab(["Native Village"], hand=["Native Village"], **more)


def test_native_village_puts_the_top_card_onto_the_mat() -> None:
    lab = native(deck=["Gold", "Silver"])
    lab.play("Native Village", 0)
    assert (lab.me.actions, lab.me.deck, lab.me.mats["Native Village"]) == (2, ["Silver"], ["Gold"])
    assert (lab.asked[-1].purpose, lab.asked[-1].minimum, lab.asked[-1].maximum) == ("choose", 1, 1)


def test_native_village_takes_all_cards_of_the_mat() -> None:
    lab = native(deck=["Gold"], mats={"Native Village": ["Curse", "Province"]})
    lab.play("Native Village", 1)
    assert (sorted(lab.me.hand), lab.me.deck, lab.me.mats["Native Village"]) == (["Curse", "Province"], ["Gold"], [])


def test_native_village_shuffles_first_where_the_deck_is_empty() -> None:
    lab = native(discard=["Gold"])
    lab.play("Native Village", 0)
    assert (lab.me.discard, lab.me.mats["Native Village"]) == ([], ["Gold"])


def test_native_village_may_choose_what_does_nothing() -> None:
    for choice in (0, 1):
        lab = native()
        lab.play("Native Village", choice)
        assert (lab.me.hand, lab.me.actions) == ([], 2)


def test_native_village_mat_counts_at_the_end() -> None:
    assert native(mats={"Native Village": ["Province"]}).me.vp == 6


def test_native_village_mat_is_seen_by_its_owner_alone() -> None:
    lab = native(deck=["Gold"], mats={"Native Village": ["Province"]})
    lab.play("Native Village", 0)
    session = Session(lab.game.copy(), [None, None])
    mine, theirs = (session.view(seat).data(session.question)["players"][0] for seat in (0, 1))
    assert "Gold" in str(mine)
    assert "Province" in str(mine)
    assert "Gold" not in str(theirs)
    assert "Province" not in str(theirs)
    assert not any("Gold" in str(entry) for entry in session.view(1).log())


def test_native_village_played_twice_lays_a_card_down_and_takes_it() -> None:
    lab = Lab(["Native Village"], hand=["Throne Room", "Native Village"], deck=["Gold"])
    lab.play("Throne Room", "Native Village", 0, 1)
    assert (lab.me.hand, lab.me.mats["Native Village"], lab.me.actions) == (["Gold"], [], 4)


def test_native_village_chooses_both_after_an_elder() -> None:
    lab = Lab(["Native Village"], hand=["Elder", "Native Village"], deck=["Gold"], mats={"Native Village": ["Curse"]})
    lab.play("Elder", "Native Village", [0, 1])
    assert sorted(lab.me.hand) == ["Curse", "Gold"]


def test_native_village_mat_taken_all_at_once_stays_unseen() -> None:
    lab = native(mats={"Native Village": ["Province", "Curse"]})
    lab.play("Native Village", 1)
    for seat in (1, -1):
        assert not any("Province" in str(entry) for entry in lab.game.view(seat).log())


# -- Island -----------------------------------------------------------------------------------------------------------


def test_island_puts_itself_and_another_card_onto_the_mat() -> None:
    lab = Lab(["Island"], hand=["Island", "Province", "Copper"], deck=COPPERS)
    lab.play("Island", "Province")
    assert (lab.me.mats["Island"], lab.me.hand, lab.me.in_play) == (["Island", "Province"], ["Copper"], [])
    assert (lab.me.vp, lab.asked[-1].minimum) == (8, 1)
    lab.end_turn()
    assert sorted(lab.me.mats["Island"]) == ["Island", "Province"]


def test_island_alone_goes_alone() -> None:
    lab = Lab(["Island"], hand=["Island"])
    lab.play("Island")
    assert (lab.me.mats["Island"], lab.asked) == (["Island"], [])


def test_island_mat_is_seen_by_all_and_not_shuffled() -> None:
    lab = Lab(["Island"], hand=["Island", "Province"], deck=["Copper"] * 3, discard=["Copper"])
    lab.play("Island")
    assert "Province" in str(lab.game.view(1).data(None)["players"][0]["mats"])
    lab.end_turn()
    assert lab.me.hand == ["Copper"] * 4


def test_island_played_twice_takes_two_cards_along() -> None:
    lab = Lab(["Island"], hand=["Throne Room", "Island", "Province", "Duchy"])
    lab.play("Throne Room", "Island", "Province")
    assert sorted(lab.me.mats["Island"]) == ["Duchy", "Island", "Province"]


def test_island_has_eight_copies_for_two_and_twelve_for_three() -> None:
    assert [Lab(["Island"], others=[{}] * n).supply["Island"] for n in (1, 2)] == [8, 12]


# -- Embargo ----------------------------------------------------------------------------------------------------------


def test_embargo_is_trashed_for_a_token_on_any_supply_pile() -> None:
    lab = Lab(["Embargo"], hand=["Embargo"], supply={"Village": 0}, others=[{}])
    lab.play("Embargo", "Gold")
    assert (lab.me.coins, lab.trash, lab.tokens("Gold")) == (2, ["Embargo"], [("Embargo", 1)])
    offered = lab.asked[-1].options
    assert {"Copper", "Curse", "Province", "Embargo", "Village"} <= set(offered)


def test_embargo_gives_a_curse_for_each_token_to_whoever_buys() -> None:
    lab = Lab(["Embargo"], coins=5, deck=COPPERS, pile_tokens={"Silver": [["Embargo", 2]]}, others=[{"coins": 3}])
    lab.buy("Silver")
    assert sorted(lab.me.discard) == ["Curse", "Curse", "Silver"]
    lab.end_turn()
    lab.game.player_at(1).coins = 3
    lab.buy("Silver")
    assert sorted(lab.other.discard) == ["Curse", "Curse", "Silver"]


def test_embargo_curses_come_before_the_card_that_is_bought() -> None:
    lab = Lab(["Embargo"], coins=5, pile_tokens={"Curse": [["Embargo", 1]]}, supply={"Curse": 1})
    lab.buy("Curse")
    assert lab.me.discard == ["Curse"], "the last Curse came for the token"


def test_embargo_does_not_mind_gaining_or_buying_elsewhere() -> None:
    lab = Lab(["Embargo"], hand=["Workshop"], coins=5, buys=2, pile_tokens={"Silver": [["Embargo", 1]]})
    lab.play("Workshop", "Silver")
    lab.buy("Copper")
    assert sorted(lab.me.discard) == ["Copper", "Silver"]


def test_embargo_without_curses_does_nothing() -> None:
    lab = Lab(["Embargo"], coins=5, pile_tokens={"Silver": [["Embargo", 2]]}, supply={"Curse": 0})
    lab.buy("Silver")
    assert lab.me.discard == ["Silver"]


def test_embargo_played_twice_gives_coins_twice_and_one_token() -> None:
    lab = Lab(["Embargo"], hand=["Throne Room", "Embargo"])
    lab.play("Throne Room", "Embargo", "Province")
    assert (lab.me.coins, lab.tokens("Province"), lab.trash) == (4, [("Embargo", 1)], ["Embargo"])

"""Seaside: what other cards do to its mats, its tokens and its memory."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 30
OTHER = {"hand": COPPERS[:5], "deck": COPPERS}


def table(*hand: str, kingdom: tuple[str, ...] = (), others: list[dict[str, Any]] | None = None, **given: Any) -> Lab:
    more = {"deck": COPPERS, "actions": max(1, len(hand)), **given}
    return Lab([*kingdom], hand=list(hand), others=[OTHER] if others is None else others, **more)


def possessed(hand: list[str], *kingdom: str, deck: list[str] | None = None, **given: Any) -> Lab:
    """Seat 1 begins a turn in which seat 0 decides."""
    others = [{"hand": hand, "deck": COPPERS if deck is None else deck}]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=COPPERS, others=others, **given)
    lab.play("Possession")
    lab.end_turn()
    return lab


# -- Smugglers --------------------------------------------------------------------------------------------------------


def after(kingdom: tuple[str, ...], hand: list[str], coins: int = 20, buys: int = 3, **given: Any) -> Lab:
    """The turn of the player to my right, who has these cards and coins; Smugglers come to my hand next turn."""
    others = [{"hand": hand, "deck": COPPERS}]
    lab = Lab(["Smugglers", *kingdom], deck=["Smugglers", *COPPERS], others=others, **given)
    lab.end_turn()
    right = lab.game.player_at(1)
    right.coins, right.buys, right.potions = coins, buys, 3
    return lab


def test_smugglers_see_the_extra_turn_if_that_was_the_last() -> None:
    lab = after(("Outpost",), ["Outpost"])
    lab.play("Outpost")
    lab.buy("Gold")
    lab.end_turn()
    lab.game.player_at(1).coins = 3
    lab.buy("Silver")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard.count("Silver") == 1


def test_smugglers_gain_a_province_that_costs_six() -> None:
    deck = ["Smugglers", "Bridge", "Bridge", "Village", "Village", *COPPERS]
    lab = Lab(["Smugglers", "Bridge"], deck=deck, others=[OTHER])
    lab.end_turn()
    lab.game.player_at(1).coins = 8
    lab.buy("Province")
    lab.end_turn()
    for card in ("Village", "Village", "Bridge", "Bridge"):
        lab.play(card)
    lab.play("Smugglers")
    assert lab.me.discard == ["Province"]


def test_smugglers_do_not_gain_what_costs_a_potion() -> None:
    lab = after(("Familiar",), [])
    lab.buy("Familiar")
    lab.end_turn()
    lab.play("Smugglers")
    assert (lab.me.discard, lab.asked) == ([], [])


def test_smugglers_find_only_the_top_card_of_a_split_pile() -> None:
    lab = after(("Forts",), [])
    for _ in range(3):
        lab.buy("Tent")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard == ["Tent"]
    lab = after(("Forts",), [], buys=4)
    for _ in range(4):
        lab.buy("Tent")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard == [], "a Garrison is on top now"


def test_smugglers_do_not_reach_what_lies_beside_the_supply() -> None:
    lab = after(("Ferryman",), [], ferryman="Village")
    lab.buy("Ferryman")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.asked == [], "the Village that came with it is not in the Supply"
    assert sorted(lab.me.discard) == ["Ferryman", "Village"]


def test_smugglers_do_not_see_what_was_passed() -> None:
    lab = after(("Masquerade",), ["Masquerade"])
    lab.play("Masquerade", policy=lambda q: ["Copper"] if q.minimum else None)
    lab.end_turn()
    lab.play("Smugglers")
    assert (lab.me.discard, lab.game.last_gains[1]) == ([], [])


def test_smugglers_see_nothing_of_a_possessed_turn() -> None:
    lab = Lab(
        ["Possession", "Smugglers"], hand=["Possession"], deck=["Copper"] * 5 + ["Smugglers", *COPPERS],
        others=[{"hand": ["Gold"], "deck": ["Estate"] * 20}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.buy("Silver")
    lab.end_turn()
    assert lab.game.player_at(1).gained_last_turn() == []
    assert "Silver" in lab.me.discard


def test_smugglers_may_smuggle_what_was_smuggled() -> None:
    others = [{"hand": ["Smugglers"], "deck": COPPERS}]
    lab = Lab(["Smugglers"], deck=["Smugglers", *COPPERS], hand=["Copper"] * 3, others=others)
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.play("Smugglers")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard.count("Silver") == 2


def test_smugglers_ask_what_cards_cost_now() -> None:
    lab = after((), [])
    lab.buy("Gold")
    lab.buy("Province")
    lab.end_turn()
    lab.play("Smugglers")
    assert lab.me.discard == ["Gold"]


def test_smugglers_know_the_last_turn_in_copies_and_forks() -> None:
    lab = after((), [])
    lab.buy("Gold")
    lab.end_turn()
    session = Session(lab.game.copy(), [None, None])
    for seat in (0, 1):
        fork = session.fork(seat)
        assert [card.name for card in fork.game.last_gains[1]] == ["Gold"]


def test_smugglers_are_no_attack() -> None:
    others = [{"hand": ["Moat", *COPPERS[:4]], "deck": ["Moat", *COPPERS]}]
    lab = Lab(["Smugglers", "Moat"], deck=["Smugglers", *COPPERS], others=others)
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.play("Smugglers")
    assert (lab.me.discard, lab.asked) == (["Silver"], [])


# -- Treasury ---------------------------------------------------------------------------------------------------------


def test_treasury_minds_a_victory_card_gained_in_the_buy_phase_without_buying() -> None:
    for name, back in (("Treasury", 0), ("Treasury (1E)", 1)):
        lab = table(name, kingdom=(name,), in_play=["Horn of Plenty", "Village"], buys=1)
        lab.play(name)
        lab.to_buy_phase()
        lab.gain("Estate")
        lab.end_turn(*[True] * back)
        assert lab.me.hand.count(name) == back


def test_treasury_goes_back_in_a_possessed_turn_whoever_gains() -> None:
    lab = possessed(["Treasury", "Gold", "Gold", "Copper"], "Treasury")
    lab.play("Treasury")
    lab.play_treasures()
    lab.buy("Province")
    lab.end_turn(True)
    assert ("Province" in lab.me.discard, "Treasury" in lab.other.hand) == (True, True)


def test_treasury_minds_each_buy_phase_by_itself() -> None:
    lab = table("Treasury", kingdom=("Treasury",), coins=9, buys=2)
    lab.play("Treasury")
    lab.buy("Estate")
    lab.game.join()
    lab.game.player_at(0).return_to_action_phase()
    lab.game.part()
    assert lab.phase == "action"
    lab.end_turn(True)
    assert "Treasury" in lab.me.hand


def test_treasury_played_twice_goes_back_once() -> None:
    lab = table("Throne Room", "Treasury")
    lab.play("Throne Room", "Treasury")
    lab.end_turn(True)
    assert (lab.me.hand.count("Treasury"), lab.me.coins) == (1, 0)


def test_treasury_goes_back_before_clean_up_and_alchemist() -> None:
    lab = table("Treasury", "Alchemist", kingdom=("Treasury", "Alchemist"), in_play=["Potion"])
    lab.play("Treasury")
    lab.play("Alchemist")
    lab.end_turn(True, True)
    assert {"Treasury", "Alchemist"} <= set(lab.me.hand)


# -- Ambassador -------------------------------------------------------------------------------------------------------


def test_ambassador_returns_a_card_to_an_empty_pile_before_the_end_is_looked_for() -> None:
    others = [{**OTHER, "hand": ["Moat"]}]
    lab = table("Ambassador", "Province", kingdom=("Moat",), supply={"Province": 0}, others=others)
    lab.play("Ambassador", "Moat", ["Province"])
    assert lab.supply["Province"] == 1
    lab.end_turn()
    assert not lab.over


def test_ambassador_with_a_card_of_a_split_pile() -> None:
    lab = table("Ambassador", "Garrison", kingdom=("Forts",), others=[OTHER, OTHER])
    lab.play("Ambassador", ["Garrison"])
    assert [p.discard for p in lab.players[1:]] == [["Garrison"], []], "then a Tent is on top"
    lab = table("Ambassador", "Garrison", kingdom=("Forts",))
    lab.play("Ambassador", None)
    assert lab.other.discard == []


def test_ambassador_does_nothing_with_what_lies_beside_the_supply() -> None:
    lab = table("Ambassador", "Village", kingdom=("Ferryman",), ferryman="Village")
    lab.play("Ambassador")
    assert (lab.me.hand, lab.other.discard, lab.asked) == (["Village"], [], [])


def test_ambassador_returning_both_lets_others_gain_them() -> None:
    lab = table("Ambassador", "Curse", "Curse", supply={"Curse": 0}, others=[OTHER, OTHER, OTHER])
    lab.play("Ambassador", ["Curse", "Curse"])
    assert [p.discard for p in lab.players[1:]] == [["Curse"], ["Curse"], []]


def test_ambassador_is_blocked_by_a_blockade_of_mine_only_on_their_turn() -> None:
    lab = table("Blockade", "Ambassador", "Silver", kingdom=("Blockade",))
    lab.play("Blockade", "Silver")
    lab.play("Ambassador", None)
    assert lab.other.discard == ["Silver"], "it is not their turn"


# -- Embargo ----------------------------------------------------------------------------------------------------------


def test_embargo_curses_can_be_trashed_by_a_watchtower() -> None:
    lab = table("Watchtower", kingdom=("Embargo",), coins=3, pile_tokens={"Silver": [["Embargo", 2]]})
    lab.buy("Silver", "Watchtower", 0, "Watchtower", 0, None)
    assert (lab.trash, lab.me.discard) == (["Curse", "Curse"], ["Silver"])


def test_embargo_minds_the_buying_and_not_what_a_talisman_adds() -> None:
    lab = table(kingdom=("Embargo",), in_play=["Talisman"], coins=3, pile_tokens={"Village": [["Embargo", 1]]})
    lab.buy("Village", "Talisman")
    assert sorted(lab.me.discard) == ["Curse", "Village", "Village"]


def test_embargo_played_three_times_is_trashed_once() -> None:
    lab = table("King's Court", "Embargo")
    lab.play("King's Court", "Embargo", "Gold")
    assert (lab.me.coins, lab.tokens("Gold"), lab.trash) == (6, [("Embargo", 1)], ["Embargo"])


def test_embargo_on_a_split_pile_holds_for_all_its_cards() -> None:
    tokens = {"Forts": [["Embargo", 1]]}
    lab = table(kingdom=("Embargo", "Forts"), coins=9, buys=5, pile_tokens=tokens, supply={"Forts": 13})
    lab.buy("Tent")
    lab.buy("Garrison")
    assert lab.me.discard.count("Curse") == 2


def test_embargo_in_a_possessed_turn_curses_who_decides() -> None:
    lab = possessed(["Gold"], "Embargo", pile_tokens={"Silver": [["Embargo", 1]]})
    lab.play("Gold")
    lab.buy("Silver")
    assert {"Curse", "Silver"} <= set(lab.me.discard)
    assert "Curse" not in lab.other.discard


# -- Island, Native Village, Haven ------------------------------------------------------------------------------------


def test_island_in_a_possessed_turn_lies_on_the_mat_of_its_owner() -> None:
    lab = possessed(["Island", "Province"], "Island")
    lab.play("Island")
    lab.end_turn()
    assert sorted(lab.other.mats["Island"]) == ["Island", "Province"]
    assert lab.other.vp == 8
    assert "Island" not in lab.me.mats


def test_island_counts_in_gardens() -> None:
    lab = table("Island", "Gardens", kingdom=("Island",), deck=COPPERS[:8])
    lab.play("Island")
    assert lab.me.vp == 2 + 1


def test_island_played_three_times_takes_three_cards_along() -> None:
    lab = table("King's Court", "Island", "Province", "Duchy", "Estate")
    lab.play("King's Court", "Island", "Province", "Duchy")
    assert sorted(lab.me.mats["Island"]) == ["Duchy", "Estate", "Island", "Province"]


def test_native_village_in_a_possessed_turn_shows_the_mat_to_who_decides() -> None:
    lab = possessed(["Native Village"], "Native Village", deck=["Gold", *COPPERS])
    lab.play("Native Village", 0)
    assert (lab.other.mats["Native Village"], lab.asked[-1].player) == (["Gold"], 0)


def test_tactician_in_a_possessed_turn_helps_its_owner() -> None:
    lab = possessed(["Tactician", "Copper"], "Tactician")
    lab.play("Tactician")
    lab.end_turn()
    assert (lab.turn, lab.game.control, len(lab.other.hand), lab.other.buys) == (1, None, 10, 2)


def secret(make: Any) -> None:
    """In a fork for the other seat the Province may be anywhere that seat cannot look."""
    session = Session(make().game.copy(), [None, None])
    seen = set()
    for seed in range(30):
        fork = session.fork(1, seed)
        places = [place for place, zone in fork.game.places() if any(card.name == "Province" for card in zone)]
        seen.add(places[0].split(":")[0])
        fork.game.check()
    assert len(seen) > 1


def test_haven_keeps_its_secret_in_forks() -> None:
    def make() -> Lab:
        lab = table("Haven", "Province", deck=["Copper", "Silver"])
        lab.play("Haven", "Province")
        return lab

    secret(make)


def test_native_village_keeps_its_secret_in_forks() -> None:
    def make() -> Lab:
        lab = table("Native Village", "Silver", deck=["Province", "Estate"])
        lab.play("Native Village", 0)
        return lab

    secret(make)


def test_pearl_diver_keeps_its_secret_in_forks() -> None:
    def make() -> Lab:
        lab = table("Pearl Diver", "Silver", deck=["Copper", "Estate", "Province"])
        lab.play("Pearl Diver", None)
        return lab

    secret(make)


# -- costs and draws --------------------------------------------------------------------------------------------------


def test_salvager_pays_only_the_coins_of_a_cost_with_a_potion() -> None:
    lab = table("Salvager", "Familiar")
    lab.play("Salvager")
    assert (lab.me.coins, lab.trash) == (3, ["Familiar"])


def test_lookout_may_trash_what_answers_to_it() -> None:
    lab = table("Lookout", deck=["Mining Village", "Estate", "Gold"], kingdom=("Mining Village",))
    lab.play("Lookout", "Mining Village", "Estate")
    assert (lab.trash, lab.me.deck, lab.me.coins) == (["Mining Village"], ["Gold"], 0)


def test_sea_chart_sees_a_duration_of_the_turn_before() -> None:
    lab = table("Wharf", deck=["Copper"] * 2 + ["Sea Chart", *COPPERS[:6], "Copper", "Wharf", "Gold"])
    lab.play("Wharf")
    lab.end_turn()
    lab.end_turn()
    lab.play("Sea Chart")
    assert ("Wharf" in lab.me.hand, lab.me.deck[:1]) == (True, ["Gold"])


def test_treasure_map_trashed_by_a_lookout_is_no_map_played() -> None:
    lab = table("Lookout", deck=["Treasure Map"] * 3)
    lab.play("Lookout")
    assert (lab.trash, lab.supply["Gold"]) == (["Treasure Map"], 30)


def test_treasure_map_golds_may_go_elsewhere_by_a_watchtower() -> None:
    lab = table("Treasure Map", "Treasure Map", "Watchtower", deck=[])
    lab.play("Treasure Map", *["Watchtower", 0] * 2, None, None)
    assert (lab.me.deck, lab.trash.count("Gold")) == (["Gold"] * 2, 2)


def test_explorer_gains_into_the_hand_where_a_royal_seal_may_take_it_on() -> None:
    lab = table("Explorer", in_play=["Royal Seal"], kingdom=("Royal Seal",), deck=[])
    lab.play("Explorer", True)
    assert (lab.me.hand, lab.me.deck) == ([], ["Silver"])


@pytest.mark.parametrize("seats", [2, 3])
def test_pirate_ship_takes_nothing_from_who_is_behind_a_lighthouse(seats: int) -> None:
    others = [{"hand": ["Pirate Ship"], "deck": COPPERS}, *[{"deck": ["Gold", "Gold"]}] * (seats - 2)]
    lab = table("Lighthouse", kingdom=("Pirate Ship",), others=others, deck=["Gold"] * 9)
    lab.play("Lighthouse")
    lab.end_turn()
    lab.play("Pirate Ship", 1)
    assert (lab.trash, lab.other.tokens.get("Pirate Ship coins", 0)) == (["Gold"] * (seats - 2), seats - 2)


# -- with Hinterlands -------------------------------------------------------------------------------------------------


def test_blockaded_curses_come_though_a_trader_exchanges_them() -> None:
    lab = table("Blockade", kingdom=("Blockade", "Trader"), others=[{"hand": ["Trader"], "deck": COPPERS}])
    lab.play("Blockade", "Curse")
    lab.end_turn()
    lab.buy("Curse", policy=lambda q: q.options[:1])
    assert (lab.supply["Silver"], lab.supply["Curse"]) == (0, 0), "all Silvers, and then all Curses"
    assert lab.other.discard.count("Curse") == 9


def test_sailor_cannot_play_what_a_trader_exchanged() -> None:
    lab = table("Sailor", "Trader", kingdom=("Caravan", "Trader"), coins=4)
    lab.play("Sailor")
    lab.buy("Caravan", "Trader")
    assert (lab.me.discard, lab.me.in_play) == (["Silver"], ["Sailor"])


def test_treasury_1e_is_not_asked_for_again_once_a_scheme_took_it() -> None:
    lab = table("Scheme", "Treasury (1E)", kingdom=("Scheme", "Treasury (1E)"))
    lab.play("Scheme")
    lab.play("Treasury (1E)")
    lab.end_turn(policy=lambda q: [q.options[-1]] if q.minimum else q.options[:1])
    assert lab.me.hand.count("Treasury (1E)") == 1

"""Rising Sun across the other expansions: the Kingdom cards and Events where they meet what bends the rules."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Session
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 20
AWAY: dict[str, Any] = {"deck": COPPERS}

# -- Daimyo -----------------------------------------------------------------------------------------------------------


def test_daimyo_plays_a_throne_room_again() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Throne Room", "Festival", "Market"], deck=["Copper", "Gold", "Gold"])
    lab.play("Daimyo")
    lab.play("Throne Room", "Festival", "Market")
    assert lab.me.actions == 6, "both are played twice"
    assert lab.me.coins == 6


def test_daimyo_throned_plays_the_next_card_three_times() -> None:
    lab = Lab(["Daimyo"], hand=["Throne Room", "Daimyo", "Festival"], deck=COPPERS)
    lab.play("Throne Room", "Daimyo")
    lab.play("Festival")
    assert (lab.me.coins, lab.me.buys) == (6, 4)


def test_daimyo_throned_stays_with_a_duration_and_the_throne_room_does_not() -> None:
    lab = Lab(["Daimyo", "Caravan"], hand=["Throne Room", "Daimyo", "Caravan"], deck=COPPERS, others=[AWAY])
    lab.play("Throne Room", "Daimyo")
    lab.play("Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Daimyo", "Caravan"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 3


def test_daimyo_stays_with_a_duration_that_an_overlord_plays_from_the_supply() -> None:
    lab = Lab(["Daimyo", "Overlord", "Caravan"], hand=["Daimyo", "Overlord"], deck=COPPERS, others=[AWAY])
    lab.play("Daimyo")
    lab.play("Overlord", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Daimyo", "Overlord"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 2
    lab.end_turn()
    assert lab.me.in_play == []


def test_flagship_stays_with_a_duration_that_an_overlord_plays_from_the_supply() -> None:
    hand = ["Flagship", "Overlord"]
    lab = Lab(["Flagship", "Overlord", "Wharf", "Caravan"], hand=hand, actions=2, deck=COPPERS, others=[AWAY])
    lab.play("Flagship")
    lab.play("Overlord", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Flagship", "Overlord"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == []


def test_daimyo_does_not_wait_for_what_an_overlord_does_only_now() -> None:
    lab = Lab(["Daimyo", "Overlord", "Village"], hand=["Daimyo", "Overlord"], deck=COPPERS, others=[AWAY])
    lab.play("Daimyo")
    lab.play("Overlord", "Village")
    assert lab.me.actions == 4
    lab.end_turn()
    assert lab.me.in_play == []


def test_daimyo_waits_for_an_action_past_treasures() -> None:
    lab = Lab(["Daimyo", "Black Market"], hand=["Daimyo", "Black Market", "Gold"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Black Market", policy=lambda q: "Gold" if "Gold" in q.options else (q.options if q.minimum > 1 else None))
    assert lab.me.coins == 2 + 3 + 2, "the Black Market is played again, the Gold is not"


def test_daimyo_played_as_a_way_leaves_nothing_behind() -> None:
    lab = Lab(["Daimyo"], landscapes=["Way of the Ox"], hand=["Daimyo", "Festival"], deck=COPPERS)
    lab.play("Daimyo", "Way of the Ox")
    lab.play("Festival", None)
    assert lab.me.coins == 2


def test_daimyo_plays_a_card_again_that_may_be_another_way_then() -> None:
    lab = Lab(["Daimyo"], landscapes=["Way of the Sheep"], hand=["Daimyo", "Festival"], deck=COPPERS)
    lab.play("Daimyo", None)
    lab.play("Festival", "Way of the Sheep", None)
    assert (lab.me.coins, lab.me.actions) == (2 + 2, 2)


def test_daimyo_and_a_flagship_each_play_the_next_card_again() -> None:
    lab = Lab(["Daimyo", "Flagship"], hand=["Daimyo", "Flagship", "Festival"], actions=3, deck=COPPERS, others=[AWAY])
    lab.play("Daimyo")
    lab.play("Flagship")
    assert lab.me.coins == 2, "a Flagship is a Command"
    lab.play("Festival", "Daimyo")
    assert lab.me.coins == 2 + 6


def test_daimyo_forgets_at_the_end_of_the_turn_also_when_it_was_anothers() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo"], deck=["Copper", "Festival", *COPPERS], others=[AWAY])
    lab.play("Daimyo")
    lab.end_turn()
    lab.end_turn()
    lab.play("Festival")
    assert lab.me.coins == 2


def test_daimyo_of_one_player_does_nothing_for_another() -> None:
    lab = Lab(["Daimyo", "Caravan Guard", "Militia"], hand=["Daimyo", "Militia"], actions=2, deck=COPPERS,
              others=[{"hand": ["Caravan Guard", "Copper", "Copper"], "deck": ["Gold", "Gold", "Gold"]}])  # fmt: skip
    lab.play("Daimyo")
    lab.play("Militia", "Caravan Guard")
    assert len(lab.other.hand) == 3, "the guard was played once"
    assert lab.me.coins == 4


def test_daimyo_that_a_procession_trashed_still_plays_again() -> None:
    lab = Lab(["Daimyo", "Procession"], hand=["Procession", "Daimyo", "Festival"], actions=2, deck=COPPERS)
    lab.play("Procession", "Daimyo")
    assert lab.trash == ["Daimyo"]
    lab.play("Festival")
    assert lab.me.coins == 6


def test_daimyo_plays_a_shadow_of_the_deck_again() -> None:
    lab = Lab(["Daimyo", "Fishmonger"], hand=["Daimyo"], deck=["Copper", "Gold", "Fishmonger"])
    lab.play("Daimyo")
    lab.play("Fishmonger")
    assert (lab.me.coins, lab.me.buys) == (2, 3)


def test_daimyo_after_a_horse_that_went_home() -> None:
    lab = Lab(["Daimyo", "Paddock"], hand=["Daimyo", "Horse"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Horse")
    assert len(lab.me.hand) == 1 + 4
    assert lab.me.in_play == ["Daimyo"]


def test_daimyo_bought_with_debt_blocks_the_next_buy() -> None:
    lab = Lab(["Daimyo"], coins=6, buys=3)
    lab.buy("Daimyo")
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    lab.pay_debt(6)
    lab.buy("Copper")


def test_daimyo_waits_in_a_fork_as_well() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Festival"], deck=COPPERS)
    lab.play("Daimyo")
    fork = Session(lab.game.copy(), [None, None]).fork(0, 1)
    assert len(fork.game.effects) == len(lab.game.effects) == 1


def test_daimyo_does_not_play_treasures_again() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Gold"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Gold")
    assert lab.me.coins == 3


def test_daimyos_each_play_the_card_again_afterwards_and_not_inside_one_another() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Daimyo", "Festival"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Daimyo")
    lab.play("Festival")
    plays = [entry for entry in lab.game.view(0).log() if entry["kind"] == "play" and entry["cards"] == ["Festival"]]
    first, second, third = [entry["depth"] for entry in plays]
    assert first < second == third


def test_rice_counts_an_inherited_estate_as_the_action_that_it_is() -> None:
    deck = ["Estate", "Rice", *COPPERS]
    lab = Lab(["Smithy", "Rice"], coins=7, deck=deck, landscapes=["Inheritance"], others=[AWAY])
    lab.buy("Inheritance", "Smithy")
    lab.end_turn()
    lab.end_turn()
    lab.play("Estate")
    lab.to_buy_phase()
    lab.play("Rice")
    assert lab.me.coins == 4, "Victory, Action and Command, and Treasure"


def test_daimyo_leaves_play_with_the_turn_though_it_played_something_again() -> None:
    lab = Lab(["Daimyo"], hand=["Daimyo", "Festival"], deck=COPPERS)
    lab.play("Daimyo")
    lab.play("Festival")
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.game.effects == []


# -- Change and debt --------------------------------------------------------------------------------------------------


def test_change_throned_asks_for_the_debt_that_it_made() -> None:
    lab = Lab(["Change"], hand=["Throne Room", "Change", "Estate", "Copper"], coins=1)
    lab.play("Throne Room", "Change", "Estate", "Silver", 1, "Gold")
    assert lab.trash == ["Estate", "Copper"]
    assert lab.me.discard == ["Silver", "Gold"]
    assert (lab.me.debt, lab.me.coins) == (6, 0)


def test_change_throned_gives_coins_where_the_debt_is_kept() -> None:
    lab = Lab(["Change"], hand=["Throne Room", "Change", "Estate", "Copper"], coins=1)
    lab.play("Throne Room", "Change", "Estate", "Silver", 0)
    assert (lab.me.debt, lab.me.coins) == (1, 4)


def test_change_is_not_asked_for_debt_that_cannot_be_paid_in_full() -> None:
    lab = Lab(["Change"], hand=["Change", "Estate"], coins=2, debt=3)
    lab.play("Change")
    assert lab.asked == []
    assert (lab.me.debt, lab.me.coins) == (3, 5)


def test_change_with_a_copper_and_nothing_in_between_counts_coins_only() -> None:
    lab = Lab(["Change", "Daimyo", "Artist"], hand=["Change", "Curse"])
    lab.play("Change", "Estate")
    assert "Daimyo" not in lab.asked[0].options, "no coins are no more coins than none"
    assert lab.me.debt == 2


def test_change_possessed_gives_nobody_debt() -> None:
    lab = Lab(["Possession", "Change"], potions=True, hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Change", "Estate", "Silver"], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Change", "Estate", "Gold")
    assert lab.other.debt == 0
    assert lab.me.debt == 0
    assert "Gold" in lab.me.discard


def test_change_with_a_trader_takes_the_debt_of_what_was_gained() -> None:
    lab = Lab(["Change", "Trader"], hand=["Change", "Estate", "Trader"])
    lab.play("Change", "Estate", "Gold", "Trader")
    assert lab.me.discard == ["Silver"], "exchanged, but gained before"
    assert lab.me.debt == 4


def test_debt_of_possessed_players_goes_to_who_decides() -> None:
    lab = Lab(["Possession", "Litter"], potions=True, hand=["Possession"], deck=COPPERS,
              others=[{"hand": ["Litter", "Estate", "Silver"], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Litter")
    assert (lab.other.debt, lab.me.debt) == (0, 1)


def test_gold_mine_without_golds_may_still_take_the_debt() -> None:
    lab = Lab(["Gold Mine"], hand=["Gold Mine"], deck=["Copper"], supply={"Gold": 0})
    lab.play("Gold Mine", True)
    assert (lab.me.debt, lab.me.discard) == (4, [])


# -- Kingdom cards ----------------------------------------------------------------------------------------------------


def test_aristocrat_counts_only_its_own_name_and_only_mine() -> None:
    lab = Lab(["Aristocrat"], hand=["Aristocrat"], in_play=["Village"], others=[{"in_play": ["Aristocrat"]}])
    lab.play("Aristocrat")
    assert lab.me.actions == 3


def test_aristocrat_that_leaves_play_between_two_plays_counts_anew() -> None:
    lab = Lab(["Aristocrat", "Scheme"], hand=["Throne Room", "Aristocrat"], in_play=["Aristocrat"], deck=COPPERS)
    lab.play("Throne Room", "Aristocrat")
    assert len(lab.me.hand) == 6, "the second one gives cards, both times"


def test_artist_throned_counts_the_throne_room_both_times() -> None:
    lab = Lab(["Artist"], hand=["Artist", "Throne Room"], in_play=["Village"], deck=COPPERS[:9])
    lab.play("Throne Room", "Artist")
    assert len(lab.me.hand) == 6, "Throne Room, Artist and Village, twice"


def test_rice_counts_itself_and_types_that_cards_have_for_the_turn() -> None:
    lab = Lab(["Rice", "Fishmonger"], landscapes=["Capitalism"], projects=["Capitalism"], hand=["Rice"],
              deck=["Fishmonger"], in_play=["Moat"])  # fmt: skip
    lab.to_buy_phase()
    lab.play("Rice")
    assert lab.me.coins == 3, "Action, Reaction, Treasure"


def test_rice_played_again_counts_again() -> None:
    lab = Lab(["Rice", "King's Cache"], hand=["King's Cache", "Rice"])
    lab.play("King's Cache", "Rice")
    assert (lab.me.coins, lab.me.buys) == (3, 4)


def test_rice_broker_draws_twice_for_what_capitalism_makes_both() -> None:
    lab = Lab(["Rice Broker", "Village"], landscapes=["Capitalism"], projects=["Capitalism"],
              hand=["Rice Broker", "Festival"], deck=COPPERS)  # fmt: skip
    lab.play("Rice Broker")
    assert len(lab.me.hand) == 7, "with Capitalism a Festival is both"


def test_samurai_throned_attacks_twice_and_gives_two_coins() -> None:
    lab = Lab(["Samurai"], hand=["Throne Room", "Samurai"], others=[{"hand": COPPERS[:5], "deck": COPPERS}])
    lab.play("Throne Room", "Samurai")
    assert len(lab.other.hand) == 3
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Samurai"]
    lab.end_turn()
    assert lab.me.coins == 2


def test_samurai_is_kept_away_by_a_moat_and_gives_coins_all_the_same() -> None:
    lab = Lab(["Samurai", "Moat"], hand=["Samurai"], others=[{"hand": ["Moat", *COPPERS[:4]], "deck": COPPERS}])
    lab.play("Samurai", "Moat")
    assert len(lab.other.hand) == 5
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 1


def test_samurai_gives_its_coin_before_an_extra_turn_too() -> None:
    lab = Lab(["Samurai"], landscapes=["Mission"], hand=["Samurai"], coins=4, deck=COPPERS)
    lab.play("Samurai")
    lab.buy("Mission")
    lab.end_turn()
    assert (lab.turn, lab.me.coins) == (0, 1)


def test_snake_witch_played_by_a_captain_cannot_go_home() -> None:
    lab = Lab(["Snake Witch", "Captain"], hand=["Captain", "Copper"], deck=["Gold"])
    lab.play("Captain", "Snake Witch", True)
    assert lab.other.discard == []
    assert lab.supply["Snake Witch"] == 10


def test_snake_witch_of_a_player_with_a_moat_against_it() -> None:
    lab = Lab(["Snake Witch", "Moat"], hand=["Snake Witch", "Copper"], deck=["Gold"], others=[{"hand": ["Moat"]}])
    lab.play("Snake Witch", "Moat", True)
    assert lab.other.discard == []
    assert lab.supply["Snake Witch"] == 11, "it went home all the same"


def test_snake_witch_shows_the_hand_before_it_goes_home() -> None:
    lab = Lab(["Snake Witch"], hand=["Snake Witch", "Copper"], deck=["Gold"])
    lab.play("Snake Witch", True)
    shown = [entry for entry in lab.game.view(1).log() if entry["kind"] == "reveal"]
    assert [sorted(entry["cards"]) for entry in shown] == [["Copper", "Gold"]]


# -- Events -----------------------------------------------------------------------------------------------------------


def test_continue_plays_the_card_as_a_way() -> None:
    lab = Lab(["Village"], landscapes=["Continue", "Way of the Ox"], deck=COPPERS)
    lab.buy("Continue", "Village", "Way of the Ox")
    assert lab.me.actions == 1 + 2 + 1
    assert lab.me.in_play == ["Village"]


def test_continue_plays_a_duration_that_stays() -> None:
    lab = Lab(["Caravan"], landscapes=["Continue"], deck=COPPERS, others=[AWAY])
    lab.buy("Continue", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]
    lab.end_turn()
    assert len(lab.me.hand) == 6


def test_continue_with_a_trader_plays_nothing() -> None:
    lab = Lab(["Village", "Trader"], landscapes=["Continue"], hand=["Trader"], deck=COPPERS)
    lab.buy("Continue", "Village", "Trader")
    assert lab.me.in_play == []
    assert lab.me.discard == ["Silver"]
    assert (lab.phase, lab.me.actions, lab.me.buys) == ("action", 2, 1)


def test_continue_gains_a_villa_into_the_hand_and_does_not_play_it() -> None:
    lab = Lab(["Villa"], landscapes=["Continue"], deck=COPPERS)
    lab.buy("Continue", "Villa")
    assert lab.me.hand == ["Villa"]
    assert lab.me.in_play == []
    assert lab.me.actions == 3


def test_continue_opens_another_buy_phase_with_treasures() -> None:
    lab = Lab(["Village"], landscapes=["Continue"], hand=["Copper"], deck=["Gold"], coins=8, buys=2)
    lab.buy("Continue", "Village")
    lab.play("Gold")
    assert (lab.me.coins, lab.me.buys) == (11, 2)
    assert lab.phase == "buy"


def test_continue_plays_a_crown_in_the_action_phase() -> None:
    lab = Lab(["Bridge", "Crown"], landscapes=["Continue"], hand=["Bridge", "Festival", "Gold"])
    lab.play("Bridge")
    lab.buy("Continue", "Crown", "Festival")
    assert lab.asked[-1].options == ["Festival"], "no Treasures: it was gained in the Buy phase and is played after it"
    assert lab.me.in_play == ["Bridge", "Crown", "Festival"]


def test_continue_is_daimyos_next_action() -> None:
    lab = Lab(["Daimyo", "Village"], landscapes=["Continue"], hand=["Daimyo"], deck=COPPERS)
    lab.play("Daimyo")
    lab.buy("Continue", "Village")
    assert lab.me.actions == 1 + 4 + 1
    assert len(lab.me.hand) == 3


def test_credit_takes_no_debt_for_what_a_possessor_gained() -> None:
    lab = Lab(["Possession"], landscapes=["Credit"], potions=True, hand=["Possession"],
              others=[{"hand": COPPERS[:2], "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Credit", "Gold")
    assert (lab.other.debt, lab.me.debt) == (0, 0)
    assert "Gold" in lab.me.discard


def test_credit_reaches_dearer_cards_when_all_are_cheaper() -> None:
    lab = Lab(["Bridge"], landscapes=["Credit"], colonies=True, hand=["Bridge"], coins=1)
    lab.play("Bridge")
    lab.buy("Credit", "Platinum")
    assert lab.me.debt == 8


def test_credit_offers_a_treasure_that_capitalism_makes_no_twice() -> None:
    lab = Lab(["Festival"], landscapes=["Credit", "Capitalism"], projects=["Capitalism"], coins=2)
    lab.buy("Credit", "Festival")
    assert lab.asked[0].options.count("Festival") == 1
    assert lab.me.debt == 5


def test_practice_on_a_duration_does_not_keep_the_event() -> None:
    lab = Lab(["Caravan"], landscapes=["Practice"], hand=["Caravan"], coins=3, deck=COPPERS, others=[AWAY])
    lab.buy("Practice", "Caravan")
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_practice_plays_a_crown_in_the_buy_phase() -> None:
    lab = Lab(["Crown"], landscapes=["Practice"], hand=["Crown", "Gold"], coins=3)
    lab.buy("Practice", "Crown", "Gold")
    assert lab.me.coins == 6, "in the Buy phase a Crown plays Treasures, even now"


def test_foresight_keeps_its_card_past_a_cleanup_that_shuffles() -> None:
    lab = Lab(landscapes=["Foresight"], coins=2, deck=["Village"], discard=["Gold", "Gold", "Gold"])
    lab.buy("Foresight")
    lab.end_turn()
    assert sorted(lab.me.hand) == ["Gold", "Gold", "Gold", "Village"]


def test_foresight_finds_a_shadow_only_where_it_lies() -> None:
    lab = Lab(["Alley"], landscapes=["Foresight"], coins=2, deck=["Gold", "Alley", "Village", *COPPERS])
    lab.buy("Foresight")
    assert lab.me.set_aside == ["Alley"]
    assert lab.me.discard == ["Gold"]


def test_foresight_twice_brings_two_cards() -> None:
    lab = Lab(landscapes=["Foresight"], coins=4, buys=2, deck=["Village", "Copper", "Smithy", *COPPERS])
    lab.buy("Foresight")
    lab.buy("Foresight")
    lab.end_turn()
    assert len(lab.me.hand) == 7


def test_gather_with_cheaper_cards_gains_what_costs_that_now() -> None:
    lab = Lab(["Bridge", "Market", "Smithy", "Village"], landscapes=["Gather"], hand=["Bridge"], coins=6)
    lab.play("Bridge")
    lab.buy("Gather", "Smithy", "Market")
    assert lab.me.discard == ["Smithy", "Market", "Gold"]


def test_kintsugi_is_each_players_own_gold() -> None:
    lab = Lab(["Village"], landscapes=["Kintsugi"], hand=["Estate"], coins=3)
    lab.gain("Gold", seat=1)
    lab.buy("Kintsugi", policy=lambda question: question.options[0])
    assert lab.me.discard == []


def test_kintsugi_remembers_a_gold_that_a_watchtower_trashed() -> None:
    lab = Lab(["Village", "Watchtower"], landscapes=["Kintsugi", "Dominate"], hand=["Watchtower", "Estate"], coins=3)
    lab.gain("Gold", policy=lambda question: question.options[0])
    assert lab.trash == ["Gold"]
    lab.buy("Kintsugi", "Estate", "Village", None)
    assert lab.me.discard == ["Village"]


def test_kintsugi_knows_in_forks_and_records_who_gained_a_gold() -> None:
    lab = Lab(["Village"], landscapes=["Kintsugi"], hand=["Estate"], coins=3)
    lab.gain("Gold")
    fork = Session(lab.game.copy(), [None, None]).fork(1, 1)
    assert [effect.source.name for effect in fork.game.effects] == ["Kintsugi"]


def test_receive_tribute_counts_gains_of_any_phase_but_only_mine() -> None:
    lab = Lab(["Village", "Workshop"], landscapes=["Receive Tribute"], coins=5, buys=3)
    lab.gain("Copper")
    lab.gain("Copper", seat=1)
    lab.buy("Copper")
    lab.buy("Receive Tribute")
    assert lab.me.discard == ["Copper", "Copper"]


def test_sea_trade_counts_a_duration_of_an_earlier_turn() -> None:
    lab = Lab(["Samurai"], landscapes=["Sea Trade"], hand=["Samurai"], deck=[*COPPERS[:5], "Gold", *COPPERS],
              others=[AWAY])  # fmt: skip
    lab.play("Samurai")
    lab.end_turn()
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Sea Trade", "Gold")
    assert lab.trash == ["Gold"]


def test_amass_sees_treasures_that_capitalism_makes_of_actions() -> None:
    lab = Lab(["Festival"], landscapes=["Amass"], in_play=["Festival"], coins=2)
    lab.buy("Amass")
    assert lab.me.discard == []


def test_asceticism_pays_with_coins_that_are_left_only() -> None:
    lab = Lab(landscapes=["Asceticism"], hand=["Estate", "Estate", "Estate"], coins=4)
    lab.buy("Asceticism", 2)
    assert (lab.asked[0].minimum, lab.asked[0].maximum) == (0, 2)
    assert lab.trash == ["Estate", "Estate"]
    assert lab.me.coins == 0


def test_continue_of_a_snowy_village_gives_no_action_after_it() -> None:
    lab = Lab(["Snowy Village"], landscapes=["Continue"], deck=["Copper"])
    lab.buy("Continue", "Snowy Village")
    assert (lab.me.actions, lab.me.buys) == (1 + 4, 1 - 1 + 1 + 1)


def test_sea_trade_trashes_as_many_as_there_are_actions_in_play() -> None:
    lab = Lab(landscapes=["Sea Trade"], in_play=["Village"] * 4, hand=["Estate"] * 2, deck=["Curse"] * 4, coins=4)
    lab.buy("Sea Trade", ["Curse"] * 4)
    assert lab.trash == ["Curse"] * 4


def test_craftsman_takes_its_debt_before_it_gains() -> None:
    lab = Lab(["Craftsman", "Change"], landscapes=["Innovation"], projects=["Innovation"], hand=["Craftsman", "Estate"])
    lab.play("Craftsman", "Change", True)
    assert (lab.me.coins, lab.me.debt, lab.me.hand) == (3, 2, ["Estate"])


def test_samurais_coin_is_a_bonus_that_a_token_takes() -> None:
    lab = Lab(["Samurai", "Bridge Troll"], hand=["Samurai"], tokens={"-1 Coin": 1})
    lab.play("Samurai")
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coins, lab.me.tokens.get("-1 Coin", 0)) == (0, 0)


def test_daimyo_under_enlightenment_plays_a_treasure_again() -> None:
    lab = Lab(["Daimyo", "Tea House"], prophecy="Enlightenment", sun=0, hand=["Daimyo", "Gold"], deck=["Estate"] * 4)
    lab.play("Daimyo")
    lab.play("Gold")
    assert (lab.me.hand, lab.me.actions) == (["Estate"] * 3, 2)
    assert lab.me.in_play == ["Daimyo", "Gold"]


def test_tanuki_gains_nothing_with_a_potion_for_what_costs_none() -> None:
    lab = Lab(["Tanuki", "Alchemist"], hand=["Tanuki", "Estate"])
    lab.play("Tanuki", "Silver")
    assert not {"Alchemist", "Market"} & set(lab.asked[-1].options)
    lab = Lab(["Tanuki", "Alchemist", "Familiar"], hand=["Tanuki", "Familiar"])
    lab.play("Tanuki", "Alchemist")
    assert lab.me.discard == ["Alchemist"]


def test_continue_is_there_again_in_the_next_turn() -> None:
    lab = Lab(["Village"], landscapes=["Continue"], deck=COPPERS, others=[AWAY])
    lab.buy("Continue", "Village")
    lab.game.players[0].debt = 0
    lab.end_turn()
    lab.end_turn()
    lab.buy("Continue", "Village")
    assert (lab.me.in_play, lab.me.debt) == (["Village"], 8)


def test_amass_looks_at_what_others_have_in_play_not_at_all() -> None:
    lab = Lab(["Village"], landscapes=["Amass"], coins=2, others=[{"in_play": ["Village"]}])
    lab.buy("Amass", "Village")
    assert lab.me.discard == ["Village"]


def test_alley_must_discard() -> None:
    lab = Lab(["Alley"], hand=["Alley", "Gold"], deck=["Silver"])
    lab.play("Alley", "Silver")
    assert (lab.asked[-1].minimum, lab.me.hand, lab.me.discard) == (1, ["Gold"], ["Silver"])

"""What happens where promotional cards meet each other and cards of expansions."""

from __future__ import annotations

import pytest

from bailiwick import IllegalSetup, Session, Setup
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 12
FORKS = 30


def market(*top: str, **more):
    """A position with these cards on top of the Black Market deck."""
    kingdom = ["Black Market", *more.pop("kingdom", [])]
    hand = ["Black Market", *more.pop("hand", [])]
    return Lab(kingdom, hand=hand, stack={"Black Market": list(top)}, **more)


# -- Black Market -----------------------------------------------------------------------------------------------------


def test_black_market_puts_the_others_at_the_bottom_in_the_order_picked():
    lab = market("Chapel", "Witch", "Mine")
    lab.play("Black Market", None, ["Mine", "Chapel", "Witch"])
    assert lab.stack("Black Market")[-3:] == ["Mine", "Chapel", "Witch"]
    assert len(lab.stack("Black Market")) == 15
    lab.game.check()


def test_black_market_brings_what_its_cards_need():
    lab = market("Familiar", "Cultist", "Supplies")
    assert {"Potion", "Ruins"} <= set(lab.supply)
    assert lab.supply["Horse"] == 30
    assert Lab(["Black Market"], stack={"Black Market": ["Baker"]}).me.coffers == 1
    assert Setup(["Black Market", "Village"], black_market=lab.setup.holders("black_market")).uses_potions()


def test_black_market_and_a_potion_in_the_cost():
    lab = market("Familiar", "Mine", "Witch", hand=["Silver", "Potion"], potions=True)
    lab.play("Black Market", "Silver", "Potion", "Familiar", ["Mine", "Witch"])
    assert lab.me.discard == ["Familiar"]
    lab = market("Familiar", "Mine", "Witch", hand=["Silver"], coins=10)
    lab.play("Black Market", "Silver", None, ["Familiar", "Mine", "Witch"])
    assert "Familiar" not in lab.asked[-2].options


def test_black_market_and_debt_in_the_cost():
    lab = market("Engineer", "Mine", "Witch")
    lab.play("Black Market", "Engineer", ["Mine", "Witch"])
    assert lab.me.debt == 4
    assert lab.me.discard == ["Engineer"]


def test_black_market_sells_nothing_to_who_owes_debt():
    lab = market("Chapel", "Moat", "Cellar", debt=5)
    lab.play("Black Market", 0, ["Chapel", "Moat", "Cellar"])
    assert lab.me.discard == []
    assert [question.purpose for question in lab.asked] == ["pay", "arrange"]


def test_black_market_and_possession_the_possessor_has_the_card_and_the_money_is_the_others():
    lab = Lab(
        ["Black Market", "Possession"], hand=["Possession"], deck=COPPERS,
        stack={"Black Market": ["Chapel", "Witch", "Mine"]},
        others=[{"hand": ["Black Market", "Copper"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Black Market", None, "Chapel", ["Witch", "Mine"])
    assert "Chapel" in lab.me.discard
    assert "Chapel" not in lab.other.discard
    assert {question.player for question in lab.asked} == {0}
    lab.game.check()


def test_black_market_sells_nothing_in_a_mission():
    lab = Lab(
        ["Black Market"], landscapes=["Mission"], coins=4, deck=["Black Market", *COPPERS],
        stack={"Black Market": ["Chapel", "Moat", "Cellar"]},
    )  # fmt: skip
    lab.buy("Mission")
    lab.end_turn()
    lab.play("Black Market", None, ["Chapel", "Moat", "Cellar"])
    assert lab.me.discard == []


def test_black_market_and_contraband_what_was_forbidden_cannot_be_bought_there():
    lab = market("Chapel", "Moat", "Cellar", hand=["Contraband"])
    lab.play("Black Market", "Contraband", "Chapel", "Moat", ["Chapel", "Cellar"])
    assert "Chapel" not in lab.asked[-2].options
    assert lab.me.discard == ["Moat"]


def test_black_market_and_split_piles_one_card_of_a_pile_alone():
    lab = market("Fortune", "Sir Destry", "Avanto", coins=8)
    names = lab.setup.holders("black_market")
    assert "Gladiator" not in names
    assert "Sauna" not in names
    with pytest.raises(IllegalSetup, match="is a split pile; name one of its cards"):
        Lab(["Black Market"], black_market=["Knights", *names[:14]])


def test_a_card_of_the_black_market_has_no_pile():
    lab = market("Experiment", "Witch", "Mine", coins=3, deck=COPPERS)
    lab.play("Black Market", "Experiment", ["Witch", "Mine"])
    assert lab.me.discard == ["Experiment"], "no second one comes with it"
    lab = Lab(["Black Market"], black_market=lab.setup.holders("black_market"), hand=["Experiment"], deck=COPPERS)
    lab.play("Experiment")
    assert lab.me.in_play == ["Experiment"], "and it is not returned"


def test_what_sees_buying_sees_it_at_the_black_market():
    lab = market("Chapel", "Witch", "Mine", kingdom=["Haggler"], hand=["Haggler"], coins=1, actions=2)
    lab.play("Haggler")
    lab.play("Black Market", "Witch", "Silver", ["Chapel", "Mine"])
    assert sorted(lab.me.discard) == ["Silver", "Witch"]


def test_overpaying_at_the_black_market():
    lab = market("Masterpiece", "Witch", "Mine", coins=4)
    lab.play("Black Market", "Masterpiece", 3, ["Witch", "Mine"])
    assert sorted(lab.me.discard) == ["Masterpiece", "Silver", "Silver", "Silver"]
    assert lab.me.coins == 0


def test_a_peddler_of_the_black_market_costs_eight():
    lab = market("Peddler", "Witch", "Mine", coins=5, in_play=["Village", "Village", "Village"])
    lab.play("Black Market", None, ["Peddler", "Witch", "Mine"])
    assert "Peddler" not in lab.asked[0].options
    assert lab.asked[0].options == ["Witch", "Mine"]


def test_nobody_sees_the_order_of_the_black_market_deck():
    lab = market("Chapel", "Witch", "Mine")
    session = Session(lab.game.copy(), [None, None])
    for seat in (0, 1):
        decks = {tuple(c.name for c in session.fork(seat, i).game.aside["black_market"]) for i in range(FORKS)}
        assert len(decks) == FORKS
        assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(lab.stack("Black Market")))}


# -- Prince and Captain -----------------------------------------------------------------------------------------------


def test_a_prince_and_a_reserve_card_stays_with_the_prince():
    lab = Lab(["Ratcatcher"], hand=["Prince", "Ratcatcher"], deck=COPPERS)
    lab.play("Prince", "Ratcatcher")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.set_aside == ["Ratcatcher"]
    assert lab.me.mats.get("Tavern", []) == []
    assert lab.me.actions == 2


def test_a_prince_and_a_traveller_is_never_exchanged():
    lab = Lab(["Page"], hand=["Prince", "Page"], deck=["Copper"] * 20)
    lab.play("Prince", "Page")
    for _ in range(4):
        lab.end_turn()
    assert lab.me.set_aside == ["Page"]
    assert lab.me.actions == 2


def test_a_prince_takes_no_command():
    lab = Lab(["Band of Misfits"], hand=["Bridge", "Prince", "Band of Misfits"], actions=2)
    lab.play("Bridge")
    lab.play("Prince")
    assert lab.me.set_aside == []
    assert lab.asked == []


def test_a_prince_and_a_card_that_trashes_itself_plays_it_in_every_turn():
    lab = Lab(["Acting Troupe"], hand=["Prince", "Acting Troupe"], deck=COPPERS)
    lab.play("Prince", "Acting Troupe")
    for _ in range(4):
        lab.end_turn()
    assert lab.me.villagers == 8
    assert lab.trash == []


def test_a_prince_and_an_extra_turn_plays_its_card_there_too():
    lab = Lab(["Outpost"], hand=["Prince", "Woodcutter", "Outpost"], actions=2, deck=COPPERS)
    lab.play("Prince", "Woodcutter")
    lab.play("Outpost")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.coins == 2


def test_a_princes_card_is_played_as_a_way_if_its_player_likes():
    lab = Lab(landscapes=["Way of the Sheep"], hand=["Prince", "Village"], deck=COPPERS)
    lab.play("Prince", None, "Village")
    lab.end_turn()
    lab.end_turn("Way of the Sheep")
    assert lab.me.coins == 2


def test_a_princes_reckless_card_is_followed_twice_and_never_returned():
    lab = Lab(["Abundance"], traits={"Reckless": "Woodcutter"}, hand=["Prince", "Woodcutter"])
    lab.play("Prince", "Woodcutter")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 4
    lab.end_turn()
    assert lab.supply["Woodcutter"] == 10


def test_a_captain_is_no_card_for_a_captain_or_a_band_of_misfits():
    lab = Lab(["Captain", "Band of Misfits", "Bridge"], hand=["Bridge", "Bridge", "Captain"], actions=3)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Captain", "Village")
    assert not {"Captain", "Band of Misfits"} & set(lab.asked[0].options)


def test_a_flagship_does_not_play_a_captain_again():
    lab = Lab(["Captain"], hand=["Flagship", "Captain"], actions=2, deck=COPPERS)
    lab.play("Flagship")
    lab.play("Captain", "Woodcutter")
    assert (lab.me.coins, lab.me.buys) == (6, 3), "but the Woodcutter that it played"


# -- Stash ------------------------------------------------------------------------------------------------------------


def test_all_see_where_a_stash_is():
    lab = Lab(["Stash", "Haven"], hand=["Smithy", "Haven", "Estate"], actions=2, discard=["Stash", "Stash", *COPPERS])
    lab.play("Smithy", 1, 6)
    assert "Stash" in lab.me.hand
    session = Session(lab.game.copy(), [None, None])
    for i in range(FORKS):
        owner = session.fork(1, i).game.players[0]
        assert [card.name for card in owner.hand].count("Stash") == 1
        assert [card.name for card in reversed(owner.deck)].index("Stash") == 3
    lab.play("Haven", "Stash")
    session = Session(lab.game.copy(), [None, None])
    assert {session.fork(1, i).game.players[0].set_aside_hidden[0].name for i in range(FORKS)} == {"Stash"}


def test_who_places_a_stash_does_not_see_the_shuffled_cards():
    lab = Lab(["Stash"], hand=["Smithy"], discard=["Stash", "Gold", "Curse", *COPPERS])
    game = lab.game
    seen = []

    def policy(question):
        seen.append((len(game.players[0].looking), question.options))
        return 0

    lab.play("Smithy", policy=policy)
    assert seen == [(0, [])]
    assert "Stash" in lab.me.hand


def test_a_stash_and_a_star_chart_the_owner_says_which_comes_first():
    lab = Lab(["Stash"], hand=["Village"], projects=["Star Chart"], discard=["Stash", "Gold", *COPPERS])
    lab.play("Village", "Star Chart", "Gold", 0)
    assert lab.me.hand == ["Stash"]
    assert lab.me.deck[0] == "Gold"


def test_a_stash_and_fated_cards_at_the_bottom():
    lab = Lab(["Stash"], traits={"Fated": "Village"}, hand=["Smithy"], discard=["Stash", "Village", *COPPERS[:4]])
    lab.play("Smithy", "Fated", None, "Village", 5)
    assert lab.me.deck == ["Copper", "Village", "Stash"]


# -- others -----------------------------------------------------------------------------------------------------------


def test_a_summoned_card_in_a_possessed_turn_is_the_possessors_and_not_set_aside():
    lab = Lab(
        ["Possession"], landscapes=["Summon"], hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["Gold", "Silver"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Summon", "Village")
    assert "Village" in lab.me.discard
    assert lab.other.set_aside == []


def test_a_walled_village_that_inspires_or_is_tireless_goes_onto_the_deck_before():
    lab = Lab(["Walled Village"], traits={"Tireless": "Walled Village"}, hand=["Walled Village"], deck=COPPERS)
    lab.play("Walled Village")
    lab.end_turn(True)
    assert "Walled Village" in lab.me.hand
    assert lab.me.set_aside == []


def test_a_marchland_gained_in_anothers_turn_discards_for_nothing():
    lab = Lab(["Marchland"], deck=COPPERS)
    lab.end_turn()
    lab.gain("Marchland", ["Copper"], seat=0)
    assert lab.other.coins == 0
    assert lab.me.coins == 0
    assert len(lab.me.hand) == 4


def test_an_envoy_and_a_patron_that_it_shows():
    lab = Lab(["Envoy"], hand=["Envoy"], deck=["Patron", "Gold", *COPPERS])
    lab.play("Envoy", "Gold")
    assert lab.me.coffers == 1


def test_a_sauna_lasts_for_the_turn_alone():
    lab = Lab(hand=["Sauna"], deck=["Copper", "Silver", "Estate", "Estate", "Estate", "Estate"])
    lab.play("Sauna")
    lab.end_turn()
    lab.end_turn()
    lab.play("Silver")
    assert lab.asked == []


def test_a_governor_in_turn_order_when_silvers_run_out():
    lab = Lab(["Governor"], hand=["Governor"], supply={"Silver": 1}, others=[{}, {}, {}])
    lab.play("Governor", 1)
    assert [len(seat.discard) for seat in lab.players] == [1, 1, 0, 0]


def test_a_black_market_needs_cards_for_its_deck():
    with pytest.raises(IllegalSetup, match="black_market takes 15 to 60 cards; these are 1"):
        Setup(["Black Market"], black_market=["Chapel"])
    with pytest.raises(IllegalMove):
        Lab(["Black Market"]).buy("Chapel")


# -- what planted wrong rulings got away with --------------------------------------------------------------------------


def test_a_black_market_without_cards_lets_treasures_be_played():
    lab = market("Chapel", "Moat", "Cellar", hand=["Gold"])
    for card in lab.game.aside["black_market"].cards():
        assert lab.game.remove(card, lab.game.aside["black_market"])
        lab.game.totals[card.name] -= 1
    lab.play("Black Market", "Gold")
    assert lab.me.coins == 5
    assert lab.phase == "action"


def test_a_captain_and_a_summon_reach_no_card_with_a_potion_or_debt_in_its_cost():
    lab = Lab(["Captain", "University", "Engineer"], hand=["Captain"], deck=COPPERS)
    lab.play("Captain", "Village")
    assert not {"University", "Engineer"} & set(lab.asked[0].options)
    assert lab.asked[0].minimum == 1, "it has to be done"
    lab = Lab(["University", "Engineer"], landscapes=["Summon"], coins=5, deck=COPPERS)
    lab.buy("Summon", "Village")
    assert not {"University", "Engineer"} & set(lab.asked[0].options)


def test_dismantle_gains_the_cheaper_card_before_the_gold():
    lab = Lab(["Dismantle", "Watchtower"], hand=["Dismantle", "Estate", "Watchtower"])
    lab.play("Dismantle", "Estate", "Copper", "Watchtower", 0, "Watchtower", 1)
    assert lab.trash == ["Estate", "Copper"]
    assert lab.me.deck == ["Gold"]


def test_dismantle_gains_a_gold_though_nothing_is_cheaper():
    lab = Lab(["Dismantle", "Poor House"], hand=["Dismantle", "Poor House"], supply={"Copper": 0, "Curse": 0})
    lab.play("Dismantle")
    assert lab.me.discard == ["Gold"]


def test_dismantle_of_a_card_with_a_potion_in_its_cost_gains_one_of_as_many_coins_without_it():
    lab = Lab(["Dismantle", "University", "Familiar"], hand=["Dismantle", "University"])
    lab.play("Dismantle", "Estate")
    assert sorted(lab.me.discard) == ["Estate", "Gold"]
    assert not {"University", "Familiar", "Silver"} & set(lab.asked[-1].options)


def test_an_envoy_asks_the_player_to_the_left():
    lab = Lab(["Envoy"], hand=["Envoy"], deck=["Gold", "Silver", *COPPERS], others=[{}, {}, {}])
    lab.play("Envoy", "Gold")
    assert lab.asked[0].player == 1


def test_a_governor_keeps_the_potion_in_a_cost():
    lab = Lab(["Governor", "University", "Golem", "Familiar"], hand=["Governor", "University"],
              others=[{"hand": ["University"]}])  # fmt: skip
    lab.play("Governor", 2, "University", "University")
    assert lab.me.discard == ["Golem"]
    assert lab.other.discard == ["Familiar"]


def test_a_sauna_plays_an_avanto_that_it_has_drawn():
    lab = Lab(["Sauna / Avanto"], hand=["Sauna"], deck=["Avanto", *COPPERS])
    lab.play("Sauna", "Avanto")
    assert lab.me.in_play == ["Sauna", "Avanto"]
    assert lab.me.hand == ["Copper"] * 3


def test_two_stashes_may_both_lie_at_the_bottom():
    lab = Lab(["Stash"], hand=["Smithy"], discard=["Stash", "Stash", *COPPERS[:5]])
    lab.play("Smithy", 6, 6)
    assert lab.me.deck == ["Copper", "Copper", "Stash", "Stash"]


def test_treasures_in_play_do_not_keep_a_walled_village_from_the_deck():
    lab = Lab(["Walled Village"], hand=["Walled Village", "Gold", "Gold", "Gold"], deck=["Estate"] * 20)
    lab.play("Walled Village")
    lab.play_treasures()
    lab.end_turn(True)
    assert "Walled Village" in lab.me.hand


def test_a_church_hides_what_is_laid_aside():
    lab = Lab(["Church"], hand=["Church", "Gold", "Duchy", "Curse"], deck=COPPERS)
    lab.play("Church", ["Gold"])
    told = [f"{lab.game.view(seat).data()['players'][0]} {lab.game.view(seat).log()}" for seat in (0, 1)]
    assert ["Gold" in text for text in told] == [True, False]


def test_a_tunnel_discarded_for_a_marchland_is_seen():
    lab = Lab(["Marchland", "Tunnel"], hand=["Tunnel", "Estate"])
    lab.gain("Marchland", ["Tunnel"], "Tunnel")
    assert lab.me.coins == 1
    assert sorted(lab.me.discard) == ["Gold", "Marchland", "Tunnel"]


def test_a_summoned_cavalry_that_was_shuffled_into_the_deck_is_not_set_aside():
    lab = Lab(["Cavalry"], landscapes=["Summon"], coins=5, discard=["Curse"] * 12)
    lab.buy("Summon", "Cavalry")
    assert lab.me.set_aside == []
    assert lab.me.discard == []


def test_dismantle_asks_what_a_card_costs_now():
    lab = Lab(["Dismantle", "Bridge"], hand=["Bridge", "Bridge", "Dismantle", "Estate"], actions=3)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Dismantle")
    assert lab.trash == ["Estate"]
    assert lab.me.discard == []


def test_a_governor_asks_what_a_card_costs_now():
    lab = Lab(["Governor", "Bridge"], hand=["Bridge", "Governor", "Estate"], actions=2)
    lab.play("Bridge")
    lab.play("Governor", 2, "Estate", "Smithy")
    assert lab.me.discard == ["Smithy"]
    assert {lab.game.cost(lab.game.find_pile(name).top).coins for name in lab.asked[-1].options} == {3}


def test_a_church_takes_three_cards():
    lab = Lab(["Church"], hand=["Church", *COPPERS[:5], "Estate"], deck=COPPERS)
    lab.play("Church", ["Estate"])
    assert (lab.asked[-1].minimum, lab.asked[-1].maximum) == (0, 3)


def test_a_summoned_card_is_played_though_it_has_become_dearer():
    lab = Lab(["Bridge"], landscapes=["Summon"], hand=["Bridge"], coins=4, deck=COPPERS)
    lab.play("Bridge")
    lab.buy("Summon", "Market")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Market"]

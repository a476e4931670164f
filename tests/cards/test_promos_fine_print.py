"""The fine print of the promotional cards: decks that are no piles, cards that are played where they lie, Stashes."""

from __future__ import annotations

import pytest

from bailiwick import Session, Setup, new_game
from bailiwick.engine.decision import Agent
from bailiwick.lab import IllegalMove, Lab

COPPERS = ["Copper"] * 12
FORKS = 30


def market(*top: str, **more):
    """A position with these cards on top of the Black Market deck."""
    kingdom = ["Black Market", *more.pop("kingdom", [])]
    hand = ["Black Market", *more.pop("hand", [])]
    return Lab(kingdom, hand=hand, stack={"Black Market": list(top)}, **more)


# -- Black Market -----------------------------------------------------------------------------------------------------


def test_a_black_market_with_a_young_witch_brings_a_bane():
    lab = market("Young Witch", "Witch", "Mine", coins=2)
    lab.play("Black Market", "Young Witch", ["Witch", "Mine"])
    assert lab.me.discard == ["Young Witch"]
    bane = lab.setup.holders("bane")
    assert len(bane) == 1
    assert bane[0] in lab.supply
    assert bane[0] not in lab.setup.holders("black_market")


def test_a_young_witch_of_the_black_market_minds_the_bane():
    deck = market("Young Witch", "Witch", "Mine").setup.holders("black_market")
    bane = next(name for name in ("Cellar", "Chapel", "Moat", "Lurker") if name not in deck)
    lab = Lab(
        ["Black Market"], black_market=deck, bane=bane, hand=["Young Witch"], deck=COPPERS,
        others=[{"hand": [bane]}],
    )  # fmt: skip
    lab.play("Young Witch", policy=lambda question: [bane] if bane in question.options else question.options[:2])
    assert "Curse" not in lab.other.discard


def test_a_black_market_with_a_trade_route_puts_tokens_on_victory_piles():
    lab = market("Trade Route", "Witch", "Mine", coins=1)
    lab.play("Black Market", "Trade Route", ["Witch", "Mine"])
    lab.gain("Duchy")
    lab = Lab(
        ["Black Market"], black_market=lab.setup.holders("black_market"), hand=["Trade Route", "Curse"], deck=COPPERS
    )
    lab.gain("Duchy")
    lab.play("Trade Route")
    assert lab.me.coins == 1


def test_a_black_market_with_a_shaman_holds_its_rule():
    deck = market("Shaman", "Witch", "Mine").setup.holders("black_market")
    lab = Lab(["Black Market"], black_market=deck, hand=["Chapel", "Silver"], deck=COPPERS)
    lab.play("Chapel", ["Silver"])
    lab.end_turn()
    assert lab.other.discard == ["Silver"]


def test_a_black_market_with_a_heirloom_card_and_a_liaison():
    deck = market("Pixie", "Underling", "Mine").setup.holders("black_market")
    setup = Setup(["Black Market", "Village"], black_market=deck).complete(3)
    assert setup.holders("ally")
    game = new_game(setup, 1, [Agent(), Agent()])
    assert [player.owned.get("Goat", 0) for player in game.players] == [1, 1]


def test_an_enchanted_black_market_sells_nothing():
    lab = Lab(
        ["Enchantress", "Black Market"], hand=["Enchantress"], stack={"Black Market": ["Chapel", "Moat", "Cellar"]},
        others=[{"hand": ["Black Market", "Gold"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Enchantress")
    lab.end_turn()
    lab.play("Black Market")
    assert lab.other.coins == 0
    assert lab.asked == []
    assert lab.stack("Black Market")[:3] == ["Chapel", "Moat", "Cellar"]


def test_a_hoard_played_at_the_black_market_sees_the_victory_card():
    lab = market("Harem", "Witch", "Mine", kingdom=["Hoard"], hand=["Hoard"], coins=2)
    lab.play("Black Market", "Hoard", "Harem", ["Witch", "Mine"])
    assert sorted(lab.me.discard) == ["Gold", "Harem"]
    assert lab.me.in_play == ["Black Market", "Hoard"]


def test_a_capital_played_at_the_black_market_brings_debt_in_clean_up_alone():
    lab = market("Witch", "Chapel", "Mine", kingdom=["Capital"], hand=["Capital"])
    lab.play("Black Market", "Capital", "Witch", ["Chapel", "Mine"])
    assert lab.me.discard == ["Witch"]
    assert lab.me.debt == 0
    lab.to_buy_phase()
    lab.end_turn(3)
    assert lab.me.debt == 3


def test_debt_paid_at_the_black_market_before_buying():
    lab = market("Chapel", "Moat", "Cellar", debt=1, hand=["Silver"])
    lab.play("Black Market", "Silver", 1, "Chapel", ["Moat", "Cellar"])
    assert lab.me.debt == 0
    assert lab.me.coins == 1
    assert lab.me.discard == ["Chapel"]


def test_a_black_market_in_the_buy_phase_ends_the_playing_of_treasures_with_what_is_bought():
    lab = market("Chapel", "Moat", "Cellar", hand=["Gold"], projects=["Capitalism"])
    lab.to_buy_phase()
    lab.play("Black Market", None, "Chapel", ["Moat", "Cellar"])
    assert lab.phase == "buy"
    with pytest.raises(IllegalMove):
        lab.play("Gold")
    lab = market("Chapel", "Moat", "Cellar", hand=["Gold"], projects=["Capitalism"])
    lab.to_buy_phase()
    lab.play("Black Market", None, None, ["Chapel", "Moat", "Cellar"])
    lab.play("Gold")
    assert lab.me.coins == 5


def test_a_black_market_under_capitalism_nests_and_the_inner_one_is_done_first():
    lab = market("Chapel", "Moat", "Cellar", "Witch", "Mine", "Bishop", hand=["Black Market"], projects=["Capitalism"])
    lab.play("Black Market", "Black Market", "Bishop", ["Witch", "Mine"], ["Chapel", "Moat", "Cellar"])
    assert lab.me.discard == ["Bishop"]
    assert lab.stack("Black Market")[-5:] == ["Witch", "Mine", "Chapel", "Moat", "Cellar"]
    lab.game.check()


def test_a_black_market_with_an_empty_deck_gives_its_coins():
    lab = market("Chapel", "Moat", "Cellar")
    for card in lab.game.aside["black_market"].cards():
        assert lab.game.remove(card, lab.game.aside["black_market"])
        lab.game.totals[card.name] -= 1
    lab.play("Black Market")
    assert lab.me.coins == 2


def test_a_throned_black_market_shows_the_next_three():
    lab = Lab(
        ["Black Market"], hand=["Throne Room", "Black Market"],
        stack={"Black Market": ["Chapel", "Moat", "Cellar", "Witch", "Mine", "Bishop"]},
    )  # fmt: skip
    lab.play("Throne Room", "Black Market", "Chapel", ["Moat", "Cellar"], ["Witch", "Mine", "Bishop"])
    assert lab.me.discard == ["Chapel"]
    assert lab.stack("Black Market")[-5:] == ["Moat", "Cellar", "Witch", "Mine", "Bishop"]


def test_a_card_of_the_black_market_cannot_be_exchanged_and_is_trashed_like_any():
    lab = market("Hermit", "Mine", "Witch", coins=1, hand=["Chapel"])
    lab.play("Black Market", "Hermit", ["Mine", "Witch"])
    assert lab.me.discard == ["Hermit"]
    lab = Lab(["Black Market"], black_market=lab.setup.holders("black_market"), hand=["Hermit"], deck=COPPERS)
    lab.play("Hermit", policy=lambda q: q.options[: q.minimum])
    lab.end_turn()
    assert "Hermit" in lab.me.discard


def test_a_trader_sees_what_is_gained_at_the_black_market_and_cannot_exchange_it():
    lab = market("Chapel", "Mine", "Witch", kingdom=["Trader"], hand=["Trader"])
    lab.play("Black Market", "Chapel", ["Mine", "Witch"])
    assert lab.me.discard == ["Chapel"]
    lab.game.check()


def test_a_watchtower_trashes_what_is_bought_at_the_black_market():
    lab = market("Chapel", "Mine", "Witch", kingdom=["Watchtower"], hand=["Watchtower"])
    lab.play("Black Market", "Chapel", "Watchtower", 0, ["Mine", "Witch"])
    assert lab.trash == ["Chapel"]
    lab.game.check()


def test_swamp_hags_and_haunted_woods_see_the_buying_in_the_action_phase():
    lab = Lab(
        ["Swamp Hag", "Black Market"], hand=["Swamp Hag"], stack={"Black Market": ["Chapel", "Mine", "Witch"]},
        others=[{"hand": ["Black Market"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Swamp Hag")
    lab.end_turn()
    lab.play("Black Market", "Chapel", ["Mine", "Witch"])
    assert sorted(lab.other.discard) == ["Chapel", "Curse"]


def test_a_mint_bought_at_the_black_market_trashes_the_treasures_in_play():
    lab = market("Mint", "Mine", "Witch", hand=["Gold"])
    lab.play("Black Market", "Gold", "Mint", ["Mine", "Witch"])
    assert lab.me.discard == ["Mint"]
    assert lab.trash == ["Gold"]


def test_bridges_make_the_cards_of_the_black_market_cheaper():
    lab = market("Witch", "Chapel", "Mine", kingdom=["Bridge"], hand=["Bridge", "Bridge"], actions=3)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Black Market", "Witch", ["Chapel", "Mine"])
    assert lab.me.coins == 1


def bottoms(lab: Lab, seat: int) -> set[tuple[str, ...]]:
    """The three lowest cards of the Black Market deck in forks for a seat, the lowest first."""
    session = Session(lab.game.copy(), [None] * len(lab.players))
    forks = [session.fork(seat, i) for i in range(2 * FORKS)]
    return {tuple(card.name for card in fork.game.aside["black_market"])[:3] for fork in forks}


def test_what_is_put_back_under_the_deck_all_know_and_its_player_alone_in_which_order():
    lab = market("Chapel", "Mine", "Witch")
    lab.play("Black Market", None, ["Mine", "Witch", "Chapel"])
    assert bottoms(lab, 0) == {("Chapel", "Witch", "Mine")}
    assert len(bottoms(lab, 1)) == 6
    assert {tuple(sorted(order)) for order in bottoms(lab, 1)} == {("Chapel", "Mine", "Witch")}


def test_what_is_left_of_a_black_market_in_which_something_was_bought_all_know_as_well():
    lab = market("Chapel", "Mine", "Witch")
    lab.play("Black Market", "Chapel", ["Mine", "Witch"])
    assert {order[:2] for order in bottoms(lab, 0)} == {("Witch", "Mine")}
    assert {order[:2] for order in bottoms(lab, 1)} == {("Witch", "Mine"), ("Mine", "Witch")}
    assert len({order[2] for order in bottoms(lab, 1)}) > 5, "what lies above them nobody knows"


def test_who_decides_for_another_at_the_black_market_knows_the_order_as_they_do():
    lab = Lab(
        ["Black Market", "Possession"], hand=["Possession"], deck=COPPERS,
        stack={"Black Market": ["Chapel", "Witch", "Mine"]},
        others=[{"hand": ["Black Market"], "deck": COPPERS}, {"deck": COPPERS}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Black Market", None, ["Mine", "Chapel", "Witch"])
    assert bottoms(lab, 0) == bottoms(lab, 1) == {("Witch", "Chapel", "Mine")}
    assert len(bottoms(lab, 2)) == 6


def test_the_same_three_cards_come_up_again_when_the_deck_has_gone_round():
    lab = market("Chapel", "Mine", "Witch", hand=["Black Market"] * 4, actions=9)
    deck = lab.stack("Black Market")
    assert len(deck) == 15
    lab.play("Black Market", None, ["Mine", "Witch", "Chapel"])
    for _ in range(4):
        lab.play("Black Market", policy=lambda question: question.options[: question.minimum])
    tops = set()
    session = Session(lab.game.copy(), [None, None])
    for i in range(2 * FORKS):
        tops.add(tuple(card.name for card in session.fork(1, i).game.aside["black_market"])[:-4:-1])
    assert len(tops) == 6
    assert {tuple(sorted(order)) for order in tops} == {("Chapel", "Mine", "Witch")}


# -- Prince -----------------------------------------------------------------------------------------------------------


def test_a_throned_prince_sets_two_cards_aside_and_plays_both_in_every_turn():
    lab = Lab(hand=["Throne Room", "Prince", "Village", "Woodcutter"], deck=["Copper"] * 30)
    lab.play("Throne Room", "Prince", "Village", "Woodcutter")
    for _ in range(2):
        lab.end_turn()
        lab.end_turn("Village")
        assert (lab.me.actions, lab.me.buys, lab.me.coins) == (3, 2, 2)
        assert sorted(lab.me.in_play) == ["Prince", "Throne Room"]


def test_a_prince_takes_no_duration_and_no_dear_card():
    lab = Lab(["Caravan"], hand=["Prince", "Caravan", "Market", "Copper"], deck=COPPERS)
    lab.play("Prince")
    assert lab.asked == []
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_prince_that_declines_is_discarded_in_the_same_turn():
    lab = Lab(hand=["Prince", "Village"], deck=COPPERS)
    lab.play("Prince", None)
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_prince_takes_a_dearer_card_after_a_bridge_and_no_potions():
    lab = Lab(["Bridge", "University"], hand=["Bridge", "Prince", "Market", "University"], actions=2, deck=COPPERS)
    lab.play("Bridge")
    lab.play("Prince", "Market")
    assert "University" not in lab.asked[-1].options
    assert lab.me.set_aside == ["Market"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.actions == 2


def test_a_princes_throne_room_plays_a_card_of_the_hand_twice():
    lab = Lab(hand=["Prince", "Throne Room"], deck=["Copper"] * 4 + ["Village"] + ["Copper"] * 30)
    lab.play("Prince", "Throne Room")
    lab.end_turn()
    lab.end_turn("Village")
    assert lab.me.actions == 5
    assert sorted(lab.me.in_play) == ["Prince", "Village"]


def test_a_princes_throne_room_on_a_duration_the_prince_has_to_stay_anyway():
    lab = Lab(["Wharf"], hand=["Prince", "Throne Room"], deck=["Copper"] * 4 + ["Wharf"] + ["Copper"] * 40)
    lab.play("Prince", "Throne Room")
    lab.end_turn()
    lab.end_turn("Wharf")
    assert len(lab.me.hand) == 8
    lab.end_turn()
    lab.end_turn("Wharf", "Wharf")
    assert lab.me.set_aside == ["Throne Room"]
    assert len(lab.me.hand) == 9


def test_a_prince_in_a_possessed_turn_works_for_its_owner():
    lab = Lab(
        ["Possession"], hand=["Possession"], deck=["Copper"] * 20,
        others=[{"hand": ["Prince", "Village"], "deck": ["Copper"] * 30}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Prince", "Village")
    assert {question.player for question in lab.asked} == {0}
    lab.end_turn()
    assert lab.turn == 1
    assert lab.other.actions == 3
    assert lab.other.set_aside == ["Village"]
    lab.game.check()


def test_a_princes_card_is_played_in_a_possessed_turn_too():
    lab = Lab(
        ["Possession"], hand=["Prince", "Woodcutter"], deck=["Copper"] * 30,
        others=[{"hand": ["Possession"], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Prince", "Woodcutter")
    lab.end_turn()
    lab.play("Possession")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.coins == 2


def test_a_prince_and_a_card_that_counts_itself_in_play():
    lab = Lab(["Conspirator"], hand=["Prince", "Conspirator"], deck=COPPERS)
    lab.play("Prince", "Conspirator")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 2
    assert lab.me.actions == 1


def test_a_princes_walled_village_is_not_in_play():
    lab = Lab(["Walled Village"], hand=["Prince", "Walled Village"], deck=["Copper"] * 30)
    lab.play("Prince", "Walled Village")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.actions == 3
    lab.end_turn()
    assert lab.me.set_aside == ["Walled Village"]


def test_what_lies_on_a_prince_counts_at_the_end():
    lab = Lab(["Nobles", "Bridge"], hand=["Bridge", "Bridge", "Prince", "Nobles"], actions=3)
    lab.play("Bridge")
    lab.play("Bridge")
    lab.play("Prince", "Nobles")
    assert lab.me.vp == 2


# -- Captain ----------------------------------------------------------------------------------------------------------


def test_a_captain_that_plays_a_workshop_may_gain_that_very_card():
    lab = Lab(["Captain"], hand=["Captain"], supply={"Workshop": 1}, deck=COPPERS)
    lab.play("Captain", "Workshop", "Workshop")
    assert lab.me.discard == ["Workshop"]
    assert lab.supply["Workshop"] == 0
    lab.end_turn()
    lab.end_turn("Village")
    assert "Workshop" not in lab.asked[-1].options


def test_a_captain_plays_what_lies_on_top_of_a_split_pile():
    lab = Lab(["Captain", "Sauna / Avanto"], hand=["Captain", "Avanto"], deck=COPPERS)
    lab.play("Captain", "Sauna", "Avanto")
    assert lab.me.in_play == ["Captain", "Avanto"]
    assert lab.supply["Sauna / Avanto"] == 10
    lab = Lab(["Captain", "Sauna / Avanto"], hand=["Captain"], supply={"Sauna / Avanto": 5}, deck=COPPERS)
    lab.play("Captain", "Village")
    assert not {"Sauna", "Avanto", "Sauna / Avanto"} & set(lab.asked[-1].options)


def test_a_captain_with_nothing_to_play_tries_again():
    lab = Lab(["Captain", "Village"], hand=["Captain", "Bridge", "Bridge"], supply={"Village": 0}, deck=COPPERS)
    lab.play("Captain", policy=lambda q: q.options[:1])
    lab.end_turn(policy=lambda q: q.options[: q.minimum])
    assert lab.me.in_play == ["Captain"]


def test_a_captain_that_plays_a_mining_village_trashes_nothing():
    lab = Lab(["Captain", "Mining Village"], hand=["Captain"], deck=COPPERS)
    lab.play("Captain", "Mining Village")
    assert lab.trash == []
    assert lab.me.coins == 0
    assert lab.me.actions == 2


def test_captain_goes_after_its_second_turn_though_its_throne_room_plays_a_duration():
    deck = [*COPPERS[:4], "Wharf", *COPPERS, *COPPERS]
    lab = Lab(["Captain", "Wharf", "Throne Room"], hand=["Captain"], deck=deck, others=[{"deck": COPPERS}])
    lab.play("Captain", "Throne Room")
    lab.end_turn()
    lab.end_turn("Throne Room", "Wharf")
    assert lab.me.in_play == ["Captain", "Wharf"]
    lab.end_turn()
    assert lab.me.in_play == ["Wharf"]
    lab.end_turn()
    assert len(lab.me.hand) == 5 + 4, "both plays of the Wharf go on"


def test_a_throned_captain_plays_two_cards_each_time():
    lab = Lab(["Captain"], hand=["Throne Room", "Captain"], deck=COPPERS)
    lab.play("Throne Room", "Captain", "Woodcutter", "Woodcutter")
    assert lab.me.coins == 4
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Captain", "Throne Room"]
    lab.end_turn("Woodcutter", "Village")
    assert lab.me.coins == 2


def test_an_attack_that_a_captain_plays_can_be_answered():
    lab = Lab(["Captain", "Militia"], hand=["Captain"], others=[{"hand": ["Moat", *["Copper"] * 4]}])
    lab.play("Captain", "Militia", "Moat")
    assert len(lab.other.hand) == 5


def test_tokens_on_a_pile_help_what_a_captain_plays_of_it():
    lab = Lab(["Captain", "Peasant"], hand=["Captain"], pile_tokens={"Village": ["+1 Action"]}, deck=COPPERS)
    lab.play("Captain", "Village")
    assert lab.me.actions == 3


# -- Stash ------------------------------------------------------------------------------------------------------------


def test_a_stash_that_is_passed_on_all_see():
    lab = Lab(
        ["Masquerade", "Stash"],
        hand=["Masquerade", "Stash"],
        others=[{"hand": ["Copper", "Gold"]}, {"hand": ["Estate"]}],
    )
    lab.play(
        "Masquerade",
        policy=lambda q: ["Stash"] if "Stash" in q.options and q.purpose == "pass" else q.options[: q.minimum],
    )
    session = Session(lab.game.copy(), [None] * 3)
    for seat in range(3):
        for i in range(FORKS):
            hands = [[card.name for card in player.hand] for player in session.fork(seat, i).game.players]
            assert ["Stash" in hand for hand in hands] == [False, True, False]


def test_forks_never_move_a_stash():
    lab = Lab(["Stash"], hand=["Smithy", "Stash"], discard=["Stash", *COPPERS])
    lab.play("Smithy", 5)
    for seat in (0, 1):
        session = Session(lab.game.copy(), [None, None])
        for i in range(FORKS):
            owner = session.fork(seat, i).game.players[0]
            assert [card.name for card in reversed(owner.deck)].index("Stash") == 2
            assert [card.name for card in owner.hand].count("Stash") == 1


def test_two_stashes_can_be_put_anywhere_among_the_others():
    lab = Lab(["Stash"], hand=["Smithy"], discard=["Stash", "Stash", *COPPERS[:5]])
    lab.play("Smithy", 1, 1)
    assert lab.me.hand.count("Stash") == 2


def test_a_stash_goes_among_the_shuffled_cards_and_not_among_the_rest():
    lab = Lab(["Stash"], hand=["Smithy"], deck=["Gold", "Silver"], discard=["Stash", *COPPERS[:5]])
    lab.play("Smithy", 0)
    assert sorted(lab.me.hand) == ["Gold", "Silver", "Stash"]


def test_a_stash_in_a_possessed_turn_is_placed_by_the_possessor():
    lab = Lab(
        ["Possession", "Stash"], hand=["Possession"], deck=COPPERS,
        others=[{"hand": ["Smithy"], "discard": ["Stash", *COPPERS]}],
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Smithy", 4)
    assert lab.asked[-1].player == 0
    assert lab.other.deck[1] == "Stash"


def test_an_inn_shuffles_a_stash_anywhere_into_the_deck():
    lab = Lab(["Inn", "Stash"], coins=5, deck=["Stash", *COPPERS], discard=["Village"])
    lab.buy("Inn", ["Village"], 3)
    assert lab.me.deck[3] == "Stash"


def test_an_inherited_stash_is_placed_in_the_first_deck():
    names = ["Stash", "Village", "Smithy", "Market", "Festival", "Moat", "Cellar", "Chapel", "Remodel", "Workshop"]
    session = Session(new_game(Setup(names, traits={"Inherited": "Stash"}), 3, [Agent()] * 2), [None, None])
    session.answer([0])
    session.answer([0])
    question = session.question
    assert question is not None
    assert (question.seat, question.purpose, question.maximum) == (0, "place", 9)
    fork = session.fork(1, 1)
    fork.answer([3])
    assert fork.question is not None
    assert fork.question.seat == 1
    session.answer([0])
    session.answer([9])
    session.undo()
    assert session.question.seat == 1
    session.answer([9])
    hands = [[card.name for card in player.hand] for player in session.game.players]
    assert "Stash" in hands[0]
    assert "Stash" not in hands[1]
    session.game.check()


# -- Summon -----------------------------------------------------------------------------------------------------------


def test_a_summoned_card_that_a_watchtower_moved_is_not_played():
    lab = Lab(["Watchtower"], landscapes=["Summon"], hand=["Watchtower"], coins=5, deck=COPPERS)
    lab.buy("Summon", "Village", "Watchtower", 1)
    assert lab.me.deck[0] == "Village"
    assert lab.me.set_aside == []
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == []


def test_a_summoned_villa_goes_into_the_hand():
    lab = Lab(["Villa"], landscapes=["Summon"], coins=5, deck=COPPERS)
    lab.buy("Summon", "Villa")
    assert lab.me.hand == ["Villa"]
    assert lab.me.set_aside == []
    assert lab.phase == "action"


def test_a_summoned_nomad_camp_is_set_aside_from_the_deck():
    lab = Lab(["Nomad Camp"], landscapes=["Summon"], coins=5, deck=COPPERS)
    lab.buy("Summon", "Nomad Camp")
    assert lab.me.set_aside == ["Nomad Camp"]
    lab.end_turn()
    lab.end_turn()
    assert lab.me.in_play == ["Nomad Camp"]


def test_a_summoned_duration_stays():
    lab = Lab(["Caravan"], landscapes=["Summon"], coins=5, deck=["Copper"] * 20)
    lab.buy("Summon", "Caravan")
    lab.end_turn()
    lab.end_turn()
    assert len(lab.me.hand) == 6
    lab.end_turn()
    assert lab.me.in_play == ["Caravan"]


def test_a_summoned_last_card_of_a_pile_and_a_search():
    lab = Lab(["Search"], landscapes=["Summon"], hand=["Search"], coins=5, supply={"Village": 1}, deck=COPPERS,
              stack={"Loot": ["Orb"]})  # fmt: skip
    lab.play("Search")
    lab.buy("Summon", "Village")
    assert lab.me.set_aside == ["Village"]
    assert lab.me.discard == ["Orb"]


def test_a_flagship_plays_a_summoned_card_again():
    lab = Lab(landscapes=["Summon"], hand=["Flagship"], coins=3, deck=COPPERS)
    lab.play("Flagship")
    lab.buy("Summon", "Village")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.actions == 5


# -- others -----------------------------------------------------------------------------------------------------------


def test_a_governor_of_an_elder_does_two_things():
    lab = Lab(["Governor", "Townsfolk"], hand=["Elder", "Governor"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Elder", "Governor", [0, 1])
    assert len(lab.me.hand) == 3
    assert lab.me.discard == ["Gold"]
    assert lab.other.discard == ["Silver"]


def test_a_governor_remodels_exactly_and_others_too():
    lab = Lab(["Governor"], hand=["Governor", "Estate"], others=[{"hand": ["Estate"]}])
    lab.play("Governor", 2, "Estate", "Smithy", "Estate", "Village")
    assert lab.me.discard == ["Smithy"]
    assert lab.other.discard == ["Village"]
    assert lab.trash == ["Estate", "Estate"]


def test_a_dismantled_potion_card_brings_nothing_and_a_dear_one_its_share():
    lab = Lab(["Dismantle", "Transmute"], hand=["Dismantle", "Transmute"])
    lab.play("Dismantle")
    assert lab.me.discard == []
    lab = Lab(["Dismantle"], hand=["Dismantle", "Estate"])
    lab.play("Dismantle", "Copper")
    assert lab.me.discard == ["Copper", "Gold"]


def test_a_church_throned_gives_back_each_batch_before_a_trashing():
    lab = Lab(["Church"], hand=["Throne Room", "Church", "Curse", "Gold"], deck=["Copper"] * 20)
    lab.play("Throne Room", "Church", ["Curse"], ["Gold"])
    assert lab.me.actions == 2
    lab.end_turn()
    lab.end_turn("Gold", None, "Curse")
    assert "Gold" in lab.me.hand
    assert lab.trash == ["Curse"]


def test_a_walled_village_beside_two_actions_stays_where_it_is():
    lab = Lab(["Walled Village"], hand=["Walled Village", "Village", "Moat"], deck=["Copper"] * 20)
    for name in ("Walled Village", "Village", "Moat"):
        lab.play(name)
    lab.end_turn()
    assert "Walled Village" in lab.me.discard


def test_saunas_and_avantos_play_each_other_without_actions():
    lab = Lab(["Sauna / Avanto"], hand=["Sauna", "Avanto", "Sauna", "Silver", "Curse"], deck=COPPERS)
    lab.play("Sauna", "Avanto", "Sauna")
    assert lab.me.actions == 2
    assert len(lab.me.hand) == 7
    lab.play("Silver", "Curse", "Copper")
    assert sorted(lab.trash) == ["Copper", "Curse"]


def test_a_sauna_and_a_silver_that_a_crown_plays_twice():
    lab = Lab(["Sauna / Avanto", "Crown"], hand=["Sauna", "Crown", "Silver", "Curse", "Estate"], deck=COPPERS)
    lab.play("Sauna")
    lab.to_buy_phase()
    lab.play("Crown", "Silver", "Curse", "Estate")
    assert sorted(lab.trash) == ["Curse", "Estate"]


def test_a_marchland_counts_itself_and_every_victory_type():
    lab = Lab(["Marchland", "Nobles"], hand=["Marchland", "Nobles", "Estate", "Duchy"], discard=["Marchland", "Harem"])
    assert lab.me.vp == 2 * 2 + 2 + 1 + 3 + 2


def test_an_envoys_left_neighbour_picks_and_a_tunnel_answers():
    lab = Lab(["Envoy", "Tunnel"], hand=["Envoy"], deck=["Tunnel", "Copper", "Copper", "Copper", "Copper"])
    lab.play("Envoy", "Tunnel", "Tunnel")
    assert lab.asked[0].player == 1
    assert "Gold" in lab.me.discard
    assert lab.me.hand == ["Copper"] * 4

"""Adventures, word by word: who, when, how many, in which order, whether one has to. Each test catches a misreading."""

from __future__ import annotations

import pytest

from bailiwick.lab import IllegalAnswer, Lab
from invented_plays import Understudy
from kingdom_cards import invented

COPPERS = ["Copper"] * 12


def purposes(lab):
    return [(question.player, question.purpose) for question in lab.asked]


# Who


def test_lost_city_lets_only_the_others_draw():
    lab = Lab(["Lost City"], deck=COPPERS, others=[{"deck": COPPERS}, {"deck": COPPERS}])
    lab.gain("Lost City")
    assert [len(player.hand) for player in lab.players] == [0, 1, 1]


def test_treasure_hunter_looks_at_the_player_to_the_right():
    hand, other = ["Treasure Hunter"], {"deck": COPPERS}
    lab = Lab(["Page"], deck=[*hand, *COPPERS], others=[{**other, "hand": COPPERS[:3]}, {**other, "hand": COPPERS[:6]}])
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    lab.end_turn()
    lab.play("Treasure Hunter")
    assert lab.me.discard.count("Silver") == 0, "that was gained to the left"


def test_soldier_lets_the_others_choose_what_they_discard():
    lab = Lab(["Peasant"], hand=["Soldier"], others=[{"hand": ["Estate", "Copper", "Silver", "Gold"]}])
    lab.play("Soldier", "Estate")
    assert (purposes(lab), lab.other.discard) == ([(1, "discard")], ["Estate"])


def test_haunted_woods_let_the_buyer_order_the_cards():
    theirs = {"hand": ["Copper", "Copper", "Estate", "Gold"], "deck": COPPERS}
    lab = Lab(["Haunted Woods"], hand=["Haunted Woods"], deck=COPPERS, others=[theirs])
    lab.play("Haunted Woods")
    lab.end_turn()
    lab.play("Copper")
    lab.play("Copper")
    lab.buy("Estate", ["Gold", "Estate"])
    assert ([player for player, _ in purposes(lab)], lab.other.deck[:2]) == ([1], ["Gold", "Estate"])


# When


def test_bridge_troll_played_in_anothers_turn_makes_nothing_cheaper_there():
    with invented(("", [Understudy])):
        theirs = {"hand": ["Understudy", "Bridge Troll"], "deck": COPPERS}
        lab = Lab(["Bridge Troll", "Militia", "Understudy"], hand=["Militia"], deck=COPPERS, others=[theirs])
        lab.play("Militia", "Understudy")
        silver = lab.game.find_pile("Silver").kind
        assert (lab.other.in_play, lab.game.view(0).full_cost(silver).coins) == (["Bridge Troll"], 3)
        lab.end_turn()
        assert lab.game.view(1).full_cost(silver).coins == 2


def test_bridge_troll_hands_out_its_tokens_only_when_it_is_played():
    theirs = {"hand": ["Copper"], "deck": COPPERS}
    lab = Lab(["Bridge Troll"], hand=["Bridge Troll"], deck=COPPERS, others=[theirs])
    lab.play("Bridge Troll")
    lab.end_turn()
    lab.play("Copper")
    assert lab.other.tokens == {}
    lab.end_turn()
    assert (lab.me.buys, lab.other.tokens) == (2, {})


def test_messenger_gained_by_an_event_as_the_first_card_of_the_buy_phase_brings_its_gift():
    lab = Lab(["Messenger", "Festival"], landscapes=["Alms"])
    lab.buy("Alms", "Messenger", "Silver")
    assert (lab.me.discard, lab.other.discard) == (["Messenger", "Silver"], ["Silver"])
    assert "Festival" not in lab.asked[0].options
    assert "Festival" not in lab.asked[1].options


def test_disciple_gains_the_copy_after_both_plays():
    lab = Lab(["Peasant", "Village"], hand=["Disciple", "Village"], deck=COPPERS)
    lab.play("Disciple", "Village")
    entries = [entry["kind"] for entry in lab.game.view(1).log() if entry["kind"] in ("play", "play-again", "gain")]
    assert entries[-1] == "gain"
    assert entries.count("gain") == 1


# Whether


@pytest.mark.parametrize("event", ["Alms", "Seaway"])
def test_an_event_that_gains_a_card_has_to(event):
    lab = Lab(["Village"], landscapes=[event], coins=5)
    with pytest.raises(IllegalAnswer):
        lab.buy(event, None)


def test_hero_has_to_gain_a_treasure():
    lab = Lab(["Page"], hand=["Hero"])
    with pytest.raises(IllegalAnswer):
        lab.play("Hero", None)


def test_transmogrify_has_to_trash_once_it_is_called():
    deck, mats = ["Estate", *COPPERS], {"Tavern": ["Transmogrify"]}
    lab = Lab(["Transmogrify"], deck=deck, mats=mats, others=[{"deck": COPPERS}])
    lab.end_turn()
    with pytest.raises(IllegalAnswer):
        lab.end_turn("Transmogrify", [])


# What


def test_giant_curses_nobody_whose_card_it_trashed():
    lab = Lab(["Giant"], hand=["Giant"], tokens={"Journey": 0}, others=[{"deck": ["Silver"]}])
    lab.play("Giant")
    assert (lab.trash, lab.other.discard) == (["Silver"], [])


def test_magpie_gains_another_for_an_action_that_stays_on_the_deck():
    lab = Lab(["Magpie"], hand=["Magpie"], deck=["Copper", "Village"])
    lab.play("Magpie")
    assert (lab.me.hand, lab.me.deck, lab.me.discard) == (["Copper"], ["Village"], ["Magpie"])


def test_distant_lands_on_another_mat_are_worth_nothing():
    lab = Lab(["Distant Lands", "Island"], mats={"Island": ["Distant Lands"], "Tavern": ["Distant Lands"]})
    assert lab.me.vp == 4


def test_ball_gains_two_cards_for_who_has_the_token_already():
    lab = Lab(["Village"], landscapes=["Ball"], tokens={"-1 Coin": 1}, coins=5)
    lab.buy("Ball", "Silver", "Village")
    assert (sorted(lab.me.discard), lab.me.tokens) == (["Silver", "Village"], {"-1 Coin": 1})


def test_what_is_inherited_is_not_gained():
    lab = Lab(["Village", "Watchtower"], landscapes=["Inheritance", "Labyrinth"], hand=["Watchtower"], coins=10, buys=2)
    lab.buy("Inheritance", "Village")
    lab.buy("Silver", None)
    assert (lab.me.vp_tokens, [purpose for _, purpose in purposes(lab)]) == (0, ["set-aside", "react"])


@pytest.mark.parametrize("event", ["Lost Arts", "Pathfinding", "Training", "Ferry", "Plan"])
def test_tokens_go_onto_any_action_pile_and_onto_no_other(event):
    lab = Lab(["Village", "Gardens"], landscapes=[event], supply={"Village": 0}, coins=8)
    lab.buy(event, "Village")
    assert len(lab.tokens("Village")) == 1
    assert not {"Silver", "Estate", "Curse", "Gardens"} & set(lab.asked[-1].options)


def test_mission_can_be_bought_twice_for_nothing_more():
    lab = Lab(landscapes=["Mission"], coins=8, buys=2, deck=COPPERS, others=[{"deck": COPPERS}])
    lab.buy("Mission")
    lab.buy("Mission")
    lab.end_turn()
    assert lab.turn == 0
    lab.end_turn()
    assert lab.turn == 1


def test_calling_a_card_is_not_playing_it():
    theirs = {"hand": ["Smithy", "Estate"], "deck": COPPERS, "mats": {"Tavern": ["Ratcatcher"]}}
    lab = Lab(["Enchantress", "Ratcatcher", "Smithy"], hand=["Enchantress"], deck=COPPERS, others=[theirs])
    lab.play("Enchantress")
    lab.end_turn("Ratcatcher", "Estate")
    assert (lab.trash, lab.other.in_play) == (["Estate"], ["Ratcatcher"])
    lab.play("Smithy")
    assert lab.other.hand == ["Copper"], "the Smithy is still the first Action that is played"

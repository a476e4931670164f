"""How a card is played: what comes first, Ways, Commands, twice in one play, from the deck."""

from __future__ import annotations

from bailiwick.engine.decision import Agent
from bailiwick.engine.session import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


# -- a Way ------------------------------------------------------------------------------------------------------------


def test_a_way_is_one_question_and_replaces_what_the_card_says():
    lab = Lab(landscapes=["Way of the Hare"], hand=["Village", "Village"], deck=COPPERS)
    lab.play("Village", "Way of the Hare")
    assert (lab.me.actions, len(lab.me.hand)) == (0, 3)
    assert [(q.purpose, q.card, q.about, q.options) for q in lab.asked] == [
        ("way", "Village", "Village", ["Way of the Hare"])
    ]
    lab = Lab(landscapes=["Way of the Hare"], hand=["Village"], deck=COPPERS)
    lab.play("Village", None)
    assert (lab.me.actions, len(lab.me.hand)) == (2, 1)


def test_two_ways_are_the_same_question():
    lab = Lab(landscapes=["Way of the Hare", "Way of the Boar"], hand=["Village"], supply={"Village": 9}, deck=COPPERS)
    lab.play("Village", "Way of the Boar")
    assert (lab.me.coins, lab.me.in_play, lab.supply["Village"]) == (3, [], 10)
    assert lab.asked[0].options == ["Way of the Hare", "Way of the Boar"]


def test_no_way_for_a_treasure():
    lab = Lab(landscapes=["Way of the Hare"], hand=["Copper"])
    lab.play("Copper")
    assert lab.me.coins == 1


def test_a_duration_played_as_a_way_has_nothing_left_to_do():
    lab = Lab(["Sluice"], landscapes=["Way of the Hare"], hand=["Sluice"], deck=COPPERS)
    lab.play("Sluice", "Way of the Hare")
    lab.end_turn()
    assert lab.me.in_play == []


def test_an_attack_played_as_a_way_is_reacted_to_all_the_same():
    lab = Lab(["Militia", "Moat"], landscapes=["Way of the Hare"], hand=["Militia"], deck=COPPERS,
              others=[{"hand": ["Moat", *COPPERS[:4]]}])  # fmt: skip
    lab.play("Militia", "Moat", "Way of the Hare")
    assert [q.purpose for q in lab.asked] == ["react", "way"]
    assert len(lab.other.hand) == 5


def test_each_play_of_a_card_played_twice_may_be_a_way():
    lab = Lab(landscapes=["Way of the Hare"], hand=["Throne Room", "Smithy"], deck=COPPERS)
    lab.play("Throne Room", None, "Smithy", "Way of the Hare", None)
    assert len(lab.me.hand) == 5


def test_a_card_returned_by_a_way_can_be_played_again_but_not_returned_again():
    lab = Lab(landscapes=["Way of the Boar"], hand=["Throne Room", "Village"], supply={"Village": 9}, deck=COPPERS)
    lab.play("Throne Room", None, "Village", "Way of the Boar", "Way of the Boar")
    assert (lab.me.coins, lab.supply["Village"]) == (6, 10)
    lab.game.check()


# -- what comes first -------------------------------------------------------------------------------------------------


def test_the_players_own_first_things_come_before_reactions_of_others():
    lab = Lab(["Militia"], landscapes=["Cheer"], hand=["Militia"], others=[{"hand": ["Moat", *COPPERS[:4]]}])
    game = lab.game.copy()
    coins = []

    class Watching(Agent):
        def decide(self, view, decision):
            if decision.of_turn:
                return decision.all_cards()[:1]
            coins.append(game.player_at(0).coins)  # when the Moat may be revealed
            return [0]

    game.agents = [Watching()] * 2
    game.most_turns = game.turn_number
    game.run()
    assert coins == [1]


def test_a_reaction_that_plays_itself_is_discarded_in_that_turns_clean_up():
    lab = Lab(["Watchdog"], hand=["Militia"], others=[{"hand": ["Watchdog", *COPPERS[:2]], "deck": COPPERS}])
    lab.play("Militia", "Watchdog")
    assert (len(lab.other.hand), lab.other.in_play) == (3, ["Watchdog"])
    lab.end_turn()
    assert lab.other.in_play == []
    assert "Watchdog" in lab.other.discard


# -- Commands ---------------------------------------------------------------------------------------------------------


def test_a_command_plays_a_card_of_the_supply_and_leaves_it_there():
    lab = Lab(["Viceroy"], hand=["Viceroy"], deck=COPPERS)
    lab.play("Viceroy", "Laboratory")
    assert (len(lab.me.hand), lab.me.actions, lab.supply["Laboratory"]) == (2, 1, 10)
    assert lab.me.in_play == ["Viceroy"]
    assert "Viceroy" not in lab.asked[0].options
    lab.game.check()


def test_a_card_played_by_a_command_cannot_move_itself():
    lab = Lab(["Viceroy", "Mining Village"], hand=["Viceroy"], deck=COPPERS)
    lab.play("Viceroy", "Mining Village")
    assert (lab.me.coins, lab.trash, lab.supply["Mining Village"]) == (0, [], 10)


def test_a_command_that_plays_a_duration_stays_in_play_for_it():
    lab = Lab(["Viceroy", "Sluice"], hand=["Viceroy"], deck=COPPERS)
    lab.play("Viceroy", "Sluice")
    lab.end_turn()
    assert lab.me.in_play == ["Viceroy"]
    lab.end_turn()
    assert (lab.me.coins, lab.me.in_play) == (1, ["Viceroy"])
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.supply["Sluice"] == 10


def test_a_command_played_twice_with_durations():
    lab = Lab(["Viceroy", "Sluice"], hand=["Throne Room", "Viceroy"], deck=COPPERS)
    lab.play("Throne Room", "Viceroy", "Sluice", "Sluice")
    lab.end_turn()
    assert lab.me.in_play == ["Viceroy"], "the Throne Room played no Duration itself"
    lab.end_turn()
    assert lab.me.coins == 2


def test_the_very_card_that_was_played_from_the_supply_can_be_gained():
    lab = Lab(["Viceroy", "Sluice"], hand=["Viceroy"], deck=COPPERS, supply={"Sluice": 1}, coins=3, actions=2)
    lab.play("Viceroy", "Sluice")
    lab.buy("Sluice")
    lab.end_turn()
    assert (lab.me.in_play, lab.supply["Sluice"]) == (["Viceroy"], 0)
    lab.end_turn()
    assert lab.me.coins == 1
    lab.game.check()


def test_a_card_of_the_trash_is_played_where_it_lies():
    lab = Lab(["Grave Digger", "Sluice"], hand=["Grave Digger", "Sluice"], deck=COPPERS)
    lab.trash_from_hand("Sluice")
    lab.play("Grave Digger")
    assert (lab.trash, lab.me.coins) == (["Sluice"], 1)
    lab.end_turn()
    assert lab.me.in_play == ["Grave Digger"]
    lab.end_turn()
    assert lab.me.coins == 1


def test_a_command_may_be_a_way_and_so_may_what_it_plays():
    lab = Lab(["Viceroy"], landscapes=["Way of the Hare"], hand=["Viceroy"], deck=COPPERS)
    lab.play("Viceroy", None, "Smithy", "Way of the Hare")
    assert len(lab.me.hand) == 2


# -- twice in one play ------------------------------------------------------------------------------------------------


def test_the_same_card_twice_in_one_play():
    lab = Lab(["Market", "Conspirator"], landscapes=["Zeal"], hand=["Market", "Conspirator"], deck=COPPERS)
    lab.play("Market")
    assert (lab.me.coins, lab.me.buys, lab.me.actions) == (2, 3, 2)
    assert len(lab.game.played) == 1
    lab.play("Conspirator")
    assert lab.me.coins == 4
    assert lab.me.actions == 1, "two plays, not three"


def test_twice_in_one_play_but_once_as_a_way():
    lab = Lab(["Market"], landscapes=["Zeal", "Way of the Hare"], hand=["Market"], deck=COPPERS)
    lab.play("Market", "Way of the Hare")
    assert (lab.me.coins, len(lab.me.hand)) == (0, 2)


def test_a_way_that_follows_the_card_follows_it_twice():
    lab = Lab(["Market"], landscapes=["Zeal", "Way of the Mirror"], hand=["Market"], deck=COPPERS)
    lab.play("Market", "Way of the Mirror")
    assert (lab.me.coins, len(lab.me.hand), lab.me.buys) == (2, 2, 3)


# -- from the deck ----------------------------------------------------------------------------------------------------


def test_a_card_played_from_the_deck():
    lab = Lab(["Shade"], deck=["Gold", "Shade", "Silver"])
    lab.play("Shade")
    assert (lab.me.in_play, lab.me.hand, lab.me.deck) == (["Shade"], ["Gold"], ["Silver"])
    assert lab.me.actions == 1


def test_from_the_deck_is_not_in_hand_for_anything_else():
    lab = Lab(["Shade", "Cellar"], hand=["Cellar", "Estate"], deck=["Shade", "Gold"])
    lab.play("Cellar", ["Estate"])
    assert lab.asked[0].options == ["Estate"]


# -- whole games ------------------------------------------------------------------------------------------------------


def test_forks_and_undo_in_the_middle_of_a_way():
    lab = Lab(["Viceroy"], landscapes=["Way of the Hare"], hand=["Viceroy"], deck=COPPERS)
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    session.answer([0])
    assert session.question.purpose == "way"
    fork = session.fork(0)
    fork.answer([0])
    assert len(fork.game.players[0].hand) == 2
    session.answer([])
    assert session.question.purpose == "play"
    session.undo()
    assert session.question.purpose == "way"

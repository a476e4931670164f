"""Things that happen instead, and who chooses between them."""

from __future__ import annotations

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


def test_a_gain_can_be_replaced_by_another():
    lab = Lab(["Haggle", "Flatterer"], hand=["Haggle"])
    lab.gain("Flatterer", "Haggle")
    assert lab.me.discard == ["Silver"]
    assert lab.me.favors == 0
    assert lab.supply["Flatterer"] == 10


def test_a_gain_that_was_not_replaced_happens():
    lab = Lab(["Haggle"], hand=["Haggle"])
    lab.gain("Curse", None)
    assert lab.me.discard == ["Curse"]


def test_who_gained_something_instead_did_not_gain():
    lab = Lab(["Haggle"], hand=["Haggle"])
    game = lab.game.copy()
    game.agents = [lab._script(game, [], ["Haggle"], None)] * 2
    assert game.players[0].gain("Curse") is None


def test_a_bought_card_can_be_replaced_and_stays_in_its_pile():
    lab = Lab(["Haggle"], hand=["Haggle"], coins=8)
    lab.buy("Province", "Haggle")
    assert lab.me.discard == ["Silver"]
    assert lab.me.coins == 0
    assert lab.supply["Province"] == 8


def test_a_gain_can_go_elsewhere():
    lab = Lab(["Mailbag"], in_play=["Mailbag"], deck=["Copper"])
    lab.gain("Gold")
    assert lab.me.deck == ["Gold", "Copper"]


def test_where_it_went_is_where_it_is_found_afterwards():
    lab = Lab(["Mailbag", "Belfry"], in_play=["Mailbag"], hand=["Belfry"])
    lab.gain("Gold", "Belfry", 0)
    assert lab.trash == ["Gold"]
    assert lab.me.deck == []


def test_the_gaining_player_orders_several_replacements():
    lab = Lab(["Haggle", "Mailbag"], hand=["Haggle"], in_play=["Mailbag"])
    lab.gain("Gold", "Mailbag", "Haggle")
    # The Gold was on its way to the deck; the Silver that came instead goes there by itself.
    assert lab.me.deck == ["Silver"]


def test_a_gain_from_the_trash_can_be_replaced_too():
    lab = Lab(["Haggle", "Revenant"], hand=["Haggle", "Revenant", "Copper"])
    lab.trash_from_hand("Copper")
    lab.trash_from_hand("Revenant", "Haggle")
    assert sorted(lab.me.discard) == ["Revenant", "Silver"]
    assert lab.trash == ["Copper"]
    lab.game.check()


def test_what_is_played_can_be_replaced():
    lab = Lab(landscapes=["Path of the Newt"], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", True)
    assert lab.me.coins == 2
    assert lab.me.hand == []
    assert lab.me.in_play == ["Smithy"]


def test_a_replacement_can_be_declined():
    lab = Lab(landscapes=["Path of the Newt"], hand=["Smithy"], deck=COPPERS)
    lab.play("Smithy", False)
    assert len(lab.me.hand) == 3


def test_the_player_chooses_between_two_replacements():
    ways = ["Path of the Newt", "Path of the Toad"]
    lab = Lab(landscapes=ways, hand=["Smithy", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Smithy", "Path of the Toad", True)
    assert (lab.me.coins, lab.me.buys) == (0, 3)
    lab.play("Smithy", "Path of the Toad", False, False)
    assert len(lab.me.hand) == 3


def test_each_play_of_a_card_played_twice_is_replaced_by_itself():
    lab = Lab(landscapes=["Path of the Newt"], hand=["Throne Room", "Smithy"], deck=COPPERS)
    lab.play("Throne Room", False, "Smithy", True, False)
    assert lab.me.coins == 2
    assert len(lab.me.hand) == 3


def test_a_replaced_duration_has_nothing_left_to_do():
    lab = Lab(["Mule"], landscapes=["Path of the Newt"], hand=["Throne Room", "Mule"], deck=COPPERS)
    lab.play("Throne Room", False, "Mule", True, True)
    lab.end_turn()
    assert lab.me.in_play == []


def test_the_first_treasure_of_a_turn_can_be_blank():
    lab = Lab(["Roadblock"], hand=["Roadblock"], deck=COPPERS, others=[{"hand": ["Gold", "Silver", "Copper"]}])
    lab.play("Roadblock")
    lab.end_turn()
    lab.play("Gold")
    assert lab.other.coins == 0
    lab.play("Silver")
    assert lab.other.coins == 2


def test_two_such_attacks_are_not_cumulative():
    lab = Lab(
        ["Roadblock"],
        hand=["Roadblock", "Roadblock"],
        actions=2,
        deck=COPPERS,
        others=[{"hand": ["Copper", "Copper", "Copper"]}],
    )
    lab.play("Roadblock")
    lab.play("Roadblock")
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == 2


def test_it_ends_at_the_start_of_the_attackers_next_turn():
    lab = Lab(["Roadblock"], hand=["Roadblock"], deck=COPPERS, others=[{}, {}])
    lab.play("Roadblock")
    for _ in range(3):
        lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 8
    assert lab.me.in_play == []
    lab.play("Copper")
    assert lab.me.coins == 1
    lab.end_turn()
    assert lab.game.effects == []


def test_it_hits_every_turn_of_a_player_who_takes_extra_turns():
    lab = Lab(
        ["Roadblock", "Crossing"],
        hand=["Roadblock"],
        deck=COPPERS,
        others=[{"hand": ["Crossing", "Gold"], "deck": ["Gold", "Silver", "Copper", "Copper", "Copper"]}],
    )
    lab.play("Roadblock")
    lab.end_turn()
    lab.play("Crossing")
    lab.play("Gold")
    assert lab.other.coins == 0
    lab.end_turn()
    assert lab.turn == 1
    lab.play("Gold")
    assert lab.other.coins == 0


def test_who_showed_a_shield_is_not_affected_later():
    lab = Lab(["Roadblock"], hand=["Roadblock"], deck=COPPERS, others=[{"hand": ["Moat", "Gold"]}])
    lab.play("Roadblock", "Moat")
    lab.end_turn()
    lab.play("Gold")
    assert lab.other.coins == 3


def test_who_showed_a_shield_is_not_affected_by_what_the_attack_does_this_turn():
    hand = ["Copper"] * 5
    lab = Lab(["Raiders"], hand=["Raiders"], others=[{"hand": ["Moat", *hand]}, {"hand": hand}])
    lab.play("Raiders", "Moat")
    lab.gain("Raiders")
    assert [len(player.hand) for player in lab.players] == [0, 6, 3]


def test_an_attack_can_replace_what_others_play():
    lab = Lab(["Nixie"], hand=["Nixie"], deck=COPPERS, others=[{"hand": ["Smithy", "Festival"], "deck": COPPERS}])
    lab.play("Nixie")
    lab.end_turn()
    lab.play("Smithy")
    assert lab.other.hand == ["Festival", "Copper"]
    assert lab.other.actions == 1
    lab.play("Festival")
    assert lab.other.actions == 2


def test_between_an_attack_and_a_replacement_of_their_own_the_affected_player_chooses():
    lab = Lab(
        ["Nixie"],
        landscapes=["Path of the Newt"],
        hand=["Nixie"],
        deck=COPPERS,
        others=[{"hand": ["Smithy"], "deck": COPPERS}],
    )
    lab.play("Nixie", False)
    lab.end_turn()
    lab.play("Smithy", "Path of the Newt", True)
    assert lab.asked[-2].options == ["Path of the Newt", "Nixie"]
    assert lab.asked[-2].player == 1
    assert lab.other.coins == 2
    assert lab.other.hand == []


def test_between_attacks_of_several_players_the_affected_player_chooses():
    # In turn order the Roadblock's owner comes after the Nixie's, but neither of them decides.
    for first in ("Roadblock", "Nixie"):
        lab = Lab(
            ["Nixie", "Roadblock", "Diadem Toy"],
            hand=["Nixie"],
            deck=COPPERS,
            others=[{"hand": ["Roadblock"], "deck": COPPERS}, {"hand": ["Diadem Toy"], "deck": COPPERS}],
        )
        lab.play("Nixie")
        lab.end_turn()
        lab.play("Roadblock")  # replaced: nothing lasts
        assert lab.other.hand == ["Copper"]
        lab.end_turn()
        lab.play("Diadem Toy")
        assert lab.asked == []
        lab = Lab(
            ["Nixie", "Roadblock", "Diadem Toy"],
            hand=["Roadblock"],
            deck=COPPERS,
            others=[{"hand": ["Nixie"], "deck": COPPERS}, {"hand": ["Diadem Toy"], "deck": COPPERS}],
        )
        lab.play("Roadblock")
        lab.end_turn()
        lab.play("Nixie")
        lab.end_turn()
        lab.play("Diadem Toy", first)
        assert [(q.player, q.options) for q in lab.asked] == [(2, ["Roadblock", "Nixie"])]
        assert lab.players[2].hand == (["Copper"] if first == "Nixie" else [])
        assert lab.players[2].coins == 0


def test_the_attackers_own_plays_are_not_replaced():
    lab = Lab(["Nixie"], hand=["Nixie", "Smithy"], actions=2, deck=COPPERS)
    lab.play("Nixie")
    lab.play("Smithy")
    assert len(lab.me.hand) == 3


def test_an_action_can_be_forbidden_from_hand():
    lab = Lab(
        ["Tyrant"],
        hand=["Tyrant"],
        deck=COPPERS,
        others=[{"hand": ["Village"] * 4 + ["Throne Room", "Smithy"], "deck": COPPERS}],
    )
    lab.play("Tyrant")
    lab.end_turn()
    lab.play("Village")
    lab.play("Throne Room", "Village")
    assert lab.other.in_play == ["Village", "Throne Room", "Village"]
    assert lab.other.actions == 5
    playable = lab.game.players[1].playable(1)
    assert sorted({card.name for card in playable}) == ["Smithy"]


def test_what_is_forbidden_from_hand_can_be_played_from_elsewhere():
    lab = Lab(
        ["Tyrant", "Errand"],
        hand=["Tyrant"],
        deck=COPPERS,
        others=[
            {"hand": ["Errand"], "in_play": ["Village", "Village"], "discard": ["Village"], "deck": ["Copper"] * 3}
        ],
    )
    lab.play("Tyrant")
    lab.end_turn()
    lab.play("Errand", "Village")
    assert lab.other.in_play == ["Village", "Village", "Errand", "Village"]


def test_what_would_be_gained_is_not_gained_if_something_else_lies_on_top_by_then():
    lab = Lab(["Ladder", "Haggle"], hand=["Haggle"], supply={"Ladder": 5})
    game = lab.game.copy()
    me = game.players[0]

    class Meddler(Agent):
        def decide(self, view: View, decision: Decision) -> list[int]:
            game.rotate(game.find_pile("Ladder"), 0)
            return []

    game.agents = [Meddler(), Meddler()]
    assert me.gain("Low Rung") is None
    assert me.discard_pile == []
    game.check()

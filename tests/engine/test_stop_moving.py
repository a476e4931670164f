"""An effect that expects a card somewhere cannot move it if it has moved; what only covers it does no harm."""

from __future__ import annotations

from bailiwick.engine.game import Game
from bailiwick.engine.player import Player
from bailiwick.lab import Lab
from engine.invented_more import ISLET


def player_of(lab: Lab) -> tuple[Game, Player]:
    return lab.game, lab.game.players[0]


def test_a_gained_card_that_moved_is_not_played():
    lab = Lab(["Village"], landscapes=["Free City"], hand=["Belfry"], favors=2)
    lab.gain("Village", "Belfry", 0)
    assert lab.trash == ["Village"]
    assert lab.me.in_play == []


def test_a_gained_card_covered_in_the_discard_pile_is_still_played():
    lab = Lab()
    game, me = player_of(lab)
    card = me.gain("Festival")
    assert card is not None
    mark = game.mark(card)
    me.gain("Copper")
    me.gain("Copper")
    assert me.play(card, me.discard_pile, mark)
    assert me.in_play == [card]


def test_a_card_that_left_and_came_back_has_moved():
    lab = Lab(discard=["Village", "Copper"])
    game, me = player_of(lab)
    village = me.discard_pile[0]
    mark = game.mark(village)
    assert game.unmoved(village, mark)
    me.topdeck([village], me.discard_pile)
    me.discard(me.look_at_top(1), me.looking)
    assert village in me.discard_pile
    assert not game.unmoved(village, mark)
    assert not me.play(village, me.discard_pile, mark)
    assert village in me.discard_pile
    game.check()


def test_a_shuffle_moves_the_cards_of_the_discard_pile():
    lab = Lab(discard=["Village"])
    game, me = player_of(lab)
    village = me.discard_pile[0]
    mark = game.mark(village)
    me.shuffle()
    me.put_deck_into_discard_pile()
    assert not game.unmoved(village, mark)


def test_drawing_moves_a_card():
    lab = Lab(deck=["Village"])
    game, me = player_of(lab)
    village = me.deck[0]
    mark = game.mark(village)
    me.draw(1)
    me.topdeck([village], me.hand)
    assert not game.unmoved(village, mark)


def test_clean_up_moves_cards():
    lab = Lab(hand=["Village"], deck=["Copper"] * 5)
    game, me = player_of(lab)
    village = me.hand[0]
    mark = game.mark(village)
    lab.end_turn()
    assert not lab.game.unmoved(village, mark)


def test_a_discarded_card_that_moved_meanwhile_is_not_played():
    # Both Thickets are discarded at once; playing one does not move the other.
    lab = Lab(["Thicket"], hand=["Cellar", "Thicket", "Thicket"], deck=["Copper", "Copper"])
    lab.play("Cellar", ["Thicket", "Thicket"], True, True)
    assert lab.me.in_play == ["Cellar", "Thicket", "Thicket"]
    assert lab.me.coins == 2


def test_played_twice_a_card_that_trashed_itself_is_trashed_once():
    lab = Lab(["Novice"], hand=["Throne Room", "Novice", "Estate"])
    lab.play("Throne Room", "Novice", None, True, "Estate", True)
    assert sorted(lab.trash) == ["Estate", "Novice"]
    assert lab.me.discard == ["Gold", "Silver"]


def test_a_set_aside_card_is_not_taken_back_into_play_if_it_is_gone():
    lab = Lab(["Longboat", "Novice"], hand=["Longboat", "Novice"], deck=["Copper"] * 5)
    lab.play("Longboat", "Novice", True)
    assert lab.me.set_aside == []
    assert lab.trash == ["Novice"]
    lab.end_turn()
    assert lab.me.in_play == []


def test_trashing_what_is_elsewhere_does_nothing():
    lab = Lab(hand=["Copper"])
    game, me = player_of(lab)
    copper = me.hand[0]
    assert me.trash([copper], me.discard_pile) == []
    assert me.discard([copper], me.in_play) == []
    assert not me.set_card_aside(copper, me.deck)
    assert not me.put_onto_mat(copper, me.deck, ISLET)
    assert not me.return_to_pile(copper, me.deck)
    assert not me.put_under_deck(copper, me.deck)
    assert me.hand == [copper]
    game.check()


def test_a_card_returned_to_its_pile_and_gained_again_is_another_card():
    lab = Lab(hand=["Village"])
    game, me = player_of(lab)
    village = me.hand[0]
    me.return_to_pile(village, me.hand)
    again = me.gain("Village")
    assert again is not None
    assert again is not village
    game.check()

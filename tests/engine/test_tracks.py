"""Moves as they are sent: every viewer can follow all cards by them, from state to state, and learns nothing more."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from bailiwick import Agent, Game, Session, Setup, new_game
from bailiwick.engine.declared import sight_of
from bailiwick.engine.gaining import TO_SET_ASIDE
from bailiwick.engine.journal import BOX
from bailiwick.engine.player import Player
from bailiwick.engine.view import View
from bailiwick.engine.zone import ALL, NOBODY, OWNER
from bailiwick.lab import Lab
from bailiwick.server.eyes import Eyes
from bailiwick.server.tracks import Tracker
from engine.invented_games import invented_setup_by_chance
from engine.invented_places import CRYPT, GALLERY, GIFTS, KINGDOM, OTHERS, VAULT
from engine.invented_turn import TAVERN
from random_play import eager_answer, random_setup

Shown = tuple[str, str, list[str], int]


def sees(view: View, place: str) -> bool:
    """Whether a viewer sees all cards at a place."""
    sight = sight_of(place)
    return sight == ALL or (sight == OWNER and view.sees(int(place.split(":")[1])))


class Onlooker:
    """A viewer who has only what is sent."""

    def __init__(self, game: Game, seat: int) -> None:
        self.eyes = Eyes(seat, ["Ada", "Ben", "Cy", "Di", "Eve", "Flo"])
        self.seen = self.look(game)

    def look(self, game: Game) -> dict[str, set[int]]:
        """The ids of all cards at places where the viewer sees all of them."""
        self.eyes.state(game, None, 0, 0)
        view = game.view(self.eyes.seat)
        seen = view.places()
        return {place: {self.eyes._id(card) for card in cards} for place, cards in seen.items() if sees(view, place)}

    def follow(self, game: Game, moves: list[Any]) -> None:
        view = game.view(self.eyes.seat)
        # What belongs to somebody for whom the viewer decides from now on was not seen before.
        news = {place for place in self.look(game) if sight_of(place) == OWNER and place not in self.seen}
        for move in moves:
            ids = {card["id"] for card in move["cards"]}
            assert len(ids) in (0, move["count"])
            for place, sign in ((move["source"], -1), (move["target"], 1)):
                if sees(view, place) and place not in news:
                    assert len(ids) == move["count"], move
                    there = self.seen.get(place, set())
                    self.seen[place] = there - ids if sign < 0 else there | ids
        now = self.look(game)
        for place, ids in now.items():
            assert place in news or self.seen.get(place, set()) == ids, place
        self.seen = now


def sizes_of(game: Game) -> Counter[str]:
    sizes = Counter({place: len(zone) for place, zone in game.places() if len(zone)})
    return sizes + Counter({f"pile:{pile.name}": pile.count for pile in game.piles if not pile.removed})


def follow_game(setup: Setup, seed: int, steps: int) -> None:
    session = Session(new_game(setup, seed, [Agent()] * setup.players), [None] * setup.players)
    game = session.game
    tracker = Tracker(game)
    onlookers = [Onlooker(game, seat) for seat in range(-1, setup.players)]
    sizes = sizes_of(game)
    rng = random.Random(seed)
    for _ in range(steps):
        if session.question is None:
            break
        piles = len(game.piles)
        session.answer(eager_answer(session.question, rng))
        tracks = tracker.follow(game)
        for track in tracks:
            assert track.source != track.target
            assert 0 <= track.entry < len(game.log)
            sizes[track.source] -= len(track.cards)
            sizes[track.target] += len(track.cards)
        sizes[BOX] = min(sizes[BOX], 0)  # what left the game is nowhere
        if len(game.piles) == piles:
            assert +sizes == Counter({BOX: 0}) + sizes_of(game)
        sizes = sizes_of(game)
        for onlooker in onlookers:
            onlooker.follow(game, onlooker.eyes.moves(tracks, game.view(onlooker.eyes.seat)))


@pytest.mark.parametrize("seed", range(12))
def test_all_viewers_can_follow_all_cards(seed: int) -> None:
    follow_game(random_setup(seed + 500).complete(seed), seed, 200)


@pytest.mark.parametrize("seed", range(12))
def test_all_viewers_can_follow_invented_cards(seed: int) -> None:
    follow_game(invented_setup_by_chance(seed + 100), seed, 120)


@pytest.mark.parametrize("seed", range(4))
def test_all_viewers_can_follow_cards_to_all_sorts_of_places(seed: int) -> None:
    kingdom = KINGDOM if seed % 2 else [*KINGDOM[:-3], *OTHERS]
    follow_game(Setup(kingdom, 2 + seed % 3, landscapes=["Sanctum"]), seed, 200)


# -- single moves -----------------------------------------------------------------------------------------------------


class Watched:
    """A position in which something is done, and what each viewer is shown of it."""

    def __init__(self, lab: Lab) -> None:
        self.game = lab.game.copy()
        self.tracker = Tracker(self.game)

    @property
    def me(self) -> Player:
        return self.game.players[0]

    def shown(self) -> list[list[Shown]]:
        """What seats 0 and 1 and spectators are sent of what was done since the last call."""
        tracks = self.tracker.follow(self.game)
        found = []
        for seat in (0, 1, -1):
            moves = Eyes(seat, ["Ada", "Ben"]).moves(tracks, self.game.view(seat))
            names = [[card["name"] for card in move["cards"]] for move in moves]
            ways = [(move["source"], move["target"]) for move in moves]
            found.append([(*way, cards, move["count"]) for way, cards, move in zip(ways, names, moves, strict=True)])
        return found

    def all_shown(self) -> list[Shown]:
        """The same, where it is the same for all."""
        mine, theirs, public = self.shown()
        assert mine == theirs == public
        return mine


def test_a_card_is_called_from_a_mat_exchanged_and_gained_aside() -> None:
    watched = Watched(Lab(["Nightlamp"], hand=["Copper"], mats={"Tavern": ["Nightlamp"]}))
    me, game = watched.me, watched.game
    assert me.call(me.mat(TAVERN)[0], me.mat(TAVERN))
    assert watched.all_shown() == [("mat:0:Tavern", "in_play:0", ["Nightlamp"], 1)]
    silver = game.find_pile("Silver")
    assert silver is not None
    me.exchange(me.hand[0], me.hand, silver)
    assert watched.all_shown() == [
        ("hand:0", "pile:Copper", ["Copper"], 1), ("pile:Silver", "discard:0", ["Silver"], 1),
    ]  # fmt: skip
    me.gain("Gold", TO_SET_ASIDE)
    assert watched.all_shown() == [("pile:Gold", "set_aside:0", ["Gold"], 1)]


def test_mats_show_what_their_sight_says() -> None:
    watched = Watched(Lab(KINGDOM, hand=["Copper", "Silver", "Gold"]))
    me = watched.me
    copper, silver, gold = me.hand.cards()
    me.put_onto_mat(copper, me.hand, VAULT)
    mine, theirs, public = watched.shown()
    assert mine == [("hand:0", "mat:0:Vault", ["Copper"], 1)]
    assert theirs == public == [("hand:0", "mat:0:Vault", [], 1)]
    me.put_onto_mat(silver, me.hand, GALLERY)
    assert watched.all_shown() == [("hand:0", "mat:0:Gallery", ["Silver"], 1)]
    me.put_into_hand([silver], me.mat(GALLERY))
    assert watched.all_shown() == [("mat:0:Gallery", "hand:0", ["Silver"], 1)]
    me.put_onto_table(gold, me.hand, CRYPT)
    mine, theirs, public = watched.shown()
    assert mine == [("hand:0", "table:Crypt", ["Gold"], 1)]
    assert theirs == public == [("hand:0", "table:Crypt", [], 1)]


def test_landscapes_are_turned_up_and_shuffled_in_no_order() -> None:
    watched = Watched(Lab(["Lottery"], stack={"Gifts": ["Star Gift", "Sun Gift", "Moon Gift"]}))
    for name in ("Star Gift", "Sun Gift", "Moon Gift"):
        gift = watched.game.turn_up(GIFTS, 0)
        assert gift is not None
        assert watched.all_shown() == [("stack:Gifts", "stack_aside:Gifts", [name], 1)]
        watched.game.discard_to(GIFTS, gift)
        assert watched.all_shown() == [("stack_aside:Gifts", "stack_discard:Gifts", [name], 1)]
    gift = watched.game.turn_up(GIFTS, 1)
    assert gift is not None
    shuffled, turned = watched.all_shown()
    assert shuffled == ("stack_discard:Gifts", "stack:Gifts", ["Moon Gift", "Star Gift", "Sun Gift"], 3)
    assert turned == ("stack:Gifts", "stack_aside:Gifts", [gift.name], 1)


def test_what_the_log_tells_once_is_one_move() -> None:
    watched = Watched(Lab(deck=["Gold", "Silver", "Copper"]))
    me = watched.me
    me.discard_top(1)
    assert watched.all_shown() == [("deck:0", "discard:0", ["Gold"], 1)]
    me.trash_top(2)
    assert watched.all_shown() == [("deck:0", "trash", ["Silver", "Copper"], 2)]


def test_cards_put_back_in_any_order_are_not_told_in_it() -> None:
    orders = []
    for names in (["Gold", "Silver"], ["Silver", "Gold"]):
        watched = Watched(Lab(deck=["Gold", "Silver"]))
        me = watched.me
        cards = me.reveal_top(2)
        watched.shown()
        me.topdeck(sorted(cards, key=lambda card: names.index(card.name)), me.revealed)
        orders.append(watched.all_shown())
    assert orders[0] == orders[1] == [("revealed:0", "deck:0", ["Gold", "Silver"], 2)]


def test_a_card_played_where_it_lies_does_not_move() -> None:
    watched = Watched(Lab(hand=["Smithy", "Village"], deck=["Copper"]))
    me = watched.me
    me.trash(me.hand[1:], me.hand)
    assert watched.all_shown() == [("hand:0", "trash", ["Village"], 1)]
    me.play_in_place(watched.game.trash[0], me.hand[0])
    mine, theirs, public = watched.shown()
    assert mine == [("deck:0", "hand:0", ["Copper"], 1)]
    assert theirs == public == [("deck:0", "hand:0", [], 1)]


def clean_up(lab: Lab) -> list[list[Shown]]:
    """What is shown from the last answer of a turn to the next question."""
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    watched = Watched(lab)
    watched.game = session.game
    watched.tracker = Tracker(session.game)
    while session.question is not None and session.question.of_turn and session.game.turn == 0:
        session.answer([])
    return watched.shown()


def test_clean_up_goes_before_the_shuffle_and_the_draw() -> None:
    lab = Lab(hand=["Estate"], in_play=["Copper", "Village"], deck=["Silver"], discard=["Duchy"])
    mine, theirs, public = clean_up(lab)
    assert [move[:2] for move in mine] == [
        ("hand:0", "discard:0"), ("in_play:0", "discard:0"), ("discard:0", "deck:0"), ("deck:0", "hand:0"),
    ]  # fmt: skip
    assert [move[3] for move in mine] == [1, 2, 4, 5]
    assert [move[2] for move in mine[:3]] == [["Estate"], ["Copper", "Village"], []]
    assert sorted(mine[3][2]) == ["Copper", "Duchy", "Estate", "Silver", "Village"]
    assert [move[2] for move in theirs] == [move[2] for move in public] == [[], ["Copper", "Village"], [], []]
    no_hand = Lab(hand=[], in_play=["Copper"], deck=["Silver"], discard=["Duchy"], coins=2)
    mine, theirs, public = clean_up(no_hand)
    assert [move[:2] for move in mine] == [("in_play:0", "discard:0"), ("discard:0", "deck:0"), ("deck:0", "hand:0")]
    assert [move[3] for move in mine] == [1, 2, 3]


def test_no_move_into_a_place_where_nobody_looks_tells_an_order() -> None:
    """Random games: cards that somebody sees go into a deck, of which the log does not tell, have no order."""
    setup = Setup(KINGDOM, 3, landscapes=["Stargazers", "Bricklayers"])
    session = Session(new_game(setup, 4, [Agent()] * 3), [None] * 3)
    for player in session.game.players:
        player.favors = 40
    tracker = Tracker(session.game)
    rng = random.Random(4)
    shuffled = 0
    for _ in range(300):
        assert session.question is not None
        session.answer(eager_answer(session.question, rng))
        tracks = tracker.follow(session.game)
        for seat in range(-1, 3):
            for track, move in zip(tracks, Eyes(seat, "ABC").moves(tracks, session.game.view(seat)), strict=True):
                if move["cards"] and sight_of(move["target"]) == NOBODY and track.logged is None:
                    names = [card["name"] for card in move["cards"]]
                    assert names == sorted(names)
                    shuffled += names != [card.name for card in track.cards]
    assert shuffled > 3

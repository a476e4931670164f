"""A watched game tells every move of its cards: whoever makes them in another place has the same cards there."""

from __future__ import annotations

import random

import pytest

from bailiwick import Agent, Card, Game, RandomBot, Session, Setup, new_game
from bailiwick.engine import decision as ask
from bailiwick.engine import log
from bailiwick.engine.declared import DECKS, MATS, SEAT_ZONES, TABLE_MATS
from bailiwick.engine.journal import BOX, Journal, Moved
from bailiwick.engine.view import full_log
from bailiwick.kingdoms.setup import kingdom_cards
from bailiwick.lab import Lab
from bailiwick.records import checksum
from engine.invented_games import invented_setup_by_chance
from engine.invented_places import KINGDOM, OTHERS
from random_play import eager_answer, random_setup


def zones_of(game: Game) -> dict[str, list[Card]]:
    return {place: zone.cards() for place, zone in game.places() if zone.n}


class Mirror:
    """The cards of a game in their places and how many there are in its piles, kept by moves alone."""

    def __init__(self, game: Game) -> None:
        game.journal = self.journal = Journal()
        self.zones = zones_of(game)
        self.piles = {pile.name: pile.count for pile in game.piles if not pile.removed}
        self.used: set[str] = set()

    def make(self, moved: Moved) -> None:
        if moved.source.startswith("pile:"):
            self.piles[moved.source[5:]] -= len(moved.cards)
        elif moved.source != BOX:
            for card in moved.cards:
                self.zones[moved.source].remove(card)
        if moved.target.startswith("pile:"):
            self.piles[moved.target[5:]] += len(moved.cards)
        elif moved.target != BOX:
            there = self.zones.setdefault(moved.target, [])
            at = len(there) - moved.above
            there[at:at] = moved.cards
        self.used |= {kind_of_place(moved.source), kind_of_place(moved.target)}

    def prove(self, game: Game) -> None:
        assert game.journal is self.journal
        for moved in self.journal.read():
            assert moved.cards
            assert 0 <= moved.entry <= len(game.log)
            self.make(moved)
        assert {place: cards for place, cards in self.zones.items() if cards} == zones_of(game)
        # Piles that come and go take their cards along.
        piles = {pile.name: pile.count for pile in game.piles if not pile.removed}
        self.piles = {name: self.piles.get(name, count) for name, count in piles.items()}
        assert self.piles == piles


def kind_of_place(place: str) -> str:
    """The place without whose it is."""
    parts = place.split(":")
    return ":".join(part for part in parts if not part.isdecimal())


def play(setup: Setup, seed: int, steps: int) -> Mirror:
    """A random game, proved at every question."""
    agents = [Agent() for _ in range(setup.players)]
    session = Session(new_game(setup, seed, agents), [None] * setup.players)
    mirror = Mirror(session.game)
    rng = random.Random(seed)
    for _ in range(steps):
        if session.question is None:
            break
        session.answer(eager_answer(session.question, rng))
        mirror.prove(session.game)
    return mirror


@pytest.mark.parametrize("seed", range(24))
def test_moves_lead_from_step_to_step_in_games_of_all_expansions(seed: int) -> None:
    expansions = sorted({kind.expansion for kind in kingdom_cards() if kind.expansion})
    expansion = "" if seed % 2 else expansions[seed // 2 % len(expansions)]
    play(random_setup(seed + 900, expansion).complete(seed), seed, 400)


# -- places that no expansion has -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(24))
def test_moves_lead_from_step_to_step_with_invented_cards(seed: int) -> None:
    play(invented_setup_by_chance(seed), seed, 250)


def test_moves_lead_from_step_to_step_with_all_sorts_of_places() -> None:
    used: set[str] = set()
    for seed in range(8):
        kingdom = KINGDOM if seed % 2 else [*KINGDOM[:-3], *OTHERS]
        used |= play(Setup(kingdom, 2 + seed % 3, landscapes=["Sanctum"]), seed, 400).used
    assert used >= set(SEAT_ZONES) - {"revealed", "set_aside"}
    assert used >= {"mat:Vault", "mat:Locker", "mat:Gallery", "table:Altar", "pile:Paladins", "pile:Cavern"}
    assert used >= {"stack:Gifts", "stack_aside:Gifts", "stack_discard:Gifts"}


def test_piles_that_leave_and_cards_that_come_later_are_followed() -> None:
    kingdom = ["Village", "Smithy", "Moat", "Market", "Militia", "Witch", "Mine", "Soothsay", "Huckster", "Turncoat"]
    second = ["Cellar", "Merchant", "Remodel", "Workshop", "Library", "Festival", "Throne Room", "Sentry", "Burrow"]
    used: set[str] = set()
    for seed in range(6):
        setup = Setup(kingdom, 3, prophecy="High Wind", second_kingdom=[*second, "Houseboat"]).complete(seed)
        mirror = play(setup, seed, 300)
        used |= mirror.used
        assert ("Soothsay" in mirror.piles) == (BOX not in mirror.used)
    assert used >= {BOX, "stack:hucksters_tray", "aside:houseboat"}


def test_every_place_that_is_declared_is_told_as_source_and_as_target() -> None:
    """Whatever is declared, also what later expansions declare, has a name by which its moves are told."""
    game = new_game(Setup(KINGDOM, 3, landscapes=["Sanctum"]), 1, [Agent()] * 3)
    mirror = Mirror(game)
    every = [zone for player in game.players for zone in (player.set_aside, player.looking, player.revealed)]
    every += [player.set_aside_hidden for player in game.players]
    every += [player.mat(mat) for player in game.players for mat in MATS.values()]
    every += [game.mat(mat) for mat in TABLE_MATS.values()]
    every += [game.trash]
    names = {id(zone): place for place, zone in game.places(True)}
    assert {id(zone) for zone in every} <= set(names)
    assert {name for name in map(kind_of_place, names.values()) if ":" not in name} == {*SEAT_ZONES, "trash"}
    card = game.players[0].hand[-1]
    place = game.players[0].hand
    for _, zone in game.places(True):
        assert game.move(card, place, zone)
        (moved,) = mirror.journal.moves
        assert (moved.source, moved.target, moved.cards) == (names[id(place)], names[id(zone)], [card])
        mirror.prove(game)
        place = zone
    assert {kind_of_place(place) for place in names.values()} == mirror.used
    assert {f"stack:{name}" for name in game.stacks} <= mirror.used <= {
        *SEAT_ZONES, "trash", *(f"mat:{name}" for name in MATS), *(f"table:{name}" for name in TABLE_MATS),
        *(f"{kind}:{name}" for name in DECKS for kind in ("stack", "stack_aside", "stack_discard")),
    }  # fmt: skip


def test_cards_kept_in_another_order_are_told_in_it() -> None:
    lab = Lab(hand=["Copper", "Silver", "Gold"], landscapes=["Snug Harbor"], favors=3, deck=["Estate"] * 9)
    game = lab.game.copy()
    game.always_ask = False
    session = Session(game, [None] * 2)
    mirror = Mirror(session.game)
    while session.question is not None and session.question.purpose != ask.KEEP:
        session.answer([])
        mirror.prove(session.game)
    assert session.question is not None
    session.answer([session.question.find_card(name) for name in ("Gold", "Copper")])
    mirror.prove(session.game)
    hand = [card.name for card in session.game.players[0].hand]
    assert hand[:2] == ["Gold", "Copper"]


# -- who watches ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_a_game_is_the_same_whether_somebody_watches_or_not(seed: int) -> None:
    setup = random_setup(seed + 40).complete(seed)
    sums = []
    for watched in (False, True):
        game = new_game(setup, seed, [RandomBot((seed, seat)) for seat in range(setup.players)])
        game.most_turns = 60
        if watched:
            game.journal = Journal()
        game.run()
        sums.append((checksum(game), full_log(game), game.decisions))
        assert (game.journal is not None) == watched
    assert sums[0] == sums[1]


def test_copies_and_forks_are_not_watched() -> None:
    session = Session(new_game(Setup(KINGDOM), 1, [Agent()] * 2), [None] * 2)
    mirror = Mirror(session.game)
    assert session.game.copy().journal is None
    for seat in (0, 1):
        fork = session.fork(seat, 3)
        assert fork.question is not None
        fork.answer([])
        assert fork.game.journal is None
    assert session.game.journal is mirror.journal
    assert not mirror.journal.moves


def test_cards_are_told_in_the_order_in_which_they_lie() -> None:
    lab = Lab(hand=["Cellar"], deck=["Gold", "Silver", "Copper"])
    game = lab.game.copy()
    game.journal = Journal()
    me = game.players[0]
    me.topdeck(me.look_at_top(2), me.looking)
    me.put_under_deck(me.hand[0], me.hand)
    looked, second, first, under = game.journal.read()
    assert [card.name for card in looked.cards] == ["Gold", "Silver"]
    assert [moved.cards[0].name for moved in (second, first)] == ["Silver", "Gold"]
    assert (looked.source, looked.target, first.target, first.above) == ("deck:0", "looking:0", "deck:0", 0)
    assert (under.source, under.target, under.above, under.seat) == ("hand:0", "deck:0", 3, 0)
    assert [moved.entry - looked.entry for moved in (looked, second, first, under)] == [0, 1, 1, 2]
    assert [entry.kind for entry in game.log.entries(looked.entry)] == [log.LOOK, *[log.TOPDECK_HIDDEN] * 2]

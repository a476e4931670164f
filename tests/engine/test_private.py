"""A search for what a seat must not know. It takes its places from the declarations: a new one is searched untold."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from bailiwick import Agent, Card, Decision, Game, Session, Setup, View, new_game
from bailiwick.cards import all_kinds, find
from bailiwick.engine import events as on
from bailiwick.engine.declared import DECKS, MATS, SEAT_ZONES, TABLE_MATS, sight_of
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.events import Effect
from bailiwick.engine.kinds import LANDSCAPES
from bailiwick.engine.player import Player
from bailiwick.engine.zone import ALL, AS_PUT, NOBODY, OWNER, Zone
from bailiwick.lab import Lab
from bailiwick.server.eyes import Eyes
from engine.invented_places import KINGDOM, OTHERS
from random_play import eager_answer, held_at
from server.test_hidden_frames import Spy, with_table

SEATS = 3
ATTRIBUTES = {"discard": "discard_pile", "face_down": "set_aside_hidden"}  # the others are named as on the wire


def full_game() -> Game:
    """A game with three cards, each another, at every declared place. What has its own back hides nowhere."""
    game = Lab(KINGDOM, others=[{}] * (SEATS - 1), seed="full").game
    plain_backs = [k for k in all_kinds() if not k.is_(LANDSCAPES) and not k.split and not k.own_back]
    kinds = [kind for kind in plain_backs if not kind.hears]
    rng = random.Random(1)
    rng.shuffle(kinds)

    def lay(zone: Zone) -> None:
        for _ in range(3):
            zone.append(game.new_card(kinds.pop()))

    for player in game.players:
        zones = [getattr(player, ATTRIBUTES.get(name, name)) for name in SEAT_ZONES]
        for zone in [*zones, *(player.mat(mat) for mat in MATS.values())]:
            lay(zone)
            for card in zone:
                player.count(card.kind, 1)
            for card in zone.cards()[:-1] if zone is player.discard_pile else []:
                zone.tell(card, 1 << player.index)  # as what is thrown away in Clean-up
            kinds = kinds or plain_backs
        for zone in aside(player):
            hold(game, player.index, zone)
    for mat in TABLE_MATS.values():
        lay(game.mat(mat))
    return game


def aside(player: Player) -> list[Zone]:
    """All places of a player where an effect may wait with cards: neither deck nor discard pile nor hand."""
    return [zone for name, zone in player.places() if name.split(":")[0] not in ("deck", "discard", "hand")]


def hold(game: Game, seat: int, zone: Zone) -> None:
    """Let an effect wait with what lies there, as a Duration's does that laid cards aside."""
    source = game.new_card(find("Copper"))
    effect = Effect(on.TURN_START, source, seat, on.ONCE, False, zone.cards(), 0, 1, source, 0, "")
    game.effects = [*game.effects, effect]


def hidden(place: str, zone: Zone, seat: int) -> list[int]:
    """Where in a zone of the full game a seat knows nothing, as it was declared."""
    sight = sight_of(place)
    if sight == ALL or (sight in (OWNER, AS_PUT) and place.split(":")[1] == str(seat)):
        return []
    return list(range(len(zone) - 1)) if sight == AS_PUT else list(range(len(zone)))


def unknown(place: str, zone: Zone, seat: int) -> list[int]:
    """The same in the middle of a game, where entries of the zone may say more."""
    return [i for i in range(len(zone)) if not zone.knows(seat, i)]


def mix(game: Game, seat: int, rng: random.Random, where: Any = hidden) -> None:
    """Let the cards that a seat does not know lie elsewhere, each with the same owner."""
    owners: dict[str, list[tuple[Zone, int]]] = {}
    for place, zone in game.places():
        owner = place if place.startswith(("table:", "stack")) else place.split(":")[1] if ":" in place else place
        owners.setdefault(owner, []).extend((zone, i) for i in where(place, zone, seat))
    held = held_at(game)
    for places in owners.values():
        numbers = [zone.number_at(i) for zone, i in places]
        rng.shuffle(numbers)
        for (zone, i), number in zip(places, numbers, strict=True):
            zone.swap_in(i, number)
    for pile in game.piles:
        if pile.sight != ALL and pile.stack:
            pile = game.own(pile)
            places = [i for i, seats in enumerate(pile.known) if not seats >> max(seat, 0) & 1]
            kinds = [pile.stack[i] for i in places]
            rng.shuffle(kinds)
            for i, kind in zip(places, kinds, strict=True):
                pile.stack[i] = kind
            pile.top = pile.stack[-1]
    there = dict(game.places())
    waiting = zip(game.effects, held, strict=True)
    game.effects = [effect.holding([there[place][i] for place, i in cards]) for effect, cards in waiting]


def plain(value: Any) -> Any:
    """Whatever a view gives, as something to compare."""
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, Card):
        return value.name
    if hasattr(value, "stack") and hasattr(value, "names"):
        return [value.name, value.top.name, value.names(), value.count, value.tokens]
    if type(value).__name__ == "SeenEffect":
        return [value.source.name, value.seat, value.holds, plain(value.cards)]
    return value if isinstance(value, (int, float, str, type(None))) else type(value).__name__


CALLS = ("data", "log", "places", "effects", "lasting", "players_data", "lead")


def told(game: Game, seat: int, question: Decision | None = None) -> str:
    """Everything that a seat, its bot and its browser can get to know."""
    view = game.view(seat)
    found: dict[str, Any] = {"question": plain(view.data(question))}
    for name in sorted(dir(View)):
        if name.startswith("_") or (name == "lead" and seat < 0):
            continue
        if name in CALLS:
            found[name] = plain(getattr(view, name)())
        elif not callable(getattr(View, name)):  # a property, compiled or not
            try:
                found[name] = plain(getattr(view, name))
            except IllegalMove as error:
                found[name] = str(error)
    for place, pile in enumerate(game.piles):
        kinds = [pile.kind.name, *pile.kind.split]
        found[pile.name] = [view.left_at(place), view.top_at(place), plain([view.pile_with(name) for name in kinds])]
    found["frame"] = Eyes(seat, [f"P{i}" for i in range(SEATS)]).state(game, question, 0, 0)
    return json.dumps(found, sort_keys=True)


@pytest.mark.parametrize("seat", range(-1, SEATS))
def test_two_games_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(seat: int) -> None:
    game = full_game()
    assert {place.rpartition(":")[0] if place[-1].isdecimal() else place for place, _ in game.places()} >= {
        *SEAT_ZONES, *(f"mat:0:{name}" for name in MATS), *(f"table:{name}" for name in TABLE_MATS),
        *(f"stack:{name}" for name in DECKS),
    }  # fmt: skip
    before = told(game, seat)
    for seed in range(20):
        other = game.copy()
        mix(other, seat, random.Random(seed))
        assert told(other, seat) == before


OPEN = [name for name, sight in SEAT_ZONES.items() if sight != NOBODY]
OPEN += [name for name, mat in {**MATS, **TABLE_MATS}.items() if mat.sight != NOBODY]


@pytest.mark.parametrize("place", [*OPEN, "Paladins"])
def test_the_search_would_find_what_is_told(place: str) -> None:
    """What the owner sees does change with the card on top: the search is no formality."""
    game = full_game()
    before = told(game, 0)
    if place == "Paladins":
        pile = game.own(next(pile for pile in game.piles if pile.name == place))
        pile.stack[-1], pile.stack[0] = pile.stack[0], pile.stack[-1]
        pile.top = pile.stack[-1]
    for where, zone in game.places():
        if place in where.split(":"):
            zone.swap_in(len(zone) - 1, zone.number_at(0))
    assert told(game, 0) != before


@pytest.mark.parametrize("seat", range(SEATS))
def test_forks_keep_all_that_a_seat_knows_and_deal_the_rest_anew(seat: int) -> None:
    game = full_game()
    session = Session(game, [None] * SEATS)
    changed: set[tuple[str, int]] = set()
    for seed in range(40):
        fork = session.fork(seat, seed).game
        assert told(fork, seat) == told(game, seat)
        assert held_at(fork) == held_at(game)  # effects wait with what lies there now
        for (place, old), (_, new) in zip(game.places(), fork.places(), strict=True):
            secret = hidden(place, old, seat)
            for i in range(len(old)):
                if i not in secret:
                    assert old[i] is new[i], place
                elif old[i] is not new[i]:
                    changed.add((place, i))
    assert changed == {(place, i) for place, zone in game.places() for i in hidden(place, zone, seat)}


class Searcher(Agent):
    """Answers by chance and searches what every seat is told at every question."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game: Game | None = None

    def decide(self, view: View, decision: Decision) -> list[int]:
        game = self.game
        assert game is not None
        for seat in range(len(game.players)) if self.rng.random() < 0.3 else ():
            other = game.copy()
            mix(other, seat, self.rng, unknown)
            assert told(other, seat, decision) == told(game, seat, decision)
        return eager_answer(decision, self.rng)


def setups(seed: int) -> Setup:
    kingdom = KINGDOM if seed % 2 else [*KINGDOM[:-3], *OTHERS]
    return Setup(kingdom, 2 + seed % 2, landscapes=["Sanctum"])


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_told_in_whole_games_with_all_places(seed: int) -> None:
    setup = setups(seed)
    searcher = Searcher(seed)
    agents: Sequence[Agent] = [searcher] * setup.players
    game = new_game(setup, seed, agents)
    searcher.game = game
    game.most_turns = 40
    game.run()


@pytest.mark.parametrize("seed", range(4))
def test_nothing_hidden_is_in_any_frame_of_games_with_all_places(seed: int) -> None:
    setup = setups(seed).complete(seed)

    async def work(table: Any) -> None:
        spies = [Spy(seat, table) for seat in range(-1, setup.players)]
        for spy in spies:
            await table.watch(spy)
        rng = random.Random(seed)
        for _ in range(120):
            question = table.play.question
            if question is None:
                break
            answer = {"type": "answer", "question": table.rows, "options": eager_answer(question, rng)}
            await table.receive(question.seat, "answer", answer)
        assert all(spy.frames > 60 for spy in spies)

    with_table(setup, str(seed), work)

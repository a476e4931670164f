"""Every number of a simulation against games whose answer is known."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest
from rigged import KINGDOM, Estates, Idle, Money, one_turn_setup

from bailiwick import Agent, Decision, RandomBot, Setup, View
from bailiwick.engine.view import full_log
from bailiwick.sim import Match, Result, simulate
from bailiwick.sim.match import Chunk, chunks_of
from bailiwick.sim.play import MOST_TURNS, is_detailed
from bailiwick.sim.result import sample_games
from bailiwick.sim.strategies import read_strategies
from bailiwick.sim.tally import WIN, read_tally


def test_a_game_that_is_over_in_one_turn() -> None:
    """Whoever begins buys the Estate, has 4 points to 3, and has won on turn 1."""
    result = simulate([Estates, Estates], one_turn_setup(), games=40)
    first, second = result.strategies
    assert (result.games, result.deals, result.detailed_games) == (40, 20, 40)
    assert (first.won, first.tied, first.lost) == (20, 0, 20)
    assert [one.value for one in first.by_seat] == [1.0, 0.0]
    assert first.score.value == second.score.value == 0.5
    assert result.first_seat.value == 1.0
    assert result.first_seat_worth == 0.5
    assert result.length.counts == {1: 40}
    assert [(e.name, e.games) for e in result.endings] == [("empty piles", 40)]
    assert [(e.name, e.games) for e in result.piles_emptied] == [("Curse, Duchy, Estate", 40)]
    assert first.points_seen.counts == {4: 20, 3: 20}
    assert first.leads_seen.counts == {1: 20, -1: 20}
    assert first.points.value == 3.5
    assert first.lead.value == 0.0
    cards = {card.name: card for card in first.cards}
    assert cards["Estate"].gained_in == cards["Estate"].gained == 20
    assert cards["Estate"].gains_by_turn == [0, 20]
    assert cards["Estate"].first_gain is not None
    assert cards["Estate"].first_gain.value == 1.0
    assert cards["Estate"].worth is not None
    assert cards["Estate"].worth.value == 1.0  # who had it, won; who had not, lost
    assert [(n, score.value, score.n) for n, score in cards["Estate"].by_copies] == [(0, 0.0, 20), (1, 1.0, 20)]
    assert 2 * 20 <= cards["Copper"].plays <= 5 * 20  # in the 20 games in which it had a turn
    assert [(p.turn, p.games, p.mean) for p in first.curves["points"]] == [(1, 20, 3.0)]
    assert [(p.games, p.mean) for p in first.curves["money"]] == [(20, 7.0)]
    assert [(p.games, p.mean) for p in first.curves["cards"]] == [(20, 10.0)]


def test_three_and_four_players_sit_everywhere_equally_often() -> None:
    for players in (3, 4):
        result = simulate([Estates] * players, one_turn_setup(players), games=5 * players)
        for one in result.strategies:
            assert (one.won, one.tied, one.lost) == (5, 0, 5 * (players - 1))
            assert [seat.value for seat in one.by_seat] == [1.0] + [0.0] * (players - 1)
        assert result.first_seat_worth == pytest.approx(1 - 1 / players)


def test_who_does_nothing_loses_to_big_money() -> None:
    result = simulate(["big money", Idle], KINGDOM, games=40)
    winner, idle = result.strategies
    assert (winner.won, idle.lost) == (40, 40)
    assert winner.score.value == 1.0
    assert winner.score.low > 0.8
    assert idle.points_seen.counts == {3: 40}
    assert [e.name for e in result.endings] == ["Province"]
    assert all(card.gained == 0 for card in idle.cards)
    assert [p.mean for p in idle.curves["cards"]] == [10.0] * len(idle.curves["cards"])
    assert {s.lead for s in idle.standings if s.turn == 1} == {0}
    assert all(s.scores.total == 0 for s in idle.standings)


def test_a_game_that_never_ends_is_broken_off_and_shared() -> None:
    result = simulate([Idle, Idle], KINGDOM, games=2)
    assert result.strategies[0].tied == 2
    assert result.strategies[0].score.value == 0.5
    assert [(e.name, e.games) for e in result.endings] == [("broken off", 2)]
    assert result.length.counts == {MOST_TURNS // 2: 2}
    game = result.match.game(0)
    assert not game.over
    assert result.match.record(0).replay().scores() == [3, 3]


def test_shared_victories_are_shared_evenly() -> None:
    result = simulate([Idle, Idle, Idle], KINGDOM, games=3)
    for one in result.strategies:
        # 2000 turns are 667 for the first two seats and 666 for the third, which wins by having had fewer.
        assert (one.won, one.lost) == (1, 2)
    assert result.first_seat.value == 0.0


def test_a_mirror_match_is_even_in_every_deal() -> None:
    result = simulate(["big money smithy", "big money smithy"], games=300, seed=5)
    a, b = result.tally.sides
    assert a.score.data() == b.score.data() == [150, 150 * WIN, 150 * WIN * WIN]
    assert a.points.total == b.points.total
    assert a.lead.data() == [150, 0, 0]
    assert result.strategies[0].won == result.strategies[1].won == result.strategies[0].lost
    assert result.strategies[0].score.low < 0.5 < result.strategies[0].score.high
    assert result.first_seat.value > 0.5  # Big Money likes to begin


class Spy(Money):
    """Big Money that writes down what it saw as each of its turns began."""

    notes: list[tuple[int, int, int, int, dict[str, int]]]

    def __init__(self) -> None:
        super().__init__({"Witch": 1, "Smithy": 1})
        self.notes = []
        everybody.append(self)
        self.turn = 0

    def decide(self, view: View, decision: Decision) -> Any:
        if view.my_turn and view.turns != self.turn:
            self.turn = view.turns
            self.notes.append((view.seat, view.turns, view.points, view.deck_size, view.counts))
        return super().decide(view, decision)


everybody: list[Spy] = []


def test_curves_are_what_the_players_saw() -> None:
    everybody.clear()
    result = simulate([Spy, Spy], KINGDOM, games=20)
    everybody[:] = [spy for spy in everybody if spy.notes]  # others were made to be looked at
    assert len(everybody) == 40
    both = Counter[tuple[int, int]]()
    money = Counter[int]()
    cards = Counter[int]()
    coins = {"Copper": 1, "Silver": 2, "Gold": 3}
    for spy in everybody:
        for _, turn, points, deck_size, counts in spy.notes:
            both[turn, points] += 1
            cards[turn] += deck_size
            money[turn] += sum(counts.get(name, 0) * worth for name, worth in coins.items())
    last = max(turn for turn, _ in both)
    for turn in range(1, last + 1):
        sides = [one.curves for one in result.tally.sides]
        seen = [curves[0][turn - 1] for curves in sides if len(curves[0]) >= turn]
        assert sum(one.n for one in seen) == sum(n for (t, _), n in both.items() if t == turn)
        assert sum(one.total for one in seen) == sum(n * points for (t, points), n in both.items() if t == turn)
        assert sum(one.squares for one in seen) == sum(n * points**2 for (t, points), n in both.items() if t == turn)
        assert sum(c[1][turn - 1].total for c in sides if len(c[1]) >= turn) == money[turn]
        assert sum(c[3][turn - 1].total for c in sides if len(c[3]) >= turn) == cards[turn]


def recount(match: Match, deals: int) -> list[dict[str, Any]]:
    """What a patient person would count from the logs, game by game, for each strategy."""
    counted = [
        {"won": 0, "tied": 0, "points": Counter(), "leads": Counter(), "gains": Counter(), "first": Counter(),
         "plays": Counter(), "copies": Counter(), "score": 0.0}
        for _ in range(match.players)
    ]  # fmt: skip
    for number in range(deals * match.players):
        game = match.game(number)
        scores, winners, seats = game.scores(), game.winners(), match.seats(number)
        for seat, strategy in enumerate(seats):
            mine = counted[strategy]
            mine["won"] += winners == [seat]
            mine["tied"] += seat in winners and len(winners) > 1
            mine["score"] += (seat in winners) / len(winners)
            mine["points"][scores[seat]] += 1
            mine["leads"][scores[seat] - max(s for i, s in enumerate(scores) if i != seat)] += 1
        turns = [0] * match.players
        copies: list[Counter[str]] = [Counter() for _ in seats]
        for entry in full_log(game):
            who = entry["seat"]
            mine = counted[seats[who]]
            if entry["kind"] == "turn":
                turns[who] = entry["number"]
            elif entry["kind"] == "play":
                mine["plays"].update(entry["cards"])
            elif entry["kind"] == "gain" or (entry["kind"] == "buy" and not entry.get("number")):
                for name in entry["cards"]:
                    mine["gains"][name, turns[who]] += 1
                    if not copies[who][name]:
                        mine["first"][name] += turns[who]
                    copies[who][name] += 1
        for seat, strategy in enumerate(seats):
            for name, n in copies[seat].items():
                counted[strategy]["copies"][name, n] += 1
    return counted


@pytest.mark.parametrize("players", [2, 3])
def test_everything_counted_is_what_the_logs_say(players: int) -> None:
    names: list[object] = [RandomBot, "double witch", "village smithy"]
    chosen = read_strategies(names[:players])
    match = Match.of(Setup(KINGDOM, players=players), chosen, "count")
    deals = 5
    result = Result(match, match.play(Chunk(0, deals)))
    for one, side, mine in zip(result.strategies, result.tally.sides, recount(match, deals), strict=True):
        assert (one.won, one.tied) == (mine["won"], mine["tied"])
        assert one.lost == deals * players - one.won - one.tied
        assert one.score.value == pytest.approx(mine["score"] / (deals * players))
        assert one.points_seen.counts == mine["points"]
        assert one.leads_seen.counts == mine["leads"]
        assert one.points.value == pytest.approx(one.points_seen.mean)
        assert one.lead.value == pytest.approx(one.leads_seen.mean)
        assert {card.name: card.plays for card in one.cards if card.plays} == dict(mine["plays"])
        for card in one.cards:
            for turn, n in enumerate(card.gains_by_turn):
                assert n == mine["gains"][card.name, turn], (card.name, turn)
            assert card.gained == sum(n for (name, _), n in mine["gains"].items() if name == card.name)
            in_games = sum(n for (name, _), n in mine["copies"].items() if name == card.name)
            assert card.gained_in == in_games
            if in_games:
                assert side.cards[card.name].first.total == mine["first"][card.name]
    games = [match.game(i) for i in range(deals * players)]
    assert result.length.counts == Counter(max(p.turns for p in game.players) for game in games)
    assert sum(e.games for e in result.endings) == deals * players


def test_overpaying_does_not_count_a_gain_twice() -> None:
    class Overpayer(Money):
        def decide(self, view: View, decision: Decision) -> Any:
            if decision.purpose == "overpay":
                return [decision.maximum]
            if decision.purpose == "buy" and not decision.cards and decision.find_pile("Masterpiece") >= 0:
                return [decision.find_pile("Masterpiece")]
            return super().decide(view, decision)

    kingdom = ["Masterpiece", *KINGDOM[:9]]
    result = simulate([Overpayer, Idle], kingdom, games=6)
    card = next(card for card in result.strategies[0].cards if card.name == "Masterpiece")
    owned = [game.players[seats.index(0)].owned["Masterpiece"] for game, seats in games_of(result)]
    assert card.gained == sum(owned)  # none of them was trashed


def games_of(result: Result) -> list[tuple[Any, list[int]]]:
    return [(result.match.game(i), result.match.seats(i)) for i in range(result.games)]


def test_gains_and_what_is_owned_at_the_end_agree() -> None:
    """Big Money trashes nothing: what it owns is what it started with and gained."""
    result = simulate(["big money smithy", "double witch"], KINGDOM, games=30, seed=9)
    for strategy, one in enumerate(result.strategies):
        owned = Counter[str]()
        for game, seats in games_of(result):
            owned.update(game.players[seats.index(strategy)].owned)
        start = {"Copper": 7, "Estate": 3}
        for card in one.cards:
            assert card.gained == owned[card.name] - start.get(card.name, 0) * result.games, card.name


def test_the_same_deal_is_dealt_to_every_rotation() -> None:
    match = Match.of(Setup(KINGDOM, players=3), read_strategies([Idle] * 3), 1)

    def hands(number: int) -> list[list[str]]:
        game = match._table.copy()
        game.agents = [Agent()] * 3
        game.deal(match.deal_seed(number))
        return [[card.name for card in player.hand] for player in game.players]

    assert hands(0) == hands(1) == hands(2)
    assert [match.seats(i) for i in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    assert match.deal_seed(5) == "1/1"


def test_what_the_set_up_leaves_open_is_drawn_once() -> None:
    kingdom = ["Young Witch", *KINGDOM[:9]]
    result = simulate(["big money", "big money"], kingdom, games=20, seed=4)
    assert result.match.setup.bane is not None
    banes = {pile.name for game, _ in games_of(result) for pile in game.piles if pile.role == "bane"}
    assert banes == {result.match.setup.bane}


def test_records_of_games_replay() -> None:
    result = simulate(["double witch", "big money"], KINGDOM, games=20, seed="text")
    for number in (0, 7, 19):
        record = result.match.record(number)
        assert record.replay().scores() == result.match.game(number).scores()
        assert record.seats == result.match.seat_names(number)


def test_samples_are_the_best_the_worst_and_a_typical_game() -> None:
    result = simulate(["big money smithy", "big money"], KINGDOM, games=200, seed=2)
    leads = []
    for game, seats in games_of(result):
        scores = game.scores()
        mine = seats.index(0)
        leads.append(scores[mine] - scores[1 - mine])
    numbers = sample_games(result)
    assert leads[numbers["best"]] == max(leads)
    assert leads[numbers["worst"]] == min(leads)
    typical = result.match.game(numbers["typical"])
    assert abs(leads[numbers["typical"]] - result.strategies[0].leads_seen.median) <= 3
    assert abs(max(p.turns for p in typical.players) - result.length.median) <= 1


def test_sums_merge_in_any_order_and_travel_as_plain_data() -> None:
    match = Match.of(Setup(KINGDOM), read_strategies(["random", "double witch"]), 3)
    whole = match.play(Chunk(0, 12))
    parts = [match.play(Chunk(first, 4)) for first in (8, 0, 4)]
    for part in parts[1:]:
        parts[0].merge(read_tally(part.data()))
    assert parts[0].data() == whole.data()
    assert read_tally(whole.data()).data() == whole.data()


def test_chunks_cover_every_deal_once_and_end_small() -> None:
    for deals in (1, 2, 7, 100, 5000, 123_457):
        chunks = chunks_of(deals)
        assert sum(chunk.count for chunk in chunks) == deals
        assert chunks[0].count == chunks[-1].count == 1
        assert all(a.first + a.count == b.first for a, b in itertools.pairwise(chunks))


def test_details_are_of_the_first_deals_and_some_later_ones() -> None:
    assert all(is_detailed(deal) for deal in range(250))
    later = [deal for deal in range(250, 1250) if is_detailed(deal)]
    assert 25 <= len(later) <= 35


def test_the_same_seed_gives_the_same_and_another_seed_something_else() -> None:
    one = simulate(["random", "big money"], games=10, seed=1).tally.data()
    assert one == simulate(["random", "big money"], games=10, seed=1).tally.data()
    assert one != simulate(["random", "big money"], games=10, seed=2).tally.data()

"""What a simulation found out: typed attributes for programs, plain data and rows for files."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from bailiwick.kingdoms.line import kingdom_line
from bailiwick.sim.estimate import Distribution, Estimate, difference, mean, share, variance
from bailiwick.sim.match import Match
from bailiwick.sim.tally import CURVES, LEADS, WIN, CardTally, Moments, Side, Tally

__all__ = ["CardResult", "Ending", "Result", "Standing", "StrategyResult", "TurnPoint", "sample_games"]

BROKEN_OFF = "broken off"
THREE_PILES = "empty piles"


@dataclass(frozen=True)
class TurnPoint:
    """A number at the start of a turn, over the games that came so far."""

    turn: int
    games: int
    mean: float
    deviation: float


@dataclass(frozen=True)
class Standing:
    """Games in which a strategy was ahead by so many points as a turn began, and how it scored in them."""

    turn: int
    lead: int
    scores: Moments


@dataclass(frozen=True)
class Ending:
    """A way in which games ended: by a pile that ends the game, by empty piles, or broken off as endless."""

    name: str
    games: int
    share: Estimate


class CardResult:
    """One card in the hands of one strategy, over the detailed games."""

    def __init__(self, name: str, tally: CardTally, all_scores: Moments) -> None:
        self.name = name
        self.games = all_scores.n  # detailed games, with the card or without
        having = Moments()
        for scores in tally.copies:
            having.merge(scores)
        without = Moments(all_scores.n - having.n, all_scores.total - having.total, all_scores.squares - having.squares)
        self.gained_in = having.n  # games in which it was gained
        self.gains_by_turn = tally.gains[:]  # copies, by the number of one's own turn; 0 is before the first
        self.gained = sum(tally.gains)  # copies, in all games
        self.first_gain = mean(tally.first) if tally.first.n else None  # the turn, in games in which it was gained
        self.plays = tally.plays
        self.score_with = share(having, WIN) if having.n else None
        self.score_without = share(without, WIN) if without.n else None
        self.worth = difference(having, without, WIN)  # correlation, not cause
        self.by_copies = [  # the last also holds those with more copies, see MOST_COPIES
            (copies, share(scores, WIN)) for copies, scores in enumerate([without, *tally.copies]) if scores.n
        ]

    @property
    def copies_per_game(self) -> float:
        return self.gained / self.games

    @property
    def plays_per_game(self) -> float:
        return self.plays / self.games

    def data(self) -> dict[str, Any]:
        return {
            "card": self.name, "games": self.games, "gained_in": self.gained_in, "gained": self.gained,
            "gains_by_turn": self.gains_by_turn, "first_gain": _data(self.first_gain), "plays": self.plays,
            "score_with": _data(self.score_with), "score_without": _data(self.score_without),
            "worth": _data(self.worth),
            "by_copies": [{"copies": copies, "score": score.data()} for copies, score in self.by_copies],
        }  # fmt: skip


class StrategyResult:
    """How one strategy did. Its score is 1 for a victory, an equal part of a shared one, 0 for a defeat."""

    def __init__(self, name: str, side: Side, players: int) -> None:
        self.name = name
        self.score = share(side.score, WIN * players)
        self.wins = share(side.won, players)
        self.ties = share(side.tied, players)
        self.losses = share(side.lost, players)
        self.won, self.tied, self.lost = side.won.total, side.tied.total, side.lost.total
        self.by_seat = [share(scores, WIN) for scores in side.seats]
        self.points = mean(side.points, 1 / players)
        self.points_seen = Distribution(side.points_seen)
        self.lead = mean(side.lead, 1 / players)  # over the best of the others
        self.leads_seen = Distribution(side.leads_seen)
        self.curves = {name: _curve(side.curves[i]) for i, name in enumerate(CURVES)}
        self.standings = [
            Standing(key // LEADS, key % LEADS - LEADS // 2, scores) for key, scores in sorted(side.standings.items())
        ]
        cards = [CardResult(name, card, side.detailed) for name, card in side.cards.items()]
        # What was gained most comes first; starting cards that were only played, last.
        self.cards = sorted(cards, key=lambda card: (-card.gained_in, -card.gained, -card.plays, card.name))

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name, "score": self.score.data(), "wins": self.wins.data(), "ties": self.ties.data(),
            "losses": self.losses.data(), "won": self.won, "tied": self.tied, "lost": self.lost,
            "score_by_seat": [one.data() for one in self.by_seat],
            "points": {**self.points.data(), **self.points_seen.data()},
            "lead": {**self.lead.data(), **self.leads_seen.data()},
            "turns": {
                name: [{"turn": p.turn, "games": p.games, "mean": p.mean, "deviation": p.deviation} for p in curve]
                for name, curve in self.curves.items()
            },
            "standings": [
                {"turn": s.turn, "lead": s.lead, "games": s.scores.n, "score": s.scores.total / s.scores.n / WIN}
                for s in self.standings
            ],
            "cards": [card.data() for card in self.cards],
        }  # fmt: skip


class Result:
    """What came of a match."""

    def __init__(self, match: Match, tally: Tally, asked: int = 0, interrupted: bool = False) -> None:
        self.match = match
        self.tally = tally
        self.asked = asked or tally.games  # how many games were to be played at most
        self.interrupted = interrupted

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def deals(self) -> int:
        return self.tally.deals

    @property
    def detailed_games(self) -> int:
        """Games of which turns, gains and plays were looked at."""
        return self.tally.sides[0].detailed.n

    @cached_property
    def strategies(self) -> list[StrategyResult]:
        sides = zip(self.match.strategies, self.tally.sides, strict=True)
        return [StrategyResult(one.name, side, self.match.players) for one, side in sides]

    @cached_property
    def first_seat(self) -> Estimate:
        """The score of whoever begins, whatever their strategy."""
        return share(self.tally.first_seat, WIN * self.match.players)

    @property
    def first_seat_worth(self) -> float:
        """How much more than an even share whoever begins scores."""
        return self.first_seat.value - 1 / self.match.players

    @cached_property
    def length(self) -> Distribution:
        """Turns, of whoever had most of them."""
        return Distribution(self.tally.lengths)

    @cached_property
    def endings(self) -> list[Ending]:
        """How games ended, the most frequent first."""
        counts: dict[str, int] = {}
        for piles, games in sorted(self.tally.endings.items()):
            name = BROKEN_OFF if not piles else THREE_PILES if piles.count(",") > 1 else piles
            counts[name] = counts.get(name, 0) + games
        return self._as_endings(counts)

    @cached_property
    def piles_emptied(self) -> list[Ending]:
        """Which piles were empty in games that ended by empty piles."""
        return self._as_endings({piles: n for piles, n in self.tally.endings.items() if piles.count(",") > 1})

    def _as_endings(self, counts: dict[str, int]) -> list[Ending]:
        found = [Ending(name, n, share(Moments(self.games, n, n), 1)) for name, n in counts.items()]
        return sorted(found, key=lambda ending: (-ending.games, ending.name))

    def data(self) -> dict[str, Any]:
        """Everything as plain data, for JSON."""
        found: dict[str, Any] = clean(
            {
                "format": "bailiwick-simulation",
                "version": 1,
                "kingdom": kingdom_line(self.match.setup),
                "players": self.match.players,
                "seed": self.match.seed,
                "games": self.games,
                "deals": self.deals,
                "detailed_games": self.detailed_games,
                "interrupted": self.interrupted,
                "strategies": [one.data() for one in self.strategies],
                "first_seat": self.first_seat.data(),
                "length": self.length.data(),
                "endings": [{"how": e.name, "games": e.games, "share": e.share.data()} for e in self.endings],
                "piles_emptied": [{"piles": e.name.split(", "), "games": e.games} for e in self.piles_emptied],
            }
        )
        return found

    def rows(self) -> Iterator[list[Any]]:
        """Everything as rows for CSV, one number each: strategy, what, card, at (seat, turn, ...), value, low, high,
        n."""
        yield ["strategy", "what", "card", "at", "value", "low", "high", "n"]
        yield _row("", "first seat score", "", "", self.first_seat)
        for ending in self.endings:
            yield _row("", "ending", "", ending.name, ending.share)
        for turns, games in sorted(self.length.counts.items()):
            yield ["", "games by turns", "", turns, games, "", "", self.games]
        for one in self.strategies:
            for what in ("score", "wins", "ties", "losses", "points", "lead"):
                yield _row(one.name, what, "", "", getattr(one, what))
            for seat, score in enumerate(one.by_seat):
                yield _row(one.name, "score by seat", "", seat, score)
            for what, seen in (("games by points", one.points_seen), ("games by lead", one.leads_seen)):
                for x, games in sorted(seen.counts.items()):
                    yield [one.name, what, "", x, games, "", "", self.games]
            for what, curve in one.curves.items():
                for point in curve:
                    yield [one.name, f"{what} by turn", "", point.turn, round(point.mean, 6), "", "", point.games]
            for card in one.cards:
                yield [one.name, "games gained in", card.name, "", card.gained_in, "", "", card.games]
                yield [one.name, "copies gained", card.name, "", card.gained, "", "", card.games]
                yield [one.name, "plays", card.name, "", card.plays, "", "", card.games]
                if card.first_gain is not None:
                    yield _row(one.name, "first gain", card.name, "", card.first_gain)
                if card.worth is not None:
                    yield _row(one.name, "worth", card.name, "", card.worth)
                for turn, n in enumerate(card.gains_by_turn):
                    yield [one.name, "copies gained by turn", card.name, turn, n, "", "", card.games]


def sample_games(result: Result) -> dict[str, int]:
    """The numbers of the best, the worst and a typical game of the first strategy. Typical is near the median in lead
    and in length."""
    games = [(key % LEADS - LEADS // 2, key // LEADS, game) for key, game in result.tally.examples.items()]
    lead, turns = result.strategies[0].leads_seen, result.length
    spread = lead.deviation or 1.0, turns.deviation or 1.0

    def oddness(game: tuple[int, int, int]) -> tuple[float, int]:
        return abs(game[0] - lead.median) / spread[0] + abs(game[1] - turns.median) / spread[1], game[2]

    return {
        "best": max(games, key=lambda game: (game[0], -game[1], -game[2]))[2],
        "worst": min(games)[2],
        "typical": min(games, key=oddness)[2],
    }


def _curve(moments: list[Moments]) -> list[TurnPoint]:
    return [
        TurnPoint(i + 1, one.n, one.total / one.n, math.sqrt(variance(one))) for i, one in enumerate(moments) if one.n
    ]


def _row(strategy: str, what: str, card: str, at: object, one: Estimate) -> list[Any]:
    bounds = ["" if math.isinf(x) else round(x, 6) for x in (one.low, one.high)]
    return [strategy, what, card, at, round(one.value, 6), *bounds, one.n]


def _data(one: Estimate | None) -> dict[str, Any] | None:
    return None if one is None else one.data()


def clean(value: Any) -> Any:
    """Plain data without numbers that JSON does not have."""
    if isinstance(value, dict):
        return {key: clean(one) for key, one in value.items()}
    if isinstance(value, list):
        return [clean(one) for one in value]
    return None if isinstance(value, float) and not math.isfinite(value) else value

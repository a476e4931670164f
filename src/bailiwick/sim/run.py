"""Matches played to the end, or until the answer is sure enough; and tournaments, which are all pairs of matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bailiwick.bots.levels import THINK
from bailiwick.cards import find
from bailiwick.engine.errors import UnknownCard
from bailiwick.kingdoms.line import read_kingdom
from bailiwick.kingdoms.setup import FIRST_GAME, MOST_PLAYERS, Setup, kingdom_cards, prepare
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.estimate import Estimate, share
from bailiwick.sim.lessons import Watching, taught
from bailiwick.sim.match import Match, chunks_of
from bailiwick.sim.result import Result
from bailiwick.sim.strategies import Strategy, read_strategies
from bailiwick.sim.tally import WIN, Tally
from bailiwick.sim.workers import Workers, make_workers

__all__ = ["GAMES", "MOST_GAMES", "Watch", "play_match", "simulate", "suitable_kingdom", "usual_setup"]

GAMES = 10_000  # unless said otherwise
MOST_GAMES = 10_000_000
UNTIL_GAMES = 1_000_000  # where no number of games but a precision is asked for
# Before so many deals, no interval is trusted to be small because it looks small.
FEWEST_DEALS = 100
SIZE = 10

Watch = Callable[[Tally, int], None]  # is told what was counted so far, and how many games there will be at most


def simulate(
    strategies: Sequence[object],
    kingdom: Setup | str | Sequence[str] | None = None,
    games: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    until: float | None = None,
    cluster: str | None = None,
    watch: Watch | None = None,
    keep_partial: bool = False,
    study: int = 0,
    think: int = THINK,
    watch_study: Watching | None = None,
) -> Result:
    """Let strategies play against each other, and count.

    Strategies are given as in `bailiwick simulate`, or as classes or functions that make an `Agent`. The kingdom is a
    set-up, the line of a kingdom or a list of cards; without one, the cards that the strategies name are filled up
    with others. With `until`, for example 0.01, playing stops as soon as all scores are known to within that much.
    `jobs` processes play (0: one on each core), or those of a Ray `cluster`; results are the same whoever plays.
    With `keep_partial`, Ctrl-C gives what was counted until then. Bailiff as a master or grandmaster learns from a
    study of so many games, if any, that is made before; a grandmaster plays `think` games in mind at each decision.

    >>> from bailiwick.sim import simulate
    >>> result = simulate(["big money smithy", "big money"], games=400)
    >>> result.strategies[0].score.low > 0.5
    True
    """
    chosen = read_strategies(strategies)
    match = Match.of(_setup(kingdom, chosen), chosen, seed)
    match = Match(match.setup, tuple(taught(chosen, match.setup, study, think, watch_study)), seed)
    workers = make_workers(jobs, cluster)
    try:
        return play_match(match, workers, games, until, watch, keep_partial)
    finally:
        workers.close()


def play_match(
    match: Match,
    workers: Workers,
    games: int | None = None,
    until: float | None = None,
    watch: Watch | None = None,
    keep_partial: bool = False,
) -> Result:
    """Play a match and count. Chunks are taken in their order, and whether to stop is asked only between them, so that
    the result is the same whoever plays."""
    if games is None:
        games = GAMES if until is None else UNTIL_GAMES
    if not 1 <= games <= MOST_GAMES:
        raise SimulationError(f"{games} games cannot be played; give 1 to {MOST_GAMES:,}.")
    if until is not None and not 0.0 < until < 0.5:
        raise SimulationError("The precision to reach lies between 0 and 50%; 1% is a good one.")
    players = match.players
    deals = -(-games // players)  # each with all rotations, so perhaps a few games more
    tally = Tally(players)
    interrupted = False
    playing = workers.play(match, chunks_of(deals))
    try:
        for counted in playing:
            tally.merge(counted)
            if watch is not None:
                watch(tally, deals * players)
            if until is not None and tally.deals >= FEWEST_DEALS and precision(tally) <= until:
                break
    except KeyboardInterrupt:
        if not keep_partial or tally.deals == 0:
            raise
        interrupted = True
    return Result(match, tally, deals * players, interrupted)


def scores(tally: Tally) -> list[Estimate]:
    return [share(side.score, WIN * tally.players) for side in tally.sides]


def precision(tally: Tally) -> float:
    """How far the interval of the least certain score reaches."""
    return max(score.half for score in scores(tally))


def _setup(kingdom: Setup | str | Sequence[str] | None, strategies: Sequence[Strategy]) -> Setup:
    players = len(strategies)
    if isinstance(kingdom, Setup):
        return kingdom
    check_players(players)
    if kingdom is None:
        return usual_setup(strategies)
    if isinstance(kingdom, str):
        return read_kingdom(kingdom, players)
    return Setup(list(kingdom), players=players)


def check_players(players: int) -> None:
    if not 2 <= players <= MOST_PLAYERS:
        raise SimulationError(f"A game is played by 2 to {MOST_PLAYERS} strategies; give so many, not {players}.")


def usual_setup(strategies: Sequence[Strategy]) -> Setup:
    """A kingdom for strategies where none was asked for: the cards they name, and others to make it ten."""
    return Setup(suitable_kingdom(strategies), players=len(strategies))


def suitable_kingdom(strategies: Sequence[Strategy]) -> list[str]:
    """Ten Kingdom cards, among them those that the strategies name."""
    piles = {kind.name for kind in kingdom_cards()}
    named = [find(name) for strategy in strategies for name in strategy.cards()]
    wanted = list(dict.fromkeys(kind.home or kind.name for kind in named))
    kingdom = [name for name in wanted if name in piles]
    if len(kingdom) > SIZE:
        raise SimulationError(
            f"The strategies name {len(kingdom)} Kingdom cards, more than a kingdom has: say which to play with."
        )
    kingdom += [name for name in FIRST_GAME if name not in kingdom][: SIZE - len(kingdom)]
    return sorted(kingdom)


def missing_cards(match: Match) -> list[tuple[str, list[str]]]:
    """For each strategy that names cards which are not in the game: its name, and those cards."""
    table = prepare(match.setup)
    found = []
    for strategy in match.strategies:
        lacking = []
        for name in strategy.cards():
            try:
                if table.find_pile(find(name).name) is None:
                    lacking.append(find(name).name)
            except UnknownCard:
                continue
        if lacking:
            found.append((strategy.name, lacking))
    return found

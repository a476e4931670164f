"""The loop that plays the games of a match and counts what came of them. Compiled, and kept lean: a simple game takes a
tenth of a millisecond, and counting may cost only a small part of that."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.view import View
from bailiwick.engine.zone import card_at
from bailiwick.sim.tally import CARDS, COINS, MONEY, POINTS, WIN, Tally

MOST_TURNS: Final = 2000  # of all players together; a game still going on then is broken off
# Turns, gains and plays are looked at in the first deals and in every so-manieth after them.
ALWAYS_DETAILED: Final = 250
DETAILED_EVERY: Final = 32

def is_detailed(deal: int) -> bool:
    return deal < ALWAYS_DETAILED or deal % DETAILED_EVERY == 0


class Noting(Agent):
    """Somebody's seat in a detailed game: passes every question on and notes how they stand as each turn begins."""

    def __init__(self, inner: Agent) -> None:
        self.inner = inner
        self.turn = 0
        self.turns: list[int] = []
        self.points: list[int] = []
        self.money: list[int] = []
        self.coins: list[int] = []
        self.cards: list[int] = []

    def thinks(self) -> bool:
        return self.inner.thinks()

    def decide(self, view: View, decision: Decision) -> object:
        if view.my_turn:
            if view.turns != self.turn:
                self.turn = view.turns
                self.turns.append(view.turns)
                self.points.append(view.points)
                self.money.append(view.money)
                self.cards.append(view.deck_size)
                self.coins.append(view.coins)
            elif view.coins > self.coins[-1]:
                self.coins[-1] = view.coins
        return self.inner.decide(view, decision)


class Seen:
    """What one player gained and played in a game."""

    def __init__(self) -> None:
        self.turn = 0
        self.gains: dict[str, list[int]] = {}  # by card, the turns
        self.plays: dict[str, int] = {}


def walk(game: Game) -> list[Seen]:
    """Gains and plays of all players, from the log of a game."""
    written = game.log.whole()
    codes = written.codes.items
    cards = written.cards.items
    # A gain that was bought is one entry, unless something could come between the two.
    bought_apart = game.kinds_heard & on.BUYING != 0
    seen = [Seen() for _ in game._players]
    place: i64 = 0
    for i in range(written.codes.n):
        code = codes[i]
        kind = log.kind_of(code)
        n = log.cards_of(code)
        if kind == log.PLAY:
            one = seen[log.seat_of(code)]
            for j in range(place, place + n):
                name = card_at(cards[j]).name
                one.plays[name] = one.plays.get(name, 0) + 1
        elif kind == log.GAIN or (kind == log.BUY and not bought_apart and log.number_of(code) == 0):
            one = seen[log.seat_of(code)]
            for j in range(place, place + n):
                name = card_at(cards[j]).name
                if name not in one.gains:
                    one.gains[name] = []
                one.gains[name].append(one.turn)
        elif kind == log.TURN:
            seen[log.seat_of(code)].turn = log.number_of(code)
        place += n
    return seen


def ending(game: Game) -> str:
    """The piles that ended the game; "" if it was broken off."""
    if not game.over:
        return ""
    names: list[str] = []
    for pile in game.piles:
        if pile.count == 0 and pile.supply and (not game.finished or pile.kind.ends_game):
            names.append(pile.name)
    if len(names) == 1:
        return names[0]
    return ", ".join(sorted(names))


def play_deals(
    table: Game, makers: list[Callable[[object], Agent]], seed: str, first: int, count: int, at: list[int]
) -> Tally:
    """Play so many deals of a match, each with all rotations of the seats. `at` holds the number of the game being
    played, for those who want to know where it went wrong."""
    n = len(makers)
    tally = Tally(n)
    sides = tally.sides
    seats = [0] * n  # which strategy sits there
    for deal in range(first, first + count):
        detailed = is_detailed(deal)
        dealt = seed + "/" + str(deal)
        began = 0
        for rotation in range(n):
            number = deal * n + rotation
            at[0] = number
            game = table.copy()
            game.most_turns = MOST_TURNS
            agents: list[Agent] = []
            notes: list[Noting] = []
            for seat in range(n):
                strategy = (seat - rotation) % n
                seats[seat] = strategy
                agent = makers[strategy]((seed, number, strategy))
                if detailed:
                    noting = Noting(agent)
                    notes.append(noting)
                    agent = noting
                agents.append(agent)
            game.agents = agents
            game.deal(dealt)
            game.run()
            # Counting.
            points = game.scores()
            winners = game.winners(points)
            share = WIN // len(winners)
            longest = max(game.turns_taken())
            tally.lengths[longest] = tally.lengths.get(longest, 0) + 1
            how = ending(game)
            tally.endings[how] = tally.endings.get(how, 0) + 1
            for seat in range(n):
                best = -1000000
                for other in range(n):
                    if other != seat and points[other] > best:
                        best = points[other]
                lead = points[seat] - best
                strategy = seats[seat]
                score = share if seat in winners else 0
                sides[strategy].game_over(seat, score, points[seat], lead)
                if seat == 0:
                    began += score
                if strategy == 0:
                    tally.example(lead, longest, number)
                if detailed:
                    sides[strategy].detailed.add(score)
            if detailed:
                _count_details(tally, game, seats, notes, winners, share)
        for side in sides:
            side.deal_over()
        tally.first_seat.add(began)
        tally.deals += 1
        tally.games += n
    return tally


def _count_details(
    tally: Tally, game: Game, seats: list[int], notes: list[Noting], winners: list[int], share: int
) -> None:
    """Curves, standings and cards of one game."""
    seen = walk(game)
    n = len(notes)
    for seat in range(n):
        side = tally.sides[seats[seat]]
        score = share if seat in winners else 0
        mine = notes[seat]
        for i, turn in enumerate(mine.turns):
            side.turn(POINTS, turn, mine.points[i])
            side.turn(MONEY, turn, mine.money[i])
            side.turn(COINS, turn, mine.coins[i])
            side.turn(CARDS, turn, mine.cards[i])
            # Ahead of the best of the others as their turns of the same number began, so that all have had as many.
            best = -1000000
            for other in range(n):
                if other != seat and i < len(notes[other].turns) and notes[other].turns[i] == turn:
                    if notes[other].points[i] > best:
                        best = notes[other].points[i]
            if best > -1000000:
                side.standing(turn, mine.points[i] - best, score)
        for name, turns in seen[seat].gains.items():
            card = side.card(name)
            for turn in turns:
                card.gain(turn)
            card.game_over(len(turns), turns[0], score)
        for name, times in seen[seat].plays.items():
            side.card(name).plays += times

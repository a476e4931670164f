"""What is counted over many games: whole numbers that add up exactly, in any order and on any machine.

Everything is kept per strategy, whatever the seat. The unit is the deal: all games with the same cards, one for each
rotation of the seats. Their results hang together, so sums of squares are taken over deals.
"""

from __future__ import annotations

from typing import Any, Final

# What a won game counts. Those who share a victory share it evenly, which stays whole for up to six players.
WIN: Final = 60

# What is noted at the start of every turn, in detailed games.
POINTS: Final = 0
MONEY: Final = 1  # the coins that all Treasures one owns make together
COINS: Final = 2  # the most coins one had to spend in the turn
CARDS: Final = 3  # how many cards one owns
CURVES: Final = ["points", "money", "coins", "cards"]

MOST_COPIES: Final = 8  # more copies of a card than this are counted as this many
LEADS: Final = 4096  # turn and lead are packed into one number: turn * LEADS + lead + LEADS / 2


class Moments:
    """How many numbers there were, their sum and the sum of their squares."""

    def __init__(self, n: int = 0, total: int = 0, squares: int = 0) -> None:
        self.n = n
        self.total = total
        self.squares = squares

    def add(self, x: int) -> None:
        self.n += 1
        self.total += x
        self.squares += x * x

    def merge(self, other: Moments) -> None:
        self.n += other.n
        self.total += other.total
        self.squares += other.squares

    def data(self) -> list[int]:
        return [self.n, self.total, self.squares]


def merge_moments(mine: list[Moments], others: list[Moments]) -> None:
    """Add lists place by place; the shorter one grows."""
    while len(mine) < len(others):
        mine.append(Moments())
    for i, other in enumerate(others):
        mine[i].merge(other)


def merge_counts(mine: dict[int, int], others: dict[int, int]) -> None:
    for key, n in others.items():
        mine[key] = mine.get(key, 0) + n


def read_moments(data: Any) -> list[Moments]:
    return [Moments(one[0], one[1], one[2]) for one in data]


def show_moments(many: list[Moments]) -> list[list[int]]:
    return [one.data() for one in many]


class CardTally:
    """One card and one strategy, over detailed games."""

    def __init__(self) -> None:
        self.copies: list[Moments] = []  # by copies gained, from 1 on: the scores of these games
        self.gains: list[int] = []  # copies gained by the number of one's own turn; 0: before the first
        self.first = Moments()  # the turn of the first gain
        self.plays = 0

    def gain(self, turn: int) -> None:
        while len(self.gains) <= turn:
            self.gains.append(0)
        self.gains[turn] += 1

    def game_over(self, copies: int, first: int, score: int) -> None:
        """The card was gained in a game that came out like this."""
        place = min(copies, MOST_COPIES) - 1
        while len(self.copies) <= place:
            self.copies.append(Moments())
        self.copies[place].add(score)
        self.first.add(first)

    def merge(self, other: CardTally) -> None:
        merge_moments(self.copies, other.copies)
        self.first.merge(other.first)
        self.plays += other.plays
        while len(self.gains) < len(other.gains):
            self.gains.append(0)
        for turn, n in enumerate(other.gains):
            self.gains[turn] += n

    def data(self) -> list[Any]:
        return [show_moments(self.copies), self.gains[:], self.first.data(), self.plays]


def read_card(data: Any) -> CardTally:
    card = CardTally()
    card.copies = read_moments(data[0])
    card.gains = list(data[1])
    card.first = read_moments([data[2]])[0]
    card.plays = data[3]
    return card


class Side:
    """One strategy."""

    def __init__(self, players: int) -> None:
        self.wins = [0] * players  # by seat
        self.ties = [0] * players  # shared victories
        self.seats = [Moments() for _ in range(players)]  # the scores by seat; every deal has one game of each
        # Over deals: what all games of the deal come to together.
        self.score = Moments()
        self.won = Moments()
        self.tied = Moments()
        self.lost = Moments()
        self.points = Moments()
        self.lead = Moments()
        # Over games.
        self.points_seen: dict[int, int] = {}
        self.leads_seen: dict[int, int] = {}
        # Over detailed games.
        self.detailed = Moments()  # the scores
        self.curves: list[list[Moments]] = [[] for _ in CURVES]  # by turn, from the first on
        self.standings: dict[int, Moments] = {}  # by turn and lead, see LEADS: the scores
        self.cards: dict[str, CardTally] = {}
        # The deal being played.
        self.deal_score = 0
        self.deal_won = 0
        self.deal_tied = 0
        self.deal_points = 0
        self.deal_lead = 0

    def game_over(self, seat: int, score: int, points: int, lead: int) -> None:
        self.seats[seat].add(score)
        if score == WIN:
            self.wins[seat] += 1
            self.deal_won += 1
        elif score:
            self.ties[seat] += 1
            self.deal_tied += 1
        self.deal_score += score
        self.deal_points += points
        self.deal_lead += lead
        self.points_seen[points] = self.points_seen.get(points, 0) + 1
        self.leads_seen[lead] = self.leads_seen.get(lead, 0) + 1

    def deal_over(self) -> None:
        self.score.add(self.deal_score)
        self.won.add(self.deal_won)
        self.tied.add(self.deal_tied)
        self.lost.add(len(self.wins) - self.deal_won - self.deal_tied)
        self.points.add(self.deal_points)
        self.lead.add(self.deal_lead)
        self.deal_score = 0
        self.deal_won = 0
        self.deal_tied = 0
        self.deal_points = 0
        self.deal_lead = 0

    def turn(self, what: int, turn: int, value: int) -> None:
        """A number of that turn (from 1 on)."""
        curve = self.curves[what]
        while len(curve) < turn:
            curve.append(Moments())
        curve[turn - 1].add(value)

    def standing(self, turn: int, lead: int, score: int) -> None:
        """Before that turn one was ahead by so many points, and the game came out like this."""
        key = turn * LEADS + lead + LEADS // 2
        seen = self.standings.get(key)
        if seen is None:
            seen = Moments()
            self.standings[key] = seen
        seen.add(score)

    def card(self, name: str) -> CardTally:
        found = self.cards.get(name)
        if found is None:
            found = CardTally()
            self.cards[name] = found
        return found

    def merge(self, other: Side) -> None:
        for i in range(len(self.wins)):
            self.wins[i] += other.wins[i]
            self.ties[i] += other.ties[i]
        merge_moments(self.seats, other.seats)
        self.score.merge(other.score)
        self.won.merge(other.won)
        self.tied.merge(other.tied)
        self.lost.merge(other.lost)
        self.points.merge(other.points)
        self.lead.merge(other.lead)
        merge_counts(self.points_seen, other.points_seen)
        merge_counts(self.leads_seen, other.leads_seen)
        self.detailed.merge(other.detailed)
        for i in range(len(self.curves)):
            merge_moments(self.curves[i], other.curves[i])
        for key, one in other.standings.items():
            if key in self.standings:
                self.standings[key].merge(one)
            else:
                self.standings[key] = one
        for name, card in other.cards.items():
            self.card(name).merge(card)

    def data(self) -> list[Any]:
        return [
            self.wins[:], self.ties[:], show_moments(self.seats),
            show_moments([self.score, self.won, self.tied, self.lost, self.points, self.lead, self.detailed]),
            sorted(self.points_seen.items()), sorted(self.leads_seen.items()),
            [show_moments(curve) for curve in self.curves],
            sorted((key, one.data()) for key, one in self.standings.items()),
            [(name, self.cards[name].data()) for name in sorted(self.cards)],
        ]  # fmt: skip


def read_side(data: Any, players: int) -> Side:
    side = Side(players)
    side.wins = list(data[0])
    side.ties = list(data[1])
    side.seats = read_moments(data[2])
    over = read_moments(data[3])
    side.score = over[0]
    side.won = over[1]
    side.tied = over[2]
    side.lost = over[3]
    side.points = over[4]
    side.lead = over[5]
    side.detailed = over[6]
    side.points_seen = dict(data[4])
    side.leads_seen = dict(data[5])
    side.curves = [read_moments(curve) for curve in data[6]]
    side.standings = {key: read_moments([one])[0] for key, one in data[7]}
    side.cards = {name: read_card(card) for name, card in data[8]}
    return side


class Tally:
    """All that is counted over some deals of a match."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.deals = 0
        self.games = 0
        self.sides = [Side(players) for _ in range(players)]
        self.first_seat = Moments()  # over deals: what whoever began scored in all its games
        self.lengths: dict[int, int] = {}  # games by the turns of whoever had most
        self.endings: dict[str, int] = {}  # games by the piles that were empty; "" for those broken off
        self.examples: dict[int, int] = {}  # by lead of the first strategy and length: the first such game

    def example(self, lead: int, turns: int, game: int) -> None:
        key = turns * LEADS + lead + LEADS // 2
        if key not in self.examples or game < self.examples[key]:
            self.examples[key] = game

    def merge(self, other: Tally) -> None:
        """Add what was counted over other deals of the same match."""
        self.deals += other.deals
        self.games += other.games
        self.first_seat.merge(other.first_seat)
        for i in range(len(self.sides)):
            self.sides[i].merge(other.sides[i])
        merge_counts(self.lengths, other.lengths)
        for ending, n in other.endings.items():
            self.endings[ending] = self.endings.get(ending, 0) + n
        for key, game in other.examples.items():
            if key not in self.examples or game < self.examples[key]:
                self.examples[key] = game

    def data(self) -> list[Any]:
        """Plain lists, the same for the same games however they were counted."""
        return [
            self.players, self.deals, self.games, [side.data() for side in self.sides], self.first_seat.data(),
            sorted(self.lengths.items()), sorted(self.endings.items()), sorted(self.examples.items()),
        ]  # fmt: skip


def read_tally(data: Any) -> Tally:
    """A tally from its plain lists."""
    tally = Tally(data[0])
    tally.deals = data[1]
    tally.games = data[2]
    tally.sides = [read_side(side, tally.players) for side in data[3]]
    tally.first_seat = read_moments([data[4]])[0]
    tally.lengths = dict(data[5])
    tally.endings = dict(data[6])
    tally.examples = dict(data[7])
    return tally

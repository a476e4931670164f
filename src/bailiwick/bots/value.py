"""What a game is worth to a player before it is over, estimated from what is seen then: a fork need not be played to
its end.

Cards are known by what they do (see `profile`), never by name, so that it is of use with cards it never met. What a
deck is good for shows in what it has just done: a `Mark` is made where a fork begins, and what everybody came to own
since is seen beside what they own now.

The estimate is that of a small network. It looks at two players at a time, from both sides, and takes the difference:
with the seats exchanged it says the opposite, exactly. `tools/train_value.py` makes the weights (`data/value.json`),
docs/value.md tells how, and how good they are.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from importlib.resources import files
from math import exp
from typing import Any, Final

from mypy_extensions import i64

from bailiwick.bots.profile import profile_of
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE, Kind, KnownKinds
from bailiwick.engine.player import Player
from bailiwick.engine.turn import START
from bailiwick.engine.vecs import append, vec

__all__ = [
    "COMMON", "OWN", "VERSION", "BadWeights", "Mark", "Value", "common_of", "features_of", "load", "next_seat",
    "usual_value",
]  # fmt: skip

VERSION: Final = 1  # of what is seen: weights are for one of them

# What is known of a kind, in this order: see `facts_of`.
FACTS: Final = 17
PRICE: Final = 0
COINS: Final = 1
DEAR: Final = 15
WORTH: Final = 10
# What is seen of a player: the deck, by the facts; the hand; what came of it since the mark; and the rest.
OWN: Final = FACTS + 19
# What is seen of the table.
COMMON: Final = 10

NOTHING: Final = vec[float]([0.0] * 64)
MOST: Final = 40.0  # beyond which exp is not asked


class BadWeights(BailiwickError):
    """These weights cannot be used."""


def facts_of(kind: Kind) -> list[float]:
    """What a card does, as numbers about as large as 1."""
    p = profile_of(kind)
    played = kind.is_(ACTION | TREASURE | NIGHT)
    action = kind.is_(ACTION)
    return [
        kind.price / 5.0,
        p.coins,
        p.cards,
        p.actions if action else 0.0,
        1.0 if action and p.is_terminal() else 0.0,
        p.buys,
        p.trashed,
        p.gained / 3.0,
        p.cursed,
        p.discarded,
        p.worth() / 3.0,
        0.0 if played else 1.0,
        1.0 if kind.price == 0 else 0.0,
        1.0 if action else 0.0,
        p.later,
        1.0 if kind.price >= 5 else 0.0,
        p.tokens,
    ]


class Facts:
    """What is known of the kinds of one table, by their places."""

    def __init__(self, kinds: KnownKinds) -> None:
        self.kinds = kinds
        self.known: i64 = 0
        self.rows: vec[float] = vec[float]()
        self.learn()

    def learn(self) -> None:
        """Kinds may have come to the table since."""
        while self.known < len(self.kinds.all):
            for number in facts_of(self.kinds.all[self.known]):
                self.rows = append(self.rows, number)
            self.known += 1


_last: list[Facts] = []


def facts_at(kinds: KnownKinds) -> Facts:
    """Those of a table: whoever thinks stays at the same one for a while."""
    found = _last[0] if _last else None
    if found is None or found.kinds is not kinds:
        found = Facts(kinds)
        _last[:] = [found]
    return found


class Mark:
    """How things stood when a fork began."""

    def __init__(self, game: Game) -> None:
        self.facts = facts_at(game.kinds)
        self.counts: list[vec[i64]] = []
        self.turns: vec[i64] = vec[i64]()
        self.points: list[int] = game.scores()
        for seat in range(len(self.points)):
            player = game.player_at(seat)
            self.counts.append(player.counts[: len(player.counts)])
            # What is gained in the turn that goes on now counts as one turn's.
            amid = game.turn == seat and game.stage != START
            self.turns = append(self.turns, player.turns - 1 if amid else player.turns)


def features_of(game: Game, mark: Mark, seat: int, points: int, next_is: bool) -> vec[float]:
    """What is seen of one player."""
    player = game.player_at(seat)
    facts = mark.facts
    if facts.known < len(player.counts):
        facts.learn()
    found = NOTHING[:OWN]
    n = add_deck(found, facts, player)
    for card in player.hand.cards():
        place = facts.kinds.give_place(card.kind)
        if place >= facts.known:
            facts.learn()
        found[FACTS + 1] += facts.rows[place * FACTS + COINS] / 8.0
        found[FACTS + 2] += facts.rows[place * FACTS + 13]
        found[FACTS + 3] += facts.rows[place * FACTS + WORTH] / 3.0
    found[FACTS] = float(n) / 20.0
    turns = max(1.0, float(player.turns - mark.turns[seat]))
    add_gains(found, facts, player, mark.counts[seat], turns)
    found[FACTS + 9] = float(points - mark.points[seat]) / turns / 3.0
    found[FACTS + 10] = float(points) / 20.0
    found[FACTS + 11] = float(player.turns) / 20.0
    found[FACTS + 12] = 1.0 if next_is else 0.0
    found[FACTS + 13] = float(player.coffers) / 5.0
    found[FACTS + 14] = float(player.villagers) / 5.0
    found[FACTS + 15] = float(player.debt) / 8.0
    found[FACTS + 16] = float(player.favors) / 5.0
    found[FACTS + 17] = float(player.in_play.n) / 3.0  # what stays there for the next turn
    found[FACTS + 18] = float(len(player.landscapes)) / 3.0
    return found


def add_deck(found: vec[float], facts: Facts, player: Player) -> i64:
    """What the cards of a deck do on average; gives how many there are."""
    counts = player.counts
    rows = facts.rows
    n: i64 = 0
    for place in range(len(counts)):
        count = counts[place]
        if count:
            n += count
            many = float(count)
            row = place * FACTS
            for i in range(FACTS):
                found[i] += many * rows[row + i]
    if n:
        share = 1.0 / float(n)
        for i in range(FACTS):
            found[i] *= share
    return n


def add_gains(found: vec[float], facts: Facts, player: Player, before: vec[i64], turns: float) -> None:
    """What was gained and what went since the mark, a turn: whatever the deck is, this is what it can do."""
    counts = player.counts
    rows = facts.rows
    price = cards = dear = gone = junk = 0.0
    for place in range(len(counts)):
        more = counts[place]
        if place < len(before):
            more -= before[place]
        if more > 0:
            many = float(more)
            cards += many
            price += many * rows[place * FACTS + PRICE]
            dear += many * rows[place * FACTS + DEAR]
            if rows[place * FACTS + PRICE] == 0.0:
                junk += many
        elif more < 0:
            gone -= float(more)
    found[FACTS + 4] = price / turns
    found[FACTS + 5] = cards / turns
    found[FACTS + 6] = dear / turns
    found[FACTS + 7] = gone / turns
    found[FACTS + 8] = junk / turns


def common_of(game: Game, mark: Mark) -> vec[float]:
    """What is seen of the table."""
    found = NOTHING[:COMMON]
    players = len(mark.points)
    most = game.find_pile("Colony")
    found[0] = 0.0 if most is None else 1.0
    if most is None:
        most = game.find_pile("Province")
    curses = game.find_pile("Curse")
    turns = 0
    since = 0
    for seat in range(players):
        player = game.player_at(seat)
        turns = max(turns, player.turns)
        since = max(since, player.turns - mark.turns[seat])
    left = game.gains_left()
    found[1] = 0.0 if most is None else float(most.count) / 8.0
    found[2] = min(float(left), 12.0) / 12.0
    found[3] = 1.0 / (1.0 + float(left))
    found[4] = float(game.empty_piles) / 3.0
    found[5] = 0.0 if curses is None else float(curses.count) / 10.0
    found[6] = float(turns) / 20.0
    found[7] = float(since) / 10.0
    found[8] = 1.0 / (1.0 + float(since))
    found[9] = float(turns - since) / 20.0
    return found


class Value:
    """The network: two layers of numbers that are cut off at 0, and what they come to."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        if data.get("version") != VERSION:
            raise BadWeights(f"Weights for version {data.get('version')} of what is seen; here it is {VERSION}.")
        self.about: dict[str, Any] = dict(data.get("about", {}))  # what they were made from, and how good they were
        bias = row_of(data, "bias")
        second = row_of(data, "second_bias")
        self.first = len(bias)  # numbers in the first layer ...
        self.second = len(second)  # ... and in the second
        self.bias = packed(bias, self.first, "bias")
        self.own = packed(row_of(data, "own"), self.first * OWN, "own")
        self.other = packed(row_of(data, "other"), self.first * OWN, "other")
        self.common = packed(row_of(data, "common"), self.first * COMMON, "common")
        self.between = packed(row_of(data, "second"), self.second * self.first, "second")
        self.second_bias = packed(second, self.second, "second_bias")
        self.out = packed(row_of(data, "out"), 2 * self.second, "out")

    def estimate(self, game: Game, mark: Mark, seat: int) -> tuple[float, float]:
        """The chance that the seat wins, and what `lead_share` is to be expected at the end. To be asked between turns
        of a game that is not over."""
        points = game.scores()
        after = next_seat(game)
        common = spread(self.common, self.bias, common_of(game, mark), COMMON, self.first)
        mine = features_of(game, mark, seat, points[seat], seat == after)
        my_own = spread(self.own, NOTHING, mine, OWN, self.first)
        my_other = spread(self.other, NOTHING, mine, OWN, self.first)
        # Each of the others beats the seat by some odds.
        odds = 1.0
        lead = 1.0
        for i in range(len(points)):
            if i == seat:
                continue
            theirs = features_of(game, mark, i, points[i], i == after)
            won, ahead = self.compare(
                common, my_own, my_other,
                spread(self.own, NOTHING, theirs, OWN, self.first),
                spread(self.other, NOTHING, theirs, OWN, self.first),
            )  # fmt: skip
            odds += exp(-max(-MOST, min(MOST, won)))
            lead = min(lead, 1.0 / (1.0 + exp(-max(-MOST, min(MOST, ahead)))))
        return 1.0 / odds, lead

    def compare(
        self, common: vec[float], my_own: vec[float], my_other: vec[float], own: vec[float], other: vec[float]
    ) -> tuple[float, float]:
        """How far one is ahead of the other."""
        mine = self.through(common, my_own, other)
        theirs = self.through(common, own, my_other)
        won = ahead = 0.0
        out = self.out
        for i in range(self.second):
            difference = mine[i] - theirs[i]
            won += out[i] * difference
            ahead += out[self.second + i] * difference
        return won, ahead

    def through(self, common: vec[float], own: vec[float], other: vec[float]) -> vec[float]:
        """Both layers, from one side."""
        first = NOTHING[: self.first]
        for i in range(self.first):
            sum_ = common[i] + own[i] + other[i]
            if sum_ > 0.0:
                first[i] = sum_
        found = NOTHING[: self.second]
        weights = self.between
        at: i64 = 0
        for i in range(self.second):
            sum_ = self.second_bias[i]
            for j in range(self.first):
                sum_ += weights[at + j] * first[j]
            at += self.first
            if sum_ > 0.0:
                found[i] = sum_
        return found


def spread(weights: vec[float], bias: vec[float], given: vec[float], n: i64, m: i64) -> vec[float]:
    """What n numbers come to in m."""
    found = NOTHING[:m]
    at: i64 = 0
    for i in range(m):
        sum_ = bias[i]
        for j in range(n):
            sum_ += weights[at + j] * given[j]
        at += n
        found[i] = sum_
    return found


def next_seat(game: Game) -> int:
    """Whose turn comes next."""
    return game.extra_turns[0].seat if game.extra_turns else game.next_seat


def row_of(data: Mapping[str, Any], name: str) -> list[float]:
    row = data.get(name)
    if not isinstance(row, list) or not all(isinstance(number, (int, float)) for number in row):
        raise BadWeights(f"Weights need a row of numbers called {name!r}.")
    return [float(number) for number in row]


def packed(row: Sequence[float], n: i64, name: str) -> vec[float]:
    if len(row) != n or n < 1:
        raise BadWeights(f"The weights called {name!r} are {len(row)} numbers; they have to be {n}.")
    found = vec[float]()
    for number in row:
        found = append(found, number)
    return found


def load(text: str) -> Value:
    """The network whose weights are in a text like that of `data/value.json`."""
    try:
        data = json.loads(text)
    except json.JSONDecodeError as e:
        raise BadWeights(f"Weights are JSON, and this is not: {e}.") from None
    if not isinstance(data, dict):
        raise BadWeights("Weights are a JSON object.")
    return Value(data)


_usual: list[Value] = []


def usual_value() -> Value:
    """The network that comes with the package."""
    if not _usual:
        _usual.append(load(files("bailiwick.bots.data").joinpath("value.json").read_text(encoding="utf-8")))
    return _usual[0]

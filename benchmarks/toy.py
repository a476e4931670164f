"""A yardstick: the least code that plays Big Money with two Smithies, two players, ten Kingdom piles.

No triggers, log, records or rules beyond seven cards: about the fastest that plain Python can play these games. The
engine's speed is given as a share of this program's, measured in the same run.
"""

from __future__ import annotations

import random

TREASURE, ACTION, VICTORY = range(3)


class Print:
    """What is printed on a card."""

    __slots__ = ("cost", "gives", "type")

    def __init__(self, cost: int, type_: int, gives: int) -> None:
        self.cost, self.type, self.gives = cost, type_, gives


class Copy:
    """A card on the table."""

    __slots__ = ("place", "print")

    def __init__(self, print_: Print) -> None:
        self.print, self.place = print_, 0


PRINTS = [
    Print(0, TREASURE, 1),
    Print(3, TREASURE, 2),
    Print(6, TREASURE, 3),
    Print(2, VICTORY, 1),
    Print(5, VICTORY, 3),
    Print(8, VICTORY, 6),
    Print(4, ACTION, 3),
    *(Print(5, ACTION, 0) for _ in range(9)),
]
COPPER, SILVER, GOLD, ESTATE, DUCHY, PROVINCE, SMITHY = range(7)
PILES = [46, 40, 30, 8, 8, 8] + [10] * 10


class Side:
    """One of the two players."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.deck = [Copy(PRINTS[COPPER]) for _ in range(7)] + [Copy(PRINTS[ESTATE]) for _ in range(3)]
        self.hand: list[Copy] = []
        self.played: list[Copy] = []
        self.thrown: list[Copy] = []
        self.turns = self.coins = self.smithies = 0
        rng.shuffle(self.deck)
        self.draw(5)

    def draw(self, n: int) -> None:
        for _ in range(n):
            if not self.deck:
                if not self.thrown:
                    return
                self.deck, self.thrown = self.thrown, []
                self.rng.shuffle(self.deck)
            copy = self.deck.pop()
            copy.place = 1
            self.hand.append(copy)

    def play(self, copy: Copy) -> None:
        self.hand.remove(copy)
        copy.place = 2
        self.played.append(copy)
        if copy.print.type == TREASURE:
            self.coins += copy.print.gives
        else:
            self.draw(copy.print.gives)

    def choose(self, can: list[int], provinces: int) -> int:
        if PROVINCE in can:
            return PROVINCE
        if provinces <= 3 and DUCHY in can:
            return DUCHY
        if GOLD in can:
            return GOLD
        if self.smithies < 2 and SMITHY in can:
            return SMITHY
        return SILVER if SILVER in can else -1

    def take_turn(self, piles: list[int]) -> None:
        self.turns += 1
        self.coins = 0
        for copy in self.hand:
            if copy.print.type == ACTION:
                self.play(copy)
                break
        for copy in [c for c in self.hand if c.print.type == TREASURE]:
            self.play(copy)
        can = [i for i, left in enumerate(piles) if left and PRINTS[i].cost <= self.coins]
        choice = self.choose(can, piles[PROVINCE])
        if choice >= 0:
            piles[choice] -= 1
            self.smithies += choice == SMITHY
            self.thrown.append(Copy(PRINTS[choice]))
        self.thrown += self.played
        self.thrown += self.hand
        self.played, self.hand = [], []
        self.draw(5)


def play_game(seed: int) -> int:
    """How many turns the first player took."""
    rng = random.Random(seed)
    piles = PILES[:]
    sides = [Side(rng), Side(rng)]
    while True:
        for side in sides:
            side.take_turn(piles)
            if piles[PROVINCE] == 0 or piles.count(0) >= 3:
                return sides[0].turns

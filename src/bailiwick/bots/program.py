"""The conditions of a menu as a table: one row of steps that a small machine of numbers goes through.

What a condition asks for is bound to a table of piles once (which pile, which kind), so that asking costs no look-up.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bailiwick.bots.handling import handling_of
from bailiwick.cards.registry import wording_in
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.view import View

# A step, from the low end: what to do (8 bits), and with what.
_DO: Final = 0xFF
_WITH: Final = 8

# Words: what the seat sees.
COINS: Final = 0
BUYS: Final = 1
ACTIONS: Final = 2
COFFERS: Final = 3
FAVORS: Final = 4
TURN: Final = 5
CARDS: Final = 6
MONEY: Final = 7
DENSITY: Final = 8
GAINS_LEFT: Final = 9
EMPTY_PILES: Final = 10
POINTS: Final = 11
LEAD: Final = 12
PLAYERS: Final = 13
HAND_SIZE: Final = 14
VILLAGES: Final = 15
TERMINALS: Final = 16
# Counts of cards of a kind, and of those that have a type.
OWNED: Final = 20  # with the place of the kind
HAND: Final = 21  # with the number of the kind
IN_PLAY: Final = 22
LEFT: Final = 23  # with the place of the pile
LEFT_IN_SPLIT: Final = 24  # with the place of the kind: copies in a pile of several kinds
COST: Final = 25  # with the place of the kind
OWNED_TYPE: Final = 26  # with the types
HAND_TYPE: Final = 27
IN_PLAY_TYPE: Final = 28
# Numbers.
NUMBER: Final = 40
ADD: Final = 41
SUBTRACT: Final = 42
MULTIPLY: Final = 43
DIVIDE: Final = 44
LESS: Final = 45
AT_MOST: Final = 46
MORE: Final = 47
AT_LEAST: Final = 48
SAME: Final = 49
OTHER: Final = 50
NOT: Final = 51
TRUTH: Final = 52  # 1 for all that is not 0
UNLESS_FALSE: Final = 53  # go on, or jump with 0
UNLESS_TRUE: Final = 54  # go on, or jump with 1
END: Final = 60
# What most conditions are made of, a word compared with a number, is one step (and the word after it), and the first
# step of any other condition says how many numbers it may have at hand.
TEST: Final = 70  # and above, in the order of the comparisons: with the place of the number
DEEP: Final = 90

COMPARISONS: Final = [LESS, AT_MOST, MORE, AT_LEAST, SAME, OTHER]

BLANK: Final = vec[float]([0.0] * 64)


class Program:
    """Conditions one after the other, each from where it begins to its end, for one table."""

    def __init__(self, view: View) -> None:
        self.where = view.pile_places  # tells the tables apart
        self.kinds = view.kinds
        self.steps: vec[i64] = vec[i64]()
        self.numbers: vec[float] = vec[float]()

    def here(self, kind: Kind) -> Kind:
        """The card in the wording that this table has."""
        return wording_in(kind, self.where)

    def size(self) -> int:
        """How many steps there are: where the next condition begins."""
        return len(self.steps)

    def add(self, do: i64, with_: i64 = 0) -> i64:
        """Add a step: its place."""
        self.steps = append(self.steps, do | with_ << _WITH)
        return len(self.steps) - 1

    def add_number(self, number: float) -> None:
        self.add(NUMBER, self.keep(number))

    def keep(self, number: float) -> i64:
        """The place of a number."""
        self.numbers = append(self.numbers, number)
        return len(self.numbers) - 1

    def land(self, jump: i64) -> None:
        """Let the jump of that step lead to here."""
        self.steps[jump] = self.steps[jump] & _DO | len(self.steps) << _WITH

    def add_count(self, what: i64, kind: Kind) -> None:
        """Ask for a count of cards of a kind."""
        kind = self.here(kind)
        if what == LEFT:
            if kind.home or kind.split:
                self.add(LEFT_IN_SPLIT, self.kinds.give_place(kind))
            else:
                self.add(LEFT, self.where.get(kind.name, -1))
        elif what in (OWNED, COST):
            self.add(what, self.kinds.give_place(kind))
        else:
            self.add(what, kind.number)

    def value(self, view: View, begin: i64) -> float:
        """What the condition that begins there comes to now."""
        steps = self.steps
        at = begin
        found = 0.0
        while True:
            step = steps[at]
            at += 1
            do = step & _DO
            if do >= DEEP:
                return self.deep_value(view, at, step >> _WITH)
            if do >= TEST:
                word = steps[at]
                at += 1
                found = of_two(do - TEST + LESS, seen(view, word & _DO, word >> _WITH), self.numbers[step >> _WITH])
            elif do == END:
                return found
            elif do == UNLESS_FALSE:
                if found == 0.0:
                    at = step >> _WITH
            elif do == UNLESS_TRUE:
                if found != 0.0:
                    at = step >> _WITH
            elif do == NOT:
                found = truth(found == 0.0)

    def deep_value(self, view: View, begin: i64, depth: i64) -> float:
        """The same where several numbers are at hand at a time. They are kept in a row of this call's own: others may
        ask the same program meanwhile."""
        steps = self.steps
        stack = BLANK[:depth]
        while len(stack) < depth:
            stack = append(stack, 0.0)
        at = begin
        n: i64 = 0
        while True:
            step = steps[at]
            at += 1
            do = step & _DO
            if do < NUMBER:
                stack[n] = seen(view, do, step >> _WITH)
                n += 1
            elif do == NUMBER:
                stack[n] = self.numbers[step >> _WITH]
                n += 1
            elif do >= TEST:
                word = steps[at]
                at += 1
                number = self.numbers[step >> _WITH]
                stack[n] = of_two(do - TEST + LESS, seen(view, word & _DO, word >> _WITH), number)
                n += 1
            elif do == END:
                return stack[0]
            elif do == UNLESS_FALSE:
                n -= 1
                if stack[n] == 0.0:
                    n += 1
                    at = step >> _WITH
            elif do == UNLESS_TRUE:
                n -= 1
                if stack[n] != 0.0:
                    stack[n] = 1.0
                    n += 1
                    at = step >> _WITH
            elif do == TRUTH:
                stack[n - 1] = truth(stack[n - 1] != 0.0)
            elif do == NOT:
                stack[n - 1] = truth(stack[n - 1] == 0.0)
            else:
                n -= 1
                stack[n - 1] = of_two(do, stack[n - 1], stack[n])


def truth(true: bool) -> float:
    return 1.0 if true else 0.0


def of_two(do: i64, a: float, b: float) -> float:
    """What two numbers come to."""
    if do == LESS:
        return truth(a < b)
    if do == AT_MOST:
        return truth(a <= b)
    if do == MORE:
        return truth(a > b)
    if do == AT_LEAST:
        return truth(a >= b)
    if do == ADD:
        return a + b
    if do == SUBTRACT:
        return a - b
    if do == MULTIPLY:
        return a * b
    if do == DIVIDE:
        return a / b if b != 0.0 else 0.0
    if do == SAME:
        return truth(a == b)
    return truth(a != b)


def seen(view: View, what: i64, of: i64) -> float:
    """What a seat sees."""
    if what == OWNED:
        return float(view.owned_at(of))
    if what == GAINS_LEFT:
        return float(view.gains_left)
    if what == MONEY:
        return float(view.money)
    if what == CARDS:
        return float(view.deck_size)
    if what == TURN:
        return float(view.turns)
    if what == COINS:
        return float(view.coins)
    if what == LEFT:
        return float(view.left_at(of))
    if what == HAND:
        return float(view.in_hand(of))
    if what == IN_PLAY:
        return float(view.played(of))
    if what == OWNED_TYPE:
        return float(view.owned_of_types(of))
    if what == HAND_TYPE:
        return float(view.in_hand_of_types(of))
    if what == IN_PLAY_TYPE:
        return float(view.played_of_types(of))
    if what == DENSITY:
        cards = float(view.deck_size)
        return float(view.money) / cards if cards else 0.0
    if what == LEAD:
        return float(view.lead())
    if what == POINTS:
        return float(view.points)
    if what == BUYS:
        return float(view.buys)
    if what == ACTIONS:
        return float(view.actions)
    if what == COFFERS:
        return float(view.coffers)
    if what == FAVORS:
        return float(view.favors)
    if what == EMPTY_PILES:
        return float(view.empty_piles)
    if what == PLAYERS:
        return float(view.players)
    if what == COST:
        return float(view.price_of(view.kinds.all[of]))
    if what == LEFT_IN_SPLIT:
        return float(view.left_of(view.kinds.all[of]))
    if what == HAND_SIZE:
        return float(view.hand_size)
    if what == VILLAGES:
        return villages_of(view)
    if what == TERMINALS:
        return terminals_of(view)
    raise ValueError(f"There is no word {what}.")


def villages_of(view: View) -> float:
    """How many Actions the seat's villages give beyond their own."""
    found = 0.0
    kinds = view.kinds.all
    for place in range(len(kinds)):
        count = view.owned_at(place)
        if count:
            known = handling_of(kinds[place])
            if known.village:
                found += float(count) * (known.profile.actions - 1.0)
    return found


def terminals_of(view: View) -> float:
    """How many Actions the seat owns that use one up."""
    found = 0.0
    kinds = view.kinds.all
    for place in range(len(kinds)):
        count = view.owned_at(place)
        if count and kinds[place].types & ACTION and handling_of(kinds[place]).terminal:
            found += float(count)
    return found

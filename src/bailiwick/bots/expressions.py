"""The conditions of menus: a small language of numbers, read into trees and never run as Python.

    gains_left <= 5 and owned(Province) > 0
    owned(Smithy) < 1 + cards / 12

Everything is a number; a comparison is 1 or 0, and what is not 0 is true. Dividing by 0 gives 0.
"""

from __future__ import annotations

import difflib
from typing import Final

from bailiwick.bots import program as p
from bailiwick.bots.program import Program
from bailiwick.bots.terms import TERM_NAMES, TERMS_OF_CARDS, TERMS_OF_TYPES
from bailiwick.cards.registry import find, key
from bailiwick.engine.errors import BailiwickError, UnknownCard
from bailiwick.engine.kinds import TYPE_NAMES, Kind
from bailiwick.engine.view import View

DEEPEST: Final = 40  # brackets and the like within one another
LARGEST: Final = 1_000_000.0


class MenuError(BailiwickError):
    """A menu that cannot be read; says where and what would be right."""


class Expression:
    """A condition or a number, to be asked of what a seat sees. It writes itself into a program, which is what runs."""

    def write(self, program: Program) -> None:
        raise NotImplementedError

    def depth(self) -> int:
        """How many numbers are at hand at a time while it is worked out; 0 where one is enough, since it is made of
        words compared with numbers alone."""
        return 1

    def place_in(self, program: Program) -> int:
        """Write it into a program as a condition of its own: where it begins."""
        begin = program.size()
        if self.depth():
            program.add(p.DEEP, self.depth())
        self.write(program)
        program.add(p.END)
        return begin

    def value(self, view: View) -> float:
        """What it comes to now. For once; whoever asks often keeps the program."""
        program = Program(view)
        return program.value(view, self.place_in(program))


class Number(Expression):
    def __init__(self, number: float) -> None:
        self.number = number

    def write(self, program: Program) -> None:
        program.add_number(self.number)


class Term(Expression):
    """A word such as `coins`, or a count of cards by type, such as `hand(Action)`."""

    def __init__(self, which: int, types: int = 0) -> None:
        self.which = which
        self.types = types

    def write(self, program: Program) -> None:
        program.add(self.which, self.types)


class CardTerm(Expression):
    """A count of cards by name, such as `owned(Gold)`."""

    def __init__(self, which: int, kind: Kind) -> None:
        self.which = which
        self.kind = kind

    def write(self, program: Program) -> None:
        program.add_count(self.which, self.kind)


class OfTwo(Expression):
    """A sum, a comparison and the like."""

    def __init__(self, sign: int, left: Expression, right: Expression) -> None:
        self.sign = sign
        self.left = left
        self.right = right

    def depth(self) -> int:
        if isinstance(self.left, (Term, CardTerm)) and isinstance(self.right, Number) and self.sign in p.COMPARISONS:
            return 0
        return max(self.left.depth(), 1, 1 + max(self.right.depth(), 1))

    def write(self, program: Program) -> None:
        if self.depth() == 0 and isinstance(self.right, Number):
            program.add(p.TEST + self.sign - p.LESS, program.keep(self.right.number))
            self.left.write(program)
            return
        self.left.write(program)
        self.right.write(program)
        program.add(self.sign)


class Joined(Expression):
    """Two conditions joined by "and" or "or"; the second is asked only where it can matter."""

    def __init__(self, jump: int, left: Expression, right: Expression) -> None:
        self.jump = jump
        self.left = left
        self.right = right

    def depth(self) -> int:
        return max(self.left.depth(), self.right.depth())

    def write(self, program: Program) -> None:
        self.left.write(program)
        jump = program.add(self.jump)
        self.right.write(program)
        program.add(p.TRUTH)
        program.land(jump)


class Not(Expression):
    def __init__(self, inner: Expression) -> None:
        self.inner = inner

    def depth(self) -> int:
        return self.inner.depth()

    def write(self, program: Program) -> None:
        self.inner.write(program)
        program.add(p.NOT)


class Token:
    def __init__(self, what: str, text: str, column: int) -> None:
        self.what = what  # "number", "word", "sign" or "end"
        self.text = text
        self.column = column


SIGNS: Final = ["<=", ">=", "==", "!=", "<>", "<", ">", "=", "+", "-", "*", "/", "(", ")"]
COMPARISONS: Final = {
    "<": p.LESS, "<=": p.AT_MOST, ">": p.MORE, ">=": p.AT_LEAST,
    "=": p.SAME, "==": p.SAME, "!=": p.OTHER, "<>": p.OTHER,
}  # fmt: skip
ARITHMETIC: Final = {"+": p.ADD, "-": p.SUBTRACT, "*": p.MULTIPLY, "/": p.DIVIDE}


def tokens_of(text: str, line: int, start: int) -> list[Token]:
    """The words, numbers and signs of a condition, with their columns (the first of the line is 1)."""
    found: list[Token] = []
    i = 0
    while i < len(text):
        char = text[i]
        column = start + i
        if char.isspace():
            i += 1
        elif char.isascii() and (char.isdigit() or char == "."):
            j = i
            while j < len(text) and text[j].isascii() and (text[j].isdigit() or text[j] == "."):
                j += 1
            found.append(Token("number", text[i:j], column))
            i = j
        elif char.isalpha() or char == "_":
            j = i
            while j < len(text) and (text[j].isalnum() or text[j] == "_"):
                j += 1
            word = text[i:j].lower()
            found.append(Token("word", word, column))
            i = j
            # What stands in brackets after a count is the name of a card or a type, spaces and all.
            if word in TERMS_OF_CARDS and text[i:].lstrip().startswith("("):
                i = _bracket(text, i, line, start, found)
        else:
            sign = next((s for s in SIGNS if text.startswith(s, i)), "")
            if not sign:
                raise MenuError(f"Line {line}, column {column}: {char!r} means nothing in a condition.")
            found.append(Token("sign", sign, column))
            i += len(sign)
    found.append(Token("end", "", start + len(text)))
    return found


def _bracket(text: str, i: int, line: int, start: int, found: list[Token]) -> int:
    opening = text.index("(", i)
    closing = opening
    depth = 0
    while closing < len(text):  # a name may have brackets of its own
        if text[closing] == "(":
            depth += 1
        elif text[closing] == ")":
            depth -= 1
            if depth == 0:
                break
        closing += 1
    if depth:
        raise MenuError(f"Line {line}, column {start + opening}: this bracket is never closed.")
    name = text[opening + 1 : closing]
    lead = len(name) - len(name.lstrip())
    found.append(Token("card", name.strip(), start + opening + 1 + lead))
    return closing + 1


class Parser:
    """Reads one condition."""

    def __init__(self, text: str, line: int, start: int) -> None:
        self.line = line
        self.tokens = tokens_of(text, line, start)
        self.place = 0
        self.depth = 0

    def fail(self, token: Token, wrong: str) -> MenuError:
        return MenuError(f"Line {self.line}, column {token.column}: {wrong}")

    def parse(self) -> Expression:
        found = self._or()
        rest = self.tokens[self.place]
        if rest.what != "end":
            raise self.fail(rest, f"the condition should be over here, but there is {rest.text!r}.")
        return found

    def _word(self, word: str) -> bool:
        token = self.tokens[self.place]
        if token.what == "word" and token.text == word:
            self.place += 1
            return True
        return False

    def _or(self) -> Expression:
        self.depth += 1
        if self.depth > DEEPEST:
            raise self.fail(self.tokens[self.place], f"this is more than {DEEPEST} brackets deep; make it simpler.")
        left = self._and()
        while self._word("or"):
            left = Joined(p.UNLESS_TRUE, left, self._and())
        self.depth -= 1
        return left

    def _and(self) -> Expression:
        left = self._not()
        while self._word("and"):
            left = Joined(p.UNLESS_FALSE, left, self._not())
        return left

    def _not(self) -> Expression:
        odd = False
        while self._word("not"):
            odd = not odd
        inner = self._comparison()
        return Not(inner) if odd else inner

    def _comparison(self) -> Expression:
        left = self._sum()
        token = self.tokens[self.place]
        if token.what == "sign" and token.text in COMPARISONS:
            self.place += 1
            left = OfTwo(COMPARISONS[token.text], left, self._sum())
            again = self.tokens[self.place]
            if again.what == "sign" and again.text in COMPARISONS:
                raise self.fail(again, 'compare two things at a time and join them by "and".')
        return left

    def _sum(self) -> Expression:
        left = self._product()
        while self.tokens[self.place].what == "sign" and self.tokens[self.place].text in ("+", "-"):
            sign = self.tokens[self.place].text
            self.place += 1
            left = OfTwo(ARITHMETIC[sign], left, self._product())
        return left

    def _product(self) -> Expression:
        left = self._single()
        while self.tokens[self.place].what == "sign" and self.tokens[self.place].text in ("*", "/"):
            sign = self.tokens[self.place].text
            self.place += 1
            left = OfTwo(ARITHMETIC[sign], left, self._single())
        return left

    def _single(self) -> Expression:
        negative = False
        while self.tokens[self.place].what == "sign" and self.tokens[self.place].text == "-":
            negative = not negative
            self.place += 1
        token = self.tokens[self.place]
        self.place += 1
        if token.what == "number":
            found: Expression = self._number(token)
        elif token.what == "word":
            found = self._term(token)
        elif token.what == "sign" and token.text == "(":
            found = self._or()
            closing = self.tokens[self.place]
            if closing.what != "sign" or closing.text != ")":
                raise self.fail(token, "this bracket is never closed.")
            self.place += 1
        else:
            self.place -= 1
            what = "nothing is left" if token.what == "end" else f"there is {token.text!r}"
            raise self.fail(token, f"a number or a word such as coins or owned(Gold) is due here, but {what}.")
        return OfTwo(p.SUBTRACT, Number(0.0), found) if negative else found

    def _number(self, token: Token) -> Number:
        try:
            number = float(token.text)
        except ValueError:
            raise self.fail(token, f"{token.text!r} is not a number.") from None
        if number > LARGEST:
            raise self.fail(token, f"{token.text} is too large a number.")
        return Number(number)

    def _term(self, token: Token) -> Expression:
        word = token.text
        following = self.tokens[self.place]
        if word in TERMS_OF_CARDS:
            if following.what != "card":
                raise self.fail(token, f"{word} counts something: name it in brackets, as in {word}(Gold).")
            self.place += 1
            return self._counted(TERMS_OF_CARDS[word], following, word)
        if word in TERM_NAMES:
            return Term(TERM_NAMES[word])
        words = [*TERM_NAMES, *TERMS_OF_CARDS, "and", "or", "not"]
        near = difflib.get_close_matches(word, words, n=2)
        hint = f" Did you mean {' or '.join(near)}?" if near else f" Words are {', '.join(sorted(words))}."
        raise self.fail(token, f"{word!r} is not a word of this language.{hint}")

    def _counted(self, which: int, name: Token, word: str) -> Expression:
        for i, title in enumerate(TYPE_NAMES):
            if key(title) == key(name.text) and title != "Curse":
                if which not in TERMS_OF_TYPES:
                    raise self.fail(name, f"{word} takes the name of a card, not a type.")
                return Term(TERMS_OF_TYPES[which], 1 << i)
        try:
            return CardTerm(which, find(name.text))
        except UnknownCard as error:
            raise self.fail(name, str(error)) from None


def parse_condition(text: str, line: int = 1, start: int = 1) -> Expression:
    """Read a condition; `MenuError` says at which line and column it goes wrong."""
    return Parser(text, line, start).parse()

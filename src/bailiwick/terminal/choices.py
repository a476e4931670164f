"""The options of a question as a person sees them, and what is typed turned into an answer.

Copies of a card are one choice with one number, counted from 1 in the order in which the screen shows them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bailiwick.cards import all_kinds, find, is_known
from bailiwick.cards.registry import key, wording_in
from bailiwick.engine.decision import BUY, BUY_LANDSCAPE, NAME, NUMBER, ORDER, ROTATE, TOKEN, Decision
from bailiwick.engine.errors import IllegalAnswer, UnknownCard
from bailiwick.engine.kinds import ACTION, CURSE, TREASURE, VICTORY, Kind
from bailiwick.engine.pile import Pile
from bailiwick.words.questions import is_yes_or_no
from bailiwick.words.text import plural

__all__ = ["Choice", "card_order", "choices_of", "known_card", "pile_order", "read"]

CARD = "card"
PILE = "pile"
LABEL = "label"
NOTHING = ("0", "none", "nothing", "-")
YES = ("y", "yes")
NO = ("n", "no")


@dataclass
class Choice:
    """One numbered line of what can be picked: a card with its copies, a pile or a label."""

    number: int
    name: str
    what: str
    options: list[int]  # the options of the Decision that it stands for
    pile: str = ""  # the name of the pile, where it is one

    @property
    def keys(self) -> list[str]:
        """What can be typed for it."""
        return [key(name) for name in (self.name, self.pile) if name]


def card_order(kind: Kind) -> tuple[int, int, str]:
    """How cards of a hand are laid out: Actions, Treasures, the rest; the dearest first."""
    for place, types in enumerate((ACTION, TREASURE, VICTORY, CURSE)):
        if kind.is_(types):
            return place, -kind.price, kind.name
    return 4, -kind.price, kind.name


def pile_order(pile: Pile) -> tuple[bool, bool, int, int, str]:
    """How piles are laid out: basic cards by type, then the kingdom by cost, then what stands beside the Supply."""
    kind = pile.kind
    place = (1 if kind.is_(TREASURE) else 2 if kind.is_(VICTORY) else 3) if kind.basic else 0
    return not pile.supply, not kind.basic, place, kind.price, pile.name


def choices_of(decision: Decision) -> list[Choice]:
    """The options of a question, copies together, numbered as they are shown."""
    if decision.shape == NUMBER:
        return []
    cards = list(range(len(decision.cards)))
    if decision.shape != ORDER:
        cards.sort(key=lambda i: card_order(decision.cards[i].kind))
    piles = sorted(range(len(decision.piles)), key=lambda i: pile_order(decision.piles[i]))
    found: list[Choice] = []
    by_name: dict[str, Choice] = {}
    for i in cards:
        name = decision.cards[i].name
        if name not in by_name:
            by_name[name] = Choice(len(found) + 1, name, CARD, [])
            found.append(by_name[name])
        by_name[name].options.append(i)
    for i in piles:
        pile = decision.piles[i]
        name = pile.name if decision.purpose in (ROTATE, TOKEN) else pile.top.name
        found.append(Choice(len(found) + 1, name, PILE, [len(decision.cards) + i], pile.name))
    landscapes = {move.label: move.card.name for move in decision.moves if move.what == BUY_LANDSCAPE and move.card}
    for i, label in enumerate(decision.labels, len(decision.cards) + len(decision.piles)):
        found.append(Choice(len(found) + 1, label, LABEL, [i], landscapes.get(label, "")))
    return found


def read(decision: Decision, typed: str) -> list[int]:
    """The answer that was typed; `IllegalAnswer` says in one sentence what is wrong with it."""
    typed = typed.strip()
    if decision.shape == NUMBER:
        return [_read_number(decision, typed)]
    choices = choices_of(decision)
    if is_yes_or_no(decision) and typed.lower() in YES + NO:
        return choices[0].options[:1] if typed.lower() in YES else []
    if not typed and decision.shape == ORDER:
        return list(range(decision.size()))
    if not typed or (decision.minimum == 0 and typed.lower() in NOTHING):
        answer: list[int] = []
    elif decision.purpose == NAME:
        answer = [_read_named(decision, typed)]
    else:
        answer = _take(_pick(decision, choices, typed))
    _check_count(decision, len(answer))
    decision.check(answer)
    return answer


def _read_number(decision: Decision, typed: str) -> int:
    low, high = decision.minimum, decision.maximum
    if not typed and low == 0:
        return 0
    if not re.fullmatch(r"\d{1,9}", typed) or not low <= int(typed) <= high:
        raise IllegalAnswer(f"Type a number from {low} to {high}.")
    return int(typed)


def _read_named(decision: Decision, typed: str) -> int:
    """A card to name is typed in full or by a beginning that fits one card only."""
    starts = [label for label in decision.labels if key(typed) and key(label).startswith(key(typed))]
    exact = [label for label in starts if key(label) == key(typed)]
    if len(exact or starts) == 1:
        name = (exact or starts)[0]
    elif starts and not is_known(typed):
        raise IllegalAnswer(_could_be(typed, starts))
    else:
        name = wording_in(known_card(typed), decision.labels).name
    if name not in decision.labels:
        raise IllegalAnswer(f"{name} cannot be named: it is never in a deck.")
    return len(decision.cards) + len(decision.piles) + decision.labels.index(name)


def known_card(typed: str) -> Kind:
    """Any card, by name or by a beginning that fits one card only."""
    try:
        return find(typed)
    except UnknownCard:
        starts = [kind for kind in all_kinds() if key(typed) and key(kind.name).startswith(key(typed))]
        if len(starts) == 1:
            return starts[0]
        if starts:
            raise IllegalAnswer(_could_be(typed, [kind.name for kind in starts])) from None
        raise


def _pick(decision: Decision, choices: list[Choice], typed: str) -> list[Choice]:
    """The choices that were typed, one for each copy."""
    pool = choices
    prefix = re.match(r"(buy|play)\s+", typed, re.IGNORECASE)
    if decision.purpose == BUY and prefix:
        what = (PILE, LABEL) if prefix[1].lower() == "buy" else (CARD,)
        pool = [choice for choice in choices if choice.what in what]
        typed = typed[prefix.end() :]
    picked: list[Choice] = []
    for piece in typed.split(","):
        words = re.sub(r"\s+[xX*]\s*(?=\d)", "*", piece).split()  # "copper x3" is one word, copper*3
        while words:
            used, found = _longest(choices, pool, words)
            picked += found
            words = words[used:]
    if not picked:
        raise IllegalAnswer("Type a number or a name.")
    return picked


def _longest(choices: list[Choice], pool: list[Choice], words: list[str]) -> tuple[int, list[Choice]]:
    """The longest run of words at the front that means a choice, since names have spaces."""
    for used in range(len(words), 0, -1):
        name, copies = _copies(" ".join(words[:used]))
        if used == 1 and name.isdecimal():
            return 1, [_numbered(choices, int(name))] * copies
        fitting = _fitting(pool, name)
        if len(fitting) == 1:
            return used, fitting * copies
        if len(fitting) > 1 and used == 1:
            raise IllegalAnswer(_could_be(name, [choice.name for choice in fitting]))
    raise IllegalAnswer(_not_offered(pool, " ".join(words)))


def _copies(words: str) -> tuple[str, int]:
    """``copper*3`` or ``1x3``: several copies at once."""
    found = re.fullmatch(r"(.*?)(?:\*|(?<=\d)[xX])(\d{1,3})", words)
    return (found[1].strip(), int(found[2])) if found else (words, 1)


def _numbered(choices: list[Choice], number: int) -> Choice:
    if not 1 <= number <= len(choices):
        numbers = "the only number is 1" if len(choices) == 1 else f"numbers go from 1 to {len(choices)}"
        raise IllegalAnswer(f"There is no number {number} here: {numbers}.")
    return choices[number - 1]


def _fitting(pool: list[Choice], typed: str) -> list[Choice]:
    """The choices of that name, or else those whose names begin so. Of a card in hand and its pile, the card."""
    wanted = key(typed)
    if not wanted:
        return []
    tests: list[Callable[[str], bool]] = [lambda name: name == wanted, lambda name: name.startswith(wanted)]
    for fits in tests:
        fitting = [choice for choice in pool if any(map(fits, choice.keys))]
        if fitting:
            cards = [choice for choice in fitting if choice.what == CARD]
            return cards if len({choice.name for choice in fitting}) == 1 and cards else fitting
    return []


def _could_be(typed: str, names: Sequence[str]) -> str:
    names = list(dict.fromkeys(names))
    shown = names if len(names) <= 6 else [*names[:5], "others"]
    return f"{typed!r} could be {', '.join(shown[:-1])} or {shown[-1]}: type more of the name."


def _not_offered(pool: list[Choice], typed: str) -> str:
    name = re.sub(r"\*\d+$", "", typed)
    try:
        return f"{known_card(name).name} cannot be picked here."
    except (UnknownCard, IllegalAnswer):
        near = difflib.get_close_matches(key(name), [k for choice in pool for k in choice.keys], n=1)
        hint = next((f" Did you mean {choice.name}?" for choice in pool if near and near[0] in choice.keys), "")
        return f"There is nothing called {name!r} to pick here.{hint}"


def _take(picked: list[Choice]) -> list[int]:
    """An option for every copy that was picked."""
    answer: list[int] = []
    for choice in picked:
        left = [i for i in choice.options if i not in answer]
        if not left:
            n = len(choice.options)
            few = f"there is only one {choice.name}" if n == 1 else f"there are only {n} {plural(choice.name)}"
            once = f"{choice.name!r} can be picked once" if choice.what == LABEL else few
            raise IllegalAnswer(f"That was too many: {once}.")
        answer.append(left[0])
    return answer


def _check_count(decision: Decision, n: int) -> None:
    low, high = decision.minimum, decision.maximum
    if low <= n <= high:
        return
    if decision.shape == ORDER:
        raise IllegalAnswer(f"All {low} have their place in the order; that was {n}.")
    if n == 0 and low == 1 == high:
        raise IllegalAnswer("This one must be answered: type a number or a name.")
    wanted = f"exactly {low}" if low == high else f"at most {high}" if n > high else f"at least {low}"
    raise IllegalAnswer(f"Pick {wanted}; that was {n}.")

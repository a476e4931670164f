"""Whether to say yes to a "may" that no hint speaks of: its label is read.

Labels are written alike: what is done comes first, what it is for after it ("Trash it for a Gold", "Pay 2 coins for
2 Cards"). Each part is weighed in coins or thereabouts. What is not understood counts as a small gain, since most
offers are good: the answer is no where the words say that more is lost than won.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from bailiwick.bots.hints.kit import best_at
from bailiwick.bots.labels import parts_value
from bailiwick.cards.registry import find, is_known
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, NIGHT, TREASURE, TYPE_NAMES, VICTORY, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

CUT: Final = re.compile(r"(?:,? (?:for|and|then)|(?<!up) to|[,:;]) ")
PART: Final = re.compile(r"(?:([a-z]+) )?(?:up to )?(it|this|your|\d+|an?|one)(?: (.+))?", re.I)
COMMON: Final = re.compile(r"(?: ?(?:cards?|(?:from|of) your hand))+$", re.I)
DEARER: Final = re.compile(r"a card that costs (exactly|up to) (\d) more")
ALL: Final = 1000  # as many as there are
TOKENS: Final = {"coin": 1.0, "debt": 1.0, "vp": 1.0, "coffers": 0.9, "villager": 0.6, "favor": 0.0}
SOMETHING: Final = 1.0  # what is not understood
AVERAGE: Final = 1.5  # what the next card of a deck is worth to draw


class Part:
    """One thing that an offer does: a verb ("" for what is simply had, "?" for anything), how many, of what."""

    def __init__(self, verb: str, n: int, what: str, text: str) -> None:
        self.verb = verb
        self.n = n
        self.what = what  # "it", "this", "" for any card, or words
        self.text = text
        self.token = ""
        self.kind: Kind | None = None
        self.types = 0
        words = what.lower()
        one = words.removesuffix("s") if words != "coffers" else words
        if one in TOKENS:
            self.token = one
        elif one.title() in TYPE_NAMES and one != "curse":
            self.types = 1 << TYPE_NAMES.index(one.title())
        elif what and what not in ("it", "this"):
            for name in (what, what.removesuffix("s")):
                if self.kind is None and is_known(name):
                    self.kind = find(name)


_read: Final[dict[str, list[Part]]] = {}


def read(label: str) -> list[Part]:
    """The parts of an offer."""
    found = _read.get(label)
    if found is None:
        found = []
        for text in CUT.split(label.partition(" rather than ")[0]):
            match = PART.fullmatch(text)
            if text.startswith("+"):
                found.append(Part("", 1, "", text))
            elif match is not None:
                verb, count, rest = match.group(1) or "", match.group(2).lower(), match.group(3) or ""
                what = COMMON.sub("", rest)
                n = int(count) if count.isdigit() else 1
                if count == "your":
                    n, what = ALL, "" if rest == "hand" else what
                elif count in ("it", "this"):
                    what = count
                elif rest == "Exiled copies of it":
                    verb, what = "recall", "it"
                elif rest in ("copy of it", "copy of this"):
                    what = rest.removeprefix("copy of ")
                found.append(Part(verb.lower(), n, what, text))
            else:
                found.append(Part("?", 1, "", text))
        if len(_read) > 5000:  # labels may hold names and numbers
            _read.clear()
        _read[label] = found
    return found


def accepts(bot: Tactician, view: View, decision: Decision) -> bool:
    """Whether the one thing offered is no loss."""
    worth = 0.0
    given_up = False
    for part in read(decision.labels[0]):
        card = decision.cause if part.what == "this" or decision.about is None else decision.about
        dearer = DEARER.fullmatch(part.text)
        if dearer is not None and card is not None:
            price = view.cost(card) + int(dearer.group(2))
            worth += best_at(bot, view, price, dearer.group(1) == "exactly", 0)
        elif part.verb == "exchange" and card is not None:
            worth -= bot.own_worth(view, card.kind)
            given_up = True
        elif given_up and part.kind is not None and not part.verb:
            worth += bot.own_worth(view, part.kind)  # weighed as what it is exchanged for
        elif part.what in ("it", "this"):
            if card is not None:
                mine = decision.subject in (view.seat, view.acting)
                worth += of_the_card(bot, view, part, card) * (1.0 if mine else -1.0)
        else:
            worth += of_others(bot, view, part)
    return worth > -0.01


def of_the_card(bot: Tactician, view: View, part: Part, card: Card) -> float:
    """What it is worth to do this with the card in question."""
    kind, verb, text = card.kind, part.verb, part.text
    in_hand = card in view.hand
    if verb in ("trash", "return"):
        return -bot.own_worth(view, kind)
    if verb == "recall":  # what only scores stays where it is
        return -1.0 if kind.is_(VICTORY | CURSE) and not kind.is_(ACTION | TREASURE) else bot.own_worth(view, kind)
    if verb == "exile":
        return 1.0 if kind.is_(VICTORY | CURSE) and not kind.is_(ACTION | TREASURE) else -bot.own_worth(view, kind)
    if verb == "discard" or (verb == "put" and ("bottom" in text or "discard pile" in text)):
        return -0.5 * bot.keep_worth(view, kind) if in_hand else AVERAGE - to_draw(kind)
    if verb == "topdeck" or (verb == "put" and "deck" in text):
        if view.for_another and not in_hand:
            return -1.0  # it would be there in their own turn
        return to_draw(kind) - AVERAGE - (bot.keep_worth(view, kind) if in_hand else 1.0)
    if verb == "play":
        return 1.0 if not kind.is_(ACTION) or bot.action_worth(view, card) > 0.0 else -1.0
    if verb == "gain":
        return to_gain(bot, view, kind)
    return SOMETHING


def of_others(bot: Tactician, view: View, part: Part) -> float:
    """What it is worth to do this with other cards, or with tokens."""
    verb, n = part.verb, part.n
    if part.token:
        amount = TOKENS[part.token] * n
        if verb in ("pay", "spend", "lose", "return") or (part.token == "debt" and verb in ("", "take", "gain")):
            return -amount
        return amount if verb in ("", "take", "gain", "get") else SOMETHING
    if verb in ("trash", "return", "discard", "exile"):
        return given_away(bot, view, part)
    if verb in ("", "gain", "take") and part.kind is not None:
        return to_gain(bot, view, part.kind) * n
    if verb in ("", "draw"):
        return parts_value(part.text, view) if part.text.startswith("+") else 1.2 * n if n < ALL else SOMETHING
    return SOMETHING


def given_away(bot: Tactician, view: View, part: Part) -> float:
    """What it is worth to trash or discard the worst of one's hand."""
    worths = []
    for card in view.hand:
        kind = card.kind
        if (part.kind is None or kind is part.kind) and (not part.types or kind.is_(part.types)):
            if part.verb == "discard":
                worths.append(-0.5 * max(0.0, bot.keep_worth(view, kind)))
            else:
                worths.append(-bot.own_worth(view, kind))
    worths.sort()
    worths.reverse()
    return sum(worths[: part.n])


def to_gain(bot: Tactician, view: View, kind: Kind) -> float:
    """What it is worth to gain a card, as `own_worth` weighs those that are owned."""
    worth = bot.gain_worth(view, kind)
    return max(worth, 1.0 + kind.price) if bot.is_wanted(view, kind) else worth


def to_draw(kind: Kind) -> float:
    """What it is worth to draw a card next."""
    if kind.is_(CURSE):
        return -3.0
    if not kind.is_(ACTION | TREASURE | NIGHT):
        return -2.0
    return float(2 * kind.coins) if kind.coins else 0.5 + kind.price

"""Drawing up a menu for a kingdom that nobody has prepared: Big Money with the cards that help it most.

How much a card helps is known from `strengths`.
"""

from __future__ import annotations

from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.named import kind_named
from bailiwick.bots.profile import profile_of
from bailiwick.bots.strengths import LIMITS, WAYS, Strength, strength_of
from bailiwick.engine.kinds import ACTION, NIGHT, Kind

__all__ = ["LIMITS", "WAYS", "Strength", "big_money_with", "draft", "strength_of"]

WORTH_IT = 0.54  # what wins less often than this does not help

TOP = "Province if money >= 15 or gains_left <= 6 or turn >= 16"
TOP_WITH_COLONIES = """\
Colony if money >= 22 or gains_left <= 6 or turn >= 18
Province if gains_left <= 6"""
POTION = "Potion if owned(Potion) < 1 and gains_left > 6"  # where a card wants one
BIG_MONEY = """\
{top}
Duchy if gains_left <= 5
Estate if gains_left <= 2
{before}
{platinum}
Gold
Duchy if gains_left <= 6
{after}
Silver
"""


def line(name: str, way: str) -> str:
    condition = LIMITS[way.split()[0]].format(name)
    return f"{name} if {condition}" if condition else name


def big_money_with(cards: list[tuple[str, str]], name: str = "", colonies: bool = False) -> Menu:
    """Optimised Big Money with some cards, each in its way; with Colonies, for those."""
    before = [line(card, way) for card, way in cards if way.endswith("before Gold")]
    after = [line(card, way) for card, way in cards if way.endswith("after Gold")]
    if any(kind_named(card).cost.potions for card, _ in cards):
        after.insert(0, POTION)
    text = BIG_MONEY.format(
        top=TOP_WITH_COLONIES if colonies else TOP, platinum="Platinum" if colonies else "",
        before="\n".join(before), after="\n".join(after),
    )  # fmt: skip
    return parse_menu(text, name or " and ".join(["Big Money", *(card for card, _ in cards)]))


def costs_nothing(kind: Kind) -> bool:
    """Whether playing the card takes neither an Action nor a card that others would be played in place of."""
    return profile_of(kind).is_cantrip() or (kind.is_(NIGHT) and not kind.is_(ACTION))


def draft(kinds: list[Kind], colonies: bool = False) -> Menu:
    """A menu for these Kingdom cards: the one that helps most, and cards that cost neither a card nor an Action.

    A second card that uses up Actions was tried: it does more harm by clashing with the first than it helps.
    """
    helping = sorted((strength_of(kind) for kind in kinds), key=lambda s: (-s.wins, s.name))
    helping = [strength for strength in helping if strength.wins >= WORTH_IT]
    smooth = [strength for strength in helping[1:] if costs_nothing(kind_named(strength.name))]
    chosen = [*helping[:1], *smooth[:2]]
    return big_money_with([(strength.name, strength.way) for strength in chosen], colonies=colonies)

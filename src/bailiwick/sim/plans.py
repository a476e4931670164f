"""Plans: menus in a form that can be changed by chance, for the search in `solve`.

A plan is a list of wants (a card, how many of it, and perhaps when) after lines that all plans have: when Provinces,
Duchies and Estates are bought. Below them it may say from when on Coppers are trashed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from bailiwick.bots.draft import strength_of
from bailiwick.bots.menu import Menu, parse_menu
from bailiwick.bots.profile import profile_of
from bailiwick.bots.worths import ENOUGH_MONEY, LATE
from bailiwick.cards import find
from bailiwick.engine.kinds import ACTION, Kind

T = TypeVar("T")

__all__ = [
    "LIMITS", "WHENS", "Plan", "Want", "changed", "crossed", "first_plans", "live", "random_plans", "with_colonies",
]  # fmt: skip

# How many of a card to have: a number, a share of the deck, or all there are.
LIMITS = ["1", "2", "3", "4", "5", "6", "8", "/12", "/9", "/7", "/5", "all"]
COINS = ["coins >= 4", "coins >= 5", "coins >= 6", "coins >= 7"]
WHENS = [
    "turn <= 2", "turn <= 4", "turn <= 6", "turn <= 8",
    "turn >= 4", "turn >= 6", "turn >= 8", "turn >= 10", "turn >= 12",
    "gains_left > 12", "gains_left > 8", "gains_left > 4", "money >= 8", "money >= 12", "money >= 16", *COINS,
]  # fmt: skip
PROVINCES = [0, 4, 6, 8, 10, 12, 15, 18, 22, 26]
COPPERS = [0, 2, 3, 4, ENOUGH_MONEY, 6, 8, 12, 99]
LONGEST = 14  # wants


class Want(NamedTuple):
    """A card, how many of it, and a further condition."""

    card: str
    limit: str = "all"
    when: str = ""

    def line(self) -> str:
        conditions = []
        if self.limit.startswith("/"):
            conditions.append(f"owned({self.card}) < 1 + cards / {self.limit[1:]}")
        elif self.limit != "all":
            conditions.append(f"owned({self.card}) < {self.limit}")
        if self.when:
            conditions.append(self.when)
        return f"{self.card} if {' and '.join(conditions)}" if conditions else self.card

    def is_covered_by(self, other: Want) -> bool:
        """Whether whoever wants this wants the other as well."""
        if other.card != self.card or other.when not in ("", self.when):
            return False
        if other.limit.isdigit() and self.limit.isdigit():
            return int(other.limit) >= int(self.limit)
        return other.limit in ("all", self.limit)


BASIC = ("Platinum", "Gold", "Silver", "Province", "Duchy")
MONEY = (Want("Gold"), Want("Silver"))


@dataclass(frozen=True)
class Plan:
    """A menu in a form that can be changed by chance."""

    wants: tuple[Want, ...]
    province: int = 12  # money from which Provinces are bought
    duchy: int = 5  # gains before the end from which Duchies are
    estate: int = 2
    copper: int = ENOUGH_MONEY  # Coppers are trashed while the other Treasures make so much
    colony: bool = False  # Colonies take the place of Provinces

    def text(self) -> str:
        most = "Colony" if self.colony else "Province"
        lines = [f"{most} if money >= {self.province} or gains_left <= 6 or turn >= 20"]
        if self.colony:
            lines.append("Province if gains_left <= 6")
        lines.append(f"Duchy if gains_left <= {self.duchy}")
        if self.estate:
            lines.append(f"Estate if gains_left <= {self.estate}")
        lines += [want.line() for want in self.wants]
        if self.copper != ENOUGH_MONEY:
            early = f"gains_left > {LATE}"
            lines += ["trash:", "Curse", f"Estate if {early}"]
            lines.append(f"Copper if money - owned(Copper) >= {self.copper} and {early}")
        return "\n".join(lines)

    def menu(self, name: str = "") -> Menu:
        *others, last = self.cards() or ["Big Money"]
        return parse_menu(self.text(), name or (f"{', '.join(others)} and {last}" if others else last))

    def cards(self) -> list[str]:
        """The cards it is about, each once."""
        return list(dict.fromkeys(want.card for want in self.wants if want.card not in BASIC))


def first_plans(kinds: list[Kind]) -> list[Plan]:
    """What to begin with: Big Money, with each card that may help it, and small engines of villages and draw."""
    gold, silver = MONEY
    plans = [Plan(MONEY)]
    helping = sorted(kinds, key=lambda kind: -strength_of(kind).wins)
    for kind in helping[:6]:
        plans.append(Plan((Want(kind.name, "1"), *MONEY)))
        plans.append(Plan((gold, Want(kind.name, "2"), silver)))
    for kind in helping[:3]:
        for other in helping[:4]:
            if other is not kind:
                plans.append(Plan((Want(kind.name, "2"), Want(other.name, "1"), *MONEY)))
    actions = [kind for kind in kinds if kind.is_(ACTION)]
    villages = [kind for kind in actions if profile_of(kind).is_village()]
    draws = sorted((k for k in actions if profile_of(k).cards >= 2), key=lambda k: -profile_of(k).cards)
    for village in villages[:2]:
        for drawing in draws[:2]:
            if drawing is not village:
                wants = (Want(drawing.name, "3"), Want(village.name, "3"), Want("Gold", "2"), *MONEY)
                plans.append(Plan(wants))
    return plans


def any_want(cards: list[str], rng: random.Random) -> Want:
    card = rng.choice(cards)
    when = rng.choice(WHENS) if rng.random() < 0.3 else ""
    if find(card).overpay and rng.random() < 0.6:  # what can be overpaid is another card with more coins
        when = rng.choice(COINS)
    return Want(card, rng.choice(LIMITS), when)


def random_plans(kinds: list[Kind], rng: random.Random, count: int) -> list[Plan]:
    """A few cards each, so that the search does not only look near Big Money."""
    names = [kind.name for kind in kinds]
    helping = sorted(names, key=lambda name: -strength_of(find(name)).wins)
    plans = []
    for name in (kind.name for kind in kinds if kind.overpay):
        for when in COINS[1:]:
            plans.append(Plan((Want(helping[0], "2"), Want(name, "all", when), *MONEY), province=15))
    while len(plans) < count:
        some = rng.sample(names, min(len(names), rng.choice([2, 3, 3, 4])))
        wants = [any_want([name], rng) for name in some]
        wants.insert(rng.randrange(len(wants) + 1), Want("Gold"))
        wants.append(Want("Silver", rng.choice(["2", "4", "all"])))
        plans.append(Plan(tuple(wants), province=rng.choice([8, 12, 15])))
    return plans


def near(values: list[T], value: T, rng: random.Random) -> T:
    """One of the values, every other time one next to the one there is."""
    if value not in values or rng.random() < 0.5:
        return rng.choice(values)
    i = values.index(value) + rng.choice([-1, 1])
    return values[min(max(i, 0), len(values) - 1)]


def with_colonies(plan: Plan) -> Plan:
    """The plan for a game with Colonies: those first, and Platinum before all other money."""
    place = next((i for i, want in enumerate(plan.wants) if want.card in ("Gold", "Silver")), len(plan.wants))
    wants = (*plan.wants[:place], Want("Platinum"), *plan.wants[place:])
    return replace(plan, wants=wants, province=plan.province + 8, colony=True)


def changed(plan: Plan, cards: list[str], rng: random.Random) -> Plan:
    """The plan with something changed by chance, sometimes two or three things."""
    wants = list(plan.wants)
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        i = rng.randrange(len(wants))
        what = rng.random()
        if what < 0.30 and len(wants) < LONGEST:
            wants.insert(rng.randrange(len(wants) + 1), any_want(cards, rng))
        elif what < 0.45 and len(wants) > 1:
            del wants[i]
        elif what < 0.60:
            wants[i] = wants[i]._replace(limit=near(LIMITS, wants[i].limit, rng))
        elif what < 0.65:
            wants[i] = wants[i]._replace(when=rng.choice(["", near(WHENS, wants[i].when, rng)]))
        elif what < 0.70:
            wants[i] = wants[i]._replace(card=rng.choice(cards))
        elif what < 0.83:
            wants.insert(rng.randrange(len(wants)), wants.pop(i))
        elif what < 0.88:
            plan = replace(plan, province=near(PROVINCES, plan.province, rng))
        elif what < 0.93:
            plan = replace(plan, duchy=rng.randrange(2, 10))
        elif what < 0.96:
            plan = replace(plan, estate=rng.randrange(0, 4))
        else:
            plan = replace(plan, copper=near(COPPERS, plan.copper, rng))
    return replace(plan, wants=live(wants))


def crossed(one: Plan, other: Plan, rng: random.Random) -> Plan:
    """The beginning of one plan and the end of another."""
    begins = one.wants[: rng.randrange(len(one.wants) + 1)]
    ends = other.wants[rng.randrange(len(other.wants) + 1) :]
    return replace(other, wants=live([*begins, *ends])[:LONGEST] or other.wants)


def live(wants: list[Want]) -> tuple[Want, ...]:
    """The wants without those that never come to anything: a want for the same card before them asks for no less."""
    kept: list[Want] = []
    for want in wants:
        if not any(want.is_covered_by(other) for other in kept):
            kept.append(want)
    return tuple(kept)

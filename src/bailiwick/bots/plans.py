"""Plans: menus in a form that can be drawn up from a kingdom and changed by chance, for studies and for `solve`.

A plan is a list of wants (a card, an Event or a Project, how many of it, and perhaps when) after lines that all plans
have: when Provinces, Duchies and Estates are bought. Below them it may say from when on Coppers are trashed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeVar

from bailiwick.bots.draft import POTION
from bailiwick.bots.menu import EVENTS, Menu, parse_menu
from bailiwick.bots.profile import Profile, profile_of
from bailiwick.bots.strengths import strength_of
from bailiwick.bots.worths import ENOUGH_MONEY, LATE
from bailiwick.cards import find
from bailiwick.engine.kinds import ACTION, ATTACK, EVENT, NIGHT, PROJECT, TREASURE, VICTORY, Kind

T = TypeVar("T")

__all__ = [
    "GREENS", "LIMITS", "RATIOS", "WHENS", "Plan", "Want", "changed", "crossed", "first_plans", "live", "random_plans",
    "vocabulary", "with_colonies", "with_habit",
]  # fmt: skip

# How many of a card to have: a number, a share of the deck, or all there are.
LIMITS = ["1", "2", "3", "4", "5", "6", "8", "/12", "/9", "/7", "/5", "all"]
COINS = ["coins >= 4", "coins >= 5", "coins >= 6", "coins >= 7"]
WHENS = [
    "turn <= 2", "turn <= 4", "turn <= 6", "turn <= 8",
    "turn >= 4", "turn >= 6", "turn >= 8", "turn >= 10", "turn >= 12",
    "gains_left > 12", "gains_left > 8", "gains_left > 4", "money >= 8", "money >= 12", "money >= 16", *COINS,
]  # fmt: skip
# Villages and what they are for, kept in step.
RATIOS = [
    "villages < terminals", "villages <= terminals", "terminals <= villages", "terminals <= villages + 1",
    "terminals <= villages + 2",
]  # fmt: skip
# What a turn must be able to do before the first Province is bought, beside the money that is owned.
GREENS = {
    "": "",
    "two": "(owned(Province) > 0 or buys > 1 and coins >= 2 * cost(Province))",
    "three": "(owned(Province) > 0 or buys > 2 and coins >= 3 * cost(Province))",
    "many": "(owned(Province) > 3 or buys > 3 and coins >= 4 * cost(Province))",
    "engine": "(owned(Province) > 0 or coins >= 13 or turn >= 14)",
}
PROVINCES = [0, 4, 6, 8, 10, 12, 15, 18, 22, 26]
COPPERS = [0, 2, 3, 4, ENOUGH_MONEY, 6, 8, 12, 99]
LONGEST = 14  # wants
MOST_HABITS = 8


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


BASIC = ("Platinum", "Gold", "Silver", "Copper", "Province", "Duchy", "Estate")
MONEY = (Want("Gold"), Want("Silver"))


@dataclass(frozen=True)
class Plan:
    """A menu in a form that can be changed by chance."""

    wants: tuple[Want, ...]
    province: int = 12  # money from which Provinces are bought,
    green: str = ""  # and what else the first of them waits for, see `GREENS`
    duchy: int = 5  # gains before the end from which Duchies are
    estate: int = 2
    copper: int = ENOUGH_MONEY  # Coppers are trashed while the other Treasures make so much
    colony: bool = False  # Colonies take the place of Provinces
    habits: tuple[str, ...] = ()  # how questions of single cards are answered, see `habits`

    def text(self) -> str:
        most = "Colony" if self.colony else "Province"
        ready = f"money >= {self.province}"
        if self.green and not self.colony:
            ready = f"{ready} and {GREENS[self.green]}" if self.province else GREENS[self.green]
        lines = [f"{most} if {ready} or gains_left <= 6 or turn >= 20"]
        if self.colony:
            lines.append("Province if gains_left <= 6")
        lines.append(f"Duchy if gains_left <= {self.duchy}")
        if self.estate:
            lines.append(f"Estate if gains_left <= {self.estate}")
        if self.wants_potions():
            lines.append(POTION)
        lines += [want.line() for want in self.wants]
        if self.copper != ENOUGH_MONEY:
            early = f"gains_left > {LATE}"
            lines += ["trash:", "Curse", f"Estate if {early}"]
            lines.append(f"Copper if money - owned(Copper) >= {self.copper} and {early}")
        if self.habits:
            lines += ["habits:", *self.habits]
        return "\n".join(lines)

    def wants_potions(self) -> bool:
        """Whether something that is wanted costs Potions, and they are not wanted by themselves."""
        names = [want.card for want in self.wants if want.card != EVENTS]
        return "Potion" not in names and any(find(name).cost.potions for name in names)

    def menu(self, name: str = "") -> Menu:
        *others, last = self.cards() or ["Big Money"]
        return parse_menu(self.text(), name or (f"{', '.join(others)} and {last}" if others else last))

    def cards(self) -> list[str]:
        """The cards it is about, each once."""
        return list(dict.fromkeys(want.card for want in self.wants if want.card not in BASIC))


class Roles:
    """The cards of a kingdom by what a plan has them for, the best of each first."""

    def __init__(self, kinds: list[Kind]) -> None:
        played = [kind for kind in kinds if kind.is_(ACTION | TREASURE | NIGHT)]
        actions = [kind for kind in kinds if kind.is_(ACTION)]
        self.helping = _best(played, lambda kind, p: strength_of(kind).wins)
        villages = [k for k in actions if profile_of(k).is_village()]
        self.villages = _best(villages, lambda kind, p: p.worth() - kind.price)
        self.draws = _best(
            [k for k in actions if profile_of(k).cards >= 1.8 and profile_of(k).is_terminal()],
            lambda kind, p: p.cards - 0.2 * kind.price,
        )
        self.smooth = _best([k for k in actions if profile_of(k).is_cantrip()], lambda kind, p: p.worth())
        self.trashers = _best([k for k in played if profile_of(k).trashed >= 0.6], lambda kind, p: p.trashed)
        self.buys = _best([k for k in played if profile_of(k).buys >= 0.6], lambda kind, p: p.buys + p.worth())
        self.attacks = _best(
            [k for k in played if k.is_(ATTACK) or profile_of(k).cursed > 0.3], lambda kind, p: p.cursed + p.discarded
        )
        self.money = _best(
            [k for k in played if profile_of(k).coins >= 1.8 or k.is_(TREASURE)], lambda kind, p: p.coins
        )
        self.gainers = _best([k for k in played if profile_of(k).gained >= 1.5], lambda kind, p: p.gained)
        self.victory = [kind for kind in kinds if kind.is_(VICTORY)]


def _best(kinds: list[Kind], worth: Callable[[Kind, Profile], float]) -> list[Kind]:
    return sorted(kinds, key=lambda kind: (-worth(kind, profile_of(kind)), kind.name))


def first_plans(kinds: list[Kind], landscapes: Sequence[Kind] = ()) -> list[Plan]:
    """What to begin with, drawn up from what the cards are for: Big Money with cards that help it, engines of villages
    and draw, Attacks, rushes; and the first of each with the Events and Projects of the kingdom."""
    roles = Roles(kinds)
    plans = [Plan(MONEY), *money_plans(roles), *engine_plans(roles), *rush_plans(roles)]
    plans += [with_landscape(plan, land, when) for land in bought(landscapes) for plan, when in landscape_ways(plans)]
    return list(dict.fromkeys(plans))


def money_plans(roles: Roles) -> list[Plan]:
    """Big Money with one card that may help it, or two, and with thinning."""
    gold, silver = MONEY
    plans = []
    for kind in roles.helping[:6]:
        plans.append(Plan((Want(kind.name, "1"), *MONEY)))
        plans.append(Plan((gold, Want(kind.name, "2"), silver)))
        plans.append(Plan((Want(kind.name, "/9"), gold, silver)))
    for kind in roles.helping[:4]:
        for other in roles.helping[:5]:
            if other is not kind:
                plans.append(Plan((Want(kind.name, "2"), Want(other.name, "1"), *MONEY)))
    for kind in roles.smooth[:3]:
        plans.append(Plan((gold, Want(kind.name), silver)))
        for other in roles.helping[:3]:
            if other is not kind:
                plans.append(Plan((Want(other.name, "2"), gold, Want(kind.name), silver)))
    for kind in roles.trashers[:3]:
        for other in roles.helping[:3]:
            if other is not kind:
                early = Want(kind.name, "1", "turn <= 4")
                plans.append(Plan((early, Want(other.name, "2"), *MONEY), copper=3))
    return plans


def engine_plans(roles: Roles) -> list[Plan]:
    """Villages and draw, or cantrips; thinned where that is possible, with what makes the turn count."""
    plans = []
    for trasher in [*roles.trashers[:2], None]:
        begin = [] if trasher is None else [Want(trasher.name, "1", "turn <= 5")]
        copper = ENOUGH_MONEY if trasher is None else 3
        extras = [kind for kind in [*roles.attacks[:1], *roles.buys[:1]] if kind is not trasher]
        more = [Want(kind.name, "1", "turn >= 3") for kind in extras]
        for village in roles.villages[:3]:
            for draw in [kind for kind in [*roles.draws[:2], *roles.attacks[:1]] if kind is not village][:3]:
                pair = [Want(draw.name, "6", "terminals <= villages"), Want(village.name, "7")]
                for green in ("", "two", "engine"):
                    wants = [*begin, *more, Want("Gold", "2"), *pair, Want("Gold"), Want("Silver", "2")]
                    plans.append(Plan(live(wants), 8, green, copper=copper))
                pay = next((kind for kind in roles.money if kind not in (village, draw, trasher)), None)
                if pay is not None:
                    wants = [*begin, Want(pay.name, "3", "cards >= 12"), *more, *pair, Want("Silver", "2")]
                    plans.append(Plan(live(wants), 8, "engine", copper=copper))
        for smooth in roles.smooth[:3]:
            wants = [*begin, *more, Want(smooth.name, "8"), Want("Gold"), Want("Silver", "2")]
            plans.append(Plan(live(wants), 8, copper=copper))
            plans.append(Plan(live([*begin, *more, Want("Gold", "2"), *wants[-3:]]), 8, "two", copper=copper))
        for attack in roles.attacks[:2]:
            for village in roles.villages[:1]:
                wants = [Want(attack.name, "3", "terminals <= villages + 1"), *begin, Want("Gold")]
                wants += [Want(village.name, "3"), Want("Silver")]
                plans.append(Plan(live(wants), 8, copper=copper))
    for bridge in roles.buys[:2]:
        for village in roles.villages[:2]:
            wants = [Want(bridge.name, "7", "terminals <= villages + 1"), Want(village.name, "7")]
            wants += [Want(draw.name, "3", "terminals <= villages") for draw in roles.draws[:1] if draw is not bridge]
            plans.append(Plan(live([*wants, Want("Silver", "2")]), 0, "many"))
            plans.append(Plan(live([*wants, Want("Silver", "2")]), 0, "two"))
    return plans


def rush_plans(roles: Roles) -> list[Plan]:
    """Victory cards of the kingdom as the goal, and cards that bring them, or anything, fast."""
    plans = []
    for goal in roles.victory:
        all_of_it = Want(goal.name)
        plans.append(Plan((Want("Gold"), all_of_it, Want("Silver")), duchy=9))
        plans.append(Plan((all_of_it, *MONEY), duchy=9))
        plans.append(Plan((Want("Duchy", "all", "turn >= 8"), all_of_it, *MONEY), duchy=9))
        for kind in [*roles.gainers[:2], *roles.buys[:2]]:
            if kind is not goal:
                last = Want("Estate", "all", "turn >= 6")
                wants = (Want(kind.name, "4", "turn <= 10"), all_of_it, Want("Silver"), last)
                plans.append(Plan(wants, 8, duchy=12, estate=8))
                plans.append(Plan((*wants, Want("Copper")), 8, duchy=12, estate=12))
    for kind in roles.gainers[:1]:
        plans.append(Plan((Want(kind.name, "3"), Want("Gold"), Want("Silver")), 8, duchy=12, estate=4))
    return plans


def bought(landscapes: Sequence[Kind]) -> list[Kind]:
    """Those of the landscapes that are bought."""
    return [kind for kind in landscapes if kind.is_(EVENT | PROJECT)]


def landscape_ways(plans: list[Plan]) -> list[tuple[Plan, str]]:
    """Which of the first plans are tried with a landscape, and from when on it is bought."""
    some = plans[:: max(1, len(plans) // 7)]
    return [(plan, when) for plan in some for when in ("", "turn <= 4", "turn >= 6", "gains_left <= 5")]


def with_landscape(plan: Plan, land: Kind, when: str) -> Plan:
    return replace(plan, wants=(Want(land.name, "all", when), *plan.wants))


def vocabulary(kinds: list[Kind], landscapes: Sequence[Kind], colonies: bool) -> list[str]:
    """All that a plan may want in a kingdom."""
    names = [kind.name for kind in kinds] + ["Gold", "Silver", "Duchy"]
    names += ["Platinum", "Province"] if colonies else []
    names += ["Copper", "Estate"] if any(kind.is_(VICTORY) for kind in kinds) else []
    names += ["Potion"] if any(kind.cost.potions for kind in kinds) else []
    lands = [kind.name for kind in bought(landscapes)]
    return names + lands + ([EVENTS] if lands else [])


def any_want(cards: list[str], rng: random.Random) -> Want:
    card = rng.choice(cards)
    when = rng.choice(WHENS) if rng.random() < 0.3 else ""
    kind = None if card == EVENTS else find(card)
    if kind is None or kind.is_(EVENT | PROJECT):
        return Want(card, "all", rng.choice(WHENS) if rng.random() < 0.6 else "")
    if kind.overpay and rng.random() < 0.6:  # what can be overpaid is another card with more coins
        when = rng.choice(COINS)
    elif kind.is_(ACTION) and rng.random() < 0.3:
        profile = profile_of(kind)
        if profile.is_village():
            when = rng.choice(RATIOS[:2])
        elif profile.is_terminal():
            when = rng.choice(RATIOS[2:])
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


def with_habit(plan: Plan, habit: str) -> Plan:
    """The plan with that habit in place of others at the same question."""
    question = habit.partition("=")[0]
    kept = [one for one in plan.habits if one.partition("=")[0] != question]
    return replace(plan, habits=tuple(sorted([*kept, habit])[:MOST_HABITS]))


def changed(plan: Plan, cards: list[str], rng: random.Random, habits: Sequence[str] = ()) -> Plan:
    """The plan with something changed by chance, sometimes two or three things; or with a habit more, or one less."""
    if habits and rng.random() < 0.2:
        if plan.habits and rng.random() < 0.4:
            gone = rng.choice(plan.habits)
            return replace(plan, habits=tuple(habit for habit in plan.habits if habit != gone))
        return with_habit(plan, rng.choice(habits))
    wants = list(plan.wants)
    for _ in range(rng.choice([1, 1, 1, 2, 2, 3])):
        i = rng.randrange(len(wants))
        what = rng.random()
        if what < 0.30 and len(wants) < LONGEST:
            wants.insert(rng.randrange(len(wants) + 1), any_want(cards, rng))
        elif what < 0.45 and len(wants) > 1:
            del wants[i]
        elif what < 0.60:
            if wants[i].card != EVENTS and not find(wants[i].card).is_(EVENT | PROJECT):
                wants[i] = wants[i]._replace(limit=near(LIMITS, wants[i].limit, rng))
        elif what < 0.65:
            wants[i] = wants[i]._replace(when=rng.choice(["", near(WHENS, wants[i].when, rng), rng.choice(RATIOS)]))
        elif what < 0.70:
            wants[i] = any_want(cards, rng)
        elif what < 0.83:
            wants.insert(rng.randrange(len(wants)), wants.pop(i))
        elif what < 0.86:
            plan = replace(plan, province=near(PROVINCES, plan.province, rng))
        elif what < 0.88:
            plan = replace(plan, green=rng.choice(list(GREENS)))
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

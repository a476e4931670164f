"""What the hand of a bot loses by its answers: its regret, in points of winning chance.

    python benchmarks/regret.py --seconds 600                    the hand of today
    python benchmarks/regret.py --seconds 600 --against 95f11e7  and that of an earlier revision at the same questions

Games are played on random kingdoms of everything. At some of their questions every sensible answer is played out in
forks that are dealt alike for all of them; both seats are played by the hand of today with the menu of the game, so
that all hands are measured by one yardstick. Where some rollouts show a better answer than the given one, others
measure what it gains: what was merely lucky gains nothing then. What is bought is not asked about: that is a matter of
the menu. The questions that are looked at are drawn by chance and count for the others; positions come from games that
the hands play by turns.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import random
import sys
import time
from collections.abc import Callable
from itertools import combinations
from math import sqrt
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from engines import engine_menu  # noqa: E402

from bailiwick.bots.bailiff import kingdom_of  # noqa: E402
from bailiwick.bots.draft import draft  # noqa: E402
from bailiwick.bots.menu import parse_menu  # noqa: E402
from bailiwick.bots.tactics import Tactician  # noqa: E402
from bailiwick.engine import decision as ask  # noqa: E402
from bailiwick.engine.decision import Agent, Decision  # noqa: E402
from bailiwick.engine.errors import BailiwickError  # noqa: E402
from bailiwick.engine.thinking import Thought  # noqa: E402
from bailiwick.engine.view import View  # noqa: E402
from bailiwick.kingdoms import draw_kingdom  # noqa: E402
from bailiwick.kingdoms.setup import new_game, prepare  # noqa: E402

STYLES = ("draft", "engine", "another engine")  # of menus, by turns
MOST = 20  # answers that are tried at a question
FIRST = 16  # rollouts of each answer, before the worst of them are left out
SCREEN = 256  # rollouts by which the best is picked
CLEAR = 1.0  # by so many standard errors it must be better then
FINAL = 500  # fresh rollouts of the best answer and of those that were given
FAR = 80  # turns, of both players together, after which a game is broken off

SHARE = 0.12  # of the questions with a choice is looked at


def menu_text(setup: Any, game: int) -> str:
    """What both sides buy in the game of that number, on its kingdom."""
    view = prepare(setup, game).view(0)
    colonies = view.pile_with("Colony") is not None
    if game % len(STYLES) == 0:
        return draft(kingdom_of(view), colonies).dump()
    return engine_menu(kingdom_of(view), game, colonies)


# -- answers to try ---------------------------------------------------------------------------------------------------


def candidates(decision: Decision, given: list[list[int]], rng: random.Random) -> list[list[int]]:
    """The answers that are worth trying, those that were given first; of cards of one name, one will do."""
    found: dict[object, list[int]] = {}
    names = decision.options
    for answer in given:
        found.setdefault(shape_of(decision, names, answer), answer)
    others = list(all_answers(decision, names, given))
    if len(others) > 4 * MOST:
        others = rng.sample(others, 4 * MOST)
    rng.shuffle(others)
    for answer in others:
        if len(found) < MOST:
            found.setdefault(shape_of(decision, names, answer), answer)
    return list(found.values())


def shape_of(decision: Decision, names: list[str], answer: list[int]) -> object:
    """The same for answers that come to the same."""
    if decision.shape == ask.NUMBER:
        return answer[0]
    picked = [names[i] for i in answer]
    if decision.purpose == ask.BUY and decision.n_cards:  # which of the Treasures are played: in any order
        return tuple(sorted(picked))
    return tuple(picked) if decision.shape == ask.ORDER else tuple(sorted(picked))


def all_answers(decision: Decision, names: list[str], given: list[list[int]]) -> list[list[int]]:
    """Answers to choose from: all where they are few."""
    low, high = decision.minimum, decision.maximum
    if decision.shape == ask.NUMBER:
        step = max(1, (high - low) // 6)
        return [[n] for n in sorted({*range(low, high + 1, step), high})]
    if decision.purpose == ask.BUY:
        moves = range(decision.n_cards + decision.n_piles, len(names))
        bought = [i for i in moves if decision.move_at(i).what == ask.BUY_LANDSCAPE]
        return [[], *([i] for i in range(decision.n_cards)), *([i] for i in moves if i not in bought)]
    if decision.shape == ask.ORDER:
        order = given[0]
        swaps = []
        for i, j in combinations(range(len(order)), 2):
            swapped = order[:]
            swapped[i], swapped[j] = swapped[j], swapped[i]
            swaps.append(swapped)
        return [order[::-1], *swaps]
    kept = first_copies(names, high)
    sizes = range(low, high + 1) if decision.shape == ask.PICK else {0, high}
    found: list[list[int]] = []
    for size in sizes:
        if size <= len(kept) and ways(len(kept), size) <= 1500:
            found += [list(some) for some in combinations(kept, size)]
        else:
            for answer in given:
                found += neighbours(answer, kept)
    return [answer for answer in found if fits(decision, answer)]


def ways(n: int, size: int) -> int:
    found = 1
    for i in range(size):
        found = found * (n - i) // (i + 1)
    return found


def first_copies(names: list[str], most: int) -> list[int]:
    """The options, without more copies of a name than can be picked."""
    seen: dict[str, int] = {}
    found = []
    for i, name in enumerate(names):
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= most:
            found.append(i)
    return found


def neighbours(answer: list[int], options: list[int]) -> list[list[int]]:
    """An answer with one option more, one less or one exchanged."""
    found = [[i for i in answer if i != out] for out in answer]
    for new in options:
        if new not in answer:
            found.append([*answer, new])
            found += [[new if i == out else i for i in answer] for out in answer]
    return found


def fits(decision: Decision, answer: list[int]) -> bool:
    try:
        decision.check(answer)
    except ValueError:
        return False
    return True


# -- the audit --------------------------------------------------------------------------------------------------------


class Auditor(Agent):
    """Sits at both seats, plays as one of the hands, and weighs the answers of all of them."""

    def __init__(self, audit: Audit, hands: list[Any], plays: int, yardstick: list[Agent]) -> None:
        self.audit = audit
        self.hands = hands
        self.plays = plays
        self.yardstick = yardstick

    def thinks(self) -> bool:
        return True

    def decide(self, view: View, decision: Decision) -> list[int]:
        given: list[list[int]] = [list(hand.decide(view, decision)) for hand in self.hands]
        self.audit.look(view, decision, given, self.yardstick)
        return given[self.plays]


class Audit:
    """Many games, and what the hands lost in them."""

    def __init__(self, seconds: float, final: int, tell: Callable[[dict[str, Any]], None]) -> None:
        self.until = time.monotonic() + seconds
        self.final = final
        self.tell = tell
        self.rng = random.Random(1)
        self.game = 0
        self.rollouts = 0
        self.failed = 0
        self.choices = 0  # questions with more than one answer worth trying

    def look(self, view: View, decision: Decision, given: list[list[int]], yardstick: list[Agent]) -> None:
        """Weigh the answers to this question, if it is its turn."""
        if decision.shape != ask.NUMBER and decision.size() == 0:
            return
        if decision.purpose == ask.BUY and not self.is_more_than_buying(decision, given):
            return
        tried = candidates(decision, given, self.rng)
        if len(tried) < 2:
            return
        self.choices += 1
        if self.rng.random() >= SHARE or time.monotonic() > self.until:
            return
        try:
            thought = Thought(view, decision)
            self.weigh(view, decision, given, tried, thought, yardstick, 1.0 / SHARE)
        except BailiwickError:
            self.failed += 1

    def is_more_than_buying(self, decision: Decision, given: list[list[int]]) -> bool:
        """Whether a question of the Buy phase is about more than what to buy: about Treasures that do something, or
        tokens."""
        if decision.n_cards and not decision.only_coins():
            return True
        whats = {move.what for move in decision.moves}
        return bool(whats & {ask.SPEND_COFFERS, ask.OTHER_MOVE})

    def weigh(
        self, view: View, decision: Decision, given: list[list[int]], tried: list[list[int]], thought: Thought,
        yardstick: list[Agent], weight: float,
    ) -> None:  # fmt: skip
        names = decision.options
        shapes = [shape_of(decision, names, answer) for answer in tried]
        places = [shapes.index(shape_of(decision, names, answer)) for answer in given]
        wins: list[list[float]] = [[] for _ in tried]
        left = list(range(len(tried)))
        size = FIRST
        while True:
            for i in left:
                self.play(wins[i], tried[i], size, thought, yardstick, "screen")
            if size >= SCREEN or len(left) == 1:
                break
            left.sort(key=lambda i: -mean(wins[i]))
            best = wins[left[0]]
            left = [i for i in left[: max(4, len(left) // 2)] if not is_less(wins[i], best, 2.0)]
            left += [i for i in dict.fromkeys(places) if i not in left]
            size *= 2
        best_place = max(left, key=lambda i: mean(wins[i]))
        worse = [i for i in dict.fromkeys(places) if is_less(wins[i], wins[best_place], CLEAR)]
        fresh: dict[int, list[float]] = {}
        for i in [best_place, *worse] if worse else []:
            fresh[i] = []
            self.play(fresh[i], tried[i], self.final, thought, yardstick, "final")
        lost = [mean(fresh[best_place]) - mean(fresh[i]) if i in worse else 0.0 for i in places]
        self.tell({
            "game": self.game, "key": key_of(decision), "weight": weight, "lost": lost,
            "turn": view.turns, "hand": sorted(card.name for card in view.hand), "seat": view.seat,
            "at": f"{view.actions}A {view.coins}c {view.buys}B left {view.gains_left}",
            "about": "" if decision.about is None else decision.about.name,
            "best": named(decision, tried[best_place]), "given": [named(decision, answer) for answer in given],
            "wins": [round(mean(fresh.get(i, wins[i])), 3) for i in (best_place, *places)], "of": len(tried),
        })  # fmt: skip

    def play(
        self, wins: list[float], answer: list[int], n: int, thought: Thought, yardstick: list[Agent], stage: str
    ) -> None:
        """Play on with this answer until there are n results."""
        while len(wins) < n:
            wins.append(thought.worth(answer, (stage, len(wins)), yardstick, FAR))
            self.rollouts += 1


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def is_less(wins: list[float], best: list[float], errors: float) -> bool:
    """Whether it is less by so many standard errors, by forks that were dealt alike."""
    n = min(len(wins), len(best))
    apart = [best[i] - wins[i] for i in range(n)]
    middle = mean(apart)
    spread = sqrt(sum((x - middle) ** 2 for x in apart) / n / n)
    return middle > errors * spread + 0.001


def key_of(decision: Decision) -> str:
    return f"{'turn' if decision.cause is None else decision.cause.name}/{decision.purpose}"


def named(decision: Decision, answer: list[int]) -> list[str]:
    return [str(n) for n in answer] if decision.shape == ask.NUMBER else [decision.options[i] for i in answer]


def audit(task: tuple[int, int, list[str], float, int, int]) -> dict[str, Any]:
    """The games of one process: every so-manieth one from a first, until the time is up or there are enough."""
    first, step, revisions, seconds, games, final = task
    rows: list[dict[str, Any]] = []
    found = Audit(seconds, final, rows.append)
    played = 0
    for number in range(first, 1_000_000, step):
        if played >= games or time.monotonic() > found.until:
            break
        found.game = number
        setup = draw_kingdom(None, number)
        text = menu_text(setup, number)
        hands = [hand(revision, text) for revision in revisions]
        yardstick: list[Agent] = [hand("", text)] * 2
        auditor = Auditor(found, hands, number // len(STYLES) % len(hands), yardstick)
        try:
            game = new_game(setup, number, [auditor, auditor])
            game.most_turns = FAR
            game.run()
        except BailiwickError:
            found.failed += 1
            continue
        played += 1 if time.monotonic() <= found.until else 0
    return {
        "rows": rows, "games": played, "rollouts": found.rollouts, "failed": found.failed, "choices": found.choices
    }  # fmt: skip


def hand(revision: str, text: str) -> Any:
    """The hand of a revision, or that of today, with this menu."""
    if revision:
        from former import former

        then = former(revision)
        bot = then.tactics.Tactician(then.menu.parse_menu(text))
    else:
        bot = Tactician(parse_menu(text))
    bot.buys_events = True
    return bot


# -- the report -------------------------------------------------------------------------------------------------------


def summed(rows: list[dict[str, Any]], games: int, hands: int) -> list[tuple[str, int, list[float], float]]:
    """By card and purpose: how many were looked at, and what each hand lost by it in a game, in points of a hundred,
    with the error of the first one's."""
    keys: dict[str, list[dict[str, Any]]] = {}
    for row in rows:
        keys.setdefault(row["key"], []).append(row)
    table = []
    for key, those in keys.items():
        lost = [100.0 * sum(row["weight"] * row["lost"][i] for row in those) / games for i in range(hands)]
        error = 100.0 * sqrt(sum((row["weight"] * row["lost"][0]) ** 2 for row in those)) / games
        table.append((key, len(those), lost, error))
    return sorted(table, key=lambda line: -max(line[2]))


def report(found: list[dict[str, Any]], revisions: list[str], worst: int) -> str:
    rows = [row for part in found for row in part["rows"]]
    games = max(1, sum(part["games"] for part in found))
    names = [revision or "today" for revision in revisions]
    table = summed(rows, games, len(revisions))
    lines = [
        f"{games} games, {sum(part['choices'] for part in found)} questions with a choice, {len(rows)} looked at,"
        f" {sum(part['rollouts'] for part in found)} rollouts, {sum(part['failed'] for part in found)} failed"
    ]
    for i, name in enumerate(names):
        lost = sum(line[2][i] for line in table)
        squares = sum((row["weight"] * row["lost"][i]) ** 2 for row in rows)
        each = sum(row["weight"] * row["lost"][i] for row in rows) / max(1.0, sum(row["weight"] for row in rows))
        error = 100.0 * sqrt(squares) / games
        lines.append(f"{name}: {lost:.1f} points a game (+- {error:.1f}), {100.0 * each:.2f} a question")
    lines.append("")
    lines.append(f"{'card and purpose':44}{'seen':>6}" + "".join(f"{name:>10}" for name in names) + f"{'+-':>8}")
    for key, n, lost, error in table[:worst]:
        lines.append(f"{key:44}{n:6}" + "".join(f"{points:10.2f}" for points in lost) + f"{error:8.2f}")
    lines.append("")
    lines.append("the worst answers of today")
    for row in sorted(rows, key=lambda row: -row["lost"][0])[:worst]:
        lines.append(
            f"{100 * row['lost'][0]:5.1f} {row['key']} game {row['game']} turn {row['turn']} {row['at']}:"
            f" {row['given'][0]} rather than {row['best']}; hand {', '.join(row['hand'])} {row['about']}"
        )
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what the hand of a bot loses by its answers.")
    parser.add_argument("--seconds", type=float, default=600.0, help="time for it, in all")
    parser.add_argument("--games", type=int, default=1_000_000, help="no more games than these, of each process")
    parser.add_argument("--first", type=int, default=0, help="the first game, which is its kingdom's seed")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--rollouts", type=int, default=FINAL, help="of the best answer and of those given")
    parser.add_argument("--against", default="", help="a revision whose hand is measured, too")
    parser.add_argument("--worst", type=int, default=40, help="how many lines of each list")
    parser.add_argument("--save", default="", help="a file for all that was looked at, as lines of JSON")
    options = parser.parse_args()
    revisions = ["", options.against] if options.against else [""]
    tasks = [
        (options.first + i, options.jobs, revisions, options.seconds, options.games, options.rollouts)
        for i in range(options.jobs)
    ]
    if options.jobs == 1:
        found = [audit(tasks[0])]
    else:
        with multiprocessing.Pool(options.jobs) as pool:
            found = pool.map(audit, tasks)
    print(report(found, revisions, options.worst))
    if options.save:
        rows = [json.dumps(row) for part in found for row in part["rows"]]
        Path(options.save).write_text("\n".join(rows) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The benchmark runs; how fast anything is, no test says."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View
from bailiwick.lab import Lab

BENCHMARKS = Path(__file__).resolve().parent.parent / "benchmarks"


def test_the_benchmark_measures_all_match_ups(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import bench

    monkeypatch.setattr(bench, "SECONDS", 0.01)
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "SAMPLE", 1)
    monkeypatch.setattr(bench, "FORK_ROUNDS", 1)
    monkeypatch.setattr(bench, "RANDOM_KINGDOMS", 2)
    found = bench.measure()
    names = [
        "simple-big-money", "smithy-big-money", "village-smithy", "double-witch", "menu-of-eight-lines", "bailiff",
        "bailiffs-bare-menu", "three-players", "four-players", "random-kingdoms", "random-of-all-sets",
    ]  # fmt: skip
    assert [row["matchup"] for row in found["rows"]] == names
    assert all(row["games_per_second"] > 0 and row["of_toy"] > 0 and row["turns"] > 5 for row in found["rows"])


def test_the_regret_of_a_hand_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import regret

    monkeypatch.setattr(regret, "SHARE", 0.05)
    monkeypatch.setattr(regret, "FIRST", 2)
    monkeypatch.setattr(regret, "SCREEN", 4)
    found = regret.audit((0, 1, [""], 60.0, 1, 4))
    assert found["games"] == 1
    assert found["failed"] == 0
    assert found["choices"] > len(found["rows"]) > 0
    assert found["rollouts"] > 0
    assert all(-1.0 <= row["lost"][0] <= 1.0 for row in found["rows"])
    assert "1 games" in regret.report([found], [""], 5)


class Asked(Agent):
    """Remembers what was asked last."""

    question: Decision | None = None

    def decide(self, view: View, decision: Decision) -> list[int]:
        self.question = decision
        return list(range(decision.minimum))


def test_answers_of_an_audit_are_tried_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    import regret

    game = Lab(hand=["Cellar", "Copper", "Copper", "Estate"]).game.copy()
    asked = Asked()
    game.agents = [asked, asked]
    game.join()
    me = game.player_at(0)
    me.play(next(card for card in me.hand if card.name == "Cellar"), me.hand)
    question = asked.question
    assert question is not None
    tried = regret.candidates(question, [[0]], random.Random(1))
    names = [tuple(sorted(question.options[i] for i in answer)) for answer in tried]
    assert names[0] == ("Copper",)
    assert sorted(names) == [(), ("Copper",), ("Copper", "Copper"), ("Copper", "Copper", "Estate"),
                             ("Copper", "Estate"), ("Estate",)]  # fmt: skip


def test_menus_of_engines_can_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    from engines import engine_menu

    from bailiwick.bots.menu import parse_menu
    from bailiwick.cards import find

    kinds = [find(name) for name in ("Village", "Smithy", "Chapel", "Witch", "Laboratory", "Gardens", "Market")]
    menus = {engine_menu(kinds, seed) for seed in range(10)}
    assert len(menus) > 1
    for text in menus:
        assert "Province" in parse_menu(text).cards()

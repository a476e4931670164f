"""The benchmark runs; how fast anything is, no test says."""

from __future__ import annotations

from pathlib import Path

import pytest

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

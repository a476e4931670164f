"""Ray. One test runs a real cluster of two workers on this machine, in a process of its own, since Ray leaves threads
behind; Ray belongs to what is installed for development, so that this is never skipped."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import rigged

from bailiwick.sim import SimulationError, simulate
from bailiwick.sim.workers import make_workers

HERE = Path(rigged.__file__)

SCRIPT = """
import json, sys
from bailiwick.sim.cluster import Cluster
from bailiwick.sim.match import Match
from bailiwick.sim.errors import SimulationError
from bailiwick.sim.run import play_match
from bailiwick.sim.strategies import read_strategies
from bailiwick import Setup
import rigged

def match(*names):
    return Match.of(Setup(rigged.KINGDOM), read_strategies(names), 3)

cluster = Cluster("local", 2)
here = sys.argv[1]
found = {}
found["same"] = play_match(match(f"{here}:Estates", "random"), cluster, 60).tally.data()
found["until"] = play_match(match("big money smithy", "big money"), cluster, None, 0.08).tally.data()
found["killed"] = play_match(match(f"{here}:DiesOnce", "big money"), cluster, 100).tally.data()
try:
    play_match(match(f"{here}:Broken", "big money"), cluster, 10)
except SimulationError as error:
    found["broken"] = str(error)
cluster.close()
open(sys.argv[2], "w").write(json.dumps(found))
"""


def test_a_local_cluster_of_two_gives_the_same_numbers_and_survives_a_death(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark, out = tmp_path / "mark", tmp_path / "out.json"
    path = os.pathsep.join([*filter(None, [os.environ.get("PYTHONPATH")]), str(HERE.parent)])
    env = {**os.environ, rigged.MARK: str(mark), "PYTHONPATH": path, "RAY_USAGE_STATS_ENABLED": "0"}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, str(HERE), str(out)], env=env, capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(out.read_text())
    assert mark.exists()

    def local(*names: str, **options: Any) -> Any:
        data = simulate(names, rigged.KINGDOM, seed=3, **options).tally.data()
        return json.loads(json.dumps(data))

    assert found["same"] == local(f"{HERE}:Estates", "random", games=60)
    assert found["until"] == local("big money smithy", "big money", until=0.08)
    monkeypatch.setenv(rigged.MARK, str(mark))
    assert found["killed"] == local(f"{HERE}:DiesOnce", "big money", games=100)
    assert "ZeroDivisionError" in found["broken"]


def test_without_ray_there_is_a_clear_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", absent)
    with pytest.raises(SimulationError, match=r"pip install 'bailiwick\[ray\]'"):
        make_workers(2, "local")


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib, "import_module", lambda name: None)  # it must not come so far
    with pytest.raises(SimulationError, match="cannot be reached"):
        make_workers(2, address)


def test_ray_is_not_loaded_unless_asked_for() -> None:
    code = "import sys, bailiwick.sim, bailiwick.cli.simulate; sys.exit('ray' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0

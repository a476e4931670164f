"""Optionally compile the engine with mypyc while a wheel is built: `BAILIWICK_COMPILE=1 pip install .`"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The hot rooms. Everything else stays plain Python in both builds.
COMPILED = [
    "bailiwick/engine/rng.py",
    "bailiwick/engine/kinds.py",
    "bailiwick/engine/events.py",
    "bailiwick/engine/card.py",
    "bailiwick/engine/pile.py",
    "bailiwick/engine/decision.py",
    "bailiwick/engine/log.py",
    "bailiwick/engine/seat.py",
    "bailiwick/engine/asking.py",
    "bailiwick/engine/moving.py",
    "bailiwick/engine/player.py",
    "bailiwick/engine/table.py",
    "bailiwick/engine/triggers.py",
    "bailiwick/engine/check.py",
    "bailiwick/engine/game.py",
    "bailiwick/engine/view.py",
    "bailiwick/engine/passing.py",
    "bailiwick/engine/knowledge.py",
    "bailiwick/engine/retrace.py",
    "bailiwick/engine/session.py",
    "bailiwick/cards/basic.py",
    "bailiwick/cards/base.py",
    "bailiwick/cards/intrigue.py",
    "bailiwick/cards/cornucopia.py",
    "bailiwick/cards/guilds.py",
    "bailiwick/cards/allies.py",
    "bailiwick/cards/allies_piles.py",
    "bailiwick/cards/allies_landscapes.py",
    "bailiwick/bots/big_money.py",
    "bailiwick/bots/random_bot.py",
    "bailiwick/bots/terms.py",
    "bailiwick/bots/expressions.py",
    "bailiwick/bots/menu.py",
    "bailiwick/bots/labels.py",
    "bailiwick/bots/profile.py",
    "bailiwick/bots/special.py",
    "bailiwick/bots/tactics.py",
    "bailiwick/bots/village_smithy.py",
    "bailiwick/sim/tally.py",
    "bailiwick/sim/play.py",
]


def compile_into(source: Path, target: Path) -> None:
    """Compile the modules of `source` (a folder that holds the package) and put the binaries into `target`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    work = target.parent / "mypyc-work"
    before = os.getcwd()
    os.chdir(source)
    try:
        modules = mypycify(
            ["--strict", "--ignore-missing-imports", *COMPILED], opt_level="3", target_dir=str(work / "c")
        )
        command = build_ext(Distribution({"name": "bailiwick", "ext_modules": modules}))
        command.build_lib = str(target)
        command.build_temp = str(work / "o")
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


class CompileHook(BuildHookInterface[Any]):
    """The pure wheel is the default; a compiled one is made where it is asked for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or os.environ.get("BAILIWICK_COMPILE") != "1":
            return
        root = Path(self.root)
        target = root / "build" / "mypyc"
        shutil.rmtree(target, ignore_errors=True)
        compile_into(root / "src", target)
        for binary in sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd")):
            build_data["force_include"][str(binary)] = str(binary.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        print(f"compiled {len(COMPILED)} modules", file=sys.stderr)

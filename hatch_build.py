"""Optionally compile the engine with mypyc while a wheel is built: `BAILIWICK_COMPILE=1 pip install .`

With `BAILIWICK_COMPILE=pgo` it is compiled twice, the second time guided by a profile of games played in between.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCE = Path(__file__).resolve().parent / "src"
PLAIN = {"__init__", "registry", "names", "uses"}  # beside what is found by folder, and not compiled


def modules_in(folder: str) -> list[str]:
    """Every module of every expansion: they are found by their folder."""
    found = sorted((SOURCE / "bailiwick" / folder).rglob("*.py"))
    return [path.relative_to(SOURCE).as_posix() for path in found if path.stem not in PLAIN]


# The hot rooms. Everything else stays plain Python in both builds.
COMPILED = [
    "bailiwick/engine/rng.py",
    "bailiwick/engine/rows.py",
    "bailiwick/engine/zone.py",
    "bailiwick/engine/declared.py",
    "bailiwick/engine/kinds.py",
    "bailiwick/engine/roles.py",
    "bailiwick/engine/events.py",
    "bailiwick/engine/card.py",
    "bailiwick/engine/pile.py",
    "bailiwick/engine/decision.py",
    "bailiwick/engine/log.py",
    "bailiwick/engine/seat.py",
    "bailiwick/engine/asking.py",
    "bailiwick/engine/moving.py",
    "bailiwick/engine/player.py",
    "bailiwick/engine/stack.py",
    "bailiwick/engine/places.py",
    "bailiwick/engine/table.py",
    "bailiwick/engine/triggers.py",
    "bailiwick/engine/facts.py",
    "bailiwick/engine/control.py",
    "bailiwick/engine/turn.py",
    "bailiwick/engine/check.py",
    "bailiwick/engine/game.py",
    "bailiwick/engine/view.py",
    "bailiwick/engine/passing.py",
    "bailiwick/engine/knowledge.py",
    "bailiwick/engine/retrace.py",
    "bailiwick/engine/session.py",
    "bailiwick/bots/wanted.py",
    "bailiwick/bots/big_money.py",
    "bailiwick/bots/random_bot.py",
    "bailiwick/bots/program.py",
    "bailiwick/bots/terms.py",
    "bailiwick/bots/expressions.py",
    "bailiwick/bots/menu.py",
    "bailiwick/bots/labels.py",
    "bailiwick/bots/offers.py",
    "bailiwick/bots/profile.py",
    *modules_in("bots/hints"),
    "bailiwick/bots/handling.py",
    "bailiwick/bots/tactics.py",
    "bailiwick/bots/bailiff.py",
    "bailiwick/bots/village_smithy.py",
    "bailiwick/sim/tally.py",
    "bailiwick/sim/play.py",
    *modules_in("cards"),
]


# For gcc and clang. Only the modules' own beginnings are called from outside, so that everything else may be inlined or
# called directly (mypyc writes all modules into one C file); and Python's functions are called without a detour.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
FLAGS += ["-fno-plt"] if sys.platform == "linux" else []
COUNT = ["-fprofile-generate", "-fprofile-update=single"]
# gcc passes over a profile it does not find, or that does not fit, in silence unless it is told not to. Other warnings
# depend on what gets inlined, and so on the profile: they stop nothing.
USE = ["-fprofile-use", "-Wno-error", "-Werror=missing-profile", "-Werror=coverage-mismatch"]


def compile_into(source: Path, target: Path, training: Path | None = None) -> None:
    """Compile the modules of `source` (a folder that holds the package) and put the binaries into `target`.

    With a program for training, they are first compiled so that they count what runs in it, and then for those counts.
    The C that mypyc wrote stays in `mypyc-work/c` beside the target, where a test reads it.
    """
    from mypyc.build import mypycify

    work = target.parent / "mypyc-work"
    shutil.rmtree(work, ignore_errors=True)
    before = os.getcwd()
    os.chdir(source)
    try:
        modules = mypycify(
            ["--strict", "--ignore-missing-imports", *COMPILED], opt_level="3", target_dir=str(work / "c")
        )
        for module in modules:  # which all have the same list
            module.extra_compile_args = module.extra_compile_args + FLAGS
        if training is None:
            build(modules, target, work / "o")
        else:
            build_guided(modules, target, work / "o", source, training)
    finally:
        os.chdir(before)


def build(modules: list[Any], target: Path, objects: Path) -> None:
    """Run the C compiler."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    command = build_ext(Distribution({"name": "bailiwick", "ext_modules": modules}))
    command.build_lib = str(target)
    command.build_temp = str(objects)
    command.force = True
    command.ensure_finalized()
    command.run()


def build_guided(modules: list[Any], target: Path, objects: Path, source: Path, training: Path) -> None:
    """Build a package that counts what runs, play the training games on it, and build again for those counts.

    gcc finds a profile by the name of the object file, so both builds put their objects into the same folder.
    """
    from setuptools.errors import CompileError

    given_up = "The profile-guided build was given up:"
    if not is_gcc():
        raise SystemExit(f"{given_up} it needs gcc; set CC to one.")
    (library,) = [module for module in modules if module.name.endswith("__mypyc")]  # the others only load it
    flags = library.extra_compile_args
    library.extra_compile_args = flags + COUNT
    library.extra_link_args = COUNT
    counting = objects.parent / "counting"
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(source / "bailiwick", counting / "bailiwick", ignore=left_out)
    build(modules, counting, objects)
    path = os.pathsep.join([str(counting), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, str(training)], env=env, stdout=sys.stderr)
    if done.returncode != 0:
        raise SystemExit(f"{given_up} its training run failed, see above.")
    made = [*objects.rglob("__native*.o")]
    if not made or not all(file.with_suffix(".gcda").exists() for file in made):
        raise SystemExit(f"{given_up} the training run left no profile beside the object file.")
    library.extra_compile_args = flags + USE
    library.extra_link_args = []
    try:
        build(modules, target, objects)
    except CompileError:
        raise SystemExit(f"{given_up} gcc could not use the profile, see above.") from None


def is_gcc() -> bool:
    """Whether the C compiler is gcc; clang says so too, but also that it is clang."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    try:
        done = subprocess.run([*command, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True)
    except OSError:
        return False
    return "__GNUC__" in done.stdout and "__clang__" not in done.stdout


class CompileHook(BuildHookInterface[Any]):
    """The pure wheel is the default; a compiled one is made where it is asked for."""

    def dependencies(self) -> list[str]:
        """What has to be installed before: mypyc, and for the training games what the package itself needs."""
        asked = self.asked()
        needed = self.metadata.core.optional_dependencies["compile"] if asked else []
        return [*needed, *self.metadata.core.dependencies] if asked == "pgo" else needed

    def asked(self) -> str:
        """Which compiled wheel is wanted: "1", "pgo" or none."""
        asked = os.environ.get("BAILIWICK_COMPILE", "")
        if asked not in ("", "0", "1", "pgo"):
            raise SystemExit(f"BAILIWICK_COMPILE can be 1 or pgo, not {asked!r}.")
        return asked if self.target_name == "wheel" and asked != "0" else ""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        asked = self.asked()
        if version == "editable" or not asked:
            return
        root = Path(self.root)
        target = root / "build" / "mypyc"
        shutil.rmtree(target, ignore_errors=True)
        compile_into(root / "src", target, root / "tools" / "train.py" if asked == "pgo" else None)
        for binary in sorted(target.rglob("*.so")) + sorted(target.rglob("*.pyd")):
            build_data["force_include"][str(binary)] = str(binary.relative_to(target))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        # Compiled code calls into librt; the pure package does without.
        needed = self.metadata.core.optional_dependencies["compile"]
        build_data["dependencies"] += [line for line in needed if line.startswith("librt")]
        print(f"compiled {len(COMPILED)} modules", file=sys.stderr)

"""Optionally compile the engine with mypyc while a wheel is built: `BAILIWICK_COMPILE=1 pip install .`

With `BAILIWICK_COMPILE=pgo` it is compiled twice, the second time guided by a profile of games played in between.
"""

from __future__ import annotations

import hashlib
import os
import re
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
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
    "bailiwick/engine/journal.py",
    "bailiwick/engine/points.py",
    "bailiwick/engine/holdings.py",
    "bailiwick/engine/telling.py",
    "bailiwick/engine/thinking.py",
    "bailiwick/engine/asking.py",
    "bailiwick/engine/shuffling.py",
    "bailiwick/engine/moving.py",
    "bailiwick/engine/gaining.py",
    "bailiwick/engine/player.py",
    "bailiwick/engine/stack.py",
    "bailiwick/engine/seldom.py",
    "bailiwick/engine/places.py",
    "bailiwick/engine/piles.py",
    "bailiwick/engine/board.py",
    "bailiwick/engine/triggers.py",
    "bailiwick/engine/facts.py",
    "bailiwick/engine/control.py",
    "bailiwick/engine/turn.py",
    "bailiwick/engine/check.py",
    "bailiwick/engine/game.py",
    "bailiwick/engine/view.py",
    "bailiwick/engine/passing.py",
    "bailiwick/engine/counting.py",
    "bailiwick/engine/knowledge.py",
    "bailiwick/engine/retrace.py",
    "bailiwick/engine/scripted.py",
    "bailiwick/engine/session.py",
    "bailiwick/bots/wanted.py",
    "bailiwick/bots/big_money.py",
    "bailiwick/bots/random_bot.py",
    "bailiwick/bots/program.py",
    "bailiwick/bots/named.py",
    "bailiwick/bots/terms.py",
    "bailiwick/bots/expressions.py",
    "bailiwick/bots/habits.py",
    "bailiwick/bots/menu.py",
    "bailiwick/bots/purse.py",
    "bailiwick/bots/labels.py",
    "bailiwick/bots/offers.py",
    "bailiwick/bots/profile.py",
    *modules_in("bots/hints"),
    "bailiwick/bots/handling.py",
    "bailiwick/bots/keeping.py",
    "bailiwick/bots/worths.py",
    "bailiwick/bots/tactics.py",
    "bailiwick/bots/bailiff.py",
    "bailiwick/bots/village_smithy.py",
    "bailiwick/sim/tally.py",
    "bailiwick/sim/play.py",
    *modules_in("cards"),
]


# For gcc and clang. Only the modules' own beginnings are called from outside, so that everything else may be inlined or
# called directly; and Python's functions are called without a detour.
FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"] if os.name == "posix" else []
FLAGS += ["-fno-plt"] if sys.platform == "linux" else []
# A game runs through about as much code as a processor's first cache holds: a function that begins where a line of it
# begins takes one line less of it.
FLAGS += ["-falign-functions=64"] if os.name == "posix" else []
COUNT = ["-fprofile-generate", "-fprofile-update=single"]
# gcc passes over a profile it does not find, or that does not fit, in silence unless it is told not to. Other warnings
# depend on what gets inlined, and so on the profile: they stop nothing.
USE = ["-fprofile-use", "-Wno-error", "-Werror=missing-profile", "-Werror=coverage-mismatch"]

# How a part begins. What is declared after the pragma is in the same library, whichever part has it, and so it is
# called directly; without it the compiler would take the long way to everything that the other part has.
HEAD = """\
#include <Python.h>
#include <frameobject.h>
#include <structmember.h>
#include "pythonsupport.h"
#if defined(__GNUC__)
#pragma GCC visibility push(hidden)
#endif
#include <vecs/librt_vecs_api.h>
"""


def compile_into(source: Path, target: Path, training: Path | None = None) -> None:
    """Compile the modules of `source` (a folder that holds the package) and put the binaries into `target`.

    With a program for training, they are first compiled so that they count what runs in it, and then for those counts.
    The C that mypyc wrote stays in `mypyc-work/c` beside the target, where a test reads it.
    """
    from mypyc.build import mypycify

    work = target.parent / "mypyc-work"
    shutil.rmtree(work / "c", ignore_errors=True)
    before = os.getcwd()
    os.chdir(source)
    try:
        modules = mypycify(
            ["--strict", "--ignore-missing-imports", *COMPILED],
            opt_level="3",
            target_dir=str(work / "c"),
            multi_file=True,
            include_runtime_files=True,
        )
        for module in modules:  # which all have the same list
            module.extra_compile_args = module.extra_compile_args + FLAGS
        library = library_of(modules)
        library.sources = [str(part) for part in parts([Path(file) for file in library.sources])]
        if training is None:
            build(modules, target, work / "o")
        else:
            build_guided(modules, target, work / "guided", source, training)
    finally:
        os.chdir(before)


def library_of(modules: list[Any]) -> Any:
    """The one with all the code; the others only load it."""
    (library,) = [module for module in modules if module.name.endswith("__mypyc")]
    return library


def parts(files: list[Path]) -> list[Path]:
    """Write the C files that are compiled side by side, each of which takes in some of these, one for each module.

    The engine is a part with the bots, which call it most and are inlined with it. Cards and what bots know of each of
    them go into as many parts as it takes to have none that is larger: then two processors are done in half the time,
    and each compiler needs less memory. All parts become one library, in which calls from one part to another are as
    direct as others: as libraries of their own (mypyc's `separate`) they would call each other through tables, which
    is 10% slower.
    """
    cards = [file for file in files if "___cards___" in file.name or "___hints___" in file.name]
    engine = sorted(set(files) - set(cards), key=lambda file: ("___" in file.name, file.name))  # first what all share
    room = sum(file.stat().st_size for file in engine)
    full, found = room, [("engine", engine)]
    for file in cards:
        full += file.stat().st_size
        if full > room:
            full = file.stat().st_size
            found.append(("cards", []))
        found[-1][1].append(file)
    written = []
    for number, (name, members) in enumerate(found):
        part = members[0].with_name(f"__part_{number}_{name}.c")  # in this order they are compiled, the largest first
        part.write_text(HEAD + "".join(f'#include "{file.name}"\n' for file in members))
        written.append(part)
    return written


def build(modules: list[Any], target: Path, objects: Path) -> None:
    """Run the C compiler, on as many files at once as there are processors."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class SideBySide(build_ext):
        def build_extensions(self) -> None:
            compiler: Any = self.compiler
            compiler.compile = Compiling(compiler)
            super().build_extensions()

    command = SideBySide(Distribution({"name": "bailiwick", "ext_modules": modules}))
    command.build_lib = str(target)
    command.build_temp = str(objects)
    command.force = True
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


class Compiling:
    """Several C files compiled at once; those that have been compiled as they are keep their objects."""

    def __init__(self, compiler: Any) -> None:
        self.compiler = compiler
        self.plainly = compiler.compile
        self.known = [sys.version, version("mypy"), os.environ.get("CFLAGS", ""), os.environ.get("CPPFLAGS", "")]
        command = [str(word) for word in getattr(compiler, "compiler_so", [])]
        if command:
            self.known += [*command, subprocess.run([command[0], "--version"], capture_output=True, text=True).stdout]

    def __call__(self, sources: list[str], output_dir: str, **given: Any) -> list[str]:
        """As the compiler does it: the names of the objects."""
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return list(pool.map(lambda source: self.compile(source, output_dir, given), sources))

    def compile(self, source: str, output_dir: str, given: dict[str, Any]) -> str:
        (made,) = self.compiler.object_filenames([source], output_dir=output_dir)
        stamp = Path(made).with_suffix(".made")
        digest = hashlib.sha256(repr([*self.known, sorted(given.items())]).encode())
        for file in taken_in(Path(source)):
            digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
        if not Path(made).exists() or not stamp.exists() or stamp.read_text() != digest.hexdigest():
            stamp.unlink(missing_ok=True)
            self.plainly([source], output_dir=output_dir, **given)
            stamp.write_text(digest.hexdigest())
        return str(made)


def taken_in(source: Path) -> list[Path]:
    """A C file and what it includes of the files that lie beside it; others come with mypyc and with Python."""
    found, waiting = {source}, [source]
    while waiting:
        named = re.findall(r'^#include "(.+)"$', waiting.pop().read_text(encoding="utf-8"), re.MULTILINE)
        new = {file for file in (source.parent / name for name in named) if file.exists()} - found
        found |= new
        waiting += new
    return sorted(found)


def build_guided(modules: list[Any], target: Path, objects: Path, source: Path, training: Path) -> None:
    """Build a package that counts what runs, play the training games on it, and build again for those counts.

    gcc finds a profile by the name of the object file, so both builds put their objects into the same folder.
    """
    from setuptools.errors import CompileError

    given_up = "The profile-guided build was given up:"
    if not is_gcc():
        raise SystemExit(f"{given_up} it needs gcc; set CC to one.")
    shutil.rmtree(objects, ignore_errors=True)
    library = library_of(modules)
    flags = library.extra_compile_args
    library.extra_compile_args = flags + COUNT
    library.extra_link_args = COUNT
    counting = objects / "counting"
    left_out = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(source / "bailiwick", counting / "bailiwick", ignore=left_out)
    build(modules, counting, objects)
    path = os.pathsep.join([str(counting), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}
    done = subprocess.run([sys.executable, str(training)], env=env, stdout=sys.stderr)
    if done.returncode != 0:
        raise SystemExit(f"{given_up} its training run failed, see above.")
    made = [*objects.rglob("__part_*.o")]
    if not made or not all(file.with_suffix(".gcda").exists() for file in made):
        raise SystemExit(f"{given_up} the training run left no profile beside each object file.")
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


def client_trouble(root: Path) -> str:
    """Why the table in the browser cannot be put into a package, or nothing.

    It is not built here: that takes Node and fetches packages, which nobody expects of the building of a wheel.
    """
    static, web = root / "src" / "bailiwick" / "server" / "static", runpy.run_path(str(root / "tools" / "web.py"))
    stamp = static / web["STAMP"].name
    if not (static / "index.html").exists() or not stamp.exists():
        return "The table in the browser has not been built, run: python tools/web.py"
    if stamp.read_text() != web["fingerprint"]():
        return "The table in the browser was built from other sources, run: python tools/web.py"
    return ""


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
        if version == "editable":
            return
        if os.environ.get("BAILIWICK_CLIENT") != "0":
            trouble = client_trouble(Path(self.root))
            if trouble:
                raise SystemExit(f"{trouble} (With BAILIWICK_CLIENT=0 the package is built without it.)")
            build_data["artifacts"].append("/src/bailiwick/server/static/**")  # which git does not have
        asked = self.asked()
        if not asked:
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

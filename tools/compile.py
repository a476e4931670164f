"""Build the compiled engine into build/compiled, if this machine can; otherwise say so in one line.

    python tools/compile.py          an ordinary build, unless a build of these sources lies there
    python tools/compile.py --pgo    one guided by a profile (`make pgo`)

Compiled modules never lie beside the source: a stale binary can never stand in for an edited file. Nothing is compiled
while the compiled modules and what they import stay the same, and a guided build stays until then; other files of the
package are only copied. Where something has changed, mypyc writes all C anew, and what came out as it was keeps its
object (hatch_build.py).
"""

from __future__ import annotations

import ast
import filecmp
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "sources.sha256"
TRAINING = ROOT / "tools" / "train.py"
PLAIN, GUIDED = "1", "pgo"  # as hatch_build.py has them
NOT_COPIED = {"__pycache__", "static"}  # the built client is served from where it is made


def build_script() -> ModuleType:
    """hatch_build.py, which knows what is compiled."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def imported(path: Path) -> list[Path]:
    """The files of the package that a module imports, anywhere in it."""
    names = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}  # which may be modules
    places = [SOURCE / name.replace(".", "/") for name in names if name.split(".")[0] == "bailiwick"]
    files = [place.with_suffix(kind) for place in places for kind in (".py", ".pyi")]
    files += [place / "__init__.py" for place in places]
    return [file for file in files if file.exists()]


def compiled_files() -> list[Path]:
    """What the binaries are made from: the compiled modules and, for their types, all that these import."""
    waiting = [SOURCE / name for name in build_script().COMPILED]
    found = set(waiting)
    while waiting:
        new = set(imported(waiting.pop())) - found
        found |= new
        waiting += new
    return sorted(found)


def fingerprint(paths: Iterable[Path]) -> str:
    """The interpreter and these files."""
    digest = hashlib.sha256(sys.version.encode())
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def stamped() -> tuple[str, str, str]:
    """The kind of build that lies there, of which sources, and how it was trained."""
    kind, sources, training = ([*STAMP.read_text().split(), "", "", ""] if STAMP.exists() else ["", "", ""])[:3]
    return kind, sources, training


def copy_the_rest() -> None:
    """Bring the files that are not compiled up to date: they lie among the binaries."""

    def files(root: Path) -> set[Path]:
        found = {path.relative_to(root) for path in (root / "bailiwick").rglob("*") if path.is_file()}
        return {path for path in found if not NOT_COPIED & set(path.parts) and path.suffix not in {".so", ".pyd"}}

    there, here = files(TARGET), files(SOURCE)
    for path in there - here:
        (TARGET / path).unlink()
    for path in here:
        if path not in there or not filecmp.cmp(SOURCE / path, TARGET / path, shallow=False):
            (TARGET / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(SOURCE / path, TARGET / path)


def compiler_trouble() -> str:
    """Why nothing can be compiled here, or nothing."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if shutil.which(command[0]) is None:
        return f"no C compiler ({command[0]}) was found"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        include = sysconfig.get_path("include")
        done = subprocess.run(
            [*command, "-I", include, "-c", str(probe), "-o", str(probe.with_suffix(".o"))], capture_output=True
        )
    return "" if done.returncode == 0 else "the C compiler cannot build Python extensions (are its headers there?)"


def main(arguments: list[str]) -> int:
    guided = "--pgo" in arguments
    want = fingerprint([*compiled_files(), ROOT / "hatch_build.py", ROOT / "pyproject.toml"])
    training = fingerprint([TRAINING])
    kind, sources, trained = stamped()
    if sources == want and (not guided or (kind == GUIDED and trained == training)):
        copy_the_rest()
        if kind == GUIDED:
            print("The compiled engine that is used here was guided by a profile (make pgo).")
        return 0
    if kind == GUIDED and not guided:
        print("The engine has changed since it was compiled with a profile; now it is compiled without one.")
    shutil.rmtree(TARGET, ignore_errors=True)
    trouble = compiler_trouble()
    if trouble:
        print(f"There is no profile-guided build: {trouble}." if guided else f"Going on in pure Python: {trouble}.")
        return 1 if guided else 0
    if guided:
        print("Compiling the engine twice, with games between to learn from; this takes about four minutes ...")
    else:
        print("Compiling what has changed of the engine; at first this takes about a minute ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--upgrade"]
    done = subprocess.run(
        [*command, "--target", str(TARGET), str(ROOT)],
        env={
            **os.environ,
            "BAILIWICK_COMPILE": GUIDED if guided else PLAIN,
            "BAILIWICK_CLIENT": "0",  # it is served from where it is made
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        },
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        shutil.rmtree(TARGET, ignore_errors=True)
        print(done.stdout[-2000:] + done.stderr[-4000:], file=sys.stderr)
        if guided:
            print("There is no profile-guided build: compiling failed, see above.")
        else:
            print("Going on in pure Python: compiling failed, see above.")
        return 1 if guided or os.environ.get("CI") else 0
    STAMP.write_text(f"{GUIDED} {want} {training}\n" if guided else f"{PLAIN} {want}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

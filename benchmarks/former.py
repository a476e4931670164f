"""Bots of an earlier revision beside those of today: what "stronger than before" is measured against.

    former("95f11e7")          the package `bailiwick.bots` as it was then, under another name

Its source is taken from git, its imports of itself are rewritten, and it runs as plain Python on today's engine: it
plays as it did, only slower.
"""

from __future__ import annotations

import importlib
import io
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parent.parent
FORMER = "95f11e7"  # the last revision before bots could think


def former(revision: str = FORMER) -> ModuleType:
    """The bots of that revision, as a package of their own. Worker processes that are forked have it, too."""
    name = f"bailiwick_bots_{revision}"
    if name in sys.modules:
        return sys.modules[name]
    found = subprocess.run(
        ["git", "-C", str(ROOT), "archive", revision, "src/bailiwick/bots"], capture_output=True, check=True
    ).stdout
    folder = Path(tempfile.mkdtemp(prefix="former-"))
    package = folder / name
    with tarfile.open(fileobj=io.BytesIO(found)) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member) if member.isfile() else None
            if file is not None:
                path = Path(member.name).relative_to("src/bailiwick/bots")
                target = package / path
                target.parent.mkdir(parents=True, exist_ok=True)
                text = file.read().decode()
                target.write_text(text.replace("bailiwick.bots", name) if path.suffix == ".py" else text)
    sys.path.insert(0, str(folder))
    return importlib.import_module(name)

"""The lock file of the browser client serves every platform, and says nothing of where it was made."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_lock_file_is_whole() -> None:
    spec = importlib.util.spec_from_file_location("web_lock", ROOT / "tools" / "web_lock.py")
    assert spec is not None
    assert spec.loader is not None
    web_lock = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(web_lock)
    packages = json.loads(web_lock.LOCK.read_text(encoding="utf-8"))["packages"]
    assert sorted(web_lock.missing(packages)) == [], "python tools/web_lock.py adds them"
    assert [place for place, entry in packages.items() if "resolved" in entry] == []

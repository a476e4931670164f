"""The lock file of the browser client serves every platform, and says nothing of where it was made."""

from __future__ import annotations

import json

from tooling import tool


def test_lock_file_is_whole() -> None:
    web_lock = tool("web_lock")
    packages = json.loads(web_lock.LOCK.read_text(encoding="utf-8"))["packages"]
    assert sorted(web_lock.missing(packages)) == [], "python tools/web_lock.py adds them"
    assert [place for place, entry in packages.items() if "resolved" in entry] == []

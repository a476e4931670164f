"""Make web/package-lock.json whole. `npm ci` wants an entry for every package that some platform needs, and npm leaves
out those that it did not find where it looked. They are added by their names, which say the platform; without a
checksum, which npm adds wherever it can fetch them.

    python tools/web_lock.py
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

LOCK = Path(__file__).resolve().parent.parent / "web" / "package-lock.json"
SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"]
CPUS = ["arm", "arm64", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"]


def missing(packages: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries that the lock file lacks, by their place."""
    found: dict[str, dict[str, Any]] = {}
    for entry in packages.values():
        for name, version in entry.get("optionalDependencies", {}).items():
            place = f"node_modules/{name}"
            if place not in packages and version[:1].isdecimal():
                found[place] = {**_platform(name, version), **({"dev": True} if entry.get("dev") else {})}
    return found


def _platform(name: str, version: str) -> dict[str, Any]:
    words = name.rsplit("/")[-1].split("-")
    systems, cpus = [word for word in words if word in SYSTEMS], [word for word in words if word in CPUS]
    if len(systems) != 1 or len(cpus) != 1:
        raise SystemExit(f"The name {name} does not say for which platform it is; write its entry by hand.")
    entry: dict[str, Any] = {"version": version, "cpu": cpus, "optional": True, "os": systems}
    if systems == ["linux"] and any(word.startswith(("gnu", "musl")) for word in words):
        entry["libc"] = ["musl" if any(word.startswith("musl") for word in words) else "glibc"]
    return entry


def main() -> int:
    lock = json.loads(LOCK.read_text(encoding="utf-8"))
    added = missing(lock["packages"])
    lock["packages"] = dict(sorted({**lock["packages"], **added}.items()))
    for entry in lock["packages"].values():
        entry.pop("resolved", None)  # where somebody happened to fetch it from
    LOCK.write_text(json.dumps(lock, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{len(added)} entries added")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""The hints of all expansions. Every module beside this one that has `HINTS` is read: nothing is told of a new one."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from bailiwick.bots.hints.kit import Hints

FOLDER = Path(__file__).parent


def by_expansion() -> dict[str, Hints]:
    """The hints by the name of their module, which is that of the expansion's cards."""
    names = sorted(module.name for module in iter_modules([str(FOLDER)]))
    modules = {name: import_module(f"bailiwick.bots.hints.{name}") for name in names}
    return {name: module.HINTS for name, module in modules.items() if hasattr(module, "HINTS")}


ALL = Hints()
for _hints in by_expansion().values():
    ALL.add(_hints)

"""The rooms of the house and which door opens into which."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import bailiwick

SOURCE = Path(__file__).parent.parent / "src" / "bailiwick"
# A room may use those before it, never those after it.
ORDER = ["engine", "cards", "kingdoms", "bots", "lab", "records", "words", "rulings", "minds", "sim"]
ORDER += ["terminal", "server", "cli"]
# What a room may use although it comes later: loaded inside functions, where two rooms need each other.
EXCEPTIONS = {("lab", "records")}


def room(module: str) -> str | None:
    parts = module.split(".")
    return parts[1] if parts[0] == "bailiwick" and len(parts) > 1 else None


def imports(path: Path) -> list[str]:
    found = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.append(node.module)
    return found


def test_imports_point_one_way() -> None:
    for path in SOURCE.rglob("*.py"):
        here = path.relative_to(SOURCE).parts[0].removesuffix(".py")
        if here not in ORDER:
            continue
        for module in imports(path):
            there = room(module)
            if there is None or there == here or (here, there) in EXCEPTIONS:
                continue
            assert there in ORDER, f"{path.name} imports {module}, which stands above all rooms"
            assert ORDER.index(there) < ORDER.index(here), f"{here} ({path.name}) imports {module}"


def test_the_engine_does_no_input_or_output_and_knows_no_card_by_name() -> None:
    from bailiwick.cards import all_kinds

    names = {kind.name for kind in all_kinds() if kind.expansion}
    names -= {"Curse", "Loot", "Ruins", "Townsfolk"}  # types as well as cards
    for path in (SOURCE / "engine").glob("*.py"):
        tree = ast.parse(path.read_text())
        for module in imports(path):
            assert module.split(".")[0] not in {"os", "io", "time", "datetime", "logging", "asyncio", "pathlib"}, path
        docs = {id(n.body[0].value) for n in ast.walk(tree)
                if isinstance(n, (ast.Module, ast.ClassDef, ast.FunctionDef)) and n.body
                and isinstance(n.body[0], ast.Expr)}  # fmt: skip
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
                assert node.value not in names, f"{path.name} knows {node.value}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "print", path


def test_no_program_hides_a_module_of_python() -> None:
    """The folder of a program that is run comes first on its path: what lies beside it goes before Python's own."""
    root = SOURCE.parent.parent
    programs = {path.stem for folder in ("tools", "tests", "benchmarks") for path in (root / folder).glob("*.py")}
    assert "compile" in programs
    assert not programs & sys.stdlib_module_names


def test_public_names_are_those_in_all() -> None:
    for name in bailiwick.__all__:
        assert hasattr(bailiwick, name), name
    assert len(set(bailiwick.__all__)) == len(bailiwick.__all__)


def test_files_can_be_held_in_the_head() -> None:
    for path in SOURCE.rglob("*.py"):
        if "cards" not in path.parts:
            assert len(path.read_text().splitlines()) <= 620, f"{path} has grown too long"

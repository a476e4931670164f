"""Cards say what they do by the verbs that other cards can change, and their texts say it with the same words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from bailiwick.cards import all_kinds

CARDS = Path(__file__).parent.parent.parent / "src" / "bailiwick" / "cards"
NO_CARDS = {"names.py", "registry.py", "roles.py"}


def modules() -> Iterator[tuple[str, ast.Module]]:
    for path in sorted(CARDS.rglob("*.py")):
        if path.name not in NO_CARDS:
            yield path.name, ast.parse(path.read_text())


def test_bonuses_go_through_plus_and_printed_coins_through_make() -> None:
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add):
                target = ast.unparse(node.target)
                assert not target.endswith((".actions", ".buys", ".coins")), f"{name}, line {node.lineno}: {target}"


def test_types_are_asked_of_a_player_and_not_read_off_the_card() -> None:
    for name, tree in modules():
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and node.attr == "types":
                assert ast.unparse(node.value).endswith("kind"), f"{name}, line {node.lineno}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "is_":
                # What a pile counts as is printed on its randomizer, whatever becomes of the cards in it.
                of_pile = ast.unparse(node.func.value).endswith("kind")
                assert of_pile or len(node.args) == 2, f"{name}, line {node.lineno}"


def test_who_draws_by_another_word_than_plus_says_draw_and_nobody_else_does() -> None:
    drawing = {}
    for _, tree in modules():
        for card in tree.body:
            if isinstance(card, ast.ClassDef):
                used = {node.attr for node in ast.walk(card) if isinstance(node, ast.Attribute)}
                drawing[card.name] = bool(used & {"draw", "draw_up_to", "draw_one"})
    later = {"CoastalHaven", "Borrow", "Flag", "Raid", "Relic"}  # these speak of what will be drawn without them
    for kind in all_kinds():
        name = kind.cls.__name__
        if name in drawing and name not in later:
            assert bool(re.search(r"\bdraw\b", kind.text, re.I)) == drawing[name], f"{kind.name}: {kind.text}"

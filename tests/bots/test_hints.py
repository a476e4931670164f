"""Hints on single cards: found by their folder, and only of cards and purposes that exist."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bailiwick import Decision, Lab, View
from bailiwick.bots.hints import registry
from bailiwick.bots.hints.kit import Hints
from bailiwick.bots.tactics import MenuBot
from bailiwick.cards import find
from bailiwick.cards.registry import expansions
from bailiwick.engine.decision import PURPOSES
from tooling import tool

BY_EXPANSION = registry.by_expansion()
NAMES = {parts[0].__name__.rpartition(".")[2]: name for name, parts in expansions()}  # of expansions, by their module


@pytest.mark.parametrize("module", sorted(BY_EXPANSION))
def test_hints_are_for_cards_of_their_expansion_and_purposes_that_exist(module: str) -> None:
    hints = BY_EXPANSION[module]
    assert hints.names()
    for name in hints.names():
        assert find(name).name == name
        assert find(name).expansion == NAMES[module]
    for entry in hints.answers:
        assert entry.rpartition("/")[2] in PURPOSES


def test_all_hints_come_together() -> None:
    assert len(BY_EXPANSION) >= 5
    assert set().union(*(hints.names() for hints in BY_EXPANSION.values())) == registry.ALL.names()
    assert registry.ALL.answers_of("Minion") is not None
    assert registry.ALL.answers_of("Copper") is None


def test_a_new_file_is_all_that_a_new_expansion_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = "bailiwick.bots.hints.invented"
    (tmp_path / "invented.py").write_text(
        "from bailiwick.bots.hints.kit import Hints, yes\nHINTS = Hints(answers={'Copper/may': yes})\n"
    )
    folders = [*sys.modules["bailiwick.bots.hints"].__path__, str(tmp_path)]
    monkeypatch.setattr(sys.modules["bailiwick.bots.hints"], "__path__", folders)
    monkeypatch.setattr(registry, "FOLDER", tmp_path)
    try:
        found = registry.by_expansion()
    finally:
        sys.modules.pop(module, None)
    assert list(found) == ["invented"]
    both = Hints()
    both.add(found["invented"])
    assert both.answers_of("Copper") is not None


def test_hints_are_compiled_and_what_finds_them_is_not() -> None:
    compiled = [path for path in tool("compile").build_script().COMPILED if "/hints/" in path]
    assert compiled == sorted(f"bailiwick/bots/hints/{name}.py" for name in [*BY_EXPANSION, "kit"])


def test_a_hint_for_another_number_of_cards_is_none() -> None:
    """A Way asks in the name of the card that is played as it: Chapel's own answer may be too many."""
    lab = Lab(
        ["Chapel", "Village"],
        landscapes=["Way of the Goat"],
        hand=["Chapel", "Curse", "Curse", "Curse"],
        deck=["Copper"] * 10,
        others=[{"hand": ["Copper"] * 5, "deck": ["Copper"] * 10}],
    )
    game = lab.game.copy()
    game.agents = [AsAWay(), AsAWay()]
    game.most_turns = game.turn_number
    game.run()
    assert [card.name for card in game.trash] == ["Curse"]


class AsAWay(MenuBot):
    """Plays every Action as the first Way."""

    def __init__(self) -> None:
        super().__init__("Gold; Silver")

    def choose_way(self, view: View, decision: Decision) -> list[int]:
        return [0]

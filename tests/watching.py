"""What every seat is sent at every question of a lab's steps."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.engine.decision import Decision
from bailiwick.engine.view import View
from bailiwick.lab.lab import _Script


def watch(monkeypatch: pytest.MonkeyPatch) -> list[list[dict[str, Any]]]:
    """A list that grows with each question: of every seat in turn, the data of its view at that moment."""
    seen: list[list[dict[str, Any]]] = []
    decide = _Script.decide

    def look(self: _Script, view: View, decision: Decision) -> list[int]:
        if not decision.of_turn:
            seen.append([self.game.view(seat).data(decision) for seat in range(len(self.game.players))])
        return decide(self, view, decision)

    monkeypatch.setattr(_Script, "decide", look)
    return seen


def looking_at(views: list[dict[str, Any]], seat: int = 0) -> list[str]:
    """The cards that a seat was looking at, sorted."""
    return sorted(views[seat]["players"][seat]["looking_at"])

"""Lasting effects as they are told: which card, whose, and until when."""

from __future__ import annotations

import pytest

from bailiwick import Lab
from bailiwick.server.eyes import Eyes


@pytest.mark.parametrize(
    ("name", "answers", "until"),
    [
        ("Merchant", [], "this-turn"),
        ("Importer", [], "once"),
        ("Joust", ["Province", "Renown"], "this-turn"),  # the Province is discarded in this turn's Clean-up
    ],
)
def test_effects_are_told_with_how_long_they_last(name: str, answers: list[str], until: str) -> None:
    lab = Lab([name], hand=[name, "Province"], deck=["Copper"])
    lab.play(name, *answers)
    effects = Eyes(0, ["Ana", "Ben"]).state(lab.game, None, 0, 0)["effects"]
    assert [(effect["source"], effect["seat"], effect["until"]) for effect in effects] == [(name, 0, until)]

"""Tournaments that are broken off."""

from __future__ import annotations

import pytest

from bailiwick.sim.run import Watch
from bailiwick.sim.tournament import play_tournament, tournament_lines


def test_ctrl_c_keeps_the_pairs_that_were_played() -> None:
    def watch(first: str, second: str, place: int, pairs: int) -> Watch:
        if place == 2:
            raise KeyboardInterrupt
        return lambda tally, games: None

    names = ["big money", "Province; Silver", "random"]
    played = play_tournament(names, games=4, watch=watch, keep_partial=True)
    assert sorted(played.results) == [(0, 1), (0, 2)]
    assert len(played.ranking()) == 3
    assert any("3. " in line for line in tournament_lines(played))
    with pytest.raises(KeyboardInterrupt):
        play_tournament(names, games=4, watch=watch)

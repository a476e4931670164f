"""What bots are told of others is what their seat may know."""

from __future__ import annotations

import pytest

from bailiwick import Setup, new_game, random_kingdom
from bailiwick.bots import Bailiff
from bailiwick.engine.session import Session
from bailiwick.lab import Lab


def test_a_card_passed_between_others_does_not_show_in_the_lead() -> None:
    def lead(passed: str) -> int:
        lab = Lab(
            kingdom=["Masquerade"],
            hand=["Masquerade", "Copper"],
            others=[{"hand": ["Province", "Estate"]}, {"hand": ["Copper", "Silver"]}],
        )
        lab.play("Masquerade", passed, "Copper", None)
        return lab.game.view(0).lead()

    assert lead("Province") == lead("Estate") == -7


@pytest.mark.parametrize("seed", range(8))
def test_bailiff_answers_the_same_whatever_it_cannot_see(seed: int) -> None:
    """At every few questions, everything the seat cannot know is dealt anew: the answer must not change."""
    setup = Setup(random_kingdom(("seeing", seed)), players=2 + seed % 2)
    bot = Bailiff()
    session = Session(new_game(setup, seed, [bot] * setup.players), [None] * setup.players)
    asked = compared = 0
    while session.question is not None and asked < 250:
        question = session.question
        answer = bot.decide(session.view(question.seat), question)
        asked += 1
        if asked % 3 == 0:
            other = session.fork(question.seat, asked)
            again = other.question
            assert again is not None
            assert bot.decide(other.view(question.seat), again) == answer, repr(question)
            compared += 1
        session.answer(answer)
    assert compared > 20

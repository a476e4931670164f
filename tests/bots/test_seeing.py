"""What bots are told of others is what their seat may know."""

from __future__ import annotations

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

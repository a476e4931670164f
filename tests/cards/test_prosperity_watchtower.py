"""Watchtower with everything that gains when it is played: whatever it is, and wherever it goes, it can be trashed."""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.cards import all_kinds
from bailiwick.engine.kinds import ACTION, LANDSCAPES, TREASURE, Kind
from bailiwick.lab import Lab, Question

PLAYED = [
    kind for kind in all_kinds()
    if kind.expansion and kind.is_(ACTION | TREASURE) and not kind.split and not kind.basic
]  # fmt: skip
GAINING = {
    "Anvil", "Artisan", "Bandit", "Blockade", "Bureaucrat", "Expand", "Explorer", "Feast", "Forge", "Horn of Plenty",
    "Ironworks", "Jack of All Trades", "Jester", "Mine", "Mint", "Modify", "Remodel", "Replace", "Soothsayer",
    "Sunken Treasure", "Taxman", "Thief", "Trading Post", "University", "War Chest", "Workshop",
}  # fmt: skip


def greedy(question: Question):
    """Shows the Watchtower whenever that can be, and trashes by it; otherwise the last of what can be had."""
    if "Watchtower" in question.options and question.purpose in ("react", "first"):
        return ["Watchtower"]
    if question.card == "Watchtower" and "Trash it" in question.options:
        return ["Trash it"]
    if not question.options:
        return question.maximum
    most = 0 if question.purpose in ("discard", "trash") and question.maximum > 1 else min(1, question.maximum)
    n = max(question.minimum, most)
    return question.options[-n:] if n else []


@pytest.mark.parametrize("kind", PLAYED, ids=lambda kind: kind.name)
def test_watchtower_trashes_all_that_a_card_gains(kind: Kind) -> None:
    others = [{"hand": ["Copper"] * 5, "deck": ["Gold", "Silver", "Copper"] * 3}]
    hand = [kind.name, "Watchtower", "Silver", "Estate", "Gold", "Curse"]
    brought_by = [other.name for other in all_kinds() if kind.home in other.beside and not other.is_(LANDSCAPES)]
    pile = [kind.home or kind.name] if kind.supply else brought_by[:1]
    lab = Lab(pile, hand=hand, deck=["Gold", "Smithy", "Copper", "Silver"] * 4, others=others, coins=4, actions=2)
    lab.play(kind.name, policy=greedy)
    lab.game.check()
    told = [entry for entry in lab.game.view(-1).log() if entry["kind"] == "gain" and entry["seat"] == 0]
    gained = Counter(name for entry in told for name in entry["cards"])
    if "Watchtower" in lab.me.hand:  # and was not used up by the card
        assert gained <= Counter(lab.trash)
    if kind.name in GAINING:
        assert gained

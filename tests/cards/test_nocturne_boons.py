"""Boons, Hexes and States of Nocturne, as far as a position in TOML cannot show it."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.lab import Lab
from bailiwick.lab.lab import Question

BOONS = 12
COPPERS = ["Copper"] * 30


def least(question: Question) -> list[str] | None:
    """Does as little as can be done."""
    return None if question.minimum == 0 else question.options[: question.minimum]


def bards(n: int, **more: object) -> Lab:
    return Lab(["Bard"], hand=["Bard"] * n, actions=n, deck=COPPERS, **more)


def every(*zones: Sequence[str]) -> list[str]:
    return sorted(name for zone in zones for name in zone)


def test_the_boons_are_shuffled_when_one_is_needed() -> None:
    lab = bards(18)
    for _ in range(BOONS):
        lab.play("Bard", policy=least)
    boons = lab.game.stacks["Boons"]
    kept = [card.name for card in boons.aside]
    assert sorted(kept) == ["The Field's Gift", "The Forest's Gift", "The River's Gift"]
    assert (len(boons.cards), len(boons.discarded)) == (0, BOONS - 3)  # nobody needs one yet
    lab.play("Bard", policy=least)
    boons = lab.game.stacks["Boons"]
    assert (len(boons.cards), len(boons.discarded), len(boons.aside)) == (BOONS - 4, 1, 3)


def test_where_there_is_no_boon_none_is_received() -> None:
    lab = bards(2)
    boons = lab.game.stacks["Boons"]
    for card in boons.cards.cards():
        boons.cards.remove(card)
        lab.game.totals[card.name] -= 1
    lab.play("Bard")
    assert (lab.me.coins, lab.asked) == (2, [])


def test_fool_takes_as_many_boons_as_there_are() -> None:
    lab = Lab(["Fool"], hand=["Fool"], stack={"Boons": ["The Mountain's Gift", "The Sea's Gift"]}, deck=COPPERS)
    boons = lab.game.stacks["Boons"]
    for card in boons.cards.cards()[:-2]:
        boons.cards.remove(card)
        lab.game.totals[card.name] -= 1
    lab.play("Fool", "The Sea's Gift")
    assert (lab.me.hand, lab.me.discard, lab.me.states) == (["Copper"], ["Silver"], ["Lost in the Woods"])


def test_the_hexes_are_shuffled_when_one_is_needed() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"] * 13, actions=13, others=[dict(deck=COPPERS)])
    for _ in range(12):
        lab.play("Skulk", policy=least)
    hexes = lab.game.stacks["Hexes"]
    assert (len(hexes.cards), len(hexes.discarded)) == (0, 12)
    lab.play("Skulk", policy=least)
    hexes = lab.game.stacks["Hexes"]
    assert (len(hexes.cards), len(hexes.discarded)) == (11, 1)


def test_famine_shuffles_even_if_all_cards_were_actions() -> None:
    lab = Lab(
        ["Skulk"],
        hand=["Skulk"],
        stack={"Hexes": ["Famine"]},
        others=[dict(deck=["Village", "Smithy", "Village", "Gold", "Silver"])],
    )
    before = lab.game.players[1].shuffles
    lab.play("Skulk")
    assert lab.game.players[1].shuffles == before + 1
    assert lab.other.discard == ["Village", "Village", "Smithy"]
    assert sorted(lab.other.deck) == ["Gold", "Silver"]


def test_twice_miserable_comes_with_the_second_misery_and_the_third_does_nothing() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"] * 3, actions=3, stack={"Hexes": ["Misery"]})
    seen = []
    for _ in range(3):
        hexes = lab.game.stacks["Hexes"]
        misery = next(card for zone in hexes.zones() for card in zone if card.name == "Misery")
        for zone in hexes.zones():
            zone.take(misery.id)
        hexes.cards.append(misery)
        lab.play("Skulk")
        seen.append((list(lab.other.states), lab.other.vp))
    assert seen == [(["Miserable"], -2), (["Twice Miserable"], -4), (["Twice Miserable"], -4)]


def test_the_boons_of_druid_are_not_in_the_deck() -> None:
    chosen = ["The Field's Gift", "The Sea's Gift", "The Mountain's Gift"]
    lab = Lab(["Druid", "Bard"], druid=chosen)
    assert lab.aside["druid"] == chosen
    assert len(lab.stack("Boons")) == BOONS - 3
    assert not set(chosen) & set(lab.stack("Boons"))
    drawn = Lab(["Druid", "Bard"], seed=3)
    assert len(drawn.aside["druid"]) == 3
    assert len(set(every(drawn.aside["druid"], drawn.stack("Boons")))) == BOONS


def test_what_states_and_kept_boons_say_is_seen_by_all() -> None:
    lab = Lab(["Bard", "Skulk"], hand=["Bard", "Skulk"], actions=2,
              stack={"Boons": ["The Field's Gift"], "Hexes": ["Envy"]})  # fmt: skip
    lab.play("Bard")
    lab.play("Skulk")
    for seat in (0, 1):
        data = lab.game.view(seat).data()
        assert data["stacks"]["Boons"]["set_aside"] == ["The Field's Gift"]
        assert data["stacks"]["Hexes"]["discarded"] == ["Envy"]
        assert data["players"][1]["landscapes"] == ["Envious"]

"""What others may not know of Adventures: cards laid aside face down; in forks they come back all the same."""

from __future__ import annotations

from bailiwick import Session
from bailiwick.engine.game import Game
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
FORKS = 30


def forks(lab: Lab, seat: int) -> list[Session]:
    session = Session(lab.game.copy(), [None] * len(lab.players))
    return [session.fork(seat, i) for i in range(FORKS)]


def held(game: Game) -> tuple[str, ...]:
    """What lies aside face down, as the effects that wait with it say; it has to lie there."""
    cards = [card for effect in game.effects for card in effect.cards]
    aside = game.players[0].set_aside_hidden
    assert sorted(card.id for card in cards) == sorted(card.id for card in aside)
    return tuple(sorted(card.name for card in cards))


def on_to_seat_0(session: Session) -> None:
    while session.question is not None and session.question.seat != 0:
        session.answer([])


def test_a_gear_gives_its_cards_back_in_forks_that_do_not_know_them() -> None:
    lab = Lab(["Gear"], hand=["Gear", "Estate", "Gold"], deck=[*COPPERS, "Silver", "Duchy"])
    lab.play("Gear", ["Estate", "Gold"])
    lab.end_turn()
    assert {held(fork.game) for fork in forks(lab, 0)} == {("Estate", "Gold")}
    others = forks(lab, 1)
    assert len({held(fork.game) for fork in others}) > 3
    for fork in others:
        laid = [card.id for card in fork.game.players[0].set_aside_hidden]
        on_to_seat_0(fork)
        owner = fork.game.players[0]
        assert len(owner.hand) == 7
        assert {card.id for card in owner.hand}.issuperset(laid)
        assert not owner.set_aside_hidden.cards()


def test_a_haven_gives_its_card_back_in_forks_that_do_not_know_it() -> None:
    lab = Lab(["Haven"], hand=["Haven", "Gold", "Estate"], deck=[*COPPERS, "Silver"])
    lab.play("Haven", "Gold")
    lab.end_turn()
    others = forks(lab, 1)
    assert len({held(fork.game) for fork in others}) > 2
    for fork in others:
        on_to_seat_0(fork)
        assert len(fork.game.players[0].hand) == 6


def test_a_saved_card_comes_back_in_forks_that_do_not_know_it() -> None:
    lab = Lab(landscapes=["Save"], hand=["Gold", "Estate", "Duchy"], coins=1, deck=COPPERS)
    lab.buy("Save", "Gold")
    others = forks(lab, 1)
    assert len({held(fork.game) for fork in others}) > 2
    for fork in others:
        while fork.question is not None and fork.question.seat == 0:
            fork.answer([])
        assert len(fork.game.players[0].hand) == 6


def test_nobody_is_told_what_was_laid_aside_face_down() -> None:
    lab = Lab(["Gear"], landscapes=["Save"], hand=["Gear", "Gold", "Gold", "Duchy"], coins=1, deck=COPPERS)
    lab.play("Gear", ["Gold", "Gold"])
    lab.buy("Save", "Duchy")
    seen = lab.game.view(1).data()["players"][0]
    assert seen["set_aside_face_down"] == 3
    assert "Gold" not in str(seen)
    assert "Duchy" not in str(seen)

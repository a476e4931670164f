"""What nobody may know of Plunder, and what all see: the order of the Loot, cards in Cages, Fated cards."""

from __future__ import annotations

from bailiwick import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
FORKS = 30


def forks(lab: Lab, seat: int) -> list[Session]:
    session = Session(lab.game.copy(), [None] * len(lab.players))
    return [session.fork(seat, i) for i in range(FORKS)]


def loot_of(session: Session) -> list[str]:
    pile = session.game.find_pile("Loot")
    assert pile is not None
    return pile.names()


def told(lab: Lab, seat: int) -> str:
    """All that a seat is sent of seat 0, and the log."""
    view = lab.game.view(seat)
    return f"{view.data()['players'][0]} {view.log()}"


def test_nobody_sees_the_order_of_the_loot() -> None:
    lab = Lab(["Sack of Loot"], stack={"Loot": ["Sword", "Sword", "Orb"]}, hand=["Copper"])
    for seat in (0, 1):
        assert len({tuple(loot_of(fork)[:3]) for fork in forks(lab, seat)}) > 20
        view = lab.game.view(seat)
        pile = next(pile for pile in view.piles if pile.name == "Loot")
        assert pile.names() == sorted(pile.names()), "what is in it all may know, but not in which order"
        assert pile.top.name == "Loot"


def test_what_is_in_the_loot_all_know_by_what_has_left_it() -> None:
    lab = Lab(landscapes=["Looting"], stack={"Loot": ["Sword", "Sword"]}, coins=12, buys=2)
    lab.buy("Looting")
    lab.buy("Looting")
    for seat in (0, 1):
        for fork in forks(lab, seat):
            assert loot_of(fork).count("Sword") == 0
            assert loot_of(fork).count("Orb") == 2


def test_the_loot_differs_from_seed_to_seed() -> None:
    assert len({tuple(Lab(["Pickaxe"], seed=seed).pile("Loot")) for seed in range(8)}) == 8


def test_a_loot_that_was_returned_is_known_to_all_on_top() -> None:
    lab = Lab(["Sack of Loot"], landscapes=["Way of the Horse"], hand=["Spell Scroll"], deck=COPPERS)
    lab.play("Spell Scroll", "Way of the Horse")
    for seat in (0, 1):
        assert {loot_of(fork)[0] for fork in forks(lab, seat)} == {"Spell Scroll"}
        assert len({tuple(loot_of(fork)[1:4]) for fork in forks(lab, seat)}) > 20


def test_a_loot_gained_into_the_hand_is_known_there() -> None:
    lab = Lab(["Pickaxe"], stack={"Loot": ["Orb"]}, hand=["Pickaxe", "Silver", "Curse", "Duchy"], deck=COPPERS)
    lab.play("Pickaxe", "Silver")
    for fork in forks(lab, 1):
        hand = [card.name for card in fork.game.players[0].hand]
        assert "Orb" in hand
    assert len({tuple(sorted(c.name for c in f.game.players[0].hand)) for f in forks(lab, 1)}) > 1


def test_a_cage_hides_what_it_holds_until_it_is_in_the_hand() -> None:
    lab = Lab(["Cage"], hand=["Cage", "Gold", "Duchy", "Curse"], deck=COPPERS)
    lab.play("Cage", ["Gold", "Duchy"])
    lab.end_turn()
    assert "Gold" in told(lab, 0)
    assert "Gold" not in told(lab, 1)
    assert "Duchy" not in told(lab, -1)
    held = {tuple(sorted(c.name for c in f.game.players[0].set_aside_hidden)) for f in forks(lab, 1)}
    assert len(held) > 1
    assert {tuple(sorted(c.name for c in f.game.players[0].set_aside_hidden)) for f in forks(lab, 0)} == {
        ("Duchy", "Gold")
    }


def test_fated_cards_are_known_to_all_where_they_are_put() -> None:
    lab = Lab(traits={"Fated": "Village"}, hand=["Smithy"], discard=["Village", "Village", "Gold", *COPPERS])
    lab.play("Smithy", "Village", "Village")
    assert lab.me.deck[-1] == "Village"
    assert "reveal" in {entry["kind"] for entry in lab.game.view(1).log()}
    for fork in forks(lab, 1):
        owner = fork.game.players[0]
        assert owner.deck.cards()[0].name == "Village", "at the bottom"
        assert "Village" in [card.name for card in owner.hand], "drawn from the top, and shown before"
    assert len({tuple(sorted(c.name for c in f.game.players[0].hand)) for f in forks(lab, 1)}) > 1


def test_fated_cards_that_are_mixed_in_nobody_knows() -> None:
    lab = Lab(traits={"Fated": "Village"}, hand=["Smithy"], discard=["Village", *COPPERS])
    lab.play("Smithy", [], [])
    assert len({"Village" in [c.name for c in f.game.players[0].hand] for f in forks(lab, 1)}) == 2


def test_fated_cards_of_two_names_lie_somewhere_while_they_are_put_into_an_order() -> None:
    pile = "Patrician / Emporium"
    lab = Lab([pile], traits={"Fated": pile}, hand=["Smithy"], discard=["Patrician", "Emporium", *COPPERS])
    session = Session(lab.game.copy(), [None, None])
    session.answer([0])  # Smithy
    seen = []
    while session.question is not None and session.question.purpose in ("topdeck", "bottom", "arrange"):
        session.game.check()
        seen.append(session.question.purpose)
        session.answer([] if session.question.purpose == "topdeck" else session.question.all_cards())
    assert seen == ["topdeck", "bottom", "arrange"]
    assert sorted(card.name for card in session.game.players[0].deck.cards()[:2]) == ["Emporium", "Patrician"]


def test_jewels_are_known_at_the_bottom() -> None:
    lab = Lab(hand=["Jewels"], deck=[*COPPERS, "Gold", "Curse"])
    lab.play("Jewels")
    lab.end_turn()
    lab.end_turn()
    for fork in forks(lab, 1):
        assert fork.game.players[0].deck.cards()[0].name == "Jewels"


def test_avoid_shows_the_others_only_the_top_of_what_is_left() -> None:
    lab = Lab(landscapes=["Avoid"], coins=2, hand=["Gold", "Duchy", "Curse", "Estate", *COPPERS[:4]])
    lab.buy("Avoid")
    lab.end_turn(["Curse", "Duchy", "Estate"])
    assert lab.me.discard == ["Curse", "Duchy", "Estate"]
    assert len({tuple(sorted(c.name for c in f.game.players[0].discard_pile)) for f in forks(lab, 1)}) > 1
    assert {tuple(sorted(c.name for c in f.game.players[0].discard_pile)) for f in forks(lab, 0)} == {
        ("Curse", "Duchy", "Estate")
    }


def test_a_card_buried_from_the_discard_pile_is_no_news_to_others() -> None:
    lab = Lab(landscapes=["Bury"], coins=1, hand=["Copper"], deck=COPPERS, discard=["Gold", "Duchy", "Curse"])
    lab.buy("Bury", "Gold")
    entries = [entry for entry in lab.game.view(1).log() if entry["kind"].startswith("topdeck")]
    assert all("cards" not in entry for entry in entries)
    assert len(entries) == 1


def test_a_grotto_and_a_puzzle_box_hide_what_is_laid_aside() -> None:
    for name in ("Grotto", "Puzzle Box"):
        lab = Lab(["Grotto"], hand=[name, "Gold", "Duchy", "Curse"], deck=COPPERS)
        lab.play(name, ["Gold"] if name == "Grotto" else "Gold")
        assert "Gold" in told(lab, 0)
        assert "Gold" not in told(lab, 1)
        assert "Gold" not in told(lab, -1)

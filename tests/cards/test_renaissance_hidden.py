"""What others may not know of Renaissance: cards researched, taken from the discard pile, put back; what all see."""

from __future__ import annotations

from bailiwick import Session
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
FORKS = 30


def forks(lab: Lab, seat: int) -> list[Session]:
    session = Session(lab.game.copy(), [None] * len(lab.players))
    return [session.fork(seat, i) for i in range(FORKS)]


def told(lab: Lab, seat: int) -> str:
    """All that a seat is sent of seat 0, and the log."""
    view = lab.game.view(seat)
    return f"{view.data()['players'][0]} {view.log()}"


def test_research_sets_cards_aside_that_only_its_owner_knows() -> None:
    lab = Lab(["Research"], hand=["Research", "Estate", "Curse"], deck=["Gold", "Duchy", *COPPERS])
    lab.play("Research", "Estate")
    assert lab.me.set_aside == ["Gold", "Duchy"]
    assert "Gold" in told(lab, 0)
    for seat in (1, -1):
        assert "Gold" not in told(lab, seat)
        assert "Duchy" not in told(lab, seat)


def test_research_gives_its_cards_back_in_forks_that_do_not_know_them() -> None:
    lab = Lab(["Research"], hand=["Research", "Silver", "Curse"], deck=["Gold", "Duchy", "Village", *COPPERS, "Smithy"])
    lab.play("Research", "Silver")
    lab.end_turn()
    found = set()
    for fork in forks(lab, 1):
        owner = fork.game.players[0]
        aside = [card.id for card in owner.set_aside_hidden]
        found.add(tuple(sorted(card.name for card in owner.set_aside_hidden)))
        while fork.question is not None and fork.question.seat != 0:
            fork.answer([])
        assert {card.id for card in fork.game.players[0].hand}.issuperset(aside)
    assert len(found) > 3
    mine = {tuple(sorted(c.name for c in f.game.players[0].set_aside_hidden)) for f in forks(lab, 0)}
    assert mine == {("Duchy", "Gold", "Village")}


def test_mountain_village_does_not_show_what_it_takes() -> None:
    lab = Lab(
        ["Mountain Village", "Scholar"], hand=["Scholar", "Gold", "Duchy"], actions=2,
        deck=["Mountain Village", *COPPERS], discard=["Curse", "Estate"],
    )  # fmt: skip
    lab.play("Scholar")
    lab.play("Mountain Village", "Gold")
    assert all("Gold" not in str(entry) for entry in lab.game.view(1).log() if entry["kind"] in ("to-hand", "draw"))
    kept = {"Gold" in [card.name for card in fork.game.players[0].hand] for fork in forks(lab, 1)}
    assert kept == {True, False}
    assert {"Gold" in [card.name for card in fork.game.players[0].hand] for fork in forks(lab, 0)} == {True}


def test_mountain_village_takes_the_only_card_there_is_and_all_know_it() -> None:
    lab = Lab(["Mountain Village"], hand=["Mountain Village"], deck=COPPERS, discard=["Gold"])
    lab.play("Mountain Village")
    for fork in forks(lab, 1):
        assert [card.name for card in fork.game.players[0].hand] == ["Gold"]


def test_star_chart_tells_nobody_else_which_card_went_on_top() -> None:
    lab = Lab(hand=["Village"], discard=["Gold", "Silver", "Estate", "Curse"], projects=["Star Chart"])
    lab.play("Village", "Gold")
    assert lab.me.hand == ["Gold"]
    assert "Gold" not in str([e for e in lab.game.view(1).log() if e["kind"] == "draw"])
    drawn = {fork.game.players[0].hand.cards()[0].name for fork in forks(lab, 1)}
    assert len(drawn) > 2


def test_star_chart_shows_nobody_else_the_cards_while_one_is_picked() -> None:
    lab = Lab(hand=["Village"], discard=["Gold", "Silver", "Estate"], projects=["Star Chart"])
    session = Session(lab.game.copy(), [None, None])
    session.answer([0])
    assert "Gold" in str(session.game.view(0).data()["players"][0])
    for seat in (1, -1):
        view = session.game.view(seat)
        assert not {"Gold", "Silver", "Estate"} & set(str(view.data()["players"][0]).split("'"))
        assert not {"Gold", "Silver", "Estate"} & set(str(view.log()).split("'"))


def test_city_gate_puts_a_card_back_that_others_do_not_see() -> None:
    lab = Lab(deck=[*COPPERS[:4], "Duchy", "Gold", *COPPERS], projects=["City Gate"], others=[{"deck": COPPERS}])
    lab.end_turn()
    lab.end_turn("Gold")
    assert lab.me.deck[0] == "Gold"
    assert "Gold" not in told(lab, 1)
    assert {fork.game.players[0].deck.cards()[-1].name for fork in forks(lab, 0)} == {"Gold"}
    assert len({fork.game.players[0].deck.cards()[-1].name for fork in forks(lab, 1)}) > 1


def test_a_seer_shows_the_cards_but_not_in_which_order_they_go_back() -> None:
    lab = Lab(["Seer"], hand=["Seer"], deck=["Copper", "Gold", "Province", "Curse", *COPPERS])
    lab.play("Seer", ["Curse", "Gold", "Province"])
    tops = {tuple(card.name for card in fork.game.players[0].deck.cards()[-3:]) for fork in forks(lab, 1)}
    assert len(tops) > 2
    assert {tuple(sorted(top)) for top in tops} == {("Curse", "Gold", "Province")}


def test_all_see_artifacts_projects_villagers_and_what_a_cargo_ship_carries() -> None:
    lab = Lab(
        ["Cargo Ship", "Flag Bearer"], hand=["Cargo Ship"], coins=4, villagers=2, projects=["Sinister Plot"],
        tokens={"Sinister Plot": 3}, artifacts=["Flag"],
    )  # fmt: skip
    lab.play("Cargo Ship")
    lab.buy("Gold", True)
    for seat in (1, -1):
        seen = lab.game.view(seat).data()["players"][0]
        assert seen["landscapes"] == ["Sinister Plot", "Flag"]
        assert seen["villagers"] == 2
        assert seen["tokens"]["Sinister Plot"] == 3
        assert "Gold" in str(seen["set_aside"])


def test_a_horn_puts_the_border_guard_back_before_everybodys_eyes() -> None:
    lab = Lab(["Border Guard"], in_play=["Border Guard"], deck=COPPERS, artifacts=["Horn"])
    lab.end_turn(True)
    for fork in forks(lab, 1):
        assert "Border Guard" in [card.name for card in fork.game.players[0].hand]

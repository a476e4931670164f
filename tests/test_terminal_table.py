"""All that lies on the table is on the screen of the terminal, in all its states; where it is small, what is read least
gives way and the question never does."""

from __future__ import annotations

import io
import itertools
import re

import pytest
from rich.console import Console

from bailiwick.cards import all_kinds
from bailiwick.engine import declared
from bailiwick.engine.kinds import ALLY, LANDSCAPES
from bailiwick.engine.session import Session
from bailiwick.engine.zone import ALL, OWNER
from bailiwick.lab import Lab
from bailiwick.terminal.questions import question_line
from bailiwick.terminal.screen import Scene, draw
from test_terminal import SIMPLE, new_table, screen

CROWDED = (
    "Page, Peasant, Urchin, Hermit, Marauder, Tournament, Young Witch, Pillage, Embargo, Native Village; "
    "landscapes Lost Arts, Aqueduct"
)


def shown(lab: Lab) -> str:
    """What the person in seat 0 sees on a large screen."""
    game = lab.game.copy()
    session = Session(game, [None] * len(game.players))
    question = session.question
    assert question is not None
    console = Console(file=io.StringIO(), width=110, height=60, record=True, highlight=False)
    draw(console, Scene(session.game.view_for(question), session.game, question, ["Ada", "Ben"]))
    return console.export_text()


def line_of(lab: Lab, who: str) -> str:
    start = "-- You " if who == "You" else "Ben "
    return next(line for line in shown(lab).splitlines() if line.startswith(start))


def position(who: str, game: dict[str, object] | None = None, **arranged: object) -> Lab:
    """A position of such a game in which somebody has something before them."""
    game = game or {}
    return Lab(hand=["Copper"], **game, **arranged) if who == "You" else Lab(hand=["Copper"], **game, others=[arranged])


def game_with(token: declared.Declared) -> dict[str, object]:
    """A game in which something brings the token, where anything does."""
    kind = next((kind for kind in all_kinds() if token in kind.brings), None)
    if kind is None:
        return {"kingdom": ["Village"]}
    if kind.is_(ALLY):
        return {"kingdom": ["Underling", "Village"], "ally": kind.name}
    landscape = kind.is_(LANDSCAPES)
    return {"kingdom": ["Village"] if landscape else ["Village", kind.name], "landscapes": [kind.name] * landscape}


@pytest.mark.parametrize("who", ["You", "Ben"])
@pytest.mark.parametrize("name", declared.TOKENS)
def test_tokens_before_a_player(name: str, who: str) -> None:
    game = game_with(declared.TOKENS[name])
    if declared.TOKENS[name].two_sided:
        assert f"{name} face up" in line_of(position(who, game, tokens={name: 1}), who)
        assert f"{name} face down" in line_of(position(who, game, tokens={name: 0}), who)
    else:
        assert f"{name} 3" in line_of(position(who, game, tokens={name: 3}), who)


@pytest.mark.parametrize("who", ["You", "Ben"])
@pytest.mark.parametrize("name", declared.COUNTERS)
def test_counters(name: str, who: str) -> None:
    counter = declared.COUNTERS[name]
    if who == "You" or not counter.each_turn:
        assert f"{name} 3" in line_of(position(who, **{counter.attribute: 3}), who)


@pytest.mark.parametrize("who", ["You", "Ben"])
@pytest.mark.parametrize("name", declared.MATS)
def test_mats(name: str, who: str) -> None:
    sight = declared.MATS[name].sight
    seen = sight == ALL or (sight == OWNER and who == "You")
    page = shown(position(who, mats={name: ["Militia", "Militia"]}))
    assert re.search(rf"{name} mat:? +{'Militia' if seen else 'card'} x2", page)
    assert seen or "Militia x2" not in page


@pytest.mark.parametrize("name", declared.PILE_TOKENS)
def test_tokens_on_piles(name: str) -> None:
    owned = declared.PILE_TOKENS[name].owned
    tokens = {"Village": [name if owned else [name, 2]]}
    lab = Lab(hand=["Copper"], pile_tokens=tokens, **game_with(declared.PILE_TOKENS[name]))
    assert f"Village: {'your' if owned else '2'} {name}" in shown(lab)


def test_what_one_laid_face_down_one_may_see_and_nobody_else() -> None:
    lab = Lab(hand=["Copper", "Militia"], others=[{"hand": ["Witch"]}])
    for seat, name in enumerate(["Militia", "Witch"]):
        player = lab.game.players[seat]
        player.set_card_aside_hidden(next(card for card in player.hand if card.name == name), player.hand)
    assert re.search(r"Face down +Militia", shown(lab))
    assert "face down: card" in line_of(lab, "Ben")
    assert "Witch" not in shown(lab)


# -- small screens ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [40, 24, 18, 12, 8, 4])
@pytest.mark.parametrize("width", [100, 80, 60, 40])
def test_a_crowded_table_fits_and_asks(tmp_path, width: int, height: int) -> None:
    table = new_table(tmp_path, players=6, kingdom=CROWDED, seed="2")
    for line in itertools.islice(itertools.cycle(["1", *SIMPLE]), 25):
        if table.session.over:
            break
        lines = screen(table, width, height)
        assert len(lines) == height
        asked = " ".join(" ".join(lines).split())
        end = " ".join(question_line(table.session.question, table.names).split()[-4:])
        assert end in asked
        table.take(line)


def test_on_a_small_screen_the_others_are_brief_and_a_page_has_it_all(tmp_path) -> None:
    table = new_table(tmp_path, players=6, kingdom=CROWDED, seed="2")
    table.message = ""
    small = screen(table, 80, 24)
    assert any("Big Money 1  hand 5   Big Money 2  hand 5" in line for line in small)
    assert not any("Big Money 5  hand 5  deck 5  discard 0" in line for line in small)
    table.take("?table")
    page = screen(table, 80, 40)
    assert any("Big Money 5  hand 5  deck 5  discard 0" in line for line in page)
    assert "Enter goes back to the table." in "\n".join(page)


def test_piles_that_cannot_be_picked_become_names_before_the_question_gives_way(tmp_path) -> None:
    table = new_table(tmp_path, players=6, kingdom=CROWDED, seed="2")
    table.message = ""
    small = "\n".join(screen(table, 80, 20))
    assert "Not in the Supply: Bag of Gold x1, Diadem x1" in small
    assert "Hero x5, Champion x5" in " ".join(small.split())


def test_cards_that_are_known_by_their_backs_are_on_the_screen():
    ben = {"hand": ["Ninja", "Copper", "Ninja"], "deck": ["Gold", "Tanuki"]}
    lab = Lab(["Ninja", "Tanuki"], hand=["Copper"], deck=["Alley", "Gold", "Ninja"], others=[ben])
    assert "hand shows: Ninja x2  deck shows: Tanuki under 1" in line_of(lab, "Ben")
    own = next(line for line in shown(lab).splitlines() if line.startswith("Deck shows"))
    assert [said.strip() for said in own.removeprefix("Deck shows").split("  ") if said.strip()] == [
        "Alley on top", "Ninja under 2",
    ]  # fmt: skip


def test_what_is_for_sale_is_bought_and_a_prophecy_that_has_come_says_so():
    lab = Lab(["Black Market"], hand=["Black Market", "Gold"], stack={"Black Market": ["Chapel", "Moat", "Mine"]})
    session = Session(lab.game.copy(), [None, None])
    session.answer([0])
    session.answer([])
    question = session.question
    assert question is not None
    console = Console(file=io.StringIO(), width=110, height=60, record=True, highlight=False)
    draw(console, Scene(session.game.view_for(question), session.game, question, ["Ada", "Ben"]))
    assert "Black Market: buy a card, or Enter for none." in console.export_text()
    foretold = {"kingdom": ["Poet"], "prophecy": "Great Leader", "hand": ["Copper"]}
    assert "Great Leader (3 Sun)" in shown(Lab(**foretold, sun=3))
    assert "Great Leader (has come)" in shown(Lab(**foretold, sun=0))

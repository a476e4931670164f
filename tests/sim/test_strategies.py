"""What can be typed as a strategy, and what is said to those who mistype."""

from __future__ import annotations

import pickle
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
import rigged

from bailiwick import BailiwickError, BigMoney, RandomBot
from bailiwick.bots.tactics import Tactician
from bailiwick.sim import BOTS, Bot, read_strategy, simulate, strategies
from bailiwick.sim.strategies import read_strategies

HERE = Path(rigged.__file__)


@pytest.mark.parametrize("name", ["big money", "Big Money", "big-money", "BIGMONEY"])
def test_bots_of_the_package_by_name(name: str) -> None:
    found = read_strategy(name)
    assert found.name == "big money"
    assert isinstance(found.maker()(0), BigMoney)


def test_every_player_is_new_and_has_its_own_chance() -> None:
    make = read_strategy("random").maker()
    one, two = make(1), make(1)
    assert one is not two
    assert isinstance(one, RandomBot)
    assert isinstance(two, RandomBot)
    assert one.rng.random() == two.rng.random()


def test_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    def make(seed: object, level: str) -> BigMoney:
        made.append(level)
        return BigMoney()

    monkeypatch.setitem(BOTS, "bailiff", Bot(make, "for tests", levels=("master", "novice")))
    assert read_strategy("bailiff").name == "bailiff"
    assert read_strategy("Bailiff:Novice").name == "bailiff:novice"
    read_strategy("bailiff:novice").maker()(0)
    assert made[-1] == "novice"
    read_strategy("bailiff").maker()(0)
    assert made[-1] == "master"
    with pytest.raises(BailiwickError, match="Did you mean novice"):
        read_strategy("bailiff:novise")
    with pytest.raises(BailiwickError, match="has no levels"):
        read_strategy("random:novice")


def test_menus_in_a_line_and_in_a_file(tmp_path: Path) -> None:
    line = read_strategy("Province; Gold; Smithy if owned(Smithy) < 2; Silver")
    assert isinstance(line.maker()(0), Tactician)
    assert line.name == "Province; Gold; Smithy if owned(Smith..."
    assert "Smithy" in line.cards()
    assert read_strategy("Province").sort == "menu"
    path = tmp_path / "plan.menu"
    path.write_text("buy:\n    Province\n    Silver\n")
    plan = read_strategy(str(path))
    assert plan.name == "plan"
    path.unlink()  # workers need the text alone
    assert isinstance(pickle.loads(pickle.dumps(plan)).maker()(0), Tactician)
    path.write_text("name: My plan\nbuy: Province; Gold; Silver\n")
    assert read_strategy(str(path)).name == "My plan"


def test_classes_of_modules_and_files() -> None:
    assert isinstance(read_strategy("bailiwick.bots:BigMoney").maker()(0), BigMoney)
    found = read_strategy(f"{HERE}:Estates")
    assert found.name == "Estates"
    assert type(pickle.loads(pickle.dumps(found)).maker()(0)).__name__ == "Estates"
    assert read_strategy(rigged.Idle).name == "Idle"


def test_other_packages_offer_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("Rich Uncle", "bailiwick.bots:BigMoney", strategies.GROUP)
    monkeypatch.setattr(strategies, "entry_points", lambda group: [entry])
    assert isinstance(read_strategy("rich uncle").maker()(0), BigMoney)
    with pytest.raises(BailiwickError, match="Did you mean Rich Uncle"):
        read_strategy("rich unkle")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("big mony", "Did you mean big money"),
        ("zzz", "There are bailiff"),
        ("", "A strategy is a name"),
        (None, "A strategy is a name"),
        ("Province; Glod", "column 11"),
        ("Province if coins >", "Line 1"),
        ("nowhere.menu", "cannot be read: No such file"),
        ("nowhere.py:Bot", "cannot be read: No such file"),
        ("nowhere.py", "Say which class"),
        ("no_such_module_here:Bot", "cannot be loaded"),
        ("bailiwick.bots:BigMonye", "Did you mean BigMoney"),
        ("bailiwick.sim:simulate", "makes no player"),
        ("bailiwick:FIRST_GAME", "must be a class or function"),
        ("builtins:dict", "which is no Agent"),
        (BigMoney(), "every game needs a new one"),
    ],
)  # fmt: skip
def test_one_clear_sentence_for_each_mistake(given: object, said: str) -> None:
    with pytest.raises(BailiwickError, match=said) as caught:
        read_strategy(given)
    assert "\n" not in str(caught.value)


def test_a_file_that_does_not_run(tmp_path: Path) -> None:
    for text in ("class Bot(", "1 / 0", "import no_such_module_here"):
        path = tmp_path / "bot.py"
        path.write_text(text)
        with pytest.raises(BailiwickError, match="cannot be run") as caught:
            read_strategy(f"{path}:Bot")
        assert "\n" not in str(caught.value)


def test_a_menu_file_that_is_wrong_is_named(tmp_path: Path) -> None:
    path = tmp_path / "plan.menu"
    path.write_text("Province\nGlod\n")
    with pytest.raises(BailiwickError, match=r"plan\.menu: Line 2"):
        read_strategy(str(path))
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BailiwickError, match="not a text file"):
        read_strategy(str(path))


def test_the_same_strategy_twice_has_two_names() -> None:
    assert [one.name for one in read_strategies(["random"] * 3)] == ["random", "random (2)", "random (3)"]


def test_cards_that_menus_name_are_in_the_kingdom() -> None:
    result = simulate(["Province; Gold; Witch; Silver", "double witch"], games=2)
    assert "Witch" in result.match.setup.kingdom
    assert len(result.match.setup.kingdom) == 10
    all_of_them = "; ".join(sorted([*rigged.KINGDOM, "Workshop", "Bandit"]))
    with pytest.raises(BailiwickError, match="name 12 Kingdom cards"):
        simulate([all_of_them, "random"], games=2)


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "mine.menu"
    path.write_text("name: Mine\nbuy: Gold\n", encoding="utf-8-sig")
    assert read_strategy(str(path)).name == "Mine"


@pytest.mark.parametrize(
    ("source", "said"),
    [("class A(", "SyntaxError: '\\(' was never closed"), ("1 / 0", "ZeroDivisionError"), ("exit(3)", "SystemExit: 3")],
)
def test_modules_and_files_that_cannot_be_run(
    source: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"broken_{len(source)}"
    path = tmp_path / f"{name}.py"
    path.write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    for given in (f"{name}:A", f"{path}:A"):
        with pytest.raises(BailiwickError, match=f"cannot be run: {said}"):
            read_strategy(given)


def test_names_fit_into_tables_and_files() -> None:
    odd = "name: one\x1b[2J\udcfftwo " + "x" * 200 + "\nbuy: Gold"
    found = read_strategies([odd, odd])
    assert found[0].name.startswith("one [2J two xxx")
    assert found[0].name.isprintable()
    assert len(found[0].name) == 40
    assert found[1].name == found[0].name + " (2)"

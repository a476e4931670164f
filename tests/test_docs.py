"""What the documents say runs, and nothing public is missing from them."""

from __future__ import annotations

import argparse
import doctest
import re
import shlex
from pathlib import Path

import pytest

import bailiwick
import bailiwick.lab
import bailiwick.sim
import bailiwick.sim.run
from bailiwick.cli import main, make_parser
from bailiwick.engine.decision import PURPOSES
from bailiwick.lab.scenario import Scenario
from tooling import tool

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("module", [bailiwick, bailiwick.lab, bailiwick.sim, bailiwick.sim.run])
def test_examples_in_modules_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]


def test_examples_in_the_readme_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 10
    assert result.failed == 0


def test_python_in_the_pages_is_python() -> None:
    for page in PAGES:
        for block in re.findall(r"```python\n(.*?)```", page.read_text(), re.S):
            if ">>>" not in block:
                compile(block, page.name, "exec")


def test_the_lab_page_is_true() -> None:
    text = (ROOT / "docs" / "lab.md").read_text()
    exec(re.findall(r"```python\n(.*?)```", text, re.S)[0], {})
    scenario = Scenario.load(re.findall(r"```toml\n(.*?)```", text, re.S)[0])
    assert scenario.run() == []


def test_the_page_of_rulings_is_up_to_date() -> None:
    module = tool("rulings_page")
    assert module.PAGE.read_text() == module.page(), "run: python tools/rulings_page.py"


def test_the_numbers_of_the_readme_are_true() -> None:
    module = tool("readme_numbers")
    text = module.README.read_text()
    assert module.BEGIN in text
    assert text == module.page(text), "run: python tools/readme_numbers.py"


def test_links_lead_somewhere() -> None:
    for page in PAGES:
        for target in re.findall(r"\]\(([^)#]+?)\)", page.read_text()):
            if not target.startswith("http"):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_every_purpose_of_a_decision_is_documented() -> None:
    text = (ROOT / "docs" / "decisions.md").read_text()
    for purpose in PURPOSES:
        assert f"`{purpose}`" in text, purpose


def test_every_option_of_simulations_is_documented() -> None:
    text = (ROOT / "docs" / "simulator.md").read_text()
    subcommands = next(a for a in make_parser()._actions if isinstance(a, argparse._SubParsersAction))
    for name in ("simulate", "tournament"):
        usage = subcommands.choices[name].format_help().split("wishes for")[0]
        for option in re.findall(r"(?m)^  (--[a-z]+)", usage):
            assert f"`{option}" in text, option
    for bot in bailiwick.sim.BOTS:
        assert f"`{bot}`" in text, bot


def test_every_command_and_option_of_play_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text()
    subcommands = next(a for a in make_parser()._actions if isinstance(a, argparse._SubParsersAction))
    for name, command in subcommands.choices.items():
        assert f"bailiwick {name}" in text, name
        if name == "play":
            for option in re.findall(r"--[a-z]+", command.format_help()):
                if option not in ("--help", "--name"):
                    assert option in text, option


def test_the_page_of_kingdoms_is_true(capsys: pytest.CaptureFixture[str]) -> None:
    text = (ROOT / "docs" / "kingdoms.md").read_text()
    exec(re.findall(r"```python\n(.*?)```", text, re.S)[0], {})
    wishes = next(a for a in make_parser()._actions if isinstance(a, argparse._SubParsersAction)).choices["kingdom"]
    for name, command in next(a for a in wishes._actions if isinstance(a, argparse._SubParsersAction)).choices.items():
        assert f"bailiwick kingdom {name}" in text, name
        for option in command.names():
            assert option == "--help" or option in text, option
    commands = re.findall(r"^bailiwick (kingdom .*)$", text + (ROOT / "README.md").read_text(), re.M)
    assert len(commands) > 7
    for line in commands:
        assert main(shlex.split(line)) == 0, line


def test_the_list_of_rooms_is_the_list_of_folders() -> None:
    rooms = tool("rooms")
    assert rooms.PAGE.read_text(encoding="utf-8") == rooms.page(), "run: python tools/rooms.py"
    named = {name.removesuffix(".py") for name in rooms.ORDER}
    packages = {path.parent.name for path in rooms.SOURCE.glob("*/__init__.py")}
    modules = {path.stem for path in rooms.SOURCE.glob("*.py")} - {"__init__", "__main__"}
    assert named == packages | modules


def test_the_folders_of_the_page_are_those_that_are_there() -> None:
    page = (ROOT / "docs" / "web.md").read_text()
    source = ROOT / "web" / "src"
    listed = page[page.index("| folder of `web/src`") : page.index("**What is true")]
    named = set(re.findall(r"`([\w.]+/?)`", listed))
    there = {f"{path.name}/" if path.is_dir() else path.name for path in source.iterdir()} - {"virtual.d.ts"}
    assert there - named == set()
    assert {name for name in named if name.endswith("/")} - there == set()


def test_the_guide_names_every_verb_that_several_expansions_use() -> None:
    guide = (ROOT / "docs/adding-a-card.md").read_text(encoding="utf-8")
    cards = ROOT / "src/bailiwick/cards"
    users: dict[str, set[str]] = {}
    for path in cards.rglob("*.py"):
        for verb in re.findall(r"\b(?:me|other)\.(\w+)\(", path.read_text(encoding="utf-8")):
            users.setdefault(verb, set()).add(path.relative_to(cards).parts[0])
    assert len(users) > 100
    assert [verb for verb, used in users.items() if len(used) > 1 and not re.search(rf"\b{verb}\b", guide)] == []

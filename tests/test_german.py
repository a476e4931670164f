"""What the server says by itself has German words, by its template: what cards offer, notes on set-up, what went wrong.

The client has them in web/src/words/de/sentences.json, `{}` standing for what is filled in. What is said of malformed
requests no person sees. Sentences that are made of parts are looked at in the tests of the client.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from bailiwick.kingdoms import Wishes, draw_kingdom
from bailiwick.kingdoms.describe import setup_notes
from bailiwick.kingdoms.sets import recommended_sets

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bailiwick"
GERMAN: dict[str, str] = json.loads((ROOT / "web/src/words/de/sentences.json").read_text())
ASKS = ("may", "choose", "either", "one_of", "may_spend_favors", "spend_any_favors", "may_pick_exactly")
# What cards give is read word by word.
GOT = r"\+\d+ (Card|Action|Buy|coin|Favor|Coffers|Villager|VP)s?( each)?"
BONUS = re.compile(rf"({GOT}|discard \d+)(, ({GOT}|discard \d+))*( at the start of your next turn)?|\+\{{\}} .*")
TOKENS = {"Favors", "Coffers", "Favor", "Embargo token"}  # which the page knows by itself


def _template(node: ast.expr) -> str | None:
    """A text, with `{}` for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    return None


def _calls(folder: Path) -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call):
                yield getattr(node.func, "attr", getattr(node.func, "id", "")), node


def _said(texts: set[str]) -> list[str]:
    """Those that have no German words."""
    return sorted(text for text in texts if text not in GERMAN and not BONUS.fullmatch(text))


def test_what_cards_offer() -> None:
    offered: set[str] = set()
    for name, call in _calls(SOURCE / "cards"):
        lists = [arg.elts if isinstance(arg, ast.List) else [arg] for arg in call.args] if name in ASKS else []
        told = [keyword.value for keyword in call.keywords if keyword.arg in ("outcome", "what")]
        offered |= {text for part in [*lists, told] for node in part if (text := _template(node)) is not None}
    assert len(offered) > 80
    assert _said(offered - TOKENS) == []


def test_what_went_wrong() -> None:
    refused: set[str] = set()
    for name, call in _calls(SOURCE / "server"):
        if name == "Refused" and _template(call.args[0]) != "malformed":
            text = _template(call.args[1])
            refused |= set() if text is None else {text}
    assert len(refused) > 40
    assert _said(refused) == []


def _matches(text: str) -> bool:
    patterns = ("(.+?)".join(map(re.escape, template.split("{}"))) for template in GERMAN)
    return any(re.fullmatch(pattern, text) for pattern in patterns)


def test_notes_on_set_up() -> None:
    setups = [one.setup(2) for one in recommended_sets() if one.playable]
    setups += [draw_kingdom(Wishes(), f"german {i}") for i in range(100)]
    notes = {note for setup in setups for note in setup_notes(setup)}
    assert len(notes) > 20
    about_cards = re.compile(r"[^:.]+: ")  # the text of a card, which is English
    assert sorted(note for note in notes if not _matches(note) and not about_cards.match(note)) == []


def test_stories_of_sets() -> None:
    stories = json.loads((ROOT / "web/src/words/de/stories.json").read_text())
    assert list(stories) == [one.title for one in recommended_sets() if one.story]
    assert all(stories.values())


def test_no_template_is_left_over_or_filled_wrongly() -> None:
    for english, german in GERMAN.items():
        places = re.findall(r"\{(\d)\}", german)
        assert all(int(place) < english.count("{}") for place in places), english
        assert ("{it}" in german) <= bool(re.search(r"\bit\b", english)), english

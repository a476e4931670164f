"""What the server says by itself has German words, by its template: what cards offer, notes on set-up, what went wrong.

The client has them in web/src/words/de/sentences.json, and those of what cannot be set up in refusals.json, `{}`
standing for what is filled in. What is said of malformed requests no person sees. Sentences that are made of parts are
looked at in the tests of the client.
"""

from __future__ import annotations

import ast
import itertools
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bailiwick.cards import all_kinds
from bailiwick.cards.registry import all_roles
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.kinds import type_names
from bailiwick.kingdoms import FIRST_GAME, Setup, Wishes, draw_kingdom, read_kingdom, read_wishes
from bailiwick.kingdoms.describe import setup_notes
from bailiwick.kingdoms.draw import _need
from bailiwick.kingdoms.sets import recommended_set, recommended_sets

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "bailiwick"
WORDS = ROOT / "web" / "src" / "words" / "de"
REFUSALS: dict[str, str] = json.loads((WORDS / "refusals.json").read_text())
GERMAN: dict[str, str] = json.loads((WORDS / "sentences.json").read_text()) | REFUSALS
# Outside of the kingdoms, where else a set-up is refused that a player may ask for.
REFUSING = ("cards/registry.py", "engine/game.py", "engine/piles.py")
END = re.compile(r"[.?]$")
ASKS = ("may", "choose", "either", "one_of", "may_spend_favors", "spend_any_favors", "may_pick_exactly")
# What cards give is read word by word.
GOT = r"\+\d+ (Card|Action|Buy|coin|Favor|Coffers|Villager|VP)s?( each)?"
BONUS = re.compile(rf"({GOT}|discard \d+)(, ({GOT}|discard \d+))*( at the start of your next turn)?|\+\{{\}} .*")
TOKENS = {"Favors", "Coffers", "Villagers", "Favor", "Embargo token"}  # which the page knows by itself


def _templates(node: ast.expr) -> list[str]:
    """The same, once for each of the words that one of two may stand at a place."""
    if not isinstance(node, ast.JoinedStr):
        return [text] if (text := _template(node)) is not None else []
    parts = []
    for part in node.values:
        choice = part.value if isinstance(part, ast.FormattedValue) else None
        if isinstance(part, ast.Constant):
            parts.append([str(part.value)])
        elif isinstance(choice, ast.IfExp) and (words := _templates(choice.body) + _templates(choice.orelse)):
            parts.append(words)
        else:
            parts.append(["{}"])
    return ["".join(words) for words in itertools.product(*parts)]


def _sentences(tree: ast.AST) -> Iterator[str]:
    """All sentences that stand in a module, without its docstrings. A hint that may follow is a sentence of its own."""
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    inside = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in ast.walk(node)}
    inside -= {id(node) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)}
    for node in ast.walk(tree):
        if not isinstance(node, (ast.Constant, ast.JoinedStr)) or id(node) in said | inside:
            continue
        for text in _templates(node):
            whole = re.sub(r"(?<=[.?])\{\}", "", text).strip()
            if " " in whole and END.search(whole):
                yield from re.split(r"(?<=[.?]) ", whole)


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
    for name, call in [*_calls(SOURCE / "cards"), *_calls(SOURCE / "engine")]:
        lists = [arg.elts if isinstance(arg, ast.List) else [arg] for arg in call.args] if name in ASKS else []
        told = [keyword.value for keyword in call.keywords if keyword.arg in ("outcome", "what", "other_price")]
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


def test_what_cannot_be_set_up() -> None:
    refused: set[str] = set()
    for path in sorted((SOURCE / "kingdoms").glob("*.py")):
        if path.name != "describe.py":  # its notes are looked at below
            refused |= set(_sentences(ast.parse(path.read_text())))
    for name in REFUSING:
        for node in ast.walk(ast.parse((SOURCE / name).read_text())):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                if getattr(node.exc.func, "id", "") in ("IllegalSetup", "UnknownCard"):
                    refused |= set(_sentences(node))
    assert len(refused) > 90
    assert _said(refused) == []
    parts = re.compile(r"[^.?]+")  # of sentences, such as what has a role
    assert sorted(text for text in REFUSALS if text not in refused and not parts.fullmatch(text)) == []


def test_what_roles_are_called_and_why_they_are_refused() -> None:
    said = {role.noun() for role in all_roles()} | {role.what_fits() for role in all_roles()}
    said |= {_need(role) for role in all_roles()} | {role.title for role in all_roles() if not role.borrowed}
    said |= {why for role in all_roles() for kind in all_kinds() if (why := role.refuses(kind))}
    assert len(said) > 30
    assert sorted(text for text in said if not _matches(text)) == []


def _line(*more: str, without: int = 0) -> str:
    return "; ".join([", ".join(FIRST_GAME[: 10 - without]), *more])


WRONG: list[Callable[[], object]] = [
    lambda: read_kingdom(_line(without=1)),
    lambda: read_kingdom(_line(without=1).replace("Cellar", "Celar, Moat")),
    lambda: read_kingdom(_line(without=1).replace("Cellar", "Qwxz, Moat")),
    lambda: read_kingdom(_line("bane Market")),
    lambda: read_kingdom(_line("bane Chapel")),
    lambda: read_kingdom(_line("ally Moat")),
    lambda: read_kingdom(_line("ally City-state")),
    lambda: read_kingdom(_line("landscapes City-state")),
    lambda: read_kingdom(_line("landscapes Obelisk", "obelisk Gold")),
    lambda: read_kingdom(_line("colonies yes")),
    lambda: read_kingdom(_line("nonsense")),
    lambda: read_kingdom(_line("piles Curse")),
    lambda: read_kingdom(_line("piles Colony 5")),
    lambda: read_kingdom("Young Witch, " + _line("bane Gold", without=1)),
    lambda: read_kingdom("Young Witch, " + _line("bane Moat", without=1)),
    lambda: read_kingdom("Young Witch, Plaza, Ferryman, " + _line("bane Chapel", "ferryman Chapel", without=3)),
    lambda: read_kingdom("Augurs, " + _line(without=1).replace("Cellar", "Herb Gatherer")),
    lambda: read_kingdom("Highway, Highway (1E), " + _line(without=2)),
    lambda: read_kingdom(_line(), players=1),
    lambda: read_kingdom(_line(), players=9),
    lambda: Setup(["Copper"]),
    lambda: Setup(["Training"]),
    lambda: Setup(["Madman"]),
    lambda: recommended_set("Frist Game"),
    lambda: recommended_set("First Game (1066)"),
    lambda: draw_kingdom(read_wishes(["Dominoin"])),
    lambda: draw_kingdom(read_wishes(["Dominion=3"])),
    lambda: draw_kingdom(read_wishes(["Dominion=6", "Seaside=7"])),
    lambda: draw_kingdom(read_wishes(["Guilds & Cornucopia=5"])),
    lambda: draw_kingdom(read_wishes(["Dominion"], require=["Gold"])),
    lambda: draw_kingdom(read_wishes(["Dominion"], require=["Wharf"])),
    lambda: draw_kingdom(read_wishes(require=["Moat"], ban=["Moat"])),
    lambda: draw_kingdom(read_wishes(ban=["Madman"])),
    lambda: draw_kingdom(read_wishes(require=["Herb Gatherer"])),
    lambda: draw_kingdom(read_wishes(require=["City-state", "Market Towns"])),
    lambda: draw_kingdom(read_wishes(edition="frist")),
    lambda: draw_kingdom(read_wishes(edition="first", require=["Merchant"])),
    lambda: draw_kingdom(read_wishes(edition="second", require=["Feast"])),
    lambda: draw_kingdom(read_wishes(require=["Merchant", "Feast"])),
    lambda: draw_kingdom(read_wishes(villages=11)),
    lambda: draw_kingdom(read_wishes(["Alchemy", "Dominion"], villages=9)),
    lambda: draw_kingdom(read_wishes(["Guilds", "Dominion"], villages=5, trashers=6)),
    lambda: draw_kingdom(read_wishes(attacks=0, require=["Witch", "Militia"])),
    lambda: draw_kingdom(read_wishes(["Dominion", "Seaside"], events=1)),
    lambda: draw_kingdom(read_wishes(events=2, landmarks=1)),
    lambda: draw_kingdom(read_wishes(landmarks=1, require=["Training", "Pilgrimage"])),
    lambda: draw_kingdom(read_wishes(["Dominion", "Seaside"], projects=2)),
    lambda: draw_kingdom(read_wishes(["Dominion", "Seaside"], ways=1)),
    lambda: draw_kingdom(read_wishes(projects=1, ways=1, landscapes=1)),
    lambda: draw_kingdom(read_wishes(projects=3)),
    lambda: draw_kingdom(read_wishes(ways=2)),
    lambda: draw_kingdom(read_wishes(curve="2:12")),
    lambda: draw_kingdom(read_wishes(curve="2-4:3, 3:4")),
    lambda: draw_kingdom(read_wishes(curve="2:6, 3:6")),
    lambda: draw_kingdom(read_wishes(curve="cheap")),
    lambda: draw_kingdom(read_wishes(["Dominion"], looters=True)),
]
# Words that no German sentence has.
ENGLISH = re.compile(r"\b(the|your|you|of|and|or|from|to|cards?|is|are|be|it|no|not|there|this|with|pile)\b")


def _in_german(text: str) -> str | None:
    """As the page says it (web/src/words/sentences.ts)."""
    for template in sorted(GERMAN, key=lambda template: -len(template.replace("{}", ""))):
        found = re.fullmatch("(.+?)".join(map(re.escape, template.split("{}"))), text)
        if found is not None:
            parts = [_filled(part) for part in found.groups()]
            return re.sub(r"\{(\d)\}", lambda place, parts=parts: parts[int(place[1])], GERMAN[template])
    return None


def _filled(text: str) -> str:
    if re.fullmatch(r"(['\"]).*\1", text):
        return "§"
    whole = _in_german(text)
    if whole is not None:
        return whole
    return " § ".join(_in_german(part) or part for part in re.split(r", | and | or without | or ", text))


@pytest.mark.parametrize("number", range(len(WRONG)))
def test_a_refusal_is_german_as_a_whole(number: int) -> None:
    with pytest.raises(IllegalSetup) as refused:
        WRONG[number]()
    text = str(refused.value)
    german = [_in_german(one) for one in re.split(r"(?<=[.?!]) ", text)]
    assert None not in german, text
    names = [kind.name for kind in all_kinds()] + [role.words for role in all_roles()]
    bare = " ".join(map(str, german))
    for name in sorted(names, key=len, reverse=True):
        bare = bare.replace(name, "§")
    assert not ENGLISH.search(bare), f"{text} {german}"


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


def test_types_of_cards() -> None:
    text = (WORDS / "cards.ts").read_text()
    named = set(re.findall(r"(\w+): \"", text[text.index("typeNames") :]))
    assert {name for kind in all_kinds() for name in type_names(kind.types)} - named == set()


def test_mats_and_tokens() -> None:
    things = json.loads((WORDS / "things.json").read_text())
    counted = {"VP", "debt", "Favor"}  # which the page has with their numbers
    declares = ("Mat", "TableMat", "Token", "PileToken")
    named = {_template(call.args[0]) for name, call in _calls(SOURCE / "cards") if name in declares} - counted
    assert len(named) > 15
    cards = {kind.name for kind in all_kinds()}  # whose names are known
    assert {name for name in named if name not in things and name not in cards} == set()
    assert set(things) - named == set()


def test_stories_of_sets() -> None:
    stories = json.loads((ROOT / "web/src/words/de/stories.json").read_text())
    assert list(stories) == [one.title for one in recommended_sets() if one.story]
    assert all(stories.values())


def test_no_template_is_left_over_or_filled_wrongly() -> None:
    for english, german in GERMAN.items():
        places = re.findall(r"\{(\d)\}", german)
        assert all(int(place) < english.count("{}") for place in places), english
        assert ("{it}" in german) <= bool(re.search(r"\bit\b", english)), english

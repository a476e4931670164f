"""What a screen of the terminal shows, and the words and colours that its parts share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from bailiwick.engine import declared, kinds
from bailiwick.engine.decision import Decision
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.view import View, owners_of
from bailiwick.terminal.choices import choices_of, pile_order

__all__ = [
    "PICKABLE", "QUIET", "Scene", "belongings", "counters", "flow", "grouped", "piles_of", "style_of", "tokens_on",
    "zones",
]  # fmt: skip

# The main type of a card and what is special about it, as two signs and a colour: the first that fits, counts.
MAIN = [
    (kinds.ACTION, "A", "default"), (kinds.TREASURE, "T", "yellow"), (kinds.VICTORY, "V", "green"),
    (kinds.CURSE, "C", "magenta"), (kinds.NIGHT, "N", "bright_black"),
]  # fmt: skip
SPECIAL = [
    (kinds.ATTACK, "!", "red"), (kinds.REACTION, "r", "bright_blue"), (kinds.DURATION, "d", "dark_orange"),
    (kinds.LIAISON, "l", "cyan"),
]  # fmt: skip
COUNTERS = {counter.attribute: name for name, counter in declared.COUNTERS.items()}
ALWAYS = ("actions", "buys", "coins")  # while a turn runs, even where there are none
PICKABLE = "bold bright_yellow"
QUIET = "bright_black"


@dataclass
class Scene:
    """What a screen shows."""

    view: View
    game: Game
    decision: Decision
    names: Sequence[str]
    seen: int = 0  # the log up to here was on the screen at the last question
    page: list[Text] = field(default_factory=list)  # what was asked for: help, a card, the log
    message: str = ""  # what was wrong with the last input

    def __post_init__(self) -> None:
        self.data: dict[str, Any] = self.view.data(self.decision)
        self.me: dict[str, Any] = self.data["players"][self.view.acting]  # or whom one decides for
        self.choices = choices_of(self.decision)


def style_of(kind: Kind) -> tuple[str, str]:
    """Two signs and a colour that tell the types of a card."""
    mains = [(sign, colour) for types, sign, colour in MAIN if kind.is_(types)]
    special = [(sign, colour) for types, sign, colour in SPECIAL if kind.is_(types)]
    signs = "".join(sign for sign, _ in mains + special)[:2]
    colour = (special + mains)[0][1] if mains + special else "default"
    return signs, colour


def piles_of(view: View) -> list[Pile]:
    """The piles in the order of the screen."""
    return sorted([pile for pile in view.piles if not pile.removed], key=pile_order)


def grouped(names: Iterable[str]) -> str:
    """Names with how many there are of each: "Copper x3, Estate"."""
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in Counter(names).items())


def counters(player: dict[str, Any], always: bool) -> list[tuple[str, str]]:
    """What is counted of a player, and the tokens before them; a token with two sides lies on one of them."""
    shown = [(label, player[name], name) for name, label in COUNTERS.items()]
    found = [(label, str(n)) for label, n, name in shown if n or (always and name in ALWAYS)]
    for name, n in player["tokens"].items():
        if declared.TOKENS[name].two_sided:
            found.append((name, "face up" if n else "face down"))
        elif n:
            found.append((name, str(n)))
    return found


def belongings(player: dict[str, Any]) -> list[str]:
    """The landscapes that are a player's own."""
    return [f"has {', '.join(player['landscapes'])}"] if player["landscapes"] else []


def zones(scene: Scene, player: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The places beside hand, deck and discard pile where a player's cards lie, and those that this seat sees there."""
    in_play = [
        f"{name} with {n} token{'s' if n > 1 else ''}" if n else name
        for name, n in zip(player["in_play"], player["tokens_in_play"], strict=True)
    ]
    found = [("in play", in_play), ("set aside", player["set_aside"]), ("revealed", player["revealed"])]
    for name, cards in player["mats"].items():
        found.append((f"{name} mat", cards + ["card"] * (player["mat_sizes"][name] - len(cards))))
    if player["seat"] != scene.view.acting:
        found.append(("hand shows", player.get("open_in_hand", [])))
    found.append(("deck shows", [_under(name, above) for above, name in player.get("open_in_deck", [])]))
    seen = [card.name for card in scene.view.places().get(f"face_down:{player['seat']}", [])]
    down = seen or player.get("open_face_down", [])
    found.append(("face down", down + ["card"] * (player["set_aside_face_down"] - len(down))))
    looked_at = player.get("looking_at", ["card"] * player["looking_size"])
    return [(place, cards) for place, cards in [*found, ("looking at", looked_at)] if cards]


def _under(name: str, above: int) -> str:
    """A card in a deck whose back tells what it is, and how deep it lies."""
    return f"{name} on top" if above == 0 else f"{name} under {above}"


def tokens_on(pile: Pile, names: Sequence[str], seat: int, nobodys: bool = True) -> list[str]:
    """The tokens on a pile, those of players with whose they are."""
    owners = owners_of(pile)
    counted = [(name, pile.count_of(declared.PILE_TOKENS[name])) for name in pile.tokens if name not in owners]
    found = [f"{n} {name}" for name, n in counted if n and nobodys]
    for name, seats in owners.items():
        whose = ["your" if owner == seat else f"{names[owner]}'s" for owner in seats]
        found += [f"{owner} {name}" for owner in whose]
    return found


def flow(label: str, items: Sequence[Text], width: int, gap: int = 3) -> list[Text]:
    """Items in as many lines as they need, indented under the label."""
    lines = [Text(label, style=QUIET)]
    empty = True
    for item in items:
        if not empty and lines[-1].cell_len + gap + item.cell_len > width:
            lines.append(Text(" " * len(label)))
            empty = True
        lines[-1].append("" if empty else " " * gap)
        lines[-1].append_text(item)
        empty = False
    return lines

"""The upper half of the screen: whose turn it is, the Supply, what else lies there, and the others.

On a small screen something must give way, and what is read least does so first: others' lines are no longer wrapped and
nobody's tokens only counted on their piles, then others' lines say the most important, then piles that cannot be picked
now and are not in the Supply become names. All of it is on a page of its own (?table).
"""

from __future__ import annotations

import re
import textwrap

from rich.text import Text

from bailiwick.cards import find
from bailiwick.cards.registry import role_named
from bailiwick.engine import declared
from bailiwick.engine.kinds import EVENT, PROJECT, PROPHECY
from bailiwick.engine.pile import Pile
from bailiwick.terminal.choices import PILE, Choice
from bailiwick.terminal.scene import (
    PICKABLE,
    QUIET,
    Scene,
    belongings,
    counters,
    flow,
    grouped,
    piles_of,
    style_of,
    tokens_on,
    zones,
)

__all__ = ["above", "whole_table"]

TILE = 26  # the width of a pile's tile where there is little room
# How much is said, from all to the least.
WHOLE, CUT, BRIEF, LEAST = range(4)
HELD = "\N{NO-BREAK SPACE}"
MORE = "  ... ?table shows all of it"


def above(scene: Scene, width: int, room: int, least: int) -> list[Text]:
    """As much as there is room for; `least` lines are to be left free if it can be done."""
    for amount in (WHOLE, CUT, BRIEF, LEAST):
        lines = [_heading(scene, width), *_said(scene, width, amount)]
        if len(lines) <= room - least:
            return lines
    if len(lines) <= room:
        return lines
    return [*lines[: room - 1], Text(MORE, style=QUIET)] if room > 1 else lines[: max(room, 0)]


def whole_table(scene: Scene, width: int) -> list[Text]:
    """Everything, whatever room there is."""
    return _said(scene, width, WHOLE)


def _said(scene: Scene, width: int, amount: int) -> list[Text]:
    return [*_supply(scene, width, amount), *_notes(scene, width, amount), *_others(scene, width, amount)]


def _heading(scene: Scene, width: int) -> Text:
    data, game = scene.data, scene.game
    who = data["turn"]
    turns = data["players"][who]["turns"]
    if who == scene.view.seat:
        phase = {"action": "your Action phase", "buy": "your Buy phase"}.get(data["phase"], "your turn")
    else:
        phase = f"the turn of {scene.names[who]}"
    control = data["controls"]
    if control is not None:
        mine = control["by"] == scene.view.seat
        phase += ", in which you decide" if mine else f" as {scene.names[control['by']]} decides"
    left = f" Turn {turns}: {phase}" + (" (extra turn)" if data["extra_turn"] else "")
    empty = data["empty_piles"]
    right = f"empty piles {empty} of {3 if len(game.players) < 5 else 4}   trash {len(data['trash'])}   ? help "
    return Text(left + right.rjust(width - len(left)), style="reverse")


# -- the piles --------------------------------------------------------------------------------------------------------


def _pickable(scene: Scene) -> dict[str, Choice]:
    return {choice.pile: choice for choice in scene.choices if choice.what == PILE}


def _shown(scene: Scene, amount: int) -> list[Pile]:
    """The piles that are shown as tiles."""
    pickable = _pickable(scene)
    return [pile for pile in piles_of(scene.view) if amount < LEAST or pile.supply or pile.name in pickable]


def _supply(scene: Scene, width: int, amount: int) -> list[Text]:
    """The piles as tiles: basic cards in the first column, the others sorted by cost beside them."""
    piles = _shown(scene, amount)
    basic = [pile for pile in piles if pile.supply and pile.kind.basic]
    others = [pile for pile in piles if pile not in basic]
    columns = max(1, width // TILE)
    tile = width // columns - (1 if columns > 1 else 0)
    numbers = _pickable(scene)
    rows = max(len(basic), -(-len(others) // max(1, columns - 1))) if columns > 1 else len(basic) + len(others)
    stacks = [basic] + [others[i : i + rows] for i in range(0, len(others), rows)]
    if columns == 1:
        stacks = [basic + others]
    elif len(stacks) == columns:  # of even height
        even = -(-len(others) // (columns - 1))
        stacks = [basic] + [others[i : i + even] for i in range(0, len(others), even)]
    lines = []
    for row in range(rows):
        line = Text()
        for stack in stacks:
            text = _tile(scene, stack[row], numbers.get(stack[row].name), tile) if row < len(stack) else Text()
            text.pad_right(tile + 1 - text.cell_len)
            line.append_text(text)
        line.rstrip()
        lines.append(line)
    return lines


def _tile(scene: Scene, pile: Pile, choice: Choice | None, width: int) -> Text:
    """A pile: its number if it can be picked, its top card, type, cost and how many are left."""
    kind = pile.top
    signs, style = style_of(kind)
    cost = scene.game.cost(kind).price()
    tokens = sum(pile.count_of(declared.PILE_TOKENS[name]) for name in pile.tokens)
    marks = ("+" if pile.is_mixed() else "") + (f"*{tokens}" if tokens else "")
    marks += "" if pile.supply else "~"
    name_room = width - 13 - len(marks) - max(0, len(cost) - 2)
    name = kind.name if len(kind.name) <= name_room else kind.name[: name_room - 1] + "."
    text = Text(f"{choice.number if choice else '':>2} ", style=PICKABLE)
    faded = pile.count == 0
    text.append(f"{name:<{name_room}}{marks}", style=QUIET if faded else f"bold {style}" if choice else style)
    text.append(f" {signs:<2} {cost:>2} x{pile.count:<2}", style=QUIET if faded else "default")
    return text


# -- what else lies there ---------------------------------------------------------------------------------------------


def _notes(scene: Scene, width: int, amount: int) -> list[Text]:
    """What lies beside the piles and on them: short notes share a line, long ones get several."""
    data = scene.data
    notes = []
    shown = {pile.name for pile in _shown(scene, amount)}
    left = [f"{pile.top.name} x{pile.count}" for pile in piles_of(scene.view) if pile.name not in shown]
    if left:
        notes.append("Not in the Supply: " + ", ".join(left))
    if data["landscapes"]:
        notes.append("Beside: " + ", ".join(_landscape(scene, name) for name in data["landscapes"]))
    for name, cards in data["mats"].items():
        notes.append(f"{name}: {grouped(cards + ['card'] * (data['mat_sizes'][name] - len(cards))) or 'empty'}")
    for name, stack in data["stacks"].items():
        aside = f"; set aside: {', '.join(stack['set_aside'])}" if stack["set_aside"] else ""
        notes.append(f"{name}: {stack['count']} face down, {len(stack['discarded'])} discarded{aside}")
    for role, names in data["aside"].items():
        notes.append(f"{role_named(role).title}: {', '.join(names)}")
    for pile in piles_of(scene.view):
        marks = ([role_named(pile.role).title] if pile.role else []) + list(pile.marks)
        marks += tokens_on(pile, scene.names, scene.view.seat, nobodys=amount == WHOLE)
        if marks:
            notes.append(f"{pile.name}: {', '.join(marks)}")
    lines: list[str] = []
    for note in notes:
        if lines and len(lines[-1]) + 3 + len(note) <= width:
            lines[-1] += f"   {note}"
        else:
            lines += _wrapped(note, width)
    return [Text(line) for line in lines]


def _wrapped(said: str, width: int) -> list[str]:
    """In lines that do not part a number from what is counted."""
    held = re.sub(r" (x?\d+)\b", f"{HELD}\\1", said)
    return [line.replace(HELD, " ") for line in textwrap.wrap(held, width, subsequent_indent="  ")]


def _landscape(scene: Scene, name: str) -> str:
    """A landscape with its price, if it is bought, and the tokens that lie on it."""
    there = [f"{n} {token}" for token, n in scene.data["landscape_tokens"].get(name, {}).items() if n]
    kind = find(name)
    said = f"{name} {kind.cost.price()}" if kind.is_(EVENT | PROJECT) else name
    if kind.is_(PROPHECY) and not there:
        there.append("has come")
    return f"{said} ({', '.join(there)})" if there else said


# -- the others -------------------------------------------------------------------------------------------------------


def _others(scene: Scene, width: int, amount: int) -> list[Text]:
    """What is public about the other players: a line each, or where it is brief as few as may be."""
    others = [player for player in scene.data["players"] if player["seat"] != scene.view.acting]
    lines: list[Text] = []
    items: list[Text] = []
    for player in others:
        own = player["seat"] == scene.view.seat
        name = "You" if own else scene.names[player["seat"]]
        counted = [f"{label} {n}" for label, n in counters(player, player["seat"] == scene.data["turn"])]
        counted += belongings(player)
        lying = zones(scene, player)
        if amount >= BRIEF:
            counted += [f"{place} {len(cards)}" for place, cards in lying]
            said = "  ".join([name, f"hand {player['hand_size']}", *counted])
            items.append(_named_line(said, name))
            continue
        top = f" ({player['discard_top']})" if player["discard_top"] else ""
        size = f"hand {player['hand_size']}  deck {player['deck_size']}  discard {player['discard_size']}{top}"
        hand = [f"hand: {grouped(player['hand'])}"] if own else []
        said = "  ".join([name, size, *counted, *hand, *(f"{place}: {grouped(cards)}" for place, cards in lying)])
        wrapped = _wrapped(said, width) if amount == WHOLE else [said]
        lines += [_named_line(line, name if i == 0 else "") for i, line in enumerate(wrapped)]
    return lines if amount < BRIEF else flow("", items, width)


def _named_line(said: str, name: str) -> Text:
    line = Text(said)
    line.stylize("bold", 0, len(name))
    return line

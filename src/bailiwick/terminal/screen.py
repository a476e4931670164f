"""The drawing of the table: lines of styled text that fit the terminal, whatever its size.

From the top: whose turn it is, the Supply, the others, what happened, and at the bottom, always in the same place, the
player's own cards and the question. Where the terminal is wide, what the cards of the kingdom do stands beside.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from typing import Any

from rich.console import Console
from rich.text import Text

from bailiwick.cards import find
from bailiwick.engine import kinds
from bailiwick.engine.decision import NAME
from bailiwick.engine.kinds import Cost, Kind
from bailiwick.terminal.above import above
from bailiwick.terminal.choices import PILE, Choice, card_order
from bailiwick.terminal.questions import question_line
from bailiwick.terminal.scene import PICKABLE, QUIET, Scene, belongings, counters, flow, piles_of, style_of, zones
from bailiwick.words.text import log_lines

__all__ = ["Scene", "card_lines", "draw"]

WIDE = 118  # from this width on, the texts of the kingdom stand beside the table
BESIDE = 56
SHORTEST_LOG = 2  # the line above it, and one of what happened
TOLD = re.compile(r" (with \d+ tokens?|under \d+|on top)$")  # what is said of a card behind its name
PIPED_LOG = 12  # where the screen has no end


def draw(console: Console, scene: Scene) -> None:
    """Draw the table. On a terminal the screen is cleared and filled, in one write so that nothing flickers."""
    width, height = console.size
    full = console.is_terminal
    beside = _kingdom_texts(scene, BESIDE, height - 2) if width >= WIDE else []
    room = width - BESIDE - 3 if beside else width
    lines = _table(console, scene, room, height - 1, full)
    with console:
        if full:
            console.clear()
        for i, line in enumerate(lines):
            line.truncate(room, overflow="ellipsis")
            if i < len(beside):
                line.pad_right(room - line.cell_len + 3)
                line.append_text(beside[i])
            console.print(line, no_wrap=True, crop=True)


def _table(console: Console, scene: Scene, width: int, height: int, full: bool) -> list[Text]:
    """The lines of the table without what stands beside it. On a terminal they fill it and no more: the question is
    always there, and what does not fit above it gives way."""
    bottom = _own_lines(scene, width) + _question_lines(console, scene, width)
    if not full:
        top = above(scene, width, sys.maxsize, 0)
        return top + (scene.page or _recent(scene, width, PIPED_LOG)) + bottom
    bottom = bottom[-height:]
    room = height - len(bottom)
    top = above(scene, width, room, SHORTEST_LOG)
    if len(scene.page) > room - len(top):  # what was asked for needs the room of the Supply
        top = []
    space = room - len(top)
    middle = scene.page[max(0, len(scene.page) - space) :] or _recent(scene, width, space)
    return top + middle + [Text() for _ in range(space - len(middle))] + bottom


# -- what happened ----------------------------------------------------------------------------------------------------


def _recent(scene: Scene, width: int, space: int) -> list[Text]:
    """The end of the log; what is new since the last question stands out. What Clean-up does is left out."""
    told = log_lines(_worth_telling(scene.view.log()), scene.names, scene.view.seat)
    fresh = len(log_lines(_worth_telling(scene.view.log(scene.seen)), scene.names, scene.view.seat))
    space -= 1  # for the line above
    if space < 1:
        return []
    lines = [Text(line, style="default" if len(told) - i <= fresh else QUIET) for i, line in enumerate(told)]
    if fresh > space:
        more = Text(f"  ... {fresh - space + 1} lines more: type log", style=QUIET)
        return [_rule("log", width), more, *lines[len(lines) - space + 1 :]]
    return [_rule("log", width), *lines[max(0, len(lines) - space) :]]


def _worth_telling(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the hands that Clean-up throws away and draws: they follow every turn."""
    return [e for e in entries if e["kind"] != "cleanup" and not (e["kind"] == "draw" and e["depth"] == 0)]


def _rule(title: str, width: int) -> Text:
    return Text(f"-- {title} ".ljust(width, "-"), style=QUIET)


# -- the bottom -------------------------------------------------------------------------------------------------------


def _own_lines(scene: Scene, width: int) -> list[Text]:
    me = scene.me
    who = f"{scene.names[me['seat']]}, for whom you decide" if scene.view.for_another else "You"
    top = f" ({me['discard_top']})" if me["discard_top"] else ""
    items = [Text(f"{label} ").append(n, style="bold") for label, n in counters(me, scene.view.my_turn)]
    items += [Text(said) for said in belongings(me)]
    items += [Text(f"deck {me['deck_size']}"), Text(f"discard {me['discard_size']}{top}")]
    items += [] if scene.view.for_another else [Text(f"points {scene.view.points}")]
    lines = flow(f"-- {who}  ", items, width, gap=2)
    lines[-1].append(" " + "-" * (width - lines[-1].cell_len - 1), style=QUIET)
    for place, cards in zones(scene, me):
        shown = [_named(find_kind(name), name, copies) for name, copies in Counter(cards).items()]
        lines += flow(f"{place[0].upper() + place[1:]:<9} ", shown, width)
    return lines + _hand(scene, width)


def find_kind(name: str) -> Kind | None:
    """The card of that name, whatever is told with it; None for a card that nobody sees."""
    return None if name == "card" else find(TOLD.sub("", name))


def _named(kind: Kind | None, name: str, copies: int, number: int = 0) -> Text:
    """A card with its number, if it can be picked, and its copies."""
    text = Text()
    if number:
        text.append(f"{number} ", style=PICKABLE)
    style = style_of(kind)[1] if kind is not None else "default"
    text.append(name, style=f"bold {style}" if number else style)
    if copies > 1:
        text.append(f" x{copies}")
    return text


def _hand(scene: Scene, width: int) -> list[Text]:
    """The hand, copies together, with numbers where cards can be picked."""
    hand = sorted((card.kind for card in scene.view.hand), key=card_order)
    numbers = {choice.name: choice.number for choice in _in_hand(scene)}
    items = [_named(find(n), n, c, numbers.get(n, 0)) for n, c in Counter(kind.name for kind in hand).items()]
    return flow(f"{'Hand':<9} ", items or [Text("empty", style=QUIET)], width)


def _in_hand(scene: Scene) -> list[Choice]:
    """The choices that are cards of the hand and show their number there."""
    hand, cards = scene.view.hand, scene.decision.cards
    if not all(card in hand for card in cards):
        return []
    return [choice for choice in scene.choices if choice.options[0] < len(cards)]


def _question_lines(console: Console, scene: Scene, width: int) -> list[Text]:
    """What else can be picked, what was wrong, and the question."""
    lines: list[Text] = []
    elsewhere = _in_hand(scene)
    listed = [choice for choice in scene.choices if choice not in elsewhere and choice.what != PILE]
    if listed and scene.decision.purpose != NAME:
        lines += flow(f"{'Choices':<9} ", [_choice(scene, choice) for choice in listed], width)
    if scene.message:
        lines += _wrapped(console, Text(scene.message, style="yellow"), width)
    asked = question_line(scene.decision, scene.names, _stall(scene))
    return lines + _wrapped(console, Text(asked, style="bold"), width)


def _stall(scene: Scene) -> list[str]:
    """Where the cards that are asked about lie, if that is on a mat that is nobody's."""
    where = {card: f"table:{name}" for name, mat in scene.game.mats.items() for card in mat}
    return [where[card] for card in scene.decision.cards if card in where]


def _choice(scene: Scene, choice: Choice) -> Text:
    first = choice.options[0]
    cards = scene.decision.cards
    kind = cards[first].kind if first < len(cards) else None
    return _named(kind, choice.name, len(choice.options), choice.number)


def _wrapped(console: Console, text: Text, width: int) -> list[Text]:
    return list(text.wrap(console, width))


# -- cards ------------------------------------------------------------------------------------------------------------


def card_lines(console: Console, kind: Kind, cost: Cost, width: int) -> list[Text]:
    """A card: facts and text."""
    style = style_of(kind)[1]
    head = Text(kind.name, style=f"bold {style}")
    bought = not kind.is_(kinds.LANDSCAPES) or kind.is_(kinds.EVENT | kinds.PROJECT)
    price = f"  {cost.price()}" if bought else ""
    head.append(f"{price}  {', '.join(kinds.type_names(kind.types))}", style="not bold default")
    lines = [head]
    for part in kind.text.split(" / "):
        for line in Text(part).wrap(console, width - 2):
            lines.append(Text("  ").append_text(line))
    return lines


def _kingdom_texts(scene: Scene, width: int, height: int) -> list[Text]:
    """What the cards of the kingdom do, as many as there is room for."""
    console = Console(width=width)
    lines = [Text("What the kingdom does", style="reverse")]
    piles = [pile for pile in piles_of(scene.view) if not pile.kind.basic]
    named = [pile.top for pile in piles] + [card.kind for card in scene.game.landscapes]
    for kind in named:
        card = card_lines(console, kind, scene.game.cost(kind), width)
        if len(lines) + len(card) > height:
            return [*lines, Text("?name shows the others", style=QUIET)]
        lines += card
    return lines

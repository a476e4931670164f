"""A kingdom drawn in the terminal: the piles sorted by cost, what else is on the table, what to do before the game."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from bailiwick.cards import find, is_known
from bailiwick.cards.registry import is_role, role_named
from bailiwick.cards.uses import ATTACKER, uses_in_pile
from bailiwick.engine.kinds import EVENT, LANDSCAPES, PROJECT, Kind
from bailiwick.engine.roles import ASIDE, BESIDE, IN_SUPPLY
from bailiwick.kingdoms import RecommendedSet, Setup, kingdom_line
from bailiwick.kingdoms.describe import by_cost, setup_notes
from bailiwick.terminal.scene import style_of

__all__ = ["kingdom_lines", "set_line", "set_lines"]

QUIET = "bright_black"
WIDEST = 110
NARROWEST = 50
OWN_CARDS = (IN_SUPPLY, BESIDE, ASIDE)  # roles whose cards are drawn with those of the kingdom; notes tell the rest


def kingdom_lines(console: Console, setup: Setup, title: str, command: str) -> list[Text]:
    """A kingdom that can be played, with the command that plays it."""
    extra = [name for key in setup.roles if role_named(key).place in OWN_CARDS for name in setup.holders(key)]
    lines = _piles(console, title, by_cost(setup.kingdom), by_cost(extra), list(map(find, setup.all_landscapes())))
    lines += [Text(f"- {note}") for note in setup_notes(setup)]
    return [*lines, Text(), Text(command, style="bold")]


def set_lines(console: Console, one: RecommendedSet) -> list[Text]:
    """A recommended set; where cards are missing, what there is of it and which they are."""
    title = f"{one.title}, from {one.book}: {', '.join(one.expansions)}"
    if one.playable:
        setup = one.setup()
        lines = kingdom_lines(console, setup, title, f'bailiwick play --set "{one.title}"')
        return [*lines, Text(kingdom_line(setup), style=QUIET)]
    here = [name for name in one.kingdom if is_known(name)]
    rest = [find(name) for name in one.cards() if name not in one.kingdom and is_known(name)]
    extra = [kind.name for kind in rest if not kind.is_(LANDSCAPES)]
    lines = _piles(console, title, by_cost(here), by_cost(extra), [kind for kind in rest if kind.is_(LANDSCAPES)])
    lines.append(Text(f"It cannot be played yet: it lacks {', '.join(one.missing())}.", style="yellow"))
    for key, value in one.roles.items():
        title = role_named(key).title if is_role(key) else key.replace("_", " ").capitalize()
        if isinstance(value, dict):
            lines += [Text(f"- {mark} is on the {pile} pile.") for mark, pile in value.items()]
        else:
            lines.append(Text(f"- {title}: {value if isinstance(value, str) else ', '.join(value)}."))
    if one.colonies:
        lines.append(Text("- Platinum and Colony are in the Supply."))
    return lines


def set_line(one: RecommendedSet, name_width: int, book_width: int) -> Text:
    """A recommended set as one line of a list."""
    missing = one.missing()
    line = Text(f"{one.title:<{name_width}}  ", style="bold")
    line.append(f"{one.book:<{book_width}}  ", style="not bold bright_black")
    state = f"lacks {', '.join(missing)}" if missing else "plays"
    return line.append(state, style="not bold default" if missing else "not bold green")


def _piles(
    console: Console, title: str, kingdom: Sequence[Kind], extra: Sequence[Kind], landscapes: Sequence[Kind]
) -> list[Text]:
    """The title and a block for each card."""
    lines = [Text(title, style="reverse")]
    names = [kind.name for kind in [*kingdom, *extra, *landscapes]]
    room = max([len(name) for name in names], default=0)
    for block in (kingdom, extra, landscapes):
        for kind in block:
            lines += _card(console, kind, room)
        if block:
            lines.append(Text())
    return lines


def _card(console: Console, kind: Kind, room: int) -> list[Text]:
    """Cost, name, types, what it is good for, and the text, wrapped beside its name."""
    signs, style = style_of(kind)
    cost = "" if kind.is_(LANDSCAPES & ~(EVENT | PROJECT)) else kind.cost.price()  # the others are not bought
    head = Text(f"{cost:<4} ")
    head.append(f"{kind.name:<{room}}", style=f"bold {style}")
    head.append(f" {signs:<2}  ")
    indent = head.cell_len
    width = max(min(console.width, WIDEST) - indent, NARROWEST)
    uses = [use for use in uses_in_pile(kind) if use != ATTACKER]
    text = Text(kind.text if not kind.split else f"{', '.join(kind.split)}. {kind.text}")
    note = "; ".join([kind.expansion, *uses])
    text.append(f"  [{note}]", style=QUIET)
    first, *rest = text.wrap(console, width)
    return [head.append_text(first), *(Text(" " * indent).append_text(line) for line in rest)]

"""The drawing of the table: lines of styled text that fit the terminal, whatever its size.

From the top: whose turn it is, the Supply, the others, what happened, and at the bottom, always in the same place, the
player's own cards and the question. Where the terminal is wide, what the cards of the kingdom do stands beside.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console
from rich.text import Text

from bailiwick.cards import find
from bailiwick.cards.registry import role_named
from bailiwick.engine import declared, kinds
from bailiwick.engine.decision import NAME, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import EVENT, PROJECT, Cost, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.view import View
from bailiwick.terminal.choices import PILE, Choice, card_order, choices_of, pile_order
from bailiwick.terminal.questions import question_line
from bailiwick.words.text import log_lines

__all__ = ["Scene", "card_lines", "draw", "style_of"]

TILE = 26  # the width of a pile's tile where there is little room
WIDE = 118  # from this width on, the texts of the kingdom stand beside the table
BESIDE = 56
SHORTEST_LOG = 2
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
ALWAYS = ("actions", "buys", "coins")
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
    """The lines of the table without what stands beside it."""
    bottom = _own_lines(scene, width) + _question_lines(console, scene, width)
    top = [_heading(scene, width), *_supply(scene, width), *_others(scene)]
    space = max(height - len(top) - len(bottom), SHORTEST_LOG)
    if len(scene.page) > space:  # what was asked for needs the room of the Supply
        top = []
        middle = scene.page[-max(height - len(bottom), SHORTEST_LOG) :]
    elif scene.page:
        middle = scene.page
    else:
        middle = _recent(scene, width, space if full else 12)
    padding = height - len(top) - len(middle) - len(bottom) if full else 0
    return top + middle + [Text() for _ in range(padding)] + bottom


# -- the top ----------------------------------------------------------------------------------------------------------


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


def _supply(scene: Scene, width: int) -> list[Text]:
    """The piles as tiles: basic cards in the first column, the others sorted by cost beside them."""
    piles = piles_of(scene.view)
    basic = [pile for pile in piles if pile.supply and pile.kind.basic]
    others = [pile for pile in piles if pile not in basic]
    columns = max(1, width // TILE)
    tile = width // columns - (1 if columns > 1 else 0)
    numbers = {choice.pile: choice for choice in scene.choices if choice.what == PILE}
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
    if scene.data["landscapes"]:
        lines.append(Text("Beside: " + ", ".join(_landscape(scene, name) for name in scene.data["landscapes"])))
    for name, cards in scene.data["mats"].items():
        there = cards + ["card"] * (scene.data["mat_sizes"][name] - len(cards))
        lines.append(Text(f"{name}: {grouped(there) or 'empty'}"))
    for name, stack in scene.data["stacks"].items():
        aside = f"; set aside: {', '.join(stack['set_aside'])}" if stack["set_aside"] else ""
        lines.append(Text(f"{name}: {stack['count']} face down, {len(stack['discarded'])} discarded{aside}"))
    for role, names in scene.data["aside"].items():
        lines.append(Text(f"{role_named(role).title}: {', '.join(names)}"))
    special = [(pile, ([role_named(pile.role).title] if pile.role else []) + list(pile.marks)) for pile in piles]
    if any(marks for _, marks in special):
        lines.append(Text("; ".join(f"{pile.name}: {', '.join(marks)}" for pile, marks in special if marks)))
    return lines


def piles_of(view: View) -> list[Pile]:
    """The piles in the order of the screen."""
    return sorted([pile for pile in view.piles if not pile.removed], key=pile_order)


def _landscape(scene: Scene, name: str) -> str:
    """A landscape with its price, if it is bought, and the tokens that lie on it."""
    there = [f"{n} {token}" for token, n in scene.data["landscape_tokens"].get(name, {}).items() if n]
    kind = find(name)
    said = f"{name} {kind.cost.price()}" if kind.is_(EVENT | PROJECT) else name
    return f"{said} ({', '.join(there)})" if there else said


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


def style_of(kind: Kind) -> tuple[str, str]:
    """Two signs and a colour that tell the types of a card."""
    mains = [(sign, colour) for types, sign, colour in MAIN if kind.is_(types)]
    special = [(sign, colour) for types, sign, colour in SPECIAL if kind.is_(types)]
    signs = "".join(sign for sign, _ in mains + special)[:2]
    colour = (special + mains)[0][1] if mains + special else "default"
    return signs, colour


def _others(scene: Scene) -> list[Text]:
    """What is public about the other players, one line each."""
    lines = []
    for player in scene.data["players"]:
        if player["seat"] == scene.view.acting:
            continue
        own = player["seat"] == scene.view.seat
        line = Text("You" if own else scene.names[player["seat"]], style="bold")
        top = f" ({player['discard_top']})" if player["discard_top"] else ""
        line.append(
            f"  hand {player['hand_size']}  deck {player['deck_size']}  discard {player['discard_size']}{top}",
            style="not bold",
        )
        running = player["seat"] == scene.data["turn"]
        shown = [name for name in COUNTERS if player[name] and (running or name not in ALWAYS)]
        extra = [f"{COUNTERS[name]} {player[name]}" for name in shown]
        extra += [f"{name} {n}" for name, n in player["tokens"].items() if n]
        extra += [f"hand: {grouped(player['hand'])}"] if own else []
        extra += [f"{name}: {grouped(cards)}" for name, cards in _zones(player) if cards]
        line.append("".join(f"  {item}" for item in extra), style="not bold")
        lines.append(line)
    return lines


def _zones(player: dict[str, Any]) -> list[tuple[str, list[str]]]:
    """The places beside hand, deck and discard pile where cards may lie."""
    in_play = [
        f"{name} with {n} token{'s' if n > 1 else ''}" if n else name
        for name, n in zip(player["in_play"], player["tokens_in_play"], strict=True)
    ]
    zones = [("in play", in_play), ("set aside", player["set_aside"]), ("revealed", player["revealed"])]
    for name, cards in player["mats"].items():
        zones.append((f"{name} mat", cards + ["card"] * (player["mat_sizes"][name] - len(cards))))
    if player["set_aside_face_down"]:
        zones.append(("face down", ["card"] * player["set_aside_face_down"]))
    return [*zones, ("looking at", player.get("looking_at", []))]


def grouped(names: Iterable[str]) -> str:
    """Names with how many there are of each: "Copper x3, Estate"."""
    return ", ".join(name if n == 1 else f"{name} x{n}" for name, n in Counter(names).items())


def _recent(scene: Scene, width: int, space: int) -> list[Text]:
    """The end of the log; what is new since the last question stands out. What Clean-up does is left out."""
    told = log_lines(_worth_telling(scene.view.log()), scene.names, scene.view.seat)
    fresh = len(log_lines(_worth_telling(scene.view.log(scene.seen)), scene.names, scene.view.seat))
    space -= 1  # for the line above
    lines = [Text(line, style="default" if len(told) - i <= fresh else QUIET) for i, line in enumerate(told)]
    if fresh > space:
        more = Text(f"  ... {fresh - space + 1} lines more: type log", style=QUIET)
        return [_rule("log", width), more, *lines[len(lines) - space + 1 :]]
    return [_rule("log", width), *lines[max(0, len(lines) - space) :]] if space else []


def _worth_telling(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without the hands that Clean-up throws away and draws: they follow every turn."""
    return [e for e in entries if e["kind"] != "cleanup" and not (e["kind"] == "draw" and e["depth"] == 0)]


def _rule(title: str, width: int) -> Text:
    return Text(f"-- {title} ".ljust(width, "-"), style=QUIET)


# -- the bottom -------------------------------------------------------------------------------------------------------


def _own_lines(scene: Scene, width: int) -> list[Text]:
    me = scene.me
    who = f"{scene.names[me['seat']]}, for whom you decide" if scene.view.for_another else "You"
    bar = Text(f"-- {who} ", style=QUIET)
    for name, label in COUNTERS.items():
        if me[name] or (name in ALWAYS and scene.view.my_turn):
            bar.append(f" {label} ", style="default")
            bar.append(f"{me[name]} ", style="bold")
    for name, n in me["tokens"].items():
        if n:
            bar.append(f" {name} ", style="default")
            bar.append(f"{n} ", style="bold")
    top = f" ({me['discard_top']})" if me["discard_top"] else ""
    piles = f" deck {me['deck_size']}  discard {me['discard_size']}{top} "
    piles += "" if scene.view.for_another else f" points {scene.view.points} "
    bar.append(piles, style="default")
    bar.append("-" * (width - bar.cell_len))
    lines = [bar]
    for place, cards in _zones(me):
        if cards:
            items = [_named(find_kind(name), name, copies) for name, copies in Counter(cards).items()]
            lines += _flow(f"{place.capitalize():<9} ", items, width)
    return lines + _hand(scene, width)


def find_kind(name: str) -> Kind | None:
    """The card of that name; None for a card that nobody sees."""
    return None if name == "card" else find(name)


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
    return _flow(f"{'Hand':<9} ", items or [Text("empty", style=QUIET)], width)


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
        lines += _flow(f"{'Choices':<9} ", [_choice(scene, choice) for choice in listed], width)
    if scene.message:
        lines += _wrapped(console, Text(scene.message, style="yellow"), width)
    return lines + _wrapped(console, Text(question_line(scene.decision, scene.names), style="bold"), width)


def _choice(scene: Scene, choice: Choice) -> Text:
    first = choice.options[0]
    cards = scene.decision.cards
    kind = cards[first].kind if first < len(cards) else None
    return _named(kind, choice.name, len(choice.options), choice.number)


def _wrapped(console: Console, text: Text, width: int) -> list[Text]:
    return list(text.wrap(console, width))


def _flow(label: str, items: Sequence[Text], width: int) -> list[Text]:
    """Items in as many lines as they need, indented under the label."""
    lines = [Text(label, style=QUIET)]
    empty = True
    for item in items:
        if not empty and lines[-1].cell_len + 2 + item.cell_len > width:
            lines.append(Text(" " * len(label)))
            empty = True
        lines[-1].append("" if empty else "   ")
        lines[-1].append_text(item)
        empty = False
    return lines


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

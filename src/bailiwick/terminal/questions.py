"""What a question asks, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.terminal.choices import is_yes_or_no
from bailiwick.text import a_card

__all__ = ["question_line"]

# What is done with what is picked; the second place is for whose deck or hand it is.
USES = {
    ask.PLAY: "play {}",
    ask.DISCARD: "discard {}",
    ask.TRASH: "trash {}",
    ask.GAIN: "gain {}",
    ask.TOPDECK: "put {} onto {} deck",
    ask.BOTTOM: "put {} under {} deck",
    ask.TO_HAND: "take {} into {} hand",
    ask.SET_ASIDE: "set {} aside",
    ask.REVEAL: "reveal {}",
    ask.REACT: "react with {}",
    ask.KEEP: "keep {}",
    ask.RETURN: "return {}",
    ask.PASS: "pass {}",
    ask.SPEND: "spend {}",
    ask.TOKEN: "put the token onto {}",
    ask.ROTATE: "rotate {}",
}


def question_line(decision: Decision, names: Sequence[str]) -> str:
    """The question of the player's own seat in plain words, with what Enter does."""
    if decision.purpose == ask.PLAY_ACTION:
        return "Play an Action, or Enter for the Buy phase."
    if decision.purpose == ask.BUY:
        return _buy_line(decision)
    cause = f"{decision.cause.name}: " if decision.cause is not None else ""
    asked = _asked(decision, names)
    return cause + (asked if cause else asked[0].upper() + asked[1:])


def _buy_line(decision: Decision) -> str:
    ways = ["play Treasures (a = all)"] if decision.cards else []
    if decision.piles:
        ways.append("buy a card")
    ways += [_lower(label) for label in decision.labels]
    said = ", ".join([*ways, "or Enter to end the turn."])
    return said[0].upper() + said[1:]


def _asked(decision: Decision, names: Sequence[str]) -> str:
    purpose = decision.purpose
    if decision.shape == ask.NUMBER:
        return _number_line(decision)
    if decision.shape == ask.ORDER:
        return f"in which order{_about(decision, names)}? From the top down; Enter keeps this order."
    if purpose == ask.MAY:
        return f"{_lower(decision.labels[0])}{_about(decision, names)}? y or n (Enter = no)."
    if purpose == ask.NAME:
        return "name a card, any card: type its name."
    if purpose == ask.FIRST:
        return "several things happen at once. Which one first?"
    if purpose == ask.CHOOSE:
        return _choose_line(decision, names)
    return _pick_line(decision, names)


def _number_line(decision: Decision) -> str:
    low, high = decision.minimum, decision.maximum
    enter = " (Enter = 0)" if low == 0 else ""
    if decision.purpose == ask.OVERPAY:
        return f"pay how much more than it costs, {low} to {high} coins?{enter}"
    if decision.purpose == ask.PLACE:
        return f"how many cards down in the deck, {low} to {high}? (Enter = on top)"
    what = "spend how many" if decision.purpose == ask.SPEND else "how many"
    return f"{what}, {low} to {high}?{enter}"


def _choose_line(decision: Decision, names: Sequence[str]) -> str:
    low, high = decision.minimum, decision.maximum
    count = {1: "one", 2: "two", 3: "three", 4: "four"}
    many = count.get(low, str(low)) if low == high else f"{low} to {high}"
    enter = ", or Enter for none" if low == 0 else ""
    return f"choose {many}{_about(decision, names)}{enter}."


def _pick_line(decision: Decision, names: Sequence[str]) -> str:
    own = decision.subject == decision.seat
    owner = "" if own else f" of {names[decision.subject]}"
    use = USES.get(decision.purpose, "pick {}")
    said = use.format(_what(decision) + owner, "your" if own else "that") + _about(decision, names)
    if is_yes_or_no(decision):
        return f"{said}? y or n (Enter = no)."
    return f"{said}, or Enter for none." if decision.minimum == 0 else f"{said}."


def _what(decision: Decision) -> str:
    """How many of what is to be picked."""
    low, high, size = decision.minimum, decision.maximum, decision.size()
    if is_yes_or_no(decision) and decision.cards:
        return a_card(decision.cards[0].name)
    thing = "pile" if decision.purpose in (ask.ROTATE, ask.TOKEN) else "card"
    if decision.shape == ask.ALL_OR_NONE:
        return f"{high} {thing}{'' if high == 1 else 's'}"
    if high == 1:
        return f"a {thing}"
    if low == high:
        return f"{high} {thing}s"
    if low == 0:
        return f"any number of {thing}s" if high >= size else f"up to {high} {thing}s"
    return f"{low} to {high} {thing}s"


def _about(decision: Decision, names: Sequence[str]) -> str:
    """The card in question, where it is not among the options, and whose it is."""
    if decision.about is None or decision.about is decision.cause:
        return ""
    whose = "your" if decision.subject == decision.seat else f"{names[decision.subject]}'s"
    return f" for {whose} {decision.about.name}"


def _lower(label: str) -> str:
    return label[0].lower() + label[1:]

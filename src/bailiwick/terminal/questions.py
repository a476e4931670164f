"""What a question asks, in a sentence that says what to type."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.words.questions import PLAYS, is_yes_or_no, lower, question_in_words, question_mark

__all__ = ["question_line"]


def question_line(decision: Decision, names: Sequence[str], places: Sequence[str] = ()) -> str:
    """The question of the player's own seat in plain words, with what Enter does; `places` are those of cards for
    sale."""
    if decision.of_turn:
        return _turn_line(decision)
    cause = f"{decision.cause.name}: " if decision.cause is not None else ""
    asked = question_in_words(decision, names, places) + _how(decision)
    return cause + (asked if cause else asked[0].upper() + asked[1:])


def _turn_line(decision: Decision) -> str:
    """The moves of the turn, and where Enter leads."""
    ways = [PLAYS[decision.purpose] + (" (a = all)" if decision.purpose == ask.BUY else "")] if decision.cards else []
    if decision.piles:
        ways.append("buy a card")
    ways += [lower(label) for label in decision.labels]
    end = "Enter to end the turn."
    if decision.purpose == ask.PLAY_ACTION:
        end = "Enter for the Buy phase."
    elif decision.night_follows:
        end = "Enter for the Night phase."
    said = ", ".join([*ways, f"or {end}"]) if ways else end
    return said[0].upper() + said[1:]


def _how(decision: Decision) -> str:
    """The end of the sentence: what can be typed."""
    purpose = decision.purpose
    if purpose == ask.PLACE:
        return "? (Enter = on top)"
    if decision.shape == ask.NUMBER:
        return "?" + (" (Enter = 0)" if decision.minimum == 0 else "")
    if decision.shape == ask.ORDER:
        return "? From the top down; Enter keeps this order."
    if purpose == ask.NAME:
        return ": type its name."
    if purpose == ask.FIRST:
        return "?"
    if purpose == ask.MAY or is_yes_or_no(decision):
        return "? y or n (Enter = no)."
    if decision.minimum == 0:
        return ", or Enter for none."
    return "?" if question_mark(decision) else "."

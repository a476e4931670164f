"""What a question asks, in plain words. Shared by everything that asks people."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.words.text import a_card

__all__ = ["is_yes_or_no", "main_answer", "question_in_words"]

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
# The turn's own questions: what is done with the cards, and where nothing leads.
PLAYS = {ask.PLAY_ACTION: "play an Action", ask.BUY: "play Treasures", ask.PLAY_NIGHT: "play a Night card"}
ENDS = {ask.PLAY_ACTION: "To the Buy phase", ask.BUY: "End turn", ask.PLAY_NIGHT: "End turn"}


def is_yes_or_no(decision: Decision) -> bool:
    """Whether a card asks only if something is done or not."""
    picks_one = decision.shape == ask.PICK and decision.minimum == 0 and decision.maximum == 1
    return picks_one and not decision.of_turn and len(set(decision.options)) == 1


def question_in_words(decision: Decision, names: Sequence[str]) -> str:
    """What is asked, without the card that asks and without a mark at its end: "discard 2 cards"."""
    purpose = decision.purpose
    if decision.of_turn:
        return _moves_in_words(decision)
    if decision.shape == ask.NUMBER:
        low, high = decision.minimum, decision.maximum
        if purpose == ask.OVERPAY:
            return f"pay how much more than it costs, {low} to {high} coins"
        if purpose == ask.PAY:
            return f"pay how much debt, {low} to {high}"
        if purpose == ask.BID:
            return f"bid how much, {low} to {high}"
        if purpose == ask.PLACE:
            return f"how many cards down in the deck, {low} to {high}"
        return f"{'spend ' if purpose == ask.SPEND else ''}how many, {low} to {high}"
    if decision.shape == ask.ORDER:
        return f"in which order{about(decision, names)}"
    if purpose == ask.MAY:
        return f"{lower(decision.labels[0])}{about(decision, names)}"
    if purpose == ask.WAY:
        return f"follow a Way in place of what it says{about(decision, names)}"
    if purpose == ask.NAME:
        return "name a card, any card"
    if purpose == ask.FIRST:
        return "several things happen at once. Which one first"
    if purpose == ask.CHOOSE:
        return _choose(decision, names)
    return _pick(decision, names)


def main_answer(decision: Decision) -> tuple[str, list[int]] | None:
    """What can be done without picking anything, and how a button for it is labelled; None where something must be
    picked."""
    if decision.of_turn:
        return ("To the Night phase" if decision.night_follows else ENDS[decision.purpose]), []
    if decision.shape == ask.NUMBER:
        return ("On top" if decision.purpose == ask.PLACE else "0", [0]) if decision.minimum == 0 else None
    if decision.shape == ask.ORDER:
        return "Keep this order", list(range(decision.size()))
    if decision.minimum > 0:
        return None
    return ("No" if is_yes_or_no(decision) else "None"), []


def _moves_in_words(decision: Decision) -> str:
    """The moves of the turn: each sort once."""
    ways = [PLAYS[decision.purpose]] if decision.cards else []
    ways += ["buy a card"] if decision.piles else []
    landscapes = [move for move in decision.moves if move.what == ask.BUY_LANDSCAPE]
    debts = [move for move in decision.moves if move.what == ask.PAY_DEBT]
    for move in decision.moves:
        if move.what == ask.PAY_DEBT and len(debts) > 1:
            ways += ["pay debt"] if move is debts[0] else []
        elif move.what != ask.BUY_LANDSCAPE or len(landscapes) == 1:
            ways.append(lower(move.label))
    ways += ["buy a landscape"] if len(landscapes) > 1 else []
    return ", ".join(ways[:-1]) + (" or " if len(ways) > 1 else "") + ways[-1] if ways else "go on"


def _choose(decision: Decision, names: Sequence[str]) -> str:
    low, high = decision.minimum, decision.maximum
    count = {1: "one", 2: "two", 3: "three", 4: "four"}
    many = count.get(low, str(low)) if low == high else f"{low} to {high}"
    return f"choose {many}{about(decision, names)}"


def _pick(decision: Decision, names: Sequence[str]) -> str:
    own = decision.subject == decision.seat
    owner = "" if own else f" of {names[decision.subject]}"
    use = USES.get(decision.purpose, "pick {}")
    return use.format(_what(decision) + owner, "your" if own else "that") + about(decision, names)


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


def about(decision: Decision, names: Sequence[str]) -> str:
    """The card in question, where it is not among the options, and whose it is."""
    if decision.about is None or decision.about is decision.cause:
        return ""
    whose = "your" if decision.subject == decision.seat else f"{names[decision.subject]}'s"
    return f" for {whose} {decision.about.name}"


def lower(label: str) -> str:
    """A label in the middle of a sentence."""
    return label[0].lower() + label[1:]

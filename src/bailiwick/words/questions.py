"""What a question asks, in plain words. Shared by everything that asks people."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.words.text import a_card

__all__ = ["is_yes_or_no", "likely_answer", "main_answer", "question_in_words"]

# What is done with what is picked; the second place is for whose deck or hand it is.
USES = {
    ask.PLAY: "play {}",
    ask.DISCARD: "discard {}",
    ask.TRASH: "trash {}",
    ask.GAIN: "gain {}",
    ask.TOPDECK: "put {} onto {} deck",
    ask.BOTTOM: "put {} under {} deck",
    ask.SHUFFLE: "shuffle {} into {} deck",
    ask.TO_HAND: "take {} into {} hand",
    ask.SET_ASIDE: "set {} aside",
    ask.REVEAL: "reveal {}",
    ask.REACT: "react with {}",
    ask.KEEP: "keep {} in {} hand",
    ask.RETURN: "return {}",
    ask.PASS: "pass {}",
    ask.SPEND: "spend {}",
    ask.TOKEN: "put the token onto {}",
    ask.ROTATE: "rotate {}",
}
CALL = "call {}"  # a card that lies on a mat, in place of reacting with one from the hand
# What picking nothing is called.
NOTHING = {
    ask.PLAY: "Play nothing",
    ask.DISCARD: "Discard nothing",
    ask.TRASH: "Trash nothing",
    ask.GAIN: "Gain nothing",
    ask.TO_HAND: "Take nothing",
    ask.SET_ASIDE: "Set nothing aside",
    ask.REVEAL: "Reveal nothing",
    ask.RETURN: "Return nothing",
    ask.ROTATE: "Rotate nothing",
}
# Where cards lie that are to be picked, by the first part of the place's name; the second place is for whose they are.
LIE = {
    "hand": "from {} hand",
    "discard": "from {} discard pile",
    "deck": "from {} deck",
    "in_play": "in play",
    "set_aside": "that is set aside",
    "revealed": "of these",
    "looking": "of these",
    "trash": "from the trash",
}
# What is nearly always wanted where it is offered: nothing is given up for it.
WANTED = (ask.GAIN, ask.TO_HAND, ask.PLAY, ask.REVEAL)
WANTED_WORDS = ("take", "gain", "get", "draw", "play", "show", "reveal", "+")
# The turn's own questions: what is done with the cards, and where nothing leads.
PLAYS = {ask.PLAY_ACTION: "play an Action", ask.BUY: "play Treasures", ask.PLAY_NIGHT: "play a Night card"}
ENDS = {ask.PLAY_ACTION: "To the Buy phase", ask.BUY: "End turn", ask.PLAY_NIGHT: "End turn"}


def is_yes_or_no(decision: Decision) -> bool:
    """Whether a card asks only if something is done or not."""
    picks_one = decision.shape == ask.PICK and decision.minimum == 0 and decision.maximum == 1
    return picks_one and not decision.of_turn and len(set(decision.options)) == 1


def question_in_words(decision: Decision, names: Sequence[str], places: Sequence[str] = ()) -> str:
    """What is asked, without the card that asks and without a mark at its end: "discard 2 cards from your hand", where
    it is known at which places the cards lie."""
    purpose = decision.purpose
    if decision.of_turn:
        return _moves_in_words(decision)
    if decision.shape == ask.NUMBER:
        low, high = decision.minimum, decision.maximum
        if purpose == ask.OVERPAY:
            return f"pay how much more than it costs, {low} to {high} coins"
        if purpose == ask.OVERPAY_POTIONS:
            return f"pay how many Potions more than it costs, {low} to {high}"
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
    return _pick(decision, names, places)


def is_call(decision: Decision, places: Sequence[str]) -> bool:
    """Whether cards are called from a mat: answers are otherwise given by cards in the hand."""
    return decision.purpose == ask.REACT and all(place.startswith("mat:") for place in places) and len(places) > 0


def likely_answer(decision: Decision, places: Sequence[str] = ()) -> list[int] | None:
    """The answer that most people give to an offer that can be taken or left: to take it, where nothing is given up for
    it. None where nobody can tell."""
    if not is_yes_or_no(decision) or is_call(decision, places):
        return None
    if decision.purpose == ask.MAY:
        return [0] if lower(decision.labels[0]).startswith(WANTED_WORDS) else None
    return [0] if decision.purpose in (*WANTED, ask.REACT) else None


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
    return NOTHING.get(decision.purpose, "No" if is_yes_or_no(decision) else "None"), []


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


def _pick(decision: Decision, names: Sequence[str], places: Sequence[str]) -> str:
    own = decision.subject == decision.seat
    use = CALL if is_call(decision, places) else USES.get(decision.purpose, "pick {}")
    what = _what(decision) + _whence(decision, names, places)
    return use.format(what, "your" if own else "that") + about(decision, names)


def _whence(decision: Decision, names: Sequence[str], places: Sequence[str]) -> str:
    """Where the cards lie, or else whose they are."""
    own = decision.subject == decision.seat
    whose = "your" if own else f"{names[decision.subject]}'s"
    if decision.cards and len(set(places)) == 1 and decision.purpose != ask.KEEP:
        zone, *rest = places[0].split(":")
        if zone == "mat":
            return f" from {whose} {rest[-1]} mat"
        if zone in LIE and (own or "{}" in LIE[zone]):
            return " " + LIE[zone].format(whose)
    return "" if own else f" of {names[decision.subject]}"


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

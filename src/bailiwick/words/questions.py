"""What a question asks, in plain words. Shared by everything that asks people."""

from __future__ import annotations

import re
from collections.abc import Sequence

from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import EVENT, PROJECT
from bailiwick.words.text import a_card

__all__ = ["is_yes_or_no", "main_answer", "question_in_words", "question_mark"]

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
    ask.EXILE: "exile {}",
    ask.REVEAL: "reveal {}",
    ask.REACT: "react with {}",
    ask.KEEP: "keep which {} in {} hand",
    ask.RETURN: "return {}",
    ask.PASS: "pass {} to the next player",
    ask.SPEND: "spend {}",
    ask.TOKEN: "put a token onto {}",
    ask.ROTATE: "rotate {}",
}
IT = re.compile(r"\bit\b")
CALL = "call {}"  # a card that lies on a mat, in place of reacting with one from the hand
LEAVE = "leave {} in {} discard pile"  # of what was looked through there, in place of keeping cards in the hand
BUY = "buy {}"  # what lies on the table for whoever pays for it
COPY = "gain a copy of {}"  # of cards that are in play
# What comes of something and is not got for it: "to keep it", "twice".
AS_IT_IS = re.compile(r"to |twice|three times")
# What picking nothing is called.
NOTHING = {
    ask.PLAY: "Play nothing",
    ask.DISCARD: "Discard nothing",
    ask.TRASH: "Trash nothing",
    ask.GAIN: "Gain nothing",
    ask.TO_HAND: "Take nothing",
    ask.SET_ASIDE: "Set nothing aside",
    ask.EXILE: "Exile nothing",
    ask.REVEAL: "Reveal nothing",
    ask.RETURN: "Return nothing",
    ask.ROTATE: "Rotate nothing",
    ask.TOKEN: "Put none",
    ask.SHUFFLE: "Shuffle nothing in",
    ask.KEEP: "Keep none",
}
# Where cards lie that are to be picked, by the first part of the place's name; the second place is for whose they are.
LIE = {
    "hand": "from {} hand",
    "discard": "from {} discard pile",
    "deck": "from {} deck",
    "in_play": "in play",
    "set_aside": "that is set aside",
    "trash": "from the trash",
}
# What is shown or looked at lies before who is asked: "one of these cards", "2 of Ben's revealed cards".
SHOWN = ("revealed", "looking")
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
        return _how_many(decision)
    if decision.shape == ask.ORDER:
        where = "to the bottom" if is_offered(places) else "onto your deck"
        return f"in which order do these cards go {where}{about(decision, names)}"
    if purpose == ask.MAY:
        return _offered(decision, names)
    if purpose == ask.WAY:
        return f"follow a Way in place of what it says{about(decision, names)}"
    if purpose == ask.NAME:
        return "name a card, any card"
    if purpose == ask.FIRST:
        return "several things happen at once. Which one first"
    if purpose == ask.RECEIVE:
        return "which of these do you receive"
    if purpose == ask.CHOOSE:
        return _choose(decision, names)
    return _pick(decision, names, places)


def question_mark(decision: Decision) -> bool:
    """Whether it is asked what or if, and not told to do something."""
    if decision.shape != ask.PICK or decision.purpose in (ask.MAY, ask.FIRST, ask.RECEIVE):
        return True
    if decision.purpose == ask.KEEP and decision.minimum > 0:
        return True
    if decision.purpose == ask.CHOOSE:
        return decision.maximum == 1 and (decision.about is not None or decision.subject != decision.seat)
    if decision.purpose == ask.GAIN and decision.subject != decision.seat:
        return True
    return decision.minimum == 0 and decision.maximum == 1 and not decision.of_turn and decision.purpose != ask.TOKEN


def is_call(decision: Decision, places: Sequence[str]) -> bool:
    """Whether cards are called from a mat: answers are otherwise given by cards in the hand."""
    return decision.purpose == ask.REACT and all(place.startswith("mat:") for place in places) and len(places) > 0


def is_offered(places: Sequence[str]) -> bool:
    """Whether cards lie on a mat that is nobody's: they are for sale."""
    return len(places) > 0 and all(place.startswith("table:") for place in places)


def main_answer(decision: Decision, places: Sequence[str] = ()) -> tuple[str, list[int]] | None:
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
    if decision.purpose == ask.GAIN and is_offered(places):
        return "Buy nothing", []
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
    if len(landscapes) > 1:
        sorts = {move.card.types & (EVENT | PROJECT) for move in landscapes if move.card is not None}
        one = "an Event" if sorts == {EVENT} else "a Project" if sorts == {PROJECT} else "an Event or a Project"
        ways.append(f"buy {one}")
    return ", ".join(ways[:-1]) + (" or " if len(ways) > 1 else "") + ways[-1] if ways else "go on"


def _how_many(decision: Decision) -> str:
    span = f"{decision.minimum} to {decision.maximum}"
    what = f" {decision.what}" if decision.what else ""
    bought = "it costs" if decision.cause is None else f"{decision.cause.name} costs"
    asked = {
        ask.OVERPAY: f"pay how many coins more than {bought}, {span}",
        ask.OVERPAY_POTIONS: f"pay how many Potions more than {bought}, {span}",
        ask.PAY: f"pay how much debt, {span}",
        ask.BID: f"bid how much debt, {span}",
        ask.PLACE: f"put {_it(decision)} how many cards down in the deck, {span}",
        ask.SPEND: f"spend how many{what}, {span}",
    }.get(decision.purpose, f"how many{what}, {span}")
    each = "for" if decision.outcome.startswith("+") else "to"
    return asked + (f", each {each} {decision.outcome}" if decision.outcome else "")


def _it(decision: Decision) -> str:
    return "it" if decision.about is None else f"your {decision.about.name}"


def _offered(decision: Decision, names: Sequence[str]) -> str:
    """What may be done, as the card offers it: "put it onto your deck" says which card it is."""
    label, card = lower(decision.labels[0]), decision.about
    if card is None or card is decision.cause or not IT.search(label):
        return label + about(decision, names)
    return IT.sub(f"{_whose(decision, names)} {card.name}", label, count=1)


def _choose(decision: Decision, names: Sequence[str]) -> str:
    low, high, size = decision.minimum, decision.maximum, decision.size()
    if high == 1 and decision.about is not None and decision.about is not decision.cause:
        return f"what happens to {_whose(decision, names)} {decision.about.name}"
    if high == 1 and decision.subject != decision.seat:
        return f"what happens to {_whose(decision, names)} cards"
    count = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}
    many = count.get(low, str(low)) if low == high else f"{low} to {high}"
    return f"choose {many} of {count.get(size, str(size))} effects{about(decision, names)}"


def _pick(decision: Decision, names: Sequence[str], places: Sequence[str]) -> str:
    own = decision.subject == decision.seat
    if decision.purpose == ask.GAIN and decision.piles and not own:
        instead = "" if decision.about is None else f" in place of the {decision.about.name}"
        return f"which card does {names[decision.subject]} gain{instead}"
    use = _use(decision, places)
    if decision.purpose == ask.REACT and use != CALL and about(decision, names):
        return f"react to {_whose(decision, names)} {_it_is_about(decision)} with {_what(decision, names, places)}"
    if decision.purpose == ask.TOKEN and decision.what:
        use = use.replace("a token", decision.what if decision.what[0].isdigit() else a_card(decision.what))
    said = use.format(_what(decision, names, places), "your" if own else "that") + about(decision, names)
    if not decision.outcome:
        return said
    if decision.purpose == ask.TOKEN:
        return f"{said}: {decision.outcome}"
    return f"{said} {decision.outcome}" if AS_IT_IS.match(decision.outcome) else f"{said} for {decision.outcome}"


def _use(decision: Decision, places: Sequence[str]) -> str:
    """What is done with what is picked."""
    if is_call(decision, places):
        return CALL
    if decision.purpose == ask.KEEP and decision.minimum == 0:
        return LEAVE
    if decision.purpose == ask.GAIN and places and all(place.startswith("in_play:") for place in places):
        return COPY
    if decision.purpose == ask.GAIN and is_offered(places):
        return BUY
    return USES.get(decision.purpose, "pick {}")


def _it_is_about(decision: Decision) -> str:
    return "" if decision.about is None else decision.about.name


def _whose(decision: Decision, names: Sequence[str]) -> str:
    return "your" if decision.subject == decision.seat else f"{names[decision.subject]}'s"


def _what(decision: Decision, names: Sequence[str], places: Sequence[str]) -> str:
    """How many of what is to be picked, and where it lies, or else whose it is."""
    own, whose = decision.subject == decision.seat, _whose(decision, names)
    lies = set(places) if decision.cards and decision.purpose != ask.KEEP else set()
    zone, *rest = lies.pop().split(":") if len(lies) == 1 else ("",)
    if zone in SHOWN and not is_yes_or_no(decision):
        seen = f"{whose} revealed" if zone == "revealed" else "these"
        return _how_many_of(decision, f"{seen} cards")
    what = _how_many_things(decision)
    if zone == "mat":
        return f"{what} from {whose} {rest[-1]} mat"
    if zone in LIE and (own or "{}" in LIE[zone]):
        return f"{what} {LIE[zone].format(whose)}"
    if decision.piles and decision.purpose in (ask.TRASH, ask.PLAY):
        return f"{what} from the Supply"
    return what if own else f"{what} of {names[decision.subject]}"


def _how_many_of(decision: Decision, cards: str) -> str:
    """So many of cards that one sees."""
    low, high = decision.minimum, decision.maximum
    if high == 1:
        return f"one of {cards}"
    if low == high or decision.shape == ask.ALL_OR_NONE:
        return f"{high} of {cards}"
    if low == 0:
        return f"any number of {cards}" if high >= decision.size() else f"up to {high} of {cards}"
    return f"{low} to {high} of {cards}"


def _how_many_things(decision: Decision) -> str:
    low, high, size = decision.minimum, decision.maximum, decision.size()
    thing = "pile" if decision.purpose in (ask.ROTATE, ask.TOKEN) else "card"
    if is_yes_or_no(decision) and thing == "card":
        return a_card(decision.options[0])
    if decision.purpose == ask.KEEP and low == high:
        return "card" if high == 1 else f"{high} cards"
    if high == 1:
        return f"a {thing}"
    if low == high or decision.shape == ask.ALL_OR_NONE:
        return f"{high} {thing}s"
    if low == 0:
        return f"any number of {thing}s" if high >= size else f"up to {high} {thing}s"
    return f"{low} to {high} {thing}s"


def about(decision: Decision, names: Sequence[str]) -> str:
    """The card in question, where it is not among the options, and whose it is."""
    if decision.about is None or decision.about is decision.cause:
        return ""
    return f" for {_whose(decision, names)} {decision.about.name}"


def lower(label: str) -> str:
    """A label in the middle of a sentence."""
    return label[0].lower() + label[1:]

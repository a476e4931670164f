"""What an analysis says, in sentences: answers in words, and why another would have been better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.bots.analysis import BLUNDER, INACCURACY, MISTAKE, Judged, Reason
from bailiwick.cards import is_known
from bailiwick.engine import decision as ask
from bailiwick.words.text import cards_in_words

__all__ = ["MARKS", "answer_in_words", "listed", "why"]

MARKS: Final = {BLUNDER: "??", MISTAKE: "?", INACCURACY: "?!", "": ""}
# What is done with the cards of an answer, and what it is called to take none.
DONE: Final = {
    ask.PLAY_ACTION: ("play {}", "play no Action"),
    ask.PLAY_NIGHT: ("play {}", "play no Night card"),
    ask.BUY: ("buy {}", "buy nothing"),
    ask.PLAY: ("play {}", "play nothing"),
    ask.DISCARD: ("discard {}", "discard nothing"),
    ask.TRASH: ("trash {}", "trash nothing"),
    ask.GAIN: ("gain {}", "gain nothing"),
    ask.TOPDECK: ("put {} onto the deck", "put nothing onto the deck"),
    ask.BOTTOM: ("put {} under the deck", "put nothing under the deck"),
    ask.TO_HAND: ("take {} into hand", "take nothing into hand"),
    ask.SET_ASIDE: ("set {} aside", "set nothing aside"),
    ask.EXILE: ("exile {}", "exile nothing"),
    ask.REVEAL: ("reveal {}", "reveal nothing"),
    ask.REACT: ("react with {}", "not react"),
    ask.KEEP: ("keep {}", "keep nothing"),
    ask.RETURN: ("return {}", "return nothing"),
    ask.PASS: ("pass {}", "pass nothing"),
    ask.NAME: ("name {}", "name nothing"),
    ask.WAY: ("follow {}", "follow no Way"),
}
FEW: Final = 5  # gains left, at which the end is near


def listed(words: Sequence[str]) -> str:
    """Words with commas and an "and"."""
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def answer_in_words(purpose: str, cause: str, said: Sequence[str]) -> str:
    """An answer as it follows "to": "buy a Gold", "discard 2 Coppers (Militia)"."""
    told = _done(purpose, said)
    return f"{told} ({cause})" if cause and cause not in told else told


def _done(purpose: str, said: Sequence[str]) -> str:
    if purpose == ask.BUY and list(said) == ["Treasures"]:
        return "play the Treasures"
    deed, nothing = DONE.get(purpose, ("choose {}", "decline"))
    if not said:
        return nothing
    if purpose in (ask.NAME, ask.WAY):
        return deed.format(said[0])
    if all(is_known(name) for name in said):
        return deed.format(cards_in_words(said))
    if len(said) == 1 and purpose in (ask.BUY, ask.PLAY_ACTION, ask.PLAY_NIGHT, ask.MAY):
        return said[0][0].lower() + said[0][1:]
    return "choose " + listed([f"“{word}”" for word in said])


def why(move: Judged) -> str:
    """Why the better answer is better, in one sentence."""
    parts = [_reason(one) for one in move.reasons] or ["the games that follow are won more often"]
    said = f"{'; '.join(parts)}."
    if move.left <= FEW and move.reasons:
        left = "one gain" if move.left == 1 else f"{move.left} gains"
        return f"With {left} to the end, {said}"
    return said[0].upper() + said[1:]


def _reason(reason: Reason) -> str:
    n = max(1, round(reason.number))
    turns = "a turn" if n == 1 else f"{n} turns"
    points = "a point" if n == 1 else f"{n} points"
    match reason.what:
        case "wins-now":
            return "it ends the game at once, and wins it"
        case "loses-now":
            return "what was played ends the game without winning it"
        case "sooner":
            return f"the game is over about {turns} sooner"
        case "later":
            return f"the game lasts about {turns} longer"
        case "points":
            return f"it brings about {points} more"
        case "others":
            return f"the opponent ends with about {points} fewer"
        case _:
            return f"it goes with a plan of {listed(reason.cards)}" if reason.cards else "it goes with Big Money"

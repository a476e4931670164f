"""The game through the eyes of one viewer: the state, the moves and the log as they go over the wire.

All of it comes from `View`, the engine's one way out for hidden information. What is added here are ids, by which a
client follows a card from place to place. A card has an id only while the viewer sees it: whatever goes into a deck, a
pile, somebody else's hand or beneath a discard pile loses it and gets a new one when it is seen again.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Literal

from bailiwick.cards.registry import role_named
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.counting import Counted
from bailiwick.engine.decision import Decision
from bailiwick.engine.declared import PILE_TOKENS, TOKENS, sight_of
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import Cost as EngineCost
from bailiwick.engine.log import Entry
from bailiwick.engine.pile import veiled
from bailiwick.engine.view import SeenEffect, View, owners_of
from bailiwick.engine.zone import ALL, NOBODY, OWNER
from bailiwick.server import protocol as wire
from bailiwick.server.tracks import Track, is_open
from bailiwick.words.likely import all_treasures, likely_answer
from bailiwick.words.questions import main_answer, question_in_words, question_mark
from bailiwick.words.story import story
from bailiwick.words.text import sentence

__all__ = ["Eyes", "cost_data", "piles_data"]

UNTIL: dict[int, Literal["this-turn", "next-turn", "once", "forever"]] = {
    on.THIS_TURN: "this-turn",
    on.UNTIL_NEXT_TURN: "next-turn",
    on.ONCE: "once",
    on.FOREVER: "forever",
}


# Of the events that effects wait for, those that people would wait for, too.
WAITS: tuple[tuple[int, Literal["turn", "gain", "play", "empty"]], ...] = (
    (on.TURN_START, "turn"),
    (on.GAIN, "gain"),
    (on.PLAY | on.AFTER_PLAY, "play"),
    (on.EMPTIED, "empty"),
)


def cost_data(cost: EngineCost) -> wire.Cost:
    return {"coins": cost.coins, "potions": cost.potions, "debt": cost.debt}


def _name_of(card: Card) -> str:
    return card.name


def _until(effect: SeenEffect) -> Literal["this-turn", "next-turn", "once", "forever"]:
    """How long an effect lasts. What happens once, at the end of a turn, happens in the turn that it was made in."""
    ends = effect.until == on.ONCE and bool(effect.event & (on.CLEANUP | on.TURN_END))
    return "this-turn" if ends else UNTIL[effect.until]


def _waits(effect: SeenEffect) -> Literal["turn", "gain", "play", "empty", ""]:
    for events, what in WAITS:
        if effect.event & events:
            return what
    return ""


class Eyes:
    """One viewer of one game: a seat, or -1 for all spectators together."""

    def __init__(self, seat: int, names: Sequence[str], counts: bool = False) -> None:
        self.seat = seat
        self.counts = counts  # whether the table counts everybody's points and cards
        self.names = names
        self._ids: dict[Card, int] = {}
        self._last = 0

    def forget(self) -> None:
        """The game has jumped to another state: no card is followed any longer."""
        self._ids.clear()

    def _id(self, card: Card) -> int:
        if card not in self._ids:
            self._last += 1
            self._ids[card] = self._last
        return self._ids[card]

    def _card(self, card: Card) -> wire.CardState:
        return {"id": self._id(card), "name": card.name}

    def _cards(self, cards: Sequence[Card]) -> list[wire.CardState]:
        return [self._card(card) for card in cards]

    # -- what happened ----------------------------------------------------------------------------------------------

    def moves(self, tracks: Sequence[Track], view: View) -> list[wire.Move]:
        """The moves of one step, as far as this viewer sees them."""
        found: list[wire.Move] = []
        for track in tracks:
            cards: list[wire.CardState] = []
            if track.source.startswith("deck:"):  # it was hidden there, even if only for a moment
                for card in track.cards:
                    self._ids.pop(card, None)
            if self._sees(track, view):
                shuffled = track.logged is None and sight_of(track.target) == NOBODY
                cards = self._cards(sorted(track.cards, key=_name_of) if shuffled else track.cards)
            if not cards or not self._sees_place(track.target, view):
                for card in track.cards:
                    self._ids.pop(card, None)
            found.append(
                {
                    "entry": track.entry,
                    "seat": track.seat,
                    "source": track.source,
                    "target": track.target,
                    "cards": cards,
                    "count": len(track.cards),
                }
            )
        return found

    def _sees(self, track: Track, view: View) -> bool:
        """Whether the viewer sees which cards go. Where the log does not tell, whoever sees them here or there does."""
        if track.logged is not None:
            return view.learns(track.logged, track.entry)
        return any(is_open(place) or self._owns(place, track.entry, view) for place in (track.source, track.target))

    def _owns(self, place: str, entry: int, view: View) -> bool:
        """Whether only the owner sees the cards at a place and the viewer saw with that player's eyes then."""
        return sight_of(place) == OWNER and view.saw(int(place.split(":")[1]), entry)

    def _sees_place(self, place: str, view: View) -> bool:
        """Whether a card that goes there can be followed further; onto a discard pile it can until it is covered."""
        sight = sight_of(place)
        if sight == OWNER:
            return view.sees(int(place.split(":")[1]))
        return sight != NOBODY and not place.startswith("pile:")

    def log(self, entries: Sequence[Entry], start: int, marks: Sequence[int], view: View) -> list[wire.LogLine]:
        """Entries of the log from a number on as lines; `marks` says how long the log was at each decision."""
        lines: list[wire.LogLine] = []
        for line in story([view.entry(e, i) for i, e in enumerate(entries, start)]):
            entry = line.data()
            cards = entry.get("cards", [])
            lines.append(
                {
                    "entry": start + line.start,
                    "entries": line.entries,
                    "kind": entry["kind"],
                    "seat": entry["seat"],
                    "depth": entry["depth"],
                    "cards": None if "count" in entry else cards,
                    "count": entry.get("count", len(cards)),
                    "text": entry.get("text", ""),
                    "amount": entry.get("number", 0),
                    "actions": line.got.get("Actions", 0),
                    "buys": line.got.get("Buys", 0),
                    "coins": line.got.get("coins", 0),
                    "sentence": sentence(entry, self.names, self.seat),
                    "decision": bisect_right(marks, start + line.start),
                }
            )
        return lines

    # -- the state --------------------------------------------------------------------------------------------------

    def state(
        self,
        game: Game,
        question: Decision | None,
        number: int,
        decision: int,
        piles: list[wire.PileState] | None = None,
    ) -> wire.GameState:
        """Everything this viewer may see. `number` is the question's, `decision` how many have been made; `piles`,
        which are the same for everybody, can be given where several viewers look at once."""
        view = game.view(self.seat)
        places = view.places()
        asked = question if question is not None and question.seat == self.seat else None
        seen = {card for cards in places.values() for card in cards}
        seen.update(card for player in game.players for _, card in view.open_in_deck(player.index))
        if asked is not None:
            seen.update(asked.cards)
            if asked.about is not None:
                seen.add(asked.about)
        self._ids = {card: i for card, i in self._ids.items() if card in seen}
        lasting = set(view.lasting())
        counted = view.counted() if self.counts and not game.over else None
        because = game.turn_because
        phase: Any = game.phase
        return {
            "seat": self.seat,
            "decision": decision,
            "turn": game.turn,
            "turn_number": game.turn_number,
            "extra_turn": because.name if game.extra and because is not None else None,
            "phase": phase,
            "control": None if game.control is None else {"seat": game.control.seat, "by": game.control.by},
            "players": [self._player(p, places, lasting, game, view, counted) for p in view.players_data()],
            "piles": piles_data(game) if piles is None else piles,
            "landscapes": [card.name for card in game.landscapes],
            "landscape_tokens": game.on_landscapes,
            "marks": _marks(game),
            "two_sided": [token.name for token in TOKENS.values() if token.two_sided],
            "aside": self._aside(view, places),
            "trash": self._cards(places["trash"]),
            "mats": {name: self._cards(places.get(f"table:{name}", [])) for name in game.mats},
            "mat_sizes": {name: len(zone) for name, zone in game.mats.items()},
            "stacks": [
                {
                    "name": name,
                    "count": len(stack.cards),
                    "discarded": self._cards(places[f"stack_discard:{name}"]),
                    "set_aside": self._cards(places[f"stack_aside:{name}"]),
                }
                for name, stack in game.stacks.items()
            ],
            "effects": self._effects(view, seen),
            "costs": _changed_costs(game, seen),
            "empty_piles": game.empty_piles,
            "waiting_for": None if question is None else question.seat,
            "question": None if asked is None else self.question(asked, number, game),
            "undo": "no",
            "ending": None,
        }

    def _player(
        self,
        data: dict[str, Any],
        places: dict[str, list[Card]],
        lasting: set[Card],
        game: Game,
        view: View,
        counted: list[Counted] | None,
    ) -> wire.PlayerState:
        i: int = data["seat"]
        own = view.sees(i)
        mats = {name: self._cards(places.get(f"mat:{i}:{name}", [])) for name in data["mats"]}
        top = places[f"discard:{i}"]
        in_play: list[wire.CardInPlay] = [
            {"id": self._id(card), "name": card.name, "tokens": tokens, "lasting": card in lasting}
            for card, tokens in zip(places[f"in_play:{i}"], data["tokens_in_play"], strict=True)
        ]
        owned: dict[str, int] | None = data.get("owned")
        if owned is None and game.over:
            owned = {name: data["final_deck"].count(name) for name in dict.fromkeys(data["final_deck"])}
        points = game.players[i].points() if i == view.seat or game.over else None
        known = None if counted is None or i == view.seat else counted[i]
        if known is not None:
            owned, points = known.owned, known.points
        return {
            "seat": i,
            "hand": self._cards(places[f"hand:{i}"]) if own else None,
            "hand_size": data["hand_size"],
            "open_hand": [] if own else data.get("open_in_hand", []),
            "deck_size": data["deck_size"],
            "open_deck": [
                {"id": self._id(card), "name": card.name, "above": above} for above, card in view.open_in_deck(i)
            ],
            "discard_size": data["discard_size"],
            "discard_top": self._card(top[0]) if top else None,
            "in_play": in_play,
            "set_aside": self._cards(places[f"set_aside:{i}"]),
            "face_down": self._cards(places[f"face_down:{i}"]) if own else None,
            "face_down_size": data["set_aside_face_down"],
            "revealed": self._cards(places[f"revealed:{i}"]),
            "looking": self._cards(places[f"looking:{i}"]) if own else None,
            "looking_size": data["looking_size"],
            "mats": mats,
            "mat_sizes": data["mat_sizes"],
            "tokens": data["tokens"],
            "landscapes": data["landscapes"],
            "turns": data["turns"],
            "actions": data["actions"],
            "buys": data["buys"],
            "coins": data["coins"],
            "potions": data["potions"],
            "coffers": data["coffers"],
            "villagers": data["villagers"],
            "favors": data["favors"],
            "vp_tokens": data["vp_tokens"],
            "debt": data["debt"],
            "owned": owned,
            "points": points,
            "unsure": 0 if known is None else known.unsure,
        }

    def _aside(self, view: View, places: dict[str, list[Card]]) -> list[wire.AsideState]:
        return [
            {
                "role": role,
                "title": role_named(role).title,
                "cards": self._cards(places.get(f"aside:{role}", [])),
                "hidden": [] if f"aside:{role}" in places else [card.name for card in cards],
            }
            for role, cards in view.aside().items()
        ]

    def _effects(self, view: View, seen: set[Card]) -> list[wire.EffectState]:
        return [
            {
                "source": effect.source.name,
                "id": self._id(effect.source) if effect.source in seen else None,
                "seat": effect.seat,
                "until": _until(effect),
                "cards": self._cards(effect.cards),
                "holds": effect.holds,
                "named": effect.named,
                "waits": _waits(effect),
            }
            for effect in view.effects()
        ]

    # -- the question -----------------------------------------------------------------------------------------------

    def question(self, question: Decision, number: int, game: Game) -> wire.Question:
        """What is asked, for the seat that is asked."""
        # Of options, which the seat that is asked may know.
        where = {card: place for place, zone in game.places() for card in zone}
        lying = {card: f"landscape:{card.name}" for card in game.landscapes}
        options: list[wire.Option] = [
            {
                "kind": "landscape" if card in lying else "card",
                "text": card.name,
                "id": self._id(card),
                "place": lying.get(card, where.get(card)),
                "move": ask.PLAY_CARD if question.of_turn else None,
                "number": 0,
            }
            for card in question.cards
        ]
        about_pile = question.purpose in (ask.ROTATE, ask.TOKEN)
        options += [
            {
                "kind": "pile",
                "text": pile.name if about_pile else pile.top.name,
                "id": None,
                "place": f"pile:{pile.name}",
                "move": ask.BUY_CARD if question.of_turn else None,
                "number": 0,
            }
            for pile in question.piles
        ]
        options += [
            {"kind": "label", "text": label, "id": None, "place": None, "move": None, "number": 0}
            for label in question.labels
        ]
        for option, move in zip(options[question.size() - len(question.labels) :], question.moves, strict=False):
            option["move"], option["number"] = move.what, move.number
            if move.what == ask.BUY_LANDSCAPE and move.card is not None:
                option["kind"] = "landscape"
                option["text"] = move.card.name
                option["place"] = f"landscape:{move.card.name}"
        places = [where[card] for card in question.cards if card in where]
        main = main_answer(question, places)
        ends = question.of_turn and question.purpose != ask.PLAY_ACTION and not question.night_follows
        shape: Any = question.shape
        treasures = all_treasures(question) if question.purpose == ask.BUY else []
        return {
            "number": number,
            "purpose": question.purpose,
            "shape": shape,
            "sentence": self._sentence(question, places),
            "cause": None if question.cause is None else question.cause.name,
            "about": None if question.about is None else self._card(question.about),
            "player": question.player,
            "subject": question.subject,
            "what": question.what,
            "outcome": question.outcome,
            "options": options,
            "minimum": question.minimum,
            "maximum": question.maximum,
            "main": None if main is None else {"label": main[0], "options": main[1], "ends_turn": ends},
            "likely": likely_answer(question, places),
            "play_all": treasures or None,
        }

    def _sentence(self, question: Decision, places: list[str]) -> str:
        asked = question_in_words(question, self.names, places)
        return asked[0].upper() + asked[1:] + ("?" if question_mark(question) else ".")


def piles_data(game: Game) -> list[wire.PileState]:
    """The piles, which everybody sees."""
    return [
        {
            "name": pile.name,
            "top": pile.top.name,
            "count": pile.count,
            "cost": cost_data(game.cost(pile.top)),
            "printed": cost_data(pile.top.cost),
            "supply": pile.supply,
            "cards": pile.names() if pile.is_mixed() else [],
            "role": role_named(pile.role).title if pile.role else "",
            "marks": list(pile.marks),
            "group": pile.group,
            "hidden": pile.sight != ALL,
            "tokens": {name: pile.count_of(PILE_TOKENS[name]) for name in pile.tokens},
            "token_owners": owners_of(pile),
        }
        for pile in veiled(game.piles)
        if not pile.removed
    ]


def _marks(game: Game) -> dict[str, str]:
    """What lies on piles, and on which: cards of a pile that has left the game are of it all the same."""
    return {mark: pile.name for pile in game.piles for mark in pile.marks}


def _changed_costs(game: Game, seen: set[Card]) -> dict[str, wire.Cost]:
    """Of piles and cards that are seen, what costs something else now than is printed."""
    if not game.cheaper and not game.heard & on.COST:
        return {}
    kinds = {card.name: card.kind for card in seen} | {pile.top.name: pile.top for pile in veiled(game.piles)}
    now = {name: game.cost(kinds[name]) for name in sorted(kinds)}
    return {name: cost_data(cost) for name, cost in now.items() if cost != kinds[name].cost}

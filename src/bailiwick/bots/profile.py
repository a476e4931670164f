"""What a card gives, found out by playing it: the bots need no table of cards.

A card is played a few times in made-up positions, with simple answers, and what changed is written down. That is rough
(a card may do better in the right company), but it is known of every card that exists, however new.
"""

from __future__ import annotations

import contextlib
from typing import Final

from bailiwick.bots.big_money import sensible
from bailiwick.cards.registry import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import BailiwickError
from bailiwick.engine.events import DISCARD, SELF, TRASH, TURN_START, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ALLY, DURATION, NIGHT, TREASURE, Kind
from bailiwick.engine.turn import ACTION_PHASE, BUY_PHASE_START, NIGHT_PHASE
from bailiwick.engine.view import View
from bailiwick.kingdoms.setup import Setup, prepare

HANDS = [
    ["Silver", "Copper", "Estate", "Copper"],
    ["Gold", "Village", "Smithy", "Estate"],
    ["Copper", "Curse", "Estate", "Silver", "Copper"],
]
DECK = ["Copper", "Silver", "Estate", "Smithy", "Copper", "Gold", "Village", "Copper", "Estate", "Silver"]
KINGDOM = ["Village", "Smithy", "Market", "Laboratory", "Festival", "Workshop", "Moat", "Cellar", "Remodel", "Militia"]


class Profile:
    """What playing a card once brings on average, over a few positions."""

    def __init__(self) -> None:
        self.cards = 0.0  # in hand afterwards, the card itself not counted
        self.actions = 0.0
        self.buys = 0.0
        self.coins = 0.0
        self.tokens = 0.0  # Coffers, Favors, VP
        self.trashed = 0.0  # own cards
        self.lost = 0.0  # the same by cost
        self.gained = 0.0  # what was gained, by cost
        self.cursed = 0.0  # Curses that others gain
        self.discarded = 0.0  # cards that others lose from hand
        self.later = 0.0  # what it brings when the next turn begins, in coins as below
        # What comes of being rid of it: as it is discarded, in coins as below; as it is trashed, what is gained counts
        # by what it costs.
        self.when_discarded = 0.0
        self.when_trashed = 0.0

    def average(self, n: int) -> None:
        """What was added up over n positions, for one."""
        self.cards /= n
        self.actions /= n
        self.buys /= n
        self.coins /= n
        self.tokens /= n
        self.trashed /= n
        self.lost /= n
        self.gained /= n
        self.cursed /= n
        self.discarded /= n
        self.later /= n

    def worth(self) -> float:
        """What the card brings, in coins of today's money or thereabouts."""
        return (
            self.coins + 1.1 * self.cards + 0.4 * self.gained + 1.0 * self.trashed + 2.5 * self.cursed
            + 0.7 * self.discarded + 0.8 * self.tokens + 0.3 * self.buys + 0.9 * self.later
        )  # fmt: skip

    def is_terminal(self) -> bool:
        return self.actions < 0.9

    def is_village(self) -> bool:
        return self.actions > 1.4

    def is_cantrip(self) -> bool:
        """Costs neither an Action nor a card."""
        return self.actions > 0.9 and self.cards > 0.9


class _Tester(Agent):
    """Takes what is offered, gets rid of bad cards, and stops at the first question of the turn after the card."""

    def __init__(self, card: str, accepts: bool) -> None:
        self.card = card
        self.accepts = accepts  # says yes to every "may"
        self.played = False
        self.was_offered = False

    def decide(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if decision.of_turn:
            if not self.played:
                self.played = True
                i = decision.find_card(self.card)
                return [i] if i >= 0 else []
            raise _Done
        if purpose == ask.MAY:
            self.was_offered = True
            return [0] if self.accepts else []
        if purpose == ask.TRASH and decision.minimum == 0:
            bad = [i for i, card in enumerate(decision.cards) if card.name in ("Curse", "Estate", "Copper")]
            return bad[: decision.maximum] if decision.shape == ask.PICK else []
        if purpose == ask.CHOOSE:
            return list(range(decision.maximum))
        if purpose == ask.NAME:
            return [decision.labels.index("Copper")]
        return sensible(decision)


class _Done(Exception):
    pass


_profiles: Final[dict[str, Profile]] = {}


def profile_of(kind: Kind) -> Profile:
    """What the card gives; found out once."""
    found = _profiles.get(kind.name)
    if found is None:
        found = _profiles[kind.name] = _probe(kind)
    return found


def _probe(kind: Kind) -> Profile:
    found = _probe_play(kind)
    if kind.hears.get(TRASH) == SELF:
        parted = _parted(kind, True)
        found.when_trashed = parted.worth() - 1.0 + 0.8 * parted.gained  # the card itself is gone, too
    if kind.hears.get(DISCARD) == SELF:
        found.when_discarded = _parted(kind, False).worth()
    return found


def _parted(kind: Kind, trashed: bool) -> Profile:
    """What comes of trashing or discarding a card from hand."""
    found = Profile()
    tester = _Tester(kind.name, True)
    tester.played = True
    try:
        game = _position(kind, HANDS[0])
        game.agents = [tester] * len(game.players)
        me = game.players[0]
        before = _state(game)
        with contextlib.suppress(_Done):
            if trashed:
                me.trash(me.hand[:1], me.hand)
            else:
                me.discard(me.hand[:1], me.hand)
        _note(found, before, _state(game), game)
    except (BailiwickError, RecursionError):
        return Profile()
    return found


def _probe_play(kind: Kind) -> Profile:
    found = Profile()
    if not kind.is_(ACTION | TREASURE | NIGHT) or kind.split:
        return found
    if kind.makes_only_coins:
        found.coins = float(kind.coins)
        found.actions = 1.0
        return found
    if _try(found, kind, True):
        declining = Profile()
        _try(declining, kind, False)
        # What is trashed is not always junk: here it matters what it was.
        if declining.worth() - 0.4 * declining.lost > found.worth() - 0.4 * found.lost:
            return declining
    return found


def _try(found: Profile, kind: Kind, accepts: bool) -> bool:
    """Note what the card gives to who says yes, or no, to all that it offers; whether it offers anything."""
    n = 0
    was_offered = False
    for hand in HANDS:
        tester = _Tester(kind.name, accepts)
        try:
            game = _position(kind, hand)
            before = _state(game)
            _play(game, kind, tester)
        except (BailiwickError, RecursionError):
            continue
        _note(found, before, _state(game), game)
        if kind.is_(DURATION):
            found.later += _next_turn(game)
        was_offered = was_offered or tester.was_offered
        n += 1
    if n:
        found.average(n)
    return was_offered


def _position(kind: Kind, hand: list[str]) -> Game:
    pile = kind.home or kind.name
    named = [pile] if kind.supply and not kind.basic else []
    kingdom = named + [name for name in KINGDOM if name not in named][: 10 - len(named)]
    game = prepare(Setup(kingdom), 1)
    game.seed(1)
    for player in game.players:
        cards = [kind.name, *hand] if player.index == 0 else ["Copper", "Silver", "Estate", "Gold", "Copper"]
        for zone, names in ((player.hand, cards), (player.deck, DECK), (player.discard_pile, ["Copper", "Estate"])):
            for name in names:
                zone.append(game.new_card(find(name)))
                player.count(find(name), 1)
        player.turns = 5
    me = game.players[0]
    me.actions = me.buys = 1
    me.favors = 1 if any(card.is_(ALLY) for card in game.landscapes) else 0
    game.landscapes.clear()
    game.rules = [rule for rule in game.rules if not rule.kind.is_(ALLY)]
    game.stage = ACTION_PHASE
    game.next_seat = 1
    game.last_turn = 1
    game.turn_number = 10
    return game


def _play(game: Game, kind: Kind, tester: _Tester) -> None:
    game.agents = [tester] * len(game.players)
    game.always_ask = True
    if not kind.is_(ACTION):
        game.stage = NIGHT_PHASE if kind.is_(NIGHT) else BUY_PHASE_START
    with contextlib.suppress(_Done):
        game.run()


def _next_turn(game: Game) -> float:
    """What the beginning of the next turn brings because of what was played, and nothing else."""
    game.turn_number += 1
    game.gained.clear()
    before = _state(game)
    with contextlib.suppress(_Done, BailiwickError):
        game.announce(Event(TURN_START, game.players[0]))
    later = Profile()
    _note(later, before, _state(game), game)
    return later.worth() - 1.1  # no card was played this time


def _state(game: Game) -> dict[str, float]:
    me, other = game.players[0], game.players[1]
    return {
        "hand": len(me.hand),
        "deck": len(me.deck) + len(me.discard_pile),
        "actions": float(me.actions),
        "buys": float(me.buys),
        "coins": float(me.coins),
        "tokens": float(me.coffers + me.vp_tokens) + 0.5 * float(me.favors + me.villagers),
        "curses": other.owned.get("Curse", 0),
        "theirs": len(other.hand),
        "owned": sum(me.owned.values()),
        "wealth": sum(find(name).price * n for name, n in me.owned.items()),
        "trash": len(game.trash),
    }


def _note(found: Profile, before: dict[str, float], after: dict[str, float], game: Game) -> None:
    found.cards += after["hand"] - before["hand"] + 1
    found.actions += after["actions"] - before["actions"] + 1
    found.buys += after["buys"] - before["buys"]
    found.coins += after["coins"] - before["coins"]
    found.tokens += after["tokens"] - before["tokens"]
    found.cursed += after["curses"] - before["curses"]
    found.discarded += before["theirs"] - after["theirs"]
    gained = [card for card in game.gained if card in game.players[0].all_cards() and card.name != "Curse"]
    cost = sum(card.kind.price for card in gained)
    found.gained += cost
    found.lost += before["wealth"] + cost - after["wealth"]
    found.trashed += before["owned"] + len(gained) - after["owned"]

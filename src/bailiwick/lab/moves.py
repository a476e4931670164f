"""Moves of the turn by name, as the steps of the lab make them; each says why it cannot be made."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bailiwick.cards import find
from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.facts import buying_forbidden_by
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, EVENT, NIGHT, PROJECT, TREASURE, Cost
from bailiwick.engine.player import Player

__all__ = [
    "ORDER", "PLAYED_IN", "Move", "all_treasures", "into", "pick_card", "pick_landscape", "pick_move", "pick_pile",
]  # fmt: skip

ORDER = ["action", "buy", "night"]
PLAYED_IN = {"action": ACTION, "buy": TREASURE, "night": NIGHT}
# A move of the turn: gives its answer to a question of the turn, or None when it is done and the next one follows.
Move = Callable[[Game, Decision], "list[int] | None"]


def into(phase: str) -> list[Move]:
    """The ends of phases that lead to that one, each at most once: what comes back to an earlier phase stays there."""

    def end(ended: str) -> Move:
        passed: list[bool] = []

        def act(game: Game, decision: Decision) -> list[int] | None:
            if passed or game.phase != ended:
                return None
            passed.append(True)
            return []

        return act

    return [end(earlier) for earlier in ORDER[: ORDER.index(phase)]]


def all_treasures(game: Game, decision: Decision) -> list[int] | None:
    return decision.all_cards() if decision.cards and decision.purpose == ask.BUY else None


def _once(move: Callable[[Game, Decision], list[int]]) -> Move:
    done: list[bool] = []

    def act(game: Game, decision: Decision) -> list[int] | None:
        if done:
            return None
        done.append(True)
        return move(game, decision)

    return act


def pick_card(name: str) -> Move:
    def pick(game: Game, decision: Decision) -> list[int]:
        i = decision.find_card(name)
        if i < 0:
            why = "something was bought already" if game.bought else "nothing allows it now"
            me = game.players[game.turn]
            held = next((card for card in me.hand if card.name == name), None)
            because = game.forbidden_by(me, held) if held is not None else None
            if because is not None:
                why = f"{because.name} forbids it"
            raise IllegalMove(f"{name} cannot be played: {why}.")
        return [i]

    return _once(pick)


def pick_pile(name: str) -> Move:
    def pick(game: Game, decision: Decision) -> list[int]:
        i = decision.find_pile(name)
        if i >= 0:
            return [i]
        me = game.players[game.turn]
        pile = game.find_pile(find(name).home or name)
        if pile is None or not pile.supply:
            why = "it is not in the Supply"
        elif pile.count == 0:
            why = "its pile is empty"
        elif me.buys < 1:
            why = "no Buy is left"
        elif pile.top.name != name:
            why = f"{pile.top.name} is on top of its pile"
        elif me.debt:
            why = f"{me.debt} debt is left to be paid first"
        elif (forbidden := buying_forbidden_by(game, me, pile.top)) is not None:
            why = f"{forbidden.name} forbids it"
        else:
            why = f"it costs {game.cost(pile.top)} and {_purse(me, game.cost(pile.top))}"
        raise IllegalMove(f"{name} cannot be bought: {why}.")

    return _once(pick)


def pick_landscape(name: str) -> Move:
    def pick(game: Game, decision: Decision) -> list[int]:
        i = decision.find_move(ask.BUY_LANDSCAPE, name)
        if i >= 0:
            return [i]
        kind = find(name)
        me = game.players[game.turn]
        cost = kind.cost
        forbidden = buying_forbidden_by(game, me, kind)
        if not any(card.kind is kind for card in game.landscapes):
            why = "it is not in this game"
        elif not kind.is_(EVENT | PROJECT):
            why = "only Events and Projects are bought"
        elif me.buys < 1:
            why = "no Buy is left"
        elif me.debt:
            why = f"{me.debt} debt is left to be paid first"
        elif forbidden is not None:
            why = f"{forbidden.name} forbids it"
        elif cost.coins > me.coins or cost.potions > me.potions:
            why = f"it costs {cost} and {_purse(me, cost)}"
        elif kind.is_(PROJECT):
            why = "it was bought already" if name in _names(me.landscapes) else "both cubes are on Projects already"
        else:
            why = "it was bought already"
        raise IllegalMove(f"{name} cannot be bought: {why}.")

    return _once(pick)


def _purse(me: Player, cost: Cost) -> str:
    """What there is to pay with; Potions where the cost has some."""
    return f"there are {me.coins} coins" + (f" and {me.potions} Potions" if cost.potions else "")


def _names(cards: Iterable[Card]) -> list[str]:
    return [card.name for card in cards]


def pick_move(what: str, otherwise: str, number: int = 0, name: str = "") -> Move:
    def pick(game: Game, decision: Decision) -> list[int]:
        i = decision.find_move(what, name, number)
        if i < 0:
            raise IllegalMove(otherwise)
        return [i]

    return _once(pick)

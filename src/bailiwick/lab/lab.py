"""Arrange any position, script the answers, look at the result.

>>> lab = Lab(hand=["Cellar", "Estate", "Copper"], deck=["Gold"])
>>> lab.play("Cellar", ["Estate"])
>>> lab.me.hand == ["Copper", "Gold"]
True
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bailiwick.cards import find, is_known
from bailiwick.cards.registry import key
from bailiwick.engine.decision import COFFERS, Agent, Decision
from bailiwick.engine.errors import BailiwickError, IllegalAnswer, IllegalMove, IllegalSetup, UnknownCard
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, TREASURE
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.view import View
from bailiwick.kingdoms.setup import Setup, new_game
from bailiwick.lab.answers import ask_in_words, read_answer
from bailiwick.lab.positions import COUNTERS, arrange, check_dict, check_list, check_seed, fill_up, inject, take_roles

__all__ = [
    "IllegalAnswer",
    "IllegalMove",
    "IllegalSetup",
    "Lab",
    "Question",
    "Seat",
    "UnansweredQuestion",
    "UnknownCard",
    "UnusedAnswers",
    "Zone",
]

Policy = Callable[["Question"], Any]


class UnansweredQuestion(BailiwickError):
    """A question came for which no answer was left."""


class UnusedAnswers(BailiwickError):
    """Answers were left when the step was over."""


class _Pause(Exception):
    """The step is over: the next question is one of the turn itself."""


@dataclass
class Question:
    """A question that was asked, as tests look at it."""

    player: int
    purpose: str
    card: str
    options: list[str]
    minimum: int
    maximum: int
    about: str = ""  # the card in question, where it is not an option
    subject: int = 0  # the seat whose cards or fate it is
    answer: Any = None


class Zone(list[str]):
    """The names of the cards in a zone. Equal to a list of the same names, in any order unless order matters."""

    def __init__(self, names: Iterable[str], ordered: bool = False) -> None:
        super().__init__(names)
        self.ordered = ordered

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, (list, tuple)):
            return NotImplemented
        names = [find(n).name if isinstance(n, str) and is_known(n) else n for n in other]  # some have two names
        return list(self) == names if self.ordered else sorted(self) == sorted(names, key=str)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None


class Seat:
    """A player of the lab, to be looked at."""

    _lab: Lab
    index: int

    def __init__(self, lab: Lab, index: int) -> None:
        self.__dict__.update(_lab=lab, index=index)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{name} is only to be looked at; positions are arranged by Lab(...) and changed by steps")

    @property
    def _player(self) -> Player:
        return self._lab.game.players[self.index]

    @property
    def hand(self) -> Zone:
        return Zone(card.name for card in self._player.hand)

    @property
    def deck(self) -> Zone:
        return Zone((card.name for card in reversed(self._player.deck)), ordered=True)

    @property
    def discard(self) -> Zone:
        return Zone(card.name for card in self._player.discard_pile)

    @property
    def in_play(self) -> Zone:
        return Zone(card.name for card in self._player.in_play)

    @property
    def set_aside(self) -> Zone:
        return Zone(card.name for card in self._player.set_aside + self._player.set_aside_hidden)

    @property
    def mats(self) -> dict[str, Zone]:
        return {name: Zone(card.name for card in cards) for name, cards in self._player.mats.items()}

    @property
    def vp(self) -> int:
        """Victory points now."""
        return self._player.points()

    def __getattr__(self, name: str) -> int:
        if name in COUNTERS or name == "turns":
            value: int = getattr(self._player, name)
            return value
        raise AttributeError(f"a player of the lab has no {name!r}")


class Supply:
    """Counts of the piles by name."""

    def __init__(self, lab: Lab) -> None:
        self._lab = lab

    def __getitem__(self, name: str) -> int:
        kind = next((k for pile in self._lab.game.piles for k in pile.stack if key(k.name) == key(name)), None)
        if kind is not None:  # one card of a split pile
            return sum(pile.stack.count(kind) for pile in self._lab.game.piles)
        return sum(pile.count for pile in self._lab._piles(name))

    def __contains__(self, name: str) -> bool:
        return any(key(pile.name) == key(name) and pile.supply for pile in self._lab.game.piles)

    def __iter__(self) -> Iterable[str]:
        return iter([pile.name for pile in self._lab.game.piles if pile.supply])


class _Script(Agent):
    """Plays one step: moves of the turn as planned, other questions from the script or the policy."""

    def __init__(self, game: Game, plan: list[Move], answers: Sequence[Any], policy: Policy | None) -> None:
        self.game = game
        self.plan = plan
        self.answers = list(answers)
        self.policy = policy
        self.asked: list[Question] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        if decision.of_turn:
            while self.plan:
                answer = self.plan[0](self.game, decision)
                if answer is not None:
                    return answer
                self.plan.pop(0)
            raise _Pause
        cause = "" if decision.cause is None else decision.cause.name
        question = Question(
            decision.seat,
            decision.purpose,
            cause,
            decision.options,
            decision.minimum,
            decision.maximum,
            "" if decision.about is None else decision.about.name,
            decision.subject,
        )
        if self.policy is not None:
            question.answer = self.policy(question)
        elif self.answers:
            question.answer = self.answers.pop(0)
        else:
            raise UnansweredQuestion(f"No answer is left, but {ask_in_words(decision)}")
        answer = read_answer(decision, question.answer)
        self.asked.append(question)
        return answer


# A move of the turn: gives its answer to a question of the turn, or None when it is done and the next one follows.
Move = Callable[[Game, Decision], "list[int] | None"]


class Lab:
    """A position, and the steps that lead on from it. See the documentation of the project for the whole contract."""

    def __init__(
        self,
        kingdom: Sequence[str] = (),
        *,
        others: Sequence[dict[str, Any]] | None = None,
        landscapes: Sequence[str] = (),
        supply: dict[str, int] | None = None,
        colonies: bool = False,
        potions: bool = False,
        seed: object = 0,
        policy: Policy | None = None,
        **seat: Any,
    ) -> None:
        others = [{}] if others is None else check_list("others", others)
        for other in others:
            if not isinstance(other, dict):
                raise IllegalSetup(f"A seat is given by its zones and counters, not by {other!r}.")
        roles = take_roles(seat)
        setup = Setup(
            fill_up(kingdom, roles),
            players=1 + len(others),
            roles=roles,
            landscapes=list(landscapes),
            colonies=colonies,
            potions=potions,
            supply=check_dict("supply", supply),
        )
        check_seed(seed)
        setup = setup.complete(seed)
        position = [{k: list(v) if isinstance(v, (list, tuple)) else v for k, v in s.items()} for s in [seat, *others]]
        self._open(setup, arrange(setup, position, seed), seed, position, policy)

    def _open(
        self, setup: Setup, game: Game, seed: object, position: list[dict[str, Any]] | None, policy: Policy | None
    ) -> None:
        self.setup = setup
        self.seed = seed
        self.position = position
        self.policy = policy
        self.game = game
        self.asked: list[Question] = []
        self.injected: list[tuple[int, str, int, str]] = []
        self.supply = Supply(self)

    @classmethod
    def start(
        cls,
        kingdom: Sequence[str] = (),
        players: int = 2,
        seed: object = 0,
        *,
        landscapes: Sequence[str] = (),
        colonies: bool = False,
        potions: bool = False,
        supply: dict[str, int] | None = None,
        answers: Sequence[Any] = (),
        policy: Policy | None = None,
        **roles: Any,
    ) -> Lab:
        """A fresh game with starting decks and hands, at the first player's first turn.

        Where something is asked as that turn begins, `answers` or the policy answer it; without them, whatever can be
        declined is.
        """
        given = take_roles(roles)
        if roles:
            raise IllegalSetup(f"A fresh game has no {next(iter(roles))!r}; a kingdom and its roles make it.")
        setup = Setup(
            fill_up(kingdom, given),
            players=players,
            roles=given,
            landscapes=list(landscapes),
            colonies=colonies,
            potions=potions,
            supply=check_dict("supply", supply),
        )
        lab = cls.__new__(cls)
        check_seed(seed)
        game = new_game(setup, seed, [Agent() for _ in range(players)])
        game.always_ask = True
        lab._open(setup, game, seed, None, policy)
        lab._step([], answers, None if answers else policy or _declines)
        return lab

    @classmethod
    def load(cls, text: str) -> Lab:
        """Read a position from TOML; its steps and expectations are for `bailiwick.lab.scenario`."""
        from bailiwick.lab.scenario import Scenario

        return Scenario.load(text).lab

    # -- looking ----------------------------------------------------------------------------------------------------

    @property
    def players(self) -> list[Seat]:
        return [Seat(self, i) for i in range(len(self.game.players))]

    @property
    def me(self) -> Seat:
        return Seat(self, 0)

    @property
    def other(self) -> Seat:
        return Seat(self, 1)

    @property
    def trash(self) -> Zone:
        return Zone(card.name for card in self.game.trash)

    @property
    def turn(self) -> int:
        return self.game.turn

    @property
    def phase(self) -> str:
        return self.game.phase

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def winners(self) -> list[int]:
        if not self.game.over:
            raise IllegalMove("The game is not over: nobody has won yet.")
        return self.game.winners()

    @property
    def aside(self) -> dict[str, Zone]:
        """Nobody's cards on the table, by the role they have."""
        return {role: Zone(card.name for card in cards) for role, cards in self.game.aside.items()}

    def pile(self, name: str) -> list[str]:
        """What is in a pile, from the top."""
        return [card for pile in self._piles(name) for card in pile.names()]

    def _piles(self, name: str) -> list[Pile]:
        wanted = key(name)
        piles = [p for p in self.game.piles if key(p.name) == wanted or key(p.group) == wanted]
        if not piles:
            kind = find(name)  # an unknown name is told as such
            piles = [p for p in self.game.piles if p.name in (kind.name, kind.home)]
            if not piles:
                raise IllegalSetup(f"There is no {kind.name} pile in this game.")
        return piles

    def record(self) -> str:
        """The game so far as the text of a record."""
        from bailiwick.records import Record

        return Record.of_lab(self).dump()

    # -- steps ------------------------------------------------------------------------------------------------------

    def play(self, name: str, *answers: Any, policy: Policy | None = None) -> None:
        """Play a card from hand. A Treasure moves to the Buy phase first."""
        kind = find(name)
        player = self.game.players[self.game.turn]
        as_action = kind.is_(ACTION) and self.phase == "action"
        if kind.is_(ACTION) and not as_action and not kind.is_(TREASURE):
            raise IllegalMove(f"{kind.name} is an Action and the Action phase is over.")
        if not kind.is_(ACTION | TREASURE):
            raise IllegalMove(f"{kind.name} is neither an Action nor a Treasure: it cannot be played.")
        if as_action:
            self._needs_card(player, kind.name)
            if player.actions < 1:
                raise IllegalMove(f"{kind.name} cannot be played: no Action is left.")
            self._step([_pick_card(kind.name)], answers, policy)
        else:
            self._needs_card(player, kind.name)
            self._step([_into_buy_phase, _pick_card(kind.name)], answers, policy)

    def buy(self, name: str, *answers: Any, policy: Policy | None = None) -> None:
        """Buy the top card of a pile, moving to the Buy phase first."""
        kind = find(name)
        pile = self.game.find_pile(kind.name)
        wanted = pile.top.name if pile is not None and kind.split else kind.name
        self._step([_into_buy_phase, _pick_pile(wanted)], answers, policy)

    def spend_coffers(self, n: int, *answers: Any, policy: Policy | None = None) -> None:
        """Spend Coffers in the Buy phase."""
        player = self.game.players[self.game.turn]
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise IllegalMove(f"{n!r} Coffers cannot be spent; give a number from 1.")
        if self.phase != "buy":
            raise IllegalMove("Coffers are spent in the Buy phase.")
        if n > player.coffers:
            raise IllegalMove(f"{n} Coffers cannot be spent: there are {player.coffers}.")
        self._step([_pick_coffers() for _ in range(n)], answers, policy)

    def to_buy_phase(self, *answers: Any, policy: Policy | None = None) -> None:
        """End the Action phase."""
        if self.phase != "action":
            raise IllegalMove(f"The Action phase is over: this is the {self.phase} phase.")
        self._step([_into_buy_phase], answers, policy)

    def play_treasures(self, *answers: Any, policy: Policy | None = None) -> None:
        """Play all Treasures in hand, moving to the Buy phase first."""
        if self.game.bought and any(card.is_(TREASURE) for card in self.game.players[self.game.turn].hand):
            raise IllegalMove("Treasures cannot be played any more: something was bought already.")
        self._step([_into_buy_phase, _all_treasures], answers, policy)

    def end_turn(self, *answers: Any, policy: Policy | None = None) -> None:
        """End the turn: through Clean-up and into the Action phase of the next turn, or to the end of the game."""
        turn = self.game.turn_number

        def end(game: Game, decision: Decision) -> list[int] | None:
            return [] if game.turn_number == turn else None

        self._step([end], answers, policy)

    def gain(self, name: str, *answers: Any, seat: int = 0, policy: Policy | None = None) -> None:
        """Let a player gain the top card of a pile."""
        self._inject("gain", seat, find(name).name, answers, policy)

    def trash_from_hand(self, name: str, *answers: Any, policy: Policy | None = None) -> None:
        """Let the player whose turn it is trash a card from hand."""
        self._inject("trash", self.game.turn, find(name).name, answers, policy)

    def run_turn(self, *steps: Sequence[Any]) -> None:
        """Several steps, each a list of a step's name and what it takes, and then the end of the turn. All or nothing.

        ``lab.run_turn(["play", "Village"], ["buy", "Silver"])``
        """
        for step in steps:
            if not isinstance(step, (list, tuple)) or not step:
                raise IllegalMove(f"{step!r} is no step: it is a list of its name and what it takes.")
        before = (self.game, self.asked[:], self.injected[:])
        try:
            for name, *rest in steps:
                self.step(name, *rest)
            if not steps or steps[-1][0] != "end_turn":
                self.end_turn()
        except Exception:
            self.game, self.asked, self.injected = before
            raise

    def step(self, name: str, *rest: Any, **more: Any) -> None:
        """A step by its name, for scripts that are data."""
        if name not in STEPS:
            raise IllegalMove(f"There is no step {name!r}; steps are {', '.join(STEPS)}.")
        getattr(self, name)(*rest, **more)

    def _needs_card(self, player: Player, name: str) -> None:
        if not any(card.name == name for card in player.hand):
            raise IllegalMove(f"{name} is not in hand: {', '.join(c.name for c in player.hand) or 'it is empty'}.")

    def _step(self, plan: list[Move], answers: Sequence[Any], policy: Policy | None = None) -> None:
        """Make the moves, answer what is asked, and stop at the next question of the turn. If anything is wrong, the
        position stays what it was."""
        if self.game.over:
            raise IllegalMove("The game is over.")
        game = self.game.copy()
        script = self._script(game, plan, answers, policy)
        with contextlib.suppress(_Pause):
            game.run()
        self._take_over(game, script)

    def _inject(self, what: str, seat: int, name: str, answers: Sequence[Any], policy: Policy | None) -> None:
        """Something that no move of the game does: it happens between two questions of the turn."""
        if self.game.over:
            raise IllegalMove("The game is over.")
        if not isinstance(seat, int) or not 0 <= seat < len(self.game.players):
            raise IllegalMove(f"There is no seat {seat!r}: seats are 0 to {len(self.game.players) - 1}.")
        game = self.game.copy()
        script = self._script(game, [], answers, policy)
        place = game.log.decided_count()
        inject(game, what, seat, name)
        self._take_over(game, script)
        self.injected.append((place, what, seat, name))

    def _script(self, game: Game, plan: list[Move], answers: Sequence[Any], policy: Policy | None) -> _Script:
        if answers and policy is not None:
            raise IllegalMove("A step takes answers or a policy, not both.")
        script = _Script(game, plan, answers, None if answers else policy or self.policy)
        game.agents = [script] * len(game.players)
        return script

    def _take_over(self, game: Game, script: _Script) -> None:
        if script.answers:
            left = ", ".join(map(repr, script.answers))
            asked = ", ".join(f"{q.purpose} ({q.card})" for q in script.asked) or "nothing"
            raise UnusedAnswers(
                f"The step is over and these answers are left: {left}. What was asked: {asked}; a question with one"
                " possible outcome is not asked."
            )
        self.game = game
        self.asked += script.asked


def _declines(question: Question) -> Any:
    """The least that can be answered."""
    if not question.options:
        return question.minimum
    if question.purpose == "choose":
        return list(range(question.minimum))
    return question.options[: question.minimum]


STEPS = [
    "play", "buy", "gain", "trash_from_hand", "spend_coffers", "to_buy_phase", "play_treasures", "end_turn",
]  # fmt: skip


# Moves of the turn, for `_Script`.


def _into_buy_phase(game: Game, decision: Decision) -> list[int] | None:
    return [] if game.phase == "action" else None


def _all_treasures(game: Game, decision: Decision) -> list[int] | None:
    return decision.all_cards() if decision.cards else None


def _once(move: Callable[[Game, Decision], list[int]]) -> Move:
    done: list[bool] = []

    def act(game: Game, decision: Decision) -> list[int] | None:
        if done:
            return None
        done.append(True)
        return move(game, decision)

    return act


def _pick_card(name: str) -> Move:
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


def _pick_pile(name: str) -> Move:
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
        else:
            why = f"it costs {game.cost(pile.top)} and there are {me.coins} coins"
        raise IllegalMove(f"{name} cannot be bought: {why}.")

    return _once(pick)


def _pick_coffers() -> Move:
    def pick(game: Game, decision: Decision) -> list[int]:
        if COFFERS not in decision.labels:
            raise IllegalMove("Coffers are spent before the first buy.")
        return [decision.size() - len(decision.labels) + decision.labels.index(COFFERS)]

    return _once(pick)

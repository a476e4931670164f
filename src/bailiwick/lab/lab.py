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

from bailiwick.cards import find
from bailiwick.cards.registry import key
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.errors import BailiwickError, IllegalMove, IllegalSetup
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ARTIFACT, LANDSCAPES, PROJECT, SHADOW, STATE, TREASURE, Kind
from bailiwick.engine.pile import Pile
from bailiwick.engine.player import Player
from bailiwick.engine.view import View, owners_of
from bailiwick.engine.zone import NOBODY
from bailiwick.kingdoms.setup import Setup, new_game
from bailiwick.lab.answers import ask_in_words, read_answer
from bailiwick.lab.moves import (
    ORDER,
    PLAYED_IN,
    Move,
    all_treasures,
    into,
    pick_card,
    pick_landscape,
    pick_move,
    pick_pile,
)
from bailiwick.lab.positions import (
    COUNTERS,
    arrange,
    check_dict,
    check_list,
    check_policy,
    check_seed,
    fill_up,
    inject,
    take_roles,
    with_stacks,
)
from bailiwick.lab.zones import Mats, Zone

__all__ = ["STEPS", "Lab", "Question", "Seat", "UnansweredQuestion", "UnusedAnswers"]

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
        return Mats({name: Zone(card.name for card in cards) for name, cards in self._player.mats.items()})

    @property
    def tokens(self) -> dict[str, int]:
        """Tokens without a counter of their own, those that there are."""
        return {name: n for name, n in self._player.tokens.items() if n}

    @property
    def vp(self) -> int:
        """Victory points now."""
        return self._player.points()

    @property
    def projects(self) -> list[str]:
        return [card.name for card in self._player.landscapes if card.is_(PROJECT)]

    @property
    def states(self) -> list[str]:
        return [card.name for card in self._player.landscapes if card.is_(STATE)]

    @property
    def artifacts(self) -> list[str]:
        return [card.name for card in self._player.landscapes if card.is_(ARTIFACT)]

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
        potions: int = False,
        seed: object = 0,
        policy: Policy | None = None,
        **seat: Any,
    ) -> None:
        others = [{}] if others is None else check_list("others", others)
        for other in others:
            if not isinstance(other, dict):
                raise IllegalSetup(f"A seat is given by its zones and counters, not by {other!r}.")
        roles = take_roles(seat)
        if not isinstance(potions, bool):  # a number is what the seat has, like its other counters
            seat["potions"] = potions
        setup = Setup(
            fill_up(kingdom, roles),
            players=1 + len(others),
            roles=roles,
            landscapes=list(landscapes),
            colonies=colonies,
            potions=potions is True,
            supply=check_dict("supply", supply),
        )
        check_seed(seed)
        setup = with_stacks(setup, seat.get("stack"), seed).complete(seed)
        position = [{k: list(v) if isinstance(v, (list, tuple)) else v for k, v in s.items()} for s in [seat, *others]]
        self._open(setup, arrange(setup, position, seed), seed, position, policy)

    def _open(
        self, setup: Setup, game: Game, seed: object, position: list[dict[str, Any]] | None, policy: Policy | None
    ) -> None:
        check_policy(policy)
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
    def mats(self) -> dict[str, Zone]:
        """Places of cards that are nobody's."""
        return Mats({name: Zone(card.name for card in cards) for name, cards in self.game.mats.items()})

    def tokens(self, name: str) -> list[str | tuple[str, int]]:
        """What lies on a pile or a landscape: a token of seat 0 by its name, one of somebody else's with the seat, and
        what is nobody's with its number."""
        found: list[str | tuple[str, int]] = []
        for card in self.game.landscapes:
            if key(card.name) == key(name):
                return [(token, n) for token, n in self.game.on_landscapes.get(card.name, {}).items() if n]
        for pile in self._piles(name):
            owners = owners_of(pile)
            for token, n in pile.tokens.items():
                seats = owners.get(token)
                if seats is None:
                    found.append((token, n))
                else:
                    found += [token if seat == 0 else f"{token} of seat {seat}" for seat in seats]
        return found

    def stack(self, name: str) -> list[str]:
        """A deck of landscapes from the top, as nobody sees it; or a pile."""
        for deck, stack in self.game.stacks.items():
            if key(deck) == key(name):
                return [card.name for card in reversed(stack.cards)]
        for role, zone in self.game.aside.items():
            if key(role) == key(name) and zone.sight == NOBODY:
                return [card.name for card in reversed(zone)]
        return self.pile(name)

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
        """Play a card from hand, in this phase if it can be, otherwise in the next one in which it can: a Treasure
        moves to the Buy phase, a Night card to the Night phase first."""
        kind = find(name)
        self._goes_on()
        player = self.game.players[self.game.turn]
        phase = self._phase_for(kind)
        self._needs_card(player, kind.name)
        if phase == "action" and player.actions < 1:
            raise IllegalMove(f"{kind.name} cannot be played: no Action is left.")
        self._step([*into(phase), pick_card(kind.name)], answers, policy)

    def _phase_for(self, kind: Kind) -> str:
        """The phase in which a card is played, from now on."""
        types = self.game.types_of(kind)
        for phase in ORDER[ORDER.index(self.phase) if self.phase in ORDER else 0 :]:
            if types & PLAYED_IN[phase]:
                return phase
        if types & ACTION:
            raise IllegalMove(f"{kind.name} is an Action and the Action phase is over.")
        if types & TREASURE:
            raise IllegalMove(f"{kind.name} is a Treasure and the Buy phase is over.")
        also = " nor a Night card" if self.game.heard & on.NIGHTS else ""
        neither = "no Action, no Treasure" if also else "neither an Action nor a Treasure"
        raise IllegalMove(f"{kind.name} is {neither}{also}: it cannot be played.")

    def buy(self, name: str, *answers: Any, policy: Policy | None = None) -> None:
        """Buy the top card of a pile, or an Event or a Project, moving to the Buy phase first."""
        kind = find(name)
        if kind.is_(LANDSCAPES):
            self._step([*into("buy"), pick_landscape(kind.name)], answers, policy)
            return
        pile = self.game.find_pile(kind.name)
        wanted = pile.top.name if pile is not None and kind.split else kind.name
        self._step([*into("buy"), pick_pile(wanted)], answers, policy)

    def spend_coffers(self, n: int, *answers: Any, policy: Policy | None = None) -> None:
        """Spend Coffers in the Buy phase."""
        self._goes_on()
        player = self.game.players[self.game.turn]
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise IllegalMove(f"{n!r} Coffers cannot be spent; give a number from 1.")
        if self.phase != "buy":
            raise IllegalMove("Coffers are spent in the Buy phase.")
        if n > player.coffers:
            raise IllegalMove(f"{n} Coffers cannot be spent: there are {player.coffers}.")
        moves = [pick_move(ask.SPEND_COFFERS, "Coffers are spent before the first buy.") for _ in range(n)]
        self._step(moves, answers, policy)

    def spend_villagers(self, n: int, *answers: Any, policy: Policy | None = None) -> None:
        """Spend Villagers in the Action phase."""
        self._goes_on()
        player = self.game.players[self.game.turn]
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise IllegalMove(f"{n!r} Villagers cannot be spent; give a number from 1.")
        if self.phase != "action":
            raise IllegalMove("Villagers are spent in the Action phase.")
        if n > player.villagers:
            raise IllegalMove(f"{n} Villagers cannot be spent: there are {player.villagers}.")
        moves = [pick_move(ask.SPEND_VILLAGERS, "No Villager can be spent now.") for _ in range(n)]
        self._step(moves, answers, policy)

    def pay_debt(self, n: int, *answers: Any, policy: Policy | None = None) -> None:
        """Pay debt with coins, at any time of the turn."""
        self._goes_on()
        player = self.game.players[self.game.turn]
        if isinstance(n, bool) or not isinstance(n, int) or n < 1:
            raise IllegalMove(f"{n!r} debt cannot be paid; give a number from 1.")
        if n > min(player.debt, player.coins):
            raise IllegalMove(f"{n} debt cannot be paid: there are {player.debt} debt and {player.coins} coins.")
        self._step([pick_move(ask.PAY_DEBT, "No debt can be paid now.", 1) for _ in range(n)], answers, policy)

    def move(self, name: str, *answers: Any, policy: Policy | None = None) -> None:
        """Make a move that a card or landscape of that name offers in the turn."""
        kind = find(name)
        self._step([pick_move(ask.OTHER_MOVE, f"{kind.name} offers no move now.", name=kind.name)], answers, policy)

    def to_night_phase(self, *answers: Any, policy: Policy | None = None) -> None:
        """End the Action phase and the Buy phase."""
        self._goes_on()
        if self.phase not in ("action", "buy"):
            raise IllegalMove(f"The Buy phase is over: this is the {self.phase} phase.")
        if not self.game.heard & on.NIGHTS:
            raise IllegalMove("There is no Night phase in this game: none of its cards is played there.")
        self._step(into("night"), answers, policy)

    def to_buy_phase(self, *answers: Any, policy: Policy | None = None) -> None:
        """End the Action phase."""
        self._goes_on()
        if self.phase != "action":
            raise IllegalMove(f"The Action phase is over: this is the {self.phase} phase.")
        self._step(into("buy"), answers, policy)

    def play_treasures(self, *answers: Any, policy: Policy | None = None) -> None:
        """Play all Treasures in hand, moving to the Buy phase first."""
        self._goes_on()
        if self.game.bought and any(card.is_(TREASURE) for card in self.game.players[self.game.turn].hand):
            raise IllegalMove("Treasures cannot be played any more: something was bought already.")
        self._step([*into("buy"), all_treasures], answers, policy)

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

    def _goes_on(self) -> None:
        if self.game.over:
            raise IllegalMove("The game is over.")

    def _needs_card(self, player: Player, name: str) -> None:
        there = player.hand.cards()
        if self.game.heard & on.FROM_DECK:  # some are played from the deck as if from hand
            there += [card for card in player.deck if card.is_(SHADOW)]
        if not any(card.name == name for card in there):
            raise IllegalMove(f"{name} is not in hand: {', '.join(c.name for c in player.hand) or 'it is empty'}.")

    def _step(self, plan: list[Move], answers: Sequence[Any], policy: Policy | None = None) -> None:
        """Make the moves, answer what is asked, and stop at the next question of the turn. If anything is wrong, the
        position stays what it was."""
        self._goes_on()
        game = self.game.copy()
        script = self._script(game, plan, answers, policy)
        with contextlib.suppress(_Pause):
            game.run()
        self._take_over(game, script)

    def _inject(self, what: str, seat: int, name: str, answers: Sequence[Any], policy: Policy | None) -> None:
        """Something that no move of the game does: it happens between two questions of the turn."""
        self._goes_on()
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
        check_policy(policy)
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
    "play", "buy", "gain", "trash_from_hand", "spend_coffers", "spend_villagers", "pay_debt", "move", "to_buy_phase",
    "to_night_phase", "play_treasures", "end_turn",
]  # fmt: skip

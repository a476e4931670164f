"""Bailiff decides for somebody else: in its own interest, to whom the gains come."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick import Setup, new_game
from bailiwick.bots import Bailiff
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.game import Game
from bailiwick.engine.view import View
from bailiwick.lab import Lab

PLENTY = ["Estate"] * 12


def possessed(hand: list[str], *kingdom: str, mine: tuple[str, ...] = (), **victim: Any) -> Game:
    """After the turn of seat 1 that Bailiff, in seat 0, has decided in."""
    deck = [*mine, *["Copper"] * 12, *["Gold"] * 4]
    others = [{"hand": hand, "deck": PLENTY, **victim}]
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=deck, others=others)
    lab.play("Possession")
    lab.end_turn()
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [Bailiff(), Bailiff()]
    game.most_turns = game.turn_number
    game.run()
    return game


def discard(game: Game, seat: int) -> list[str]:
    return sorted(card.name for card in game.players[seat].discard_pile)


def test_it_buys_what_it_wants_itself() -> None:
    game = possessed(["Gold", "Gold", "Silver"])
    assert discard(game, 0) == ["Possession", "Province"]


def test_it_trashes_nothing_for_them_and_trades_up_for_itself() -> None:
    game = possessed(["Chapel", "Curse", "Estate", "Copper"])
    assert "Chapel" in discard(game, 1)
    assert not game.players[1].mats.get("Possession")
    game = possessed(["Remodel", "Gold", "Estate"], "Remodel")
    assert "Province" in discard(game, 0)
    assert "Gold" in discard(game, 1)  # it is given back


def test_it_plays_no_attack_that_would_strike_itself() -> None:
    game = possessed(["Witch", "Gold"], "Witch")
    assert "Curse" not in discard(game, 0)
    assert game.players[0].owned.get("Curse", 0) == 0
    game = possessed(["Scrying Pool", "Gold", "Gold"], "Scrying Pool", mine=("Gold",) * 6, deck=["Gold", *PLENTY])
    assert [card.name for card in game.players[0].deck][-1] == "Gold"
    assert "Province" in discard(game, 0)


def test_it_plays_nothing_that_only_helps_them_later() -> None:
    game = possessed(["Possession", "Copper"])
    assert not game.extra_turns
    game = possessed(["Voyage", "Copper"], "Odysseys")
    assert not game.extra_turns


def test_it_spends_their_coffers() -> None:
    game = possessed(["Gold", "Silver"], "Baker", coffers=3)
    assert game.players[1].coffers == 0
    assert "Province" in discard(game, 0)


def test_it_puts_nothing_back_onto_their_deck() -> None:
    game = possessed(["Alchemist", "Potion"], "Alchemist")
    assert "Alchemist" in discard(game, 1)
    game = possessed(["Herbalist", "Gold"], "Herbalist")
    assert "Gold" in discard(game, 1)


def test_it_passes_the_best_card_to_itself() -> None:
    game = possessed(["Masquerade", "Gold", "Estate"], "Masquerade")
    assert "Gold" in [card.name for card in game.players[0].hand]


def test_its_own_cards_are_its_own_in_their_turn() -> None:
    """Struck by what another makes them play, it decides for itself again."""
    seen: list[tuple[int, int, bool]] = []

    class Looking(Bailiff):
        def decide(self, view: View, decision: Decision) -> list[int]:
            seen.append((decision.player, view.acting, view.for_another))
            return super().decide(view, decision)

    lab = Lab(["Possession", "Masquerade"], hand=["Possession"], deck=["Copper", "Silver", *["Copper"] * 9], others=[
        {"hand": ["Masquerade", "Gold", "Estate"], "deck": PLENTY}])
    lab.play("Possession")
    lab.end_turn()
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [Looking(), Looking()]
    game.most_turns = game.turn_number
    game.run()
    assert (0, 0, False) in seen
    assert (1, 1, True) in [(player, acting, other) for player, acting, other in seen if player == 1]
    assert all(acting == player for player, acting, _ in seen)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_whole_games_with_possession(players: int) -> None:
    names = ["Possession", "University", "Familiar", "Golem", "Scrying Pool", "Transmute", "Apprentice", "Masquerade",
             "Bridge", "Village"]  # fmt: skip
    setup = Setup(names, players=players)
    agents: list[Agent] = [Bailiff() for _ in range(players)]
    for seed in range(3):
        game = new_game(setup, seed, agents)
        game.run()
        game.check()
        assert game.winners()

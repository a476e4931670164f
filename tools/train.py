"""Games for a profile-guided build to learn from: gcc counts what runs here, and then compiles for it.

Every way to play has its share: plain bots in their thousands as simulations play them, menus, Bailiff and chance on
kingdoms of all expansions with 2 to 4 players, and games stepped from outside with views, undo and forks. Seeds and
numbers of games are fixed, so that the same sources give the same build. Only the public API is used.

    python tools/train.py
"""

from __future__ import annotations

import sys
import time

from bailiwick import FIRST_GAME, Agent, BigMoney, RandomBot, Session, Setup, build, find, new_game, random_kingdom
from bailiwick.bots import Bailiff, MenuBot, VillageSmithy
from bailiwick.sim import simulate

MATCHES = [
    ["Province; Gold; Silver", "big money"],
    ["big money", "big money smithy"],
    ["big money smithy", "big money smithy"],
    ["double witch", "double witch"],
    ["village smithy", "village smithy"],
    ["big money", "double witch", "village smithy"],
    ["Province; Gold; Militia if owned(Militia) < 1; Silver", "Province; Gold; Market; Remodel if turn < 5; Silver"],
]
MOST_ANSWERS = 400  # of a stepped game, which may be one of chance only and take for ever


def menu(kingdom: list[str], seed: int) -> Agent:
    """Big Money with some cards of the kingdom, more of them than is wise."""
    wanted = [kingdom[(seed + 3 * i) % len(kingdom)] for i in range(4)]
    wanted = [([*find(name).split] or [name])[-1] for name in wanted]  # of a split pile, a card in it
    lines = [f"{name} if owned({name}) < {2 + i % 2}" for i, name in enumerate(wanted)]
    late = ["Duchy if gains_left <= 5", "Estate if gains_left <= 2"]
    return MenuBot("\n".join(["Province", *late, *lines[:2], "Gold", *lines[2:], "Silver"]))


def seats(kingdom: list[str], seed: int, players: int) -> list[Agent]:
    """Who plays: every kind of bot in its turn, and somebody who brings the game to its end."""
    guests: list[Agent] = [menu(kingdom, seed), RandomBot(seed), Bailiff("novice"), menu(kingdom, seed + 1)]
    return [Bailiff(), *(guests[(seed + i) % len(guests)] for i in range(players - 1))]


def setup_for(seed: int) -> Setup:
    return Setup(random_kingdom(seed), 2 + seed % 3, colonies=seed % 5 == 0, potions=seed % 7 == 0)


def plain_games(games: int) -> int:
    """Simulations of simple strategies: most of all games that are ever played."""
    kingdom = [*FIRST_GAME[:-1], "Witch"]
    for seed, match in enumerate(MATCHES):
        simulate(match, Setup(kingdom, len(match)), games=games, seed=seed)
    return games * len(MATCHES)


def rich_games(kingdoms: int, games: int) -> int:
    """Bailiff, menus and chance on many kingdoms: every card is met."""
    for seed in range(kingdoms):
        setup = setup_for(seed)
        agents = seats(setup.kingdom, seed, setup.players)
        for deal in range(games):
            new_game(setup, f"{seed} {deal}", agents).run()
            agents = [*agents[1:], agents[0]]
    return kingdoms * games


def stepped_games(games: int) -> int:
    """Games answered from outside as by the server and by bots that look ahead: views, undo, forks played on."""
    plain: list[Agent] = [BigMoney({"Smithy": 2}), VillageSmithy()]
    for seed in range(games):
        if seed % 3:
            setup = setup_for(seed)
            agents = seats(setup.kingdom, seed, setup.players)
        else:
            setup, agents = Setup(FIRST_GAME), plain
        session = Session(new_game(setup, seed, agents), agents=[None] * setup.players)
        for asked in range(MOST_ANSWERS):
            question = session.question
            if question is None:
                break
            view = session.view(question.seat)
            if asked % 8 == 0:
                view.data(question)
            if asked % 4 == 0:
                fork = session.fork(question.seat, asked)
                if fork.question is not None and asked % 16 == 0:
                    fork.answer(agents[question.seat].decide(fork.view(question.seat), fork.question))
                if question.of_turn:
                    session.fork((question.seat + 1) % setup.players, asked)
            session.answer(agents[question.seat].decide(view, question))
            if asked % 32 == 31:
                session.undo()
    return games


def main() -> int:
    if build() != "compiled":
        print("There is nothing to train: the compiled build was not found.", file=sys.stderr)
        return 1
    started = time.monotonic()
    counts = {"plain": plain_games(3000), "rich": rich_games(300, 8), "stepped": stepped_games(250)}
    played = ", ".join(f"{games} {name}" for name, games in counts.items())
    print(f"Trained with {played} games in {time.monotonic() - started:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main())

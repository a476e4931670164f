"""What Plunder asks of a set-up: Traits on piles, the Loot, starting cards that are Inherited."""

from __future__ import annotations

import random

import pytest

from bailiwick import Game, IllegalSetup, Setup, View, kingdom_line, new_game, read_kingdom
from bailiwick.cards import all_kinds, find
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.kinds import ACTION, EVENT, LOOT, TRAIT, TREASURE
from bailiwick.engine.session import Session
from bailiwick.kingdoms import FIRST_GAME, Wishes, draw_kingdom
from bailiwick.lab import Lab
from bailiwick.records import Record, checksum
from random_play import Prover, eager_answer


class Picks(Agent):
    """Gives up the card of that name where one is asked for, and does nothing else."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked: list[Decision] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        self.asked.append(decision)
        if decision.purpose == "return":
            return [next(i for i, card in enumerate(decision.cards) if card.name == self.name)]
        return list(range(decision.minimum))


def begun(setup: Setup, *names: str) -> Game:
    """A game at its first turn, in which players give up a card of these names."""
    game = new_game(setup, 1, [Picks(name) for name in names])
    game.most_turns = 1
    game.run()
    game.check()
    return game


def owned(game: Game, seat: int) -> dict[str, int]:
    return {name: n for name, n in game.players[seat].owned.items() if n}


def test_fifteen_loots_traits_and_events_and_forty_kingdom_cards() -> None:
    cards = [kind for kind in all_kinds() if kind.expansion == "Plunder"]
    traits = [kind for kind in cards if kind.is_(TRAIT)]
    loots = [kind for kind in cards if kind.is_(LOOT) and not kind.split]
    events = [kind for kind in cards if kind.is_(EVENT)]
    kingdom = [kind for kind in cards if kind.supply and kind not in traits and kind not in events]
    assert [len(traits), len(loots), len(events), len(kingdom)] == [15, 15, 15, 40]


def test_traits_lie_on_kingdom_piles_of_actions_or_treasures() -> None:
    setup = Setup(FIRST_GAME, landscapes=["Cheap", "Rich", "Shy"])
    seen = set()
    for seed in range(30):
        marked = setup.complete(seed).holders("traits")
        assert len(set(marked)) == 3
        assert all(name in FIRST_GAME and find(name).is_(ACTION | TREASURE) for name in marked)
        seen |= set(marked)
    assert seen == {name for name in FIRST_GAME if find(name).is_(ACTION | TREASURE)}


@pytest.mark.parametrize(
    ("pile", "why"),
    [("Gardens", "it is no Action or Treasure"), ("Silver", "it is no Kingdom pile"), ("Witch", "it is no Kingdom")],
)
def test_traits_lie_on_no_other_pile(pile: str, why: str) -> None:
    with pytest.raises(IllegalSetup, match=why):
        Setup(["Village", "Gardens", "Smithy"], traits={"Cheap": pile})


def test_traits_in_lines_and_records() -> None:
    setup = Setup(FIRST_GAME, traits={"Reckless": "Smithy", "Inherited": "Village"})
    line = kingdom_line(setup)
    assert "traits Reckless: Smithy, Inherited: Village" in line
    assert read_kingdom(line) == setup
    prover = Prover(1)
    game = prover.game = new_game(setup, 1, [prover] * 2)
    game.run()
    record = Record.load(Record.of(game, setup, 1, ["A", "B"]).dump())
    assert record.setup == setup
    assert checksum(record.replay()) == checksum(game)


def test_a_random_kingdom_has_its_traits_on_piles() -> None:
    for seed in range(12):
        setup = draw_kingdom(Wishes(required=["Cheap", "Patient"]), seed)
        assert setup.missing() == []
        assert len(setup.holders("traits")) == 2


def test_cheap_does_not_help_a_pile_to_become_the_bane() -> None:
    with pytest.raises(IllegalSetup, match="Smithy cannot be the Bane pile: it costs 4, not 2 or 3"):
        Setup(["Young Witch", "Village"], bane="Smithy", traits={"Cheap": "Village"})
    assert "Smithy" not in Setup(["Young Witch", "Village"], landscapes=["Cheap"]).fits("bane")


def test_the_loot_comes_only_where_something_speaks_of_it() -> None:
    assert Lab(["Pickaxe"]).supply["Loot"] == 30
    assert Lab(["Abundance"]).game.find_pile("Loot") is None
    assert Lab(landscapes=["Peril"]).supply["Loot"] == 30
    assert Lab(traits={"Cursed": "Village"}).supply["Loot"] == 30


def test_inherited_takes_the_place_of_a_starting_card() -> None:
    setup = Setup(FIRST_GAME, traits={"Inherited": "Smithy"})
    game = begun(setup, "Copper", "Estate")
    assert owned(game, 0) == {"Copper": 6, "Estate": 3, "Smithy": 1}
    assert owned(game, 1) == {"Copper": 7, "Estate": 2, "Smithy": 1}
    assert game.find_pile("Smithy").count == 8


def test_inherited_returns_a_copper_to_its_pile_and_an_estate_to_the_box() -> None:
    plain = new_game(Setup(FIRST_GAME), 1, [Agent()] * 2)
    game = begun(Setup(FIRST_GAME, traits={"Inherited": "Smithy"}), "Copper", "Estate")
    assert game.find_pile("Copper").count == plain.find_pile("Copper").count + 1
    assert game.find_pile("Estate").count == plain.find_pile("Estate").count
    assert game.totals["Estate"] == plain.totals["Estate"] - 1


def test_inherited_may_replace_a_shelter_or_an_heirloom() -> None:
    setup = Setup(["Pixie", *FIRST_GAME[:9]], shelters=True, traits={"Inherited": "Market"})
    game = begun(setup, "Goat", "Hovel")
    assert owned(game, 0) == {"Copper": 6, "Hovel": 1, "Necropolis": 1, "Overgrown Estate": 1, "Market": 1}
    assert owned(game, 1) == {"Copper": 6, "Goat": 1, "Necropolis": 1, "Overgrown Estate": 1, "Market": 1}


def test_inherited_takes_cards_of_a_split_pile_in_turn_order() -> None:
    setup = Setup(["Townsfolk", *FIRST_GAME[:9]], 6, traits={"Inherited": "Townsfolk"})
    game = begun(setup, *["Estate"] * 6)
    assert [owned(game, seat).get("Town Crier", 0) for seat in range(6)] == [1, 1, 1, 1, 0, 0]
    assert [owned(game, seat).get("Blacksmith", 0) for seat in range(6)] == [0, 0, 0, 0, 1, 1]


def test_inherited_cards_are_not_gained() -> None:
    setup = Setup(["Lackeys", "Experiment", *FIRST_GAME[:8]], traits={"Inherited": "Lackeys"})
    game = begun(setup, "Copper", "Copper")
    assert [player.villagers for player in game.players] == [0, 0]
    assert "gain" not in {entry["kind"] for entry in game.view(0).log()}


def test_inherited_is_asked_before_anybody_has_a_hand_and_can_be_taken_back() -> None:
    setup = Setup(FIRST_GAME, traits={"Inherited": "Smithy"})
    session = Session(new_game(setup, 3, [Agent()] * 2), [None, None])
    question = session.question
    assert question is not None
    assert (question.seat, question.purpose) == (0, "return")
    assert [card.name for card in question.cards] == ["Copper", "Estate"]
    assert [len(player.hand) for player in session.game.players] == [0, 0]
    session.answer([1])
    assert session.question is not None
    assert session.question.seat == 1
    session.undo()
    assert session.question is not None
    assert session.question.seat == 0
    session.answer([0])
    session.answer([0])
    assert [len(player.hand) for player in session.game.players] == [5, 5]
    session.game.check()


def test_inherited_forks_at_the_first_question_deal_any_hand() -> None:
    setup = Setup(FIRST_GAME, traits={"Inherited": "Smithy"})
    session = Session(new_game(setup, 3, [Agent()] * 2), [None, None])
    hands = set()
    for i in range(20):
        fork = session.fork(0, i)
        fork.answer([0])
        fork.answer([0])
        hands.add(tuple(sorted(card.name for card in fork.game.players[0].hand)))
    assert len(hands) > 2


def test_inherited_games_run_to_their_end_by_chance() -> None:
    setup = Setup(["Sack of Loot", *FIRST_GAME[:9]], 3, traits={"Inherited": "Sack of Loot", "Fated": "Village"})
    for seed in range(4):
        rng = random.Random(seed)
        session = Session(new_game(setup, seed, [Agent()] * 3), [None] * 3)
        for _ in range(400):
            if session.question is None:
                break
            session.answer(eager_answer(session.question, rng))
            session.game.check()


def test_two_traits_on_one_pile_are_told_as_such_where_the_lab_fills_the_kingdom() -> None:
    with pytest.raises(IllegalSetup, match="Village is marked twice in traits"):
        Lab(traits={"Hasty": "Village", "Shy": "Village"})

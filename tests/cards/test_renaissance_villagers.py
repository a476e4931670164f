"""Villagers in the middle of something: asked for only where it matters and the turn itself could not ask."""

from __future__ import annotations

from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
SNOWY = ["Snowy Village", "Acting Troupe"]


def spends(lab: Lab) -> list[tuple[int, int]]:
    """What was asked for Villagers, from how many to how many."""
    return [(question.minimum, question.maximum) for question in lab.asked if question.purpose == "spend"]


def test_a_snowy_village_that_the_turn_plays_asks_for_no_villagers() -> None:
    lab = Lab(SNOWY, hand=["Acting Troupe", "Snowy Village"], actions=2, villagers=1, deck=COPPERS)
    lab.play("Acting Troupe")
    lab.play("Snowy Village")
    assert (lab.me.actions, lab.me.villagers, lab.asked) == (4, 5, [])
    lab.spend_villagers(1)
    assert (lab.me.actions, lab.me.villagers) == (4, 4)  # too late


def test_villagers_of_an_acting_troupe_are_spent_before_the_snowy_village_of_the_same_golem() -> None:
    lab = Lab([*SNOWY, "Golem"], hand=["Golem"], deck=["Acting Troupe", "Snowy Village", *COPPERS])
    lab.play("Golem", "Acting Troupe", 3)
    assert (lab.me.actions, lab.me.villagers) == (4 + 3, 1)
    assert spends(lab) == [(0, 4)]


def test_a_golem_that_plays_the_snowy_village_first_does_not_ask() -> None:
    lab = Lab([*SNOWY, "Golem"], hand=["Golem"], deck=["Acting Troupe", "Snowy Village", *COPPERS])
    lab.play("Golem", "Snowy Village")
    assert (lab.me.actions, lab.me.villagers) == (4, 4)


def test_none_is_an_answer() -> None:
    lab = Lab([*SNOWY, "Throne Room"], hand=["Throne Room", "Snowy Village"], villagers=2, deck=COPPERS)
    lab.play("Throne Room", "Snowy Village", None)
    assert (lab.me.actions, lab.me.villagers) == (4, 2)


def test_the_second_of_two_plays_does_not_ask_since_it_would_give_nothing() -> None:
    lab = Lab([*SNOWY, "Throne Room"], hand=["Throne Room", "Snowy Village"], villagers=2, deck=COPPERS)
    lab.play("Throne Room", "Snowy Village", 1)
    assert (lab.me.actions, lab.me.villagers) == (4 + 1, 1)
    assert spends(lab) == [(0, 2)]


def test_nobody_is_asked_without_villagers() -> None:
    lab = Lab([*SNOWY, "Throne Room"], hand=["Throne Room", "Snowy Village"], deck=COPPERS)
    lab.play("Throne Room", "Snowy Village")
    assert spends(lab) == []


def test_a_villager_that_comes_while_the_turn_plays_a_snowy_village_can_be_spent_in_time() -> None:
    lab = Lab([*SNOWY, "Kiln"], hand=["Kiln", "Snowy Village"], actions=2, deck=COPPERS, projects=["Academy"])
    lab.play("Kiln")
    lab.play("Snowy Village", True, 1)  # the copy that Kiln gains first brings a Villager
    assert (lab.me.actions, lab.me.villagers) == (4 + 1, 0)


def test_villagers_of_an_earlier_play_or_turn_are_left_to_the_turn() -> None:
    lab = Lab([*SNOWY, "Lackeys"], coins=2, deck=["Snowy Village", *COPPERS], others=[{"deck": COPPERS}])
    lab.buy("Lackeys")
    lab.end_turn()
    lab.end_turn()
    lab.play("Snowy Village")
    assert (lab.me.actions, lab.me.villagers, lab.asked) == (4, 2, [])


def test_a_snowy_village_that_is_played_as_a_turn_begins_asks_for_that_is_in_its_action_phase() -> None:
    lab = Lab(SNOWY, villagers=2, deck=[*COPPERS[:5], "Snowy Village", *COPPERS], projects=["Piazza"],
              others=[{"deck": COPPERS}])  # fmt: skip
    lab.end_turn()
    lab.end_turn(2)
    assert lab.me.in_play == ["Snowy Village"]
    assert (len(spends(lab)), lab.me.villagers, lab.me.actions) == (1, 0, 1 + 2 + 4)


def test_nor_does_one_of_the_buy_phase() -> None:
    lab = Lab(SNOWY, coins=3, villagers=2, deck=COPPERS, projects=["Innovation"])
    lab.buy("Snowy Village", True)
    assert lab.me.in_play == ["Snowy Village"]
    assert spends(lab) == []


def test_villagers_are_coins_for_a_diadem_that_a_storyteller_plays() -> None:
    lab = Lab(["Tournament", "Storyteller"], hand=["Storyteller", "Diadem"], villagers=3, deck=[*COPPERS, *COPPERS])
    lab.play("Storyteller", "Diadem", 2)
    assert (lab.me.actions, lab.me.villagers) == (1 + 2, 1)
    assert len(lab.me.hand) == 1 + 2 + 3  # a card, and one for each coin: 2, and 1 for each Action


def test_a_diadem_of_the_buy_phase_counts_the_actions_that_are_left_and_asks_nothing() -> None:
    lab = Lab(["Tournament"], hand=["Diadem"], villagers=3)
    lab.play("Diadem")
    assert (lab.me.coins, lab.me.villagers, lab.asked) == (3, 3, [])


def test_a_villager_gives_no_action_under_a_snowy_village_for_a_diadem() -> None:
    lab = Lab(["Tournament", "Storyteller", "Snowy Village"], hand=["Snowy Village", "Storyteller", "Diadem"],
              villagers=3, deck=["Estate"] * 9)  # fmt: skip
    lab.play("Snowy Village")
    lab.play("Storyteller", "Diadem")
    assert lab.me.villagers == 3
    assert spends(lab) == []


def test_who_decides_in_a_possessed_turn_is_asked_for_the_villagers_of_the_other() -> None:
    lab = Lab([*SNOWY, "Possession", "Throne Room"], hand=["Possession"], deck=COPPERS, villagers=5,
              others=[{"hand": ["Throne Room", "Snowy Village"], "villagers": 2, "deck": COPPERS}])  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    lab.play("Throne Room", "Snowy Village", 2)
    assert (lab.other.actions, lab.other.villagers, lab.me.villagers) == (4 + 2, 0, 5)
    asked = [question for question in lab.asked if question.purpose == "spend"]
    assert [question.player for question in asked] == [0]


class Plays(Agent):
    """Plays cards by name as the turn asks for them, and never anything else; notes all other questions."""

    def __init__(self, names: list[str]) -> None:
        self.names = names
        self.others: list[str] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        if not decision.of_turn:
            self.others.append(decision.purpose)
            return [decision.minimum]
        for i, card in enumerate(decision.cards):
            if self.names and card.name == self.names[0]:
                self.names.pop(0)
                return [i]
        return []


def test_a_game_that_is_never_copied_knows_when_the_villagers_came() -> None:
    lab = Lab(SNOWY, hand=["Village", "Acting Troupe", "Snowy Village"], others=[{"deck": COPPERS}],
              deck=["Copper", "Copper", "Snowy Village", *COPPERS])  # fmt: skip
    game = lab.game.copy()
    game.always_ask = False
    plays = Plays(["Village", "Acting Troupe", "Snowy Village", "Snowy Village"])
    game.agents = [plays, plays]
    game.most_turns = game.turn_number + 2
    game.run()
    assert plays.names == []
    assert plays.others == []

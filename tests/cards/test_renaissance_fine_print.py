"""Renaissance to the letter: how many may be picked, what is shown, whose gains and turns count."""

from __future__ import annotations

import pytest

from bailiwick import Session
from bailiwick.cards import find
from bailiwick.engine.kinds import TREASURE
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 12
WITH_DECK = {"deck": COPPERS}


def limits(lab: Lab, card: str) -> tuple[int, int]:
    """How many could be picked for the last question of a card."""
    asked = [question for question in lab.asked if question.card == card]
    return asked[-1].minimum, asked[-1].maximum


def entries(lab: Lab, kind: str) -> list[dict[str, object]]:
    return [entry for entry in lab.game.view(-1).log() if entry["kind"] == kind]


def next_turn(*answers: object, **given: object) -> Lab:
    """The turn of seat 0 after this one has begun."""
    lab = Lab(**{"others": [WITH_DECK], **given})
    lab.end_turn()
    lab.end_turn(*answers)
    return lab


def test_city_gate_puts_exactly_one_card_back():
    lab = next_turn("Gold", projects=["City Gate"], deck=["Gold", "Silver", *COPPERS])
    assert limits(lab, "City Gate") == (1, 1)
    assert lab.me.deck[0] == "Gold"


def test_crop_rotation_discards_one_victory_card_at_most():
    lab = next_turn("Estate", projects=["Crop Rotation"], deck=["Estate", "Duchy", *COPPERS])
    assert limits(lab, "Crop Rotation") == (0, 1)


def test_silos_show_the_coppers_and_may_discard_none():
    lab = next_turn(["Copper"], projects=["Silos"], deck=["Gold", *COPPERS])
    assert limits(lab, "Silos") == (0, 4)
    assert [entry["cards"] for entry in entries(lab, "reveal")] == [["Copper"]]


def test_sewers_trash_one_card_at_most():
    lab = Lab(["Hideout"], hand=["Hideout", *COPPERS[:3]], projects=["Sewers"])
    lab.play("Hideout", policy=lambda question: question.options[:1])
    assert limits(lab, "Sewers") == (0, 1)


def test_sewers_do_nothing_for_what_others_trash():
    lab = Lab(["Bandit"], hand=["Bandit", "Curse"], projects=["Sewers"], others=[{"deck": ["Silver", "Copper"]}])
    lab.play("Bandit")
    assert lab.asked == []
    assert lab.trash == ["Silver"]


def test_star_chart_looks_at_what_is_shuffled_and_picks_one_card_at_most():
    lab = Lab(hand=["Village"], discard=["Gold", "Silver", "Estate"], projects=["Star Chart"])
    session = Session(lab.game.copy(), [None, None])
    session.answer([0])
    assert sorted(card.name for card in session.game.players[0].looking) == ["Estate", "Gold", "Silver"]
    lab.play("Village", "Gold")
    assert limits(lab, "Star Chart") == (0, 1)


def test_star_chart_is_asked_for_ones_own_shuffles_alone():
    lab = Lab(projects=["Star Chart"], deck=COPPERS, others=[{"hand": ["Village"], "discard": ["Gold", "Silver"]}])
    lab.end_turn()
    lab.play("Village")
    assert lab.asked == []


def test_exploration_looks_at_ones_own_buy_phases_alone():
    lab = Lab(projects=["Exploration"], deck=COPPERS, others=[WITH_DECK])
    lab.end_turn()
    lab.end_turn()
    assert (lab.me.coffers, lab.me.villagers) == (1, 1)


def test_pageant_takes_the_coin_and_asks_for_none_that_is_not_there():
    lab = Lab(["Villa"], coins=5, projects=["Pageant"], deck=COPPERS)
    lab.buy("Villa", True)
    assert (lab.me.coins, lab.me.coffers) == (0, 1)
    lab = Lab(projects=["Pageant"], deck=COPPERS)
    lab.end_turn()
    assert lab.asked == []


def test_guildhall_and_road_network_know_whose_gain_it_is_and_of_what():
    lab = Lab(projects=["Guildhall", "Road Network"], deck=COPPERS)
    lab.gain("Silver", seat=1)
    lab.gain("Village", seat=1)
    assert (lab.me.coffers, len(lab.me.hand)) == (0, 0)


def test_innovation_is_for_ones_own_actions_alone():
    lab = Lab(projects=["Innovation"], deck=COPPERS)
    lab.gain("Village", seat=1)
    lab.gain("Silver")
    assert lab.asked == []


def test_innovation_cannot_play_from_the_hand_what_a_warlord_forbids():
    lab = Lab(
        ["Clashes", "Sculptor", "Artisan"], hand=["Warlord"], deck=COPPERS,
        others=[{"hand": ["Sculptor", "Workshop"], "in_play": ["Village", "Village"], "projects": ["Innovation"],
                 "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Warlord")
    lab.end_turn()
    assert lab.other.in_play == ["Village", "Village"]
    lab.play("Sculptor", "Village")
    assert [question.card for question in lab.asked] == ["Sculptor"]
    assert "Village" in lab.other.hand
    lab.gain("Village", True, seat=1)  # into the discard pile
    assert lab.other.in_play.count("Village") == 3


def test_innovation_plays_a_card_that_was_gained_into_the_hand():
    lab = Lab(["Sculptor"], hand=["Sculptor"], deck=COPPERS, projects=["Innovation"])
    lab.play("Sculptor", "Village", True)
    assert lab.me.in_play == ["Sculptor", "Village"]


def test_citadel_does_nothing_for_what_others_play_in_ones_turn():
    lab = Lab(
        ["Caravan Guard", "Militia"], hand=["Militia"], deck=COPPERS, projects=["Citadel"],
        others=[{"hand": ["Caravan Guard", *COPPERS[:2]], "deck": COPPERS}],
    )  # fmt: skip
    lab.play("Militia", "Caravan Guard")
    assert lab.me.coins == 4
    assert lab.me.hand == []


@pytest.mark.parametrize(
    ("name", "is_treasure"),
    [("Militia", True), ("Merchant", True), ("Broker", True), ("Salvager", True), ("Tribute", True), ("Pawn", True),
     ("Opulent Castle", True), ("Inventor", False), ("Villain", False), ("Storyteller", False), ("Smithy", False),
     ("Estate", False), ("Guardian", False)],
)  # fmt: skip
def test_capitalism_makes_treasures_of_actions_with_coins_in_their_text(name: str, is_treasure: bool) -> None:
    lab = Lab(projects=["Capitalism"])
    assert (lab.game.types_of(find(name)) & TREASURE != 0) == is_treasure


def test_capitalism_does_not_count_at_the_end():
    lab = Lab(["Militia"], landscapes=["Keep"], hand=["Militia", "Copper"], projects=["Capitalism"])
    assert lab.me.vp == 5


def test_scepter_finds_neither_treasures_nor_what_was_played_before_this_turn():
    lab = Lab(["Scepter"], hand=["Copper", "Scepter"])
    lab.play("Copper")
    lab.play("Scepter", 1)
    assert lab.me.coins == 1
    lab = Lab(["Scepter", "Caravan"], hand=["Caravan"], deck=[*COPPERS[:5], "Scepter", *COPPERS], others=[WITH_DECK])
    lab.play("Caravan")
    lab.end_turn()
    lab.end_turn()
    lab.play("Scepter", 1)
    assert len(lab.me.hand) == 5


def test_sculptor_in_a_possessed_turn_gives_the_card_away_and_no_villager():
    lab = Lab(
        ["Possession", "Sculptor"], hand=["Possession"], deck=COPPERS, others=[{"hand": ["Sculptor"], "deck": COPPERS}]
    )
    lab.play("Possession")
    lab.end_turn()
    lab.play("Sculptor", "Silver")
    assert (lab.other.villagers, lab.other.hand) == (0, [])
    assert "Silver" in lab.me.discard


def test_seer_takes_no_card_of_five_and_none_of_one():
    lab = Lab(["Seer", "Poor House"], hand=["Seer"], deck=["Copper", "Duchy", "Poor House", "Smithy"])
    lab.play("Seer", ["Duchy", "Poor House"])
    assert lab.me.hand == ["Copper", "Smithy"]


def test_villain_takes_one_card_and_who_has_none_shows_the_hand():
    lab = Lab(["Villain"], hand=["Villain"], others=[{"hand": ["Gold", "Silver", *COPPERS[:3]]}])
    lab.play("Villain", "Silver")
    assert limits(lab, "Villain") == (1, 1)
    assert entries(lab, "reveal") == []
    lab = Lab(["Villain"], hand=["Villain"], others=[{"hand": COPPERS[:5]}])
    lab.play("Villain")
    assert [len(entry["cards"]) for entry in entries(lab, "reveal")] == [5]


def test_recruiter_tells_of_no_villagers_where_there_are_none():
    lab = Lab(["Recruiter"], hand=["Recruiter", "Copper"])
    lab.play("Recruiter")
    assert entries(lab, "tokens") == []

"""The lab itself: how positions are arranged, how answers are read, and that a refused step changes nothing."""

import pytest

from bailiwick.lab import (
    IllegalAnswer,
    IllegalMove,
    IllegalSetup,
    Lab,
    UnansweredQuestion,
    UnknownCard,
    UnusedAnswers,
)
from bailiwick.lab.scenario import Scenario

EIGHT = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Village"]


def look(lab):
    """Everything that can be seen of a position."""
    seats = [
        (sorted(p.hand), list(p.deck), sorted(p.discard), sorted(p.in_play), sorted(p.set_aside),
         p.actions, p.buys, p.coins, p.coffers, p.favors, p.vp)
        for p in lab.players
    ]  # fmt: skip
    piles = [lab.supply[name] for name in ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]]
    return seats, piles, sorted(lab.trash), lab.turn, lab.phase, lab.over, len(lab.asked)


# Arranging ------------------------------------------------------------------------------------------------------------


def test_lab_defaults_are_an_empty_seat_at_the_start_of_its_turn_and_one_other():
    lab = Lab()
    assert len(lab.players) == 2
    for player in lab.players:
        assert player.hand == []
        assert player.deck == []
        assert player.discard == []
        assert player.in_play == []
        assert player.set_aside == []
        assert player.vp == 0
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.coffers, lab.me.favors) == (1, 1, 0, 0, 0)
    assert (lab.turn, lab.phase, lab.over) == (0, "action", False)
    assert lab.trash == []
    assert lab.asked == []


def test_lab_fills_the_kingdom_to_ten_piles():
    for kingdom in ([], ["Witch"], ["Moat", "Cellar", "Village", "Smithy"]):
        lab = Lab(kingdom=kingdom)
        assert len(list(lab.supply)) == 7 + 10
        for name in kingdom:
            assert lab.supply[name] == 10


def test_lab_does_not_fill_a_kingdom_of_ten():
    kingdom = ["Cellar", "Moat", "Merchant", "Vassal", "Militia", "Mine", "Witch", "Sentry", "Artisan", "Bandit"]
    lab = Lab(kingdom=kingdom)
    assert sorted(set(lab.supply)) == sorted(
        [*kingdom, "Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"]
    )


def test_lab_piles_are_as_the_rules_say_whatever_the_zones_hold():
    lab = Lab(kingdom=["Village"], hand=["Village", "Province"], deck=["Curse"], discard=["Gold"])
    assert lab.supply["Village"] == 10
    assert lab.supply["Province"] == 8
    assert lab.supply["Curse"] == 10
    assert lab.supply["Gold"] == 30


def test_lab_zones_may_hold_cards_that_have_no_pile():
    lab = Lab(kingdom=["Village"], hand=["Witch"], deck=["Gold", "Gold"])
    assert "Witch" not in lab.supply
    lab.play("Witch")
    assert lab.other.discard == ["Curse"]


def test_lab_takes_pile_sizes():
    lab = Lab(kingdom=["Village"], supply={"Curse": 1, "village": 0, "Gold": 2})
    assert lab.supply["Curse"] == 1
    assert lab.supply["Village"] == 0
    assert lab.supply["Gold"] == 2
    assert lab.pile("Gold") == ["Gold", "Gold"]
    assert lab.pile("Village") == []


def test_lab_takes_counters():
    lab = Lab(actions=3, buys=2, coins=5, coffers=4, favors=1)
    assert (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.coffers, lab.me.favors) == (3, 2, 5, 4, 1)


def test_lab_seats_the_others_in_turn_order():
    lab = Lab(others=[{"hand": ["Copper"]}, {"hand": ["Silver"], "deck": ["Gold", "Curse"]}, {}])
    assert len(lab.players) == 4
    assert lab.other.hand == ["Copper"]
    assert lab.players[2].hand == ["Silver"]
    assert lab.players[2].deck == ["Gold", "Curse"]
    assert lab.players[3].hand == []
    for seat in (1, 2, 3, 0):
        lab.end_turn()
        assert lab.turn == seat


def test_lab_finds_names_whatever_the_spelling_of_case_spaces_and_apostrophes():
    lab = Lab(
        kingdom=["THRONE ROOM", "councilroom"], hand=["throneroom", "Council  room", "copper"],
        supply={"throne room": 3},
    )  # fmt: skip
    assert lab.me.hand == ["Throne Room", "Council Room", "Copper"]
    assert lab.supply["ThroneRoom"] == 3
    assert lab.pile("throne ROOM") == ["Throne Room"] * 3
    lab.play("tHRONErOOM", "COUNCIL ROOM")
    assert lab.me.buys == 3
    lab.buy("curse")
    lab.gain("Throne'Room")
    assert lab.me.discard == ["Curse", "Throne Room"]


def test_lab_refuses_an_unknown_card_as_a_bad_set_up():
    for arguments in ({"hand": ["Cooper"]}, {"kingdom": ["Cooper"]}, {"supply": {"Cooper": 1}},
                      {"others": [{"deck": ["Cooper"]}]}):  # fmt: skip
        with pytest.raises(IllegalSetup):
            Lab(**arguments)
    assert issubclass(UnknownCard, IllegalSetup)


def test_lab_refuses_bad_set_ups():
    for arguments in (
        {"hnad": ["Copper"]}, {"others": [{"coins": -1}]}, {"coins": -1}, {"actions": "many"}, {"others": []},
        {"others": [{}] * 6}, {"kingdom": ["Moat", "moat"]}, {"kingdom": ["Copper"]}, {"supply": {"Witch": 2}},
        {"supply": {"Curse": -1}}, {"bane": "Cellar"}, {"ally": "City-state"},
    ):  # fmt: skip
        with pytest.raises(IllegalSetup):
            Lab(**arguments)


def test_lab_does_not_keep_the_lists_it_is_given():
    hand, other = ["Smithy"], {"hand": ["Copper"]}
    lab = Lab(hand=hand, deck=["Gold"] * 3, others=[other])
    lab.play("Smithy")
    assert hand == ["Smithy"]
    assert other == {"hand": ["Copper"]}


def test_lab_shuffles_by_its_seed_alone():
    def draw(seed):
        lab = Lab(hand=["Smithy"], discard=EIGHT, seed=seed)
        lab.play("Smithy")
        return list(lab.me.hand), list(lab.me.deck)

    assert draw(1) == draw(1)
    assert len({str(draw(seed)) for seed in range(20)}) > 10


# Looking --------------------------------------------------------------------------------------------------------------


def test_zones_compare_as_multisets_and_the_deck_in_order():
    lab = Lab(hand=["Gold", "Copper", "Copper"], deck=["Gold", "Copper"], discard=["Curse", "Estate"])
    assert lab.me.hand == ["Copper", "Gold", "Copper"]
    assert lab.me.hand != ["Copper", "Gold"]
    assert lab.me.hand != ["Copper", "Gold", "Gold"]
    assert ["Copper", "Copper", "Gold"] == lab.me.hand  # noqa: SIM300
    assert lab.me.discard == ["Estate", "Curse"]
    assert lab.me.deck == ["Gold", "Copper"]
    assert lab.me.deck != ["Copper", "Gold"]
    assert lab.me.deck[0] == "Gold"


def test_lab_me_is_seat_0_whoever_has_the_turn():
    lab = Lab(hand=["Copper"], others=[{"hand": ["Gold"]}])
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.hand == ["Copper"]
    lab.play("Gold")
    assert lab.other.coins == 3
    assert lab.me.coins == 0


def test_lab_supply_and_pile_of_a_card_that_is_not_there_are_refused():
    lab = Lab(kingdom=["Village"])
    for ask in (lambda: lab.supply["Witch"], lambda: lab.pile("Witch"), lambda: lab.pile("Cooper")):
        with pytest.raises(ValueError):  # noqa: PT011
            ask()


def test_lab_asked_grows_over_the_steps():
    lab = Lab(hand=["Cellar", "Chapel", "Copper", "Estate"], actions=2)
    lab.play("Cellar", ["Copper"])
    lab.play("Chapel", ["Estate"])
    assert [q.card for q in lab.asked] == ["Cellar", "Chapel"]
    assert [q.answer for q in lab.asked] == [["Copper"], ["Estate"]]
    assert [q.player for q in lab.asked] == [0, 0]


def test_zones_are_copies_and_cannot_be_used_to_change_the_position():
    lab = Lab(hand=["Copper"], deck=["Gold"])
    lab.me.hand.append("Province")
    lab.me.deck.clear()
    assert lab.me.hand == ["Copper"]
    assert lab.me.deck == ["Gold"]


def test_lab_winners_are_told_only_once_the_game_is_over():
    lab = Lab()
    with pytest.raises(ValueError):  # noqa: PT011
        _ = lab.winners


# Answers --------------------------------------------------------------------------------------------------------------


def test_answers_one_card_may_be_a_name_or_a_list_of_one():
    for answer in ("Estate", ["Estate"], "estate"):
        lab = Lab(hand=["Cellar", "Estate", "Gold"], deck=["Silver"])
        lab.play("Cellar", answer)
        assert lab.me.discard == ["Estate"]


@pytest.mark.parametrize("no", [None, [], False])
def test_answers_none_false_and_an_empty_list_decline(no):
    lab = Lab(hand=["Throne Room", "Smithy"])
    lab.play("Throne Room", no)
    assert lab.me.hand == ["Smithy"]


def test_answers_choose_list_takes_index_or_label():
    for answer in (0, [0]):
        lab = Lab(hand=["Spy"], deck=["Copper", "Curse"])
        lab.play("Spy", answer)
        assert lab.me.discard == ["Curse"]
    label = lab.asked[0].options[0]
    lab = Lab(hand=["Spy"], deck=["Copper", "Curse"])
    lab.play("Spy", label)
    assert lab.me.discard == ["Curse"]


@pytest.mark.parametrize(
    "answer", ["Gold", ["Copper", "Copper", "Copper"], "Cooper", 0, 1, True, {"Copper": 1}, ["Copper", "Gold"], 1.5]
)
def test_answers_that_were_not_offered_are_refused_and_change_nothing(answer):
    lab = Lab(hand=["Chapel", "Copper", "Copper", "Estate"])
    before = look(lab)
    with pytest.raises(IllegalAnswer):
        lab.play("Chapel", answer)
    assert look(lab) == before


@pytest.mark.parametrize("answer", [None, [], False, 1, ["Silver", "Estate"], "Gold", "Province"])
def test_answers_to_a_mandatory_gain_are_exactly_one_of_the_piles(answer):
    lab = Lab(hand=["Workshop"])
    before = look(lab)
    with pytest.raises(IllegalAnswer):
        lab.play("Workshop", answer)
    assert look(lab) == before


def test_illegal_answer_names_what_was_offered():
    lab = Lab(hand=["Mine", "Copper", "Silver", "Estate"])
    with pytest.raises(IllegalAnswer) as caught:
        lab.play("Mine", "Estate")
    assert "Copper" in str(caught.value)
    assert "Silver" in str(caught.value)


def test_unanswered_question_shows_the_question_and_its_options_and_changes_nothing():
    lab = Lab(hand=["Throne Room", "Mine", "Copper"])
    before = look(lab)
    with pytest.raises(UnansweredQuestion) as caught:
        lab.play("Throne Room", "Mine", "Copper")
    message = str(caught.value)
    for word in ("Mine", "gain", "Copper", "Silver"):
        assert word in message
    assert look(lab) == before


def test_unused_answers_are_told_and_change_nothing():
    lab = Lab(hand=["Village", "Smithy"], deck=["Gold"])
    before = look(lab)
    with pytest.raises(UnusedAnswers) as caught:
        lab.play("Village", "Smithy")
    assert "Smithy" in str(caught.value)
    assert look(lab) == before
    for step in (lambda: lab.end_turn(None), lambda: lab.buy("Copper", True), lambda: lab.to_buy_phase("Gold"),
                 lambda: lab.gain("Gold", 1), lambda: lab.trash_from_hand("Smithy", []),
                 lambda: lab.play_treasures(0)):  # fmt: skip
        with pytest.raises(UnusedAnswers):
            step()
        assert look(lab) == before


def test_a_question_with_one_outcome_takes_no_answer():
    lab = Lab(hand=["Remodel", "Estate"])
    with pytest.raises((UnusedAnswers, IllegalAnswer)):
        lab.play("Remodel", "Estate", "Silver")
    lab.play("Remodel", "Silver")
    assert lab.trash == ["Estate"]


def test_a_refused_step_uses_up_no_chance():
    tried = Lab(hand=["Smithy", "Chapel"], discard=EIGHT, seed=5, actions=2)
    with pytest.raises(UnusedAnswers):
        tried.play("Smithy", "Copper")
    plain = Lab(hand=["Smithy", "Chapel"], discard=EIGHT, seed=5, actions=2)
    tried.play("Smithy")
    plain.play("Smithy")
    assert look(tried) == look(plain)


def test_errors_of_the_lab_are_value_errors():
    for error in (IllegalAnswer, IllegalMove, IllegalSetup, UnansweredQuestion, UnusedAnswers):
        assert issubclass(error, ValueError)


# Policies -------------------------------------------------------------------------------------------------------------


def test_policy_answers_every_question_of_a_step():
    lab = Lab(hand=["Throne Room", "Chapel", "Copper", "Copper", "Estate"])
    lab.play("Throne Room", policy=lambda question: question.options[0])
    assert [q.purpose for q in lab.asked] == ["play", "trash", "trash"]
    assert len(lab.trash) == 2


def test_policy_of_the_lab_serves_all_steps_and_all_seats():
    def discard_first(question):
        return question.options[: question.minimum]

    lab = Lab(hand=["Militia"], others=[{"hand": ["Copper"] * 2 + ["Gold"] * 3}], policy=discard_first)
    lab.play("Militia")
    assert len(lab.other.hand) == 3
    assert lab.asked[0].player == 1


def test_policy_sees_the_question_as_asked_lists_it():
    seen = []

    def answer(question):
        seen.append((question.player, question.purpose, question.card, list(question.options), question.minimum,
                     question.maximum))  # fmt: skip

    lab = Lab(hand=["Moneylender", "Copper"])
    lab.play("Moneylender", policy=answer)
    assert seen == [(0, "trash", "Moneylender", ["Copper"], 0, 1)]
    assert lab.me.hand == ["Copper"]


def test_policy_that_answers_wrongly_or_fails_changes_nothing():
    lab = Lab(hand=["Workshop"])
    before = look(lab)
    with pytest.raises(IllegalAnswer):
        lab.play("Workshop", policy=lambda question: "Province")

    def fail(question):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        lab.play("Workshop", policy=fail)
    assert look(lab) == before


# Steps that are not in the rules --------------------------------------------------------------------------------------


def test_gain_takes_the_top_card_of_a_pile_for_any_seat():
    lab = Lab(others=[{}, {}])
    lab.gain("Gold")
    lab.gain("Curse", seat=2)
    assert lab.me.discard == ["Gold"]
    assert lab.players[2].discard == ["Curse"]
    assert lab.supply["Gold"] == 29
    assert (lab.phase, lab.me.buys, lab.me.actions) == ("action", 1, 1)


def test_gain_of_what_is_not_there_is_refused():
    lab = Lab(kingdom=["Village"], supply={"Gold": 0})
    before = look(lab)
    for name, seat in (("Gold", 0), ("Witch", 0), ("Silver", 2), ("Silver", -1)):
        with pytest.raises(IllegalMove):
            lab.gain(name, seat=seat)
    assert look(lab) == before


def test_trash_from_hand_trashes_a_card_of_whoever_has_the_turn():
    lab = Lab(hand=["Copper", "Gold"], others=[{"hand": ["Estate"]}])
    lab.trash_from_hand("Copper")
    assert lab.me.hand == ["Gold"]
    lab.end_turn()
    lab.trash_from_hand("Estate")
    assert lab.other.hand == []
    assert lab.trash == ["Copper", "Estate"]
    with pytest.raises(IllegalMove):
        lab.trash_from_hand("Gold")


def test_run_turn_takes_its_steps_and_ends_the_turn():
    lab = Lab(hand=["Village", "Workshop", "Silver"], deck=["Copper"] * 6)
    lab.run_turn(["play", "Village"], ["play", "Workshop", "Silver"], ["play_treasures"], ["buy", "Silver"])
    assert lab.turn == 1
    assert lab.me.hand == ["Copper"] * 5
    assert sorted(lab.me.discard) == ["Copper", "Silver", "Silver", "Silver", "Village", "Workshop"]


def test_run_turn_is_all_or_nothing():
    lab = Lab(hand=["Village", "Silver"])
    before = look(lab)
    with pytest.raises(IllegalMove):
        lab.run_turn(["play", "Village"], ["play", "Silver"], ["gain", "Curse"], ["buy", "Gold"])
    assert look(lab) == before


def test_a_file_may_have_mats_and_tokens() -> None:
    text = """
    kingdom = ["Native Village", "Embargo"]
    hand = ["Native Village"]
    coins = 3
    mats = { "Native Village" = ["Gold"] }
    pile_tokens = { Silver = [["Embargo", 1]] }
    steps = [["play", "Native Village", 1], ["buy", "Silver"]]
    [expect]
    hand = ["Gold"]
    discard = ["Curse", "Silver"]
    mats = { "Native Village" = [] }
    """
    assert Scenario.load(text).run() == []


def test_landscapes_that_players_have_are_arranged_by_name():
    lab = Lab(["Flag Bearer"], projects=["Fair"], artifacts=["Flag"], others=[{"projects": ["Fair"]}])
    assert (lab.me.projects, lab.me.artifacts, lab.other.projects) == (["Fair"], ["Flag"], ["Fair"])
    assert [card.name for card in lab.game.landscapes] == ["Fair"]


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"projects": ["Flag"]}, "Flag cannot be had as a landscape of the type Project"),
        ({"artifacts": ["Village"]}, "Village cannot be had as a landscape of the type Artifact"),
        ({"projects": ["Fair", "Fair"]}, "Fair cannot be given to one more player, or twice to one"),
        ({"artifacts": ["Key"], "others": [{"artifacts": ["Key"]}]}, "Key cannot be given to one more player"),
        ({"projects": "Fair"}, "projects is a list, not 'Fair'"),
    ],
)
def test_landscapes_that_cannot_be_had_are_refused(given, says):
    with pytest.raises(IllegalSetup, match=says):
        Lab(**given)

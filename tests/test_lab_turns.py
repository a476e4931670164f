"""The frame of the game, seen in the lab: phases, buying, Clean-up, the end of the game; then records and files."""

import pytest

from bailiwick.cli import main
from bailiwick.lab import IllegalMove, IllegalSetup, Lab
from bailiwick.lab.scenario import Scenario
from bailiwick.records import Record

# Phases and buying ----------------------------------------------------------------------------------------------------


def test_buy_moves_to_the_buy_phase_and_pays():
    lab = Lab(hand=["Village"], coins=7, buys=2)
    lab.buy("Silver")
    assert (lab.phase, lab.me.coins, lab.me.buys) == ("buy", 4, 1)
    assert lab.me.discard == ["Silver"]
    lab.buy("Smithy")
    assert (lab.me.coins, lab.me.buys) == (0, 0)


def test_buy_that_is_refused_leaves_the_action_phase_alone():
    lab = Lab(kingdom=["Village"], hand=["Village"], coins=5, supply={"Duchy": 0})
    for name in ("Gold", "Duchy", "Witch", "Platinum"):
        with pytest.raises(IllegalMove):
            lab.buy(name)
    assert (lab.phase, lab.me.coins, lab.me.buys) == ("action", 5, 1)
    lab.play("Village")


def test_buy_without_a_buy_left_is_refused():
    lab = Lab(coins=9)
    lab.buy("Silver")
    with pytest.raises(IllegalMove):
        lab.buy("Copper")
    none = Lab(coins=9, buys=0)
    with pytest.raises(IllegalMove):
        none.buy("Copper")
    assert none.phase == "action"


def test_last_copy_can_be_bought_once():
    lab = Lab(coins=9, buys=3, supply={"Silver": 1})
    lab.buy("Silver")
    assert lab.supply["Silver"] == 0
    with pytest.raises(IllegalMove):
        lab.buy("Silver")
    assert (lab.me.coins, lab.me.buys) == (6, 2)


def test_treasures_cannot_be_played_after_buying():
    lab = Lab(hand=["Silver", "Gold"], buys=2)
    lab.play("Silver")
    lab.buy("Estate")
    with pytest.raises(IllegalMove):
        lab.play("Gold")
    assert lab.me.hand == ["Gold"]
    assert lab.me.coins == 0


def test_treasures_cannot_be_played_all_at_once_after_buying_either():
    lab = Lab(hand=["Silver", "Gold"], buys=2)
    lab.play("Silver")
    lab.buy("Estate")
    with pytest.raises(IllegalMove):
        lab.play_treasures()
    assert lab.me.hand == ["Gold"]


def test_play_treasures_plays_all_of_them_and_only_them():
    lab = Lab(hand=["Silver", "Gold", "Copper", "Village", "Estate"])
    lab.play_treasures()
    assert lab.me.coins == 6
    assert lab.me.hand == ["Village", "Estate"]
    assert lab.me.in_play == ["Silver", "Gold", "Copper"]
    assert lab.phase == "buy"


def test_play_treasures_with_none_in_hand_moves_to_the_buy_phase():
    lab = Lab(hand=["Village"])
    lab.play_treasures()
    assert lab.phase == "buy"
    assert lab.me.hand == ["Village"]


def test_actions_cannot_be_played_in_the_buy_phase_without_actions_or_from_elsewhere():
    lab = Lab(hand=["Village"], deck=["Smithy"], discard=["Smithy"], actions=0)
    with pytest.raises(IllegalMove):
        lab.play("Village")
    with pytest.raises(IllegalMove):
        lab.play("Smithy")
    late = Lab(hand=["Village"])
    late.to_buy_phase()
    with pytest.raises(IllegalMove):
        late.play("Village")
    with pytest.raises(IllegalMove):
        late.to_buy_phase()
    assert late.me.hand == ["Village"]


def test_an_action_costs_one_action():
    lab = Lab(hand=["Smithy", "Smithy"])
    lab.play("Smithy")
    assert lab.me.actions == 0
    with pytest.raises(IllegalMove):
        lab.play("Smithy")


def test_coffers_are_spent_for_a_coin_each_in_the_buy_phase():
    lab = Lab(coffers=3)
    lab.to_buy_phase()
    lab.spend_coffers(2)
    assert (lab.me.coffers, lab.me.coins) == (1, 2)
    for n in (2, 0, -1):
        with pytest.raises(IllegalMove):
            lab.spend_coffers(n)
    assert (lab.me.coffers, lab.me.coins) == (1, 2)


# Clean-up -------------------------------------------------------------------------------------------------------------


def test_clean_up_discards_hand_and_play_and_draws_five():
    lab = Lab(hand=["Village", "Estate"], deck=["Copper"] + ["Gold"] * 6)
    lab.play("Village")
    lab.end_turn()
    assert lab.me.hand == ["Gold"] * 5
    assert lab.me.deck == ["Gold"]
    assert lab.me.discard == ["Village", "Estate", "Copper"]
    assert (lab.turn, lab.phase) == (1, "action")


def test_clean_up_discards_before_it_draws_so_the_turns_cards_may_come_back():
    lab = Lab(hand=["Festival", "Estate"], deck=["Gold", "Silver"], coins=6)
    lab.play("Festival")
    lab.buy("Province")
    lab.end_turn()
    assert lab.me.hand == ["Gold", "Silver", "Festival", "Estate", "Province"]
    assert lab.me.discard == []


def test_clean_up_draws_what_there_is():
    lab = Lab(hand=["Copper", "Copper"])
    lab.end_turn()
    assert lab.me.hand == ["Copper", "Copper"]


def test_new_turn_starts_with_one_action_one_buy_and_no_coins():
    lab = Lab(hand=["Festival"], coins=5, others=[{"hand": ["Copper"]}])
    lab.play("Festival")
    lab.end_turn()
    assert (lab.other.actions, lab.other.buys, lab.other.coins) == (1, 1, 0)
    lab.end_turn()
    assert lab.turn == 0
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (1, 1, 0)


def test_hands_of_others_are_left_alone_by_clean_up():
    lab = Lab(others=[{"hand": ["Copper"], "deck": ["Gold"]}])
    lab.end_turn()
    assert lab.other.hand == ["Copper"]
    assert lab.other.deck == ["Gold"]


# The end --------------------------------------------------------------------------------------------------------------


def test_game_ends_with_the_turn_in_which_the_last_province_goes():
    lab = Lab(coins=8, buys=2, supply={"Province": 1})
    lab.buy("Province")
    assert not lab.over
    lab.buy("Copper")
    lab.end_turn()
    assert lab.over
    assert lab.phase == "over"
    assert lab.winners == [0]


def test_game_does_not_end_with_one_province_left():
    lab = Lab(coins=8, supply={"Province": 2})
    lab.buy("Province")
    lab.end_turn()
    assert not lab.over
    assert lab.turn == 1


def test_game_ends_when_the_colonies_are_gone_and_provinces_are_left():
    lab = Lab(coins=11, colonies=True, supply={"Colony": 1})
    lab.buy("Colony")
    lab.end_turn()
    assert lab.over


def test_game_with_colonies_ends_when_the_provinces_are_gone_too():
    lab = Lab(coins=8, colonies=True, supply={"Province": 1})
    lab.buy("Province")
    lab.end_turn()
    assert lab.over


def test_game_does_not_end_when_platinum_is_gone():
    lab = Lab(coins=9, colonies=True, supply={"Platinum": 1})
    lab.buy("Platinum")
    lab.end_turn()
    assert not lab.over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_game_ends_with_three_empty_piles_of_any_sort(players):
    lab = Lab(kingdom=["Moat"], others=[{}] * (players - 1), supply={"Curse": 0, "Moat": 0, "Estate": 1}, coins=2)
    lab.end_turn()
    assert not lab.over
    for _ in range(players - 1):
        lab.end_turn()
    lab.gain("Estate")
    lab.end_turn()
    assert lab.over


@pytest.mark.parametrize("players", [5, 6])
def test_game_of_five_or_six_ends_with_four_empty_piles(players):
    empty = {"Curse": 0, "Moat": 0, "Estate": 0}
    lab = Lab(kingdom=["Moat"], others=[{}] * (players - 1), supply=empty)
    lab.end_turn()
    assert not lab.over
    four = Lab(kingdom=["Moat"], others=[{}] * (players - 1), supply={**empty, "Copper": 0})
    four.end_turn()
    assert four.over


def test_nothing_can_be_done_after_the_end():
    lab = Lab(hand=["Copper"], supply={"Province": 0})
    lab.end_turn()
    for step in (lab.end_turn, lab.to_buy_phase, lab.play_treasures, lambda: lab.play("Copper"),
                 lambda: lab.buy("Copper"), lambda: lab.gain("Copper"), lambda: lab.trash_from_hand("Copper")):
        with pytest.raises(IllegalMove):
            step()


def test_most_points_win_counting_every_zone():
    lab = Lab(hand=["Estate"], deck=["Duchy"], supply={"Province": 0}, others=[{"hand": ["Province"]}, {}])
    lab.end_turn()
    assert [p.vp for p in lab.players] == [4, 6, 0]
    assert lab.winners == [1]


def test_tie_is_won_by_who_had_fewer_turns():
    # Seat 0 began, so after its turn the others have had one turn less.
    lab = Lab(hand=["Estate"], supply={"Province": 0}, others=[{"hand": ["Estate"]}, {"hand": ["Copper"]}])
    lab.end_turn()
    assert lab.winners == [1]
    three = Lab(hand=["Estate"], supply={"Province": 0}, others=[{"hand": ["Estate"]}, {"hand": ["Estate"]}])
    three.end_turn()
    assert three.winners == [1, 2]


def test_tie_after_equal_turns_is_a_shared_victory():
    lab = Lab(supply={"Province": 2})
    lab.gain("Province")
    lab.end_turn()
    lab.gain("Province", seat=1)
    lab.end_turn()
    assert lab.over
    assert lab.winners == [0, 1]


def test_curses_may_decide():
    lab = Lab(supply={"Province": 0}, others=[{"hand": ["Curse"]}])
    lab.end_turn()
    assert lab.winners == [0]


# Fresh games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_start_deals_seven_coppers_and_three_estates(players):
    lab = Lab.start(kingdom=["Witch"], players=players, seed=3)
    assert len(lab.players) == players
    for player in lab.players:
        assert len(player.hand) == 5
        assert len(player.deck) == 5
        assert sorted([*player.hand, *player.deck]) == ["Copper"] * 7 + ["Estate"] * 3
        assert player.discard == []
        assert player.vp == 3
    assert (lab.turn, lab.phase, lab.me.actions, lab.me.buys, lab.me.coins) == (0, "action", 1, 1, 0)
    assert len(list(lab.supply)) == 17
    assert lab.supply["Witch"] == 10
    assert lab.asked == []


def test_start_is_the_same_for_the_same_seed_only():
    def hands(seed):
        return [(sorted(p.hand), list(p.deck)) for p in Lab.start(players=4, seed=seed).players]

    assert hands(1) == hands(1)
    assert hands(1) != hands(2)


def test_start_ties_are_decided_by_turns():
    lab = Lab.start(supply={"Province": 0})
    lab.end_turn()
    assert lab.winners == [1]


# Records --------------------------------------------------------------------------------------------------------------


def test_record_replays_to_the_same_position():
    lab = Lab(
        kingdom=["Witch"], hand=["Village", "Cellar", "Estate", "Silver"], discard=["Gold", "Curse", "Copper", "Duchy"],
        others=[{"hand": ["Copper", "Militia"]}, {"deck": ["Gold"]}], supply={"Curse": 3}, seed=9, actions=2,
    )  # fmt: skip
    lab.play("Village")
    lab.play("Cellar", ["Estate"])
    lab.play_treasures()
    lab.buy("Copper")
    lab.end_turn()
    lab.play("Militia", policy=lambda question: question.options[: question.minimum])
    game = Record.load(lab.record()).replay()
    assert [[card.name for card in p.hand] for p in game.players] == [list(p.hand) for p in lab.players]
    assert [p.name for p in game.players[0].discard_pile] == list(lab.me.discard)
    assert game.turn == lab.turn


def test_record_of_a_position_without_a_step_replays():
    Record.load(Lab(hand=["Copper"]).record()).replay()


def test_record_keeps_what_was_gained_and_trashed_from_outside():
    lab = Lab(hand=["Village", "Estate"], deck=["Copper"])
    lab.gain("Gold")
    lab.play("Village")
    lab.gain("Curse", seat=1)
    lab.gain("Silver")
    lab.trash_from_hand("Estate")
    lab.end_turn()
    lab.gain("Duchy", seat=1)
    game = Record.load(lab.record()).replay()
    assert [card.name for card in game.trash] == ["Estate"]
    assert sorted(card.name for card in game.players[1].discard_pile) == ["Curse", "Duchy"]


def test_record_can_be_replayed_more_than_once():
    lab = Lab(hand=["Village", "Estate"])
    lab.gain("Gold")
    lab.play("Village")
    record = Record.load(lab.record())
    record.replay()
    record.replay()


def test_record_of_a_refused_step_is_the_record_of_nothing():
    lab = Lab(hand=["Workshop"])
    before = lab.record()
    with pytest.raises(ValueError):  # noqa: PT011
        lab.play("Workshop", "Province")
    with pytest.raises(ValueError):  # noqa: PT011
        lab.gain("Witch")
    assert lab.record() == before


def test_record_of_a_fresh_game_to_its_end_replays():
    lab = Lab.start(players=3, seed="fresh", supply={"Province": 1, "Curse": 3})
    for _ in range(4):
        lab.play_treasures()
        lab.buy("Curse" if lab.supply["Curse"] else "Copper")
        lab.end_turn()
    lab.gain("Province", seat=1)
    lab.end_turn()
    assert lab.over
    game = Record.load(lab.record()).replay()
    assert game.over
    assert game.winners() == lab.winners


# Files ----------------------------------------------------------------------------------------------------------------

CELLAR = """
kingdom = ["Witch"]
hand = ["Cellar", "Estate", "Copper"]
deck = ["Gold"]
coins = 1
seed = 4
supply = { Curse = 1 }
steps = [["play", "Cellar", ["Estate"]], { step = "buy", card = "Gold", error = "IllegalMove" }]

[[others]]
hand = ["Province"]

[[others]]
deck = ["Curse", "Gold"]

[expect]
hand = ["Gold", "Copper"]
discard = ["Estate"]
actions = 1
coins = 1
phase = "action"
turn = 0
over = false
offered = ["Estate"]
not_offered = ["Cellar"]
trash = []
supply = { Curse = 1, Witch = 10 }
others = [{ hand = ["Province"], vp = 6 }, { deck = ["Curse", "Gold"] }]
"""


def test_load_reads_a_position_and_takes_no_step():
    lab = Lab.load(CELLAR)
    assert lab.me.hand == ["Cellar", "Estate", "Copper"]
    assert lab.me.deck == ["Gold"]
    assert lab.me.coins == 1
    assert lab.supply["Curse"] == 1
    assert lab.supply["Witch"] == 10
    assert lab.players[1].hand == ["Province"]
    assert lab.players[2].deck == ["Curse", "Gold"]
    assert lab.asked == []


@pytest.mark.parametrize(
    "text",
    ["hand = [", 'hnad = ["Copper"]', 'hand = ["Cooper"]', "coins = -1", "steps = 3", "[expect]\nhnad = []",
     "[[others]]\nhnad = []"],
)  # fmt: skip
def test_load_refuses_what_is_no_position(text):
    with pytest.raises(IllegalSetup):
        Lab.load(text)


def test_scenario_that_goes_as_expected_says_nothing():
    assert Scenario.load(CELLAR).run() == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('hand = ["Gold", "Copper"]', 'hand = ["Gold"]'), ("actions = 1", "actions = 2"),
        ('deck = ["Curse", "Gold"] }', 'deck = ["Gold", "Curse"] }'), ("over = false", "over = true"),
        ('not_offered = ["Cellar"]', 'not_offered = ["Copper"]'), ('\noffered = ["Estate"]', '\noffered = ["Gold"]'),
        ("{ Curse = 1, ", "{ Curse = 2, "), ('error = "IllegalMove"', 'error = "UnusedAnswers"'), ("vp = 6", "vp = 7"),
        ('card = "Gold", error', 'card = "Copper", error'), ("trash = []", 'trash = ["Estate"]'),
    ],
)  # fmt: skip
def test_scenario_tells_what_is_not_as_expected(old, new):
    assert CELLAR.count(old) == 1
    assert Scenario.load(CELLAR.replace(old, new)).run() != []


def test_scenario_declines_with_an_empty_list():
    scenario = Scenario.load('hand = ["Throne Room", "Smithy"]\nsteps = [["play", "Throne Room", []], ["end_turn"]]')
    assert scenario.run() == []
    assert scenario.lab.me.hand == ["Throne Room", "Smithy"]
    assert scenario.lab.turn == 1


def test_scenario_step_that_fails_unexpectedly_raises():
    with pytest.raises(IllegalMove):
        Scenario.load('steps = [["buy", "Gold"]]').run()


def test_scenario_step_that_is_none_is_refused():
    for steps in ('[["sing", "Gold"]]', "[[]]", "[3]", '[{ step = "sing" }]'):
        with pytest.raises(ValueError):  # noqa: PT011
            Scenario.load(f"steps = {steps}").run()


def test_lab_command_runs_a_file_and_tells_by_its_exit_code(tmp_path, capsys):
    good, bad, broken = tmp_path / "good.toml", tmp_path / "bad.toml", tmp_path / "broken.toml"
    good.write_text(CELLAR)
    bad.write_text(CELLAR.replace("actions = 1", "actions = 3"))
    broken.write_text("hand = 3")
    assert main(["lab", str(good)]) == 0
    assert main(["lab", str(bad)]) == 1
    assert "actions" in capsys.readouterr().out
    assert main(["lab", str(broken)]) == 2
    assert main(["lab", str(tmp_path / "none.toml")]) == 2
    assert capsys.readouterr().err.count("\n") == 2


@pytest.mark.parametrize(
    "text", ["[expect]\nothers = [{}, { hand = [] }]", 'steps = [["play"]]', 'steps = [["buy", 3]]'],
    ids=["more seats than there are", "a step without its card", "a number for a card"],
)
def test_lab_command_meets_a_wrong_file_with_a_sentence_and_exit_code_2(tmp_path, capsys, text):
    file = tmp_path / "wrong.toml"
    file.write_text(text)
    assert main(["lab", str(file)]) == 2
    assert capsys.readouterr().err.startswith("bailiwick: ")

"""Allies: attacks, piles, gains and trashings where it hurts. Durations are in a file of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick import lab
from bailiwick.engine.card import Card
from bailiwick.engine.decision import DISCARD
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalAnswer, IllegalMove
from kingdom_cards import invented

COPPERS = ["Copper"] * 30


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


class TollRoad(Card):
    facts = Kind(5, ACTION, "+1 Action. This turn, cards cost 1 less.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.game.cheaper += 1


class Constable(Card):
    facts = Kind(4, ACTION, "+1 Action. Discard another Action that you have in play.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        others = [card for card in me.in_play if card.is_(ACTION) and card is not self]
        me.discard(me.pick(DISCARD, others, 1, 1), me.in_play)


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    with invented(("", [TollRoad, Constable])):
        yield


def asked(lab):
    return [(question.player, question.purpose) for question in lab.asked]


# Barbarian


def test_barbarian_on_a_split_pile_card_that_shares_only_the_name_of_its_pile():
    lab = Lab(["Barbarian", "Clashes", "Gardens"], hand=["Barbarian"], others=[{"deck": ["Territory"]}])
    lab.play("Barbarian", "Battle Plan")
    (question,) = lab.asked
    assert (question.player, question.purpose) == (1, "gain")
    assert sorted(question.options) == ["Battle Plan", "Duchy", "Estate", "Gardens"]
    assert lab.other.discard == ["Battle Plan"]
    assert lab.trash == ["Territory"]
    lab.game.check()


def test_barbarian_looks_at_the_top_of_a_split_pile():
    lab = Lab(["Barbarian", "Townsfolk"], hand=["Barbarian"], supply={"Townsfolk": 4}, others=[{"deck": ["Miller"]}])
    lab.play("Barbarian", "Village")
    assert "Elder" not in lab.asked[0].options  # it lies on top and costs 5
    assert "Village" in lab.asked[0].options


def test_barbarian_on_a_curse():
    lab = Lab(hand=["Barbarian"], others=[{"deck": ["Curse"]}])
    lab.play("Barbarian")
    assert lab.trash == ["Curse"]
    assert lab.other.discard == ["Curse"]
    lab.game.check()


@pytest.mark.parametrize(
    ("card", "gained"),
    [("Smithy", "Curse"), ("Silver", "Curse"), ("Estate", "Curse"), ("Copper", "Curse"), ("Duchy", "Estate")],
)
def test_barbarian_goes_by_the_lowered_cost(card, gained):
    lab = Lab(["Barbarian", "Tournament"], hand=["Barbarian"], in_play=["Princess"], others=[{"deck": [card]}])
    lab.play("Barbarian")
    assert lab.asked == []
    assert lab.other.discard == [gained]


def test_barbarian_with_lowered_costs_offers_what_is_cheaper_then():
    # 5 less 2 is 3; Moat costs 0 and Village 1 now, and the Smithy 2.
    lab = Lab(
        ["Barbarian", "Tournament", "Moat"], hand=["Barbarian"], in_play=["Princess"], others=[{"deck": ["Market"]}]
    )
    lab.play("Barbarian", "Smithy")
    offered = lab.asked[0].options
    assert {"Moat", "Village", "Smithy", "Tournament"} <= set(offered)
    assert not {"Market", "Barbarian", "Copper", "Curse", "Silver"} & set(offered)


def test_barbarian_on_an_action_that_is_a_victory_card():
    lab = Lab(["Barbarian", "Odysseys"], hand=["Barbarian"], others=[{"deck": ["Distant Shore"]}])
    lab.play("Barbarian", "Duchy")
    offered = set(lab.asked[0].options)
    assert {"Duchy", "Estate", "Village", "Market", "Old Map"} <= offered
    assert not {"Silver", "Copper", "Curse", "Province", "Gold"} & offered
    assert lab.other.discard == ["Duchy"]


def test_barbarian_on_a_player_without_cards():
    # Nothing is trashed, so nothing was trashed that cost 3 or more.
    lab = Lab(hand=["Barbarian"], others=[{"hand": ["Gold"]}])
    lab.play("Barbarian")
    assert lab.trash == []
    assert lab.other.discard == ["Curse"]
    lab.game.check()


def test_barbarian_makes_an_empty_deck_shuffle():
    lab = Lab(hand=["Barbarian"], others=[{"discard": ["Gold"]}])
    lab.play("Barbarian", "Silver")
    assert lab.trash == ["Gold"]
    assert lab.other.discard == ["Silver"]


def test_barbarian_takes_the_last_silver_from_under_the_next_player():
    lab = Lab(
        hand=["Barbarian"],
        supply={"Silver": 1, "Copper": 0, "Curse": 5},
        others=[{"deck": ["Gold"]}, {"deck": ["Gold"]}],
    )
    lab.play("Barbarian")
    assert [player.discard for player in lab.players] == [[], ["Silver"], []]
    assert lab.supply["Curse"] == 5
    lab.game.check()


def test_barbarian_runs_out_of_curses_in_between():
    lab = Lab(
        hand=["Barbarian"],
        supply={"Curse": 1},
        others=[{"deck": ["Silver"]}, {"deck": ["Copper"]}, {"deck": ["Copper"]}],
    )
    lab.play("Barbarian")
    assert [player.discard for player in lab.players[1:]] == [["Copper"], ["Curse"], []]
    assert lab.trash == ["Silver", "Copper", "Copper"]


def test_barbarian_on_sycophant_pays_its_owner():
    lab = Lab(
        ["Barbarian", "Sycophant"],
        ally="Plateau Shepherds",
        hand=["Barbarian"],
        others=[{"deck": ["Sycophant"], "favors": 1}],
    )
    lab.play("Barbarian")
    assert lab.other.favors == 3
    assert lab.me.favors == 1
    assert lab.other.discard == ["Curse"]


def test_barbarian_on_lich_that_comes_back():
    lab = Lab(
        ["Barbarian", "Wizards"],
        ally="Plateau Shepherds",
        hand=["Barbarian"],
        others=[{"deck": ["Gold"]}, {"deck": ["Lich"]}],
    )
    # The first loses a Gold, and the second a Lich: the Gold costs as much, so nothing comes out of the trash.
    lab.play("Barbarian", "Silver", "Student")
    assert lab.trash == ["Gold"]
    assert lab.players[2].discard == ["Lich", "Student"]
    lab.game.check()


def test_barbarian_on_lich_takes_what_the_player_before_lost():
    lab = Lab(
        ["Barbarian", "Wizards"],
        ally="Plateau Shepherds",
        hand=["Barbarian"],
        others=[{"deck": ["Silver"]}, {"deck": ["Lich"]}],
    )
    lab.play("Barbarian", "Student")
    assert lab.trash == []
    assert lab.other.discard == ["Copper"]
    assert lab.players[2].discard == ["Lich", "Silver", "Student"]
    lab.game.check()


def test_throne_room_on_barbarian_asks_the_moat_twice():
    lab = Lab(hand=["Throne Room", "Barbarian"], others=[{"hand": ["Moat"], "deck": ["Copper", "Gold"]}])
    lab.play("Throne Room", "Barbarian", "Moat", None)
    assert lab.me.coins == 4
    assert lab.trash == ["Copper"]
    assert lab.other.deck == ["Gold"]


# Swap


def test_swap_returns_to_the_top_of_a_rotated_pile():
    lab = Lab(
        ["Swap", "Wizards"], ally="Plateau Shepherds", hand=["Student", "Swap", "Student", "Copper"], deck=["Gold"]
    )
    lab.play("Student", True, "Copper")  # rotates, and goes onto the deck for the Copper
    assert lab.pile("Wizards")[0] == "Conjurer"
    lab.play("Swap", "Student", "Village")  # draws the other Student
    assert lab.pile("Wizards")[:2] == ["Student", "Conjurer"]
    assert lab.pile("Wizards")[-4:] == ["Student"] * 4
    assert not {"Student", "Conjurer"} & set(lab.asked[-1].options)  # neither the same name nor what lies beneath
    assert lab.me.hand == ["Student", "Village"]
    lab.buy("Copper")
    with pytest.raises(IllegalMove):
        lab.buy("Conjurer")
    lab.game.check()


def test_swap_covers_a_split_pile_with_what_it_returns():
    lab = Lab(["Swap", "Wizards"], ally="Plateau Shepherds", hand=["Swap", "Sorcerer"], coins=10)
    lab.play("Swap", "Sorcerer", "Market")
    assert "Sorcerer" not in lab.asked[-1].options
    assert "Student" not in lab.asked[-1].options
    assert lab.pile("Wizards")[:2] == ["Sorcerer", "Student"]
    lab.buy("Sorcerer")
    assert lab.pile("Wizards")[0] == "Student"
    lab.game.check()


def test_swap_gains_the_other_cards_of_the_pile_it_returned_to_nothing_else():
    lab = Lab(["Swap", "Townsfolk"], hand=["Swap", "Village"], supply={"Townsfolk": 8})
    lab.play("Swap", "Village", "Miller")
    assert lab.me.hand == ["Miller"]
    assert lab.supply["Townsfolk"] == 7


def test_swap_refills_an_empty_pile_and_puts_off_the_end():
    empty = {"Village": 0, "Smithy": 0, "Curse": 0}
    lab = Lab(["Swap"], hand=["Swap", "Village"], supply=empty)
    assert lab.game.empty_piles == 3
    lab.play("Swap", "Village", "Market")
    assert lab.supply["Village"] == 1
    assert lab.game.empty_piles == 2
    lab.end_turn()
    assert not lab.over
    lab.game.check()
    same = Lab(["Swap"], hand=["Swap", "Village"], supply=empty)
    same.play("Swap", None)
    same.end_turn()
    assert same.over


def test_swap_fills_one_pile_and_empties_another():
    lab = Lab(["Swap"], hand=["Swap", "Village"], supply={"Village": 0, "Smithy": 0, "Curse": 0, "Market": 1})
    lab.play("Swap", "Village", "Market")
    assert lab.game.empty_piles == 3
    lab.end_turn()
    assert lab.over


def test_swap_returns_to_an_empty_split_pile():
    lab = Lab(["Swap", "Augurs"], hand=["Swap", "Sibyl"], supply={"Augurs": 0}, coins=6)
    lab.play("Swap", "Sibyl", "Village")
    assert lab.pile("Augurs") == ["Sibyl"]
    assert lab.game.empty_piles == 0
    lab.buy("Sibyl")
    assert lab.game.empty_piles == 1
    lab.game.check()


def test_swap_returns_a_reward_to_its_pile_beside_the_supply():
    lab = Lab(["Swap", "Joust"], hand=["Swap", "Housecarl"])
    lab.play("Swap", "Housecarl", "Joust")
    assert lab.supply["Housecarl"] == 2
    assert not {"Housecarl", "Courser", "Renown"} & set(lab.asked[-1].options)
    assert lab.me.hand == ["Joust"]
    lab.game.check()


def test_swap_returns_to_the_pile_of_the_ferryman_and_gains_nothing_from_it():
    lab = Lab(["Swap", "Ferryman"], ferryman="Shop", hand=["Swap", "Shop", "Village"])
    lab.play("Swap", "Shop", "Ferryman")
    assert "Shop" not in lab.asked[-1].options
    assert lab.me.hand == ["Village", "Ferryman"]
    assert lab.me.discard == ["Shop"]  # by gaining the Ferryman
    assert lab.supply["Shop"] == 10
    lab.game.check()


def test_swap_with_nothing_else_to_gain():
    actions = ["Smithy", "Market", "Laboratory", "Festival", "Woodcutter", "Council Room", "Workshop", "Moneylender"]
    lab = Lab(["Swap", "Village"], hand=["Swap", "Village"], supply=dict.fromkeys([*actions, "Swap"], 0))
    lab.play("Swap", "Village")
    assert lab.me.hand == []
    assert lab.supply["Village"] == 11
    assert asked(lab) == [(0, "return")]


def test_swap_and_city_state_play_from_the_hand():
    lab = Lab(["Swap", "Underling"], ally="City-state", hand=["Swap", "Village"], favors=2, deck=["Copper", "Gold"])
    lab.play("Swap", "Village", "Laboratory", True)
    assert lab.me.in_play == ["Swap", "Laboratory"]
    assert lab.me.hand == ["Copper", "Gold"]
    assert lab.me.favors == 0
    lab.game.check()


# Sycophant and its Favors


def test_sycophant_gained_with_trappers_lodge():
    lab = Lab(["Sycophant"], ally="Trappers' Lodge", coins=2, favors=0)
    lab.buy("Sycophant", True)
    assert lab.me.deck == ["Sycophant"]
    assert lab.me.favors == 1


def test_sycophant_gained_with_architects_guild():
    lab = Lab(["Sycophant"], ally="Architects' Guild", coins=2, favors=0)
    lab.buy("Sycophant", True, "Copper")
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse"]
    assert lab.me.discard == ["Sycophant", "Copper"]
    assert lab.me.favors == 0


def test_sycophant_gained_is_too_cheap_for_band_of_nomads():
    lab = Lab(["Sycophant"], ally="Band of Nomads", coins=2, favors=0)
    lab.buy("Sycophant")
    assert lab.asked == []
    assert lab.me.favors == 2


def test_sycophant_gained_with_favors_to_spare_asks_only_whether_to_play_it():
    lab = Lab(["Sycophant"], ally="City-state", coins=2, hand=["Estate"], favors=2)
    lab.buy("Sycophant", True)  # in which order the Favors come and go decides nothing
    assert asked(lab) == [(0, "may")]
    assert (lab.me.favors, lab.me.coins) == (2, 3)


def test_sycophant_trashed_by_peaceful_cult_pays_back():
    lab = Lab(["Sycophant"], ally="Peaceful Cult", hand=["Sycophant", "Curse"], favors=1)
    lab.to_buy_phase(1, "Sycophant")
    assert lab.trash == ["Sycophant"]
    assert lab.me.favors == 2
    assert lab.me.hand == ["Curse"]  # spent all at once: the new Favors trash nothing


def test_sycophant_for_sycophant_with_woodworkers_guild():
    lab = Lab(["Sycophant"], ally="Woodworkers' Guild", hand=["Sycophant"], favors=1)
    lab.to_buy_phase(True, "Sycophant")
    assert lab.trash == ["Sycophant"]
    assert lab.me.discard == ["Sycophant"]
    assert lab.me.favors == 4


def test_sycophant_handed_over_by_jester_pays_the_gainer():
    for choice, favors in [(0, [1, 3]), (1, [3, 1])]:
        lab = Lab(["Jester", "Sycophant"], ally="Plateau Shepherds", hand=["Jester"], others=[{"deck": ["Sycophant"]}])
        lab.play("Jester", choice)
        assert [player.favors for player in lab.players] == favors


def test_sycophant_played_with_circle_of_witches():
    lab = Lab(["Sycophant"], ally="Circle of Witches", hand=["Sycophant", "Estate"], favors=3)
    lab.play("Sycophant", True)
    assert (lab.me.favors, lab.me.coins) == (0, 3)
    assert lab.other.discard == ["Curse"]


def test_sycophant_traded_to_the_broker_pays_twice():
    lab = Lab(["Broker", "Sycophant"], ally="Plateau Shepherds", hand=["Broker", "Sycophant"], favors=0)
    lab.play("Broker", 3)
    assert lab.me.favors == 4


# Skirmisher


@pytest.mark.parametrize(("moats", "left"), [((True, True), 6), ((True, False), 3), ((False, False), 3)])
def test_skirmisher_twice_and_a_moat(moats, left):
    lab = Lab(
        ["Skirmisher", "Witch"],
        hand=["Throne Room", "Skirmisher"],
        coins=3,
        others=[{"hand": ["Moat", *["Copper"] * 5]}],
    )
    lab.play("Throne Room", "Skirmisher", *["Moat" if shown else None for shown in moats])
    assert (lab.me.coins, lab.me.actions) == (5, 2)
    lab.buy("Witch", policy=lambda q: ["Copper"] * q.minimum)
    assert len(lab.other.hand) == left
    lab.game.check()


def test_skirmisher_bought_after_skirmisher_is_an_attack_gained():
    lab = Lab(["Skirmisher"], hand=["Skirmisher"], coins=4, others=[{"hand": ["Copper"] * 5}, {"hand": ["Gold"] * 4}])
    lab.play("Skirmisher")
    lab.buy("Skirmisher")
    assert [player.hand for player in lab.players[1:]] == [["Copper"] * 3, ["Gold"] * 3]


def test_skirmisher_does_not_mind_what_the_others_gain():
    lab = Lab(["Skirmisher", "Militia"], hand=["Skirmisher"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Skirmisher")
    lab.gain("Militia", seat=1)
    assert len(lab.other.hand) == 5


def test_skirmisher_and_a_copy_of_an_attack_from_specialist():
    lab = Lab(
        ["Skirmisher", "Specialist"], hand=["Skirmisher", "Specialist", "Witch"], supply={"Curse": 1},
        others=[{"hand": ["Copper"] * 5}],
    )  # fmt: skip
    lab.play("Skirmisher")
    lab.play("Specialist", "Witch", 1)
    assert len(lab.other.hand) == 5  # there is no Witch pile: nothing was gained
    lab = Lab(["Skirmisher", "Witch"], hand=["Skirmisher", "Specialist", "Witch"], others=[{"hand": ["Copper"] * 5}])
    lab.play("Skirmisher")
    lab.play("Specialist", "Witch", 1)
    assert len(lab.other.hand) == 3
    assert lab.me.discard == ["Witch"]


# Guildmaster, Galleria


def test_throne_room_on_guildmaster_brings_two_favors_for_each_gain():
    lab = Lab(["Guildmaster"], ally="Plateau Shepherds", hand=["Throne Room", "Guildmaster"], buys=2, favors=0)
    lab.play("Throne Room", "Guildmaster")
    assert lab.me.coins == 6
    lab.buy("Copper")
    assert lab.me.favors == 2
    lab.buy("Gold")
    assert lab.me.favors == 4
    lab.end_turn()
    lab.gain("Copper")
    assert lab.me.favors == 4


def test_throne_room_on_galleria_brings_two_buys_for_each_gain():
    lab = Lab(hand=["Throne Room", "Galleria"])
    lab.play("Throne Room", "Galleria")
    assert lab.me.coins == 6
    lab.buy("Silver")
    assert lab.me.buys == 2
    lab.buy("Silver")
    assert lab.me.buys == 3
    lab.buy("Copper")
    assert lab.me.buys == 2


def test_guildmaster_and_a_card_that_brings_another():
    lab = Lab(["Guildmaster", "Ferryman"], ferryman="Shop", ally="Plateau Shepherds", hand=["Guildmaster"], coins=2)
    lab.play("Guildmaster")
    lab.buy("Ferryman")
    assert lab.me.discard == ["Ferryman", "Shop"]
    assert lab.me.favors == 3


def test_guildmaster_pays_for_the_city_state_of_the_second_gain():
    lab = Lab(["Guildmaster"], ally="City-state", hand=["Guildmaster"], buys=2, coins=3, favors=0)
    lab.play("Guildmaster")
    lab.buy("Village")
    assert lab.asked == []
    lab.buy("Village", True)
    assert lab.me.in_play == ["Guildmaster", "Village"]
    assert lab.me.favors == 0


def test_galleria_with_family_of_inventors():
    lab = Lab(["Galleria", "Underling"], ally="Family of Inventors", hand=["Galleria"], coins=4, favors=1)
    lab.play("Galleria")
    lab.to_buy_phase("Market")
    lab.buy("Market")  # for 4
    assert (lab.me.buys, lab.me.coins) == (1, 3)
    lab.buy("Silver")
    assert lab.me.buys == 1
    cheap = Lab(["Galleria", "Underling"], ally="Family of Inventors", hand=["Galleria"], coins=4, favors=1)
    cheap.play("Galleria")
    cheap.to_buy_phase("Silver")
    cheap.buy("Silver")  # for 2
    assert (cheap.me.buys, cheap.me.coins) == (0, 5)
    cheap.game.check()


def test_galleria_goes_by_the_cost_at_the_moment_of_the_gain():
    # The Toll Road costs 5 when it is gained; that City-state has it played, and makes it 4, comes later.
    lab = Lab(["Galleria", "Toll Road", "Underling"], ally="City-state", hand=["Galleria"], coins=2, favors=2)
    lab.play("Galleria")
    lab.buy("Toll Road", True)
    assert lab.me.in_play == ["Galleria", "Toll Road"]
    assert lab.me.buys == 0


# Capital City, Innkeeper, Marquis: too few cards, or none


def test_capital_city_with_no_card_at_all():
    lab = Lab(hand=["Capital City"], coins=3)
    lab.play("Capital City", True)
    assert asked(lab) == [(0, "may")]
    assert (lab.me.actions, lab.me.coins) == (2, 1)
    poor = Lab(hand=["Capital City"])
    poor.play("Capital City")
    assert poor.asked == []


@pytest.mark.parametrize("discarded", [True, False])
def test_capital_city_with_one_card(discarded):
    lab = Lab(hand=["Capital City", "Estate"])
    lab.play("Capital City", ["Estate"] if discarded else None)
    assert asked(lab) == [(0, "discard")]
    assert lab.me.coins == 0
    assert lab.me.hand == ([] if discarded else ["Estate"])


def test_capital_city_with_two_cards_draws_them_again():
    lab = Lab(hand=["Capital City", "Estate", "Gold"])
    lab.play("Capital City", ["Estate", "Gold"], True)
    assert lab.me.hand == ["Estate", "Gold"]
    assert lab.me.coins == 0
    assert lab.me.discard == []
    lab.game.check()


def test_throne_room_on_capital_city_keeps_coins_for_the_second_time():
    lab = Lab(hand=["Throne Room", "Capital City", "Estate", "Estate"], deck=COPPERS)
    lab.play("Throne Room", "Capital City", ["Estate", "Estate"], False, None, True)
    assert (lab.me.actions, lab.me.coins) == (4, 0)
    assert len(lab.me.hand) == 4


@pytest.mark.parametrize(
    ("option", "hand", "discarded"),
    [(0, ["Estate", "Gold"], []), (1, [], ["Estate", "Gold", "Silver"]), (2, [], ["Estate", "Gold", "Silver"])],
)
def test_innkeeper_with_too_few_cards_discards_them_all(option, hand, discarded):
    lab = Lab(hand=["Innkeeper", "Estate"], deck=["Gold", "Silver"])
    lab.play("Innkeeper", option)
    assert asked(lab) == [(0, "choose")]
    assert lab.me.hand == hand
    assert lab.me.discard == discarded
    assert lab.me.actions == 1


def test_innkeeper_with_nothing():
    lab = Lab(hand=["Innkeeper"])
    lab.play("Innkeeper", 2)
    assert lab.me.hand == []
    lab.game.check()


def test_marquis_with_an_empty_hand():
    lab = Lab(hand=["Marquis"], deck=["Gold"])
    lab.play("Marquis")
    assert lab.me.hand == []
    assert lab.me.buys == 2


def test_throne_room_on_marquis_counts_anew():
    lab = Lab(hand=["Throne Room", "Marquis", "Estate", "Estate", "Estate"], deck=COPPERS)
    lab.play("Throne Room", "Marquis", ["Estate", "Copper"])
    assert len(lab.me.hand) == 10  # 3, 6, 12, and down to 10
    assert lab.me.discard == ["Estate", "Copper"]
    assert lab.me.buys == 3


# Emissary


def test_emissary_with_an_empty_discard_pile_did_not_shuffle():
    lab = Lab(["Emissary"], ally="Order of Masons", hand=["Emissary"], favors=2)
    lab.play("Emissary")
    assert lab.asked == []
    assert (lab.me.actions, lab.me.favors) == (0, 2)


def test_emissary_shuffled_even_if_order_of_masons_left_everything_out():
    # What counts is that there was a discard pile to shuffle, not what became of it.
    lab = Lab(["Emissary"], ally="Order of Masons", hand=["Emissary"], discard=["Estate"] * 4, favors=2)
    lab.play("Emissary", 2, ["Estate"] * 4)
    assert lab.me.hand == []
    assert lab.me.discard == ["Estate"] * 4
    assert (lab.me.actions, lab.me.favors) == (1, 2)
    lab.game.check()


def test_emissary_under_throne_room_shuffles_once():
    lab = Lab(["Emissary"], ally="Plateau Shepherds", hand=["Throne Room", "Emissary"], discard=COPPERS, favors=0)
    lab.play("Throne Room", "Emissary")
    assert len(lab.me.hand) == 6
    assert (lab.me.actions, lab.me.favors) == (1, 2)


# Carpenter, Modify, Broker


def test_throne_room_on_carpenter_that_empties_a_pile():
    lab = Lab(hand=["Throne Room", "Carpenter", "Estate", "Copper"], supply={"Smithy": 1})
    lab.play("Throne Room", "Carpenter", "Smithy", "Estate", "Silver")
    assert lab.me.actions == 1
    assert lab.trash == ["Estate"]
    assert lab.me.discard == ["Smithy", "Silver"]


def test_carpenter_does_not_count_an_empty_pile_beside_the_supply():
    lab = Lab(["Carpenter", "Joust"], hand=["Carpenter", "Estate"], supply={"Renown": 0})
    lab.play("Carpenter", "Smithy")
    assert lab.me.actions == 1
    assert lab.trash == []


def test_carpenter_with_an_empty_pile_and_an_empty_hand():
    lab = Lab(hand=["Carpenter"], supply={"Curse": 0})
    lab.play("Carpenter")
    assert lab.asked == []
    assert lab.me.discard == []
    assert lab.me.actions == 0


def test_modify_with_an_empty_hand():
    lab = Lab(hand=["Modify"], deck=["Gold"])
    lab.play("Modify", 0)
    assert asked(lab) == [(0, "choose")]
    assert lab.me.hand == ["Gold"]
    assert lab.me.actions == 1
    none = Lab(hand=["Modify"], deck=["Gold"])
    none.play("Modify", 1)
    assert none.me.discard == []
    assert none.me.hand == []


def test_modify_on_a_lich_that_came_back_goes_by_its_cost():
    lab = Lab(["Wizards"], ally="Plateau Shepherds", hand=["Modify", "Lich"])
    lab.play("Modify", 1, "Province")
    assert lab.me.discard == ["Lich", "Province"]
    assert lab.trash == []
    lab.game.check()


def test_broker_on_a_card_that_costs_nothing():
    lab = Lab(hand=["Broker", "Copper"], deck=["Gold"])
    lab.play("Broker")
    assert lab.asked == []
    assert lab.trash == ["Copper"]
    assert (lab.me.actions, lab.me.coins, lab.me.favors) == (0, 0, 0)
    assert lab.me.hand == []


def test_broker_on_a_split_pile_card():
    lab = Lab(["Townsfolk"], hand=["Broker", "Elder"])
    lab.play("Broker", 2)
    assert lab.me.coins == 5  # its own cost and not that of the pile
    lab.game.check()


def test_broker_goes_by_the_lowered_cost():
    lab = Lab(["Tournament"], hand=["Broker", "Gold"], in_play=["Princess"], deck=COPPERS)
    lab.play("Broker", 0)
    assert len(lab.me.hand) == 4
    free = Lab(["Tournament"], hand=["Broker", "Estate"], in_play=["Princess"])
    free.play("Broker")
    assert free.asked == []


# Merchant Camp


@pytest.mark.parametrize(("first", "second"), [("Tent", "Merchant Camp"), ("Merchant Camp", "Tent")])
def test_merchant_camp_and_tent_leave_play_together(first, second):
    lab = Lab(
        ["Forts", "Merchant Camp"], hand=["Merchant Camp", "Tent"], deck=["Copper", "Copper", "Copper", "Gold", "Gold"]
    )
    lab.play("Merchant Camp")
    lab.play("Tent", False)
    lab.end_turn(first, False, True)
    questions = lab.asked[1:]
    assert (questions[0].purpose, sorted(questions[0].options)) == ("first", ["Merchant Camp", "Tent"])
    assert [question.about for question in questions[1:]] == [first, second]
    assert lab.me.hand == [second, "Copper", "Copper", "Copper", "Gold"]
    assert lab.me.discard == [first]
    lab.game.check()


def test_merchant_camp_discarded_from_play_in_mid_turn():
    lab = Lab(hand=["Merchant Camp", "Constable"], deck=["Gold"])
    lab.play("Merchant Camp")
    lab.play("Constable", True)
    assert lab.me.deck == ["Merchant Camp", "Gold"]
    assert lab.me.in_play == ["Constable"]
    lab.end_turn()
    assert asked(lab) == [(0, "may")]
    lab.game.check()


def test_merchant_camp_discarded_from_the_deck_stays_where_it_is():
    lab = Lab(hand=["Courier"], deck=["Merchant Camp"])
    lab.play("Courier", None)
    assert asked(lab) == [(0, "play")]
    assert lab.me.discard == ["Merchant Camp"]


# Hunter, Sentinel, Courier


def test_hunter_with_cards_of_several_types():
    lab = Lab(hand=["Hunter"], deck=["Distant Shore", "Estate", "Village"])
    lab.play("Hunter", "Village", "Estate")
    assert [sorted(question.options) for question in lab.asked] == [
        ["Distant Shore", "Village"],
        ["Distant Shore", "Estate"],
    ]
    assert lab.me.hand == ["Village", "Estate"]
    assert lab.me.discard == ["Distant Shore"]
    lab.game.check()


def test_hunter_takes_an_action_that_is_a_treasure_as_either():
    lab = Lab(["Joust"], hand=["Hunter"], deck=["Coronet", "Village", "Gold"])
    lab.play("Hunter", "Village", "Coronet")
    assert lab.me.hand == ["Village", "Coronet"]
    assert lab.me.discard == ["Gold"]
    other = Lab(["Joust"], hand=["Hunter"], deck=["Coronet", "Village", "Gold"])
    other.play("Hunter", "Coronet")
    assert other.me.hand == ["Coronet", "Gold"]
    assert other.me.discard == ["Village"]


def test_hunter_cannot_leave_the_only_action_for_a_later_type():
    lab = Lab(hand=["Hunter"], deck=["Distant Shore", "Copper", "Estate"])
    lab.play("Hunter")
    assert lab.asked == []
    assert lab.me.hand == ["Distant Shore", "Copper", "Estate"]


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_hunter_with_fewer_than_three_cards(cards):
    lab = Lab(hand=["Hunter"], deck=["Gold", "Estate"][:cards])
    lab.play("Hunter")
    assert lab.me.hand == ["Gold", "Estate"][:cards]
    assert lab.me.actions == 1
    lab.game.check()


@pytest.mark.parametrize("cards", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("shuffled", [True, False])
def test_sentinel_with_fewer_than_five_cards(cards, shuffled):
    names = ["Curse", "Estate", "Gold", "Silver"][:cards]
    lab = Lab(hand=["Sentinel"], **{"discard" if shuffled else "deck": names})
    kept = names[2:][::-1]
    lab.play("Sentinel", *([names[:2]] if cards else []), *([kept] if len(kept) > 1 else []))
    assert lab.trash == names[:2]
    assert lab.me.deck == kept
    assert lab.me.discard == []
    lab.game.check()


def test_sentinel_that_trashes_a_lich_puts_the_others_back():
    lab = Lab(["Wizards"], ally="Plateau Shepherds", hand=["Sentinel"], deck=["Lich", "Curse", "Gold", "Estate"])
    # Both are trashed at once: the Lich comes back and brings the Curse, which is cheaper, out of the trash again.
    lab.play("Sentinel", ["Lich", "Curse"], ["Estate", "Gold"])
    assert lab.trash == []
    assert lab.me.discard == ["Lich", "Curse"]
    assert lab.me.deck == ["Estate", "Gold"]
    lab.game.check()


def test_courier_cannot_play_itself():
    lab = Lab(hand=["Courier"], deck=["Estate"])
    lab.play("Courier")
    assert lab.asked == []
    assert lab.me.discard == ["Estate"]
    two = Lab(hand=["Courier", "Courier"], deck=["Estate", "Estate"], actions=2)
    two.play("Courier")
    two.play("Courier")
    assert two.asked == []
    assert two.me.in_play == ["Courier", "Courier"]


def test_courier_plays_a_courier():
    lab = Lab(hand=["Courier"], deck=["Copper", "Gold"], discard=["Courier"])
    lab.play("Courier", "Courier", "Gold")
    assert [sorted(question.options) for question in lab.asked] == [["Copper", "Courier"], ["Copper", "Gold"]]
    assert lab.me.coins == 5
    assert lab.me.in_play == ["Courier", "Courier", "Gold"]
    lab.game.check()


def test_courier_plays_a_horn_of_plenty_in_the_action_phase():
    lab = Lab(hand=["Courier"], deck=["Horn of Plenty"])
    lab.play("Courier", "Horn of Plenty", "Estate")  # two names in play; an Estate costs it its life
    assert lab.trash == ["Horn of Plenty"]
    assert lab.me.discard == ["Estate"]


# Specialist


def test_specialist_takes_no_copy_of_a_covered_card():
    lab = Lab(["Townsfolk"], hand=["Specialist", "Miller"], deck=["Gold"])
    lab.play("Specialist", "Miller", 1)  # Town Criers are on top
    assert lab.me.discard == []
    assert lab.supply["Townsfolk"] == 16
    top = Lab(["Townsfolk"], hand=["Specialist", "Town Crier"])
    top.play("Specialist", "Town Crier", 0, False, 1)
    assert top.me.discard == ["Town Crier"]


def test_specialist_takes_the_copy_that_its_card_uncovered():
    lab = Lab(["Augurs"], hand=["Specialist", "Herb Gatherer"])
    lab.play("Specialist", "Herb Gatherer", True, 1)  # rotated: Acolytes are on top
    assert lab.me.discard == []
    same = Lab(["Augurs"], hand=["Specialist", "Herb Gatherer"])
    same.play("Specialist", "Herb Gatherer", False, 1)
    assert same.me.discard == ["Herb Gatherer"]


def test_specialist_on_horn_of_plenty_that_is_trashed():
    lab = Lab(hand=["Specialist", "Horn of Plenty"])
    lab.play("Specialist", "Horn of Plenty", "Estate", 0, "Copper")
    assert lab.trash == ["Horn of Plenty"]
    # The second time only the Specialist is in play: 1 coin and no more.
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse"]
    assert lab.me.discard == ["Estate", "Copper"]
    lab.game.check()


def test_specialist_on_student_that_went_onto_the_deck():
    lab = Lab(["Wizards"], ally="Plateau Shepherds", hand=["Specialist", "Student", "Gold", "Silver"], favors=0)
    lab.play("Specialist", "Student", False, "Gold", 0, False)
    assert lab.trash == ["Gold", "Silver"]
    assert lab.me.favors == 2
    assert lab.me.deck == ["Student"]
    assert lab.me.in_play == ["Specialist"]
    lab.game.check()


# With the base game, Cornucopia and Guilds


def test_jester_on_a_covered_card_of_a_split_pile_asks_nothing():
    lab = Lab(["Jester", "Townsfolk"], hand=["Jester"], others=[{"deck": ["Elder"]}])
    lab.play("Jester")
    assert lab.asked == []
    assert lab.other.discard == ["Elder"]
    top = Lab(["Jester", "Townsfolk"], hand=["Jester"], others=[{"deck": ["Town Crier"]}])
    top.play("Jester", 1)
    assert top.me.discard == ["Town Crier"]


def test_jester_curses_for_an_action_that_is_a_victory_card():
    lab = Lab(["Jester", "Odysseys"], hand=["Jester"], others=[{"deck": ["Distant Shore"]}])
    lab.play("Jester")
    assert lab.other.discard == ["Distant Shore", "Curse"]


def test_taxman_with_a_treasure_of_a_split_pile():
    hand = ["Sunken Treasure", "Copper", "Copper", "Copper", "Copper"]
    lab = Lab(
        ["Taxman", "Odysseys"],
        hand=["Taxman", "Sunken Treasure"],
        supply={"Odysseys": 8},
        others=[{"hand": hand}],
    )
    lab.play("Taxman", "Sunken Treasure", "Sunken Treasure")
    assert lab.other.discard == ["Sunken Treasure"]
    assert lab.me.deck == ["Sunken Treasure"]
    assert sorted(lab.asked[-1].options) == ["Copper", "Gold", "Silver", "Sunken Treasure"]
    covered = Lab(["Taxman", "Odysseys"], hand=["Taxman", "Sunken Treasure"])
    covered.play("Taxman", "Sunken Treasure", "Gold")
    assert "Sunken Treasure" not in covered.asked[-1].options
    covered.game.check()


def test_any_card_of_a_split_pile_is_the_bane():
    lab = Lab(
        ["Young Witch"],
        bane="Townsfolk",
        hand=["Young Witch"],
        deck=["Copper", "Copper"],
        others=[{"hand": ["Elder"]}, {"hand": ["Village"]}],
    )
    lab.play("Young Witch", "Elder")
    assert [player.discard for player in lab.players[1:]] == [[], ["Curse"]]
    assert lab.supply["Townsfolk"] == 16


def test_ferryman_uncovers_a_split_pile():
    lab = Lab(["Ferryman"], ferryman="Augurs")
    for _ in range(5):
        lab.gain("Ferryman")
    assert lab.me.discard == ["Ferryman"] * 5 + ["Herb Gatherer"] * 4 + ["Acolyte"]
    with pytest.raises(IllegalMove):
        lab.buy("Acolyte")
    lab.game.check()


def test_a_split_pile_of_the_ferryman_is_gained_in_no_other_way():
    # "Gain an Augur" means one of the Supply, and these stand beside it.
    lab = Lab(["Ferryman"], ferryman="Augurs", hand=["Acolyte"])
    lab.play("Acolyte", True)
    assert lab.trash == ["Acolyte"]
    assert lab.me.discard == []
    assert lab.supply["Augurs"] == 16


def test_a_liaison_in_the_pile_of_the_ferryman_brings_an_ally():
    lab = Lab(["Ferryman"], ferryman="Wizards", ally="Mountain Folk")
    assert [player.favors for player in lab.players] == [1, 1]


def test_an_importer_as_the_bane_brings_five_favors():
    lab = Lab(["Young Witch"], bane="Importer", ally="Mountain Folk")
    assert [player.favors for player in lab.players] == [5, 5]


def test_throne_room_on_swap_may_return_what_it_brought():
    lab = Lab(["Swap"], hand=["Throne Room", "Swap", "Village"])
    lab.play("Throne Room", "Swap", "Village", "Market", "Market", "Village")
    assert lab.me.hand == ["Village"]
    assert (lab.supply["Village"], lab.supply["Market"]) == (10, 10)
    lab.game.check()


def test_bauble_puts_what_a_horn_of_plenty_gains_onto_the_deck():
    lab = Lab(["Bauble"], ally="Plateau Shepherds", hand=["Bauble", "Horn of Plenty"])
    lab.play("Bauble", [1, 3])
    lab.play("Horn of Plenty", "Estate", True)
    assert lab.trash == ["Horn of Plenty"]
    assert lab.me.deck == ["Estate"]


def test_two_baubles_ask_twice_and_a_card_already_moved_once():
    lab = Lab(["Bauble"], ally="Plateau Shepherds", hand=["Bauble", "Bauble"], coins=4, buys=2)
    lab.play("Bauble", [1, 3])
    lab.play("Bauble", [1, 3])
    lab.buy("Silver", False, True)
    lab.buy("Silver", True)
    assert lab.me.deck == ["Silver", "Silver"]


def test_bauble_does_not_mind_what_the_others_gain():
    lab = Lab(["Bauble"], ally="Plateau Shepherds", hand=["Bauble"], others=[{"deck": ["Gold"]}])
    lab.play("Bauble", [1, 3])
    lab.gain("Silver", seat=1)
    assert asked(lab) == [(0, "choose")]
    assert lab.other.discard == ["Silver"]


def test_broker_refuses_two_choices():
    lab = Lab(hand=["Broker", "Estate"])
    with pytest.raises(IllegalAnswer):
        lab.play("Broker", [0, 1])
    lab.play("Broker", 1)
    assert lab.me.actions == 2

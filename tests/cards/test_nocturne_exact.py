"""Cards of Nocturne to the letter: how many may be picked, what is offered and what is not, what the log tells."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.lab import IllegalAnswer, IllegalMove, Lab
from bailiwick.lab.lab import Question

COPPERS = ["Copper"] * 12
FIELD, MOUNTAIN, SEA = "The Field's Gift", "The Mountain's Gift", "The Sea's Gift"


def shortest(question: Question) -> Any:
    """Picks as little as it may."""
    return None if question.minimum == 0 else question.options[: question.minimum]


def limits(lab: Lab) -> list[tuple[str, int, int]]:
    return [(question.purpose, question.minimum, question.maximum) for question in lab.asked]


def empty(lab: Lab, deck: str) -> Lab:
    """Take all landscapes of a deck out of the game."""
    zone = lab.game.stacks[deck].cards
    for card in zone.cards():
        zone.remove(card)
        lab.game.totals[card.name] -= 1
    return lab


# -- how many ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boon", "hand", "asked"),
    [
        ("The Flame's Gift", ["Curse", "Estate"], ("trash", 0, 1)),
        ("The Sky's Gift", ["Copper", "Estate", "Gold", "Duchy"], ("discard", 0, 3)),
        ("The Wind's Gift", ["Estate", "Gold", "Duchy"], ("discard", 2, 2)),
        ("The Earth's Gift", ["Copper", "Silver"], ("discard", 0, 1)),
        ("The Sun's Gift", [], ("discard", 0, 4)),
    ],
)
def test_boons_let_pick_so_many(boon: str, hand: list[str], asked: tuple[str, int, int]) -> None:
    lab = Lab(["Bard"], hand=["Bard", *hand], deck=["Gold", "Estate", "Silver", "Copper", "Duchy"],
              stack={"Boons": [boon]})  # fmt: skip
    lab.play("Bard", policy=shortest)
    assert limits(lab)[0] == asked


@pytest.mark.parametrize(
    ("hex_", "hand", "asked"),
    [
        ("Fear", ["Copper", "Silver", "Gold", "Estate", "Duchy"], ("discard", 1, 1)),
        ("Haunting", ["Copper", "Silver", "Gold", "Estate"], ("topdeck", 1, 1)),
        ("Poverty", ["Copper", "Silver", "Gold", "Estate", "Duchy"], ("discard", 2, 2)),
    ],
)
def test_hexes_make_pick_so_many(hex_: str, hand: list[str], asked: tuple[str, int, int]) -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(hand=hand)], stack={"Hexes": [hex_]})
    lab.play("Skulk", policy=shortest)
    assert limits(lab) == [asked]


@pytest.mark.parametrize(
    ("card", "hand", "asked"),
    [
        ("Goat", ["Estate", "Curse"], ("trash", 0, 1)),
        ("Bat", ["Estate", "Curse", "Gold"], ("trash", 0, 2)),
        ("Exorcist", ["Estate", "Curse", "Gold"], ("trash", 1, 1)),
        ("Crypt", [], ("set-aside", 0, 2)),
        ("Night Watchman", [], ("discard", 0, 5)),
    ],
)
def test_cards_let_pick_so_many(card: str, hand: list[str], asked: tuple[str, int, int]) -> None:
    lab = Lab(["Exorcist", "Vampire"], hand=[card, *hand], in_play=["Silver", "Gold", "Village"], deck=COPPERS)
    lab.play(card, policy=shortest)
    assert limits(lab)[0] == asked


def test_cemetery_trashes_no_more_than_four() -> None:
    lab = Lab(["Cemetery"], hand=["Copper", "Silver", "Gold", "Estate", "Duchy", "Curse"])
    lab.gain("Cemetery", None)
    assert limits(lab) == [("trash", 0, 4)]


def test_raider_makes_discard_one_card() -> None:
    lab = Lab(["Raider"], hand=["Raider"], in_play=["Silver", "Copper"],
              others=[dict(hand=["Silver", "Copper", "Gold", "Gold", "Gold"])])  # fmt: skip
    lab.play("Raider", "Silver")
    assert limits(lab) == [("discard", 1, 1)]
    assert lab.asked[0].player == 1  # who discards it chooses


@pytest.mark.parametrize(
    ("card", "drawn"), [("Imp", 2), ("Faithful Hound", 2), ("Secret Cave", 1), ("Blessed Village", 1), ("Werewolf", 3)]
)
def test_cards_draw_exactly_so_many(card: str, drawn: int) -> None:
    lab = Lab(["Exorcist"], hand=[card], deck=COPPERS)
    lab.play(card, policy=shortest)
    assert len(lab.me.hand) == drawn
    assert lab.me.actions == {"Blessed Village": 2, "Secret Cave": 1}.get(card, 0)


def test_famine_looks_at_three_cards() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Village"] * 5)], stack={"Hexes": ["Famine"]})
    lab.play("Skulk")
    assert (len(lab.other.discard), len(lab.other.deck)) == (3, 2)
    shown = [entry for entry in lab.game.view(0).log() if entry["kind"] == "reveal" and entry["seat"] == 1]
    assert [entry["cards"] for entry in shown] == [["Village"] * 3]


@pytest.mark.parametrize("card", ["Silver", "Smithy"])
def test_war_takes_what_costs_three_and_what_costs_four(card: str) -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Market", card, "Estate", "Silver"])],
              stack={"Hexes": ["War"]})  # fmt: skip
    lab.play("Skulk")
    assert (lab.trash, lab.other.discard, lab.other.deck) == ([card], ["Market"], ["Estate", "Silver"])


def test_idols_take_turns_with_boons_and_curses() -> None:
    lab = Lab(["Idol"], hand=["Idol"] * 5, deck=COPPERS, stack={"Boons": [MOUNTAIN, SEA, FIELD]})
    seen = []
    for _ in range(5):
        lab.play("Idol")
        seen.append((len(lab.game.stacks["Boons"].cards), len(lab.other.discard)))
    assert seen == [(11, 0), (11, 1), (10, 1), (10, 2), (9, 2)]


def test_pasture_without_an_estate_is_worth_nothing() -> None:
    assert Lab(["Shepherd"], hand=["Pasture"]).me.vp == 0


# -- what is offered --------------------------------------------------------------------------------------------------


def test_wish_stops_at_six() -> None:
    lab = Lab(["Leprechaun", "Bank"], hand=["Wish"])
    lab.play("Wish", "Gold")
    assert not {"Bank", "Province"} & set(lab.asked[0].options)


def test_crypt_offers_treasures_alone() -> None:
    lab = Lab(["Crypt"], hand=["Crypt"], in_play=["Village", "Silver", "Gold"])
    lab.play("Crypt", ["Gold"])
    assert lab.asked[0].options == ["Silver", "Gold"]


def test_exorcist_offers_spirits_alone_and_none_of_an_empty_pile() -> None:
    lab = Lab(["Exorcist", "Vampire", "Leprechaun"], hand=["Exorcist", "Gold"], supply={"Ghost": 0})
    lab.play("Exorcist", "Imp")
    assert sorted(lab.asked[0].options) == ["Imp", "Will-o'-Wisp"]


def test_pooka_offers_treasures_alone() -> None:
    lab = Lab(["Pooka"], hand=["Pooka", "Estate", "Silver"], deck=COPPERS)
    lab.play("Pooka", None)
    assert lab.asked[0].options == ["Silver"]


def test_necromancer_offers_actions_alone() -> None:
    lab = Lab(["Necromancer"], hand=["Necromancer", "Silver"])
    lab.trash_from_hand("Silver")
    lab.play("Necromancer", "Zombie Apprentice")
    assert "Silver" not in lab.asked[0].options


def test_necromancer_without_a_card_in_the_trash_does_nothing() -> None:
    lab = Lab(hand=["Necromancer"])
    lab.play("Necromancer")
    assert (lab.asked, lab.me.in_play) == ([], ["Necromancer"])


def test_a_changeling_gained_is_exchanged_only_where_that_makes_a_difference() -> None:
    lab = Lab(["Changeling", "Armory"], hand=["Armory"])
    lab.gain("Changeling")
    assert lab.asked == []
    lab.play("Armory", "Changeling", True)  # it would lie on the deck
    assert (lab.me.deck, lab.me.discard) == ([], ["Changeling", "Changeling"])


def test_tracker_is_about_its_players_gains_that_do_not_go_onto_the_deck_anyhow() -> None:
    lab = Lab(
        ["Tracker", "Witch", "Armory"],
        hand=["Tracker", "Witch", "Armory"],
        actions=3,
        deck=COPPERS,
        stack={"Boons": [SEA]},
    )
    lab.play("Tracker")
    lab.play("Witch")
    lab.play("Armory", "Smithy")
    assert limits(lab) == [("gain", 1, 1)]
    assert lab.other.discard == ["Curse"]


def test_lost_in_the_woods_takes_one_card_even_the_last() -> None:
    lab = Lab(["Fool"], states=["Lost in the Woods"], deck=["Estate"], others=[dict(deck=COPPERS)],
              stack={"Boons": [MOUNTAIN]})  # fmt: skip
    lab.end_turn()
    lab.end_turn("Estate")
    assert limits(lab) == [("discard", 0, 1)]
    assert sorted(lab.me.discard) == ["Estate", "Silver"]


def test_who_is_deluded_or_envious_takes_neither_again() -> None:
    for state in ("Deluded", "Envious"):
        for hex_ in ("Delusion", "Envy"):
            lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(states=[state])], stack={"Hexes": [hex_]})
            lab.play("Skulk")
            assert lab.other.states == [state]


def test_misery_turns_over_nothing_but_itself() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(states=["Deluded", "Miserable"])], stack={"Hexes": ["Misery"]})
    lab.play("Skulk")
    assert sorted(lab.other.states) == ["Deluded", "Twice Miserable"]


# -- where there is nothing -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["Bard", "Sacred Grove", "Tracker", "Pixie", "Fool", "Idol"])
def test_cards_do_the_rest_where_no_boon_is_left(card: str) -> None:
    lab = empty(Lab([card], hand=[card], deck=COPPERS), "Boons")
    lab.play(card)
    assert lab.asked == []
    assert lab.me.coins == {"Bard": 2, "Sacred Grove": 3, "Tracker": 1, "Idol": 2}.get(card, 0)


def test_blessed_village_where_no_boon_is_left() -> None:
    lab = empty(Lab(["Blessed Village"]), "Boons")
    lab.gain("Blessed Village")
    assert (lab.asked, lab.me.discard) == ([], ["Blessed Village"])


@pytest.mark.parametrize("card", ["Skulk", "Leprechaun", "Vampire"])
def test_cards_do_the_rest_where_no_hex_is_left(card: str) -> None:
    lab = empty(Lab([card], hand=[card]), "Hexes")
    lab.play(card, policy=shortest)
    assert lab.other.states == []
    assert lab.me.discard == {"Skulk": [], "Leprechaun": ["Gold"]}.get(card, lab.me.discard)


def test_druid_without_its_boons_gives_a_buy() -> None:
    lab = Lab(hand=["Druid"])
    lab.play("Druid")
    assert (lab.me.buys, lab.asked) == (2, [])


# -- what the log tells -----------------------------------------------------------------------------------------------


def told(lab: Lab, seat: int = 0) -> list[tuple[int, str, list[str]]]:
    """What was turned up and received, by whom."""
    return [
        (entry["seat"], entry["kind"], entry["cards"])
        for entry in lab.game.view(seat).log()
        if entry["kind"] in ("reveal", "receive", "take", "give")
    ]


def test_a_boon_that_is_received_at_once_is_told_once() -> None:
    lab = Lab(["Bard", "Sacred Grove"], hand=["Bard", "Sacred Grove"], actions=2, stack={"Boons": [MOUNTAIN, SEA]})
    lab.play("Bard")
    lab.play("Sacred Grove", True)
    assert told(lab) == [(0, "receive", [MOUNTAIN]), (0, "receive", [SEA]), (1, "receive", [SEA])]
    assert [card.name for card in lab.game.stacks["Boons"].discarded] == [MOUNTAIN, SEA]


def test_a_hex_for_others_is_turned_up_and_then_received() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], stack={"Hexes": ["Envy"]})
    lab.play("Skulk")
    assert told(lab) == [(0, "reveal", ["Envy"]), (1, "receive", ["Envy"]), (1, "take", ["Envious"])]


def test_a_hex_of_ones_own_is_told_once() -> None:
    lab = Lab(["Leprechaun"], hand=["Leprechaun"], states=["Miserable"], stack={"Hexes": ["Misery"]})
    lab.play("Leprechaun")
    assert told(lab) == [(0, "receive", ["Misery"]), (0, "give", ["Miserable"]), (0, "take", ["Twice Miserable"])]


def test_who_cannot_discard_for_a_raider_shows_it() -> None:
    lab = Lab(["Raider"], hand=["Raider"], others=[dict(hand=["Gold"] * 5)])
    lab.play("Raider")
    assert told(lab) == [(1, "reveal", ["Gold"] * 5)]


# -- and what only strange company shows ------------------------------------------------------------------------------


def test_the_winds_gift_draws_two_cards_of_many() -> None:
    lab = Lab(["Bard"], hand=["Bard", "Estate"], deck=COPPERS, stack={"Boons": ["The Wind's Gift"]})
    lab.play("Bard", ["Copper", "Copper"])
    assert (lab.me.hand, len(lab.me.deck)) == (["Estate"], len(COPPERS) - 2)


def test_lost_in_the_woods_takes_one_card_of_five() -> None:
    lab = Lab(["Fool"], states=["Lost in the Woods"], deck=["Estate", *COPPERS], stack={"Boons": [MOUNTAIN]})
    lab.end_turn()
    lab.end_turn("Estate")
    assert limits(lab) == [("discard", 0, 1)]


def test_all_know_the_coppers_that_bad_omens_put_back() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Gold", "Copper", "Copper"])],
              stack={"Hexes": ["Bad Omens"]})  # fmt: skip
    lab.play("Skulk")
    deck = lab.game.players[1].deck
    assert [deck.knows(0, i) for i in range(len(deck))] == [True, True]


def test_famine_shows_its_cards_once() -> None:
    lab = Lab(["Skulk"], hand=["Skulk"], others=[dict(deck=["Gold", "Village", "Silver"])],
              stack={"Hexes": ["Famine"]})  # fmt: skip
    lab.play("Skulk")
    shown = [entry["cards"] for entry in lab.game.view(0).log() if entry["kind"] == "reveal" and entry["seat"] == 1]
    assert shown == [["Gold", "Village", "Silver"]]


def test_faithful_hound_discarded_in_clean_up_by_a_boon_stays_discarded() -> None:
    lab = Lab(
        ["Faithful Hound", "Blessed Village", "Improve"],
        hand=["Improve", "Village", "Faithful Hound"],
        actions=2,
        deck=["Copper", "Copper", "Copper", *COPPERS],
        stack={"Boons": ["The Wind's Gift"]},
    )
    lab.play("Village")
    lab.play("Improve")
    lab.end_turn("Village", "Blessed Village", 0, ["Faithful Hound", "Copper"])
    assert [question.purpose for question in lab.asked] == ["trash", "gain", "choose", "discard"]
    assert "Faithful Hound" not in lab.me.hand


def test_faithful_hound_that_was_shuffled_away_meanwhile_is_not_set_aside() -> None:
    lab = Lab(["Faithful Hound", "Village Green", "Cellar"], hand=["Cellar", "Faithful Hound", "Village Green"])

    def green_first(question: Question) -> Any:
        if question.purpose == "discard":
            return ["Faithful Hound", "Village Green"]
        return "Village Green" if question.purpose == "first" else question.options[:1]

    lab.play("Cellar", policy=green_first)
    assert lab.me.set_aside == []
    assert "Faithful Hound" in lab.me.hand
    assert not any("Set it aside" in option for question in lab.asked for option in question.options)


# -- may or must, which first, and whose -------------------------------------------------------------------------------


def test_the_moons_gift_is_optional_even_with_one_card() -> None:
    lab = Lab(["Bard"], hand=["Bard"], discard=["Gold"], stack={"Boons": ["The Moon's Gift"]})
    lab.play("Bard", None)
    assert (limits(lab), lab.me.deck, lab.me.discard) == ([("topdeck", 0, 1)], [], ["Gold"])


@pytest.mark.parametrize(("card", "kingdom"), [("Secret Cave", "Secret Cave"), ("Bard", "Bard")])
def test_three_cards_are_discarded_or_none(card: str, kingdom: str) -> None:
    lab = Lab([kingdom], hand=[card, *["Estate"] * 4], deck=["Copper"],
              stack={"Boons": ["The Sky's Gift"]} if card == "Bard" else {})  # fmt: skip
    for some in (["Estate"], ["Estate"] * 2, ["Estate"] * 4):
        with pytest.raises(IllegalAnswer):
            lab.play(card, some)
    lab.play(card, ["Estate"] * 3)
    assert lab.me.discard.count("Estate") == 3


def test_necromancer_devils_workshop_and_locusts_do_not_ask_whether() -> None:
    lab = Lab(["Necromancer", "Devil's Workshop", "Skulk"], hand=["Necromancer", "Skulk", "Devil's Workshop"],
              actions=2, others=[dict(deck=["Gold"])], stack={"Hexes": ["Locusts"]})  # fmt: skip
    lab.play("Necromancer", "Zombie Apprentice", None)
    assert limits(lab)[0] == ("play", 1, 1)
    lab.play("Skulk", "Silver")
    assert (lab.asked[-1].card, limits(lab)[-1]) == ("Locusts", ("gain", 1, 1))
    lab.gain("Copper")
    lab.play("Devil's Workshop", "Smithy")
    assert (lab.asked[-1].card, limits(lab)[-1]) == ("Devil's Workshop", ("gain", 1, 1))


@pytest.mark.parametrize(
    ("card", "kingdom", "hurt"),
    [
        ("Skulk", "Skulk", "Misery"),
        ("Tormentor", "Tormentor", "Misery"),
        ("Werewolf", "Werewolf", "Misery"),
        ("Vampire", "Vampire", "Misery"),
        ("Idol", "Idol", ""),
        ("Raider", "Raider", ""),
    ],
)
def test_every_attack_can_be_kept_away(card: str, kingdom: str, hurt: str) -> None:
    lab = Lab(
        [kingdom, "Moat"],
        hand=[card],
        in_play=["Idol", "Copper"] if card == "Idol" else ["Copper"],
        others=[dict(hand=["Moat", *["Copper"] * 4])],
        stack={"Hexes": [hurt]} if hurt else {},
    )
    if card == "Werewolf":
        lab.to_night_phase()
    lab.play(card, "Moat", *(["Silver"] if card == "Vampire" else []))
    assert (lab.asked[0].player, lab.asked[0].purpose) == (1, "react")
    assert (len(lab.other.hand), lab.other.discard, lab.other.states) == (5, [], [])


def test_werewolf_is_an_attack_by_day_as_well() -> None:
    lab = Lab(["Werewolf", "Moat"], hand=["Werewolf"], deck=COPPERS, others=[dict(hand=["Moat"])])
    lab.play("Werewolf", "Moat")
    assert len(lab.me.hand) == 3


def test_a_second_tormentor_finds_the_first_in_play() -> None:
    lab = Lab(["Tormentor"], hand=["Tormentor", "Tormentor"], actions=2, stack={"Hexes": ["Misery"]})
    lab.play("Tormentor")
    assert (lab.me.discard, lab.other.states) == (["Imp"], [])
    lab.play("Tormentor")
    assert (lab.me.discard, lab.other.states) == (["Imp"], ["Miserable"])


def test_war_goes_on_past_what_costs_a_potion_too() -> None:
    lab = Lab(["Skulk", "Familiar", "Golem"], hand=["Skulk"], others=[dict(deck=["Familiar", "Golem", "Silver"])],
              stack={"Hexes": ["War"]})  # fmt: skip
    lab.play("Skulk")
    assert (lab.trash, sorted(lab.other.discard)) == (["Silver"], ["Familiar", "Golem"])


def test_shepherd_discards_victory_cards_alone() -> None:
    lab = Lab(["Shepherd"], hand=["Shepherd", "Estate", "Pasture", "Copper", "Village"], deck=COPPERS)
    lab.play("Shepherd", ["Pasture"])
    assert sorted(lab.asked[0].options) == ["Estate", "Pasture"]


def test_tragic_hero_is_trashed_before_the_treasure_comes() -> None:
    lab = Lab(["Tragic Hero", "Market Square"], hand=["Tragic Hero", "Market Square", *["Copper"] * 5], deck=COPPERS)
    lab.play("Tragic Hero", "Market Square", "Silver")
    assert lab.me.discard == ["Market Square", "Gold", "Silver"]


def test_magic_lamp_played_again_after_it_was_trashed_brings_nothing_more() -> None:
    lab = Lab(
        ["Secret Cave", "Counterfeit"],
        hand=["Counterfeit", "Magic Lamp"],
        in_play=["Village", "Smithy", "Market", "Silver", "Gold", "Duchess"],
    )
    lab.play("Counterfeit", "Magic Lamp")  # 7 others are in play the second time
    assert lab.me.discard == ["Wish"] * 3


def test_changeling_asks_what_the_card_cost_when_it_was_gained() -> None:
    lab = Lab(["Changeling", "Destrier", "Haggler"], hand=["Haggler"], coins=9, buys=3)
    lab.play("Haggler")
    lab.buy("Curse")
    lab.buy("Curse")
    lab.buy("Destrier", "Haggler", "Copper", True)  # it cost 3 then, and 2 after the Copper
    assert sorted(lab.me.discard) == ["Changeling", "Copper", "Curse", "Curse"]


def test_monastery_counts_what_its_player_gained_and_nobody_else() -> None:
    lab = Lab(["Monastery", "Witch"], hand=["Witch", "Monastery", "Estate"])
    lab.play("Witch")
    lab.play("Monastery")
    assert (lab.asked, lab.me.hand) == ([], ["Estate"])


def test_devils_workshop_counts_the_whole_turn() -> None:
    lab = Lab(["Devil's Workshop", "Workshop", "Changeling"], hand=["Workshop", "Copper", "Changeling",
              *["Devil's Workshop"] * 2])  # fmt: skip
    lab.play("Workshop", "Estate")
    lab.play("Copper")
    lab.play("Devil's Workshop", "Copper")
    assert limits(lab)[-1] == ("gain", 1, 1)
    lab.play("Devil's Workshop")
    assert sorted(lab.me.discard) == ["Copper", "Estate", "Imp"]


def test_vampire_the_hex_comes_before_the_gain() -> None:
    lab = Lab(["Vampire"], hand=["Vampire"], others=[dict(hand=["Copper", "Silver", "Gold", "Estate"])],
              stack={"Hexes": ["Haunting"]})  # fmt: skip
    lab.play("Vampire", "Gold", "Market")
    assert [(question.player, question.purpose) for question in lab.asked] == [(1, "topdeck"), (0, "gain")]


# -- for how long ------------------------------------------------------------------------------------------------------


def test_who_was_envious_makes_nobody_elses_silver_poorer() -> None:
    lab = Lab(["Leprechaun"], hand=["Leprechaun", "Silver"], deck=COPPERS, others=[dict(hand=["Silver"])],
              stack={"Hexes": ["Envy"]})  # fmt: skip
    lab.play("Leprechaun")
    lab.play("Silver")
    assert lab.me.coins == 1
    lab.end_turn()
    lab.play("Silver")
    assert lab.other.coins == 2


def test_tracker_is_over_with_the_turn_and_two_trackers_ask_once() -> None:
    lab = Lab(["Tracker", "Witch"], hand=["Tracker", "Tracker"], actions=2, coins=3, deck=COPPERS,
              others=[dict(hand=["Witch"])], stack={"Boons": [SEA, FIELD]})  # fmt: skip
    lab.play("Tracker")
    lab.play("Tracker")
    lab.buy("Silver", False)
    assert [question.purpose for question in lab.asked] == ["may"]
    lab.end_turn()
    lab.play("Witch")
    assert len(lab.asked) == 1
    assert "Curse" in lab.me.discard


def test_faithful_hound_and_the_rivers_gift_come_at_the_same_moment() -> None:
    lab = Lab(
        ["Bard", "Faithful Hound", "Cellar"],
        hand=["Bard", "Cellar", "Faithful Hound"],
        actions=2,
        deck=COPPERS,
        stack={"Boons": ["The River's Gift"]},
    )
    lab.play("Cellar", ["Faithful Hound"], True)
    lab.play("Bard")
    lab.end_turn("Faithful Hound")
    assert sorted(lab.asked[-1].options) == ["Faithful Hound", "The River's Gift"]
    assert len(lab.me.hand) == 7


def test_sacred_grove_leaves_the_rivers_gift_out_until_clean_up() -> None:
    lab = Lab(["Sacred Grove"], hand=["Sacred Grove"], deck=COPPERS, others=[dict(deck=COPPERS)],
              stack={"Boons": ["The River's Gift"]})  # fmt: skip
    lab.play("Sacred Grove", True)
    boons = lab.game.stacks["Boons"]
    assert ([card.name for card in boons.aside], boons.discarded.cards()) == (["The River's Gift"], [])
    lab.end_turn()
    boons = lab.game.stacks["Boons"]
    assert ([card.name for card in boons.discarded], boons.aside.cards()) == (["The River's Gift"], [])
    assert (len(lab.me.hand), len(lab.other.hand)) == (6, 1)


def test_leprechauns_gold_comes_before_its_hex() -> None:
    lab = Lab(["Leprechaun", "Watchtower"], hand=["Leprechaun", "Watchtower"], stack={"Hexes": ["Locusts"]})
    lab.play("Leprechaun", "Watchtower", 1, "Silver", None)
    assert (lab.trash, lab.me.discard) == (["Gold"], ["Silver"])


# -- what each phase lets one play -------------------------------------------------------------------------------------


def offered_to_play(lab: Lab) -> list[str]:
    question = lab.game.turn_question()
    return [] if question is None else sorted(card.name for card in question.cards)


def test_by_day_actions_then_treasures_and_by_night_the_cards_of_the_night() -> None:
    hand = ["Village", "Silver", "Cobbler", "Werewolf", "Estate"]
    lab = Lab(["Cobbler", "Werewolf"], hand=hand, actions=1)
    assert offered_to_play(lab) == ["Village", "Werewolf"]
    lab.to_buy_phase()
    assert offered_to_play(lab) == ["Silver"]
    lab.to_night_phase()
    assert offered_to_play(lab) == ["Cobbler", "Werewolf"]
    for card in ("Village", "Silver"):
        with pytest.raises(IllegalMove):
            lab.play(card)

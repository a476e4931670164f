"""Allies: Durations and what plays them, Highwayman, and the start of a turn, where it hurts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick import lab
from bailiwick.cards import registry as book
from engine.invented_more import DiademToy

COPPERS = ["Copper"] * 30


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    kinds, by_key = book._kinds[:], dict(book._by_key)
    book.register(DiademToy)
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def around(lab, *answers):
    """End this turn and the other player's."""
    lab.end_turn()
    lab.end_turn(*answers)
    assert lab.turn == 0


def purposes(lab):
    return [question.purpose for question in lab.asked]


# What plays a Duration again


def test_throne_room_on_importer_gains_twice_and_both_wait():
    lab = Lab(hand=["Throne Room", "Importer"], deck=COPPERS)
    lab.play("Throne Room", "Importer")
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Importer"]
    lab.end_turn("Market", "Duchy")
    assert lab.me.discard == ["Market", "Duchy"]
    assert lab.me.in_play == ["Throne Room", "Importer"]
    lab.end_turn()
    assert lab.me.in_play == []
    assert sorted(set(lab.me.discard)) == ["Copper", "Duchy", "Importer", "Market", "Throne Room"]
    lab.game.check()


def test_throne_room_on_specialist_on_importer_leaves_the_throne_room_out_of_it():
    lab = Lab(hand=["Throne Room", "Specialist", "Importer", "Festival"], deck=COPPERS)
    lab.play("Throne Room", "Specialist", "Importer", 0, "Festival", 0)
    assert lab.me.coins == 4
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Importer"]
    assert lab.me.discard == ["Throne Room", "Festival"]
    lab.end_turn("Market", "Duchy")
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_specialist_that_took_a_copy_of_a_duration_does_not_wait():
    lab = Lab(["Royal Galley"], hand=["Specialist", "Royal Galley", "Festival"], deck=["Estate", *COPPERS])
    lab.play("Specialist", "Royal Galley", "Festival", 1)
    lab.end_turn()
    assert lab.me.in_play == ["Royal Galley"]
    assert lab.me.set_aside == ["Festival"]
    assert lab.me.discard == ["Specialist", "Royal Galley", "Estate"]
    lab.game.check()


def test_specialist_on_royal_galley_sails_twice():
    lab = Lab(hand=["Specialist", "Royal Galley", "Festival", "Market"], deck=COPPERS)
    lab.play("Specialist", "Royal Galley", "Festival", 0, "Market")
    assert lab.me.set_aside == ["Festival", "Market"]
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Royal Galley"]
    lab.end_turn("Market")
    assert lab.asked[-1].purpose == "first"
    assert lab.asked[-1].options == ["Festival", "Market"]  # one card holds both: they are told apart by what it holds
    assert lab.me.in_play == ["Specialist", "Royal Galley", "Festival", "Market"]
    assert (lab.me.actions, lab.me.buys, lab.me.coins) == (4, 3, 3)
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.set_aside == []
    lab.game.check()


def test_throne_room_waits_although_only_the_first_play_of_the_galley_holds_a_card():
    lab = Lab(hand=["Throne Room", "Royal Galley", "Festival", "Market"], deck=COPPERS)
    lab.play("Throne Room", "Royal Galley", "Festival", None)
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Royal Galley"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Royal Galley", "Festival"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_throne_room_on_an_unused_royal_galley_is_discarded():
    lab = Lab(hand=["Throne Room", "Royal Galley", "Festival"], deck=COPPERS)
    lab.play("Throne Room", "Royal Galley", None, None)
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.set_aside == []


def test_specialist_on_contract_holds_two_cards():
    lab = Lab(hand=["Specialist", "Contract", "Festival", "Market"], deck=COPPERS)
    lab.play("Specialist", "Contract", "Festival", 0, "Market")
    assert (lab.me.coins, lab.me.favors) == (4, 2)
    assert lab.me.set_aside == ["Festival", "Market"]
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Contract"]
    lab.end_turn("Festival")
    assert lab.me.in_play == ["Specialist", "Contract", "Festival", "Market"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_specialist_on_contract_with_nothing_set_aside_is_discarded():
    lab = Lab(hand=["Specialist", "Contract", "Festival"], deck=COPPERS)
    lab.play("Specialist", "Contract", None, 0, None)
    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.discard == ["Specialist", "Contract", "Festival"]


def test_specialist_on_contract_waits_for_what_the_second_play_holds():
    lab = Lab(hand=["Specialist", "Contract", "Festival"], deck=COPPERS)
    lab.play("Specialist", "Contract", None, 0, "Festival")
    lab.end_turn()
    assert lab.me.in_play == ["Specialist", "Contract"]
    lab.end_turn()
    assert (lab.me.coins, lab.me.actions) == (2, 3)


def test_two_contracts_with_different_cards_ask_which_first():
    lab = Lab(hand=["Contract", "Contract", "Smithy", "Workshop"], deck=COPPERS)
    lab.play("Contract", "Smithy")
    lab.play("Contract", "Workshop")
    lab.end_turn()
    lab.end_turn("Workshop", "Silver")
    assert [q.options for q in lab.asked if q.purpose == "first"] == [["Smithy", "Workshop"]]
    assert len(lab.me.hand) == 8
    lab.game.check()


# Royal Galley on odd company


def test_royal_galley_on_throne_room_sets_it_aside_whatever_it_played():
    lab = Lab(hand=["Royal Galley", "Throne Room", "Importer"], deck=COPPERS)
    lab.play("Royal Galley", "Throne Room", "Importer")
    assert lab.me.set_aside == ["Throne Room"]
    lab.end_turn()
    assert lab.me.in_play == ["Royal Galley", "Importer"]
    lab.end_turn("Royal Galley", "Market", "Duchy")
    assert lab.me.in_play == ["Royal Galley", "Throne Room", "Importer"]
    assert lab.me.discard == ["Copper", "Market", "Duchy"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_throne_room_out_of_a_galley_stays_with_the_duration_and_the_galley_goes():
    lab = Lab(hand=["Royal Galley", "Throne Room"], deck=["Copper", "Importer", *COPPERS])
    lab.play("Royal Galley", "Throne Room")
    assert lab.me.set_aside == ["Throne Room"]
    around(lab, "Importer")
    assert lab.me.in_play == ["Royal Galley", "Throne Room", "Importer"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Importer"]
    lab.end_turn("Market", "Duchy")
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_royal_galley_on_merchant_camp():
    lab = Lab(hand=["Royal Galley", "Merchant Camp"], deck=COPPERS)
    lab.play("Royal Galley", "Merchant Camp")
    assert (lab.me.actions, lab.me.coins) == (2, 1)
    assert purposes(lab) == ["play"]  # set aside is not discarded
    around(lab)
    assert lab.me.in_play == ["Royal Galley", "Merchant Camp"]
    assert (lab.me.actions, lab.me.coins) == (3, 1)
    lab.end_turn(True)
    assert "Merchant Camp" in lab.me.hand
    assert lab.me.in_play == []
    lab.game.check()


@pytest.mark.parametrize("treasure", [True, False])
def test_royal_galley_on_student(treasure):
    trashed = "Gold" if treasure else "Estate"
    lab = Lab(["Wizards"], ally="Plateau Shepherds", hand=["Royal Galley", "Student", trashed], deck=COPPERS)
    lab.play("Royal Galley", "Student", False, trashed)
    assert lab.trash == [trashed]
    assert lab.me.set_aside == ([] if treasure else ["Student"])
    assert lab.me.deck[0] == ("Student" if treasure else "Copper")
    assert lab.me.favors == (2 if treasure else 1)
    lab.end_turn()
    assert lab.me.in_play == ([] if treasure else ["Royal Galley"])
    lab.game.check()


def test_royal_galley_on_acolyte_that_stays():
    lab = Lab(["Augurs"], hand=["Royal Galley", "Acolyte", "Estate"], deck=COPPERS)
    lab.play("Royal Galley", "Acolyte", "Estate", False)
    assert lab.me.set_aside == ["Acolyte"]
    around(lab, True)  # nothing is in hand to trash for a Gold; now it trashes itself
    assert lab.trash == ["Estate", "Acolyte"]
    assert lab.me.in_play == ["Royal Galley"]
    lab.end_turn()
    assert lab.me.in_play == []
    assert "Herb Gatherer" in lab.me.discard
    lab.game.check()


def test_royal_galley_on_lich_waits_through_the_skipped_turn():
    lab = Lab(hand=["Royal Galley", "Lich"], deck=COPPERS)
    lab.play("Royal Galley", "Lich")
    assert len(lab.me.hand) == 7
    assert lab.me.actions == 2
    lab.end_turn()
    assert lab.turn == 1
    lab.end_turn()
    assert lab.turn == 1  # my turn is skipped
    assert lab.me.in_play == ["Royal Galley"]
    assert lab.me.set_aside == ["Lich"]
    lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 11
    assert lab.me.actions == 3
    assert lab.me.in_play == ["Royal Galley", "Lich"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.end_turn()
    assert lab.turn == 1  # and another one is skipped
    lab.end_turn()
    assert lab.turn == 0
    lab.game.check()


def test_royal_galley_on_specialist_that_played_a_duration_twice():
    lab = Lab(hand=["Royal Galley", "Specialist", "Importer"], deck=COPPERS)
    lab.play("Royal Galley", "Specialist", "Importer", 0)
    assert lab.me.set_aside == ["Specialist"]
    lab.end_turn()
    lab.end_turn("Importer", "Market", "Importer", "Duchy", "Copper", 1)
    assert lab.me.in_play == ["Royal Galley", "Importer", "Specialist", "Copper"]
    assert lab.me.coins == 1
    assert lab.me.discard == ["Copper", "Market", "Duchy", "Copper"]
    lab.game.check()


def test_royal_galley_does_not_take_a_stronghold_or_itself():
    lab = Lab(hand=["Royal Galley", "Royal Galley", "Stronghold", "Importer", "Contract"])
    lab.play("Royal Galley")  # all of these are Durations: there is nothing to ask
    assert lab.asked == []
    assert lab.me.set_aside == []


def test_royal_galley_takes_a_princess_out_of_play():
    lab = Lab(["Tournament"], hand=["Royal Galley", "Princess"], deck=COPPERS, coins=6)
    lab.play("Royal Galley", "Princess")
    assert lab.me.buys == 2
    lab.buy("Gold")  # at its full price, since the Princess is set aside
    assert lab.me.coins == 0
    around(lab)
    assert lab.me.in_play == ["Royal Galley", "Princess"]
    lab.play_treasures()
    lab.buy("Smithy")  # for 2
    assert (lab.me.coins, lab.me.buys) == (3, 1)
    lab.game.check()


def test_coronet_stays_with_the_durations_it_played_twice():
    lab = Lab(["Joust"], hand=["Coronet", "Importer", "Contract", "Festival"], deck=COPPERS)
    lab.play("Coronet", "Importer", "Contract", "Festival")  # the second Contract finds no Action in hand
    assert (lab.me.coins, lab.me.favors) == (4, 2)
    lab.end_turn()
    assert lab.me.in_play == ["Coronet", "Importer", "Contract"]
    lab.end_turn("Contract", "Market", "Duchy")
    assert lab.me.in_play == ["Coronet", "Importer", "Contract", "Festival"]
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_what_a_contract_holds_is_still_yours():
    lab = Lab(hand=["Contract", "Distant Shore"], deck=COPPERS)
    lab.play("Contract", "Distant Shore")
    assert lab.me.vp == 2
    lab.end_turn()
    assert lab.me.set_aside == ["Distant Shore"]
    assert lab.me.vp == 2


def test_royal_galley_sets_its_card_aside_after_what_follows_the_play():
    lab = Lab(
        ["Royal Galley", "Underling"],
        ally="Fellowship of Scribes",
        hand=["Royal Galley", "Underling"],
        deck=COPPERS,
        favors=1,
    )
    seen = []
    running = []
    script = lab._script  # a step works on a copy of the game: look at that one

    def spy(game, *rest):
        running.append(game)
        return script(game, *rest)

    def policy(question):
        seen.append((question.purpose, question.card, [card.name for card in running[-1].players[0].set_aside]))
        return "Underling" if question.purpose == "play" else True

    lab._script = spy
    lab.play("Royal Galley", policy=policy)
    assert [(purpose, card) for purpose, card, _ in seen] == [
        ("play", "Royal Galley"),
        ("may", "Fellowship of Scribes"),
        ("may", "Fellowship of Scribes"),
    ]
    assert [zone for _, _, zone in seen] == [[], [], ["Underling"]]
    assert lab.me.set_aside == ["Underling"]


def test_the_extra_turn_of_a_voyage_is_the_next_turn():
    lab = Lab(hand=["Voyage", "Royal Galley", "Festival"], deck=COPPERS)
    lab.play("Voyage")
    lab.play("Royal Galley", "Festival")
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == ["Voyage", "Royal Galley", "Festival"]
    assert lab.me.coins == 2
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []


# Contract and what it holds


def test_contract_setting_a_duration_aside():
    lab = Lab(hand=["Contract", "Importer"], deck=COPPERS)
    lab.play("Contract", "Importer")
    around(lab)
    assert purposes(lab) == ["set-aside"]  # the Importer is played now and gains in a turn's time
    assert lab.me.in_play == ["Contract", "Importer"]
    lab.end_turn()
    assert lab.me.in_play == ["Importer"]
    lab.end_turn("Market")
    assert "Market" in lab.me.discard
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_contract_setting_a_royal_galley_aside():
    lab = Lab(hand=["Contract", "Royal Galley"], deck=["Copper", "Festival", *COPPERS])
    lab.play("Contract", "Royal Galley")
    around(lab, "Festival")
    assert (lab.me.coins, lab.me.actions) == (2, 3)
    assert lab.me.in_play == ["Contract", "Royal Galley"]
    assert lab.me.set_aside == ["Festival"]
    lab.end_turn()
    assert lab.me.in_play == ["Royal Galley"]
    lab.end_turn()
    assert lab.me.in_play == ["Royal Galley", "Festival"]
    assert lab.me.coins == 2
    lab.game.check()


def test_contract_held_by_farmhands_sets_aside_for_the_turn_after():
    lab = Lab(["Farmhands"], hand=["Contract"], deck=["Festival", *COPPERS], coins=4)
    lab.buy("Farmhands", "Contract")
    around(lab, "Festival")
    assert (lab.me.coins, lab.me.favors, lab.me.actions) == (2, 1, 1)
    assert lab.me.set_aside == ["Festival"]
    around(lab)
    assert (lab.me.coins, lab.me.actions) == (2, 3)
    assert lab.me.in_play == ["Contract", "Festival"]
    lab.game.check()


def test_courier_plays_a_duration_and_does_not_wait_for_it():
    lab = Lab(hand=["Courier"], deck=["Importer", *COPPERS])
    lab.play("Courier", "Importer")
    lab.end_turn()
    assert lab.me.in_play == ["Importer"]
    assert lab.me.discard == ["Courier"]
    lab.end_turn("Market")
    assert lab.me.discard == ["Courier", "Market"]
    lab.game.check()


# A card that has left and come back is not the one that was meant


def test_highwayman_played_anew_is_not_discarded_for_an_older_play():
    lab = Lab(
        hand=["Throne Room", "Highwayman", "Contract", "Throne Room"],
        deck=["Copper", "Copper", "Copper", "Copper", "Copper", "Estate", "Estate"],
    )
    lab.play("Throne Room", "Highwayman")
    lab.play("Contract", "Throne Room")
    # The first of the two discards it and draws it; the Throne Room of the Contract plays it twice; then the second
    # of the two cannot find what it was to discard, and draws.
    around(lab, "Highwayman", "Contract", "Highwayman")
    assert lab.me.in_play == ["Throne Room", "Contract", "Throne Room", "Highwayman"]
    lab.end_turn()
    assert lab.me.in_play == ["Throne Room", "Highwayman"]
    lab.game.check()


def test_conjurer_played_anew_does_not_return_for_an_older_play():
    lab = Lab(hand=["Throne Room", "Conjurer", "Contract", "Throne Room"], deck=COPPERS)
    lab.play("Throne Room", "Conjurer", "Silver", "Silver")
    lab.play("Contract", "Throne Room")
    around(lab, "Conjurer", "Contract", "Conjurer", "Village", "Village")
    assert lab.me.in_play == ["Throne Room", "Contract", "Throne Room", "Conjurer"]
    assert "Conjurer" not in lab.me.hand
    lab.game.check()


# Highwayman


def robbed(hand, *, kingdom=(), **more):
    """The turn of somebody with this hand, after a Highwayman."""
    lab = Lab(kingdom, hand=["Highwayman"], deck=COPPERS, others=[{"hand": hand, **more}])
    lab.play("Highwayman")
    lab.end_turn()
    return lab


def test_horn_of_plenty_stopped_gains_nothing_and_is_not_trashed():
    lab = robbed(["Horn of Plenty", "Horn of Plenty"])
    lab.play("Horn of Plenty")
    assert lab.asked == []
    assert lab.other.in_play == ["Horn of Plenty"]
    lab.play("Horn of Plenty", "Copper")  # one name in play
    assert lab.asked[-1].options == ["Copper", "Curse"]
    assert lab.other.discard == ["Copper"]
    lab.game.check()


def test_contract_stopped_gives_nothing_and_does_not_stay():
    lab = robbed(["Contract", "Village"], favors=0)
    lab.play("Contract")
    assert lab.asked == []
    assert (lab.other.coins, lab.other.favors, lab.other.set_aside) == (0, 0, [])
    lab.end_turn()
    assert lab.other.in_play == []


def test_a_liaison_that_was_stopped_was_played_all_the_same():
    lab = Lab(
        ["Contract", "Highwayman"],
        ally="Circle of Witches",
        hand=["Highwayman"],
        favors=0,
        others=[{"hand": ["Contract"], "favors": 3}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Contract", True)
    assert (lab.other.coins, lab.other.favors) == (0, 0)
    assert lab.me.discard == ["Curse"]


def test_bauble_stopped_does_not_even_ask():
    lab = robbed(["Bauble", "Bauble"])
    lab.play("Bauble")
    assert lab.asked == []
    lab.play("Bauble", [0, 1])
    assert (lab.other.buys, lab.other.coins) == (2, 1)


def test_an_action_that_is_a_treasure_is_stopped_in_the_action_phase_and_counts_as_the_first():
    lab = robbed(["Diadem Toy", "Silver"])
    lab.play("Diadem Toy")
    assert (lab.phase, lab.other.coins, lab.other.actions) == ("action", 0, 0)
    lab.play("Silver")
    assert lab.other.coins == 2


def test_an_action_that_is_no_treasure_is_not_stopped():
    lab = robbed(["Festival", "Silver", "Silver"])
    lab.play("Festival")
    assert lab.other.coins == 2
    lab.play_treasures()
    assert lab.other.coins == 4


@pytest.mark.parametrize("moats", [(True, True), (True, False), (False, True), (False, False)])
def test_throne_room_on_highwayman_asks_the_moat_each_time(moats):
    lab = Lab(hand=["Throne Room", "Highwayman"], others=[{"hand": ["Moat", "Silver", "Silver", "Silver"]}])
    lab.play("Throne Room", "Highwayman", *["Moat" if shown else None for shown in moats])
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == (6 if all(moats) else 4)


def test_a_moat_against_one_of_two_highwaymen_does_not_help():
    lab = Lab(
        hand=["Highwayman"],
        deck=COPPERS,
        others=[{"hand": ["Highwayman"], "deck": COPPERS}, {"hand": ["Moat", "Silver", "Silver"]}],
    )
    lab.play("Highwayman", "Moat")
    lab.end_turn()
    lab.play("Highwayman", None)
    lab.end_turn()
    lab.play_treasures()
    assert lab.players[2].coins == 2


def test_two_highwaymen_against_each_other():
    lab = Lab(
        hand=["Highwayman"],
        deck=["Silver", "Silver", *COPPERS],
        others=[{"hand": ["Highwayman", "Gold", "Gold"], "deck": COPPERS}],
    )
    lab.play("Highwayman")
    lab.end_turn()
    lab.play("Highwayman")
    lab.play_treasures()
    assert lab.other.coins == 3
    lab.end_turn()  # mine is over, theirs holds
    lab.play_treasures()
    assert lab.me.coins == 8  # 2 Silvers and 6 Coppers, the first of them a Silver
    lab.game.check()


def test_three_highwaymen_draw_nine():
    lab = Lab(hand=["Highwayman"] * 3, actions=3, deck=COPPERS)
    for _ in range(3):
        lab.play("Highwayman")
    around(lab)
    assert lab.asked == []
    assert len(lab.me.hand) == 14
    assert lab.me.discard == ["Highwayman"] * 3


@pytest.mark.parametrize("again", [True, False])
def test_specialist_on_a_treasure_under_highwayman(again):
    # The first play does nothing; the second is the second Treasure played this turn.
    lab = robbed(["Specialist", "Gold", "Silver"])
    lab.play("Specialist", "Gold", 0 if again else 1)
    assert lab.other.coins == (3 if again else 0)
    assert lab.other.discard == ([] if again else ["Gold"])
    lab.play("Silver")
    assert lab.other.coins == (5 if again else 2)


def test_coronet_under_highwayman_can_come_second():
    lab = robbed(["Courier", "Coronet", "Gold"], deck=["Copper"])
    lab.play("Courier", "Copper")
    assert lab.other.coins == 1  # Courier's own; the Copper was the first Treasure
    lab.to_buy_phase()
    lab.play("Coronet", "Gold")
    assert lab.other.coins == 7


def test_courier_and_a_treasure_under_highwayman():
    lab = robbed(["Courier", "Silver"], deck=["Gold"])
    lab.play("Courier", "Gold")
    assert lab.phase == "action"
    assert lab.other.in_play == ["Courier", "Gold"]
    assert lab.other.coins == 1
    lab.play("Silver")
    assert lab.other.coins == 3


def test_herb_gatherer_and_a_treasure_under_highwayman():
    lab = robbed(["Herb Gatherer", "Silver"], deck=["Gold", "Copper"])
    lab.play("Herb Gatherer", "Gold")
    assert lab.other.coins == 0
    lab.play("Silver")
    assert lab.other.coins == 2


def test_a_treasure_of_farmhands_is_the_first_of_the_turn():
    lab = Lab(
        ["Farmhands"],
        hand=["Highwayman"],
        deck=COPPERS,
        others=[{"hand": ["Gold", "Silver"], "deck": COPPERS}],
    )
    lab.gain("Farmhands", "Gold", seat=1)
    lab.play("Highwayman")
    lab.end_turn()
    assert lab.other.in_play == ["Gold"]
    assert lab.other.coins == 0
    lab.play("Silver")
    assert lab.other.coins == 2
    lab.game.check()


def test_sunken_treasure_stopped_gains_nothing():
    lab = robbed(["Sunken Treasure", "Silver"])
    lab.play("Sunken Treasure")
    assert lab.asked == []
    assert lab.other.discard == []
    lab.play("Silver")
    assert lab.other.coins == 2


def test_highwayman_lasts_through_a_skipped_turn_of_its_owner():
    lab = Lab(
        hand=["Highwayman", "Lich"],
        actions=2,
        deck=COPPERS,
        others=[{"hand": ["Silver", "Silver"], "deck": ["Gold", "Gold", *COPPERS]}],
    )
    lab.play("Highwayman")
    lab.play("Lich")
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == 2
    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == ["Highwayman"]
    lab.play("Gold")
    assert lab.other.coins == 0
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == []
    assert len(lab.me.hand) == 8


def test_highwayman_ends_with_an_extra_turn_of_its_owner():
    lab = Lab(hand=["Voyage", "Highwayman"], deck=COPPERS, others=[{"hand": ["Gold"]}])
    lab.play("Voyage")
    lab.play("Highwayman")
    lab.end_turn()
    assert lab.turn == 0
    assert len(lab.me.hand) == 8
    lab.end_turn()
    lab.play("Gold")
    assert lab.other.coins == 3


def test_highwayman_stopped_treasures_do_not_stop_the_next_turn_of_the_same_player():
    lab = robbed(["Gold"], deck=["Gold"])
    lab.play("Gold")
    assert lab.other.coins == 0
    lab.end_turn()
    lab.end_turn()
    lab.play("Gold")
    assert lab.other.coins == 3


# The start of a turn


def test_importer_and_an_ally_at_the_start_of_a_turn_are_ordered_by_the_player():
    lab = Lab(["Importer"], ally="Crafters' Guild", hand=["Importer"], deck=COPPERS, favors=2, others=[{"favors": 0}])
    lab.play("Importer")
    around(lab, "Crafters' Guild", True, "Smithy", "Market")
    first = lab.asked[0]
    assert (first.player, first.purpose) == (0, "first")
    assert sorted(first.options) == ["Crafters' Guild", "Importer"]
    assert lab.me.deck[0] == "Smithy"
    assert lab.me.discard == ["Market"]
    assert lab.me.favors == 0
    lab.game.check()


def test_a_sycophant_gained_at_the_start_of_a_turn_pays_for_an_ally_of_that_moment():
    lab = Lab(
        ["Importer", "Sycophant"],
        ally="Crafters' Guild",
        hand=["Importer"],
        deck=COPPERS,
        favors=0,
        others=[{"favors": 0}],
    )
    lab.play("Importer")
    around(lab, "Sycophant", True, "Smithy")
    assert purposes(lab) == ["gain", "may", "gain"]
    assert lab.me.favors == 0
    assert lab.me.discard == ["Sycophant"]
    assert lab.me.deck[0] == "Smithy"


def test_an_importer_gained_and_played_by_a_city_state_at_once_waits_for_the_next_turn():
    lab = Lab(["Importer"], ally="City-state", hand=["Importer"], deck=COPPERS, favors=2, others=[{"favors": 0}])
    lab.play("Importer")
    around(lab, "Importer", True)
    assert purposes(lab) == ["gain", "may"]
    assert lab.me.in_play == ["Importer", "Importer"]
    lab.end_turn()
    assert lab.me.in_play == ["Importer"]
    lab.end_turn("Market")
    assert "Market" in lab.me.discard
    lab.end_turn()
    assert lab.me.in_play == []
    lab.game.check()


def test_highwayman_before_or_after_desert_guides():
    for first, hand in [("Highwayman", 5), ("Desert Guides", 8)]:
        lab = Lab(
            ["Highwayman", "Underling"],
            ally="Desert Guides",
            hand=["Highwayman"],
            deck=COPPERS,
            favors=1,
            others=[{"favors": 0}],
        )
        lab.play("Highwayman")
        around(lab, first, True)
        assert len(lab.me.hand) == hand
        assert len(lab.me.discard) == (9 if first == "Highwayman" else 6)
        assert lab.me.in_play == []


def test_gang_of_pickpockets_counts_what_highwayman_drew():
    lab = Lab(
        ["Highwayman", "Underling"],
        ally="Gang of Pickpockets",
        hand=["Highwayman"],
        deck=COPPERS,
        favors=0,
        others=[{"favors": 0}],
    )
    lab.play("Highwayman")
    around(lab, "Highwayman")
    assert len(lab.me.hand) == 4
    assert len(lab.me.discard) == 5  # Highwayman and four of eight Coppers

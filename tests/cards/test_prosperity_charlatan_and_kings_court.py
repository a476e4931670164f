"""Curses that are Treasures, and Actions played three times: Charlatan and King's Court with everything else."""

from __future__ import annotations

import pytest

from bailiwick import Agent, lab, new_game
from bailiwick.cards import all_kinds
from bailiwick.engine import events as on
from bailiwick.engine.kinds import ACTION, DURATION, Kind
from bailiwick.lab import IllegalMove, Question
from bailiwick.server.catalogue import facts_of_game


class Lab(lab.Lab):
    """A lab that proves after every step that no card is lost or doubled."""

    def _take_over(self, game, script):
        super()._take_over(game, script)
        game.check()


# Charlatan


def test_charlatan_and_taxman_a_curse_is_trashed_as_a_treasure():
    hand = ["Curse", "Copper", "Copper", "Copper", "Estate"]
    lab = Lab(["Charlatan", "Taxman"], hand=["Taxman", "Curse", "Estate"], others=[{"hand": hand}, {"hand": hand[1:]}])
    lab.play("Taxman", "Curse", "Silver")
    assert lab.trash == ["Curse"]
    assert lab.me.deck == ["Silver"]
    assert lab.players[1].discard == ["Curse"]
    assert lab.players[2].discard == []  # only 4 cards in hand
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse", "Silver"]


def test_charlatan_and_taxman_a_curse_can_be_the_treasure_gained():
    lab = Lab(["Charlatan", "Taxman"], hand=["Taxman", "Copper"], others=[{"hand": []}])
    lab.play("Taxman", "Copper", "Curse")
    assert lab.me.deck == ["Curse"]


def test_taxman_without_a_charlatan_knows_no_curse():
    lab = Lab(["Taxman"], hand=["Taxman", "Curse"], others=[{"hand": []}])
    lab.play("Taxman")
    assert lab.asked == []


def test_charlatan_and_soothsayer_the_curse_can_be_played_for_a_coin():
    lab = Lab(["Charlatan", "Soothsayer"], hand=["Soothsayer"], others=[{"hand": [], "deck": ["Curse", "Silver"]}])
    lab.play("Soothsayer")
    assert lab.other.hand == ["Curse"]
    assert lab.other.discard == ["Curse"]
    lab.end_turn()
    lab.play_treasures()
    assert lab.other.coins == 1
    assert lab.other.in_play == ["Curse"]


def test_charlatan_and_horn_of_plenty_a_curse_in_play_is_a_name_more():
    lab = Lab(["Charlatan", "Horn of Plenty"], hand=["Curse", "Curse", "Copper", "Horn of Plenty"])
    for name in ("Curse", "Curse", "Copper"):
        lab.play(name)
    lab.play("Horn of Plenty", "Silver")
    assert lab.me.coins == 3
    assert "Smithy" not in lab.asked[-1].options  # three names: Curse, Copper, Horn of Plenty


def test_charlatan_and_horn_of_plenty_a_curse_gained_is_no_victory_card():
    lab = Lab(["Charlatan", "Horn of Plenty"], hand=["Horn of Plenty"])
    lab.play("Horn of Plenty", "Curse")
    assert lab.me.in_play == ["Horn of Plenty"]
    assert lab.trash == []


def test_charlatan_and_fairgrounds_a_curse_is_one_name_and_costs_its_point():
    lab = Lab(["Charlatan", "Fairgrounds"], hand=["Fairgrounds", "Curse", "Copper", "Silver", "Gold"])
    assert lab.me.vp == 2 - 1


def test_charlatan_and_mine_a_curse_becomes_a_silver_in_hand():
    lab = Lab(["Charlatan", "Mine"], hand=["Mine", "Curse"])
    lab.play("Mine", "Curse", "Silver")
    assert lab.me.hand == ["Silver"]


def test_charlatan_and_mint_a_curse_can_be_copied():
    lab = Lab(["Charlatan", "Mint"], hand=["Mint", "Curse"])
    lab.play("Mint", "Curse")
    assert lab.me.discard == ["Curse"]


def test_charlatan_and_bank_curses_in_play_count():
    lab = Lab(["Charlatan"], hand=["Curse", "Curse", "Bank"])
    for name in ("Curse", "Curse", "Bank"):
        lab.play(name)
    assert lab.me.coins == 5


def test_charlatan_and_tiara_a_curse_played_twice_makes_2():
    lab = Lab(["Charlatan"], hand=["Tiara", "Curse"])
    lab.play("Tiara", "Curse")
    assert lab.me.coins == 2


def test_charlatan_and_venture_a_curse_turned_up_is_played():
    lab = Lab(["Charlatan"], hand=["Venture"], deck=["Estate", "Curse", "Gold"])
    lab.play("Venture")
    assert lab.me.coins == 2
    assert lab.me.in_play == ["Venture", "Curse"]


def test_charlatan_and_loan_a_curse_can_be_trashed():
    lab = Lab(["Charlatan"], hand=["Loan"], deck=["Estate", "Curse", "Gold"])
    lab.play("Loan", "Trash it")
    assert lab.trash == ["Curse"]


def test_charlatan_and_crystal_ball_a_curse_can_be_played():
    lab = Lab(["Charlatan"], hand=["Crystal Ball"], deck=["Curse"])
    lab.play("Crystal Ball", "Play it")
    assert lab.me.coins == 2


def test_charlatan_and_investment_a_curse_in_hand_is_a_treasure_more():
    lab = Lab(["Charlatan"], hand=["Investment", "Estate", "Curse", "Copper"])
    lab.play("Investment", "Estate", "Trash this for VP")
    assert lab.me.vp_tokens == 2


def test_charlatan_and_rabble_curses_are_discarded_from_the_deck():
    lab = Lab(["Charlatan"], hand=["Rabble"], others=[{"deck": ["Curse", "Estate", "Copper"]}])
    lab.play("Rabble")
    assert lab.other.deck == ["Estate"]


def test_charlatan_and_mountebank_a_curse_can_still_be_discarded():
    lab = Lab(["Charlatan"], hand=["Mountebank"], others=[{"hand": ["Curse"]}])
    lab.play("Mountebank", "Curse")
    assert lab.other.discard == ["Curse"]


def test_charlatan_and_grand_market_a_curse_in_play_is_no_copper():
    lab = Lab(["Charlatan", "Grand Market"], hand=["Curse"], coins=5)
    lab.play("Curse")
    lab.buy("Grand Market")
    assert lab.me.discard == ["Grand Market"]


def test_charlatan_and_fortune_teller_a_curse_is_still_a_curse():
    lab = Lab(["Charlatan"], hand=["Fortune Teller"], others=[{"deck": ["Copper", "Curse", "Estate"]}])
    lab.play("Fortune Teller")
    assert lab.other.deck == ["Curse", "Estate"]


def test_charlatan_and_thief_a_curse_can_be_stolen():
    lab = Lab(["Charlatan"], hand=["Thief"], others=[{"deck": ["Curse", "Estate"]}])
    lab.play("Thief", ["Curse"])
    assert lab.me.discard == ["Curse"]


def test_charlatan_and_thief_a_curse_in_the_trash_need_not_be_gained():
    lab = Lab(["Charlatan"], hand=["Thief"], others=[{"deck": ["Curse", "Estate"]}])
    lab.play("Thief", [])
    assert lab.trash == ["Curse"]


def test_charlatan_and_plaza_a_curse_is_worth_a_coffers():
    lab = Lab(["Charlatan"], hand=["Plaza"], deck=["Curse"])
    lab.play("Plaza", "Curse")
    assert lab.me.coffers == 1


def test_charlatan_and_farming_village_stops_at_a_curse():
    lab = Lab(["Charlatan"], hand=["Farming Village"], deck=["Estate", "Curse", "Gold"])
    lab.play("Farming Village")
    assert lab.me.hand == ["Curse"]


def test_charlatan_and_philosophers_stone_or_not_the_curse_counts_in_the_deck_as_any_card():
    lab = Lab(["Charlatan", "Philosopher's Stone"], hand=["Philosopher's Stone", "Curse"], deck=["Curse"] * 5)
    lab.play("Curse")
    lab.play("Philosopher's Stone")
    assert lab.me.coins == 2


def test_charlatan_three_times_gives_three_curses():
    lab = Lab(["Charlatan"], hand=["King's Court", "Charlatan"])
    lab.play("King's Court", "Charlatan")
    assert lab.me.coins == 9
    assert lab.other.discard == ["Curse"] * 3


def test_charlatan_and_watchtower_the_curse_is_trashed():
    lab = Lab(["Charlatan"], hand=["Charlatan"], others=[{"hand": ["Watchtower"]}])
    lab.play("Charlatan", "Watchtower", "Trash it")
    assert lab.trash == ["Curse"]


def test_charlatan_a_curse_is_offered_and_all_treasures_are_played_with_it():
    lab = Lab(["Charlatan"], hand=["Curse", "Copper", "Estate"])
    lab.play_treasures()
    assert lab.me.coins == 2
    assert lab.me.hand == ["Estate"]


def test_charlatan_makes_no_treasure_of_estates_and_gives_other_treasures_nothing():
    lab = Lab(["Charlatan"], hand=["Estate", "Gold", "Silver"])
    with pytest.raises(IllegalMove):
        lab.play("Estate")
    lab.play_treasures()
    assert lab.me.coins == 5


def test_charlatan_a_curse_played_goes_to_the_discard_pile_and_counts_at_the_end():
    lab = Lab(["Charlatan"], hand=["Curse"])
    lab.play("Curse")
    lab.end_turn()
    assert "Curse" in lab.me.discard + lab.me.hand + lab.me.deck
    assert lab.me.vp == -1


# King's Court with every Duration that is an Action

WAITING = on.GAIN | on.PLAY | on.AFTER_PLAY | on.EMPTIED  # some wait for the next time, however long that takes
DURATIONS = [kind for kind in all_kinds() if kind.expansion and kind.is_(ACTION) and kind.is_(DURATION)]


def first_of(question: Question):
    """What can be had, the first of it: a list of as few as must be, or one where one may be."""
    if not question.options:
        return question.minimum
    n = max(question.minimum, min(1, question.maximum))
    if question.card == "Secret Cave":
        n = question.maximum  # all of them or none
    return question.options[:n]


@pytest.mark.parametrize("kind", DURATIONS, ids=lambda kind: kind.name)
def test_kings_court_stays_in_play_as_long_as_the_duration_it_played(kind: Kind) -> None:
    position = {
        "hand": ["King's Court", kind.name, "Copper", "Estate", "Village"],
        "deck": ["Copper", "Silver", "Village", "Gold", "Smithy", "Copper", "Estate", "Market", "Copper", "Copper"] * 2,
    }
    other = {"hand": ["Copper"] * 5, "deck": ["Copper", "Silver", "Estate"] * 5}
    brought_by = [other.name for other in all_kinds() if kind.name in other.beside]
    lab = Lab(brought_by[:1] or [kind.home or kind.name], others=[other], **position)
    lab.play("King's Court", policy=lambda q: [kind.name] if kind.name in q.options else first_of(q))
    plays = [card.name for card in lab.game.played]
    assert plays.count(kind.name) == 3
    for _ in range(6):  # the longest of those that end do so when one's third turn begins
        stays = lab.me.in_play
        lab.end_turn(policy=first_of)
        together = [name in lab.me.in_play for name in ("King's Court", kind.name)]
        if lab.turn != 0:
            assert together[0] == together[1], f"{stays} became {lab.me.in_play}"
        lab.game.check()
    lasting = [effect for effect in lab.game.effects if effect.source.name == kind.name]
    for_good = any(effect.until == on.FOREVER or effect.event & WAITING for effect in lasting)
    assert ("King's Court" in lab.me.in_play) == for_good


def test_kings_court_on_a_wharf_draws_six_twice():
    lab = Lab(["Wharf"], hand=["King's Court", "Wharf"], deck=["Copper"] * 30, others=[{"hand": []}])
    lab.play("King's Court", "Wharf")
    assert (len(lab.me.hand), lab.me.buys) == (6, 4)
    lab.end_turn()
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys) == (5 + 6, 4)


def test_kings_court_on_a_haven_keeps_three_cards():
    lab = Lab(["Haven"], hand=["King's Court", "Haven", "Gold", "Silver", "Curse"], deck=["Copper"] * 20,
              others=[{"hand": []}])  # fmt: skip
    lab.play("King's Court", "Haven", "Gold", "Silver", "Curse")
    lab.end_turn()
    lab.end_turn(policy=first_of)
    assert {"Gold", "Silver", "Curse"} <= set(lab.me.hand)
    assert len(lab.me.hand) == 8


def test_kings_court_on_a_tactician_with_an_empty_hand_the_second_time():
    # The first play discards the hand; the others have nothing to discard and leave nothing behind.
    lab = Lab(["Tactician"], hand=["King's Court", "Tactician", "Copper"], deck=["Copper"] * 20, others=[{"hand": []}])
    lab.play("King's Court", "Tactician")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["King's Court", "Tactician"]
    lab.end_turn()
    assert (len(lab.me.hand), lab.me.buys, lab.me.actions) == (10, 2, 2)


def test_kings_court_on_a_kings_court_only_what_plays_a_duration_directly_stays():
    lab = Lab(["Caravan"], hand=["King's Court", "King's Court", "Caravan", "Monument"], deck=["Copper"] * 20,
              others=[{"hand": []}])  # fmt: skip
    lab.play("King's Court", "King's Court", "Caravan", "Monument")
    lab.end_turn()
    assert sorted(lab.me.in_play) == ["Caravan", "King's Court"]


def test_kings_court_on_a_throne_room_plays_three_actions_twice():
    lab = Lab(hand=["King's Court", "Throne Room", "Monument", "Monument", "Monument"])
    lab.play("King's Court", "Throne Room", "Monument", "Monument", "Monument")
    assert lab.me.vp_tokens == 6


def test_throne_room_on_a_kings_court_plays_two_actions_three_times():
    lab = Lab(hand=["Throne Room", "King's Court", "Monument", "Monument"])
    lab.play("Throne Room", "King's Court", "Monument", "Monument")
    assert lab.me.vp_tokens == 6


def test_kings_court_on_a_feast_gains_three_cards_though_it_is_trashed_once():
    lab = Lab(["Feast"], hand=["King's Court", "Feast"])
    lab.play("King's Court", "Feast", "Duchy", "Duchy", "Market")
    assert lab.trash == ["Feast"]
    assert lab.me.discard == ["Duchy", "Duchy", "Market"]


def test_kings_court_on_a_mining_village_has_it_trashed_for_coins_once():
    lab = Lab(["Mining Village"], hand=["King's Court", "Mining Village"], deck=["Copper"] * 3)
    lab.play("King's Court", policy=lambda q: True if q.purpose == "may" else ["Mining Village"])
    assert lab.me.coins == 2
    assert lab.me.actions == 6


def test_kings_court_on_an_attack_lets_a_moat_answer_each_time():
    lab = Lab(hand=["King's Court", "Witch"], deck=["Copper"] * 6, others=[{"hand": ["Moat"]}])
    lab.play("King's Court", "Witch", "Moat", None, "Moat")
    assert lab.other.discard == ["Curse"]


def test_kings_court_on_a_peddler_counts_two_cards_in_play():
    lab = Lab(["Peddler"], hand=["King's Court", "Peddler"], deck=["Estate"] * 3, coins=1)
    lab.play("King's Court", "Peddler")
    lab.buy("Peddler")
    assert lab.me.coins == 1 + 3 - 4


def test_kings_court_played_by_a_herald_or_a_golem_works_on_the_hand():
    lab = Lab(["Herald", "King's Court"], hand=["Herald", "Monument"], deck=["Copper", "King's Court"])
    lab.play("Herald", "Monument")
    assert lab.me.vp_tokens == 3


def test_kings_court_cannot_play_a_card_that_a_warlord_forbids():
    lab = Lab(["Clashes", "King's Court"], hand=["Warlord"], deck=["Copper"] * 5,
              others=[{"hand": ["King's Court", "Village"], "in_play": ["Village", "Village"]}])  # fmt: skip
    lab.play("Warlord")
    lab.end_turn()
    in_play = lab.other.in_play
    lab.play("King's Court")
    assert lab.asked == []
    assert in_play == ["Village", "Village"]


def test_charlatan_is_seen_in_the_curses_of_view_and_table():
    lab = Lab(["Charlatan"])
    (curses,) = [pile for pile in lab.game.view(0).data()["piles"] if pile["name"] == "Curse"]
    assert sorted(curses["types"]) == ["Curse", "Treasure"]
    facts = facts_of_game(new_game(lab.setup, 1, [Agent(), Agent()]))
    assert (sorted(facts["Curse"]["types"]), facts["Curse"]["coins"]) == (["Curse", "Treasure"], 1)
    assert facts["Copper"]["coins"] == 1
    plain = facts_of_game(new_game(Lab().setup, 1, [Agent(), Agent()]))
    assert (plain["Curse"]["types"], plain["Curse"]["coins"]) == (["Curse"], 0)

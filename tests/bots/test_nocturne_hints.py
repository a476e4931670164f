"""How bots play the night, Boons and the cards of Nocturne."""

from __future__ import annotations

from typing import Any

import pytest

from bailiwick.bots.bailiff import MASTER, NOVICE, Bailiff
from bailiwick.bots.draft import big_money_with, strength_of
from bailiwick.bots.profile import profile_of
from bailiwick.bots.tactics import MenuBot
from bailiwick.cards import find
from bailiwick.engine import decision as ask
from bailiwick.engine.decision import Agent, Decision
from bailiwick.engine.view import View
from bailiwick.kingdoms.sets import recommended_sets
from bailiwick.kingdoms.setup import new_game
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 10


class Watched(Agent):
    """Big Money, and what it did in the turn of seat 0."""

    def __init__(self) -> None:
        self.bot = MenuBot(big_money_with([]))
        self.told: list[tuple[str, list[str]]] = []

    def decide(self, view: View, decision: Decision) -> list[int]:
        answer = self.bot.decide(view, decision)
        offered = [card.name for card in decision.cards] + [pile.name for pile in decision.piles] + decision.labels
        self.told.append((decision.purpose, [offered[i] for i in answer]))
        return answer


def turn(*hand: str, **given: Any) -> list[tuple[str, list[str]]]:
    """What the bot does with a hand, to the end of the turn."""
    lab = Lab(hand=list(hand), **{"deck": COPPERS, "others": [{"deck": COPPERS}], **given})
    watched = Watched()
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [watched, watched]
    game.most_turns = game.turn_number
    game.run()
    return watched.told


def played_at_night(*hand: str, **given: Any) -> list[str]:
    return [name for purpose, names in turn(*hand, **given) if purpose == ask.PLAY_NIGHT for name in names]


def answered(purpose: str, *hand: str, **given: Any) -> list[list[str]]:
    return [names for asked, names in turn(*hand, **given) if asked == purpose]


# -- the night --------------------------------------------------------------------------------------------------------


def test_good_night_cards_are_played_and_cost_nothing() -> None:
    hand = ["Den of Sin", "Ghost Town", "Guardian", "Cobbler", "Raider"]
    assert sorted(played_at_night(*hand, kingdom=hand)) == sorted(hand)


@pytest.mark.parametrize("card", ["Exorcist", "Bat"])
def test_what_trashes_is_played_for_junk_only(card: str) -> None:
    kingdom = ["Exorcist", "Vampire"]
    assert played_at_night(card, "Curse", kingdom=kingdom, actions=0) == [card]
    assert played_at_night(card, kingdom=kingdom, actions=0) == []


def test_the_workshop_comes_before_others_gain_and_the_monastery_after() -> None:
    kingdom = ["Devil's Workshop", "Monastery", "Vampire"]
    order = played_at_night("Monastery", "Vampire", "Devil's Workshop", kingdom=kingdom)
    assert order == ["Devil's Workshop", "Vampire", "Monastery"]


def test_a_changeling_is_not_given_for_a_copper() -> None:
    assert played_at_night("Changeling", "Copper", kingdom=["Changeling"]) == []
    assert played_at_night("Changeling", "Gold", kingdom=["Changeling"]) == ["Changeling"]


def test_what_was_gained_is_not_exchanged_for_a_changeling() -> None:
    told = turn("Gold", "Gold", kingdom=["Changeling"])
    assert (ask.MAY, []) in told


def test_crypt_takes_good_treasures_and_no_coppers() -> None:
    assert answered(ask.SET_ASIDE, "Crypt", "Gold", "Copper", kingdom=["Crypt"]) == [["Gold"]]


def test_crypt_is_not_played_where_treasures_would_come_back_too_late() -> None:
    assert played_at_night("Crypt", "Gold", kingdom=["Crypt"], supply={"Province": 3}) == []


# -- Boons ------------------------------------------------------------------------------------------------------------


def test_druid_takes_the_best_boon() -> None:
    boons = ["The Sea's Gift", "The Mountain's Gift", "The Moon's Gift"]
    assert answered(ask.RECEIVE, "Druid", kingdom=["Druid"], druid=boons) == [["The Mountain's Gift"]]
    boons = ["The Sea's Gift", "The Flame's Gift", "The Moon's Gift"]
    assert answered(ask.RECEIVE, "Druid", "Curse", kingdom=["Druid"], druid=boons) == [["The Flame's Gift"]]


def test_pixie_is_trashed_for_two_silvers_and_not_for_two_cards() -> None:
    yes = answered(ask.MAY, "Pixie", kingdom=["Pixie"], stack={"Boons": ["The Mountain's Gift"]})
    assert yes == [["Trash this to receive it twice"]]
    assert answered(ask.MAY, "Pixie", kingdom=["Pixie"], stack={"Boons": ["The Sea's Gift"]}) == [[]]


# -- Heirlooms and others ---------------------------------------------------------------------------------------------


def test_cursed_gold_is_played_only_where_it_buys_something_better() -> None:
    played = [names for asked, names in turn("Cursed Gold", "Copper", kingdom=["Pooka"]) if asked == ask.BUY]
    assert ["Cursed Gold"] in played  # a Silver for it
    played = [names for asked, names in turn("Cursed Gold", "Gold", kingdom=["Pooka"], buys=1) if asked == ask.BUY]
    assert ["Cursed Gold"] in played  # a Gold in place of a Silver
    rich = turn("Cursed Gold", "Gold", "Gold", "Gold", kingdom=["Pooka"], discard=["Gold"] * 6)
    assert ["Cursed Gold"] not in [names for asked, names in rich if asked == ask.BUY]


def test_pooka_gives_a_copper_and_keeps_a_gold() -> None:
    assert answered(ask.TRASH, "Pooka", "Copper", "Gold", kingdom=["Pooka"]) == [["Copper"]]
    assert answered(ask.TRASH, "Pooka", "Gold", kingdom=["Pooka"]) == []


def test_pooka_keeps_treasures_that_do_more_than_make_coins() -> None:
    kingdom = ["Pooka", "Scepter", "Ducat"]
    assert answered(ask.TRASH, "Pooka", "Scepter", "Copper", kingdom=kingdom) == [["Copper"]]
    assert answered(ask.TRASH, "Pooka", "Scepter", kingdom=kingdom) == []


@pytest.mark.parametrize(("top", "said"), [("Curse", "Discard it"), ("Estate", "Discard it"), ("Gold", "Put it back")])
def test_zombie_spy_discards_what_had_better_not_be_drawn(top: str, said: str) -> None:
    deck = ["Copper", top, *COPPERS]
    assert answered(ask.CHOOSE, "Necromancer", kingdom=["Necromancer"], deck=deck) == [[said]]


def test_faithful_hound_is_set_aside() -> None:
    lab = Lab(["Faithful Hound", "Cellar"], hand=["Faithful Hound"], deck=COPPERS)
    watched = Watched()
    game = lab.game.copy()
    game.agents = [watched, watched]
    game.join()
    me = game.player_at(0)
    me.discard(me.hand.cards(), me.hand)
    assert [card.name for card in me.set_aside] == ["Faithful Hound"]


def test_profiles_see_what_a_night_card_brings_and_drafts_may_choose_it() -> None:
    assert profile_of(find("Den of Sin")).later == pytest.approx(2.2)
    assert profile_of(find("Raider")).later == pytest.approx(3.0)
    assert not profile_of(find("Devil's Workshop")).is_terminal()
    assert strength_of(find("Den of Sin")).wins > 0.3
    assert strength_of(find("Cemetery")).wins == 0.0


@pytest.mark.parametrize("strength", [NOVICE, MASTER])
def test_bailiff_plays_all_sets_of_the_book(strength: str) -> None:
    for one in recommended_sets(book="Nocturne"):
        game = new_game(one.setup(2), 1, [Bailiff(strength), Bailiff(strength)])
        game.most_turns = 200
        game.run()
        assert game.over, one.title


def test_who_is_lost_does_not_play_a_fool() -> None:
    assert answered(ask.PLAY_ACTION, "Fool", kingdom=["Fool"]) == [["Fool"]]
    assert answered(ask.PLAY_ACTION, "Fool", kingdom=["Fool"], states=["Lost in the Woods"]) == [[]]

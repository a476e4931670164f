"""Rising Sun: Divine Wind, which replaces the kingdom by one that nobody knew, crossed with what held on to the old."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bailiwick.engine.decision import Agent
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.session import Session
from bailiwick.kingdoms import Setup, Wishes, draw_kingdom, kingdom_line, new_game, read_kingdom
from bailiwick.kingdoms.describe import setup_data, setup_notes
from bailiwick.lab import Lab
from bailiwick.records import Record, checksum
from bailiwick.server.catalogue import facts_of_game, kingdom_info
from random_play import eager_answer

TEN = [
    "Chapel",
    "Harbinger",
    "Vassal",
    "Bureaucrat",
    "Gardens",
    "Throne Room",
    "Bandit",
    "Library",
    "Sentry",
    "Artisan",
]
EIGHT = ["Village", "Smithy", "Moat", "Militia", "Remodel", "Workshop", "Mine", "Cellar"]


def windy(*kingdom: str, second: list[str] | None = None, **given: Any) -> Lab:
    """One Sun left, and a Tea House to remove it."""
    if "hand" in given:
        given["hand"] = ["Tea House", *given["hand"]]
    given = {"hand": ["Tea House"], "deck": ["Copper"] * 12, "actions": 4, **given}
    names = [*kingdom, "Tea House", *EIGHT][:10]
    return Lab(names, prophecy="Divine Wind", second_kingdom=TEN if second is None else second, sun=1, **given)


# -- piles ------------------------------------------------------------------------------------------------------------


def test_divine_wind_replaces_the_kingdom_and_nothing_else() -> None:
    lab = windy(
        "Marauder", "Vineyard", "Bandit Camp", second=[*TEN[:6], "Library", "Sentry", "Artisan", "Poet"], coins=8
    )
    before = {name for name in lab.supply if name in ("Ruins", "Potion")}
    lab.play("Tea House")
    lab.game.check()
    assert before == {"Ruins", "Potion"} == {name for name in lab.supply if name in ("Ruins", "Potion")}
    assert lab.game.find_pile("Spoils") is not None
    assert lab.game.find_pile("Marauder") is None
    assert lab.game.empty_piles == 0
    assert [card.name for card in lab.game.landscapes] == ["Divine Wind"]  # a new Omen brings no further Prophecy
    lab.buy("Artisan")
    assert lab.me.discard == ["Artisan"]


def test_divine_wind_brings_what_new_cards_need() -> None:
    second = [*TEN[:5], "Vineyard", "Death Cart", "Joust", "Hermit", "Underling"]
    lab = windy(second=second, ally="City-state")
    assert [name for name in ("Ruins", "Potion") if name in lab.supply] == []
    assert lab.me.favors == 0
    lab.play("Tea House")
    lab.game.check()
    assert {"Ruins", "Potion"} <= set(lab.supply)
    assert lab.game.find_pile("Madman") is not None
    assert lab.me.favors == lab.other.favors == 1
    assert [card.name for card in lab.game.landscapes] == ["Divine Wind", "City-state"]


def test_divine_wind_brings_no_heirlooms_and_boons_that_are_shuffled() -> None:
    lab = windy(second=[*TEN[:8], "Pixie", "Druid"])
    assert lab.game.stacks == {}
    assert "Goat" not in [name for zone in (lab.me.hand, lab.me.deck) for name in zone]
    lab.play("Tea House")
    lab.game.check()
    assert len(lab.aside["druid"]) == 3
    assert len(lab.stack("Boons")) == 9
    assert not set(lab.stack("Boons")) & set(lab.aside["druid"])
    assert lab.game.find_pile("Will-o'-Wisp") is not None
    assert "Goat" not in lab.me.hand


def test_divine_wind_gives_a_new_druid_the_top_boons_that_there_are() -> None:
    lab = windy(
        "Bard", second=[*TEN[:9], "Druid"], stack={"Boons": ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"]}
    )
    assert len(lab.stack("Boons")) == 12
    lab.play("Tea House")
    lab.game.check()
    assert sorted(lab.aside["druid"]) == ["The Sea's Gift", "The Sky's Gift", "The Sun's Gift"]
    assert len(lab.stack("Boons")) == 9


def test_divine_wind_brings_hexes_with_a_new_doom() -> None:
    lab = windy(second=[*TEN[:9], "Skulk"])
    lab.play("Tea House")
    assert len(lab.stack("Hexes")) == 12


def test_divine_wind_piles_are_not_empty_though_they_were() -> None:
    lab = windy(supply={"Moat": 0, "Village": 0})
    assert lab.game.empty_piles == 2
    lab.play("Tea House")
    assert lab.game.empty_piles == 0


def test_divine_wind_lets_a_search_wait() -> None:
    lab = windy("Search", hand=["Search"], coins=0)
    lab.play("Search")
    lab.play("Tea House")
    assert "Search" in lab.me.in_play
    lab.end_turn()
    lab.end_turn()
    assert "Search" in lab.me.in_play
    assert lab.game.find_pile("Loot") is not None
    assert "Loot" not in str(lab.asked)


def test_divine_wind_takes_the_rest_of_an_omens_turn_with_the_new_piles() -> None:
    lab = Lab(
        ["River Shrine", *EIGHT, "Tea House"], prophecy="Divine Wind", second_kingdom=TEN, sun=1,
        hand=["River Shrine", "Estate"], deck=["Copper"] * 9,
    )  # fmt: skip
    lab.play("River Shrine", "Estate")
    lab.end_turn("Throne Room")
    assert "Throne Room" in lab.me.discard
    assert "Village" not in lab.asked[-1].options


# -- what held on to the old piles ------------------------------------------------------------------------------------


def test_divine_wind_leaves_nothing_to_return_to_or_exchange_with() -> None:
    lab = windy("Page", "Encampment / Plunder", hand=["Page", "Encampment"], second=TEN)
    lab.play("Page")
    lab.play("Encampment")
    lab.play("Tea House")
    lab.end_turn()
    assert lab.asked == []  # not even whether to exchange it
    assert "Page" in lab.me.discard
    assert (lab.supply["Treasure Hunter"], lab.me.set_aside) == (5, ["Encampment"])
    lab.game.check()


def test_divine_wind_takes_what_was_known_of_a_piles_order_along() -> None:
    lab = windy("Knights", second=TEN)
    lab.play("Tea House")
    lab.game.check()
    Session(lab.game, [None, None]).fork(1, 7).game.check()


def test_divine_wind_traits_go_on_speaking_of_the_old_cards() -> None:
    lab = windy(traits={"Rich": "Village"}, landscapes=["Obelisk"], obelisk="Smithy", hand=["Village", "Smithy"])
    vp = lab.me.vp
    assert vp == 2
    lab.play("Tea House")
    assert lab.me.vp == vp
    marked = {card.name: lab.game.has_mark(card, "Rich") for card in lab.game.players[0].hand}
    assert (marked["Village"], marked["Smithy"]) == (True, False)
    lab.gain("Chapel")
    assert lab.me.discard == ["Chapel"]  # on which no Trait lies


def test_divine_wind_leaves_the_bane_what_it_was() -> None:
    lab = windy(
        "Young Witch", bane="Page", hand=["Young Witch"], others=[dict(hand=["Page"])],
    )  # fmt: skip
    lab.play("Tea House")
    lab.play("Young Witch", "Page")
    assert lab.other.discard == []


def test_divine_wind_player_tokens_come_back_and_others_vanish() -> None:
    lab = windy(
        "Embargo", "Peasant", pile_tokens={"Village": ["+1 Action", ["Embargo", 2]], "Copper": [["Embargo", 1]]}
    )
    assert lab.tokens("Village") == ["+1 Action", ("Embargo", 2)]
    lab.play("Tea House")
    lab.game.check()
    assert all(pile.tokens == {} for pile in lab.game.piles if pile.removed)
    assert lab.tokens("Copper") == [("Embargo", 1)]
    actions = lab.me.actions
    lab.gain("Silver")
    assert lab.me.actions == actions


def test_divine_wind_leaves_an_inheritance_its_card() -> None:
    lab = windy(
        landscapes=["Inheritance"], coins=7, hand=["Estate"], deck=["Tea House", "Estate", *["Copper"] * 9], second=TEN
    )
    lab.buy("Inheritance", "Village")
    lab.end_turn()
    lab.end_turn()
    lab.play("Tea House")
    assert "Village" not in lab.supply
    actions = lab.me.actions
    lab.play("Estate")
    assert (lab.me.in_play, lab.me.actions) == (["Tea House", "Estate"], actions + 1)
    lab.game.check()


def test_divine_wind_keeps_exiled_cards_and_their_copies_apart() -> None:
    lab = windy("Bounty Hunter", mats={"Exile": ["Village"]})
    lab.play("Tea House")
    assert lab.me.mats["Exile"] == ["Village"]
    lab.gain("Chapel")
    assert lab.me.mats["Exile"] == ["Village"]
    lab.game.check()


def test_divine_wind_deals_none_of_a_black_markets_cards() -> None:
    setup = Setup([*EIGHT, "Black Market", "Tea House"], prophecy="Divine Wind", landscapes=["Way of the Mouse"])
    for seed in range(20):
        full = setup.complete(seed)
        used = {*full.kingdom, *full.holders("black_market"), *full.holders("way_of_the_mouse")}
        assert not used & set(full.holders("second_kingdom"))


def test_divine_wind_leaves_the_black_market_deck() -> None:
    lab = windy("Black Market", hand=["Black Market"], stack={"Black Market": ["Festival", "Market", "Poet"]}, coins=3)
    lab.play("Tea House")
    lab.play("Black Market", policy=lambda q: "Festival" if "Festival" in q.options else q.options[: q.minimum])
    assert "Festival" in lab.me.discard
    lab.game.check()


def test_divine_wind_by_the_possessed_comes_for_all() -> None:
    lab = windy(
        "Possession", hand=["Possession"], others=[dict(hand=["Tea House"], deck=["Copper"] * 12)], second=TEN,
    )  # fmt: skip
    lab.play("Possession")
    lab.end_turn()
    assert "Artisan" not in lab.supply
    lab.play("Tea House")
    assert "Artisan" in lab.supply
    assert "Possession" not in lab.supply
    lab.game.check()


def test_divine_wind_leaves_a_captain_the_new_piles() -> None:
    lab = windy("Captain", hand=["Captain"], second=[*TEN[:9], "Festival"])
    lab.play("Captain", "Village")
    lab.play("Tea House")
    lab.end_turn()
    lab.end_turn(policy=lambda q: "Harbinger" if "Harbinger" in q.options else q.options[: q.minimum])
    assert "Village" not in next(q for q in reversed(lab.asked) if "Chapel" in q.options).options


def test_divine_wind_leaves_a_trade_route_its_mat() -> None:
    lab = windy("Trade Route", "Island", hand=["Trade Route"], second=TEN)
    lab.gain("Island")
    lab.play("Tea House")
    coins = lab.me.coins
    lab.play("Trade Route")
    assert lab.me.coins == coins + 1


@pytest.mark.parametrize(
    ("first", "second"),
    [("Highway", ["Highway (1E)"]), ("Highway (1E)", ["Highway"]), ("Moat", ["Highway", "Highway (1E)"])],
)
def test_divine_wind_takes_no_other_wording_of_a_card_of_the_game(first: str, second: list[str]) -> None:
    kingdom = ["Poet", "Village", "Smithy", "Market", "Cellar", "Festival", "Militia", "Mine", "Workshop", first]
    with pytest.raises(IllegalSetup, match="two wordings of one card"):
        Setup(kingdom, prophecy="Divine Wind", second_kingdom=[*TEN[len(second) :], *second])


# -- a secret ---------------------------------------------------------------------------------------------------------


def test_divine_wind_is_told_to_nobody() -> None:
    setup = Setup([*EIGHT, "Poet", "Tea House"], prophecy="Divine Wind").complete(3)
    second = setup.holders("second_kingdom")
    info = kingdom_info({"random": {"require": ["Poet", "Divine Wind"]}, "seed": "s"})
    assert "second kingdom" not in info["line"]
    assert not any(role["role"] == "second_kingdom" for role in info["roles"])
    known = setup.known()
    assert known.roles == {"prophecy": "Divine Wind"}
    assert not any(name in " ".join(setup_notes(known)) for name in second)
    assert any("second kingdom is drawn by the seed" in note for note in setup_notes(known))
    assert "second" not in str(setup_data(known)["line"])
    game = new_game(setup, 3, [Agent(), Agent()])
    assert not set(second) & set(facts_of_game(game))
    assert not any(name in str(game.view(seat).data()) for name in second for seat in (-1, 0, 1))


def test_divine_wind_leaves_nothing_of_the_second_kingdom_in_the_first() -> None:
    second = [*TEN[:6], "Young Witch", "Black Market", "Riverboat", "Underling"]
    setup = Setup([*EIGHT, "Poet", "Tea House"], prophecy="Divine Wind", second_kingdom=second).complete(5)
    assert {"bane", "black_market", "riverboat", "ally"} <= set(setup.roles)
    assert setup.known().roles == {"prophecy": "Divine Wind"}
    game = new_game(setup, 5, [Agent(), Agent()])
    assert game.aside == {}
    assert [card.name for card in game.landscapes] == ["Divine Wind"]
    assert game.find_pile("Potion") is None
    assert read_kingdom(kingdom_line(setup)) == setup


def test_divine_wind_is_dealt_anew_in_forks() -> None:
    lab = windy(second=TEN)
    session = Session(lab.game, [None, None])
    found = set()
    for seed in range(12):
        fork = session.fork(seed % 2, seed)
        waiting = fork.game.waiting["second_kingdom"]
        names = tuple(sorted(pile.name for pile in waiting.piles if pile.supply))
        assert names == tuple(
            sorted(
                pile.name for pile in session.fork(seed % 2, seed).game.waiting["second_kingdom"].piles if pile.supply
            )
        )
        assert not {*EIGHT, "Tea House"} & set(names)
        found.add(names)
    assert len(found) == 12
    assert tuple(sorted(TEN)) not in found
    assert [pile.name for pile in session.game.waiting["second_kingdom"].piles] == TEN


def test_divine_wind_in_forks_comes_as_it_was_dealt_there() -> None:
    lab = windy(second=TEN)
    session = Session(lab.game, [None, None])
    kingdoms = set()
    for seed in range(6):
        fork = session.fork(0, seed)
        question = fork.question
        assert question is not None
        fork.answer([0])  # the Tea House
        fork.game.check()
        assert not fork.game.waiting
        kingdoms.add(tuple(pile.name for pile in fork.game.piles if pile.supply and not pile.kind.basic))
    assert len(kingdoms) == 6
    assert session.game.waiting


def test_divine_wind_that_has_come_is_the_same_in_all_forks() -> None:
    lab = windy(second=TEN)
    lab.play("Tea House")
    session = Session(lab.game, [None, None])
    for seed in range(4):
        fork = session.fork(1, seed)
        assert {pile.name for pile in fork.game.piles if pile.supply and not pile.kind.basic} == set(TEN)


@pytest.mark.parametrize("players", [2, 4])
def test_divine_wind_in_whole_games_with_undo_forks_and_records(players: int) -> None:
    setup = Setup(
        ["Village", "Smithy", "Festival", "Market", "Cellar", "Poet", "Tea House", "Rustic Village", "Kitsune", "Moat"],
        players, prophecy="Divine Wind", traits={"Inherited": "Tea House"}, supply={"Province": 4},
    ).complete(players)  # fmt: skip
    rng = random.Random(players)
    session = Session(new_game(setup, players, [Agent()] * players), [None] * players)
    asked = replaced = 0
    while session.question is not None and asked < 3000:
        asked += 1
        reply = eager_answer(session.question, rng)
        if asked % 60 == 0:
            before = checksum(session.game)
            for seat in {session.question.seat, 0}:
                fork = session.fork(seat, asked)
                for _ in range(40):
                    if fork.question is not None:
                        fork.answer(eager_answer(fork.question, rng))
                        fork.game.check()
            assert checksum(session.game) == before
            session.answer(reply)
            session.undo()
            assert checksum(session.game) == before
        session.answer(reply)
        session.game.check()
        replaced += not session.game.waiting
    assert replaced
    text = Record.of(session.game, setup, players, [f"{i}" for i in range(players)]).dump()
    assert checksum(Record.load(text).replay()) == checksum(session.game)


def test_divine_wind_of_a_random_kingdom_is_drawn_from_what_was_asked_for() -> None:
    setup = draw_kingdom(Wishes({"Dominion": None, "Rising Sun": None}, required=["Divine Wind"]), seed=4)
    assert len(setup.holders("second_kingdom")) == 10
    few = Wishes({"Rising Sun": None}, required=["Poet"])
    for seed in range(12):  # of which none has to be Divine Wind where there are too few cards for it
        drawn = draw_kingdom(few, seed)
        assert drawn.missing() == []


def test_divine_wind_shuffles_the_hexes_that_come() -> None:
    orders = set()
    for seed in range(3):
        lab = windy(second=[*TEN[:9], "Skulk"], seed=seed)
        lab.play("Tea House")
        orders.add(tuple(lab.stack("Hexes")))
    assert len(orders) == 3

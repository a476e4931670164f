"""Kingdoms as one line of text: every part goes round, and what is wrong is said."""

from __future__ import annotations

import random

import pytest

from bailiwick import (
    FIRST_GAME,
    IllegalSetup,
    Setup,
    Wishes,
    draw_kingdom,
    kingdom_line,
    new_game,
    random_kingdom,
    read_kingdom,
)
from bailiwick.bots import RandomBot
from bailiwick.kingdoms.setup import allies
from bailiwick.records import Record, checksum
from kingdom_cards import LANDSCAPES, LIAISONS, invented

FIRST = ", ".join(FIRST_GAME)


def test_a_line_is_short_and_readable() -> None:
    kingdom = ["Young Witch", *FIRST_GAME[:5], "Ferryman", *FIRST_GAME[6:9]]
    setup = Setup(kingdom, bane="Moat", ferryman="Shop", colonies=True, potions=True, supply={"Curse": 5})
    assert kingdom_line(setup) == (
        "Young Witch, Cellar, Market, Merchant, Militia, Mine, Ferryman, Remodel, Smithy, Village; bane Moat;"
        " ferryman Shop; colonies; potions; piles Curse 5"
    )
    assert read_kingdom(kingdom_line(setup)) == setup


def test_every_part_goes_round() -> None:
    with invented(("Envoys", LIAISONS), ("Events", list(LANDSCAPES))):
        for seed in range(300):
            rng = random.Random(seed)
            kingdom = random_kingdom(seed)
            if seed % 2 and "Envoys" not in kingdom:
                kingdom[0] = "Envoys"
            setup = Setup(
                kingdom,
                players=rng.randint(2, 6),
                landscapes=rng.sample(["Jamboree", "Pyre", "Menhir"], rng.randint(0, 3)),
                colonies=rng.random() < 0.5,
                potions=rng.random() < 0.5,
                shelters=rng.random() < 0.5,
                supply=rng.choice([{}, {"Gold": 3, kingdom[1]: 4}]),
            )
            setup = rng.choice([setup, setup.complete(seed)])
            if setup.ally is None and setup.has_liaison():
                setup.ally = rng.choice([None, *allies()])
            line = kingdom_line(setup)
            assert "\n" not in line
            assert read_kingdom(line, setup.players) == setup
            assert kingdom_line(read_kingdom(line.upper())) == line
            assert kingdom_line(read_kingdom(f"  {line.replace(', ', ' ,').replace('; ', ';')} ;")) == line


def test_drawn_kingdoms_go_round() -> None:
    for seed in range(500):
        setup = draw_kingdom(seed=seed)
        assert read_kingdom(kingdom_line(setup)) == setup
        assert setup.complete(99) == setup  # nothing is left open


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "A kingdom has 10 cards, with commas between them; these are 0."),
        ("Village, Smithy", "these are 2"),
        (FIRST.replace("Smithy", "Smity"), "There is no card named 'Smity'. Did you mean Smithy"),
        (FIRST.replace("Smithy", "Village"), "Village is in the kingdom twice"),
        (FIRST.replace("Smithy", "Gold"), "Gold is a basic card"),
        (FIRST.replace("Smithy", "Diadem"), "Diadem never stands in the Supply"),
        (f"{FIRST}; colony", "'colony' is no part of a kingdom. Did you mean colonies"),
        (f"{FIRST}; prizes", "'prizes' is no part of a kingdom"),
        (f"{FIRST}; colonies; colonies", "gives 'colonies' twice"),
        (f"{FIRST}; colonies 3", "Nothing follows 'colonies'"),
        (f"{FIRST}; bane", "'bane' in the kingdom names no card"),
        (f"{FIRST}; bane Shop", "no card of this kingdom uses one"),
        (f"{FIRST.replace('Smithy', 'Young Witch')}; bane Baker", "it costs 5, not 2 or 3"),
        (f"{FIRST.replace('Smithy', 'Young Witch')}; bane Moat", "it is in the kingdom already"),
        (f"{FIRST}; ally Moat", "Moat cannot be the Ally: it is none"),
        (f"{FIRST}; landscapes Baker", "Baker is not a landscape"),
        (f"{FIRST}; piles Curse", "'Curse' is no size of a pile"),
        (f"{FIRST}; piles Baker 5", "There is no Baker pile in this game to resize"),
        (f"{FIRST}; piles Curse 501", "The Curse pile cannot hold 501 cards"),
    ],
)
def test_a_kingdom_that_cannot_be_played_is_refused_with_the_reason(line: str, said: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        read_kingdom(line)
    assert said in str(caught.value)


def test_any_size_may_be_asked_for() -> None:
    assert read_kingdom("Village, Smithy", size=None).kingdom == ["Village", "Smithy"]
    with pytest.raises(IllegalSetup):
        read_kingdom(5)  # type: ignore[arg-type]


def test_every_kingdom_that_is_drawn_with_landscapes_round_trips() -> None:
    landscapes: set[str] = set()
    for seed in range(150):
        setup = draw_kingdom(Wishes(events=seed % 2, landscapes=1 + seed % 2), seed, 2 + seed % 3)
        line = kingdom_line(setup)
        again = read_kingdom(line, setup.players)
        assert again == setup
        assert kingdom_line(again) == line
        landscapes.update(setup.landscapes)
    assert len(landscapes) > 30
    named = ["Lost Arts", "Travelling Fair"]
    assert read_kingdom(f"{FIRST}; landscapes {', '.join(named)}").landscapes == named


def test_kingdoms_with_projects_and_a_way_go_round_in_lines_and_records() -> None:
    landscapes: set[str] = set()
    for seed in range(24):
        players = 2 + seed % 3
        required = [["Druid"], ["Way of the Mouse"], ["Druid", "Way of the Mouse"], []][seed % 4]
        setup = draw_kingdom(Wishes(required=required, projects=1, ways=1), seed, players)
        line = kingdom_line(setup)
        assert read_kingdom(line, players) == setup
        assert kingdom_line(read_kingdom(line.upper())) == line
        assert ("way_of_the_mouse" in setup.roles) == ("Way of the Mouse" in setup.landscapes)
        assert ("druid" in setup.roles) == ("Druid" in setup.kingdom)
        game = new_game(setup, seed, [RandomBot(seed)] * players)
        game.run()
        record = Record.load(Record.of(game, setup, seed, [f"Seat {i}" for i in range(players)]).dump())
        assert record.setup == setup
        assert checksum(record.replay()) == checksum(game)
        landscapes.update(setup.landscapes)
    assert len(landscapes) > 15


def test_the_card_of_the_mouse_and_the_boons_of_the_druid_stand_in_the_line() -> None:
    kingdom = FIRST.replace("Smithy", "Druid")
    boons = "The Field's Gift, The Sea's Gift, The Sky's Gift"
    line = f"{kingdom}; druid {boons}; way of the mouse Pawn; landscapes Way of the Mouse, Silos"
    setup = read_kingdom(line)
    assert kingdom_line(setup) == line
    assert setup.roles == {"druid": boons, "way_of_the_mouse": "Pawn"}
    game = new_game(setup, 1, [RandomBot(1)] * 2)
    assert [card.name for card in game.aside["way_of_the_mouse"]] == ["Pawn"]
    with pytest.raises(IllegalSetup):
        read_kingdom(line.replace("Pawn", "Wharf"))  # costs 5
    with pytest.raises(IllegalSetup):
        read_kingdom(line.replace("The Sea's Gift", "Greed"))


def test_an_ally_is_no_landscape_of_a_line() -> None:
    with invented(("Envoys", LIAISONS)), pytest.raises(IllegalSetup, match="write it as: ally Weavers"):
        read_kingdom(f"{FIRST.replace('Smithy', 'Envoys')}; landscapes Weavers")

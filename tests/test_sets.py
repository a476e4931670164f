"""The recommended sets of the books: all of them listed, the playable ones played, the others saying what they lack."""

from __future__ import annotations

import collections

import pytest

from bailiwick import (
    Agent,
    IllegalSetup,
    Setup,
    kingdom_line,
    new_game,
    read_kingdom,
    recommended_set,
    recommended_sets,
)
from bailiwick.bots.bailiff import STRENGTHS, Bailiff
from bailiwick.cards import is_known
from bailiwick.cards.names import CARD_NAMES
from bailiwick.kingdoms.sets import RecommendedSet, books, is_a_set, namesakes
from bailiwick.records import Record, checksum
from random_play import Prover

SETS = recommended_sets()
PLAYABLE = [one for one in SETS if one.playable]
# Boxes of which all cards are there: their sets play and have a story.
WHOLE = {
    "Dominion", "Intrigue", "Seaside", "Alchemy", "Prosperity", "Hinterlands", "Dark Ages", "Cornucopia", "Guilds",
    "Allies", "Adventures", "Empires", "Nocturne", "Renaissance", "Menagerie", "Plunder",
    "Rising Sun",
}  # fmt: skip


def test_all_sets_of_all_books_are_there() -> None:
    counts = {
        "Dominion, second edition (2016)": 26, "Dominion, first edition (2008)": 5,
        "Intrigue, second edition (2016)": 14, "Intrigue, first edition (2009)": 6,
        "Seaside, second edition (2022)": 19, "Seaside, first edition (2009)": 5, "Alchemy (2010)": 6,
        "Prosperity, second edition (2022)": 22, "Prosperity, first edition (2010)": 8,
        "Hinterlands, second edition (2022)": 25, "Hinterlands, first edition (2011)": 13,
        "Hinterlands, first edition (another printing)": 1, "Dark Ages (2012)": 12, "Empires (2016)": 16,
        "Nocturne (2017)": 19,
        "Cornucopia & Guilds (2024)": 26,
        "Guilds & Cornucopia (2017)": 42, "Cornucopia (2011)": 6, "Guilds (2013)": 6, "Adventures (2015)": 16,
        "Renaissance (2018)": 23, "Menagerie (2020)": 25,
        "Allies (2021)": 29, "Allies (another printing)": 6, "Plunder (2022)": 26, "Rising Sun (2024)": 32,
        "Promos": 3,
    }  # fmt: skip
    assert collections.Counter(one.book for one in SETS) == counts
    assert books() == list(counts)


@pytest.mark.parametrize("one", SETS, ids=lambda one: f"{one.name}-{one.printing}")
def test_a_set_is_ten_piles_and_plays_or_names_what_is_missing(one: RecommendedSet) -> None:
    assert len(set(one.kingdom)) == 10
    assert one.expansions
    assert recommended_set(one.title) == one
    assert recommended_set(one.title.upper()) == one
    assert recommended_set(f"{one.name} ({one.book})") == one
    of_the_book = [other for other in namesakes(one) if other.book.split(" (")[0] == one.book.split(" (")[0]]
    assert recommended_set(f"{one.name} ({one.book.split(' (')[0]})") == of_the_book[0]
    assert ("bane" in one.roles) == ("Young Witch" in one.kingdom)
    assert all(pile in one.kingdom for pile in one.roles.get("traits", {}).values())
    missing = one.missing()
    assert all(name in one.cards() and not is_known(name) for name in missing)
    if one.playable:
        setup = one.setup(3)
        assert setup.players == 3
        assert setup.roles.get("ferryman") == one.roles.get("ferryman")
        assert setup.bane == one.roles.get("bane")
        assert setup.colonies == one.colonies
        assert read_kingdom(kingdom_line(setup), 3) == setup
    else:
        with pytest.raises(IllegalSetup) as caught:
            one.setup()
        assert f"it lacks {', '.join(missing)}." in str(caught.value)


def test_the_sets_of_what_there_is_play() -> None:
    titles = [one.title for one in PLAYABLE]
    # All that use only cards that exist: all 83 of the first five books, all 354 of the other books.
    there = [one for one in SETS if set(one.expansions) <= WHOLE]
    assert [one.title for one in there if not one.playable] == []
    first = ("Guilds & Cornucopia (2017)", "Cornucopia (2011)", "Guilds (2013)", "Allies (2021)")
    assert sum(one.book in first for one in SETS) == 83
    assert sum(one.book in first for one in there) == 83
    assert len(there) == 83 + 354
    assert [one.title for one in there if not one.story] == []
    for title in (
        "Misfortune (2017)", "Baking Contest (2017)", "Bounty of the Hunt (2017)", "Bad Omens (2017)",
        "The Jester's Workshop (2017)", "Arts & Crafts (2017)", "Clean Living (2017)", "Gilding the Lily (2017)",
        "Bounty of the Hunt (2011)", "Bad Omens (2011)", "The Jester's Workshop (2011)", "Arts and Crafts (2013)",
        "Clean Living (2013)", "Gilding the Lily (2013)", "Last Laughs (2017)", "The Spice of Life (2011)",
        "Decisions, Decisions (2013)", "Decisions, Decisions (2021)", "Foresight", "Pawns and Underlings",
        "Huge Collections (2021)", "Forest Scouts (another printing)", "First Game (2016)", "First Game (2008)",
        "Big Money",
        "Victory Dance (2016)", "Hand Madness", "Forbidden Arts (2010)", "Forbidden Arts (2016)",
        "Potion Mixers (2010)", "Chemistry Lesson (2016)", "Servants (2010)", "Secret Research",
        "Pools, Tools, and Fools (2016)", "Clown College (2024)", "Wine & Dine", "Illuminati", "Tonics & Toxins",
        "Recursion", "Biggest Money (2016)", "The Good Life (2010)", "Lucky Seven (2022)", "Pirate Bay",
        "Big Actions", "Quarrymen (2017)", "Metal & Meat", "Inventing Mania (2021)",
        "Bank of Toadies (another printing)", "Collecting", "Mad scientist", "Money for Nothing (another printing)",
        "High Seas (2022)", "High Seas (2009)", "Buried Treasure (2022)", "Shipwrecks", "Repetition (2016)",
        "Gummed Up", "Collector (2022)", "Basic Intro", "Dusk", "Overture", "Grave Matters (2017)",
        "Big Time (2016)", "The Squire's Ritual", "Bridge Crossing",
        "Island Builder (2024)", "Treasure Hunt", "Heading East", "Invasion Fleet", "Paperwork", "Swept Clean",
    ):  # fmt: skip
        assert title in titles


@pytest.mark.parametrize("one", PLAYABLE, ids=lambda one: one.title)
def test_every_playable_set_is_played_to_its_end(one: RecommendedSet) -> None:
    for seed in range(6):
        players = 2 + seed % 3
        setup = one.setup(players)
        prover = Prover(seed, every=5)
        game = new_game(setup, seed, [prover] * players)
        prover.game = game
        assert set(one.kingdom) <= {pile.name for pile in game.piles} | {"Harem"}  # printed as Farm later
        game.run()
        game.check()
        assert game.over
        record = Record.of(game, setup, seed, [f"Seat {i}" for i in range(players)])
        assert checksum(Record.load(record.dump()).replay()) == checksum(game)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_set_is_played_to_its_end_by_bots_that_play_well(players: int) -> None:
    for i, one in enumerate(SETS):
        bots: list[Agent] = [Bailiff(STRENGTHS[(i + seat) % len(STRENGTHS)]) for seat in range(players)]
        game = new_game(one.setup(players), f"bots {i}", bots)
        game.run()
        game.check()
        assert game.over, one.title
        assert game.winners(), one.title


def test_sets_of_one_name_are_told_apart() -> None:
    shared = [one for one in SETS if len(namesakes(one)) > 1]
    assert len({one.title for one in SETS}) == len(SETS)
    assert len(shared) == 240
    assert "Artisan" in recommended_set("The Jester's Workshop").kingdom  # the newest book counts
    assert "Feast" in recommended_set("The Jester's Workshop (2011)").kingdom
    assert recommended_set("the jesters workshop (cornucopia)").year == 2011
    assert [one.year for one in namesakes(recommended_set("Decisions, Decisions"))] == [2021, 2017, 2013]
    assert recommended_set("arts and crafts").year == 2017
    with pytest.raises(IllegalSetup, match=r"is not in '2013', but in Guilds & Cornucopia \(2017\) and Cornucopia"):
        recommended_set("Bad Omens (2013)")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        ("Forward Thinking", "Forward Thinking (2021)"),
        ("Forward Thinking (Allies)", "Forward Thinking (2021)"),
        ("forward thinking (another printing)", "Forward Thinking (another printing)"),
        ("Forward Thinking (Allies (another printing))", "Forward Thinking (another printing)"),
        ("Money for Nothing", "Money for Nothing (2022)"),
        ("Money for Nothing (Hinterlands, first edition)", "Money for Nothing (2011)"),
        ("Mad scientist (Promos)", "Mad scientist"),
        ("Misfortune (Guilds & Cornucopia (2017))", "Misfortune (2017)"),
    ],
)
def test_another_printing_is_there_but_never_the_newest(asked: str, meant: str) -> None:
    assert recommended_set(asked).title == meant
    assert is_a_set(asked)


def test_a_plain_name_never_leads_from_a_set_that_plays_to_one_that_does_not() -> None:
    for one in PLAYABLE:
        assert recommended_set(one.name).playable, one.name


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Bad Omnes", "Did you mean Bad Omens"),
        ("Jesters Workshop", "Did you mean The Jester's Workshop"),
        ("Xyzzy", "There is no recommended set named 'Xyzzy'. `bailiwick kingdom list`"),
        ("", "name of a recommended set is missing"),
        ("Collider (Allies)", "Collider is not in 'Allies', but in Guilds & Cornucopia (2017)."),
    ],
)
def test_an_unknown_set_gets_the_nearest_names(name: str, said: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        recommended_set(name)
    assert said in str(caught.value)


def test_sets_are_filtered_by_book_expansion_card_and_playability() -> None:
    assert [one.name for one in recommended_sets(book="2013")] == [
        "Arts and Crafts", "Clean Living", "Gilding the Lily", "Name That Card", "Tricks of the Trade",
        "Decisions, Decisions",
    ]  # fmt: skip
    assert all("Dark Ages" in one.expansions for one in recommended_sets(expansion="dark ages"))
    assert len(recommended_sets(expansion="dark ages")) == 47
    assert [one.name for one in recommended_sets(card="Fawning")] == ["Shipmates", "Buying Happiness"]
    assert {one.name for one in recommended_sets(card="hovel")} == {
        "Dark Carnival", "To the Victor", "Stoneground", "Class Struggle", "Grave Matters", "Rat Traders",
        "One Man's Trash", "Honor Among Thieves", "Far From Home", "Expeditions", "Dad's Rats", "Ravagers",
        "High and Low", "Chivalry and Revelry", "Prophecy", "Invasion",
        "Watery Graves", "Peasants", "Watery Grave", "Grim Parade", "Playing Chess With Death", "Infestations",
        "Friendly Carnage", "Gift Horses",
        "Lamentations", "Cemetery Polka", "Groovy Decay", "Tomb of the Rat King", "Triumph of the Bandit King",
        "The Squire's Ritual", "Rats and Bats", "Stargazing", "Sewer Rats", "Pandemic", "Distant Hordes",
    }  # fmt: skip
    assert recommended_sets(playable=True) == PLAYABLE
    assert len(recommended_sets(playable=False)) == len(SETS) - len(PLAYABLE)
    assert recommended_sets(book="cornucopia", card="Spy", playable=True) == [recommended_set("Bad Omens (2011)")]
    for wrong in ({"book": "Dune"}, {"expansion": "Dunes"}, {"card": "Sandworm"}):
        with pytest.raises(IllegalSetup):
            recommended_sets(**wrong)  # type: ignore[arg-type]


def test_shelters_are_dealt_in_place_of_the_estates() -> None:
    assert recommended_set("Dark Carnival").setup().shelters
    setup = Setup(["Village", "Smithy"], shelters=True)
    prover = Prover(0)
    game = new_game(setup, 1, [prover] * 2)
    prover.game = game
    for player in game.players:
        owned = {name: count for name, count in player.owned.items() if count}
        assert owned == {"Copper": 7, "Hovel": 1, "Necropolis": 1, "Overgrown Estate": 1}
    game.run()
    game.check()
    record = Record.load(Record.of(game, setup, 1, ["Ada", "Ben"]).dump())
    assert record.setup.shelters
    assert checksum(record.replay()) == checksum(game)


def test_the_names_of_cards_in_the_sets_are_those_of_cards() -> None:
    # A card that was printed under another name later, and split piles.
    known = {*CARD_NAMES, "Harem", "Augurs", "Clashes", "Forts", "Odysseys", "Townsfolk", "Wizards", "Castles"}
    known.add("Knights")
    assert {name for one in SETS for name in one.kingdom if "/" not in name} - known == set()

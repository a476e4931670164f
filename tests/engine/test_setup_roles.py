"""Set-up roles: a set-aside card, a marked pile, an extra Supply pile, a second kingdom; line, record, lab and lobby
show each."""

from __future__ import annotations

import io
import json
import random
from typing import Any

import pytest
from rich.console import Console

from bailiwick import IllegalSetup, Record, Setup, draw_kingdom, kingdom_line, new_game, read_kingdom
from bailiwick.bots import Bailiff, BigMoney, VillageSmithy
from bailiwick.cards import find
from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Agent
from bailiwick.engine.kinds import ACTION, ATTACK, SPIRIT, Kind
from bailiwick.engine.roles import ASIDE, IN_SUPPLY, Role
from bailiwick.engine.session import Session
from bailiwick.kingdoms.describe import setup_data, setup_notes
from bailiwick.kingdoms.line import SWITCHES
from bailiwick.kingdoms.wishes import Wishes
from bailiwick.lab import Lab
from bailiwick.lab.positions import COUNTERS, ZONES
from bailiwick.lab.scenario import GAME_EXPECTS, GAME_KEYS, Scenario
from bailiwick.records import FIELDS, checksum
from bailiwick.server.catalogue import facts_of_game, kingdom_info
from bailiwick.server.eyes import Eyes
from bailiwick.terminal.kingdom import kingdom_lines
from bailiwick.terminal.screen import Scene, draw
from kingdom_cards import invented, only
from random_play import Prover, eager_answer

SECOND = [
    "Bandit",
    "Chapel",
    "Gardens",
    "Harbinger",
    "Library",
    "Sentry",
    "Throne Room",
    "Vassal",
    "Witch",
    "Bureaucrat",
]
TRAY = ["Chapel", "Library", "Sentry", "Vassal", "Witch", "Gardens"]
EIGHT = ["Village", "Smithy", "Market", "Festival", "Militia", "Moat", "Workshop", "Remodel"]

# A set-up with each role: what is given, and how the line says it.
GIVEN: dict[str, tuple[dict[str, Any], str]] = {
    "a set-aside card": (
        {"kingdom": [*EIGHT, "Burrow", "Mine"], "landscapes": ["Path of the Vole"], "path_of_the_vole": "Cellar"},
        "path of the vole Cellar; landscapes Path of the Vole",
    ),
    "a set-aside card of a split pile": (
        {"kingdom": [*EIGHT, "Burrow", "Houseboat"], "houseboat": "Sorcerer"},
        "houseboat Sorcerer",
    ),
    "set-aside Boons": (
        {
            "kingdom": [*EIGHT, "Grove", "Mine"],
            "grove": ["Dew of the Morning", "Gift of the Hill", "Song of the Brook"],
        },
        "grove Dew of the Morning, Gift of the Hill, Song of the Brook",
    ),
    "an extra Supply pile": (
        {"kingdom": [*EIGHT, "Burrow", "Mine"], "landscapes": ["War Drums"], "war_drums": "Witch"},
        "war drums Witch; landscapes War Drums",
    ),
    "a marked pile": (
        {"kingdom": [*EIGHT, "Burrow", "Mine"], "landscapes": ["Needle"], "needle": "Village"},
        "needle Village; landscapes Needle",
    ),
    "two Traits": (
        {"kingdom": [*EIGHT, "Burrow", "Mine"], "traits": {"Shabby": "Village", "Lucky": "Smithy"}},
        "traits Shabby: Village, Lucky: Smithy",
    ),
    "a stack": (
        {"kingdom": [*EIGHT, "Burrow", "Huckster"], "hucksters_tray": TRAY},
        f"hucksters tray {', '.join(TRAY)}",
    ),
    "a landscape of a type": (
        {"kingdom": [*EIGHT, "Burrow", "Soothsay"], "prophecy": "Weevils"},
        "prophecy Weevils",
    ),
    "a second kingdom": (
        {"kingdom": [*EIGHT, "Burrow", "Soothsay"], "prophecy": "High Wind", "second_kingdom": SECOND},
        f"prophecy High Wind; second kingdom {', '.join(SECOND)}",
    ),
}


@pytest.fixture(params=list(GIVEN))
def given(request: pytest.FixtureRequest) -> tuple[dict[str, Any], str]:
    return GIVEN[request.param]


# -- written and read -------------------------------------------------------------------------------------------------


def test_the_line_shows_each(given: tuple[dict[str, Any], str]) -> None:
    keywords, said = given
    setup = Setup(**keywords)
    line = f"{', '.join(setup.kingdom)}; {said}"
    assert set(kingdom_line(setup).split("; ")) == set(line.split("; "))
    assert read_kingdom(line) == read_kingdom(line.upper()) == setup
    assert setup.missing() == []
    assert setup.complete("x") == setup


def test_the_record_shows_each_and_replays(given: tuple[dict[str, Any], str]) -> None:
    setup = Setup(**given[0])
    prover = Prover(1)
    game = prover.game = new_game(setup, 1, [prover] * 2)
    game.run()
    game.check()
    text = Record.of(game, setup, 1, ["A", "B"]).dump()
    record = Record.load(text)
    assert record.setup == setup
    assert checksum(record.replay()) == checksum(game)
    for key in setup.roles:
        assert f"\n{key} = " in text


def test_the_lab_takes_each_by_its_keyword_and_as_a_file(given: tuple[dict[str, Any], str]) -> None:
    lab = Lab(hand=["Copper"], **given[0])
    assert lab.setup == Setup(**given[0])
    again = Record.load(lab.record())
    assert again.setup == lab.setup
    assert checksum(again.replay()) == checksum(lab.game)
    written = "\n".join(f"{key} = {_toml(value)}" for key, value in given[0].items())
    assert Scenario.load(written).lab.setup == lab.setup
    assert Lab.start(**given[0]).setup == lab.setup


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {json.dumps(item)}" for key, item in value.items()) + " }"
    return json.dumps(value)


def test_the_lobby_the_notes_and_the_table_show_each(given: tuple[dict[str, Any], str]) -> None:
    setup = Setup(**given[0])
    info = kingdom_info({"line": kingdom_line(setup)})
    assert [one["role"] for one in info["roles"]] == list(setup.roles)
    assert json.loads(json.dumps(setup_data(setup)))["roles"] == [
        {**one, "cards": [facts["name"] for facts in one["cards"]]} for one in info["roles"]
    ]
    game = new_game(setup, 1, [Agent(), Agent()])
    state = Eyes(0, ["A", "B"]).state(game, None, 0, 0)
    facts = facts_of_game(game)
    for one in info["roles"]:
        names = [card["name"] for card in one["cards"]]
        assert all((name in facts) is (one["place"] != "later") for name in names)  # what comes later nobody knows
        note = next(note for note in info["notes"] if one["title"] in note)
        assert all(name in note for name in names)
        if one["place"] == "aside":
            (aside,) = state["aside"]
            assert aside["title"] == one["title"]
            assert [card["name"] for card in aside["cards"]] == names
            assert aside["hidden"] == []
        elif one["place"] == "stack":
            (aside,) = state["aside"]
            assert aside["cards"] == []
            assert aside["hidden"] == sorted(names)
        elif one["place"] == "mark":
            marked = {mark: pile["name"] for pile in state["piles"] for mark in pile["marks"]}
            assert marked == (one["piles"] or {one["title"]: names[0]})
        elif one["place"] == "supply":
            (pile,) = [pile for pile in state["piles"] if pile["role"]]
            assert (pile["name"], pile["role"], pile["supply"]) == (names[0], one["title"], True)
        elif one["place"] == "landscape":
            assert state["landscapes"] == names
        else:
            assert one["place"] == "later"
            assert not {pile["name"] for pile in state["piles"]} & set(names)


def test_the_terminal_shows_each(given: tuple[dict[str, Any], str]) -> None:
    setup = Setup(**given[0])
    console = Console(width=400)
    shown = "\n".join(line.plain for line in kingdom_lines(console, setup, "A kingdom", "play it"))
    session = Session(new_game(setup, 1, [Agent(), Agent()]), [None, None])
    assert session.question is not None
    scene = Scene(session.view(session.question.seat), session.game, session.question, ["A", "B"])
    page = Console(width=160, height=80, file=io.StringIO(), record=True)
    draw(page, scene)
    table = page.export_text()
    for role in map(book.role_named, setup.roles):
        assert all(name in shown for name in setup.holders(role.key))
        if role.place != "later":
            assert all(name[:9] in table for name in setup.holders(role.key))
        if role.place in ("aside", "stack", "mark"):
            assert role.title in table or role.each


def test_no_role_is_named_like_something_else() -> None:
    words = {*ZONES, *COUNTERS, *GAME_KEYS, *GAME_EXPECTS, *FIELDS, *SWITCHES, *Setup.__dataclass_fields__}
    assert words - book.TAKEN <= {"vp", "mats", "turns", "offered", "not_offered", "asked"}
    for role in book.all_roles():
        assert role.key not in book.TAKEN


# -- drawn ------------------------------------------------------------------------------------------------------------


def test_what_is_left_open_is_drawn_by_the_seed(given: tuple[dict[str, Any], str]) -> None:
    keywords = {key: value for key, value in given[0].items() if key in ("kingdom", "landscapes")}
    if "traits" in given[0]:
        keywords["landscapes"] = ["Shabby", "Lucky"]
    if "prophecy" in given[0]:
        keywords["prophecy"] = given[0]["prophecy"]
    open_ = Setup(**keywords)
    drawn = [open_.complete(seed) for seed in range(40)]
    assert drawn == [open_.complete(seed) for seed in range(40)]
    for setup in drawn:
        assert setup.missing() == []
        assert set(Setup(**given[0]).roles) <= set(setup.roles)  # what is drawn may bring more
        assert read_kingdom(kingdom_line(setup)) == setup  # what is drawn fits
    if "prophecy" not in given[0] or "second_kingdom" in given[0]:
        assert len({kingdom_line(setup) for setup in drawn}) > 3
        assert any("drawn by the seed" in note for note in setup_notes(open_))


def test_a_random_kingdom_draws_what_its_cards_ask_for() -> None:
    required = ["Houseboat", "Grove", "Huckster", "Soothsay", "Path of the Vole", "War Drums", "Needle", "Shabby"]
    seen: set[str] = set()
    with invented(("Here", [kind.cls for kind in map(find, required) if kind.cls is not None])):
        for seed in range(40):
            wanted = [required[seed % len(required)], *(["High Wind"] if seed % 8 == 3 else [])]
            setup = draw_kingdom(Wishes(required=wanted), seed)
            assert set(wanted) <= {*setup.kingdom, *setup.all_landscapes()}
            assert setup.missing() == []
            assert read_kingdom(kingdom_line(setup)) == setup
            seen |= set(setup.roles)
            new_game(setup, seed, [Agent(), Agent()]).check()
        fitting = [find(name).home or name for name in Setup(["Houseboat"]).fits("houseboat")]
        with pytest.raises(IllegalSetup, match="Houseboat needs one more card, and none of the cards"):
            draw_kingdom(Wishes(required=["Houseboat"], banned=fitting))
    for kind in map(find, required):
        kind.expansion = ""
    own = ["path_of_the_vole", "houseboat", "grove", "hucksters_tray", "war_drums", "needle", "traits", "prophecy"]
    assert seen >= {*own, "second_kingdom"}
    with pytest.raises(IllegalSetup, match="High Wind and Weevils cannot all be required: a kingdom has one Prophecy"):
        draw_kingdom(Wishes(required=["High Wind", "Weevils"]))


# -- refused ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("keywords", "said"),
    [
        ({"houseboat": "Festival"}, "Festival cannot be the card for Houseboat: no card of this kingdom uses one."),
        ({"bane": "Moat"}, "Moat cannot be the Bane pile: no card of this kingdom uses one."),
        ({"prophecy": "Weevils"}, "Weevils cannot be the Prophecy: no card of this kingdom is an Omen."),
        ({"add": "Houseboat", "houseboat": "Cellar"}, "Cellar cannot be the card for Houseboat: it costs 2, not 5."),
        (
            {"add": "Houseboat", "houseboat": "Market"},
            "Market cannot be the card for Houseboat: it is in the kingdom already.",
        ),
        ({"add": "Houseboat", "houseboat": "Gardens"}, "Gardens cannot be the card for Houseboat: it is no Action."),
        (
            {"add": "Houseboat", "houseboat": "Merchant Camp"},
            "Merchant Camp cannot be the card for Houseboat: it costs 3, not 5.",
        ),
        ({"add": "Houseboat", "houseboat": "Barbarian"}, ""),
        (
            {"add": "Houseboat", "houseboat": "Highwayman"},
            "Highwayman cannot be the card for Houseboat: it is a Duration.",
        ),
        (
            {"add": "Houseboat", "houseboat": "Wizards"},
            "Wizards cannot be the card for Houseboat: it is a split pile; name one",
        ),
        ({"add": "Houseboat", "houseboat": "Gold"}, "Gold is a basic card; name Kingdom cards only."),
        ({"add": "Houseboat", "houseboat": "Weevils"}, "Weevils is not a Kingdom card; give it as a landscape."),
        ({"add": "Houseboat", "houseboat": "Nonesuch"}, "There is no card named 'Nonesuch'."),
        ({"add": "Houseboat", "houseboat": 5}, "houseboat is the name of a card, not 5."),
        ({"add": "Houseboat", "houseboat": ["Library"]}, r"houseboat is the name of a card, not \['Library'\]."),
        ({"add": "Huckster", "hucksters_tray": ["Library"]}, "hucksters_tray takes 6 to 20 cards; these are 1."),
        (
            {"add": "Huckster", "hucksters_tray": ["Library"] * 6},
            "Library cannot be part of the Huckster's tray twice.",
        ),
        (
            {"add": "Huckster", "hucksters_tray": [*TRAY[:4], "Student", "Sorcerer"]},
            "Sorcerer cannot be part of the Huckster's tray: one card of the Wizards is there already.",
        ),
        ({"add": "Huckster", "hucksters_tray": 6}, "hucksters_tray is a list of cards, not 6."),
        (
            {"add": "Grove", "grove": ["Weevils", "Needle", "Lucky"]},
            "Weevils cannot be part of the cards for Grove: it is none. To choose from: Dew",
        ),
        (
            {"landscapes": ["Needle"], "needle": "Witch"},
            "Witch cannot be the Needle pile: it is no pile of the Supply.",
        ),
        ({"landscapes": ["Needle"], "needle": "Gold"}, "Gold cannot be the Needle pile: it is no Action."),
        ({"traits": {"Shabby": "Gold"}}, "Gold cannot be the pile of Shabby: it is no Kingdom pile of this game."),
        (
            {"traits": {"Shabby": "Village", "Lucky": "Village"}},
            "Village is marked twice in traits; every pile takes one.",
        ),
        ({"traits": {"Needle": "Village"}}, "Needle marks no pile; traits names what does, and its pile."),
        ({"traits": "Shabby: Village, Shabby: Smithy"}, "traits speaks twice of Shabby."),
        ({"traits": ["Shabby"]}, r"traits gives a pile for each name, not \['Shabby'\]."),
        ({"landscapes": ["War Drums"], "war_drums": "Cellar"}, "Cellar cannot be the War Drums pile: it is no Attack."),
        (
            {"add": "Soothsay", "prophecy": "Moat"},
            "Moat cannot be the Prophecy: it is none. To choose from: Approaching Army, Biding",
        ),
        (
            {"add": "Soothsay", "prophecy": "Weevils", "landscapes": ["Weevils"]},
            "Weevils is the Prophecy already; it cannot be there twice.",
        ),
        (
            {"add": "Soothsay", "prophecy": "High Wind", "second_kingdom": SECOND[:9]},
            "second_kingdom takes 10 cards; these are 9.",
        ),
        (
            {"add": "Soothsay", "prophecy": "High Wind", "second_kingdom": [*SECOND[:9], "Village"]},
            "Village cannot be part of the second kingdom: it is in the kingdom already.",
        ),
        (
            {
                "landscapes": ["War Drums", "Path of the Vole"],
                "war_drums": "Witch",
                "add": "Huckster",
                "hucksters_tray": TRAY,
            },
            "Witch cannot be part of the Huckster's tray and the War Drums pile at once.",
        ),
        ({"banes": "Moat"}, "A set-up has no role 'banes'. Did you mean bane"),
    ],
)
def test_what_cannot_be_is_refused_with_one_sentence(keywords: dict[str, Any], said: str) -> None:
    keywords = dict(keywords)
    kingdom = [*EIGHT, keywords.pop("add", "Mine"), "Burrow"]
    if not said:
        assert Setup(kingdom, **keywords).houseboat == "Barbarian"
        return
    with pytest.raises(Exception, match=f"^{said}") as caught:
        Setup(kingdom, **keywords)
    assert type(caught.value).__name__ in ("IllegalSetup", "UnknownCard")


def test_a_line_refuses_a_role_that_there_is_not_and_a_landscape_in_the_wrong_part() -> None:
    with pytest.raises(IllegalSetup, match=r"'housebot Library' is no part of a kingdom. Did you mean houseboat"):
        read_kingdom(f"{', '.join(EIGHT)}, Houseboat, Mine; housebot Library")
    with pytest.raises(IllegalSetup, match="'houseboat' in the kingdom names no card"):
        read_kingdom(f"{', '.join(EIGHT)}, Houseboat, Mine; houseboat")
    with pytest.raises(IllegalSetup, match="Weevils has its own place in a kingdom; write it as: prophecy Weevils"):
        read_kingdom(f"{', '.join(EIGHT)}, Soothsay, Mine; landscapes Weevils")
    with pytest.raises(IllegalSetup, match="A fresh game has no 'hand'"):
        Lab.start(hand=["Copper"])
    with pytest.raises(ValueError, match="'hand' cannot name a role"):
        book.register_role(Role("hand", IN_SUPPLY))


def test_a_role_that_nothing_fits_is_refused_and_an_open_mark_stays_away() -> None:
    rare = Role("rare", ASIDE, title="Rare", types=SPIRIT, count=3)
    card = type("Rare", (Card,), {"facts": Kind(3, ACTION, "Nothing.", role=rare), "__module__": __name__})
    with invented(("", [card])), pytest.raises(IllegalSetup, match="Rare needs 3 Spirits, and there are none left"):
        Setup([*EIGHT, "Rare", "Mine"]).complete(1)
    no_action = Setup(["Gardens"], landscapes=["Needle"]).complete(1)
    assert no_action.roles == {}
    assert new_game(no_action, 1, [Agent(), Agent()]).role_pile("needle") is None


# -- at the table -----------------------------------------------------------------------------------------------------


def test_a_set_aside_card_is_played_where_it_lies_and_is_nobodys() -> None:
    lab = Lab(
        ["Burrow"], landscapes=["Path of the Vole"], path_of_the_vole="Great Hall", hand=["Burrow"], deck=["Gold"]
    )
    lab.play("Burrow")
    assert lab.me.hand == ["Gold"]
    assert lab.me.actions == 1
    assert lab.me.in_play == ["Burrow"]
    assert lab.aside == {"path_of_the_vole": ["Great Hall"]}
    assert lab.me.vp == 0  # a Great Hall is worth 1 to whoever owns it
    lab.game.check()


def test_set_aside_cards_bring_what_their_set_up_asks_for() -> None:
    lab = Lab(["Houseboat"], houseboat="Baker")
    assert lab.me.coffers == 1
    lab = Lab(["Houseboat"], houseboat="Joust")
    assert "Coronet" in [pile.name for pile in lab.game.piles]
    lab = Lab(["Huckster"], hucksters_tray=[*TRAY[:5], "Young Witch"])
    assert lab.setup.bane is not None


def test_an_extra_pile_is_in_the_supply() -> None:
    lab = Lab(landscapes=["War Drums"], war_drums="Witch", coins=5)
    lab.buy("Witch")
    assert lab.me.discard == ["Witch"]
    pile = lab.game.role_pile("war_drums")
    assert pile is not None
    assert pile.kind.is_(ATTACK)
    assert lab.game.has_role(lab.game.players[0].discard_pile[0], "war_drums")


def test_a_mark_counts_for_all_cards_of_its_pile() -> None:
    lab = Lab(["Augurs"], landscapes=["Needle"], needle="Augurs", hand=["Herb Gatherer", "Sibyl", "Village"])
    assert lab.me.vp == 4


def test_traits_mark_a_pile_each() -> None:
    lab = Lab(["Village", "Smithy"], traits={"Shabby": "Village", "Lucky": "Smithy"}, coins=6, buys=2)
    lab.buy("Village")
    assert lab.me.coins == 4
    lab.buy("Smithy")
    assert lab.me.coins == 0
    assert lab.me.coffers == 1


def test_a_landscape_of_a_type_does_what_its_role_says() -> None:
    lab = Lab.start(["Soothsay"], prophecy="Weevils")
    assert [card.name for card in lab.game.landscapes] == ["Weevils"]
    assert lab.tokens("Weevils") == [("Sun", 5)]


def test_the_order_of_a_stack_is_hidden_and_forks_deal_it_anew() -> None:
    setup = Setup([*EIGHT, "Burrow", "Huckster"], hucksters_tray=TRAY)
    orders = set()
    for seed in range(20):
        orders.add(tuple(card.name for card in new_game(setup, seed, [Agent(), Agent()]).role_cards("hucksters_tray")))
    assert len(orders) > 10
    session = Session(new_game(setup, 1, [Agent(), Agent()]), [None, None])
    before = [card.name for card in session.game.role_cards("hucksters_tray")]
    forks = [session.fork(0, seed) for seed in range(20)]
    there = {tuple(card.name for card in fork.game.role_cards("hucksters_tray")) for fork in forks}
    assert len(there) > 10
    assert all(sorted(order) == sorted(TRAY) for order in there)
    assert [card.name for card in session.game.role_cards("hucksters_tray")] == before
    assert session.view(0).data()["aside"]["hucksters_tray"] == sorted(TRAY)  # what is in it, not in which order


# -- the second kingdom -----------------------------------------------------------------------------------------------


def windy(**more: Any) -> Lab:
    given: dict[str, Any] = {"hand": ["Soothsay", "Village"], "deck": ["Copper"] * 3, **more}
    return Lab([*EIGHT, "Soothsay", "Burrow"], prophecy="High Wind", second_kingdom=SECOND, **given)


def test_a_second_kingdom_takes_the_place_of_the_first() -> None:
    lab = windy(coins=5, buys=9, supply={"Moat": 0, "Burrow": 0})
    assert lab.game.empty_piles == 2
    lab.play("Soothsay")
    lab.game.check()
    assert lab.game.empty_piles == 0  # what left is not empty
    assert set(lab.supply) - {"Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse"} == set(SECOND)
    with pytest.raises(Exception, match="Village cannot be bought: it is not in the Supply"):
        lab.buy("Village")
    lab.buy("Witch")
    assert lab.me.discard == ["Witch"]
    assert "replaces the kingdom by Bandit, Chapel" in " ".join(_sentences(lab))


def _sentences(lab: Lab) -> list[str]:
    from bailiwick.words.text import log_lines

    return log_lines(lab.game.view(0).log(), ["A", "B"])


def test_nothing_returns_to_a_pile_that_left_and_an_exchange_without_a_pile_fails() -> None:
    lab = windy(hand=["Soothsay", "Turncoat", "Village"], deck=[])
    lab.play("Soothsay")
    silver = lab.supply["Silver"]
    lab.play("Turncoat")
    assert lab.me.hand == ["Village"]
    assert lab.supply["Silver"] == silver
    me = lab.game.players[0]
    assert not me.return_to_pile(me.hand[0], me.hand)
    assert me.gain("Village") is None
    assert me.gain_copy(me.hand[0]) is None
    lab.game.check()
    with_pile = Lab(["Turncoat", "Village"], hand=["Turncoat", "Village"])
    with_pile.play("Turncoat")
    assert with_pile.me.discard == ["Silver"]
    assert with_pile.supply["Village"] == 11


def test_roles_go_on_speaking_of_cards_whose_pile_left() -> None:
    lab = windy(landscapes=["Needle", "Shabby"], needle="Village", traits={"Shabby": "Smithy"})
    before = lab.me.vp
    lab.play("Soothsay")
    assert lab.me.vp == before
    assert lab.game.cost(find("Smithy")).coins == 3


def test_a_second_kingdom_brings_what_its_cards_need() -> None:
    second = [*SECOND[:7], "Joust", "Young Witch", "Underling"]
    lab = Lab(
        [*EIGHT, "Soothsay", "Burrow"], prophecy="High Wind", second_kingdom=second, bane="Cellar",
        ally="City-state", hand=["Soothsay"],
    )  # fmt: skip
    assert [card.name for card in lab.game.landscapes] == ["High Wind"]
    assert "Cellar" not in list(lab.supply)
    assert lab.me.favors == 0
    lab.play("Soothsay")
    lab.game.check()
    assert [card.name for card in lab.game.landscapes] == ["High Wind", "City-state"]
    assert lab.me.favors == lab.other.favors == 1
    assert "Cellar" in list(lab.supply)
    assert "Coronet" in [pile.name for pile in lab.game.piles if not pile.supply]
    game = lab.game
    assert game.role_pile("bane") is game.find_pile("Cellar")


def test_a_second_kingdom_sets_cards_aside_too() -> None:
    second = [*SECOND[:8], "Houseboat", "Huckster"]
    lab = Lab(
        [*EIGHT, "Soothsay", "Burrow"],
        prophecy="High Wind",
        second_kingdom=second,
        houseboat="Baker",
        hand=["Soothsay"],
    )
    assert lab.aside == {}
    assert lab.me.coffers == 0
    lab.play("Soothsay")
    lab.game.check()
    assert lab.aside["houseboat"] == ["Baker"]
    assert len(lab.aside["hucksters_tray"]) == 6
    assert lab.me.coffers == 1


@pytest.mark.parametrize("players", [2, 3, 5])
def test_whole_games_through_a_second_kingdom_with_undo_and_forks(players: int) -> None:
    with only(["", "Basic", "Dominion", "Intrigue", "Cornucopia", "Guilds", "Allies"]):  # so that it draws the same
        setup = Setup(
            [*EIGHT[:7], "Soothsay", "Huckster", "Houseboat"], players, prophecy="High Wind",
            landscapes=["Needle", "Shabby", "War Drums"], supply={"Province": 4},
        ).complete(players)  # fmt: skip
    rng = random.Random(players)
    session = Session(new_game(setup, players, [Agent()] * players), [None] * players)
    replaced = asked = 0
    while session.question is not None:
        asked += 1
        question = session.question
        reply = eager_answer(question, rng)
        if asked % 40 == 0:
            before, length = checksum(session.game), len(session.game.log)
            snapshot = session.snapshot()
            for seat in {question.seat, 0}:
                fork = session.fork(seat, asked)
                for _ in range(60):  # far enough for the fork to lose its kingdom, and not ours
                    if fork.question is not None:
                        fork.answer(eager_answer(fork.question, rng))
                        fork.game.check()
            assert checksum(session.game) == before
            assert checksum(Session.restore(snapshot).game) == before
            session.answer(reply)
            session.undo()
            assert (checksum(session.game), len(session.game.log)) == (before, length)
        session.answer(reply)
        session.game.check()
        replaced += not session.game.waiting
    assert replaced
    text = Record.of(session.game, setup, players, [f"{i}" for i in range(players)]).dump()
    assert checksum(Record.load(text).replay()) == checksum(session.game)


def test_bots_find_their_way_in_a_second_kingdom() -> None:
    setup = Setup([*EIGHT, "Soothsay", "Burrow"], prophecy="High Wind", second_kingdom=SECOND)
    for bots in (
        [BigMoney({"Soothsay": 2, "Witch": 2}), BigMoney({"Soothsay": 1, "Smithy": 3})],
        [BigMoney({"Soothsay": 2}), Bailiff()],
        [VillageSmithy(), BigMoney({"Soothsay": 2, "Library": 1})],
    ):
        game = new_game(setup, 3, bots)
        game.run()
        game.check()
        assert game.over
        assert not game.waiting
    assert new_game(setup, 3, bots).players[0].gain("Witch") is None
    game = new_game(setup, 3, [BigMoney({"Soothsay": 2, "Witch": 2}), BigMoney()])
    game.run()
    assert game.players[0].owned["Witch"] == 2  # bought once it was there


# -- gained by name ---------------------------------------------------------------------------------------------------


def test_a_card_beside_the_supply_is_gained_when_it_is_named() -> None:
    lab = Lab(["Foundry"], hand=["Foundry"] * 3, actions=3, coins=9)
    lab.play("Foundry")
    assert lab.me.discard == ["Slag"]
    lab.play("Foundry")
    lab.play("Foundry")  # the pile is empty
    assert lab.me.discard == ["Slag", "Slag"]
    assert lab.game.empty_piles == 0
    with pytest.raises(Exception, match="Slag cannot be bought: it is not in the Supply"):
        lab.buy("Slag")

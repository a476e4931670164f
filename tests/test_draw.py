"""Random kingdoms: thousands of draws, every wish honoured; what cannot be is refused with the reason."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from bailiwick import IllegalSetup, Setup, Wishes, draw_kingdom, kingdom_line, new_game, read_kingdom
from bailiwick.cards import all_kinds, find
from bailiwick.cards.registry import as_first_printed
from bailiwick.cards.uses import ATTACKER, BUYER, TRASHER, VILLAGE, uses_in_pile
from bailiwick.cli.chosen import WISHES
from bailiwick.cli.parser import make_parser
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import EVENT, LANDMARK, LOOTER, PROJECT, WAY, Kind
from bailiwick.kingdoms.describe import setup_notes
from bailiwick.kingdoms.setup import allies, kingdom_cards
from bailiwick.kingdoms.wishes import DRAWN, EDITIONS, SORTS, Band, box, expansions, read_wishes
from bailiwick.server.wares import WishList
from kingdom_cards import LANDSCAPES, LIAISONS, invented, only, plain_cards
from random_play import Prover

OLD = ["Dominion, Cornucopia, Guilds"]


def count(kinds: list[Kind], role: str) -> int:
    return sum(role in uses_in_pile(kind) for kind in kinds)


def honours(setup: Setup, wishes: Wishes) -> None:
    """Check a kingdom against everything that was asked for."""
    ten = [find(name) for name in setup.kingdom]
    piles = setup.used()
    names = [kind.name for kind in piles]
    assert len(set(names)) == len(names)
    assert len(ten) == 10
    assert setup.kingdom == sorted(setup.kingdom)
    known = [*kingdom_cards(), *(as_first_printed(kind) for kind in kingdom_cards())]
    for kind in piles:
        assert (find(kind.home) if kind.home else kind) in known  # of a mixed pile, one card may be set aside
        assert kind.name not in wishes.banned
        assert not wishes.expansions or kind.expansion in wishes.expansions
        assert (wishes.edition, kind.edition) not in (("first", 2), ("second", 1))
    assert set(wishes.required) <= {*setup.kingdom, *setup.landscapes, setup.ally}
    for name, wanted in wishes.expansions.items():
        assert wanted is None or sum(kind.expansion == name for kind in ten) == wanted
    for band in wishes.curve:
        assert sum(band.low <= kind.cost.coins <= band.high for kind in ten) == band.count
    assert count(ten, VILLAGE) >= wishes.villages
    assert count(ten, BUYER) >= wishes.buys
    assert count(ten, TRASHER) >= wishes.trashers
    assert wishes.attacks is None or count(piles, ATTACKER) <= wishes.attacks
    if wishes.edition == "both":
        printings = {(box(kind), kind.edition) for kind in piles if kind.edition}
        assert len(printings) == len({name for name, _ in printings})
    for kind in setup.later():
        assert kind.name not in wishes.banned
        assert not wishes.expansions or kind.expansion in wishes.expansions
    now = setup.known()  # what comes later brings more, of which nobody knows yet
    assert ("Young Witch" in names) == (now.bane is not None)
    assert ("Ferryman" in names) == (now.ferryman is not None)
    assert setup.bane is None or find(setup.bane).cost.coins in (2, 3)
    assert setup.ferryman is None or find(setup.ferryman).cost.coins in (3, 4)
    assert setup.has_liaison() == (now.ally is not None)
    assert setup.ally not in wishes.banned
    assert len(setup.landscapes) <= wishes.landscapes
    assert not set(setup.landscapes) & set(wishes.banned)
    assert wishes.colonies is None or setup.colonies == wishes.colonies
    assert setup.missing() == []


def random_wishes(rng: random.Random) -> Wishes:
    """Wishes of all kinds, some of them impossible."""
    names, books = sorted(kind.name for kind in kingdom_cards()), expansions()
    edition = rng.choice(EDITIONS)
    wishes: dict[str, Any] = {"edition": edition}
    if rng.random() < 0.6:
        chosen = rng.sample(books, rng.randint(1, len(books)))
        wishes["expansions"] = {name: rng.choice([None, None, rng.randint(0, 5)]) for name in chosen}
    for name in ("villages", "buys", "trashers"):
        if rng.random() < 0.5:
            wishes[name] = rng.choice([1, 1, 1, 2, 3])
    if rng.random() < 0.5:
        wishes["attacks"] = rng.randint(0, 3)
    if rng.random() < 0.5:
        costs = sorted(rng.sample(range(2, 6), rng.randint(1, 3)))
        wishes["curve"] = [Band(cost, cost, rng.randint(0, 4)) for cost in costs]
    if rng.random() < 0.5:
        allowed = [n for n in names if (edition, find(n).edition) not in (("first", 2), ("second", 1))]
        allowed = [n for n in allowed if find(n).expansion in wishes.get("expansions", books)]
        wishes["required"] = rng.sample(allowed, min(len(allowed), rng.randint(1, 3)))
    wishes["banned"] = [n for n in rng.sample(names, rng.randint(0, 12)) if n not in wishes.get("required", [])]
    wishes["landscapes"] = rng.randint(0, 2)
    wishes["colonies"] = rng.choice([None, True, False])
    return Wishes(**wishes)


@pytest.mark.parametrize("block", range(8))
def test_random_kingdoms_honour_every_wish(block: int) -> None:
    drawn = refused = 0
    for seed in range(block * 500, block * 500 + 500):
        wishes = random_wishes(random.Random(seed))
        setup = refusal = None
        try:
            setup = draw_kingdom(wishes, seed, players=2 + seed % 3)
        except IllegalSetup as error:
            refusal = str(error)
        if setup is None:
            refused += 1
            assert refusal is not None
            assert refusal.endswith(".")
            continue
        drawn += 1
        honours(setup, wishes)
        assert setup.players == 2 + seed % 3
        if seed % 10 == 0:
            assert draw_kingdom(wishes, seed, players=2 + seed % 3) == setup
    assert drawn > 200
    assert refused > 20


def test_thousands_of_kingdoms_without_a_wish() -> None:
    seen: dict[str, int] = {}
    for seed in range(3000):
        setup = draw_kingdom(seed=seed)
        honours(setup, Wishes())
        for name in setup.kingdom:
            seen[name] = seen.get(name, 0) + 1
    # Every card is drawn, those in all printings not much more often than the others.
    assert set(seen) == {kind.name for kind in kingdom_cards()}
    assert min(seen.values()) > 0.3 * max(seen.values())


def test_a_refusal_is_right() -> None:
    """What is refused after a search has no solution: checked against all choices from a small pool."""
    names = ["Cellar", "Chapel", "Moat", "Village", "Festival", "Market", "Witch", "Militia", "Smithy", "Remodel"]
    names += ["Mine", "Bandit", "Spy"]
    everything = [kind.name for kind in kingdom_cards()]
    banned = [name for name in everything if name not in names]
    for seed in range(150):
        rng = random.Random(seed)
        wishes = Wishes(
            banned=banned, villages=rng.randint(0, 2), buys=rng.randint(0, 2), trashers=rng.randint(0, 3),
            attacks=rng.randint(0, 3), curve=[Band(5, 5, rng.randint(1, 5)), Band(2, 3, rng.randint(1, 4))],
            edition=rng.choice(EDITIONS),
        )  # fmt: skip
        possible = False
        for ten in itertools.combinations(names, 10):
            try:
                honours(Setup(sorted(ten)), wishes)
                possible = True
                break
            except AssertionError:
                continue
        try:
            draw_kingdom(wishes, seed)
        except IllegalSetup:
            assert not possible
        else:
            assert possible


def test_required_cards_bring_what_they_need() -> None:
    wishes = Wishes(required=["Young Witch", "Ferryman", "Joust"], expansions={"Cornucopia": None, "Guilds": None})
    for seed in range(300):
        setup = draw_kingdom(wishes, seed)
        honours(setup, wishes)
        assert setup.bane != setup.ferryman
    game = new_game(setup, 1, [Prover(0), Prover(0)])
    assert game.find_pile("Coronet") is not None  # the Rewards lie there


def test_a_card_is_passed_over_that_cannot_have_the_pile_it_needs() -> None:
    cheap = [kind.name for kind in kingdom_cards() if kind.cost.coins in (2, 3)]
    for seed in range(100):
        assert "Young Witch" not in draw_kingdom(Wishes(banned=cheap), seed).kingdom
    with pytest.raises(IllegalSetup, match="Young Witch needs one more pile, and none of the cards"):
        draw_kingdom(Wishes(banned=cheap, required=["Young Witch"]))


def test_an_ally_comes_with_a_liaison_also_inside_a_split_pile() -> None:
    with invented(("Envoys", LIAISONS)):
        dealt = set()
        for seed in range(200):
            setup = draw_kingdom(Wishes(required=["Envoys"]), seed)
            honours(setup, Wishes(required=["Envoys"]))
            dealt.add(setup.ally)
        assert {"Beekeepers", "Weavers"} <= dealt
        only = Wishes(required=["Weavers"], attacks=1)
        for seed in range(100):
            setup = draw_kingdom(only, seed)
            honours(setup, only)
            assert setup.has_liaison()
            assert setup.ally == "Weavers"
        liaisons = [kind.name for kind in kingdom_cards() if Setup([kind.name]).has_liaison()]
        with pytest.raises(IllegalSetup, match="a Liaison for the Ally"):
            draw_kingdom(Wishes(required=["Weavers"], banned=liaisons))
        with pytest.raises(IllegalSetup, match="part of a split pile; require the pile, Envoys"):
            Wishes(required=["High Envoy"])
        nobody = Wishes(banned=allies())
        for seed in range(200):  # without an Ally to deal there is no Liaison
            assert "Envoys" not in draw_kingdom(nobody, seed).kingdom
        with pytest.raises(IllegalSetup, match="Envoys needs an Ally, and none of the cards"):
            draw_kingdom(Wishes(banned=allies(), required=["Envoys"]))


def test_landscapes_turn_up_among_the_kingdom_cards_two_at_most() -> None:
    with only(["Basic", "Dominion"]), invented(("Dominion", list(LANDSCAPES))):
        numbers = []
        for seed in range(600):
            wishes = Wishes({"Dominion": None}, landscapes=seed % 3, banned=["Menhir"] if seed % 2 else [])
            setup = draw_kingdom(wishes, seed)
            honours(setup, wishes)
            if seed % 3 == 2:
                numbers.append(len(setup.landscapes))
        assert set(numbers) == {0, 1, 2}
        assert draw_kingdom(Wishes(required=["Menhir"]), 3).landscapes[0] == "Menhir"
        with pytest.raises(IllegalSetup, match="3 landscapes are required, and no more than 2"):
            draw_kingdom(Wishes(required=["Menhir", "Jamboree", "Pyre"]))
        with pytest.raises(IllegalSetup, match="Landscapes cannot be 3; give 0 to 2"):
            Wishes(landscapes=3)


def test_events_and_landmarks_can_be_wished_for() -> None:
    with only(["Basic", "Dominion"]), invented(("Dominion", list(LANDSCAPES))):
        plain = [draw_kingdom(Wishes(), seed) for seed in range(60)]
        for seed in range(60):
            both = draw_kingdom(Wishes(events=1, landmarks=1), seed)
            assert sorted(find(name).is_(LANDMARK) for name in both.landscapes) == [False, True]
            one = draw_kingdom(Wishes(events=1, landscapes=1), seed)
            assert [find(name).is_(EVENT) for name in one.landscapes] == [True]
            assert one.kingdom == both.kingdom == plain[seed].kingdom  # wishes for landscapes leave the cards alone
        assert set(draw_kingdom(Wishes(events=2), 1).landscapes) == {"Jamboree", "Pyre"}
        assert draw_kingdom(Wishes(events=1, required=["Menhir"]), 1).landscapes[0] == "Menhir"
        with pytest.raises(IllegalSetup, match="There cannot be 2 landmarks: of the landscapes that may be drawn 1"):
            draw_kingdom(Wishes(landmarks=2))
        with pytest.raises(IllegalSetup, match="There cannot be 1 event: of the landscapes that may be drawn none"):
            draw_kingdom(Wishes(events=1, banned=["Jamboree", "Pyre"]))
        with pytest.raises(IllegalSetup, match="Jamboree and Pyre leave no room for what else is asked for"):
            draw_kingdom(Wishes(landmarks=1, required=["Jamboree", "Pyre"]))
    with pytest.raises(IllegalSetup, match="There cannot be 2 events and 1 landmark: no more than 2 landscapes"):
        Wishes(events=2, landmarks=1)
    with pytest.raises(IllegalSetup, match="Events cannot be 3; give 0 to 2"):
        Wishes(events=3)


def test_projects_and_ways_can_be_wished_for() -> None:
    for seed in range(20):
        both = draw_kingdom(Wishes(projects=1, ways=1), seed)
        assert sorted(find(name).is_(WAY) for name in both.landscapes) == [False, True]
        assert sorted(find(name).is_(PROJECT) for name in both.landscapes) == [False, True]
        two = draw_kingdom(Wishes(projects=2), seed)
        assert [find(name).is_(PROJECT) for name in two.landscapes] == [True, True]
        one = draw_kingdom(Wishes(ways=1, landscapes=1), seed)
        assert [find(name).is_(WAY) for name in one.landscapes] == [True]
        beside = draw_kingdom(Wishes(ways=1, required=["Way of the Ox"]), seed)  # which is the Way
        assert [name for name in beside.landscapes if find(name).is_(WAY)] == ["Way of the Ox"]
    mouse = draw_kingdom(Wishes(required=["Way of the Mouse"], projects=1), 1)
    assert len(mouse.roles["way_of_the_mouse"]) > 0
    with pytest.raises(IllegalSetup, match="There cannot be 1 way: of the landscapes that may be drawn none"):
        draw_kingdom(Wishes({"Dominion": None}, ways=1))
    with pytest.raises(IllegalSetup, match="There cannot be 1 project and 1 way: no more than 1 landscapes"):
        Wishes(projects=1, ways=1, landscapes=1)
    with pytest.raises(IllegalSetup, match="Ways cannot be 2; give 0 to 1"):
        Wishes(ways=2)


def test_every_sort_of_landscape_can_be_wished_for_at_the_terminal_and_at_the_table() -> None:
    options = set(vars(make_parser().parse_args(["kingdom", "random"])))
    assert set(SORTS) <= options & set(WISHES) & set(WishList.__annotations__)
    assert sum(sort.types for sort in SORTS.values()) == DRAWN


def test_there_is_one_way_at_most() -> None:
    ways = [type(f"Way{i}", (Card,), {"facts": Kind(0, WAY, "+1 Card.", name=f"Way of the {i}")}) for i in range(9)]
    with only(["Basic", "Dominion"]), invented(("Dominion", [*ways, *LANDSCAPES])):
        drawn = [draw_kingdom(Wishes(), seed).landscapes for seed in range(80)]
        assert any(len(names) == 2 for names in drawn)
        assert max(sum(find(name).is_(WAY) for name in names) for names in drawn) == 1


def test_platinum_colony_and_shelters_by_the_share_of_their_cards() -> None:
    cards = [("Prosperity", plain_cards("Prosperity", 10)), ("Dark Ages", plain_cards("Dark Ages", 10))]
    with invented(*cards):
        for share in (0, 3, 10):
            wishes = Wishes(expansions={"Prosperity": share, "Dark Ages": 10 - share})
            drawn = [draw_kingdom(wishes, seed) for seed in range(400)]
            assert abs(sum(setup.colonies for setup in drawn) / 400 - share / 10) < 0.08
            assert abs(sum(setup.shelters for setup in drawn) / 400 - (10 - share) / 10) < 0.08
        # The two are decided each for itself.
        halves = [draw_kingdom(Wishes(expansions={"Prosperity": 5, "Dark Ages": 5}), seed) for seed in range(100)]
        assert len({(setup.colonies, setup.shelters) for setup in halves}) == 4
        never = Wishes(expansions={"Prosperity": 5, "Dark Ages": 5}, colonies=False, shelters=False)
        assert not any(draw_kingdom(never, seed).colonies or draw_kingdom(never, seed).shelters for seed in range(50))
    assert draw_kingdom(Wishes(colonies=True)).colonies
    assert draw_kingdom(Wishes(shelters=True)).shelters


def test_looters_can_be_wished_for_and_left_out() -> None:
    for seed in range(20):
        some = draw_kingdom(Wishes(looters=True), seed)
        assert any(find(name).is_(LOOTER) for name in some.kingdom)
        assert "Ruins" in some.basic_piles()
        assert "Ruins are in the Supply, shuffled: 10 cards with 2 players, 20 with 3, and so on." in setup_notes(some)
        assert read_kingdom(kingdom_line(some)) == some
        none = draw_kingdom(Wishes({"Dark Ages": None}, looters=False), seed)
        assert "Ruins" not in none.basic_piles()
    with pytest.raises(IllegalSetup, match="Cultist is required, against no Looter"):
        draw_kingdom(Wishes(required=["Cultist"], looters=False))
    with pytest.raises(IllegalSetup, match="There cannot be a Looter: of the cards that may be drawn none will do"):
        draw_kingdom(Wishes({"Dominion": None}, looters=True))


def test_a_card_is_drawn_in_one_wording() -> None:
    """The newest, unless the first edition or the older wording itself is asked for."""
    older = [kind.name for kind in all_kinds() if kind.newest]
    assert "Highway (1E)" in older
    assert find("highway, first edition") is find("Highway (1E)")
    for edition in ("both", "mixed", "second", "first"):
        wishes = Wishes({"Hinterlands": None}, required=["Highway"], edition=edition)
        kingdom = draw_kingdom(wishes, 1).kingdom
        assert ("Highway (1E)" in kingdom, "Highway" in kingdom) == (edition == "first", edition != "first")
        assert edition == "first" or not set(kingdom) & set(older)
    for seed in range(30):
        setup = draw_kingdom(Wishes({"Hinterlands": None}, required=["Highway (1E)"]), seed)
        assert "Highway (1E)" in setup.kingdom
        assert "Highway" not in setup.kingdom
    with pytest.raises(IllegalSetup, match=r"not in the second edition"):
        Wishes(required=["Highway (1E)"], edition="second")
    with pytest.raises(IllegalSetup, match=r"Highway \(1E\) and Highway are two wordings of one card; give"):
        Setup(["Highway", "Highway (1E)"])
    banned = Wishes({"Hinterlands": None}, banned=["Highway"], edition="first")
    assert all("Highway (1E)" not in draw_kingdom(banned, seed).kingdom for seed in range(30))


def test_editions() -> None:
    both = {edition: set[int]() for edition in EDITIONS}
    for edition in EDITIONS:
        for seed in range(200):
            kinds = [find(name) for name in draw_kingdom(Wishes(edition=edition), seed).kingdom]
            both[edition] |= {kind.edition for kind in kinds}
    assert both == {"first": {0, 1}, "second": {0, 2}, "both": {0, 1, 2}, "mixed": {0, 1, 2}}
    wishes = Wishes(required=["Tournament", "Joust"], edition="mixed")
    honours(draw_kingdom(wishes), wishes)


def test_drawn_kingdoms_play() -> None:
    for seed in range(12):
        setup = draw_kingdom(Wishes(villages=1, buys=1, trashers=1), seed, players=2 + seed % 3)
        prover = Prover(seed, every=5)
        game = new_game(setup, seed, [prover] * setup.players)
        prover.game = game
        game.run()
        game.check()
        assert game.over


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        ({"expansion": ["Domnion"]}, "There is no expansion named 'Domnion'. Did you mean Dominion"),
        ({"expansion": ["Dominion=x"]}, "does not say how many cards; write it like Dominion=6"),
        ({"expansion": ["Dominion=4"]}, "The chosen expansions give 4 cards, and a kingdom has 10"),
        ({"expansion": ["Dominion=6,Guilds=6"]}, "The chosen expansions make 12 cards"),
        ({"expansion": ["Dominion, dominion"]}, "The expansion Dominion is given twice"),
        ({"expansion": ["Dominion=11"]}, "The number of Dominion cards cannot be 11; give 0 to 10"),
        ({"expansion": ["Cornucopia & Guilds=4"]}, "two expansions; say for each how many"),
        ({"require": ["Smity"]}, "There is no card named 'Smity'. Did you mean Smithy"),
        ({"require": ["Gold"]}, "Gold is not a Kingdom card and cannot be required"),
        ({"require": ["Diadem"]}, "Diadem is not a Kingdom card"),
        ({"require": ["Smithy"], "ban": ["smithy"]}, "Smithy cannot be both required and banned"),
        ({"require": ["Baker"], "expansion": ["Dominion"]}, "Baker is required but belongs to Guilds"),
        ({"require": ["Joust"], "edition": "first"}, "Joust is required but is not in the first edition"),
        ({"require": ["Joust, Tournament"]}, "are of two printings of Cornucopia; the edition 'mixed' lets them meet"),
        ({"require": ["Witch, Spy"], "attacks": 1}, "Witch and Spy are required, against at most 1 Attack."),
        ({"edition": "secnd"}, "There is no edition 'secnd'. Did you mean second"),
        ({"villages": 9, "expansion": OLD}, "There cannot be 9 villages: of the cards that may be drawn 6 will do"),
        ({"villages": 11}, "Villages cannot be 11; give 0 to 10"),
        ({"buys": True}, "Buys cannot be True"),
        ({"attacks": -1}, "Attacks cannot be -1"),
        ({"curve": "2"}, "'2' is no part of a cost curve; write it like 2:2, 3-4:5, 5+:3"),
        ({"curve": "2:2,2-3:4"}, "speaks twice of some costs"),
        ({"curve": "2:6,3:6"}, "The cost curve makes 12 cards"),
        ({"curve": "7+:1", "expansion": OLD}, "There cannot be 1 card that costs 7+: of the cards that may be"),
        ({"curve": "5:10", "villages": 4, "expansion": OLD}, "without 10 cards that cost 5 or without 4 villages"),
        ({"expansion": ["Guilds"], "edition": "first", "ban": ["Baker,Plaza,Taxman,Herald"]}, "Only 9 cards may be"),
    ],
    ids=str,
)  # fmt: skip
def test_what_cannot_be_is_refused_with_the_reason(wishes: dict[str, Any], said: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        draw_kingdom(read_wishes(**wishes))
    assert said in str(caught.value)


def test_wishes_are_read_from_words() -> None:
    wishes = read_wishes(
        ["Base=6", "cornucopia:2 , Guilds"], ["throne room, Moat", "Witch"], ["Spy"], "2:2 3-4:5, 5+:3", villages=1
    )
    assert wishes == Wishes(
        {"Dominion": 6, "Cornucopia": 2, "Guilds": None}, ("Throne Room", "Moat", "Witch"), ("Spy",),
        villages=1, curve=(Band(2, 2, 2), Band(3, 4, 5), Band(5, 99, 3)),
    )  # fmt: skip
    setup = draw_kingdom(wishes, "a word")
    honours(setup, wishes)
    assert kingdom_line(draw_kingdom(wishes, "a word")) == kingdom_line(setup)
    assert list(read_wishes(["Cornucopia & Guilds"]).expansions) == ["Cornucopia", "Guilds"]

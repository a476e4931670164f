"""Zones as rows: like lists of cards for card code, the same in both builds, and their limits."""

from __future__ import annotations

import importlib
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import bailiwick.engine.zone as zones
from bailiwick import Agent, BigMoney, Lab, Session, Setup, new_game
from bailiwick.bots import Bailiff
from bailiwick.cards import find
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.rng import Rng
from bailiwick.engine.rows import INTERPRETED, Row, bit
from bailiwick.engine.zone import ALL, AS_PUT, EVERYONE, NOBODY, OWNER, Zone, said
from bailiwick.kingdoms.draw import draw_kingdom
from bailiwick.kingdoms.setup import kingdom_cards


def cards(*names: str) -> list[Any]:
    return [find(name).copy_number(700 + i) for i, name in enumerate(names)]


def filled(*names: str, sight: int = ALL, owner: int = 0) -> Zone:
    zone = Zone(sight, owner)
    zone.extend(cards(*names))
    return zone


def test_a_zone_is_like_a_list_of_cards() -> None:
    copper, gold, estate = cards("Copper", "Gold", "Estate")
    zone = filled("Copper", "Gold")
    assert zone == [copper, gold]
    assert zone != [gold, copper]
    assert [*zone] == [copper, gold]
    assert [*reversed(zone)] == [gold, copper]
    assert (len(zone), bool(zone), bool(Zone())) == (2, True, False)
    assert (zone[0], zone[-1], zone[:1], zone[5:]) == (copper, gold, [copper], [])
    assert gold in zone
    assert estate not in zone
    assert "Gold" not in zone
    assert None not in zone
    more = [estate]
    assert zone + more == [copper, gold, estate]
    assert more + zone == [estate, copper, gold]
    assert zone + filled("Gold") == [copper, gold, *cards("Gold")]
    assert zone.index(gold) == 1
    assert sorted(zone, key=lambda card: card.name, reverse=True) == [gold, copper]
    zone += [estate]
    assert isinstance(zone, Zone)
    assert zone == [copper, gold, estate]
    zone.insert(1, find("Silver").copy_number(703))
    assert [card.name for card in zone] == ["Copper", "Silver", "Gold", "Estate"]
    assert zone.pop() is estate
    zone.remove(copper)
    zone[0] = estate
    assert zone == [estate, gold]
    zone[:] = [gold]
    assert zone == [gold]
    zone.clear()
    assert zone == []
    with pytest.raises(ValueError, match="not here"):
        zone.remove(copper)
    with pytest.raises(IndexError):
        zone.pop()
    with pytest.raises(TypeError):
        hash(zone)


@pytest.mark.parametrize(
    ("sight", "unsaid", "below_top"),
    [(ALL, [1, 1, 1], [1, 1, 1]), (OWNER, [1, 0, 0], [1, 0, 0]), (NOBODY, [0, 0, 0], [0, 0, 0]),
     (AS_PUT, [1, 1, 1], [1, 1, 1])],
)  # fmt: skip
def test_who_sees_a_card_of_which_nothing_is_said(sight: int, unsaid: list[int], below_top: list[int]) -> None:
    zone = filled("Copper", "Gold", sight=sight, owner=0)
    assert [zone.knows(seat, 1) for seat in (0, 1, -1)] == [bool(x) for x in unsaid]
    assert [zone.knows(seat, 0) for seat in (0, 1, -1)] == [bool(x) for x in below_top]


def test_what_is_said_of_a_card_counts_before_what_the_zone_tells() -> None:
    for sight in (OWNER, NOBODY, AS_PUT):
        zone = filled("Copper", "Gold", sight=sight, owner=0)
        copper, gold = zone
        zone.tell(copper, 0b10)
        assert zone.knowers_of(copper) == 0b10
        assert zone.knowers_of(gold) is None
        assert [zone.knows(seat, 0) for seat in (0, 1, 2, -1)] == [sight == OWNER, True, False, False]
        zone.tell(copper, EVERYONE)
        assert [zone.knows(seat, 0) for seat in (0, 1, 2, -1)] == [True] * 4
        zone.tell(gold, 0)
        assert zone.knows(2, 1) == (sight == AS_PUT), "the top of a discard pile is always seen"


def test_bits_are_whole_words() -> None:
    assert [bit(place) for place in range(63)] == [2**place for place in range(63)]


@pytest.mark.parametrize("count", [25, 26, 40])
def test_tables_with_many_piles_offer_what_can_be_afforded(count: int) -> None:
    names = [kind.name for kind in kingdom_cards()][:count]
    game = new_game(Setup(names).complete(1), 1, [BigMoney(), BigMoney()])
    me = game.players[0]
    me.buys = 1
    game.stage = 3
    for coins in (0, 2, 5, 8):
        me.coins = coins
        me.hand.clear()
        offered = game.turn_question().piles
        assert offered == [pile for pile in game.piles if pile.supply and pile.top.price <= coins]
    province = game.find_pile("Province")
    while province.count:
        game.take(province)
    assert "Province" not in game.turn_question().options
    other = new_game(Setup(names).complete(1), 1, [BigMoney(), BigMoney()])
    other.run()
    other.check()
    assert min(other.scores()) > 20


def test_more_piles_than_there_is_room_for_are_refused() -> None:
    names = [kind.name for kind in kingdom_cards()]
    with pytest.raises(IllegalSetup, match="room for 62 piles"):
        new_game(Setup(names[:60]).complete(1), 1, [Agent(), Agent()])


def test_with_coins_below_nothing_nothing_can_be_bought() -> None:
    game = new_game(Setup(["Smithy"]).complete(1), 1, [Agent(), Agent()])
    game.stage = 3
    me = game.players[0]
    me.hand.clear()
    me.buys = 1
    for coins in (-1, -3, -30):
        me.coins = coins
        assert game.turn_question() is None


def test_no_cards_are_fewer_than_none() -> None:
    me = Lab(deck=["Copper", "Gold"]).game.players[0]
    assert me.reveal_top(-1) == []
    assert me.look_at_top(0) == []
    assert me.draw(-2) == 0
    assert (len(me.deck), len(me.revealed)) == (2, 0)


def test_players_that_somebody_has_go_on_knowing_their_game() -> None:
    session = Session(new_game(Setup(["Smithy"]).complete(1), 1, [Agent()] * 2), [BigMoney(), None])
    me = session.game.players[0]
    bot = BigMoney()
    while session.question is not None:
        session.answer(bot.decide(session.view(1), session.question))
    assert me.points() == session.game.scores()[0]


def test_a_bot_that_has_all_its_cards_at_hand_names_one_of_them() -> None:
    kingdom = draw_kingdom(None, 1038, 4)
    bots = [Bailiff(strength) for strength in ("master", "novice", "steady", "master")]
    game = new_game(kingdom, 0, bots)
    game.run()
    lab = Lab(["Wishing Well", "Wizards"], hand=["Wishing Well", "Copper"])
    session = Session(lab.game, [Bailiff(), None])
    assert session.question is not None


def test_a_subclass_of_the_house_bot_needs_no_compiler() -> None:
    class Mine(Bailiff):
        pass

    game = new_game(Setup(["Smithy"]).complete(1), 1, [Mine(), Mine("novice")])
    game.run()
    assert game.over


# -- the verbs for interpreted runs ------------------------------------------------------------------------------------


def as_written(monkeypatch: pytest.MonkeyPatch) -> dict[str, ModuleType]:
    """`rows`, `zone` and `log` with their verbs as they are written there, for compiled code, on lists."""
    made: dict[str, ModuleType] = {}
    for name in ("rows", "zone", "log"):
        source = Path(__file__).parents[2] / "src" / "bailiwick" / "engine" / f"{name}.py"
        module = ModuleType(name)
        module.__dict__["__file__"] = "as written"
        exec(compile(source.read_text(), str(source), "exec"), module.__dict__)
        monkeypatch.setitem(sys.modules, f"bailiwick.engine.{name}", module)
        made[name] = module
    made["zone"].BOOK.__dict__.update(zones.BOOK.__dict__)
    return made


@pytest.mark.skipif(not INTERPRETED, reason="compiled, there is one way to do it")
def test_interpreted_verbs_do_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    written = as_written(monkeypatch)["zone"]
    assert written.Zone.deal is not Zone.deal
    assert not written.INTERPRETED
    pool = cards(*["Copper", "Silver", "Gold", "Estate", "Village", "Smithy", "Curse", "Duchy"] * 3)

    def state(zone: Any) -> list[int]:
        return list(zone.items[: zone.n])

    for seed in range(300):
        seen = []
        for module in (zones, written):
            rng = random.Random(seed)
            dealt = rng.sample(pool, rng.randrange(1, 12))
            cut = rng.randrange(len(dealt) + 1)
            one, two, third = module.Zone(OWNER, 0), module.Zone(AS_PUT, 1), module.Zone()
            for card in dealt[:cut]:
                one.push(card.id | rng.choice([0, 0, said(1), said(EVERYONE)]))
            for card in dealt[cut:]:
                two.push(card.id | rng.choice([0, said(2)]))
            found: list[Any] = []
            for _ in range(6):
                verb = rng.randrange(15)
                if verb == 0:
                    one.deal(rng.randrange(one.n + 1), two)
                elif verb == 1:
                    one.move_all(two)
                elif verb == 2:
                    two.throw(one, rng.choice([0, said(3)]))
                elif verb == 3:
                    found.append(one.take(rng.choice(dealt).id))
                elif verb == 4:
                    found.append(two.where(rng.choice(dealt).id))
                elif verb == 5:
                    entries = [item for item in state(one) if rng.random() < 0.5]
                    one.hand_over(entries, two, third)
                elif verb == 6:
                    found.append(list(one.of_types(rng.choice([1, 2, 7]))))
                elif verb == 7:
                    two.forget()
                elif verb == 8:
                    one.put_under(two)
                elif verb == 9:
                    found.append([card.name for card in [*one.cards(), *two.top_cards(two.n // 2)]])
                elif verb == 10:
                    third.push_first(two, two.n // 2)
                    found.append(third.numbers(third.n // 2))
                elif verb == 11:
                    two.shuffle(Rng(seed + 1))
                elif verb == 12:
                    third.extend(rng.sample(pool, 3), rng.choice([0, said(1)]))
                    two.keep(rng.choice([[], two.cards()[:2]]))
                else:
                    zone = rng.choice([one, two, third])
                    pinned = rng.choice([[], dealt[:3]])
                    numbers, places = module.Row(), module.Row()
                    zone.collect_unknown(rng.randrange(-1, 3), pinned, numbers, places)
                    found += [numbers.numbers(), places.numbers()]
                    zone.swap_in_all(places, numbers, numbers.n // 2, numbers.n)
                found += [state(one), state(two), state(third)]
            seen.append(found)
        assert seen[0] == seen[1]


@pytest.mark.skipif(not INTERPRETED, reason="compiled, there is one way to do it")
def test_interpreted_logs_keep_what_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = importlib.import_module("bailiwick.engine.log")
    written = as_written(monkeypatch)["log"]
    assert written.Log.write is not plain.Log.write
    pool = cards(*["Copper", "Silver", "Gold", "Estate"] * 2)
    for seed in range(50):
        told = []
        for module in (plain, written):
            rng = random.Random(seed)
            log = module.Log()
            for _ in range(12):
                some = rng.sample(pool, rng.randrange(5))
                kind, seat, depth, number = rng.randrange(40), rng.randrange(6), rng.randrange(9), rng.randrange(99)
                verb = rng.randrange(4)
                if verb == 0:
                    log.write(kind, seat, depth, some, rng.choice(["", "why"]), number)
                elif verb == 1:
                    log.add_card(kind, seat, depth, pool[0].id)
                elif verb == 2:
                    log.add_each(kind, seat, depth, [card.id | said(1) for card in some])
                else:
                    log.decide([number, seat])
            entries = [(e.kind, e.seat, e.depth, e.cards, e.text, e.number) for e in log.entries()]
            told.append((entries, log.decided.numbers()))
        assert told[0] == told[1]


def test_rows_grow() -> None:
    row = Row()
    for i in range(5000):
        row.push(i * 7)
    assert row.numbers(4990) == [i * 7 for i in range(4990, 5000)]
    other = Row()
    other.push_first(row, 3000)
    assert other.numbers() == row.numbers()[:3000]

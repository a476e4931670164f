"""The log tells why: in random games every change of Actions, Buys and coins is explained, nothing is told twice."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bailiwick import Agent, Decision, View, new_game
from bailiwick.engine import log
from bailiwick.engine.journal import Journal
from bailiwick.engine.kinds import Kind
from bailiwick.engine.view import full_log
from bailiwick.words.story import story
from bailiwick.words.text import log_lines, sentence
from random_play import eager_answer, random_setup

GAMES = 500
PURSE = ("Actions", "Buys", "coins")
# Out of the trash cards are played, out of piles exiled.
NOT_GAINED = ("pile", "table", "stack", "aside", "in_play", "mat")
NAMES = ["Ann", "Bea", "Cid", "Dan", "Eve", "Fay"]


class Auditor(Agent):
    """Answers by chance, and keeps account of every purse by what the log tells."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(f"auditor {seed}")
        self.game = None
        self.read = 0
        self.purses = {}
        self.price = 0
        self.may_trash = False  # in place of paying for what is being bought
        self.otherwise = False  # what is being bought was paid by trashing a card
        self.no_buy = False  # it is bought at the Black Market, without a Buy

    def decide(self, view: View, decision: Decision) -> list[int]:
        paying = decision.purpose.startswith("overpay") or (self.price and decision.purpose in ("choose", "trash"))
        self.audit(paying=paying or self.otherwise)
        answer = eager_answer(decision, self.rng)
        at_market = decision.purpose == "gain" and decision.cause is not None and decision.cause.name == "Black Market"
        if at_market and answer:
            self.no_buy = True
            self.pays(decision.cards[answer[0]].kind)
        if not decision.of_turn or not answer:
            return answer
        first = answer[0]
        if first < len(decision.cards):
            if decision.purpose == "play-action":
                self.purses[self.game.turn]["Actions"] -= 1
        elif first < len(decision.cards) + len(decision.piles):
            self.pays(decision.piles[first - len(decision.cards)].top)
        return answer

    def pays(self, kind: Kind) -> None:
        self.price = self.game.cost(kind).coins
        self.may_trash = kind.other_price != ""

    def audit(self, paying: bool = False) -> None:
        """Hold the log against the purses. What a purchase costs is told when it is complete."""
        game = self.game
        entries = game.log.entries(self.read)
        self.read += len(entries)
        for entry in entries:
            purse = self.purses.setdefault(entry.seat, dict.fromkeys(PURSE, 0))
            if entry.kind == log.TURN:
                self.purses[entry.seat] = {"Actions": 1, "Buys": 1, "coins": 0}
            elif entry.kind == log.GET:
                purse[entry.text] += entry.number
            elif entry.kind == log.TRASH and self.may_trash:
                self.otherwise = True
            elif entry.kind == log.BUY:
                purse["Buys"] -= not self.no_buy
                self.no_buy = False
                landscape = entry.cards[0] in game.landscapes
                price = entry.cards[0].kind.cost.coins if landscape else 0 if self.otherwise else self.price
                purse["coins"] -= entry.number + price
                self.price = 0
                self.otherwise = self.may_trash = False
            elif entry.kind == log.SPEND and entry.text == "debt":
                purse["coins"] -= entry.number
        if not paying and game.phase != "over":
            me = game.players[game.turn]
            told = self.purses.get(me.index, dict.fromkeys(PURSE, 0))
            assert told == {"Actions": me.actions, "Buys": me.buys, "coins": me.coins}


def gained_by_moves(moves, entries) -> Counter:
    """Who got which cards from piles, the trash and the Black Market, by the moves of cards alone."""
    found = Counter()
    for moved in moves:
        place, _, seat = moved.target.partition(":")
        entry = entries[moved.entry] if moved.entry < len(entries) else None
        if moved.source == "trash" and entry is not None and entry.kind in (log.TO_HAND, log.DISCARD):
            continue  # what comes back from there when it is trashed is not gained
        if moved.source.split(":")[0] in ("pile", "trash", "table") and seat and place not in NOT_GAINED:
            found.update((int(seat.split(":")[0]), card.name) for card in moved.cards)
    return found


@pytest.mark.parametrize("part", range(10))
def test_every_change_is_explained_and_no_purchase_is_told_twice(part):
    for seed in range(part, GAMES, 10):
        setup = random_setup(seed)
        auditor = Auditor(seed)
        game = auditor.game = new_game(setup, seed, [auditor] * setup.players)
        game.log.telling = True
        game.journal = Journal()
        game.most_turns = 300  # who has debt and no Treasure left does not get far
        game.run()
        if game.over:
            auditor.audit()
        lines = [line.data() for line in story(full_log(game))]
        told = Counter()
        bought = None
        controlled = False
        for line in lines:
            if line["kind"] in ("turn", "control"):
                controlled = line["kind"] == "control"
                bought = None
            if line["kind"] == "buy":
                bought = line["seat"], line["cards"][-1]
            if controlled and bought and line["kind"] == "gain" and line["seat"] != bought[0]:
                told[bought] -= line["cards"][0] == bought[1]  # who decides gains it in the buyer's place
                bought = None
            if line["kind"] == "nothing" and line["text"] == "what is left of the pile":
                told[bought] -= 1
            where_to = line["kind"] == "gain" and line.get("number") and line.get("text")  # where it goes
            if line["kind"] in ("buy", "gain", "exchange") and not where_to:
                told.update((line["seat"], name) for name in line["cards"])
        landscapes = {card.name for card in game.landscapes}
        told = Counter({what: n for what, n in told.items() if what[1] not in landscapes})
        assert told == gained_by_moves(game.journal.read(), game.log.entries()), f"game {seed}"


# -- how it is told ---------------------------------------------------------------------------------------------------


def entry(kind, depth=0, **more):
    return {"kind": kind, "seat": 0, "depth": depth, **more}


def test_what_a_play_gave_is_told_with_it():
    lines = log_lines(
        [
            entry("play", cards=["Market"]), entry("draw", 1, cards=["Gold"]),
            entry("get", 1, cards=["Market"], text="Actions", number=1),
            entry("get", 1, cards=["Market"], text="Buys", number=1),
            entry("get", 1, cards=["Market"], text="coins", number=1),
        ], NAMES,
    )  # fmt: skip
    assert lines == ["  Ann plays a Market (+1 Action, +1 Buy, +1 coin).", "    Ann draws a Gold."]


def test_what_made_a_treasure_worth_more_is_named():
    made = entry("get", 1, cards=["Copper", "Coppersmith"], text="coins", number=2)
    lines = log_lines([entry("play", cards=["Copper"]), made, entry("play", cards=["Copper"]), made], NAMES)
    assert lines == ["  Ann plays 2 Coppers (+4 coins with Coppersmith)."]


def test_a_purchase_is_told_once_whatever_answers_it():
    lines = log_lines([entry("buy", cards=["Province"]), entry("gain", cards=["Province"], number=1)], NAMES)
    assert lines == ["  Ann buys a Province."]
    onto = entry("gain", cards=["Province"], text="deck", number=1)
    assert log_lines([entry("buy", cards=["Province"]), onto], NAMES)[1] == "  Ann puts what was bought onto the deck."


def test_a_reveal_of_many_cards_is_one_line_although_a_shuffle_comes_between():
    seen = [entry("reveal", 1, cards=[name]) for name in ["Copper"] * 6 + ["Estate"] * 5 + ["Gold"]]
    lines = log_lines([entry("play", cards=["Village"]), *seen[:4], entry("shuffle", 1), *seen[4:]], NAMES)
    assert lines[1:] == ["    Ann reveals 6 Coppers, 5 Estates and a Gold.", "    Ann shuffles."]


def test_plays_that_did_something_are_not_told_with_those_that_did_not():
    gave = entry("get", 1, cards=["Moneylender"], text="coins", number=3)
    idle = entry("play", cards=["Moneylender"])
    lines = log_lines([idle, idle, entry("trash", 1, cards=["Copper"]), gave, idle, entry("end")], NAMES)
    assert lines[:4] == [
        "  Ann plays a Moneylender.", "  Ann plays a Moneylender (+3 coins).", "    Ann trashes a Copper.",
        "  Ann plays a Moneylender.",
    ]  # fmt: skip


def test_a_play_that_led_on_is_not_told_with_one_before_it_that_gave_the_same():
    gave = entry("get", 1, cards=["Militia"], text="coins", number=2)
    militia = [entry("play", cards=["Militia"]), gave]
    lines = log_lines([*militia, *militia, entry("discard", 1, cards=["Estate"])], NAMES)
    assert lines[:2] == ["  Ann plays a Militia (+2 coins)."] * 2
    assert log_lines([*militia, *militia, entry("end")], NAMES)[0] == "  Ann plays 2 Militias (+4 coins)."


def test_a_play_that_may_still_do_something_stands_alone():
    idle = entry("play", cards=["Moneylender"])
    assert len(log_lines([idle, idle], NAMES)) == 2
    assert len(log_lines([idle, idle, entry("buy", cards=["Copper"])], NAMES)) == 2


def test_what_a_card_does_by_itself_is_told_by_name_and_only_where_something_came_of_it():
    effect = entry("effect", cards=["League of Bankers"])
    assert log_lines([effect, entry("buy", cards=["Copper"])], NAMES) == ["  Ann buys a Copper."]
    gave = entry("get", 1, cards=["League of Bankers"], text="coins", number=2)
    assert log_lines([effect, gave], NAMES) == ["  Ann resolves League of Bankers (+2 coins)."]


def test_tokens_spent_one_by_one_are_one_line_with_what_they_gave():
    coin = [entry("spend", text="Coffers", number=1), entry("get", text="coins", number=1)]
    assert log_lines(coin * 3, NAMES) == ["  Ann spends 3 Coffers (+3 coins)."]


def test_tokens_put_onto_piles_are_named():
    for n, text, said in [
        (1, "Embargo/Village", "an Embargo token onto the Village pile"),
        (2, "VP/Temple", "2 VP tokens onto the Temple pile"),
    ]:
        assert sentence(entry("place", text=text, number=n), NAMES) == f"Ann puts {said}."
    assert sentence(entry("place", cards=["Gold"], number=2), NAMES) == "Ann puts 2 tokens onto a Gold."


def test_what_is_paid_for_an_offer_is_told():
    assert sentence(entry("get", cards=["Gold"], text="coins", number=-2), NAMES) == "Ann pays 2 coins."


def test_simulated_games_write_nothing_of_it():
    setup = random_setup(3)
    games = []
    for telling in (False, True):
        auditor = Auditor(3)
        auditor.audit = lambda paying=False: None
        game = auditor.game = new_game(setup, 3, [auditor] * setup.players)
        auditor.purses = {seat: dict.fromkeys(PURSE, 0) for seat in range(setup.players)}
        game.log.telling = telling
        game.run()
        games.append(game)
    plain, told_game = ([e for e in game.log.entries() if e.kind not in (log.GET, log.EFFECT)] for game in games)
    assert len(games[0].log) == len(plain)
    assert [(e.kind, e.seat, e.cards) for e in plain] == [(e.kind, e.seat, e.cards) for e in told_game]


def test_a_landscape_has_no_article() -> None:
    taken = [entry("take", cards=["Architects' Guild"]), entry("gain", cards=["Estate"])]
    assert log_lines(taken, NAMES) == ["  Ann takes Architects' Guild.", "  Ann gains an Estate."]

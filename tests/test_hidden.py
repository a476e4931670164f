"""Nothing hidden leaves: the view and the log of every seat are searched at every question."""

from __future__ import annotations

import json
import marshal
import random
from typing import Any

import pytest

import bailiwick
from bailiwick import (
    Agent,
    Card,
    Decision,
    Game,
    IllegalMove,
    Lab,
    RandomBot,
    Session,
    Setup,
    View,
    new_game,
    random_kingdom,
)
from bailiwick.cards import find
from bailiwick.kingdoms.setup import kingdom_cards
from random_play import eager_answer, held_at, random_setup


class Spyglass(Agent):
    """Answers by chance and looks for leaks in what every seat is sent."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.game: Game | None = None

    def decide(self, view: View, decision: Decision) -> list[int]:
        assert self.game is not None
        for seat in range(-1, len(self.game.players)):
            no_leak(self.game, seat, decision)
        return eager_answer(decision, self.rng)


def no_leak(game: Game, seat: int, decision: Decision | None) -> None:
    """What a seat is sent must stay the same, to the letter, whatever the cards it cannot know are."""
    seen = sent(game, seat, decision)
    undo = disguise(game, seat)
    try:
        assert sent(game, seat, decision) == seen
    finally:
        undo()


def sent(game: Game, seat: int, decision: Decision | None) -> bytes:
    """What a seat is sent, to the letter. This takes much less time than JSON for a log that grows long, and
    knows 1 from True and from 1.0 as well."""
    return marshal.dumps([game.view(seat).data(decision), game.view(seat).log()], 2)  # later forms count references


def disguise(game: Game, seat: int) -> Any:
    """Put a card that is in no game into every place that the seat must not see, and give the way back."""
    strange = find("Potion").copy_number(900)
    saved = []
    for player in game.players:
        zones = [player.deck]
        if not game.view(seat).sees(player.index):  # its own, and where it decides for another that player's, too
            zones += [player.hand, player.looking, player.set_aside_hidden]
        for zone in zones:  # backs of their own tell where those cards are
            saved.append((zone, zone[:]))
            zone[:] = [card if card.kind.own_back else strange for card in zone]
        pile = player.discard_pile
        saved.append((pile, pile[:]))
        pile[:-1] = [strange] * (len(pile) - 1)

    def back() -> None:
        for zone, cards in saved:
            zone[:] = cards

    return back


# The same source gives the same views in both builds: where it runs slower, it plays fewer games.
@pytest.mark.parametrize("seed", range(30 if bailiwick.build() == "compiled" else 25))
def test_no_seat_is_sent_anything_that_depends_on_hidden_cards(seed: int) -> None:
    setup = random_setup(seed + 3000)
    spyglass = Spyglass(seed)
    game = new_game(setup, seed, [spyglass] * setup.players)
    spyglass.game = game
    game.most_turns = 150  # some random games are far longer, with nothing new in them
    game.run()
    for seat in range(-1, setup.players):
        json.dumps([game.view(seat).data(), game.view(seat).log()])  # which is how it is sent


@pytest.mark.parametrize("seed", range(2))
def test_what_shadows_tell_by_their_backs_tells_nothing_of_other_cards(seed: int) -> None:
    shadows = ["Alley", "Fishmonger", "Ninja", "Ronin", "Tanuki"]
    kingdom = [*shadows, "Haven", "Masquerade", "Stash", "Cartographer", "Moat"]
    spyglass = Spyglass(seed)
    game = new_game(Setup(kingdom, 2, landscapes=["Practice", "Foresight"]), seed, [spyglass] * 2)
    spyglass.game = game
    game.most_turns = 24
    game.run()


def names_in(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [name for item in value.values() for name in names_in(item)]
    if isinstance(value, list):
        return [name for item in value for name in names_in(item)]
    return [value] if isinstance(value, str) else []


@pytest.mark.parametrize("seed", range(15))
def test_the_log_of_others_names_only_what_they_have_shown(seed: int) -> None:
    setup = random_setup(seed + 4000)
    bots: list[Agent] = [RandomBot((seed, i)) for i in range(setup.players)]
    game = new_game(setup, seed, bots)
    game.most_turns = 300
    game.run()
    for seat in range(setup.players):
        for entry in game.view(seat).log():
            if entry["seat"] != seat and entry["kind"] in ("draw", "look", "cleanup", "topdeck-hidden"):
                assert "cards" not in entry
                told = names_in({k: v for k, v in entry.items() if k not in ("kind",)})
                assert set(told) <= {"bottom", "down", "hand"}, "where it went, but not which card"


def test_a_unique_card_in_another_hand_deck_or_beneath_the_discard_pile_is_never_named() -> None:
    where = ["hand", "deck", "discard"]
    for zone in where:
        cards = ["Potion", "Copper"] if zone == "discard" else ["Potion"]
        lab = Lab(hand=["Village"], deck=["Copper"], others=[{zone: cards}])
        lab.play("Village")
        assert "Potion" not in json.dumps([lab.game.view(0).data(), lab.game.view(0).log()])
        assert "Potion" not in json.dumps([lab.game.view(-1).data(), lab.game.view(-1).log()])


def seen_hands(lab: Lab, seat: int, forks: int) -> set[tuple[str, ...]]:
    hands = set()
    session = Session(lab.game, [None, None])
    for seed in range(forks):
        fork = session.fork(seat, seed)
        hands.add(tuple(sorted(card.name for card in fork.game.players[1 - seat].hand)))
    return hands


def test_a_fork_deals_unknown_hands_and_decks_anew() -> None:
    lab = Lab(hand=["Village"], deck=["Copper", "Silver"], others=[dict(hand=["Gold"], deck=["Estate", "Duchy"])])
    assert seen_hands(lab, 0, 60) == {("Gold",), ("Estate",), ("Duchy",)}
    tops = set()
    session = Session(lab.game, [None, None])
    for seed in range(60):
        deck: list[Card] = session.fork(0, seed).game.players[0].deck
        tops.add(deck[-1].name)
    assert tops == {"Copper", "Silver"}


def test_a_fork_keeps_what_its_seat_knows() -> None:
    # Bureaucrat makes seat 1 show an Estate and put it onto the deck: seat 0 knows it there.
    lab = Lab(hand=["Bureaucrat"], others=[dict(hand=["Estate", "Gold", "Copper"], deck=["Silver", "Duchy"])])
    lab.play("Bureaucrat")
    for seed in range(40):
        fork = Session(lab.game, [None, None]).fork(0, seed)
        assert fork.game.players[1].deck[-1].name == "Estate"
        assert fork.game.players[0].deck[-1].name == "Silver"


def test_what_was_known_is_forgotten_with_the_next_shuffle() -> None:
    lab = Lab(hand=["Bureaucrat"], others=[dict(hand=["Estate", "Gold", "Copper", "Copper", "Copper"])])
    lab.play("Bureaucrat")
    for _ in range(3):
        lab.end_turn()
    hand = lab.game.players[1].hand
    known = [card.name for card in hand if (hand.knowers_of(card) or 0) & 1]
    assert known == ["Estate"]  # drawn from the top of the deck, where it was shown
    for _ in range(2):
        lab.end_turn()
    hand = lab.game.players[1].hand
    assert not any((hand.knowers_of(card) or 0) & 1 for card in hand)


def test_a_fork_does_not_know_what_another_secretly_picked_earlier_in_the_same_card() -> None:
    lab = Lab(hand=["Throne Room", "Artisan", "Gold", "Copper", "Estate"])
    session = Session(lab.game, [None, None])
    for name in ("Throne Room", "Artisan", "Market", "Gold"):  # the Gold goes onto the deck, unseen
        assert session.question is not None
        session.answer([session.question.options.index(name)])
    tops = {session.fork(1, seed).game.players[0].deck[-1].name for seed in range(40)}
    assert len(tops) > 2


def test_a_fork_can_be_made_where_a_shuffle_turned_up_rare_cards() -> None:
    pool = ["Copper", "Silver", "Gold", "Estate", "Duchy", "Province", "Curse", "Cellar", "Moat", "Village"] * 2
    session = Session(Lab(hand=["Thief"], others=[dict(discard=pool)] * 3).game, [None] * 4)
    session.answer([0])
    assert session.question is not None
    if session.question.purpose == "trash":
        session.answer([0])
    for seat in range(1, 4):
        fork = session.fork(seat, 5)
        assert fork.view(seat).data(fork.question) == session.view(seat).data(session.question)


def test_the_older_log_of_a_fork_is_only_its_own_seats() -> None:
    setup = random_setup(1)
    bots = [RandomBot(i) for i in range(setup.players)]
    session = Session(new_game(setup, 1, bots), [None] * setup.players)
    fork = session.fork(0, 3)
    assert all("cards" not in e for e in fork.view(1).log() if e["kind"] == "draw")
    assert fork.view(0).log() == session.view(0).log()


def test_a_spectator_sees_no_hand_and_no_seat_is_made_up() -> None:
    game = Lab(hand=["Gold"]).game
    for attribute in ("hand", "coins", "points", "in_play", "turns"):
        with pytest.raises(IllegalMove):
            getattr(game.view(-1), attribute)
    with pytest.raises(IllegalMove):
        View(game, 7)


def test_the_order_of_cards_put_back_is_not_in_the_log_of_others() -> None:
    logs = []
    for order in (["Estate", "Gold", "Copper"], ["Copper", "Estate", "Gold"]):
        lab = Lab(["Doctor"], hand=["Doctor"], deck=["Copper", "Estate", "Gold"])
        lab.play("Doctor", "Curse", order)
        assert lab.me.deck == order
        logs.append(lab.game.view(1).log())
    assert logs[0] == logs[1]


def at_somebody_elses_question(session: Session, *answers: list[int]) -> Session:
    for answer in answers:
        session.answer(answer)
    assert session.question is not None
    assert not session.question.of_turn
    return session


def test_a_fork_can_be_made_where_everything_was_turned_up_and_a_hand_is_asked_about() -> None:
    lab = Lab(
        ["Golem", "Salvager"],
        hand=["Golem", "Copper", "Silver"],
        deck=["Copper", "Gold", "Silver", "Estate", "Salvager", "Duchy", "Copper"],
        discard=["Curse", "Gold", "Silver", "Estate", "Potion", "Province", "Copper", "Silver"],
    )
    session = at_somebody_elses_question(Session(lab.game, [None, None]), [0])
    fork = session.fork(1)
    assert fork.view(1).data(fork.question) == session.view(1).data(session.question)


def test_a_deal_that_is_made_of_the_true_one_tells_nothing_of_what_was_drawn_from_a_shuffle() -> None:
    thrown = ["Gold", "Silver", "Duchy", "Province", "Estate", "Curse", "Potion", "Platinum", "Colony"]
    kingdom = ["Cellar", "Golem", "Militia", "Smithy", "Warehouse"]
    hand = ["Cellar", "Golem", *thrown]
    lab = Lab(
        kingdom, hand=hand, actions=2, deck=["Copper"] * 9, discard=["Militia", "Warehouse"], seed=3, colonies=True
    )
    session = Session(lab.game, [None, None])
    at_somebody_elses_question(session, [0])  # Cellar
    session.answer(list(range(1, 10)))  # everything but the Golem; all see what is discarded
    session.answer([0])
    assert session.question is not None
    while session.question.cause is None or session.question.cause.name != "Warehouse":
        session.answer(list(range(session.question.minimum)) or [0])
    turned_up = [e for e in session.view(1).log() if e["kind"] == "reveal"]
    assert sum(len(e["cards"]) for e in turned_up) > 4, "too much to come again by chance"
    hands = set()
    for seed in range(12):
        fork = session.fork(1, seed)
        assert fork.view(1).data(fork.question) == session.view(1).data(session.question)
        hands.add(tuple(sorted(card.name for card in fork.game.players[0].hand)))
    assert len(hands) > 4


BOOKS = ("Alchemy", "Hinterlands", "Prosperity", "Seaside"), ("Adventures", "Dark Ages", "Empires", "Seaside")


@pytest.mark.parametrize("seed", range(4))
def test_forks_can_be_made_for_all_seats_at_every_question(seed: int) -> None:
    books = BOOKS[seed % 2]
    among = [kind.name for kind in kingdom_cards() if kind.expansion in books]
    setup = Setup(random_kingdom(seed, among=among), 2 + seed // 2)
    session = Session(new_game(setup, seed, [RandomBot(i) for i in range(setup.players)]), [None] * setup.players)
    rng = random.Random(seed)
    for number in range(250):
        question = session.question
        if question is None:
            break
        for seat in range(setup.players):
            fork = session.fork(seat, number)
            assert fork.view(seat).data(fork.question) == session.view(seat).data(question)
            assert held_at(fork.game) == held_at(session.game)
        session.answer(eager_answer(question, rng))

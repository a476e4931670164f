"""Rulings on Cornucopia that need cards of other expansions, or what no position can say."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bailiwick.cards import registry as book
from bailiwick.engine.card import Card
from bailiwick.engine.decision import GAIN, RETURN, TOPDECK
from bailiwick.engine.declared import PileToken
from bailiwick.engine.events import ATTACKED, HAND, Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, ATTACK, DURATION, REACTION, VICTORY, Kind
from bailiwick.engine.knowledge import known_cards
from bailiwick.engine.player import Player
from bailiwick.lab import IllegalSetup, Lab
from bailiwick.rulings import all_rulings

PRIZES = ["Bag of Gold", "Diadem", "Followers", "Princess", "Trusty Steed"]

# -- cards that exist only here ---------------------------------------------------------------------------------------


class Slowcoach(Card):
    facts = Kind(4, ACTION | DURATION, "+1 Action. Next turn: +1 Card.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        me.next_turn(self)

    def next_turn(self, me: Player, effect: Effect) -> None:
        me.draw(1)


class Gentlefolk(Card):
    facts = Kind(2, ACTION | VICTORY, "+1 Action. / 1 VP.", vp=1)

    def play(self, me: Player) -> None:
        me.plus(actions=1)


class Cozener(Card):
    facts = Kind(3, ACTION | ATTACK, "All others trash their top card and gain one of the same cost that you pick.")

    def play(self, me: Player) -> None:
        for other in me.attacked():
            for card in other.trash(other.reveal_top(1), other.revealed):
                pile = me.pick_pile(GAIN, me.piles_at(me.cost(card)))
                if pile is not None:
                    other.gain_from(pile)


class Consul(Card):
    facts = Kind(3, ACTION, "Show a card of your hand and return it to the Supply; all others gain a copy of it.")

    def play(self, me: Player) -> None:
        card = me.pick_one(RETURN, me.hand)
        if card is None:
            return
        pile = me.game.pile_of(card.kind)
        if pile is not None and pile.supply:
            me.return_to_pile(card, me.hand)
        for other in me.others():
            other.gain_copy(card)


class Ragpicker(Card):
    facts = Kind(2, ACTION, "+1 Action. Gain an Action of the trash.")

    def play(self, me: Player) -> None:
        me.plus(actions=1)
        card = me.pick_one(GAIN, [card for card in me.game.trash if card.is_(ACTION)])
        if card is not None:
            me.gain_from_trash(card)


class Backroom(Card):
    facts = Kind(
        2,
        ACTION | REACTION,
        "/ When somebody else plays an Attack, you may show this: +2 Cards, then put 2 cards of your hand back.",
        hears={ATTACKED: HAND},
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.reveal([self])
        me.draw(2)
        me.topdeck(me.arrange(me.pick(TOPDECK, me.hand, 2, 2)), me.hand)


COIN = PileToken("Coin")


class Tollgate(Card):
    facts = Kind(3, ACTION, "+1 Buy. / Set-up: a token goes onto each Victory pile of the Supply.")

    def setup(self, game: Game) -> None:
        for pile in game.piles:
            if pile.supply and pile.kind.is_(VICTORY):
                game.add_token(pile, COIN)


INVENTED = [Slowcoach, Gentlefolk, Cozener, Consul, Ragpicker, Backroom, Tollgate]


@pytest.fixture(scope="module", autouse=True)
def _invented_cards() -> Iterator[None]:
    """They are known while the tests of this module run, and to nobody else afterwards."""
    kinds, by_key = book._kinds[:], dict(book._by_key)
    for cls in INVENTED:
        book.register(cls)
    yield
    book._kinds[:] = kinds
    book._by_key.clear()
    book._by_key.update(by_key)


def test_every_test_here_is_cited():
    cited = {ruling.test.partition("::")[2] for ruling in all_rulings() if __name__.rpartition(".")[2] in ruling.test}
    mine = {name for name in globals() if name.startswith("test_")} - {"test_every_test_here_is_cited"}
    assert mine == cited


# -- Horn of Plenty ---------------------------------------------------------------------------------------------------


def test_horn_of_plenty_counts_a_duration_of_the_turn_before():
    lab = Lab(
        kingdom=["Slowcoach", "Horn of Plenty"],
        hand=["Slowcoach"],
        deck=["Horn of Plenty", "Horn of Plenty", "Horn of Plenty", "Horn of Plenty", "Horn of Plenty", "Curse"],
    )
    lab.play("Slowcoach")
    lab.end_turn()
    lab.end_turn()
    assert lab.turn == 0
    assert lab.me.in_play == ["Slowcoach"]
    lab.play("Horn of Plenty", "Estate")
    assert "Silver" not in lab.asked[-1].options
    assert lab.trash == ["Horn of Plenty"]


def test_a_duration_is_in_play_until_the_turn_it_is_discarded():
    lab = Lab(kingdom=["Slowcoach"], hand=["Slowcoach"], deck=["Copper"] * 12)
    lab.play("Slowcoach")
    lab.end_turn()
    assert lab.me.in_play == ["Slowcoach"]
    lab.end_turn()
    assert lab.me.in_play == ["Slowcoach"]
    lab.end_turn()
    assert lab.me.in_play == []
    assert "Slowcoach" in lab.me.discard


def test_horn_of_plenty_is_trashed_for_a_card_that_is_a_victory_card_among_others():
    lab = Lab(kingdom=["Gentlefolk", "Horn of Plenty"], hand=["Horn of Plenty"], in_play=["Copper"])
    lab.play("Horn of Plenty", "Gentlefolk")
    assert lab.trash == ["Horn of Plenty"]
    assert lab.me.discard == ["Gentlefolk"]


# -- Prizes -----------------------------------------------------------------------------------------------------------


def test_princess_makes_cards_in_decks_cheaper():
    lab = Lab(kingdom=["Cozener"], in_play=["Princess"], hand=["Cozener"], others=[{"deck": ["Estate", "Estate"]}])
    lab.play("Cozener", "Copper")  # Estate costs 0 in the deck as well
    assert sorted(lab.asked[-1].options) == ["Copper", "Curse", "Estate"]
    assert lab.other.discard == ["Copper"]


def test_prizes_cannot_be_returned_to_the_supply():
    lab = Lab(
        kingdom=["Consul", "Tournament"],
        hand=["Consul", "Consul", "Diadem", "Silver"],
        actions=2,
        supply={"Diadem": 0},
        others=[{}],
    )
    lab.play("Consul", "Diadem")
    assert lab.supply["Diadem"] == 0
    assert lab.me.hand == ["Consul", "Diadem", "Silver"]
    assert lab.other.discard == []
    lab.play("Consul", "Silver")
    assert lab.supply["Silver"] == 40
    assert lab.other.discard == ["Silver"]


def test_a_trashed_prize_can_be_gained_from_the_trash():
    lab = Lab(kingdom=["Ragpicker", "Tournament"], hand=["Followers", "Ragpicker"], supply={"Followers": 0})
    lab.trash_from_hand("Followers")
    lab.play("Ragpicker")
    assert lab.trash == []
    assert lab.me.discard == ["Followers"]
    assert lab.supply["Followers"] == 0


def test_trusty_steed_does_not_show_the_deck_on_its_way():
    lab = Lab(hand=["Trusty Steed"], deck=["Gold", "Estate", "Duchy", "Copper"])
    lab.play("Trusty Steed", [1, 3])
    assert [question.purpose for question in lab.asked] == ["choose"]
    assert lab.me.discard == ["Silver"] * 4 + ["Gold", "Estate", "Duchy", "Copper"]
    for seat in (0, 1):
        known = {card.name for card in known_cards(lab.game, seat)}
        unknown = {"Gold", "Estate", "Duchy", "Copper"} - known
        assert len(unknown) >= 3  # at most the one that ends on top of the discard pile is seen


def test_everybody_sees_which_prizes_are_left():
    lab = Lab(kingdom=["Tournament"], hand=["Tournament", "Province"], others=[{"hand": ["Province"]}, {}])
    for left in (PRIZES, PRIZES[1:]):
        for seat in range(3):
            piles = lab.game.view(seat).data()["piles"]
            assert sorted(p["name"] for p in piles if p.get("group") == "Prizes" and p["count"]) == left
        if left is PRIZES:
            lab.play("Tournament", True, True, "Bag of Gold")


# -- the Bane ---------------------------------------------------------------------------------------------------------


def test_the_bane_is_one_more_kingdom_pile_that_costs_2_or_3():
    for name in ("Cellar", "Village", "Masterpiece"):
        lab = Lab(kingdom=["Young Witch"], bane=name)
        assert name in lab.supply
        assert lab.supply[name] == 10
        kingdom = [pile for pile in lab.game.piles if pile.supply and not pile.kind.basic]
        assert len(kingdom) == 11
    for name in ("Smithy", "Market", "Gardens", "Copper", "Estate", "Silver"):
        with pytest.raises(IllegalSetup):
            Lab(kingdom=["Young Witch"], bane=name)


def test_the_bane_may_be_chosen_or_drawn():
    drawn = set()
    for seed in range(20):
        lab = Lab(kingdom=["Young Witch", "Cellar", "Moat"], seed=seed)
        (bane,) = [pile for pile in lab.game.piles if pile.role == "bane"]
        assert bane.kind.cost.coins in (2, 3)
        assert bane.name not in ("Cellar", "Moat", "Village", "Woodcutter")
        drawn.add(bane.name)
    assert len(drawn) > 1
    assert "Hamlet" in Lab(kingdom=["Young Witch"], bane="Hamlet").supply


def test_a_victory_card_as_bane_is_a_victory_pile_like_others():
    lab = Lab(kingdom=["Young Witch", "Tollgate", "Gardens"], bane="Gentlefolk")
    tokens = {pile.name for pile in lab.game.piles if pile.tokens.get("Coin") == 1}
    assert tokens == {"Estate", "Duchy", "Province", "Gardens", "Gentlefolk"}


def test_the_bane_is_set_up_like_any_kingdom_card():
    lab = Lab(kingdom=["Young Witch", "Gardens"], bane="Tollgate")
    tokens = {pile.name for pile in lab.game.piles if pile.tokens.get("Coin") == 1}
    assert tokens == {"Estate", "Duchy", "Province", "Gardens"}


def test_a_reaction_that_is_the_bane_serves_first_as_one_and_then_as_the_other():
    lab = Lab(
        kingdom=["Young Witch"],
        bane="Backroom",
        hand=["Young Witch"],
        others=[{"hand": ["Backroom"], "deck": ["Copper", "Estate"]}],
    )
    lab.play("Young Witch", "Backroom", ["Copper", "Estate"], ["Estate", "Copper"], "Backroom")
    assert [question.purpose for question in lab.asked] == ["react", "topdeck", "arrange", "reveal"]
    assert lab.other.discard == []
    assert lab.supply["Curse"] == 10


def test_a_bane_that_its_reaction_put_away_does_not_help():
    lab = Lab(
        kingdom=["Young Witch"],
        bane="Backroom",
        hand=["Young Witch"],
        others=[{"hand": ["Backroom"], "deck": ["Copper", "Estate"]}],
    )
    lab.play("Young Witch", "Backroom", ["Copper", "Backroom"], ["Backroom", "Copper"])
    assert lab.other.hand == ["Estate"]
    assert lab.other.discard == ["Curse"]

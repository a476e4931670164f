"""Hinterlands in turns that somebody else plays, in Clean-up, and in forks."""

from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.kinds import ACTION, Kind
from bailiwick.engine.session import Session
from bailiwick.lab import Lab
from kingdom_cards import invented


class Sweeper(Card):
    facts = Kind(
        2, ACTION, "+1 Action. If you like, now, and in any case when Clean-up begins: discard your hand, trash your"
        " top card and gain a Trail.", hears={on.CLEANUP: on.IN_PLAY},
    )  # fmt: skip

    def play(self, me):
        me.plus(actions=1)
        if me.may("Sweep now"):
            self.sweep(me)

    def answer(self, me, event, effect):
        self.sweep(me)

    def sweep(self, me):
        me.discard(me.hand.cards(), me.hand)
        me.trash_top(1)
        me.gain("Trail")


class Broom(Card):
    facts = Kind(2, ACTION, "+1 Action. Discard another Action from play.")

    def play(self, me):
        me.plus(actions=1)
        me.discard([card for card in me.in_play if card is not self][:1], me.in_play)


def possessed(kingdom, hand, deck=(), mine=()):
    """Seat 1 takes a turn in which seat 0 decides."""
    other = {"hand": hand, "deck": list(deck)}
    lab = Lab(["Possession", *kingdom], hand=["Possession"], deck=[*mine, *["Copper"] * 10], others=[other])
    lab.play("Possession")
    lab.end_turn()
    return lab


def test_haggler_in_a_possessed_turn_gains_nothing_for_what_the_other_gains():
    lab = possessed(["Haggler"], ["Haggler", "Gold", "Copper"])
    lab.play("Haggler")
    lab.play_treasures()
    lab.buy("Gold")
    assert lab.me.discard == ["Possession", "Gold"]
    assert lab.other.discard == []
    assert lab.asked == []


def test_trail_trashed_in_a_possessed_turn_comes_into_play_from_where_it_was_set_aside():
    lab = possessed(["Trail", "Chapel"], ["Chapel", "Trail"], ["Gold"])
    lab.play("Chapel", ["Trail"], "Trail")
    assert lab.other.in_play == ["Chapel", "Trail"]
    assert lab.other.hand == ["Gold"]
    lab.end_turn()
    assert sorted(lab.other.hand + lab.other.deck + lab.other.discard) == ["Chapel", "Gold", "Trail"]


def test_trader_of_who_possesses_exchanges_what_comes_to_them():
    lab = possessed(["Trader"], ["Silver"], mine=["Trader"])
    lab.play_treasures()
    lab.buy("Estate", "Trader")
    assert lab.me.discard == ["Possession", "Silver"]
    assert lab.other.discard == []


def test_trader_of_the_possessed_has_nothing_to_exchange():
    lab = possessed(["Trader"], ["Silver", "Trader"])
    lab.play_treasures()
    lab.buy("Estate")
    assert lab.me.discard == ["Possession", "Estate"]
    assert lab.asked == []


def test_nomad_camp_bought_in_a_possessed_turn_lands_on_the_deck_of_who_decides():
    lab = possessed(["Nomad Camp"], ["Gold", "Copper"])
    lab.play_treasures()
    lab.buy("Nomad Camp")
    assert lab.me.deck[0] == "Nomad Camp"
    assert lab.other.deck == []


def test_border_village_bought_in_a_possessed_turn_gives_both_cards_to_who_decides():
    lab = possessed(["Border Village"], ["Gold", "Gold"])
    lab.play_treasures()
    lab.buy("Border Village", "Duchy")
    assert lab.me.discard == ["Possession", "Border Village", "Duchy"]
    assert lab.asked[-1].player == 0
    assert lab.other.discard == []


def test_berserker_bought_in_a_possessed_turn_is_played_by_who_has_an_action_in_play():
    lab = possessed(["Berserker"], ["Festival", "Gold", "Copper", "Copper", "Copper"])
    lab.play("Festival")
    lab.play_treasures()
    lab.buy("Berserker")  # seat 0 gains it and has no Action in play
    assert lab.me.discard == ["Possession", "Berserker"]


def test_inn_in_a_fork_is_shuffled_differently_and_shows_nothing():
    lab = Lab(["Inn"], deck=["Gold", "Silver", "Copper", "Estate", "Duchy"], discard=["Smithy"], coins=5)
    lab.to_buy_phase()
    lab.buy("Inn", ["Inn", "Smithy"])
    session = Session(lab.game.copy(), [None, None])
    forks = [session.fork(1, seed) for seed in range(12)]
    decks = {tuple(card.name for card in fork.game.players[0].deck) for fork in forks}
    assert len(decks) > 1


def test_trail_weaver_and_tunnel_answer_nothing_in_clean_up():
    """Discarded, trashed or gained there, they only go where they go; in the turn all of them ask."""
    for now in (True, False):
        with invented(("Hinterlands", [Sweeper])):
            kingdom = ["Sweeper", "Trail", "Weaver", "Tunnel"]
            lab = Lab(kingdom, hand=["Sweeper", "Trail", "Weaver", "Tunnel"], deck=["Trail", "Copper"])
            if now:
                lab.play("Sweeper", policy=lambda q: q.options[:1] if q.purpose in ("may", "first") else None)
                assert [q.purpose for q in lab.asked].count("play") == 4
            else:
                lab.play("Sweeper", False)
                lab.end_turn()
                assert [q.purpose for q in lab.asked] == ["may"]
                assert lab.trash == ["Trail"]


def test_scheme_is_used_up_by_a_card_that_is_discarded_from_play_before_clean_up():
    with invented(("Hinterlands", [Broom])):
        lab = Lab(["Scheme", "Broom"], hand=["Village", "Scheme", "Broom"], deck=["Copper"] * 9)
        lab.play("Village")
        lab.play("Scheme")
        lab.play("Broom", "Village")
        assert lab.me.deck[0] == "Village"
        lab.end_turn()
        assert len(lab.asked) == 1

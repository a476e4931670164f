"""A hidden stack; mats and other places, private and public; tokens on piles and on players."""

from __future__ import annotations

import random

import pytest

from bailiwick import Record, Session, Setup, new_game
from bailiwick.engine.decision import random_answer
from bailiwick.engine.declared import Mat, PileToken, TableMat, Token, sight_of
from bailiwick.engine.errors import IllegalSetup
from bailiwick.engine.zone import ALL, OWNER
from bailiwick.lab import Lab
from bailiwick.records import checksum
from bailiwick.server.eyes import Eyes
from engine.invented_places import ALTAR, BOOST, GALLERY, GIFTS, KINGDOM, OTHERS, REBATE, TAX, TREK, VAULT
from random_play import Prover

PALADINS = ["Ada", "Bea", "Cyn", "Dot", "Eve"]

# -- declarations -----------------------------------------------------------------------------------------------------


def test_what_is_declared_twice_must_be_the_same():
    Mat("Vault", OWNER)
    for again in (lambda: Mat("Vault", ALL), lambda: Token("Trek"), lambda: PileToken("Tax", owned=True)):
        with pytest.raises(IllegalSetup, match="declared twice"):
            again()
    with pytest.raises(IllegalSetup, match="as one of the table"):
        TableMat("Vault")
    with pytest.raises(IllegalSetup, match="no owner"):
        TableMat("Nowhere", OWNER)
    with pytest.raises(IllegalSetup, match="colon"):
        Mat("hand:0")


def test_a_declaration_is_all_it_takes():
    attic, bell, flag = Mat("Attic", OWNER), Token("Bell"), PileToken("Flag", owned=True)
    lab = Lab(hand=["Copper"], mats={"Attic": ["Gold"]}, tokens={"Bell": 2}, pile_tokens={"Gold": ["Flag"]})
    assert (lab.me.mats["Attic"], lab.me.tokens, lab.tokens("Gold")) == (["Gold"], {"Bell": 2}, ["Flag"])
    lab.game.check()
    me, them = (Eyes(seat, ["A", "B"]).state(lab.game, None, 0, 0)["players"][0] for seat in (0, 1))
    assert [card["name"] for card in me["mats"]["Attic"]] == ["Gold"]
    assert (them["mats"], them["mat_sizes"], them["tokens"]) == ({"Attic": []}, {"Attic": 1}, {"Bell": 2})
    fork = Session(lab.game, [None, None]).fork(1, 4).game
    assert (len(fork.players[0].mat(attic)), fork.players[0].tokens_of(bell)) == (1, 2)
    assert fork.find_pile("Gold").has_token(flag, 0)
    assert checksum(Record.load(lab.record()).replay()) == checksum(lab.game) != checksum(Lab(hand=["Copper"]).game)


@pytest.mark.parametrize(
    "given", [dict(mats={"Vualt": []}), dict(tokens={"Trak": 1}), dict(pile_tokens={"Village": ["+9 Coin"]})]
)
def test_names_that_were_never_declared_are_refused(given):
    with pytest.raises(IllegalSetup, match="There is no"):
        Lab(**given)


# -- a hidden stack ---------------------------------------------------------------------------------------------------


def order(seed: int) -> list[str]:
    return Lab(["Paladins"], seed=seed).pile("Paladins")


def test_a_hidden_stack_is_shuffled_by_the_seed_of_the_game():
    orders = {tuple(order(seed)) for seed in range(30)}
    assert len(orders) > 20
    assert all(sorted(names) == PALADINS for names in orders)
    assert order(7) == order(7)
    assert {Lab.start(KINGDOM, seed=seed).pile("Paladins")[0] for seed in range(30)} == set(PALADINS)


def test_a_hidden_stack_shows_its_top_and_what_else_is_in_it_but_not_where():
    lab = Lab(["Paladins"], stack={"Paladins": ["Dot", "Eve", "Ada"]})
    pile = next(pile for pile in lab.game.view(0).data()["piles"] if pile["name"] == "Paladins")
    assert pile["top"] == "Dot"
    assert pile["cards"] == ["Dot", "Ada", "Bea", "Cyn", "Eve"]
    assert pile["hidden"]
    seen = lab.game.view(0).pile_with("Paladins")
    assert seen.names() == ["Dot", "Ada", "Bea", "Cyn", "Eve"]
    assert lab.pile("Paladins")[:3] == ["Dot", "Eve", "Ada"]  # the lab knows everything


def test_a_hidden_stack_turns_up_the_next_card_when_one_is_bought():
    lab = Lab(["Paladins"], stack={"Paladins": ["Dot", "Cyn"]}, coins=8, buys=2)
    lab.buy("Dot")
    assert lab.me.discard == ["Dot"]
    lab.buy("Cyn")
    assert lab.me.coins == 0


def fork_orders(lab: Lab, seat: int, n: int = 60) -> list[list[str]]:
    session = Session(lab.game, [None, None])
    return [session.fork(seat, seed).game.find_pile("Paladins").names() for seed in range(n)]


def test_a_hidden_stack_is_dealt_anew_in_forks_but_for_its_top():
    lab = Lab(["Paladins"], stack={"Paladins": ["Dot", "Cyn", "Ada", "Bea", "Eve"]})
    for seat in (0, 1):
        orders = fork_orders(lab, seat)
        assert {names[0] for names in orders} == {"Dot"}
        assert {names[1] for names in orders} == {"Ada", "Bea", "Cyn", "Eve"}
    assert lab.pile("Paladins") == ["Dot", "Cyn", "Ada", "Bea", "Eve"]


def test_what_was_put_back_onto_a_hidden_stack_or_turned_to_its_bottom_stays_known():
    lab = Lab(
        ["Paladins", "Repatriate", "Turner"], hand=["Repatriate", "Turner", "Ada"], deck=["Copper"],
        stack={"Paladins": ["Dot"]},
    )  # fmt: skip
    lab.play("Repatriate", "Ada")
    for names in fork_orders(lab, 1):
        assert names[:2] == ["Ada", "Dot"]
    lab.play("Turner")
    orders = fork_orders(lab, 1)
    assert {names[0] for names in orders} == {"Dot"}
    assert {names[-1] for names in orders} == {"Ada"}
    assert len({tuple(names) for names in orders}) > 3


def test_the_top_of_a_stack_that_nobody_sees_is_nowhere():
    one, other = (
        Lab(["Reaver"], hand=["Reaver"], stack={"Cavern": names})
        for names in (["Ring", "Rapier"], ["Crown Jewel", "Rapier"])
    )
    assert one.game.view(0).data() == other.game.view(0).data()
    assert one.game.view(0).pile_with("Cavern").top.name == "Cavern"
    one.play("Reaver")
    assert one.me.discard == ["Ring"]
    tops = {Session(one.game, [None, None]).fork(0, seed).game.find_pile("Cavern").top.name for seed in range(40)}
    assert tops == {"Ring", "Rapier", "Crown Jewel"}


def test_a_stack_can_be_made_smaller_by_chance():
    lab = Lab(["Paladins"], supply={"Paladins": 3})
    assert len(lab.pile("Paladins")) == 3
    lab.game.check()
    small = [Lab(["Paladins"], supply={"Paladins": 3}, seed=seed) for seed in range(30)]
    assert {name for lab in small for name in lab.pile("Paladins")} == set(PALADINS)
    assert Lab(["Paladins"], supply={"Paladins": 0}).supply["Paladins"] == 0


def test_a_deck_of_landscapes_is_turned_up_discarded_and_shuffled_when_it_is_empty():
    hand = ["Lottery"] * 5
    lab = Lab(["Lottery"], hand=hand, stack={"Gifts": ["Star Gift", "Sun Gift"]})
    assert lab.stack("Gifts") == ["Star Gift", "Sun Gift", "Moon Gift"]
    lab.play("Lottery")
    assert (lab.me.buys, lab.me.coins) == (2, 0)
    lab.play("Lottery")
    assert (lab.me.buys, lab.me.coins) == (2, 1)
    seen = lab.game.view(1).data()["stacks"]["Gifts"]
    assert seen == {"count": 1, "discarded": ["Star Gift", "Sun Gift"], "set_aside": []}
    lab.play("Lottery")
    lab.play("Lottery")
    assert lab.game.view(1).data()["stacks"]["Gifts"]["count"] == 2
    lab.game.check()
    assert Lab().game.stacks == {}


def test_the_order_of_a_deck_of_landscapes_is_dealt_anew_in_forks():
    lab = Lab(["Lottery"], hand=["Lottery"] * 2, stack={"Gifts": ["Star Gift"]})
    session = Session(lab.game, [None, None])
    tops = {session.fork(seat, n).game.deck_of(GIFTS).cards[-1].name for seat in (0, 1) for n in range(40)}
    assert tops == {"Star Gift", "Sun Gift", "Moon Gift"}


# -- private mat, public mat, cards on a card, cards on a landscape ---------------------------------------------------


def test_a_private_mat_shows_cards_to_its_owner_and_a_count_to_others():
    lab = Lab(["Strongbox"], hand=["Strongbox"] * 2, deck=["Gold", "Estate"])
    lab.play("Strongbox", 0)
    assert lab.me.mats["Vault"] == ["Gold"]
    mine, theirs, public = (lab.game.view(seat).data()["players"][0] for seat in (0, 1, -1))
    assert mine["mats"] == {"Vault": ["Gold"]}
    assert theirs["mats"] == public["mats"] == {"Vault": []}
    assert theirs["mat_sizes"] == public["mat_sizes"] == {"Vault": 1}
    assert "Gold" not in str(lab.game.view(1).log())
    assert "Gold" in str(lab.game.view(0).log())
    lab.play("Strongbox", 1)
    assert sorted(lab.me.hand) == ["Gold"]
    assert "Gold" not in str(lab.game.view(1).log())


def test_a_private_mat_is_dealt_anew_for_others_among_all_that_they_do_not_know():
    lab = Lab(["Strongbox"], hand=["Strongbox", "Silver"], deck=["Gold", "Estate"])
    lab.play("Strongbox", 0)
    session = Session(lab.game, [None, None])
    mine = {session.fork(0, seed).game.players[0].mat(VAULT)[0].name for seed in range(30)}
    theirs = {session.fork(1, seed).game.players[0].mat(VAULT)[0].name for seed in range(30)}
    assert mine == {"Gold"}
    assert theirs == {"Gold", "Silver", "Estate"}


def test_what_all_saw_go_onto_a_private_mat_they_know_there_and_in_the_hand_again():
    lab = Lab(["Strongbox"], hand=["Strongbox", "Silver"], in_play=["Market"], deck=["Gold"])
    game = lab.game
    me = game.players[0]
    me.put_onto_mat(me.in_play[0], me.in_play, VAULT)
    for seed in range(20):
        assert Session(game, [None, None]).fork(1, seed).game.players[0].mat(VAULT)[0].name == "Market"
    me.put_into_hand(me.mat(VAULT).cards(), me.mat(VAULT))
    for seed in range(20):
        assert "Market" in [card.name for card in Session(game, [None, None]).fork(1, seed).game.players[0].hand]


def test_a_public_mat_is_seen_by_all_and_scored():
    lab = Lab(["Curator"], hand=["Curator", "Province"], deck=["Copper"], others=[dict(mats={"Gallery": ["Duchy"]})])
    lab.play("Curator", "Province")
    for seat in (0, 1, -1):
        mats = [player["mats"] for player in lab.game.view(seat).data()["players"]]
        assert mats == [{"Gallery": ["Province"]}, {"Gallery": ["Duchy"]}]
    assert (lab.me.vp, lab.other.vp) == (6, 3)
    assert lab.me.mats["Gallery"] == ["Province"]
    assert lab.me.mats["Vault"] == []


def test_cards_under_a_card_are_known_to_their_owner_alone():
    lab = Lab(["Satchel"], hand=["Satchel", "Province", "Estate"], deck=["Copper"])
    lab.play("Satchel", "Province")
    (mine,) = lab.game.view(0).effects()
    (theirs,) = lab.game.view(1).effects()
    assert ([card.name for card in mine.cards], mine.holds) == (["Province"], 1)
    assert (theirs.cards, theirs.holds) == ([], 1)
    assert lab.me.vp == 7
    session = Session(lab.game, [None, None])
    assert {session.fork(0, n).game.effects[0].cards[0].name for n in range(20)} == {"Province"}


def test_cards_on_a_landscape_are_nobodys_and_seen_by_all():
    lab = Lab(["Offering"], hand=["Offering", "Province"], landscapes=["Sanctum"])
    lab.play("Offering")
    assert lab.mats["Altar"] == ["Province"]
    assert (lab.me.vp, lab.other.vp) == (1, 1)
    for seat in (0, 1, -1):
        assert lab.game.view(seat).data()["mats"] == {"Altar": ["Province"]}
    assert Session(lab.game, [None, None]).fork(1, 3).game.mat(ALTAR)[0].name == "Province"
    lab.game.check()


# -- tokens on piles and on players -----------------------------------------------------------------------------------


def test_tokens_on_piles_help_only_their_owner():
    lab = Lab(
        ["Surveyor"], hand=["Surveyor", "Village"], deck=["Copper"],
        others=[dict(hand=["Village"], pile_tokens={"Market": ["+1 Coin"]})],
    )  # fmt: skip
    lab.play("Surveyor", "Village")
    assert lab.tokens("Village") == ["+1 Coin"]
    assert lab.tokens("Market") == ["+1 Coin of seat 1"]
    lab.play("Village")
    assert lab.me.coins == 1
    lab.end_turn()
    lab.play("Village")
    assert lab.other.coins == 0


def test_a_token_that_is_owned_moves_from_pile_to_pile():
    lab = Lab(["Surveyor"], hand=["Surveyor"], pile_tokens={"Village": ["+1 Coin"]})
    lab.play("Surveyor", "Market")
    assert lab.tokens("Village") == []
    assert lab.tokens("Market") == ["+1 Coin"]
    pile = next(pile for pile in lab.game.view(1).data()["piles"] if pile["name"] == "Market")
    assert (pile["tokens"], pile["token_owners"]) == ({"+1 Coin": 1}, {"+1 Coin": [0]})


def test_tokens_on_piles_make_cards_cheaper_in_their_owners_turns_only():
    lab = Lab(["Assessor"], pile_tokens={"Market": ["-2 Cost"]})
    market = lab.game.find_pile("Market").kind
    assert lab.game.view(0).full_cost(market).coins == 3
    lab.end_turn()
    assert lab.game.view(0).full_cost(market).coins == 5


def test_tokens_stay_with_an_emptied_pile():
    kingdom = ["Moat", "Surveyor", "Assessor"]
    lab = Lab(supply={"Moat": 1}, kingdom=kingdom, pile_tokens={"Moat": [("Tax", 2), "+1 Coin"]}, coins=2)
    lab.buy("Moat")
    assert lab.supply["Moat"] == 0
    assert lab.tokens("Moat") == [("Tax", 2), "+1 Coin"]
    game = lab.game.copy()
    pile = game.find_pile("Moat")
    assert game.take_tokens(pile, TAX) == 2
    assert game.now(pile).count_of(TAX) == 0
    assert game.now(pile).has_token(BOOST, 0)
    assert not game.now(pile).has_token(REBATE, 0)
    assert lab.tokens("Moat") == [("Tax", 2), "+1 Coin"]


def test_tokens_of_players_start_as_declared_in_games_that_bring_them():
    lab = Lab(["Trek"], hand=["Trek", "Trek"], deck=["Copper"] * 4)
    assert lab.me.tokens == lab.other.tokens == {"Trek": 1}
    lab.play("Trek")
    assert (lab.me.coins, lab.me.tokens, lab.other.tokens) == (1, {}, {"Trek": 1})
    assert lab.game.players[0].tokens_of(TREK) == 0
    assert Lab().me.tokens == {}
    assert Lab(["Trek"], tokens={"Trek": 0}).me.tokens == {}


# -- all of it together -----------------------------------------------------------------------------------------------


def test_records_of_the_lab_have_mats_tokens_and_stacks():
    lab = Lab(
        KINGDOM, hand=["Strongbox", "Reaver", "Trek"], deck=["Gold"], mats={"Vault": ["Estate"]}, tokens={"Trek": 1},
        pile_tokens={"Reaver": ["+1 Coin", ["Tax", 2]]}, stack={"Paladins": ["Eve"], "Gifts": ["Moon Gift"]},
    )  # fmt: skip
    lab.play("Strongbox", 0)
    lab.play("Reaver")
    again = Record.load(lab.record()).replay()
    assert checksum(again) == checksum(lab.game)
    assert again.players[0].mat(VAULT) == lab.game.players[0].mat(VAULT)
    assert again.find_pile("Paladins").names() == lab.pile("Paladins")


@pytest.mark.parametrize("what", ["mat", "token", "effect", "pile token"])
def test_the_checksum_tells_games_apart_that_differ_in_one_thing(what):
    game = Lab(KINGDOM, mats={"Gallery": ["Copper"]}).game
    other = game.copy()
    me = other.players[0]
    if what == "mat":
        other.move(me.mat(GALLERY)[0], me.mat(GALLERY), me.mat(VAULT))
    elif what == "token":
        me.add_tokens(TREK)
    elif what == "effect":
        me.next_turn(other.new_card(other.piles[0].kind))
    else:
        other.move_token(other.piles[0], BOOST, 1)
    assert checksum(other) != checksum(game)


@pytest.mark.parametrize("seed", range(12))
def test_random_games_with_all_places_and_tokens(seed):
    kingdom = KINGDOM if seed % 2 else [*KINGDOM[:-3], *OTHERS]
    setup = Setup(kingdom, 2 + seed % 3, landscapes=["Sanctum"])
    prover = Prover(seed)
    game = new_game(setup, seed, [prover] * setup.players)
    prover.game = game
    game.most_turns = 200
    game.run()
    game.check()
    if game.over:
        record = Record.of(game, setup, seed, [f"Seat {i}" for i in range(setup.players)])
        assert checksum(Record.load(record.dump()).replay()) == checksum(game)


@pytest.mark.parametrize("seed", range(6))
def test_forks_and_undo_with_all_places_and_tokens(seed):
    kingdom = KINGDOM if seed % 2 else [*KINGDOM[:-3], *OTHERS]
    setup = Setup(kingdom, 3, landscapes=["Sanctum"])
    session = Session(new_game(setup, seed, [Prover(0)] * 3), [None] * 3)
    rng = random.Random(seed)
    for i in range(150):
        question = session.question
        if question is None:
            break
        if not question.of_turn or rng.random() < 0.1:
            for seat in range(3):
                before = [session.view(s).data(question) for s in range(3)]
                fork = session.fork(seat, i)
                assert fork.view(seat).data(fork.question) == before[seat]
                assert fork.view(seat).log() == session.view(seat).log()
                for _ in range(3):
                    fork.game.check()
                    if fork.question is not None:
                        fork.answer(random_answer(fork.question, rng))
                assert [session.view(s).data(question) for s in range(3)] == before
        if i % 20 == 19:
            kept = checksum(session.game)
            session.answer(random_answer(question, rng))
            session.undo()
            assert checksum(session.game) == kept
        session.answer(random_answer(session.question, rng))
        session.game.check()


def test_all_zones_have_the_sight_that_was_declared():
    game = Lab(KINGDOM, mats={"Vault": ["Copper"], "Gallery": ["Copper"]}, set_aside=["Copper"]).game
    me = game.players[0]
    assert me.set_aside_hidden.sight == me.looking.sight == OWNER
    for card in me.mat(GALLERY).cards():
        game.move(card, me.mat(GALLERY), me.looking)
    assert {place: zone.sight for place, zone in game.places()} == {
        place: sight_of(place) for place, _ in game.places()
    }
    assert [zone for zone in me.zones() if zone.sight != ALL] == me.closed_zones()
    assert [zone for _, zone in game.places()] == game.zones()


"""The sample turns of the rulebooks, replayed whole: after each step, what the book says."""

from bailiwick.lab import Lab

BEFORE_BUTCHER = ["Copper", "Gold", "Estate", "Horn of Plenty"]


def counts(lab):
    return (lab.me.actions, lab.me.buys, lab.me.coins, lab.me.coffers)


def test_annas_turn_of_2017():
    lab = Lab(
        ["Tournament", "Menagerie", "Hamlet", "Butcher", "Candlestick Maker", "Horn of Plenty", "Stonemason", "Herald"],
        hand=["Tournament", "Gold", "Copper", "Copper", "Menagerie"],
        deck=["Hamlet", "Estate", "Butcher", "Candlestick Maker", "Horn of Plenty", "Silver", "Copper", "Duchy",
              "Estate", "Hamlet", "Curse"],
        others=[{"hand": ["Province", "Copper"]}, {"hand": ["Estate"]}],
    )  # fmt: skip
    assert counts(lab) == (1, 1, 0, 0)

    lab.play("Tournament", False)  # she has no Province to show; who has one keeps it hidden
    assert [(q.player, q.purpose) for q in lab.asked] == [(1, "may")]
    assert lab.me.hand == ["Gold", "Copper", "Copper", "Menagerie", "Hamlet"]
    assert counts(lab) == (1, 1, 1, 0)

    lab.play("Hamlet", "Copper", None)
    assert lab.me.hand == ["Gold", "Copper", "Menagerie", "Estate"]
    assert lab.me.discard == ["Copper"]
    assert counts(lab) == (2, 1, 1, 0)

    lab.play("Menagerie")
    assert lab.me.hand == ["Gold", "Copper", "Estate", "Butcher", "Candlestick Maker", "Horn of Plenty"]
    assert counts(lab) == (2, 1, 1, 0)

    lab.play("Candlestick Maker")
    assert lab.me.hand == ["Butcher", *BEFORE_BUTCHER]
    assert counts(lab) == (2, 2, 1, 1)

    lab.play("Butcher", "Estate", 1, "Menagerie")
    assert lab.trash == ["Estate"]
    assert lab.me.hand == ["Gold", "Copper", "Horn of Plenty"]
    assert lab.me.discard == ["Copper", "Menagerie"]
    assert lab.supply["Menagerie"] == 9
    assert counts(lab) == (1, 2, 1, 2)
    trash, spend, gain = lab.asked[-3:]
    assert sorted(trash.options) == sorted(BEFORE_BUTCHER)
    assert (spend.minimum, spend.maximum) == (0, 3)
    assert "Silver" in gain.options
    assert "Herald" not in gain.options

    lab.play("Copper")
    assert lab.phase == "buy"
    assert counts(lab) == (1, 2, 2, 2)
    lab.play("Gold")
    assert counts(lab) == (1, 2, 5, 2)
    assert lab.me.hand == ["Horn of Plenty"]

    lab.play("Horn of Plenty", "Gold")
    eight = ["Tournament", "Hamlet", "Menagerie", "Butcher", "Candlestick Maker", "Copper", "Gold", "Horn of Plenty"]
    assert lab.me.in_play == eight
    assert "Province" in lab.asked[-1].options  # up to 8
    assert lab.me.discard == ["Copper", "Menagerie", "Gold"]
    assert lab.trash == ["Estate"]
    assert counts(lab) == (1, 2, 5, 2)

    lab.spend_coffers(1)
    assert counts(lab) == (1, 2, 6, 1)

    lab.buy("Stonemason", 4, "Herald", "Herald")
    assert [q.purpose for q in lab.asked[-3:]] == ["overpay", "gain", "gain"]  # nothing is overpaid for a Herald
    assert (lab.asked[-3].minimum, lab.asked[-3].maximum) == (0, 4)
    assert sorted(lab.asked[-2].options) == ["Herald", "Smithy", "Tournament"]
    assert lab.me.discard == ["Copper", "Menagerie", "Gold", "Stonemason", "Herald", "Herald"]
    assert (lab.supply["Stonemason"], lab.supply["Herald"]) == (9, 8)
    assert counts(lab) == (1, 1, 0, 1)
    assert lab.me.in_play == eight

    lab.end_turn()
    assert lab.turn == 1
    assert lab.me.in_play == []
    assert lab.me.hand == ["Silver", "Copper", "Duchy", "Estate", "Hamlet"]
    assert lab.me.deck == ["Curse"]
    assert lab.me.discard == ["Copper", "Menagerie", "Gold", "Stonemason", "Herald", "Herald", *eight]
    assert lab.me.coffers == 1


def test_annas_turn_of_2011():
    lab = Lab(
        ["Tournament", "Menagerie", "Hamlet", "Horn of Plenty", "Fairgrounds"],
        hand=["Tournament", "Silver", "Copper", "Copper", "Menagerie"],
        deck=["Hamlet", "Estate", "Silver", "Horn of Plenty", "Province", "Copper", "Gold", "Estate", "Duchy", "Curse"],
        others=[{"hand": ["Estate"]}],
    )
    assert counts(lab) == (1, 1, 0, 0)

    lab.play("Tournament")
    assert lab.asked == []
    assert lab.me.hand == ["Silver", "Copper", "Copper", "Menagerie", "Hamlet"]
    assert counts(lab) == (1, 1, 1, 0)

    lab.play("Hamlet", "Copper", None)
    assert lab.me.hand == ["Silver", "Copper", "Menagerie", "Estate"]
    assert lab.me.discard == ["Copper"]
    assert counts(lab) == (2, 1, 1, 0)

    lab.play("Menagerie")
    assert lab.me.hand == ["Silver", "Copper", "Estate", "Silver", "Horn of Plenty", "Province"]
    assert counts(lab) == (2, 1, 1, 0)

    lab.to_buy_phase()
    assert lab.phase == "buy"
    assert counts(lab) == (2, 1, 1, 0)  # two Actions are left over
    lab.play("Copper")
    assert counts(lab) == (2, 1, 2, 0)
    lab.play("Silver")
    assert counts(lab) == (2, 1, 4, 0)
    lab.play("Silver")
    assert lab.me.hand == ["Estate", "Horn of Plenty", "Province"]
    assert counts(lab) == (2, 1, 6, 0)

    lab.play("Horn of Plenty", "Gold")
    played = ["Tournament", "Hamlet", "Menagerie", "Copper", "Silver", "Silver", "Horn of Plenty"]
    assert lab.me.in_play == played
    assert "Fairgrounds" in lab.asked[-1].options  # up to 6, for six names
    assert "Province" not in lab.asked[-1].options
    assert lab.me.discard == ["Copper", "Gold"]
    assert lab.trash == []
    assert counts(lab) == (2, 1, 6, 0)

    lab.buy("Fairgrounds")
    assert lab.me.discard == ["Copper", "Gold", "Fairgrounds"]
    assert lab.supply["Fairgrounds"] == 7
    assert counts(lab) == (2, 0, 0, 0)
    assert lab.trash == []

    lab.end_turn()
    assert lab.me.in_play == []
    assert lab.me.discard == ["Copper", "Gold", "Fairgrounds", *played, "Estate", "Province"]
    assert lab.me.hand == ["Copper", "Gold", "Estate", "Duchy", "Curse"]
    assert lab.me.deck == []
    assert lab.turn == 1


def test_natalies_turn_of_2013():
    lab = Lab(
        ["Butcher", "Candlestick Maker", "Stonemason", "Herald"],
        hand=["Butcher", "Candlestick Maker", "Estate", "Copper", "Silver"],
        deck=["Copper", "Copper", "Gold", "Estate", "Copper", "Silver"],
        coffers=3,
    )
    lab.play("Candlestick Maker")
    assert lab.me.hand == ["Butcher", "Estate", "Copper", "Silver"]
    assert counts(lab) == (1, 2, 0, 4)

    lab.play("Butcher", "Estate", 1, "Silver")
    assert (lab.asked[1].minimum, lab.asked[1].maximum) == (0, 6)  # with the two of this very Butcher
    assert lab.trash == ["Estate"]
    assert lab.me.hand == ["Copper", "Silver"]
    assert lab.me.discard == ["Silver"]
    assert counts(lab) == (0, 2, 0, 5)

    lab.play("Copper")
    assert lab.phase == "buy"
    assert counts(lab) == (0, 2, 1, 5)
    lab.play("Silver")
    assert lab.me.hand == []
    assert counts(lab) == (0, 2, 3, 5)

    lab.spend_coffers(3)
    assert counts(lab) == (0, 2, 6, 2)

    lab.buy("Stonemason", 4, "Herald", "Herald")
    assert [q.purpose for q in lab.asked] == ["trash", "spend", "gain", "overpay", "gain", "gain"]
    assert sorted(lab.asked[-1].options) == ["Herald", "Smithy"]
    assert (lab.supply["Stonemason"], lab.supply["Herald"], lab.supply["Silver"]) == (9, 8, 39)
    assert lab.me.discard == ["Silver", "Herald", "Herald", "Stonemason"]
    assert counts(lab) == (0, 1, 0, 2)

    lab.end_turn()  # a Buy is left, and nothing to spend
    assert lab.me.in_play == []
    played = ["Candlestick Maker", "Butcher", "Copper", "Silver"]
    assert lab.me.discard == ["Silver", "Herald", "Herald", "Stonemason", *played]
    assert lab.me.hand == ["Copper", "Copper", "Gold", "Estate", "Copper"]
    assert lab.me.deck == ["Silver"]
    assert lab.me.coffers == 2
    assert lab.turn == 1

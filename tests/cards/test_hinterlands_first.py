"""Hinterlands: what only the first edition has, one deciding sentence after the other."""

from bailiwick.lab import Lab

# Cache


def test_cache_makes_three_and_brings_two_coppers_when_gained():
    lab = Lab(["Cache"], hand=["Cache", "Silver"])
    lab.play_treasures()
    assert lab.me.coins == 5
    lab.buy("Cache")
    assert lab.me.discard == ["Cache", "Copper", "Copper"]


def test_cache_gains_as_many_coppers_as_there_are():
    lab = Lab(["Cache"], hand=["Gold", "Gold"], supply={"Copper": 1})
    lab.play_treasures()
    lab.buy("Cache")
    assert lab.me.discard == ["Cache", "Copper"]


# Duchess


def test_duchess_lets_everybody_look_at_their_own_top_card():
    lab = Lab(["Duchess"], hand=["Duchess"], deck=["Curse"], others=[{"deck": ["Gold"]}, {"discard": ["Estate"]}, {}])
    lab.play("Duchess", "Discard it", "Put it back", "Discard it")
    assert lab.me.coins == 2
    assert [q.player for q in lab.asked] == [0, 1, 2]
    assert [q.about for q in lab.asked] == ["Curse", "Gold", "Estate"]
    assert lab.me.discard == ["Curse"]
    assert lab.other.deck == ["Gold"]
    assert lab.players[2].discard == ["Estate"]


def test_duchess_may_come_with_every_duchy_that_anybody_gains():
    lab = Lab(["Duchess"], hand=["Gold", "Gold"])
    lab.play_treasures()
    lab.buy("Duchy", "Duchess")
    assert lab.me.discard == ["Duchy", "Duchess"]
    lab = Lab(["Duchess"])
    lab.gain("Duchy", None, seat=1)
    assert lab.asked[-1].player == 1
    assert lab.other.discard == ["Duchy"]


def test_duchess_is_not_offered_without_a_duchess_left_or_for_other_cards():
    lab = Lab(["Duchess"], supply={"Duchess": 0})
    lab.gain("Duchy")
    assert lab.asked == []
    lab = Lab(["Duchess"])
    lab.gain("Province")
    lab.gain("Estate")
    assert lab.asked == []


# Embassy


def test_embassy_draws_five_and_discards_three():
    lab = Lab(["Embassy"], hand=["Embassy", "Estate"], deck=["Gold", "Copper", "Copper"])
    lab.play("Embassy", ["Estate", "Copper", "Copper"])
    assert lab.me.hand == ["Gold"]
    assert lab.me.discard == ["Estate", "Copper", "Copper"]


def test_embassy_discards_what_there_is():
    lab = Lab(["Embassy"], hand=["Embassy"], deck=["Gold", "Copper"])
    lab.play("Embassy")
    assert lab.me.hand == []
    assert lab.me.discard == ["Gold", "Copper"]


def test_embassy_gained_gives_the_others_silvers_in_turn_order():
    lab = Lab(["Embassy"], supply={"Silver": 1}, others=[{}, {}])
    lab.gain("Embassy", seat=1)
    assert lab.players[2].discard == ["Silver"]
    assert lab.me.discard == []
    assert lab.other.discard == ["Embassy"]


# Ill-Gotten Gains


def test_ill_gotten_gains_may_gain_a_copper_into_the_hand_that_can_be_played():
    lab = Lab(["Ill-Gotten Gains"], hand=["Ill-Gotten Gains"])
    lab.play("Ill-Gotten Gains", "Copper")
    assert lab.me.coins == 1
    assert lab.me.hand == ["Copper"]
    lab.play("Copper")
    assert lab.me.coins == 2


def test_ill_gotten_gains_need_not_gain_a_copper_and_cannot_without_one():
    lab = Lab(["Ill-Gotten Gains"], hand=["Ill-Gotten Gains"])
    lab.play("Ill-Gotten Gains", None)
    assert lab.me.hand == []
    lab = Lab(["Ill-Gotten Gains"], hand=["Ill-Gotten Gains"], supply={"Copper": 0})
    lab.play("Ill-Gotten Gains")
    assert lab.asked == []


def test_ill_gotten_gains_curse_the_others_and_no_moat_helps():
    lab = Lab(["Ill-Gotten Gains", "Moat"], others=[{"hand": ["Moat"]}, {}], supply={"Curse": 1})
    lab.gain("Ill-Gotten Gains")
    assert lab.asked == []
    assert lab.other.discard == ["Curse"]
    assert lab.players[2].discard == []


# Mandarin


def test_mandarin_puts_a_card_of_the_hand_onto_the_deck():
    lab = Lab(["Mandarin"], hand=["Mandarin", "Copper", "Estate"], deck=["Gold"])
    lab.play("Mandarin", "Copper")
    assert lab.me.coins == 3
    assert lab.me.deck == ["Copper", "Gold"]
    lab = Lab(["Mandarin"], hand=["Mandarin"])
    lab.play("Mandarin")
    assert lab.asked == []


def test_mandarin_gained_puts_all_treasures_in_play_onto_the_deck():
    lab = Lab(["Mandarin"], hand=["Market", "Gold", "Silver", "Gold"], deck=["Estate"], buys=2)
    lab.play("Market")
    lab.play("Gold")
    lab.play("Silver")
    lab.buy("Mandarin", ["Silver", "Gold"])  # the other Gold is still in hand
    assert lab.me.deck == ["Silver", "Gold"]
    assert lab.me.in_play == ["Market"]
    assert "Gold" in lab.me.hand
    assert lab.me.coins == 1


# Oracle


def test_oracle_decides_for_everybody_and_draws_two_afterwards():
    lab = Lab(
        ["Oracle"], hand=["Oracle"], deck=["Gold", "Silver", "Duchy"],
        others=[{"deck": ["Gold", "Province"]}, {"deck": ["Estate", "Curse"]}],
    )  # fmt: skip
    lab.play("Oracle", "Put them back", ["Silver", "Gold"], "Discard them", "Put them back", ["Curse", "Estate"])
    assert lab.me.hand == ["Silver", "Gold"]
    assert lab.other.discard == ["Gold", "Province"]
    assert lab.players[2].deck == ["Curse", "Estate"]
    assert [q.player for q in lab.asked] == [0, 0, 0, 0, 2]


def test_oracle_is_an_attack_but_reaches_its_own_player_always():
    lab = Lab(["Oracle", "Moat"], hand=["Oracle"], deck=["Gold"], others=[{"hand": ["Moat"], "deck": ["Gold"]}, {}])
    lab.play("Oracle", "Moat", "Discard them")
    assert [q.subject for q in lab.asked[1:]] == [0]
    assert lab.me.hand == ["Gold"]  # discarded, shuffled and drawn
    assert lab.other.deck == ["Gold"]


# Silk Road


def test_silk_road_is_worth_one_for_four_victory_cards():
    for others, vp in ((2, 0), (3, 1), (6, 1), (7, 2)):
        lab = Lab(["Silk Road"], hand=["Silk Road"], deck=["Harem"] * (others - 1), discard=["Estate"])
        assert lab.me.vp == vp + 2 * (others - 1) + 1


# Noble Brigand


def brigand(**more):
    others = [{"deck": ["Silver", "Gold"]}, {"deck": ["Estate", "Curse"]}, {"deck": ["Copper", "Estate"]}, {}]
    return Lab(["Noble Brigand", "Moat"], hand=["Noble Brigand", "Gold", "Silver"], others=others, **more)


def test_noble_brigand_takes_a_silver_or_gold_and_gives_coppers_to_the_poor():
    lab = brigand()
    lab.play("Noble Brigand", "Gold")
    assert lab.me.coins == 1
    assert lab.me.discard == ["Gold"]
    assert lab.trash == []
    assert [seat.discard for seat in lab.players[1:]] == [
        ["Silver"], ["Estate", "Curse", "Copper"], ["Copper", "Estate"], ["Copper"],
    ]  # fmt: skip
    assert (lab.asked[0].player, lab.asked[0].subject) == (0, 1)


def test_noble_brigand_does_the_same_when_bought_and_nobody_can_answer():
    other = {"hand": ["Moat"], "deck": ["Gold", "Estate"]}
    lab = Lab(["Noble Brigand", "Moat"], hand=["Gold", "Copper"], others=[other])
    lab.play_treasures()
    lab.buy("Noble Brigand")
    assert lab.asked == []
    assert lab.me.coins == 0
    assert lab.me.discard == ["Gold", "Noble Brigand"]
    assert lab.other.discard == ["Estate"]


def test_noble_brigand_played_is_an_attack_and_gained_it_does_nothing():
    lab = Lab(["Noble Brigand", "Moat"], hand=["Noble Brigand"], others=[{"hand": ["Moat"], "deck": ["Gold", "Gold"]}])
    lab.gain("Noble Brigand")
    lab.play("Noble Brigand", "Moat")
    assert lab.other.deck == ["Gold", "Gold"]


def test_noble_brigand_leaves_other_treasures_alone():
    other = {"deck": ["Harem", "Platinum"]}
    lab = Lab(["Noble Brigand", "Harem"], hand=["Noble Brigand"], others=[other], colonies=True)
    lab.play("Noble Brigand")
    assert lab.other.discard == ["Harem", "Platinum"]
    assert lab.me.discard == []


# Nomad Camp


def test_nomad_camp_is_gained_onto_the_deck():
    lab = Lab(["Nomad Camp"], hand=["Gold", "Copper"], deck=["Estate"])
    lab.play_treasures()
    lab.buy("Nomad Camp")
    assert lab.me.deck == ["Nomad Camp", "Estate"]
    lab.gain("Nomad Camp", seat=1)
    assert lab.other.deck == ["Nomad Camp"]
    lab = Lab(["Nomad Camp"], hand=["Nomad Camp"])
    lab.play("Nomad Camp")
    assert (lab.me.buys, lab.me.coins) == (2, 2)


def test_nomad_camp_gained_into_the_hand_stays_there():
    lab = Lab(["Nomad Camp", "Artisan"], hand=["Artisan", "Copper"])
    lab.play("Artisan", "Nomad Camp", "Copper")
    assert lab.me.hand == ["Nomad Camp"]

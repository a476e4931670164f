"""Back to the Action phase, from the last Buy, in the lab and in a game with nothing asked; and the end of the game."""

from __future__ import annotations

from bailiwick.engine.decision import Agent
from bailiwick.kingdoms import Setup, new_game
from bailiwick.lab import Lab

COPPERS = ["Copper"] * 20


class Buyer(Agent):
    """Plays all Treasures and buys what it likes best; plays every Action."""

    def __init__(self, *wanted):
        self.wanted = wanted

    def decide(self, view, decision):
        if decision.purpose == "play-action":
            return [0] if decision.cards else []
        if decision.cards:
            return decision.all_cards()
        found = [decision.find_pile(name) for name in self.wanted]
        return next(([i] for i in found if i >= 0), [])


def test_from_the_last_buy_in_the_lab():
    lab = Lab(["Lodge"], hand=["Smithy", "Copper"], coins=4, actions=0, deck=COPPERS)
    lab.buy("Lodge")
    assert (lab.phase, lab.me.actions, lab.me.buys) == ("action", 1, 0)
    lab.play("Lodge")
    lab.play("Smithy")
    lab.play("Copper")
    assert (lab.phase, lab.me.coins, lab.me.buys) == ("buy", 1, 1)


def test_from_the_last_buy_in_a_game_with_nothing_asked():
    lab = Lab(["Lodge"], hand=["Copper"], coins=3, actions=0, deck=COPPERS)
    game = lab.game.copy()
    game.always_ask = False
    game.agents = [Buyer("Lodge", "Silver"), Agent()]
    game.most_turns = game.turn_number
    game.run()
    assert [card.name for card in game.players[0].discard_pile].count("Lodge") == 1
    log = [(entry["kind"], *entry.get("cards", [])) for entry in game.view(0).log()]
    assert ("play", "Lodge") in log
    assert ("phase",) in log


def test_the_buy_phase_ends_each_time():
    lab = Lab(["Lodge", "Bellfounder"], hand=["Bellfounder"], coins=4, deck=COPPERS)
    lab.play("Bellfounder")
    lab.buy("Lodge")
    assert lab.me.vp_tokens == 1
    lab.end_turn()
    assert lab.me.vp_tokens == 2


def test_treasures_can_be_played_in_the_next_buy_phase():
    lab = Lab(["Lodge"], hand=["Copper", "Silver"], coins=4, deck=COPPERS)
    lab.play("Copper")
    lab.buy("Lodge")
    lab.play("Lodge")
    lab.play("Silver")
    assert lab.me.coins == 3


def test_no_start_of_turn_comes_again():
    lab = Lab(["Lodge", "Sluice"], hand=["Sluice"], deck=COPPERS, others=[{"deck": COPPERS}])
    lab.play("Sluice")
    lab.end_turn()
    lab.end_turn()
    assert lab.me.coins == 1
    lab.play_treasures()
    lab.buy("Lodge")
    assert lab.me.coins == 2


def test_gained_in_anothers_turn_or_in_the_action_phase_nothing_leads_back():
    lab = Lab(["Lodge"], hand=["Copper"])
    lab.gain("Lodge")
    assert (lab.phase, lab.me.discard) == ("action", ["Lodge"])
    lab.to_buy_phase()
    lab.gain("Lodge", seat=1)
    assert (lab.phase, lab.other.discard) == ("buy", ["Lodge"])


def test_an_extra_round_at_the_end():
    lab = Lab(landscapes=["Afterglow"], coins=5, buys=2, supply={"Province": 1}, deck=COPPERS,
              others=[{"hand": COPPERS[:8], "deck": COPPERS}, {"deck": COPPERS}])  # fmt: skip
    lab.buy("Afterglow")
    lab.end_turn()
    lab.play_treasures()
    lab.buy("Province")
    lab.end_turn()
    assert (lab.over, lab.turn) == (False, 0), "seat 0 has one more turn, and nobody else"
    lab.play_treasures()
    lab.buy("Silver")
    lab.end_turn()
    assert lab.over
    assert lab.winners == [1]
    assert [p.turns for p in lab.players] == [2, 2, 1], "it does not count for the tie-break"


def test_nobody_with_one_more_turn_ends_the_game_as_ever():
    lab = Lab(landscapes=["Afterglow"], coins=8, supply={"Province": 1}, deck=COPPERS)
    lab.buy("Province")
    lab.end_turn()
    assert lab.over


def test_whole_games_with_it_end():
    for seed in range(5):
        agents = [Buyer("Province", "Lodge", "Gold", "Silver"), Buyer("Province", "Gold", "Lodge", "Silver")]
        game = new_game(Setup(["Lodge"], landscapes=["Afterglow", "Fair Day"]), seed, agents)
        game.run()
        game.check()
        assert game.over


def test_what_happens_at_the_end_of_the_buy_phase_happens_in_it():
    lab = Lab(["Closing Bell", "Peddler"], in_play=["Closing Bell", "Village"], deck=COPPERS)
    lab.end_turn("Peddler")
    assert lab.me.discard.count("Peddler") == 1, "it costs 4 as long as this is the Buy phase"


def test_a_gain_at_the_end_of_the_buy_phase_leads_back_and_the_end_comes_once_more():
    lab = Lab(["Closing Bell", "Bellfounder", "Lodge"], in_play=["Closing Bell", "Bellfounder"], deck=COPPERS)
    turn = lab.game.turn_number
    lab.end_turn("Lodge", "Estate")
    assert (lab.game.turn_number, lab.me.vp_tokens) == (turn + 1, 2)

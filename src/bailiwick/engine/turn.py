"""The turn: its phases, the moves that each offers, Clean-up, extra turns, and the end of the game.

A turn goes from stage to stage. Between stages no card is half played: this is where games can be copied, resumed and
left by an exception.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.decision import NO_LABELS, Decision, Move
from bailiwick.engine.events import Event
from bailiwick.engine.facts import affordable, forget_types, other_moves
from bailiwick.engine.kinds import ACTION, NIGHT, TREASURE
from bailiwick.engine.rows import NO_ENTRIES
from bailiwick.engine.triggers import announce, announce_each, expire
from bailiwick.engine.vecs import vec
from bailiwick.engine.zone import said

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player

START: Final = 0
ACTION_PHASE: Final = 1
BUY_PHASE_START: Final = 2
BUY_PHASE: Final = 3
CLEAN_UP: Final = 4
OVER: Final = 5
NIGHT_PHASE: Final = 6
BUY_PHASE_END: Final = 7  # while what happens at its end happens: it is still the Buy phase
NIGHT_GOES_ON: Final = 8  # the Night phase, with something played in it
DEALING: Final = 9  # before the first turn, where players have a say in what they start with

PHASES: Final = ["action", "action", "buy", "buy", "buy", "over", "night", "buy", "night", "action"]
HAND_SIZE: Final = 5
# So many turns in which nobody is asked anything, and the game ends as it stands: all have been through their decks,
# and nothing will ever be asked again. It happens where all owe debt and have trashed what could pay it.
STANDSTILL: Final = 240

# When an extra turn that is due does not happen.
NOT_THIRD: Final = 0  # if it would be the player's third turn in a row
NOT_SECOND_EXTRA: Final = 1  # if the turn before was an extra turn of the same player
ALWAYS: Final = 2  # it happens in any case, unless the game is over before
LAST: Final = 3  # it comes after the end of the game


class ExtraTurn:
    """A turn beyond those that go round, from when it is earned until it is over. Never changed: copies share it."""

    def __init__(self, seat: i64, because: Card, limit: i64, controller: i64, first: bool | None) -> None:
        self.seat: i64 = seat
        self.because = because
        self.limit: i64 = limit
        self.controller: i64 = controller  # the seat that decides for the player in it; -1 for the player
        self.first = first  # it comes before others that wait, or after them; None: as the player likes


def run_stages(game: Game) -> None:
    """Go on until the game is over, or until it has taken as many turns as it may."""
    decided: i64 = game.log.decided_count()
    quiet: i64 = 0  # turns since anybody was asked
    while True:
        stage = game.stage
        if stage == BUY_PHASE:
            _buy_phase(game)
        elif stage == ACTION_PHASE:
            _action_phase(game)
        elif stage == CLEAN_UP:
            _clean_up(game)
        elif stage == START:
            if game.turn_number >= game.most_turns:
                return
            by_now: i64 = game.log.decided_count()
            if decided != by_now:
                decided = by_now
                quiet = 0
            else:
                quiet += 1
                if quiet > STANDSTILL:
                    _end_game(game, 1)
                    return
            _start_turn(game)
        elif stage == OVER:
            return
        elif stage in (NIGHT_PHASE, NIGHT_GOES_ON):
            _night_phase(game)
        elif stage == DEALING:
            _deal(game)
        else:
            _start_buy_phase(game)
        if game.keep_checkpoints:
            game.checkpoint = game.copy()


def _deal(game: Game) -> None:
    """Let players change what they start with, in turn order, and deal."""
    for player in game._players:
        announce(game, Event(on.DEAL, player))
    game.deal_hands()
    game.stage = START


# -- whose turn it is -------------------------------------------------------------------------------------------------


def _start_turn(game: Game) -> None:
    extra: ExtraTurn | None = None
    seat: i64 = game.next_seat
    if game.extra_turns:
        extra = _next_extra_turn(game)
        if extra is None:
            if game.ended and not last_turns_wait(game):
                _end_game(game)
            return
        seat = extra.seat
        me = game._players[seat]
        game.extra = True
    else:
        me = game._players[seat]
        me.turns += 1
        game.next_seat = (seat + 1) % len(game._players)
        game.extra = False
    if me.skips:
        me.skips -= 1
        game.write(log.SKIP, seat, [], "" if extra is None else extra.because.name, 0)
        if game.ended and not last_turns_wait(game):
            _end_game(game)
        return  # the next turn starts at once; the one before is still the one before
    game.turn = seat
    if seat == game.last_turn:
        game.in_a_row += 1
    else:
        game.in_a_row = 1
    game.turn_number += 1
    me.actions = 1
    me.buys = 1
    me.coins = 0
    me.potions = 0
    me.plays_from_hand = 0
    game.bought = False
    if extra is None:
        game.turn_because = None
        game.log.add(log.TURN, seat, 0, me.turns)
    else:
        game.turn_because = extra.because
        game.log.write(log.TURN, seat, 0, [], extra.because.name, me.turns)
        if extra.controller >= 0:
            game.take_control(seat, extra.controller)
        extra.because.begin_turn(me)
    if game.effects:
        expire(game, on.UNTIL_NEXT_TURN, seat)
    if game.heard & on.TURN_START:
        announce(game, Event(on.TURN_START, me))
    game.stage = ACTION_PHASE


def _next_extra_turn(game: Game) -> ExtraTurn | None:
    """The extra turn that is due now; None where one was due and does not happen. Whoever has just had a turn takes
    their own first, in the order they like; last turns go round."""
    waiting = game.extra_turns
    own = [turn for turn in waiting if turn.seat == game.last_turn and turn.limit != LAST]
    due = waiting[0]
    if own:
        # What would be one too many now would be so after any other: the order of these cannot matter.
        can = [turn for turn in own if not _is_too_many(game, turn)]
        if not can:
            game.extra_turns = [turn for turn in waiting if turn not in own]
            return None
        due = can[0]
        if len(can) > 1 and all_as_they_like(can):
            sources = [turn.because for turn in can]
            first = game._players[game.last_turn].pick_one(ask.FIRST, sources)
            due = can[sources.index(first)] if first is not None else due
    game.extra_turns = [turn for turn in waiting if turn is not due]
    return due


def _is_too_many(game: Game, turn: ExtraTurn) -> bool:
    """Whether whoever has just had a turn cannot take this one, too."""
    return (turn.limit == NOT_THIRD and game.in_a_row > 1) or (turn.limit == NOT_SECOND_EXTRA and game.extra)


def all_as_they_like(turns: list[ExtraTurn]) -> bool:
    for turn in turns:  # noqa: SIM110 (a generator would be slow when compiled)
        if turn.first is not None:
            return False
    return True


# -- phases -----------------------------------------------------------------------------------------------------------


def turn_question(game: Game) -> Decision | None:
    """What the turn asks at this stage; None where there is nothing to decide and the turn goes on."""
    stage = game.stage
    question: Decision | None = None
    if stage == ACTION_PHASE:
        question = which_action(game, game._players[game.turn])
    elif stage == BUY_PHASE:
        question = what_to_buy(game, game._players[game.turn])
    elif stage in (NIGHT_PHASE, NIGHT_GOES_ON):
        question = which_at_night(game, game._players[game.turn])
    return question


def _action_phase(game: Game) -> None:
    me = game._players[game.turn]
    question = which_action(game, me)
    if question is None:
        game.stage = BUY_PHASE_START if game.heard & on.BUY_START else BUY_PHASE
        return
    answer = game.ask(question)
    if not answer:
        game.stage = BUY_PHASE_START
        return
    first: i64 = answer[0]
    if first >= question.n_cards:
        _make(game, me, question.move_at(first))
        return
    me.actions -= 1
    me.play_from_offer(question.card_at(first))


def which_action(game: Game, me: Player) -> Decision | None:
    """The question of the Action phase."""
    cards = NO_ENTRIES
    if me.actions > 0:
        cards = me.playable_entries(ACTION)
    if game.heard & on.UNUSUAL:
        return _with_moves(game, me, ask.PLAY_ACTION, cards, other_moves(game, me, False, True))
    most: i64 = 1
    if not len(cards):
        if not game.always_ask:
            return None
        most = 0
    return Decision(me.index, ask.PLAY_ACTION, ask.PICK, None, cards, game.piles, 0, NO_LABELS, 0, most)


def _with_moves(game: Game, me: Player, purpose: str, cards: vec[i64], moves: list[Move]) -> Decision | None:
    """A question for cards to play and other moves. Debt can be paid in every phase, but nobody is asked for that alone
    before the Buy phase."""
    most: i64 = 1
    if not len(cards) and not any_but_debt(moves):
        if not game.always_ask:
            return None
        if not moves:
            most = 0
    question = Decision(me.index, purpose, ask.PICK, None, cards, game.piles, 0, NO_LABELS, 0, most)
    question.offer_moves(moves)
    if game.control is not None:
        game.control.address(question)
    return question


def any_but_debt(moves: list[Move]) -> bool:
    for move in moves:  # noqa: SIM110 (a generator would be slow when compiled)
        if move.what != ask.PAY_DEBT:
            return True
    return False


def _start_buy_phase(game: Game) -> None:
    game.stage = BUY_PHASE
    if game.heard & on.BUY_START:
        if game.gains_before_buying != game.gained.n:
            game.gains_before_buying = game.gained.n
        announce(game, Event(on.BUY_START, game._players[game.turn]))


def _buy_phase(game: Game) -> None:
    me = game._players[game.turn]
    question = what_to_buy(game, me)
    if question is None:
        _end_buy_phase(game, me)
        return
    answer = game.ask(question)
    if not answer:
        _end_buy_phase(game, me)
        return
    first: i64 = answer[0]
    n = question.n_cards
    if first < n:
        everything = question.in_order and len(answer) == n
        if not everything or not me.play_plain(question.offered):
            me.play_in_order(question.picked_cards(answer))
    elif first < n + question.n_piles:
        me.buy(question.pile_at(first))
        # With the last Buy the phase is over, unless what was gained has led back to the Action phase.
        if me.buys == 0 and not game.heard & on.AFTER_BUYING and game.stage == BUY_PHASE:
            if not game.always_ask:
                game.stage = CLEAN_UP
    else:
        _make(game, me, question.move_at(first))


def what_to_buy(game: Game, me: Player) -> Decision | None:
    """The question of the Buy phase."""
    if game.heard & on.UNUSUAL:
        return _what_else_to_buy(game, me)
    cards = NO_ENTRIES
    if not game.bought:
        cards = me.playable_entries(TREASURE)
    piles: i64 = 0
    if me.buys > 0:
        piles = affordable(game, me)
    most: i64 = len(cards)
    if most == 0:
        if piles:
            most = 1
        elif not game.always_ask:
            return None
    return Decision(me.index, ask.BUY, ask.PICK, None, cards, game.piles, piles, NO_LABELS, 0, most)


def _what_else_to_buy(game: Game, me: Player) -> Decision | None:
    """The same where the turn may have more to offer than cards to play and to buy."""
    cards = NO_ENTRIES
    if not game.bought:
        cards = me.playable_entries(TREASURE)
    piles: i64 = 0
    if me.buys > 0:
        piles = affordable(game, me)
    moves = other_moves(game, me, True, False)
    most: i64 = len(cards)
    if most == 0:
        if piles or moves:
            most = 1
        elif not game.always_ask:
            return None
    question = Decision(me.index, ask.BUY, ask.PICK, None, cards, game.piles, piles, NO_LABELS, 0, most)
    question.offer_moves(moves, game.heard & on.NIGHTS != 0)
    if game.control is not None:
        game.control.address(question)
    return question


def _end_buy_phase(game: Game, me: Player) -> None:
    if game.heard & on.BUY_END:
        game.stage = BUY_PHASE_END
        announce(game, Event(on.BUY_END, me))
        if game.stage != BUY_PHASE_END:
            return  # it has led back to the Action phase
    game.stage = CLEAN_UP if not game.heard & on.NIGHTS else NIGHT_PHASE


def return_to_action_phase(game: Game) -> bool:
    """The Buy phase ends here and the Action phase goes on: whether it was the Buy phase."""
    if game.stage != BUY_PHASE and game.stage != BUY_PHASE_END:
        return False
    me = game._players[game.turn]
    if game.stage == BUY_PHASE:
        game.stage = BUY_PHASE_END
        if game.heard & on.BUY_END:
            announce(game, Event(on.BUY_END, me))
    if game.stage == BUY_PHASE_END:
        game.stage = ACTION_PHASE
        game.bought = False  # the next Buy phase starts anew, with Treasures
        game.write(log.PHASE, me.index, [], "action", 0)
    return True


def _night_phase(game: Game) -> None:
    me = game._players[game.turn]
    question = which_at_night(game, me)
    answer = game.ask(question) if question is not None else ask.NOTHING
    if question is None or not answer:
        game.stage = CLEAN_UP
    elif answer[0] < question.n_cards:
        if game.stage == NIGHT_PHASE:  # told only now: others must not learn that somebody could play something
            game.stage = NIGHT_GOES_ON
            if game.log.telling:
                game.write(log.PHASE, me.index, [], "night", 0)
        me.play_from_offer(question.card_at(answer[0]))
    else:
        _make(game, me, question.move_at(answer[0]))


def which_at_night(game: Game, me: Player) -> Decision | None:
    """The question of the Night phase."""
    return _with_moves(
        game, me, ask.PLAY_NIGHT, me.playable_entries(NIGHT), other_moves(game, me, False, False)
    )


def _make(game: Game, me: Player, move: Move) -> None:
    """Make a move that is neither playing nor buying a card."""
    what = move.what
    if what == ask.SPEND_COFFERS:
        me.spend_coffers(1)
        me.plus(coins=1)
    elif what == ask.SPEND_VILLAGERS:
        me.spend_villagers(1)
        me.plus(actions=1)
    elif what == ask.PAY_DEBT:
        me.pay_debt(move.number)
    elif move.card is not None:
        if what == ask.BUY_LANDSCAPE:
            me.buy_landscape(move.card)
        else:
            cause = game.cause
            game.cause = move.card
            move.card.make(me, move)
            game.cause = cause


# -- Clean-up ---------------------------------------------------------------------------------------------------------


def _clean_up(game: Game) -> None:
    me = game._players[game.turn]
    heard = game.heard
    if heard & on.CLEANUP:
        announce(game, Event(on.CLEANUP, me))
        heard = game.heard  # that may have left something behind for what follows
    if heard & on.DISCARDING or game.effects or game.marks or game.journal is not None:
        _discard_heard(game, me, heard)
    else:
        # The hand goes first, so that what is on top was in play and tells nothing.
        pile = me.discard_pile
        if me.hand.n:
            game.log.add_top(log.CLEANUP, me.index, 0, me.hand, me.hand.n)
            me.hand.throw(pile, said(1 << me.index))
            if not me.in_play.n:
                pile.turn_up_top()
        me.in_play.throw(pile, 0)
    size: i64 = HAND_SIZE
    if game.heard & on.DRAW_HAND:
        event = Event(on.DRAW_HAND, me)
        event.amount = size
        announce(game, event)
        size = event.amount
    me.draw(size)
    if game.heard & on.TURN_END:
        announce(game, Event(on.TURN_END, me))
    _end_turn(game, me)


def kept_in_play(game: Game, me: Player) -> list[Card]:
    """What this turn's Clean-up leaves in play."""
    if game.heard & on.KEEP_IN_PLAY:
        event = Event(on.KEEP_IN_PLAY, me)
        announce(game, event)
        if event.cards:
            return event.cards + game.staying(me)
    return game.staying(me) if game.effects else []


def _discard_heard(game: Game, me: Player, heard: i64) -> None:
    """Discard hand and play area where something has a say in it, or somebody watches."""
    kept_in_hand: list[Card] = []
    if heard & on.KEEP_HAND:
        event = Event(on.KEEP_HAND, me)
        announce(game, event)
        kept_in_hand = event.cards
    stay = kept_in_play(game, me)
    thrown = [card for card in me.hand if card not in kept_in_hand]
    gone = [card for card in me.in_play if card not in stay]
    if game.journal is not None:
        _note_clean_up(game, me, thrown, gone, kept_in_hand)
    me.discard_pile.extend(thrown, said(me.eyes()))
    if thrown:
        if not gone:
            me.discard_pile.turn_up_top()
        game.log.write(log.CLEANUP, me.index, 0, thrown, "", 0)
    if game.marks:
        game.unmark(thrown)
        game.unmark(gone)
    me.discard_pile.extend(gone)
    forget_kept = bool(thrown)  # where cards were discarded, nobody else saw which were kept
    me.hand.keep(kept_in_hand)
    if forget_kept:
        me.hand.forget()
    me.in_play.keep([card for card in me.in_play if card in stay])
    if heard & on.FROM_PLAY:
        announce_each(game, on.DISCARD_FROM_PLAY, me, gone, me.discard_pile)
    if game.heard & on.VISITORS:
        _discard_visitors(game, me)


def _note_clean_up(game: Game, me: Player, thrown: list[Card], gone: list[Card], kept: list[Card]) -> None:
    """Note that hand and play area are discarded, both at once."""
    journal = game.journal
    if journal is not None:
        journal.note(game, me.hand, me.discard_pile, thrown)
        journal.note(game, me.in_play, me.discard_pile, gone)
        # What is kept lies there in the order in which it was picked.
        journal.note(game, me.hand, me.hand, [card for card in kept if card in me.hand])


def _discard_visitors(game: Game, me: Player) -> None:
    """Cards that others played in this turn go with it, unless something is left for them to do."""
    game.unnote(on.VISITORS)
    game.visits = {}
    for player in game._players:
        if player is not me and player.in_play.n:
            stay = kept_in_play(game, player)
            gone = [card for card in player.in_play if card not in stay]
            player.discard_from_play(gone)


def _end_turn(game: Game, me: Player) -> None:
    if game.heard & on.TYPES:
        forget_types(game)
    if game.effects:
        expire(game, on.THIS_TURN, -1)
    if game.marks or game.ties:
        game._drop_marks()
    if game.extra_choices:
        game.extra_choices = []
    me.actions = 0
    me.buys = 0
    me.coins = 0
    me.potions = 0
    game.cheaper = 0
    game.played.clear()
    if game.heard > on.OFTEN and game.heard & on.LAST_GAINS:
        me.remember_gains()
    if game.heard > on.OFTEN and game.heard & on.LAST_TRASHES:
        me.remember_trashes()
    game.gained.clear()
    game.last_turn = game.turn
    if game.heard & on.CONTROLLED:
        game.give_control_back()
    game.stage = START
    if game.ended or game.is_ending():
        _would_end(game, me)


def _would_end(game: Game, me: Player) -> None:
    """The game ends here, but for turns that something gives all the same."""
    if not game.ended:
        game.ended = True
        game.extra_turns = []
        if game.heard & on.WOULD_END:
            announce(game, Event(on.WOULD_END, me))
    if not last_turns_wait(game):
        _end_game(game)


def last_turns_wait(game: Game) -> bool:
    """Whether somebody still takes a turn that comes after the end; with the last of them all others vanish."""
    for turn in game.extra_turns:  # noqa: SIM110 (a generator would be slow when compiled)
        if turn.limit == LAST:
            return True
    return False


def _end_game(game: Game, standstill: i64 = 0) -> None:
    game.stage = OVER
    game.log.add(log.END, game.turn, 0, standstill)

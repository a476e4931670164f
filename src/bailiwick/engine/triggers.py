"""Triggers: events are announced, and what answers them is ordered by the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import TooDeep
from bailiwick.engine.events import DEEPEST, Ability, Effect, Event
from bailiwick.engine.telling import tell_effect
from bailiwick.engine.zone import BOOK, CARD, Zone, card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.player import Player


def announce(game: Game, event: Event) -> None:
    """Let everything answer that listens: players in turn order, each in the order they like."""
    if game.heard > on.OFTEN and game.heard & on.AFTER_GAINER and event.kind == on.GAIN:
        _announce_gain(game, event)
        return
    if event.kind == on.GAIN and game.zones_heard.get(on.GAIN, 0) & on.HAND:
        _announce_in_rounds(game, event)
        return
    for player in game.in_turn_order():
        let_answer(game, player, event, [], [])
        if event.cancelled:
            return


def _announce_in_rounds(game: Game, event: Event) -> None:
    """The same where Reactions may be drawn while others react: once somebody has, those before them who can answer
    with something new are asked again, from the player whose turn it is."""
    players = game.in_turn_order()
    used_cards: list[list[Card]] = [[] for _ in players]
    used_effects: list[list[Effect]] = [[] for _ in players]
    declined: list[list[Card]] = [[] for _ in players]
    answered = True
    while answered:
        answered = False
        for i, player in enumerate(players):
            before = len(used_cards[i]) + len(used_effects[i])
            ready = _abilities(game, player, event, used_cards[i], used_effects[i])
            if not _any_new(ready, declined[i]):
                continue
            let_answer(game, player, event, used_cards[i], used_effects[i])
            if i and len(used_cards[i]) + len(used_effects[i]) > before:
                answered = True
            ready = _abilities(game, player, event, used_cards[i], used_effects[i])
            declined[i] = [ability.card for ability in ready]


def _any_new(ready: list[Ability], declined: list[Card]) -> bool:
    for ability in ready:  # noqa: SIM110 (a generator would be slow when compiled)
        if ability.card not in declined:
            return True
    return False


def _announce_gain(game: Game, event: Event) -> None:
    """The same where effects of somebody wait for the gainer's own answers: players who come before the gainer have
    another turn for those, and for what they can do then."""
    waiting = [effect for effect in game.effects if effect.event & on.AFTER_GAINER]
    earlier: list[Player] = []
    used_cards: list[list[Card]] = []
    used_effects: list[list[Effect]] = []
    gainer = event.player
    for player in game.in_turn_order():
        if player is gainer:
            waiting = []
        used_cards.append([])
        used_effects.append(waiting[:])
        earlier.append(player)
        let_answer(game, player, event, used_cards[-1], used_effects[-1])
    for i, player in enumerate(earlier):
        if player is gainer:
            return
        used = [effect for effect in used_effects[i] if not effect.event & on.AFTER_GAINER]
        for ability in _abilities(game, player, event, used_cards[i], used):
            if ability.effect is not None and ability.effect.event & on.AFTER_GAINER:
                let_answer(game, player, event, used_cards[i], used)
                break


def announce_each(game: Game, kind: int, player: Player, cards: list[Card], zone: Zone) -> None:
    """The same for several cards that something happened to at once: the player picks which is resolved first, and when
    what answers for all of them picks among them."""
    waiting: list[Event] = []
    for card in cards:
        event = Event(kind, player, card)
        event.zone = zone
        event.mark = game.mark(card)
        waiting.append(event)
    together = Event(on.DISCARDED, player)
    if kind == on.DISCARD_FROM_PLAY and game.heard & on.DISCARDED:
        together.cards = cards
        together.marks = [event.mark for event in waiting]
        together.zone = zone
    used: list[Effect] = []
    while True:
        loud = [e for e in waiting if _is_loud(game, player, e)]
        offered = [e.card for e in loud if e.card is not None]
        picking = _abilities(game, player, together, [], used) if together.cards else []  # effects, that is
        sources = [ability.card for ability in picking]
        first = player.pick_one(ask.FIRST, [*offered, *sources])
        if first is not None and first not in offered:
            _answer_together(game, player, together, picking[sources.index(first)], used)
        elif waiting:
            event = loud[offered.index(first)] if first is not None else waiting[0]
            waiting.remove(event)
            announce(game, event)
        else:
            return


def _is_loud(game: Game, player: Player, event: Event) -> bool:
    """Whether the player answers an event with what the card itself says, or with something else whose order among
    others matters."""
    for ability in _abilities(game, player, event, [], []):
        if ability.card is event.card or not ability.card.kind.plain & event.kind:
            return True
    return False


def _answer_together(game: Game, player: Player, event: Event, ability: Ability, used: list[Effect]) -> None:
    """Let an effect pick among cards that something happened to at once; `let_answer` does the same for one card, in
    its own frame, since answers can be nested deep."""
    effect = ability.effect
    assert effect is not None, f"{ability.card.name} hears of cards discarded together, which only effects do"
    used.append(effect)
    cause = game.cause
    if game.log.telling:
        tell_effect(player, event, ability)
    game.cause = ability.card
    game.depth += 1
    ability.card.answer(player, event, effect)
    game.depth -= 1
    game.cause = cause


def let_answer(
    game: Game, player: Player, event: Event, used_cards: list[Card], used_effects: list[Effect]
) -> None:
    """Let one player answer an event with all they have, but for what is used; what answers is used then."""
    while True:
        ready = _abilities(game, player, event, used_cards, used_effects)
        if not ready:
            return
        ability = _which_first(game, player, event, ready)
        if ability is None:
            return
        effect: Effect | None = ability.effect
        if effect is None:
            if not ability.card.kind.repeats:
                used_cards.append(ability.card)
        else:
            used_effects.append(effect)
            if effect.until == on.ONCE:
                drop(game, effect)
        if ability.card.kind.as_one:
            _use_all(ability.card, ready, used_cards, used_effects)
        cause = game.cause
        depth = game.depth
        if game.log.telling and not ability.optional:
            tell_effect(player, event, ability)
        if depth > DEEPEST:
            raise TooDeep(f"{ability.card.name} answers {DEEPEST} deep: these cards answer each other without end.")
        game.cause = ability.speaker(player, event)
        game.depth = depth + 1
        if ability.optional:
            game.write(log.REACT, player.index, [ability.card], "", 0)
        if effect is None:
            ability.card.answer(player, event, effect)
        else:
            who = ability.card if effect.way is None else effect.way
            who.answer(game._players[effect.seat], event, effect)
        game.cause = cause
        game.depth = depth
        if event.cancelled:
            return


def _use_all(card: Card, ready: list[Ability], used_cards: list[Card], used_effects: list[Effect]) -> None:
    """What one of a kind says to an event, all of them say."""
    for ability in ready:
        if ability.card.kind is card.kind:
            used_cards.append(ability.card)
            if ability.effect is not None:
                used_effects.append(ability.effect)


def _abilities(
    game: Game, player: Player, event: Event, used_cards: list[Card], used_effects: list[Effect]
) -> list[Ability]:
    """What the player could answer the event with now."""
    kind = event.kind
    ready: list[Ability] = []
    places = game.zones_heard.get(kind, 0)
    if places:
        card = event.card
        if places & on.SELF and card is not None and event.player is player:
            _add_ability(game, player, event, card, on.SELF, used_cards, ready)
        if places & on.HAND:
            _add_abilities(game, player, event, player.hand, on.HAND, used_cards, ready)
        if places & on.IN_PLAY:
            _add_abilities(game, player, event, player.in_play, on.IN_PLAY, used_cards, ready)
        if places & on.ASIDE:
            if places & on.SET_ASIDE:
                _add_abilities(game, player, event, player.set_aside, on.SET_ASIDE, used_cards, ready)
            if places & on.MAT:
                for mat in player.mats.values():
                    _add_abilities(game, player, event, mat, on.MAT, used_cards, ready)
            if places & on.MINE:
                for card in player.landscapes:
                    _add_ability(game, player, event, card, on.MINE, used_cards, ready)
        if places & on.TABLE:
            for card in game.rules:
                _add_ability(game, player, event, card, on.TABLE, used_cards, ready)
    for effect in game.effects:
        if not effect.event & kind or effect in used_effects:
            continue
        owner = game._players[effect.seat]
        # Which of several replacements applies is up to the player it happens to, whoever brought them about.
        if (event.player if kind & on.WOULD or effect.event & on.BY_GAINER else owner) is not player:
            continue
        if kind == on.TURN_START and effect.turn == game.turn_number and effect.until != on.FOREVER:
            continue  # made at the start of this very turn, for the next one
        if effect.source.answers(owner, event, effect):
            ready.append(Ability(effect.source, effect, False))
    return ready


def _add_abilities(
    game: Game, player: Player, event: Event, zone: Zone, place: int, used: list[Card], ready: list[Ability]
) -> None:
    kind = event.kind
    for i in range(zone.n):
        entry = zone.items[i]
        if BOOK.heard[entry & CARD] & kind:
            _add_ability(game, player, event, card_at(entry), place, used, ready)


def _add_ability(
    game: Game, player: Player, event: Event, card: Card, place: int, used: list[Card], ready: list[Ability]
) -> None:
    if (
        card.kind.heard & event.kind
        and card.kind.hears[event.kind] & place
        and card not in used
        and card.answers(player, event, None)
    ):
        ready.append(Ability(card, None, place & on.OPTIONAL != 0))


def _which_first(game: Game, player: Player, event: Event, ready: list[Ability]) -> Ability | None:
    """Let the player pick; only where it can matter, or where they may use none."""
    optional = False
    forced: list[Ability] = []
    for ability in ready:
        if ability.optional:
            optional = True
        else:
            if ability.card.kind.plain & event.kind and not _is_minded(ready, event.kind):
                return ability
            forced.append(ability)
    if not optional:
        alike = True
        for ability in forced:
            if not ability.like(forced[0]):
                alike = False
        if alike:
            return forced[0]
    cause = game.cause
    if event.card is not None and cause is None:
        game.cause = event.card
    offered = [ability.shown_among(player, event, ready) for ability in ready]
    purpose = ask.FIRST if forced else ask.REACT
    answer = player._ask(purpose, ask.PICK, offered, [], [], 1 if forced else 0, 1, event.card, -1)
    game.cause = cause
    return ready[answer[0]] if answer else None


def _is_minded(ready: list[Ability], kind: i64) -> bool:
    """Whether what plain abilities count matters to something that answers the same event."""
    for ability in ready:  # noqa: SIM110 (a generator would be slow when compiled)
        if ability.card.kind.minds & kind:
            return True
    return False


def drop(game: Game, effect: Effect) -> None:
    """The effect is over."""
    if effect.stays and effect.seat != game.turn:
        game.note(on.VISITORS)  # what stayed in play for it goes with this turn
    game.effects = [e for e in game.effects if e is not effect]
    hear_again(game)


def expire(game: Game, until: int, seat: int) -> None:
    """All effects of that length are over, of one seat or (-1) of all."""
    game.effects = [e for e in game.effects if e.until != until or (seat >= 0 and e.seat != seat)]
    hear_again(game)


def hear_again(game: Game) -> None:
    """Hear what cards and the effects that are left listen to."""
    heard = game.kinds_heard
    for effect in game.effects:
        heard |= effect.event
    game.heard = heard

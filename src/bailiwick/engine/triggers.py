"""Triggers: events are announced, and what answers them is ordered by the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import TooDeep
from bailiwick.engine.events import DEEPEST, Ability, Effect, Event
from bailiwick.engine.table import Table
from bailiwick.engine.zone import BOOK, CARD, Zone, card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.player import Player


class Triggers(Table):
    """The table with its events."""

    __slots__ = ()

    def in_turn_order(self) -> list[Player]:
        """All players, from the one whose turn it is."""
        return self._players[self.turn :] + self._players[: self.turn]

    def announce(self, event: Event) -> None:
        """Let everything answer that listens: players in turn order, each in the order they like."""
        for player in self.in_turn_order():
            self._let_answer(player, event)
            if event.cancelled:
                return

    def announce_each(self, kind: int, player: Player, cards: list[Card], zone: Zone) -> None:
        """The same for several cards that something happened to at once: the player picks which is resolved first."""
        waiting: list[Event] = []
        for card in cards:
            event = Event(kind, player, card)
            event.zone = zone
            event.mark = self.mark(card)
            waiting.append(event)
        while waiting:
            loud = [e for e in waiting if self._abilities(player, e, [], [])]
            if len(loud) > 1:
                offered = [e.card for e in loud if e.card is not None]
                first = player.pick_one(ask.FIRST, offered)
                event = next(e for e in loud if e.card is first)
            elif loud:
                event = loud[0]
            else:
                event = waiting[0]
            waiting.remove(event)
            self.announce(event)

    def _let_answer(self, player: Player, event: Event) -> None:
        used_cards: list[Card] = []
        used_effects: list[Effect] = []
        while True:
            ready = self._abilities(player, event, used_cards, used_effects)
            if not ready:
                return
            ability = self._which_first(player, event, ready)
            if ability is None:
                return
            effect = ability.effect
            if effect is None:
                if not ability.card.kind.repeats:
                    used_cards.append(ability.card)
            else:
                used_effects.append(effect)
                if effect.until == on.ONCE:
                    self.drop(effect)
            cause = self.cause
            depth = self.depth
            if depth > DEEPEST:
                raise TooDeep(f"{ability.card.name} answers {DEEPEST} deep: these cards answer each other without end.")
            self.cause = ability.card
            self.depth = depth + 1
            if ability.optional:
                self.write(log.REACT, player.index, [ability.card], "", 0)
            ability.card.answer(player if effect is None else self._players[effect.seat], event, effect)
            self.cause = cause
            self.depth = depth
            if event.cancelled:
                return

    def _abilities(
        self, player: Player, event: Event, used_cards: list[Card], used_effects: list[Effect]
    ) -> list[Ability]:
        """What the player could answer the event with now."""
        kind = event.kind
        ready: list[Ability] = []
        places = self.zones_heard.get(kind, 0)
        if places:
            card = event.card
            if places & on.SELF and card is not None and event.player is player:
                self._add_ability(player, event, card, on.SELF, used_cards, ready)
            if places & on.HAND:
                self._add_abilities(player, event, player.hand, on.HAND, used_cards, ready)
            if places & on.IN_PLAY:
                self._add_abilities(player, event, player.in_play, on.IN_PLAY, used_cards, ready)
            if places & on.SET_ASIDE:
                self._add_abilities(player, event, player.set_aside, on.SET_ASIDE, used_cards, ready)
            if places & on.TABLE:
                for card in self.rules:
                    self._add_ability(player, event, card, on.TABLE, used_cards, ready)
        for effect in self.effects:
            if not effect.event & kind or effect in used_effects:
                continue
            owner = self._players[effect.seat]
            # Which of several replacements applies is up to the player it happens to, whoever brought them about.
            if (event.player if kind & on.WOULD else owner) is not player:
                continue
            if kind == on.TURN_START and effect.turn == self.turn_number:
                continue  # made at the start of this very turn, for the next one
            if effect.source.answers(owner, event, effect):
                ready.append(Ability(effect.source, effect, False))
        return ready

    def _add_abilities(
        self, player: Player, event: Event, zone: Zone, place: int, used: list[Card], ready: list[Ability]
    ) -> None:
        kind = event.kind
        for i in range(zone.n):
            entry = zone.items[i]
            if BOOK.heard[entry & CARD] & kind:
                self._add_ability(player, event, card_at(entry), place, used, ready)

    def _add_ability(
        self, player: Player, event: Event, card: Card, place: int, used: list[Card], ready: list[Ability]
    ) -> None:
        if (
            card.kind.heard & event.kind
            and card.kind.hears[event.kind] & place
            and card not in used
            and card.answers(player, event, None)
        ):
            ready.append(Ability(card, None, place == on.HAND))

    def _which_first(self, player: Player, event: Event, ready: list[Ability]) -> Ability | None:
        """Let the player pick; only where it can matter, or where they may use none."""
        optional = False
        forced: list[Ability] = []
        for ability in ready:
            if ability.optional:
                optional = True
            else:
                if ability.card.kind.plain & event.kind:
                    return ability
                forced.append(ability)
        if not optional:
            alike = True
            for ability in forced:
                if not ability.like(forced[0]):
                    alike = False
            if alike:
                return forced[0]
        cause = self.cause
        if event.card is not None and cause is None:
            self.cause = event.card
        offered = [ability.shown_among(ready) for ability in ready]
        purpose = ask.FIRST if forced else ask.REACT
        answer = player._ask(purpose, ask.PICK, offered, [], [], 1 if forced else 0, 1, event.card, -1)
        self.cause = cause
        return ready[answer[0]] if answer else None

    def drop(self, effect: Effect) -> None:
        """The effect is over."""
        self.effects = [e for e in self.effects if e is not effect]
        self._hear_again()

    def _expire(self, until: int, seat: int) -> None:
        self.effects = [e for e in self.effects if e.until != until or (seat >= 0 and e.seat != seat)]
        self._hear_again()

    def _hear_again(self) -> None:
        heard = self.kinds_heard
        for effect in self.effects:
            heard |= effect.event
        self.heard = heard

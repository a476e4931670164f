"""Empires: the 21 Landmarks, which hold for everybody from the start."""

from __future__ import annotations

from typing import Final

from bailiwick.cards.empires.tokens import VP, move_to, take_from
from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.card import Card
from bailiwick.engine.events import Effect, Event
from bailiwick.engine.game import Game
from bailiwick.engine.kinds import ACTION, CURSE, GATHERING, LANDMARK, TREASURE, VICTORY, Kind
from bailiwick.engine.player import Player
from bailiwick.engine.roles import MARK, Role

STOCK: Final = 6  # VP for each player on those that have a stock
AT_A_TIME: Final = 2
MOST_BID: Final = 40


class Stocked(Card):
    """What Landmarks with a stock of VP have in common: who answers takes 2 of it, or what is left."""

    def setup(self, game: Game) -> None:
        game.put_on_landscape(self, VP, STOCK * len(game._players))

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        take_from(me, self, AT_A_TIME)

    def gives(self, me: Player, event: Event) -> bool:
        """Whether the event is this player's, and there is something left."""
        return event.player is me and me.game.count_on_landscape(self, VP) > 0


# -- in the course of the game ----------------------------------------------------------------------------------------


class Aqueduct(Card):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain a Treasure, move 1 VP from its pile to here. When you gain a Victory card, take the VP from"
        " here. / The Silver and Gold piles start with 8 VP each.",
        hears={on.GAIN: on.TABLE},
        brings=[VP],
    )

    def setup(self, game: Game) -> None:
        for name in ("Silver", "Gold"):
            pile = game.find_pile(name)
            if pile is not None:
                game.own(pile).add_token(VP, 8)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None:
            return False
        pile = me.game.pile_of(event.card.kind)
        moves = me.is_(event.card, TREASURE) and pile is not None and pile.count_of(VP) > 0
        return moves or (me.is_(event.card, VICTORY) and me.game.count_on_landscape(self, VP) > 0)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None and me.is_(event.card, TREASURE):
            move_to(me, event.card, self)
        if event.card is not None and me.is_(event.card, VICTORY):
            take_from(me, self, me.game.count_on_landscape(self, VP))


class Arena(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When your Buy phase starts, you may discard an Action. If you do, take 2 VP from here. / It starts with 6 VP"
        " for each player.",
        hears={on.BUY_START: on.TABLE},
        brings=[VP],
    )

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        left = min(AT_A_TIME, me.game.count_on_landscape(self, VP))
        actions = [card for card in me.hand if me.is_(card, ACTION)]
        if me.discard(me.pick(ask.DISCARD, actions, 0, 1, outcome=f"+{left} VP" if left else ""), me.hand):
            take_from(me, self, AT_A_TIME)


class Basilica(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain a card in your Buy phase with 2 coins or more left, take 2 VP from here. / It starts with 6 VP"
        " for each player.",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        brings=[VP],
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return self.gives(me, event) and event.in_buy_phase and me.coins >= 2


class Baths(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When you end your turn without having gained a card in it, take 2 VP from here. / It starts with 6 VP for each"
        " player.",
        hears={on.TURN_END: on.TABLE},
        plain=on.TURN_END,
        brings=[VP],
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return self.gives(me, event) and not me.gained_this_turn()


class Battlefield(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain a Victory card, take 2 VP from here. / It starts with 6 VP for each player.",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        brings=[VP],
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return self.gives(me, event) and event.card is not None and me.is_(event.card, VICTORY)


class Colonnade(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain an Action in your Buy phase with a copy of it in play, take 2 VP from here. / It starts with 6"
        " VP for each player.",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        brings=[VP],
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        card = event.card
        if card is None or not self.gives(me, event) or not event.in_buy_phase:
            return False
        return me.is_(card, ACTION) and any(other.kind is card.kind and other is not card for other in me.in_play)


class DefiledShrine(Card):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain an Action, move 1 VP from its pile to here. When you gain a Curse in your Buy phase, take the VP"
        " from here. / Each Action pile of the Supply without Gathering starts with 2 VP.",
        hears={on.GAIN: on.TABLE},
        brings=[VP],
    )

    def setup(self, game: Game) -> None:
        for pile in game.piles:
            if pile.supply and pile.kind.is_(ACTION) and not pile.kind.is_(GATHERING):
                game.own(pile).add_token(VP, 2)

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        if event.player is not me or event.card is None:
            return False
        pile = me.game.pile_of(event.card.kind)
        moves = me.is_(event.card, ACTION) and pile is not None and pile.count_of(VP) > 0
        return moves or (self.is_cursed(me, event) and me.game.count_on_landscape(self, VP) > 0)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        if event.card is not None and me.is_(event.card, ACTION):
            move_to(me, event.card, self)
        if self.is_cursed(me, event):
            take_from(me, self, me.game.count_on_landscape(self, VP))

    def is_cursed(self, me: Player, event: Event) -> bool:
        return event.in_buy_phase and event.card is not None and me.is_(event.card, CURSE)


class Labyrinth(Stocked):
    facts = Kind(
        0,
        LANDMARK,
        "When you gain the second card in a turn of yours, take 2 VP from here. / It starts with 6 VP for each player.",
        hears={on.GAIN: on.TABLE},
        plain=on.GAIN,
        brings=[VP],
    )

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        return self.gives(me, event) and me.index == me.game.turn and len(me.gained_this_turn(event.gains)) == 2


class MountainPass(Card):
    facts = Kind(
        0,
        LANDMARK,
        "When somebody is the first to gain a Province, all bid once in turn, that player last: more than all before,"
        " up to 40 debt, or nothing. Who bids most takes that debt and +8 VP.",
        hears={on.GAIN: on.TABLE},
        plural="Mountain Passes",
        brings=[VP],
    )

    def setup(self, game: Game) -> None:
        game.put_on_landscape(self, VP, 8)  # which wait for the bidding

    def answers(self, me: Player, event: Event, effect: Effect | None) -> bool:
        waits = me.game.count_on_landscape(self, VP) > 0
        return event.player is me and waits and event.card is not None and event.card.name == "Province"

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        prize = me.game.take_off_landscape(self, VP)
        best, highest = me, 0
        for player in [*me.others(), me]:
            bid = player.bid(highest, MOST_BID, f"{prize} VP")
            if bid > highest:
                best, highest = player, bid
        if highest:
            best.add_vp(prize)
            best.take_debt(highest)


class Tomb(Card):
    facts = Kind(0, LANDMARK, "When you trash a card, +1 VP.", hears={on.TRASH: on.TABLE}, plain=on.TRASH)

    def answer(self, me: Player, event: Event, effect: Effect | None) -> None:
        me.add_vp(1)


# -- at the end -------------------------------------------------------------------------------------------------------


class BanditFort(Card):
    facts = Kind(0, LANDMARK, "At the end, -2 VP for each Silver and each Gold you have.")

    def points(self, me: Player) -> int:
        return -2 * (me.owned.get("Silver", 0) + me.owned.get("Gold", 0))


class Fountain(Card):
    facts = Kind(0, LANDMARK, "At the end, 15 VP if you have 10 Coppers or more.")

    def points(self, me: Player) -> int:
        return 15 if me.owned.get("Copper", 0) >= 10 else 0


class Keep(Card):
    facts = Kind(
        0, LANDMARK, "At the end, 5 VP for each Treasure by name of which you have as many copies as anybody, or more."
    )

    def points(self, me: Player) -> int:
        total = 0
        for name, n in me.owned.items():
            if me.game.types_of(me.kinds.all[me.kinds.names[name]]) & TREASURE:
                if n >= max(player.owned.get(name, 0) for player in me.game._players):
                    total += 5
        return total


class Museum(Card):
    facts = Kind(0, LANDMARK, "At the end, 2 VP for each different name among your cards.")

    def points(self, me: Player) -> int:
        return 2 * len(me.owned)


class Obelisk(Card):
    facts = Kind(
        0,
        LANDMARK,
        "At the end, 2 VP for each card you have of the chosen pile, an Action pile of the Supply.",
        role=Role("obelisk", MARK, types=ACTION, any_pile=True),
    )

    def points(self, me: Player) -> int:
        return 2 * len([card for card in me.all_cards() if me.game.has_role(card, "obelisk")])


class Orchard(Card):
    facts = Kind(0, LANDMARK, "At the end, 4 VP for each Action by name of which you have 3 copies or more.")

    def points(self, me: Player) -> int:
        return 4 * len([n for n in actions_of(me) if n >= 3])


class Palace(Card):
    facts = Kind(0, LANDMARK, "At the end, 3 VP for each set you have of a Copper, a Silver and a Gold.")

    def points(self, me: Player) -> int:
        return 3 * min(me.owned.get(name, 0) for name in ("Copper", "Silver", "Gold"))


class Tower(Card):
    facts = Kind(
        0, LANDMARK, "At the end, 1 VP for each card you have of an empty Supply pile that is no Victory card."
    )

    def points(self, me: Player) -> int:
        total = 0
        for card in me.all_cards():
            pile = me.game.pile_of(card.kind)
            if pile is not None and pile.supply and pile.count == 0 and not me.is_(card, VICTORY):
                total += 1
        return total


class TriumphalArch(Card):
    facts = Kind(
        0,
        LANDMARK,
        "At the end, 3 VP for each copy you have of your second most common Action; of two that are as common, one is"
        " the second.",
        plural="Triumphal Arches",
    )

    def points(self, me: Player) -> int:
        counts = sorted(actions_of(me))
        return 3 * counts[-2] if len(counts) > 1 else 0


class Wall(Card):
    facts = Kind(0, LANDMARK, "At the end, -1 VP for each card you have beyond the first 15.")

    def points(self, me: Player) -> int:
        return -max(0, me.size() - 15)


class WolfDen(Card):
    facts = Kind(0, LANDMARK, "At the end, -3 VP for each card of which you have exactly one copy.")

    def points(self, me: Player) -> int:
        return -3 * len([n for n in me.owned.values() if n == 1])


def actions_of(me: Player) -> list[int]:
    """How many copies the player has of each Action."""
    kinds = me.kinds
    return [n for name, n in me.owned.items() if me.game.types_of(kinds.all[kinds.names[name]]) & ACTION]

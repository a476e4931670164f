"""Which cards of a hand to part with: a hand is worth what its cards do together, not their sum.

A second card that takes an Action is worth little where there is one Action, a coin more than the last is worth much
where it reaches the price of something better, and what cannot be played any more is worth nothing today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bailiwick.bots.handling import Handling, handling_of
from bailiwick.bots.labels import part_value, parts_of
from bailiwick.bots.purse import of_coins, of_more
from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, NIGHT, TREASURE, Kind
from bailiwick.engine.view import View

if TYPE_CHECKING:
    from bailiwick.bots.tactics import Tactician

A_POTION: Final = 2.2
A_HORSE: Final = 1.4
IDLE: Final = 0.12  # the share of its worth that an Action has which finds none to be played with
A_VILLAGE: Final = 0.6  # for what may yet be drawn
DRAWN: Final = 1.3  # coins that a card drawn makes or thereabouts
TODAY: Final = 0.9  # what the hand does less today counts so much where a card goes for good
NOTHING_LOST: Final = 0.05  # so little is nothing
TOMORROW: Final = 0.45  # what a card is worth in the next hand, against one in this


def are_in_hand(view: View, cards: list[Card]) -> bool:
    """Whether all of these cards, of which there is at least one, are in hand."""
    hand = view.hand
    for card in cards:  # noqa: SIM110 (a generator would be slow when compiled)
        if card not in hand:
            return False
    return True


def actions_to_come(view: View) -> int:
    """How many Actions the cards of the hand find: those of the turn, or of the next one where it is not ours."""
    if not view.my_turn:
        return 1
    return view.actions if view.phase == "action" else 0


def worth_of_hand(bot: Tactician, view: View, cards: list[Card], actions: int, coins: float, left_out: int) -> float:
    """What these cards can do together, but for the one at that place (-1: all of them)."""
    worth = 0.0
    best: list[float] = []  # of those that take an Action
    ahead = actions
    villages = False
    for i in range(len(cards)):
        if i == left_out:
            continue
        card = cards[i]
        kind = card.kind
        if kind.is_(ACTION):
            if actions == 0 and ahead == 0:
                continue
            known = handling_of(kind)
            if known.special_play and not has_use(bot, view, cards, card, known):
                continue
            if known.terminal:
                best.append(known.in_hand + 0.001 * float(kind.price))
                continue
            if known.village:
                ahead += 1
                villages = True
                worth += A_VILLAGE
            p = known.profile
            coins += p.coins + DRAWN * p.cards
            worth += known.in_hand - p.coins - DRAWN * p.cards + 0.1
        elif kind.is_(TREASURE):
            coins += of_treasure(kind)
        elif kind.is_(NIGHT):
            worth += handling_of(kind).in_hand
        elif kind.is_(CURSE):
            worth -= 0.02
    if best:
        best.sort()
        best.reverse()
        for i in range(len(best)):
            if i < ahead:
                coins += best[i]
            else:
                worth += (2.0 * IDLE if villages else IDLE) * best[i]
    return worth + of_coins(coins)


class Parting:
    """A hand from which cards go one after the other, each time the one that is missed least: for this hand, or for
    good."""

    def __init__(self, bot: Tactician, view: View, options: list[Card], for_good: bool, n: int) -> None:
        self.bot = bot
        self.view = view
        self.hand = view.hand
        self.actions = actions_to_come(view)
        self.coins = float(view.coins) if view.my_turn else 0.0
        self.options = options
        self.places = [self.hand.index(card) for card in options]
        self.left = list(range(len(options)))
        self.for_good = for_good
        self.eager = n > 1  # of several cards that may go, some can be Coppers
        self.coppers = 0  # that went for good
        self.worth = worth_of_hand(bot, view, self.hand, self.actions, self.coins, -1)
        self.next = -1  # the option that is missed least ...
        self.then = 0.0  # ... what the hand is worth without it ...
        self.lost = 0.0  # ... and what goes with it

    def look(self) -> None:
        """Find the next one to go."""
        least = 1000.0
        tried: list[Kind] = []
        self.next = -1
        for option in self.left:
            kind = self.options[option].kind
            if kind in tried:
                continue
            tried.append(kind)
            then = worth_of_hand(self.bot, self.view, self.hand, self.actions, self.coins, self.places[option])
            if self.for_good:
                owned = self.bot.own_worth_of_next(self.view, kind, self.coppers, self.eager)
                lost = TODAY * (self.worth - then) + owned
            else:
                lost = self.worth - then - handling_of(kind).profile.when_discarded
            rated = lost + (0.0 if self.for_good else 0.01 * self.bot.keep_worth(self.view, kind))
            if rated < least:
                self.next, least, self.then, self.lost = option, rated, then, lost

    def part(self) -> None:
        """Let it go."""
        gone = self.places[self.next]
        if self.hand[gone].kind.name == "Copper":
            self.coppers += 1
        self.left.remove(self.next)
        self.hand = self.hand[:gone] + self.hand[gone + 1 :]
        self.places = [place - 1 if place > gone else place for place in self.places]
        self.worth = self.then


def has_use(bot: Tactician, view: View, cards: list[Card], card: Card, known: Handling) -> bool:
    """Whether a card that works with others has those it wants."""
    for other in cards:
        if other is not card:
            if known.plays_another and other.kind.is_(ACTION) and not handling_of(other.kind).plays_another:
                return True
            if known.needs_junk and bot.own_worth(view, other.kind) < 0.0:
                return True
    return not known.plays_another and not known.needs_junk


def least_missed(bot: Tactician, view: View, decision: Decision, n: int) -> list[int]:
    """The n options, all of them cards of the hand, without which the hand does most."""
    if not are_in_hand(view, decision.cards):
        return bot.ranked(view, decision, keep=False)[:n]
    found = do_nothing(view, decision)
    if len(found) >= n:
        return found[:n]
    parting = Parting(bot, view, decision.cards, False, n)
    found = []
    while len(found) < n:
        parting.look()
        found.append(parting.next)
        parting.part()
    return found


def missed(bot: Tactician, view: View, n: int) -> float:
    """What the hand is worth less without its n cards that are missed least."""
    hand = view.hand
    parting = Parting(bot, view, hand, False, n)
    whole = parting.worth
    for _ in range(min(n, len(hand))):
        parting.look()
        parting.part()
    return whole - parting.worth


def discards(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The cards of the hand to discard: as few as must be, and those for which more comes than they are worth."""
    low, high = decision.minimum, decision.maximum
    if low == high:
        return least_missed(bot, view, decision, low)
    paid = outcome_worth(view, decision.outcome)
    if decision.shape == ask.ALL_OR_NONE:
        found = least_missed(bot, view, decision, high)
        return found if missed(bot, view, high) < max(paid, NOTHING_LOST) else []
    parting = Parting(bot, view, decision.cards, False, high)
    found = []
    while len(found) < high:
        parting.look()
        if len(found) >= low and parting.lost >= paid + NOTHING_LOST:
            break
        kind = decision.cards[parting.next].kind
        if len(found) >= low and paid <= 0.0 and parting.lost > -NOTHING_LOST and bot.keep_worth(view, kind) >= 0.0:
            break
        found.append(parting.next)
        parting.part()
    return found


def trashes(bot: Tactician, view: View, decision: Decision) -> list[int]:
    """The cards of the hand to be rid of: as few as must be, and all that had better go."""
    low, high = decision.minimum, decision.maximum
    parting = Parting(bot, view, decision.cards, True, high)
    found: list[int] = []
    while len(found) < high:
        parting.look()
        if len(found) >= low and parting.lost >= 0.0:
            break
        found.append(parting.next)
        parting.part()
    if decision.shape == ask.ALL_OR_NONE and len(found) < high:
        return []
    return found


def missed_today(bot: Tactician, view: View, cards: list[Card]) -> list[float]:
    """Of each of these cards, what the hand does less without it in this turn; nothing where they are not in it."""
    found = [0.0] * len(cards)
    if not view.my_turn:
        return found
    hand = view.hand
    actions = actions_to_come(view)
    coins = float(view.coins)
    whole = worth_of_hand(bot, view, hand, actions, coins, -1)
    for i, card in enumerate(cards):
        if card.kind.is_(ACTION | TREASURE | NIGHT) and card in hand:
            found[i] = TODAY * (whole - worth_of_hand(bot, view, hand, actions, coins, hand.index(card)))
    return found


def best_added(bot: Tactician, view: View, options: list[Card], n: int) -> list[int]:
    """The n options that do most for the hand, together."""
    hand = view.hand
    actions = actions_to_come(view)
    coins = float(view.coins) if view.my_turn else 0.0
    found: list[int] = []
    while len(found) < n:
        best, most = -1, -1000.0
        for i, card in enumerate(options):
            if i not in found:
                worth = worth_of_hand(bot, view, [*hand, card], actions, coins, -1)
                worth += 0.01 * bot.keep_worth(view, card.kind)
                if worth > most:
                    best, most = i, worth
        found.append(best)
        hand.append(options[best])
    return found


def outcome_worth(view: View, outcome: str) -> float:
    """What comes of discarding a card, as the question says it: nothing where it says nothing."""
    if not outcome:
        return 0.0
    parts = parts_of(outcome)
    if not parts:
        if outcome == "a card for each":
            return average_card(view)
        return A_HORSE if "Horse" in outcome else 0.0
    worth = 0.0
    for n, what in parts:
        if what == "card":
            worth += average_card(view) * n
        elif what == "coin":
            worth += of_more(view, float(n))
        else:
            worth += part_value(n, what, view)
    return worth


def average_card(view: View) -> float:
    """What the next card of the deck is worth in hand, by all that we own."""
    known = view.kinds
    total = 0.0
    actions = actions_to_come(view) > 0
    for place in range(len(known.all)):
        n = view.owned_at(place)
        if n:
            total += float(n) * in_hand(known.all[place], actions)
    return total / float(max(1, view.deck_size))


def of_treasure(kind: Kind) -> float:
    """What a Treasure brings, in coins."""
    if kind.makes_only_coins:
        return float(kind.coins)
    return max(float(kind.coins), A_POTION * float(kind.makes_potions), handling_of(kind).in_hand)


def in_hand(kind: Kind, actions: bool) -> float:
    """What a card is worth in a hand by itself, in coins."""
    if kind.is_(TREASURE):
        return of_treasure(kind)
    if kind.is_(ACTION):
        return handling_of(kind).in_hand if actions else 0.0
    return handling_of(kind).in_hand if kind.is_(NIGHT) else 0.0


def do_nothing(view: View, decision: Decision) -> list[int]:
    """The options that can do nothing for whoever holds them: what only scores, and Curses first."""
    found: list[int] = []
    for i, card in enumerate(decision.cards):
        kind = card.kind
        if not kind.is_(ACTION | TREASURE | NIGHT):
            if kind.is_(CURSE):
                found.insert(0, i)
            else:
                found.append(i)
    return found


def best_on_deck(bot: Tactician, view: View, decision: Decision) -> int:
    """The card of the hand that goes onto the deck: little missed today, and good to draw again."""
    best = bot.spare(view, decision)
    if best >= 0:
        return best
    hand = view.hand
    actions = actions_to_come(view)
    coins = float(view.coins) if view.my_turn else 0.0
    best, most = 0, -1000.0
    tried: list[Kind] = []
    for option, card in enumerate(decision.cards):
        kind = card.kind
        if kind in tried:
            continue
        tried.append(kind)
        worth = worth_of_hand(bot, view, hand, actions, coins, hand.index(card)) + TOMORROW * to_hold(kind)
        if worth > most:
            best, most = option, worth
    return best


def to_hold(kind: Kind) -> float:
    """What it is worth to have a card in the next hand."""
    if kind.is_(CURSE):
        return -1.2
    if not kind.is_(ACTION | TREASURE | NIGHT):
        return -1.0
    if kind.is_(TREASURE) and kind.makes_only_coins:
        return 1.25 * float(kind.coins)
    return handling_of(kind).in_hand

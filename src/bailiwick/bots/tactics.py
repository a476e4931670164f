"""How to play the cards one has: an answer to every purpose of a Decision, from what the seat sees.

What to buy is a strategy and comes from a menu (`MenuBot`); everything here is the same for all strategies.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from bailiwick.bots.habits import MOST, NEVER
from bailiwick.bots.handling import Handling, handling_of
from bailiwick.bots.hints.kit import LAST_RESORT, best_trade, trade, worth_a_copy
from bailiwick.bots.hints.rising_sun import thrifty_treasures
from bailiwick.bots.keeping import are_in_hand, best_added, best_on_deck, discards, least_missed, trashes
from bailiwick.bots.labels import label_value, part_value, parts_of
from bailiwick.bots.menu import EVENTS, Menu, Plan, forbids_itself, parse_menu
from bailiwick.bots.offers import accepts
from bailiwick.bots.worths import FOR_GOOD, LATE, Appraiser
from bailiwick.engine import decision as ask
from bailiwick.engine.card import Card
from bailiwick.engine.decision import Decision
from bailiwick.engine.kinds import ACTION, CURSE, RUINS, TREASURE, VICTORY, Kind
from bailiwick.engine.view import View

STALLED: Final = 45  # a game that takes so many turns is brought to its end
FOR_A_COPY: Final = "a copy of it"
MANY_COFFERS: Final = 3  # with more, they are spent on cheap cards, too
RID: Final = 2.0  # what it is worth to be rid of a card
NOT_FOR_NOTHING: Final = -0.3  # a trade that is no better than that is not made where it need not be
NO_TRADE: Final = -100.0
TRADED: Final = 0.3  # a card that one will have later, against what is had today
PLAYED: Final = 0.3  # the share of what a card was measured to help that comes of playing it
GOOD_GAIN: Final = 1.5  # by so much what the menu does not name must be better than what it does
BY_FAR: Final = 0.3  # by so much a Way must be better than what a card says


@mypyc_attr(allow_interpreted_subclasses=True)
class Tactician(Appraiser):
    """Plays a menu. Subclasses may draw up the menu when they see the kingdom."""

    def decide(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.BUY:
            return self.buy(view, decision)
        if purpose == ask.PLAY_ACTION:
            return self.play_action(view, decision)
        if purpose == ask.PLAY_NIGHT:
            return self.play_night(view, decision)
        if decision.cause is not None:
            plan = self.menu_for(view).plan(view)
            if plan.has_habits:
                habit = self.habit(view, decision, decision.cause, plan)
                if habit is not None:
                    return habit
            own = self.own_answer(view, decision, decision.cause)
            if own is not None and is_fit(decision, own):
                return own
        if decision.shape == ask.NUMBER:
            return [self.number(view, decision)]
        if decision.shape == ask.ORDER:
            return self.arrange(view, decision)
        if decision.n_cards:
            return self.cards(view, decision)
        if decision.piles:
            return self.piles(view, decision)
        return self.labels(view, decision)

    def habit(self, view: View, decision: Decision, cause: Card, plan: Plan) -> list[int] | None:
        """The answer that the plan has for such a question; None where it has none."""
        if view.for_another or not on_our_side(view, decision):
            return None
        habit = plan.habit(view, cause.name, decision.purpose)
        if habit is None:
            return None
        ranked = None
        if habit.what == MOST and decision.n_cards == decision.size():
            ranked = self.ranked(view, decision, keep=False)
        return habit.answer(decision, ranked)

    def own_answer(self, view: View, decision: Decision, cause: Card) -> list[int] | None:
        """The answer to a question of a certain card; None where the general one will do."""
        known = handling_of(cause.kind)
        if known.trade is not None and decision.purpose == ask.TRASH and on_our_side(view, decision):
            return trade(self, view, decision, known.trade)
        if known.answers is None:
            return None
        own = known.answers.get(decision.purpose)
        return None if own is None else own(self, view, decision)

    # -- the turn ---------------------------------------------------------------------------------------------------

    def play_action(self, view: View, decision: Decision) -> list[int]:
        """The Action to play next, or none worth playing."""
        best = self.best_action(view, decision.cards)
        if best < 0 and decision.moves and view.actions == 0 and self.best_action(view, view.hand_actions()) >= 0:
            return ask.one(decision.find_move(ask.SPEND_VILLAGERS))
        return ask.one(best)

    def best_action(self, view: View, cards: list[Card]) -> int:
        plan = self.menu_for(view).plan(view)
        listed = len(plan.play.kinds) > 0
        ways = view.ways()
        best, most = -1, 0.0
        for i, card in enumerate(cards):
            worth = self.action_worth(view, card)
            if ways:
                worth = self.worth_with_ways(view, card, worth, ways)
            if listed:
                place = plan.first(view, plan.play, card.kind.number)
                if place >= 0:
                    worth += 1000.0 - float(place)
            if plan.has_habits and not view.for_another:
                worth = by_habit(view, card, plan, worth)
            if worth > most:
                best, most = i, worth
        return best

    def play_night(self, view: View, decision: Decision) -> list[int]:
        """The Night card to play next, or none worth playing; it takes no Action."""
        plan = self.menu_for(view).plan(view)
        best, most = -1, 0.0
        for i, card in enumerate(decision.cards):
            known = handling_of(card.kind)
            worth: float | None = None
            if view.for_another and not known.fit_for_another:
                worth = 0.0
            elif known.special_play:
                worth = self.play_worth(view, card, known)
            if worth is None:
                worth = 100.0 + known.worth
            if plan.has_habits and not view.for_another:
                worth = by_habit(view, card, plan, worth)
            if worth > most:
                best, most = i, worth
        return ask.one(best)

    def worth_with_ways(self, view: View, card: Card, printed: float, ways: list[Card]) -> float:
        """What it is worth to play an Action that may be a Way: as `action_worth`, but where a Way is better by far."""
        best = max(self.way_worth(view, way, card) for way in ways)
        if view.for_another or best <= self.as_printed(view, card) + BY_FAR:
            return printed
        return 100.0 + best

    def way_worth(self, view: View, way: Card, card: Card) -> float:
        """What it is worth to play an Action as a Way, in coins or thereabouts."""
        own = handling_of(way.kind).way
        return self.bonus_worth(view, card, way.kind.text) if own is None else own(self, view, card)

    def bonus_worth(self, view: View, card: Card, text: str) -> float:
        """What the plain bonuses of a text are worth where a card gives them: Actions by what is played with them."""
        worth = 0.0
        for n, what in parts_of(text):
            if what == "action":
                worth += self.worth_of_actions(view, card, float(n))
            else:
                worth += part_value(n, what, view)
        return worth

    def worth_of_actions(self, view: View, card: Card, n: float) -> float:
        """What Actions that a card gives are worth: the best of those cards that could not be played otherwise."""
        left = view.actions - (1 if card in view.hand else 0)
        others = [handling_of(c.kind) for c in view.hand_actions() if c is not card]
        worths = sorted((known.worth for known in others if known.terminal or left < 1), reverse=True)
        return 0.1 * n + sum(worths[max(0, left) :][: int(n + 0.5)])

    def as_printed(self, view: View, card: Card) -> float:
        """What it is worth, in the same measure, to play an Action as it is printed; nothing where a hint says so."""
        if self.action_worth(view, card) <= 0.0:
            return 0.0
        known = handling_of(card.kind)
        if known.needs_junk and self.play_worth(view, card, known) == known.otherwise:
            return 0.0
        return known.worth + self.worth_of_actions(view, card, known.profile.actions)

    def choose_way(self, view: View, decision: Decision) -> list[int]:
        """The Way that is best for the Action that is played, if it is better than what is printed on it."""
        card = decision.about
        if card is None:
            return []
        worths = [self.way_worth(view, way, card) for way in decision.cards]
        best = max(worths)
        return [worths.index(best)] if best > self.as_printed(view, card) + BY_FAR else []

    def action_worth(self, view: View, card: Card) -> float:
        """What it is worth to play this Action now: first what costs no Action, then the best of those that do."""
        if card.is_(TREASURE) and not card.is_(ACTION):
            return 0.0  # an Action now: but its coins are worth more than another card
        known = handling_of(card.kind)
        if view.for_another and not known.fit_for_another:
            return known.otherwise if known.needs_junk else 0.0
        if known.special_play:
            own = self.play_worth(view, card, known)
            if own is not None:
                return own
        if known.village:
            return 300.0 + known.worth
        if not known.terminal:
            return 200.0 + known.worth
        if view.actions > 1:
            # With Actions to spare, drawing comes first: what it draws can still be played.
            return 100.0 + known.worth + PLAYED * known.renown + 2.0 * known.profile.cards
        return 100.0 + known.worth + PLAYED * known.renown

    def play_worth(self, view: View, card: Card, known: Handling) -> float | None:
        """What it is worth to play a card of which there is a hint; None where its profile tells after all."""
        if known.play is not None:
            return known.play(self, view, card)
        if known.plays_another:
            return self.worth_of_playing_another(view, card, known)
        if not known.needs_junk:
            return self.worth_of_trading(view, card, known)
        junk = 0.0
        for other in view.hand:
            if other is not card and self.own_worth(view, other.kind) < 0.0:
                junk += 1.0
        if junk == 0.0:
            return known.otherwise
        p = known.profile
        rid = RID * min(junk, p.trashed * 1.4 + 0.9)
        return max(known.otherwise, (100.0 if known.terminal else 200.0) + known.worth + known.thins - p.trashed + rid)

    def worth_of_trading(self, view: View, card: Card, known: Handling) -> float | None:
        """What it is worth now to play a card that trades another one for a better."""
        terms = known.trade
        if terms is None or view.for_another or known.profile.trashed < 0.5:
            return None
        others = [other for other in view.hand if other is not card and (not terms[2] or other.is_(terms[2]))]
        won = best_trade(self, view, others, terms)[1] if others else NO_TRADE
        p = known.profile
        beside = p.coins + p.cards + 0.7 * p.discarded  # what it gives anyhow
        if won < NOT_FOR_NOTHING and won < -beside:
            return 0.0
        return (100.0 if known.terminal else 200.0) + beside + TRADED * max(0.0, won) + 0.1

    def worth_of_playing_another(self, view: View, card: Card, known: Handling) -> float:
        """What it is worth now to play a card that plays another one, twice for the most part: after what costs no
        Action, which brings more to choose from, but for the last card that there is for it."""
        easy, hard = 0, 0.0
        for other in view.hand:
            if other is card or not other.is_(ACTION):
                continue
            its = handling_of(other.kind)
            if its.plays_another or self.action_worth(view, other) <= 0.0:
                continue
            if its.terminal:
                hard = max(hard, 1.0 + its.worth)
            else:
                easy += 1
        if hard > 0.0:
            return 150.0 + hard
        return known.otherwise if easy == 0 else 150.0 if easy > 1 else 350.0

    def again_worth(self, view: View, card: Card) -> float:
        """What it is worth to play an Action twice, or without an Action of one's own, where another card does that."""
        known = handling_of(card.kind)
        if self.action_worth(view, card) <= 0.0:
            return 0.0
        return 0.1 + 2.0 * known.worth + self.worth_of_actions(view, card, 2.0 * known.profile.actions)

    def buy(self, view: View, decision: Decision) -> list[int]:
        if decision.n_cards:
            played = self.treasures(view, decision)
            if played:
                return played
        if decision.pile_bits & view.last_cards:
            for i, pile in enumerate(decision.piles):
                if self.would_end(view, pile) and view.lead() + pile.top.vp > 0:
                    return [decision.n_cards + i]  # this wins
        menu = self.menu_for(view)
        if decision.moves:
            other = self.other_move(view, decision, menu)
            if other >= 0:
                return ask.one(other)
        if view.turns > STALLED:
            return ask.one(self.to_the_end(view, decision))
        return ask.one(self.best_buy(view, decision, menu.plan(view)))

    def other_move(self, view: View, decision: Decision, menu: Menu) -> int:
        """The number of a move of the Buy phase that comes before buying a card; -1 where none does."""
        debt = decision.find_move(ask.PAY_DEBT, number=min(view.debt, view.coins))
        if debt >= 0:
            return debt
        if view.for_another and decision.find_move(ask.SPEND_COFFERS) >= 0:
            return decision.find_move(ask.SPEND_COFFERS)  # they are not ours
        if view.coffers and decision.find_move(ask.SPEND_COFFERS) >= 0:
            # Coffers are spent where they reach something better on the menu.
            if self.would_spend(view, menu):
                return decision.find_move(ask.SPEND_COFFERS)
        if view.buys == 0 and self.reach(view, menu, view.coins) < self.reach(view, menu, 0):
            as_buy = decision.find_move(ask.OTHER_MOVE, "Flourishing Trade")
            if as_buy >= 0:
                return as_buy
        if self.buys_events and not menu.says_events and not view.for_another:
            return self.best_event(view, decision)
        return -1

    def would_spend(self, view: View, menu: Menu) -> bool:
        """Whether Coffers reach something better now that is worth them: they keep, and a Silver can wait."""
        lines = menu.plan(view).buy
        now = self.reach(view, menu, view.coins)
        most = self.reach(view, menu, view.coins + view.coffers)
        if most == now:
            return False
        kind = view.piles[lines.piles[most]].top
        return kind.price >= 5 or kind.vp > 0 or view.coffers > MANY_COFFERS or view.gains_left <= LATE

    def best_event(self, view: View, decision: Decision) -> int:
        """The number of the move that buys an Event which is good to buy now; -1 where there is none."""
        for move in decision.moves:
            if move.what == ask.BUY_LANDSCAPE and move.card is not None:
                wants = handling_of(move.card.kind).event
                if wants is not None and wants(self, view):
                    return decision.find_move(ask.BUY_LANDSCAPE, move.card.name)
        return -1

    def best_buy(self, view: View, decision: Decision, plan: Plan) -> i64:
        """The number of the option to buy what comes first on the menu; -1 where nothing on it can be had."""
        bits = decision.pile_bits
        lines = plan.buy
        places = lines.piles
        for i in range(len(places)):
            place = places[i]
            if place < 0:
                if lines.has_others and plan.holds(view, lines.begins[i]):
                    move = self.landscape_on_menu(view, decision, lines.others[i])
                    if move >= 0:
                        return move
                continue
            if not bits >> place & 1:
                continue
            if lines.mixed[i] and view.top_at(place) != lines.kinds[i]:
                continue
            if plan.holds(view, lines.begins[i]):
                if view.last_cards >> place & 1 and self.would_lose(view, view.piles[place]):
                    continue
                return decision.find_place(place)
        return -1

    def landscape_on_menu(self, view: View, decision: Decision, name: str) -> i64:
        """The number of the move that buys what a line of the menu names beside cards; -1 where it cannot be had, or it
        names nothing of this table."""
        if not name or view.for_another or not decision.moves:
            return -1
        if name == EVENTS:
            return self.best_event(view, decision)
        return decision.find_move(ask.BUY_LANDSCAPE, name)

    def to_the_end(self, view: View, decision: Decision) -> int:
        """Games in which nobody gets anywhere must end too: points first, then whatever pile is lowest."""
        best, fewest = -1, 1000
        for i, pile in enumerate(decision.piles):
            left = pile.count - (500 if pile.top.vp > 2 else 0)
            if left < fewest:
                best, fewest = decision.n_cards + i, left
        return best

    def treasures(self, view: View, decision: Decision) -> list[int]:
        """All Treasures: first those that only make coins, last those that want others to have been played. None where
        only those are left that do harm, and their coins buy nothing better."""
        if self.picky:
            return self.careful_treasures(view, decision)
        if view.has_rule("Panic") and not view.for_another:
            return thrifty_treasures(self, view, decision)
        if decision.only_coins():
            return decision.all_cards()
        ranks = [(handling_of(card.kind).treasure_rank, i) for i, card in enumerate(decision.cards)]
        ranks.sort()
        if ranks[0][0] == 0:
            return [i for rank, i in ranks if rank == 0]
        if ranks[0][0] >= LAST_RESORT and not view.for_another:
            menu = self.menu_for(view)
            coins = view.coins + decision.cards[ranks[0][1]].kind.coins
            if self.reach(view, menu, coins) == self.reach(view, menu, view.coins):
                return []
        return [ranks[0][1]]

    def careful_treasures(self, view: View, decision: Decision) -> list[int]:
        """One Treasure at a time, those that make most first; and no more of them once what we want most can be bought,
        if that is a card which others might forbid."""
        menu = self.menu_for(view)
        now = self.best_buy(view, decision, menu.plan(view))
        if 0 <= now < decision.n_cards + decision.n_piles and forbids_itself(decision.pile_at(now).top):
            coins = view.coins
            for card in decision.cards:
                coins += card.kind.coins
            if self.reach(view, menu, coins) == self.reach(view, menu, view.coins):
                return ask.one(now)
        ranks = [(handling_of(card.kind).treasure_rank, -card.kind.coins, i) for i, card in enumerate(decision.cards)]
        return [min(ranks)[2]]

    # -- cards ------------------------------------------------------------------------------------------------------

    def cards(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        mine = on_our_side(view, decision)
        n, low, high = len(decision.cards), decision.minimum, decision.maximum
        if purpose == ask.REACT or purpose == ask.FIRST:
            return self.use(view, decision)
        if purpose == ask.WAY:
            return self.choose_way(view, decision)
        if purpose == ask.EXILE and mine:
            return self.to_exile(view, decision)
        if purpose == ask.PLAY:
            return self.play_one(view, decision)
        if purpose == ask.DISCARD or purpose == ask.TRASH or purpose == ask.BOTTOM or purpose == ask.RETURN:
            if not mine:  # the harm is theirs
                return self.ranked(view, decision, keep=True)[: max(low, min(1, high))]
            if purpose == ask.DISCARD and decision.outcome != FOR_A_COPY and are_in_hand(view, decision.cards):
                return discards(self, view, decision)
            if purpose == ask.TRASH and view.my_turn and not view.for_another and are_in_hand(view, decision.cards):
                return trashes(self, view, decision)
            order = self.ranked(view, decision, keep=False)
            if decision.outcome == FOR_A_COPY and decision.about is not None:
                return order[:1] if worth_a_copy(self, view, decision.cards[order[0]], decision.about) else []
            wanted = low
            while wanted < high and self.is_junk(view, decision.cards[order[wanted]].kind, purpose):
                wanted += 1
            if decision.shape == ask.ALL_OR_NONE and wanted < high:
                wanted = 0
            return order[:wanted]
        if purpose == ask.TOPDECK:
            if decision.cards[0] not in view.hand:
                if view.for_another and low == 0:
                    return []  # it would be there in their own turn
                return self.ranked(view, decision, keep=True)[: max(low, min(1, high))]
            if low == 1 and view.my_turn and are_in_hand(view, decision.cards):
                return [best_on_deck(self, view, decision)]
            return least_missed(self, view, decision, low)
        if purpose == ask.GAIN:
            best = self.ranked(view, decision, keep=True)[:high]
            return best[:low] + [i for i in best[low:] if self.gain_worth(view, decision.cards[i].kind) > 0.0]
        if purpose == ask.TO_HAND and mine:
            return best_added(self, view, decision.cards, high)
        if purpose == ask.TO_HAND or purpose == ask.KEEP:
            return self.ranked(view, decision, keep=True)[:high]
        if purpose == ask.REVEAL:
            return list(range(high))
        if purpose == ask.PASS and view.for_another and (view.acting + 1) % view.players == view.seat:
            return [max(range(n), key=lambda i: decision.cards[i].kind.price)]  # to ourselves
        return self.ranked(view, decision, keep=False)[: min(low, n)]

    def to_exile(self, view: View, decision: Decision) -> list[int]:
        """What had better be trashed, and what only scores: it does so in Exile, too."""
        order = self.ranked(view, decision, keep=False)
        gladly = [i for i in order if self.is_glad_to_exile(view, decision.cards[i].kind)]
        rest = [i for i in order if i not in gladly]
        return (gladly + rest)[: max(decision.minimum, min(len(gladly), decision.maximum))]

    def is_glad_to_exile(self, view: View, kind: Kind) -> bool:
        return (kind.is_(VICTORY) and not kind.is_(ACTION | TREASURE)) or self.own_worth(view, kind) < 0.0

    def use(self, view: View, decision: Decision) -> list[int]:
        """The ability to use next: the first, but for Reactions of which a hint says that they would do harm now."""
        for i, card in enumerate(decision.cards):
            answers = handling_of(card.kind).answers
            own = None if answers is None else answers.get(ask.REACT)
            if own is None or own(self, view, decision):
                return [i]
        return [] if decision.minimum == 0 else [0]

    def spare(self, view: View, decision: Decision) -> int:
        """A good card that is of no use this turn, to be drawn again the next; -1 where there is none."""
        if not view.my_turn or view.phase != "action":
            return -1
        coins = view.coins
        for card in view.hand:
            coins += card.kind.coins
        menu = self.menu_for(view)
        best, most = -1, 0
        for i, card in enumerate(decision.cards):
            kind = card.kind
            if kind.is_(TREASURE):
                idle = self.reach(view, menu, coins - kind.coins) == self.reach(view, menu, coins)
            else:
                idle = kind.is_(ACTION) and view.actions == 0
            if idle and kind.price > most:
                best, most = i, kind.price
        return best

    def play_one(self, view: View, decision: Decision) -> list[int]:
        """A card to play because another lets us."""
        again = decision.cause is not None and handling_of(decision.cause.kind).plays_another
        best, most = -1, 0.0
        for i, card in enumerate(decision.cards):
            if not card.is_(ACTION):
                worth = 0.1 + 2.0 * handling_of(card.kind).worth if again else 20.0 + card.kind.coins
            elif again:
                worth = self.again_worth(view, card)
            else:
                worth = self.action_worth(view, card)
            if worth > most:
                best, most = i, worth
        if best < 0:
            return list(range(decision.minimum))
        return [best]

    def ranked(self, view: View, decision: Decision, keep: bool) -> list[int]:
        """The options from what to keep most, or least, to the other end."""
        if decision.purpose in FOR_GOOD and not view.for_another:
            scored = [(self.own_worth(view, card.kind), i) for i, card in enumerate(decision.cards)]
        else:
            scored = [(self.keep_worth(view, card.kind), i) for i, card in enumerate(decision.cards)]
        scored.sort()
        order = [i for _, i in scored]
        if keep:
            order.reverse()
        return order

    # -- gaining ----------------------------------------------------------------------------------------------------

    def piles(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.ROTATE:
            return [] if decision.minimum == 0 else [0]
        if not on_our_side(view, decision):  # they gain it
            worths = [gift_worth(pile.top) for pile in decision.piles]
            return [worths.index(min(worths))]
        menu = self.menu_for(view)
        best = self.best_pile(view, decision.piles, menu)
        if purpose == ask.TOKEN and best < 0 and decision.minimum == 0:
            return []
        other = self.best_gain(view, decision.piles)
        if best >= 0:  # what no menu speaks of, such as a Prize, may be better by far
            offered = decision.piles
            by_far = self.gain_worth(view, offered[other].top) > GOOD_GAIN + self.menu_worth(view, offered[best].top)
            return [other] if by_far else [best]
        best = other
        if decision.minimum == 0 and self.gain_worth(view, decision.piles[best].top) <= 0.0:
            return []
        return [best]

    # -- the rest -----------------------------------------------------------------------------------------------------

    def labels(self, view: View, decision: Decision) -> list[int]:
        purpose = decision.purpose
        if purpose == ask.MAY:
            return [0] if accepts(self, view, decision) else []
        if purpose == ask.NAME:
            return [self.name(view, decision)]
        scored = [(label_value(label, view), i) for i, label in enumerate(decision.labels)]
        scored.sort()
        scored.reverse()
        picked = [i for _, i in scored[: decision.minimum]]
        picked += [i for worth, i in scored[decision.minimum : decision.maximum] if worth > 0.0]
        return picked

    def name(self, view: View, decision: Decision) -> int:
        """The card we have most of that could be in the deck."""
        counts = view.counts
        for card in [*view.hand, *view.in_play]:
            counts[card.name] -= 1
        best = max(counts, key=lambda name: (counts[name], name), default="Copper")
        return decision.labels.index(best)

    def number(self, view: View, decision: Decision) -> int:
        """As little as can be, but for debt, which is paid while it can be."""
        return decision.maximum if decision.purpose == ask.PAY else decision.minimum

    def arrange(self, view: View, decision: Decision) -> list[int]:
        """The best on top."""
        return self.ranked(view, decision, keep=True)


def on_our_side(view: View, decision: Decision) -> bool:
    """Whether a question is about our own cards, or about those of whom we decide for, whose turn is ours."""
    return decision.subject == view.seat or decision.subject == view.acting


def is_fit(decision: Decision, answer: list[int]) -> bool:
    """Whether an answer meant for a card's own question fits this one: a Way may ask in the card's name."""
    return decision.shape == ask.NUMBER or decision.minimum <= len(answer) <= decision.maximum


def by_habit(view: View, card: Card, plan: Plan, worth: float) -> float:
    """What it is worth to play a card, where the plan has a habit of that."""
    habit = plan.habit(view, card.name, "")
    if habit is None:
        return worth
    return 0.0 if habit.what == NEVER else 2000.0 + worth


def gift_worth(kind: Kind) -> float:
    """What it is worth to others to be given a card, the poorest first: a deck of money has no use for a village."""
    if kind.is_(CURSE):
        return -20.0
    if kind.is_(RUINS):
        return -4.0
    if kind.is_(TREASURE):
        return 1.0 + kind.price if kind.coins != 1 else -1.0
    if kind.is_(ACTION):
        known = handling_of(kind)
        return (0.3 if known.village else 0.8 if known.terminal else 1.1) * kind.price
    return 1.5 * kind.vp


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuBot(Tactician):
    """Plays a menu, given as one or as text."""

    def __init__(self, menu: Menu | str) -> None:
        super().__init__(parse_menu(menu) if isinstance(menu, str) else menu)

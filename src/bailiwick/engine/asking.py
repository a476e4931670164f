"""How a player is asked. Each of these asks only when there is something to decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.control import seats_behind
from bailiwick.engine.decision import Decision
from bailiwick.engine.holdings import Holdings
from bailiwick.engine.rows import NO_ENTRIES
from bailiwick.engine.telling import NOTHING_ELSE, tell
from bailiwick.engine.zone import Cards, listed

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.pile import Pile


def all_alike(cards: list[Card]) -> bool:
    """Whether all are copies of one card, so that picking among them decides nothing."""
    return all(card.kind is cards[0].kind for card in cards)


class Asker(Holdings):
    """A seat that can be asked. `subject` is whose cards the question is about, where that is somebody else."""

    __slots__ = ()

    def eyes(self) -> i64:
        """The seats that see what only this player may see, as bits: this one, and who decides for it."""
        game = self.game
        if game.heard & on.CONTROLLED:
            return seats_behind(game, self.index)
        return 1 << self.index

    def _ask(
        self,
        purpose: str,
        shape: str,
        cards: list[Card],
        piles: list[Pile],
        labels: list[str],
        minimum: int,
        maximum: int,
        about: Card | None,
        subject: int,
        outcome: str = "",
        what: str = "",
        deed: str = "",
    ) -> list[int]:
        game = self.game
        question = Decision(
            self.index, purpose, shape, game.cause, NO_ENTRIES, game.piles, 0, labels, minimum, maximum
        )
        question.offer(cards, piles)
        if game.control is not None:
            game.control.address(question)
        question.about = about
        question.whose = subject
        if outcome:
            question.outcome = outcome
        if what:
            question.what = what
        if deed:
            question.deed = deed
        return game.ask(question)

    def pick(
        self,
        purpose: str,
        cards: Cards,
        minimum: int,
        maximum: int,
        subject: int = -1,
        about: Card | None = None,
        outcome: str = "",
        deed: str = "",
    ) -> list[Card]:
        """Pick some of the cards. Where fewer are there than must be picked, all are. `outcome` tells people what they
        get for it, and `deed` the purpose that it comes to, where that is another: what is played and then trashed."""
        cards = listed(cards)
        n = len(cards)
        if maximum > n:
            maximum = n
        if minimum > n:
            minimum = n
        if maximum == 0:
            return []
        if minimum == maximum and (minimum == n or all_alike(cards)):
            return cards[:minimum]
        offered = cards[:]
        answer = self._ask(purpose, ask.PICK, offered, [], [], minimum, maximum, about, subject, outcome, deed=deed)
        return [offered[i] for i in answer]

    def pick_in_order(self, purpose: str, cards: Cards, count: int) -> list[Card]:
        """Pick so many of the cards, in an order that counts: what goes onto the deck, from the top down."""
        cards = listed(cards)
        if len(cards) <= count:
            return self.arrange(cards, purpose)
        return self.pick(purpose, cards, count, count)

    def pick_one(self, purpose: str, cards: Cards, subject: int = -1) -> Card | None:
        """Pick a card; None only where there is none."""
        picked = self.pick(purpose, cards, 1, 1, subject)
        return picked[0] if picked else None

    def may_pick(
        self, purpose: str, cards: Cards, subject: int = -1, outcome: str = "", deed: str = ""
    ) -> Card | None:
        """Pick a card or none."""
        picked = self.pick(purpose, cards, 0, 1, subject, outcome=outcome, deed=deed)
        return picked[0] if picked else None

    def may_pick_exactly(self, purpose: str, cards: Cards, n: int, outcome: str = "") -> list[Card]:
        """Pick so many cards, or as many as there are, or none at all."""
        cards = listed(cards)
        wanted = n
        if n > len(cards):
            n = len(cards)
        if n == 0:
            return []
        offered = cards[:]
        # With fewer cards than that, nothing comes of it.
        answer = self._ask(purpose, ask.ALL_OR_NONE, offered, [], [], 0, n, None, -1, outcome if n == wanted else "")
        return [offered[i] for i in answer]

    def pick_pile(
        self,
        purpose: str,
        piles: list[Pile],
        optional: bool = False,
        subject: int = -1,
        about: Card | None = None,
        outcome: str = "",
        what: str = "",
    ) -> Pile | None:
        """Pick a pile; None where there is none, or where it is optional and declined."""
        if not piles:
            return None
        if len(piles) == 1 and not optional:
            return piles[0]
        least = 0 if optional else 1
        answer = self._ask(purpose, ask.PICK, [], piles, [], least, 1, about, subject, outcome, what)
        return piles[answer[0]] if answer else None

    def choose(self, labels: list[str], count: int = 1, about: Card | None = None, subject: int = -1) -> list[int]:
        """A printed "choose one/two ..." list. Gives the numbers of the chosen items, in printed order."""
        game = self.game
        n = len(labels)
        maximum = count
        if game.extra_choices and self.index == game.turn:
            for card in game.extra_choices:
                if card is game.cause:
                    maximum += 1
        if maximum > n:
            maximum = n
        minimum = min(count, n)
        if minimum == n:
            return list(range(n))
        answer = self._ask(ask.CHOOSE, ask.PICK, [], [], labels, minimum, maximum, about, subject)
        chosen = sorted(answer)
        for i in chosen:
            game.write(log.CHOOSE, self.index, [], labels[i], 0)
        return chosen

    def either(self, first: str, second: str, about: Card | None = None, subject: int = -1) -> int:
        """This or that: 0 or 1."""
        return self.one_of([first, second], about, subject)

    def one_of(self, labels: list[str], about: Card | None = None, subject: int = -1) -> int:
        """One of several things. For texts that do not say "choose", so that nothing ever adds to the choice."""
        answer = self._ask(ask.CHOOSE, ask.PICK, [], [], labels, 1, 1, about, subject)
        self.game.write(log.CHOOSE, self.index, [], labels[answer[0]], 0)
        return answer[0]

    def may(self, label: str, about: Card | None = None, subject: int = -1, deed: str = "") -> bool:
        """Yes or no to something optional that is not the choice of a card. Where it comes to something that has a
        purpose of its own, such as putting a card onto the deck, `deed` says so: people are then offered what most of
        them want."""
        return bool(self._ask(ask.MAY, ask.PICK, [], [], [label], 0, 1, about, subject, deed=deed))

    def add_coffers(self, n: int) -> None:
        self.coffers += n
        self.game.note(on.PURSE)
        self.game.write(log.TOKENS, self.index, [], "Coffers", n)

    def add_villagers(self, n: int) -> None:
        game = self.game
        self.villagers += n
        game.hired = (game.turn_number, game.played.n)
        game.note(on.PURSE)
        game.write(log.TOKENS, self.index, [], "Villagers", n)

    def add_favors(self, n: int) -> None:
        self.favors += n
        self.game.write(log.TOKENS, self.index, [], "Favors", n)

    def add_vp(self, n: int) -> None:
        self.vp_tokens += n
        self.game.write(log.TOKENS, self.index, [], "VP", n)

    def pay(self, coins: i64) -> None:
        """Pay coins for something that a card offers."""
        self.coins -= coins
        if self.game.log.telling:
            tell(self, 0, 0, -coins, NOTHING_ELSE)

    def pay_debt(self, n: int) -> None:
        """Pay so much debt with coins."""
        self.debt -= n
        self.coins -= n
        self.game.write(log.SPEND, self.index, [], "debt", n)

    def may_pay_debt(self) -> None:
        """Pay as much debt as they like, at a time at which they are not asked anyhow."""
        n = self.how_many(ask.PAY, 0, min(self.debt, self.coins))
        if n:
            self.pay_debt(n)

    def spend_coffers(self, n: int) -> None:
        self.coffers -= n
        self.game.write(log.SPEND, self.index, [], "Coffers", n)

    def spend_villagers(self, n: int) -> None:
        self.villagers -= n
        self.game.write(log.SPEND, self.index, [], "Villagers", n)

    def use_action_as_buy(self) -> None:
        """In the Buy phase: an Action that is left becomes a Buy, which is no "+1 Buy"."""
        self.actions -= 1
        self.buys += 1
        self.game.write(log.SPEND, self.index, [], "Actions", 1)
        if self.game.log.telling:
            tell(self, 0, 1, 0, NOTHING_ELSE)

    def spend_favors(self, n: int) -> None:
        self.favors -= n
        self.game.write(log.SPEND, self.index, [], "Favors", n)

    def may_spend_favors(self, n: int, label: str, about: Card | None = None) -> bool:
        """Spend so many Favors for something, or not; not asked where there are too few."""
        if self.favors < n or not self.may(label, about):
            return False
        self.spend_favors(n)
        return True

    def spend_any_favors(self, most: int, outcome: str) -> int:
        """Spend as many Favors as they like, up to so many, each for that; how many it was."""
        n = self.how_many(ask.SPEND, 0, min(self.favors, most), what="Favors", outcome=outcome)
        if n:
            self.spend_favors(n)
        return n

    def may_rotate(self, name: str) -> None:
        """Rotate that pile, or not; not asked where it is not there or all its cards are the same."""
        pile = self.game.find_pile(name)
        if pile is not None and pile.is_varied() and self.may(f"Rotate the {name}"):
            self.game.rotate(pile, self.index)

    def how_many(
        self, purpose: str, minimum: int, maximum: int, about: Card | None = None, what: str = "", outcome: str = ""
    ) -> int:
        """A number of coins or tokens."""
        if minimum >= maximum:
            return minimum
        return self._ask(purpose, ask.NUMBER, [], [], [], minimum, maximum, about, -1, outcome, what)[0]

    def bid(self, highest: int, most: int, prize: str) -> int:
        """Bid more debt than was bid so far, up to a limit, or nothing (0). Everybody hears it."""
        more = f"Bid more than {highest} debt for {prize}" if highest else f"Bid debt for {prize}"
        n = 0
        if highest < most and self.may(more):
            n = self.how_many(ask.BID, highest + 1, most)
        self.game.write(log.CHOOSE, self.index, [], f"Bid {n} debt" if n else "Bid nothing", 0)
        return n

    def name_card(self) -> str:
        """Name any card, in the game or not. Everybody hears it."""
        game = self.game
        labels = game.names
        name = labels[self._ask(ask.NAME, ask.PICK, [], [], labels, 1, 1, None, -1)[0]]
        game.write(log.NAME, self.index, [], name, 0)
        return name

    def arrange(self, cards: list[Card], purpose: str = ask.ARRANGE) -> list[Card]:
        """Put cards into an order, the first one on top."""
        if len(cards) < 2 or all_alike(cards):
            return cards[:]
        offered = cards[:]
        n = len(offered)
        answer = self._ask(purpose, ask.ORDER, offered, [], [], n, n, None, -1)
        return [offered[i] for i in answer]

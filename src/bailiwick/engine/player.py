"""The verbs of the game. Each is complete with its rules: shuffling, triggers, knowledge, log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine import log
from bailiwick.engine.errors import TooDeep
from bailiwick.engine.events import DEEPEST, Effect, Event
from bailiwick.engine.facts import changed_bonus, more_coins_by, note_types, types_of
from bailiwick.engine.gaining import TO_DISCARD, Gainer
from bailiwick.engine.kinds import ACTION, ATTACK, PROJECT, SHADOW, WAY, Cost
from bailiwick.engine.points import points_of
from bailiwick.engine.telling import NOTHING_ELSE, tell
from bailiwick.engine.triggers import announce, let_answer
from bailiwick.engine.vecs import append, vec
from bailiwick.engine.zone import BOOK, CARD, Zone, card_at

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.pile import Pile


class Player(Gainer):
    """A player, as cards see one."""

    __slots__ = ()

    # -- counters ---------------------------------------------------------------------------------------------------

    def plus(self, cards: i64 = 0, actions: i64 = 0, buys: i64 = 0, coins: i64 = 0) -> None:
        """What is printed as +Cards, +Actions, +Buys and +$, in printed order. In somebody else's turn all but the
        cards is lost."""
        game = self.game
        if game.heard & on.BONUS or game.log.telling:
            self._plus_told(cards, actions, buys, coins)
            return
        if cards > 0:
            self.draw(cards)
        if self.index == game.turn:
            if actions:
                self.actions += actions
            if buys:
                self.buys += buys
            if coins:
                self.coins += coins

    def _plus_told(self, cards: i64, actions: i64, buys: i64, coins: i64) -> None:
        """The same where something changes it, or it is told."""
        game = self.game
        by = NOTHING_ELSE
        if game.heard & on.BONUS:
            bonus = changed_bonus(self, cards, actions, buys, coins)
            cards = bonus.cards
            actions = bonus.actions
            buys = bonus.buys
            coins = bonus.coins
            by = bonus.by
        if cards > 0:
            self.draw(cards)
        if self.index == game.turn:
            self.actions += actions
            self.buys += buys
            self.coins += coins
            if game.log.telling:
                tell(self, actions, buys, coins, by)

    def make(self, coins: i64) -> None:
        """The Treasure that is played makes coins: what is printed on it as a value, which is no "+$". In somebody
        else's turn they are lost all the same."""
        game = self.game
        by = NOTHING_ELSE
        if game.heard & on.COINS and game.cause is not None:
            if game.log.telling:
                by = more_coins_by(game, game.cause)
            coins += game.extra_coins(game.cause)
        if game.heard & on.BONUS:
            bonus = changed_bonus(self, 0, 0, 0, coins, True)
            coins = bonus.coins
            by = by + bonus.by
        if self.index == game.turn:
            self.coins += coins
            if game.log.telling:
                tell(self, 0, 0, coins, by)

    def double_coins(self) -> None:
        """Get as many coins as there are already: this is no "+$" either."""
        game = self.game
        coins = self.coins
        by = NOTHING_ELSE
        if game.heard & on.BONUS:
            bonus = changed_bonus(self, 0, 0, 0, coins, True)
            coins = bonus.coins
            by = bonus.by
        self.coins += coins
        if game.log.telling:
            tell(self, 0, 0, coins, by)

    def take_debt(self, n: int) -> None:
        """Take debt, unless something lets somebody else take it."""
        game = self.game
        if n > 0 and game.heard & on.WOULD_TAKE_DEBT:
            event = Event(on.WOULD_TAKE_DEBT, self)
            event.amount = n
            announce(game, event)
            n = 0 if event.cancelled else event.amount
        if n > 0:
            self.debt += n
            game.note(on.PURSE)
            game.write(log.TOKENS, self.index, [], "debt", n)

    def may_spend_villagers(self) -> None:
        """Spend as many Villagers as they like, before something that looks at Actions: in the middle of their Action
        phase, when the turn itself could not ask for it, and only where it would give them Actions."""
        game = self.game
        if not self.villagers or self.index != game.turn or not game.in_action_phase() or not self._is_amid():
            return
        if game.heard & on.BONUS and changed_bonus(self, 0, 1, 0, 0).actions < 1:
            return
        n = self.how_many(ask.SPEND, 0, self.villagers, what="Villagers", outcome="+1 Action")
        if n:
            self.spend_villagers(n)
            self.plus(actions=n)

    def _is_amid(self) -> bool:
        """Whether the card that is being played is played by something else than the turn, or Villagers have come since
        the turn played it."""
        game = self.game
        if game.depth > 1:
            return True
        turn, plays = game.hired
        return turn == game.turn_number and game.cause in game.played.cards()[:plays]

    def return_to_action_phase(self) -> bool:
        """In this player's Buy phase: it ends here and the Action phase goes on. Whether it was so."""
        return self.index == self.game.turn and self.game.return_to_action_phase()

    # -- landscapes that one has ------------------------------------------------------------------------------------

    def take_landscape(self, card: Card) -> None:
        """A Project, a State or an Artifact is the player's from now on; nobody else has that one any longer, unless it
        is a Project."""
        game = self.game
        if card in self.landscapes:
            return
        if not card.types & PROJECT:
            for other in game._players:
                if card in other.landscapes:
                    other.return_landscape(card)
        self.landscapes = [*self.landscapes, card]
        game.write(log.TAKE, self.index, [card], "", 0)

    def return_landscape(self, card: Card) -> None:
        """The player does not have it any longer."""
        if card in self.landscapes:
            self.landscapes = [mine for mine in self.landscapes if mine is not card]
            self.game.write(log.GIVE, self.index, [card], "", 0)

    def receive(self, card: Card) -> None:
        """Do what a landscape says that comes from a deck: a Boon, a Hex."""
        game = self.game
        game.write(log.RECEIVE, self.index, [card], "", 0)
        cause = game.cause
        game.cause = card
        game.depth += 1
        card.play(self)
        game.depth -= 1
        game.cause = cause

    # -- facts ------------------------------------------------------------------------------------------------------

    def is_(self, card: Card, types: i64) -> bool:
        """Whether a card has one of these types now, whatever is printed on it."""
        game = self.game
        if game.heard & on.TYPES:
            return types_of(game, card.kind) & types != 0
        return card.types & types != 0

    def types_of(self, card: Card) -> i64:
        """All the types that a card has now: for what counts them or looks for one in common."""
        return types_of(self.game, card.kind)

    def count_owned(self, types: i64) -> i64:
        """How many cards this player has, wherever they are, that have one of these types now."""
        game = self.game
        if not game.heard & on.TYPES:
            return self.owned_of_types(types)
        n: i64 = 0
        for i in range(len(self.counts)):
            if types_of(game, self.kinds.all[i]) & types:
                n += self.counts[i]
        return n

    # -- buying --------------------------------------------------------------------------------------------------------

    def buy(self, pile: Pile) -> None:
        """Pay for the top card of a pile, perhaps overpay, and gain it."""
        game = self.game
        kind = pile.top
        if game.heard & on.COST or game.cheaper or not kind.simple_price:
            self._pay(pile.peek(), game.cost(kind))
        else:
            self.coins -= kind.price
        self.buys -= 1
        game.bought = True
        if kind.overpay or game.heard & on.BUYING:
            self._buy_told(pile, kind)
        else:
            self.gain_from(pile, TO_DISCARD, True)

    def _buy_told(self, pile: Pile, kind: Kind) -> None:
        """The same, once it is paid, where one may overpay or something listens."""
        game = self.game
        event = self._tell_buying(pile.peek(), pile)
        overpaid: int = 0 if event is None else event.amount
        if event is not None:
            # Answering may have taken what was bought, or changed what lies on top.
            pile = game.now(pile)
            if pile.count == 0 or pile.top is not kind:
                if game.log.telling:
                    game.write(log.NOTHING, self.index, [], "what is left of the pile", 0)
                return
        self.gain_from(pile, TO_DISCARD, True, overpaid, event is not None)

    def _tell_buying(self, card: Card, pile: Pile | None) -> Event | None:
        """Perhaps overpay for a card that is paid, and let it be answered that it is bought; None where nothing
        listens."""
        game = self.game
        overpaid = 0
        potions = 0
        if card.kind.overpay:
            cause = game.cause
            game.cause = card
            overpaid = self.how_many(ask.OVERPAY, 0, self.coins)
            potions = self.how_many(ask.OVERPAY_POTIONS, 0, self.potions)
            game.cause = cause
            self.coins -= overpaid
            self.potions -= potions
        if not overpaid and not potions and not game.heard & on.BUYING:
            return None
        game.write(log.BUY, self.index, [card], "P" * potions, overpaid)
        event = Event(on.BUY, self, card)
        event.pile = pile
        event.amount = overpaid
        event.potions = potions
        announce(game, event)
        return event

    def buy_card(self, card: Card, source: Zone) -> None:
        """Pay for a card that lies in no pile, perhaps overpay, and gain it; no Buy is spent."""
        game = self.game
        self._pay(card, self.cost(card))
        if game.in_buy_phase():
            game.bought = True
        event = self._tell_buying(card, None)
        overpaid: int = 0 if event is None else event.amount
        self.gain_card(card, source, TO_DISCARD, True, overpaid, event is not None)

    def _pay(self, card: Card, cost: Cost) -> None:
        """Pay what a card costs, or in the other way that it allows."""
        if card.kind.two_prices:
            game = self.game
            cause = game.cause
            game.cause = card
            enough = cost.coins <= self.coins and cost.potions <= self.potions
            other = card.can_pay_otherwise(self)
            if other and enough:
                other = self.either("Pay its cost", card.kind.other_price) == 1
            paid = other and card.pay_otherwise(self)
            game.cause = cause
            if paid:
                return
        self.coins -= cost.coins
        self.potions -= cost.potions
        self.take_debt(cost.debt)

    def buy_landscape(self, card: Card) -> None:
        """Buy an Event, which happens at once, or a Project, which the player has from now on."""
        game = self.game
        cost = card.kind.cost
        self.coins -= cost.coins
        self.potions -= cost.potions
        self.buys -= 1
        game.bought = True
        if card.kind.once:
            game.events_bought = [*game.events_bought, (self.index, card, game.turn_number)]
        game.write(log.BUY, self.index, [card], "", 0)
        cause = game.cause
        game.cause = card
        game.depth += 1
        self.take_debt(cost.debt)
        if card.types & PROJECT:
            self.take_landscape(card)
        else:
            card.play(self)
        game.depth -= 1
        game.cause = cause

    # -- playing ----------------------------------------------------------------------------------------------------

    def playable(self, types: i64) -> list[Card]:
        """The cards in hand of these types that may be played from it."""
        cards: list[Card] = []
        found = self.playable_entries(types)
        for i in range(len(found)):
            cards.append(card_at(found[i]))
        return cards

    def playable_entries(self, types: i64) -> vec[i64]:
        """The same as entries of where they lie."""
        if self.game.heard & on.PLAYABLE:
            return self._playable_heard(types)
        return self.hand.of_types(types)

    def _playable_heard(self, types: i64) -> vec[i64]:
        """The same where something has a say in it, or some cards can be played from the deck as if from hand."""
        game = self.game
        allowed = vec[i64]()
        for zone in (self.hand, self.deck):
            if zone is self.deck and not game.heard & on.FROM_DECK:
                break
            for i in range(zone.n):
                entry = zone.items[i]
                card = card_at(entry)
                if zone is self.deck and not card.types & SHADOW:
                    continue
                if self.is_(card, types) and not (game.heard & on.FORBID and game.is_forbidden(self, card)):
                    allowed = append(allowed, entry)
        return allowed

    def play_from_offer(self, card: Card) -> bool:
        """Play a card that was offered as playable: from hand, or a Shadow from the deck where it lies there."""
        return self.play(card, self.hand) or (card.types & SHADOW != 0 and self.play(card, self.deck))

    def play(self, card: Card, source: Zone, mark: i64 = 0) -> bool:
        """Play a card from where it is expected. With a mark, only if it has not moved since (see `Game.mark`)."""
        game = self.game
        if mark and not game.unmoved(card, mark):
            return False
        if not game.move(card, source, self.in_play):
            return False
        if source is self.hand or source is self.deck:
            self.plays_from_hand += 1
        self._resolve(card, "")
        return True

    def play_in_order(self, cards: list[Card]) -> None:
        """Play Treasures one after the other, as long as the phase lasts."""
        game = self.game
        stage = game.stage
        for card in cards:
            if game.stage != stage or (game.heard & on.FORBID and game.is_forbidden(self, card)):
                return
            self.play_from_offer(card)  # not played if an earlier one moved it

    def play_plain(self, cards: vec[i64]) -> bool:
        """Play Treasures from hand at one go, if nothing listens, nobody watches or reads and all are plain; they are
        given as entries, in the order of the hand."""
        game = self.game
        if game.heard & on.PLAYING_TREASURES or game.marks:
            return False
        if game.journal is not None or game.log.telling:
            return False
        coins: i64 = 0
        makes = BOOK.coins
        for i in range(len(cards)):
            made = makes[cards[i] & CARD]
            if made < 0:
                return False
            coins += made
        self.hand.hand_over(cards, self.in_play, game.played)
        game.log.add_each(log.PLAY, self.index, game.depth, cards)
        self.coins += coins
        self.plays_from_hand += len(cards)
        return True

    def play_again(self, card: Card, by: Card) -> None:
        """Play a card again, wherever it is now. If it is a Duration and stays out, so does what played it again."""
        game = self.game
        self._resolve(card, "again")
        if by is game.in_place and game.keeper is not None:
            by = game.keeper
        keeper = game.keeper if card is game.in_place else None
        game.tie(by, card, card if keeper is None else keeper)

    def play_twice(self, card: Card, by: Card) -> bool:
        """Play a card that was offered as playable, resolve it completely, and play it again."""
        if not self.play_from_offer(card):
            return False
        self.play_again(card, by)
        return True

    def play_twice_and_trash(self, card: Card, by: Card) -> bool:
        """The same, and trash it then from where it was played, unless it has left play meanwhile. Whether it was
        played."""
        game = self.game
        if not game.move(card, self.hand, self.in_play) and not game.move(card, self.deck, self.in_play):
            return False
        mark = game.mark(card)
        self.plays_from_hand += 1
        self._resolve(card, "")
        self.play_again(card, by)
        if game.unmoved(card, mark):
            self.trash([card], self.in_play)
        return True

    def play_in_place(self, card: Card, by: Card | None) -> None:
        """Play a card that stays where it is and is never in play: in the trash, set aside. If it is a Duration with
        something left to do, or plays one again, `by` stays in play for it."""
        game = self.game
        in_place, keeper = game.in_place, game.keeper
        game.keeper = keeper if by is in_place else by
        game.in_place = card
        self._resolve(card, "in place")
        game.in_place = in_place
        game.keeper = keeper

    def play_from_supply(self, pile: Pile, by: Card | None) -> None:
        """The same with the top card of a pile."""
        self.play_in_place(self.game.stand_in(self.game.now(pile).top), by)

    def call(self, card: Card, mat: Zone) -> bool:
        """Call a card from a mat: it is in play from now on, but this is not playing it."""
        game = self.game
        if not game.move(card, mat, self.in_play):
            return False
        if self.index != game.turn:
            game.note(on.VISITORS)
        game.write(log.CALL, self.index, [card], "", 0)
        return True

    def _resolve(self, card: Card, again: str) -> None:
        game = self.game
        if self.index == game.turn:
            game.played.push(card.id)
            if game.heard & on.TYPES:
                note_types(game, card)
        else:
            game.note(on.VISITORS)
            game.visits = {**game.visits, self.index: game.visits.get(self.index, 0) + 1}
        depth = game.depth
        if again:
            game.write(log.PLAY, self.index, [card], again, 0)
        else:
            game.log.add_card(log.PLAY, self.index, depth, card.id)
        if depth > DEEPEST:
            raise TooDeep(f"{card.name} is played {DEEPEST} plays deep: these cards play each other without end.")
        game.depth = depth + 1
        cause = game.cause
        if game.heard & on.PLAYING or card.types & ATTACK:
            self._resolve_heard(card)
        else:
            game.cause = card
            card.play(self)
        game.cause = cause
        game.depth = depth

    def _resolve_heard(self, card: Card) -> None:
        """The whole pipeline: what comes first, a Way or what the card says, replacement, what comes after."""
        game = self.game
        immune = game.immune
        plays: i64 = game.played.n if self.index == game.turn else game.visits.get(self.index, 0)
        game.cause = card
        game.immune = self._let_come_first(card)
        way: Card | None = None
        if game.heard & on.WAYS and self.is_(card, ACTION):
            way = self._choose_way(card)
        if way is not None:
            game.cause = card
            way.play_as(self, card)
        else:
            self.follow(card)
        game.immune = immune
        if game.heard & on.AFTER_PLAY:
            game.cause = card
            event = Event(on.AFTER_PLAY, self, card)
            event.plays = plays
            announce(game, event)

    def follow(self, card: Card, way: Card | None = None) -> None:
        """Do what a card says, unless something else happens instead; some cards are followed several times in one
        play. A Way that follows the card names itself."""
        game = self.game
        times: i64 = 1
        says: Card | None = None
        if game.heard & on.WOULD_PLAY:
            would = Event(on.WOULD_PLAY, self, card)
            would.way = way
            announce(game, would)
            if would.cancelled:
                return
            times = would.times
            says = would.says
        for _ in range(times):
            game.cause = card
            if says is None:
                card.play(self)
            else:
                says.play_as(self, card)

    def _let_come_first(self, card: Card) -> i64:
        """What comes before a card does anything: everybody's abilities on play, and reactions to an Attack. Gives the
        seats that are unaffected by it, as bits."""
        game = self.game
        attack: Event | None = None
        if game.heard & on.ATTACKED and self.is_(card, ATTACK):
            attack = Event(on.ATTACKED, self, card)
        elif not game.heard & on.PLAY:
            return 0
        play = Event(on.PLAY, self, card) if game.heard & on.PLAY else None
        for player in game.in_turn_order():
            if play is not None:
                let_answer(game, player, play, [], [])
            if attack is not None:
                let_answer(game, player, attack, [], [])
        return 0 if attack is None else attack.immune

    def _choose_way(self, card: Card) -> Card | None:
        """A Way to follow in place of what the card says, or none. A Mouse that plays its card as a Mouse again and
        again has to stop somewhere."""
        if self.game.depth > DEEPEST // 2:
            return None
        ways = [landscape for landscape in self.game.landscapes if landscape.types & WAY]
        picked = self.pick(ask.WAY, ways, 0, 1, about=card)
        if not picked:
            return None
        self.game.write(log.WAY, self.index, picked, "", 0)
        return picked[0]

    # -- others -----------------------------------------------------------------------------------------------------

    def others(self) -> list[Player]:
        """The other players in turn order, from the left."""
        players = self._around()
        n = len(players)
        return [players[(self.index + i) % n] for i in range(1, n)]

    def _around(self) -> list[Player]:
        """Everybody; where somebody watches, it is noted that a card turned to others."""
        game = self.game
        if game.journal is not None:
            game.journal.others = True
        return game._players

    def attacked(self) -> list[Player]:
        """The other players that the Attack being played affects, in turn order."""
        return self.others_but(self.game.immune)

    def others_but(self, immune: int) -> list[Player]:
        """The other players but for those seats (as bits): for effects that remember whom an Attack affected."""
        return [p for p in self.others() if not immune >> p.index & 1]

    def left(self) -> Player:
        players = self._around()
        return players[(self.index + 1) % len(players)]

    def right(self) -> Player:
        players = self._around()
        return players[(self.index - 1) % len(players)]

    # -- later ------------------------------------------------------------------------------------------------------

    def next_turn(self, source: Card, cards: list[Card] | None = None, number: int = 0) -> None:
        """At the start of this player's next turn, `source.next_turn` happens; until then it stays in play."""
        self.later(on.TURN_START, source, on.ONCE, True, cards, number)

    def next_turn_again(self, effect: Effect, cards: list[Card]) -> None:
        """At the start of the turn after that, too, with what is left, or only then: what stays in play for the effect
        does so until then."""
        game = self.game
        again = Effect(
            on.TURN_START, effect.source, self.index, on.ONCE, True, cards, effect.number, game.turn_number,
            effect.keeper, effect.mark, effect.named,
        )  # fmt: skip
        game.effects = [*game.effects, again]
        game.heard |= again.event

    def this_turn(self, event: int, source: Card, number: int = 0) -> None:
        """For the rest of this turn, `source` answers such events."""
        self.later(event, source, on.THIS_TURN, False, None, number)

    def later(
        self, event: int, source: Card, until: int, stays: bool, cards: list[Card] | None = None, number: int = 0,
        named: str = "",
    ) -> Effect:  # fmt: skip
        """Leave an effect behind. One that listens to no event is only there to be seen, and looked for. One for this
        turn that `stays` keeps nothing in play by itself; what it does may (`next_turn_again`)."""
        game = self.game
        keeper = source
        if source is game.in_place and game.keeper is not None:
            keeper = game.keeper
        mark = game.mark(keeper) if stays and keeper in self.in_play else 0
        held = [] if cards is None else cards
        effect = Effect(event, source, self.index, until, stays, held, number, game.turn_number, keeper, mark, named)
        game.effects = [*game.effects, effect]
        game.heard |= event
        return effect

    def has_effect(self, event: i64, kind: Kind) -> bool:
        """Whether a card of that kind has left such an effect for this player that still lasts."""
        for effect in self.game.effects:
            if effect.event == event and effect.seat == self.index and effect.source.kind is kind:
                return True
        return False

    # -- points -----------------------------------------------------------------------------------------------------

    def points(self) -> int:
        """Victory points, if the game were over now."""
        return points_of(self)

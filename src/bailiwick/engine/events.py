"""Everything that abilities can answer, and what lasts longer than the moment it was said.

Event kinds are bits: the game keeps one number with the bits of all events that anything in it listens to, and an
event nobody listens to costs one test of that number.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.zone import Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.kinds import Cost
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.player import Player

# The bits of `game.heard`. Those from 30 on are seldom listened to: interpreted, a number below that is one digit, and
# telling whether it has a bit is several times as quick. Where one of those is asked for often, `heard > OFTEN`
# comes first.
TURN_START: Final = 1 << 0
BUY_START: Final = 1 << 1  # start of the Buy phase
BUY_END: Final = 1 << 2
CLEANUP: Final = 1 << 3  # start of Clean-up
KEEP_HAND: Final = 1 << 4  # about to discard the hand: answers put what is kept into `event.cards`
DRAW_HAND: Final = 1 << 5  # about to draw the next hand of `event.amount` cards
TURN_END: Final = 1 << 6  # after the new hand is drawn
ATTACKED: Final = 1 << 7  # another player plays an Attack, before it does anything
PLAY: Final = 1 << 8  # a card is played, before it does anything
WOULD_PLAY: Final = 1 << 9  # about to do what the card says: answers may replace or cancel that
AFTER_PLAY: Final = 1 << 10  # the card is fully resolved
BUY: Final = 1 << 11  # bought, not yet gained; `event.amount` is what was overpaid
WOULD_GAIN: Final = 1 << 12  # answers may cancel, replace, or change `event.to`; `event.amount` is what was overpaid
GAIN: Final = 1 << 13  # `event.amount` is what was overpaid for it
DISCARD_FROM_PLAY: Final = 1 << 14
COINS: Final = 1 << 15  # not announced: asks `extra_coins` of effects when a Treasure makes its printed coins
COST: Final = 1 << 16  # not announced: asks `discount` of cards in play, effects and landscapes
FORBID: Final = 1 << 17  # not announced: asks `forbids` before a card is played from the hand
BONUS: Final = 1 << 18  # not announced: asks `change_bonus` where a player gets +Cards, +Actions, +Buys or +$
TYPES: Final = 1 << 19  # not announced: asks `more_types` of landscapes, effects and cards in play
FORBID_BUYING: Final = 1 << 20  # not announced: asks `forbids_buying` before something is bought
MOVES: Final = 1 << 21  # not announced: asks `moves` what else the turn can offer
KEEP_IN_PLAY: Final = 1 << 22  # about to discard from play: answers put what is kept there into `event.cards`
DISCARDED: Final = 1 << 29  # `event.cards` were discarded from play at once: an answer may pick among them
GAME_START: Final = 1 << 30
DEAL: Final = 1 << 45  # before starting decks are shuffled: answers may change what a player starts with
WOULD_TRASH: Final = 1 << 31  # answers may say in `event.zone` where the card goes instead; it counts as trashed
WOULD_TAKE_DEBT: Final = 1 << 32  # answers may cancel it, or change `event.amount`
WOULD_END: Final = 1 << 33  # the game is about to end: answers may give last turns (`Game.take_last_turn`)
TRASH: Final = 1 << 34
DISCARD: Final = 1 << 35  # discarded other than in Clean-up
SHUFFLE: Final = 1 << 36  # `event.cards` are about to be shuffled: answers may take some out
EMPTIED: Final = 1 << 37  # the last card of `event.pile`, a Supply pile, was taken
REVEALED: Final = 1 << 44  # something made a player reveal a card
WOULD_DRAW: Final = 1 << 39  # about to draw `event.amount` cards, at least one: answers may change that
# Not announced and not listened to: what the cards of a table bring with them.
NIGHTS: Final = 1 << 23  # there is a Night phase
WAYS: Final = 1 << 24  # there is a Way to follow
FROM_DECK: Final = 1 << 25  # there are cards that can be played from the deck
# The same, noted while it is so (`Piles.note`): games in which nothing of it happens pay one test for all of these.
PURSE: Final = 1 << 26  # somebody has had Coffers, Villagers or debt
VISITORS: Final = 1 << 27  # in this turn somebody else has played cards, or is done with some that stayed in play
CONTROLLED: Final = 1 << 28  # somebody decides for somebody else
BY_GAINER: Final = 1 << 43  # not announced: of an effect that hears what a player does: who does it orders the answer
AFTER_GAINER: Final = 1 << 41  # not announced: of an effect that hears GAIN: the gainer's own answers come before it
SECRET_ORDER: Final = 1 << 42  # cards were put back that all know, in an order that only some do
LAST_GAINS: Final = 1 << 40  # not announced: what everybody gained on their last turn is remembered
LAST_TRASHES: Final = 1 << 47  # not announced: how much everybody trashed on their last turn is remembered

OFTEN: Final = (1 << 30) - 1
ABOUT_CARDS: Final = SHUFFLE | KEEP_HAND | KEEP_IN_PLAY  # answers put cards into the event
WOULD: Final = WOULD_PLAY | WOULD_GAIN  # events that can be replaced
FROM_PLAY: Final = DISCARD_FROM_PLAY | DISCARDED  # cards were discarded from play: each of them, and all of them
# Asked for together, where plain games go on without a question. They stand here because mypyc makes constants only of
# names of the same module; elsewhere each would be an object to look up.
PLAYABLE: Final = FORBID | TYPES | FROM_DECK  # have a say in what can be played
SHUFFLING: Final = SHUFFLE | FROM_DECK  # have a say in what a shuffle makes of the cards
PLAYING: Final = PLAY | WOULD_PLAY | AFTER_PLAY | WAYS  # have a say when a card is played
PLAYING_TREASURES: Final = PLAYING | FORBID | COINS | BONUS | FROM_DECK  # and when Treasures are
BUYABLE: Final = COST | FORBID_BUYING  # have a say in what can be bought
BUYING: Final = BUY | WOULD_GAIN  # where buying and gaining may part ways, the log tells them apart
DISCARDING: Final = KEEP_HAND | KEEP_IN_PLAY | FROM_PLAY | VISITORS | CONTROLLED  # have a say in Clean-up, or see it
UNUSUAL: Final = MOVES | PURSE | CONTROLLED | NIGHTS  # the turn has more to offer than cards to play and to buy
AFTER_BUYING: Final = UNUSUAL | BUY_END  # with the last Buy the Buy phase may not be over

# Where a card answers an event from.
SELF: Final = 1  # the event happens to this very card
HAND: Final = 2  # a Reaction: using it is optional
IN_PLAY: Final = 4
SET_ASIDE: Final = 8
TABLE: Final = 16  # landscapes, and cards whose rule holds in every game that uses them
MINE: Final = 32  # landscapes that a player has: Projects with their cube, States, Artifacts
MAT: Final = 64  # cards on a mat: calling them is optional
NOWHERE: Final = 0  # from nowhere: only that something listens, see `Gainer.gained_in_buy_phase`

ASIDE: Final = SET_ASIDE | MAT | MINE  # places from which few cards answer
OPTIONAL: Final = HAND | MAT  # places from which a card answers only if its player likes

DEEPEST: Final = 150  # nested plays and answers; far beyond any turn that ends

# How long an effect lasts.
THIS_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 1  # until its owner's next turn starts
ONCE: Final = 2  # until it has happened
FOREVER: Final = 3


NONE_HERE: Final[list[Card]] = []  # shared by events that are about no cards; never changed
NO_MARKS: Final[list[int]] = []  # the same
NOT_PLACED: Final[list[tuple[Card, int]]] = []  # the same


class Event:
    """Something that happens or is about to, while abilities answer it."""

    # Most events use few of these, so they stand here: an event is made quickly.
    pile: Pile | None = None
    zone: Zone | None = None  # where the card is now
    mark: int = 0  # the card's mark there, see `Game.mark`
    to: int = 0  # WOULD_GAIN: where the card is about to go
    cost: Cost | None = None  # GAIN: what the card cost when it was gained
    cause: Card | None = None  # GAIN: what made the player gain it; None where it was bought
    way: Card | None = None  # WOULD_PLAY: the Way as which the card is followed, where that is one that follows it
    says: Card | None = None  # WOULD_PLAY: what tells in `play_as` what the card says, if that is not printed on it
    amount: i64 = 0
    gains: i64 = 0  # GAIN, EMPTIED: how many cards were gained this turn by then, by anybody, this one included
    plays: i64 = 0  # AFTER_PLAY: how many cards the player had played this turn by then, this one included
    potions: int = 0  # BUY: Potions overpaid
    looked: bool = False  # SHUFFLE: the player looks through the cards
    immune: i64 = 0  # ATTACKED: seats that are unaffected, as bits
    bought: bool = False
    in_action_phase: bool = False  # GAIN: it happened in somebody's Action phase
    in_buy_phase: bool = False  # GAIN: it happened in the Buy phase of the player who gained
    times: i64 = 1  # WOULD_PLAY: how often what the card says is followed in this one play
    cancelled: bool = False  # a "would" event: it does not happen, or something else did

    def __init__(self, kind: int, player: Player, card: Card | None = None) -> None:
        self.kind: i64 = kind
        self.player = player
        self.card = card
        about_cards = self.kind & ABOUT_CARDS != 0
        self.cards: list[Card] = [] if about_cards else NONE_HERE
        self.marks: list[int] = NO_MARKS  # DISCARDED: the marks of the cards where they came to
        self.on_top: list[Card] = [] if about_cards else NONE_HERE  # SHUFFLE: these go on top, the first one topmost
        self.beneath: list[Card] = [] if about_cards else NONE_HERE  # SHUFFLE: these go to the bottom
        self.left_out: list[Card] = [] if about_cards else NONE_HERE  # SHUFFLE: these go back to the discard pile
        self.shown: list[Card] = [] if about_cards else NONE_HERE  # SHUFFLE: of these all know where they go
        self.placed: list[tuple[Card, int]] = NOT_PLACED  # SHUFFLE: these go under so many of the others, all see where
        self.to_draw: list[Card] = NONE_HERE  # SHUFFLE: cards still on the deck, which the player may look at

    def cancel(self, because: Card) -> None:
        """A "would" event: it does not happen."""
        self.cancelled = True
        if self.kind == WOULD_PLAY:
            self.player.game.write(log.NOTHING, self.player.index, [], because.name, 0)

    def gain_instead(self, player: Player) -> None:
        """WOULD_GAIN: another player gains the card, into the discard pile; who would have gained it gains nothing."""
        self.cancelled = True
        if self.pile is not None:
            player.gain_from(self.pile, bought=self.bought, overpaid=self.amount, told=self.bought)
        elif self.card is not None and self.zone is not None:
            player.gain_card(self.card, self.zone, bought=self.bought, overpaid=self.amount, told=self.bought)

    def look(self) -> None:
        """SHUFFLE: let the player look through the cards; they are in the discard pile, or the deck, until then."""
        if not self.looked and self.zone is not None:
            self.looked = True
            me = self.player
            game = me.game
            if game.journal is not None:
                game.journal.note(game, self.zone, me.looking, self.zone.cards())
            self.zone.move_all(me.looking)

    def put_on_top(self, cards: list[Card]) -> None:
        """SHUFFLE: take cards out of `cards`, to go on top beneath those that are there already."""
        self.cards = [card for card in self.cards if card not in cards]
        self.on_top += cards

    def put_beneath(self, cards: list[Card]) -> None:
        """SHUFFLE: take cards out of `cards`, to go to the bottom, where their owner orders them."""
        self.cards = [card for card in self.cards if card not in cards]
        self.beneath += cards

    def place(self, card: Card, down: int) -> None:
        """SHUFFLE: take a card out of `cards`, to have so many of the others above it."""
        self.cards = [other for other in self.cards if other is not card]
        self.placed = [*self.placed, (card, down)]

    def leave_out(self, cards: list[Card]) -> None:
        """SHUFFLE: take cards out of `cards`, to stay in the discard pile."""
        self.cards = [card for card in self.cards if card not in cards]
        self.left_out += cards

    def unmoved(self) -> bool:
        """Whether the card is still where it came to (GAIN, TRASH and the discards): if not, it cannot be moved on. On
        top of a deck it is lost as soon as another card covers it."""
        card = self.card
        if card is None or not self.player.game.unmoved(card, self.mark):
            return False
        deck = self.player.deck
        return self.zone is not deck or deck[-1] is card

    def unmoved_cards(self) -> list[Card]:
        """DISCARDED: those of the cards that are still where they came to."""
        game = self.player.game
        return [card for i, card in enumerate(self.cards) if game.unmoved(card, self.marks[i])]

    def trash_card(self) -> bool:
        """Trash the card from where it came to, if it is still there."""
        if self.card is None or self.zone is None or not self.unmoved():
            return False
        return len(self.player.trash([self.card], self.zone)) > 0

    def take_card(self) -> bool:
        """Put the card into its player's hand from where it came to, if it is still there. One that was trashed is its
        player's again."""
        if self.card is None or self.zone is None or not self.unmoved():
            return False
        if self.zone is self.player.game.trash:
            self.player.count(self.card.kind, 1)
        self.player.put_into_hand([self.card], self.zone)
        return True

    def play_card(self) -> bool:
        """Play the card from where it came to, if it is still there. One that was trashed is its player's again."""
        if self.card is None or self.zone is None or not self.unmoved():
            return False
        game = self.player.game
        if self.zone is game.trash:
            self.player.count(self.card.kind, 1)
        return self.player.play(self.card, self.zone)

    def topdeck_card(self) -> bool:
        """Put the card onto its player's deck from where it came to, if it is still there; all have seen it."""
        if self.card is None or self.zone is None or not self.unmoved():
            return False
        self.player.topdeck([self.card], self.zone, public=True)
        return True


class Bonus:
    """What a player is about to get by "+2 Cards" and the like, or coins that a Treasure makes."""

    def __init__(self, cards: i64, actions: i64, buys: i64, coins: i64, cause: Card | None, printed: bool) -> None:
        self.cards: i64 = cards
        self.actions: i64 = actions
        self.buys: i64 = buys
        self.coins: i64 = coins
        self.cause = cause  # the card that gives it
        self.printed = printed  # the value printed on a Treasure, which is no "+$"
        self.by: list[Card] = []  # what has changed it


class Effect:
    """Something a card left behind for later. Plain data, so that games can be copied while it lasts."""

    def __init__(
        self,
        event: int,
        source: Card,
        seat: int,
        until: int,
        stays: bool,
        cards: list[Card],
        number: int,
        turn: int,
        keeper: Card,
        mark: int,
        named: str,
    ) -> None:
        self.event: i64 = event
        self.source = source
        self.seat: i64 = seat  # whose effect it is
        self.until = until
        self.stays = stays  # keeps its source in play: a Duration with something left to do
        self.cards = cards  # what it has set aside; never changed once the effect exists
        self.number = number
        self.turn = turn  # the number of the turn it was made in
        # What stays in play for it: its source or, where that was played without being in play, what played it.
        self.keeper = keeper
        self.mark = mark  # the keeper's mark in play; 0 where nothing stays there for it
        self.named = named  # the card that was named for it, or ""
        self.way: Card | None = None  # the Way as which its source was followed: it answers in the source's place

    def left_by(self, way: Card) -> Effect:
        """The same, left by its source when that was followed as a Way says."""
        new = self.holding(self.cards)
        new.way = way
        return new

    def holding(self, cards: list[Card]) -> Effect:
        """The same with other cards set aside."""
        new = Effect(
            self.event, self.source, self.seat, self.until, self.stays, cards, self.number, self.turn, self.keeper,
            self.mark, self.named,
        )  # fmt: skip
        new.way = self.way
        return new


class Ability:
    """One thing that a player can or must do in answer to an event."""

    def __init__(self, card: Card, effect: Effect | None, optional: bool) -> None:
        self.card = card
        self.effect = effect
        self.optional = optional

    def like(self, other: Ability) -> bool:
        """Whether it cannot matter which of the two comes first."""
        if self.card.kind is not other.card.kind:
            return False
        mine, theirs = self.effect, other.effect
        if mine is None or theirs is None:
            return mine is theirs
        return [card.kind for card in mine.cards] == [card.kind for card in theirs.cards]

    def speaker(self, player: Player, event: Event) -> Card:
        """The card that people are shown while it answers."""
        return self.card if self.effect is not None else self.card.speaker(player, event)

    def shown_among(self, player: Player, event: Event, ready: list[Ability]) -> Card:
        """The card to offer for it: the one that speaks for it, unless others of that name are offered; or what it
        holds where several cards of that name hold something."""
        if self.effect is not None and self.effect.cards:
            for other in ready:
                if other is not self and other.card.kind is self.card.kind:
                    return self.effect.cards[0]
        speaker = self.speaker(player, event)
        for other in ready:
            if other is not self and other.card.kind is speaker.kind:
                return self.card
        return speaker

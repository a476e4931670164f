"""Facts that change while a game goes on: what cards cost, which types they have, what may be played and bought, and
what a printed bonus gives. Each is asked of whatever has a say in it; where nothing does, the printed fact holds and is
one test away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from bailiwick.engine import decision as ask
from bailiwick.engine import events as on
from bailiwick.engine.decision import Move
from bailiwick.engine.events import Bonus, Effect
from bailiwick.engine.kinds import EVENT, ONCE_A_GAME, ONCE_A_TURN, PROJECT, Cost
from bailiwick.engine.rows import bit

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Kind
    from bailiwick.engine.player import Player

MOST_CUBES: Final = 2  # Projects that a player can have


class Say:
    """A card, a landscape or an effect that has a say in some fact, and whose it is."""

    def __init__(self, card: Card, owner: Player, effect: Effect | None) -> None:
        self.card = card
        self.owner = owner
        self.effect = effect


def with_a_say(game: Game, event: i64) -> list[Say]:
    """Everything that listens to one of the events that are not announced. What holds for the whole table belongs to
    the player whose turn it is."""
    found: list[Say] = []
    places = game.zones_heard.get(event, 0)
    for player in game._players:
        if places & on.IN_PLAY:
            for card in player.in_play:
                if card.kind.heard & event and card.kind.hears[event] & on.IN_PLAY:
                    found.append(Say(card, player, None))
        if places & on.MINE:
            for card in player.landscapes:
                if card.kind.heard & event and card.kind.hears[event] & on.MINE:
                    found.append(Say(card, player, None))
    for effect in game.effects:
        if effect.event & event:
            found.append(Say(effect.source, game._players[effect.seat], effect))
    if places & on.TABLE:
        for rule in game.rules:
            if rule.kind.heard & event and rule.kind.hears[event] & on.TABLE:
                found.append(Say(rule, game._players[game.turn], None))
    return found


def hears_itself(kind: Kind, event: int) -> bool:
    """Whether cards of a kind have a say in such a fact about themselves."""
    return kind.heard & event != 0 and kind.hears[event] & on.SELF != 0


# -- costs ------------------------------------------------------------------------------------------------------------


def cost_of(game: Game, kind: Kind) -> Cost:
    """What a card costs now."""
    if not game.heard & on.COST:
        return kind.cost.plus(-game.cheaper) if game.cheaper else kind.cost
    apart = game.join()
    cost = cost_by(game, with_a_say(game, on.COST), kind)
    if apart:
        game.part()
    return cost


def cost_by(game: Game, says: list[Say], kind: Kind) -> Cost:
    """The same where it is known already what has a say."""
    cost = kind.cost
    if kind.heard & on.COST and hears_itself(kind, on.COST):
        like = kind.copy_number(0).costs_like(game)
        if like is not None:
            return cost_by(game, says, like)
        cost = kind.copy_number(0).cost(game)
    less: int = game.cheaper
    for say in says:
        less += say.card.discount(say.owner, kind, say.effect)
    return cost.plus(-less) if less else cost


def extra_coins(game: Game, card: Card) -> int:
    """How many coins a Treasure makes beyond those printed on it."""
    more = 0
    for say in with_a_say(game, on.COINS):
        more += say.card.extra_coins(card, say.effect)
    return more


def more_coins_by(game: Game, card: Card) -> list[Card]:
    """What makes a Treasure make other coins than those printed on it."""
    return [say.card for say in with_a_say(game, on.COINS) if say.card.extra_coins(card, say.effect)]


# -- types and bonuses ------------------------------------------------------------------------------------------------


def types_of(game: Game, kind: Kind) -> i64:
    """The types that cards of a kind have now."""
    if not game.heard & on.TYPES:
        return kind.types
    apart = game.join()
    types = types_by(with_a_say(game, on.TYPES), kind)
    if apart:
        game.part()
    return types


def types_by(says: list[Say], kind: Kind) -> i64:
    """The same where it is known already what has a say."""
    types = kind.types
    for say in says:
        types |= say.card.more_types(say.owner, kind, say.effect)
    return types


def note_types(game: Game, card: Card) -> None:
    """Note the types that a card has as it is played in its player's turn, where they are not those printed on it."""
    types = types_of(game, card.kind)
    if types != card.types:
        game.typed = {**game.typed, game.played.n: types}


def forget_types(game: Game) -> None:
    """The turn is over: nobody asks any more what was played in it."""
    if game.typed:
        game.typed = {}


def changed_bonus(
    me: Player, cards: i64, actions: i64, buys: i64, coins: i64, printed: bool = False
) -> Bonus:
    """What a bonus gives this player, after everything that has a say in it."""
    game = me.game
    bonus = Bonus(cards, actions, buys, coins, game.cause, printed)
    says = [
        say for say in with_a_say(game, on.BONUS)
        if say.owner is me or (say.effect is None and say.card in game.rules)
    ]  # fmt: skip
    for say in says:
        before = bonus.actions, bonus.buys, bonus.coins
        say.card.change_bonus(me, bonus, say.effect)
        if before != (bonus.actions, bonus.buys, bonus.coins):
            bonus.by.append(say.card)
    for say in says:
        say.card.see_bonus(me, bonus, say.effect)
    return bonus


# -- what may be played and bought ------------------------------------------------------------------------------------


def forbidden_by(game: Game, player: Player, card: Card) -> Card | None:
    """What stops the player from playing this card from hand."""
    apart = game.join()
    found: Card | None = None
    for say in with_a_say(game, on.FORBID):
        if say.card.forbids(player, card, say.effect):
            found = say.card
            break
    if apart:
        game.part()
    return found


def buying_forbidden_by(game: Game, player: Player, kind: Kind) -> Card | None:
    """What stops the player from buying a card or landscape of that kind, though it could be paid."""
    if not game.heard & on.FORBID_BUYING:
        return None
    if hears_itself(kind, on.FORBID_BUYING):
        card = kind.copy_number(0)
        if card.forbids_buying(player, kind, None):
            return card
    for say in with_a_say(game, on.FORBID_BUYING):
        if say.card.forbids_buying(player, kind, say.effect):
            return say.card
    return None


def affordable(game: Game, me: Player) -> i64:
    """The Supply piles whose top card the player may buy now, as bits: the one place where that is decided."""
    if me.debt:
        return 0
    if not game.heard & on.BUYABLE and len(game.up_to):
        coins = me.coins + game.cheaper
        dearest: i64 = len(game.up_to) - 1
        if coins > dearest:
            coins = dearest
        if coins < 0:
            return 0
        return game.up_to[coins] & game.full
    bits: i64 = 0
    says = with_a_say(game, on.COST) if game.heard & on.COST else []
    printed = not says and not game.cheaper
    free = not game.heard & on.FORBID_BUYING
    for pile in game.piles:
        if pile.supply and pile.count:
            kind = pile.top
            cost = kind.cost if printed and not kind.heard & on.COST else cost_by(game, says, kind)
            payable = cost.coins <= me.coins and cost.potions <= me.potions
            if not payable and kind.two_prices:
                payable = kind.copy_number(0).can_pay_otherwise(me)
            if payable and (free or buying_forbidden_by(game, me, kind) is None):
                bits |= bit(pile.index)
    return bits


def may_buy_card(game: Game, me: Player, kind: Kind) -> bool:
    """The same of a card that lies in no pile, wherever it is offered."""
    if me.debt:
        return False
    cost = cost_of(game, kind)
    payable = cost.coins <= me.coins and cost.potions <= me.potions
    if not payable and kind.two_prices:
        payable = kind.copy_number(0).can_pay_otherwise(me)
    return payable and buying_forbidden_by(game, me, kind) is None


def may_buy_landscape(game: Game, me: Player, card: Card) -> bool:
    """Whether the player may buy this Event or Project now."""
    cost = card.kind.cost  # nothing makes landscapes cheaper
    if me.debt or me.buys < 1 or not card.types & (EVENT | PROJECT):
        return False
    if cost.coins > me.coins or cost.potions > me.potions or buying_forbidden_by(game, me, card.kind) is not None:
        return False
    if card.types & PROJECT:
        cubes = [mine for mine in me.landscapes if mine.types & PROJECT]
        return card not in cubes and len(cubes) < MOST_CUBES
    once = card.kind.once
    for seat, event, turn in game.events_bought:
        if seat == me.index and event is card:
            if once == ONCE_A_GAME or (once == ONCE_A_TURN and turn == game.turn_number):
                return False
    return True


# -- moves of the turn ------------------------------------------------------------------------------------------------


def other_moves(game: Game, me: Player, in_buy_phase: bool, in_action_phase: bool) -> list[Move]:
    """What the turn offers beside playing cards and buying them."""
    moves: list[Move] = []
    if in_buy_phase and me.coffers > 0 and not game.bought:
        moves.append(Move(ask.SPEND_COFFERS, "Spend Coffers", number=1))
    if in_action_phase and me.villagers > 0:
        moves.append(Move(ask.SPEND_VILLAGERS, "Spend a Villager", number=1))
    if me.debt > 0 and me.coins > 0:
        most = min(me.debt, me.coins)
        for n in [1, most] if most > 1 else [1]:
            moves.append(Move(ask.PAY_DEBT, f"Pay {n} debt", number=n))
    if game.heard & on.MOVES:
        if in_buy_phase:
            for card in game.landscapes:
                if may_buy_landscape(game, me, card):
                    moves.append(Move(ask.BUY_LANDSCAPE, f"Buy {card.name}", card))
        for say in with_a_say(game, on.MOVES):
            if say.owner is me:
                moves += say.card.moves(me)
    return moves

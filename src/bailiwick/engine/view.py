"""What a seat may see: the only way hidden information leaves the engine, and so the one place that strips it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from bailiwick.engine import log
from bailiwick.engine.counting import counted
from bailiwick.engine.declared import COUNTERS, PILE_TOKENS, SEAT_ZONES, sight_of
from bailiwick.engine.errors import IllegalMove
from bailiwick.engine.events import WAYS
from bailiwick.engine.holdings import NO_LANDSCAPES
from bailiwick.engine.kinds import ACTION, WAY, type_names
from bailiwick.engine.pile import veiled
from bailiwick.engine.zone import ALL, AS_PUT, BOOK, MOST_SEATS, NOBODY, OWNER, Zone

if TYPE_CHECKING:
    from bailiwick.engine.card import Card
    from bailiwick.engine.counting import Counted
    from bailiwick.engine.decision import Decision
    from bailiwick.engine.events import Effect
    from bailiwick.engine.game import Game
    from bailiwick.engine.kinds import Cost, Kind, KnownKinds
    from bailiwick.engine.log import Entry
    from bailiwick.engine.pile import Pile
    from bailiwick.engine.player import Player


class SeenEffect:
    """What a card left behind for later, as a seat sees it."""

    def __init__(self, effect: Effect, cards: list[Card]) -> None:
        self.event: i64 = effect.event
        self.source = effect.source
        self.seat: i64 = effect.seat
        self.until = effect.until
        self.cards = cards  # those of its cards that the seat sees ...
        self.holds = len(effect.cards)  # ... and how many it has
        self.named = effect.named  # the card that was named for it, or ""


class View:
    """The game through the eyes of one seat (or of a spectator, seat -1).

    Bots use the attributes, which cost next to nothing; `data` and `log` give the same as plain data.
    """

    def __init__(self, game: Game, seat: int, acting: int = -2) -> None:
        if not -1 <= seat < len(game._players):
            raise IllegalMove(f"There is no seat {seat}: seats are 0 to {len(game._players) - 1}, -1 is a spectator.")
        self._game = game
        self.seat: i64 = seat  # who looks
        self.acting: i64 = seat if acting == -2 else acting  # for whom: somebody else while the seat decides for them

    def sees(self, player: int) -> bool:
        """Whether this seat sees what only that player may see: its own cards, and those of whom it decides for."""
        if player == self.seat:
            return True
        control = self._game.control
        return control is not None and control.by == self.seat and control.seat == player

    def _me(self) -> Player:
        if self.seat < 0:
            raise IllegalMove("A spectator has no hand, deck or counters; `data` shows what all may see.")
        return self._game._players[self.acting]

    def _own(self) -> Player:
        """Who looks: gains come here also in a turn of somebody else in which this seat decides."""
        if self.seat < 0:
            raise IllegalMove("A spectator has no hand, deck or counters; `data` shows what all may see.")
        return self._game._players[self.seat]

    @property
    def for_another(self) -> bool:
        """Whether this seat decides for somebody else: hand, coins and all that is used up are then the other's; what
        is owned is this seat's own, as everywhere."""
        return self.acting != self.seat

    def tokens(self) -> dict[str, int]:
        """The tokens that lie before who acts."""
        return self._me().tokens

    @property
    def hand(self) -> list[Card]:
        return self._me().hand.cards()

    @property
    def in_play(self) -> list[Card]:
        return self._me().in_play.cards()

    @property
    def trash(self) -> list[Card]:
        """The trash, the card that came last at the end."""
        return self._game.trash.cards()

    @property
    def actions(self) -> int:
        return self._me().actions

    @property
    def buys(self) -> int:
        return self._me().buys

    @property
    def coins(self) -> int:
        return self._me().coins

    @property
    def potions(self) -> int:
        return self._me().potions

    @property
    def coffers(self) -> int:
        return self._me().coffers

    @property
    def debt(self) -> int:
        return self._me().debt

    @property
    def villagers(self) -> int:
        return self._me().villagers

    def has_landscape(self, name: str) -> bool:
        """Whether a landscape of that name is the player's own: a Project, a State, an Artifact."""
        for card in self._me().landscapes:  # noqa: SIM110 (a generator would be slow when compiled)
            if card.name == name:
                return True
        return False

    def landscapes(self) -> list[Card]:
        """The landscapes on the table, for all: Events, Projects, Ways and the like."""
        return self._game.landscapes

    def landscape(self, name: str) -> Card | None:
        """The one of that name, unless the player has it already, as a Project; None where there is none."""
        if self.has_landscape(name):
            return None
        for card in self._game.landscapes:
            if card.name == name:
                return card
        return None

    def ways(self) -> list[Card]:
        """The Ways of this game, one of which any Action may be played as."""
        if not self._game.heard & WAYS:
            return NO_LANDSCAPES
        return [card for card in self._game.landscapes if card.types & WAY]

    def has_rule(self, name: str) -> bool:
        """Whether something of that name holds for all: of what is foretold, whether it has come about."""
        for card in self._game.rules:  # noqa: SIM110 (a generator would be slow when compiled)
            if card.name == name:
                return True
        return False

    def hand_actions(self) -> list[Card]:
        """The Actions in hand, whether there is an Action left to play them or not."""
        me = self._me()
        return [card for card in me.hand if me.is_(card, ACTION)]

    @property
    def favors(self) -> int:
        return self._me().favors

    @property
    def turns(self) -> int:
        """How many turns this seat has taken."""
        return self._own().turns

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self._game._players)

    @property
    def my_turn(self) -> bool:
        """Whether it is the turn of whom this seat decides for."""
        return self._game.turn == self.acting

    @property
    def phase(self) -> str:
        return self._game.phase

    @property
    def points(self) -> int:
        """This seat's victory points now."""
        return self._game.points_of(self._own())

    @property
    def deck_size(self) -> int:
        """How many cards this seat owns."""
        return self._own().size()

    @property
    def money(self) -> int:
        """The coins that all Treasures of this seat make together."""
        return self._own().money()

    @property
    def undrawn(self) -> int:
        """How many cards there are to draw: those of the deck and of the discard pile."""
        me = self._me()
        return me.deck.n + me.discard_pile.n

    @property
    def hand_size(self) -> int:
        return self._me().hand.n

    def in_hand(self, kind: i64) -> i64:
        """How many cards in hand are of the kind of that number."""
        return self._me().hand.count_kind(kind)

    def played(self, kind: i64) -> i64:
        """The same in play."""
        return self._me().in_play.count_kind(kind)

    def owned_of_types(self, types: i64) -> i64:
        """How many cards with one of these types the seat owns ..."""
        return self._own().owned_of_types(types)

    def in_hand_of_types(self, types: i64) -> i64:
        """... has in hand ..."""
        return self._me().hand.count_types(types)

    def played_of_types(self, types: i64) -> i64:
        """... and has in play."""
        return self._me().in_play.count_types(types)

    @property
    def gains_left(self) -> int:
        """How few gains can end the game."""
        return self._game.gains_left()

    @property
    def last_cards(self) -> i64:
        """The piles with one card left, as bits by their places."""
        return self._game.last

    @property
    def empty_piles(self) -> int:
        return self._game.empty_piles

    @property
    def piles(self) -> list[Pile]:
        """All piles, those of the Supply first. Where the order of a pile is secret, it is not told."""
        piles = self._game.piles[:]
        return veiled(piles) if self._game.hidden else piles

    @property
    def pile_places(self) -> dict[str, int]:
        """The names of piles and their cards, with the place of each pile: the same object in all games of a table."""
        return self._game.where

    def pile_with(self, name: str) -> Pile | None:
        """The pile that cards of that name come from; None where there is no such pile."""
        pile = self._game.find_pile(name)
        return None if pile is None else veiled([pile])[0]

    @property
    def counts(self) -> dict[str, int]:
        """The cards by name, wherever they are, that can come up in this turn: those of whom this seat decides for."""
        return self._me().owned

    def lead(self) -> int:
        """This seat's points less those of the best of the others, as one who remembers all gains knows them. Cards
        that others passed to each other unseen count for whoever gave them."""
        scores = self._game.scores()
        for passed in self._game.passed:
            if not passed.knowers >> self.seat & 1:
                points = passed.card.kind.vp
                for index in range(len(scores)):
                    if passed.knowers >> index & 1:
                        scores[index] += points if index == passed.giver else -points
        own = scores.pop(self.seat)
        return own - max(scores)

    def owned(self, name: str) -> int:
        """How many cards of that name this seat owns."""
        return self.owned_at(self._game.kinds.names.get(name, -1))

    def owned_at(self, place: i64) -> i64:
        """The same by the place of the kind among those of the table (see `kinds`); 0 also where that is -1."""
        counts = self._own().counts
        if place < 0 or place >= len(counts):
            return 0
        return counts[place]

    @property
    def kinds(self) -> KnownKinds:
        """The kinds of card that this table knows: the same object in all its games."""
        return self._game.kinds

    def left(self, name: str) -> int:
        """How many cards are left in that pile; 0 where there is no such pile."""
        pile = self._game.find_pile(name)
        return 0 if pile is None else pile.count

    def left_at(self, place: i64) -> i64:
        """The same by the place of the pile (see `pile_places`); 0 also where that is -1."""
        if place < 0:
            return 0
        return self._game.piles[place].count

    def top_at(self, place: i64) -> i64:
        """The number of the kind on top of the pile at that place, as far as it is seen."""
        pile = self._game.piles[place]
        return pile.kind.number if pile.sight == NOBODY else pile.top.number

    def left_of(self, kind: Kind) -> int:
        """How many cards of a kind are left in its pile, beneath other cards or not; as far as it is known which
        cards are there."""
        pile = self._game.pile_of(kind)
        if pile is None:
            return 0
        if not pile.is_mixed():
            return pile.count
        n = 0
        for i, there in enumerate(pile.stack):
            if there is kind and not pile.unseen(i):
                n += 1
        return n

    def cost(self, card: Card) -> int:
        """The coins in the cost of a card now."""
        return self._game.cost(card.kind).coins

    def price_of(self, kind: Kind) -> int:
        """The coins in the cost of cards of a kind now."""
        return self._game.cost(kind).coins

    def full_cost(self, kind: Kind) -> Cost:
        """All that cards of a kind cost now: coins, Potions and debt."""
        return self._game.cost(kind)

    def data(self, question: Decision | None = None) -> dict[str, Any]:
        """Everything this seat may see, as plain data; with the question, if it is this seat's to answer."""
        game = self._game
        seen: dict[str, Any] = {
            "seat": self.seat,
            "turn": game.turn,
            "turn_number": game.turn_number,
            "extra_turn": game.extra,
            "phase": game.phase,
            "players": self.players_data(),
            "piles": [self._pile(p) for p in veiled(game.piles) if not p.removed],
            "mats": {name: self._names(f"table:{name}", zone) for name, zone in game.mats.items()},
            "mat_sizes": {name: len(zone) for name, zone in game.mats.items()},
            "stacks": {
                name: {
                    "count": len(stack.cards),
                    "discarded": [card.name for card in stack.discarded],
                    "set_aside": [card.name for card in stack.aside],
                }
                for name, stack in game.stacks.items()
            },
            "aside": {role: [card.name for card in cards] for role, cards in self.aside().items()},
            "landscapes": [card.name for card in game.landscapes],
            "landscape_tokens": game.on_landscapes,
            "controls": None if game.control is None else {"seat": game.control.seat, "by": game.control.by},
            "trash": [card.name for card in game.trash],
            "empty_piles": game.empty_piles,
        }
        if game.over:
            seen["scores"] = game.scores()
            seen["winners"] = game.winners()
        if question is not None and question.seat == self.seat:
            seen["question"] = question_data(question)
        elif question is not None:
            seen["waiting_for"] = question.seat
        return seen

    def aside(self) -> dict[str, list[Card]]:
        """Nobody's cards on the table by their role. What is in a face-down stack all know, but not in which order."""
        seen: dict[str, list[Card]] = {}
        for role, zone in self._game.aside.items():
            cards = zone.cards()
            seen[role] = sorted(cards, key=_name_of) if zone.sight == NOBODY else cards
        return seen

    def counted(self) -> list[Counted] | None:
        """Everybody's cards and points, as far as this seat can know them by counting along."""
        return counted(self._game, self.seat)

    def players_data(self) -> list[dict[str, Any]]:
        """What this seat sees of everybody, as plain data."""
        return [self._player(player) for player in self._game._players]

    def _player(self, player: Player) -> dict[str, Any]:
        own = self.sees(player.index)
        pile = player.discard_pile
        seen: dict[str, Any] = {
            "seat": player.index,
            "hand_size": len(player.hand),
            "deck_size": len(player.deck),
            "discard_size": len(pile),
            "discard_top": pile[-1].name if pile else None,
            "in_play": [card.name for card in player.in_play],
            "tokens_in_play": [self._game.card_tokens.get(card, 0) for card in player.in_play],
            "set_aside": [card.name for card in player._set_aside],
            "set_aside_face_down": len(player._set_aside_hidden),
            "revealed": [card.name for card in player._revealed],
            "looking_size": len(player._looking),
            "mats": {name: self._names(f"mat:{player.index}:{name}", zone) for name, zone in player.mats.items()},
            "mat_sizes": {name: len(zone) for name, zone in player.mats.items()},
            "tokens": dict(player.tokens),
            "landscapes": [card.name for card in player.landscapes],
            "turns": player.turns,
            **{counter.attribute: getattr(player, counter.attribute) for counter in COUNTERS.values()},
        }
        if self._open_backs():
            seen["open_in_hand"] = sorted(card.name for card in player.hand if card.kind.own_back)
            seen["open_face_down"] = self._names(f"face_down:{player.index}", player._set_aside_hidden)
            seen["open_in_deck"] = [[above, card.name] for above, card in self.open_in_deck(player.index)]
        if own:
            seen["hand"] = [card.name for card in player.hand]
            seen["looking_at"] = [card.name for card in player._looking]
        if player.index == self.seat:  # what one has gained one remembers, and looks into nobody else's memory
            seen["owned"] = {name: player.owned[name] for name in sorted(player.owned) if player.owned[name]}
        if self._game.over:
            seen["final_deck"] = sorted(card.name for card in player.all_cards())
        return seen

    def _open_backs(self) -> bool:
        """Whether there are cards in this game whose backs tell what they are."""
        return BOOK.open_backs and any(kind.own_back for kind in self._game.kinds.all)

    def open_in_deck(self, seat: int) -> list[tuple[int, Card]]:
        """The cards of a player's deck whose backs tell everybody what they are, from the top, each with how many cards
        lie above it."""
        if not self._open_backs():
            return []
        deck = self._game._players[seat].deck
        return [(above, card) for above, card in enumerate(reversed(deck)) if card.kind.own_back]

    def _pile(self, pile: Pile) -> dict[str, Any]:
        cost = self._game.cost(pile.top)
        seen: dict[str, Any] = {
            "name": pile.name,
            "top": pile.top.name,
            "count": pile.count,
            "cost": str(cost),
            "printed_cost": str(pile.top.cost),
            "types": type_names(self._game.types_of(pile.top)),
            "supply": pile.supply,
        }
        if pile.is_mixed():
            seen["cards"] = pile.names()
        if pile.role:
            seen["role"] = pile.role
        if pile.marks:
            seen["marks"] = list(pile.marks)
        if pile.group:
            seen["group"] = pile.group
        if pile.sight != ALL:
            seen["hidden"] = True
        if pile.tokens:
            seen["tokens"] = {name: pile.count_of(PILE_TOKENS[name]) for name in pile.tokens}
            owners = owners_of(pile)
            if owners:
                seen["token_owners"] = owners
        return seen

    def _names(self, place: str, zone: Zone) -> list[str]:
        return [card.name for card in self._open_cards(place, zone)]

    def _open_cards(self, place: str, zone: Zone) -> list[Card]:
        """The cards that lie open to this seat at a place, as its sight tells; face down, those with backs that do."""
        sight = sight_of(place)
        if sight == ALL or (sight == OWNER and self.sees(zone.owner)):
            return zone.cards()
        if sight == OWNER and self._open_backs():
            return [card for card in zone if card.kind.own_back]
        return zone.cards()[-1:] if sight == AS_PUT else []

    def places(self) -> dict[str, list[Card]]:
        """The cards this seat sees, by where they lie: "hand:0", "in_play:1", "mat:0:Tavern", "trash". Of a discard
        pile that is its top card. For those who follow single cards; everybody else is served by `data`."""
        seen: dict[str, list[Card]] = {"trash": []}
        for player in self._game._players:
            for name, sight in SEAT_ZONES.items():
                if sight in (ALL, AS_PUT) or (sight == OWNER and self.sees(player.index)):
                    seen[f"{name}:{player.index}"] = []
        for place, zone in self._game.places():
            sight = sight_of(place)
            if sight != NOBODY and (sight != OWNER or self.sees(zone.owner)):
                seen[place] = self._open_cards(place, zone)
        return seen

    def lasting(self) -> list[Card]:
        """The cards in play, anybody's, that Clean-up leaves there as things stand now."""
        game = self._game
        return [card for player in game._players for card in game.staying(player)] if game.effects else []

    def effects(self) -> list[SeenEffect]:
        """What cards left behind for later, with what the seat sees of the cards that it holds."""
        known: list[Card] = []
        for effect in self._game.effects:
            if effect.cards:
                known = [card for cards in self.places().values() for card in cards]
                break
        return [SeenEffect(e, [card for card in e.cards if card in known]) for e in self._game.effects]

    def learns(self, e: Entry, i: int) -> bool:
        """Whether this seat learns which cards the entry of that number is about."""
        if not log.seen_by(e, self.seat) and not self._saw_through(e, i):
            return False
        fork = self._game.forgotten
        while fork is not None:
            if i < fork.entries and self.seat != fork.seat and log.PRIVATE >> e.kind & 1:
                return False
            fork = fork.older
        return True

    def _saw_through(self, e: Entry, i: int) -> bool:
        """Whether the seat decided for somebody else then, who learnt of it."""
        game = self._game
        if game.control is not None and game.control.shows(self.seat, i):
            return log.seen_by(e, game.control.seat)
        for control in game.controls:  # noqa: SIM110 (a generator would be slow when compiled)
            if control.shows(self.seat, i) and log.seen_by(e, control.seat):
                return True
        return False

    def saw(self, player: int, i: int) -> bool:
        """Whether this seat saw what only that player may see when the entry of that number was written."""
        if player == self.seat:
            return True
        game = self._game
        now = game.control
        if now is not None and now.seat == player and now.shows(self.seat, i):
            return True
        for control in game.controls:  # noqa: SIM110 (a generator would be slow when compiled)
            if control.seat == player and control.shows(self.seat, i):
                return True
        return False

    def log(self, start: int = 0) -> list[dict[str, Any]]:
        """What happened, from an entry on, as far as this seat learnt of it."""
        return [self.entry(e, i) for i, e in enumerate(self._game.log.entries(start), start)]

    def entry(self, e: Entry, i: int) -> dict[str, Any]:
        """The entry of that number, as far as this seat learnt of it."""
        return _entry(e, self.learns(e, i))


def owners_of(pile: Pile) -> dict[str, list[int]]:
    """The tokens of players that lie on a pile, and whose they are."""
    owners: dict[str, list[int]] = {}
    for name, seats in pile.tokens.items():
        if PILE_TOKENS[name].owned:
            owners[name] = [seat for seat in range(MOST_SEATS) if seats >> seat & 1]
    return owners


def _name_of(card: Card) -> str:
    return card.name


def full_log(game: Game) -> list[dict[str, Any]]:
    """The log with nothing hidden, for games that are over and for records, which hold everything anyway."""
    return [_entry(e, True) for e in game.log.entries()]


def _entry(e: log.Entry, seen: bool) -> dict[str, Any]:
    entry: dict[str, Any] = {"kind": log.NAMES[e.kind], "seat": e.seat, "depth": e.depth}
    if not seen:
        entry["count"] = len(e.cards)
    elif e.cards:
        entry["cards"] = [card.name for card in e.cards]
    if e.text:
        entry["text"] = e.text
    if e.number:
        entry["number"] = e.number
    return entry


def question_data(question: Decision) -> dict[str, Any]:
    """A Decision as plain data, for the seat that is asked."""
    return {
        "seat": question.seat,
        "player": question.player,
        "purpose": question.purpose,
        "shape": question.shape,
        "card": None if question.cause is None else question.cause.name,
        "about": None if question.about is None else question.about.name,
        "subject": question.subject,
        "cards": [card.name for card in question.cards],
        "piles": [pile.top.name for pile in question.piles],
        "labels": list(question.labels),
        "moves": [move.what for move in question.moves],
        "minimum": question.minimum,
        "maximum": question.maximum,
    }

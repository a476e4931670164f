"""Everything that goes over the wire, in one place. `tools/protocol_types.py` writes web/src/protocol.ts from it.

What the server sends is built as these dictionaries; what it receives is checked against them (see `reading`).
Nothing here holds what its receiver may not see: hidden cards are counts, and a card has an id only while the viewer
sees it. Ids are the viewer's own and new each time a card comes out of hiding, so that they tell nothing.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from bailiwick.server.counsel import AskForHints, AskHint, Hint, HintIdea, Hints, PlanLine, PlanWhen
from bailiwick.server.endings import Ending, PointsAt, PointSource, Standing
from bailiwick.server.judging import ReviewInfo, ReviewMove, ReviewPoint, ReviewReason, ReviewState, ReviewTotal
from bailiwick.server.wares import (
    Almanac,
    Book,
    BookList,
    CardFacts,
    CardList,
    CardNotes,
    CardPage,
    Cost,
    KingdomChoice,
    KingdomInfo,
    RoleInfo,
    RulingInfo,
    SetInfo,
    WishList,
)

__all__ = [
    "CARDS", "CLIENT_MESSAGES", "PUBLIC", "SERVER_MESSAGES", "Almanac", "AskForHints", "AskHint", "Book", "BookList",
    "CardFacts", "CardList", "CardNotes", "CardPage", "Cost", "Ending", "HintIdea", "KingdomChoice", "KingdomInfo",
    "Place", "PlanLine", "PlanWhen", "PointSource", "PointsAt", "ReviewInfo", "ReviewMove",
    "ReviewPoint", "ReviewReason", "ReviewState", "ReviewTotal", "RoleInfo", "RulingInfo", "SetInfo", "Shape",
    "Standing", "WishList", "Zone",
]  # fmt: skip

# -- tables and the lobby ---------------------------------------------------------------------------------------------


class BotInfo(TypedDict):
    """Somebody to play against."""

    key: str  # to be given in a SeatChoice
    name: str
    about: str


class SeatChoice(TypedDict):
    """Who sits at a seat of a new table. One may be "me"; at least one is "me" or "person"."""

    kind: Literal["me", "person", "bot"]
    name: NotRequired[str]
    bot: NotRequired[str]


class CreateTable(TypedDict):
    """POST /api/tables"""

    kingdom: KingdomChoice
    seats: list[SeatChoice]
    seed: NotRequired[str]  # the same seed deals the same game
    listed: NotRequired[bool]  # public: anybody finds it in the lobby; otherwise by its link alone
    counts: NotRequired[bool]  # whether everybody's points and cards are counted for all, as they are without a word


class PlayAgain(TypedDict):
    """POST /api/tables/{table}/again. Without a kingdom, the same; it counts for the first who asks."""

    kingdom: NotRequired[KingdomChoice]


class Sit(TypedDict):
    """POST /api/tables/{table}/sit. Without a seat the first free one."""

    name: str
    seat: NotRequired[int]


class Seated(TypedDict):
    """The answer to creating a table, sitting down and playing again; the seat's secret is in a cookie."""

    table: str
    seat: int  # -1: who made the table did not take a seat
    link: str  # the path of the personal link, which takes the seat to another device; keep it secret
    share: str  # the path to give to others


class SeatInfo(TypedDict):
    seat: int
    name: str
    kind: Literal["person", "bot"]
    bot: str  # the bot's key; for a person's seat that a bot plays for now, that bot's
    taken: bool  # False: waiting for somebody to sit down
    present: bool  # connected now; bots always are
    away_seconds: int  # how long a person has been away; 0 while present
    replaced: bool  # a bot plays in this person's place for now


class Request(TypedDict):
    """Something that others must agree to."""

    id: int
    kind: Literal["undo", "replace", "hints"]
    by: int  # who asks
    about: int  # replace: the seat that a bot shall play; otherwise the same seat
    agreed: list[int]
    waiting: list[int]  # whose word is still needed


class TableInfo(TypedDict):
    """GET /api/tables/{table}, and in messages: who sits where."""

    id: str
    title: str
    kingdom: str  # the line
    seats: list[SeatInfo]
    you: int  # -1 for a spectator
    host: bool  # whether you made the table and may fill free seats with bots
    spectators: int
    spectators_talk: bool  # whether they may talk at this table, too
    phase: Literal["open", "playing", "over"]  # open: not everybody has sat down yet
    seed: str | None  # only when the game is over
    seed_given: bool  # somebody chose the seed and may know what is dealt
    counts: bool  # whether everybody's points and cards are counted for all
    hints: Hints  # whether you can have hints
    requests: list[Request]
    replace_after: int  # seconds of absence after which a seat can be handed to a bot
    next: str | None  # the table where this round plays again
    decisions: int


class TableSummary(TypedDict):
    id: str
    title: str
    phase: Literal["open", "playing", "over"]
    names: list[str]
    free: int  # seats that wait for somebody
    turn: int  # the number of turns so far
    changed: str  # when it was last played at, in ISO 8601 and UTC
    scores: list[int] | None


class Lobby(TypedDict):
    """GET /api/lobby"""

    tables: list[TableSummary]  # open ones first, then those in play, then finished ones; the newest first
    bots: list[BotInfo]


# -- the state of a game, as one viewer sees it -----------------------------------------------------------------------

# Where cards are, as text, so that it can be a key:
#   hand:SEAT  deck:SEAT  discard:SEAT  in_play:SEAT  set_aside:SEAT  face_down:SEAT  revealed:SEAT  looking:SEAT
#   mat:SEAT:NAME  pile:NAME  landscape:NAME  trash  table:NAME  aside:ROLE
#   stack:NAME  stack_discard:NAME  stack_aside:NAME  box (cards come from there that were not in the game)
Place = str
Zone = Literal[
    "hand", "deck", "discard", "in_play", "set_aside", "face_down", "revealed", "looking", "mat", "pile", "trash",
    "table", "aside", "stack", "stack_discard", "stack_aside", "box",
]  # fmt: skip


class CardState(TypedDict):
    """A card that the viewer sees."""

    id: int
    name: str


class CardInPlay(TypedDict):
    id: int
    name: str
    tokens: int
    lasting: bool  # stays in play after this turn's Clean-up: a Duration, or what plays one again


class OpenCard(TypedDict):
    """A card in a deck whose back tells what it is."""

    id: int
    name: str
    above: int  # how many cards lie on it


class PlayerState(TypedDict):
    seat: int
    hand: list[CardState] | None  # the viewer's own; None for others
    hand_size: int
    open_hand: list[str]  # cards in a hand that the viewer does not see, but for their backs
    deck_size: int
    open_deck: list[OpenCard]  # from the top
    discard_size: int
    discard_top: CardState | None
    in_play: list[CardInPlay]
    set_aside: list[CardState]
    face_down: list[CardState] | None  # set aside face down; None for others
    face_down_size: int
    revealed: list[CardState]  # on their way from the deck to somewhere, seen by all
    looking: list[CardState] | None  # the same, seen by the owner alone
    looking_size: int
    mats: dict[str, list[CardState]]  # by name, what the viewer sees there ...
    mat_sizes: dict[str, int]  # ... and how many cards lie there
    tokens: dict[str, int]  # tokens without a counter of their own
    landscapes: list[str]  # Projects, States and Artifacts that the player has
    turns: int
    actions: int
    buys: int
    coins: int
    potions: int
    coffers: int
    villagers: int
    favors: int
    vp_tokens: int
    debt: int
    # The viewer's own cards and points. Those of others by what the viewer can know by counting along, where the table
    # counts for all; otherwise None until the game is over.
    owned: dict[str, int] | None
    points: int | None
    unsure: int  # how many cards the player gave or got unseen by the viewer, and which are counted as before


class PileState(TypedDict):
    name: str
    top: str  # the card on top; of an empty pile, the last one; of a pile whose top is not seen, its name
    count: int
    cost: Cost  # of the top card, now
    printed: Cost
    supply: bool  # False: it stands beside the Supply
    cards: list[str]  # a split pile: all its cards from the top
    role: str  # in words: "Bane", "Ferryman", ... or empty
    marks: list[str]  # what lies on it, such as a Trait
    group: str  # piles taken from together, such as "Prizes"
    hidden: bool  # its order is secret: of `cards`, at most the first lies where it is
    tokens: dict[str, int]
    token_owners: dict[str, list[int]]  # of tokens that players own, the seats


class StackState(TypedDict):
    """Landscapes that lie face down, such as the Boons."""

    name: str
    count: int
    discarded: list[CardState]
    set_aside: list[CardState]  # turned up and not discarded yet


class AsideState(TypedDict):
    """Nobody's cards on the table, which a role of the set-up put there."""

    role: str
    title: str
    cards: list[CardState]  # those that lie face up
    hidden: list[str]  # what a face-down stack holds, in no order


class EffectState(TypedDict):
    """Something a card left behind for later."""

    source: str
    id: int | None  # of the card, where it is seen
    seat: int  # whose it is
    until: Literal["this-turn", "next-turn", "once", "forever"]
    cards: list[CardState]  # what it holds, as far as the viewer sees it
    holds: int  # how many cards it holds
    named: str  # the card that was named for it, or ""
    waits: Literal["turn", "gain", "play", "empty", ""]  # what makes it work, as far as that is worth telling


class Option(TypedDict):
    """One of the things that can be picked. Options are numbered from 0 in the order of the list."""

    kind: Literal["card", "pile", "landscape", "label"]
    text: str  # the name of the card, pile or landscape, or the label
    id: int | None  # the card's id
    place: Place | None  # where the card is, or the pile
    move: str | None  # of the turn's own questions, which move it is: "play", "buy", "spend-coffers", ...
    number: int  # how many tokens the move is about; otherwise 0


Shape = Literal["pick", "all-or-none", "order", "number"]


class MainButton(TypedDict):
    """What the main button (and Enter) does while nothing is picked."""

    label: str
    options: list[int]
    ends_turn: bool  # no phase is left after it


class Question(TypedDict):
    """What the viewer is asked. The answer is a list of option numbers, or of one number for the shape "number"."""

    number: int  # to be sent with the answer
    purpose: str  # docs/decisions.md lists them
    shape: Shape
    sentence: str  # what is asked, in plain words
    cause: str | None  # the name of the card that asks; None for the turn itself
    about: CardState | None  # the card in question, where it is not among the options
    player: int  # who acts: somebody else while the viewer decides for them
    subject: int  # whose cards or fate it is
    what: str  # of numbers and tokens, what they are: "Favors"; otherwise empty
    outcome: str  # what comes of it, in short: "+2 coins"; empty where nothing is said
    options: list[Option]
    minimum: int
    maximum: int
    main: MainButton | None
    likely: list[int] | None  # what most people answer, perhaps nothing; None where nobody can tell
    play_all: list[int] | None  # Buy phase: the answer that plays all Treasures


class Control(TypedDict):
    """In this turn, one player decides for another, and sees what that one sees."""

    seat: int  # whose turn it is
    by: int  # who decides


class GameState(TypedDict):
    """Everything the viewer may see."""

    seat: int  # the viewer; -1 for a spectator
    decision: int  # how many decisions have been made
    turn: int  # whose turn it is
    turn_number: int  # of all turns
    extra_turn: str | None  # what gave this extra turn
    phase: Literal["action", "buy", "night", "over"]
    control: Control | None  # who decides for somebody else in this turn
    players: list[PlayerState]
    piles: list[PileState]  # Supply piles first, by cost and name
    landscapes: list[str]
    landscape_tokens: dict[str, dict[str, int]]  # by name of the landscape: nobody's tokens on it, by name how many
    marks: dict[str, str]  # what lies on piles, such as Traits, and on which, even if that has left the game
    two_sided: list[str]  # the tokens of players that lie on one of two sides: 1 is face up
    aside: list[AsideState]
    trash: list[CardState]
    mats: dict[str, list[CardState]]  # nobody's: by name, what the viewer sees there ...
    mat_sizes: dict[str, int]  # ... and how many cards lie there
    stacks: list[StackState]
    effects: list[EffectState]
    costs: dict[str, Cost]  # cards that cost something else now than is printed
    empty_piles: int
    waiting_for: int | None  # whose answer the game waits for
    question: Question | None  # what the viewer is asked
    undo: Literal["no", "free", "ask"]  # whether the viewer's last answer can be taken back
    ending: Ending | None


# -- what happened ----------------------------------------------------------------------------------------------------


class LogLine(TypedDict):
    """One line of the log. Runs of like entries are one line: three Coppers played are "3 Coppers"; and what something
    gave is told with it."""

    entry: int  # the number of its first entry
    entries: int
    kind: str  # "turn", "play", "gain", ...
    seat: int
    depth: int  # how deeply the cause is nested, for indenting
    cards: list[str] | None  # None where the viewer does not learn which
    count: int  # how many cards
    text: str  # what else belongs to the entry: a name, a label, a mat, a pile
    amount: int
    actions: int  # what it gave; what was taken or paid otherwise has lines of its own
    buys: int
    coins: int
    sentence: str
    decision: int  # how many decisions had been made before: leads to this moment in the replay


class Move(TypedDict):
    """Cards that went from one place to another, in order of what happened."""

    entry: int  # the log's entry that it belongs to
    seat: int  # who moved them
    source: Place
    target: Place
    cards: list[CardState]  # as far as the viewer sees them; empty if not
    count: int


# -- messages from the server -----------------------------------------------------------------------------------------


class Welcome(TypedDict):
    """The first message, and the answer to "resync": everything."""

    type: Literal["welcome"]
    number: int  # updates after this one are numbered from here
    table: TableInfo
    cards: dict[str, CardFacts]  # every card of this game, by name
    state: GameState | None  # None while the table is open
    log: list[LogLine]
    talk: list[Said]  # what was said lately


class Update(TypedDict):
    """The game went on. `state` replaces the last one; `moves` and `log` say how it came to be."""

    type: Literal["update"]
    number: int  # one more than the last "welcome", "update" or "table"; otherwise ask for "resync"
    state: GameState
    moves: list[Move]
    log: list[LogLine]  # new lines; `undone` says how much of the old ones is no longer true
    undone: int | None  # something was taken back: drop the lines from this entry on before adding those of `log`
    cards: dict[str, CardFacts] | None  # those of the game, where some have come that nobody knew before


class TableChanged(TypedDict):
    """Somebody came, left, asked for something or agreed to it."""

    type: Literal["table"]
    number: int
    table: TableInfo


EmoteName = Literal["hello", "thanks", "well-played", "oops", "thinking", "good-game"]


class Said(TypedDict):
    """Somebody said something. It has no number: it is no part of the game, and who misses it can play on."""

    type: Literal["said"]
    id: int  # counts up at this table
    seat: int  # -1 for a spectator
    text: str  # plain text of one line; empty with an emote
    emote: EmoteName | None


class Pong(TypedDict):
    type: Literal["pong"]


ErrorCode = Literal[
    "malformed",  # not a message of this protocol
    "too-large",
    "too-many",  # messages or tables, in too short a time
    "stale",  # the answer is to another question than the one asked now
    "not-asked",  # nobody asked this seat
    "not-seated",  # spectators cannot do this
    "illegal",  # not among the legal answers, or not possible now
    "not-found",
    "forbidden",  # wrong secret or origin
    "failed",  # something is broken on the server
]


class Failure(TypedDict):
    """What was sent was refused and changed nothing. Also the body of every HTTP error."""

    type: Literal["error"]
    code: ErrorCode
    message: str  # one sentence
    ref: int | None  # of the message it answers


# -- messages from the client -----------------------------------------------------------------------------------------


class Answer(TypedDict):
    """Answer the question of that number."""

    type: Literal["answer"]
    question: int
    options: list[int]
    ref: NotRequired[int]  # any number; an error gives it back


class AskUndo(TypedDict):
    """Take back this seat's last answer and all that followed it. People must agree if somebody learnt something by it;
    bots do not mind."""

    type: Literal["undo"]
    ref: NotRequired[int]


class AskReplace(TypedDict):
    """Hand the seat of somebody who has been away for long to a bot. All others present must agree."""

    type: Literal["replace"]
    seat: int
    bot: NotRequired[str]
    ref: NotRequired[int]


class Vote(TypedDict):
    """Agree to a request, or not; one no ends it. Who made it takes it back with a no."""

    type: Literal["vote"]
    request: int
    agree: bool
    ref: NotRequired[int]


class Fill(TypedDict):
    """Put a bot at a free seat of a table that waits for people; only the host can."""

    type: Literal["fill"]
    seat: int
    bot: NotRequired[str]
    ref: NotRequired[int]


class Return(TypedDict):
    """Take one's own seat back from the bot that plays in one's place."""

    type: Literal["return"]
    ref: NotRequired[int]


class Resign(TypedDict):
    """Give up for good: with two players that ends the game; otherwise a bot takes the seat."""

    type: Literal["resign"]
    ref: NotRequired[int]


class Say(TypedDict):
    """Say something to all who are at the table: a line of plain text."""

    type: Literal["say"]
    text: str
    ref: NotRequired[int]


class Emote(TypedDict):
    """The same with a sign instead of words."""

    type: Literal["emote"]
    emote: EmoteName
    ref: NotRequired[int]


class LetSpectatorsTalk(TypedDict):
    """Whether spectators may talk, too: at first they may not. Only the host can say."""

    type: Literal["let-spectators-talk"]
    allowed: bool
    ref: NotRequired[int]


class Resync(TypedDict):
    """An update was missed: send everything."""

    type: Literal["resync"]
    ref: NotRequired[int]


class Ping(TypedDict):
    type: Literal["ping"]
    ref: NotRequired[int]


# -- replays ----------------------------------------------------------------------------------------------------------


class ReplayStep(TypedDict):
    """The game after so many decisions, and what led there from the step before."""

    decision: int
    state: GameState  # without a question
    moves: list[Move]
    log: list[LogLine]


class Replay(TypedDict):
    """GET /api/tables/{table}/replay?start=0&count=50&seat=-1

    Steps `start` to `start + count - 1`; step 0 is the deal, step `decisions` the present. Of a game that is not over,
    everybody sees what their own seat saw (spectators what is public); of a finished one, any seat can be asked for."""

    table: TableInfo
    cards: dict[str, CardFacts]
    decisions: int
    turns: list[int]  # the steps at which turns begin
    steps: list[ReplayStep]


ServerMessage = Welcome | Update | TableChanged | Said | Hint | Pong | Failure
Talking = Say | Emote | LetSpectatorsTalk
Hinting = AskHint | AskForHints
ClientMessage = Answer | AskUndo | AskReplace | Vote | Fill | Return | Resign | Talking | Hinting | Resync | Ping

CLIENT_MESSAGES: dict[str, type] = {
    "answer": Answer, "undo": AskUndo, "replace": AskReplace, "vote": Vote, "fill": Fill, "return": Return,
    "resign": Resign, "say": Say, "emote": Emote, "let-spectators-talk": LetSpectatorsTalk,
    "hint": AskHint, "ask-for-hints": AskForHints, "resync": Resync, "ping": Ping,
}  # fmt: skip
SERVER_MESSAGES: list[type] = [Welcome, Update, TableChanged, Said, Hint, Pong, Failure]
CARDS: list[type] = [CardList, CardPage, Almanac]
# The roots from which the TypeScript types are found.
PUBLIC: list[type] = [
    *SERVER_MESSAGES, *CLIENT_MESSAGES.values(), Lobby, BookList, *CARDS, KingdomInfo, CreateTable, PlayAgain, Sit,
    Seated, Replay, ReviewState,
]  # fmt: skip

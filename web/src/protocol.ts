// Made from src/bailiwick/server/protocol.py by `python tools/protocol_types.py`; do not edit.

/** Where cards are, as text, so that it can be a key:
 *  hand:SEAT  deck:SEAT  discard:SEAT  in_play:SEAT  set_aside:SEAT  face_down:SEAT  revealed:SEAT  looking:SEAT
 *  mat:SEAT:NAME  pile:NAME  landscape:NAME  trash  table:NAME  aside:ROLE
 *  stack:NAME  stack_discard:NAME  stack_aside:NAME */
export type Place = string;

/** Ask the others at the table whether all may use hints. */
export interface AskForHints {
  type: "ask-for-hints";
  ref?: number;
}

/** What would Bailiff answer to the question of that number? */
export interface AskHint {
  type: "hint";
  question: number;
  ref?: number;
}

/** What Bailiff would do. It has no number, and goes to who asked alone. */
export interface Hint {
  type: "hint";
  question: number;
  ideas: HintIdea[]; // the best first
  games: number; // that were played in mind
  plan: PlanLine[];
}

/** What may be answered. */
export interface HintIdea {
  options: number[];
  chance: number | null; // to win with it, in hundredths; None where there was nothing to think about
  error: number; // in hundredths: half of an interval that holds the chance 95 times of 100
}

/** Something that the plan wants, in order of preference. */
export interface PlanLine {
  card: string; // or Event or Project; "Events" stands for whichever are good
  when: PlanWhen[];
}

/** When something is wanted. `number` belongs to it. */
export interface PlanWhen {
  kind: "most" | "share" | "until-turn" | "from-turn" | "money" | "coins" | "late" | "early" | "villages" | "other";
  number: number;
}

export interface Ending {
  standings: Standing[]; // the best first
  verdict: string;
  chart: PointsAt[];
}

/** Everybody's points at the end of a turn. */
export interface PointsAt {
  turn: number; // of all turns
  seat: number; // whose turn it was
  decision: number; // how many decisions had been made: leads to this moment in the replay
  points: number[];
}

export interface PointSource {
  name: string;
  count: number;
  points: number;
}

export interface Standing {
  seat: number;
  score: number;
  turns: number;
  winner: boolean;
  sources: PointSource[];
  deck: Record<string, number>;
}

export interface ReviewInfo {
  curve: ReviewPoint[];
  moves: ReviewMove[];
  totals: ReviewTotal[];
  plans: string[][]; // for the kingdom, the best first, by the cards each is about; none for Big Money
  games: number; // that were played on in mind
}

/** A decision that cost winning chance. */
export interface ReviewMove {
  decision: number; // the step of the replay at which it was asked
  turn: number;
  number: number; // which turn of its player's it was
  seat: number;
  purpose: string;
  cause: string; // the card that asked; "" for the turn itself
  played: string[];
  better: string[];
  chance: number; // after what was played
  best: number; // after what would have been better
  loss: number;
  error: number;
  size: string; // "inaccuracy", "mistake" or "blunder"
  left: number; // gains that could end the game
  reasons: ReviewReason[];
}

/** The winning chance of whose turn it is, by what that seat could know, as the turn begins. */
export interface ReviewPoint {
  turn: number; // of all turns
  seat: number;
  number: number; // which turn of that player's it is
  decision: number; // leads to this moment in the replay
  chance: number;
  error: number;
}

/** How the games differ that follow on the better answer: "wins-now", "loses-now", "sooner" and "later" (turns),
 * "points" (more for this seat), "others" (fewer for the best of the others), "plan" (the cards it is about). */
export interface ReviewReason {
  what: string;
  number: number;
  cards: string[];
}

/** GET and POST /api/tables/{table}/review. POST asks for a review of a finished game, and says while it is under
 * way that somebody still waits; GET only looks. */
export interface ReviewState {
  state: "none" | "waiting" | "working" | "done";
  ahead: number; // waiting: how many reviews come first
  share: number; // working: how much is done
  review: ReviewInfo | null;
}

export interface ReviewTotal {
  seat: number;
  inaccuracy: number; // how many
  mistake: number;
  blunder: number;
  loss: number; // of them all
}

/** GET /api/almanac: what /api/cards leaves out, of all cards at once. */
export interface Almanac {
  notes: CardNotes[]; // of cards and landscapes
  rules: CardNotes[]; // of whole mechanics
}

export interface Book {
  book: string;
  sets: SetInfo[];
}

/** GET /api/sets */
export interface BookList {
  books: Book[];
  expansions: string[]; // for wishes
}

/** What is printed on a card, in our words. It never changes: kept by name on the client. */
export interface CardFacts {
  name: string;
  plural: string;
  types: string[]; // "Action", "Attack", ... in the game's order
  cost: Cost;
  text: string; // " / " stands between its parts
  expansion: string;
  edition: number; // 0: in every printing; 1 or 2: only in that edition
  coins: number; // what a Treasure makes when played
  vp: number; // fixed victory points
  overpay: boolean; // shown as + after the cost
  other_price: string; // how it can be paid otherwise, in words; empty: in no other way
  ends_game: boolean; // the game ends when its pile is empty
  shields: boolean; // a Reaction that keeps an Attack away and costs nothing
  supply: boolean; // False: shown as * after the cost, it never stands in the Supply
  basic: boolean; // not a Kingdom card
  landscape: boolean;
  split: string[]; // a split pile: the cards in it from the top
  pile: string; // the pile it comes from, where that has another name; otherwise empty
  uses: string[]; // "village", "trasher", ...: what it is good for in a kingdom
}

/** GET /api/cards */
export interface CardList {
  cards: CardFacts[];
}

/** What else there is to know of a card, a landscape or a mechanic. */
export interface CardNotes {
  name: string;
  rulings: string[]; // the page of the card has what they go back to
  sets: string[]; // titles
}

/** GET /api/cards/{name} */
export interface CardPage {
  facts: CardFacts;
  parts: CardFacts[]; // the cards of a split pile
  wordings: string[]; // of a card that is played otherwise today than it was printed: all of them, the newest first
  rulings: RulingInfo[];
  sets: string[]; // titles of the recommended sets that use it
}

export interface Cost {
  coins: number;
  potions: number;
  debt: number;
}

/** One of: a set by name, a kingdom in a line, random with wishes, a good one by chance. Nothing of these: the first
 * game. */
export interface KingdomChoice {
  set?: string;
  line?: string;
  random?: WishList;
  good?: boolean;
  seed?: string; // draws what is open; for previews
}

/** What a game would be played with: POST /api/kingdoms takes a KingdomChoice and answers with this. */
export interface KingdomInfo {
  title: string;
  line: string; // all that is needed to play it again
  kingdom: CardFacts[]; // the cheapest first
  roles: RoleInfo[];
  open: string[]; // titles of roles that the choice left open: another seed may draw others
  landscapes: CardFacts[]; // without those that have a role
  colonies: boolean;
  potions: boolean;
  shelters: boolean;
  beside: CardFacts[]; // what lies beside the Supply: Prizes and the like
  notes: string[]; // what there is to do before the first turn, in sentences
}

/** Something that a card of the kingdom adds to what is chosen, such as the Bane. */
export interface RoleInfo {
  role: string;
  title: string; // in words
  place: "supply" | "beside" | "landscape" | "aside" | "stack" | "mark" | "later";
  cards: CardFacts[]; // what has the role; of marks that differ from each other, the landscapes that give them
  piles: Record<string, string>; // the pile that each of these landscapes marks
}

export interface RulingInfo {
  text: string;
  sources: string[]; // the books that decide it, by name
}

/** A recommended set of a book. */
export interface SetInfo {
  name: string;
  title: string; // a name that no other set has
  newest: boolean; // whether it is the one that the name alone means
  book: string;
  expansions: string[];
  kingdom: string[]; // as the cards are called here
  landscapes: string[];
  others: string[]; // what has a role: the Bane and the like
  colonies: boolean;
  shelters: boolean;
  playable: boolean;
  missing: string[]; // cards that do not exist here yet
  story: string; // a sentence or two in our words; may be empty
}

/** What a random kingdom shall be like; the options of `bailiwick kingdom random`. */
export interface WishList {
  expansion?: string[]; // "Dominion", or "Dominion=6" for six of its cards
  require?: string[];
  ban?: string[];
  villages?: number;
  buys?: number;
  trashers?: number;
  attacks?: number; // no more than this
  curve?: string; // "2:2, 3-4:5, 5+:3"
  landscapes?: number;
  events?: number;
  landmarks?: number;
  projects?: number;
  ways?: number;
  traits?: number;
  edition?: "first" | "second" | "both" | "mixed";
  colonies?: boolean;
  shelters?: boolean;
  looters?: boolean;
}

/** Somebody to play against. */
export interface BotInfo {
  key: string; // to be given in a SeatChoice
  name: string;
  about: string;
}

/** Who sits at a seat of a new table. One may be "me"; at least one is "me" or "person". */
export interface SeatChoice {
  kind: "me" | "person" | "bot";
  name?: string;
  bot?: string;
}

/** POST /api/tables */
export interface CreateTable {
  kingdom: KingdomChoice;
  seats: SeatChoice[];
  seed?: string; // the same seed deals the same game
  listed?: boolean; // public: anybody finds it in the lobby; otherwise by its link alone
  counts?: boolean; // whether everybody's points and cards are counted for all, as they are without a word
}

/** POST /api/tables/{table}/again. Without a kingdom, the same; it counts for the first who asks. */
export interface PlayAgain {
  kingdom?: KingdomChoice;
}

/** POST /api/tables/{table}/sit. Without a seat the first free one. */
export interface Sit {
  name: string;
  seat?: number;
}

/** The answer to creating a table, sitting down and playing again; the seat's secret is in a cookie. */
export interface Seated {
  table: string;
  seat: number; // -1: who made the table did not take a seat
  link: string; // the path of the personal link, which takes the seat to another device; keep it secret
  share: string; // the path to give to others
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: "person" | "bot";
  bot: string; // the bot's key; for a person's seat that a bot plays for now, that bot's
  taken: boolean; // False: waiting for somebody to sit down
  present: boolean; // connected now; bots always are
  away_seconds: number; // how long a person has been away; 0 while present
  replaced: boolean; // a bot plays in this person's place for now
}

/** Something that others must agree to. */
export interface Request {
  id: number;
  kind: "undo" | "replace" | "hints";
  by: number; // who asks
  about: number; // replace: the seat that a bot shall play; otherwise the same seat
  agreed: number[];
  waiting: number[]; // whose word is still needed
}

/** GET /api/tables/{table}, and in messages: who sits where. */
export interface TableInfo {
  id: string;
  title: string;
  kingdom: string; // the line
  seats: SeatInfo[];
  you: number; // -1 for a spectator
  host: boolean; // whether you made the table and may fill free seats with bots
  spectators: number;
  spectators_talk: boolean; // whether they may talk at this table, too
  phase: "open" | "playing" | "over"; // open: not everybody has sat down yet
  seed: string | null; // only when the game is over
  seed_given: boolean; // somebody chose the seed and may know what is dealt
  counts: boolean; // whether everybody's points and cards are counted for all
  hints: "no" | "ask" | "yes"; // whether you can have hints
  requests: Request[];
  replace_after: number; // seconds of absence after which a seat can be handed to a bot
  next: string | null; // the table where this round plays again
  decisions: number;
}

export interface TableSummary {
  id: string;
  title: string;
  phase: "open" | "playing" | "over";
  names: string[];
  free: number; // seats that wait for somebody
  turn: number; // the number of turns so far
  changed: string; // when it was last played at, in ISO 8601 and UTC
  scores: number[] | null;
}

/** GET /api/lobby */
export interface Lobby {
  tables: TableSummary[]; // open ones first, then those in play, then finished ones; the newest first
  bots: BotInfo[];
}

export type Zone = "hand" | "deck" | "discard" | "in_play" | "set_aside" | "face_down" | "revealed" | "looking" | "mat" | "pile" | "trash" | "table" | "aside" | "stack" | "stack_discard" | "stack_aside" | "box";

/** A card that the viewer sees. */
export interface CardState {
  id: number;
  name: string;
}

export interface CardInPlay {
  id: number;
  name: string;
  tokens: number;
  lasting: boolean; // stays in play after this turn's Clean-up: a Duration, or what plays one again
}

/** A card in a deck whose back tells what it is. */
export interface OpenCard {
  id: number;
  name: string;
  above: number; // how many cards lie on it
}

export interface PlayerState {
  seat: number;
  hand: CardState[] | null; // the viewer's own; None for others
  hand_size: number;
  open_hand: string[]; // cards in a hand that the viewer does not see, but for their backs
  deck_size: number;
  open_deck: OpenCard[]; // from the top
  discard_size: number;
  discard_top: CardState | null;
  in_play: CardInPlay[];
  set_aside: CardState[];
  face_down: CardState[] | null; // set aside face down; None for others
  face_down_size: number;
  revealed: CardState[]; // on their way from the deck to somewhere, seen by all
  looking: CardState[] | null; // the same, seen by the owner alone
  looking_size: number;
  mats: Record<string, CardState[]>; // by name, what the viewer sees there ...
  mat_sizes: Record<string, number>; // ... and how many cards lie there
  tokens: Record<string, number>; // tokens without a counter of their own
  landscapes: string[]; // Projects, States and Artifacts that the player has
  turns: number;
  actions: number;
  buys: number;
  coins: number;
  potions: number;
  coffers: number;
  villagers: number;
  favors: number;
  vp_tokens: number;
  debt: number;
  owned: Record<string, number> | null;
  points: number | null;
  unsure: number; // how many cards the player gave or got unseen by the viewer, and which are counted as before
}

export interface PileState {
  name: string;
  top: string; // the card on top; of an empty pile, the last one; of a pile whose top is not seen, its name
  count: number;
  cost: Cost; // of the top card, now
  printed: Cost;
  supply: boolean; // False: it stands beside the Supply
  cards: string[]; // a split pile: all its cards from the top
  role: string; // in words: "Bane", "Ferryman", ... or empty
  marks: string[]; // what lies on it, such as a Trait
  group: string; // piles taken from together, such as "Prizes"
  hidden: boolean; // its order is secret: of `cards`, at most the first lies where it is
  tokens: Record<string, number>;
  token_owners: Record<string, number[]>; // of tokens that players own, the seats
}

/** Landscapes that lie face down, such as the Boons. */
export interface StackState {
  name: string;
  count: number;
  discarded: CardState[];
  set_aside: CardState[]; // turned up and not discarded yet
}

/** Nobody's cards on the table, which a role of the set-up put there. */
export interface AsideState {
  role: string;
  title: string;
  cards: CardState[]; // those that lie face up
  hidden: string[]; // what a face-down stack holds, in no order
}

/** Something a card left behind for later. */
export interface EffectState {
  source: string;
  id: number | null; // of the card, where it is seen
  seat: number; // whose it is
  until: "this-turn" | "next-turn" | "once" | "forever";
  cards: CardState[]; // what it holds, as far as the viewer sees it
  holds: number; // how many cards it holds
  named: string; // the card that was named for it, or ""
  waits: "turn" | "gain" | "play" | "empty" | ""; // what makes it work, as far as that is worth telling
}

/** One of the things that can be picked. Options are numbered from 0 in the order of the list. */
export interface Option {
  kind: "card" | "pile" | "landscape" | "label";
  text: string; // the name of the card, pile or landscape, or the label
  id: number | null; // the card's id
  place: Place | null; // where the card is, or the pile
  move: string | null; // of the turn's own questions, which move it is: "play", "buy", "spend-coffers", ...
  number: number; // how many tokens the move is about; otherwise 0
}

export type Shape = "pick" | "all-or-none" | "order" | "number";

/** What the main button (and Enter) does while nothing is picked. */
export interface MainButton {
  label: string;
  options: number[];
  ends_turn: boolean; // no phase is left after it
}

/** What the viewer is asked. The answer is a list of option numbers, or of one number for the shape "number". */
export interface Question {
  number: number; // to be sent with the answer
  purpose: string; // docs/decisions.md lists them
  shape: "pick" | "all-or-none" | "order" | "number";
  sentence: string; // what is asked, in plain words
  cause: string | null; // the name of the card that asks; None for the turn itself
  about: CardState | null; // the card in question, where it is not among the options
  player: number; // who acts: somebody else while the viewer decides for them
  subject: number; // whose cards or fate it is
  what: string; // of numbers and tokens, what they are: "Favors"; otherwise empty
  outcome: string; // what comes of it, in short: "+2 coins"; empty where nothing is said
  options: Option[];
  minimum: number;
  maximum: number;
  main: MainButton | null;
  likely: number[] | null; // what most people answer, perhaps nothing; None where nobody can tell
  play_all: number[] | null; // Buy phase: the answer that plays all Treasures
}

/** In this turn, one player decides for another, and sees what that one sees. */
export interface Control {
  seat: number; // whose turn it is
  by: number; // who decides
}

/** Everything the viewer may see. */
export interface GameState {
  seat: number; // the viewer; -1 for a spectator
  decision: number; // how many decisions have been made
  turn: number; // whose turn it is
  turn_number: number; // of all turns
  extra_turn: string | null; // what gave this extra turn
  phase: "action" | "buy" | "night" | "over";
  control: Control | null; // who decides for somebody else in this turn
  players: PlayerState[];
  piles: PileState[]; // Supply piles first, by cost and name
  landscapes: string[];
  landscape_tokens: Record<string, Record<string, number>>; // by name of the landscape: nobody's tokens on it, by name how many
  marks: Record<string, string>; // what lies on piles, such as Traits, and on which, even if that has left the game
  two_sided: string[]; // the tokens of players that lie on one of two sides: 1 is face up
  aside: AsideState[];
  trash: CardState[];
  mats: Record<string, CardState[]>; // nobody's: by name, what the viewer sees there ...
  mat_sizes: Record<string, number>; // ... and how many cards lie there
  stacks: StackState[];
  effects: EffectState[];
  costs: Record<string, Cost>; // cards that cost something else now than is printed
  empty_piles: number;
  waiting_for: number | null; // whose answer the game waits for
  question: Question | null; // what the viewer is asked
  undo: "no" | "free" | "ask"; // whether the viewer's last answer can be taken back
  ending: Ending | null;
}

/** One line of the log. Runs of like entries are one line: three Coppers played are "3 Coppers"; and what something
 * gave is told with it. */
export interface LogLine {
  entry: number; // the number of its first entry
  entries: number;
  kind: string; // "turn", "play", "gain", ...
  seat: number;
  depth: number; // how deeply the cause is nested, for indenting
  cards: string[] | null; // None where the viewer does not learn which
  count: number; // how many cards
  text: string; // what else belongs to the entry: a name, a label, a mat, a pile
  amount: number;
  actions: number; // what it gave; what was taken or paid otherwise has lines of its own
  buys: number;
  coins: number;
  sentence: string;
  decision: number; // how many decisions had been made before: leads to this moment in the replay
}

/** Cards that went from one place to another, in order of what happened. */
export interface Move {
  entry: number; // the log's entry that it belongs to
  seat: number; // who moved them
  source: Place;
  target: Place;
  cards: CardState[]; // as far as the viewer sees them; empty if not
  count: number;
}

/** The first message, and the answer to "resync": everything. */
export interface Welcome {
  type: "welcome";
  number: number; // updates after this one are numbered from here
  table: TableInfo;
  cards: Record<string, CardFacts>; // every card of this game, by name
  state: GameState | null; // None while the table is open
  log: LogLine[];
  talk: Said[]; // what was said lately
}

/** The game went on. `state` replaces the last one; `moves` and `log` say how it came to be. */
export interface Update {
  type: "update";
  number: number; // one more than the last "welcome", "update" or "table"; otherwise ask for "resync"
  state: GameState;
  moves: Move[];
  log: LogLine[]; // new lines; `undone` says how much of the old ones is no longer true
  undone: number | null; // something was taken back: drop the lines from this entry on before adding those of `log`
  cards: Record<string, CardFacts> | null; // those of the game, where some have come that nobody knew before
}

/** Somebody came, left, asked for something or agreed to it. */
export interface TableChanged {
  type: "table";
  number: number;
  table: TableInfo;
}

/** Somebody said something. It has no number: it is no part of the game, and who misses it can play on. */
export interface Said {
  type: "said";
  id: number; // counts up at this table
  seat: number; // -1 for a spectator
  text: string; // plain text of one line; empty with an emote
  emote: "hello" | "thanks" | "well-played" | "oops" | "thinking" | "good-game" | null;
}

export interface Pong {
  type: "pong";
}

export type ErrorCode = "malformed" | "too-large" | "too-many" | "stale" | "not-asked" | "not-seated" | "illegal" | "not-found" | "forbidden" | "failed";

/** What was sent was refused and changed nothing. Also the body of every HTTP error. */
export interface Failure {
  type: "error";
  code: "malformed" | "too-large" | "too-many" | "stale" | "not-asked" | "not-seated" | "illegal" | "not-found" | "forbidden" | "failed";
  message: string; // one sentence
  ref: number | null; // of the message it answers
}

/** Answer the question of that number. */
export interface Answer {
  type: "answer";
  question: number;
  options: number[];
  ref?: number; // any number; an error gives it back
}

/** Take back this seat's last answer and all that followed it. People must agree if somebody learnt something by it;
 * bots do not mind. */
export interface AskUndo {
  type: "undo";
  ref?: number;
}

/** Hand the seat of somebody who has been away for long to a bot. All others present must agree. */
export interface AskReplace {
  type: "replace";
  seat: number;
  bot?: string;
  ref?: number;
}

/** Agree to a request, or not; one no ends it. Who made it takes it back with a no. */
export interface Vote {
  type: "vote";
  request: number;
  agree: boolean;
  ref?: number;
}

/** Put a bot at a free seat of a table that waits for people; only the host can. */
export interface Fill {
  type: "fill";
  seat: number;
  bot?: string;
  ref?: number;
}

/** Take one's own seat back from the bot that plays in one's place. */
export interface Return {
  type: "return";
  ref?: number;
}

/** Give up for good: with two players that ends the game; otherwise a bot takes the seat. */
export interface Resign {
  type: "resign";
  ref?: number;
}

/** Say something to all who are at the table: a line of plain text. */
export interface Say {
  type: "say";
  text: string;
  ref?: number;
}

/** The same with a sign instead of words. */
export interface Emote {
  type: "emote";
  emote: "hello" | "thanks" | "well-played" | "oops" | "thinking" | "good-game";
  ref?: number;
}

/** Whether spectators may talk, too: at first they may not. Only the host can say. */
export interface LetSpectatorsTalk {
  type: "let-spectators-talk";
  allowed: boolean;
  ref?: number;
}

/** An update was missed: send everything. */
export interface Resync {
  type: "resync";
  ref?: number;
}

export interface Ping {
  type: "ping";
  ref?: number;
}

/** The game after so many decisions, and what led there from the step before. */
export interface ReplayStep {
  decision: number;
  state: GameState; // without a question
  moves: Move[];
  log: LogLine[];
}

/** GET /api/tables/{table}/replay?start=0&count=50&seat=-1
 * 
 * Steps `start` to `start + count - 1`; step 0 is the deal, step `decisions` the present. Of a game that is not over,
 * everybody sees what their own seat saw (spectators what is public); of a finished one, any seat can be asked for. */
export interface Replay {
  table: TableInfo;
  cards: Record<string, CardFacts>;
  decisions: number;
  turns: number[]; // the steps at which turns begin
  steps: ReplayStep[];
}

export type ServerMessage = Welcome | Update | TableChanged | Said | Hint | Pong | Failure;

export type ClientMessage = Answer | AskUndo | AskReplace | Vote | Fill | Return | Resign | Say | Emote | LetSpectatorsTalk | AskHint | AskForHints | Resync | Ping;

/** Small states, questions and wires for tests. */
import type { CardFacts, GameState, LogLine, Move, Option, PlayerState, Question, TableInfo, Update, Welcome } from "../src/protocol";
import type { Wire } from "../src/net/connection";
import { unknownFacts } from "../src/cards/CardFace";

export function option(text: string, kind: Option["kind"] = "card", id: number | null = null, place: string | null = null): Option {
  return { kind, text, id, place, move: null, number: 0 };
}

/** An option of the turn's own questions. */
export function turnMove(text: string, does: string, number = 0, kind: Option["kind"] = "label", place: string | null = null): Option {
  return { ...option(text, kind, null, place), move: does, number };
}

export function question(changes: Partial<Question>): Question {
  return {
    number: 1,
    purpose: "discard",
    shape: "pick",
    sentence: "",
    cause: null,
    about: null,
    player: 0,
    subject: 0,
    what: "",
    outcome: "",
    options: [],
    minimum: 1,
    maximum: 1,
    main: null,
    likely: null,
    play_all: null,
    ...changes,
  };
}

export function player(seat: number, changes: Partial<PlayerState> = {}): PlayerState {
  return {
    seat,
    hand: seat === 0 ? [] : null,
    hand_size: 0,
    open_hand: [],
    deck_size: 5,
    open_deck: [],
    discard_size: 0,
    discard_top: null,
    in_play: [],
    set_aside: [],
    face_down: seat === 0 ? [] : null,
    face_down_size: 0,
    revealed: [],
    looking: seat === 0 ? [] : null,
    looking_size: 0,
    mats: {},
    mat_sizes: {},
    tokens: {},
    landscapes: [],
    turns: 1,
    actions: 1,
    buys: 1,
    coins: 0,
    potions: 0,
    coffers: 0,
    villagers: 0,
    favors: 0,
    vp_tokens: 0,
    debt: 0,
    owned: null,
    points: null,
    unsure: 0,
    ...changes,
  };
}

export function state(changes: Partial<GameState> = {}): GameState {
  return {
    seat: 0,
    decision: 0,
    turn: 0,
    turn_number: 1,
    extra_turn: null,
    phase: "action",
    control: null,
    players: [player(0), player(1)],
    piles: [],
    landscapes: [],
    landscape_tokens: {},
    marks: {},
    two_sided: [],
    aside: [],
    trash: [],
    mats: {},
    mat_sizes: {},
    stacks: [],
    effects: [],
    costs: {},
    empty_piles: 0,
    waiting_for: 0,
    question: null,
    undo: "no",
    ending: null,
    ...changes,
  };
}

export function facts(name: string, changes: Partial<CardFacts> = {}): CardFacts {
  return { ...unknownFacts(name), ...changes };
}

/** The facts of a pile with which the game ends. */
export const ENDING: Record<string, CardFacts> = { Province: facts("Province", { ends_game: true }) };

export function move(source: string, target: string, names: string[], changes: Partial<Move> = {}): Move {
  const cards = names.map((name, i) => ({ id: 100 + i, name }));
  return { entry: 0, seat: 0, source, target, cards, count: names.length, ...changes };
}

export function line(entry: number, sentence = ""): LogLine {
  return { entry, entries: 1, kind: "play", seat: 0, depth: 0, cards: [], count: 0, text: "", amount: 0, actions: 0, buys: 0, coins: 0, sentence, decision: 0 };
}

export const table: TableInfo = {
  id: "t",
  title: "T",
  kingdom: "",
  seats: [],
  you: 0,
  host: true,
  spectators: 0,
  spectators_talk: false,
  phase: "playing",
  seed: null,
  seed_given: false,
  counts: true,
  hints: "no",
  requests: [],
  replace_after: 120,
  next: null,
  decisions: 0,
};

export function welcome(number: number, changes: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", number, table, cards: {}, state: state(), log: [], talk: [], ...changes };
}

export function update(number: number, changes: Partial<Update> = {}): Update {
  return { type: "update", number, state: state({ decision: number }), moves: [], log: [], undone: null, cards: null, ...changes };
}

/** A wire that keeps what is sent and lets a test say what comes in. */
export class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: { type: string }[] = [];
  closed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {
    this.closed = true;
  }

  receive(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

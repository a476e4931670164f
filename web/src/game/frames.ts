/** An update as a short film: what happened at once is one frame, and the last frame is the state that was sent. */
import type { GameState, LogLine, Move } from "../protocol";
import { afterMove, spot } from "./places";

export interface Frame {
  state: GameState;
  moves: Move[];
  log: LogLine[]; // that is told with it
  beats: number; // how much there is to read in it of what others do
}

const MOST_FRAMES = 120; // of one update; what is beyond is shown at once
const MOST_BEATS = 3;
/** How long a landscape that was turned over lies there before it is put away: for everybody, since nobody has read it before. */
const TURNED = 1.6;
/** What follows every turn, or from something else that is told. */
const QUIET: readonly string[] = ["turn", "cleanup", "shuffle", "end"];

/** How long the eye should rest on what is told with a frame: nothing for one's own doings. */
export function beats(log: readonly LogLine[], own: number): number {
  const told = log.filter((line) => line.seat !== own && !QUIET.includes(line.kind) && !(line.kind === "draw" && line.depth === 0));
  return told.length === 0 ? 0 : Math.min(MOST_BEATS, 1 + (told.length - 1) * 0.4);
}

/** Whether two moves that follow one another are seen as one: the same way, or out of or into the same place. */
export function together(one: Move, other: Move): boolean {
  if (one.target === other.target) return true;
  if (one.source !== other.source) return false;
  return spot(one.target).zone === spot(other.target).zone;
}

export function batches(moves: readonly Move[]): Move[][] {
  const found: Move[][] = [];
  for (const move of moves) {
    const last = found[found.length - 1];
    const before = last?.[last.length - 1];
    if (last !== undefined && before !== undefined && together(before, move)) last.push(move);
    else found.push([move]);
  }
  return found;
}

/** The state while something is told: whose turn that is, and nobody is thinking about what comes next. */
function meanwhile(state: GameState, lines: readonly LogLine[]): GameState {
  const begun = lines.findLast((line) => line.kind === "turn");
  const dark = lines.slice(begun === undefined ? 0 : lines.indexOf(begun)).some((line) => line.kind === "phase" && line.text === "night");
  return { ...state, waiting_for: null, question: null, ...(begun === undefined ? {} : { turn: begun.seat, phase: "action" as const }), ...(dark ? { phase: "night" as const } : {}) };
}

/** Whether a move changes what a player owns. */
const changes = (move: Move, seat: number): boolean => (spot(move.source).seat === seat) !== (spot(move.target).seat === seat);

/** The state with the cards and points that players have when all is told, for those who gain and lose nothing any more. */
function counted(state: GameState, after: GameState, rest: readonly Move[][]): GameState {
  const settled = (seat: number): boolean => !rest.some((group) => group.some((move) => changes(move, seat)));
  const players = state.players.map((player, seat) => {
    const { points = null, owned = null } = after.players[seat] ?? {};
    return settled(seat) ? { ...player, points, owned } : player;
  });
  return { ...state, players };
}

export function frames(before: GameState, after: GameState, moves: readonly Move[], log: readonly LogLine[]): Frame[] {
  const film: Frame[] = [];
  const groups = batches(moves).slice(-MOST_FRAMES);
  let state = before;
  let told = 0;
  groups.forEach((group, i) => {
    for (const move of group) state = afterMove(state, move);
    const last = Math.max(...group.map((move) => move.entry));
    let until = told;
    while (until < log.length && (log[until]?.entry ?? 0) <= last) until += 1;
    const end = i === groups.length - 1;
    const lines = log.slice(told, end ? undefined : until);
    state = counted(meanwhile(state, lines), after, groups.slice(i + 1));
    const turned = groups[i + 1]?.some((move) => spot(move.source).zone === "stack_aside") === true ? TURNED : 0;
    film.push({ state: end ? after : state, moves: group, log: lines, beats: Math.max(turned, beats(lines, after.seat)) });
    told = until;
  });
  if (film.length === 0) film.push({ state: after, moves: [], log: [...log], beats: beats(log, after.seat) });
  const last = film[film.length - 1];
  if (after.ending !== null && before.ending === null && last !== undefined) {
    last.state = { ...after, ending: null };
    film.push({ state: after, moves: [], log: [], beats: 0 }); // the end is announced when the last turn has been shown
  }
  return film;
}

/** The log after an update: what was taken back is gone. */
export function withLog(lines: readonly LogLine[], more: readonly LogLine[], undone: number | null): LogLine[] {
  const kept = undone === null ? lines : lines.filter((line) => line.entry < undone);
  return [...kept, ...more];
}

/** An update as a short film: what happened at once is one frame, and the last frame is the state that was sent. */
import type { GameState, LogLine, Move } from "../protocol";
import { afterMove, spot } from "./places";

export interface Frame {
  state: GameState;
  moves: Move[];
  log: LogLine[]; // that is told with it
}

const MOST_FRAMES = 24; // of one update; what is beyond is shown at once

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
    film.push({ state: end ? after : state, moves: group, log: log.slice(told, end ? undefined : until) });
    told = until;
  });
  if (film.length === 0) film.push({ state: after, moves: [], log: [...log] });
  return film;
}

/** The log after an update: what was taken back is gone. */
export function withLog(lines: readonly LogLine[], more: readonly LogLine[], undone: number | null): LogLine[] {
  const kept = undone === null ? lines : lines.filter((line) => line.entry < undone);
  return [...kept, ...more];
}

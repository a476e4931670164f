/** Steps of a replay, loaded in pieces. */
import type { Replay, ReplayStep } from "../protocol";

export type Steps = ReadonlyMap<number, ReplayStep>;

export const CHUNK = 60; // the server gives no more at once

export function chunkFor(step: number): { from: number; count: number } {
  return { from: Math.floor(step / CHUNK) * CHUNK, count: CHUNK };
}

export function stepsWith(steps: Steps, replay: Pick<Replay, "steps">): Steps {
  const found = new Map(steps);
  for (const step of replay.steps) found.set(step.decision, step);
  return found;
}

export function turnBefore(turns: readonly number[], place: number): number {
  return Math.max(0, ...turns.filter((turn) => turn < place));
}

export function turnAfter(turns: readonly number[], place: number, last: number): number {
  return Math.min(last, ...turns.filter((turn) => turn > place));
}

/** The log by player and kind: what somebody looks for in it. */
import type { LogLine } from "../protocol";

export const KINDS = ["plays", "gains", "rest"] as const;
export type Kind = (typeof KINDS)[number];

const PLAYS: readonly string[] = ["play", "call", "way", "react", "effect", "get", "nothing", "spend"];
const GAINS: readonly string[] = ["buy", "gain", "exchange", "take"];

export function kindOf(line: LogLine): Kind {
  return PLAYS.includes(line.kind) ? "plays" : GAINS.includes(line.kind) ? "gains" : "rest";
}

export interface Sieve {
  seat: number | null; // null: everybody
  kind: Kind | null; // null: everything
}

/** The lines that are wanted, under the headings of their turns; turns without any are left out. */
export function sifted(log: readonly LogLine[], sieve: Sieve): readonly LogLine[] {
  if (sieve.seat === null && sieve.kind === null) return log;
  const found: LogLine[] = [];
  let head: LogLine | null = null;
  for (const line of log) {
    if (line.kind === "turn") head = line;
    else if ((sieve.seat === null || line.seat === sieve.seat) && (sieve.kind === null || kindOf(line) === sieve.kind)) {
      if (head !== null) found.push(head);
      head = null;
      found.push(line);
    }
  }
  return found;
}

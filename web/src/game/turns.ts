/** Turns in short, as the log tells them: for each player the last one, or the one that is being played. */
import type { LogLine } from "../protocol";

export interface Tally {
  name: string;
  count: number;
}

export interface Turn {
  seat: number;
  number: number;
  extra: string; // what gave it, if it is an extra turn
  played: Tally[];
  night: Tally[]; // played in its Night phase
  bought: Tally[];
  gained: Tally[]; // otherwise than bought
  trashed: Tally[];
  dealt: Tally[]; // what others gained in it
  coins: number; // made in it
}

type Kind = "played" | "bought" | "gained" | "trashed";
const KINDS: Readonly<Record<string, Kind>> = { play: "played", buy: "bought", gain: "gained", exchange: "gained", trash: "trashed" };

function add(tallies: Tally[], names: readonly string[]): void {
  for (const name of names) {
    const found = tallies.find((tally) => tally.name === name);
    if (found === undefined) tallies.push({ name, count: 1 });
    else found.count += 1;
  }
}

/** The last turn of each seat. It stays until that player's next turn begins. */
export function lastTurns(log: readonly LogLine[]): Map<number, Turn> {
  const turns = new Map<number, Turn>();
  let turn: Turn | null = null;
  let dark = false;
  for (const line of log) {
    if (line.kind === "turn") {
      turn = { seat: line.seat, number: line.amount, extra: line.text, played: [], night: [], bought: [], gained: [], trashed: [], dealt: [], coins: 0 };
      turns.set(line.seat, turn);
      dark = false;
      continue;
    }
    if (turn === null) continue;
    if (line.seat === turn.seat) turn.coins += line.coins;
    if (line.kind === "phase") dark = line.text === "night";
    const kind = KINDS[line.kind];
    if (kind === undefined || line.cards === null) continue;
    if (line.kind === "gain" && line.amount > 0) continue; // where the bought card goes: it was told as bought
    if (line.seat === turn.seat) add(dark && kind === "played" ? turn.night : turn[kind], line.cards);
    else if (kind === "gained") add(turn.dealt, line.cards);
  }
  return turns;
}

/** What the turn that is being told did to somebody whose turn it is not, as far as it is told. */
export function befell(log: readonly LogLine[], seat: number): LogLine[] {
  const start = log.findLastIndex((line) => line.kind === "turn");
  if (seat < 0 || log[start]?.seat === seat) return [];
  return log.slice(start + 1).filter((line) => line.seat === seat && line.kind !== "shuffle");
}

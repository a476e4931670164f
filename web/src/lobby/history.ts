/** The games that were played in this browser, kept in it: what runs, what is over and how it ended. */
import { useSyncExternalStore } from "react";
import type { Ending, TableInfo } from "../protocol";

export type Result = "won" | "shared" | "lost";

export interface Played {
  id: string;
  title: string;
  kingdom: string; // the line
  others: { name: string; bot: string }[]; // a person has no bot
  guided: boolean;
  when: number; // last looked at, in milliseconds
  phase: TableInfo["phase"];
  result: Result | null;
  score: number | null;
}

const KEY = "bailiwick-games";
const MOST = 300; // the oldest finished ones go first

/** A game as it stands, seen from one's own seat; null for who only watches. */
export function playedGame(table: TableInfo, ending: Ending | null, guided: boolean, now: number): Played | null {
  if (table.you < 0) return null;
  const mine = ending?.standings.find((standing) => standing.seat === table.you);
  const winners = ending?.standings.filter((standing) => standing.winner).length ?? 0;
  return {
    id: table.id,
    title: table.title,
    kingdom: table.kingdom,
    others: table.seats.filter((seat) => seat.seat !== table.you && seat.taken).map((seat) => ({ name: seat.name, bot: seat.kind === "bot" ? seat.bot : "" })),
    guided,
    when: now,
    phase: ending === null ? table.phase : "over",
    result: mine === undefined ? null : mine.winner ? (winners > 1 ? "shared" : "won") : "lost",
    score: mine?.score ?? null,
  };
}

/** Put a game among the others: what was known of it before and is not known now stays. */
export function withGame(games: readonly Played[], game: Played): Played[] {
  const before = games.find((one) => one.id === game.id);
  const merged = { ...game, guided: game.guided || before?.guided === true, result: game.result ?? before?.result ?? null, score: game.score ?? before?.score ?? null };
  const all = [merged, ...games.filter((one) => one.id !== game.id)];
  const over = all.filter((one) => one.phase === "over");
  const kept = new Set(over.slice(0, Math.max(0, MOST - (all.length - over.length))));
  return all.filter((one) => one.phase !== "over" || kept.has(one));
}

/** Running games first, then finished ones, the newest first. */
export function inOrder(games: readonly Played[]): Played[] {
  const over = (game: Played): number => (game.phase === "over" ? 1 : 0);
  return [...games].sort((one, other) => over(one) - over(other) || other.when - one.when);
}

export interface Tally {
  name: string;
  games: number;
  won: number; // a shared victory is one
  best: number | null;
}

/** How games of a kind ended, those that were played most first. */
function tally(games: readonly Played[], kinds: (game: Played) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    if (game.result === null) continue;
    for (const name of new Set(kinds(game))) {
      const known = found.get(name) ?? { name, games: 0, won: 0, best: null };
      const best = Math.max(known.best ?? Number.NEGATIVE_INFINITY, game.score ?? Number.NEGATIVE_INFINITY);
      found.set(name, { name, games: known.games + 1, won: known.won + (game.result === "lost" ? 0 : 1), best: Number.isFinite(best) ? best : null });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games || one.name.localeCompare(other.name));
}

/** By bot: seats that have another name than their bot count by the bot. */
export const byBot = (games: readonly Played[], nameOf: (bot: string) => string): Tally[] => tally(games, (game) => game.others.filter((one) => one.bot !== "").map((one) => nameOf(one.bot)));
export const byKingdom = (games: readonly Played[]): Tally[] => tally(games, (game) => [game.title]);

/** The Kingdom cards of a line. */
export function cardsOf(line: string): string[] {
  return (line.split(";")[0] ?? "").split(",").map((name) => name.trim()).filter(Boolean);
}

function isPlayed(one: unknown): one is Played {
  const game = one as Partial<Played> | null;
  return typeof game?.id === "string" && typeof game.title === "string" && typeof game.kingdom === "string" && Array.isArray(game.others) && typeof game.when === "number";
}

/** What is stored, whoever wrote it: what is no game is left out. */
export function read(text: string | null): Played[] {
  try {
    const found: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(found) ? found.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

let current: Played[] | null = null;
const listeners = new Set<() => void>();

function stored(): Played[] {
  if (current === null) {
    try {
      current = read(localStorage.getItem(KEY));
    } catch {
      current = []; // private windows may refuse
    }
  }
  return current;
}

function keep(games: Played[]): void {
  current = games;
  try {
    localStorage.setItem(KEY, JSON.stringify(games));
  } catch {
    // Then it is known until the page is closed.
  }
  for (const listener of listeners) listener();
}

// Another tab of this browser plays, too.
if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    current = null;
    for (const listener of listeners) listener();
  });
}

export const remember = (game: Played): void => keep(withGame(stored(), game));
export const forget = (which: (game: Played) => boolean): void => keep(stored().filter((game) => !which(game)));

export function usePlayed(): readonly Played[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, stored);
}

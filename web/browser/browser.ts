/** Chromium, pages and tables for the tests in the browser. */
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

export const URL = process.env.BAILIWICK_URL ?? "http://127.0.0.1:8710";
/** How long anything may take before it counts as stuck, in milliseconds: so long that only what is stuck takes it. */
export const PATIENCE = 60_000;
const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
];

export const DESKTOP = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.BAILIWICK_CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });
}

/** A page that fails the test when something is wrong with it, with everything that it complained about. */
export async function openPage(context: BrowserContext): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints };
}

export interface Seat {
  kind: "me" | "person" | "bot";
  name?: string;
  bot?: string;
}

export async function makeTable(context: BrowserContext, kingdom: Record<string, unknown>, seats: Seat[], seed: string): Promise<string> {
  const response = await context.request.post(`${URL}/api/tables`, { data: { kingdom, seats, seed, listed: false } });
  if (!response.ok()) throw new Error(await response.text());
  return ((await response.json()) as { table: string }).table;
}

/** What the page asks, as far as a player needs it to decide. */
export interface Asked {
  over: boolean;
  number: number; // -1: nothing is asked
  purpose: string;
  coins: number;
  needed: number;
  playAll: boolean;
}

/** Wait until something new is asked, or the game is over. */
export async function asked(page: Page, last: number): Promise<Asked> {
  const handle = await page.waitForFunction(
    (before) => {
      const snapshot = window.bailiwick?.store.snapshot;
      const state = snapshot?.live;
      if (state == null || snapshot === undefined) return false;
      if (state.ending !== null) return document.querySelector(".end") === null ? false : { over: true, number: -1, purpose: "", coins: 0, needed: 0, playAll: false };
      const question = state.question;
      if (question === null || snapshot.sent === question.number) return false;
      // What ends the game is asked once more.
      const again = document.querySelector(".question.confirming") !== null;
      if (question.number === before && !again) return false;
      if (document.querySelector(`.question[data-number="${question.number}"]`) === null) return false;
      const me = state.players[state.seat];
      return { over: false, number: question.number, purpose: again ? "confirm" : question.purpose, coins: me?.coins ?? 0, needed: question.minimum, playAll: question.play_all !== null && !again };
    },
    last,
    { timeout: PATIENCE, polling: 15 },
  );
  return (await handle.jsonValue()) as Asked;
}

/** What to buy, the best first: enough to end a game. */
export function wishes(coins: number): string[] {
  if (coins >= 8) return ["Province", "Gold"];
  if (coins >= 6) return ["Gold", "Silver"];
  return coins >= 4 ? ["Militia", "Silver"] : coins >= 3 ? ["Silver"] : [];
}

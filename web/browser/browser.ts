/** Chromium, pages and tables for the tests in the browser. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Settings } from "../src/settings";

export const URL = process.env.BAILIWICK_URL ?? "http://127.0.0.1:8710";
/** How long anything may take before it counts as stuck, in milliseconds: so long that only what is stuck takes it. */
export const PATIENCE = 60_000;
const FLAGS = [
  "--no-sandbox",
  "--font-render-hinting=none", // letters as wide as they are: without windows, Chromium rounds them otherwise
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--host-resolver-rules=MAP bailiwick.test 127.0.0.1",
];

/** The same server by a name that is not this computer's own, as others in the network have it. */
export const ELSEWHERE = URL.replace("127.0.0.1", "bailiwick.test");

export const DESKTOP = { viewport: { width: 1280, height: 720 } };
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.BAILIWICK_CHROMIUM ?? "/usr/bin/chromium", args: FLAGS, timeout: PATIENCE });
}

/** A page that fails the test when something is wrong with it, with everything that it complained about. Nobody reads
 *  here, so a new question need not wait for that, and others' turns need not be told slowly, unless the test is about it. */
export async function openPage(context: BrowserContext, wishes: Partial<Settings> = { careful: false, telling: "instant" }): Promise<{ page: Page; complaints: string[] }> {
  const page = await context.newPage();
  await page.addInitScript((liked) => {
    try {
      localStorage.setItem("bailiwick", JSON.stringify({ ...JSON.parse(localStorage.getItem("bailiwick") ?? "{}"), ...liked }));
    } catch {
      // A page that is not ours.
    }
  }, wishes);
  page.setDefaultTimeout(PATIENCE);
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return { page, complaints };
}

/** A table that was laid out: what is asked there, by which card, and the secret of who is asked. */
export interface Laid {
  table: string;
  secret: string;
  asks: string[];
  purpose: string;
  shape: string;
}

/** The server with invented cards, whose tables begin in arranged positions; see tools/web_positions.py. */
export function positions(): { url: string; tables: (Laid & { alone: boolean })[] } {
  return JSON.parse(process.env.BAILIWICK_POSITIONS ?? "{}");
}

interface Finding {
  id: string;
  impact: string | null;
  nodes: { html: string; failureSummary: string }[];
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds that is serious. */
export async function serious(page: Page, rules: string[] = []): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // The strict policy of the page lets no script in, so the check comes by the debugger's way.
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(AXE);
  const only = rules.length === 0 ? "" : `, runOnly: ${JSON.stringify(rules)}`;
  const findings = (await page.evaluate(`axe.run(document, { resultTypes: ["violations"]${only} }).then((result) => result.violations)`)) as Finding[];
  return findings
    .filter((finding) => finding.impact === "serious" || finding.impact === "critical")
    .map((finding) => `${finding.id}: ${finding.nodes.map((node) => `${node.html} ${node.failureSummary}`).slice(0, 3).join(" | ")}`);
}

/** Everything in one theme, and the contrast in the other. */
export async function bothThemes(page: Page, theme: "dark" | "light"): Promise<string[]> {
  const found = await serious(page);
  await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark", reducedMotion: "reduce" });
  found.push(...(await serious(page, ["color-contrast"])));
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  return found;
}

/** How much of the page does not fit, and which names of piles are cut. */
export async function room(page: Page): Promise<{ page: number; supply: number; cut: (string | null)[] }> {
  await page.evaluate(() => document.fonts.ready); // other letters are wider
  return page.evaluate(() => {
    const supply = document.querySelector(".supply");
    const cut = [...document.querySelectorAll<HTMLElement>(".tile-name")].filter((found) => found.scrollHeight > found.clientHeight + 1 || found.scrollWidth > found.clientWidth + 1).map((found) => found.textContent);
    return { page: document.documentElement.scrollHeight, supply: (supply?.scrollHeight ?? 0) - (supply?.clientHeight ?? 0), cut };
  });
}

export interface Seat {
  kind: "me" | "person" | "bot";
  name?: string;
  bot?: string;
}

export async function makeTable(context: BrowserContext, kingdom: Record<string, unknown>, seats: Seat[], seed: string, counts = true): Promise<string> {
  const response = await context.request.post(`${URL}/api/tables`, { data: { kingdom, seats, seed, listed: false, counts }, timeout: PATIENCE });
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

/** What is picked, and what the question says of it. */
export const picks = (page: Page): Promise<string> => page.evaluate(() => [...document.querySelectorAll(".question, .picked")].map((one) => one.outerHTML).join(""));

/** Wait until a press has done something: true where it has answered, false where something else is picked than before. */
export async function answered(page: Page, number: number, before: string): Promise<boolean> {
  const done = await page.waitForFunction(
    ([last, was]) => {
      const { live, sent } = window.bailiwick!.store.snapshot;
      if (sent === last || live?.question?.number !== last) return "answered";
      return [...document.querySelectorAll(".question, .picked")].map((one) => one.outerHTML).join("") === was ? false : "picked";
    },
    [number, before] as const,
    { timeout: PATIENCE, polling: 15 },
  );
  return (await done.jsonValue()) === "answered";
}

/** What to buy, the best first: enough to end a game. */
export function wishes(coins: number): string[] {
  if (coins >= 8) return ["Province", "Gold"];
  if (coins >= 6) return ["Gold", "Silver"];
  return coins >= 4 ? ["Militia", "Silver"] : coins >= 3 ? ["Silver"] : [];
}

/**
 * Every kind of question is answered on the page. tools/web_questions.py has let every card ask that can, and laid out a
 * table for each look that a question has; tools/web_positions.py has arranged what no card here asks yet. Here each is
 * answered by clicks on what glows, taken back, answered by the keys that are shown, and the game goes on for a while at
 * random.
 */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Question } from "../src/protocol";
import { englishQuestion } from "../tests/english";
import { DESKTOP, type Laid, launch, openPage, PATIENCE, PHONE, positions, URL } from "./browser";
import { settled } from "./measure";

interface Listing {
  asking: Record<string, number[]>; // every card that can ask, and the tables with the looks of its questions
  purposes: string[];
  shapes: string[];
  tables: Laid[];
  ending: Laid; // where buying `asks` ends the game
  ordering: Laid; // where several cards are put into an order
}

interface Driven {
  trouble: string; // empty: everything was answered
  asked: string[]; // "cause/purpose/shape" of all questions that were answered
  seen: { question: Question; gold: string }[]; // each of them, with which button was gold before anything was picked
}

const LANES = 2; // pages at once: while one waits for the server, the other goes on
const FURTHER = 1; // answers at each table after the question it is about
const listing = JSON.parse(readFileSync(process.env.BAILIWICK_QUESTIONS ?? "", "utf8")) as Listing;
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Runs in the page: goes to a table and answers. Nothing but clicks, keys and looking. */
async function drive([at, seed, further, patience]: [Laid, number, number, number]): Promise<Driven> {
  let random = seed;
  const chance = (): number => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random / 2147483648;
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const asked: string[] = [];
  const seen: Driven["seen"] = [];
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 3));
  const until = async (ready: () => boolean): Promise<boolean> => {
    const late = performance.now() + patience;
    while (!ready()) {
      if (performance.now() > late) return false;
      await pause();
    }
    return true;
  };
  const live = () => window.bailiwick?.store.snapshot.live ?? null;
  const question = () => live()?.question ?? null;
  const told = (): string => JSON.stringify({ question: question(), error: window.bailiwick?.store.snapshot.error });
  const ready = (): boolean => {
    const snapshot = window.bailiwick?.store.snapshot;
    if (snapshot?.live == null || snapshot.table?.id !== at.table || snapshot.sent !== null || snapshot.shown !== snapshot.live) return false;
    return snapshot.live.ending !== null || document.querySelector(`.question[data-number="${question()?.number}"]`) !== null;
  };
  const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
  const shownKey = (element: HTMLElement): string => element.querySelector("kbd")?.textContent ?? "";
  const strike = (key: string, target: EventTarget = document.body): void => {
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };
  const use = (element: HTMLElement, keys: boolean): void => {
    const key = element.getAttribute("aria-label") === "More" ? "+" : shownKey(element);
    if (!keys) element.click();
    else if (key === "") throw new Error(`no key on ${element.outerHTML}`);
    else strike(key === "↵" ? "Enter" : key);
  };

  /** One answer. `eager`: something is picked where that can be. */
  const answer = async (keys: boolean, eager: boolean): Promise<string> => {
    const now = question();
    if (now === null) return "nothing is asked";
    const shown = document.querySelector<HTMLElement>(".question .button.gold:enabled");
    seen.push({ question: now, gold: shown === null ? "" : (shown.dataset.test ?? "label") });
    let sent: number[] | null = null;
    const store = window.bailiwick!.store;
    const send = store.send.bind(store);
    store.send = (message) => {
      if (message.type === "answer") sent = message.options;
      return send(message);
    };
    for (let steps = 0; sent === null; steps += 1) {
      if (steps > 60) return `clicks do not lead to an answer: ${told()}`;
      const main = document.querySelector<HTMLButtonElement>("[data-test=main]:enabled");
      const treasures = document.querySelector<HTMLButtonElement>("[data-test=play-all]");
      const field = document.querySelector<HTMLInputElement>(".name-search input");
      const glowing = all(".hand-card.can, .tray-card.can, .tile.can, .button.choice:not(:disabled)");
      const fresh = glowing.filter((found) => !found.classList.contains("picked"));
      const more = document.querySelector<HTMLButtonElement>(".stepper .button[aria-label=More]:enabled");
      const open = now.shape === "number" ? (more === null ? [] : [more]) : now.shape === "order" ? fresh : [...fresh, ...(steps > 30 ? glowing : [])];
      const enough = main !== null && (steps > 0 || !eager) && chance() < 0.4;
      if (field !== null) {
        if (!keys) pick(all(".name-search li"))?.click();
        else strike(chance() < 0.5 ? "ArrowDown" : "Enter", field);
      } else if (treasures !== null && !eager && chance() < 0.5) use(treasures, keys);
      else if (main !== null && (open.length === 0 || (enough && now.shape !== "order"))) use(main, keys && main.querySelector("kbd") !== null);
      else if (open.length > 0) use(pick(open)!, keys);
      else if (glowing.length > 0) use(pick(glowing)!, keys); // more copies of what is picked
      else return `nothing can be clicked: ${told()}`;
      await pause();
    }
    store.send = send;
    const took = await until(() => store.snapshot.sent === null && (question()?.number !== now.number || live()?.ending != null));
    if (!took || store.snapshot.error !== null) return `the answer ${JSON.stringify(sent)} was not taken: ${told()} ${JSON.stringify(now)}`;
    const picked = now.shape === "number" ? sent![0]! > now.minimum : (sent as number[]).length > 0;
    if (eager && !picked) return `nothing was picked: ${JSON.stringify(sent)} ${JSON.stringify(now)}`;
    asked.push(`${now.cause ?? ""}/${now.purpose}/${now.shape}`);
    return "";
  };

  await fetch(`/seat/${at.table}/${at.secret}`); // whose cookie opens the seat
  history.pushState(null, "", `/table/${at.table}`);
  dispatchEvent(new PopStateEvent("popstate"));
  if (!(await until(ready))) return { trouble: `the table does not come: ${location.href} ${told()}`, asked, seen };
  const first = question();
  if (first === null || first.purpose !== at.purpose || first.shape !== at.shape) return { trouble: `something else is asked: ${told()}`, asked, seen };
  const by = at.purpose === "react" ? first.options.map((option) => option.text) : [first.cause ?? ""];
  if (!at.asks.every((name) => by.includes(name))) return { trouble: `another card asks: ${told()}`, asked, seen };

  let trouble = await answer(false, true);
  if (trouble !== "") return { trouble: `by clicks: ${trouble}`, asked, seen };
  if (!(await until(ready))) return { trouble: `after it: ${told()}`, asked, seen };
  if (live()?.ending == null) {
    const { number } = window.bailiwick!.store.snapshot.live!.question!;
    strike("u");
    if (!(await until(() => question() !== null && question()!.number > number && ready()))) return { trouble: `it is not taken back: ${told()}`, asked, seen };
    const again = question()!;
    const same = (one: typeof first): string => JSON.stringify([one.purpose, one.cause, one.minimum, one.maximum, one.options.map((option) => option.text)]);
    if (same(again) !== same(first)) return { trouble: `taking back leads elsewhere: ${same(first)} ${same(again)}`, asked, seen };
    trouble = await answer(true, true);
    if (trouble !== "") return { trouble: `by keys: ${trouble}`, asked, seen };
  }
  for (let i = 0; i < further; i += 1) {
    if (!(await until(ready))) return { trouble: `further on: ${told()}`, asked, seen };
    if (live()?.ending != null) break;
    trouble = await answer(chance() < 0.3, chance() < 0.5);
    if (trouble !== "") return { trouble: `further on: ${trouble}`, asked, seen };
  }
  await until(ready);
  return { trouble: "", asked, seen };
}

/** Whether the gold button lets go what may well be wanted: it does nothing, and nobody has said that nothing is the wish. */
function isTrap(question: Question, gold: string): boolean {
  if (gold !== "main" || question.minimum > 0 || ["play-action", "buy", "play-night"].includes(question.purpose)) return false;
  return question.shape === "number" ? question.likely === null : JSON.stringify(question.main?.options) !== JSON.stringify(question.likely);
}

it("answers every kind of question, by clicks and by keys", async () => {
  // A window in which piles have no texts: what is not looked at here need not be fitted.
  const context = await browser.newContext({ viewport: { width: 900, height: 590 }, reducedMotion: "reduce" });
  const complaints: string[] = [];
  const answered = new Set<Laid>();
  const troubles: string[] = [];
  const questions = new Set<string>();
  const traps: string[] = [];
  const english: string[] = [];
  let answers = 0;
  const arranged = positions();
  const alone = arranged.tables.filter((at) => at.alone);
  /** Every LANES-th of these tables, one after another on one page. */
  const through = async (url: string, tables: readonly Laid[], lane: number): Promise<void> => {
    const { page, complaints: heard } = await openPage(context);
    await page.goto(`${url}/about`);
    await page.waitForSelector("main");
    for (const [i, at] of tables.entries()) {
      if (i % LANES !== lane) continue;
      const { trouble, asked, seen } = await page.evaluate(drive, [at, i + 1, FURTHER, PATIENCE] as [Laid, number, number, number]);
      if (trouble === "") answered.add(at);
      else troubles.push(`${at.asks.join(" ")} ${at.purpose} at ${at.table}: ${trouble}`);
      answers += asked.length;
      for (const one of asked) questions.add(one);
      traps.push(...seen.filter(({ question, gold }) => isTrap(question, gold)).map(({ question, gold }) => `${question.cause} ${question.sentence} ${gold}`));
      // Cards that a test invents have no German texts.
      if (url === URL) english.push(...seen.map(({ question }) => englishQuestion(question)).filter((text) => text !== null));
    }
    complaints.push(...heard);
    await page.close();
  };
  for (const [url, tables] of [[URL, listing.tables], [arranged.url, alone]] as const) await Promise.all(Array.from({ length: LANES }, (_, lane) => through(url, tables, lane)));
  console.log(`${answered.size} tables, ${answers} answers to ${questions.size} kinds of question; ${Object.keys(listing.asking).length} cards ask`);
  expect(troubles).toEqual([]);
  expect(complaints).toEqual([]);
  expect(traps).toEqual([]);
  expect(english).toEqual([]);
  // Nothing is left out: every card that can ask has asked, in a way that was answered here; for all purposes, in all shapes.
  const open = Object.entries(listing.asking).filter(([, looks]) => looks.length === 0 || !looks.every((i) => answered.has(listing.tables[i]!)));
  expect(open).toEqual([]);
  expect(listing.purposes.filter((purpose) => ![...answered].some((at) => at.purpose === purpose))).toEqual([]);
  expect(listing.shapes.filter((shape) => ![...answered].some((at) => at.shape === shape))).toEqual([]);
  await context.close();
}, 900_000);

/** The names in the row that is to be ordered, from the top of the deck. */
const row = (page: Page): Promise<string[]> => page.locator(".tray.order .tray-card").evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.cards ?? ""));

async function open(page: Page, at: Laid): Promise<void> {
  await page.goto(`${URL}/seat/${at.table}/${at.secret}`);
  await page.waitForSelector(".question.asked");
  await settled(page); // with its letters
}

it.each([["mouse", DESKTOP], ["finger", PHONE]] as const)("orders cards by dragging with the %s", async (hand, size) => {
  const context = await browser.newContext({ ...size, reducedMotion: "reduce" });
  const { page, complaints } = await openPage(context);
  await open(page, listing.ordering);
  const client = await context.newCDPSession(page);
  const drag = async (from: number, to: number, part: number): Promise<void> => {
    const boxes = await page.locator(".tray.order .tray-card").evaluateAll((cards) => cards.map((card) => ({ x: card.getBoundingClientRect().x, y: card.getBoundingClientRect().y, width: card.getBoundingClientRect().width })));
    const [held, target] = [boxes[from]!, boxes[to]!];
    const start = { x: held.x + held.width / 2, y: held.y + 30 };
    const end = { x: target.x + target.width * part, y: target.y + 30 };
    const way = [0.2, 0.5, 0.8, 1].map((share) => ({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }));
    if (hand === "mouse") {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      for (const at of way) await page.mouse.move(at.x, at.y);
      await page.mouse.up();
    } else {
      await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [start] });
      for (const at of way) await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
      await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    }
  };
  const before = await row(page);
  expect(before.length).toBeGreaterThanOrEqual(3);
  const [a, b, c, ...rest] = before;
  await drag(2, 0, 0.2); // to the front
  await expect.poll(() => row(page)).toEqual([c, a, b, ...rest]);
  await drag(0, 1, 0.8); // behind its neighbour
  await expect.poll(() => row(page)).toEqual([a, c, b, ...rest]);
  await drag(0, 2, 0.2); // before another, which is no move past it
  await expect.poll(() => row(page)).toEqual([c, a, b, ...rest]);
  await drag(0, before.length - 1, 0.8); // to the end
  await expect.poll(() => row(page)).toEqual([a, b, ...rest, c]);
  const wanted = await row(page);
  await page.evaluate(() => {
    const { store } = window.bailiwick!;
    const send = store.send.bind(store);
    store.send = (message) => {
      const { question } = store.snapshot.live!;
      if (message.type === "answer") document.body.dataset.sent = message.options.map((i) => question?.options[i]?.id).join(" ");
      return send(message);
    };
  });
  await page.locator("[data-test=main]").click();
  await expect.poll(() => page.locator("body").getAttribute("data-sent")).toBe(wanted.join(" "));
  // Taken back, it is asked again: the other hand finds the table as it was.
  await page.locator(".tray.order").waitFor({ state: "detached" });
  await page.locator("[data-test=undo]").click();
  await page.locator(".tray.order").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

it("asks once more before what cannot be taken back", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const { page, complaints } = await openPage(context);
  await open(page, listing.ending);
  const number = await page.locator(".question").getAttribute("data-number");
  const last = page.locator(`.tile.can[data-place="pile:${listing.ending.asks[0]}"]`);
  await last.click();
  await page.locator(".question.confirming").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".question.confirming").waitFor({ state: "detached" });
  expect(await page.locator(".question").getAttribute("data-number")).toBe(number);
  expect(await page.locator(".end").count()).toBe(0);
  await last.click();
  await page.locator(".question.confirming [data-test=main]").click();
  await page.locator(".end").waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

/** Random games through the page's own code: it clicks whatever glows, in kingdoms that have every card there is. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { CardList } from "../src/protocol";
import { DESKTOP, launch, makeTable, openPage, URL } from "./browser";

const ANSWERS = Number(process.env.BAILIWICK_ANSWERS ?? 70); // of each game; then the next kingdom
let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** Clicks at random until the game is over or long enough. Runs in the page. */
async function drive([most, seed]: [number, number]): Promise<{ answers: number; shapes: string[]; stuck: string }> {
  let random = seed;
  const chance = (): number => {
    random = (random * 1103515245 + 12345) % 2147483648;
    return random / 2147483648;
  };
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
  const shapes = new Set<string>();
  const store = window.bailiwick?.store;
  if (store === undefined) return { answers: 0, shapes: [], stuck: "no table" };
  let answers = 0;
  let clicks = 0;
  while (answers < most) {
    let waited = 0;
    const ready = (): boolean => {
      const { live, sent, shown } = store.snapshot;
      return live !== null && (live.ending !== null || (live.question !== null && sent === null && shown === live && document.querySelector(`.question[data-number="${live.question.number}"]`) !== null));
    };
    while (!ready()) {
      if (waited++ > 3000) return { answers, shapes: [...shapes], stuck: `waiting ${JSON.stringify(store.snapshot.live?.question)}` };
      await sleep(waited < 20 ? 0 : 3);
    }
    const question = store.snapshot.live?.question;
    if (question == null) break;
    if (store.snapshot.error !== null) return { answers, shapes: [...shapes], stuck: `refused: ${store.snapshot.error} ${JSON.stringify(question)}` };
    shapes.add(`${question.purpose}/${question.shape}`);
    if (question.cause !== null) shapes.add(`by ${question.cause}`);
    const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];
    const field = document.querySelector<HTMLInputElement>(".name-search input");
    if (field !== null) {
      pick(all(".name-search li"))?.click();
    } else {
      const glowing = all<HTMLElement>(".hand-card.can, .tray-card.can, .tile.can, .button.choice:not(:disabled), .stepper .button:not(:disabled)");
      const main = document.querySelector<HTMLButtonElement>("[data-test=main]:enabled");
      const treasures = document.querySelector<HTMLButtonElement>("[data-test=play-all]");
      const kingdom = glowing.filter((found) => !["Copper", "Curse", "Estate", "Duchy"].some((name) => found.dataset.place === `pile:${name}`));
      const some = pick(kingdom.length > 0 ? kingdom : glowing);
      if (treasures !== null && chance() < 0.8) treasures.click();
      else if (main !== null && (some === undefined || clicks > 12 || chance() < (question.purpose === "buy" || question.purpose === "play-action" ? 0.08 : 0.35))) main.click();
      else if (some !== undefined) some.click();
      else return { answers, shapes: [...shapes], stuck: `nothing to click: ${JSON.stringify(question)}` };
    }
    clicks += 1;
    if (clicks > 200) return { answers, shapes: [...shapes], stuck: `clicks without an answer: ${JSON.stringify(question)}` };
    await sleep(0);
    if (store.snapshot.sent !== null || store.snapshot.live?.question?.number !== question.number) {
      answers += 1;
      clicks = 0;
    }
  }
  return { answers, shapes: [...shapes], stuck: "" };
}

/** Kingdoms of ten that have all Kingdom cards and landscapes. */
function kingdoms(cards: CardList["cards"]): string[] {
  const piles = cards.filter((card) => !card.basic && card.supply && !card.landscape && card.pile === "");
  const liaisons = piles.filter((card) => card.types.includes("Liaison")).map((card) => card.name);
  const allies = cards.filter((card) => card.types.includes("Ally")).map((card) => card.name);
  const rest = piles.map((card) => card.name).filter((name) => !liaisons.includes(name));
  const count = Math.max(allies.length, Math.ceil(rest.length / 9));
  return Array.from({ length: count }, (_, i) => {
    const kingdom = [liaisons[i % liaisons.length] ?? ""];
    for (let k = 0; kingdom.length < 10; k += 1) {
      const name = rest[(i * 9 + k) % rest.length] ?? "";
      if (!kingdom.includes(name)) kingdom.push(name);
    }
    const extra = [kingdom.includes("Young Witch") ? `; bane ${["Cellar", "Moat", "Village"].find((name) => !kingdom.includes(name))}` : "", kingdom.includes("Ferryman") ? `; ferryman ${["Smithy", "Militia", "Workshop"].find((name) => !kingdom.includes(name))}` : ""];
    return `${kingdom.join(", ")}${extra.join("")}; ally ${allies[i % allies.length]}`;
  });
}

it("answers every question that comes, in kingdoms with every card", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const { cards } = (await (await context.request.get(`${URL}/api/cards`)).json()) as CardList;
  const lines = kingdoms(cards);
  const covered = new Set(lines.flatMap((line) => line.split(/[,;]/).map((part) => part.trim().replace(/^(ally|bane|ferryman) /, ""))));
  expect(cards.filter((card) => !card.basic && card.supply && card.pile === "" && !covered.has(card.name)).map((card) => card.name)).toEqual([]);
  const shapes = new Set<string>();
  const { page, complaints } = await openPage(context);
  let answers = 0;
  for (const [i, line] of lines.entries()) {
    const id = await makeTable(context, { line }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "random" }], `random ${i}`);
    await page.goto(`${URL}/table/${id}`);
    await page.waitForFunction(() => window.bailiwick?.store.snapshot.live != null);
    const found = await page.evaluate(drive, [ANSWERS, i + 1] as [number, number]);
    expect(found.stuck, line).toBe("");
    answers += found.answers;
    for (const shape of found.shapes) shapes.add(shape);
  }
  const kinds = [...shapes].filter((shape) => !shape.startsWith("by ")).sort();
  console.log(`${lines.length} kingdoms, ${answers} answers, asked by ${shapes.size - kinds.length} cards: ${kinds.join(" ")}`);
  for (const shape of ["pick", "order", "number", "all-or-none"]) expect([...shapes].some((one) => one.endsWith(`/${shape}`)), shape).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
}, 400_000);

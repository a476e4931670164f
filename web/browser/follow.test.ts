/** Others' turns are told at reading speed, can be stopped, stepped and skipped, and stay in a strip. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, launch, makeTable, openPage, PATIENCE, URL } from "./browser";
import { settled } from "./measure";

const KINGDOM = { line: "Village, Smithy, Witch, Market, Festival, Laboratory, Moat, Militia, Remodel, Cellar" };

/** From the third on the log lies over the table, and is closed. */
const SIZES = [[1920, 1080], [1440, 900], [1024, 768], [390, 844], [844, 390]] as const;
const STANDS = 2500; // milliseconds in which a film that runs would go on, at its slowest

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function sit(counts: boolean): Promise<Page> {
  const context = await browser.newContext(DESKTOP);
  const { page } = await openPage(context, { careful: false, askEnd: false, telling: "slow" });
  const table = await makeTable(context, KINGDOM, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "bailiff" }], "follow", counts);
  await page.goto(`${URL}/table/${table}`);
  await page.waitForFunction(() => window.bailiwick?.store.snapshot.live?.question != null && document.querySelector(".question.asked") !== null, null, { timeout: PATIENCE });
  return page;
}

const endTurn = (page: Page): Promise<unknown> => page.evaluate(() => window.bailiwick!.store.answer([]));

/** Presses pause as soon as it is there, from within the page: on a busy machine the film would be over before a press from outside. */
async function pauseAtOnce(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const button = document.querySelector<HTMLButtonElement>("[data-test=pause]");
    button?.click();
    return button !== null;
  }, null, { timeout: PATIENCE, polling: 15 });
}

it("stops, steps and skips, and the strip stays until the next turn", async () => {
  const page = await sit(true);
  await endTurn(page);
  await pauseAtOnce(page);
  const shown = (): Promise<number> => page.evaluate(() => window.bailiwick!.store.snapshot.log.length);
  const before = await shown();
  // While it stands still, its buttons are in reach and nobody's last turn is cut, at any size.
  const since = Date.now();
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    if (width === 1024) await page.keyboard.press("l");
    expect([width, height, ...(await settled(page))]).toEqual([width, height]);
  }
  await page.setViewportSize(DESKTOP.viewport);
  // The whole of the bot's turn has come meanwhile, and one's own question.
  await page.waitForFunction(() => window.bailiwick!.store.snapshot.live?.question != null, null, { timeout: PATIENCE });
  await page.waitForTimeout(Math.max(0, STANDS - (Date.now() - since)));
  expect(await shown()).toBe(before);
  expect(await page.locator(".question [data-test=main]").count()).toBe(0); // one's own question waits
  // It says whose moves these are and that they stand still; nobody thinks, and no counter counts what is not told yet.
  const bar = (): Promise<string | null> => page.locator(".question").textContent();
  expect(await bar()).toMatch(/^(?:Bailiff's moves|What the others do in your turn)\. Paused:/);
  expect(await page.locator(".question .counters").count()).toBe(0);
  expect(await page.locator(".turn-mark").allInnerTexts()).not.toContain("thinking");
  await page.locator("[data-test=step]").click();
  expect(await shown()).toBeGreaterThan(before);
  await expect.poll(bar).toMatch(/^Bailiff's moves\. Paused:/);
  await expect.poll(() => page.locator(".opponent.on-turn").count()).toBe(1);
  await expect.poll(() => page.locator(".question .film button").count()).toBe(3);
  await page.locator("[data-test=skip]").click();
  await page.waitForFunction(() => !window.bailiwick!.store.snapshot.following, null, { timeout: PATIENCE });
  await expect.poll(() => page.locator("[data-strip='1']").textContent()).toMatch(/played[\s\S]*Copper[\s\S]*bought/);
  await page.context().close();
});

it("shows everybody's points only where the table counts them", async () => {
  for (const counts of [true, false]) {
    const page = await sit(counts);
    await expect.poll(() => page.locator("[data-test=tracker]").count()).toBe(counts ? 1 : 0);
    if (counts) {
      await page.locator("[data-test=tracker]").click();
      await expect.poll(() => page.locator(".dialog .deck-list li").allInnerTexts()).toEqual(["7 Copper", "3 Estate"]);
    }
    await page.context().close();
  }
});

it("sifts the log by player", async () => {
  const page = await sit(true);
  await endTurn(page);
  await page.waitForFunction(() => {
    window.bailiwick!.store.flush();
    return window.bailiwick!.store.snapshot.log.some((line) => line.kind === "buy" && line.seat === 1);
  }, null, { timeout: PATIENCE });
  if ((await page.locator("[data-test=log-seat]:visible").count()) === 0) await page.keyboard.press("l");
  await page.locator("[data-test=log-seat]").selectOption("1");
  await page.locator("[data-test=log-kind]").selectOption("gains");
  const lines = (): Promise<string[]> => page.locator(".log-line").allInnerTexts();
  await expect.poll(async () => (await lines()).filter((line) => !/^Bailiff (buys|gains)/.test(line))).toEqual([]);
  expect((await lines()).length).toBeGreaterThan(0);
  await page.context().close();
});

/** A place to sit: the table at all sizes, and what is said at it. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothThemes, DESKTOP, launch, makeTable, openPage, PATIENCE, PHONE, positions, URL } from "./browser";
import { problems } from "./measure";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const EVERYTHING = "Baker, Hamlet, Joust, Clashes, Contract, Importer, Young Witch, Stonemason, Merchant Camp, Ferryman; bane Cellar; ferryman Smithy; ally Architects' Guild; colonies";
const SIZES = [[1920, 1080], [1440, 900], [1280, 720], [1024, 768], [768, 1024], [844, 390], [390, 844]] as const;
const BOT = { kind: "bot" as const };

function sized(width: number, height: number): object {
  return width < 1100 ? { viewport: { width, height }, hasTouch: true, isMobile: true } : { viewport: { width, height } };
}

/** Gives the viewer a hand and cards in play; only what is shown, nothing of the game. */
function deal(page: Page, hand: string[], played: string[]): Promise<void> {
  return page.evaluate(
    ([held, lying]) => {
      const store = window.bailiwick?.store as unknown as { snapshot: { shown: import("../src/protocol").GameState }; set(changes: object): void };
      const shown = structuredClone(store.snapshot.shown);
      const me = shown.players[shown.seat]!;
      me.hand = held!.map((name, i) => ({ id: 9000 + i, name }));
      me.in_play = lying!.map((name, i) => ({ id: 9500 + i, name, tokens: 0, lasting: false }));
      store.set({ shown });
    },
    [hand, played],
  );
}

async function settled(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Where a frame is awaited, sizes have been taken in.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(problems);
}

async function sit(context: BrowserContext, kingdom: Record<string, unknown>, bots: number): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await openPage(context);
  const id = await makeTable(context, kingdom, [{ kind: "me", name: "Ana" }, ...Array.from({ length: bots }, () => BOT)], "4");
  await page.goto(`${URL}/table/${id}`);
  await page.waitForSelector(".hand-card");
  return { page, complaints };
}

describe.each(SIZES)("at %i x %i", (width, height) => {
  it("nothing of a table is covered, cut or out of sight", async () => {
    const context = await browser.newContext({ ...sized(width, height), reducedMotion: "reduce" });
    const { page, complaints } = await sit(context, { set: "Bounty of the Hunt" }, 1);
    expect(await settled(page)).toEqual([]);
    await deal(page, ["Tournament", "Hunting Party", "Moneylender", "Province", "Copper"], ["Festival", "Menagerie", "Horn of Plenty", "Silver", "Silver"]);
    expect(await settled(page)).toEqual([]);
    // Five different cards can be read without being asked for where there is room.
    if (width >= 1280) expect(await page.locator(".hand-card .card-text").count()).toBe(5);
    if (width >= 1440) expect(await page.locator(".hand-card .cut, .play-card .cut").count()).toBe(0);
    if (width >= 700 && height >= 600) expect(await page.locator(".pile .tile-text .text-sentence:not([hidden])").count()).toBeGreaterThanOrEqual(10);
    await deal(page, ["Cellar", "Menagerie", "Militia", "Moneylender", "Smithy", "Festival", "Harvest", "Gold", "Silver", "Copper", "Copper", "Estate"], []);
    expect(await settled(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("nor with four players, eleven piles, an Ally, a Bane and Colonies", async () => {
    const context = await browser.newContext({ ...sized(width, height), reducedMotion: "reduce" });
    const { page } = await sit(context, { line: EVERYTHING }, 3);
    await deal(page, ["Young Witch", "Stonemason", "Merchant Camp", "Platinum", "Curse"], ["Baker", "Joust", "Contract"]);
    expect(await settled(page)).toEqual([]);
    await context.close();
  });
});

it.each([[1280, 720], [1440, 900], [1920, 1080]])("at %i x %i landscapes, mats, tokens and stacks have their places", async (width, height) => {
  const { url } = positions();
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
  const { page } = await openPage(context);
  await page.goto(`${url}/seat/places/seat-0-of-places`);
  await page.waitForSelector(".hand-card");
  expect(await settled(page)).toEqual([]);
  await context.close();
});

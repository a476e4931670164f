/** Whole games of "Bounty of the Hunt (2017)" against a bot: with the mouse alone, the keyboard alone, and by touch. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Asked, answered, asked, DESKTOP, launch, openPage, PATIENCE, PHONE, picks, URL, wishes } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

interface Hands {
  press(page: Page, selector: string): Promise<void>; // the first thing of that kind
  sitDown(page: Page): Promise<void>;
}

const pile = (name: string): string => `.tile.can[data-place="pile:${name}"]`;

/** Answer what is asked with nothing but a way to press things. */
async function answer(page: Page, question: Asked, press: (selector: string) => Promise<void>): Promise<void> {
  if (question.purpose === "confirm") return press("[data-test=main]");
  if (question.playAll) return press("[data-test=play-all]");
  if (question.purpose === "buy") {
    for (const name of wishes(question.coins)) {
      if ((await page.locator(pile(name)).count()) > 0) return press(pile(name));
    }
    return press("[data-test=main]");
  }
  if (question.purpose === "play-action") return press(".hand-card.can");
  if (await page.locator("[data-test=main]:enabled").count()) return press("[data-test=main]");
  for (let i = 0; i < 12; i += 1) {
    if (i > 0 && (await page.locator("[data-test=main]:enabled").count()) > 0) return press("[data-test=main]");
    const open = ".hand-card.can:not(.picked), .tray-card.can:not(.picked), .tile.can:not(.picked), .button.choice:not(.picked)";
    const some = (await page.locator(open).count()) > 0 ? open : ".hand-card.can, .tray-card.can";
    const before = await picks(page);
    await press(some);
    if (await answered(page, question.number, before)) return;
  }
}

async function play(page: Page, press: (selector: string) => Promise<void>, moving = Number.POSITIVE_INFINITY): Promise<number> {
  let last = -1;
  let answers = 0;
  for (; answers < 700; answers += 1) {
    if (answers === moving) await page.emulateMedia({ reducedMotion: "reduce" });
    const question = await asked(page, last);
    if (question.over) return answers;
    await answer(page, question, press);
    if ((await page.locator(".question.confirming").count()) > 0) await press("[data-test=main]"); // the end of the game
    last = question.number;
  }
  throw new Error("The game does not end.");
}

async function finish(page: Page): Promise<void> {
  const table = await page.evaluate(() => window.bailiwick?.store.snapshot.table);
  expect(table?.title).toBe("Bounty of the Hunt (2017)");
  expect(table?.seats.map((seat) => seat.kind)).toEqual(["person", "bot"]);
  expect(table?.seats[1]?.name).toContain("Bailiff");
  await page.locator("[data-test=again]").waitFor();
  expect(await page.locator(".standings > li").count()).toBe(2);
  expect(await page.locator(".chart polyline").count()).toBe(2);
}

/** Presses straight where it is: what still moves need not be waited for. What has moved on before the press came is pressed again. */
async function press(page: Page, selector: string, at: (x: number, y: number) => Promise<void>): Promise<void> {
  for (const late = performance.now() + PATIENCE; performance.now() < late; ) {
    const found = await page.waitForFunction(
      (wanted) => {
        const box = document.querySelector(wanted)?.getBoundingClientRect();
        if (box === undefined) return null; // a card that is still on its way to the hand
        const { dataset } = document.body;
        delete dataset.hit;
        addEventListener("click", ({ target }) => (dataset.hit = `${target instanceof Element && target.closest(wanted) !== null}`), { capture: true, once: true });
        return { x: box.x + box.width / 2, y: box.y + box.height / 2, asked: window.bailiwick?.store.snapshot.live?.question?.number };
      },
      selector,
      { timeout: PATIENCE, polling: 15 },
    );
    const aim = (await found.jsonValue())!;
    await at(aim.x, aim.y);
    const hit = await page.evaluate((asked) => {
      const { live, sent } = window.bailiwick!.store.snapshot;
      return document.body.dataset.hit === "true" || sent !== null || live?.question?.number !== asked;
    }, aim.asked);
    if (hit) return;
  }
  throw new Error(`No press reaches ${selector}.`);
}

const mouse: Hands = {
  press: (page, selector) => press(page, selector, (x, y) => page.mouse.click(x, y)),
  async sitDown(page) {
    await page.locator("[data-test=search-sets]").fill("bounty hunt 2017");
    await page.locator(".set", { hasText: "Bounty of the Hunt" }).first().click();
    await page.locator("[data-test=sit-down]:enabled").click();
  },
};
const touch: Hands = {
  press: (page, selector) => press(page, selector, (x, y) => page.touchscreen.tap(x, y)),
  async sitDown(page) {
    await page.locator("[data-test=search-sets]").fill("bounty hunt 2017");
    await page.locator(".set", { hasText: "Bounty of the Hunt" }).first().tap();
    await page.locator("[data-test=sit-down]:enabled").tap();
  },
};

describe("a game of Bounty of the Hunt", () => {
  it("is played to its end with the mouse alone, while cards move", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page, complaints } = await openPage(context, { careful: false, speed: "fast", telling: "instant" });
    await page.goto(URL);
    await mouse.sitDown(page);
    await play(page, (selector) => mouse.press(page, selector), 25); // so many answers while cards move, the rest at once
    await finish(page);
    await page.locator("[data-test=again]").click();
    await page.waitForSelector(".hand-card");
    expect(complaints).toEqual([]);
    await context.close();
  }, 480_000);

  it("is played to its end by touch on a phone, without scrolling sideways or zooming", async () => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    await touch.sitDown(page);
    await page.waitForSelector(".hand-card");
    const small = (): Promise<string[]> => page.evaluate(() => [...document.querySelectorAll("button:not([disabled])")].map((found) => ({ box: found.getBoundingClientRect(), name: found.textContent })).filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 44)).map(({ name, box }) => `${name} ${box.width}x${box.height}`));
    await expect.poll(small).toEqual([]);
    await expect.poll(() => page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])).toEqual([390, 844]);
    await play(page, (selector) => touch.press(page, selector));
    await finish(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("is played to its end with the keyboard alone", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    await page.waitForSelector(".kingdom-row");
    await page.waitForSelector(".set");
    // By Tab to the search, to the set that it finds, then on to "Sit down".
    const reach = async (wanted: (text: string) => boolean): Promise<void> => {
      for (let i = 0; i < 150; i += 1) {
        await page.keyboard.press("Tab");
        if (wanted(await page.evaluate(() => document.activeElement?.textContent || document.activeElement?.getAttribute("data-test") || ""))) return;
      }
      throw new Error("The keyboard does not reach it.");
    };
    await reach((text) => text === "search-sets");
    await page.keyboard.type("bounty hunt 2017");
    await reach((text) => text.startsWith("Bounty of the Hunt"));
    await page.keyboard.press("Enter");
    await page.waitForSelector("[data-test=sit-down]:enabled");
    await reach((text) => text === "Sit down");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".hand-card");
    await page.keyboard.press("?");
    await page.waitForSelector(".keys");
    await page.keyboard.press("Escape");
    await page.locator(".keys").waitFor({ state: "detached" });
    const press = async (selector: string): Promise<void> => {
      const key = await page.locator(selector).first().locator("kbd").textContent();
      await page.keyboard.press(key === "↵" ? "Enter" : (key ?? ""));
    };
    await play(page, press);
    await finish(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("takes back an answer with u or a click", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    await page.goto(URL);
    await mouse.sitDown(page);
    const first = await asked(page, -1);
    await page.keyboard.press("Enter");
    const second = await asked(page, first.number);
    expect(second.playAll).toBe(false);
    await page.keyboard.press("u");
    const third = await asked(page, second.number);
    expect(third.playAll).toBe(true);
    // The same with the mouse, and further back than one answer.
    await page.locator("[data-test=play-all]").click();
    const fourth = await asked(page, third.number);
    await page.locator(pile("Copper")).click();
    const fifth = await asked(page, fourth.number);
    await page.locator("[data-test=undo]").click();
    expect((await asked(page, fifth.number)).coins).toBe(fourth.coins);
    await context.close();
  });
});

/** Accessibility, budgets and what every page must have. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asked, bothThemes, DESKTOP, launch, makeTable, openPage, PHONE, room, serious, URL } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const EVERYTHING = "Baker, Hamlet, Joust, Clashes, Contract, Importer, Young Witch, Stonemason, Merchant Camp, Ferryman; bane Cellar; ferryman Smithy; ally Architects' Guild; colonies";

describe("axe finds nothing serious", () => {
  it.each([["desktop", DESKTOP, "dark"], ["phone", PHONE, "light"]] as const)("on the pages of a %s", async (_, size, theme) => {
    const context = await browser.newContext({ ...size, colorScheme: theme, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    const drawn = "[data-test=sit-down]:enabled"; // what is chosen is shown, and stays
    await page.waitForSelector(".set");
    await page.waitForSelector(drawn);
    expect(await bothThemes(page, theme)).toEqual([]);
    await page.getByRole("tab", { name: "By chance" }).click();
    await page.waitForSelector(drawn);
    expect(await serious(page)).toEqual([]);
    await page.getByRole("tab", { name: "Your own" }).click();
    await page.waitForSelector(".shelves .card-chip");
    await page.waitForSelector(drawn);
    expect(await serious(page)).toEqual([]);

    const seats = [{ kind: "me" as const, name: "Ana" }, { kind: "bot" as const }, { kind: "bot" as const }, { kind: "bot" as const }];
    const id = await makeTable(context, { line: EVERYTHING }, seats, "3");
    await page.goto(`${URL}/table/${id}`);
    await page.waitForSelector(".hand-card");
    await page.locator("[data-test=play-all]").click();
    await page.waitForSelector(".play-card");
    expect(await bothThemes(page, theme)).toEqual([]);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.locator(".dialog .settings").waitFor();
    expect(await serious(page)).toEqual([]);

    await page.goto(`${URL}/table/${id}/replay`);
    await page.waitForSelector(".replay-bar");
    expect(await bothThemes(page, theme)).toEqual([]);
    await page.goto(`${URL}/cards/Tournament`);
    await page.waitForSelector(".facts");
    expect(await serious(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("the table", () => {
  it.each([[1280, 720], [1440, 900]])("fits %i x %i with everything at once", async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const seats = [{ kind: "me" as const, name: "Ana" }, { kind: "bot" as const }, { kind: "bot" as const }, { kind: "bot" as const }];
    const id = await makeTable(context, { line: EVERYTHING }, seats, "3");
    await page.goto(`${URL}/table/${id}`);
    await page.waitForSelector(".hand-card");
    await expect.poll(() => room(page)).toEqual({ page: height, supply: 0, cut: [] });
    await context.close();
  });

  it("shows a card large on hover and on focus, with its rulings", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const id = await makeTable(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "4");
    await page.goto(`${URL}/table/${id}`);
    await page.waitForSelector(".hand-card");
    await page.locator('[data-place="pile:Tournament"]').hover();
    await page.locator(".inspector .rulings").waitFor();
    await page.mouse.move(700, 300);
    await page.locator(".inspector").waitFor({ state: "detached" });
    await page.keyboard.press("Tab");
    for (let i = 0; i < 13; i += 1) await page.keyboard.press("Tab");
    await page.locator(".inspector").waitFor();
    // A pile's card leaves what is asked in view.
    const tops = () => page.evaluate(() => ["inspector", "question"].map((name) => document.querySelector(`.${name}`)?.getBoundingClientRect()).map((box, i) => (i === 0 ? box?.bottom : box?.top)));
    await page.locator('[data-place="pile:Silver"]').focus();
    await page.locator('.inspector:has-text("Silver")').waitFor();
    await expect.poll(async () => {
      const [bottom = Number.POSITIVE_INFINITY, top = 0] = await tops();
      return bottom <= top;
    }).toBe(true);
    await context.close();
  });

  it("shows a card by a long press, which picks nothing", async () => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const id = await makeTable(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "4");
    await page.goto(`${URL}/table/${id}`);
    await page.waitForSelector(".hand-card");
    const before = await page.locator(".question").getAttribute("data-number");
    await page.evaluate(() => document.fonts.ready);
    const box = await page.locator(".hand-card.can").first().boundingBox();
    const client = await context.newCDPSession(page);
    const touchPoints = [{ x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 60 }];
    await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await page.locator(".inspector.pinned").waitFor();
    await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    expect(await page.evaluate(() => window.bailiwick!.store.snapshot.sent)).toBeNull();
    await page.getByRole("button", { name: "Close" }).tap();
    expect(await page.locator(".question").getAttribute("data-number")).toBe(before);
    await context.close();
  });

  it("opens the log at its end, and its jumps can be touched", async () => {
    const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const id = await makeTable(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "4");
    await page.goto(`${URL}/table/${id}`);
    // Some turns, until the log is longer than the screen.
    let last = -1;
    for (let turn = 0; turn < 12; turn += 1) {
      last = (await asked(page, last)).number;
      await page.evaluate(() => {
        const store = window.bailiwick?.store;
        store?.answer((store.snapshot.live?.question?.options ?? []).slice(0, store.snapshot.live?.question?.minimum).map((_, i) => i));
      });
    }
    await asked(page, last);
    await page.getByRole("button", { name: "Log" }).tap();
    const log = page.locator(".log");
    await log.waitFor();
    const left = () => log.evaluate((box) => box.scrollHeight - box.clientHeight - box.scrollTop);
    await expect.poll(() => log.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
    await expect.poll(left).toBeLessThan(2);
    await expect.poll(async () => {
      const jump = await log.locator(".moment").last().boundingBox();
      return Math.min(jump?.width ?? 0, jump?.height ?? 0);
    }).toBeGreaterThanOrEqual(44);
    await context.close();
  });

  it("offers nothing while the connection is lost, and goes on by itself", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    let cut = (): void => undefined;
    let closed = false;
    await page.routeWebSocket(/socket$/, (socket) => {
      if (closed) return void socket.close();
      socket.connectToServer();
      cut = () => {
        closed = true;
        void socket.close();
      };
    });
    const id = await makeTable(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "4");
    await page.goto(`${URL}/table/${id}`);
    await page.locator(".hand-card.can").first().waitFor();
    cut();
    await page.getByText("The connection is lost.").waitFor();
    expect(await page.locator(".can").count()).toBe(0);
    closed = false;
    await page.locator(".hand-card.can").first().waitFor();
    await context.close();
  });

  it("teaches a newcomer", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    await page.goto(URL);
    await page.locator("[data-test=learn]").click();
    await page.locator('.guide[data-lesson="hand"]').waitFor();
    await page.locator("[data-test=play-all]").click();
    await page.locator('.guide[data-lesson="buy"]').waitFor();
    await context.close();
  });
});

it("says so where there is nothing", async () => {
  const context = await browser.newContext(DESKTOP);
  const { page } = await openPage(context);
  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  for (const [path, words] of [["/cards/Smitty", "Did you mean Smithy"], ["/cards/%E0%A4%A", "There is no card"], ["/table/nosuch", "There is no such table"], ["/seat/nosuch/x", "There is no such table"], ["/smithy", "There is no such page"], ["/table", "There is no such page"]] as const) {
    await page.goto(URL + path);
    await page.getByText(words).first().waitFor();
  }
  expect(failures).toEqual([]);
  await context.close();
});

describe("all of Dominion", () => {
  const shown = (page: Page): Promise<(string | null)[]> => page.locator(".entry[data-card]").evaluateAll((entries) => entries.map((entry) => entry.getAttribute("data-card")));

  it.each([["desktop", DESKTOP, "light"], ["phone", PHONE, "dark"]] as const)("is there with rulings and sets, and is found, on a %s", async (_, size, theme) => {
    const context = await browser.newContext({ ...size, colorScheme: theme, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto(URL);
    await page.waitForSelector("[data-test=sit-down]:enabled");
    await page.waitForLoadState("networkidle");
    expect(files.filter((file) => /CardsPage|api\/almanac/.test(file))).toEqual([]); // it comes when it is looked at
    await page.locator("[data-test=all-cards]").click();
    await page.waitForSelector(".entry details");
    const { cards } = (await (await context.request.get(`${URL}/api/cards`)).json()) as { cards: { name: string; expansion: string }[] };
    expect((await shown(page)).sort()).toEqual(cards.map((card) => card.name).sort());
    expect(await page.locator("h2").allTextContents()).toHaveLength(new Set(cards.map((card) => card.expansion)).size + 1);

    // By the keyboard: a box, a word in a ruling, which opens the rulings, and back by the address.
    await page.getByRole("combobox", { name: "Box" }).selectOption("Menagerie");
    await expect.poll(async () => (await shown(page)).length).toBe(cards.filter((card) => card.expansion === "Menagerie").length);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await bothThemes(page, theme)).toEqual([]);
    await page.getByRole("combobox", { name: "Box" }).selectOption("");
    await page.locator("[data-test=search-cards]").fill("horse traders");
    await expect.poll(async () => (await shown(page)).includes("Horse Traders") && (await shown(page)).length < cards.length).toBe(true); // what is typed comes first, what is found a little later
    await expect.poll(() => page.url()).toContain("/cards?search=horse+traders");
    const summary = page.locator('.entry[data-card="Horse Traders"] summary').first();
    await summary.focus();
    await page.keyboard.press("Enter");
    await page.locator('.entry[data-card="Horse Traders"] details[open] .ruling-list li').first().waitFor();
    expect(await serious(page)).toEqual([]);
    await page.locator('.entry[data-card="Horse Traders"] h4 a').click();
    await page.waitForSelector(".facts");
    await page.goBack();
    await expect.poll(async () => (await shown(page)).includes("Horse Traders")).toBe(true);
    expect(await page.locator("[data-test=search-cards]").inputValue()).toBe("horse traders");
    await page.locator("[data-test=search-cards]").fill("qwertz");
    await page.getByRole("status").filter({ hasText: "Nothing has that." }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("emblems", () => {
  const BASE = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop, Merchant";
  const emblemFile = (url: string): string | undefined => /\/assets\/emblems\/([a-z_]+)-[^/]+\.js$/.exec(url)?.[1];

  it("come only with the cards of their expansion", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page, complaints } = await openPage(context);
    const id = await makeTable(context, { line: BASE }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "1");
    const files = new Set<string>();
    page.on("request", (request) => void files.add(emblemFile(request.url()) ?? ""));
    await page.goto(`${URL}/table/${id}`);
    await page.waitForSelector(".hand-card .emblem path");
    await page.waitForSelector(".tile .emblem path");
    await page.waitForLoadState("networkidle");
    await expect.poll(() => page.locator(".emblem:not(:has(path))").count()).toBe(0);
    files.delete("");
    expect([...files].sort()).toEqual(["base", "basic", "signs"]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("that did not come are asked for again by the next card", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await openPage(context);
    let broken = true;
    await page.route(/\/assets\/emblems\/basic-[^/]+\.js$/, (route) => (broken ? route.abort() : route.continue()));
    await page.goto(`${URL}/cards/Gold`);
    await page.waitForSelector(".emblem .to-come");
    await page.waitForLoadState("networkidle");
    expect(await page.locator(".emblem path").count()).toBe(0);
    broken = false;
    await page.getByRole("link", { name: "Cards" }).click(); // within the page
    await page.waitForSelector(".emblem path");
    await page.waitForFunction(() => document.querySelectorAll(".emblem:not(:has(path))").length === 0);
    await context.close();
  });

  it.each([["desktop", DESKTOP], ["phone", PHONE]] as const)("move nothing on a %s when they come", async (_, size) => {
    const context = await browser.newContext(size);
    const { page, complaints } = await openPage(context);
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/assets\/emblems\/[a-z_]+-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${URL}/cards`);
    await page.waitForSelector(".entry details"); // rulings and sets have come, too
    await page.evaluate(() => document.fonts.ready);
    const places = (): Promise<string[]> =>
      page.evaluate(() => {
        const found = [...document.querySelectorAll(".entry, .entry-art, .entry-text, .emblem, .cost, h2")];
        return found.map((one) => JSON.stringify(one.getBoundingClientRect()));
      });
    // Letters may be asked for only when something is drawn with them.
    let before = await places();
    await expect.poll(async () => {
      const last = before;
      before = await places();
      return before.join() === last.join() && (await page.evaluate(() => document.fonts.status)) === "loaded";
    }).toBe(true);
    expect(await page.locator(".emblem path").count()).toBe(0);
    release();
    await page.waitForFunction(() => document.querySelectorAll(".emblem:not(:has(path))").length === 0);
    expect(await places()).toEqual(before);
    expect(before.length).toBeGreaterThan(500);
    // All cards there are have been drawn.
    const { cards } = (await (await context.request.get(`${URL}/api/cards`)).json()) as { cards: { name: string }[] };
    const drawn = new Set(await page.locator(".entry h4 a").allTextContents());
    expect(cards.map((card) => card.name).filter((name) => !drawn.has(name))).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

it("loads less than 400 kB", async () => {
  const context = await browser.newContext(PHONE);
  const { page } = await openPage(context);
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  let bytes = 0;
  client.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  await page.goto(URL);
  await page.waitForSelector("[data-test=sit-down]:enabled");
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  console.log(`first load: ${Math.round(bytes / 1000)} kB`);
  expect(bytes).toBeGreaterThan(100_000); // the page itself has been counted
  expect(bytes).toBeLessThan(400_000);
  await context.close();
});

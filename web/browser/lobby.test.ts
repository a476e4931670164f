/** The lobby: one click to a game, one's own games, sets and kingdoms that are played as they are shown, seats for friends, other languages. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothThemes, DESKTOP, ELSEWHERE, launch, makeTable, openPage, PHONE, serious, URL } from "./browser";
import { staying } from "./measure";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const rows = (page: Page): Promise<string[]> => page.locator(".table-form .kingdom-row").evaluateAll((all) => all.map((row) => row.getAttribute("data-inspect") ?? ""));
const sitDown = (page: Page): Promise<void> => page.locator("[data-test=sit-down]:enabled").click();

/** The first question is there. With Inherited it comes before the hands: which card of the starting deck is another. */
const dealt = (page: Page): Promise<unknown> => page.waitForSelector(".hand-card, .tray-card");

/** The names of everything that lies on the table: piles, landscapes, what was put aside. */
async function onTable(page: Page): Promise<string[]> {
  await dealt(page);
  return page.evaluate(() => {
    const state = window.bailiwick?.store.snapshot.live;
    const aside = (state?.aside ?? []).flatMap(({ cards, hidden }) => [...cards.map((card) => card.name), ...hidden]); // a Black Market deck is known, but not its order
    return [...(state?.piles ?? []).map((pile) => pile.name), ...(state?.landscapes ?? []), ...aside];
  });
}

/** What is wrong with what the lobby shows: to sit down is in sight and takes the press, at every size, and no name is covered. */
async function wrong(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of [[1920, 1080], [1440, 900], [1024, 768], [844, 390], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    const here = await staying(page, () => page.evaluate(() => {
      const told: string[] = [];
      const button = document.querySelector("[data-test=sit-down]")!;
      const box = button.getBoundingClientRect();
      if (!button.contains(document.elementFromPoint(box.left + box.width / 2, box.bottom - 2)) || box.top < 0) told.push(`sitting down is out of sight: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
      if (document.documentElement.scrollWidth > innerWidth) told.push("the page scrolls to the side");
      for (const name of document.querySelectorAll<HTMLElement>(".table-form .kingdom-name, .welcome-ways .button")) if (name.scrollWidth > name.clientWidth + 1) told.push(`${name.textContent} is cut`);
      return told;
    }));
    found.push(...here.map((one) => `${width} x ${height}: ${one}`));
  }
  await page.setViewportSize(DESKTOP.viewport);
  return found;
}

describe("one click", () => {
  it("deals a game by chance against the strongest bot, which is then among one's own", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    expect(await page.locator(".welcome p").first().textContent()).toContain("Dominion");
    expect(await page.locator(".games").count()).toBe(0);
    await page.locator("[data-test=play-now]").click();
    await dealt(page);
    const id = new globalThis.URL(page.url()).pathname.split("/")[2];
    await expect.poll(() => page.evaluate(() => window.bailiwick?.store.snapshot.table?.seats.map((seat) => seat.bot))).toEqual(["", "bailiff"]);
    // Its prices are spread: something for every hand.
    const costs = await page.evaluate(() => {
      const { live, cards } = window.bailiwick!.store.snapshot;
      return live!.piles.filter((pile) => pile.supply && cards[pile.name]?.basic !== true && pile.role === "").map((pile) => pile.printed.coins);
    });
    const between = (low: number, high: number): number => costs.filter((cost) => cost >= low && cost <= high).length;
    expect([between(0, 2), between(3, 3), between(4, 4), between(5, 99)].every((n) => n >= 1 && n <= 4)).toBe(true);
    await page.locator(".brand").click();
    const own = page.locator(".games a.running");
    await own.waitFor();
    expect(await own.getAttribute("href")).toBe(`/table/${id}`);
    // It is nobody else's to see.
    const lobby = (await (await context.request.get(`${URL}/api/lobby`)).json()) as { tables: { id: string }[] };
    expect(lobby.tables.map((table) => table.id)).not.toContain(id);
    await own.click();
    await dealt(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe("what is shown is what is played", () => {
  it.each(["A", "B", "C"])("of a kingdom by chance, with what its cards bring (%s)", async (which) => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    await page.goto(URL);
    await page.getByRole("tab", { name: "By chance" }).click();
    await page.getByLabel("With", { exact: true }).fill("young witch");
    await page.locator('.found [data-card="Young Witch"]').click();
    await page.getByLabel("With", { exact: true }).fill("underling");
    // One of them may be there by chance before both are asked for.
    const both = page.waitForRequest((request) => request.url().endsWith("/api/kingdoms") && /"require":\["Young Witch","Underling"\]/.test(request.postData() ?? ""));
    await page.locator('.found [data-card="Underling"]').click();
    await both;
    await page.waitForSelector("[data-test=sit-down]:enabled");
    await page.locator('.table-form [data-inspect="Young Witch"]').waitFor();
    await page.locator('.table-form [data-inspect="Underling"]').waitFor();
    expect(await page.getByText("with Young Witch, Underling").count()).toBe(1);
    const shown = await rows(page);
    expect(shown.length).toBeGreaterThanOrEqual(12); // ten, the Bane and the Ally
    if (which === "A") expect(await wrong(page)).toEqual([]);
    await sitDown(page);
    const there = await onTable(page);
    expect(shown.filter((name) => !there.includes(name))).toEqual([]);
    await context.close();
  });

  it("where something is asked before the hands are dealt", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    const line = "Library, Market, Moat, Cellar, Smithy, Village, Festival, Laboratory, Militia, Workshop; traits Inherited: Library";
    const id = await makeTable(context, { line }, [{ kind: "me" }, { kind: "bot" }], "inherited");
    await page.goto(`${URL}/table/${id}`);
    await dealt(page);
    expect(await page.locator(".hand-card").count()).toBe(0);
    await page.locator('.tray-card.can[data-inspect="Estate"]').first().click();
    await page.locator("[data-test=main]:enabled").click();
    await page.waitForSelector(".hand-card");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("of one's own kingdom, from the first card to the last", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce", colorScheme: "dark" });
    const { page } = await openPage(context);
    await page.goto(URL);
    await page.waitForSelector("[data-test=sit-down]:enabled");
    await page.getByRole("tab", { name: "Your own" }).click();
    await page.waitForSelector(".shelves .card-chip");
    const all = await page.locator(".shelves .card-chip").evaluateAll((chips) => chips.map((chip) => chip.getAttribute("data-card")));
    const { cards } = (await (await context.request.get(`${URL}/api/cards`)).json()) as { cards: { name: string; basic: boolean; supply: boolean; landscape: boolean; types: string[]; pile: string }[] };
    const brought = ["Boon", "Hex", "State", "Artifact"]; // which come with cards
    const pickable = cards.filter((card) => (card.landscape && !card.types.some((type) => brought.includes(type))) || (!card.landscape && !card.basic && card.supply && card.pile === "")).map((card) => card.name);
    expect(all.sort()).toEqual(pickable.sort());
    await page.locator("[data-test=clear]").click();
    await expect.poll(() => rows(page)).toEqual([]);
    expect(await page.locator("[data-test=sit-down]").isDisabled()).toBe(true);
    const wanted = ["Young Witch", "Underling", "Baker"];
    for (const name of wanted) {
      await page.locator("[data-test=search-cards]").fill(name);
      await page.locator(`.shelves [data-card="${name}"]`).click();
    }
    await expect.poll(() => rows(page)).toEqual(wanted);
    await page.locator("[data-test=fill]").click();
    await page.waitForSelector("[data-test=sit-down]:enabled");
    const before = await rows(page);
    expect(wanted.filter((name) => !before.includes(name))).toEqual([]);
    // The Bane and the Ally are open: they are shown, and can be drawn anew.
    const redraw = page.locator("[data-test=redraw]");
    await expect.poll(() => redraw.textContent()).toMatch(/Bane.*Ally|Ally.*Bane/);
    await expect.poll(async () => {
      await redraw.click();
      await page.waitForSelector("[data-test=sit-down]:enabled");
      return (await rows(page)).join() !== before.join();
    }).toBe(true);
    const shown = await rows(page);
    // The search is not under what is pinned; names that cannot be taken can be read, and to sit down is in reach.
    await page.locator("[data-test=search-cards]").fill("");
    expect(await bothThemes(page, "dark")).toEqual([]);
    await page.locator("[data-test=search-cards]").scrollIntoViewIfNeeded();
    await expect.poll(() => page.locator("[data-test=search-cards]").evaluate((field) => field === document.elementFromPoint(field.getBoundingClientRect().left + 20, field.getBoundingClientRect().top + 2))).toBe(true);
    expect(await wrong(page)).toEqual([]);
    // What is picked is taken out where it stands.
    expect(await page.locator(".table-form .take-out").count()).toBe(10);
    await sitDown(page);
    const there = await onTable(page);
    expect(shown.filter((name) => !there.includes(name))).toEqual([]);
    await context.close();
  });
});

it("finds sets by a card, shows them as pictures, and says what others lack", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const { page } = await openPage(context);
  await page.goto(URL);
  await page.waitForSelector(".set");
  await expect.poll(() => page.locator(".set").first().locator(".picture-tile .emblem").count()).toBe(10);
  expect(await page.locator(".set b").first().textContent()).toBe("First Game");
  await page.locator("[data-test=search-sets]").fill("torturer wishing");
  await expect.poll(async () => new Set(await page.locator(".set b").allTextContents())).toEqual(new Set(["Best Wishes"]));
  const { books } = (await (await context.request.get(`${URL}/api/sets`)).json()) as { books: { sets: { name: string; title: string; playable: boolean; missing: string[] }[] }[] };
  for (const lacking of books.flatMap((book) => book.sets).filter((set) => !set.playable).slice(0, 1)) {
    await page.locator("[data-test=search-sets]").fill(lacking.title);
    await expect.poll(() => page.locator(".set").count()).toBe(0);
    await page.getByLabel("also those whose cards are not all here").check();
    expect(await page.locator(".set:disabled", { hasText: lacking.name }).textContent()).toContain(`Not here yet: ${lacking.missing[0]}`);
  }
  await context.close();
});

it("a friend's seat is taken by the link; the waiting room shows the kingdom and a code to read", async () => {
  const context = await browser.newContext({ ...PHONE, reducedMotion: "reduce", colorScheme: "light" });
  const { page } = await openPage(context);
  await page.goto(ELSEWHERE);
  await page.getByLabel("Seat 2").selectOption("person");
  await sitDown(page);
  const link = await page.getByLabel("Send this link to whoever shall play").inputValue();
  expect(await page.locator(".qr").getAttribute("data-text")).toBe(link);
  await page.waitForSelector(".qr path");
  await page.waitForSelector(".waiting-kingdom .kingdom-row");
  await expect.poll(() => page.locator(".waiting-kingdom .kingdom-row").count()).toBe(10);
  expect(await serious(page)).toEqual([]);
  // However the phone is held, the code is in sight at once, or beside the link that it stands for.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => page.locator(".qr").evaluate((code) => code.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
  const other = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const friend = await openPage(other);
  const tables = friend.page.waitForResponse((response) => response.url().endsWith("/api/lobby"));
  await friend.page.goto(ELSEWHERE);
  await friend.page.waitForSelector("[data-test=sit-down]:enabled");
  expect(await (await tables).text()).not.toContain(new globalThis.URL(link).pathname.split("/").pop());
  const path = new globalThis.URL(link).pathname;
  expect(await friend.page.locator(`a[href="${path}"]`).count()).toBe(0); // not in the lobby
  await friend.page.goto(link);
  await friend.page.locator("[data-test=sit]").click();
  await page.waitForSelector(".hand-card");
  await Promise.all([context.close(), other.close()]);
});

it("a public table is found in the lobby", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const { page } = await openPage(context);
  await page.goto(URL);
  await page.getByLabel("Seat 2").selectOption("person");
  await page.locator("[data-test=public]").check();
  await sitDown(page);
  // The kingdom lies there as cards. A link that nobody else can open has no code, and says what to do.
  await page.waitForSelector(".waiting-kingdom .kingdom-card");
  await expect.poll(() => page.locator(".waiting-kingdom .kingdom-card").count()).toBe(10);
  expect(await page.locator(".qr").count()).toBe(0);
  expect(await page.locator(".only-here").textContent()).toContain("--host");
  const other = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const friend = await openPage(other);
  await friend.page.goto(URL);
  await friend.page.locator(`a[href="${new globalThis.URL(page.url()).pathname}"]`).click();
  await friend.page.locator("[data-test=sit]").click();
  await page.waitForSelector(".hand-card");
  await Promise.all([context.close(), other.close()]);
});

it("tells sets of one name apart, and takes the newest for the name alone", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const { page, complaints } = await openPage(context);
  await page.goto(`${URL}/?set=Detours`);
  await page.locator("[data-test=search-sets]").fill("detours");
  const sets = page.locator(".set", { has: page.getByText("Detours", { exact: true }) });
  await expect.poll(() => sets.locator("b").allTextContents()).toEqual(["Detours", "Detours", "Detours"]);
  expect((await sets.locator(".set-from").allTextContents()).map((from) => /\((.*)\)/.exec(from)?.[1])).toEqual(["2022", "2024", "2017"]);
  await expect.poll(() => page.locator(".table-form h2").textContent()).toBe("Detours (2024)");
  const picked = page.locator(".set.picked");
  expect(await picked.count()).toBe(1);
  expect(await picked.textContent()).toContain("(2024)");
  const story = await picked.locator(".set-story").textContent();
  await expect.poll(() => page.locator(".table-form .story").textContent()).toBe(story);
  // A set is found by its Bane, too.
  await page.locator("[data-test=search-sets]").fill("mad scientist trade route");
  await page.locator(".set").click();
  await expect.poll(() => rows(page)).toContain("Trade Route");
  expect(complaints).toEqual([]);
  await context.close();
});

describe("languages", () => {
  it("are the browser's at first and the settings' from then on", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce", locale: "de-DE" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    await page.waitForSelector(".kingdom-row");
    expect(await page.locator("html").getAttribute("lang")).toBe("de");
    expect(await page.locator("[data-test=play-now] b").textContent()).toBe("Jetzt spielen");
    expect(await page.locator('.table-form [data-inspect="Moat"] .kingdom-name').textContent()).toContain("Burggraben");
    await page.locator("[data-test=search-sets]").fill("burggraben");
    await page.locator(".set").first().waitFor();
    await page.locator(".topbar .icon-button").click();
    await page.getByLabel("English").check();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("en");
    await page.reload();
    await page.waitForSelector(".kingdom-row");
    expect(await page.locator("[data-test=play-now] b").textContent()).toBe("Play now");
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("are not loaded where nobody speaks them", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await openPage(context);
    const files: string[] = [];
    page.on("request", (request) => files.push(request.url()));
    await page.goto(URL);
    await page.waitForSelector("[data-test=sit-down]:enabled");
    await page.waitForLoadState("networkidle");
    expect(files.filter((file) => /\/assets\/de-/.test(file))).toEqual([]);
    await context.close();
  });
});

describe("installed", () => {
  it("has what browsers ask for", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await openPage(context);
    await page.goto(URL);
    const client = await context.newCDPSession(page);
    const { errors, data } = await client.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data ?? "{}") as { name: string; icons: { src: string }[] };
    for (const { src } of manifest.icons) expect((await context.request.get(URL + src)).ok()).toBe(true);
    await context.close();
  });

  it("says so where the server cannot be reached, and keeps nothing of it", async () => {
    const context = await browser.newContext(DESKTOP);
    const { page } = await openPage(context);
    await page.goto(URL);
    await page.waitForSelector(".kingdom-row");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    await page.waitForSelector(".kingdom-row");
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => new globalThis.URL(request.url).pathname)));
      return [names.length, ...requests.flat().sort()];
    });
    expect(kept).toEqual([1, "/icon.svg", "/offline.css", "/offline.html"]);
    await context.setOffline(true);
    await page.goto(`${URL}/table/whatever`).catch(() => undefined);
    await page.getByText("The table cannot be reached").waitFor();
    await expect.poll(() => page.locator("img").evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    expect(await page.evaluate(() => fetch("/api/lobby").then(() => "answered", () => "failed"))).toBe("failed");
    await context.setOffline(false);
    await page.goto(URL);
    await page.waitForSelector(".kingdom-row");
    await context.close();
  });
});

/** A place to sit: the table at all sizes, and what is said at it. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bothThemes, DESKTOP, launch, makeTable, openPage, PATIENCE, PHONE, URL } from "./browser";
import { settled } from "./measure";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const EVERYTHING = "Baker, Hamlet, Joust, Clashes, Contract, Importer, Young Witch, Stonemason, Merchant Camp, Ferryman; bane Cellar; ferryman Smithy; ally Architects' Guild; colonies";
const SIZES = [[1920, 1080], [1440, 900], [1280, 720], [1024, 768], [768, 1024], [844, 390], [390, 844]] as const;
const BOT = { kind: "bot" as const, bot: "big-money" }; // which plays no Attacks

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

/** Ends the game with a victory; only what is shown. */
function finish(page: Page): Promise<void> {
  return page.evaluate(() => {
    const store = window.bailiwick?.store as unknown as { snapshot: { shown: object }; set(changes: object): void };
    const sources = ["Province", "Duchy", "Estate"].map((name, i) => ({ name, count: 4 - i, points: 20 - 6 * i }));
    const standings = [0, 1].map((seat) => ({ seat, score: 30 - seat, turns: 9, winner: seat === 0, sources, deck: { Copper: 7, Silver: 3 } }));
    const chart = [[0, 0], [3, 3], [9, 15], [20, 21], [30, 29]].map((points, i) => ({ decision: i, turn: i, seat: 0, points }));
    store.set({ shown: { ...store.snapshot.shown, ending: { standings, verdict: "Ana wins.", chart } } });
  });
}

async function sit(context: BrowserContext, kingdom: Record<string, unknown>, bots: number): Promise<{ page: Page; complaints: string[] }> {
  const { page, complaints } = await openPage(context);
  const id = await makeTable(context, kingdom, [{ kind: "me", name: "Ana" }, ...Array.from({ length: bots }, () => BOT)], "4");
  await page.goto(`${URL}/table/${id}`);
  await page.waitForSelector(".hand-card");
  return { page, complaints };
}

/** Ends the turn; what the bot does then is shown, and one is asked again. */
async function nextTurn(page: Page, bots = 1): Promise<void> {
  const before = await page.evaluate(() => window.bailiwick?.store.snapshot.live?.turn_number ?? 0);
  await page.evaluate(() => void window.bailiwick?.store.answer([]));
  await page.waitForFunction(([last, others]) => {
    const now = window.bailiwick?.store.snapshot;
    return now?.live != null && now.live.turn_number > last + others && now.live.question !== null && !now.following;
  }, [before, bots] as const, { timeout: PATIENCE });
}

describe.each(SIZES)("at %i x %i", (width, height) => {
  it("nothing of a table is covered, cut or out of sight", async () => {
    const context = await browser.newContext({ ...sized(width, height), reducedMotion: "reduce" });
    const { page, complaints } = await sit(context, { set: "Bounty of the Hunt (2017)" }, 1);
    expect(await settled(page)).toEqual([]);
    await deal(page, ["Tournament", "Hunting Party", "Moneylender", "Province", "Copper"], ["Festival", "Menagerie", "Horn of Plenty", "Silver", "Silver"]);
    expect(await settled(page)).toEqual([]);
    // Five different cards can be read without being asked for where there is room.
    if (width >= 1280) await expect.poll(() => page.locator(".hand-card .card-text").count()).toBe(5);
    if (width >= 1440) await expect.poll(() => page.locator(".hand-card :is(.cut, .clamped), .play-card :is(.cut, .clamped)").count()).toBe(0);
    if (width >= 700 && height >= 600) await expect.poll(() => page.locator(".pile .tile-text .text-sentence:not([hidden])").count()).toBeGreaterThanOrEqual(10);
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
    // What the others did stands in strips.
    await nextTurn(page, 3);
    await page.locator(".strip").nth(2).waitFor({ state: "attached" });
    expect(await settled(page)).toEqual([]);
    if (width !== 1280 && width !== 390) expect(await bothThemes(page, "light")).toEqual([]); // those are looked at elsewhere
    await context.close();
  });

  it("the end of a game has what comes next in sight", async () => {
    const context = await browser.newContext({ ...sized(width, height), colorScheme: "light", reducedMotion: "reduce" });
    const { page } = await sit(context, { set: "Bounty of the Hunt (2017)" }, 1);
    await finish(page);
    await page.locator(".triumph .sign").waitFor();
    const cut = (): Promise<(string | null)[]> => page.evaluate(() => {
      const window = document.querySelector(".end")!.getBoundingClientRect();
      const inside = (box: DOMRect): boolean => box.top >= window.top && box.bottom <= Math.min(window.bottom, innerHeight) && box.left >= window.left && box.right <= window.right;
      const parts = [...document.querySelectorAll(".end .row-buttons > *, .triumph .sign, .end h2")];
      return parts.filter((part) => !inside(part.getBoundingClientRect()) || (part.matches(".button") && part.getBoundingClientRect().height > 50)).map((part) => part.textContent);
    });
    await expect.poll(cut).toEqual([]);
    // By how much it ended is said, and the way there is in sight, at least in part.
    expect(await page.locator(".end h2").textContent()).toMatch(/^You (win|lost) by \d+ points?$|^You (win|lost)$/);
    await expect.poll(() => page.evaluate(() => document.querySelector(".end .row-buttons")!.getBoundingClientRect().top - document.querySelector(".chart")!.getBoundingClientRect().top)).toBeGreaterThan(40);
    expect(await bothThemes(page, "light")).toEqual([]);
    await context.close();
  });
});

describe("talk", () => {
  /** Two people at a table, the host and a guest. */
  async function company(size: object): Promise<{ ana: Page; ben: Page; id: string; complaints: string[]; close: () => Promise<void> }> {
    const host = await browser.newContext({ ...size, reducedMotion: "reduce" });
    const guest = await browser.newContext({ ...size, reducedMotion: "reduce" });
    const id = await makeTable(host, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "person" }], "4");
    const seated = await guest.request.post(`${URL}/api/tables/${id}/sit`, { data: { name: "Ben" } });
    expect(seated.ok()).toBe(true);
    const one = await openPage(host);
    const other = await openPage(guest);
    for (const { page } of [one, other]) {
      await page.goto(`${URL}/table/${id}`);
      await page.waitForSelector(".hand-card");
    }
    const close = async (): Promise<void> => {
      expect([...one.complaints, ...other.complaints]).toEqual([]);
      await host.close();
      await guest.close();
    };
    return { ana: one.page, ben: other.page, id, complaints: one.complaints, close };
  }

  it.each([["desktop", DESKTOP, "dark"], ["phone", PHONE, "light"]] as const)("is heard, can be muted and is plain text on a %s", async (_, size, theme) => {
    const { ana, ben, close } = await company({ ...size, colorScheme: theme });
    await ana.locator("[data-test=talk]").click();
    const said = `<img src=x onerror="alert(1)"> Good luck, ${"e".repeat(60)}`;
    const number = await ana.locator(".question").getAttribute("data-number");
    await ana.locator(".talk-panel input[type=text]").fill(said);
    await ana.keyboard.press("Enter"); // says it, and answers nothing
    await ben.locator(".talk-passing").getByText(said).waitFor();
    expect(await ben.locator(".talk-passing img").count()).toBe(0);
    expect(await ana.locator(".question").getAttribute("data-number")).toBe(number);
    expect(await bothThemes(ana, theme)).toEqual([]);
    await ben.locator("[data-test=talk]").click();
    await ben.getByRole("button", { name: "Mute Ana" }).click();
    await ben.locator(".talk-list").getByText("Good luck").waitFor({ state: "detached" });
    await ana.getByRole("button", { name: "Well played" }).click();
    await ana.locator(".talk-list .mine.emote").waitFor();
    await ben.getByRole("button", { name: "Thank you" }).click();
    await ana.locator(".talk-list li", { hasText: "Ben" }).waitFor(); // Ben is here, and was sent what Ana said before
    expect(await ben.locator(".talk-list").getByText("Well played").count()).toBe(0);
    await ben.getByRole("button", { name: "Hear Ana again" }).click();
    await ben.locator(".talk-list").getByText("Well played").waitFor();
    await close();
  });

  it("is for spectators where the host lets them, and in no replay", async () => {
    const { ana, id, close } = await company(DESKTOP);
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(`${URL}/table/${id}`);
    await page.locator("[data-test=talk]").click();
    await page.getByText("Spectators cannot talk at this table.").waitFor();
    await ana.locator("[data-test=talk]").click();
    const mayTalk = ana.getByLabel("Spectators may talk, too");
    await mayTalk.click(); // checked once the server says so
    await expect.poll(() => mayTalk.isChecked()).toBe(true);
    await page.locator(".talk-panel input[type=text]").fill("Marmalade");
    await page.getByRole("button", { name: "Say it" }).click();
    await ana.locator(".talk-list").getByText("Marmalade").waitFor();
    await page.goto(`${URL}/table/${id}/replay`);
    await page.waitForSelector(".replay-bar");
    expect(await page.getByText("Marmalade").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
    await close();
  });

  it("is not offered where only bots would hear it", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await sit(context, { set: "Bounty of the Hunt (2017)" }, 1);
    expect(await page.locator("[data-test=talk]").count()).toBe(0);
    await context.close();
  });
});

describe("signals", () => {
  /** A page in which notices and sounds are counted instead of shown and played. */
  async function counted(size: object, permission: string): Promise<{ page: Page; context: BrowserContext; count: () => Promise<{ asked: number; notices: string[]; sounds: number }> }> {
    const context = await browser.newContext({ ...size, reducedMotion: "reduce" });
    await context.addInitScript((allowed) => {
      const seen = { asked: 0, notices: [] as string[], sounds: 0 };
      class Notice {
        static permission = "default";
        static async requestPermission(): Promise<string> {
          seen.asked += 1;
          Notice.permission = allowed;
          return allowed;
        }
        constructor(title: string) {
          seen.notices.push(title);
        }
        close(): void {}
      }
      const start = AudioScheduledSourceNode.prototype.start;
      for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
        Object.defineProperty(kind.prototype, "start", {
          value(this: AudioScheduledSourceNode, when?: number) {
            seen.sounds += 1;
            start.call(this, when);
          },
        });
      }
      Object.assign(window, { Notification: Notice, seen });
    }, permission);
    const { page } = await sit(context, { set: "Bounty of the Hunt (2017)" }, 1);
    const count = (): Promise<{ asked: number; notices: string[]; sounds: number }> => page.evaluate(() => (window as unknown as { seen: { asked: number; notices: string[]; sounds: number } }).seen);
    return { page, context, count };
  }

  const hide = (page: Page, hidden: boolean): Promise<void> =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);

  it("are notices only when they are wished for, allowed, and the page is not seen", async () => {
    const { page, context, count } = await counted(DESKTOP, "granted");
    await hide(page, true);
    await nextTurn(page);
    expect(await count()).toMatchObject({ asked: 0, notices: [] });
    await hide(page, false);
    await page.getByRole("button", { name: "Settings" }).click();
    const tell = page.getByLabel("Tell me when it is my turn");
    await tell.click(); // checked once the browser allows it
    await expect.poll(() => tell.isChecked()).toBe(true);
    await page.keyboard.press("Escape");
    await nextTurn(page);
    expect(await count()).toMatchObject({ asked: 1, notices: [] });
    await hide(page, true);
    await nextTurn(page);
    await expect.poll(async () => (await count()).notices).toEqual(["It is your turn"]);
    await context.close();
  });

  it("say so where the browser does not allow notices", async () => {
    const { page, context } = await counted(DESKTOP, "denied");
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Tell me when it is my turn").click();
    await page.getByText("The browser does not allow notices").waitFor();
    await expect.poll(() => page.getByLabel("Tell me when it is my turn").isChecked()).toBe(false);
    await context.close();
  });

  it.each([["on a desktop", DESKTOP, true], ["but not on a phone unless wished for", PHONE, false]] as const)("are sounds %s", async (_, size, sounding) => {
    const { page, context, count } = await counted(size, "denied");
    await page.locator("[data-test=play-all]").click();
    await page.waitForSelector(".play-card");
    await page.locator(".play-card").first().click(); // sounds may begin with a press
    // It takes a while until a machine can sound: until then nothing is heard, and play goes on.
    const heard = async (): Promise<number> => {
      await nextTurn(page);
      return (await count()).sounds;
    };
    if (sounding) await expect.poll(heard).toBeGreaterThan(0);
    else for (let turn = 0; turn < 3; turn += 1) expect(await heard()).toBe(0);
    await context.close();
  });
});

it.each([["reduce", 0], ["no-preference", 60]] as const)("a victory is seen; with motion %s, %i little cards fall", async (reducedMotion, pieces) => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion });
  const { page } = await sit(context, { set: "Bounty of the Hunt (2017)" }, 1);
  await page.evaluate(() => document.addEventListener("animationstart", ({ animationName }) => {
    const { dataset } = document.body;
    if (animationName === "fall") dataset.fell = `${Number(dataset.fell ?? 0) + 1}`;
  }));
  await finish(page);
  await page.locator(".triumph.mine .sign").waitFor();
  const meant = page.locator(".rain i").evaluateAll((all) => all.filter((one) => getComputedStyle(one).animationName === "fall").length);
  expect(await meant).toBe(pieces);
  await expect.poll(() => page.evaluate(() => Number(document.body.dataset.fell ?? 0))).toBe(pieces); // each is heard of when it begins
  await context.close();
});

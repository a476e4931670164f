/** Two browsers at one table, and what else happens between people. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, launch, makeTable, openPage, PATIENCE, PHONE, URL } from "./browser";

const READ = 700; // after so long something has been read

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** One answer, if this page is asked: money and Provinces. */
async function step(page: Page): Promise<"over" | "waits" | "answered"> {
  return page.evaluate(async () => {
    const store = window.bailiwick?.store;
    const state = store?.snapshot.live;
    if (store === undefined || state == null) return "waits";
    if (state.ending !== null) return "over";
    const question = state.question;
    if (question === null || store.snapshot.sent !== null || document.querySelector(`.question[data-number="${question.number}"]`) === null) return "waits";
    const click = (selector: string): boolean => {
      const found = document.querySelector<HTMLButtonElement>(selector);
      found?.click();
      return found !== null;
    };
    if (click("[data-test=play-all]")) return "answered";
    for (const name of ["Province", "Gold", "Duchy", "Silver"]) {
      if (question.purpose === "buy" && click(`.tile.can[data-place="pile:${name}"]`)) return "answered";
    }
    if (click("[data-test=main]:enabled")) return "answered";
    click(".hand-card.can:not(.picked), .tray-card.can:not(.picked), .tile.can, .button.choice");
    return "answered";
  });
}

it("two browsers play each other, with a reload in the middle", async () => {
  const [one, other] = [await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" }), await browser.newContext({ ...PHONE, reducedMotion: "reduce" })];
  const first = await openPage(one);
  await first.page.goto(`${URL}/?set=Bounty of the Hunt (2017)`);
  await first.page.waitForSelector("[data-test=sit-down]:enabled");
  await first.page.getByLabel("Your name").fill("Ana");
  await first.page.getByLabel("Seat 2").selectOption("person");
  await first.page.locator("[data-test=sit-down]").click();
  const link = await first.page.getByLabel("Send this link to whoever shall play").inputValue();

  const second = await openPage(other);
  await second.page.goto(link);
  await second.page.getByLabel("Your name").fill("Ben");
  await second.page.locator("[data-test=sit]").tap();
  await second.page.waitForSelector(".hand-card");
  await first.page.waitForSelector(".hand-card");
  expect(await first.page.locator(".opponent").textContent()).toContain("Ben");

  let reloaded = false;
  let answers = 0;
  let lately = performance.now(); // somebody answered
  while (answers < 4000) {
    const [a, b] = [await step(first.page), await step(second.page)];
    if (a === "over" && b === "over") break;
    if (a === "answered" || b === "answered") {
      answers += 1;
      lately = performance.now();
    } else {
      if (performance.now() - lately > PATIENCE) throw new Error("Nobody is asked any more.");
      await first.page.waitForTimeout(10);
    }
    if (answers === 40 && !reloaded) {
      reloaded = true;
      const before = await first.page.evaluate(() => window.bailiwick?.store.snapshot.live?.players[0]?.turns);
      await first.page.reload();
      await first.page.waitForFunction(() => window.bailiwick?.store.snapshot.live != null); // the hand may be empty by now
      expect(await first.page.evaluate(() => window.bailiwick?.store.snapshot.live?.players[0]?.turns)).toBeGreaterThanOrEqual(before ?? 0);
    }
  }
  expect(reloaded).toBe(true);
  await first.page.waitForSelector(".end");
  await second.page.waitForSelector(".end");
  const scores = async (page: Page): Promise<string[]> => page.locator(".score").allTextContents();
  expect(await scores(first.page)).toHaveLength(2);
  expect(await scores(first.page)).toEqual(await scores(second.page));
  expect([...first.complaints, ...second.complaints]).toEqual([]);

  // The replay steps forth and back.
  await first.page.getByText("Watch the replay").click();
  await first.page.waitForSelector(".replay-bar");
  await first.page.keyboard.press("ArrowRight");
  await first.page.getByText("step 1 of").waitFor();
  await first.page.keyboard.press("PageDown");
  await first.page.keyboard.press("ArrowLeft");
  await first.page.keyboard.press("Home");
  await first.page.getByText("step 0 of").waitFor();
  await one.close();
  await other.close();
});

it("asks the others before something is taken back", async () => {
  const [one, other] = [await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" }), await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" })];
  const made = await one.request.post(`${URL}/api/tables`, { data: { kingdom: { set: "Bounty of the Hunt (2017)" }, seats: [{ kind: "me", name: "Ana" }, { kind: "person" }], listed: false } });
  const { table } = (await made.json()) as { table: string };
  const first = await openPage(one, { telling: "instant" });
  const second = await openPage(other, { telling: "instant" });
  await first.page.goto(`${URL}/table/${table}`);
  await second.page.goto(`${URL}/table/${table}`);
  await second.page.locator("[data-test=sit]").click();
  await first.page.waitForSelector(".hand-card");
  await second.page.waitForSelector(".hand-card");
  const toMove = async (page: Page): Promise<Page> => page.locator("[data-test=play-all]").waitFor().then(() => page);
  const asked = await Promise.any([toMove(first.page), toMove(second.page)]); // chance says who begins
  await asked.waitForTimeout(READ);
  const watching = asked === first.page ? second.page : first.page;
  // Treasures that were played have told nobody anything: nobody is asked.
  await asked.locator("[data-test=play-all]").click();
  await asked.locator("[data-test=undo]:has-text('Undo'):not(:has-text('Ask')):enabled").click();
  await asked.locator("[data-test=play-all]").waitFor();
  expect(await watching.getByRole("button", { name: "Agree" }).count()).toBe(0);
  // A new hand has.
  await asked.waitForTimeout(READ);
  await asked.keyboard.press("e");
  await asked.locator("[data-doubt=treasures]").waitFor();
  await asked.waitForTimeout(READ);
  await asked.keyboard.press("e");
  // Nobody agrees to what was not on screen when the press began, nor before it can have been read.
  await watching.evaluate(() => {
    const { store } = window.bailiwick!;
    const send = store.send.bind(store);
    document.body.dataset.votes = "0";
    store.send = (message) => {
      if (message.type === "vote") document.body.dataset.votes = `${Number(document.body.dataset.votes) + 1}`;
      return send(message);
    };
    new MutationObserver((_, observer) => {
      const button = document.querySelector<HTMLButtonElement>("[data-test=agree]");
      if (button === null) return;
      observer.disconnect();
      const came = performance.now();
      for (const wait of [0, 60, 150, 250]) {
        setTimeout(() => {
          document.body.dataset.tried = `${wait}`;
          if (performance.now() - came > 350) return; // on a busy machine, long enough to have been read
          const box = button.getBoundingClientRect();
          button.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, clientX: box.x + 5, clientY: box.y + 5 }));
          button.click();
        }, wait);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  await asked.getByRole("button", { name: "Ask to undo" }).click();
  await watching.locator("body[data-tried='250']").waitFor({ state: "attached" });
  expect(await watching.locator("body").getAttribute("data-votes")).toBe("0");
  await watching.waitForTimeout(READ);
  await watching.getByRole("button", { name: "Agree" }).click();
  await expect.poll(() => watching.locator("body").getAttribute("data-votes")).toBe("1");
  await asked.locator("[data-test=play-all]").waitFor();
  await one.close();
  await other.close();
});

it("a game is given up, and the next one is played with another kingdom", async () => {
  const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
  const seats = [{ kind: "me" as const, name: "Ana" }, { kind: "bot" as const, bot: "bailiff" }];
  const table = await makeTable(context, { set: "Bounty of the Hunt (2017)" }, seats, "given up");
  const { page, complaints } = await openPage(context);
  await page.goto(`${URL}/table/${table}`);
  await page.waitForSelector(".hand-card");
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("[data-test=resign]").click();
  await page.locator("[data-test=resign-sure]").click();
  await page.locator(".end .verdict").waitFor();
  expect(await page.locator(".end .verdict").textContent()).toContain("Ana resigned.");
  expect(await page.locator(".standings .winner b").textContent()).toContain("Bailiff");
  await page.locator("[data-test=again-kingdom]").selectOption("random");
  await page.locator("[data-test=again]").click();
  await page.waitForFunction((old) => window.bailiwick?.store.snapshot.table != null && window.bailiwick.store.snapshot.table.id !== old, table, { timeout: PATIENCE });
  const again = await page.evaluate(() => window.bailiwick!.store.snapshot.table!);
  expect(again.title).not.toContain("Bounty of the Hunt");
  expect(again.seats.map((seat) => seat.kind).sort()).toEqual(["bot", "person"]);
  expect(complaints).toEqual([]);
  await context.close();
});

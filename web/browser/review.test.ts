/** A game looked back at: from its end to the review, and from mark to mark. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReviewInfo, ReviewMove, ReviewState } from "../src/protocol";
import { asked, bothThemes, DESKTOP, launch, makeTable, openPage, PATIENCE, PHONE, serious, URL } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A few turns, and then the towel. */
async function lose(page: Page, answers: number): Promise<void> {
  let last = -1;
  for (let i = 0; i < answers; i += 1) {
    last = (await asked(page, last)).number;
    await page.evaluate(() => {
      const { live } = window.bailiwick!.store.snapshot;
      const question = live?.question;
      window.bailiwick!.store.answer(question?.play_all ?? (question?.options ?? []).slice(0, question?.minimum).map((_, n) => n));
    });
  }
  await asked(page, last);
  await page.getByRole("button", { name: "Settings" }).click();
  await page.locator("[data-test=resign]").click();
  await page.locator("[data-test=resign-sure]").click();
  await page.waitForSelector(".end");
}

function move(decision: number, changes: Partial<ReviewMove>): ReviewMove {
  return {
    decision, turn: 0, number: 1, seat: 0, purpose: "buy", cause: "", played: [], better: ["Silver"], chance: 0.3, best: 0.55, loss: 0.25, error: 0.02,
    size: "blunder", left: 8, reasons: [{ what: "points", number: 4, cards: [] }], ...changes,
  };
}

/** The review of the server, with marks that it need not have found in so few games. */
function marked(found: ReviewInfo): ReviewInfo {
  return { ...found, moves: [move(1, {}), move(5, { size: "mistake", seat: 1, reasons: [{ what: "wins-now", number: 0, cards: [] }], left: 1 })] };
}

describe("a review", () => {
  it.each([["desktop", DESKTOP, "dark"], ["phone", PHONE, "light"]] as const)("is asked for at the end, and leads from mark to mark, on a %s", async (_, size, theme) => {
    const context = await browser.newContext({ ...size, colorScheme: theme, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    const id = await makeTable(context, { set: "First Game" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "5");
    await page.goto(`${URL}/table/${id}`);
    await lose(page, 8);
    await page.route("**/review", async (route) => {
      const answer = await route.fetch();
      const state = (await answer.json()) as ReviewState;
      await route.fulfill({ response: answer, json: state.review === null ? state : { ...state, review: marked(state.review) } });
    });
    await page.locator(".end [data-test=review]").click();
    await page.locator(".dialog.review").waitFor();
    await page.locator(".review-totals").waitFor({ timeout: 2 * PATIENCE });
    expect(await page.locator(".review-moves li").count()).toBe(2);
    expect(await page.locator(".review-moves li").first().textContent()).toContain("Bailiff: buy Silver (55%).");
    expect(await bothThemes(page, theme)).toEqual([]);

    await page.locator(".review-moves button").first().click();
    await page.locator(".dialog.review").waitFor({ state: "detached" });
    await page.locator('.remark:has-text("It brings about 4 points more.")').waitFor();
    expect(await page.locator(".replay-bar").textContent()).toContain("step 1 of");
    await page.getByRole("button", { name: "The next mistake" }).click();
    await page.locator('.remark:has-text("With one gain to the end, it ends the game at once, and wins it.")').waitFor();
    expect(await page.getByRole("button", { name: "The next mistake" }).isDisabled()).toBe(true);
    await page.keyboard.press("p");
    await page.locator('.remark:has-text("4 points more")').waitFor();
    await page.getByRole("button", { name: "Mistake in turn 1" }).click();
    await page.locator('.remark:has-text("wins it")').waitFor();
    expect(await page.locator('.timeline-marks [aria-current="step"]').count()).toBe(1);
    await page.keyboard.press("Home");
    await page.locator('.chance-line:has-text("Ana")').waitFor();
    expect(await serious(page)).toEqual([]);
    // Nothing hangs out of the window.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it("says what is wrong, and can be asked for again", async () => {
    const context = await browser.newContext({ ...DESKTOP, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const id = await makeTable(context, { set: "First Game" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "6");
    await page.goto(`${URL}/table/${id}`);
    await lose(page, 1);
    const sentence = "Too many games are waiting for a review; try again in a few minutes.";
    await page.route("**/review", (route) => (route.request().method() === "POST" ? route.fulfill({ status: 503, json: { type: "error", code: "too-many", message: sentence, ref: null } }) : route.fallback()));
    await page.goto(`${URL}/table/${id}/replay`);
    await page.locator("[data-test=review]").click();
    await page.getByRole("button", { name: "Review this game" }).click();
    await page.locator(`.review .error:has-text("${sentence}")`).waitFor();
    await page.unroute("**/review");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.locator(".review progress, .review-totals").first().waitFor();
    await context.close();
  });
});

/** A newcomer's first game, by clicks alone, at four sizes: to its end, and the guide never lies on what it speaks of. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answered, asked, launch, openPage, picks, URL, wishes } from "./browser";
import { staying } from "./measure";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** What the guide covers of what it speaks of, of what is asked and of what can be pressed, in words; empty if all is well. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const guide = document.querySelector(".guide");
    if (guide === null) return [];
    const note = guide.getBoundingClientRect();
    const found: string[] = [];
    if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight) found.push("it leaves the screen");
    if (note.height < 60 || note.width < 200) found.push(`it is too small: ${note.width} x ${note.height}`);
    for (const button of guide.querySelectorAll("button")) {
      const box = button.getBoundingClientRect();
      if (box.bottom > note.bottom || box.right > note.right || box.height < 30) found.push(`${guide.getAttribute("data-lesson")} has a button that is cut`);
    }
    // The gold button is the one that it speaks of, and while nothing lies in play it covers no pile.
    if (guide.querySelector(".gold") !== null) found.push("it has a gold button of its own");
    const piles = document.querySelector(".play-card") === null ? [...document.querySelectorAll(".tile")] : [];
    const spoken = [...document.querySelectorAll(".guided")];
    if (spoken.length === 0) found.push("it speaks of nothing");
    for (const element of [...spoken, ...piles, ...document.querySelectorAll(".question button, .question .sentence")]) {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      for (let around = element.parentElement; around !== null; around = around.parentElement) {
        if (getComputedStyle(around).overflow === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
      }
      const [width, height] = [Math.min(right, note.right) - Math.max(left, note.left), Math.min(bottom, note.bottom) - Math.max(top, note.top)];
      if (width > 1 && height > 1) found.push(`${guide.getAttribute("data-lesson")} covers ${Math.round(width)} x ${Math.round(height)} of ${element.className}`);
    }
    return found;
  });
}

describe.each([[1440, 900], [1024, 768], [390, 844], [844, 390]])("at %i x %i", (width, height) => {
  it("a newcomer reaches the end of a first game by clicks alone", async () => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    await page.locator("[data-test=learn]").click();
    await page.locator('.guide[data-lesson="hand"]').waitFor();
    const lessons = new Set<string>();
    const wrong = new Set<string>();
    let last = -1;
    for (let step = 0; ; step += 1) {
      expect(step).toBeLessThan(1500);
      const question = await asked(page, last);
      if (question.over) break;
      // The note comes with the question, one frame later.
      const lesson = await page.evaluate(async () => {
        for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
        return document.querySelector(".guide")?.getAttribute("data-lesson") ?? null;
      });
      if (lesson !== null) {
        lessons.add(lesson);
        // It is put where there is room as soon as it has been drawn: a busy machine needs a while for that.
        for (const one of await staying(page, () => covered(page))) wrong.add(one);
        // Every other note is read and put away; the rest stay until something else is to be said.
        if (lessons.size % 2 === 0) await page.locator("[data-test=understood]").click();
      }
      const bought = wishes(question.coins).map((name) => `.tile.can[data-place="pile:${name}"]`);
      const open = [".question.confirming [data-test=main]", "[data-test=play-all]", ...(question.purpose === "buy" ? bought : []), ...(question.purpose === "play-action" ? [".hand-card.can"] : []), "[data-test=main]:enabled"];
      const some = [".hand-card.can:not(.picked)", ".tray-card.can:not(.picked)", ".tile.can:not(.picked)", ".button.choice:not(.picked)"];
      const press = async (selectors: string[]): Promise<boolean> => {
        for (const selector of selectors) {
          const found = page.locator(selector).first();
          if ((await found.count()) === 0) continue;
          await found.click();
          return true;
        }
        return false;
      };
      // What needs several cards is picked one by one until the gold button opens.
      while (!(await press(open))) {
        const before = await picks(page);
        if (!(await press(some)) || (await answered(page, question.number, before))) break;
      }
      last = question.number;
    }
    expect([...wrong]).toEqual([]);
    for (const lesson of ["hand", "buy", "cleanup", "victory"]) expect([...lessons]).toContain(lesson);
    await page.locator(".end").waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});

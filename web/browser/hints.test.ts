/** Hints: what Bailiff would do is asked for by a button or a key, and told and marked where it is read. */
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DESKTOP, launch, openPage, PHONE, URL } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const SHOTS = process.env.BAILIWICK_SHOTS;

for (const [name, device, locale] of [["desktop", { ...DESKTOP, viewport: { width: 1440, height: 900 } }, "en"], ["phone", PHONE, "de"]] as const) {
  it(`a hint on the ${name}`, async () => {
    const context = await browser.newContext({ ...device, reducedMotion: "reduce", locale });
    const { page, complaints } = await openPage(context);
    await page.goto(URL);
    await page.locator("[data-test=play-now]").click();
    await page.waitForSelector(".question.asked");
    // To where something is to be bought with all the money there is.
    const playAll = page.locator("[data-test=play-all]");
    if (await playAll.isVisible()) await playAll.click();
    await page.waitForSelector("[data-test=hint]:enabled");
    if (name === "desktop") await page.keyboard.press("h");
    else await page.locator("[data-test=hint]").tap();
    await page.waitForSelector("[data-test=hint-idea]");
    expect(await page.locator("[data-test=hint-idea]").count()).toBeGreaterThan(0);
    expect(await page.locator("[data-test=hint-plan]").textContent()).toContain(locale === "de" ? "Sein Plan" : "Its plan");
    expect(await page.locator("[data-test=suggested]").count()).toBeGreaterThan(0);
    if (SHOTS !== undefined) await page.screenshot({ path: `${SHOTS}/hint-${name}.png` });
    // It covers neither the question nor the hand, and the page does not scroll.
    const box = async (what: string) => (await page.locator(what).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [note, question, hand] = [await box("[data-test=hint-note]"), await box(".question"), await box(".hand")];
    expect(note.y + note.height).toBeLessThanOrEqual(question.y + 1);
    expect(question.y + question.height).toBeLessThanOrEqual(hand.y + 1);
    expect(hand.y).toBeLessThan(device.viewport.height - 40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.locator("[data-test=hint-note] button").click();
    expect(await page.locator("[data-test=hint-note]").count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

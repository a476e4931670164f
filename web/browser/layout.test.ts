/** The table at all sizes, whatever is asked and whatever lies on it: hand and question are never out of sight. */
import { readFileSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Laid, launch, openPage, positions, URL } from "./browser";
import { settled } from "./measure";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const { looked_at: tables } = JSON.parse(readFileSync(process.env.BAILIWICK_QUESTIONS ?? "", "utf8")) as { looked_at: Laid[] };
type Size = readonly [number, number];
/** At the first of these all is looked at (with the mouse, where there is more room, every other thing), at the others every sixth. */
const MOUSE: readonly Size[] = [[1440, 900], [1280, 720], [1920, 1080]];
const TOUCH: readonly Size[] = [[844, 390], [390, 844], [1024, 768], [768, 1024]];
const SIXTH = 6;
const MANY = 30; // things found wrong, after which nobody needs more

/** Goes to a table once and measures it at each size. The page is loaded for the first only: it goes from table to table by itself. */
async function measured(page: Page, server: string, { table, secret }: Laid, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = [];
  const at = `${server}/seat/${table}/${secret}`;
  if (page.url().startsWith(server)) {
    await page.evaluate(async ([seat, path]) => {
      await fetch(seat!);
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, [at, `/table/${table}`]);
  } else await page.goto(at);
  await page.waitForFunction((id) => window.bailiwick?.store.snapshot.table?.id === id && document.querySelector(".question") !== null, table, { polling: 15 });
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    found.push(...(await settled(page)).map((one) => `${at} at ${width} x ${height}: ${one}`));
  }
  return found;
}

describe.each([["mouse", MOUSE, {}], ["touch", TOUCH, { hasTouch: true, isMobile: true }]] as const)("by %s", (_, sizes, device) => {
  const [first = [1280, 720]] = sizes;
  const viewport = { width: first[0], height: first[1] };
  const some = (i: number): readonly Size[] => (i % SIXTH === 0 ? sizes : sizes === MOUSE && i % 2 === 1 ? [] : [first]);

  it("every kind of question leaves hand and buttons in sight", async () => {
    const context = await browser.newContext({ ...device, viewport, reducedMotion: "reduce" });
    const { page, complaints } = await openPage(context);
    const found: string[] = [];
    for (const [i, laid] of tables.entries()) if (some(i).length > 0 && found.length < MANY) found.push(...(await measured(page, URL, laid, some(i))));
    expect([...found, ...complaints]).toEqual([]);
    await context.close();
  });

  it("so do mats, tokens, stacks, landscapes and all else that lies there", async () => {
    const context = await browser.newContext({ ...device, viewport, reducedMotion: "reduce" });
    const { page } = await openPage(context);
    const found: string[] = [];
    const { url, tables: arranged } = positions();
    const look = ({ table, secret, ...rest }: Laid): Laid => ({ ...rest, table: `${table}look`, secret: `${secret}look` });
    for (const laid of arranged) if (found.length < MANY) found.push(...(await measured(page, url, look(laid), sizes)));
    expect(found).toEqual([]);
    await context.close();
  });
});

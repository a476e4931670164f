import { chromium } from "playwright-core";
import { readFileSync } from "node:fs";
const url = readFileSync("/tmp/hc_url","utf8");
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu","--disable-dev-shm-usage"] });
const SIZES = { d: { viewport: { width: 1440, height: 900 } }, s: { viewport: { width: 1280, height: 720 } }, p: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } };
for (const want of process.argv.slice(2)) {
  const [scene, size="d", theme="dark", seat="0", click=""] = want.split(":");
  const context = await browser.newContext({ ...SIZES[size], colorScheme: theme, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.on("pageerror", (e) => console.log("ERROR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("console", m.text()));
  await page.goto(seat === "x" ? `${url}/table/${scene}` : `${url}/seat/${scene}/seat-${seat}-of-${scene}`);
  await page.waitForSelector(".tile", {timeout: 15000}).catch((e)=>console.log(e.message));
  for (const one of click.split("|").filter(Boolean)) { await page.locator(one).first().click(); await page.waitForTimeout(300); }
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `/tmp/shots/${scene}-${size}-${theme}-${seat}${click ? "-c" : ""}.png` });
  await context.close();
}
await browser.close();

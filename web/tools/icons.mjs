// Draws public/icon-*.png from public/icon.svg, after that was changed: node tools/icons.mjs
import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const svg = readFileSync(new URL("../public/icon.svg", import.meta.url), "utf8");
const browser = await chromium.launch({ executablePath: process.env.BAILIWICK_CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--disable-gpu"] });
// Systems cut maskable icons to their own shape: the ground goes to the edge, the drawing stays in the middle.
const inner = svg.replace('rx="14"', "").replace('<g id="cards">', '<g transform="translate(32 32) scale(.8) translate(-32 -32)">');
for (const [name, size, drawing] of [["icon-192", 192, svg], ["icon-512", 512, svg], ["icon-maskable-512", 512, inner], ["icon-touch-180", 180, inner]]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>* { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${drawing}`);
  await page.screenshot({ path: new URL(`../public/${name}.png`, import.meta.url).pathname, omitBackground: true });
  await page.close();
}
await browser.close();

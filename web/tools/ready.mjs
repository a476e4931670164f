// How soon the lobby reacts on a slow phone: node tools/ready.mjs [URL] [RUNS]
// Lighthouse's mobile profile (1.6 Mbit/s down, 0.75 up, 150 ms there and back, a processor four times slower), nothing
// cached. By the clock, so this is a tool for a machine that does nothing else, not a test.
import { loadavg } from "node:os";
import { chromium } from "playwright-core";

const [url = "http://127.0.0.1:8710", runs = "5"] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.BAILIWICK_CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});

/** Runs in the page from its first moment: presses a tab as soon as it is there, until the page shows that it was. */
function press() {
  const look = () => {
    const tab = [...document.querySelectorAll("[role=tab]")][1];
    if (tab?.getAttribute("aria-selected") === "true") {
      window.reacted = performance.now();
      return;
    }
    tab?.click();
    setTimeout(look, 10);
  };
  look();
}

const median = (list) => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];
const times = { paint: [], reacted: [], kilobytes: [] };
console.log(`load of this machine: ${loadavg()[0].toFixed(1)}`);
for (let run = 0; run < Number(runs); run += 1) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.emulateNetworkConditions", { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 });
  await client.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0; // up to the reaction
  client.on("Network.dataReceived", (event) => {
    bytes += event.encodedDataLength;
  });
  await page.addInitScript(press);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => window.reacted !== undefined, undefined, { timeout: 120_000 });
  times.kilobytes.push(bytes / 1000);
  times.reacted.push(await page.evaluate(() => window.reacted));
  times.paint.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0));
  console.log(`reacts after ${Math.round(times.reacted.at(-1))} ms, first paint after ${Math.round(times.paint.at(-1))} ms, ${Math.round(bytes / 1000)} kB until then`);
  await context.close();
}
await browser.close();
console.log(`median of ${runs}: reacts after ${Math.round(median(times.reacted))} ms, first paint after ${Math.round(median(times.paint))} ms`);

// Takes pictures of the table as it is: node tools/shots.mjs URL FOLDER [what:size:theme ...]
// Those in docs/: SHOTS=jpeg node tools/shots.mjs URL ../docs/web docs
import { chromium } from "playwright-core";
import { mkdirSync } from "node:fs";

const [url = "http://127.0.0.1:8710", folder = "shots", ...wanted] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const SIZES = {
  desktop: { viewport: { width: 1280, height: 720 } },
  hd: { viewport: { width: 1920, height: 1080 } },
  wide: { viewport: { width: 1440, height: 900 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true },
  portrait: { viewport: { width: 768, height: 1024 }, hasTouch: true, isMobile: true },
  landscape: { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1.5 },
};
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: FLAGS });

const BUSY = "Baker, Hamlet, Joust, Clashes, Contract, Importer, Young Witch, Stonemason, Merchant Camp, Ferryman; bane Cellar; ferryman Smithy; ally Architects' Guild; colonies";

async function create(context, kingdom, seats, seed) {
  const response = await context.request.post(`${url}/api/tables`, {
    data: { kingdom, seats, ...(seed === undefined ? {} : { seed }) },
  });
  if (!response.ok()) throw new Error(await response.text());
  return (await response.json()).table;
}

// Plays by itself until the test says stop.
const PLAY = async ([mode, most]) => {
  const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
  const store = window.bailiwick.store;
  for (let i = 0; i < most; i += 1) {
    for (let k = 0; k < 400 && (store.snapshot.live?.question == null || store.snapshot.sent !== null) && store.snapshot.live?.ending == null; k += 1) await sleep(5);
    const state = store.snapshot.live;
    if (state.ending) return "over";
    const q = state.question;
    if (q === null) return "stuck";
    const me = state.players[state.seat];
    if (mode === "attack" && state.turn !== state.seat) return q.sentence;
    if (mode === "busy" && q.purpose === "buy" && q.play_all === null && me.in_play.length >= 6 && me.turns > 6) return "busy";
    if (mode === "action" && q.purpose === "play-action" && me.hand.length >= 6 && me.in_play.length >= 1) return "action";
    if (mode === "tray" && q.options.some((o) => o.place && !o.place.startsWith("hand:") && !o.place.startsWith("pile:"))) return q.sentence;
    let answer;
    const pile = (name) => q.options.findIndex((o) => o.kind === "pile" && o.text === name);
    if (q.shape === "number") answer = [q.minimum];
    else if (q.shape === "order") answer = q.options.map((_, n) => n);
    else if (q.purpose === "buy") {
      if (q.play_all) answer = q.play_all;
      else {
        const wish = ["Province", me.coins < 6 && me.turns < 9 ? "" : "Gold", "Festival", "Hunting Party", "Militia", "Tournament", "Joust", "Baker", "Merchant Camp", "Hamlet", "Menagerie", "Silver", "Smithy"].map(pile).filter((n) => n >= 0);
        answer = wish.length ? [wish[(i * 7 + me.turns) % Math.min(3, wish.length)]] : [];
      }
    } else if (q.purpose === "play-action") {
      const vil = q.options.findIndex((o) => ["Festival", "Hunting Party", "Hamlet", "Merchant Camp", "Baker", "Tournament", "Menagerie"].includes(o.text));
      answer = [Math.max(0, vil)];
    } else answer = q.options.slice(0, Math.max(q.minimum, q.purpose === "react" ? 1 : 0)).map((_, n) => n);
    store.answer(answer);
    await sleep(0);
  }
  return "most";
};

const scenes = {
  async lobby(page) {
    await page.goto(url);
    await page.waitForSelector(".kingdom-row");
  },
  async random(page) {
    await page.goto(url);
    await page.getByRole("tab", { name: "By chance" }).click();
    await page.getByText("Draw another").click();
  },
  async custom(page) {
    await page.goto(url);
    await page.getByRole("tab", { name: "Your own" }).click();
  },
  async opening(page, context) {
    const id = await create(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot" }], "7");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
  },
  async action(page, context) {
    const id = await create(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "8");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["action", 300]));
  },
  async busy(page, context) {
    const id = await create(context, { line: BUSY }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }, { kind: "bot", bot: "big-money" }, { kind: "bot", bot: "big-money" }], "9");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["busy", 400]));
  },
  async attack(page, context) {
    const id = await create(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "10");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["attack", 300]));
    await page.waitForTimeout(900);
    const card = page.locator(".hand-card.can").first();
    if (await card.count()) await card.click();
  },
  async tray(page, context) {
    const id = await create(context, { line: "Sentry, Harbinger, Doctor, Lich, Hunter, Sentinel, Tournament, Herald, Journeyman, Courier".replace("Lich, ", "Cellar, ") }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "11");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["tray", 300]));
  },
  async flight(page, context) {
    const id = await create(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "8");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    await page.locator("[data-test=play-all]").click();
    await page.waitForSelector(".ghost");
    await page.waitForTimeout(60);
  },
  async end(page, context) {
    const id = await create(context, { set: "Bounty of the Hunt (2017)" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "big-money" }], "12");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["end", 900]));
    await page.waitForSelector(".end");
  },
  async win(page, context) {
    const id = await create(context, { set: "First Game" }, [{ kind: "me", name: "Ana" }, { kind: "bot", bot: "random" }], "13");
    await page.goto(`${url}/table/${id}`);
    await page.waitForSelector(".hand-card");
    console.log(await page.evaluate(PLAY, ["end", 900]));
    await page.waitForSelector(".triumph.mine");
  },
  async guide(page) {
    await page.goto(url);
    await page.waitForSelector(".kingdom-row");
    await page.getByText("Learn by playing").click();
    await page.waitForSelector(".guide");
  },
  async card(page) {
    await page.goto(`${url}/cards/Tournament`);
    await page.waitForSelector(".facts");
  },
  async cards(page) {
    await page.goto(`${url}/cards`);
    await page.waitForSelector(".card-grid");
  },
  async inspect(page, context) {
    await scenes.opening(page, context);
    await page.locator('[data-place="pile:Tournament"]').hover();
    await page.waitForSelector(".inspector .rulings");
  },
  async replay(page, context) {
    await scenes.end(page, context);
    await page.getByText("Watch the replay").click();
    await page.waitForSelector(".replay-bar");
    await page.keyboard.press("PageDown");
  },
};

scenes.review = async (page, context) => {
  await scenes.end(page, context);
  await page.locator(".end [data-test=review]").click();
  await page.waitForSelector(".review-totals", { timeout: 120_000 });
};
scenes.mark = async (page, context) => {
  await scenes.review(page, context);
  await page.locator(".review-moves button:has(.blunder, .mistake)").first().click();
  await page.waitForSelector(".remark .thrown");
};

const DOCS = [
  ...["lobby", "action", "busy", "attack", "end"].flatMap((scene) => ["wide", "phone"].flatMap((size) => ["dark", "light"].map((theme) => `${scene}:${size}:${theme}`))),
  "review:wide:dark",
  "mark:wide:light",
  "review:phone:light",
  "mark:phone:dark",
  "action:tablet:light",
  "action:portrait:dark",
  "action:landscape:dark",
];
for (const name of wanted[0] === "docs" ? DOCS : wanted.length > 0 ? wanted : Object.keys(scenes)) {
  const [scene, size = "desktop", theme = "dark"] = name.split(":");
  const context = await browser.newContext({ ...SIZES[size], colorScheme: theme, reducedMotion: "reduce" });
  // Others' turns are not told slowly here: the pictures are of what comes after them.
  await context.addInitScript(() => localStorage.setItem("bailiwick", JSON.stringify({ careful: false, telling: "instant" })));
  const page = await context.newPage();
  page.on("pageerror", (error) => console.log("ERROR", name, error.message));
  page.on("console", (message) => message.type() === "error" && console.log("console", name, message.text()));
  try {
    await scenes[scene](page, context);
    await page.evaluate(() => document.fonts.ready);
    if (scene !== "flight") await page.waitForTimeout(400);
  } catch (error) {
    console.log("FAILED", name, error.message.slice(0, 300));
  }
  const type = process.env.SHOTS === "jpeg" ? "jpeg" : "png";
  await page.screenshot({ path: `${folder}/${name.replaceAll(":", "-")}.${type === "jpeg" ? "jpg" : type}`, type, ...(type === "jpeg" ? { quality: 80 } : {}) });
  await context.close();
}
await browser.close();

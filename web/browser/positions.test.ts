/** What no expansion here has yet, at tables that are arranged for it: see tools/web_positions.py. */
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { GameState } from "../src/protocol";
import { bothThemes, DESKTOP, launch, openPage, PATIENCE, PHONE, positions, room } from "./browser";

const { url } = positions();
const HOW = ["clicks", "keys"] as const;
type How = (typeof HOW)[number];

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

/** A table at which the position is, with somebody at it who answers by clicks or by keys. */
class Player {
  constructor(
    readonly page: Page,
    readonly how: How,
    readonly complaints: string[],
    private readonly like: string,
  ) {}

  state<T>(look: (state: GameState) => T): Promise<T> {
    return this.page.evaluate(`(${look.toString()})(window.bailiwick.store.snapshot.live)`) as Promise<T>;
  }

  async number(): Promise<number> {
    return Number(await this.page.locator(".question").getAttribute("data-number"));
  }

  /** Picks what can be picked, and waits until something else is asked. */
  async pick(selector: string, waits = true): Promise<void> {
    const found = this.page.locator(selector).first();
    await found.waitFor();
    const before = await this.page.locator(".question").getAttribute("data-number");
    if (this.how === "clicks") await found.click();
    else {
      const key = (await found.locator("kbd").first().textContent()) ?? "";
      await this.page.keyboard.press(key === "↵" ? "Enter" : key);
    }
    if (waits) await this.page.waitForFunction((last) => window.bailiwick?.store.snapshot.sent === null && ![null, last].includes(document.querySelector(".question")?.getAttribute("data-number") ?? null), before, { timeout: PATIENCE, polling: 15 });
  }

  /** What the state becomes: on this page it may be a little later than on another's. */
  becomes<T>(look: (state: GameState) => T, wanted: T): Promise<void> {
    return expect.poll(() => this.state(look)).toEqual(wanted);
  }

  async end(): Promise<void> {
    expect(this.complaints).toEqual([]);
    free.set(this.like, this);
  }
}

/** The browsers by what they look like and which seat they have, and those of them whose page is free for the next test: it goes from table to table by itself. */
const contexts = new Map<string, BrowserContext>();
const free = new Map<string, Player>();

/** Opens a copy of a table: that for who answers so, unless said. Nobody else plays there; the plain one is played at by other tests if one is alone there. */
async function sit(table: string, how: How = "clicks", seat = 0, size: object = DESKTOP, copy: string = how): Promise<Player> {
  const like = JSON.stringify([size, seat]);
  const context = contexts.get(like) ?? (await browser.newContext({ ...size, reducedMotion: "reduce" }));
  contexts.set(like, context);
  const { page, complaints } = free.get(like) ?? (await openPage(context));
  free.delete(like); // until the test has ended well
  const id = table + copy;
  const link = seat < 0 ? "" : `/seat/${id}/seat-${seat}-of-${id}`;
  if (page.url().startsWith(url)) {
    await page.keyboard.press("Escape"); // what is open over the table
    await page.mouse.move(0, 0);
    await page.setViewportSize((size as typeof DESKTOP).viewport);
    await page.evaluate(async ([first, path]) => {
      if (first !== "") await fetch(first!);
      history.pushState(null, "", path);
      dispatchEvent(new PopStateEvent("popstate"));
    }, [link, `/table/${id}`]);
  } else await page.goto(url + (link || `/table/${id}`));
  await page.waitForFunction((wanted) => window.bailiwick?.store.snapshot.table?.id === wanted && document.querySelector(".question") !== null, id, { timeout: PATIENCE, polling: 15 });
  return new Player(page, how, complaints, like);
}

const landscape = (name: string): string => `[data-place="landscape:${name}"]`;
const card = (name: string): string => `.hand-card.can[data-inspect="${name}"]`;

describe.each(HOW)("by %s", (how) => {
  it("an Event and a Project are bought where they lie, and what is too dear is not", async () => {
    const ana = await sit("event", how);
    await ana.pick(`${landscape("Fair Day")}.can`);
    expect(await ana.state((state) => [state.players[0]?.coins, state.players[0]?.buys, state.players[0]?.discard_top?.name])).toEqual([3, 2, "Silver"]);
    const dear = ana.page.locator(landscape("Afterglow"));
    expect([await dear.getAttribute("aria-disabled"), await dear.locator("kbd").count(), await dear.getAttribute("class")]).toEqual(["true", 0, expect.not.stringContaining("can")]);
    const number = await ana.number();
    await dear.click({ force: true });
    expect(await ana.number()).toBe(number);
    expect(await ana.page.locator(`${landscape("Aqueducts")} .cube`).count()).toBe(0);
    await ana.pick(`${landscape("Aqueducts")}.can`);
    await ana.page.locator(`${landscape("Aqueducts")} .cube.seat-0`).waitFor();
    expect(await ana.page.locator(landscape("Aqueducts")).getAttribute("data-note")).toBe("You have it.");
    expect(await ana.page.locator(".phases").textContent()).toBe("ActionBuy");
    await ana.end();
  });

  it("a token of an Event is put onto a pile, where it says whose it is; the Tavern and tokens before players are seen", async () => {
    const ana = await sit("tavern", how);
    const ranger = ana.page.locator('[data-place="pile:Ranger"]').first();
    // What there is no room for is told together.
    const tokens = async (): Promise<string> => (await Promise.all((await ranger.locator(".token").all()).map((token) => token.getAttribute("aria-label")))).join(", ");
    for (const said of ["Your +1 Card token", "Ben's +1 Card token", "Ben's +1 Action token", "Your +1 Coin token"]) await expect.poll(tokens).toContain(said);
    await expect.poll(() => ranger.locator(".token-short").allTextContents()).toContain("+1C");
    await ana.pick(`${landscape("Lost Arts")}.can`);
    await ana.pick('[data-place="pile:Ranger"].can');
    await expect.poll(tokens).toContain("Your +1 Action token");
    expect(await ana.state((state) => state.players.map((player) => player.mat_sizes.Tavern))).toEqual([3, 2]);
    expect(await ana.state((state) => state.players.map((player) => player.tokens))).toEqual([
      { Journey: 1, "-1 Card": 0, "-1 Coin": 0 },
      { Journey: 0, "-1 Card": 1, "-1 Coin": 1 },
    ]);
    await expect.poll(async () => (await ana.page.locator(".opponent .token-chip").allTextContents()).sort()).toEqual(["-1 Card ", "-1 Coin ", "Journey face down"]);
    await ana.end();
  });

  it("debt is paid, some or all of it, before anything is bought", async () => {
    const ana = await sit("debt", how);
    expect(await ana.page.locator(".tile.can").count()).toBe(0);
    const pay = "[data-test=pay-debt]";
    if (how === "clicks") {
      expect(await ana.page.locator(pay).textContent()).toContain("Pay 3 of 3 debt");
      await ana.page.getByRole("button", { name: "Fewer debt" }).click();
      await ana.page.locator(pay).click();
      await ana.page.locator(pay).getByText("Pay 1 debt", { exact: true }).waitFor();
      await ana.becomes((state) => [state.players[0]?.debt, state.players[0]?.coins], [1, 3]);
    }
    await ana.pick(pay);
    expect(await ana.state((state) => [state.players[0]?.debt, state.players[0]?.coins])).toEqual([0, 2]);
    await expect.poll(() => ana.page.locator(".tile.can").count()).toBeGreaterThan(3);
    await ana.end();
  });

  it("Villagers are spent, one or several", async () => {
    const ana = await sit("villagers", how);
    const spend = "[data-test=spend-villagers]";
    if (how === "clicks") {
      await ana.page.getByRole("button", { name: "More Villagers" }).click();
      await ana.page.locator(spend).click();
      await ana.page.getByText("Spend 1 Villager", { exact: true }).waitFor();
      await ana.becomes((state) => [state.players[0]?.villagers, state.players[0]?.actions], [1, 2]);
    } else {
      await ana.pick(spend);
      expect(await ana.state((state) => [state.players[0]?.villagers, state.players[0]?.actions])).toEqual([2, 1]);
    }
    await ana.pick(card("Village"));
    await ana.end();
  });

  it("a Reserve card is called from its mat", async () => {
    const ana = await sit("reserve", how);
    await ana.pick(card("Village"));
    expect(await ana.page.locator(".tray-place").textContent()).toBe("Your Tavern");
    expect(await ana.page.locator(".sentence").textContent()).toContain("Call a Porter from your Tavern mat?");
    expect(await ana.page.locator("[data-test=main]").textContent()).toContain("Do not call");
    await ana.pick('.tray-card.can[data-inspect="Porter"]');
    expect(await ana.state((state) => [state.players[0]?.mat_sizes.Tavern, state.players[0]?.actions])).toEqual([0, 4]);
    await ana.page.locator('.play-card[data-inspect="Porter"]').waitFor();
    await ana.end();
  });

  it("an Action is used as a Buy", async () => {
    const ana = await sit("busy", how);
    await ana.pick(".button.choice");
    expect(await ana.state((state) => [state.players[0]?.actions, state.players[0]?.buys])).toEqual([1, 2]);
    await ana.end();
  });

  it("a Night card is played, and the Night ends the turn", async () => {
    const ana = await sit("evening", how);
    await ana.pick("[data-test=main]");
    await ana.pick("[data-test=play-all]");
    expect(await ana.page.locator("[data-test=main]").textContent()).toContain("To the Night phase");
    if (how === "keys") await ana.page.keyboard.press("e");
    else await ana.page.locator("[data-test=main]").click();
    await ana.page.locator(".phases .now:text-is('Night')").waitFor();
    await ana.pick(card("Werewolf"));
    expect(await ana.state((state) => state.players[1]?.landscapes)).toEqual(["Miserable"]);
    await ana.pick("[data-test=main]");
    expect(await ana.state((state) => state.players[0]?.turns)).toBe(3);
    await ana.end();
  });

  it("the Night is skipped", async () => {
    const ana = await sit("night", how);
    expect(await ana.page.locator("[data-test=main]").textContent()).toContain("End turn");
    await ana.pick("[data-test=main]");
    expect(await ana.state((state) => [state.players[0]?.turns, state.players[0]?.in_play.length])).toEqual([3, 0]);
    await ana.end();
  });

  it("a Way is followed, or not", async () => {
    const ana = await sit("smithy", how);
    await ana.pick(card("Smithy"));
    expect(await ana.page.locator(".as-printed").getAttribute("data-inspect")).toBe("Smithy");
    await ana.pick('.button.way[data-inspect="Way of the Horse"]');
    expect(await ana.state((state) => state.players[0]?.hand_size)).toBe(3);
    await ana.pick(card("Smithy"));
    expect(await ana.page.locator("[data-test=main]").textContent()).toContain("Play as printed");
    await ana.pick("[data-test=main]");
    expect(await ana.state((state) => state.players[0]?.hand_size)).toBe(5);
    await ana.end();
  });

  it("three cards lie in the middle, Treasures are played, and one of the three is bought", async () => {
    const ana = await sit("market", how);
    const lying = (): Promise<(string | null)[]> => ana.page.locator(".play-card").evaluateAll((found) => found.map((one) => one.getAttribute("data-inspect")));
    expect(await lying()).toEqual(["Black Market", "Familiar", "Engineer", "Border Village"]);
    expect(await ana.page.locator(".caption").allTextContents()).toEqual(["Black Market"]);
    await ana.pick(card("Gold"));
    await ana.pick(card("Silver"));
    await ana.pick("[data-test=main]");
    expect(await ana.page.locator(".sentence b").textContent()).toBe("Buy a card?");
    expect(await ana.page.locator("[data-test=main]").textContent()).toContain("Buy nothing");
    expect(await ana.page.locator(".question .gold").count()).toBe(0);
    expect(await ana.page.locator(".tray .cost").evaluateAll((found) => found.map((one) => one.getAttribute("aria-label")))).toEqual(["costs 0 coins, 4 debt", "costs 6 coins"]);
    await ana.pick('.tray-card.can[data-inspect="Border Village"]');
    expect(await ana.state((state) => [state.players[0]?.coins, state.players[0]?.discard_top?.name])).toEqual([1, "Border Village"]);
    await ana.end();
  });

  it("a Stash goes where it is put, and others' Stashes are seen", async () => {
    const ana = await sit("stashes", how);
    expect(await ana.page.locator('.opponent[data-seat="1"] .known').evaluateAll((found) => found.map((one) => one.getAttribute("aria-label")))).toEqual(["2 Stash in hand, known by the back", "Stash, under 1 card of the deck"]);
    const depth = ana.page.locator("[data-test=depth]");
    if (how === "clicks") await depth.fill("3");
    else for (let i = 0; i < 3; i += 1) await ana.page.keyboard.press("+");
    await ana.page.locator("[data-test=main]:has-text('Under 3 cards')").waitFor();
    await ana.pick("[data-test=main]");
    await ana.page.getByRole("button", { name: "bottom" }).click();
    await ana.page.locator("[data-test=main]:has-text('At the bottom')").waitFor();
    await ana.page.locator("[data-test=main]").click();
    await ana.becomes((state) => state.players[0]?.open_deck.map((one) => [one.name, one.above]), [["Stash", 2], ["Stash", 8]]); // one card has been drawn since
    await ana.end();
  });

  it("a Shadow is played out of the deck", async () => {
    const ana = await sit("shadows", how);
    expect(await ana.page.locator(".hand-card.from-deck .copies").allTextContents()).toEqual(["Deck ↓1", "Deck ↓12"]);
    expect(await ana.page.locator(".hand").getAttribute("aria-label")).toBe("Your hand: 4 cards");
    await ana.pick('.hand-card.from-deck.can[data-inspect="Ninja"]');
    await ana.page.locator('.play-card[data-inspect="Ninja"]').waitFor();
    expect(await ana.state((state) => [state.players[0]?.hand_size, state.players[0]?.deck_size, state.players[0]?.open_deck.map((one) => one.name)])).toEqual([5, 11, ["Alley"]]);
    await ana.end();
  });

  it("with the last Sun a new Kingdom lies there, whose cards can be bought", async () => {
    const [ana, eve] = [await sit("wind", how), await sit("wind", how, -1, PHONE)];
    const wind = ana.page.locator(landscape("Divine Wind"));
    expect([await wind.locator(".of-sun").getAttribute("aria-label"), await wind.getAttribute("class")]).toEqual(["1 Sun", expect.stringContaining("foretold")]);
    const before = await ana.state((state) => state.piles.map((pile) => pile.name));
    const told = [ana, eve].map((one) => one.page.locator("[data-test=replaced]").waitFor()); // it stands there for a while only
    await ana.pick(card("Tea House"));
    await Promise.all(told);
    await expect.poll(() => wind.getAttribute("class")).toContain("come");
    expect([await wind.locator(".of-sun").count(), await wind.getAttribute("data-note")]).toEqual([0, "It has come true and holds to the end of the game."]);
    const now = await ana.state((state) => state.piles.filter((pile) => pile.supply).map((pile) => pile.name));
    expect(now.filter((name) => before.includes(name)).sort()).toEqual(["Copper", "Curse", "Duchy", "Estate", "Gold", "Province", "Silver"]);
    // The cards of piles that are gone have their Traits, which lie by themselves.
    await ana.page.locator(landscape("Rich")).waitFor();
    // Everybody knows the new cards, and nothing of the table was lost.
    for (const one of [ana, eve]) expect(await one.page.evaluate(() => window.bailiwick?.store.snapshot.live?.piles.every((pile) => pile.name in (window.bailiwick?.store.snapshot.cards ?? {})))).toBe(true);
    await expect.poll(() => ana.page.locator(".kingdom .tile").count()).toBeGreaterThan(9);
    await ana.pick("[data-test=main]");
    await ana.pick("[data-test=play-all]");
    await ana.page.locator(".kingdom .tile.can").first().waitFor();
    await eve.end();
    await ana.end();
  });

  it("one plays for another, who sees it", async () => {
    const [ana, ben, cleo] = [await sit("control", how, 0), await sit("control", how, 1, PHONE), await sit("control", how, 2)];
    const told = (player: Player): Promise<string | null> => player.page.locator("[data-test=control] b").textContent();
    await expect.poll(async () => [await told(ana), await told(ben), await told(cleo)]).toEqual(["You play this turn for Ben.", "Ana decides in this turn.", "Ana plays this turn for Ben."]);
    expect([await ben.page.locator(".can").count(), await cleo.page.locator(".can").count()]).toEqual([0, 0]);
    expect(await cleo.state((state) => state.players[1]?.hand)).toBeNull();
    // The own hand can be looked at meanwhile.
    await ana.page.getByRole("button", { name: "Your hand" }).click();
    await expect.poll(() => ana.page.locator(".hand").getAttribute("aria-label")).toBe("Your hand: 5 cards");
    await expect.poll(() => ana.page.locator(".hand-card").count()).toBe(1);
    await ana.page.getByRole("button", { name: "Ben's hand" }).click();
    await expect.poll(() => ana.page.locator(".hand").getAttribute("aria-label")).toBe("Ben's hand: 5 cards");
    await ana.pick(card("Village"));
    await ben.page.locator('.play-card[data-inspect="Village"]').waitFor();
    await ana.pick(card("Chapel"));
    await ana.pick(card("Estate"), false);
    await ana.page.locator(".hand-card.picked").waitFor();
    await ana.pick("[data-test=main]");
    await ana.pick("[data-test=main]"); // to the Buy phase
    await ana.pick("[data-test=play-all]");
    await ana.pick('[data-place="pile:Silver"].can', false);
    await ben.page.locator(".question.asked").waitFor(); // the turn is over: the next is Ben's own
    await ana.becomes((state) => state.players[0]?.discard_top?.name, "Silver"); // who decides gains
    await expect.poll(async () => [await ben.page.locator("[data-test=control]").count(), await ben.page.locator(".hand-card.can").count()]).toEqual([0, 1]);
    for (const player of [ana, ben, cleo]) await player.end();
  });

  it("Possession: Potions to pay with, what was trashed lies apart, and who decides gains", async () => {
    const [ana, ben] = [await sit("possession", how, 0), await sit("possession", how, 1, PHONE)];
    expect(await ana.page.locator("[data-test=potions]").textContent()).toContain("1 Potion");
    const golem = ana.page.locator('[data-place="pile:Golem"].can');
    expect(await golem.locator(".cost").first().getAttribute("aria-label")).toContain("1 Potion");
    expect(await golem.locator(".potion-mark").count()).toBe(1);
    expect(await ben.state((state) => state.players[1]?.mats.Possession?.map((one) => one.name))).toEqual(["Golem"]);
    await ana.pick('[data-place="pile:Golem"].can', false);
    await ben.page.locator(".question.asked").waitFor(); // Ben's own turn
    await ana.becomes((state) => state.players[0]?.discard_top?.name, "Golem");
    await ben.becomes((state) => [state.players[1]?.discard_top?.name, state.control], ["Golem", null]); // given back
    for (const player of [ana, ben]) await player.end();
  });
});

describe("places", () => {
  const mat = (seat: number, name: string): string => `[data-place="mat:${seat}:${name}"]`;

  /** What a chip or tile shows when it is opened: the names of cards, and how many backs. */
  async function opened(player: Player, selector: string): Promise<[string[], string]> {
    await player.page.locator(selector).click();
    const dialog = player.page.locator(".dialog");
    await dialog.waitFor();
    const names = await dialog.locator(".shelf-card[data-inspect]").evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.inspect ?? ""));
    const backs = (await dialog.locator("li:has([data-test=backs]) .dim").allTextContents()).join();
    await player.page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    return [names, backs];
  }

  it("shows mats of all seats as far as the viewer may see them", async () => {
    const ana = await sit("places");
    expect(await opened(ana, mat(0, "Vault"))).toEqual([["Province"], ""]);
    expect(await opened(ana, mat(0, "Gallery"))).toEqual([["Duchy", "Copper"], ""]);
    expect(await opened(ana, mat(1, "Vault"))).toEqual([[], "2 face down"]); // private
    expect(await opened(ana, mat(1, "Locker"))).toEqual([[], "1 face down"]); // nobody looks there
    expect(await opened(ana, mat(1, "Gallery"))).toEqual([["Curse"], ""]);
    expect(await opened(ana, mat(2, "Tavern"))).toEqual([["Porter", "Nightlamp"], ""]);
    expect(await opened(ana, '[data-place="table:Altar"]')).toEqual([["Estate"], ""]);
    expect(await opened(ana, '[data-place="stack:Gifts"]')).toEqual([[expect.stringContaining("Gift")], ""]);
    const watching = await sit("places", "clicks", -1);
    expect(await opened(watching, mat(0, "Vault"))).toEqual([[], "1 face down"]);
    expect(await opened(watching, mat(0, "Gallery"))).toEqual([["Duchy", "Copper"], ""]);
    await watching.end();
    await ana.end();
  });

  it("shows whose tokens and cubes lie where, and what is known of hidden piles", async () => {
    const ana = await sit("places");
    const tokens = (name: string): Promise<string[]> => ana.page.locator(`[data-place="pile:${name}"] .token`).evaluateAll((found) => found.map((one) => `${one.getAttribute("aria-label")}: ${one.className.match(/seat-\d/)?.[0] ?? "nobody"}`));
    expect(await tokens("Lottery")).toEqual(["Your +1 Coin token: seat-0", "Ben's +1 Coin token: seat-1"]);
    expect(await tokens("Offering")).toEqual(["Ben's -2 Cost token: seat-1", "2 Tax: nobody"]);
    const cubes = (name: string): Promise<string[]> => ana.page.locator(`${landscape(name)} .cube`).evaluateAll((found) => found.map((one) => one.className));
    expect([await cubes("Bakehouse"), await cubes("Aqueducts")]).toEqual([["cube seat-0", "cube seat-1"], ["cube seat-1", "cube seat-2"]]);
    expect(await ana.page.locator('.opponent[data-seat="1"] .mini.band-landscape').allTextContents()).toEqual(["Weevils"]);
    expect(await ana.page.locator('.opponent[data-seat="2"] .mini.band-landscape').count()).toBe(0); // cubes tell of the Projects
    expect(await ana.page.locator('[data-place="pile:Paladins"]').getAttribute("data-note")).toMatch(/on top, and 4 more in no known order/);
    expect(await ana.page.locator('[data-place="pile:Cavern"]').getAttribute("data-note")).toMatch(/^Cavern: 5 in no known order/);
    await ana.end();
  });

  it("shows islands to all and a village to its owner, coins on ships, an embargo, and what waits for the next turn", async () => {
    const ana = await sit("harbour");
    expect(await opened(ana, mat(0, "Native Village"))).toEqual([["Province", "Copper"], ""]);
    expect(await opened(ana, mat(1, "Native Village"))).toEqual([[], "2 face down"]);
    expect(await opened(ana, mat(1, "Island"))).toEqual([["Island", "Duchy"], ""]);
    expect(await ana.page.locator('[data-place="pile:Gold"] .token').evaluateAll((found) => found.map((one) => one.getAttribute("aria-label")))).toEqual(["1 Embargo"]);
    expect(await ana.state((state) => state.players.map((player) => player.tokens["Pirate Ship coins"]))).toEqual([3, 2, 0]);
    expect(await ana.page.getByText(/Pirate Ship coins/).count()).toBeGreaterThan(1);
    expect(await ana.page.locator(".caption").allTextContents()).toEqual(["next turn", "with Blockade", "with Haven"]);
    expect(await ana.page.locator(".effect").count()).toBe(0);
    await ana.pick(card("Native Village"));
    await ana.page.getByRole("button", { name: /Your mat into your hand/ }).click();
    await ana.page.waitForFunction(() => window.bailiwick?.store.snapshot.live?.players[0]?.hand?.some((one) => one.name === "Province"));
    await ana.end();
  });

  it("shows tokens on Victory piles and on the mat, and which card was named; a Curse that is a Treasure is played", async () => {
    const ana = await sit("named");
    const tokens = (name: string): Promise<string[]> => ana.page.locator(`[data-place="pile:${name}"] .token`).evaluateAll((found) => found.map((one) => one.getAttribute("aria-label") ?? ""));
    expect([await tokens("Estate"), await tokens("Duchy"), await tokens("Trade Route")]).toEqual([[], ["1 Trade Route"], ["1 Trade Route"]]);
    expect(await ana.page.locator(".effect").allTextContents()).toEqual(["Contraband: Province this turn"]);
    expect(await ana.page.locator('[data-place="pile:Province"]').getAttribute("class")).not.toContain("can");
    await ana.pick(card("Curse"));
    expect(await ana.state((state) => state.players[0]?.coins)).toBe(9);
    await ana.end();
  });

  it("shows the top Ruins and the top Knight, and offers cards of the discard pile beside those of the hand", async () => {
    const ana = await sit("graves");
    const top = (pile: string): Promise<string | null> => ana.page.locator(`[data-place="pile:${pile}"]`).first().textContent();
    expect([await top("Ruins"), await top("Knights")]).toEqual([expect.stringContaining("Ruined Village"), expect.stringContaining("Dame Molly")]);
    expect(await ana.page.locator(".hand-card.can").evaluateAll((found) => found.map((one) => one.getAttribute("data-inspect")))).toEqual(["Necropolis", "Estate", "Overgrown Estate", "Hovel"]);
    await ana.pick('.question .can[data-inspect="Survivors"]');
    expect(await ana.state((state) => state.trash.map((one) => one.name))).toEqual(["Rats", "Survivors"]);
    await ana.end();
  });

  it("shows VP on Landmarks and on piles that gather them, the Castle on top, and debt; who could pay it is asked before the turn ends", async () => {
    const ana = await sit("empire");
    const tokens = (place: string): Promise<string[]> => ana.page.locator(`[data-place="${place}"] .token`).evaluateAll((found) => found.map((one) => `${one.getAttribute("aria-label")}: ${one.className.match(/of-\w+/)?.[0]}`));
    expect([await tokens("landscape:Arena"), await tokens("landscape:Battlefield"), await tokens("landscape:Donate")]).toEqual([["8 VP: of-vp"], ["14 VP: of-vp"], []]);
    expect([await tokens("pile:Farmers' Market"), await tokens("pile:Temple"), await tokens("pile:Villa")]).toEqual([["3 VP: of-vp"], ["3 VP: of-vp"], []]);
    const text = (selector: string): Promise<string | null> => ana.page.locator(selector).first().textContent();
    expect(await text('[data-place="pile:Castles"] .tile-name')).toBe("Crumbling Castle");
    expect(await text('[data-place="pile:Gladiator / Fortune"] .tile-name')).toBe("Gladiator");
    expect(await ana.page.locator(`${landscape("Donate")} .cost`).getAttribute("aria-label")).toContain("8 debt");
    // One's own debt comes first; everybody's is seen.
    expect(await ana.page.locator(".belongings .things .debt").getAttribute("aria-label")).toBe("3 debt");
    expect(await ana.page.locator('.opponent[data-seat="1"] .things .debt').getAttribute("aria-label")).toBe("5 debt");
    expect(await text(".sentence")).toContain("Pay debt before you buy.");
    expect(await ana.page.locator(".question .gold").count()).toBe(0);
    await ana.page.locator("[data-test=main]").click();
    await ana.page.locator(".question[data-doubt=debt]").waitFor();
    await ana.page.locator("[data-test=back]").click();
    await ana.pick("[data-test=pay-debt]");
    expect(await ana.state((state) => [state.players[0]?.debt, state.players[0]?.coins])).toEqual([0, 6]);
    await ana.end();
  });

  it("asks for a bid as a number of debt, more than was bid before", async () => {
    const ana = await sit("pass");
    expect(await ana.page.locator(".sentence b").textContent()).toBe("Bid how much debt, 4 to 40?");
    await ana.page.getByRole("button", { name: "More", exact: true }).click();
    await ana.page.getByRole("button", { name: "Bid 5 debt" }).click();
    await ana.page.waitForFunction(() => window.bailiwick?.store.snapshot.live?.players[0]?.vp_tokens === 10);
    await ana.becomes((state) => state.players[0]?.debt, 6); // with 1 for the Province, on which Tax had put it
    await ana.end();
  });

  it("shows a Trait on its pile, with its text at the pile and at each of its cards", async () => {
    const ana = await sit("traits");
    const bands = (name: string): Promise<(string | null)[]> => ana.page.locator(`[data-place="pile:${name}"] .of-trait`).evaluateAll((found) => found.map((one) => one.getAttribute("data-inspect")));
    expect([await bands("Smithy"), await bands("Sauna / Avanto"), await bands("Village")]).toEqual([["Reckless"], ["Cursed"], []]);
    expect(await ana.page.locator(landscape("Reckless")).count()).toBe(0); // it lies on the pile and nowhere else
    for (const where of ['[data-place="pile:Sauna / Avanto"] .tile-name', '.hand-card[data-inspect="Avanto"]']) {
      await ana.page.locator(where).click({ button: "right", force: true });
      await ana.page.locator(".inspector.pinned .inspector-parts", { hasText: "When you gain a Cursed card" }).waitFor();
      await ana.page.keyboard.press("Escape");
    }
    await ana.page.locator('[data-place="pile:Smithy"] .of-trait').click({ button: "right", force: true });
    await ana.page.locator(".inspector.pinned", { hasText: "done twice" }).waitFor();
    await ana.end();
  });

  it("shows what waits for the next time that something happens, and what is played each turn from where it lies", async () => {
    const loot = await sit("loot");
    expect(await loot.page.locator(".caption").allTextContents()).toEqual(["next empty pile", "next play", "next gain", "with Cage"]);
    await loot.pick(`${landscape("Looting")}.can`, false);
    await loot.page.locator(".question[data-doubt=treasures]").waitFor();
    await loot.pick("[data-test=main]");
    expect(await loot.state((state) => state.players[0]?.discard_top?.name)).toBe("Sword"); // all see which Loot it is
    await loot.end();
    const court = await sit("court");
    expect(await court.page.locator(".caption").allTextContents()).toEqual(["next turn", "each turn", "with Prince", "with Church"]);
    await court.end();
  });

  it("shows a Prophecy that holds, debt on piles, and the card of a Riverboat", async () => {
    const ana = await sit("winter");
    expect(await ana.page.locator(landscape("Harsh Winter")).getAttribute("class")).toContain("come");
    expect(await ana.page.locator('[data-place="pile:Gold Mine"] .token').getAttribute("aria-label")).toBe("2 debt");
    expect(await ana.page.locator('[data-place="aside:riverboat"]').textContent()).toContain("Laboratory");
    await ana.end();
    const suns = await sit("shadows");
    expect(await suns.page.locator(`${landscape("Great Leader")} .of-sun`).getAttribute("aria-label")).toBe("3 Sun");
    expect(await suns.page.locator('.opponent[data-seat="1"] .known').count()).toBe(3);
    await suns.end();
  });

  it("counts what finds no room before a player, and fades where more of the Supply is", async () => {
    const ana = await sit("places", "clicks", 0, PHONE);
    const more = ana.page.locator(".belongings [data-test=more]");
    await more.waitFor();
    // How much finds room is found out anew when letters come.
    const counted = (): Promise<[boolean, boolean, boolean]> =>
      ana.page.evaluate(() => {
        const hidden = document.querySelectorAll(".belongings .things > [hidden]").length;
        const button = document.querySelector(".belongings [data-test=more]");
        return [hidden > 0, button?.textContent === `+${hidden}`, button?.getAttribute("aria-label")?.includes(`${hidden}`) === true];
      });
    await expect.poll(counted).toEqual([true, true, true]);
    await more.click();
    await ana.page.locator(".dialog .have").waitFor();
    await ana.page.keyboard.press("Escape");
    const supply = ana.page.locator(".supply");
    await ana.page.setViewportSize({ width: 390, height: 560 });
    await ana.page.waitForFunction(() => document.querySelector<HTMLElement>(".supply")?.dataset.more === "below");
    await expect.poll(() => supply.evaluate((one) => getComputedStyle(one).maskImage)).toContain("gradient");
    await supply.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await ana.page.waitForFunction(() => document.querySelector<HTMLElement>(".supply")?.dataset.more === "above");
    await ana.end();
  });

  it.each([[1280, 720], [1440, 900]])("fits %i x %i with something at every place", async (width, height) => {
    const ana = await sit("places", "clicks", 0, { viewport: { width, height } });
    await expect.poll(() => room(ana.page)).toEqual({ page: height, supply: 0, cut: [] });
    await ana.end();
  });

  it.each([["desktop", DESKTOP, "dark"], ["phone", PHONE, "light"]] as const)("has nothing serious for axe on a %s", async (_, size, theme) => {
    for (const [table, copy] of [["places", "clicks"], ["control", ""]] as const) {
      const ana = await sit(table, "clicks", 0, { ...size, colorScheme: theme }, copy);
      expect(await bothThemes(ana.page, theme)).toEqual([]);
      await ana.end();
    }
  });
});

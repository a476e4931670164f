import { describe, expect, it } from "vitest";
import { automatic } from "../src/game/autoplay";
import { captions, groups, handGroups, positions, spread } from "../src/game/layout";
import { lessonFor, LESSONS } from "../src/guide/lessons";
import { chunkFor, stepsWith, turnAfter, turnBefore } from "../src/replay/steps";
import { labelHeights } from "../src/table/Chart";
import { layout, letterOrder } from "../src/table/supply-order";
import type { PileState } from "../src/protocol";
import { facts, option, player, question, state } from "./samples";

const cost = (coins: number) => ({ coins, potions: 0, debt: 0 });

describe("spreading cards", () => {
  it.each([
    [{ width: 560, height: 194 }, 5],
    [{ width: 560, height: 194 }, 15],
    [{ width: 374, height: 140 }, 1],
    [{ width: 374, height: 140 }, 10],
    [{ width: 374, height: 140 }, 15],
    [{ width: 374, height: 70 }, 5],
  ])("fits %j with %i cards, none over another", (room, count) => {
    const plan = spread(room, count);
    const spots = positions(plan, count, room);
    expect(spots.length).toBe(count);
    expect(plan.width).toBeGreaterThanOrEqual(50);
    spots.forEach(({ x, y }, i) => {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + plan.width).toBeLessThanOrEqual(room.width + 1);
      expect(y + plan.height).toBeLessThanOrEqual(room.height + 1);
      for (const other of spots.slice(i + 1)) {
        expect(Math.abs(other.x - x) >= plan.width || Math.abs(other.y - y) >= plan.height).toBe(true);
      }
    });
  });

  it("keeps room for words below, which stand once below cards side by side that have the same", () => {
    const room = { width: 374, height: 150 };
    const plan = spread(room, 6, 132, 17);
    const spots = positions(plan, 6, room);
    expect(plan.perRow).toBe(3);
    expect(Math.max(...spots.map((spot) => spot.y)) + plan.height + 17).toBeLessThanOrEqual(room.height + 1);
    expect((spots[3]?.y ?? 0) - (spots[0]?.y ?? 0)).toBeGreaterThanOrEqual(plan.height + 17);
    expect(captions(plan, ["next", "next", "next", "next", "", "aside"])).toEqual([[0, 2], [3, 3], [5, 5]]);
    expect(captions(plan, ["", "", ""])).toEqual([]);
  });

  it("shows text where there is room for it", () => {
    expect(spread({ width: 700, height: 200 }, 4).detail).toBe("full");
    expect(spread({ width: 374, height: 130 }, 5).detail).toBe("name");
    expect(spread({ width: 374, height: 200 }, 8).detail).toBe("flat");
    expect(spread({ width: 374, height: 60 }, 3).detail).toBe("line");
    expect(spread({ width: 640, height: 190 }, 4, 150).detail).toBe("full"); // narrower than there is width for
    expect(spread({ width: 374, height: 36 }, 4).detail).toBe("line");
    expect(spread({ width: 490, height: 36 }, 7).detail).toBe("slip");
  });

  it("puts copies together", () => {
    const hand = [{ id: 1, name: "Copper" }, { id: 2, name: "Smithy" }, { id: 3, name: "Copper" }];
    expect(groups(hand).map((group) => group.ids)).toEqual([[1, 3], [2]]);
    const cards = { Copper: facts("Copper", { types: ["Treasure"] }), Smithy: facts("Smithy", { types: ["Action"] }) };
    expect(handGroups(hand, cards).map((group) => group.name)).toEqual(["Smithy", "Copper"]);
  });
});

describe("the Supply", () => {
  const pile = (name: string, coins: number, changes: Partial<PileState> = {}): PileState => ({ name, top: name, count: 8, cost: cost(coins), printed: cost(coins), supply: true, cards: [], role: "", marks: [], hidden: false, group: "", tokens: {}, token_owners: {}, ...changes });
  const piles = [pile("Witch", 5), pile("Copper", 0), pile("Cellar", 2), pile("Province", 8), pile("Diadem", 0, { supply: false, group: "Prizes" }), pile("Smithy", 4, { supply: false, role: "Ferryman" })];
  const cards = { Copper: facts("Copper", { basic: true }), Province: facts("Province", { basic: true, cost: cost(8) }), Witch: facts("Witch", { cost: cost(5) }), Cellar: facts("Cellar", { cost: cost(2) }) };

  it("has basic piles first, then by cost, and what is beside it last", () => {
    const found = layout(piles, cards);
    expect(found.basic.map((one) => one.name)).toEqual(["Province", "Copper"]);
    expect(found.kingdom.map((one) => one.name)).toEqual(["Cellar", "Witch"]);
    expect(found.beside.map((one) => one.name)).toEqual(["Smithy"]);
    expect(found.groups).toEqual([{ name: "Prizes", piles: [piles[4]] }]);
    expect(letterOrder(piles, [], cards)).toEqual(["pile:Province", "pile:Copper", "pile:Cellar", "pile:Witch", "pile:Smithy"]);
  });
});

it("has basic piles by cost, what harms after them, and Treasures without coins last", () => {
  const treasure = (name: string, coins: number, price: number) => facts(name, { basic: true, types: ["Treasure"], coins, cost: cost(price) });
  const victory = (name: string, price: number) => facts(name, { basic: true, types: ["Victory"], cost: cost(price) });
  const basic = [treasure("Copper", 1, 0), facts("Curse", { basic: true, types: ["Curse"] }), treasure("Potion", 0, 4), treasure("Gold", 3, 6), victory("Colony", 11), victory("Duchy", 5), treasure("Platinum", 5, 9), victory("Province", 8)];
  const piles = basic.map(({ name, cost: price }): PileState => ({ name, top: name, count: 8, cost: price, printed: price, supply: true, cards: [], role: "", marks: [], hidden: false, group: "", tokens: {}, token_owners: {} }));
  const sorted = layout(piles, Object.fromEntries(basic.map((one) => [one.name, one]))).basic.map((one) => one.name);
  expect(sorted).toEqual(["Colony", "Platinum", "Province", "Gold", "Duchy", "Copper", "Curse", "Potion"]);
});

describe("autoplay", () => {
  const cards = { Copper: facts("Copper", { basic: true }), Curse: facts("Curse", { basic: true, types: ["Curse"] }), Horn: facts("Horn"), Moat: facts("Moat", { shields: true }), Beggar: facts("Beggar") };
  const all = { treasures: true, endTurn: true, shield: true };
  const none = { treasures: false, endTurn: false, shield: false };
  const copper = option("Copper", "card", 1, "hand:0");

  it("plays plain Treasures, and only those", () => {
    const asked = question({ purpose: "buy", options: [copper], play_all: [0] });
    expect(automatic(asked, state(), cards, all)).toEqual([0]);
    expect(automatic(asked, state(), cards, none)).toBeNull();
    expect(automatic(question({ ...asked, options: [copper, option("Horn", "card", 2, "hand:0")] }), state(), cards, all)).toBeNull();
  });

  it("ends a turn without money, but not one with Coffers", () => {
    const asked = question({ purpose: "buy", minimum: 0, options: [option("Copper", "pile", null, "pile:Copper"), option("Curse", "pile", null, "pile:Curse")] });
    expect(automatic(asked, state(), cards, all)).toEqual([]);
    expect(automatic(asked, state({ players: [player(0, { coins: 2 }), player(1)] }), cards, all)).toBeNull();
    expect(automatic(question({ ...asked, options: [...asked.options, option("Spend Coffers", "label")] }), state(), cards, all)).toBeNull();
  });

  it("shows what keeps an Attack away for nothing, and no other Reaction", () => {
    const asked = question({ purpose: "react", minimum: 0, options: [option("Moat", "card", 1, "hand:0")] });
    expect(automatic(asked, state(), cards, all)).toEqual([0]);
    expect(automatic(question({ ...asked, purpose: "discard" }), state(), cards, all)).toBeNull();
    expect(automatic(question({ ...asked, options: [...asked.options, option("Beggar", "card", 2, "hand:0")] }), state(), cards, all)).toBeNull();
  });
});

describe("replays, charts and lessons", () => {
  it("loads in pieces and jumps by turns", () => {
    expect(chunkFor(61)).toEqual({ from: 60, count: 60 });
    const step = { decision: 3, state: state(), moves: [], log: [] };
    expect(stepsWith(new Map(), { steps: [step] }).get(3)).toBe(step);
    expect([turnBefore([0, 4, 9], 9), turnBefore([0, 4, 9], 0), turnAfter([0, 4, 9], 4, 20), turnAfter([0, 4, 9], 9, 20)]).toEqual([4, 0, 9, 20]);
  });

  it("moves labels apart", () => {
    expect(labelHeights([50, 52, 10])).toEqual([50, 65, 10]);
  });

  it("teaches each thing once", () => {
    const buy = question({ purpose: "buy", play_all: [0], options: [option("Copper", "card", 1, "hand:0")] });
    const first = lessonFor(state(), buy, {}, new Set());
    expect(first?.key).toBe("hand");
    expect(lessonFor(state(), buy, {}, new Set(["hand"]))).toBeNull();
    expect(lessonFor(state(), null, {}, new Set())).toBeNull();
    const late = { ...state(), players: [player(0, { turns: 9, coins: 8 })] };
    expect(lessonFor(late, buy, {}, new Set(["victory"]))?.key).toBe("done"); // a page that is loaded again does not begin anew
    const spend = question({ purpose: "buy", options: [option("Province", "pile", null, "pile:Province")] });
    expect(lessonFor(late, spend, {}, new Set(["victory"]))?.key).toBe("province");
    expect(new Set(LESSONS.map((lesson) => lesson.key)).size).toBe(LESSONS.length);
  });
});

import { describe, expect, it } from "vitest";
import { doubt, poor, purchase, sensible } from "../src/game/doubts";
import type { CardFacts, PileState } from "../src/protocol";
import { en } from "../src/words/en";
import { facts, option, player, question, state } from "./samples";

const cost = (coins: number) => ({ coins, potions: 0, debt: 0 });
const card = (name: string, coins: number, types: string[], changes: Partial<CardFacts> = {}): CardFacts => facts(name, { cost: cost(coins), types, ...changes });
const cards: Record<string, CardFacts> = {
  Copper: card("Copper", 0, ["Treasure"], { basic: true, coins: 1 }),
  Silver: card("Silver", 3, ["Treasure"], { basic: true, coins: 2 }),
  Horn: card("Horn", 5, ["Treasure"]),
  Curse: card("Curse", 0, ["Curse"], { basic: true, vp: -1 }),
  Estate: card("Estate", 2, ["Victory"], { basic: true, vp: 1 }),
  Province: card("Province", 8, ["Victory"], { basic: true, vp: 6, ends_game: true }),
  Mill: card("Mill", 4, ["Action", "Victory"], { vp: 1 }),
  Feast: card("Feast", 3, ["Event"], { landscape: true }),
};
const pile = (name: string, count = 8): PileState => ({
  name, top: name, count, cost: cards[name]!.cost, printed: cards[name]!.cost, supply: true, cards: [], role: "", marks: [], group: "", hidden: false, tokens: {}, token_owners: {},
});
const PILES = ["Copper", "Silver", "Curse", "Estate", "Province", "Mill"].map((name) => pile(name));
const at = (coins: number, buys = 1, piles = PILES, landscapes: string[] = []) => state({ piles, landscapes, players: [player(0, { coins, buys }), player(1)] });
const main = { label: "End turn", options: [], ends_turn: true };
const buy = (names: string[], hand: string[] = [], landscapes: string[] = []) =>
  question({
    purpose: "buy",
    minimum: 0,
    main,
    play_all: hand.length === 0 ? null : hand.map((_, i) => i),
    options: [...hand.map((name, i) => option(name, "card", i, "hand:0")), ...names.map((name) => option(name, "pile", null, `pile:${name}`)), ...landscapes.map((name) => option(name, "landscape", null, `landscape:${name}`))],
  });
const ASK = { askEnd: true, guided: false };

describe("the end of the turn", () => {
  it("is asked about where something worth buying is left", () => {
    expect(doubt(at(3), buy(["Copper", "Curse", "Estate", "Silver"]), [], cards, ASK)).toBe("buy");
    expect(doubt(at(3), buy(["Copper"], [], ["Feast"]), [], cards, ASK)).toBe("buy");
  });

  it("is asked about where debt could be paid with coins that are lost otherwise", () => {
    const pay = question({ ...buy([]), options: [{ ...option("Pay 1 debt", "label"), move: "pay-debt", number: 1 }] });
    expect(doubt(at(2), pay, [], cards, ASK)).toBe("debt");
    expect([doubt(at(2), pay, [0], cards, ASK), doubt(at(2), pay, [], cards, { ...ASK, askEnd: false })]).toEqual([null, null]);
  });

  it("is not asked about where nothing sensible is left, nor where that is switched off", () => {
    expect(doubt(at(2), buy(["Copper", "Curse", "Estate"]), [], cards, ASK)).toBeNull();
    expect(doubt(at(0), buy([]), [], cards, ASK)).toBeNull();
    expect(doubt(at(3), buy(["Silver"]), [], cards, { ...ASK, askEnd: false })).toBeNull();
    expect(doubt(at(3), question({ ...buy(["Silver"]), purpose: "gain" }), [], cards, ASK)).toBeNull();
  });

  it("takes cards that only score for sensible when the end is near", () => {
    const near = PILES.map((one) => (one.name === "Province" ? { ...one, count: 3 } : one));
    expect(doubt(at(2, 1, near), buy(["Copper", "Estate"]), [], cards, ASK)).toBe("buy");
    expect([sensible(at(8), cards.Province, cards), sensible(at(4), cards.Mill, cards), sensible(at(2), cards.Estate, cards)]).toEqual([true, true, false]);
  });

  it("is asked about with Treasures in hand, if they would buy something", () => {
    expect(doubt(at(0), buy(["Copper", "Curse"], ["Copper", "Copper", "Copper"]), [], cards, ASK)).toBe("treasures");
    expect(doubt(at(0), buy(["Copper", "Curse"], ["Copper"]), [], cards, ASK)).toBeNull();
    expect(doubt(at(0), buy(["Copper", "Curse"], ["Horn"]), [], cards, ASK)).toBe("treasures"); // who knows what it does
  });
});

describe("a purchase", () => {
  it("of a Curse is always asked about", () => {
    expect(doubt(at(5), buy(["Copper", "Curse"]), [1], cards, { askEnd: false, guided: false })).toBe("curse");
    expect(doubt(at(5), buy(["Copper", "Silver"]), [1], cards, ASK)).toBeNull();
  });

  it("is asked about where Treasures in hand would buy more", () => {
    expect(doubt(at(0), buy(["Copper"], ["Silver", "Copper"]), [2], cards, ASK)).toBe("treasures");
    expect(doubt(at(4), buy(["Copper", "Mill"], ["Copper"]), [2], cards, ASK)).toBeNull(); // nothing costs 5
    expect(doubt(at(0), buy(["Copper"], ["Silver"]), [0], cards, ASK)).toBeNull(); // it plays the Silver
  });

  it("is asked about in the first game where it ends the first turn, or is hardly worth the only Buy", () => {
    const guided = { askEnd: true, guided: true };
    const later = { ...at(3), turn_number: 3 };
    expect(doubt({ ...later, turn_number: 1 }, buy(["Silver"]), [0], cards, guided)).toBe("last-buy");
    expect(doubt({ ...at(3, 2), turn_number: 1 }, buy(["Silver"]), [0], cards, guided)).toBeNull();
    expect(doubt(later, buy(["Silver"]), [0], cards, guided)).toBeNull();
    expect([["Copper"], ["Estate"]].map((names) => doubt(later, buy(names), [0], cards, guided))).toEqual(["last-buy", "last-buy"]);
    expect(doubt(later, buy(["Copper"]), [0], cards, ASK)).toBeNull();
  });

  it("is known by its name, which is said where it is asked about", () => {
    expect(purchase(at(5), buy(["Copper", "Curse"]), [1])).toBe("Curse");
    expect(purchase(at(5), buy(["Copper"]), [])).toBeNull();
    expect(purchase(at(5), question({ ...buy(["Copper"]), purpose: "gain" }), [0])).toBeNull();
    expect([en.asking.doubts.curse("Curse").sentence, en.asking.doubts["last-buy"]("Silver").sentence]).toEqual(["Buy Curse, which only harms you?", "Buy Silver?"]);
  });

  it("does not look wise where it costs nothing or harms", () => {
    expect(Object.values(cards).filter(poor).map((one) => one.name)).toEqual(["Copper", "Curse"]);
  });
});

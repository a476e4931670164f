import { describe, expect, it } from "vitest";
import { unknownFacts } from "../src/cards/CardFace";
import { addressOf, anchor, boxesOf, findCards, typesOf, wishIn } from "../src/pages/allCards";
import type { CardFacts, CardNotes } from "../src/protocol";

const card = (name: string, changes: Partial<CardFacts> = {}): CardFacts => ({ ...unknownFacts(name), types: ["Action"], expansion: "First", ...changes });
const CARDS = [
  card("Well", { text: "+1 Card." }),
  card("Mill", { text: "+1 Action.", types: ["Action", "Victory"] }),
  card("Meal", { supply: false }),
  card("Feast Day", { landscape: true, types: ["Event"] }),
  card("Barn", { landscape: true, types: ["Artifact"] }),
  card("Coin", { basic: true, expansion: "Second", types: ["Treasure"] }),
];
const NOTES = new Map<string, CardNotes>([
  ["Well", { name: "Well", rulings: ["Nobody shuffles for it."], sets: ["Water Works"] }],
  ["Mill", { name: "Mill", rulings: [], sets: ["Water Works", "Flour Power"] }],
]);
const RULES: CardNotes[] = [{ name: "Harvest", rulings: ["Nobody harvests twice."], sets: [] }];
const german: Record<string, string> = { Well: "Brunnen" };
const nameOf = (name: string): string => german[name] ?? name;
const found = (words: string, box = "", type = "") => findCards(CARDS, NOTES, RULES, { words, box, type }, nameOf);
const names = (cards: readonly CardFacts[]): string[] => cards.map((one) => one.name);

describe("all of Dominion", () => {
  it("stands by box, Kingdom cards first, then what comes with them, then landscapes by type", () => {
    const boxes = boxesOf(CARDS, nameOf);
    expect(boxes.map((box) => [box.name, box.shelves.map((shelf) => [shelf.shelf, ...names(shelf.cards)])])).toEqual([
      ["First", [["kingdom", "Well", "Mill"], ["other", "Meal"], ["landscapes", "Barn", "Feast Day"]]],
      ["Second", [["other", "Coin"]]],
    ]);
    expect(names(boxesOf(CARDS, (name) => name)[0]?.shelves[0]?.cards ?? [])).toEqual(["Mill", "Well"]); // by the names of the language
  });

  it("is found by names of either language, texts, types, rulings and sets", () => {
    expect(found("").cards).toHaveLength(CARDS.length);
    expect(names(found("brunn").cards)).toEqual(["Well"]);
    expect(names(found("WELL card").cards)).toEqual(["Well"]);
    expect(names(found("victory").cards)).toEqual(["Mill"]);
    expect(names(found("water").cards)).toEqual(["Well", "Mill"]);
    expect(names(found("nobody shuffles").cards)).toEqual(["Well"]);
    expect(found("qwertz").cards).toEqual([]);
  });

  it("unfolds what has the words, and nothing else", () => {
    expect([...found("well nobody").inRulings]).toEqual(["Well"]);
    expect([...found("flour").inSets]).toEqual(["Mill"]);
    expect([found("well").inRulings.size, found("").inRulings.size, found("").inSets.size]).toEqual([0, 0, 0]);
  });

  it("is narrowed by box and type, and rules of mechanics belong to no box", () => {
    expect(names(found("", "Second").cards)).toEqual(["Coin"]);
    expect(names(found("", "", "Event").cards)).toEqual(["Feast Day"]);
    expect(names(found("coin", "First").cards)).toEqual([]);
    expect([found("").rules.length, found("harvest").rules.length, found("twice").rules.length, found("mill").rules.length, found("", "First").rules.length]).toEqual([1, 1, 1, 0, 0]);
  });

  it("keeps what is looked for in the address", () => {
    for (const wish of [{ words: "", box: "", type: "" }, { words: "gold & silver", box: "Dark Ages", type: "" }, { words: "", box: "", type: "Event" }]) {
      const address = addressOf(wish);
      expect(wishIn(new URL(address, "http://here").search)).toEqual(wish);
    }
    expect(addressOf({ words: " ", box: "", type: "" })).toBe("/cards");
  });

  it("has types once and names that can be linked to", () => {
    expect(typesOf(CARDS)).toEqual(["Action", "Victory", "Event", "Artifact", "Treasure"]);
    expect(anchor("Dark Ages")).toBe("dark-ages");
  });
});

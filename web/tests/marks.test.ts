/** Traits: on which piles they lie, of which cards they speak, and when they lie by themselves. */
import { describe, expect, it } from "vitest";
import { apart, traitsOf, traitsOn } from "../src/game/marks";
import { facts } from "./samples";

const cards = Object.fromEntries([facts("Reckless", { types: ["Trait"] }), facts("Cursed", { types: ["Trait"] }), facts("Obelisk", { types: ["Landmark"] })].map((card) => [card.name, card]));
const marks = { Reckless: "Smithy", Cursed: "Sauna / Avanto", Obelisk: "Smithy" };

describe("Traits", () => {
  it("speak of the cards of their pile, of both halves of a split one", () => {
    const on = traitsOn(marks, cards);
    const names = (name: string, pile = ""): string[] => traitsOf({ name, pile }, on).map((card) => card.name);
    expect([names("Smithy"), names("Avanto", "Sauna / Avanto"), names("Sauna / Avanto"), names("Village")]).toEqual([["Reckless"], ["Cursed"], ["Cursed"], []]);
  });

  it("lie by themselves only where their pile is gone", () => {
    const landscapes = ["Obelisk", "Reckless", "Cursed"];
    expect(apart(landscapes, [{ name: "Smithy" }, { name: "Sauna / Avanto" }], marks, cards)).toEqual(["Obelisk"]);
    expect(apart(landscapes, [{ name: "Smithy" }], marks, cards)).toEqual(["Obelisk", "Cursed"]);
  });
});

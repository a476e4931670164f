import { describe, expect, it } from "vitest";
import { hueOf, lookOf } from "../src/cards/look";
import { parts, sentences } from "../src/cards/text";
import { called, soundsOf } from "../src/table/signals";
import { hasCompany } from "../src/table/Talk";
import type { Snapshot } from "../src/game/store";
import { line, question, state, table } from "./samples";

describe("the panel of a card", () => {
  it("has the tint of its expansion, which follows from the name; basic cards have none", () => {
    const facts = { types: ["Action"], expansion: "Cornucopia", basic: false };
    expect(lookOf(facts).style).toEqual({ "--hue": hueOf("Cornucopia"), "--tinted": 1 });
    expect(lookOf({ ...facts, basic: true }).style).toBeUndefined();
    const hues = ["Dominion", "Intrigue", "Cornucopia", "Guilds", "Allies"].map(hueOf);
    expect(new Set(hues).size).toBe(hues.length);
    expect(hues.every((hue) => hue >= 0 && hue < 360)).toBe(true);
  });
});

describe("a text", () => {
  it("is cut between sentences and parts only", () => {
    expect(sentences("+2 Cards. Discard 2 cards. Done")).toEqual(["+2 Cards.", "Discard 2 cards.", "Done"]);
    expect(parts("+1 Card. Go on. / Set-up: 3 coins.").map((part) => part.length)).toEqual([2, 1]);
    // A full stop after a symbol is left out at the end of a part alone.
    const [[first, last] = []] = parts("+1 coin. +2 coins.");
    expect(first?.map((piece) => piece.text)).toEqual(["+", "1", "."]);
    // The last one is a speck, and seen only where another part follows in the same line.
    expect(last?.map((piece) => [piece.kind, piece.text])).toEqual([["strong", "+"], ["coin", "2"], ["speck", "."]]);
  });
});

describe("signals", () => {
  const snapshot = (changes: Partial<Snapshot>): Snapshot => ({ status: "open", table, cards: {}, live: state(), shown: state(), log: [], talk: [], error: null, sent: null, following: false, undoing: false, ...changes }) as Snapshot;
  it("sound once for each kind of thing that happened", () => {
    const lines = ["play", "play", "gain", "turn", "shuffle"].map((kind, i) => ({ ...line(i), kind }));
    expect(soundsOf(lines)).toEqual(["card", "gain", "shuffle"]);
  });
  it("call whoever is asked and was not, once others have been shown", () => {
    const asked = state({ question: question({}) });
    const idle = snapshot({ live: state({ question: null }) });
    expect(called(idle, snapshot({ live: asked }))).toBe(true);
    expect(called(idle, snapshot({ live: asked, following: true }))).toBe(false);
    expect(called(snapshot({ live: asked, following: true }), snapshot({ live: asked }))).toBe(true);
    expect(called(snapshot({ live: asked }), snapshot({ live: asked }))).toBe(false);
    expect(called(null, snapshot({ live: asked }))).toBe(false);
  });
});

it("talk needs somebody who hears it", () => {
  const seat = { seat: 1, name: "Ben", kind: "person" as const, bot: "", taken: true, present: true, away_seconds: 0, replaced: false };
  expect(hasCompany({ ...table, seats: [] })).toBe(false);
  expect(hasCompany({ ...table, seats: [{ ...seat, kind: "bot" }] })).toBe(false);
  expect(hasCompany({ ...table, seats: [seat] })).toBe(true);
  expect(hasCompany({ ...table, spectators: 1 })).toBe(true);
});

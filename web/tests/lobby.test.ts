import { describe, expect, it } from "vitest";
import { byBot, byKingdom, cardsOf, inOrder, type Played, playedGame, read, withGame } from "../src/lobby/history";
import { lineOf, picksOf, shelves } from "../src/lobby/picking";
import { findSets, NO_FILTER, setCalled } from "../src/lobby/Sets";
import { NO_WISHES, pool, wishesSaid } from "../src/lobby/wishing";
import type { CardFacts, Ending, KingdomInfo, SetInfo, TableInfo } from "../src/protocol";
import { en } from "../src/words/en";
import { facts, table as sample } from "./samples";

const game = (id: string, changes: Partial<Played> = {}): Played => ({
  id,
  title: "First Game",
  kingdom: "Village, Smithy; bane Moat",
  others: [{ name: "Bailiff", bot: "bailiff" }],
  guided: false,
  when: 0,
  phase: "over",
  result: "won",
  score: 20,
  ...changes,
});

describe("one's own games", () => {
  const seat = { seat: 0, name: "Ana", kind: "person" as const, bot: "", taken: true, present: true, away_seconds: 0, replaced: false };
  const table: TableInfo = {
    ...sample,
    id: "t",
    title: "First Game",
    seats: [seat, { ...seat, seat: 1, name: "Bailiff", kind: "bot", bot: "bailiff" }, { ...seat, seat: 2, name: "", taken: false }],
    you: 0,
    phase: "playing",
  };
  const standing = { seat: 0, score: 33, turns: 9, winner: true, sources: [], deck: {} };
  const ending: Ending = { standings: [standing, { ...standing, seat: 1 }], verdict: "", chart: [] };

  it("are those where one has a seat", () => {
    expect(playedGame({ ...table, you: -1 }, null, false, 5)).toBeNull();
    expect(playedGame(table, null, true, 5)).toMatchObject({ id: "t", guided: true, when: 5, phase: "playing", result: null, score: null, others: [{ name: "Bailiff", bot: "bailiff" }] });
  });

  it("know how they ended", () => {
    expect(playedGame(table, ending, false, 5)).toMatchObject({ phase: "over", result: "shared", score: 33 });
    const alone = { ...ending, standings: [standing, { ...standing, seat: 1, winner: false }] };
    expect(playedGame(table, alone, false, 5)?.result).toBe("won");
    expect(playedGame({ ...table, you: 1 }, alone, false, 5)?.result).toBe("lost");
  });

  it("are kept once, with what was known of them, running ones on top", () => {
    const games = withGame([game("a", { guided: true }), game("b")], game("a", { result: null, score: null, when: 9 }));
    expect(games.map((one) => one.id)).toEqual(["a", "b"]);
    expect(games[0]).toMatchObject({ guided: true, result: "won", score: 20, when: 9 });
    expect(inOrder([game("old", { when: 1 }), game("new", { when: 2 }), game("runs", { phase: "playing", when: 0 })]).map((one) => one.id)).toEqual(["runs", "new", "old"]);
  });

  it("never push a running one out", () => {
    const many = Array.from({ length: 400 }, (_, i) => game(`g${i}`, i === 399 ? { phase: "playing" } : {}));
    const kept = withGame(many, game("newest"));
    expect(kept.length).toBe(300);
    expect(kept[0]?.id).toBe("newest");
    expect(kept.some((one) => one.id === "g399")).toBe(true);
  });

  it("are counted by bot and by kingdom; games without an end are not", () => {
    const two = [{ name: "Bailiff", bot: "bailiff" }, { name: "Bailiff 2", bot: "bailiff" }, { name: "Ben", bot: "" }];
    const games = [game("a"), game("b", { result: "lost", score: 30 }), game("c", { others: two, title: "Misfortune", result: "shared", score: -3 }), game("d", { result: null, phase: "playing" })];
    expect(byBot(games, (key) => key.toUpperCase())).toEqual([{ name: "BAILIFF", games: 3, won: 2, best: 30 }]);
    expect(byKingdom(games)).toEqual([
      { name: "First Game", games: 2, won: 1, best: 30 },
      { name: "Misfortune", games: 1, won: 1, best: -3 },
    ]);
  });

  it("survive whatever stands in the browser's store", () => {
    for (const text of [null, "", "{", "7", "null", '{"a":1}', '[1,null,{"id":3}]']) expect(read(text)).toEqual([]);
    expect(read(JSON.stringify([game("a"), "x"]))).toEqual([game("a")]);
    expect(cardsOf("Village , Smithy; bane Moat")).toEqual(["Village", "Smithy"]);
  });
});

const card = (name: string, changes: Partial<CardFacts> = {}): CardFacts => ({ ...facts(name), supply: true, ...changes });
const byName = (cards: CardFacts[]): Map<string, CardFacts> => new Map(cards.map((one) => [one.name, one]));

describe("recommended sets", () => {
  const info = (name: string, kingdom: string[], changes: Partial<SetInfo> = {}): SetInfo => ({
    name, title: name, newest: true, book: "Dominion (2016)", expansions: ["Dominion"], kingdom, landscapes: [], others: [], colonies: false, shelters: false, playable: true, missing: [], story: "", ...changes,
  });
  const sets = [info("First Game", ["Militia", "Village"]), info("Deck Top", ["Vassal"], { story: "Arrange what comes." }), info("Shore", ["Wharf"], { playable: false, expansions: ["Seaside"], book: "Seaside (2009)" })];
  const cards = byName([card("Militia", { uses: ["attack"] }), card("Village"), card("Vassal")]);
  const found = (changes: Partial<typeof NO_FILTER>): string[] => findSets(sets, { ...NO_FILTER, ...changes }, cards, (name) => (name === "Village" ? "Dorf" : name)).map((set) => set.name);

  it("are those that can be played, unless others are asked for", () => {
    expect(found({})).toEqual(["First Game", "Deck Top"]);
    expect(found({ missing: true })).toEqual(["First Game", "Deck Top", "Shore"]);
  });
  it("are found by name, story, card and a card's name in another language", () => {
    expect(found({ words: "deck" })).toEqual(["Deck Top"]);
    expect(found({ words: "arrange" })).toEqual(["Deck Top"]);
    expect(found({ words: "milit first" })).toEqual(["First Game"]);
    expect(found({ words: "dorf" })).toEqual(["First Game"]);
    expect(found({ words: "xyzzy" })).toEqual([]);
  });
  it("are called by a title, or by a name alone, which means the newest", () => {
    const old = info("Detours", ["Vassal"], { title: "Detours (2022)", newest: false });
    const young = info("Detours", ["Village"], { title: "Detours (2024)" });
    expect(setCalled([old, young], "Detours")).toBe(young);
    expect(setCalled([old, young], "Detours (2022)")).toBe(old);
    expect(setCalled([old, young], "Detour")).toBeUndefined();
  });
  it("are found by the Bane, which may break the peace", () => {
    const baned = [info("Brew", ["Vassal"], { others: ["Village"] }), info("Raid", ["Vassal"], { others: ["Militia"] })];
    const among = (changes: Partial<typeof NO_FILTER>): string[] => findSets(baned, { ...NO_FILTER, ...changes }, cards, (name) => name).map((set) => set.name);
    expect(among({ words: "village" })).toEqual(["Brew"]);
    expect(among({ peaceful: true })).toEqual(["Brew"]);
  });
  it("are filtered by box, book and peace", () => {
    expect(found({ peaceful: true })).toEqual(["Deck Top"]);
    expect(found({ missing: true, expansion: "Seaside" })).toEqual(["Shore"]);
    expect(found({ missing: true, book: "Seaside (2009)" })).toEqual(["Shore"]);
  });
});

describe("one's own kingdom", () => {
  const ten = Array.from({ length: 10 }, (_, i) => card(`Card ${i}`, { expansion: i < 5 ? "Dominion" : "Allies" }));
  const ally = card("Guild", { landscape: true, supply: false, expansion: "Allies" });
  const all = byName([...ten, ally]);
  const names = ten.map((one) => one.name);

  it("is the line of what is picked, as soon as it is ten piles", () => {
    expect(lineOf(names.slice(1), all)).toBeNull();
    expect(lineOf([...names.slice(1), "Guild"], all)).toBeNull();
    expect(lineOf(names, all)).toBe(names.join(", "));
    expect(lineOf([...names, "Guild"], all)).toBe(`${names.join(", ")}; landscapes Guild`);
  });
  it("begins with the kingdom that is shown", () => {
    const shown = { kingdom: ten, landscapes: [], roles: [{ role: "ally", title: "Ally", place: "landscape", cards: [ally], piles: {} }, { role: "bane", title: "Bane", place: "supply", cards: [card("Moat")], piles: {} }] } as unknown as KingdomInfo;
    expect(picksOf(shown)).toEqual(names); // what has a role comes by itself
  });
  it("offers all cards by box", () => {
    const basic = card("Copper", { basic: true });
    const part = card("Part", { pile: "Card 1" });
    expect(shelves([...ten, ally, basic, part]).map((shelf) => [shelf.box, shelf.kingdom.length, shelf.landscapes.length])).toEqual([["Dominion", 5, 0], ["Allies", 5, 1]]);
    expect(shelves([card("Flag", { landscape: true, types: ["Artifact"] })])).toEqual([]);
  });
});

describe("wishes", () => {
  const cards = [card("Village", { expansion: "Dominion", edition: 2 }), card("Spy", { expansion: "Dominion", edition: 1 }), card("Baker", { expansion: "Guilds", edition: 0 })];
  it("say what they will do", () => {
    const said = (changes: Partial<typeof NO_WISHES>): string => wishesSaid({ ...NO_WISHES, ...changes }, cards, en.lobby.random, (name) => name);
    expect(said({})).toBe("Drawn from 3 cards.");
    expect(said({ expansions: ["Guilds"], villages: 1, attacks: "0", ban: ["Spy"] })).toBe("Drawn from 1 card; of Guilds; at least one village; no Attack; without Spy.");
    expect(said({ events: 1, projects: 2 })).toBe("Drawn from 3 cards; at least 1 Event; at least 2 Projects.");
    expect(said({ landmarks: 2, ways: 1 })).toBe("Drawn from 3 cards; at least 2 Landmarks; with a Way.");
    expect(said({ traits: 1 })).toBe("Drawn from 3 cards; at least 1 Trait.");
  });
  it("leave these to be drawn from", () => {
    expect(pool({ ...NO_WISHES, edition: "second" }, cards).map((one) => one.name)).toEqual(["Village", "Baker"]);
    expect(pool({ ...NO_WISHES, edition: "first" }, cards).map((one) => one.name)).toEqual(["Spy", "Baker"]);
    expect(pool({ ...NO_WISHES, edition: "both" }, cards).length).toBe(3);
  });
});

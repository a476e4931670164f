import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cards as listed, load } from "virtual:emblems";
import { collection, emblemNames, shorter } from "../emblem-plugin";
import { bands, edges, handOrder } from "../src/cards/look";
import { homeOf } from "../src/cards/outlines";
import { SIGNS } from "../src/cards/signs";
import { parts, pieces, together } from "../src/cards/text";
import { search } from "../src/lobby/CardSearch";
import { NO_WISHES, wishList } from "../src/lobby/wishing";
import { namePattern } from "../src/table/Log";
import type { CardList } from "../src/protocol";
import { facts } from "./samples";

const PYTHON = process.env.BAILIWICK_PYTHON ?? "../.venv/bin/python";
const CODE = "import json; from bailiwick.server.catalogue import card_list; print(json.dumps(card_list()))";

const EXPANSIONS = emblemNames();
const EMBLEMS = Object.values(EXPANSIONS).flatMap((emblems) => Object.entries(emblems));

describe("emblems", () => {
  it("exist in the collection", () => {
    const { icons } = collection();
    for (const name of [...EMBLEMS.map(([, icon]) => icon), ...Object.values(SIGNS)]) expect(icons).toHaveProperty([name]);
  });

  it("are different for different cards", () => {
    expect(new Set(EMBLEMS.map(([, icon]) => icon)).size).toBe(EMBLEMS.length);
    expect(new Set(EMBLEMS.map(([card]) => card)).size).toBe(EMBLEMS.length);
  });

  it("come by expansion, all that its file names", async () => {
    expect(Object.keys(load).sort()).toEqual([...Object.keys(EXPANSIONS), "signs"].sort());
    for (const [expansion, emblems] of Object.entries(EXPANSIONS)) {
      const { paths } = await load[expansion]!();
      expect(Object.keys(paths)).toEqual(Object.keys(emblems));
      expect(listed[expansion]).toEqual(Object.keys(emblems));
      for (const path of Object.values(paths)) expect(path).toMatch(/^M[^<"]{40}/i);
    }
    const { paths } = await load.signs!();
    expect(Object.keys(paths).sort()).toEqual([...new Set<string>(Object.values(SIGNS))].sort());
  });

  it.runIf(existsSync(PYTHON))("are there for every card of the register, in the file of its expansion", () => {
    const { cards } = JSON.parse(execFileSync(PYTHON, ["-c", CODE], { encoding: "utf8" })) as CardList;
    expect(cards.length).toBeGreaterThan(150);
    expect(cards.map((card) => card.name).filter((name) => homeOf(name) === undefined)).toEqual([]);
    const files = new Map(cards.map((card) => [card.expansion, homeOf(card.name)]));
    expect(cards.filter((card) => files.get(card.expansion) !== homeOf(card.name))).toEqual([]);
    expect(new Set(files.values()).size).toBe(files.size);
  });
});

describe("outlines", () => {
  it("become shorter and stay the same", () => {
    expect(shorter("M128.688 115.594v147.75h-.02l12.04.567-.257.04z")).toBe("M128.7 115.6v147.8h0l12 .6-.3 0z");
    expect(shorter("M1.234 1a3 3 0 01.55.55 2.04 2 0 1 0-3.14.09")).toBe("M1.2 1a3 3 0 0 1 .6.6 2 2 0 1 0-3.1.1");
  });
});

describe("texts", () => {
  it("have coins, shields and strong words", () => {
    expect(pieces("+1 Card, +2 coins.")).toEqual([
      { kind: "strong", text: "+1 Card" },
      { kind: "text", text: ", " },
      { kind: "strong", text: "+" },
      { kind: "coin", text: "2", said: "2 coins" },
    ]);
    expect(pieces("-1 VP.")[0]).toEqual({ kind: "vp", text: "-1", said: "-1 victory points" });
    expect(pieces("Gain a card that costs at most 4 now")[1]).toEqual({ kind: "text", text: "costs at most " });
    expect(parts("One. / Two.").length).toBe(2);
  });

  it("lose nothing but a last full stop", () => {
    const text = "Trash a card of your hand; +1 Buy for each 2 coins of its cost, and 1 VP";
    expect(pieces(text).map((piece) => ("said" in piece ? piece.said.replace("victory points", "VP") : piece.text)).join("")).toBe(text);
  });
});

describe("lines", () => {
  it("part no symbol from its plus, its comma or its full stop", () => {
    const runs = together(pieces("Face down: +1 coin, face up: +3 Cards. It costs 2. Now"));
    expect(runs.map((run) => run.map((piece) => piece.text).join(""))).toEqual(["Face down: ", "+1,", " face up: ", "+3 Cards", ". It ", "costs ", "2.", " Now"]);
  });
});

describe("looks", () => {
  it("have bands by main type and edges by the others", () => {
    expect(bands(["Action", "Victory", "Duration"])).toEqual(["action", "victory"]);
    expect(bands(["Ally"])).toEqual(["landscape"]);
    expect(edges(["Action", "Attack", "Duration"])).toEqual(["attack", "duration"]);
  });

  it("sort a hand by type and cost", () => {
    const hand = [facts("Estate", { types: ["Victory"] }), facts("Copper", { types: ["Treasure"] }), facts("Moat", { types: ["Action"], cost: { coins: 2, potions: 0, debt: 0 } }), facts("Gold", { types: ["Treasure"], cost: { coins: 6, potions: 0, debt: 0 } })];
    expect(hand.sort(handOrder).map((card) => card.name)).toEqual(["Moat", "Gold", "Copper", "Estate"]);
  });
});

describe("words", () => {
  it("finds card names in sentences, the longest first", () => {
    const { pattern, names } = namePattern({ Witch: facts("Witch", { plural: "Witches" }), "Young Witch": facts("Young Witch", { plural: "Young Witches" }) });
    expect("You play 2 Young Witches.".split(pattern!)).toEqual(["You play 2 ", "Young Witches", "."]);
    expect(names.get("Young Witches")).toBe("Young Witch");
  });

  it("searches names before texts", () => {
    const cards = [facts("Moat", { text: "against any Witch" }), facts("Witch")];
    expect(search(cards, "witch").map((card) => card.name)).toEqual(["Witch", "Moat"]);
    expect(search(cards, "zebra")).toEqual([]);
    expect(search([facts("Fairgrounds"), facts("Underling"), facts("Young Witch"), facts("Witch")], "un").map((card) => card.name)).toEqual(["Underling", "Fairgrounds", "Young Witch"]);
  });

  it("sends only what is wished for", () => {
    expect(wishList(NO_WISHES)).toEqual({});
    expect(wishList({ ...NO_WISHES, attacks: "0", villages: 1, colonies: "no", require: ["Witch"] })).toEqual({ attacks: 0, villages: 1, colonies: false, require: ["Witch"] });
    expect(wishList({ ...NO_WISHES, events: 1, projects: 2, ways: 1 })).toEqual({ events: 1, projects: 2, ways: 1 });
  });
});

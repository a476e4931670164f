import { describe, expect, it } from "vitest";
import { atOnce, choices, complete, isSpending, letsGo, mainButton, manner, moved, ordered, playedFromDeck, purses, spendOption, stillNeeded, toggle, wish } from "../src/game/answering";
import type { Question } from "../src/protocol";
import { option, question, turnMove } from "./samples";

const SHOWN = new Set(["hand:0", "pile:Gold", "pile:Silver"]);
const hand = (text: string, id: number) => option(text, "card", id, "hand:0");

describe("one click", () => {
  it("plays an Action, and the main button goes on", () => {
    const asked = question({ purpose: "play-action", minimum: 0, options: [hand("Smithy", 1), hand("Smithy", 2), hand("Village", 3)], main: { label: "To the Buy phase", options: [], ends_turn: false } });
    const offered = choices(asked, SHOWN);
    expect(offered.map((choice) => [choice.text, choice.where, choice.options])).toEqual([
      ["Smithy", "hand", [0, 1]],
      ["Village", "hand", [2]],
    ]);
    expect(atOnce(asked, offered[1]!)).toEqual([2]);
    expect(mainButton(asked, [], 0)).toEqual({ label: "To the Buy phase", answer: [] });
  });

  it("plays a card of the deck that all know, each by itself", () => {
    const inDeck = (text: string, id: number) => option(text, "card", id, "deck:0");
    const deck = [{ id: 4, name: "Ninja", above: 0 }, { id: 5, name: "Ninja", above: 3 }];
    const asked = question({ purpose: "play-action", minimum: 0, options: [hand("Ninja", 1), inDeck("Ninja", 5), inDeck("Ninja", 4)] });
    expect(playedFromDeck(asked, deck, 0)).toBe("deck:0");
    const offered = choices(asked, new Set([...SHOWN, "deck:0"]));
    expect(offered.map((choice) => [choice.where, choice.options])).toEqual([["hand", [0]], ["hand", [1]], ["hand", [2]]]);
    // Another card of the deck is none that is played from there, and lies in the tray.
    const other = question({ purpose: "return", options: [inDeck("Copper", 9)] });
    expect([playedFromDeck(other, deck, 0), playedFromDeck(null, deck, 0)]).toEqual([null, null]);
    expect(choices(other, SHOWN).map((choice) => choice.where)).toEqual(["tray"]);
  });

  it("plays one Treasure or buys in the Buy phase, though several may be picked", () => {
    const asked = question({
      purpose: "buy",
      minimum: 0,
      maximum: 3,
      options: [hand("Copper", 1), hand("Copper", 2), option("Gold", "pile", null, "pile:Gold"), turnMove("Spend Coffers", "spend-coffers", 1)],
      main: { label: "End turn", options: [], ends_turn: true },
      play_all: [0, 1],
    });
    expect(manner(asked)).toBe("one");
    const offered = choices(asked, SHOWN);
    expect(offered.map((choice) => choice.where)).toEqual(["hand", "pile", "label"]);
    expect(atOnce(asked, offered[0]!)).toEqual([0]);
    expect(atOnce(asked, offered[1]!)).toEqual([2]);
    expect(offered[2]?.move).toBe("spend-coffers");
    expect(mainButton(asked, [], 0)?.answer).toEqual([]);
  });

  it.each(["play", "gain", "react", "topdeck", "to-hand", "first", "rotate", "token", "may", "choose", "reveal"])("answers %s", (purpose) => {
    const asked = question({ purpose, options: [option("A", "label"), option("B", "label")] });
    expect(manner(asked)).toBe("one");
    expect(atOnce(asked, choices(asked, SHOWN)[1]!)).toEqual([1]);
    expect(mainButton(asked, [], 0)).toBeNull();
  });

  it("offers piles that are not shown one by one, and cards that lie elsewhere, in the tray", () => {
    const asked = question({
      purpose: "gain",
      options: [option("Diadem", "pile", null, "pile:Diadem"), option("Gold", "pile", null, "pile:Gold"), option("Copper", "card", 9, "trash"), option("Copper", "card", 8, "hand:1")],
    });
    expect(choices(asked, SHOWN).map((choice) => choice.where)).toEqual(["tray", "pile", "tray", "tray"]);
  });

  it("declines with the main button", () => {
    const asked = question({ purpose: "may", minimum: 0, options: [option("Discard it", "label")], main: { label: "No", options: [], ends_turn: false } });
    expect(mainButton(asked, [], 0)).toEqual({ label: "No", answer: [] });
  });
});

describe("moves of the turn", () => {
  const lying = new Set([...SHOWN, "landscape:Fair"]);

  it("are clicked where they lie, and buttons otherwise", () => {
    const asked = question({
      purpose: "buy",
      maximum: 4,
      options: [turnMove("Gold", "buy", 0, "pile", "pile:Gold"), turnMove("Fair", "buy-landscape", 0, "landscape", "landscape:Fair"), turnMove("Far", "buy-landscape", 0, "landscape", "landscape:Far"), turnMove("Use an Action", "other")],
    });
    const offered = choices(asked, lying);
    expect(offered.map((choice) => choice.where)).toEqual(["pile", "landscape", "tray", "label"]);
    expect(atOnce(asked, offered[1]!)).toEqual([1]);
    expect(offered.map((choice) => isSpending(choice.move))).toEqual([false, false, false, false]);
  });

  it.each(["play-action", "buy", "play-night"])("answer %s with one click", (purpose) => {
    const asked = question({ purpose, minimum: 0, maximum: 2, options: [hand("Owl", 1), hand("Cat", 2)], main: { label: "End turn", options: [], ends_turn: true } });
    expect(atOnce(asked, choices(asked, SHOWN)[1]!)).toEqual([1]);
    expect(mainButton(asked, [], 0)).toEqual({ label: "End turn", answer: [] });
  });

  it("spend tokens one by one, and debt as far as it can be paid", () => {
    const asked = question({
      purpose: "buy",
      options: [turnMove("Spend Coffers", "spend-coffers", 1), turnMove("Pay 1 debt", "pay-debt", 1), turnMove("Pay 4 debt", "pay-debt", 4)],
    });
    expect(purses(asked, { coffers: 3, villagers: 7 })).toEqual([
      { move: "spend-coffers", most: 3 },
      { move: "pay-debt", most: 4 },
    ]);
    expect(spendOption(asked, "spend-coffers", 3)).toEqual({ option: 0, number: 1 });
    expect(spendOption(asked, "pay-debt", 4)).toEqual({ option: 2, number: 4 });
    expect(spendOption(asked, "pay-debt", 3)).toEqual({ option: 1, number: 1 });
    expect(spendOption(asked, "spend-villagers", 1)).toBeNull();
    expect(purses(question({ purpose: "play-action", options: [turnMove("Spend a Villager", "spend-villagers", 1)] }), { coffers: 3, villagers: 2 })).toEqual([{ move: "spend-villagers", most: 2 }]);
  });

  it("play a card as printed where no Way is followed", () => {
    const asked = question({ purpose: "way", minimum: 0, options: [option("Way of A", "card", 5), option("Way of B", "card", 6)], main: { label: "None", options: [], ends_turn: false } });
    expect(choices(asked, SHOWN).map((choice) => choice.where)).toEqual(["tray", "tray"]);
    expect(mainButton(asked, [], 0)).toEqual({ label: "Play as printed", answer: [] });
  });

  it("bid", () => {
    const asked = question({ purpose: "bid", shape: "number", minimum: 0, maximum: 40 });
    expect([mainButton(asked, [], 0)?.label, mainButton(asked, [], 3)?.label]).toEqual(["Bid nothing", "Bid 3 debt"]);
  });
});

describe("several", () => {
  const asked = question({ purpose: "discard", minimum: 2, maximum: 2, options: [hand("Copper", 1), hand("Copper", 2), hand("Estate", 3)] });
  const [copper, estate] = choices(asked, SHOWN);

  it("takes copies one by one and puts them back", () => {
    expect(toggle(asked, [], copper!)).toEqual([0]);
    expect(toggle(asked, [0], copper!)).toEqual([0, 1]);
    expect(toggle(asked, [0, 1], copper!)).toEqual([]);
    expect(toggle(asked, [0], estate!)).toEqual([0, 2]);
    expect(toggle(asked, [0, 1], estate!)).toEqual([0, 1]);
  });

  it("counts what is still needed and opens the button when it is enough", () => {
    expect([stillNeeded(asked, []), stillNeeded(asked, [0])]).toEqual(["choose 2", "choose 1 more"]);
    expect(mainButton(asked, [0], 0)).toEqual({ label: "Discard 2", answer: null }); // what it waits for
    expect(mainButton(asked, [0, 2], 0)).toEqual({ label: "Discard 2", answer: [0, 2] });
    expect(stillNeeded(asked, [0, 2])).toBe("2 of 2");
  });

  it("needs nothing where none is enough", () => {
    const free = question({ ...asked, purpose: "trash", minimum: 0, maximum: 4, main: { label: "None", options: [], ends_turn: false } });
    expect(mainButton(free, [], 0)).toEqual({ label: "None", answer: [] });
    expect(mainButton(free, [1], 0)).toEqual({ label: "Trash 1", answer: [1] });
    expect(stillNeeded(free, [1])).toBe("1 of up to 3");
  });

  it("is all or nothing where it must be", () => {
    const all = question({ ...asked, shape: "all-or-none", minimum: 0, maximum: 2 });
    expect(manner(all)).toBe("several");
    expect([complete(all, []), complete(all, [0]), complete(all, [0, 1])]).toEqual([true, false, true]);
    expect(mainButton(all, [0], 0)).toEqual({ label: "Discard 2", answer: null });
    expect(stillNeeded(all, [0])).toBe("choose 1 more");
  });

  it("chooses two of a printed list", () => {
    const list = question({ purpose: "choose", minimum: 2, maximum: 2, options: ["+2 Cards", "+2 Actions", "+2 coins"].map((text) => option(text, "label")) });
    const offered = choices(list, SHOWN);
    expect(offered.length).toBe(3);
    const picked = toggle(list, toggle(list, [], offered[2]!), offered[0]!);
    expect(mainButton(list, picked, 0)).toEqual({ label: "Choose 2", answer: [2, 0] });
  });
});

describe("orders, numbers and names", () => {
  const cards = question({ purpose: "arrange", shape: "order", minimum: 3, maximum: 3, options: [option("A", "card", 1, "looking:0"), option("B", "card", 2, "looking:0"), option("A", "card", 3, "looking:0")] });

  it("orders by clicks, the rest as it came", () => {
    expect(choices(cards, SHOWN).length).toBe(3);
    expect(ordered(cards, [2])).toEqual([2, 0, 1]);
    expect(mainButton(cards, [], 0)).toEqual({ label: "Keep this order", answer: [0, 1, 2] });
    expect(mainButton(cards, [1, 2], 0)?.answer).toEqual([1, 2, 0]);
    expect(stillNeeded(cards, [1])).toBe("2 to go");
  });

  it("orders by dragging", () => {
    expect(moved([0, 1, 2], 2, 0)).toEqual([2, 0, 1]);
    expect(moved([0, 1, 2], 0, 2)).toEqual([1, 2, 0]);
  });

  it("answers numbers with the stepper", () => {
    const number = question({ purpose: "overpay", shape: "number", minimum: 0, maximum: 4 });
    expect(choices(number, SHOWN)).toEqual([]);
    expect(mainButton(number, [], 0)).toEqual({ label: "Pay no more", answer: [0] });
    expect(mainButton(number, [], 3)).toEqual({ label: "Overpay 3", answer: [3] });
    expect(mainButton(question({ ...number, purpose: "spend" }), [], 2)?.label).toBe("Spend 2");
  });

  it("names by search", () => {
    expect(manner(question({ purpose: "name", options: [option("Copper", "label")] }))).toBe("name");
  });
});

describe("the gold button", () => {
  const hand = ["Copper", "Copper", "Village"].map((name, id) => option(name, "card", id, "hand:0"));
  const offer = (changes: Partial<Question>): Question => question({ purpose: "trash", minimum: 0, options: hand, main: { label: "Trash nothing", options: [], ends_turn: false }, ...changes });
  const main = (asked: Question, picked: number[] = [], amount = 0) => mainButton(asked, picked, amount);

  it("is the likely wish, of all the copies that are meant", () => {
    const asked = offer({ options: hand.slice(0, 2), maximum: 2, likely: [0, 1] });
    expect(wish(asked, choices(asked, SHOWN))).toMatchObject({ choice: { text: "Copper" }, answer: [0, 1] });
  });

  it("is none where nobody can tell, until something is picked", () => {
    const asked = offer({ maximum: 3 });
    expect(wish(asked, choices(asked, SHOWN))).toBeNull();
    expect([letsGo(asked, main(asked)), letsGo(asked, main(asked, [0]))]).toEqual([true, false]);
    const number = question({ purpose: "spend", shape: "number", minimum: 0, maximum: 3 });
    expect([letsGo(number, main(number, [], 0)), letsGo(number, main(number, [], 2))]).toEqual([true, false]);
  });

  it("is to do nothing only where that is the wish", () => {
    const asked = offer({ purpose: "gain", options: hand.slice(0, 1), likely: [] });
    expect(wish(asked, choices(asked, SHOWN))).toBeNull();
    expect(letsGo(asked, main(asked))).toBe(false);
  });

  it("keeps an order as it is, and goes on from an Action phase with nothing to play", () => {
    const order = question({ purpose: "arrange", shape: "order", minimum: 3, maximum: 3, options: hand, likely: [0, 1, 2] });
    expect([wish(order, choices(order, SHOWN)), letsGo(order, main(order))]).toEqual([null, false]);
    const turn = offer({ purpose: "play-action", options: hand, main: { label: "To the Buy phase", options: [], ends_turn: false } });
    expect([letsGo(turn, main(turn)), letsGo({ ...turn, options: [] }, main(turn))]).toEqual([true, false]);
  });
});

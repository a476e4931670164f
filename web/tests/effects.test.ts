import { describe, expect, it } from "vitest";
import { namesFor } from "../src/game/answering";
import { discount, holder, lasting, staysFor, when } from "../src/game/effects";
import { endsGame } from "../src/game/ending";
import type { EffectState, PileState, SeatInfo } from "../src/protocol";
import { ENDING, option, player, question, state } from "./samples";

const cost = (coins: number) => ({ coins, potions: 0, debt: 0 });
const pile = (name: string, count: number, printed = 5, now = printed): PileState => ({ name, top: name, count, cost: cost(now), printed: cost(printed), supply: true, cards: [], role: "", marks: [], hidden: false, group: "", tokens: {}, token_owners: {} });
const effect = (source: string, changes: Partial<EffectState> = {}): EffectState => ({ source, id: null, seat: 0, until: "this-turn", cards: [], holds: 0, named: "", waits: "", ...changes });
const seats = ["Ana", "Ben"].map((name, seat) => ({ name, seat }) as SeatInfo);

describe("lasting effects", () => {
  it("tells like ones once", () => {
    const found = lasting(state({ effects: [effect("Merchant"), effect("Merchant"), effect("Merchant", { seat: 1 })] }));
    expect(found.map(({ source, seat, count }) => [source, seat, count])).toEqual([["Merchant", 0, 2], ["Merchant", 1, 1]]);
  });

  it("leaves what a card in play says to the card, and what it holds to the cards there, unless they are not seen", () => {
    const players = [player(0, { in_play: [{ id: 7, name: "Stronghold", tokens: 0, lasting: true }] }), player(1)];
    const wait = effect("Stronghold", { id: 7, until: "once" });
    expect(lasting(state({ players, turn: 0, effects: [wait] }))).toEqual([]);
    const held = { ...wait, holds: 1, cards: [{ id: 9, name: "Smithy" }] };
    const here = state({ players, turn: 0, effects: [held] });
    expect([lasting(here), holder(9, here)]).toEqual([[], { source: "Stronghold", told: false }]);
    const elsewhere = state({ players, turn: 1, effects: [held] });
    expect([lasting(elsewhere).map((one) => one.cards), holder(9, elsewhere)]).toEqual([[["Smithy"]], { source: "Stronghold", told: true }]);
    expect(lasting(state({ players, turn: 0, effects: [{ ...wait, holds: 1 }] })).map((one) => one.holds)).toEqual([1]);
    expect(holder(8, here)).toBeNull();
  });

  it("tells which cards were named", () => {
    const found = lasting(state({ effects: [effect("Contraband", { named: "Province" }), effect("Contraband", { named: "Gold" })] }));
    expect(found.map(({ count, named }) => [count, named])).toEqual([[2, ["Province", "Gold"]]]);
  });

  it("tells once of a card that works until then and does something then", () => {
    const found = lasting(state({ effects: [effect("Highwayman", { seat: 1, until: "next-turn" }), effect("Highwayman", { seat: 1, until: "once" })] }));
    expect(found.map((one) => one.until)).toEqual(["next-turn"]);
  });

  it("tells once of what is held until then, and of everything else that is held", () => {
    const held = { holds: 1, cards: [{ id: 9, name: "Silver" }] };
    const both = [effect("Blockade", { ...held, until: "next-turn" }), effect("Blockade", { ...held, until: "once" })];
    expect(lasting(state({ effects: both })).map((one) => one.until)).toEqual(["next-turn"]);
    const other = effect("Blockade", { holds: 1, cards: [{ id: 8, name: "Gold" }], until: "once" });
    expect(lasting(state({ effects: [both[0]!, other] })).map((one) => one.until)).toEqual(["next-turn", "once"]);
  });

  it("says how long they last", () => {
    const now = state({ seat: 0 });
    expect(when(effect("Merchant"), now, seats)).toBe("this turn");
    expect(when(effect("Highwayman", { seat: 1, until: "next-turn" }), now, seats)).toBe("until Ben's next turn");
    expect(when(effect("Farmhands", { until: "once" }), now, seats)).toBe("your next turn");
  });

  it("says what a card waits for that works the next time something happens, below it and for others", () => {
    const now = state({ effects: [effect("Cage", { id: 1, until: "once", waits: "gain" }), effect("Crew", { id: 2, until: "once", waits: "turn" }), effect("Prince", { id: 3, until: "forever", waits: "turn" }), effect("Search", { id: 4, until: "once", waits: "empty" })] });
    expect([1, 2, 3, 4, 5].map((id) => staysFor(id, now))).toEqual(["next gain", "next turn", "each turn", "next empty pile", "next turn"]);
    expect(when(effect("Cage", { until: "once", waits: "gain", seat: 1 }), now, seats)).toBe("Ben's, at the next gain");
    expect(when(effect("Flagship", { until: "once", waits: "play" }), now, seats)).toBe("at the next play");
  });

  it("knows by how much everything is cheaper", () => {
    expect(discount(state({ piles: [pile("Gold", 9, 6, 4), pile("Copper", 9, 0), pile("Moat", 9, 2, 0), pile("Curse", 9, 1, 0)] }))).toBe(2);
    expect(discount(state({ piles: [pile("Gold", 9, 6, 4), pile("Silver", 9, 3)] }))).toBe(0);
    expect(discount(state({ piles: [pile("Gold", 9, 6)] }))).toBe(0);
  });
});

describe("the end of the game", () => {
  const options = [option("Province", "pile", null, "pile:Province"), option("Gold", "pile", null, "pile:Gold")];
  const buy = question({ purpose: "buy", options, main: { label: "End turn", options: [], ends_turn: true } });
  const at = (provinces: number, buys: number, others: PileState[] = []) =>
    state({ seat: 0, turn: 0, players: [player(0, { buys }), player(1)], piles: [pile("Province", provinces, 8), pile("Gold", 20, 6), ...others] });

  it("comes with the last Province, if that was the last Buy", () => {
    expect(endsGame(at(1, 1), buy, [0], ENDING)).toBe(true);
    expect(endsGame(at(1, 1), buy, [1], ENDING)).toBe(false);
    expect(endsGame(at(2, 1), buy, [0], ENDING)).toBe(false);
    expect(endsGame(at(1, 2), buy, [0], ENDING)).toBe(false);
  });

  it("comes with the end of the turn, if piles are empty", () => {
    const empty = ["Moat", "Cellar", "Village"].map((name) => pile(name, 0));
    expect(endsGame(at(0, 1), buy, [], ENDING)).toBe(true);
    expect(endsGame(at(8, 1), buy, [], ENDING)).toBe(false);
    expect(endsGame(at(8, 1, empty), buy, [], ENDING)).toBe(true);
    expect(endsGame(at(8, 1, empty.slice(1)), buy, [], ENDING)).toBe(false);
  });
});

it("offers own cards first where a card is to be named", () => {
  const options = ["Abundance", "Copper", "Estate", "Smithy", "Copperfield"].map((name) => option(name, "label", null, null));
  const name = question({ purpose: "name", options });
  const names = (typed: string): string[] => namesFor(name, typed, { Smithy: 1, Copper: 1, Estate: 1 }, { Estate: 3, Copper: 7 }).map((one) => one.name);
  expect(names("")).toEqual(["Copper", "Estate", "Smithy"]);
  expect(names("cop")).toEqual(["Copper", "Copperfield"]);
  expect(names("e")).toEqual(["Estate", "Copper", "Abundance", "Copperfield"]);
});

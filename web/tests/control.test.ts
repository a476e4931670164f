import { describe, expect, it } from "vitest";
import { controlled, handSeat } from "../src/game/control";
import { endsGame } from "../src/game/ending";
import { beneath, listed, tokensOn } from "../src/game/tokens";
import { isBought } from "../src/table/supply-order";
import type { PileState, SeatInfo } from "../src/protocol";
import { ENDING, facts, option, player, question, state } from "./samples";

const seats = ["Ana", "Ben", "Cleo"].map((name, seat): SeatInfo => ({ seat, name, kind: "person", bot: "", taken: true, present: true, away_seconds: 0, replaced: false }));
const cost = { coins: 4, potions: 0, debt: 0 };
const pile = (changes: Partial<PileState>): PileState => ({ name: "P", top: "P", count: 8, cost, printed: cost, supply: true, cards: [], role: "", marks: [], hidden: false, group: "", tokens: {}, token_owners: {}, ...changes });

describe("a turn in which another decides", () => {
  const seen = player(1, { hand: [{ id: 1, name: "Gold" }] });
  const players = [player(0), seen, player(2)];
  const control = { seat: 1, by: 0 };

  it("is told to everybody in their own words", () => {
    const told = (seat: number): string => controlled(state({ seat, players, control }), seats);
    expect([told(0), told(1), told(2), told(-1)]).toEqual(["You play this turn for Ben.", "Ana decides in this turn.", "Ana plays this turn for Ben.", "Ana plays this turn for Ben."]);
    expect(controlled(state({ players }), seats)).toBe("");
    expect(controlled(state({ players, control, phase: "over" }), seats)).toBe("");
  });

  it("shows the hand that is played to who decides, and to no one else", () => {
    expect(handSeat(state({ players, control }))).toBe(1);
    expect(handSeat(state({ players, control, question: question({ player: 1 }) }))).toBe(1);
    expect(handSeat(state({ players, control, question: question({ player: 0 }) }))).toBe(0); // the own Reaction
    expect(handSeat(state({ seat: 1, players: [player(0, { hand: null }), seen], control }))).toBe(1);
    expect(handSeat(state({ seat: 2, players: [player(0), player(1), player(2, { hand: [] })], control }))).toBe(2);
    expect(handSeat(state({ players }))).toBe(0);
  });

  it("may end the game, though it is another's turn", () => {
    const piles = [pile({ name: "Province", top: "Province", count: 1 })];
    const asked = question({ purpose: "buy", player: 1, options: [option("Province", "pile", null, "pile:Province")], main: { label: "End turn", options: [], ends_turn: true } });
    expect(endsGame(state({ players, control, piles, turn: 1 }), asked, [0], ENDING)).toBe(true);
    expect(endsGame(state({ players, control, piles, turn: 1 }), asked, [], ENDING)).toBe(false);
  });
});

it("no turn ends before its night", () => {
  const piles = [pile({ name: "Province", count: 0 })];
  const asked = question({ purpose: "buy", options: [], main: { label: "To the Night phase", options: [], ends_turn: false } });
  expect(endsGame(state({ piles }), asked, [], ENDING)).toBe(false);
  expect(endsGame(state({ piles }), question({ ...asked, purpose: "play-night", main: { label: "End turn", options: [], ends_turn: true } }), [], ENDING)).toBe(true);
});

describe("what lies on and in a pile", () => {
  it("has tokens of players in their colours, and counts nobody's", () => {
    const found = tokensOn({ tokens: { "+1 Coin": 2, Tax: 3, Gone: 0 }, token_owners: { "+1 Coin": [0, 2] } }, 0, seats);
    expect(found.map(({ seat, short, said }) => [seat, short, said])).toEqual([
      [0, "+1$", "Your +1 Coin token"],
      [2, "+1$", "Cleo's +1 Coin token"],
      [null, "T3", "3 Tax"],
    ]);
    expect(tokensOn({ tokens: { Tax: 3 }, token_owners: {} }, 0, seats)[0]?.short).toBe("T3");
  });

  it("says what lies beneath only as far as it is known", () => {
    const names = ["Dot", "Ada", "Bea", "Ada"];
    const cards = { Ada: facts("Ada") };
    expect(beneath(pile({ name: "Paladins", top: "Dot", cards: names }), cards)).toBe("Paladins, from the top: 1 Dot, 2 Adas, 1 Bea.");
    expect(beneath(pile({ name: "Paladins", top: "Dot", cards: names, hidden: true }), cards)).toBe("Paladins: Dot on top, and 3 more in no known order: 2 Adas, 1 Bea.");
    expect(beneath(pile({ name: "Hoard", top: "Hoard", cards: names, hidden: true }), cards)).toBe("Hoard: 4 in no known order: 1 Dot, 2 Adas, 1 Bea.");
    expect(beneath(pile({}), cards)).toBe("");
  });

  it("names several", () => {
    expect([listed([]), listed(["A"]), listed(["A", "B", "C"])]).toEqual(["", "A", "A, B and C"]);
    expect([isBought(facts("F", { types: ["Event"] })), isBought(facts("L", { types: ["Landmark"] })), isBought(undefined)]).toEqual([true, false, false]);
  });
});

/** What a review says, in both languages. */
import { describe, expect, it } from "vitest";
import type { ReviewMove, ReviewPoint } from "../src/protocol";
import { answerInWords, chancesAt, listed, marksAround, why } from "../src/replay/review";
import { de } from "../src/words/de";
import { en } from "../src/words/en";

const same = (text: string): string => text;
const german = (text: string): string => ({ Copper: "Kupfer", Gold: "Gold", Militia: "Miliz" })[text] ?? text;

function move(changes: Partial<ReviewMove> = {}): ReviewMove {
  return {
    decision: 10, turn: 4, number: 3, seat: 0, purpose: "buy", cause: "", played: ["Duchy"], better: ["Gold"], chance: 0.4, best: 0.5, loss: 0.1, error: 0.02,
    size: "mistake", left: 8, reasons: [], ...changes,
  };
}

describe("answers in words", () => {
  it("count cards and name who asked", () => {
    expect(listed(["Copper", "Copper", "Gold"], en.review, same)).toBe("2 × Copper and Gold");
    expect(answerInWords(move(), ["Gold"], en.review, same)).toBe("buy Gold");
    expect(answerInWords(move(), [], en.review, same)).toBe("buy nothing");
    expect(answerInWords(move(), ["Treasures"], en.review, same)).toBe("play the Treasures");
    const discard = move({ purpose: "discard", cause: "Militia" });
    expect(answerInWords(discard, ["Copper", "Copper"], en.review, same)).toBe("discard 2 × Copper (Militia)");
    expect(answerInWords(discard, ["Copper", "Copper"], de.review, german)).toBe("2 × Kupfer ablegen (Miliz)");
    expect(answerInWords(move({ purpose: "may", cause: "Militia" }), [], en.review, same)).toBe("no (Militia)");
  });
});

describe("why something is better", () => {
  it("is said by what differs, and by how near the end is", () => {
    expect(why(move(), en.review, same)).toBe("The games that follow are won more often.");
    const reasons = [{ what: "points", number: 3.6, cards: [] }, { what: "plan", number: 0, cards: ["Witch", "Market"] }];
    expect(why(move({ reasons }), en.review, same)).toBe("It brings about 4 points more; it goes with a plan of Witch and Market.");
    expect(why(move({ reasons: [{ what: "wins-now", number: 0, cards: [] }], left: 1 }), en.review, same)).toBe("With one gain to the end, it ends the game at once, and wins it.");
    expect(why(move({ reasons: [{ what: "sooner", number: 1, cards: [] }], left: 3 }), de.review, german)).toBe("3 Karten vor dem Ende: das Spiel ist etwa einen Zug früher zu Ende.");
  });
  it("leaves out what it does not know yet", () => {
    expect(why(move({ reasons: [{ what: "something new", number: 1, cards: [] }] }), en.review, same)).toBe("The games that follow are won more often.");
  });
});

describe("the way from mark to mark", () => {
  const moves = [move({ decision: 3 }), move({ decision: 10 }), move({ decision: 25 })];
  it.each([
    [0, null, null, 3],
    [10, 10, 3, 25],
    [12, null, 10, 25],
    [30, null, 25, null],
  ])("at step %i", (step, at, before, after) => {
    const found = marksAround(moves, step);
    expect([found.at?.decision ?? null, found.before?.decision ?? null, found.after?.decision ?? null]).toEqual([at, before, after]);
  });
  it("knows how the chances stand", () => {
    const point = (seat: number, decision: number, chance: number): ReviewPoint => ({ turn: 0, seat, number: 1, decision, chance, error: 0 });
    const curve = [point(0, 0, 0.5), point(1, 4, 0.6), point(0, 8, 0.4)];
    expect(chancesAt(curve, 5).map((one) => one.chance)).toEqual([0.5, 0.6]);
    expect(chancesAt(curve, 8).map((one) => one.chance)).toEqual([0.4, 0.6]);
  });
});

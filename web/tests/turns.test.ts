import { describe, expect, it } from "vitest";
import { kindOf, sifted } from "../src/game/sifting";
import { befell, lastTurns, type Tally } from "../src/game/turns";
import type { LogLine } from "../src/protocol";
import { recorded } from "./recorded";
import { line } from "./samples";

function told(kind: string, seat: number, changes: Partial<LogLine> = {}): LogLine {
  return { ...line(0), kind, seat, ...changes };
}

describe("the last turn of each player", () => {
  const log = [
    told("draw", 0),
    told("turn", 0, { amount: 1 }),
    told("play", 0, { cards: ["Copper", "Copper"], coins: 2 }),
    told("buy", 0, { cards: ["Cellar"] }),
    told("turn", 1, { amount: 1 }),
    told("play", 1, { cards: ["Witch"] }),
    told("gain", 0, { cards: ["Curse"], depth: 1 }),
    told("buy", 1, { cards: ["Province"] }),
    told("gain", 1, { cards: ["Province"], text: "deck", amount: 1 }),
  ];

  it("says what was played, bought, and dealt to others", () => {
    const turn = lastTurns(log).get(1);
    expect([turn?.played, turn?.bought, turn?.gained, turn?.dealt]).toEqual([[{ name: "Witch", count: 1 }], [{ name: "Province", count: 1 }], [], [{ name: "Curse", count: 1 }]]);
  });

  it("says what it did to somebody else, as long as it lasts", () => {
    const shuffled = [...log, told("shuffle", 0), told("discard", 0)];
    expect(befell(shuffled, 0).map((one) => one.kind)).toEqual(["gain", "discard"]);
    expect(befell(shuffled, 1)).toEqual([]); // it is their own turn
    expect(befell(shuffled, -1)).toEqual([]);
    expect(befell([...shuffled, told("turn", 2)], 0)).toEqual([]);
  });

  it("stays until that player's next turn", () => {
    expect(lastTurns(log).get(0)).toMatchObject({ number: 1, played: [{ name: "Copper", count: 2 }], coins: 2, gained: [] });
    expect(lastTurns([...log, told("turn", 0, { amount: 2 })]).get(0)).toMatchObject({ number: 2, played: [], bought: [] });
  });
});

describe("the log by player and kind", () => {
  const log = [told("turn", 0), told("play", 0), told("buy", 0), told("turn", 1), told("play", 1), told("discard", 0)];

  it("keeps the headings of turns that have something, and no others", () => {
    expect(sifted(log, { seat: null, kind: null })).toBe(log);
    expect(sifted(log, { seat: 1, kind: null }).map((one) => one.kind)).toEqual(["turn", "play"]);
    expect(sifted(log, { seat: null, kind: "gains" }).map((one) => one.kind)).toEqual(["turn", "buy"]);
    expect(sifted(log, { seat: 0, kind: "rest" }).map((one) => [one.kind, one.seat])).toEqual([["turn", 1], ["discard", 0]]);
    expect(kindOf(told("effect", 0))).toBe("plays");
  });
});

function counts(...lists: Tally[][]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const { name, count } of lists.flat()) found[name] = (found[name] ?? 0) + count;
  return found;
}

describe("the strip against the record", () => {
  it("tells the same of every turn, with all cards", { timeout: 300_000 }, () => {
    const { games, missing } = recorded();
    expect(missing).toEqual([]);
    let compared = 0;
    for (const { log, turns } of games) {
      for (const turn of turns) {
        const strip = lastTurns(log.filter((one) => one.entry < turn.end)).get(turn.seat);
        expect(counts(strip?.played ?? [], strip?.night ?? [])).toEqual(turn.played);
        expect(counts(strip?.bought ?? [], strip?.gained ?? [])).toEqual(turn.got);
        expect(counts(strip?.trashed ?? [])).toEqual(turn.trashed);
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(200);
  });
});

import { describe, expect, it, vi } from "vitest";
import { choices } from "../src/game/answering";
import { assignKeys, LETTERS } from "../src/game/keys";
import type { Choosing } from "../src/table/choosing";
import { pressKey } from "../src/table/useKeys";
import { option, question, turnMove } from "./samples";

const PILES = ["pile:Gold", "pile:Silver", "pile:Smithy"];
const SHOWN = new Set([...PILES, "hand:0"]);

describe("keys", () => {
  it("gives piles a letter that stays, and the hand digits", () => {
    const asked = question({ purpose: "buy", options: [option("Copper", "card", 1, "hand:0"), option("Silver", "pile", null, "pile:Silver"), option("Smithy", "pile", null, "pile:Smithy")] });
    const keys = assignKeys(choices(asked, SHOWN), PILES);
    expect([...keys.values()].sort()).toEqual(["1", "b", "c"]);
  });

  it("lets nothing beside piles have a letter that a pile has, bought or not", () => {
    const spend = option("Spend Coffers", "label");
    const poor = question({ purpose: "buy", options: [option("Silver", "pile", null, "pile:Silver"), spend] });
    const rich = question({ purpose: "buy", options: [option("Gold", "pile", null, "pile:Gold"), option("Silver", "pile", null, "pile:Silver"), spend] });
    const keyOf = (asked: typeof poor): string | undefined => {
      const offered = choices(asked, SHOWN);
      return assignKeys(offered, PILES).get(offered.find((choice) => choice.where === "label")?.key ?? "");
    };
    expect(keyOf(poor)).toBe(LETTERS[PILES.length]);
    expect(keyOf(rich)).toBe(keyOf(poor));
  });

  it("gives landscapes letters after those of the piles, and others none of them", () => {
    const places = [...PILES, "landscape:Fair", "landscape:Far"];
    const asked = question({ purpose: "buy", options: [turnMove("Far", "buy-landscape", 0, "landscape", "landscape:Far"), turnMove("Pay 1 debt", "pay-debt", 1)] });
    const offered = choices(asked, new Set(places));
    const keys = assignKeys(offered, places);
    expect(offered.map((choice) => keys.get(choice.key))).toEqual([LETTERS[4], LETTERS[5]]);
  });

  it("gives everything a key that no other has, and none that the table needs itself", () => {
    const asked = question({ maximum: 9, options: Array.from({ length: 30 }, (_, i) => option(`Card ${i}`, "label")) });
    const keys = [...assignKeys(choices(asked, SHOWN), PILES).values()];
    expect(new Set(keys).size).toBe(30);
    for (const reserved of "eltu") expect(LETTERS).not.toContain(reserved);
  });

  it("does what a key stands for", () => {
    const asked = question({ purpose: "buy", options: [option("Gold", "pile", null, "pile:Gold")], play_all: null });
    const offered = choices(asked, SHOWN);
    const answer = vi.fn();
    const press = vi.fn();
    const choosing = { question: asked, manner: "one", choices: offered, keys: assignKeys(offered, PILES), main: { label: "End turn", answer: [] }, playAll: null, likely: null, answer, press, clear: vi.fn() } as unknown as Choosing;
    const undo = vi.fn();
    const actions = { choosing, undo, hint: vi.fn(), log: vi.fn(), help: vi.fn() };
    expect(pressKey("a", actions)).toBe(true);
    expect(press).toHaveBeenCalledWith(offered[0]);
    expect(pressKey("Enter", actions)).toBe(true);
    expect(answer).toHaveBeenCalledWith([]);
    expect(pressKey("u", actions)).toBe(true);
    expect(undo).toHaveBeenCalled();
    expect(pressKey("z", actions)).toBe(false);
    expect(pressKey("Enter", { ...actions, choosing: null })).toBe(false);
    const treasures = { ...choosing, playAll: [1, 2] };
    pressKey("Enter", { ...actions, choosing: treasures });
    expect(answer).toHaveBeenLastCalledWith([1, 2]);
    pressKey("e", { ...actions, choosing: treasures });
    expect(answer).toHaveBeenLastCalledWith([]);
    // The likely wish is what Enter does, and never what only harms.
    pressKey("Enter", { ...actions, choosing: { ...choosing, gold: "likely", likely: { choice: offered[0]!, answer: [0] } } });
    expect(answer).toHaveBeenLastCalledWith([0]);
    const before = answer.mock.calls.length;
    pressKey("Enter", { ...actions, choosing: { ...choosing, gold: "back", confirming: { why: "curse", card: "Curse" } } });
    expect(choosing.clear).toHaveBeenCalled();
    expect(answer.mock.calls.length).toBe(before);
  });
});

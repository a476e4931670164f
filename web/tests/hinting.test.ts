import { describe, expect, it, vi } from "vitest";
import { counted } from "../src/game/hinting";
import { TableStore } from "../src/game/store";
import type { Hint, Question } from "../src/protocol";
import { pressKey } from "../src/table/useKeys";

const option = (text: string, kind = "card") => ({ kind, text, id: null, place: null, move: null, number: 0 });
const question = (shape: string, ...options: ReturnType<typeof option>[]) => ({ number: 4, shape, options, minimum: 0, maximum: 3 }) as unknown as Question;

describe("a hint in words", () => {
  it("counts copies, keeps an order, and says numbers as they are", () => {
    const asked = question("pick", option("Copper"), option("Estate"), option("Copper"), option("+1 Card", "label"));
    expect(counted(asked, [0, 2, 1])).toEqual([{ text: "Copper", count: 2, label: false }, { text: "Estate", count: 1, label: false }]);
    expect(counted(asked, [3])).toEqual([{ text: "+1 Card", count: 1, label: true }]);
    expect(counted(asked, [])).toEqual([]);
    expect(counted({ ...asked, shape: "order" }, [0, 1, 2]).map((part) => part.text)).toEqual(["Copper", "Estate", "Copper"]);
    expect(counted({ ...asked, shape: "number" }, [3])).toEqual([{ text: "3", count: 1, label: true }]);
  });
});

describe("the store", () => {
  const wire = { onopen: null, onmessage: null as ((event: { data: unknown }) => void) | null, onclose: null, send: vi.fn(), close: vi.fn() };
  const say = (message: unknown): void => wire.onmessage?.({ data: JSON.stringify(message) });
  const hint = (number: number): Hint => ({ type: "hint", question: number, ideas: [{ options: [1], chance: 60, error: 4 }], games: 100, plan: [] });

  it("asks once, keeps the hint of the question that is asked, and forgets it when the game goes on", () => {
    vi.stubGlobal("window", { setTimeout: () => 0, clearTimeout: () => undefined });
    const store = new TableStore("t", () => wire);
    store.start();
    const state = { seat: 0, question: question("pick"), players: [], ending: null };
    say({ type: "welcome", number: 1, table: { id: "t" }, cards: {}, state, log: [], talk: [] });
    store.hint();
    store.hint();
    expect(wire.send.mock.calls.map(([text]) => JSON.parse(String(text)))).toEqual([{ type: "hint", question: 4 }]);
    expect(store.get().hinting).toBe(true);
    say(hint(3)); // too late: it was about another question
    expect(store.get().hint).toBe(null);
    say(hint(4));
    expect(store.get()).toMatchObject({ hinting: false, hint: { question: 4 } });
    store.forget();
    expect(store.get().hint).toBe(null);
    store.hint();
    say({ type: "error", code: "too-many", message: "Nobody has time to think for you now; ask again soon.", ref: null });
    expect(store.get().hinting).toBe(false);
    say(hint(4));
    say({ type: "welcome", number: 2, table: { id: "t" }, cards: {}, state, log: [], talk: [] });
    expect(store.get().hint).toBe(null);
    vi.unstubAllGlobals();
  });
});

it("the key h asks for a hint", () => {
  const hint = vi.fn();
  expect(pressKey("h", { choosing: null, undo: vi.fn(), hint, log: vi.fn(), help: vi.fn() })).toBe(true);
  expect(hint).toHaveBeenCalledOnce();
});

import { beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/game/store";
import { Connection } from "../src/net/connection";
import { FakeWire, facts, line, move, question, state, table, update, welcome } from "./samples";

function setUp() {
  const wires: FakeWire[] = [];
  const timers: { run: () => void; wait: number }[] = [];
  const clock = { set: (run: () => void, wait: number) => timers.push({ run, wait }), clear: (id: number) => void timers.splice(id - 1, 1, { run: () => undefined, wait: 0 }) };
  const listener = { welcome: vi.fn(), update: vi.fn(), table: vi.fn(), said: vi.fn(), hint: vi.fn(), error: vi.fn(), status: vi.fn() };
  const connection = new Connection(
    () => {
      wires.push(new FakeWire());
      return wires[wires.length - 1]!;
    },
    listener,
    clock,
  );
  connection.start();
  return { wires, timers, listener, connection, wire: () => wires[wires.length - 1]! };
}

describe("connection", () => {
  it("takes updates in order", () => {
    const { wire, listener } = setUp();
    wire().receive(welcome(4));
    wire().receive(update(5));
    wire().receive({ type: "table", number: 6, table });
    wire().receive(update(7));
    expect(listener.update).toHaveBeenCalledTimes(2);
    expect(listener.table).toHaveBeenCalledTimes(1);
    expect(wire().sent).toEqual([]);
  });

  it("asks for everything when one is missing, and ignores what comes before it", () => {
    const { wire, listener } = setUp();
    wire().receive(welcome(4));
    wire().receive(update(6));
    expect(wire().sent).toEqual([{ type: "resync" }]);
    wire().receive(update(7));
    expect(listener.update).not.toHaveBeenCalled();
    wire().receive(welcome(7));
    wire().receive(update(8));
    expect(listener.update).toHaveBeenCalledTimes(1);
  });

  it("ignores an update that it has seen", () => {
    const { wire, listener } = setUp();
    wire().receive(welcome(4));
    wire().receive(update(4));
    expect(listener.update).not.toHaveBeenCalled();
    expect(wire().sent).toEqual([]);
  });

  it("opens a new socket when one breaks, waiting longer each time", () => {
    const { wires, wire, timers, listener, connection } = setUp();
    wire().receive(welcome(1));
    wire().onclose?.();
    expect(listener.status).toHaveBeenLastCalledWith("lost");
    expect(connection.send({ type: "ping" })).toBe(false);
    const first = timers[timers.length - 1]!;
    first.run();
    expect(wires.length).toBe(2);
    wire().onclose?.();
    expect(timers[timers.length - 1]!.wait).toBeGreaterThan(first.wait);
    timers[timers.length - 1]!.run();
    wire().receive(welcome(9));
    expect(listener.status).toHaveBeenLastCalledWith("open");
    expect(connection.send({ type: "ping" })).toBe(true);
  });

  it("pings a silent socket and gives it up without an answer", () => {
    const { wires, wire, timers } = setUp();
    wire().receive(welcome(1));
    timers[timers.length - 1]!.run();
    expect(wire().sent).toEqual([{ type: "ping" }]);
    timers[timers.length - 1]!.run();
    timers[timers.length - 1]!.run();
    expect(wires.length).toBe(2);
  });

  it("stays closed when it is stopped", () => {
    const { wires, wire, connection } = setUp();
    const before = wire();
    connection.stop();
    before.onclose?.();
    expect(before.closed).toBe(true);
    expect(wires.length).toBe(1);
  });
});

describe("store", () => {
  let wire: FakeWire;
  let store: TableStore;
  beforeEach(() => {
    vi.stubGlobal("window", globalThis);
    store = new TableStore("t", () => (wire = new FakeWire()));
    store.start();
    wire.receive(welcome(1, { state: state({ question: question({ number: 5 }) }), log: [line(0)] }));
    return () => store.stop();
  });

  it("answers a question once", () => {
    expect(store.answer([0])).toBe(true);
    expect(store.answer([0])).toBe(false);
    expect(wire.sent).toEqual([{ type: "answer", question: 5, options: [0] }]);
    wire.receive(update(2, { state: state({ question: question({ number: 6 }) }) }));
    expect(store.answer([1])).toBe(true);
  });

  it("learns of cards that nobody knew before with the update that brings them", () => {
    wire.receive(update(2, { cards: { Ninja: facts("Ninja") } }));
    expect(Object.keys(store.snapshot.cards)).toEqual(["Ninja"]);
    wire.receive(update(3));
    expect(Object.keys(store.snapshot.cards)).toEqual(["Ninja"]);
  });

  const slowly = () => ({
    step: vi.fn((_: unknown[], commit: () => void): number => {
      commit();
      return 300;
    }),
    cancel: vi.fn(),
  });
  const moves = [move("deck:0", "hand:0", ["Copper"]), move("pile:Gold", "discard:1", ["Gold"], { entry: 1 })];

  it("takes an answer at once while cards still move by one's own doing", () => {
    store.animator = slowly();
    store.answer([0]);
    const next = state({ decision: 1, question: question({ number: 6 }) });
    wire.receive(update(2, { state: next, moves, log: [line(1), line(2)] }));
    expect(store.snapshot.live).toEqual(next);
    expect(store.snapshot.shown).not.toEqual(next);
    expect(store.answer([])).toBe(true);
    expect(store.snapshot.shown).toEqual(next);
    expect(store.snapshot.log.map((one) => one.entry)).toEqual([0, 1, 2]);
    expect(store.animator.cancel).toHaveBeenCalled();
  });

  it("takes no answer before what others did has been shown", () => {
    vi.useFakeTimers();
    store.animator = slowly();
    store.answer([0]);
    wire.receive(update(2, { state: state({ question: null }), moves }));
    wire.receive(update(3, { state: state({ decision: 1, question: question({ number: 6 }) }), moves }));
    expect(store.snapshot.following).toBe(true);
    expect(store.answer([0])).toBe(false);
    vi.advanceTimersByTime(900);
    expect([store.snapshot.following, store.answer([0])]).toEqual([true, false]); // the last card is still on its way
    vi.advanceTimersByTime(600);
    expect([store.snapshot.following, store.answer([0])]).toEqual([false, true]);
    vi.useRealTimers();
  });

  it("tells what others do at a reader's pace, stands still when asked to, and goes step by step", () => {
    vi.useFakeTimers();
    store.pace = () => 1000;
    const bought = (entry: number) => ({ ...line(entry), seat: 1, kind: "buy" });
    const moves = [move("hand:1", "in_play:1", ["Gold"], { entry: 1 }), move("pile:Gold", "discard:1", ["Gold"], { entry: 2 }), move("deck:1", "hand:1", [], { entry: 3 })];
    wire.receive(update(2, { state: state({ decision: 1, question: question({ number: 6 }) }), moves, log: [{ ...line(1), seat: 1 }, bought(2), { ...line(3), seat: 1, kind: "draw" }] }));
    const seen = (): number[] => store.snapshot.log.map((one) => one.entry).filter((entry) => entry > 0);
    expect([seen(), store.snapshot.following]).toEqual([[1], true]);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect([seen(), store.snapshot.paused]).toEqual([[1], true]);
    store.step();
    expect([seen(), store.snapshot.following]).toEqual([[1, 2], true]);
    store.resume();
    expect([seen(), store.snapshot.following, store.snapshot.paused]).toEqual([[1, 2, 3], false, false]);
    vi.useRealTimers();
  });

  it("goes on standing still where a step comes before the others have done more", () => {
    vi.useFakeTimers();
    store.animator = slowly();
    store.answer([0]);
    wire.receive(update(2, { state: state({ question: null, waiting_for: 1 }) }));
    wire.receive(update(3, { state: state({ decision: 1, question: null, waiting_for: 1 }), moves }));
    store.pause();
    store.step();
    const stands = (): boolean[] => [store.snapshot.following, store.snapshot.paused];
    expect(stands()).toEqual([true, true]);
    const last = state({ decision: 2, question: question({ number: 6 }) });
    wire.receive(update(4, { state: last, moves }));
    vi.advanceTimersByTime(60_000);
    expect([...stands(), store.snapshot.shown?.decision]).toEqual([true, true, 1]);
    store.step();
    expect([...stands(), store.snapshot.shown]).toEqual([false, false, last]);
    vi.useRealTimers();
  });

  it("says that nobody thinks as soon as more has come, though it is not shown yet", () => {
    vi.useFakeTimers();
    store.animator = slowly();
    store.answer([0]);
    const theirs = (decision: number) => state({ decision, question: null, waiting_for: 1 });
    wire.receive(update(2, { state: theirs(1), moves }));
    wire.receive(update(3, { state: theirs(2), moves }));
    const thinks = (): number | null | undefined => store.snapshot.shown?.waiting_for;
    expect(thinks()).toBeNull(); // the second half of what waits
    vi.advanceTimersByTime(600);
    wire.receive(update(4, { state: theirs(3), moves }));
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(thinks()).toBeNull();
    store.resume();
    vi.advanceTimersByTime(60_000);
    expect(thinks()).toBe(1);
    vi.useRealTimers();
  });

  it("shows all at once on request", () => {
    store.pace = () => 1000;
    wire.receive(update(2, { state: state({ decision: 1 }), moves: [move("hand:1", "in_play:1", ["Gold"], { entry: 1 }), move("deck:1", "hand:1", [], { entry: 2 })], log: [{ ...line(1), seat: 1 }, { ...line(2), seat: 1 }] }));
    store.flush();
    expect([store.snapshot.following, store.snapshot.shown]).toEqual([false, store.snapshot.live]);
  });

  it("goes back with an undo, and lets nothing answer by itself until the player has", () => {
    wire.receive(update(2, { state: state({ question: question({ number: 6 }), undo: "free" }), log: [line(1), line(2)] }));
    store.undo();
    expect(wire.sent).toEqual([{ type: "undo" }]);
    wire.receive(update(3, { state: state({ question: question({ number: 7 }) }), undone: 1 }));
    expect(store.snapshot.log.map((one) => one.entry)).toEqual([0]);
    expect(store.snapshot.undoing).toBe(true);
    store.answer([0]);
    expect(store.snapshot.undoing).toBe(false);
  });

  it("shows why something was refused, and asks for everything if it was out of date", () => {
    store.answer([0]);
    wire.receive({ type: "error", code: "stale", message: "Too late.", ref: null });
    expect(store.snapshot.error).toBe("Too late.");
    expect(store.snapshot.sent).toBeNull();
    expect(wire.sent[1]).toEqual({ type: "resync" });
  });
});

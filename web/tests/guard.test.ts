import { describe, expect, it } from "vitest";
import { GESTURE, Guard, INSISTENCE, REACTION, READING, type Spot } from "../src/game/guard";

const HERE = { x: 100, y: 100 };
const THERE = { x: 300, y: 100 };

/** A guard with question 1 on screen for long, which has just been answered by a press. */
function answered(spot: Spot = HERE): Guard {
  const guard = new Guard();
  guard.show("1", ["Village", "Smithy"], 0);
  guard.begin(spot, 5000);
  expect(guard.counts("Village", 5005)).toBe(true);
  guard.show("2", ["Smithy", "Gold"], 5020);
  return guard;
}

function presses(guard: Guard, spot: Spot, time: number, what = "Gold"): boolean {
  guard.begin(spot, time);
  return guard.counts(what, time + 5);
}

describe("the guard", () => {
  it.each([60, 150, 250, 400])("takes the second of two clicks for nothing after %i ms", (gap) => {
    expect(presses(answered(), { x: 103, y: 98 }, 5000 + gap, "Smithy")).toBe(false);
    expect(presses(answered("Enter"), "Enter", 5000 + gap, "Smithy")).toBe(false);
  });

  it("takes a third and a fourth quick click for nothing, and in the end who insists", () => {
    const guard = answered();
    expect([5250, 5500, 5750].map((time) => presses(guard, HERE, time))).toEqual([false, false, false]);
    expect(presses(guard, HERE, 5020 + INSISTENCE)).toBe(true);
  });

  it("takes the same spot again after a pause", () => {
    expect(presses(answered(), HERE, 5000 + GESTURE)).toBe(true);
  });

  it("binds a press to what was on screen when it began", () => {
    const guard = new Guard();
    guard.show("1", [], 0);
    guard.begin(HERE, 3000);
    guard.show("2", [], 3100); // while the button is held
    expect(guard.counts("Gold", 6000)).toBe(false);
    guard.begin(THERE, 3099); // the page was late to hear of it
    expect(guard.counts("Gold", 6000)).toBe(false);
  });

  it("lets a new question be read, wherever the press is", () => {
    expect(presses(answered(), THERE, 5020 + READING - 1)).toBe(false);
    expect(presses(answered(), THERE, 5020 + READING)).toBe(true);
    expect(presses(answered(), "a", 5020 + READING - 1)).toBe(false);
  });

  it("does not slow down who goes on with what was offered before", () => {
    expect(presses(answered(), THERE, 5020 + REACTION, "Smithy")).toBe(true);
    expect(presses(answered("1"), "2", 5020 + REACTION, "Smithy")).toBe(true);
    expect(presses(answered(), THERE, 5020 + REACTION - 1, "Smithy")).toBe(false);
    const others = answered(); // somebody else was asked in between
    others.show(null, [], 5050);
    others.show("3", ["Smithy"], 5100);
    expect(presses(others, THERE, 5300, "Smithy")).toBe(false);
  });

  it("never takes a key that repeats itself", () => {
    const guard = answered("Enter");
    for (let time = 5500; time < 10_000; time += 30) {
      guard.begin("Enter", time, true);
      expect(guard.counts("Smithy", time)).toBe(false);
    }
  });

  it("takes picks of the same question as quickly as they come, each press once", () => {
    const guard = new Guard();
    guard.show("1", [], 0);
    expect([1000, 1100, 1200].map((time) => presses(guard, HERE, time))).toEqual([true, true, true]);
    guard.begin(HERE, 1300);
    expect([guard.counts("Gold", 1310), guard.counts("Gold", 1320)]).toEqual([true, true]);
    guard.show("2", [], 1330);
    expect(guard.counts("Gold", 1340)).toBe(false); // the press before was used up
  });

  it("answers nothing where nothing is asked", () => {
    const guard = new Guard();
    expect(presses(guard, HERE, 5000)).toBe(false);
  });

  it("can be told to let everything through but what was not on screen", () => {
    const guard = answered();
    guard.careful = false;
    expect(presses(guard, HERE, 5021)).toBe(true);
    guard.begin(HERE, 5030);
    guard.show("3", [], 5040);
    expect(guard.counts("Gold", 5050)).toBe(false);
  });
});

describe("what others ask for", () => {
  it("is answered by a press that began when it could have been read, once", () => {
    const guard = new Guard();
    guard.show("1/", [], 0);
    guard.showBeside(["vote 7"], 1000);
    guard.showBeside(["vote 7", "return"], 1200); // what was there stays there
    const press = (time: number, name = "vote 7", repeated = false): boolean => {
      guard.begin({ x: 5, y: 5 }, time, repeated);
      return guard.countsBeside(name, time + 80);
    };
    expect([press(990), press(1100), press(1390)]).toEqual([false, false, false]);
    expect([press(2500), press(2600, "return"), press(3300, "vote 8"), press(4000, "vote 7", true)]).toEqual([true, true, false, false]);
    guard.showBeside([], 5000);
    guard.showBeside(["vote 7"], 5100);
    expect(press(5200)).toBe(false);
    guard.careful = false;
    expect([press(5090), press(5800)]).toEqual([false, true]);
  });
});

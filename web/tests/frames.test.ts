import { describe, expect, it } from "vitest";
import { batches, beats, frames, withLog } from "../src/game/frames";
import { afterMove, spot } from "../src/game/places";
import { ghostSize, passengers, placed } from "../src/table/Flights";
import { line, move, player, state } from "./samples";

describe("places", () => {
  it("reads places", () => {
    expect(spot("hand:2")).toEqual({ zone: "hand", seat: 2, name: "" });
    expect(spot("mat:1:Island")).toEqual({ zone: "mat", seat: 1, name: "Island" });
    expect(spot("pile:Gold")).toEqual({ zone: "pile", seat: -1, name: "Gold" });
    expect(spot("trash").zone).toBe("trash");
    expect(spot("table:Altar")).toEqual({ zone: "table", seat: -1, name: "Altar" });
    expect(spot("stack_aside:Boons")).toEqual({ zone: "stack_aside", seat: -1, name: "Boons" });
    expect(spot("box").seat).toBe(-1);
  });

  it("follows cards that are nobody's, and those on mats", () => {
    const boons = { name: "Boons", count: 3, discarded: [], set_aside: [] };
    const before = state({ stacks: [boons], mats: { Altar: [] }, mat_sizes: { Altar: 0 } });
    const turned = afterMove(before, move("stack:Boons", "stack_aside:Boons", ["The Sea's Gift"]));
    expect([turned.stacks[0]?.count, turned.stacks[0]?.set_aside.length]).toEqual([2, 1]);
    const over = afterMove(turned, move("stack_aside:Boons", "stack_discard:Boons", ["The Sea's Gift"]));
    expect([over.stacks[0]?.set_aside.length, over.stacks[0]?.discarded.length]).toEqual([0, 1]);
    const given = afterMove(over, move("hand:1", "table:Altar", [], { count: 1 }));
    expect([given.mats.Altar?.length, given.mat_sizes.Altar]).toEqual([0, 1]);
    const hidden = afterMove(given, move("hand:1", "mat:1:Vault", [], { count: 2 }));
    expect(hidden.players[1]?.mat_sizes).toEqual({ Vault: 2 });
  });

  it("moves cards that are seen and counts those that are not", () => {
    const before = state({ players: [player(0, { hand: [{ id: 100, name: "Smithy" }, { id: 7, name: "Copper" }], hand_size: 2 }), player(1, { hand_size: 5 })] });
    const played = afterMove(before, move("hand:0", "in_play:0", ["Smithy"]));
    expect(played.players[0]?.hand?.map((card) => card.id)).toEqual([7]);
    expect(played.players[0]?.in_play.map((card) => card.name)).toEqual(["Smithy"]);
    const drawn = afterMove(played, move("deck:1", "hand:1", [], { count: 2 }));
    expect([drawn.players[1]?.hand_size, drawn.players[1]?.deck_size]).toEqual([7, 3]);
    const trashed = afterMove(drawn, move("in_play:0", "trash", ["Smithy"]));
    expect([trashed.trash.length, trashed.players[0]?.in_play.length]).toEqual([1, 0]);
    expect(before.players[0]?.hand?.length).toBe(2);
  });

  it("counts mats, one's own and nobody's, and stacks", () => {
    expect([spot("table:Altar"), spot("stack_discard:Gifts: more")]).toEqual([
      { zone: "table", seat: -1, name: "Altar" },
      { zone: "stack_discard", seat: -1, name: "Gifts: more" },
    ]);
    const gifts = { name: "Gifts", count: 3, discarded: [], set_aside: [] };
    const before = state({ players: [player(0), player(1, { hand_size: 5, mats: { Vault: [] }, mat_sizes: { Vault: 1 } })], mats: { Altar: [] }, mat_sizes: { Altar: 0 }, stacks: [gifts] });
    const locked = afterMove(before, move("hand:1", "mat:1:Vault", [], { count: 2 }));
    expect([locked.players[1]?.mat_sizes, locked.players[1]?.mats, locked.players[1]?.hand_size]).toEqual([{ Vault: 3 }, { Vault: [] }, 3]);
    const offered = afterMove(locked, move("hand:0", "table:Altar", ["Gold"]));
    expect([offered.mat_sizes, offered.mats.Altar?.length]).toEqual([{ Altar: 1 }, 1]);
    const turned = afterMove(offered, move("stack:Gifts", "stack_aside:Gifts", ["Sun"]));
    const gone = afterMove(turned, move("stack_aside:Gifts", "stack_discard:Gifts", ["Sun"]));
    expect([turned.stacks[0]?.count, turned.stacks[0]?.set_aside.length]).toEqual([2, 1]);
    expect([gone.stacks[0]?.set_aside.length, gone.stacks[0]?.discarded.length]).toEqual([0, 1]);
  });

  it("takes gains off their pile onto the discard pile", () => {
    const pile = { name: "Gold", top: "Gold", count: 30, cost: { coins: 6, potions: 0, debt: 0 }, printed: { coins: 6, potions: 0, debt: 0 }, supply: true, cards: [], role: "", marks: [], hidden: false, group: "", tokens: {}, token_owners: {} };
    const after = afterMove(state({ piles: [pile] }), move("pile:Gold", "discard:0", ["Gold"]));
    expect(after.piles[0]?.count).toBe(29);
    expect(after.players[0]?.discard_top?.name).toBe("Gold");
    const shuffled = afterMove(after, move("discard:0", "deck:0", [], { count: 1 }));
    expect(shuffled.players[0]?.discard_top).toBeNull();
  });
});

describe("frames", () => {
  it("shows at once what belongs together", () => {
    const moves = [
      move("hand:0", "in_play:0", ["Copper"]),
      move("hand:0", "in_play:0", ["Silver"]),
      move("pile:Curse", "discard:0", ["Curse"]),
      move("pile:Curse", "discard:1", ["Curse"]),
      move("hand:0", "discard:0", ["Estate"]),
      move("in_play:0", "discard:0", ["Copper"]),
    ];
    expect(batches(moves).map((batch) => batch.length)).toEqual([2, 2, 2]);
  });

  it("ends with what was sent, and tells the log as it goes", () => {
    const before = state();
    const after = state({ decision: 9 });
    const film = frames(before, after, [move("deck:0", "hand:0", ["Copper"], { entry: 3 }), move("pile:Gold", "discard:0", ["Gold"], { entry: 5 })], [line(3), line(4), line(5), line(6)]);
    expect(film.map((frame) => frame.log.map((one) => one.entry))).toEqual([[3], [4, 5, 6]]);
    expect(film[film.length - 1]?.state).toBe(after);
    expect(frames(before, after, [], [line(1)])).toEqual([{ state: after, moves: [], log: [line(1)], beats: 0 }]);
  });

  it("flies no more cards than the eye can follow", () => {
    expect(passengers([move("discard:0", "deck:0", [], { count: 30 })]).length).toBe(7);
    expect(passengers([move("hand:0", "in_play:0", ["Gold"])])[0]?.name).toBe("Gold");
    expect(passengers([move("deck:1", "hand:1", [], { count: 1 })])[0]?.name).toBeNull();
  });

  it("drops from the log what was taken back", () => {
    expect(withLog([line(1), line(2), line(3)], [line(2)], 2).map((one) => one.entry)).toEqual([1, 2]);
    expect(withLog([line(1)], [line(2)], null).length).toBe(2);
  });
});

describe("what others do", () => {
  it("is given time to be read, one's own doings and the end of a turn are not", () => {
    expect(beats([line(1)], 0)).toBe(0);
    expect(beats([{ ...line(1), seat: 1 }], 0)).toBe(1);
    expect(beats([{ ...line(1), seat: 1, kind: "cleanup" }, { ...line(2), seat: 1, kind: "draw" }], 0)).toBe(0);
    expect(beats(Array.from({ length: 30 }, (_, i) => ({ ...line(i), seat: 1 })), 0)).toBe(3);
  });

  it("is told as theirs: whose turn it is, with the points that it made, and nobody thinking", () => {
    const owning = (seat: number, points: number) => player(seat, { points, owned: { Estate: points } });
    const before = state({ turn: 0, waiting_for: 0, players: [owning(0, 3), owning(1, 3)] });
    const after = state({ turn: 0, waiting_for: 0, players: [owning(0, 2), owning(1, 9)] });
    const moves = [
      move("hand:0", "discard:0", ["Copper"], { entry: 1 }),
      move("hand:1", "in_play:1", ["Witch"], { entry: 3 }),
      move("pile:Curse", "discard:0", ["Curse"], { entry: 4 }),
      move("pile:Province", "discard:1", ["Province"], { entry: 5 }),
      move("deck:1", "hand:1", [], { count: 5, entry: 6 }),
    ];
    const log = [line(1), { ...line(2), kind: "turn", seat: 1 }, { ...line(3), seat: 1 }, { ...line(4), kind: "gain" }, { ...line(5), seat: 1, kind: "buy" }, { ...line(6), seat: 1, kind: "draw" }];
    const told = frames(before, after, moves, log).map(({ state: shown }) => [shown.turn, shown.waiting_for, ...shown.players.map((one) => one.points)]);
    expect(told).toEqual([[0, null, 3, 3], [1, null, 3, 3], [1, null, 2, 3], [1, null, 2, 9], [0, 0, 2, 9]]);
  });

  it("is shown to the end before the end of the game is announced", () => {
    const ending = { standings: [], verdict: "", chart: [] };
    const after = state({ decision: 9, ending });
    const film = frames(state(), after, [move("pile:Province", "discard:1", ["Province"], { entry: 3 })], [{ ...line(3), seat: 1 }]);
    expect(film.map((frame) => [frame.state.ending !== null, frame.beats])).toEqual([[false, 1], [true, 0]]);
    expect(film[1]?.state).toBe(after);
  });
});

describe("a card in the air", () => {
  it("is never made larger than it is drawn, so that its corners keep their shape", () => {
    const hand = { x: 10, y: 400, width: 130, height: 182 };
    const figure = { x: 500, y: 20, width: 22, height: 30.8 };
    expect([ghostSize(hand, figure), ghostSize(figure, hand)]).toEqual([{ width: 130, height: 182 }, { width: 130, height: 182 }]);
    for (const [from, to] of [[hand, figure], [figure, hand]] as const) {
      const scales = [placed(from, to), placed(to, from)].map((one) => Number(/scale\((.*)\)/.exec(one)?.[1]));
      expect(Math.max(...scales)).toBe(1);
      expect(Math.min(...scales)).toBeCloseTo(22 / 130);
    }
  });
});

/** Set-up roles as the lobby lists them. */
import { describe, expect, it } from "vitest";
import { rowsOf } from "../src/lobby/roles";
import type { KingdomInfo, RoleInfo } from "../src/protocol";
import { afterMove } from "../src/game/places";
import { facts, move, state } from "./samples";

const role = (place: RoleInfo["place"], title: string, names: string[], piles: Record<string, string> = {}): RoleInfo => ({
  role: title.toLowerCase(),
  title,
  place,
  cards: names.map((name) => facts(name)),
  piles,
});

const kingdom = (roles: RoleInfo[]): KingdomInfo => ({
  title: "A kingdom",
  line: "",
  kingdom: [facts("Village"), facts("Smithy")],
  roles,
  open: [],
  landscapes: [facts("Road")],
  colonies: false,
  potions: false,
  shelters: false,
  beside: [],
  notes: [],
});

const said = (roles: RoleInfo[]): string[] => rowsOf(kingdom(roles)).rows.map(({ card, mark }) => `${card.name}${mark === "" ? "" : `: ${mark}`}`);

describe("the kingdom in the lobby", () => {
  it("has rows for piles and cards that a role brings, before the landscapes", () => {
    const roles = [role("supply", "Bane", ["Moat"]), role("beside", "Ferryman", ["Shop"]), role("aside", "Way of the Mouse", ["Cellar"])];
    expect(said(roles)).toEqual(["Village", "Smithy", "Moat: Bane", "Shop: Ferryman", "Cellar: Way of the Mouse", "Road"]);
  });

  it("says beside a pile what marks it", () => {
    const roles = [role("mark", "Obelisk", ["Smithy"]), role("mark", "Traits", ["Cheap", "Pious"], { Cheap: "Village", Pious: "Smithy" })];
    expect(said(roles)).toEqual(["Village: Cheap", "Smithy: Obelisk, Pious", "Cheap: on Village", "Pious: on Smithy", "Road"]);
  });

  it("keeps landscapes with a role among the landscapes, and what is many for a closer look", () => {
    const roles = [role("landscape", "Ally", ["City-state"]), role("later", "second kingdom", ["Witch", "Chapel"])];
    expect(said(roles)).toEqual(["Village", "Smithy", "City-state", "Road"]);
    expect(rowsOf(kingdom(roles)).stacks.map(({ title, cards }) => [title, cards.length])).toEqual([["second kingdom", 2]]);
  });
});

describe("nobody's cards", () => {
  const before = state({ aside: [{ role: "riverboat", title: "Riverboat", cards: [{ id: 100, name: "Library" }], hidden: [] }] });

  it("leave their place when they move", () => {
    const after = afterMove(before, move("aside:riverboat", "trash", ["Library"]));
    expect(after.aside[0]?.cards).toEqual([]);
    expect(after.trash.map((card) => card.name)).toEqual(["Library"]);
    expect(after.players).toEqual(before.players);
  });

  it("come back when they move there", () => {
    const there = afterMove(afterMove(before, move("aside:riverboat", "trash", ["Library"])), move("trash", "aside:riverboat", ["Library"]));
    expect(there.aside).toEqual(before.aside);
  });
});

import type { Words } from "..";

export const replay: Words["replay"] = {
  title: (table) => `Aufzeichnung: ${table}`,
  name: "Aufzeichnung",
  coming: "Die Aufzeichnung …",
  missing: "Es gibt keine Aufzeichnung",
  toTable: "Zum Tisch",
  you: "Du",
  seenBy: "Gesehen von",
  everybody: "allen",
  log: "Protokoll",
  turn: (n, whose) => `Zug ${n} · ${whose}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
  turnBack: "Einen Zug zurück",
  stepBack: "Einen Schritt zurück",
  stop: "Halt",
  run: "Abspielen",
  stepForth: "Einen Schritt vor",
  turnForth: "Einen Zug vor",
  place: "Schritt",
};

import type { Words } from "..";

export const settings: Words["settings"] = {
  title: "Einstellungen",
  guest: "Gast",
  language: "Sprache",
  languageAuto: "Wie im Browser",
  shield: "Immer vorzeigen, was schützt",
  shieldHelp: "Eine Reaktion, die einen Angriff abhält und nichts kostet",
};

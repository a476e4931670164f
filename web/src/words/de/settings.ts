import type { Words } from "..";

export const settings: Words["settings"] = {
  title: "Einstellungen",
  guest: "Gast",
  language: "Sprache",
  languageAuto: "Wie im Browser",
};

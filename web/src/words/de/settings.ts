import type { Words } from "..";

export const settings: Words["settings"] = {
  title: "Einstellungen",
  language: "Sprache",
  languageAuto: "Wie im Browser",
};

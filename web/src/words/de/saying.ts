/** German sentences that follow from the structure of what the server sends, and those for its own. */
import type { Words } from "..";
import { log } from "./log";
import { prompt } from "./prompt";
import { said } from "./said";
import stories from "./stories.json";

const STORIES: Readonly<Record<string, string>> = stories;

export const saying: Words["saying"] = {
  log,
  prompt,
  said: (text, nameOf) => said(text, nameOf) ?? nameOf(text),
  story: (title, english) => STORIES[title] ?? english,
  labels: {
    "To the Buy phase": "Zur Kaufphase",
    "To the Night phase": "Zur Nachtphase",
    "End turn": "Zug beenden",
    "Keep this order": "So lassen",
    "On top": "Obenauf",
    No: "Nein",
    None: "Nichts davon",
    "Play nothing": "Nichts ausspielen",
    "Discard nothing": "Nichts ablegen",
    "Trash nothing": "Nichts entsorgen",
    "Gain nothing": "Nichts nehmen",
    "Buy nothing": "Nichts kaufen",
    "Take nothing": "Nichts nehmen",
    "Set nothing aside": "Nichts zur Seite legen",
    "Exile nothing": "Nichts ins Exil legen",
    "Reveal nothing": "Nichts aufdecken",
    "Return nothing": "Nichts zurücklegen",
    "Rotate nothing": "Nichts rotieren",
    "Keep none": "Nichts behalten",
    "Put none": "Keinen legen",
    "Shuffle nothing in": "Nichts einmischen",
  },
};

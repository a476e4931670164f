/** Sentences that follow from the structure of what the server sends. It says them itself, in English; another language makes its
 *  own of the same things, and where it has none (`null`) the English one stands. */
import type { LogLine, Question } from "../../protocol";

/** A player's name; null for who reads it. */
export type Called = (seat: number) => string | null;

export const saying = {
  log: (_line: LogLine, _called: Called, _nameOf: (card: string) => string): string | null => null,
  prompt: (_question: Question, _called: Called, _nameOf: (card: string) => string): string | null => null,
  // What the server or a card says in English by itself: labels, notes, errors. It stands where a language has nothing for it.
  said: (text: string, _nameOf: (card: string) => string): string => text,
  // What to expect of a recommended set.
  story: (_title: string, english: string): string => english,
  // Of buttons, by what the server calls them.
  labels: {
    "To the Buy phase": "To the Buy phase",
    "To the Night phase": "To the Night phase",
    "End turn": "End turn",
    "Keep this order": "Keep this order",
    "On top": "On top",
    No: "No",
    None: "None",
    "Play nothing": "Play nothing",
    "Discard nothing": "Discard nothing",
    "Trash nothing": "Trash nothing",
    "Gain nothing": "Gain nothing",
    "Buy nothing": "Buy nothing",
    "Take nothing": "Take nothing",
    "Set nothing aside": "Set nothing aside",
    "Exile nothing": "Exile nothing",
    "Reveal nothing": "Reveal nothing",
    "Return nothing": "Return nothing",
    "Rotate nothing": "Rotate nothing",
    "Keep none": "Keep none",
    "Put none": "Put none",
    "Shuffle nothing in": "Shuffle nothing in",
  },
};

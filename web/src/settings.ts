/** What the player likes, kept in this browser. */
import { useSyncExternalStore } from "react";
import type { Autoplay } from "./game/autoplay";

export type Theme = "auto" | "light" | "dark";
/** A language of `words/`; "auto" is the browser's. */
export type LanguageWish = "auto" | "en" | "de";
export type Speed = "off" | "slow" | "normal" | "fast";
/** How others' turns are told. */
export type Telling = "instant" | "quick" | "reading" | "slow";

export interface Settings extends Autoplay {
  language: LanguageWish;
  theme: Theme;
  speed: Speed;
  telling: Telling;
  tracker: boolean; // show everybody's points and cards, where the table counts them
  name: string;
  keys: boolean; // show the keys on choices
  sound: boolean;
  notify: boolean; // tell by a notice of the browser that it is one's turn
  hear: boolean; // what others say at the table
  careful: boolean; // a new question takes no answer at once
  askEnd: boolean; // ask before the turn ends with something left to do
}

export const DEFAULTS: Settings = {
  language: "auto",
  theme: "auto",
  speed: "normal",
  telling: "reading",
  tracker: true,
  name: "",
  keys: true,
  sound: typeof matchMedia !== "undefined" && matchMedia("(hover: hover)").matches, // off on phones
  notify: false,
  hear: true,
  careful: true,
  askEnd: true,
  treasures: false,
  endTurn: false,
  shield: false,
};
const KEY = "bailiwick";

function load(): Settings {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    return { ...DEFAULTS, ...stored };
  } catch {
    return DEFAULTS;
  }
}

let current = load();
const listeners = new Set<() => void>();

export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Private windows may refuse; then it holds until the page is closed.
  }
  applyTheme();
  for (const listener of listeners) listener();
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, settings);
}

export function applyTheme(): void {
  if (current.theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = current.theme;
}

/** Milliseconds that a card travels; 0: cards do not travel. */
export function travelTime(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return { off: 0, slow: 350, normal: 280, fast: 200 }[current.speed];
}

/** Milliseconds that one thing others do stays on the page before the next; nobody reads a page that is not seen. */
export function readingTime(): number {
  if (document.hidden) return 0;
  return { instant: 0, quick: 350, reading: 900, slow: 1800 }[current.telling];
}

/** Everything that the page says, by language. `useWords()` is for components, `words()` for everything else:
 *
 *    const t = useWords();
 *    <h1>{t.pages.about.title}</h1>   a text is a string, or a function where something has to be filled in
 *
 *  `en/` is the source of truth. Another language is a folder of the same type, loaded when it is first wanted. */
import { useSyncExternalStore } from "react";
import { type LanguageWish, onSettings, settings } from "../settings";
import { en } from "./en";

export type Words = typeof en;
export type Language = Exclude<LanguageWish, "auto">;
type Names = Readonly<Record<string, string>>;

/** Each in its own words, as one looks for it. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", de: "Deutsch" };

interface Spoken {
  language: Language;
  words: Words;
  names: Names; // of cards, and of mats and tokens that no card is called like; what is not here is called as in English
}

const ENGLISH: Spoken = { language: "en", words: en, names: {} };
const LOAD: Record<Language, () => Promise<Spoken>> = {
  en: async () => ENGLISH,
  de: async () => {
    const { de, things } = await import("./de");
    return { language: "de", words: de, names: { ...(await import("../../../src/bailiwick/words/names/de.json")).default, ...things } };
  },
};

/** The language that is wished for; without a wish the first of the browser's that there is. */
export function wanted(wish: LanguageWish, browser: readonly string[]): Language {
  if (wish !== "auto") return wish;
  const known = browser.map((tag) => tag.toLowerCase().split("-")[0] ?? "").find((tag): tag is Language => Object.hasOwn(LANGUAGES, tag));
  return known ?? "en";
}

let spoken = ENGLISH;
const listeners = new Set<() => void>();

/** Speak the language of the settings from now on, as soon as it is here. One that cannot be loaded leaves things as they are. */
export async function speak(): Promise<void> {
  const language = wanted(settings().language, navigator.languages);
  if (language === spoken.language) return;
  const next = await LOAD[language]().catch(() => null);
  if (next === null || language !== wanted(settings().language, navigator.languages)) return;
  spoken = next;
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

onSettings(() => void speak());

function useSpoken(): Spoken {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => spoken,
  );
}

export const useWords = (): Words => useSpoken().words;
export const words = (): Words => spoken.words;
export const language = (): Language => spoken.language;

/** The card of which this is a wording: an older one has "(1E)" behind its name. */
export const printedAs = (name: string): string => name.replace(/ \(\w+\)$/, "");

function called(names: Names, name: string): string {
  const card = printedAs(name);
  return (names[card] ?? card) + name.slice(card.length);
}

/** What the server says in English, in this language as far as it has it. */
export const told = (text: string): string => spoken.words.saying.said(text, cardName);
export function useTold(): (text: string) => string {
  const { words: t, names } = useSpoken();
  return (text) => t.saying.said(text, (name) => called(names, name));
}

/** The name of a card, as it is printed in this language. Names on the wire are English, everywhere. */
export const cardName = (name: string): string => called(spoken.names, name);
export function useCardName(): (name: string) => string {
  const { names } = useSpoken();
  return (name) => called(names, name);
}

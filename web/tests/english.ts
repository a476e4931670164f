/** Whether German is German: what the page says of something that the server sent, and whether English is left in it. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LogLine, Question } from "../src/protocol";
import { de } from "../src/words/de";
import { said } from "../src/words/de/said";

const NAMES = JSON.parse(readFileSync(resolve(__dirname, "../../src/bailiwick/words/names/de.json"), "utf8")) as Record<string, string>;
const called = (seat: number): string | null => (seat === 0 ? null : "Ben");
/** Whatever a card is called, its name is no English. */
const nameOf = (name: string): string => (name.replace(/ \(\w+\)$/, "") in NAMES ? "§" : name);
const ENGLISH = /\b(?:the|your|you|of|and|or|from|to|card|cards|discard|gain|trash|play|put|take|spend|choose|buy|reveal|onto|into|their|for|what|which|how|with|tokens?|coins?)\b/i;

const isEnglish = (text: string | null): boolean => text === null || text === "" || ENGLISH.test(text);

/** What is English in a line of the log; null where nothing is. */
export function englishLine(line: LogLine): string | null {
  const german = de.saying.log(line, called, nameOf);
  return isEnglish(german) ? `${line.sentence} ${german}` : null;
}

/** What is English in a question or its labels. */
export function englishQuestion(question: Question): string | null {
  const labels = question.purpose === "name" ? [] : question.options.filter((option) => option.kind === "label").map((option) => option.text);
  const german = [de.saying.prompt(question, called, nameOf), ...labels.map((label) => said(label, nameOf))];
  const main = question.main === null || question.shape === "number" || question.main.label in de.saying.labels ? [] : [question.main.label];
  return german.some(isEnglish) || main.length > 0 ? [question.cause, question.sentence, ...german, ...main].join(" | ") : null;
}

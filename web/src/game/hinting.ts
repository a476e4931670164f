/** What a suggested answer says, in parts that can be named. */
import type { Question } from "../protocol";

export interface Part {
  text: string;
  count: number;
  label: boolean; // no name of a card
}

/** The options of an answer: copies of a card are one part with their number. */
export function counted(question: Question, options: readonly number[]): Part[] {
  if (question.shape === "number") return options.map((n) => ({ text: `${n}`, count: 1, label: true }));
  const parts: Part[] = [];
  for (const i of options) {
    const option = question.options[i];
    if (option === undefined) continue;
    const label = option.kind === "label";
    const same = question.shape === "order" ? parts[parts.length - 1] : parts.find((part) => part.text === option.text && part.label === label);
    if (same !== undefined && same.text === option.text && same.label === label) same.count += 1;
    else parts.push({ text: option.text, count: 1, label });
  }
  return parts;
}

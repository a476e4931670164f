/** Which key picks which choice. Piles and landscapes keep their letter for the whole game; the hand has digits. */
import type { Choice } from "./answering";

export const LETTERS = "abcdfgijkmnopqrsvwxyz"; // without e (end), h (hint), l (log), t (Treasures) and u (undo)
export const DIGITS = "1234567890";

const lies = (choice: Choice): boolean => choice.where === "pile" || choice.where === "landscape";

/** Keys of choices by their own key. `lying` are the places of all shown piles and landscapes in their order. */
export function assignKeys(choices: readonly Choice[], lying: readonly string[]): Map<string, string> {
  const keys = new Map<string, string>();
  const used = new Set<string>();
  const give = (choice: Choice, key: string | undefined): boolean => {
    if (key === undefined || key === "" || used.has(key)) return false;
    keys.set(choice.key, key);
    used.add(key);
    return true;
  };
  for (const choice of choices) {
    if (lies(choice)) give(choice, LETTERS[lying.indexOf(choice.place ?? "")]);
  }
  let digit = 0;
  for (const choice of choices) {
    if (choice.where === "hand" && digit < DIGITS.length) give(choice, DIGITS[digit++]);
  }
  // Beside piles, other choices take letters that no pile of the table has: what spends a Coffers now must not buy a
  // Province as soon as there is enough for one.
  const free = choices.some(lies) ? [...LETTERS].slice(lying.length) : [];
  const pool = [...free, ...LETTERS, ...DIGITS];
  for (const choice of choices) {
    if (!keys.has(choice.key)) give(choice, pool.find((key) => !used.has(key)));
  }
  return keys;
}

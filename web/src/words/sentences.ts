/** Sentences that the server says in English, in another language: labels of cards, notes on set-up, what went wrong. A language
 *  has them by their English template, in which `{}` stands for what is filled in; in its own, `{0}` is the first of these. */

type NameOf = (card: string) => string;
interface Template {
  pattern: RegExp;
  said: string;
}
/** How a language joins what is filled in, and puts it in quotes. */
export interface Joins {
  and: string;
  or: string;
  quoted: (text: string) => string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Those with more text of their own are tried before others, so that what is filled in is as short as it can be. */
export function templates(table: Readonly<Record<string, string>>): Template[] {
  const own = (template: string): number => template.replaceAll("{}", "").length;
  return Object.entries(table)
    .sort(([one], [other]) => own(other) - own(one))
    .map(([english, said]) => ({ pattern: new RegExp(`^${english.split("{}").map(escaped).join("(.+?)")}$`), said }));
}

/** What somebody typed and the server gives back: 'Vilage', "King's Cour". */
const QUOTED = /^(['"])(.*)\1$/;

/** What is filled in: a part that has its own template, what somebody typed, or names of cards; one or several of them. */
function filled(text: string, table: readonly Template[], nameOf: NameOf, joins: Joins): string {
  const one = (part: string): string => ofTable(part, table, nameOf, joins) ?? (QUOTED.test(part) ? joins.quoted(part.slice(1, -1)) : nameOf(part));
  const parts = QUOTED.test(text) || ofTable(text, table, nameOf, joins) !== null ? [text] : text.split(/(, | and | or without | or )/);
  return parts.map((part, i) => (i % 2 === 0 ? one(part) : part === ", " ? part : part === " and " ? ` ${joins.and} ` : ` ${joins.or} `)).join("");
}

function ofTable(text: string, table: readonly Template[], nameOf: NameOf, joins: Joins): string | null {
  for (const { pattern, said } of table) {
    const found = pattern.exec(text);
    if (found !== null) return said.replaceAll(/\{(\d)\}/g, (_, n: string) => filled(found[Number(n) + 1] ?? "", table, nameOf, joins));
  }
  return null;
}

/** What was said, in the language of the table: sentence by sentence or as a whole; null where it has none. */
export function translated(text: string, table: readonly Template[], nameOf: NameOf, joins: Joins): string | null {
  const sentences = text.split(/(?<=[.?!]) /).map((sentence) => ofTable(sentence, table, nameOf, joins));
  return sentences.every((sentence) => sentence !== null) ? sentences.join(" ") : ofTable(text, table, nameOf, joins);
}

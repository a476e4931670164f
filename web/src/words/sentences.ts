/** Sentences that the server says in English, in another language: labels of cards, notes on set-up, what went wrong. A language
 *  has them by their English template, in which `{}` stands for what is filled in; in its own, `{0}` is the first of these. */

type NameOf = (card: string) => string;
interface Template {
  pattern: RegExp;
  said: string;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Those with more text of their own are tried before others, so that what is filled in is as short as it can be. */
export function templates(table: Readonly<Record<string, string>>): Template[] {
  const own = (template: string): number => template.replaceAll("{}", "").length;
  return Object.entries(table)
    .sort(([one], [other]) => own(other) - own(one))
    .map(([english, said]) => ({ pattern: new RegExp(`^${english.split("{}").map(escaped).join("(.+?)")}$`), said }));
}

/** Names of cards, one or several. */
function names(text: string, nameOf: NameOf, and: string): string {
  return text.split(/(, | and )/).map((part) => (part === " and " ? ` ${and} ` : part === ", " ? part : nameOf(part))).join("");
}

/** The sentence in the language of the table; null where it has none. What is filled in may be one of these again, or names of cards. */
export function translated(text: string, table: readonly Template[], nameOf: NameOf, and: string): string | null {
  for (const { pattern, said } of table) {
    const found = pattern.exec(text);
    if (found !== null) return said.replaceAll(/\{(\d)\}/g, (_, n: string) => translated(found[Number(n) + 1] ?? "", table, nameOf, and) ?? names(found[Number(n) + 1] ?? "", nameOf, and));
  }
  return null;
}

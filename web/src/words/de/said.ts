/** What the server and its cards say in English, in German. */
import { type Joins, templates, translated } from "../sentences";
import refusals from "./refusals.json";
import sentences from "./sentences.json";
import things from "./things.json";

export type NameOf = (card: string) => string;

const TABLE = templates({ ...sentences, ...refusals });
const JOINS: Joins = { and: "und", or: "oder", quoted: (text) => `„${text}“` };

// What is got, one and several.
const GOT: Record<string, [string, string]> = {
  Card: ["Karte", "Karten"],
  Action: ["Aktion", "Aktionen"],
  Buy: ["Kauf", "Käufe"],
  coin: ["Münze", "Münzen"],
  Favor: ["Gefallen", "Gefallen"],
  Coffers: ["Taler", "Taler"],
  Villager: ["Dorfbewohner", "Dorfbewohner"],
  VP: ["Siegpunkt", "Siegpunkte"],
};

/** "+1 Card, +2 Actions", also with what is done beside, and "each". */
function bonus(text: string): string | null {
  const parts = text.split(", ").map((part) => {
    const found = /^\+(\d+) (Card|Action|Buy|coin|Favor|Coffers|Villager|VP)s?( each)?$/.exec(part);
    const names = GOT[found?.[2] ?? ""];
    if (found !== null && names !== undefined) return `${found[3] === undefined ? "" : "je "}+${found[1]} ${names[found[1] === "1" ? 0 : 1]}`;
    const discarded = /^discard (\d+)$/.exec(part);
    return discarded === null ? null : `${discarded[1]} ablegen`;
  });
  if (parts.every((part) => part !== null)) return parts.join(", ");
  const later = /^(\+\d+ \w+) at the start of your next turn$/.exec(text);
  return later === null ? null : `${bonus(later[1] ?? "")} zu Beginn deines nächsten Zuges`;
}

/** `it` is what stands for a card that is spoken of. */
export function said(text: string, nameOf: NameOf, it = "die Karte"): string | null {
  const found = bonus(text) ?? translated(text, TABLE, nameOf, JOINS);
  return found === null ? null : found.replace("{it}", it).replace(/^./, (first) => (/^[A-Z]/.test(text) ? first.toUpperCase() : first));
}

const THINGS: Readonly<Record<string, string>> = things;

// Tokens and what else is counted, after a number.
const TOKENS: Record<string, [string, string]> = { ...GOT, Coffers: ["Taler", "Taler"], Villagers: ["Dorfbewohner", "Dorfbewohner"], Favors: ["Gefallen", "Gefallen"], Favor: ["Gefallen", "Gefallen"], VP: ["Siegpunktmarker", "Siegpunktmarker"], debt: ["Schuld", "Schulden"], "Pirate Ship coins": ["Piratenschiff-Münze", "Piratenschiff-Münzen"] };

/** What is printed on a token, "+1 Karte"; of those that are called like a card, its name. */
export const tokenName = (name: string): string => THINGS[name] ?? said(name, (same) => same) ?? name;

/** "2 Taler", "1 Marker Embargo", "den Marker −1 Karte": of these everybody has one at most. */
export function tokens(n: number, name: string): string {
  if (/^[-+]|^Trashing$/.test(name)) return `den Marker ${tokenName(name)}`;
  const known = TOKENS[name];
  return known === undefined ? `${n} Marker ${name}` : `${n} ${known[n === 1 ? 0 : 1]}`;
}

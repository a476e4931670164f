/** All cards and landscapes for the page that shows them: by box, in order, and found by words. */
import { isKingdomCard } from "../lobby/wishing";
import type { Almanac, CardFacts, CardNotes } from "../protocol";

export const path = (name: string): string => `/cards/${encodeURIComponent(name)}`;

export type Shelf = "kingdom" | "other" | "landscapes";
export interface Box {
  name: string;
  shelves: { shelf: Shelf; cards: CardFacts[] }[];
}

const SHELVES: readonly Shelf[] = ["kingdom", "other", "landscapes"];

function shelfOf(card: CardFacts): Shelf {
  if (card.landscape) return "landscapes";
  return isKingdomCard(card) ? "kingdom" : "other";
}

/** By box, in the order in which boxes came out; within it Kingdom cards, what comes with them, and landscapes by their type, each by name. */
export function boxesOf(cards: readonly CardFacts[], nameOf: (card: string) => string): Box[] {
  const names = [...new Set(cards.map((card) => card.expansion))];
  const type = (card: CardFacts): string => (card.landscape ? (card.types[0] ?? "") : "");
  const order = (one: CardFacts, other: CardFacts): number => type(one).localeCompare(type(other)) || nameOf(one.name).localeCompare(nameOf(other.name));
  return names.map((name) => {
    const own = cards.filter((card) => card.expansion === name);
    const shelves = SHELVES.map((shelf) => ({ shelf, cards: own.filter((card) => shelfOf(card) === shelf).sort(order) }));
    return { name, shelves: shelves.filter((shelf) => shelf.cards.length > 0) };
  });
}

export interface Wish {
  words: string;
  box: string; // empty: any
  type: string;
}

/** What is found, and in which of it only the rulings or the sets have some of the words: these are then shown. */
export interface Found {
  cards: CardFacts[];
  rules: CardNotes[];
  inRulings: Set<string>;
  inSets: Set<string>;
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

export function findCards(cards: readonly CardFacts[], notes: ReadonlyMap<string, CardNotes>, rules: Almanac["rules"], wish: Wish, nameOf: (card: string) => string): Found {
  const wanted = wordsOf(wish.words);
  const found: Found = { cards: [], rules: [], inRulings: new Set(), inSets: new Set() };
  for (const card of cards) {
    if ((wish.box !== "" && card.expansion !== wish.box) || (wish.type !== "" && !card.types.includes(wish.type))) continue;
    const face = `${card.name} ${nameOf(card.name)} ${card.text} ${card.types.join(" ")} ${card.expansion} ${card.uses.join(" ")}`.toLowerCase();
    const rulings = (notes.get(card.name)?.rulings.join(" ") ?? "").toLowerCase();
    const sets = (notes.get(card.name)?.sets.join(" ") ?? "").toLowerCase();
    const elsewhere = wanted.filter((word) => !face.includes(word));
    if (!elsewhere.every((word) => rulings.includes(word) || sets.includes(word))) continue;
    found.cards.push(card);
    if (elsewhere.some((word) => rulings.includes(word))) found.inRulings.add(card.name);
    else if (elsewhere.length > 0) found.inSets.add(card.name);
  }
  if (wish.box === "" && wish.type === "") {
    found.rules = rules.filter((rule) => wanted.every((word) => `${rule.name} ${rule.rulings.join(" ")}`.toLowerCase().includes(word)));
  }
  return found;
}

/** All types that there are, in the order in which cards first have them. */
export const typesOf = (cards: readonly CardFacts[]): string[] => [...new Set(cards.flatMap((card) => card.types))];

/** A wish as the end of an address, so that it can be sent and come back to; and back again. */
export function addressOf(wish: Wish): string {
  const given = Object.entries({ search: wish.words.trim(), box: wish.box, type: wish.type }).filter(([, value]) => value !== "");
  return given.length === 0 ? "/cards" : `/cards?${new URLSearchParams(given)}`;
}

export function wishIn(search: string): Wish {
  const given = new URLSearchParams(search);
  return { words: given.get("search") ?? "", box: given.get("box") ?? "", type: given.get("type") ?? "" };
}

/** A name as part of an address. */
export const anchor = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** How the types of a card look: the colours of its bands and edges. */
import type { CSSProperties } from "react";
import type { CardFacts, Cost } from "../protocol";
import { words } from "../words";

const BANDS = ["Action", "Treasure", "Victory", "Curse", "Night", "Ruins", "Shelter"];
const EDGES = ["Attack", "Reaction", "Duration", "Liaison"];

/** The main types, in the game's order: they colour the band. */
export function bands(types: readonly string[]): string[] {
  const found = types.filter((type) => BANDS.includes(type)).map((type) => type.toLowerCase());
  return found.length > 0 ? found : ["landscape"];
}

/** The types that have a coloured edge and a sign. */
export function edges(types: readonly string[]): string[] {
  return types.filter((type) => EDGES.includes(type)).map((type) => type.toLowerCase());
}

/** The tint of an expansion, as a hue: it follows from the name, so that a new one has its own. */
export function hueOf(expansion: string): number {
  let hue = 0;
  for (const letter of expansion) hue = (hue * 28 + (letter.codePointAt(0) ?? 0)) % 360;
  return hue;
}

export interface Look {
  className: string;
  edges: string[];
  style: CSSProperties | undefined; // the expansion's tint; basic cards have none
}

export function lookOf(facts: Pick<CardFacts, "types" | "expansion" | "basic">): Look {
  const [first = "landscape", second] = bands(facts.types);
  const className = second === undefined ? `band-${first}` : `band-${first} band2-${second}`;
  const tint = facts.basic || facts.expansion === "" ? undefined : ({ "--hue": hueOf(facts.expansion), "--tinted": 1 } as CSSProperties);
  return { className, edges: edges(facts.types), style: tint };
}

/** Whether a name has a word that needs smaller letters where there is little room, as a class: empty if not. */
export function longWord(name: string): "" | "long-word" | "long-word longest-word" {
  const most = Math.max(...name.split(/[ -]/).map((word) => word.length));
  return most > 10 ? "long-word longest-word" : most > 8 ? "long-word" : "";
}

export function costInWords(cost: Cost): string {
  const t = words().cards;
  const parts = [t.coins(cost.coins)];
  if (cost.potions > 0) parts.push(t.potions(cost.potions));
  if (cost.debt > 0) parts.push(t.debt(cost.debt));
  return parts.join(", ");
}

export function sameCost(one: Cost, other: Cost): boolean {
  return one.coins === other.coins && one.potions === other.potions && one.debt === other.debt;
}

const ORDER = ["action", "treasure", "victory", "curse"];

/** The order of cards in hand: Actions, Treasures, the rest; the dearest first. */
export function handOrder(one: CardFacts | undefined, other: CardFacts | undefined): number {
  const rank = (facts: CardFacts | undefined): number => {
    const band = facts === undefined ? "" : (bands(facts.types)[0] ?? "");
    const place = ORDER.indexOf(band);
    return (place < 0 ? 9 : place) * 100 - (facts?.cost.coins ?? 0);
  };
  return rank(one) - rank(other) || (one?.name ?? "").localeCompare(other?.name ?? "");
}

/** A type as it is written on cards. */
export function typeName(type: string): string {
  const { typeNames } = words().cards;
  return typeNames[type as keyof typeof typeNames] ?? type;
}

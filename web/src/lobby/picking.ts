/** A kingdom of one's own: what is picked, as the line that is played. */
import type { CardFacts, KingdomInfo } from "../protocol";
import { isKingdomCard } from "./wishing";

export const PILES = 10;

/** Landscapes that come with the cards that use them and are never chosen. */
const BROUGHT = ["Boon", "Hex", "State", "Artifact"];

export const isPickable = (card: CardFacts): boolean => isKingdomCard(card) || (card.landscape && !card.types.some((type) => BROUGHT.includes(type)));

/** What there is to pick from, by box: its Kingdom cards and its landscapes. */
export function shelves(cards: readonly CardFacts[]): { box: string; kingdom: CardFacts[]; landscapes: CardFacts[] }[] {
  const found = new Map<string, { box: string; kingdom: CardFacts[]; landscapes: CardFacts[] }>();
  for (const card of cards.filter(isPickable)) {
    const shelf = found.get(card.expansion) ?? { box: card.expansion, kingdom: [], landscapes: [] };
    (card.landscape ? shelf.landscapes : shelf.kingdom).push(card);
    found.set(card.expansion, shelf);
  }
  return [...found.values()];
}

/** The ten piles among what is picked, and the landscapes. */
export function sorted(picked: readonly string[], cards: ReadonlyMap<string, CardFacts>): { kingdom: string[]; landscapes: string[] } {
  const isLandscape = (name: string): boolean => cards.get(name)?.landscape === true;
  return { kingdom: picked.filter((name) => !isLandscape(name)), landscapes: picked.filter(isLandscape) };
}

/** The line of a kingdom that is complete; otherwise null. */
export function lineOf(picked: readonly string[], cards: ReadonlyMap<string, CardFacts>): string | null {
  const { kingdom, landscapes } = sorted(picked, cards);
  if (kingdom.length !== PILES) return null;
  return [kingdom.join(", "), ...(landscapes.length > 0 ? [`landscapes ${landscapes.join(", ")}`] : [])].join("; ");
}

/** What is picked to begin with: the kingdom that is shown. What its cards bring, such as the Ally, comes with them and is drawn
 *  anew when they change. */
export function picksOf(kingdom: KingdomInfo): string[] {
  return [...kingdom.kingdom, ...kingdom.landscapes].map((card) => card.name);
}

/** What lies on piles and speaks of their cards, wherever these are: Traits. */
import type { CardFacts, PileState } from "../protocol";

/** Landscapes by the name of the pile that they lie on. */
export type OnPiles = ReadonlyMap<string, readonly CardFacts[]>;

const isTrait = (facts: CardFacts | undefined): facts is CardFacts => facts?.types.includes("Trait") === true;

/** The Traits of a game. `marks` says of what lies on a pile which one that is. */
export function traitsOn(marks: Readonly<Record<string, string>>, cards: Readonly<Record<string, CardFacts>>): OnPiles {
  const found = new Map<string, CardFacts[]>();
  for (const [mark, pile] of Object.entries(marks)) {
    const facts = cards[mark];
    if (isTrait(facts)) found.set(pile, [...(found.get(pile) ?? []), facts]);
  }
  return found;
}

/** Those that speak of a card: it is of their pile. */
export function traitsOf(card: Pick<CardFacts, "name" | "pile">, on: OnPiles): readonly CardFacts[] {
  return on.get(card.pile) ?? on.get(card.name) ?? [];
}

/** The landscapes that lie by themselves: not those that are seen on their piles. */
export function apart(landscapes: readonly string[], piles: readonly Pick<PileState, "name">[], marks: Readonly<Record<string, string>>, cards: Readonly<Record<string, CardFacts>>): string[] {
  return landscapes.filter((name) => !isTrait(cards[name]) || !piles.some((pile) => pile.name === marks[name]));
}

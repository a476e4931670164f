/** The piles as they stand on the page: basic ones first, the Kingdom by cost, what is beside the Supply last. */
import type { CardFacts, PileState } from "../protocol";

export interface Layout {
  basic: PileState[];
  kingdom: PileState[];
  beside: PileState[];
  groups: { name: string; piles: PileState[] }[];
}

const BASIC = ["Colony", "Platinum", "Province", "Gold", "Duchy", "Silver", "Estate", "Copper", "Curse", "Potion"];

export function layout(piles: readonly PileState[], cards: Record<string, CardFacts>): Layout {
  const basic = piles.filter((pile) => pile.supply && cards[pile.name]?.basic === true);
  basic.sort((one, other) => BASIC.indexOf(one.name) - BASIC.indexOf(other.name));
  const kingdom = piles.filter((pile) => pile.supply && cards[pile.name]?.basic !== true);
  // By what is printed: a pile does not jump when something gets cheaper.
  const price = (pile: PileState): number => (cards[pile.name] ?? pile).cost.coins;
  kingdom.sort((one, other) => price(one) - price(other) || one.name.localeCompare(other.name));
  const rest = piles.filter((pile) => !pile.supply);
  const groups = new Map<string, PileState[]>();
  for (const pile of rest) if (pile.group !== "") groups.set(pile.group, [...(groups.get(pile.group) ?? []), pile]);
  return {
    basic,
    kingdom,
    beside: rest.filter((pile) => pile.group === ""),
    groups: [...groups].map(([name, members]) => ({ name, piles: members })),
  };
}

/** The places of piles and landscapes in the order in which letters are given to them. */
export function letterOrder(piles: readonly PileState[], landscapes: readonly string[], cards: Record<string, CardFacts>): string[] {
  const found = layout(piles, cards);
  const names = [...found.basic, ...found.kingdom, ...found.beside].map((pile) => `pile:${pile.name}`);
  return [...names, ...landscapes.filter((name) => isBought(cards[name])).map((name) => `landscape:${name}`)];
}

const BOUGHT = ["Event", "Project"];

/** Whether a landscape has a price. */
export function isBought(facts: CardFacts | undefined): boolean {
  return facts?.types.some((type) => BOUGHT.includes(type)) === true;
}

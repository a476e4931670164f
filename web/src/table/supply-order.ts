/** The piles as they stand on the page: basic ones first, the Kingdom by cost, what is beside the Supply last. */
import type { CardFacts, PileState } from "../protocol";

export interface Layout {
  basic: PileState[];
  kingdom: PileState[];
  beside: PileState[];
  groups: { name: string; piles: PileState[] }[];
}

/** Basic piles: the dearest first, then what harms, then Treasures that make no coins. */
function basicOrder(one: CardFacts | undefined, other: CardFacts | undefined): number {
  const rank = (facts: CardFacts | undefined): number => (facts?.types.includes("Curse") ? 1 : facts?.types.includes("Treasure") && facts.coins === 0 ? 2 : 0);
  return rank(one) - rank(other) || (other?.cost.coins ?? 0) - (one?.cost.coins ?? 0);
}

export function layout(piles: readonly PileState[], cards: Record<string, CardFacts>): Layout {
  const basic = piles.filter((pile) => pile.supply && cards[pile.name]?.basic === true);
  basic.sort((one, other) => basicOrder(cards[one.name], cards[other.name]));
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
  return [...names, ...landscapes.filter((name) => isBought(cards[name]) || isWay(cards[name])).map((name) => `landscape:${name}`)];
}

const BOUGHT = ["Event", "Project"];

/** Whether Actions can be played as a landscape says. */
export function isWay(facts: CardFacts | undefined): boolean {
  return facts?.types.includes("Way") === true;
}

/** Whether a landscape has a price. */
export function isBought(facts: CardFacts | undefined): boolean {
  return facts?.types.some((type) => BOUGHT.includes(type)) === true;
}

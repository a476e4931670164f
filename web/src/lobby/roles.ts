/** What the kingdom's roles add to the list of cards: rows of their own, words beside a card, stacks for a closer look. */
import { cardName, told, words } from "../words";
import type { CardFacts, KingdomInfo } from "../protocol";

export interface KingdomRow {
  card: CardFacts;
  mark: string; // what is said beside its name
}

export interface KingdomRows {
  rows: KingdomRow[];
  stacks: { title: string; cards: CardFacts[] }[]; // too many to be shown at once
}

const OWN_ROWS = ["supply", "beside", "aside"];

export function rowsOf(kingdom: KingdomInfo): KingdomRows {
  const marks = new Map<string, string[]>();
  const mark = (name: string, said: string): void => void marks.set(name, [...(marks.get(name) ?? []), said]);
  const own: KingdomRow[] = [];
  const landscapes: KingdomRow[] = [];
  const stacks: KingdomRows["stacks"] = [];
  for (const role of kingdom.roles) {
    if (OWN_ROWS.includes(role.place)) own.push(...role.cards.map((card) => ({ card, mark: told(role.title) })));
    else if (role.place === "landscape") landscapes.push(...role.cards.map((card) => ({ card, mark: "" })));
    else if (role.place === "mark") {
      for (const card of role.cards) {
        const pile = role.piles[card.name];
        mark(pile ?? card.name, pile === undefined ? told(role.title) : cardName(card.name));
        if (pile !== undefined) landscapes.push({ card, mark: words().lobby.table.on(cardName(pile)) });
      }
    } else stacks.push({ title: told(role.title), cards: role.cards });
  }
  const said = ({ card, mark: first }: KingdomRow): KingdomRow => ({ card, mark: [first, ...(marks.get(card.name) ?? [])].filter(Boolean).join(", ") });
  const plain = (card: CardFacts): KingdomRow => ({ card, mark: "" });
  return { rows: [...[...kingdom.kingdom.map(plain), ...own].map(said), ...landscapes, ...kingdom.landscapes.map(plain)], stacks };
}

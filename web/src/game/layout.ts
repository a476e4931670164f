/** How cards are spread over the room there is: no card covers another, and all can be read. */
import type { CardFacts } from "../protocol";
import type { Detail } from "../cards/CardFace";
import { handOrder } from "../cards/look";

export interface Spread {
  width: number; // of a card
  height: number;
  rows: number;
  perRow: number;
  gap: number;
  detail: Detail; // the text where there is room for it, otherwise emblem and name, at worst in a line
}

const RATIO = 1.4;
const READABLE = 116; // narrower than this a card shows no text
const FLATTEST = 0.85; // cards may be flatter than cards are, where there is little height
const NARROWEST = 58;

/** The largest cards that fit. Cards in several rows may be flatter than cards are. */
export function spread(room: { width: number; height: number }, count: number, widest = 132): Spread {
  const gap = room.width < 420 ? 6 : 8;
  const n = Math.max(1, count);
  let best: Spread | null = null;
  for (let rows = 1; rows <= Math.max(1, Math.ceil(n / 2)) && rows <= 5; rows += 1) {
    const perRow = Math.ceil(n / rows);
    const height = Math.floor((room.height - gap * (rows - 1)) / rows);
    const byWidth = Math.floor((room.width - gap * (perRow - 1)) / perRow);
    const width = Math.min(widest, byWidth, rows === 1 ? Math.floor(height / FLATTEST) : widest);
    const tall = Math.min(Math.floor(width * RATIO), height);
    const detail: Detail = width >= READABLE && tall >= width * 1.3 ? "full" : tall < 66 ? "line" : "name";
    const found = { width, height: tall, rows, perRow, gap, detail };
    const value = ({ width: w, height: h }: Spread): number => Math.min(w, 92) * 2 + Math.min(h, 120) - (h < 56 ? 100 : 0) - (h < 38 ? 300 : 0) - (w < 50 ? 200 : 0);
    if (best === null || value(found) > value(best) + 8) best = found;
    if (width >= 92 && tall >= 100) break;
  }
  const found = best ?? { width: NARROWEST, height: 80, rows: 1, perRow: n, gap, detail: "name" };
  return { ...found, width: Math.max(28, found.width), height: Math.max(34, found.height) };
}

export interface Group {
  name: string;
  ids: number[];
}

/** Copies together, in the order of a hand. */
export function handGroups(hand: readonly { id: number; name: string }[], cards: Record<string, CardFacts>): Group[] {
  return groups(hand).sort((one, other) => handOrder(cards[one.name], cards[other.name]));
}

/** Copies together, in the order in which the first of them lies. */
export function groups(cards: readonly { id: number; name: string }[]): Group[] {
  const found = new Map<string, Group>();
  for (const card of cards) {
    const group = found.get(card.name);
    if (group === undefined) found.set(card.name, { name: card.name, ids: [card.id] });
    else group.ids.push(card.id);
  }
  return [...found.values()];
}

/** Where the cards of a spread lie, from the left top; every row is centred. */
export function positions(spread: Spread, count: number, room: { width: number; height: number }): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = [];
  const rows = Math.ceil(count / spread.perRow) || 1;
  const top = (room.height - rows * spread.height - (rows - 1) * spread.gap) / 2;
  for (let i = 0; i < count; i += 1) {
    const row = Math.floor(i / spread.perRow);
    const inRow = Math.min(spread.perRow, count - row * spread.perRow);
    const left = (room.width - inRow * spread.width - (inRow - 1) * spread.gap) / 2;
    found.push({
      x: Math.round(left + (i - row * spread.perRow) * (spread.width + spread.gap)),
      y: Math.round(top + row * (spread.height + spread.gap)),
    });
  }
  return found;
}

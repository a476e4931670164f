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
  below: number; // what is kept free below a card for words about it
  detail: Detail; // the text where there is room for it, otherwise emblem and name, in a line, at worst the name alone
}

const RATIO = 1.4;
const READABLE = 112; // narrower than this a card shows no text
const UPRIGHT = 1.3; // flatter than this it shows none either
const WORDY = 136; // from here on there is room for long texts, too
const FLATTEST = 0.6; // cards may be flatter than cards are, where there is little height
const LOWEST = 62; // lower than this a card is a line: emblem and name side by side
const SLIP = 50; // lower than this, and too narrow for a line, a card is its name
const LEAST = 34; // no card is lower
const LINE_EMBLEM = 30;
const LINE = 78; // narrower than this a line has no room for a name
const NAME = 60; // the room that the longest word of a name needs

/** How well cards of a size can be read: room for the name first, then for the emblem, then for the text. */
function legibility({ width, height, detail }: Spread): number {
  const name = detail === "line" ? width - LINE_EMBLEM : width - 8;
  const cramped = Math.max(0, NAME - name) * 8 + Math.max(0, 44 - height) * 10;
  return Math.min(name, 90) * 1.5 + Math.min(height, 130) + (detail === "full" ? 60 : 0) - cramped;
}

/** The cards that can be read best in the room there is. Cards in several rows may be flatter than cards are. */
export function spread(room: { width: number; height: number }, count: number, widest = 132, below = 0): Spread {
  const gap = room.width < 420 ? 6 : room.width < 700 ? 8 : 12;
  const n = Math.max(1, count);
  let best: Spread | null = null;
  for (let rows = 1; rows <= Math.min(n, 6); rows += 1) {
    const perRow = Math.ceil(n / rows);
    if (Math.ceil(n / perRow) < rows) continue; // the same as with fewer rows
    const height = Math.floor((room.height - gap * (rows - 1)) / rows) - below;
    if (rows > 1 && height < LEAST) break; // they would not fit
    const byWidth = Math.floor((room.width - gap * (perRow - 1)) / perRow);
    const low = height < LOWEST;
    const upright = Math.floor(height / UPRIGHT); // narrower, where that makes room for the text below the emblem
    const width = Math.min(widest, byWidth, low ? widest : upright >= WORDY ? upright : Math.floor(height / FLATTEST));
    const tall = Math.min(Math.floor(width * RATIO), height);
    const detail: Detail = width >= READABLE && tall >= width * UPRIGHT ? "full" : tall < LOWEST && width >= (tall < SLIP ? LINE : NAME + LINE_EMBLEM) ? "line" : tall < SLIP ? "slip" : tall < width * 1.1 ? "flat" : "name";
    const found: Spread = { width: Math.max(28, width), height: Math.max(LEAST, tall), rows, perRow, gap, below, detail };
    if (best === null || legibility(found) > legibility(best) + 8) best = found;
  }
  return best ?? { width: NAME, height: 80, rows: 1, perRow: n, gap, below, detail: "name" };
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
  const pitch = spread.height + spread.below + spread.gap;
  const top = (room.height - rows * pitch + spread.gap) / 2;
  for (let i = 0; i < count; i += 1) {
    const row = Math.floor(i / spread.perRow);
    const inRow = Math.min(spread.perRow, count - row * spread.perRow);
    const left = (room.width - inRow * spread.width - (inRow - 1) * spread.gap) / 2;
    found.push({
      x: Math.round(left + (i - row * spread.perRow) * (spread.width + spread.gap)),
      y: Math.round(top + row * pitch),
    });
  }
  return found;
}

/** Runs of cards that lie side by side in one row and have the same words below them, as [first, last]; none for no words. */
export function captions(spread: Spread, labels: readonly string[]): [number, number][] {
  const found: [number, number][] = [];
  labels.forEach((label, i) => {
    const run = found.at(-1);
    if (label === "") return;
    if (run !== undefined && run[1] === i - 1 && labels[i - 1] === label && i % spread.perRow !== 0) run[1] = i;
    else found.push([i, i]);
  });
  return found;
}

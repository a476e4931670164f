/** Where the guide's note goes: never over what it speaks of, and beside what can be pressed if there is room at all. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Placed extends Box {
  cut: boolean; // it does not fit: its text scrolls
}

const GAP = 10;
const LEAST = 96; // of a note that scrolls

export function overlap(one: Box, other: Box): number {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const covers = (box: Box, others: readonly Box[]): number => others.reduce((sum, other) => sum + overlap(box, other), 0);

/** Places worth a try: at the edges of the room, beside each thing, and in the middle of what is open. */
function tries(width: number, height: number, room: Box, around: readonly Box[], open: readonly Box[]): Box[] {
  const right = room.left + room.width - width;
  const bottom = room.top + room.height - height;
  const lefts = [right, room.left, (room.left + right) / 2, ...around.flatMap((box) => [box.left + box.width + GAP, box.left - width - GAP, box.left]), ...open.map((box) => box.left + (box.width - width) / 2)];
  const tops = [room.top, bottom, (room.top + bottom) / 2, ...around.flatMap((box) => [box.top + box.height + GAP, box.top - height - GAP, box.top]), ...open.flatMap((box) => [box.top, box.top + (box.height - height) / 2, box.top + box.height - height])];
  const inside = (at: number, from: number, to: number): boolean => at >= from - 0.5 && at <= to + 0.5;
  return lefts.filter((left) => inside(left, room.left, right)).flatMap((left) => tops.filter((top) => inside(top, room.top, bottom)).map((top) => ({ left, top, width, height })));
}

/** The largest free stretch beside what must be seen. */
function beside(room: Box, seen: readonly Box[]): Box {
  const edges = (from: number, length: number, ends: number[]): [number, number][] => {
    const cuts = [from, ...ends.filter((end) => end > from && end < from + length), from + length];
    return cuts.flatMap((start) => cuts.filter((end) => end > start).map((end): [number, number] => [start, end]));
  };
  const across = edges(room.left, room.width, seen.flatMap((box) => [box.left - GAP, box.left + box.width + GAP]));
  const down = edges(room.top, room.height, seen.flatMap((box) => [box.top - GAP, box.top + box.height + GAP]));
  const free = across.flatMap(([left, right]) => down.map(([top, bottom]) => ({ left, top, width: right - left, height: bottom - top }))).filter((box) => covers(box, seen) === 0);
  // What is nearly as wide as a note is worth more than a long and narrow strip.
  const worth = (box: Box): number => Math.min(box.width, 520) * Math.min(box.height, 320);
  return free.reduce((best, box) => (worth(box) > worth(best) ? box : best), { left: room.left, top: room.top, width: 0, height: 0 });
}

/** Of notes as wide and high as these, the one that covers nothing of `seen`, as little as possible of `pressed`, and
 *  after that of `rest`; where none fits, one that scrolls. Where the table is `open` nothing lies yet. */
export function place(notes: readonly { width: number; height: number }[], room: Box, seen: readonly Box[], pressed: readonly Box[], rest: readonly Box[], open: readonly Box[] = []): Placed {
  const all = notes.flatMap(({ width, height }, i) => tries(width, height, room, [...seen, ...pressed], open).map((box) => ({ box, i })));
  const free = all.filter(({ box }) => covers(box, seen) === 0);
  const cost = ({ box, i }: { box: Box; i: number }): number => covers(box, pressed) * 1e6 + covers(box, rest) + i * 2000;
  const best = free.reduce<{ box: Box; i: number } | null>((found, one) => (found === null || cost(one) < cost(found) ? one : found), null);
  const clean = best !== null && covers(best.box, pressed) === 0;
  if (best !== null && clean) return { ...best.box, cut: false };
  // A note that scrolls beside everything is better than one that lies on a button.
  const strip = beside(room, [...seen, ...pressed]);
  if (strip.height >= LEAST && strip.width >= 220) return { ...strip, width: Math.min(strip.width, 560), cut: true };
  if (best !== null) return { ...best.box, cut: false };
  const last = beside(room, seen);
  return { ...last, width: Math.min(last.width, 560), cut: true };
}

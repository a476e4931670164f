/** Small signs of the table itself. */
export const SIGNS = {
  trash: "trash-can",
  reaction: "shield",
  duration: "sands-of-time",
  liaison: "shaking-hands",
  action: "sprint",
  buy: "shopping-bag",
  coffers: "chest",
  potion: "round-potion",
  favor: "shaking-hands",
  villager: "farmer",
  group: "trophy",
  mat: "table",
  stack: "stack",
  debt: "hexagonal-nut",
  unknown: "card-random",
  card: "card-draw",
  laurels: "laurels",
  sun: "sun",
} as const;

export type Sign = keyof typeof SIGNS | "attack" | "hand" | "deck" | "discard"; // whose signs are drawn here

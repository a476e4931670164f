/** Wishes for a kingdom by chance: as the form has them, as the server reads them, and in words. */
import type { CardFacts, WishList } from "../protocol";
import type { Words } from "../words";

/** Landscapes of a type, which can be wished for, and how many of them a kingdom has at most. */
export const SORTS = {
  events: { type: "Event", most: 2 },
  landmarks: { type: "Landmark", most: 2 },
  projects: { type: "Project", most: 2 },
  ways: { type: "Way", most: 1 },
  traits: { type: "Trait", most: 2 },
} as const;
export type Sort = keyof typeof SORTS;
export const sorts = Object.keys(SORTS) as Sort[];

export interface Form extends Record<Sort, number> {
  expansions: string[];
  require: string[];
  ban: string[];
  villages: number;
  buys: number;
  trashers: number;
  attacks: string;
  curve: string;
  landscapes: string;
  edition: "any" | "first" | "second" | "both" | "mixed";
  colonies: "share" | "yes" | "no";
  shelters: "share" | "yes" | "no";
  looters: "any" | "yes" | "no";
}

export const NO_WISHES: Form = {
  expansions: [],
  require: [],
  ban: [],
  villages: 0,
  buys: 0,
  trashers: 0,
  attacks: "any",
  curve: "",
  landscapes: "any",
  events: 0,
  landmarks: 0,
  projects: 0,
  ways: 0,
  traits: 0,
  edition: "any",
  colonies: "share",
  shelters: "share",
  looters: "any",
};

/** The wishes as the server reads them: what is not wished for is left out. */
export function wishList(form: Form): WishList {
  const wishes: WishList = {};
  if (form.expansions.length > 0) wishes.expansion = form.expansions;
  if (form.require.length > 0) wishes.require = form.require;
  if (form.ban.length > 0) wishes.ban = form.ban;
  if (form.villages > 0) wishes.villages = form.villages;
  if (form.buys > 0) wishes.buys = form.buys;
  if (form.trashers > 0) wishes.trashers = form.trashers;
  if (form.attacks !== "any") wishes.attacks = Number(form.attacks);
  if (form.curve.trim() !== "") wishes.curve = form.curve.trim();
  if (form.landscapes !== "any") wishes.landscapes = Number(form.landscapes);
  for (const sort of sorts) if (form[sort] > 0) wishes[sort] = form[sort];
  if (form.edition !== "any") wishes.edition = form.edition;
  if (form.colonies !== "share") wishes.colonies = form.colonies === "yes";
  if (form.shelters !== "share") wishes.shelters = form.shelters === "yes";
  if (form.looters !== "any") wishes.looters = form.looters === "yes";
  return wishes;
}

/** Everything that can be one of the ten piles. */
export const isKingdomCard = (card: CardFacts): boolean => !card.basic && card.supply && !card.landscape && card.pile === "";

/** Landscapes that are shuffled in with the Kingdom cards. */
const DRAWN = ["Event", "Landmark", "Project", "Way", "Trait"];
export const isDrawnLandscape = (card: CardFacts): boolean => card.landscape && card.types.some((type) => DRAWN.includes(type));

/** The cards that these wishes leave to be drawn from. */
export function pool(form: Form, kingdom: readonly CardFacts[]): CardFacts[] {
  const printing = { first: 2, second: 1 }[form.edition as string];
  return kingdom.filter(
    (card) => !form.ban.includes(card.name) && (form.expansions.length === 0 || form.expansions.includes(card.expansion)) && (printing === undefined || card.edition !== printing),
  );
}

/** What will be drawn, in a sentence. */
export function wishesSaid(form: Form, kingdom: readonly CardFacts[], t: Words["lobby"]["random"], nameOf: (card: string) => string): string {
  const { said } = t;
  const names = (cards: readonly string[]): string => cards.map(nameOf).join(", ");
  const parts = [
    form.expansions.length > 0 && said.boxes(form.expansions.join(", ")),
    form.villages > 0 && said.village(form.villages),
    form.buys > 0 && said.buy(form.buys),
    form.trashers > 0 && said.trasher(form.trashers),
    form.attacks !== "any" && said.attacks(Number(form.attacks)),
    form.landscapes !== "any" && said.landscapes(Number(form.landscapes)),
    ...sorts.map((sort) => form[sort] > 0 && t.sorts[sort].said(form[sort])),
    form.edition !== "any" && t.edition[form.edition],
    form.curve.trim() !== "" && said.costs(form.curve.trim()),
    form.colonies === "yes" && said.colonies,
    form.colonies === "no" && said.noColonies,
    form.shelters === "yes" && said.shelters,
    form.shelters === "no" && said.noShelters,
    form.looters === "yes" && said.looters,
    form.looters === "no" && said.noLooters,
    form.require.length > 0 && said.with(names(form.require)),
    form.ban.length > 0 && said.without(names(form.ban)),
  ].filter((part) => part !== false);
  const from = t.drawnFrom(pool(form, kingdom).length);
  return `${[from, ...parts].join("; ")}.`;
}

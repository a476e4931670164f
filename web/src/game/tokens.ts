/** Tokens, and what lies in a pile, in words. */
import type { CardFacts, PileState, SeatInfo } from "../protocol";
import { groups } from "./layout";
import { cardName, words } from "../words";

/** A seat as a viewer calls it. */
export function nameOf(seat: number, viewer: number, seats: readonly SeatInfo[]): string {
  return seat === viewer ? words().table.you : (seats[seat]?.name ?? words().table.player(seat + 1));
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : words().table.and(names.slice(0, -1).join(", "), names[names.length - 1] ?? "");
}

/** The letter that stands for somebody. */
export function initial(name: string): string {
  return ([...name][0] ?? "").toUpperCase();
}

export interface TokenOnPile {
  key: string;
  sort: "vp" | "debt" | "sun" | "trait" | ""; // what has a colour of its own wherever it lies
  seat: number | null; // whose it is; null: nobody's
  short: string; // to be read at 18 pixels
  name: string;
  count: number;
  whose: string; // the letter of its owner, or ""
  said: string;
}

/** Of the English name, whatever it is called: German has two tokens with a K. The number that a token's name begins with and the first letter of what it is a number of; or its first letter. */
function shortName(name: string): string {
  const found = /^([+\-−]?\d+) ?(\w?)/.exec(name);
  if (found === null) return (name[0] ?? "").toUpperCase();
  const what = /Coin|Cost/.test(name) ? "$" : (found[2] ?? "").toUpperCase();
  return `${found[1]?.replace("-", "−")}${what}`;
}

/** What players have, too: there the number says enough. */
const SORTS: Readonly<Record<string, "vp" | "debt" | "sun">> = { VP: "vp", debt: "debt", Sun: "sun" };

/** Whether a player has one at most: a token that takes something away, once. */
export const isOnlyOne = (name: string): boolean => /^[-−]/.test(name);

/** The tokens before a player that are worth a look: one that takes something away is not there until it is taken. */
export const shownTokens = (tokens: Readonly<Record<string, number>>): [string, number][] => Object.entries(tokens).filter(([name, n]) => n > 0 || !isOnlyOne(name));

/** The tokens on a pile: of players, one for each; of nobody, how many. */
export function tokensOn(pile: Pick<PileState, "tokens" | "token_owners">, viewer: number, seats: readonly SeatInfo[]): TokenOnPile[] {
  const lying = Object.entries(pile.tokens).filter(([, n]) => n > 0);
  return lying.flatMap(([name, n]): TokenOnPile[] => {
    const owners = pile.token_owners[name];
    const called = cardName(name); // many tokens are called after a card
    if (owners === undefined) return [{ key: name, sort: SORTS[name] ?? "", seat: null, short: name in SORTS ? `${n}` : `${shortName(name)}${n > 1 ? n : ""}`, name: called, count: n, whose: "", said: words().table.lying(n, called) }];
    return owners.map((seat) => {
      const owner = seat === viewer ? null : nameOf(seat, viewer, seats);
      return { key: `${name}/${seat}`, sort: "", seat, short: shortName(name), name: called, count: 1, whose: initial(seats[seat]?.name ?? ""), said: words().table.tokenOf(owner, called) };
    });
  });
}

/** What lies in a pile of different cards; empty for others. */
export function beneath(pile: PileState, cards: Record<string, CardFacts>): string {
  if (pile.cards.length === 0) return "";
  const counted = (names: readonly string[]): string =>
    groups(names.map((name, id) => ({ id, name })))
      .map(({ name, ids }) => `${ids.length} ${cardName(name) !== name || ids.length === 1 ? cardName(name) : (cards[name]?.plural ?? name)}`)
      .join(", ");
  const t = words().table;
  const called = cardName(pile.name);
  if (!pile.hidden) return t.fromTop(called, counted(pile.cards));
  const seen = pile.cards[0] === pile.top; // a pile whose top is not seen has its own name there
  const rest = seen ? pile.cards.slice(1) : pile.cards;
  if (!seen) return t.unordered(called, rest.length, counted(rest));
  return rest.length === 0 ? t.topOnly(called, cardName(pile.top)) : t.topAnd(called, cardName(pile.top), rest.length, counted(rest));
}

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

export interface TokenOnPile {
  key: string;
  seat: number | null; // whose it is; null: nobody's
  short: string; // to be read at 18 pixels
  said: string;
}

/** The number that a token's name begins with, or its first letter. */
function shortName(name: string): string {
  return /^[+\-−]?\d+/.exec(name)?.[0]?.replace("-", "−") ?? (name[0] ?? "").toUpperCase();
}

/** The tokens on a pile: of players, one for each; of nobody, how many. */
export function tokensOn(pile: Pick<PileState, "tokens" | "token_owners">, viewer: number, seats: readonly SeatInfo[]): TokenOnPile[] {
  const lying = Object.entries(pile.tokens).filter(([, n]) => n > 0);
  return lying.flatMap(([name, n]): TokenOnPile[] => {
    const owners = pile.token_owners[name];
    if (owners === undefined) return [{ key: name, seat: null, short: lying.length > 1 ? `${shortName(name)}${n > 1 ? n : ""}` : `${n}`, said: `${n} ${name}` }];
    return owners.map((seat) => {
      const owner = seat === viewer ? null : nameOf(seat, viewer, seats);
      return { key: `${name}/${seat}`, seat, short: shortName(name), said: words().table.tokenOf(owner, name) };
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

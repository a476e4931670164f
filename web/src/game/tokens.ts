/** Tokens, and what lies in a pile, in words. */
import type { CardFacts, PileState, SeatInfo } from "../protocol";
import { groups } from "./layout";

/** A seat as a viewer calls it. */
export function nameOf(seat: number, viewer: number, seats: readonly SeatInfo[]): string {
  return seat === viewer ? "You" : (seats[seat]?.name ?? `Player ${seat + 1}`);
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1]}`;
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
      const whose = seat === viewer ? "Your" : `${nameOf(seat, viewer, seats)}'s`;
      return { key: `${name}/${seat}`, seat, short: shortName(name), said: `${whose} ${name} token` };
    });
  });
}

/** What lies in a pile of different cards; empty for others. */
export function beneath(pile: PileState, cards: Record<string, CardFacts>): string {
  if (pile.cards.length === 0) return "";
  const counted = (names: readonly string[]): string =>
    groups(names.map((name, id) => ({ id, name })))
      .map(({ name, ids }) => `${ids.length} ${ids.length === 1 ? name : (cards[name]?.plural ?? name)}`)
      .join(", ");
  if (!pile.hidden) return `${pile.name}, from the top: ${counted(pile.cards)}.`;
  const seen = pile.cards[0] === pile.top; // a pile whose top is not seen has its own name there
  const rest = seen ? pile.cards.slice(1) : pile.cards;
  if (!seen) return `${pile.name}: ${rest.length} in no known order: ${counted(rest)}.`;
  return `${pile.name}: ${pile.top} on top${rest.length === 0 ? "" : `, and ${rest.length} more in no known order: ${counted(rest)}`}.`;
}

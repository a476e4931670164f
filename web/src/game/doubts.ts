/** What is asked once more before it is done, since it looks like a slip. What is worth having follows from facts of cards. */
import type { CardFacts, Cost, GameState, PileState, Question } from "../protocol";
import { endsGame } from "./ending";

/** Why: it ends the game; a Curse is bought; Treasures are left in hand; something could still be bought, or debt paid; or a newcomer
 *  buys for the first time, or what is hardly worth the only Buy. */
export type Doubt = "game" | "curse" | "treasures" | "buy" | "debt" | "last-buy";

export interface Cautious {
  askEnd: boolean; // before the turn ends with something left to do
  guided: boolean; // the first game: who does not yet know that a click buys, or what is worth buying, is asked
}

type Cards = Readonly<Record<string, CardFacts>>;

const free = (cost: Cost): boolean => cost.coins + cost.potions + cost.debt === 0;

/** Whether a card only harms who has it. */
export function harmful(facts: CardFacts | undefined): boolean {
  return facts !== undefined && (facts.types.includes("Curse") || facts.vp < 0);
}

/** Whether nobody would praise a purchase: what harms, and what is printed to cost nothing. */
export function poor(facts: CardFacts | undefined): boolean {
  return facts !== undefined && (harmful(facts) || free(facts.cost));
}

/** Whether the game may be over soon. Before that, cards that only score are mostly in the way. */
function late(state: GameState, cards: Cards): boolean {
  const piles = state.piles.filter((pile) => pile.supply);
  return piles.filter((pile) => pile.count === 0).length >= 2 || piles.some((pile) => cards[pile.name]?.ends_game === true && pile.count <= 4);
}

/** Whether one may well want the top card of a pile, or a landscape, now. */
export function sensible(state: GameState, facts: CardFacts | undefined, cards: Cards): boolean {
  if (facts === undefined || poor(facts)) return false;
  const scoresOnly = facts.types.length > 0 && facts.types.every((type) => type === "Victory");
  return !scoresOnly || facts.ends_game || late(state, cards);
}

/** The pile or landscape that an option buys. */
function bought(state: GameState, question: Question, option: number): { name: string; cost: Cost | null } | null {
  const found = question.options[option];
  if (found?.kind === "landscape") return { name: found.text, cost: null };
  if (found?.kind !== "pile") return null;
  const pile = state.piles.find((one) => `pile:${one.name}` === found.place);
  return { name: pile?.top ?? found.text, cost: pile?.cost ?? null };
}

/** The coins that there would be with all Treasures played; without end where one of them does more than make coins. */
function money(state: GameState, question: Question, cards: Cards): number {
  const played = question.options.filter((option) => option.kind === "card").map((option) => cards[option.text]);
  const coins = state.players[question.player]?.coins ?? 0;
  return played.reduce((sum, facts) => (facts?.basic === true ? sum + facts.coins : Number.POSITIVE_INFINITY), coins);
}

/** Whether the Treasures in hand would buy something sensible, and dearer than this. */
function treasuresHelp(state: GameState, question: Question, cards: Cards, than: number): boolean {
  const coins = money(state, question, cards);
  const reached = (cost: Cost): boolean => cost.coins > than && cost.coins <= coins;
  const pile = (one: PileState): boolean => one.supply && one.count > 0 && reached(one.cost) && sensible(state, cards[one.top], cards);
  const landscape = (name: string): boolean => cards[name] !== undefined && reached(cards[name].cost) && sensible(state, cards[name], cards);
  return state.piles.some(pile) || state.landscapes.some(landscape);
}

/** What makes this answer look like a slip; null where nothing does. */
export function doubt(state: GameState, question: Question, options: readonly number[], cards: Cards, { askEnd, guided }: Cautious): Doubt | null {
  if (endsGame(state, question, options, cards)) return "game";
  if (question.purpose !== "buy") return null;
  const left = question.play_all !== null;
  const chosen = options[0];
  if (chosen === undefined) {
    if (!askEnd) return null;
    if (left && treasuresHelp(state, question, cards, -1)) return "treasures";
    // Coins that are not spent are lost; debt stays.
    if (question.options.some((option) => option.move === "pay-debt")) return "debt";
    const offered = question.options.map((_, i) => bought(state, question, i));
    return offered.some((one) => one !== null && sensible(state, cards[one.name], cards)) ? "buy" : null;
  }
  const wanted = bought(state, question, chosen);
  if (wanted === null) return null;
  if (harmful(cards[wanted.name])) return "curse";
  const price = (wanted.cost ?? cards[wanted.name]?.cost)?.coins ?? 0;
  if (left && askEnd && treasuresHelp(state, question, cards, price)) return "treasures";
  const lastBuy = question.main?.ends_turn === true && (state.players[question.player]?.buys ?? 0) <= 1;
  return guided && lastBuy && (state.turn_number <= state.players.length || !sensible(state, cards[wanted.name], cards)) ? "last-buy" : null;
}

/** The card or landscape that an answer buys. */
export function purchase(state: GameState, question: Question, options: readonly number[]): string | null {
  return question.purpose === "buy" && options[0] !== undefined ? (bought(state, question, options[0])?.name ?? null) : null;
}

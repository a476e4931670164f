/** Which answers end the game: the only ones that nobody can take back. */
import type { GameState, PileState, Question } from "../protocol";

/** The piles with which the game ends. */
export const LAST = ["Province", "Colony"];

function over(piles: readonly PileState[], players: number): boolean {
  const empty = piles.filter((pile) => pile.supply && pile.count === 0);
  return empty.length >= (players > 4 ? 4 : 3) || empty.some((pile) => LAST.includes(pile.name));
}

/** Whether the game is over once this is answered: the end of the turn, or the last Buy for a pile's last card. */
export function endsGame(state: GameState, question: Question, options: readonly number[]): boolean {
  if (question.main?.ends_turn !== true) return false;
  const players = state.players.length;
  if (options.length === 0) return over(state.piles, players);
  const bought = question.options[options[0] ?? -1];
  if (bought?.kind !== "pile" || (state.players[question.player]?.buys ?? 0) > 1) return false;
  const piles = state.piles.map((pile) => (`pile:${pile.name}` === bought.place ? { ...pile, count: pile.count - 1 } : pile));
  return over(piles, players);
}

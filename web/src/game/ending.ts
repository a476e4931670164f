/** Which answers end the game: the only ones that nobody can take back. */
import type { CardFacts, GameState, PileState, Question } from "../protocol";

type Cards = Readonly<Record<string, CardFacts>>;

function over(piles: readonly PileState[], players: number, cards: Cards): boolean {
  const empty = piles.filter((pile) => pile.supply && pile.count === 0);
  return empty.length >= (players > 4 ? 4 : 3) || empty.some((pile) => cards[pile.name]?.ends_game === true);
}

/** Whether the game is over once this is answered: the end of the turn, or the last Buy for a pile's last card. */
export function endsGame(state: GameState, question: Question, options: readonly number[], cards: Cards): boolean {
  if (question.main?.ends_turn !== true) return false;
  const players = state.players.length;
  if (options.length === 0) return over(state.piles, players, cards);
  const bought = question.options[options[0] ?? -1];
  if (bought?.kind !== "pile" || (state.players[question.player]?.buys ?? 0) > 1) return false;
  const piles = state.piles.map((pile) => (`pile:${pile.name}` === bought.place ? { ...pile, count: pile.count - 1 } : pile));
  return over(piles, players, cards);
}

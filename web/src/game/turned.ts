/** Landscapes that were turned up from a deck, such as Boons. */
import type { CardState, GameState } from "../protocol";

/** What is being done: turned up, kept by nobody, and not among what is chosen from, which lies in the question. */
export function turnedUp(state: GameState): CardState[] {
  const asked = new Set((state.question?.options ?? []).map((option) => option.id));
  const kept = new Set(state.effects.flatMap((effect) => [effect.id, ...effect.cards.map((card) => card.id)]));
  return state.stacks.flatMap((stack) => stack.set_aside).filter((card) => !asked.has(card.id) && !kept.has(card.id));
}

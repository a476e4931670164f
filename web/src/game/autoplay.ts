/** Answers that the player has asked the page to give. */
import type { CardFacts, GameState, Question } from "../protocol";
import { poor } from "./doubts";

export interface Autoplay {
  treasures: boolean; // play plain Treasures as the Buy phase begins
  endTurn: boolean; // end the turn when only Coppers and Curses could be bought
  shield: boolean; // show what keeps an Attack away, whenever that costs nothing
}

/** The answer to give without asking, or null. */
export function automatic(
  question: Question,
  state: GameState,
  cards: Record<string, CardFacts>,
  wishes: Autoplay,
): number[] | null {
  if (question.purpose === "buy") {
    const treasures = question.options.filter((option) => option.kind === "card");
    if (treasures.length > 0) {
      const plain = treasures.every((option) => cards[option.text]?.basic === true);
      return wishes.treasures && plain ? question.play_all : null;
    }
    const worthless = question.options.every((option) => option.kind === "pile" && poor(cards[option.text]));
    const me = state.players[question.player];
    const debtFree = me !== undefined && me.coffers === 0 && me.coins === 0;
    return wishes.endTurn && worthless && debtFree ? [] : null;
  }
  if (question.purpose === "react" && wishes.shield && question.minimum === 0) {
    const { options } = question;
    return options.length > 0 && options.every((option) => cards[option.text]?.shields === true) ? [0] : null;
  }
  return null;
}

/** What is said around questions: what is asked once more, and what is being waited for. */
export const asking = {
  following: (name: string) => `${name}'s moves.`,
  anyName: (count: number) => `Type any of ${count} names …`,
  notYet: "Not yet",
  reactNot: "Do not react",
  callNothing: "Do not call",
  calling: "It leaves your mat for that; or go on without.",
  likely: {
    react: (name: string) => `Use ${name}`,
    gain: (name: string) => `Gain ${name}`,
    "to-hand": (name: string) => `Take ${name}`,
    play: (name: string) => `Play ${name}`,
    reveal: (name: string) => `Reveal ${name}`,
  },
  doubts: {
    game: { sentence: "This ends the game.", detail: "It cannot be taken back.", sure: "End the game" },
    curse: { sentence: "Buy a card that only harms you?", detail: "It costs points and does nothing.", sure: "Buy it anyway" },
    treasures: { sentence: "You have Treasures left to play.", detail: "Go on without them?", sure: "Go on without" },
    buy: { sentence: "You could still buy.", detail: "End the turn?", sure: "End turn" },
    "last-buy": { sentence: "This is your only Buy.", detail: "Buy it and end the turn?", sure: "Buy it" },
  },
  again: { button: "Play again", kingdom: "With which kingdom", same: "The same kingdom", random: "A random kingdom" },
  resign: {
    button: "Resign",
    ends: "Give up? The game is over then, and you have lost it.",
    handsOver: "Give up? A bot takes your seat, and the others go on.",
    no: "Go on playing",
    yes: "Resign",
  },
  settings: {
    title: "Against slips",
    careful: "A new question waits a moment",
    carefulHelp: "A double click, or a key held too long, then answers nothing that you have not read",
    askEnd: "Ask before the turn ends",
    askEndHelp: "When something good could still be bought, or Treasures are left in hand",
  },
};

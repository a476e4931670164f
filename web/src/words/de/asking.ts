import type { Words } from "..";

export const asking: Words["asking"] = {
  following: (name) => `${name} ist am Zug.`,
  anyName: (count) => `Tippe einen von ${count} Namen …`,
  notYet: "Noch nicht",
  reactNot: "Nicht reagieren",
  callNothing: "Nicht aufrufen",
  calling: "Sie verlässt dafür dein Tableau; oder mach ohne sie weiter.",
  likely: {
    react: (name) => `${name} einsetzen`,
    gain: (name) => `${name} nehmen`,
    "to-hand": (name) => `${name} nehmen`,
    play: (name) => `${name} ausspielen`,
    reveal: (name) => `${name} aufdecken`,
  },
  doubts: {
    game: { sentence: "Damit endet das Spiel.", detail: "Das lässt sich nicht zurücknehmen.", sure: "Spiel beenden" },
    curse: { sentence: "Eine Karte kaufen, die dir nur schadet?", detail: "Sie kostet Punkte und kann nichts.", sure: "Trotzdem kaufen" },
    treasures: { sentence: "Du hast noch Geldkarten auszuspielen.", detail: "Ohne sie weiter?", sure: "Ohne sie weiter" },
    buy: { sentence: "Du könntest noch kaufen.", detail: "Den Zug beenden?", sure: "Zug beenden" },
    "last-buy": { sentence: "Das ist dein einziger Kauf.", detail: "Kaufen und den Zug beenden?", sure: "Kaufen" },
  },
  again: { button: "Noch einmal", kingdom: "Mit welchem Königreich", same: "Dasselbe Königreich", random: "Ein zufälliges Königreich" },
  resign: {
    button: "Aufgeben",
    ends: "Aufgeben? Dann ist das Spiel vorbei, und du hast es verloren.",
    handsOver: "Aufgeben? Ein Bot nimmt deinen Platz ein, und die anderen spielen weiter.",
    no: "Weiterspielen",
    yes: "Aufgeben",
  },
  settings: {
    title: "Gegen Versehen",
    careful: "Eine neue Frage wartet einen Moment",
    carefulHelp: "Ein Doppelklick oder eine zu lang gedrückte Taste beantwortet dann nichts, was du nicht gelesen hast",
    askEnd: "Vor dem Ende des Zuges fragen",
    askEndHelp: "Wenn du noch etwas Gutes kaufen könntest oder Geldkarten auf der Hand hast",
  },
};

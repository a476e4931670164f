/** What a newcomer is told, and when. Each lesson is shown once, at the first moment that it fits; those of the first
 *  turns fit no later ones, so that a page that is loaded again does not begin anew. */
import type { GameState, Question } from "../protocol";

export interface Lesson {
  key: string;
  title: string;
  text: string;
  at: string; // a selector of what it is about
  when(state: GameState, question: Question): boolean;
}

const me = (state: GameState) => state.players[state.seat];
const inHand = (state: GameState, name: string): boolean => me(state)?.hand?.some((card) => card.name === name) === true;

export const LESSONS: Lesson[] = [
  {
    key: "hand",
    title: "Your first hand",
    text: "You rule a very small country, and a small deck of ten cards: seven Coppers, which are money, and three Estates, which are worth a point each. Five of them are in your hand. Copper has a gold ring: that is how you see what you can do. Play your Treasures with the gold button.",
    at: ".hand",
    when: (state, question) => (me(state)?.turns ?? 0) <= 1 && question.purpose === "buy" && question.play_all !== null,
  },
  {
    key: "buy",
    title: "Buy a card",
    text: "Those coins can buy one card now: you have one Buy. Whatever you buy goes to your discard pile and comes back to your hand later, again and again. Silver, for three coins, is a good start: it is worth two Coppers. Village, Smithy and the others do more; hold the mouse over a card, or press long on it, to read it.",
    at: ".supply",
    when: (state, question) => (me(state)?.turns ?? 0) <= 2 && question.purpose === "buy" && question.play_all === null && (me(state)?.coins ?? 0) >= 2,
  },
  {
    key: "cleanup",
    title: "A turn ends",
    text: "Everything you played and everything left in your hand has gone to your discard pile, and you have drawn five new cards. When your deck is empty, the discard pile is shuffled and becomes the new deck: so you will meet what you bought.",
    at: ".own-piles",
    when: (state, question) => [2, 3].includes(me(state)?.turns ?? 0) && question.purpose === "buy" && question.play_all !== null,
  },
  {
    key: "victory",
    title: "How to win",
    text: "Who has the most points at the end wins. The game ends when the Provinces are gone, or when any three piles are empty. Points do nothing while you play, though: buy money and Actions first, Provinces when you can pay eight, and the smaller ones near the end.",
    at: ".basics",
    when: (state, question) => (me(state)?.turns ?? 0) >= 3 && question.purpose === "buy",
  },
  {
    key: "action",
    title: "Your first Action",
    text: "A turn has three parts: Actions, buying, cleaning up. You may play one Action, and more of them if one says +1 Action. Click the card with the gold ring and see what it does; its text is done from the top down.",
    at: ".hand",
    when: (_, question) => question.purpose === "play-action",
  },
  {
    key: "village",
    title: "A Village first",
    text: "With a Village and another Action in hand, play the Village first: it gives two Actions, so that the other one can still be played. Most good decks are built around this.",
    at: ".hand",
    when: (state, question) => question.purpose === "play-action" && inHand(state, "Village") && question.options.length > 1,
  },
  {
    key: "militia",
    title: "An Attack",
    text: "Your opponent has played an Attack. Cards with a red edge and crossed swords do something to everybody else. Pick what you can spare; a Moat in your hand would have kept you safe.",
    at: ".question",
    when: (state, question) => state.turn !== state.seat && question.purpose === "discard",
  },
  {
    key: "react",
    title: "A Reaction",
    text: "Somebody plays an Attack, and you hold a card with a blue edge: a Reaction. Show it, and the Attack passes you by. It stays in your hand.",
    at: ".question",
    when: (_, question) => question.purpose === "react",
  },
  {
    key: "gold",
    title: "Six coins",
    text: "Six coins buy a Gold, worth three coins each time you draw it. With a few of them, eight coins for a Province are not far.",
    at: ".basics",
    when: (state, question) => question.purpose === "buy" && question.play_all === null && [6, 7].includes(me(state)?.coins ?? 0),
  },
  {
    key: "province",
    title: "Eight coins",
    text: "A Province: six points, more than anything else here. From now on, take one whenever you can.",
    at: ".basics",
    when: (state, question) => question.purpose === "buy" && question.play_all === null && (me(state)?.coins ?? 0) >= 8,
  },
  {
    key: "done",
    title: "You know how to play",
    text: "That is all there is to the rules; the rest is on the cards. Undo takes back a slip, the log tells what happened, and ? shows the keys. Finish this game, or go back to the lobby for a bigger one. Good luck!",
    at: ".topbar",
    when: (state) => (me(state)?.turns ?? 0) >= 7,
  },
];

/** The lesson for this moment: the first that fits and has not been told. */
export function lessonFor(state: GameState, question: Question | null, told: ReadonlySet<string>): Lesson | null {
  if (question === null) return null;
  return LESSONS.find((lesson) => !told.has(lesson.key) && lesson.when(state, question)) ?? null;
}

export const GUIDED_KINGDOM = "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Workshop";

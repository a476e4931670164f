/** What a newcomer is told, and when; the words are in the catalogue. Each lesson is shown once, at the first moment that it
 *  fits; those of the first turns fit no later ones, so that a page that is loaded again does not begin anew. */
import type { CardFacts, GameState, Question } from "../protocol";
import type { Words } from "../words";

export type LessonKey = keyof Words["guide"]["lessons"];

export interface Lesson {
  key: LessonKey;
  at: string; // a selector of what it speaks of
  when(state: GameState, question: Question, cards: Record<string, CardFacts>): boolean;
}

const me = (state: GameState) => state.players[state.seat];
const holds = (state: GameState, cards: Record<string, CardFacts>, use: string): boolean => me(state)?.hand?.some((card) => cards[card.name]?.uses.includes(use) === true) === true;

export const LESSONS: Lesson[] = [
  {
    key: "hand",
    at: ".hand, [data-test=play-all]",
    when: (state, question) => (me(state)?.turns ?? 0) <= 1 && question.purpose === "buy" && question.play_all !== null,
  },
  {
    key: "buy",
    at: ".supply .basics, .supply .kingdom",
    when: (state, question) => (me(state)?.turns ?? 0) <= 2 && question.purpose === "buy" && question.play_all === null && (me(state)?.coins ?? 0) >= 2,
  },
  {
    key: "cleanup",
    at: ".own-piles",
    when: (state, question) => [2, 3].includes(me(state)?.turns ?? 0) && question.purpose === "buy" && question.play_all !== null,
  },
  {
    key: "victory",
    at: ".basics",
    when: (state, question) => (me(state)?.turns ?? 0) >= 3 && question.purpose === "buy",
  },
  {
    key: "action",
    at: ".hand",
    when: (_, question) => question.purpose === "play-action",
  },
  {
    key: "village",
    at: ".hand",
    when: (state, question, cards) => question.purpose === "play-action" && holds(state, cards, "village") && question.options.length > 1,
  },
  {
    key: "attack",
    at: ".question, .hand",
    when: (state, question) => state.turn !== state.seat && question.purpose === "discard",
  },
  {
    key: "react",
    at: ".question",
    when: (_, question) => question.purpose === "react",
  },
  {
    key: "gold",
    at: ".basics",
    when: (state, question) => question.purpose === "buy" && question.play_all === null && [6, 7].includes(me(state)?.coins ?? 0),
  },
  {
    key: "province",
    at: ".basics",
    when: (state, question) => question.purpose === "buy" && question.play_all === null && (me(state)?.coins ?? 0) >= 8,
  },
  {
    key: "done",
    at: ".topbar",
    when: (state) => (me(state)?.turns ?? 0) >= 7,
  },
];

/** The lesson for this moment: the first that fits and has not been told. */
export function lessonFor(state: GameState, question: Question | null, cards: Record<string, CardFacts>, told: ReadonlySet<string>): Lesson | null {
  if (question === null) return null;
  return LESSONS.find((lesson) => !told.has(lesson.key) && lesson.when(state, question, cards)) ?? null;
}

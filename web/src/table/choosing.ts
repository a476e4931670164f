/** What the player is about to answer: picks, the stepper's number, the keys. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import {
  atOnce,
  type Choice,
  choices as choicesOf,
  letsGo,
  type Likely,
  type Main,
  mainButton,
  manner,
  type Manner,
  moved,
  ordered,
  playedFromDeck,
  type Purse,
  purses,
  type Spending,
  spendOption,
  stillNeeded,
  toggle,
  wish,
} from "../game/answering";
import { handOrder } from "../cards/look";
import { automatic } from "../game/autoplay";
import { handSeat } from "../game/control";
import { type Doubt, doubt, poor, purchase } from "../game/doubts";
import { endsGame } from "../game/ending";
import { apart } from "../game/marks";
import { AGAIN, type Guard } from "../game/guard";
import { assignKeys } from "../game/keys";
import type { Snapshot, TableStore } from "../game/store";
import type { Question } from "../protocol";
import { useSettings } from "../settings";
import { words } from "../words";
import { isWay } from "./supply-order";

export interface Choosing {
  question: Question;
  manner: Manner;
  choices: Choice[];
  picked: number[];
  keys: Map<string, string>;
  main: Main | null;
  needed: string;
  amount: number;
  purses: Purse[]; // tokens that could be spent now
  busy: boolean; // an answer is on its way
  confirming: { why: Doubt; card: string } | null; // why the player is asked once more, and about buying what
  gold: "play-all" | "likely" | "main" | "back" | "none"; // the button that Enter presses: the likely wish, never a trap
  likely: Likely | null; // what most people do here
  playAll: number[] | null; // the answer that plays all Treasures
  // All of these ask the guard whether the press counts.
  press(choice: Choice): void;
  answer(options: number[]): void;
  setAmount(amount: number): void;
  setOrder(order: number[]): void;
  spend(move: Spending, count: number): void;
  clear(): void;
  handChoice(id: number): Choice | undefined;
  placeChoice(place: string): Choice | undefined; // at a pile or landscape
  suggested(choice: Choice): boolean; // it is part of what Bailiff would answer
  suggestsNone: boolean; // ... which is nothing
  wise(choice: Choice): boolean; // false: it can be had, but hardly for the better
}

/** What has been entered as an answer so far. */
interface Draft {
  number: number; // of the question
  picked: number[];
  amount: number;
  sure: { options: number[]; why: Doubt } | null; // an answer that is to be confirmed
}

/** The places whose cards can be clicked where they lie. */
export function clickablePlaces(snapshot: Snapshot): Set<string> {
  const state = snapshot.live;
  if (state === null) return new Set();
  const piles = state.piles.filter((pile) => pile.group === "").map((pile) => `pile:${pile.name}`);
  const landscapes = apart(state.landscapes, state.piles, state.marks, snapshot.cards).map((name) => `landscape:${name}`);
  const seat = handSeat(state);
  const deck = playedFromDeck(state.question, state.players[seat]?.open_deck ?? [], seat);
  return new Set([...piles, ...landscapes, `hand:${seat}`, ...(deck === null ? [] : [deck])]);
}

/** What is known beside the game. */
interface Watch {
  guard: Guard;
  guided: boolean; // the first game
  ended: boolean; // the end is on screen
}

export function useChoosing(store: TableStore, snapshot: Snapshot, supplyOrder: readonly string[], { guard, guided, ended }: Watch): Choosing | null {
  const settings = useSettings();
  const live = snapshot.live;
  const question = snapshot.following ? null : (live?.question ?? null);
  const number = question?.number ?? -1;
  const [draft, setDraft] = useState<Draft>({ number, picked: [], amount: 0, sure: null });
  const current = draft.number === number ? draft : { number, picked: [], amount: startAmount(question), sure: null };
  const spending = useRef<{ move: Spending; left: number } | null>(null);
  const reacted = useRef(-2); // the last question to which a Reaction was shown

  const shown = clickablePlaces(snapshot);
  const choices = useMemo(() => (question === null ? [] : choicesOf(question, shown)), [question]);
  const keys = useMemo(() => assignKeys(asSeen(choices, snapshot), supplyOrder), [choices, supplyOrder.join()]);
  const answer = useCallback((options: number[]) => void store.answer(options), [store]);

  // Tokens are spent one by one; the stepper answers for as many as were asked for. So does autoplay.
  useEffect(() => {
    if (question === null || live === null || snapshot.sent === number) return;
    if (spending.current !== null) {
      const { move, left } = spending.current;
      if (spendSome(move, left)) return;
    }
    if (snapshot.undoing) return;
    const options = automatic(question, live, snapshot.cards, settings);
    if (options === null || endsGame(live, question, options, snapshot.cards)) return;
    // A Reaction that is offered again at once is for the player to decide: nothing goes round in circles here.
    if (question.purpose === "react" && reacted.current === number - 1) return;
    if (question.purpose === "react") reacted.current = number;
    answer(options);
  }, [number, snapshot.sent, settings, snapshot.undoing]);

  const playAll = current.sure === null || current.sure.why === "treasures" ? (question?.play_all ?? null) : null;
  const main = question === null ? null : current.sure === null ? mainButton(question, current.picked, current.amount) : { label: words().asking.doubts[current.sure.why]("").sure, answer: current.sure.options };
  const asked = ended ? AGAIN : question === null || snapshot.status === "lost" ? null : `${number}/${current.sure === null ? "" : current.sure.why}`;
  useLayoutEffect(() => {
    guard.careful = settings.careful;
    // Where there are Ways, who plays an Action knows what is asked next.
    const ways = question?.purpose === "play-action" ? (live?.landscapes ?? []).filter((name) => isWay(snapshot.cards[name])) : [];
    const known = ways.length === 0 ? [] : [words().table.answers.asPrinted, ...ways.map((name) => `landscape:${name}/${name}`)];
    const offered = [...choices.flatMap((choice) => [inWords(choice), choice.move ?? SILENT]), main?.label ?? SILENT, ...known];
    guard.show(asked, current.sure === null ? offered.filter((what) => what !== SILENT) : [], performance.now());
  });
  const counts = (what: string): boolean => guard.counts(what, performance.now());

  function spendSome(move: Spending, count: number): boolean {
    const found = question === null ? null : spendOption(question, move, count);
    spending.current = found !== null && found.number < count ? { move, left: count - found.number } : null;
    if (found !== null) answer([found.option]);
    return found !== null;
  }

  // Without a connection nothing can be answered, so nothing glows; what was picked is kept.
  if (question === null || live === null || snapshot.status === "lost") return null;
  const update = (changes: Partial<Draft>): void => setDraft({ ...current, ...changes, number });
  const how = manner(question);
  // Offered again at once it was wanted once: Enter must not go round in circles.
  const again = question.purpose === "react" && reacted.current === number - 1;
  const advice = snapshot.hint?.question === number ? (snapshot.hint.ideas[0]?.options ?? null) : null;
  const waiting = live.players[question.player]?.hand?.some((card) => snapshot.cards[card.name]?.types.includes("Action")) === true;
  const untouched = current.sure === null && current.picked.length === 0;
  const likely = untouched && !again ? wish(question, choices) : null;
  const give = (options: number[]): void => {
    const sure = current.sure !== null && current.sure.options.join() === options.join();
    const why = sure ? null : doubt(live, question, options, snapshot.cards, { askEnd: settings.askEnd, guided });
    if (why !== null) update({ sure: { options, why } });
    else answer(options);
  };
  // What would be asked about once more is not what is likely wanted.
  const slips = (button: Main | null): boolean => button?.answer != null && SLIPS.includes(doubt(live, question, button.answer, snapshot.cards, { askEnd: settings.askEnd, guided }) ?? "game");
  return {
    question,
    manner: how,
    choices,
    picked: current.picked,
    keys,
    main,
    needed: stillNeeded(question, current.picked),
    amount: current.amount,
    purses: purses(question, live.players[question.player] ?? { coffers: 0, villagers: 0 }),
    busy: snapshot.sent === number,
    confirming: current.sure === null ? null : { why: current.sure.why, card: purchase(live, question, current.sure.options) ?? "" },
    gold: playAll !== null ? "play-all" : likely !== null ? "likely" : current.sure !== null ? (SLIPS.includes(current.sure.why) ? "back" : "main") : (!again && letsGo(question, main, waiting)) || slips(main) ? "none" : "main",
    likely,
    playAll,
    press(choice) {
      if (!counts(inWords(choice))) return;
      if (question.purpose === "react") reacted.current = number;
      const options = atOnce(question, choice);
      if (options !== null) give(options);
      else update({ picked: toggle(question, current.picked, choice), sure: null });
    },
    answer(options) {
      if (!counts(options === main?.answer ? main.label : options === likely?.answer ? inWords(likely.choice) : SILENT)) return;
      if (question.purpose === "react" && options.length > 0) reacted.current = number;
      give(options);
    },
    setAmount: (amount) => update({ amount: Math.max(question.minimum, Math.min(question.maximum, amount)) }),
    setOrder: (order) => update({ picked: order }),
    spend(move, count) {
      if (counts(move)) spendSome(move, count);
    },
    clear: () => update({ picked: [], amount: startAmount(question), sure: null }),
    handChoice: (id) => choices.find((choice) => choice.where === "hand" && choice.options.some((i) => question.options[i]?.id === id)),
    placeChoice: (place) => choices.find((choice) => (choice.where === "pile" || choice.where === "landscape") && choice.place === place),
    suggested: (choice) => how !== "number" && advice !== null && choice.options.some((option) => advice.includes(option)),
    suggestsNone: advice !== null && advice.length === 0,
    wise: (choice) => !["buy", "gain"].includes(question.purpose) || choice.where !== "pile" || !poor(snapshot.cards[choice.text]),
  };
}

const SLIPS: readonly Doubt[] = ["curse", "buy", "debt", "treasures"]; // where it is wiser to think again

/** A choice as the guard knows it from one question to the next. */
const inWords = (choice: Choice): string => `${choice.place}/${choice.text}`;
const SILENT = ""; // what no question is known to have offered before

/** The choices in the order in which they are seen: digits follow the hand from left to right, and what lies in the deck comes after it. */
function asSeen(choices: readonly Choice[], { cards, live }: Snapshot): Choice[] {
  const hand = choices.filter((choice) => choice.where === "hand");
  const deck = live?.players.flatMap((player) => player.open_deck.map((card) => card.id)) ?? [];
  const off = (choice: Choice): number => (choice.place?.startsWith("deck:") === true ? 1 + deck.indexOf(choice.id ?? -1) : 0);
  hand.sort((one, other) => off(one) - off(other) || handOrder(cards[one.text], cards[other.text]));
  return [...hand, ...choices.filter((choice) => choice.where !== "hand")];
}

function startAmount(question: Question | null): number {
  if (question === null || question.shape !== "number") return 0;
  return question.likely?.[0] ?? question.minimum;
}

/** The order on screen, and what a drag makes of it. */
export function dragged(question: Question, picked: readonly number[], from: number, to: number): number[] {
  return moved(ordered(question, picked), from, to);
}

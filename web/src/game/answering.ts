/** From a question to what can be clicked, and from clicks to an answer. Pure: the page draws what this says. */
import type { OpenCard, Option, Question } from "../protocol";
import { words } from "../words";

/** Several options that are shown as one thing: copies of a card in hand, a pile, a label. */
export interface Choice {
  key: string; // stable while the question is asked
  options: number[]; // the numbers of its options, in the order in which clicks take them
  text: string;
  where: Where;
  id: number | null; // of the first card
  place: string | null;
  move: string | null; // of the turn's own questions, what it does
}

/** Where a choice is shown: in the hand, at its pile or landscape, or among the cards and buttons above the question. */
export type Where = "hand" | "pile" | "landscape" | "tray" | "label";

const OF_TURN = ["play-action", "buy", "play-night"];

/** Whether the turn itself asks, for a move. */
export function ofTurn(question: Question): boolean {
  return OF_TURN.includes(question.purpose);
}

/** How a question is answered. */
export type Manner = "one" | "several" | "order" | "number" | "name";

export function manner(question: Question): Manner {
  if (question.shape === "number") return "number";
  if (question.shape === "order") return "order";
  if (question.purpose === "name" || (question.options.length > 40 && question.maximum === 1)) return "name";
  if (ofTurn(question)) return "one";
  return question.shape === "pick" && question.maximum === 1 ? "one" : "several";
}

/** What is offered. `shown` are the places that can be clicked; what lies elsewhere is offered in the tray. */
export function choices(question: Question, shown: ReadonlySet<string>): Choice[] {
  if (question.shape === "number") return [];
  const found = new Map<string, Choice>();
  const orders = manner(question) === "order";
  question.options.forEach((option, i) => {
    const where = whereShown(option, shown, orders || question.purpose === "first");
    // Copies of a card in the same place are one choice; what is ordered is shown card by card.
    const key = orders ? `order:${i}` : inDeck(option) ? `${option.place}/${i}` : where === "hand" || where === "tray" ? `${option.place}/${option.text}` : `${where}/${option.place ?? i}`;
    const known = found.get(key);
    if (known !== undefined) known.options.push(i);
    else found.set(key, { key, options: [i], text: option.text, where, id: option.id, place: option.place, move: option.move });
  });
  return [...found.values()];
}

/** Which of the copies in a deck is taken does matter. */
const inDeck = (option: Option): boolean => option.place?.startsWith("deck:") === true;

/** The place of the deck that cards are offered from as if they were in the hand: those whose backs tell what they are. */
export function playedFromDeck(question: Question | null, deck: readonly OpenCard[], seat: number): string | null {
  const offered = (question?.options ?? []).filter(inDeck);
  const place = `deck:${seat}`;
  return offered.length > 0 && offered.every((option) => option.place === place && deck.some((card) => card.id === option.id)) ? place : null;
}

function whereShown(option: Option, shown: ReadonlySet<string>, together: boolean): Where {
  if (option.kind === "label") return "label";
  if (together || option.place === null || !shown.has(option.place)) return "tray";
  return option.kind === "card" ? "hand" : option.kind;
}

/** What has been picked so far: option numbers in the order of picking. */
export type Picked = readonly number[];

/** Click on a choice. Of several copies each click takes one more; when all are taken, the next puts them back. */
export function toggle(question: Question, picked: Picked, choice: Choice): number[] {
  const inside = choice.options.filter((option) => picked.includes(option));
  const next = choice.options.find((option) => !picked.includes(option));
  if (next === undefined || (picked.length >= question.maximum && inside.length > 0)) {
    return picked.filter((option) => !choice.options.includes(option));
  }
  if (picked.length < question.maximum) return [...picked, next];
  // Full: where one is replaced by another it is clear which; otherwise the click does nothing.
  return question.maximum === 1 ? [next] : [...picked];
}

export function complete(question: Question, picked: Picked): boolean {
  if (question.shape === "all-or-none") return picked.length === 0 || picked.length === question.maximum;
  if (question.shape === "order") return picked.length === question.options.length;
  return picked.length >= question.minimum && picked.length <= question.maximum;
}

/** The answer that a click on a choice gives at once; null where it only picks. */
export function atOnce(question: Question, choice: Choice): number[] | null {
  const first = choice.options[0];
  return manner(question) === "one" && first !== undefined ? [first] : null;
}

/** The order as it stands: what was clicked first, then the rest as it came. */
export function ordered(question: Question, picked: Picked): number[] {
  const all = question.options.map((_, i) => i);
  return [...picked, ...all.filter((i) => !picked.includes(i))];
}

/** Put the option at one place of an order to another. */
export function moved(order: readonly number[], from: number, to: number): number[] {
  const result = [...order];
  const [item] = result.splice(from, 1);
  if (item !== undefined) result.splice(to, 0, item);
  return result;
}

export interface Main {
  label: string;
  answer: number[] | null; // null: cannot be pressed yet
}

/** What the main button says and answers. `amount` is the stepper's, for numbers. */
export function mainButton(question: Question, picked: Picked, amount: number): Main | null {
  const how = manner(question);
  const t = words().table.answers;
  if (how === "number") return { label: numberLabel(question, amount), answer: [amount] };
  if (how === "order") return { label: picked.length === 0 ? t.keepOrder : t.done, answer: ordered(question, picked) };
  if (how === "several") {
    if (picked.length === 0 && question.minimum === 0) return { label: declined(question), answer: [] };
    const verb = t.verbs[question.purpose] ?? t.done;
    const ready = complete(question, picked);
    // While it is not enough, it says what it waits for.
    const count = ready ? picked.length : question.shape === "all-or-none" ? question.maximum : question.minimum;
    return { label: count === 0 ? verb : t.several(verb, count), answer: ready ? [...picked] : null };
  }
  if (question.main === null) return null;
  return { label: question.main.options.length === 0 ? declined(question) : labelOf(question.main.label), answer: question.main.options };
}

/** What most people pick where they need not pick anything. */
export interface Likely {
  choice: Choice;
  answer: number[];
}

/** What most people pick, as one thing to press; null where nobody can tell, or where it is to do nothing. */
export function wish(question: Question, offered: readonly Choice[]): Likely | null {
  const answer = manner(question) === "order" || question.shape === "number" ? null : question.likely;
  const choice = offered.find((one) => answer !== null && answer.length > 0 && answer.every((option) => one.options.includes(option)));
  return answer === null || choice === undefined ? null : { choice, answer };
}

/** Whether the main button lets something go by although nobody can tell that it is not wanted: it is not to be pressed without
 *  looking. Of the turn's own questions, the Action phase and the Night with something to play, or with what a Villager would
 *  let one play (`waiting`). */
export function letsGo(question: Question, main: Main | null, waiting = false): boolean {
  if (ofTurn(question)) {
    const plays = question.options.some((option) => option.kind === "card" || (waiting && option.move === "spend-villagers"));
    return question.purpose !== "buy" && plays;
  }
  const nothing = question.shape === "number" ? main?.answer?.[0] === question.minimum : main?.answer?.length === 0;
  return nothing && main?.answer?.join() !== question.likely?.join();
}

/** Whether cards are called from a mat; the others that are used when something happens are in the hand. */
export function isCall(question: Question): boolean {
  return question.purpose === "react" && question.options.length > 0 && question.options.every((option) => option.place?.startsWith("mat:") === true);
}

/** What the server calls a button, in the language of the page. */
function labelOf(label: string): string {
  const { labels } = words().saying;
  return labels[label as keyof typeof labels] ?? label;
}

/** What the main button says where it picks nothing. */
function declined(question: Question): string {
  if (isCall(question)) return words().asking.callNothing;
  if (question.purpose === "react") return words().asking.reactNot;
  if (question.purpose === "way") return words().table.answers.asPrinted;
  return labelOf(question.main?.label ?? words().table.answers.none);
}

function numberLabel(question: Question, amount: number): string {
  const t = words().table.answers;
  if (question.purpose === "place") return amount === 0 ? t.onTop : amount === question.maximum ? t.atBottom : t.under(amount);
  if (amount === 0) return question.purpose.startsWith("overpay") ? t.payNoMore : question.purpose === "bid" ? t.bidNothing : t.none;
  if (question.purpose === "overpay") return t.overpay(amount);
  if (question.purpose === "overpay-potions") return t.overpayPotions(amount);
  if (question.purpose === "bid") return t.bid(amount);
  if (question.purpose === "pay") return t.pay(amount);
  return question.purpose === "spend" ? t.spend(amount) : `${amount}`;
}

/** "2 more", "up to 3", as the counter beside the question; empty where one click answers. */
export function stillNeeded(question: Question, picked: Picked): string {
  const how = manner(question);
  const t = words().table.answers;
  if (how === "order") {
    const rest = question.options.length - picked.length;
    return picked.length === 0 ? t.clickOrder : rest === 0 ? t.allOrdered : t.toGo(rest);
  }
  if (how !== "several") return "";
  const { minimum, maximum } = question;
  if (question.shape === "all-or-none" && picked.length > 0 && picked.length < maximum) return t.more(maximum - picked.length);
  if (picked.length < minimum) return picked.length === 0 ? t.choose(minimum) : t.more(minimum - picked.length);
  const most = Math.min(maximum, question.options.length);
  if (minimum === maximum) return t.of(picked.length, most);
  return t.upTo(picked.length, most);
}

/** Tokens that the turn lets one spend, one by one or several in a move. */
export interface Purse {
  move: Spending;
  most: number; // that can be spent now
}

export const SPENDING = ["spend-coffers", "spend-villagers", "pay-debt"] as const;
export type Spending = (typeof SPENDING)[number];

export function isSpending(move: string | null): move is Spending {
  return SPENDING.includes(move as Spending);
}

/** What can be spent, of the tokens that the player has. */
export function purses(question: Question, player: { coffers: number; villagers: number }): Purse[] {
  const most = (move: Spending): number => {
    const offered = question.options.filter((option) => option.move === move).map((option) => option.number);
    // Debt is paid as far as the coins go, which the question knows; the others one by one, as long as there are some.
    const held = move === "spend-coffers" ? player.coffers : move === "spend-villagers" ? player.villagers : 0;
    return offered.length === 0 ? 0 : Math.max(held, ...offered);
  };
  return SPENDING.map((move) => ({ move, most: most(move) })).filter((purse) => purse.most > 0);
}

/** The option that spends the most of so many at once, and how many it spends; null where none can be spent. */
export function spendOption(question: Question, move: Spending, count: number): { option: number; number: number } | null {
  let best: { option: number; number: number } | null = null;
  question.options.forEach(({ move: does, number }, option) => {
    if (does === move && number <= count && number > (best?.number ?? 0)) best = { option, number };
  });
  return best;
}

/** The names to offer where a card is to be named, the likeliest first: own cards by their number, then cards of this
 *  game, then all others by typing; among each of them, those that begin with what is typed before those that have it. */
export function namesFor(question: Question, typed: string, game: Record<string, unknown>, owned: Record<string, number>): { name: string; option: number }[] {
  const wanted = typed.trim().toLowerCase();
  const rank = (name: string): number => {
    const starts = name.toLowerCase().startsWith(wanted) ? 0 : 1000;
    return starts + (name in owned ? 0 : name in game ? 2000 : 4000) - Math.min(999, owned[name] ?? 0);
  };
  return question.options
    .map((option, i) => ({ name: option.text, option: i }))
    .filter(({ name }) => name.toLowerCase().includes(wanted) && (wanted !== "" || name in owned || name in game))
    .sort((one, other) => rank(one.name) - rank(other.name) || one.name.localeCompare(other.name));
}

/** Lasting effects: which are worth a line of their own, and how long they last, in words. */
import type { EffectState, GameState, SeatInfo } from "../protocol";
import { words } from "../words";

export interface Lasting {
  source: string;
  seat: number;
  until: EffectState["until"];
  waits: EffectState["waits"];
  count: number; // like ones are told once
  cards: string[]; // what it holds, as far as it is seen
  holds: number;
  named: string[]; // cards that were named for it
}

/** A card in play that waits for its owner's next turn says so itself; what it holds lies there, too, as far as it is seen. */
function saidByCard(effect: EffectState, state: GameState): boolean {
  if (effect.id === null || effect.holds > effect.cards.length || effect.named !== "" || effect.until === "this-turn") return false;
  return state.players[state.turn]?.in_play.some((card) => card.id === effect.id) === true;
}

/** What holds a card that was set aside, and whether a line of its own tells of it. */
export function holder(id: number, state: GameState): { source: string; told: boolean } | null {
  const effect = state.effects.find((one) => one.until !== "this-turn" && one.cards.some((card) => card.id === id));
  return effect === undefined ? null : { source: effect.source, told: !saidByCard(effect, state) };
}

export function lasting(state: GameState): Lasting[] {
  const found = new Map<string, Lasting>();
  for (const effect of state.effects) {
    if (saidByCard(effect, state)) continue;
    const key = `${effect.source}/${effect.seat}/${effect.until}`;
    const known = found.get(key) ?? { source: effect.source, seat: effect.seat, until: effect.until, waits: effect.waits, count: 0, cards: [], holds: 0, named: [] };
    const named = effect.named === "" ? known.named : [...known.named, effect.named];
    found.set(key, { ...known, count: known.count + 1, cards: [...known.cards, ...effect.cards.map((card) => card.name)], holds: known.holds + effect.holds, named });
  }
  return withoutDoubles([...found.values()]);
}

/** A card that works until its owner's next turn and does something then leaves two effects: one line is enough. */
function withoutDoubles(found: Lasting[]): Lasting[] {
  const open = (one: Lasting): boolean => one.until === "next-turn";
  const same = (one: Lasting, other: Lasting): boolean => one.holds === 0 || (one.holds === other.holds && one.cards.join() === other.cards.join());
  const covers = (other: Lasting, one: Lasting): boolean => open(other) && other.source === one.source && other.seat === one.seat && same(one, other);
  return found.filter((one) => one.until !== "once" || !found.some((other) => covers(other, one)));
}

/** What a card that stays in play waits for, in words that stand below it: its owner's next turn, each turn, or that something happens next. */
export function staysFor(id: number, state: GameState): string {
  const t = words().table;
  const own = state.effects.filter((effect) => effect.id === id && effect.until !== "this-turn");
  if (own.some((effect) => effect.waits === "turn" && effect.until === "forever")) return t.eachTurn;
  if (own.length === 0 || own.some((effect) => effect.waits === "turn" || effect.until === "next-turn")) return t.nextTurn;
  const waits = own.find((effect) => effect.until === "once")?.waits ?? "";
  return waits === "turn" ? t.nextTurn : waits === "" ? t.stays : t.next[waits];
}

/** By how much all cards are cheaper now; 0 where only some are, or none. */
export function discount(state: GameState): number {
  const off = Math.max(0, ...state.piles.map((pile) => pile.printed.coins - pile.cost.coins));
  const all = state.piles.every((pile) => pile.cost.coins === Math.max(0, pile.printed.coins - off));
  return all ? off : 0;
}

/** "this turn", "until Ana's next turn", "at your next turn". */
export function when(effect: Pick<EffectState, "until" | "seat" | "waits">, state: GameState, seats: readonly SeatInfo[]): string {
  const { until, somebody, next } = words().table;
  const owner = effect.seat === state.seat ? null : (seats[effect.seat]?.name ?? somebody);
  switch (effect.until) {
    case "this-turn":
      return effect.seat === state.turn ? until.thisTurn : until.thisTurnOf(owner);
    case "next-turn":
      return until.untilTurn(owner);
    case "once":
      return effect.waits === "turn" || effect.waits === "" ? until.atTurn(owner) : until.atNext(owner, next[effect.waits]);
    default:
      return until.forever;
  }
}

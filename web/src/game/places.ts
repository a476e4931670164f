/** Where cards are, as the protocol writes it. */
import type { CardState, GameState, Move, PlayerState, StackState, Zone } from "../protocol";

export interface Spot {
  zone: Zone;
  seat: number; // -1 where nobody's
  name: string; // of a mat or pile, or the role of nobody's cards
}

const NOBODYS: readonly string[] = ["pile", "aside", "stack", "stack_discard", "stack_aside", "table", "trash", "box"];

export function spot(place: string): Spot {
  const [zone, first = "", ...rest] = place.split(":");
  if (NOBODYS.includes(zone ?? "")) return { zone: zone as Zone, seat: -1, name: [first, ...rest].join(":") };
  return { zone: zone as Zone, seat: Number(first), name: rest.join(":") };
}

type Lists = "set_aside" | "revealed";
type OwnLists = "hand" | "face_down" | "looking";

const SIZES = { hand: "hand_size", face_down: "face_down_size", looking: "looking_size" } as const;

function without(cards: readonly CardState[], gone: readonly CardState[]): CardState[] {
  const ids = new Set(gone.map((card) => card.id));
  return cards.filter((card) => !ids.has(card.id));
}

function counted(sizes: Record<string, number>, name: string, more: number): Record<string, number> {
  return { ...sizes, [name]: Math.max(0, (sizes[name] ?? 0) + more) };
}

function change(player: PlayerState, place: Spot, move: Move, sign: 1 | -1): PlayerState {
  const count = sign * move.count;
  const edit = (cards: readonly CardState[]): CardState[] =>
    sign > 0 ? [...without(cards, move.cards), ...move.cards] : without(cards, move.cards);
  switch (place.zone) {
    case "hand":
    case "face_down":
    case "looking": {
      const zone: OwnLists = place.zone;
      const cards = player[zone];
      const size = SIZES[zone];
      return { ...player, [zone]: cards === null ? null : edit(cards), [size]: Math.max(0, player[size] + count) };
    }
    case "deck":
      return { ...player, deck_size: Math.max(0, player.deck_size + count) };
    case "discard": {
      const size = Math.max(0, player.discard_size + count);
      const last = move.cards[move.cards.length - 1];
      const top = sign > 0 ? (last ?? player.discard_top) : size === 0 ? null : player.discard_top;
      return { ...player, discard_size: size, discard_top: top };
    }
    case "in_play":
      return sign > 0
        ? { ...player, in_play: [...player.in_play, ...move.cards.map((card) => ({ ...card, tokens: 0, lasting: false }))] }
        : { ...player, in_play: player.in_play.filter((card) => !move.cards.some((gone) => gone.id === card.id)) };
    case "set_aside":
    case "revealed": {
      const zone: Lists = place.zone;
      return { ...player, [zone]: edit(player[zone]) };
    }
    case "mat":
      return { ...player, mats: { ...player.mats, [place.name]: edit(player.mats[place.name] ?? []) }, mat_sizes: counted(player.mat_sizes, place.name, count) };
    default:
      return player;
  }
}

function at(state: GameState, place: Spot, move: Move, sign: 1 | -1): GameState {
  const edit = (cards: readonly CardState[]): CardState[] => (sign > 0 ? [...without(cards, move.cards), ...move.cards] : without(cards, move.cards));
  const count = sign * move.count;
  switch (place.zone) {
    case "trash":
      return { ...state, trash: edit(state.trash) };
    case "table":
      return { ...state, mats: { ...state.mats, [place.name]: edit(state.mats[place.name] ?? []) }, mat_sizes: counted(state.mat_sizes, place.name, count) };
    case "aside":
      return { ...state, aside: state.aside.map((one) => (one.role === place.name ? { ...one, cards: edit(one.cards) } : one)) };
    case "pile":
      return { ...state, piles: state.piles.map((pile) => (pile.name === place.name ? { ...pile, count: Math.max(0, pile.count + count) } : pile)) };
    case "stack":
    case "stack_discard":
    case "stack_aside":
      return { ...state, stacks: state.stacks.map((stack) => (stack.name === place.name ? inStack(stack, place.zone, edit, count) : stack)) };
    default:
      return { ...state, players: state.players.map((player) => (player.seat === place.seat ? change(player, place, move, sign) : player)) };
  }
}

function inStack(stack: StackState, zone: Zone, edit: (cards: readonly CardState[]) => CardState[], count: number): StackState {
  if (zone === "stack_discard") return { ...stack, discarded: edit(stack.discarded) };
  if (zone === "stack_aside") return { ...stack, set_aside: edit(stack.set_aside) };
  return { ...stack, count: Math.max(0, stack.count + count) };
}

/** The state after a move, as far as the eye is concerned: cards and counts, not what they lead to. */
export function afterMove(state: GameState, move: Move): GameState {
  return at(at(state, spot(move.source), move, -1), spot(move.target), move, 1);
}

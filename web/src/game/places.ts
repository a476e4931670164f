/** Where cards are, as the protocol writes it. */
import type { CardState, GameState, Move, PlayerState, Zone } from "../protocol";

export interface Spot {
  zone: Zone;
  seat: number; // -1 where nobody's
  name: string; // of a mat or pile, or the role of nobody's cards
}

const NOBODYS: Zone[] = ["pile", "aside", "table", "stack", "stack_discard", "stack_aside"];

export function spot(place: string): Spot {
  const [zone, first = "", ...rest] = place.split(":");
  if (zone !== undefined && NOBODYS.includes(zone as Zone)) return { zone: zone as Zone, seat: -1, name: [first, ...rest].join(":") };
  if (zone === "trash") return { zone, seat: -1, name: "" };
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
  if (place.zone === "trash") {
    return { ...state, trash: sign > 0 ? [...state.trash, ...move.cards] : without(state.trash, move.cards) };
  }
  const edit = (cards: readonly CardState[]): CardState[] => (sign > 0 ? [...without(cards, move.cards), ...move.cards] : without(cards, move.cards));
  if (place.zone === "table") {
    return { ...state, mats: { ...state.mats, [place.name]: edit(state.mats[place.name] ?? []) }, mat_sizes: counted(state.mat_sizes, place.name, sign * move.count) };
  }
  if (place.zone === "stack" || place.zone === "stack_discard" || place.zone === "stack_aside") {
    const stacks = state.stacks.map((stack) => {
      if (stack.name !== place.name) return stack;
      if (place.zone === "stack") return { ...stack, count: Math.max(0, stack.count + sign * move.count) };
      return place.zone === "stack_discard" ? { ...stack, discarded: edit(stack.discarded) } : { ...stack, set_aside: edit(stack.set_aside) };
    });
    return { ...state, stacks };
  }
  if (place.zone === "aside") {
    return { ...state, aside: state.aside.map((one) => (one.role === place.name ? { ...one, cards: edit(one.cards) } : one)) };
  }
  if (place.zone === "pile") {
    const piles = state.piles.map((pile) =>
      pile.name === place.name ? { ...pile, count: Math.max(0, pile.count + sign * move.count) } : pile,
    );
    return { ...state, piles };
  }
  const players = state.players.map((player) => (player.seat === place.seat ? change(player, place, move, sign) : player));
  return { ...state, players };
}

/** The state after a move, as far as the eye is concerned: cards and counts, not what they lead to. */
export function afterMove(state: GameState, move: Move): GameState {
  return at(at(state, spot(move.source), move, -1), spot(move.target), move, 1);
}

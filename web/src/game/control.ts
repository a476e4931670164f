/** Turns in which one player decides for another. */
import type { GameState, SeatInfo } from "../protocol";
import { words } from "../words";

/** Whose hand lies where the own one does: who acts in what is asked, or is played by the viewer, if it can be seen. */
export function handSeat(state: GameState): number {
  const played = state.control?.by === state.seat ? state.control.seat : state.seat;
  const seat = state.question?.player ?? played;
  return state.players[seat]?.hand == null ? state.seat : seat;
}

/** What to say about it, for whoever looks; empty where everybody decides for themselves. */
export function controlled(state: GameState, seats: readonly SeatInfo[]): string {
  if (state.control === null || state.phase === "over") return "";
  const { seat, by } = state.control;
  const t = words().table.control;
  const name = (one: number): string => seats[one]?.name ?? words().table.player(one + 1);
  if (by === state.seat) return t.youFor(name(seat));
  if (seat === state.seat) return t.decides(name(by));
  return t.playsFor(name(by), name(seat));
}

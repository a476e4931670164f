import type { ReactNode } from "react";
import type { CardFacts, CardState, GameState, LogLine, SeatInfo } from "../protocol";
import type { Choosing } from "./choosing";
import { Effects } from "./Effects";
import { Hand } from "./Hand";
import { Log } from "./Log";
import { PlayArea } from "./PlayArea";
import { Opponents, OwnBelongings, OwnPiles } from "./Players";
import { Supply } from "./Supply";

interface Props {
  state: GameState;
  cards: Record<string, CardFacts>;
  seats: SeatInfo[];
  log: LogLine[];
  choosing: Choosing | null;
  logOpen: boolean;
  onCloseLog: () => void;
  moment: ((decision: number) => string) | null;
  question: ReactNode; // what stands where the question stands
}

/** A hand of many different cards takes more of the height. */
function crowd(hand: readonly CardState[]): string {
  const names = new Set(hand.map((card) => card.name)).size;
  return names > 10 ? "crowded" : names > 6 ? "full-hand" : "";
}

/** The three zones: Supply, table, log. */
export function Board({ state, cards, seats, log, choosing, logOpen, onCloseLog, moment, question }: Props) {
  const me = state.players[state.seat];
  return (
    <main className={`board ${logOpen ? "log-open" : ""} ${me === undefined ? "watching" : ""}`}>
      <Supply state={state} cards={cards} choosing={choosing} />
      <div className="middle">
        <Opponents state={state} seats={seats} cards={cards} />
        <PlayArea state={state} seats={seats} cards={cards} />
        <Effects state={state} seats={seats} cards={cards} />
        {question}
        {me !== undefined && (
          <section className={`own ${crowd(me.hand ?? [])}`} aria-label="Your cards" data-seat={me.seat}>
            <OwnPiles state={state} cards={cards} />
            <Hand hand={me.hand ?? []} seat={me.seat} cards={cards} costs={state.costs} choosing={choosing} />
            <OwnBelongings state={state} cards={cards} />
          </section>
        )}
      </div>
      <aside className="log-panel" aria-label="Log">
        <header>
          <h2>Log</h2>
          <button type="button" className="icon-button only-phone" aria-label="Close the log" onClick={onCloseLog}>
            ✕
          </button>
        </header>
        <Log log={log} cards={cards} seats={seats} seat={state.seat} open={logOpen} moment={moment} />
      </aside>
    </main>
  );
}

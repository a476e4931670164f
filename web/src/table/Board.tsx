import { type ReactNode, useEffect, useState } from "react";
import { controlled, handSeat } from "../game/control";
import { shownTokens } from "../game/tokens";
import { ROOMY, useMedia, WIDE } from "../parts/useMedia";
import type { CardFacts, CardState, GameState, LogLine, PlayerState, SeatInfo } from "../protocol";
import type { Choosing } from "./choosing";
import { Effects } from "./Effects";
import { Hand } from "./Hand";
import { Log } from "./Log";
import { PlayArea } from "./PlayArea";
import { Others, OwnBelongings, OwnPiles } from "./Players";
import { Kingdom, Supply } from "./Supply";
import { useWords } from "../words";

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

/** A hand of many different cards takes more of the height; where there is little of it, one without any takes none. */
function crowd(hand: readonly CardState[]): string {
  const names = new Set(hand.map((card) => card.name)).size;
  return names === 0 ? "bare" : names > 10 ? "crowded" : names > 6 ? "full-hand" : "";
}

/** Much that a player has takes a line of its own. */
function wealth(player: PlayerState): string {
  const counters = [player.coffers, player.favors, player.villagers, player.vp_tokens, player.debt, player.face_down_size].filter((n) => n > 0).length;
  const things = counters + shownTokens(player.tokens).length + player.landscapes.length + Object.keys(player.mat_sizes).length;
  return things > 3 ? "rich" : things > 1 ? "some" : "";
}

/** The three zones: Supply, table, log. */
export function Board({ state, cards, seats, log, choosing, logOpen, onCloseLog, moment, question }: Props) {
  const [mine, setMine] = useState(false); // the own hand is looked at although another's is played
  const played = handSeat(state);
  const seat = mine ? state.seat : played;
  const me = state.players[seat];
  const number = state.question?.number ?? -1;
  useEffect(() => setMine(false), [played, number]);
  const t = useWords().table;
  const other = seats[played]?.name ?? t.somebody;
  const owner = seat === state.seat ? null : other;
  const told = controlled(state, seats);
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  return (
    <main className={`board ${logOpen ? "log-open" : ""} ${me === undefined ? "watching" : ""}`}>
      <Supply state={state} seats={seats} cards={cards} choosing={choosing} wide={wide} roomy={roomy} />
      <div className="middle">
        {wide && <Kingdom state={state} seats={seats} cards={cards} choosing={choosing} />}
        <Others state={state} seats={seats} log={log} cards={cards} />
        <PlayArea state={state} seats={seats} cards={cards} />
        <Effects state={state} seats={seats} cards={cards} />
        {told !== "" && (
          <div className="control" role="status" data-test="control">
            <span className={`avatar avatar-${(state.control?.by ?? 0) % 6}`} aria-hidden="true">
              {[...(seats[state.control?.by ?? 0]?.name ?? "?")][0]?.toUpperCase()}
            </span>
            <b>{told}</b>
            {played !== state.seat && (
              <span className="hands" role="group" aria-label={t.whichHand}>
                <button type="button" className="chip" aria-pressed={!mine} onClick={() => setMine(false)}>
                  {t.theirHand(other)}
                </button>
                <button type="button" className="chip" aria-pressed={mine} onClick={() => setMine(true)}>
                  {t.yourHand}
                </button>
              </span>
            )}
          </div>
        )}
        {question}
        {me !== undefined && (
          <section className={`own ${crowd(me.hand ?? [])} ${wealth(me)} ${seat === state.seat ? "" : "anothers"}`} aria-label={t.cardsOf(owner)} data-seat={seat}>
            <OwnPiles state={state} seat={seat} owner={owner} cards={cards} />
            <Hand hand={me.hand ?? []} seat={seat} owner={owner} cards={cards} costs={state.costs} choosing={choosing} />
            <OwnBelongings state={state} seat={seat} owner={owner} cards={cards} />
          </section>
        )}
      </div>
      <aside className="log-panel" aria-label={t.log}>
        <header>
          <h2>{t.log}</h2>
          <button type="button" className="icon-button only-phone" aria-label={t.closeLog} onClick={onCloseLog}>
            ✕
          </button>
        </header>
        <Log log={log} cards={cards} seats={seats} seat={state.seat} open={logOpen} moment={moment} />
      </aside>
    </main>
  );
}

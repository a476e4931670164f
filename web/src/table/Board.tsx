import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useOnPiles } from "../cards/Inspector";
import { controlled, handSeat } from "../game/control";
import { traitsOn } from "../game/marks";
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
import { layout } from "./supply-order";
import { Turned } from "./Turned";
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

const TOLD = 8000; // milliseconds that a line about what has changed for good stays

/** Whether all piles of the Kingdom have just been replaced by others. */
function useReplaced(state: GameState, cards: Record<string, CardFacts>): boolean {
  const names = layout(state.piles, cards).kingdom.map((pile) => pile.name);
  const before = useRef(names);
  const [at, setAt] = useState("");
  const key = names.join();
  useEffect(() => {
    const gone = before.current.length > 0 && names.length > 0 && !names.some((name) => before.current.includes(name));
    before.current = names;
    if (!gone) return;
    setAt(key);
    const timer = window.setTimeout(() => setAt(""), TOLD);
    return () => window.clearTimeout(timer);
  }, [key]);
  return at !== "";
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
  const marks = JSON.stringify(state.marks);
  useOnPiles(useMemo(() => traitsOn(state.marks, cards), [marks, cards]));
  const replaced = useReplaced(state, cards);
  const wide = useMedia(WIDE);
  const roomy = useMedia(ROOMY);
  return (
    <main className={`board ${logOpen ? "log-open" : ""} ${me === undefined ? "watching" : ""} ${state.phase === "night" ? "night" : ""} ${replaced ? "replaced" : ""}`}>
      <Supply state={state} seats={seats} cards={cards} choosing={choosing} wide={wide} roomy={roomy} />
      <div className="middle">
        {wide && <Kingdom state={state} seats={seats} cards={cards} choosing={choosing} />}
        <Others state={state} seats={seats} log={log} cards={cards} />
        <PlayArea state={state} seats={seats} cards={cards} choosing={choosing} />
        <Turned state={state} cards={cards} />
        <Effects state={state} seats={seats} cards={cards} />
        {replaced && (
          <p className="control" role="status" data-test="replaced">
            <b>{t.newKingdom}</b>
          </p>
        )}
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
          <section className={`own ${crowd([...(me.hand ?? []), ...me.open_deck.filter((card) => choosing?.handChoice(card.id) !== undefined)])} ${wealth(me)} ${seat === state.seat ? "" : "anothers"}`} aria-label={t.cardsOf(owner)} data-seat={seat}>
            <OwnPiles state={state} seat={seat} owner={owner} cards={cards} />
            <Hand hand={me.hand ?? []} deck={me.open_deck} seat={seat} owner={owner} cards={cards} costs={state.costs} choosing={choosing} />
            <OwnBelongings state={state} seat={seat} owner={owner} cards={cards} choosing={choosing} />
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

import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Animator } from "../game/store";
import { frames } from "../game/frames";
import { api } from "../net/api";
import { LOG_BESIDE } from "../parts/useMedia";
import type { LogLine, Replay } from "../protocol";
import { follow, go } from "../router";
import { Board } from "../table/Board";
import { Flights } from "../table/Flights";
import { Menu } from "../table/Menu";
import { Counters } from "../table/QuestionBar";
import { type Steps, chunkFor, stepsWith, turnBefore, turnAfter } from "./steps";
import { ReviewDialog } from "./ReviewDialog";
import { marksAround, useReview } from "./review";
import { Remark, Timeline, UnderWay } from "./Timeline";
import { titleOf } from "../lobby/titles";
import { useWords } from "../words";

const PACE = 1100;

export function ReplayPage({ id, start, eyes, reviewed = false }: { id: string; start: number | null; eyes: number | null; reviewed?: boolean }) {
  const { replay: t, review: said, lobby } = useWords();
  const [replay, setReplay] = useState<Replay | null>(null);
  const [steps, setSteps] = useState<Steps>(new Map());
  const [at, setAt] = useState(start ?? 0);
  const [shown, setShown] = useState<Replay["steps"][number]["state"] | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState("");
  const [logOpen, setLogOpen] = useState(() => matchMedia(LOG_BESIDE).matches);
  const over = replay?.table.phase === "over";
  const reviewing = useReview(id, over, reviewed);
  const [reviewOpen, setReviewOpen] = useState(reviewed);
  const animator = useRef<Animator | null>(null);
  const asking = useRef(new Set<number>());

  const load = useCallback(
    async (step: number): Promise<void> => {
      const { from, count } = chunkFor(step);
      if (asking.current.has(from)) return;
      asking.current.add(from);
      try {
        const found = await api.replay(id, from, count, eyes);
        setReplay(found);
        setSteps((before) => stepsWith(before, found));
      } catch (failure) {
        asking.current.delete(from);
        setError((failure as Error).message);
      }
    },
    [id, eyes],
  );
  useEffect(() => {
    asking.current.clear();
    setSteps(new Map());
  }, [id, eyes]);
  const last = replay?.decisions ?? 0;
  const place = Math.max(0, Math.min(at, replay === null ? at : last));
  useEffect(() => {
    if (!steps.has(place)) void load(place);
    else if (place + 10 <= last && !steps.has(place + 10)) void load(place + 10);
  }, [place, steps, load, last]);

  // The review shows how the game ended, too.
  const ending = steps.get(last)?.state.ending ?? null;
  useEffect(() => {
    if (reviewOpen && replay !== null && ending === null) void load(last);
  }, [reviewOpen, replay, ending, last, load]);

  // Forward by one step the cards move; every other jump is a cut.
  const before = useRef<{ place: number; eyes: number | null } | null>(null);
  const step = steps.get(place);
  useEffect(() => {
    if (step === undefined) return;
    const from = before.current;
    const previous = steps.get(place - 1);
    before.current = { place, eyes };
    animator.current?.cancel();
    if (from === null || from.place !== place - 1 || from.eyes !== eyes || previous === undefined || animator.current === null) {
      setShown(step.state);
      return;
    }
    const film = frames(previous.state, step.state, step.moves, []);
    let timer = 0;
    const next = (): void => {
      const frame = film.shift();
      if (frame === undefined || animator.current === null) return;
      const wait = animator.current.step(frame.moves, () => setShown(frame.state), film.length);
      timer = window.setTimeout(next, wait);
    };
    timer = window.setTimeout(next, 0);
    return () => window.clearTimeout(timer);
  }, [step, eyes]);
  useEffect(() => {
    if (!running) return;
    const timer = window.setTimeout(() => (place < last ? move(place + 1) : setRunning(false)), PACE);
    return () => window.clearTimeout(timer);
  });

  const move = (to: number): void => {
    setAt(Math.max(0, Math.min(to, last)));
  };
  const turns = replay?.turns ?? [];
  const act = useRef<(key: string) => boolean>(() => false);
  act.current = (key) => {
    if (key === "ArrowRight") move(place + 1);
    else if (key === "ArrowLeft") move(place - 1);
    else if (key === "ArrowDown" || key === "PageDown") move(turnAfter(turns, place, last));
    else if (key === "ArrowUp" || key === "PageUp") move(turnBefore(turns, place));
    else if (key === "Home") move(0);
    else if (key === "End") move(last);
    else if (key === " ") setRunning(!running);
    else if (key === "n" || key === "p") {
      const found = marksAround(reviewing.review?.moves ?? [], place);
      const mark = key === "n" ? found.after : found.before;
      if (mark === null) return false;
      move(mark.decision);
    } else if (key === "l") setLogOpen(!logOpen);
    else return false;
    return true;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = event.target as Element;
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("[aria-modal='true']") !== null) return;
      if (target.matches("input, select") || (target.matches("button, a") && event.key === " ")) return;
      if (act.current(event.key)) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);

  const log = useMemo(() => {
    const lines: LogLine[] = [];
    for (let i = 0; i <= place; i += 1) lines.push(...(steps.get(i)?.log ?? []));
    return lines;
  }, [steps, place]);
  // The log needs every step before this one.
  useEffect(() => {
    for (let i = 0; i < place; i += 1) {
      if (!steps.has(i)) {
        void load(i);
        return;
      }
    }
  }, [place, steps, load]);

  if (error !== "" || replay === null || shown === null) {
    return (
      <main className="page narrow">
        <h1>{error === "" ? t.coming : t.missing}</h1>
        <p>{error}</p>
        <a href={`/table/${id}`} onClick={follow}>
          {t.toTable}
        </a>
      </main>
    );
  }
  const whose = shown.turn === shown.seat ? t.you : (replay.table.seats[shown.turn]?.name ?? "");
  const turn = Math.max(1, shown.players[shown.turn]?.turns ?? 1);
  return (
    <div className="table-page replay-page">
      <header className="topbar">
        <a href="/" className="brand" onClick={follow}>
          Bailiwick
        </a>
        <h1 className="title">{t.title(titleOf(replay.table.title, lobby))}</h1>
        <span className="spacer" />
        {over && (
          <label className="eyes">
            <span className="word">{t.seenBy}</span>
            <select aria-label={t.seenBy} value={shown.seat} onChange={(event) => go(`/table/${id}/replay?step=${place}&eyes=${event.target.value}`, true)}>
              <option value={-1}>{t.everybody}</option>
              {replay.table.seats.map((seat) => (
                <option key={seat.seat} value={seat.seat}>
                  {seat.name}
                </option>
              ))}
            </select>
          </label>
        )}
        {over && (
          <button type="button" className="button review-above" data-test="review" onClick={() => setReviewOpen(true)}>
            {said.button}
          </button>
        )}
        <a className="button" href={`/table/${id}`} onClick={follow}>
          {t.toTable}
        </a>
        <button type="button" className="button" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
          {t.log}
        </button>
        <Menu />
      </header>
      <Board
        state={shown}
        cards={replay.cards}
        seats={replay.table.seats}
        log={log}
        choosing={null}
        logOpen={logOpen}
        onCloseLog={() => setLogOpen(false)}
        moment={(decision) => `/table/${id}/replay?step=${decision}${eyes === null ? "" : `&eyes=${eyes}`}`}
        question={
          <section className="question replay-bar" aria-label={t.name}>
            <div className="question-row">
              <p className="sentence" role="status">
                <b>
                  {t.turn(turn, whose)}
                </b>{" "}
                <span className="dim">
                  {t.step(place, last)}
                </span>
              </p>
              <Counters cards={replay.cards} state={shown} />
              <div className="buttons">
                <button type="button" className="button" aria-label={t.turnBack} onClick={() => move(turnBefore(turns, place))}>
                  «
                </button>
                <button type="button" className="button" aria-label={t.stepBack} disabled={place === 0} onClick={() => move(place - 1)}>
                  ‹
                </button>
                <button type="button" className="button gold" aria-label={running ? t.stop : t.run} onClick={() => setRunning(!running)}>
                  {running ? t.stop : t.run}
                </button>
                <button type="button" className="button" aria-label={t.stepForth} disabled={place === last} onClick={() => move(place + 1)}>
                  ›
                </button>
                <button type="button" className="button" aria-label={t.turnForth} onClick={() => move(turnAfter(turns, place, last))}>
                  »
                </button>
              </div>
            </div>
            {reviewing.review === null ? (
              <>
                {!reviewOpen && <UnderWay reviewing={reviewing} />}
                {over && !reviewing.wanted && (
                  <button type="button" className="button review-below" onClick={() => setReviewOpen(true)}>
                    {said.button}
                  </button>
                )}
              </>
            ) : (
              <>
                <Remark review={reviewing.review} seats={replay.table.seats} place={place} onGo={move} onOpen={() => setReviewOpen(true)} />
                <Timeline review={reviewing.review} seats={replay.table.seats} place={place} last={last} onGo={move} />
              </>
            )}
            <input type="range" min={0} max={last} value={place} aria-label={t.place} onChange={(event) => move(Number(event.target.value))} />
          </section>
        }
      />
      {reviewOpen && (
        <ReviewDialog
          reviewing={reviewing}
          seats={replay.table.seats}
          ending={ending}
          onGo={(step) => {
            setReviewOpen(false);
            move(step);
          }}
          onClose={() => setReviewOpen(false)}
        />
      )}
      <Flights animator={animator} cards={replay.cards} />
    </div>
  );
}

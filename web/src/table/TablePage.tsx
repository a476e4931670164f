import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { AGAIN, Guard, watch } from "../game/guard";
import { type Animator, TableStore } from "../game/store";
import { Guide } from "../guide/Guide";
import { playedGame, remember } from "../lobby/history";
import { api } from "../net/api";
import { Dialog } from "../parts/Dialog";
import { LOG_BESIDE } from "../parts/useMedia";
import type { Ending, TableInfo } from "../protocol";
import { follow } from "../router";
import { readingTime, useSettings } from "../settings";
import { Board } from "./Board";
import { useChoosing } from "./choosing";
import { End } from "./End";
import { Flights } from "./Flights";
import { AskForHints, HintButton, HintNote } from "./Hint";
import { Keys, Menu } from "./Menu";
import { QuestionBar } from "./QuestionBar";
import { Requests } from "./Requests";
import { Resign } from "./Resign";
import { letterOrder } from "./supply-order";
import { useSignals } from "./signals";
import { Talk } from "./Talk";
import { useKeys } from "./useKeys";
import { ShareLink, Waiting } from "./Waiting";
import { useWords, words } from "../words";
import { titleOf } from "../lobby/titles";

declare global {
  interface Window {
    bailiwick?: { store: TableStore };
  }
}

function useStore(table: string): TableStore {
  const store = useMemo(() => new TableStore(table), [table]);
  useEffect(() => {
    store.start();
    window.bailiwick = { store };
    const look = (): void => {
      if (!document.hidden) store.retry();
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("online", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("online", look);
      delete window.bailiwick;
      store.stop();
    };
  }, [store]);
  return store;
}

export function TablePage({ id, guided }: { id: string; guided: boolean }) {
  const { table: t, settings: said, guide, lobby } = useWords();
  const store = useStore(id);
  const snapshot = useSyncExternalStore(store.subscribe, store.get);
  const { table, shown, live, cards, status } = snapshot;
  const settings = useSettings();
  const [logOpen, setLogOpen] = useState(() => matchMedia(LOG_BESIDE).matches);
  const [help, setHelp] = useState(false);
  const [closedEnd, setClosedEnd] = useState(false);
  const [missing, setMissing] = useState("");
  const animator = useRef<Animator | null>(null);
  useEffect(() => {
    store.pace = readingTime;
    store.animator = {
      step: (moves, commit, backlog) => {
        if (animator.current !== null) return animator.current.step(moves, commit, backlog);
        commit();
        return 0;
      },
      cancel: () => animator.current?.cancel(),
    };
  }, [store]);
  const order = useMemo(() => (live === null ? [] : letterOrder(live.piles, live.landscapes, cards)), [live, cards]);
  const guard = useMemo(() => new Guard(), [store]);
  useEffect(() => watch(guard), [guard]);
  const choosing = useChoosing(store, snapshot, order, { guard, guided, ended: shown?.ending != null && !closedEnd });
  useKeys({ choosing, undo: () => store.undo(), hint: () => table?.hints === "yes" && store.hint(), log: () => setLogOpen(!logOpen), help: () => setHelp(true) });

  useSignals(snapshot);

  // A table that cannot be reached: say why, once.
  useEffect(() => {
    if (status !== "lost" || table !== null) return;
    api.table(id).then(
      () => setMissing(""),
      (failure: Error) => setMissing(failure.message),
    );
  }, [status, table, id]);
  useEffect(() => {
    document.title = table === null ? "Bailiwick" : `${choosing !== null ? "● " : ""}${titleOf(table.title, words().lobby)} – Bailiwick`;
  }, [table?.title, choosing !== null]);

  useRemembered(table, live?.ending ?? null, guided);

  if (table === null) {
    return (
      <main className="page narrow">
        <h1>{missing === "" ? t.toTable : t.noTable}</h1>
        <p>{missing}</p>
        <a href="/" onClick={follow}>
          {t.toLobby}
        </a>
      </main>
    );
  }
  if (shown === null || live === null) return <Waiting table={table} store={store} lost={status === "lost"} />;
  const undo = live.undo;
  return (
    <div className={`table-page ${settings.keys ? "with-keys" : ""}`}>
      <header className="topbar">
        <a href="/" className="brand" onClick={follow}>
          Bailiwick
        </a>
        <h1 className="title">{guided ? guide.yourFirst : titleOf(table.title, lobby)}</h1>
        <span className="spacer" />
        {table.you >= 0 && (
          <button type="button" className="button" disabled={undo === "no"} onClick={() => store.undo()} data-test="undo">
            {undo === "ask" ? t.askUndo : t.undo} <kbd>u</kbd>
          </button>
        )}
        <HintButton snapshot={snapshot} choosing={choosing} store={store} />
        <Talk table={table} talk={snapshot.talk} store={store} />
        <button type="button" className="button" aria-expanded={logOpen} onClick={() => setLogOpen(!logOpen)}>
          {t.log} <kbd>l</kbd>
        </button>
        {shown.ending !== null && closedEnd && (
          <button type="button" className="button gold" onClick={() => setClosedEnd(false)}>
            {t.scores}
          </button>
        )}
        <Menu>
          <ShareLink path={`/table/${table.id}`} label={table.phase === "playing" ? t.watchLink : t.tableLink} />
          {table.you >= 0 && <OwnLink id={table.id} />}
          <AskForHints table={table} store={store} />
          {table.you >= 0 && table.phase === "playing" && <Resign table={table} store={store} />}
        </Menu>
      </header>
      <Requests table={table} store={store} guard={guard} />
      <Board
        state={shown}
        cards={cards}
        seats={table.seats}
        log={snapshot.log}
        choosing={choosing}
        logOpen={logOpen}
        onCloseLog={() => setLogOpen(false)}
        moment={(decision) => `/table/${table.id}/replay?step=${decision}`}
        question={<><HintNote snapshot={snapshot} question={choosing?.question ?? null} store={store} /><QuestionBar state={snapshot.following ? shown : live} film={{ store, following: snapshot.following, paused: snapshot.paused }} log={snapshot.log} seats={table.seats} cards={cards} choosing={choosing} lost={status === "lost"} /></>}
      />
      {snapshot.error !== null && (
        <p className="toast" role="alert">
          {snapshot.error}
          <button type="button" className="icon-button" aria-label={said.close} onClick={() => store.dismiss()}>
            ✕
          </button>
        </p>
      )}
      <Flights animator={animator} cards={cards} />
      {guided && <Guide state={live} cards={cards} choosing={choosing} />}
      {help && (
        <Dialog title={said.keys} onClose={() => setHelp(false)}>
          <Keys />
        </Dialog>
      )}
      {shown.ending !== null && !closedEnd && <End ending={shown.ending} table={table} counts={() => guard.counts(AGAIN, performance.now())} onClose={() => setClosedEnd(true)} />}
    </div>
  );
}

/** Keep this game among one's own, as it stands: when one sits down, when it begins, when it is over. */
function useRemembered(table: TableInfo | null, ending: Ending | null, guided: boolean): void {
  const over = ending !== null;
  useEffect(() => {
    const game = table === null ? null : playedGame(table, ending, guided, Date.now());
    if (game !== null) remember(game);
  }, [table?.id, table?.you, table?.phase, over]);
}

/** The personal link, which takes the seat to another device; shown only when asked for. */
function OwnLink({ id }: { id: string }) {
  const t = useWords().table;
  const [path, setPath] = useState("");
  if (path !== "") return <ShareLink path={path} label={t.ownLink} />;
  return (
    <button type="button" className="button" onClick={() => void api.link(id).then((seated) => setPath(seated.link), () => undefined)}>
      {t.takeSeat}
    </button>
  );
}

import { useEffect, useRef, useState } from "react";
import type { TableStore } from "../game/store";
import type { Emote, Said, TableInfo } from "../protocol";
import { useSettings } from "../settings";
import { useWords } from "../words";

const SHOWN = 7000; // milliseconds that a remark stands at the edge while the panel is closed
const LONGEST = 200; // as the server has it

/** Who is muted at this table, for as long as the browser's tab is open. */
function useMuted(table: string): [ReadonlySet<number>, (seat: number) => void] {
  const key = `bailiwick/muted/${table}`;
  const [muted, setMuted] = useState<ReadonlySet<number>>(() => {
    try {
      return new Set(JSON.parse(sessionStorage.getItem(key) ?? "[]") as number[]);
    } catch {
      return new Set();
    }
  });
  const toggle = (seat: number): void => {
    const next = new Set(muted);
    if (!next.delete(seat)) next.add(seat);
    setMuted(next);
    try {
      sessionStorage.setItem(key, JSON.stringify([...next]));
    } catch {
      // Then it holds until the page is closed.
    }
  };
  return [muted, toggle];
}

/** Whether there is anybody who could hear or say something. */
export function hasCompany(table: TableInfo): boolean {
  return table.you < 0 || table.spectators > 0 || table.seats.some((seat) => seat.kind === "person" && seat.taken && seat.seat !== table.you);
}

/** What people at the table say: a button, the last remark beside it, and a panel to read and write. */
export function Talk({ table, talk, store }: { table: TableInfo; talk: readonly Said[]; store: TableStore }) {
  const { talk: t } = useWords();
  const settings = useSettings();
  const [open, setOpen] = useState(false);
  const [muted, toggle] = useMuted(table.id);
  const [read, setRead] = useState(talk[talk.length - 1]?.id ?? 0);
  const [passing, setPassing] = useState<Said | null>(null);
  const heard = talk.filter((said) => !muted.has(said.seat));
  const last = heard[heard.length - 1];
  const fresh = heard.filter((said) => said.id > read && said.seat !== table.you).length;
  useEffect(() => {
    if (last === undefined || last.id <= read) return;
    if (open) setRead(last.id);
    else if (last.seat !== table.you) setPassing(last);
  }, [last?.id, open]);
  useEffect(() => {
    if (passing === null) return;
    const timer = window.setTimeout(() => setPassing(null), SHOWN);
    return () => window.clearTimeout(timer);
  }, [passing]);
  if (!settings.hear || !(hasCompany(table) || talk.length > 0)) return null;
  const name = (seat: number): string => (seat === table.you ? t.you : (table.seats[seat]?.name ?? t.spectator));
  const remark = (said: Said): string => (said.emote === null ? said.text : t.emotes[said.emote]);
  return (
    <span className="talk">
      <button
        type="button"
        className="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          setPassing(null);
          setRead(last?.id ?? read);
        }}
        data-test="talk"
      >
        {t.title}
        {fresh > 0 && (
          <span className="talk-fresh" role="img" aria-label={t.unread(fresh)}>
            {fresh}
          </span>
        )}
      </button>
      <span role="status">
        {passing !== null && !open && !muted.has(passing.seat) && (
          <span className={passing.emote === null ? "talk-passing" : "talk-passing emote"}>
            <b>{name(passing.seat)}</b> {remark(passing)}
          </span>
        )}
      </span>
      {open && (
        <Panel table={table} store={store} muted={muted} toggle={toggle} close={() => setOpen(false)}>
          {heard.length === 0 && <li className="dim">{t.nothing}</li>}
          {heard.map((said) => (
            <li key={said.id} className={`${said.emote === null ? "" : "emote"} ${said.seat === table.you ? "mine" : ""}`}>
              <b>{name(said.seat)}</b> <span>{remark(said)}</span>
            </li>
          ))}
        </Panel>
      )}
    </span>
  );
}

function Panel({ table, store, muted, toggle, close, children }: { table: TableInfo; store: TableStore; muted: ReadonlySet<number>; toggle: (seat: number) => void; close: () => void; children: React.ReactNode }) {
  const { talk: t } = useWords();
  const [text, setText] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const may = table.you >= 0 || table.spectators_talk;
  const others = table.seats.filter((seat) => seat.kind === "person" && seat.taken && seat.seat !== table.you);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [children]);
  const say = (event: React.FormEvent): void => {
    event.preventDefault();
    if (text.trim() !== "" && store.send({ type: "say", text })) setText("");
  };
  return (
    <section className="talk-panel" aria-label={t.title} onKeyDown={(event) => event.key === "Escape" && close()}>
      <ul className="talk-list" ref={list} tabIndex={0} aria-label={t.title}>
        {children}
      </ul>
      {may ? (
        <>
          <div className="talk-emotes" role="group" aria-label={t.emoteGroup}>
            {(Object.keys(t.emotes) as Emote["emote"][]).map((emote) => (
              <button key={emote} type="button" className="chip" onClick={() => store.send({ type: "emote", emote })}>
                {t.emotes[emote]}
              </button>
            ))}
          </div>
          <form onSubmit={say}>
            <input type="text" value={text} maxLength={LONGEST} aria-label={t.write} placeholder={t.write} onChange={(event) => setText(event.target.value)} />
            <button type="submit" className="button">
              {t.send}
            </button>
          </form>
        </>
      ) : (
        <p className="dim">{t.watching}</p>
      )}
      <div className="talk-mutes">
        {others.map((seat) => (
          <button key={seat.seat} type="button" className="chip" aria-pressed={muted.has(seat.seat)} onClick={() => toggle(seat.seat)}>
            {muted.has(seat.seat) ? t.unmute(seat.name) : t.mute(seat.name)}
          </button>
        ))}
        {table.spectators_talk && table.you >= 0 && (
          <button type="button" className="chip" aria-pressed={muted.has(-1)} onClick={() => toggle(-1)}>
            {muted.has(-1) ? t.unmuteSpectators : t.muteSpectators}
          </button>
        )}
      </div>
      {table.host && (
        <label className="talk-let">
          <input type="checkbox" checked={table.spectators_talk} onChange={(event) => store.send({ type: "let-spectators-talk", allowed: event.target.checked })} />
          {t.spectators}
        </label>
      )}
      <p className="dim talk-kept">{t.kept}</p>
    </section>
  );
}

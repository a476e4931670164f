import { useEffect, useRef, useState } from "react";
import type { TableStore } from "../game/store";
import { api } from "../net/api";
import type { BotInfo, TableInfo } from "../protocol";
import { follow } from "../router";
import { change, NAMELESS, useSettings } from "../settings";

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

export function ShareLink({ path, label }: { path: string; label: string }) {
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}${path}`;
  const field = useRef<HTMLInputElement>(null);
  const mark = (): void => field.current?.select();
  return (
    <div className="share">
      <label>
        {label}
        <input type="text" readOnly ref={field} value={url} onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="button"
        onClick={() => {
          // Browsers have a clipboard for pages by https and of this computer only; elsewhere the text is marked, and copied
          // the old way.
          if (navigator.clipboard !== undefined) return void navigator.clipboard.writeText(url).then(() => setCopied(true), mark);
          mark();
          setCopied(document.execCommand("copy"));
        }}
      >
        {copied ? "Copied" : "Copy"}
      </button>
      {LOOPBACK.test(location.hostname) && <p className="dim">This address is good on this computer only. For others, start Bailiwick with --host 0.0.0.0 and open it by this computer's address in the network.</p>}
    </div>
  );
}

/** A table that waits for people: a link to share, free seats to take or to fill. */
export function Waiting({ table, store, lost }: { table: TableInfo; store: TableStore; lost: boolean }) {
  const { name } = useSettings();
  const [bots, setBots] = useState<BotInfo[]>([]);
  const [error, setError] = useState("");
  useEffect(() => void api.lobby().then((lobby) => setBots(lobby.bots), () => undefined), []);
  const sit = async (seat: number): Promise<void> => {
    try {
      await api.sit(table.id, { name: name.trim() || NAMELESS, seat });
      store.stop();
      store.start();
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <main className="page narrow">
      <h1>{table.title}</h1>
      <p role="status">{lost ? "The connection is lost. Trying again; nothing of the game is lost." : "The game begins when everybody has sat down."}</p>
      <ShareLink path={`/table/${table.id}`} label="Send this link to whoever shall play" />
      {table.you < 0 && (
        <label className="field">
          Your name
          <input type="text" value={name} maxLength={24} onChange={(event) => change({ name: event.target.value })} placeholder={NAMELESS} />
        </label>
      )}
      <ul className="seats">
        {table.seats.map((seat) => (
          <li key={seat.seat}>
            <span className={`avatar avatar-${seat.seat % 6}`} aria-hidden="true">
              {seat.taken ? [...seat.name][0]?.toUpperCase() : "?"}
            </span>
            <b>{seat.taken ? seat.name : "A free seat"}</b>
            <span className="dim">{seat.taken ? (seat.seat === table.you ? "you" : seat.kind === "bot" ? "bot" : seat.present ? "here" : "away") : ""}</span>
            {!seat.taken && table.you < 0 && (
              <button type="button" className="button gold" onClick={() => void sit(seat.seat)} data-test="sit">
                Sit down
              </button>
            )}
            {!seat.taken && table.host && (
              <select aria-label="Fill this seat with a bot" value="" onChange={(event) => store.send({ type: "fill", seat: seat.seat, bot: event.target.value })}>
                <option value="" disabled>
                  Fill with a bot …
                </option>
                {bots.map((bot) => (
                  <option key={bot.key} value={bot.key}>
                    {bot.name}
                  </option>
                ))}
              </select>
            )}
          </li>
        ))}
      </ul>
      {error !== "" && <p className="error" role="alert">{error}</p>}
      <p>
        <a href="/" onClick={follow}>
          To the lobby
        </a>
      </p>
    </main>
  );
}

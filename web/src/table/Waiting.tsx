import { useEffect, useRef, useState } from "react";
import type { TableStore } from "../game/store";
import { KingdomCards, KingdomList } from "../lobby/KingdomList";
import { ownName, titleOf } from "../lobby/titles";
import { api } from "../net/api";
import { Header } from "../parts/Header";
import { QrCode } from "../parts/QrCode";
import { ROOMY, useMedia } from "../parts/useMedia";
import type { BotInfo, KingdomInfo, TableInfo } from "../protocol";
import { follow } from "../router";
import { change, useSettings } from "../settings";
import { useWords } from "../words";

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;

export function ShareLink({ path, label, scan = false }: { path: string; label: string; scan?: boolean }) {
  const t = useWords().lobby.waiting;
  const [copied, setCopied] = useState(false);
  const url = `${location.origin}${path}`;
  const here = LOOPBACK.test(location.hostname); // nobody else gets there, and no phone
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
        {copied ? t.copied : t.copy}
      </button>
      {scan && !here && (
        <figure className="scan">
          <QrCode text={url} label={t.qr} />
          <figcaption className="dim">{t.scan}</figcaption>
        </figure>
      )}
      {here && <p className="only-here">{t.loopback}</p>}
    </div>
  );
}

/** A table that waits for people: a link to share, free seats to take or to fill, and what will be played. */
export function Waiting({ table, store, lost }: { table: TableInfo; store: TableStore; lost: boolean }) {
  const { lobby } = useWords();
  const { table: said, waiting: t } = lobby;
  const { name } = useSettings();
  const [bots, setBots] = useState<BotInfo[]>([]);
  const [kingdom, setKingdom] = useState<KingdomInfo | null>(null);
  const [error, setError] = useState("");
  const roomy = useMedia(ROOMY);
  useEffect(() => void api.lobby().then((found) => setBots(found.bots), () => undefined), []);
  useEffect(() => void api.kingdom({ line: table.kingdom }).then(setKingdom, () => undefined), [table.kingdom]);
  const sit = async (seat: number): Promise<void> => {
    try {
      await api.sit(table.id, { name: ownName(name), seat });
      store.stop();
      store.start();
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <div>
      <Header />
      <main className="page waiting">
        <section className="waiting-seats" aria-label={t.seats}>
          <h1>{titleOf(table.title, lobby)}</h1>
          <p role="status">{lost ? t.lost : t.begins}</p>
          {table.you < 0 && (
            <label className="field">
              {said.name}
              <input type="text" value={name} maxLength={24} onChange={(event) => change({ name: event.target.value })} placeholder={ownName("")} />
            </label>
          )}
          <ul className="seats">
            {table.seats.map((seat) => (
              <li key={seat.seat}>
                <span className={`avatar avatar-${seat.seat % 6}`} aria-hidden="true">
                  {seat.taken ? [...seat.name][0]?.toUpperCase() : "?"}
                </span>
                <b>{seat.taken ? seat.name : t.freeSeat}</b>
                <span className="dim">{seat.taken ? (seat.seat === table.you ? t.you : seat.kind === "bot" ? t.bot : seat.present ? t.here : t.away) : ""}</span>
                {!seat.taken && table.you < 0 && (
                  <button type="button" className="button gold" onClick={() => void sit(seat.seat)} data-test="sit">
                    {said.sitDown}
                  </button>
                )}
                {!seat.taken && table.host && (
                  <select aria-label={t.fill} value="" onChange={(event) => store.send({ type: "fill", seat: seat.seat, bot: event.target.value })}>
                    <option value="" disabled>
                      {t.fillHint}
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
        </section>
        <section className="waiting-share" aria-label={t.invite}>
          <ShareLink path={`/table/${table.id}`} label={t.share} scan />
          <p>
            <a href="/" onClick={follow}>
              {t.toLobby}
            </a>
          </p>
        </section>
        <section className="waiting-kingdom" aria-label={t.kingdom}>
          <h2>{t.kingdom}</h2>
          {kingdom !== null && (roomy ? <KingdomCards kingdom={kingdom} /> : <KingdomList kingdom={kingdom} />)}
        </section>
      </main>
    </div>
  );
}

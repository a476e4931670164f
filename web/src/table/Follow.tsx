/** What others did: a strip for each player's last turn, and the film's buttons while it runs. */
import { memo, useMemo } from "react";
import { Coin, unknownFacts } from "../cards/CardFace";
import { lookOf } from "../cards/look";
import type { TableStore } from "../game/store";
import { lastTurns, type Tally, type Turn } from "../game/turns";
import type { CardFacts, LogLine, SeatInfo } from "../protocol";
import { change, type Telling, useSettings } from "../settings";
import { useCardName, useWords } from "../words";

export const TELLINGS: readonly Telling[] = ["instant", "quick", "reading", "slow"];

/** Cards in a strip. */
function Names({ word, list, cards }: { word: string; list: readonly Tally[]; cards: Record<string, CardFacts> }) {
  const nameOf = useCardName();
  if (list.length === 0) return null;
  return (
    <span className="strip-part">
      <span className="strip-word">{word}</span>
      {list.map(({ name, count }) => (
        <span key={name} className={`strip-card ${lookOf(cards[name] ?? unknownFacts(name)).className}`} data-inspect={name}>
          {nameOf(name)}
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
    </span>
  );
}

const Strip = memo(function Strip({ turn, row, own, name, running, cards }: { turn: Turn; row: number; own: boolean; name: string; running: boolean; cards: Record<string, CardFacts> }) {
  const t = useWords().follow;
  const idle = turn.played.length + turn.bought.length + turn.gained.length + turn.trashed.length === 0;
  return (
    <li className={`strip ${running ? "running" : ""} ${own ? "own-strip" : ""}`} style={{ "--row": row } as React.CSSProperties} data-strip={turn.seat}>
      <span className={`avatar avatar-${turn.seat % 6}`} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="strip-who">
        <b>{name}</b> <span className="dim">{running ? t.playing : t.turn(turn.number)}</span>
      </span>
      <span className="strip-told">
        <Names word={t.played} list={turn.played} cards={cards} />
        {turn.coins > 0 && (
          <span className="strip-part">
            <Coin text={`${turn.coins}`} said={t.made(turn.coins)} />
          </span>
        )}
        <Names word={t.bought} list={turn.bought} cards={cards} />
        <Names word={t.gained} list={turn.gained} cards={cards} />
        <Names word={t.trashed} list={turn.trashed} cards={cards} />
        <Names word={t.dealt} list={turn.dealt} cards={cards} />
        {idle && !running && <span className="dim">{t.nothing}</span>}
      </span>
    </li>
  );
});

export interface Film {
  store: TableStore;
  following: boolean;
  paused: boolean;
}

/** Drawn here: not every device has letters for these. */
const FILM_SIGNS = {
  play: "M7 4l13 8-13 8z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  step: "M5 4l11 8-11 8zM17 4h3v16h-3z",
  skip: "M2 5l9 7-9 7zM11 5l9 7-9 7zM20 5h2v14h-2z",
};

function FilmSign({ sign }: { sign: keyof typeof FILM_SIGNS }) {
  return (
    <svg className="film-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={FILM_SIGNS[sign]} fill="currentColor" />
    </svg>
  );
}

/** Pause, step and speed of the film. */
function FilmButtons({ store, paused, row }: Film & { row: number }) {
  const t = useWords().follow;
  const { telling } = useSettings();
  return (
    <div className="film" style={{ "--row": row } as React.CSSProperties} role="group" aria-label={t.film}>
      <button type="button" className="icon-button" aria-label={paused ? t.resume : t.pause} title={paused ? t.resume : t.pause} data-test="pause" onClick={() => (paused ? store.resume() : store.pause())}>
        <FilmSign sign={paused ? "play" : "pause"} />
      </button>
      <button type="button" className="icon-button" aria-label={t.step} title={t.step} data-test="step" onClick={() => store.step()}>
        <FilmSign sign="step" />
      </button>
      <button type="button" className="icon-button" aria-label={t.skip} title={t.skip} data-test="skip" onClick={() => store.flush()}>
        <FilmSign sign="skip" />
      </button>
      <select aria-label={t.speed} value={telling} onChange={(event) => change({ telling: event.target.value as Telling })}>
        {TELLINGS.map((one) => (
          <option key={one} value={one}>
            {t.speeds[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface Props {
  log: readonly LogLine[]; // as far as it is shown
  seats: readonly SeatInfo[];
  seat: number;
  turn: number; // whose turn is shown; -1 when the game is over
  cards: Record<string, CardFacts>;
  film: Film | undefined;
}

export function Follow({ log, seats, seat, turn, cards, film }: Props) {
  const t = useWords().follow;
  const turns = useMemo(() => lastTurns(log), [log]);
  // The others in the order in which they play, from the left.
  const order = seats.map((_, i) => (i + Math.max(seat, 0) + (seat >= 0 ? 1 : 0)) % seats.length);
  const told = order.map((one) => turns.get(one)).filter((one) => one !== undefined && one.seat !== seat) as Turn[];
  const own = turns.get(seat);
  if (own !== undefined && turn !== seat) told.push(own);
  return (
    <section className={`follow ${film?.following === true ? "following" : ""}`} aria-label={t.turns}>
      <ul className="strips">
        {told.map((one) => (
          <Strip key={one.seat} turn={one} row={order.indexOf(one.seat) + 1} own={one.seat === seat} name={one.seat === seat ? t.you : (seats[one.seat]?.name ?? "?")} running={one.seat === turn} cards={cards} />
        ))}
      </ul>
      {film?.following === true && <FilmButtons {...film} row={seats.length + (seat < 0 ? 1 : 0)} />}
    </section>
  );
}

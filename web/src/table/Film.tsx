/** How what others do is told: the bar says whose moves these are and what they did to oneself, and has pause, step and speed. */
import { befell } from "../game/turns";
import type { TableStore } from "../game/store";
import type { GameState, LogLine, SeatInfo } from "../protocol";
import { change, type Telling, useSettings } from "../settings";
import { useCardName, useWords } from "../words";
import { Bar } from "./Bar";

export const TELLINGS: readonly Telling[] = ["instant", "quick", "reading", "slow"];
const TOLD = 2; // sentences about oneself: the newest

export interface Film {
  store: TableStore;
  following: boolean; // what others did is still being shown
  paused: boolean; // ... and stands still
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
function FilmButtons({ store, paused }: Film) {
  const t = useWords().follow;
  const { telling } = useSettings();
  return (
    <div className="film" role="group" aria-label={t.film}>
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

/** Where the question stands otherwise. */
export function FilmBar({ film, state, log, seats }: { film: Film; state: GameState; log: readonly LogLine[]; seats: readonly SeatInfo[] }) {
  const { asking, saying, table } = useWords();
  const nameOf = useCardName();
  const called = (seat: number): string | null => (seat === state.seat ? null : (seats[seat]?.name ?? table.somebody));
  const told = befell(log, state.seat).slice(-TOLD).map((line) => saying.log(line, called, nameOf) ?? line.sentence);
  return (
    <Bar className="quiet telling" sentence={asking.following(called(state.turn))} detail={film.paused ? asking.paused : ""} news={told.join(" ")}>
      <FilmButtons {...film} />
    </Bar>
  );
}

import { Shield } from "../cards/CardFace";
import { api } from "../net/api";
import { initial } from "../game/tokens";
import { Dialog } from "../parts/Dialog";
import type { Ending, Standing, TableInfo } from "../protocol";
import { follow } from "../router";
import { Again } from "./Again";
import { Chart } from "./Chart";
import { useCardName, useTold, useWords, type Words } from "../words";
import { Rain, Triumph } from "./Triumph";

function Sources({ standing }: { standing: Standing }) {
  const t = useWords().table.end;
  const told = useTold();
  return (
    <ul className="sources">
      {standing.sources.map((source) => (
        <li key={source.name}>
          <span data-inspect={source.name}>
            {source.count > 1 ? `${source.count} × ` : ""}
            {told(source.name)}
          </span>
          <Shield text={`${source.points}`} said={t.points(source.points)} />
        </li>
      ))}
      {standing.sources.length === 0 && <li className="dim">{t.nothing}</li>}
    </ul>
  );
}

function Deck({ deck }: { deck: Record<string, number> }) {
  const t = useWords().table;
  const nameOf = useCardName();
  return (
    <details>
      <summary>{t.cards(Object.values(deck).reduce((sum, n) => sum + n, 0))}</summary>
      <ul className="deck-list">
        {Object.entries(deck).map(([name, n]) => (
          <li key={name} data-inspect={name}>
            {n} {nameOf(name)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How it ended for who reads it, and by how much. */
function outcome(standings: readonly Standing[], seat: number, t: Words["table"]["end"]): string {
  const you = standings.find((standing) => standing.seat === seat);
  if (you === undefined) return t.over;
  const best = Math.max(...standings.filter((one) => one !== you).map((one) => one.score));
  if (you.winner && standings.filter((one) => one.winner).length > 1) return t.share;
  if (you.winner) return you.score > best ? t.winBy(you.score - best) : t.win;
  return best > you.score ? t.lostBy(best - you.score) : t.lost;
}

/** The end of a game: who won and by what, the way there, and what to do next. */
export function End({ ending, table, counts, onClose }: { ending: Ending; table: TableInfo; counts: () => boolean; onClose: () => void }) {
  const { end: t, toLobby } = useWords().table;
  const { review } = useWords();
  const told = useTold();
  const you = ending.standings.find((standing) => standing.seat === table.you);
  const winners = ending.standings.filter((one) => one.winner);
  const initialOf = (seat: number): string => initial(table.seats[seat]?.name ?? "?");
  return (
    <Dialog title={outcome(ending.standings, table.you, t)} onClose={onClose} className={`end ${you?.winner === true ? "mine" : ""}`}>
      {you?.winner === true && <Rain />}
      <Triumph inside={you?.winner === true ? `${you.score}` : winners.map((one) => initialOf(one.seat)).join("")} mine={you?.winner === true} />
      <p className="verdict">{told(ending.verdict)}</p>
      <ol className={`standings ${ending.standings.length > 2 ? "many" : ""}`}>
        {ending.standings.map((standing) => (
          <li key={standing.seat} className={standing.winner ? "winner" : ""}>
            <header>
              <span className={`avatar avatar-${standing.seat % 6}`} aria-hidden="true">
                {initialOf(standing.seat)}
              </span>
              <b>{table.seats[standing.seat]?.name}</b>
              {standing.winner && <span className="won">{t.won}</span>}
              <span className="score">{standing.score}</span>
            </header>
            <Sources standing={standing} />
            <p className="dim">
              {t.turns(standing.turns)}
            </p>
            <Deck deck={standing.deck} />
          </li>
        ))}
      </ol>
      <Chart chart={ending.chart} seats={table.seats} turns={Math.max(...ending.standings.map((one) => one.turns))} />
      {table.next !== null && table.you >= 0 && <p role="status">{t.next}</p>}
      <div className="row-buttons">
        {table.you >= 0 && <Again table={table} counts={counts} />}
        {table.next !== null && table.you < 0 && (
          <a className="button" href={`/table/${table.next}`} onClick={follow}>
            {t.toNext}
          </a>
        )}
        <a className="button" href={`/table/${table.id}/replay?review`} onClick={follow} data-test="review">
          {review.button}
        </a>
        <a className="button" href={`/table/${table.id}/replay`} onClick={follow}>
          {t.replay}
        </a>
        <a className="button" href={api.recordPath(table.id)} download>
          {t.record}
        </a>
        <a className="button" href="/" onClick={follow}>
          {toLobby}
        </a>
      </div>
    </Dialog>
  );
}

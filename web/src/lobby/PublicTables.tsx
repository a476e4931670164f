import type { Lobby, TableSummary } from "../protocol";
import { follow } from "../router";
import { useWords } from "../words";
import { ago, titleOf } from "./titles";

const MOST = 20;

function Game({ table }: { table: TableSummary }) {
  const t = useWords().lobby;
  const over = table.phase === "over";
  const scores = table.scores;
  const who = table.names.map((name, i) => (over && scores !== null ? `${name} ${scores[i] ?? ""}` : name)).join(", ");
  const what = over ? t.games.over : table.phase === "open" ? t.games.free(table.free) : t.games.turn(table.turn);
  return (
    <li>
      <a href={over ? `/table/${table.id}/replay` : `/table/${table.id}`} onClick={follow}>
        <span className="game-name">
          <b>{titleOf(table.title, t)}</b>
          <span className="dim">{who}</span>
        </span>
        <span className="dim">
          {what} · {ago(Date.parse(table.changed), t.games)}
        </span>
        <span className="go">{over ? t.games.replay : table.phase === "open" ? t.games.sitDown : t.games.watch}</span>
      </a>
    </li>
  );
}

/** Tables that were made public: to sit down at, to watch, or to see again. */
export function PublicTables({ lobby }: { lobby: Lobby | null }) {
  const t = useWords().lobby.games;
  const tables = lobby?.tables ?? [];
  if (tables.length === 0) return null;
  return (
    <section className="games" aria-label={t.public}>
      <h2>{t.public}</h2>
      <ul>
        {tables.slice(0, MOST).map((table) => (
          <Game key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

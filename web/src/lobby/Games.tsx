import type { Lobby, TableSummary } from "../protocol";
import { follow } from "../router";

function ago(when: string): string {
  const minutes = Math.max(0, Math.round((Date.now() - Date.parse(when)) / 60_000));
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1440)} days ago`;
}

function Game({ table }: { table: TableSummary }) {
  const over = table.phase === "over";
  const scores = table.scores;
  const who = table.names.map((name, i) => (over && scores !== null ? `${name} ${scores[i] ?? ""}` : name)).join(", ");
  const what = over ? "over" : table.phase === "open" ? `${table.free} ${table.free === 1 ? "seat is" : "seats are"} free` : `turn ${table.turn}`;
  return (
    <li>
      <a href={over ? `/table/${table.id}/replay` : `/table/${table.id}`} onClick={follow}>
        <b>{table.title}</b>
        <span>{who}</span>
        <span className="dim">
          {what} · {ago(table.changed)}
        </span>
        <span className="go">{over ? "Replay" : table.phase === "open" ? "Sit down" : "Open"}</span>
      </a>
    </li>
  );
}

export function Games({ lobby }: { lobby: Lobby | null }) {
  const tables = lobby?.tables ?? [];
  return (
    <section className="games" aria-label="Games">
      <h2>Games</h2>
      {tables.length === 0 && <p className="dim">Nobody plays yet.</p>}
      <ul>
        {tables.slice(0, 20).map((table) => (
          <Game key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

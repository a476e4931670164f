import { useEffect, useState } from "react";
import { ApiError, api } from "../net/api";
import type { BotInfo, CardFacts } from "../protocol";
import { follow } from "../router";
import { useWords, type Words } from "../words";
import { byBot, byKingdom, cardsOf, forget, inOrder, type Played, remember, type Tally, usePlayed } from "./history";
import { Picture } from "./KingdomList";
import { ago, titleOf } from "./titles";

const FEW = 3;
const LOOKED_AFTER = 8; // running games whose state is asked for

function state(game: Played, t: Words["lobby"]["games"]): string {
  if (game.phase === "open") return t.waiting;
  if (game.phase === "playing") return t.running;
  return game.result === null ? t.over : t[game.result];
}

function Game({ game, cards }: { game: Played; cards: ReadonlyMap<string, CardFacts> }) {
  const t = useWords().lobby;
  const over = game.phase === "over";
  const path = over ? `/table/${game.id}/replay` : `/table/${game.id}${game.guided ? "?guide" : ""}`;
  const said = [state(game, t.games), ...(game.score === null ? [] : [`${game.score}`])].join(" ");
  return (
    <li>
      <a href={path} onClick={follow} className={over ? "" : "running"}>
        <Picture names={cardsOf(game.kingdom)} cards={cards} />
        <span className="game-name">
          <b>{titleOf(game.title, t)}</b>
          <span className="dim">
            {t.games.against(game.others.map((one) => one.name).join(", "))}
            {game.guided ? ` · ${t.games.guided}` : ""}
          </span>
        </span>
        <span className={`dim result-${game.result ?? "none"}`}>
          {said} · {ago(game.when, t.games)}
        </span>
        <span className="go">{over ? t.games.replay : t.games.open}</span>
      </a>
    </li>
  );
}

function Table({ heading, rows, t }: { heading: string; rows: Tally[]; t: Words["lobby"]["games"] }) {
  return (
    <table className="tally">
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">{t.played}</th>
          <th scope="col">{t.wins}</th>
          <th scope="col">{t.best}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.games}</td>
            <td>{row.won}</td>
            <td>{row.best ?? "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Running games may have gone on, or be gone, since this browser last looked. */
function useNews(games: readonly Played[]): void {
  useEffect(() => {
    for (const game of games.filter((one) => one.phase !== "over").slice(0, LOOKED_AFTER)) {
      api.table(game.id).then(
        (table) => table.phase !== game.phase && remember({ ...game, phase: table.phase }),
        (failure: Error) => failure instanceof ApiError && failure.code === "not-found" && forget((one) => one.id === game.id),
      );
    }
  }, []);
}

export function YourGames({ bots, cards }: { bots: readonly BotInfo[]; cards: ReadonlyMap<string, CardFacts> }) {
  const t = useWords().lobby;
  const games = usePlayed();
  const [all, setAll] = useState(false);
  const [sure, setSure] = useState(false);
  useNews(games);
  if (games.length === 0) return null;
  const sorted = inOrder(games);
  const running = sorted.filter((game) => game.phase !== "over").length;
  const shown = all ? sorted : sorted.slice(0, Math.max(FEW, Math.min(running, 2 * FEW)));
  const nameOf = (key: string): string => bots.find((bot) => bot.key === key)?.name ?? key;
  const finished = games.filter((game) => game.result !== null);
  return (
    <section className="games" aria-label={t.games.yours}>
      <h2>{t.games.yours}</h2>
      <ul>
        {shown.map((game) => (
          <Game key={game.id} game={game} cards={cards} />
        ))}
      </ul>
      {(sorted.length > shown.length || all) && (
        <button type="button" className="button" onClick={() => setAll(!all)}>
          {all ? t.games.fewer : t.games.all(sorted.length)}
        </button>
      )}
      {finished.length > 0 && (
        <details className="results">
          <summary>{t.games.results}</summary>
          <div className="tallies">
            <Table heading={t.games.opponent} rows={byBot(finished, nameOf)} t={t.games} />
            <Table heading={t.games.kingdom} rows={byKingdom(finished).map((row) => ({ ...row, name: titleOf(row.name, t) }))} t={t.games} />
          </div>
          <p className="dim">
            {t.games.kept}{" "}
            <button
              type="button"
              className="button"
              onClick={() => {
                if (sure) forget((game) => game.phase === "over");
                setSure(!sure);
              }}
            >
              {sure ? t.games.forgetSure : t.games.forget}
            </button>
          </p>
        </details>
      )}
    </section>
  );
}

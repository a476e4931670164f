import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Guard } from "../game/guard";
import type { TableStore } from "../game/store";
import type { ClientMessage, TableInfo } from "../protocol";
import { useWords } from "../words";

/** What people at the table ask of each other, in one line above the question. */
export function Requests({ table, store, guard }: { table: TableInfo; store: TableStore; guard: Guard }) {
  const said = useWords().table;
  const t = said.requests;
  const name = (seat: number): string => table.seats[seat]?.name ?? said.somebody;
  // The server says how long somebody has been away when something changes; in between the clock runs here.
  const since = useRef({ table, when: Date.now() });
  if (since.current.table !== table) since.current = { table, when: Date.now() };
  const [, tick] = useState(0);
  const absent = table.seats.filter((seat) => seat.kind === "person" && seat.taken && !seat.present && !seat.replaced);
  useEffect(() => {
    if (absent.length === 0) return;
    const timer = window.setInterval(() => tick((n) => n + 1), 5000);
    return () => window.clearInterval(timer);
  }, [absent.length]);
  const passed = (Date.now() - since.current.when) / 1000;
  const away = absent.filter((seat) => seat.away_seconds + passed >= table.replace_after);
  const me = table.seats[table.you];
  // Each appears by somebody else's doing, perhaps just where one is about to press.
  useLayoutEffect(() => {
    guard.showBeside([...table.requests.map((request) => `vote ${request.id}`), ...(me?.replaced === true ? ["return"] : []), ...away.map(({ seat }) => `replace ${seat}`)], performance.now());
  });
  const press = (what: string, message: ClientMessage): void => {
    if (guard.countsBeside(what, performance.now())) store.send(message);
  };
  return (
    <div className="requests" aria-live="polite">
      {table.requests.map((request) => {
        const mine = request.by === table.you;
        const what = request.kind === "undo" ? t.undo : request.kind === "hints" ? t.hints : t.replace(name(request.about));
        return (
          <p key={request.id} className="request">
            <span>
              {mine ? t.youAsk(what) : t.asks(name(request.by), what)}
            </span>
            {request.waiting.includes(table.you) && (
              <button type="button" className="button gold" onClick={() => press(`vote ${request.id}`, { type: "vote", request: request.id, agree: true })} data-test="agree">
                {t.agree}
              </button>
            )}
            {table.you >= 0 && (
              <button type="button" className="button" onClick={() => press(`vote ${request.id}`, { type: "vote", request: request.id, agree: false })} data-test="disagree">
                {mine ? t.never : t.no}
              </button>
            )}
          </p>
        );
      })}
      {me?.replaced === true && (
        <p className="request">
          <span>{t.replaced}</span>
          <button type="button" className="button gold" onClick={() => press("return", { type: "return" })}>
            {t.back}
          </button>
        </p>
      )}
      {table.you >= 0 &&
        table.phase === "playing" &&
        away.map((seat) => (
          <p key={seat.seat} className="request">
            <span>{t.awayLong(seat.name)}</span>
            <button type="button" className="button" onClick={() => press(`replace ${seat.seat}`, { type: "replace", seat: seat.seat })}>
              {t.letBot}
            </button>
          </p>
        ))}
    </div>
  );
}

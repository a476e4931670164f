import { useState } from "react";
import { api } from "../net/api";
import type { BotInfo, CardFacts, KingdomChoice, KingdomInfo, SeatChoice } from "../protocol";
import { go } from "../router";
import { change, useSettings } from "../settings";
import { useWords, type Words } from "../words";
import { KingdomList, Row } from "./KingdomList";
import { ownName, titleOf } from "./titles";

const PERSON = "person";
const MOST_SEATS = 6;

interface Props {
  kingdom: KingdomInfo | null; // what will be played
  ready: boolean; // whether it is what is chosen now
  draft: CardFacts[] | null; // while one's own kingdom is not complete: what is picked so far
  lacking: number; // how many are still to be picked
  choice: KingdomChoice;
  error: string;
  bots: BotInfo[];
  story: string;
  onRedraw: () => void;
  onTakeOut: ((card: string) => void) | undefined; // of one's own kingdom
}

function aboutBot(bot: BotInfo | undefined, t: Words["lobby"]): string {
  if (bot === undefined) return t.table.friendHelp;
  return t.bots[bot.key as keyof typeof t.bots] ?? bot.about;
}

/** The table that is about to be laid: the kingdom, and who sits at it. */
export function TableForm({ kingdom, ready, draft, lacking, choice, error, bots, story, onRedraw, onTakeOut }: Props) {
  const { lobby: t, follow } = useWords();
  const { name } = useSettings();
  const [others, setOthers] = useState<string[]>([""]);
  const [open, setOpen] = useState(false);
  const [counts, setCounts] = useState(true);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const usual = bots[0]?.key ?? "";
  const title = draft !== null ? t.yourKingdom : kingdom === null ? t.moment : titleOf(kingdom.title, t);
  const sit = async (): Promise<void> => {
    setBusy(true);
    const seats: SeatChoice[] = [{ kind: "me", name: ownName(name) }];
    for (const other of others) {
      const bot = other === "" ? usual : other;
      seats.push(other === PERSON ? { kind: "person" } : bot === "" ? { kind: "bot" } : { kind: "bot", bot });
    }
    try {
      go(`/table/${(await api.create({ kingdom: choice, seats, listed: open, counts })).table}`);
    } catch (failure) {
      setFailed((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <form
      className="table-form"
      id="table"
      aria-label={t.table.yours}
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <div className="form-body">
        <h2>{title}</h2>
        {story !== "" && draft === null && <p className="story">{story}</p>}
        {error !== "" && <p className="error" role="alert">{error}</p>}
        {draft !== null ? (
          <>
            <ul className="kingdom-list">
              {draft.map((card) => (
                <Row key={card.name} card={card} mark="" onTakeOut={onTakeOut} />
              ))}
            </ul>
            <p className="dim">{t.custom.more(lacking)}</p>
          </>
        ) : (
          kingdom !== null && <KingdomList kingdom={kingdom} onTakeOut={onTakeOut} />
        )}
        {kingdom !== null && draft === null && kingdom.open.length > 0 && (
          <button type="button" className="button redraw" onClick={onRedraw} data-test="redraw">
            {t.table.drawAgain}: {kingdom.open.join(", ")}
          </button>
        )}
        <div className="form-fields">
          <label className="field">
            {t.table.name}
            <input type="text" value={name} maxLength={24} placeholder={ownName("")} onChange={(event) => change({ name: event.target.value })} />
          </label>
          {others.map((other, i) => (
            <div key={i} className="seat-row">
              <label className="field">
                {t.table.seat(i + 2)}
                <select value={other === "" ? usual : other} onChange={(event) => setOthers(others.map((one, j) => (i === j ? event.target.value : one)))}>
                  {bots.map((bot) => (
                    <option key={bot.key} value={bot.key}>
                      {bot.name}
                    </option>
                  ))}
                  <option value={PERSON}>{t.table.friend}</option>
                </select>
                <span className="dim">{aboutBot(bots.find((bot) => bot.key === (other === "" ? usual : other)), t)}</span>
              </label>
              {others.length > 1 && (
                <button type="button" className="icon-button" aria-label={t.table.takeAway(i + 2)} onClick={() => setOthers(others.filter((_, j) => i !== j))}>
                  ✕
                </button>
              )}
            </div>
          ))}
          {others.length + 1 < MOST_SEATS && (
            <button type="button" className="button" onClick={() => setOthers([...others, ""])}>
              {t.table.another}
            </button>
          )}
          <label className="switch">
            <input type="checkbox" checked={open} onChange={(event) => setOpen(event.target.checked)} data-test="public" />
            <span>
              {t.table.public}
              <span className="dim">{t.table.publicHelp}</span>
            </span>
          </label>
          <label className="switch">
            <input type="checkbox" checked={counts} onChange={(event) => setCounts(event.target.checked)} data-test="counts" />
            <span>
              {follow.counts}
              <span className="dim">{follow.countsHelp}</span>
            </span>
          </label>
        </div>
      </div>
      {/* In sight wherever one is in the list; on a phone it says what will be played, too. */}
      <div className="sit">
        {failed !== "" && <p className="error" role="alert">{failed}</p>}
        <button type="button" className="sit-what" onClick={() => document.getElementById("table")?.scrollIntoView({ behavior: "smooth" })}>
          <b>{title}</b> <span>{t.toTable} ↓</span>
        </button>
        <button type="submit" className="button gold big" disabled={busy || kingdom === null || !ready || draft !== null || error !== ""} data-test="sit-down">
          {t.table.sitDown}
        </button>
      </div>
    </form>
  );
}

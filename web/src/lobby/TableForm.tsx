import { useState } from "react";
import { CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf } from "../cards/look";
import { api } from "../net/api";
import type { BotInfo, CardFacts, KingdomChoice, KingdomInfo, SeatChoice } from "../protocol";
import { go } from "../router";
import { change, NAMELESS, useSettings } from "../settings";
import { rowsOf } from "./roles";

const PERSON = "person";
const MOST_SEATS = 6;

function Row({ card, mark }: { card: CardFacts; mark: string }) {
  return (
    <li className={`kingdom-row ${lookOf(card).className}`} data-inspect={card.name} tabIndex={0}>
      <span className="tile-art">
        <Emblem card={card.name} />
      </span>
      <span className="kingdom-name">
        {card.name} {mark !== "" && <em className="role">{mark}</em>}
      </span>
      {card.landscape ? <span className="dim">{card.types.join(" ")}</span> : <CostMark cost={card.cost} facts={card} />}
    </li>
  );
}

interface Props {
  kingdom: KingdomInfo | null;
  choice: KingdomChoice;
  error: string;
  bots: BotInfo[];
  story: string;
}

/** The table that is about to be laid: the kingdom, and who sits at it. */
export function TableForm({ kingdom, choice, error, bots, story }: Props) {
  const { name } = useSettings();
  const [others, setOthers] = useState<string[]>([""]);
  const [failed, setFailed] = useState("");
  const [busy, setBusy] = useState(false);
  const laid = kingdom === null ? null : rowsOf(kingdom);
  const usual = bots[0]?.key ?? "";
  const sit = async (): Promise<void> => {
    setBusy(true);
    const seats: SeatChoice[] = [{ kind: "me", name: name.trim() || NAMELESS }];
    for (const other of others) {
      const bot = other === "" ? usual : other;
      seats.push(other === PERSON ? { kind: "person" } : bot === "" ? { kind: "bot" } : { kind: "bot", bot });
    }
    try {
      // A kingdom drawn by chance is played as it was shown.
      const wanted: KingdomChoice = choice.random !== undefined && kingdom !== null ? { line: kingdom.line } : choice;
      go(`/table/${(await api.create({ kingdom: wanted, seats })).table}`);
    } catch (failure) {
      setFailed((failure as Error).message);
      setBusy(false);
    }
  };
  return (
    <section className="table-form" id="table" aria-label="Your table">
      <h2>{kingdom?.title ?? "A moment …"}</h2>
      {story !== "" && <p className="story">{story}</p>}
      {error !== "" && <p className="error" role="alert">{error}</p>}
      <ul className="kingdom-list">
        {laid?.rows.map(({ card, mark }) => <Row key={card.name} card={card} mark={mark} />)}
      </ul>
      {laid?.stacks.map(({ title, cards }) => (
        <details key={title} className="notes">
          <summary className="title">{title}</summary>
          <ul className="kingdom-list">
            {cards.map((card) => (
              <Row key={card.name} card={card} mark="" />
            ))}
          </ul>
        </details>
      ))}
      {kingdom !== null && kingdom.notes.length > 0 && (
        <details className="notes">
          <summary>Set-up</summary>
          <ul>
            {kingdom.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </details>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void sit();
        }}
      >
        <label className="field">
          Your name
          <input type="text" value={name} maxLength={24} placeholder={NAMELESS} onChange={(event) => change({ name: event.target.value })} />
        </label>
        {others.map((other, i) => (
          <div key={i} className="seat-row">
            <label className="field">
              Seat {i + 2}
              <select value={other === "" ? usual : other} onChange={(event) => setOthers(others.map((one, j) => (i === j ? event.target.value : one)))}>
                {bots.map((bot) => (
                  <option key={bot.key} value={bot.key}>
                    {bot.name}
                  </option>
                ))}
                <option value={PERSON}>A friend, by link</option>
              </select>
              <span className="dim">{bots.find((bot) => bot.key === (other === "" ? usual : other))?.about ?? "You get a link to send."}</span>
            </label>
            {others.length > 1 && (
              <button type="button" className="icon-button" aria-label={`Take away seat ${i + 2}`} onClick={() => setOthers(others.filter((_, j) => i !== j))}>
                ✕
              </button>
            )}
          </div>
        ))}
        {others.length + 1 < MOST_SEATS && (
          <button type="button" className="button" onClick={() => setOthers([...others, ""])}>
            Another seat
          </button>
        )}
        {failed !== "" && <p className="error" role="alert">{failed}</p>}
        <button type="submit" className="button gold big" disabled={busy || kingdom === null || error !== ""} data-test="sit-down">
          Sit down
        </button>
      </form>
    </section>
  );
}

import { useState } from "react";
import type { CardFacts, KingdomInfo } from "../protocol";
import { CardSearch } from "./CardSearch";

/** A kingdom of one's own: ten cards by search, or a line that somebody sent. */
export function Custom({ cards, start, onChoose }: { cards: CardFacts[]; start: KingdomInfo | null; onChoose: (line: string) => void }) {
  const [picked, setPicked] = useState<string[]>([]);
  const [line, setLine] = useState("");
  const kingdom = cards.filter((card) => !card.basic && card.supply && !card.landscape && card.pile === "");
  const missing = 10 - picked.length;
  return (
    <div className="custom">
      <div className="row-buttons">
        <button type="button" className="button gold" disabled={missing > 0} onClick={() => onChoose(picked.join(", "))} data-test="use">
          {missing > 0 ? `${missing} more to pick` : "Use these ten"}
        </button>
        {start !== null && (
          <button type="button" className="button" onClick={() => setPicked(start.kingdom.map((card) => card.name).filter((name) => kingdom.some((card) => card.name === name)).slice(0, 10))}>
            Start from {start.title}
          </button>
        )}
        <button type="button" className="button" disabled={picked.length === 0} onClick={() => setPicked([])}>
          Clear
        </button>
      </div>
      <CardSearch label="Ten Kingdom cards" cards={kingdom} picked={picked} onChange={setPicked} open />
      <form
        className="line-form"
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(line);
        }}
      >
        <label className="field">
          Or a kingdom as a line
          <input type="text" value={line} onChange={(event) => setLine(event.target.value)} placeholder="Baker, Cellar, …; bane Shop; colonies" />
        </label>
        <button type="submit" className="button" disabled={line.trim() === ""}>
          Use this line
        </button>
      </form>
    </div>
  );
}

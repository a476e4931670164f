import { useState } from "react";
import { api } from "../net/api";
import type { CardFacts } from "../protocol";
import { useCardName, useWords } from "../words";
import { CardChip, search } from "./CardSearch";
import { isPickable, PILES, shelves, sorted } from "./picking";
import { newSeed } from "./Welcome";

interface Props {
  cards: CardFacts[];
  byName: ReadonlyMap<string, CardFacts>;
  picked: string[];
  onPick: (picked: string[]) => void;
  onLine: (line: string) => void;
}

/** A kingdom of one's own: every card there is, by box, to be taken in or out; or a line that somebody sent. */
export function Custom({ cards, byName, picked, onPick, onLine }: Props) {
  const t = useWords().lobby;
  const nameOf = useCardName();
  const [words, setWords] = useState("");
  const [line, setLine] = useState("");
  const [error, setError] = useState("");
  const { kingdom, landscapes } = sorted(picked, byName);
  const missing = PILES - kingdom.length;
  const found = search(cards.filter(isPickable), words, nameOf);
  const toggle = (card: CardFacts): void => {
    if (picked.includes(card.name)) onPick(picked.filter((name) => name !== card.name));
    else if (card.landscape || missing > 0) onPick([...picked, card.name]);
  };
  const fill = async (): Promise<void> => {
    try {
      const drawn = await api.kingdom({ random: { require: [...kingdom, ...landscapes], landscapes: landscapes.length, edition: "mixed" }, seed: newSeed() });
      onPick([...kingdom, ...drawn.kingdom.map((card) => card.name).filter((name) => !kingdom.includes(name)), ...landscapes]);
      setError("");
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  const chip = (card: CardFacts, label: string, mark: string) => (
    <CardChip key={card.name} card={card} label={label} mark={mark} onClick={() => toggle(card)} />
  );
  const shelf = (title: string, some: readonly CardFacts[]) =>
    some.length > 0 && (
      <section key={title} className="shelf">
        <h3>{title}</h3>
        <div className="chips">
          {some.map((card) => {
            const inside = picked.includes(card.name);
            return (
              <CardChip
                key={card.name}
                card={card}
                pressed={inside}
                disabled={!inside && !card.landscape && missing <= 0}
                label=""
                mark={inside ? "✓" : "+"}
                onClick={() => toggle(card)}
              />
            );
          })}
        </div>
      </section>
    );
  return (
    <div className="custom">
      <div className="picked-ones">
        <p role="status">
          <b>{t.custom.picked(kingdom.length, PILES)}</b>: {missing > 0 ? t.custom.more(missing) : t.custom.ready}
        </p>
        <div className="chips">{picked.flatMap((name) => byName.get(name) ?? []).map((card) => chip(card, t.search.takeOut, "✕"))}</div>
        <div className="row-buttons">
          <button type="button" className="button gold" disabled={missing <= 0} onClick={() => void fill()} data-test="fill">
            {t.custom.fill}
          </button>
          <button type="button" className="button" disabled={picked.length === 0} onClick={() => onPick([])} data-test="clear">
            {t.custom.clear}
          </button>
        </div>
        {error !== "" && <p className="error" role="alert">{error}</p>}
        <input type="search" value={words} placeholder={t.custom.search} aria-label={t.custom.search} onChange={(event) => setWords(event.target.value)} data-test="search-cards" />
      </div>
      {missing <= 0 && <p className="dim">{t.custom.full}</p>}
      <div className="shelves">
        {shelves(found).map(({ box, kingdom: piles, landscapes: others }) => [shelf(box, piles), shelf(t.custom.landscapes(box), others)])}
        {found.length === 0 && <p className="dim">{t.custom.none}</p>}
      </div>
      <form
        className="line-form"
        onSubmit={(event) => {
          event.preventDefault();
          onLine(line);
        }}
      >
        <label className="field">
          {t.custom.line}
          <input type="text" value={line} aria-describedby="line-help" onChange={(event) => setLine(event.target.value)} />
          <span className="dim" id="line-help">
            {t.custom.lineHelp}
          </span>
        </label>
        <button type="submit" className="button" disabled={line.trim() === ""} data-test="use-line">
          {t.custom.useLine}
        </button>
      </form>
    </div>
  );
}

import { useId, useState } from "react";
import { CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf } from "../cards/look";
import type { CardFacts } from "../protocol";

interface Props {
  label: string;
  cards: CardFacts[];
  picked: string[];
  onChange: (picked: string[]) => void;
  most?: number;
  open?: boolean; // show cards also before anything is typed
}

/** Cards whose name, text or type has the words. */
export function search(cards: readonly CardFacts[], words: string): CardFacts[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const inName = (card: CardFacts): boolean => wanted.every((word) => card.name.toLowerCase().includes(word));
  const anywhere = (card: CardFacts): boolean => {
    const text = `${card.name} ${card.text} ${card.types.join(" ")} ${card.expansion} ${card.uses.join(" ")} ${card.cost.coins}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return [...cards.filter(inName), ...cards.filter((card) => !inName(card) && anywhere(card))];
}

export function CardChip({ card, onClick, mark, label }: { card: CardFacts; onClick: () => void; mark: string; label: string }) {
  return (
    <button type="button" className={`card-chip ${lookOf(card).className}`} onClick={onClick} data-inspect={card.name}>
      <span className="sr">{label} </span>
      <span className="chip-art">
        <Emblem card={card.name} />
      </span>
      <span>{card.name}</span>
      {!card.landscape && <CostMark cost={card.cost} facts={card} />}
      <span className="chip-mark" aria-hidden="true">
        {mark}
      </span>
    </button>
  );
}

export function CardSearch({ label, cards, picked, onChange, most = 10, open = false }: Props) {
  const [words, setWords] = useState("");
  const id = useId();
  const full = picked.length >= most;
  const found = words.trim() === "" && !open ? [] : search(cards, words).filter((card) => !picked.includes(card.name));
  return (
    <div className="card-search">
      <label htmlFor={id}>{label}</label>
      <div className="chips">
        {picked.map((name) => {
          const card = cards.find((one) => one.name === name);
          return card === undefined ? null : <CardChip key={name} card={card} mark="✕" label="Take out" onClick={() => onChange(picked.filter((one) => one !== name))} />;
        })}
        <input
          id={id}
          type="search"
          placeholder={full ? "complete" : "search by name, text, type …"}
          value={words}
          disabled={full}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      {found.length > 0 && !full && (
        <div className="chips found">
          {found.slice(0, open ? 60 : 12).map((card) => (
            <CardChip
              key={card.name}
              card={card}
              mark="+"
              label="Add"
              onClick={() => {
                onChange([...picked, card.name]);
                setWords("");
              }}
            />
          ))}
        </div>
      )}
    </div>
  );
}

import { useId, useState } from "react";
import { CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf } from "../cards/look";
import type { CardFacts } from "../protocol";
import { useCardName, useWords } from "../words";

/** Cards whose name, in whatever language, text or type has the words; first those whose name begins with them, then those that have them in it. */
export function search(cards: readonly CardFacts[], words: string, nameOf: (card: string) => string = (name) => name): CardFacts[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string): boolean => wanted.every((word) => text.toLowerCase().includes(word));
  const inName = (card: CardFacts): boolean => has(card.name) || has(nameOf(card.name));
  const anywhere = (card: CardFacts): boolean =>
    has(`${card.name} ${nameOf(card.name)} ${card.text} ${card.types.join(" ")} ${card.expansion} ${card.uses.join(" ")} ${card.cost.coins}`);
  const begins = (name: string): boolean => name.toLowerCase().startsWith(wanted.join(" "));
  const rank = (card: CardFacts): number => (begins(card.name) || begins(nameOf(card.name)) ? 0 : inName(card) ? 1 : anywhere(card) ? 2 : 3);
  const ranked = cards.map((card) => ({ card, at: rank(card) }));
  return [0, 1, 2].flatMap((at) => ranked.filter((one) => one.at === at).map(({ card }) => card));
}

interface ChipProps {
  card: CardFacts;
  onClick: () => void;
  mark: string;
  label: string; // what a press does, said before the name
  pressed?: boolean;
  disabled?: boolean;
}

export function CardChip({ card, onClick, mark, label, pressed, disabled = false }: ChipProps) {
  const nameOf = useCardName();
  return (
    <button
      type="button"
      className={`card-chip ${lookOf(card).className} ${pressed === true ? "picked" : ""}`}
      aria-pressed={pressed}
      aria-disabled={disabled}
      onClick={() => !disabled && onClick()}
      data-inspect={card.name}
      data-card={card.name}
    >
      {label !== "" && <span className="sr">{label} </span>}
      <span className="chip-art">
        <Emblem card={card.name} />
      </span>
      <span>{nameOf(card.name)}</span>
      {!card.landscape && <CostMark cost={card.cost} facts={card} />}
      <span className="chip-mark" aria-hidden="true">
        {mark}
      </span>
    </button>
  );
}

interface Props {
  label: string;
  cards: CardFacts[];
  picked: string[];
  onChange: (picked: string[]) => void;
}

const MOST = 10; // picked
const OFFERED = 12;

/** A few cards, found by typing. */
export function CardSearch({ label, cards, picked, onChange }: Props) {
  const t = useWords().lobby.search;
  const nameOf = useCardName();
  const [words, setWords] = useState("");
  const id = useId();
  const full = picked.length >= MOST;
  const found = words.trim() === "" ? [] : search(cards, words, nameOf).filter((card) => !picked.includes(card.name));
  return (
    <div className="card-search">
      <label htmlFor={id}>{label}</label>
      <div className="chips">
        {picked.map((name) => {
          const card = cards.find((one) => one.name === name);
          return card === undefined ? null : <CardChip key={name} card={card} mark="✕" label={t.takeOut} onClick={() => onChange(picked.filter((one) => one !== name))} />;
        })}
        <input id={id} type="search" placeholder={full ? t.complete : t.hint} value={words} disabled={full} onChange={(event) => setWords(event.target.value)} />
      </div>
      {found.length > 0 && !full && (
        <div className="chips found">
          {found.slice(0, OFFERED).map((card) => (
            <CardChip
              key={card.name}
              card={card}
              mark="+"
              label={t.add}
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

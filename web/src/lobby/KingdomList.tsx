import { CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf, typeName } from "../cards/look";
import type { CardFacts, KingdomInfo } from "../protocol";
import { useCardName, useTold, useWords } from "../words";
import { rowsOf } from "./roles";

export function Row({ card, mark }: { card: CardFacts; mark: string }) {
  const nameOf = useCardName();
  return (
    <li className={`kingdom-row ${lookOf(card).className}`} data-inspect={card.name} tabIndex={0}>
      <span className="tile-art">
        <Emblem card={card.name} />
      </span>
      <span className="kingdom-name">
        {nameOf(card.name)} {mark !== "" && <em className="role">{mark}</em>}
      </span>
      {card.landscape ? <span className="dim">{card.types.map(typeName).join(" ")}</span> : <CostMark cost={card.cost} facts={card} />}
    </li>
  );
}

/** All that a game will be played with: the Kingdom, what cards bring along, and what is done before the first turn. */
export function KingdomList({ kingdom }: { kingdom: KingdomInfo }) {
  const t = useWords().lobby.table;
  const told = useTold();
  const laid = rowsOf(kingdom);
  return (
    <>
      <ul className="kingdom-list">
        {laid.rows.map(({ card, mark }) => (
          <Row key={card.name} card={card} mark={mark} />
        ))}
      </ul>
      {laid.stacks.map(({ title, cards }) => (
        <details key={title} className="notes">
          <summary className="title">{title}</summary>
          <ul className="kingdom-list">
            {cards.map((card) => (
              <Row key={card.name} card={card} mark="" />
            ))}
          </ul>
        </details>
      ))}
      {kingdom.notes.length > 0 && (
        <details className="notes">
          <summary>{t.setUp}</summary>
          <ul>
            {kingdom.notes.map((note) => (
              <li key={note}>{told(note)}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

/** A kingdom as a picture: the emblems of its cards on the colours of their types. */
export function Picture({ names, cards }: { names: readonly string[]; cards: ReadonlyMap<string, CardFacts> }) {
  return (
    <span className="picture" aria-hidden="true">
      {names.map((name) => {
        const card = cards.get(name);
        return (
          <span key={name} className={`picture-tile ${card === undefined ? "unknown" : lookOf(card).className}`} data-inspect={card?.name}>
            {card !== undefined && <Emblem card={name} />}
          </span>
        );
      })}
    </span>
  );
}

import { useMemo } from "react";
import { CardFace, CostMark } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { useOnPiles } from "../cards/Inspector";
import { lookOf, typeName } from "../cards/look";
import { traitsOn } from "../game/marks";
import type { CardFacts, KingdomInfo } from "../protocol";
import { useCardName, useTold, useWords } from "../words";
import { picksOf } from "./picking";
import { type KingdomRows, rowsOf } from "./roles";

type TakeOut = ((card: string) => void) | undefined;

export function Row({ card, mark, onTakeOut }: { card: CardFacts; mark: string; onTakeOut?: TakeOut }) {
  const nameOf = useCardName();
  const { takeOut } = useWords().lobby.search;
  return (
    <li className={`kingdom-row ${lookOf(card).className}`} data-inspect={card.name} tabIndex={0}>
      <span className="tile-art">
        <Emblem card={card.name} />
      </span>
      <span className="kingdom-name">
        {nameOf(card.name)} {mark !== "" && <em className="role">{mark}</em>}
      </span>
      {card.landscape ? <span className="dim">{card.types.map(typeName).join(" ")}</span> : <CostMark cost={card.cost} facts={card} />}
      {onTakeOut !== undefined && (
        <button type="button" className="take-out" aria-label={`${takeOut} ${nameOf(card.name)}`} onClick={() => onTakeOut(card.name)}>
          ✕
        </button>
      )}
    </li>
  );
}

/** The kingdom as it is laid out; its cards tell of what lies on their piles. */
function useLaid(kingdom: KingdomInfo): KingdomRows {
  useOnPiles(
    useMemo(() => {
      const marks = kingdom.roles.filter((role) => role.place === "mark");
      return traitsOn(Object.assign({}, ...marks.map((role) => role.piles)), Object.fromEntries(marks.flatMap((role) => role.cards).map((card) => [card.name, card])));
    }, [kingdom]),
  );
  return rowsOf(kingdom);
}

/** All that a game will be played with: the Kingdom, what cards bring along, and what is done before the first turn. */
export function KingdomList({ kingdom, onTakeOut }: { kingdom: KingdomInfo; onTakeOut?: TakeOut }) {
  const laid = useLaid(kingdom);
  const picks = new Set(picksOf(kingdom)); // and not what they bring along
  return (
    <>
      <ul className="kingdom-list">
        {laid.rows.map(({ card, mark }) => (
          <Row key={card.name} card={card} mark={mark} onTakeOut={picks.has(card.name) ? onTakeOut : undefined} />
        ))}
      </ul>
      <Further kingdom={kingdom} stacks={laid.stacks} />
    </>
  );
}

/** The same as cards on the table, where there is room for them. */
export function KingdomCards({ kingdom }: { kingdom: KingdomInfo }) {
  const laid = useLaid(kingdom);
  return (
    <>
      <ul className="kingdom-cards">
        {laid.rows.map(({ card, mark }) => (
          <li key={card.name} className={card.landscape ? "lying" : ""}>
            <div className="kingdom-card" data-inspect={card.name} tabIndex={0}>
              <CardFace facts={card} detail="full" />
            </div>
            {mark !== "" && <em className="role">{mark}</em>}
          </li>
        ))}
      </ul>
      <Further kingdom={kingdom} stacks={laid.stacks} />
    </>
  );
}

/** What is too much to be shown at once, and what is done before the first turn. */
function Further({ kingdom, stacks }: { kingdom: KingdomInfo; stacks: KingdomRows["stacks"] }) {
  const t = useWords().lobby.table;
  const told = useTold();
  return (
    <>
      {stacks.map(({ title, cards }) => (
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

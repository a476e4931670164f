/** Boons and Hexes as they are turned over: what is being done lies in the middle of the table, with its text. */
import { CardText } from "../cards/CardText";
import { unknownFacts } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { lookOf } from "../cards/look";
import { turnedUp } from "../game/turned";
import type { CardFacts, GameState } from "../protocol";
import { useCardName, useWords } from "../words";

/** A landscape in a line or two: emblem, name, text. */
export function Lines({ facts }: { facts: CardFacts }) {
  return (
    <>
      <span className="chip-art">
        <Emblem card={facts.name} />
      </span>
      <span className="card-lines-text">
        <b>{useCardName()(facts.name)}</b> <CardText text={facts.text} />
      </span>
    </>
  );
}

export function Turned({ state, cards }: { state: GameState; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const found = turnedUp(state);
  if (found.length === 0) return null;
  return (
    <ul className="turned" aria-label={t.turnedUp}>
      {found.map(({ id, name }) => {
        const facts = cards[name] ?? unknownFacts(name);
        return (
          <li key={id} className={`card-lines ${lookOf(facts).className}`} style={lookOf(facts).style} data-cards={id} data-inspect={name} tabIndex={0}>
            <Lines facts={facts} />
          </li>
        );
      })}
    </ul>
  );
}

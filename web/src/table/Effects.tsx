import { useRef } from "react";
import { Emblem } from "../cards/Emblem";
import { unknownFacts } from "../cards/CardFace";
import { lookOf } from "../cards/look";
import { discount, type Lasting, lasting, when } from "../game/effects";
import { useMore } from "../parts/useMore";
import type { CardFacts, GameState, SeatInfo } from "../protocol";
import { useCardName, useWords } from "../words";

interface Props {
  state: GameState;
  seats: SeatInfo[];
  cards: Record<string, CardFacts>;
}

/** What cards have left behind for later and does not lie in the play area to be seen there. */
export function Effects({ state, seats, cards }: Props) {
  const t = useWords().table;
  const found = lasting(state);
  const off = discount(state);
  const box = useRef<HTMLUListElement>(null);
  useMore(box);
  if (found.length === 0 && off === 0) return null;
  return (
    <ul className="effects" ref={box} aria-label={t.effects}>
      {off > 0 && (
        <li className="effect band-treasure">
          <span className="chip-art" aria-hidden="true">
            <span className="coin">−{off}</span>
          </span>
          <span>
            <b>{t.allLess(off)}</b> <span className="effect-when">{t.now}</span>
          </span>
        </li>
      )}
      {found.map((one) => (
        <Effect key={`${one.source}/${one.seat}/${one.until}`} effect={one} when={when(one, state, seats)} facts={cards[one.source] ?? unknownFacts(one.source)} />
      ))}
    </ul>
  );
}

function Effect({ effect, when: until, facts }: { effect: Lasting; when: string; facts: CardFacts }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const cards = [...effect.named, ...effect.cards];
  const held = cards.length > 0 ? cards.map(nameOf).join(", ") : effect.holds === 0 ? "" : t.cards(effect.holds);
  return (
    <li className={`effect ${lookOf(facts).className}`} data-inspect={effect.source} data-note={`${until[0]?.toUpperCase()}${until.slice(1)}.`} tabIndex={0}>
      <span className="chip-art">
        <Emblem card={effect.source} />
      </span>
      <span>
        <b>{nameOf(effect.source)}</b>
        {effect.count > 1 && ` ×${effect.count}`}
        {held !== "" && `: ${held}`} <span className="effect-when">{until}</span>
      </span>
    </li>
  );
}

/** What a player did in the last turn, or does in this one: a strip. */
import { memo } from "react";
import { Coin, unknownFacts } from "../cards/CardFace";
import { lookOf } from "../cards/look";
import type { Tally, Turn } from "../game/turns";
import type { CardFacts } from "../protocol";
import { useCardName, useWords } from "../words";

/** Cards in a strip. */
function Names({ of, word, list, cards }: { of: string; word: string; list: readonly Tally[]; cards: Record<string, CardFacts> }) {
  const nameOf = useCardName();
  if (list.length === 0) return null;
  return (
    <span className={`strip-part ${of}`}>
      <span className="strip-word">{word}</span>
      {list.map(({ name, count }) => (
        <span key={name} className={`strip-card ${lookOf(cards[name] ?? unknownFacts(name)).className}`} data-inspect={name}>
          {nameOf(name)}
          {count > 1 && <b>×{count}</b>}
        </span>
      ))}
    </span>
  );
}

interface Props {
  turn: Turn;
  name: string | null; // null where it stands beside the name
  running: boolean;
  cards: Record<string, CardFacts>;
}

export const Strip = memo(function Strip({ turn, name, running, cards }: Props) {
  const t = useWords().follow;
  const idle = turn.played.length + turn.night.length + turn.bought.length + turn.gained.length + turn.trashed.length === 0;
  return (
    <div className={`strip ${running ? "running" : ""} ${name === null ? "" : "own-strip"}`} data-strip={turn.seat}>
      {name !== null && (
        <span className={`avatar avatar-${turn.seat % 6}`} aria-hidden="true">
          {[...name][0]?.toUpperCase()}
        </span>
      )}
      <span className="strip-who">
        {name !== null && <b>{name} </b>}
        <span className="dim">{running ? t.playing : t.turn(turn.number)}</span>
      </span>
      <span className="strip-told">
        <Names of="played" word={t.played} list={turn.played} cards={cards} />
        {turn.coins > 0 && (
          <span className="strip-part">
            <Coin text={`${turn.coins}`} said={t.made(turn.coins)} />
          </span>
        )}
        <Names of="bought" word={t.bought} list={turn.bought} cards={cards} />
        {!idle && !running && turn.bought.length + turn.gained.length === 0 && <span className="strip-word">{t.boughtNothing}</span>}
        <Names of="gained" word={t.gained} list={turn.gained} cards={cards} />
        <Names of="night" word={t.night} list={turn.night} cards={cards} />
        <Names of="trashed" word={t.trashed} list={turn.trashed} cards={cards} />
        <Names of="dealt" word={t.dealt} list={turn.dealt} cards={cards} />
        {idle && !running && <span className="dim">{t.nothing}</span>}
      </span>
    </div>
  );
});

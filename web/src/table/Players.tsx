import { useMemo } from "react";
import { CardBack, CardFace, Shield, unknownFacts } from "../cards/CardFace";
import { staysFor } from "../game/effects";
import { lastTurns } from "../game/turns";
import { Count } from "../parts/Count";
import type { CardFacts, GameState, LogLine, PlayerState, SeatInfo } from "../protocol";
import { useCardName, useWords } from "../words";
import { Belongings, Figure, Minis } from "./Belongings";
import type { Choosing } from "./choosing";
import { Strip } from "./Strip";
import { Tracker } from "./Tracker";

/** The others, in the order in which they play from the left: each in a row, and with it what the last turn did. */
export function Others({ state, seats, log, cards }: { state: GameState; seats: SeatInfo[]; log: readonly LogLine[]; cards: Record<string, CardFacts> }) {
  const { table: t, follow } = useWords();
  const n = state.players.length;
  const first = state.seat < 0 ? 0 : state.seat + 1;
  const others = Array.from({ length: state.seat < 0 ? n : n - 1 }, (_, i) => state.players[(first + i) % n]);
  const turns = useMemo(() => lastTurns(log), [log]);
  const turn = state.phase === "over" ? -1 : state.turn;
  const own = turns.get(state.seat);
  return (
    <section className={`others ${others.length > 1 ? "several" : ""} ${others.length > 2 ? "many" : ""}`} aria-label={t.others}>
      {others.map((player) => {
        if (player === undefined) return null;
        const last = turns.get(player.seat);
        return (
          <div key={player.seat} className="other">
            <Opponent player={player} state={state} seat={seats[player.seat]} cards={cards} />
            {last !== undefined && <Strip turn={last} name={null} running={turn === player.seat} cards={cards} />}
          </div>
        );
      })}
      {own !== undefined && turn !== state.seat && <Strip turn={own} name={follow.you} running={false} cards={cards} />}
    </section>
  );
}

function Opponent({ player, state, seat, cards }: { player: PlayerState; state: GameState; seat: SeatInfo | undefined; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const name = seat?.name ?? t.player(player.seat + 1);
  const turn = state.turn === player.seat && state.phase !== "over";
  const asked = state.waiting_for === player.seat;
  const about = seat === undefined ? "" : seat.replaced ? t.botPlays : seat.kind === "bot" ? t.bot : seat.present ? "" : t.away;
  return (
    <div className={`opponent ${turn ? "on-turn" : ""}`} data-seat={player.seat}>
      <span className={`avatar avatar-${player.seat % 6}`} aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
      <span className="who">
        <span className="who-name">
          <b>{name}</b> {about !== "" && <span className="dim">{about}</span>}
          {turn && about !== t.away && <span className="turn-mark">{asked ? t.thinking : t.playing}</span>}
        </span>
        <span className="figures">
          <Figure sign="hand" value={player.hand_size} label={t.inHand} word={t.hand} place={`hand:${player.seat}`} />
          <Figure sign="deck" value={player.deck_size} label={t.cardsInDeck} word={t.deck} place={`deck:${player.seat}`} />
          <span data-inspect={player.discard_top?.name} className="discard-figure">
            <Figure sign="discard" value={player.discard_size} label={t.inDiscard} word={t.discard} place={`discard:${player.seat}`} />
            {player.discard_top !== null && <span className="dim discard-name">{t.onTop(nameOf(player.discard_top.name))}</span>}
          </span>
          <Tracker player={player} name={name} />
          <Belongings player={player} owner={name} state={state} cards={cards} mine={false} />
        </span>
      </span>
      {state.turn !== player.seat && (
        <span className="minis" data-place={`in_play:${player.seat}`}>
          <Minis list={player.in_play} cards={cards} why={(id) => staysFor(id, state)} />
        </span>
      )}
    </div>
  );
}

/** The deck and discard pile of who plays here, beside the hand. */
export function OwnPiles({ state, seat, owner, cards }: { state: GameState; seat: number; owner: string | null; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const me = state.players[seat];
  if (me === undefined) return null;
  const top = me.discard_top;
  return (
    <div className="own-piles">
      <div className="own-pile" data-place={`deck:${me.seat}`} role="img" aria-label={t.deckOf(owner, me.deck_size)}>
        <span className={`pile-card ${me.deck_size === 0 ? "none" : me.deck_size > 1 ? "stacked" : ""}`}>{me.deck_size > 0 && <CardBack />}</span>
        <span className="pile-label">
          {t.deck} <Count value={me.deck_size} />
        </span>
      </div>
      <div className="own-pile" data-place={`discard:${me.seat}`} role="img" aria-label={t.discardOf(owner, me.discard_size)} data-inspect={top?.name}>
        <span className={`pile-card ${top === null ? "none" : me.discard_size > 1 ? "stacked" : ""}`}>
          {top !== null && <CardFace facts={cards[top.name] ?? unknownFacts(top.name)} detail="name" />}
        </span>
        <span className="pile-label">
          {t.discard} <Count value={me.discard_size} />
        </span>
      </div>
    </div>
  );
}

export function OwnBelongings({ state, seat, owner, cards, choosing }: { state: GameState; seat: number; owner: string | null; cards: Record<string, CardFacts>; choosing: Choosing | null }) {
  const t = useWords().table;
  const me = state.players[seat];
  if (me === undefined) return null;
  const points =
    me.points === null ? undefined : (
      <span key="points" className="figure" title={t.pointsNow(owner)}>
        <Shield text={`${me.points}`} said={t.pointsOf(owner, me.points)} />
        <span className="figure-word" aria-hidden="true">
          {t.points(me.points)}
        </span>
      </span>
    );
  return (
    <div className="belongings">
      <Belongings player={me} owner={owner} state={state} cards={cards} mine first={points} choosing={choosing} />
      {state.turn !== seat && me.in_play.length > 0 && (
        <span className="minis" data-place={`in_play:${me.seat}`}>
          <Minis list={me.in_play} cards={cards} why={(id) => staysFor(id, state)} />
        </span>
      )}
    </div>
  );
}

import { useState } from "react";
import { CardBack, CardFace, Debt, Shield, unknownFacts } from "../cards/CardFace";
import { Emblem, SignIcon } from "../cards/Emblem";
import type { Sign } from "../cards/signs";
import { lookOf } from "../cards/look";
import { groups } from "../game/layout";
import { Count } from "../parts/Count";
import { Dialog } from "../parts/Dialog";
import type { CardFacts, CardState, GameState, PlayerState, SeatInfo } from "../protocol";
import { useCardName, useWords } from "../words";
import { Tracker } from "./Tracker";

/** A number with its sign; where a short word is given, that stands for the sign if there is room. */
function Figure({ sign, value, label, word, place }: { sign: Sign; value: number; label: string; word?: string; place?: string }) {
  return (
    <span className={`figure ${word === undefined ? "" : "worded"}`} title={label} data-place={place}>
      <SignIcon sign={sign} />
      {word !== undefined && (
        <span className="figure-word" aria-hidden="true">
          {word}
        </span>
      )}
      <Count value={value} />
      <span className="sr"> {label}</span>
    </span>
  );
}

/** A landscape that lies before a player, such as an Artifact. Those of the table have a cube on them instead. */
function Landscapes({ player, state }: { player: PlayerState; state: GameState }) {
  const nameOf = useCardName();
  return player.landscapes
    .filter((name) => !state.landscapes.includes(name))
    .map((name) => (
      <span key={name} className="mini band-landscape" data-inspect={name} tabIndex={0}>
        <Emblem card={name} />
        {nameOf(name)}
      </span>
    ));
}

/** A mat: how many cards lie there; opened, those that are seen, and backs for the others. */
function Mat({ player, name, owner, cards }: { player: PlayerState; name: string; owner: string | null; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const [open, setOpen] = useState(false);
  const seen = player.mats[name] ?? [];
  const size = player.mat_sizes[name] ?? seen.length;
  const hidden = size - seen.length;
  return (
    <>
      <button type="button" className={`chip ${size === 0 ? "bare" : ""}`} data-place={`mat:${player.seat}:${name}`} onClick={() => setOpen(true)}>
        {hidden > 0 && <i className="back" aria-hidden="true" />}
        {name} <Count value={size} />
        <span className="sr"> {hidden > 0 ? t.cardsFaceDown : t.cardsOnIt}</span>
      </button>
      {open && (
        <Dialog title={t.matOf(owner, name)} onClose={() => setOpen(false)} className="wide">
          <CardRow list={seen} hidden={hidden} cards={cards} />
        </Dialog>
      )}
    </>
  );
}

/** Tokens, mats and what else a player has before them. */
function Belongings({ player, owner, state, cards, all }: { player: PlayerState; owner: string | null; state: GameState; cards: Record<string, CardFacts>; all: boolean }) {
  const t = useWords().table;
  return (
    <>
      {player.coffers > 0 && <Figure sign="coffers" value={player.coffers} label={t.coffers} />}
      {player.favors > 0 && <Figure sign="favor" value={player.favors} label={t.favors} />}
      {player.villagers > 0 && <Figure sign="villager" value={player.villagers} label={t.villagers} />}
      {player.vp_tokens > 0 && (
        <span className="figure">
          <Shield text={`${player.vp_tokens}`} said={t.vpTokens(player.vp_tokens)} />
        </span>
      )}
      {player.debt > 0 && (
        <span className="figure" title={t.debt}>
          <Debt text={`${player.debt}`} said={`${player.debt} ${t.debt}`} />
        </span>
      )}
      <span className="things">
        {Object.entries(player.tokens).map(([name, n]) => (
          <span key={name} className={`figure token-chip ${n === 0 ? "bare" : ""}`}>
            {name} <Count value={n} />
          </span>
        ))}
        <Landscapes player={player} state={state} />
        {Object.entries(player.mat_sizes)
          .filter(([, size]) => all || size > 0)
          .map(([name]) => (
            <Mat key={name} player={player} name={name} owner={owner} cards={cards} />
          ))}
        {player.face_down_size > 0 && (
          <span className="figure" data-place={`face_down:${player.seat}`}>
            {t.setAsideCount(player.face_down_size)}
          </span>
        )}
      </span>
    </>
  );
}

/** Cards side by side, copies together; `hidden` more lie there face down. */
export function CardRow({ list, hidden = 0, cards }: { list: readonly CardState[]; hidden?: number; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  if (list.length === 0 && hidden === 0) return <p>{t.nothingHere}</p>;
  return (
    <ul className="card-row">
      {groups(list).map((group) => (
        <li key={group.name}>
          <div className="shelf-card" data-inspect={group.name}>
            <CardFace facts={cards[group.name] ?? unknownFacts(group.name)} detail="name" />
          </div>
          <span className="dim">{group.ids.length}</span>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <div className="shelf-card" data-test="backs">
            <CardBack />
          </div>
          <span className="dim">{t.manyFaceDown(hidden)}</span>
        </li>
      )}
    </ul>
  );
}

/** Cards in play of somebody whose turn it is not: small. */
function Minis({ list, cards }: { list: readonly { id: number; name: string }[]; cards: Record<string, CardFacts> }) {
  const nameOf = useCardName();
  return (
    <>
      {groups(list).map((group) => {
        const look = lookOf(cards[group.name] ?? unknownFacts(group.name));
        return (
          <span key={group.name} className={`mini ${look.className}`} data-cards={group.ids.join(" ")} data-inspect={group.name} title={nameOf(group.name)}>
            <Emblem card={group.name} />
            <span className="mini-name">{nameOf(group.name)}</span>
            {group.ids.length > 1 && <b>×{group.ids.length}</b>}
          </span>
        );
      })}
    </>
  );
}

export function Opponents({ state, seats, cards }: { state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const n = state.players.length;
  const first = state.seat < 0 ? 0 : state.seat + 1;
  const others = Array.from({ length: state.seat < 0 ? n : n - 1 }, (_, i) => state.players[(first + i) % n]);
  return (
    <section className="opponents" aria-label={t.others}>
      {others.map((player, i) => player && <Opponent key={player.seat} row={i + 1} player={player} state={state} seat={seats[player.seat]} cards={cards} />)}
    </section>
  );
}

function Opponent({ player, row, state, seat, cards }: { player: PlayerState; row: number; state: GameState; seat: SeatInfo | undefined; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const name = seat?.name ?? t.player(player.seat + 1);
  const turn = state.turn === player.seat && state.phase !== "over";
  const asked = state.waiting_for === player.seat;
  const about = seat === undefined ? "" : seat.replaced ? t.botPlays : seat.kind === "bot" ? t.bot : seat.present ? "" : t.away;
  return (
    <div className={`opponent ${turn ? "on-turn" : ""}`} style={{ "--row": row } as React.CSSProperties} data-seat={player.seat}>
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
          <Figure sign="deck" value={player.deck_size} label={t.inDeck} word={t.deck} place={`deck:${player.seat}`} />
          <span data-inspect={player.discard_top?.name} className="discard-figure">
            <Figure sign="discard" value={player.discard_size} label={t.inDiscard} word={t.discard} place={`discard:${player.seat}`} />
            {player.discard_top !== null && <span className="dim discard-name">{nameOf(player.discard_top.name)}</span>}
          </span>
          <Tracker player={player} name={name} />
          <Belongings player={player} owner={name} state={state} cards={cards} all={false} />
        </span>
      </span>
      {state.turn !== player.seat && (
        <span className="minis" data-place={`in_play:${player.seat}`}>
          <Minis list={player.in_play} cards={cards} />
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

export function OwnBelongings({ state, seat, owner, cards }: { state: GameState; seat: number; owner: string | null; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const me = state.players[seat];
  if (me === undefined) return null;
  return (
    <div className="belongings">
      {me.points !== null && (
        <span className="figure" title={t.pointsNow(owner)}>
          <Shield text={`${me.points}`} said={t.pointsOf(owner, me.points)} />
          <span className="figure-word" aria-hidden="true">
            {t.points(me.points)}
          </span>
        </span>
      )}
      <Belongings player={me} owner={owner} state={state} cards={cards} all={true} />
      {state.turn !== seat && me.in_play.length > 0 && (
        <span className="minis" data-place={`in_play:${me.seat}`}>
          <Minis list={me.in_play} cards={cards} />
        </span>
      )}
    </div>
  );
}

/** What players have before them: counters, tokens, mats, landscapes, Durations on others' turns. */
import { type ReactNode, useState } from "react";
import { CardBack, CardFace, Debt, unknownFacts } from "../cards/CardFace";
import { Emblem, SignIcon } from "../cards/Emblem";
import { lookOf } from "../cards/look";
import type { Sign } from "../cards/signs";
import type { Spending } from "../game/answering";
import { groups } from "../game/layout";
import { isOnlyOne, shownTokens } from "../game/tokens";
import { Count } from "../parts/Count";
import { Dialog } from "../parts/Dialog";
import { FitRow } from "../parts/FitRow";
import type { CardFacts, CardInPlay, CardState, GameState, PlayerState } from "../protocol";
import { useCardName, useWords } from "../words";
import type { Choosing } from "./choosing";
import { Lines } from "./Turned";

/** A number with its sign; where a short word is given, that stands for the sign if there is room. */
export function Figure({ sign, value, label, word, place }: { sign: Sign; value: number; label: string; word?: string; place?: string }) {
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

/** Victory points that lie there as tokens, which are round; a shield is what all one has is worth. */
function PointTokens({ count }: { count: number }) {
  const t = useWords().table;
  return (
    <span className="vp-token" role="img" aria-label={t.vpTokens(count)}>
      <span aria-hidden="true">{count}</span>
    </span>
  );
}

/** Cards side by side, copies together, and landscapes with their texts; `hidden` more lie there face down. */
export function CardRow({ list, hidden = 0, cards }: { list: readonly CardState[]; hidden?: number; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  if (list.length === 0 && hidden === 0) return <p>{t.nothingHere}</p>;
  if (list.some((card) => cards[card.name]?.landscape === true))
    return (
      <ul className="line-row">
        {list.map(({ id, name }) => {
          const facts = cards[name] ?? unknownFacts(name);
          return (
            <li key={id} className={`card-lines shelf-card ${lookOf(facts).className}`} data-inspect={name}>
              <Lines facts={facts} />
            </li>
          );
        })}
      </ul>
    );
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
export function Minis({ list, cards, why }: { list: readonly CardInPlay[]; cards: Record<string, CardFacts>; why: (id: number) => string }) {
  const nameOf = useCardName();
  return (
    <>
      {groups(list).map((group) => {
        const look = lookOf(cards[group.name] ?? unknownFacts(group.name));
        const waits = list.filter((card) => card.lasting && group.ids.includes(card.id)).map((card) => why(card.id));
        const said = [...new Set(waits)].join(", ");
        return (
          <span key={group.name} className={`mini ${look.className}`} data-note={said === "" ? undefined : `${said[0]?.toUpperCase()}${said.slice(1)}.`} data-cards={group.ids.join(" ")} data-inspect={group.name} title={nameOf(group.name)}>
            <Emblem card={group.name} />
            <span className="mini-name">{nameOf(group.name)}</span>
            {group.ids.length > 1 && <b>×{group.ids.length}</b>}
          </span>
        );
      })}
    </>
  );
}

const FACES = 4; // of the cards on a mat that its chip shows

interface Counter {
  key: string;
  word: string;
  value: number;
  drawn: ReactNode;
  move?: Spending; // that spends one of them
}

/** The counters that have a sign of their own, with what they are called. */
function counters(player: PlayerState, t: ReturnType<typeof useWords>["table"]): Counter[] {
  const signed = (sign: Sign, value: number, word: string, move?: Spending): Counter => ({ key: sign, word, value, drawn: <SignIcon sign={sign} />, ...(move === undefined ? {} : { move }) });
  const all = [
    { key: "debt", word: t.debt, value: player.debt, drawn: <Debt text={`${player.debt}`} said={`${player.debt} ${t.debt}`} /> }, // first: nothing is bought before it is paid
    signed("coffers", player.coffers, t.coffers, "spend-coffers"),
    signed("favor", player.favors, t.favors),
    signed("villager", player.villagers, t.villagers, "spend-villagers"),
    { key: "vp", word: t.vpTokenWord, value: player.vp_tokens, drawn: <PointTokens count={player.vp_tokens} /> },
  ];
  return all.filter((one) => one.value > 0);
}

/** Everything that a player has: in a row as far as there is room, and all of it when that is opened. Before one's own there
 *  stands what it is called, empty mats and tokens that could come lie there, too, and what can be spent is spent by a click. */
export function Belongings({ player, owner, state, cards, mine, first, choosing = null }: { player: PlayerState; owner: string | null; state: GameState; cards: Record<string, CardFacts>; mine: boolean; first?: ReactNode; choosing?: Choosing | null }) {
  const t = useWords().table;
  const nameOf = useCardName();
  const [opened, setOpen] = useState<string | null>(null); // the name of a mat; "": all
  const seen = (mat: string): CardState[] => player.mats[mat] ?? [];
  const size = (mat: string): number => player.mat_sizes[mat] ?? seen(mat).length;
  const hidden = (mat: string): number => size(mat) - seen(mat).length;
  const lies = (mat: string): string => [...groups(seen(mat)).map(({ name, ids }) => t.several(nameOf(name), ids.length)), ...(hidden(mat) > 0 ? [t.manyFaceDown(hidden(mat))] : [])].join(", ");
  const mats = Object.keys(player.mat_sizes).filter((mat) => mine || size(mat) > 0);
  const sided = (token: string): boolean => state.two_sided.includes(token);
  const tokens = shownTokens(player.tokens).filter(([name, n]) => mine || n > 0 || sided(name));
  /** How many there are, or on which side it lies; one of which there is no second needs no number. */
  const lying = (name: string, n: number): ReactNode => (sided(name) ? <b>{n > 0 ? t.faceUp : t.faceDown}</b> : isOnlyOne(name) ? null : <Count value={n} />);
  // Those of the table have a cube on them instead.
  const landscapes = player.landscapes.filter((name) => !state.landscapes.includes(name));
  const counted = counters(player, t);
  const down = player.face_down_size;
  const nothing = counted.length + mats.length + tokens.length + landscapes.length + down + player.open_hand.length + player.open_deck.length === 0;
  /** What is known by its back, and where it is: in the hand, or how deep in the deck. */
  const open = (card: string, key: string, sign: "hand" | "deck", where: string, said: string): ReactNode => (
    <span key={key} className={`mini known ${lookOf(cards[card] ?? unknownFacts(card)).className}`} role="img" aria-label={said} title={said} data-inspect={card} data-test={`known-${sign}`}>
      <SignIcon sign={sign} />
      <Emblem card={card} />
      <span className="mini-name">{nameOf(card)}</span>
      {where !== "" && <b>{where}</b>}
    </span>
  );
  const known = [
    ...groups(player.open_hand.map((name, id) => ({ id, name }))).map(({ name, ids }) => open(name, `hand ${name}`, "hand", ids.length > 1 ? `×${ids.length}` : "", t.inHandOf(nameOf(name), ids.length))),
    ...player.open_deck.map(({ id, name, above }) => open(name, `deck ${id}`, "deck", t.depth(above), `${nameOf(name)}, ${t.inDeck(above)}`)),
  ];
  if (nothing && first === undefined) return null;
  return (
    <>
      <FitRow className="things" more={t.moreThings} onMore={() => setOpen("")} places={mats.map((mat) => `mat:${player.seat}:${mat}`)}>
        {first}
        {counted.map(({ key, word, value, drawn, move }) => {
          const inside = (
            <>
              {drawn}
              {mine && (
                <span className="figure-word" aria-hidden="true">
                  {word}
                </span>
              )}
              {key !== "vp" && key !== "debt" && (
                <>
                  <Count value={value} />
                  <span className="sr"> {word}</span>
                </>
              )}
            </>
          );
          return move !== undefined && choosing?.purses.some((purse) => purse.move === move) === true ? (
            <button key={key} type="button" className="figure chip can" disabled={choosing.busy} title={t.spendOne(word)} onClick={() => choosing.spend(move, 1)} data-test={`purse-${move}`}>
              {inside}
            </button>
          ) : (
            <span key={key} className="figure" title={word}>
              {inside}
            </span>
          );
        })}
        {down > 0 && (
          <span key="face down" className="figure" data-place={`face_down:${player.seat}`}>
            {t.setAsideCount(down)}
          </span>
        )}
        {known}
        {tokens.map(([name, n]) => (
          <span key={`token ${name}`} className={`figure token-chip ${n === 0 ? "bare" : ""}`}>
            {nameOf(name)} {lying(name, n)}
          </span>
        ))}
        {landscapes.map((name) => (
          <span key={`landscape ${name}`} className="mini band-landscape" data-inspect={name} tabIndex={0}>
            <Emblem card={name} />
            {nameOf(name)}
          </span>
        ))}
        {mats.map((mat) => (
          <button key={`mat ${mat}`} type="button" className={`chip ${size(mat) === 0 ? "bare" : ""}`} data-place={`mat:${player.seat}:${mat}`} title={lies(mat)} onClick={() => setOpen(mat)}>
            {hidden(mat) > 0 && <i className="back" aria-hidden="true" />}
            {nameOf(mat)} <Count value={size(mat)} />
            <span className="sr"> {hidden(mat) > 0 ? t.cardsFaceDown : t.cardsOnIt}</span>
            <span className="chip-faces" aria-hidden="true">
              {groups(seen(mat))
                .slice(0, FACES)
                .map(({ name }) => (
                  <span key={name} className={lookOf(cards[name] ?? unknownFacts(name)).className}>
                    <Emblem card={name} />
                  </span>
                ))}
            </span>
          </button>
        ))}
      </FitRow>
      {opened !== null && (
        <Dialog title={opened === "" ? t.thingsOf(owner) : t.matOf(owner, nameOf(opened))} onClose={() => setOpen(null)} className="wide">
          {opened === "" && (
            <ul className="have">
              {counted.map(({ key, word, value, drawn }) => (
                <li key={key}>
                  {drawn} {word} <b>{value}</b>
                </li>
              ))}
              {down > 0 && <li>{t.setAsideCount(down)}</li>}
              {known.length > 0 && <li>{known}</li>}
              {tokens.map(([name, n]) => (
                <li key={`token ${name}`}>
                  {nameOf(name)} {lying(name, n)}
                </li>
              ))}
              {landscapes.map((name) => (
                <li key={`landscape ${name}`} className="mini band-landscape" data-inspect={name}>
                  <Emblem card={name} /> {nameOf(name)}
                </li>
              ))}
            </ul>
          )}
          {(opened === "" ? mats : [opened]).map((mat) => (
            <section key={mat}>
              {opened === "" && <h3>{nameOf(mat)}</h3>}
              <CardRow list={seen(mat)} hidden={hidden(mat)} cards={cards} />
            </section>
          ))}
        </Dialog>
      )}
    </>
  );
}

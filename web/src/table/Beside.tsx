/** What lies on the table beside the piles: landscapes, mats and stacks that are nobody's, the trash. */
import { useState } from "react";
import { CardFace, CostMark, unknownFacts } from "../cards/CardFace";
import { Emblem, SignIcon } from "../cards/Emblem";
import { FitText } from "../cards/FitText";
import { longWord, lookOf, typeName } from "../cards/look";
import type { Sign } from "../cards/signs";
import { Count } from "../parts/Count";
import { Dialog } from "../parts/Dialog";
import type { AsideState, CardFacts, CardState, GameState, PileState, SeatInfo, StackState } from "../protocol";
import type { Choosing } from "./choosing";
import { Suggested } from "./Hint";
import { CardRow } from "./Belongings";
import { isBought } from "./supply-order";
import { Tokens } from "./Tokens";
import { initial, listed, nameOf, tokensOn } from "../game/tokens";
import { useCardName, useTold, useWords } from "../words";

/** A landscape; one that can be bought is clicked here. The cubes on it are those of the players who have it. */
export function Landscape({ name, state, seats, cards, choosing, text }: { name: string; state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts>; choosing: Choosing | null; text: boolean }) {
  const t = useWords().table;
  const called = useCardName();
  const facts = cards[name] ?? unknownFacts(name);
  const place = `landscape:${name}`;
  const choice = choosing?.placeChoice(place);
  const key = choice === undefined ? undefined : choosing?.keys.get(choice.key);
  const owners = state.players.filter((player) => player.landscapes.includes(name)).map((player) => player.seat);
  const whose = owners.map((seat) => nameOf(seat, state.seat, seats));
  const tokens = tokensOn({ tokens: state.landscape_tokens[name] ?? {}, token_owners: {} }, state.seat, seats);
  const owned = owners.length === 0 ? "" : t.owns(listed(whose), owners.length > 1, owners[0] === state.seat);
  // What is foretold does nothing while Sun tokens lie on it.
  const foretold = facts.types.includes("Prophecy");
  const come = foretold && !((state.landscape_tokens[name]?.Sun ?? 0) > 0);
  const kind = come ? t.hasCome : facts.types.map(typeName).join(" ");
  const note = [...tokens.map((token) => `${token.said}.`), foretold ? (come ? t.holds : t.foretold) : "", owned].filter(Boolean).join(" ");
  return (
    <button
      type="button"
      className={`tile tile-landscape ${text ? "pile" : ""} ${choice ? "can" : ""} ${foretold ? (come ? "come" : "foretold") : ""}`}
      style={lookOf(facts).style}
      data-place={place}
      data-inspect={name}
      data-note={note}
      aria-description={text ? facts.text : undefined}
      aria-disabled={choice === undefined}
      onClick={() => choice !== undefined && choosing?.press(choice)}
    >
      <span className="tile-art">
        <Emblem card={name} />
      </span>
      <span className={`tile-name ${longWord(name)}`}>
        <span>{called(name)}</span>
      </span>
      {text && <FitText said={false} className="tile-text" text={facts.text} most={16} />}
      {owners.length > 0 && (
        <span className="cubes" role="img" aria-label={owned}>
          {owners.map((seat) => (
            <i key={seat} className={`cube seat-${seat % 6}`}>
              <span>{initial(seats[seat]?.name ?? "")}</span>
            </i>
          ))}
        </span>
      )}
      <Tokens tokens={tokens} on="tile" />
      {isBought(facts) ? <CostMark cost={facts.cost} /> : <span className="tile-kind">{kind}</span>}
      {key !== undefined && (
        <kbd className="key" aria-hidden="true">
          {key}
        </kbd>
      )}
      <Suggested on={choice !== undefined && choosing?.suggested(choice)} />
    </button>
  );
}

/** A tile that opens to show what lies there. `further` are places of cards that go there, too. */
function Opened({ name, count, said, sign, place, further = [], note, children }: { name: string; count: number; said: string; sign: Sign; place: string; further?: string[]; note?: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tile tile-plain tile-place" data-place={place} title={note} onClick={() => setOpen(true)}>
        <span className="tile-art">
          <SignIcon sign={sign} />
        </span>
        <span className="tile-name">
          <span>{name}</span>
        </span>
        <span className="tile-count">
          <Count value={count} />
          <span className="sr"> {said}</span>
        </span>
        {further.map((one) => (
          <i key={one} data-place={one} />
        ))}
      </button>
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)} className="wide">
          {children}
        </Dialog>
      )}
    </>
  );
}

/** Whether a mat that is nobody's is called after a card: while that is played, what lies there lies in the middle. */
export const isStall = (mat: string, cards: Record<string, CardFacts>): boolean => mat in cards;

/** A mat that is nobody's. */
export function TableMat({ name, seen, size, cards }: { name: string; seen: CardState[]; size: number; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  return (
    <Opened name={name} count={size} said={t.cards(size).replace(/^\d+ /, "")} sign="mat" place={`table:${name}`}>
      <CardRow list={seen} hidden={size - seen.length} cards={cards} />
    </Opened>
  );
}

/** Landscapes that lie face down, with those that were turned up. */
export function Stack({ stack, cards }: { stack: StackState; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const { name, count, discarded, set_aside: up } = stack;
  return (
    <Opened name={name} count={count} said={t.faceDown} sign="stack" place={`stack:${name}`} further={[`stack_discard:${name}`, `stack_aside:${name}`]} note={t.leftAndDiscarded(count, discarded.length)}>
      <p className="dim">{t.leftAndDiscarded(count, discarded.length)}</p>
      {up.length > 0 && <h3>{t.turnedUp}</h3>}
      {up.length > 0 && <CardRow list={up} cards={cards} />}
      <h3>{t.discarded}</h3>
      <CardRow list={discarded} cards={cards} />
    </Opened>
  );
}

/** Piles that are taken from together, such as the Prizes. */
export function Several({ name, piles, cards }: { name: string; piles: PileState[]; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const said = useTold()(name);
  const [open, setOpen] = useState(false);
  const left = piles.reduce((sum, pile) => sum + pile.count, 0);
  return (
    <>
      <button type="button" className="tile tile-plain band-treasure" onClick={() => setOpen(true)} data-group={name}>
        <span className="tile-art">
          <SignIcon sign="group" />
        </span>
        <span className="tile-name">{said}</span>
        <span className="tile-count">
          <Count value={left} />
          <span className="sr"> {t.left}</span>
        </span>
        {piles.map((pile) => (
          <i key={pile.name} data-place={`pile:${pile.name}`} />
        ))}
      </button>
      {open && (
        <Dialog title={said} onClose={() => setOpen(false)} className="wide">
          <ul className="card-row">
            {piles.map((pile) => (
              <li key={pile.name} className={pile.count === 0 ? "empty" : ""}>
                <div className="shelf-card" data-inspect={pile.top}>
                  <CardFace facts={cards[pile.top] ?? unknownFacts(pile.top)} detail="full" />
                </div>
                <span className="dim">{t.leftOf(pile.count)}</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

export function Trash({ state, cards }: { state: GameState; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  // What a card holds that lies here it has turned face down; all know what it is.
  const down = new Set(state.effects.flatMap((effect) => effect.cards.map((card) => card.id)).filter((id) => state.trash.some((card) => card.id === id)));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tile tile-plain tile-trash" data-place="trash" onClick={() => setOpen(true)}>
        <span className="tile-art">
          <SignIcon sign="trash" />
        </span>
        <span className="tile-name">{t.trash}</span>
        <span className="tile-count">
          <Count value={state.trash.length} />
          <span className="sr"> {t.cards(state.trash.length).replace(/^\d+ /, "")}</span>
        </span>
      </button>
      {open && (
        <Dialog title={t.trash} onClose={() => setOpen(false)} className="wide">
          <CardRow list={state.trash.filter((card) => !down.has(card.id))} cards={cards} />
          {down.size > 0 && <h3>{t.faceDownNow}</h3>}
          {down.size > 0 && <CardRow list={state.trash.filter((card) => down.has(card.id))} cards={cards} />}
        </Dialog>
      )}
    </>
  );
}

/** Nobody's cards that a role of the set-up put on the table: each by itself, or a stack to be opened. */
export function Aside({ aside, cards }: { aside: AsideState; cards: Record<string, CardFacts> }) {
  const t = useWords().table;
  const calledCard = useCardName();
  const told = useTold();
  const [open, setOpen] = useState(false);
  const place = `${aside.hidden.length > 0 ? "stack" : "aside"}:${aside.role}`;
  if (aside.hidden.length === 0)
    return aside.cards.map((card) => (
      <button key={card.id} type="button" className={`tile ${lookOf(cards[card.name] ?? unknownFacts(card.name)).className}`} data-place={place} data-inspect={card.name} aria-disabled="true">
        <span className="tile-art">
          <Emblem card={card.name} />
        </span>
        <span className="tile-name">
          <span>{calledCard(card.name)}</span>
          <em className="role"> {told(aside.title)}</em>
        </span>
      </button>
    ));
  return (
    <>
      <button type="button" className="tile tile-plain" data-place={place} onClick={() => setOpen(true)}>
        <span className="tile-art">
          <SignIcon sign="group" />
        </span>
        <span className="tile-name">{told(aside.title)}</span>
        <span className="tile-count">
          <Count value={aside.hidden.length} />
          <span className="sr"> {t.cardsFaceDown}</span>
        </span>
      </button>
      {open && (
        <Dialog title={t.someOrder(told(aside.title))} onClose={() => setOpen(false)} className="wide">
          <CardRow list={aside.hidden.map((name, id) => ({ id, name }))} cards={cards} />
        </Dialog>
      )}
    </>
  );
}

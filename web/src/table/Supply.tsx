import { useState } from "react";
import { CardFace, CostMark, TypeSigns, unknownFacts } from "../cards/CardFace";
import { Emblem, SignIcon } from "../cards/Emblem";
import { hasLongWord, lookOf } from "../cards/look";
import { groups as grouped } from "../game/layout";
import { Count } from "../parts/Count";
import { Dialog } from "../parts/Dialog";
import type { AsideState, CardFacts, GameState, PileState } from "../protocol";
import type { Choosing } from "./choosing";
import { CardRow } from "./Players";
import { layout } from "./supply-order";

function beneath(pile: PileState, cards: Record<string, CardFacts>): string {
  if (pile.cards.length === 0) return "";
  const rest = grouped(pile.cards.map((name, id) => ({ id, name })));
  return `${pile.name}, from the top: ${rest.map(({ name, ids }) => `${ids.length} ${ids.length === 1 ? name : (cards[name]?.plural ?? name)}`).join(", ")}.`;
}

function Tile({ pile, cards, choosing }: { pile: PileState; cards: Record<string, CardFacts>; choosing: Choosing | null }) {
  const place = `pile:${pile.name}`;
  const facts = cards[pile.top] ?? unknownFacts(pile.top);
  const look = lookOf(facts);
  const choice = choosing?.pileChoice(place);
  const key = choice === undefined ? undefined : choosing?.keys.get(choice.key);
  const picked = choice !== undefined && choosing?.picked.includes(choice.options[0] ?? -1) === true;
  const fanned = new Set(pile.cards).size > 1;
  const tokens = Object.entries(pile.tokens).filter(([, n]) => n > 0);
  const signs = look.edges.filter((edge) => edge === "attack" || edge === "reaction");
  const marks = [pile.role, ...pile.marks].filter(Boolean);
  const role = pile.role === "" ? "" : `This is the ${pile.role} pile.`;
  const note = [beneath(pile, cards), ...tokens.map(([name, n]) => `${n} ${name}.`), role, pile.marks.length === 0 ? "" : `It has ${pile.marks.join(" and ")}.`];
  const className = ["tile", look.className, choice && "can", picked && "picked", pile.count === 0 && "empty", fanned && "fanned", signs.length > 0 && "signed"];
  return (
    <button
      type="button"
      className={className.filter(Boolean).join(" ")}
      data-place={place}
      data-inspect={pile.top}
      data-note={note.filter(Boolean).join(" ")}
      data-pile={fanned ? pile.name : undefined}
      aria-disabled={choice === undefined}
      aria-pressed={choice !== undefined && choosing?.manner === "several" ? picked : undefined}
      onClick={() => choice !== undefined && choosing?.press(choice)}
    >
      <span className="tile-art">
        <Emblem card={pile.top} />
        {look.edges.map((edge) => (
          <span key={edge} className={`edge edge-${edge}`} />
        ))}
      </span>
      <span className={`tile-name ${hasLongWord(pile.top) ? "long-word" : ""}`}>
        <span>
          {pile.top}
          {marks.length > 0 && <em className="role"> {marks.join(", ")}</em>}
        </span>
      </span>
      <TypeSigns edges={signs} />
      {tokens.map(([name, n]) => (
        <span key={name} className="token" role="img" aria-label={`${n} ${name}`}>
          {n}
        </span>
      ))}
      <CostMark cost={pile.cost} printed={pile.printed} facts={facts} />
      <span className="tile-count">
        <Count value={pile.count} />
        <span className="sr"> left{pile.count === 0 ? ", empty" : ""}</span>
      </span>
      {key !== undefined && (
        <kbd className="key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

function Several({ name, piles, cards }: { name: string; piles: PileState[]; cards: Record<string, CardFacts> }) {
  const [open, setOpen] = useState(false);
  const left = piles.reduce((sum, pile) => sum + pile.count, 0);
  return (
    <>
      <button type="button" className="tile tile-plain band-treasure" onClick={() => setOpen(true)} data-group={name}>
        <span className="tile-art">
          <SignIcon sign="group" />
        </span>
        <span className="tile-name">{name}</span>
        <span className="tile-count">
          <Count value={left} />
          <span className="sr"> left</span>
        </span>
        {piles.map((pile) => (
          <i key={pile.name} data-place={`pile:${pile.name}`} />
        ))}
      </button>
      {open && (
        <Dialog title={name} onClose={() => setOpen(false)} className="wide">
          <ul className="card-row">
            {piles.map((pile) => (
              <li key={pile.name} className={pile.count === 0 ? "empty" : ""}>
                <div className="shelf-card" data-inspect={pile.top}>
                  <CardFace facts={cards[pile.top] ?? unknownFacts(pile.top)} detail="full" />
                </div>
                <span className="dim">{pile.count} left</span>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

function Trash({ state, cards }: { state: GameState; cards: Record<string, CardFacts> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="tile tile-plain tile-trash" data-place="trash" onClick={() => setOpen(true)}>
        <span className="tile-art">
          <SignIcon sign="trash" />
        </span>
        <span className="tile-name">Trash</span>
        <span className="tile-count">
          <Count value={state.trash.length} />
          <span className="sr"> cards</span>
        </span>
      </button>
      {open && (
        <Dialog title="Trash" onClose={() => setOpen(false)} className="wide">
          <CardRow list={state.trash} cards={cards} />
        </Dialog>
      )}
    </>
  );
}

function Landscape({ name, cards }: { name: string; cards: Record<string, CardFacts> }) {
  const facts = cards[name] ?? unknownFacts(name);
  return (
    <button type="button" className="tile tile-landscape" data-inspect={name} aria-disabled="true">
      <span className="tile-art">
        <Emblem card={name} />
      </span>
      <span className="tile-name">{name}</span>
      <span className="tile-kind">{facts.types.join(" ")}</span>
    </button>
  );
}

/** Nobody's cards that a role of the set-up put on the table: each by itself, or a stack to be opened. */
function Aside({ aside, cards }: { aside: AsideState; cards: Record<string, CardFacts> }) {
  const [open, setOpen] = useState(false);
  const place = `${aside.hidden.length > 0 ? "stack" : "aside"}:${aside.role}`;
  if (aside.hidden.length === 0)
    return aside.cards.map((card) => (
      <button key={card.id} type="button" className={`tile ${lookOf(cards[card.name] ?? unknownFacts(card.name)).className}`} data-place={place} data-inspect={card.name} aria-disabled="true">
        <span className="tile-art">
          <Emblem card={card.name} />
        </span>
        <span className="tile-name">
          <span>
            {card.name}
            <em className="role"> {aside.title}</em>
          </span>
        </span>
      </button>
    ));
  return (
    <>
      <button type="button" className="tile tile-plain" data-place={place} onClick={() => setOpen(true)}>
        <span className="tile-art">
          <SignIcon sign="group" />
        </span>
        <span className="tile-name">{aside.title}</span>
        <span className="tile-count">
          <Count value={aside.hidden.length} />
          <span className="sr"> cards, face down</span>
        </span>
      </button>
      {open && (
        <Dialog title={`${aside.title}, in some order`} onClose={() => setOpen(false)} className="wide">
          <CardRow list={aside.hidden.map((name, id) => ({ id, name }))} cards={cards} />
        </Dialog>
      )}
    </>
  );
}

export function Supply({ state, cards, choosing }: { state: GameState; cards: Record<string, CardFacts>; choosing: Choosing | null }) {
  const { basic, kingdom, beside, groups } = layout(state.piles, cards);
  const tile = (pile: PileState) => <Tile key={pile.name} pile={pile} cards={cards} choosing={choosing} />;
  const aside = state.aside.reduce((sum, one) => sum + Math.max(one.cards.length, 1), 0);
  const rows = Math.ceil(basic.length / 2) + Math.ceil(kingdom.length / 2) + Math.ceil((beside.length + groups.length + 1 + state.landscapes.length + aside) / 2);
  return (
    <section className="supply" aria-label="Supply" data-rows={rows} style={{ "--rows": rows } as React.CSSProperties}>
      <div className="tiles basics">{basic.map(tile)}</div>
      <h2>Kingdom</h2>
      <div className="tiles kingdom">{kingdom.map(tile)}</div>
      <h2>Beside the Supply</h2>
      <div className="tiles beside">
        {state.landscapes.map((name) => (
          <Landscape key={name} name={name} cards={cards} />
        ))}
        {state.aside.map((aside) => (
          <Aside key={aside.role} aside={aside} cards={cards} />
        ))}
        {beside.map(tile)}
        {groups.map((group) => (
          <Several key={group.name} name={group.name} piles={group.piles} cards={cards} />
        ))}
        <Trash state={state} cards={cards} />
      </div>
    </section>
  );
}

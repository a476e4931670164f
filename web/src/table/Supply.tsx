import { CostMark, TypeSigns, unknownFacts } from "../cards/CardFace";
import { Emblem } from "../cards/Emblem";
import { hasLongWord, lookOf } from "../cards/look";
import { beneath, tokensOn } from "../game/tokens";
import { Count } from "../parts/Count";
import type { CardFacts, GameState, PileState, SeatInfo } from "../protocol";
import { Aside, Landscape, Several, Stack, TableMat, Trash } from "./Beside";
import type { Choosing } from "./choosing";
import { layout } from "./supply-order";

function Tile({ pile, cards, choosing, state, seats }: { pile: PileState; cards: Record<string, CardFacts>; choosing: Choosing | null; state: GameState; seats: SeatInfo[] }) {
  const place = `pile:${pile.name}`;
  const facts = cards[pile.top] ?? unknownFacts(pile.top);
  const look = lookOf(facts);
  const choice = choosing?.placeChoice(place);
  const key = choice === undefined ? undefined : choosing?.keys.get(choice.key);
  const picked = choice !== undefined && choosing?.picked.includes(choice.options[0] ?? -1) === true;
  const fanned = new Set(pile.cards).size > 1;
  const tokens = tokensOn(pile, state.seat, seats);
  const signs = look.edges.filter((edge) => edge === "attack" || edge === "reaction");
  const marks = [pile.role, ...pile.marks].filter(Boolean);
  const role = pile.role === "" ? "" : `This is the ${pile.role} pile.`;
  const note = [beneath(pile, cards), ...tokens.map((token) => `${token.said}.`), role, pile.marks.length === 0 ? "" : `It has ${pile.marks.join(" and ")}.`];
  const className = ["tile", look.className, choice && "can", choice && choosing?.wise(choice) === false && "unwise", picked && "picked", pile.count === 0 && "empty", fanned && "fanned", signs.length > 0 && "signed"];
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
      {tokens.length > 0 && (
        <span className="tokens">
          {tokens.map((token) => (
            <span key={token.key} className={`token ${token.seat === null ? "" : `owned seat-${token.seat % 6}`}`} role="img" aria-label={token.said} title={token.said}>
              {token.short}
            </span>
          ))}
        </span>
      )}
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

export function Supply({ state, seats, cards, choosing }: { state: GameState; seats: SeatInfo[]; cards: Record<string, CardFacts>; choosing: Choosing | null }) {
  const { basic, kingdom, beside, groups } = layout(state.piles, cards);
  const tile = (pile: PileState) => <Tile key={pile.name} pile={pile} cards={cards} choosing={choosing} state={state} seats={seats} />;
  const aside = state.aside.reduce((sum, one) => sum + Math.max(one.cards.length, 1), 0);
  const others = beside.length + groups.length + 1 + state.landscapes.length + aside + state.stacks.length + Object.keys(state.mat_sizes).length;
  const rows = Math.ceil(basic.length / 2) + Math.ceil(kingdom.length / 2) + Math.ceil(others / 2);
  return (
    <section className="supply" aria-label="Supply" data-rows={rows} style={{ "--rows": rows } as React.CSSProperties}>
      <div className="tiles basics">{basic.map(tile)}</div>
      <h2>Kingdom</h2>
      <div className="tiles kingdom">{kingdom.map(tile)}</div>
      <h2>Beside the Supply</h2>
      <div className="tiles beside">
        {state.landscapes.map((name) => (
          <Landscape key={name} name={name} state={state} seats={seats} cards={cards} choosing={choosing} />
        ))}
        {state.aside.map((aside) => (
          <Aside key={aside.role} aside={aside} cards={cards} />
        ))}
        {Object.entries(state.mat_sizes).map(([name, size]) => (
          <TableMat key={name} name={name} seen={state.mats[name] ?? []} size={size} cards={cards} />
        ))}
        {state.stacks.map((stack) => (
          <Stack key={stack.name} stack={stack} cards={cards} />
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

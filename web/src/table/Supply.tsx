import { useRef } from "react";
import { CostMark, Edges, TypeSigns, unknownFacts } from "../cards/CardFace";
import { FitText } from "../cards/FitText";
import { Emblem } from "../cards/Emblem";
import { longWord, lookOf } from "../cards/look";
import { apart } from "../game/marks";
import { beneath, listed, type TokenOnPile, tokensOn } from "../game/tokens";
import { Count } from "../parts/Count";
import { useMore } from "../parts/useMore";
import type { CardFacts, GameState, PileState, SeatInfo } from "../protocol";
import { Aside, isStall, Landscape, Several, Stack, TableMat, Trash } from "./Beside";
import type { Choosing } from "./choosing";
import { Suggested } from "./Hint";
import { layout } from "./supply-order";
import { Tokens } from "./Tokens";
import { useCardName, useTold, useWords } from "../words";

const BRIEF = 62; // letters of a text that needs half of the card at most

interface Props {
  state: GameState;
  seats: SeatInfo[];
  cards: Record<string, CardFacts>;
  choosing: Choosing | null;
}

/** A pile: emblem, name, cost, how many are left; where it is a small card, its text, too. */
function Tile({ pile, cards, choosing, state, seats, text = false }: Props & { pile: PileState; text?: boolean }) {
  const t = useWords().table;
  const called = useCardName();
  const name = called(pile.top);
  const place = `pile:${pile.name}`;
  const facts = cards[pile.top] ?? unknownFacts(pile.top);
  const look = lookOf(facts);
  const choice = choosing?.placeChoice(place);
  const key = choice === undefined ? undefined : choosing?.keys.get(choice.key);
  const picked = choice !== undefined && choosing?.picked.includes(choice.options[0] ?? -1) === true;
  const fanned = new Set(pile.cards).size > 1;
  const told = useTold();
  // What costs too much and can be had all the same is paid for otherwise.
  const dear = pile.cost.coins > (state.players[choosing?.question.player ?? -1]?.coins ?? 0);
  const otherwise = choice !== undefined && choosing?.question.purpose === "buy" && dear ? facts.other_price : "";
  const sign: TokenOnPile = { key: "otherwise", sort: "", seat: null, short: t.or, name: t.otherwise, count: 1, whose: "", said: told(otherwise) };
  // On a small tile a Trait is its name, or its emblem among tokens.
  const traits = text || Object.keys(pile.tokens).length > 0 ? pile.marks.filter((mark) => cards[mark]?.types.includes("Trait")) : [];
  const bands = traits.map((mark): TokenOnPile => ({ key: mark, sort: "trait", seat: null, short: "", name: called(mark), count: 1, whose: "", said: t.has(called(mark)).replace(/\.$/, "") }));
  const tokens = [...bands, ...tokensOn(pile, state.seat, seats), ...(otherwise === "" ? [] : [sign])];
  const signs = look.edges.filter((edge) => edge === "attack" || edge === "reaction");
  const marks = [...[pile.role].filter(Boolean).map(told), ...pile.marks.filter((mark) => !traits.includes(mark)).map(told)];
  const role = pile.role === "" ? "" : t.rolePile(told(pile.role));
  const note = [beneath(pile, cards), ...tokens.map((token) => `${token.said}.`), role, pile.marks.length === 0 ? "" : t.has(listed(pile.marks.map(told)))];
  const className = ["tile", text && "pile", look.className, choice && "can", choice && choosing?.wise(choice) === false && "unwise", picked && "picked", pile.count === 0 && "empty", fanned && "fanned", signs.length > 0 && "signed", facts.text.length <= BRIEF && "brief", tokens.length > 0 && "laden"];
  return (
    <button
      type="button"
      className={className.filter(Boolean).join(" ")}
      style={look.style}
      data-place={place}
      data-inspect={pile.top}
      data-note={note.filter(Boolean).join(" ")}
      data-pile={fanned ? pile.name : undefined}
      aria-description={text ? facts.text : undefined}
      aria-disabled={choice === undefined}
      aria-pressed={choice !== undefined && choosing?.manner === "several" ? picked : undefined}
      onClick={() => choice !== undefined && choosing?.press(choice)}
    >
      <span className="tile-art">
        <Emblem card={pile.top} />
        <Edges edges={look.edges} />
      </span>
      <span className={`tile-name ${longWord(name)}`}>
        <span>{name}</span>
        {marks.length > 0 && <em className={`role ${longWord(marks.join(" "))}`}> {marks.join(", ")}</em>}
      </span>
      {text && <FitText said={false} className="tile-text" text={facts.text} most={26} />}
      <TypeSigns edges={signs} />
      <Tokens tokens={tokens} on={text ? "card" : "tile"} />
      <CostMark cost={pile.cost} printed={pile.printed} facts={facts} />
      <span className="tile-count">
        <Count value={pile.count} />
        <span className="sr"> {pile.count === 0 ? t.leftEmpty : t.left}</span>
      </span>
      <Suggested on={choice !== undefined && choosing?.suggested(choice)} />
      {key !== undefined && (
        <kbd className="key" aria-hidden="true">
          {key}
        </kbd>
      )}
    </button>
  );
}

/** Beside the Kingdom: the basic piles, and what is not in the Supply. Where the Kingdom has no place of its own it stands
 *  between them. */
export function Supply({ wide, roomy, ...props }: Props & { wide: boolean; roomy: boolean }) {
  const t = useWords().table;
  const { state, cards } = props;
  const { basic, kingdom, beside, groups } = layout(state.piles, cards);
  const tile = (pile: PileState, text: boolean) => <Tile key={pile.name} pile={pile} text={text} {...props} />;
  const aside = state.aside.reduce((sum, one) => sum + Math.max(one.cards.length, 1), 0);
  const others = beside.length + groups.length + 1 + aside + state.stacks.length + Object.keys(state.mat_sizes).filter((name) => !isStall(name, cards)).length;
  const short = Math.ceil(basic.length / 5) + Math.ceil(kingdom.length / 5) + Math.ceil((others + apart(state.landscapes, state.piles, state.marks, cards).length) / 3);
  const box = useRef<HTMLElement>(null);
  useMore(box);
  return (
    <section className="supply" ref={box} aria-label={t.supply} style={{ "--rows": basic.length + others, "--short-rows": short } as React.CSSProperties}>
      <div className="tiles basics">{basic.map((pile) => tile(pile, false))}</div>
      {!wide && (
        <>
          <h2>{t.kingdom}</h2>
          <div className={`tiles kingdom ${roomy ? "piles" : ""}`}>{kingdom.map((pile) => tile(pile, roomy))}</div>
        </>
      )}
      <h2>{t.beside}</h2>
      <div className="tiles beside">
        {!wide && <Landscapes {...props} />}
        {state.aside.map((one) => (
          <Aside key={one.role} aside={one} cards={cards} />
        ))}
        {Object.entries(state.mat_sizes).filter(([name]) => !isStall(name, cards)).map(([name, size]) => (
          <TableMat key={name} name={name} seen={state.mats[name] ?? []} size={size} cards={cards} />
        ))}
        {state.stacks.map((stack) => (
          <Stack key={stack.name} stack={stack} cards={cards} />
        ))}
        {beside.map((pile) => tile(pile, false))}
        {groups.map((group) => (
          <Several key={group.name} name={group.name} piles={group.piles} cards={cards} />
        ))}
        <Trash state={state} cards={cards} />
      </div>
    </section>
  );
}

function Landscapes({ text = false, ...props }: Props & { text?: boolean }) {
  const { landscapes, piles, marks } = props.state;
  return apart(landscapes, piles, marks, props.cards).map((name) => <Landscape key={name} name={name} text={text} {...props} />);
}

/** The Kingdom in the middle of the table: its piles as small cards, landscapes in a row of their own. */
export function Kingdom(props: Props) {
  const t = useWords().table;
  const { kingdom } = layout(props.state.piles, props.cards);
  const box = useRef<HTMLElement>(null);
  useMore(box);
  return (
    <section className="kingdom-stage" ref={box} aria-label={t.kingdom}>
      <div className="tiles kingdom piles">
        {kingdom.map((pile) => (
          <Tile key={pile.name} pile={pile} text {...props} />
        ))}
      </div>
      {apart(props.state.landscapes, props.state.piles, props.state.marks, props.cards).length > 0 && (
        <div className="tiles landscapes">
          <Landscapes text {...props} />
        </div>
      )}
    </section>
  );
}

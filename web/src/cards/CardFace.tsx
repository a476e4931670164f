import type { CardFacts, Cost } from "../protocol";
import { Emblem, SignIcon } from "./Emblem";
import type { Sign } from "./signs";
import { costInWords, longWord, lookOf, sameCost, typeName } from "./look";
import { FitText } from "./FitText";
import { useCardName, useWords } from "../words";

import { Coin, Shield } from "./CardText";

export { CardText, Coin, Shield } from "./CardText";

/** Debt, as the hexagon of its tokens. */
export function Debt({ text, said }: { text: string; said: string }) {
  return (
    <span className="debt" role="img" aria-label={said}>
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

/** A Potion, in a cost or to pay with. */
export function Potion() {
  return (
    <span className="potion-mark" aria-hidden="true">
      <SignIcon sign="potion" />
    </span>
  );
}

/** A cost as coins; one that is not the printed one is marked. */
export function CostMark({ cost, printed, facts }: { cost: Cost; printed?: Cost; facts?: CardFacts | undefined }) {
  const changed = printed !== undefined && !sameCost(cost, printed);
  const t = useWords().cards;
  const extra = facts?.overpay === true ? "+" : facts?.supply === false ? "*" : "";
  const said = changed ? t.costsNow(costInWords(cost), costInWords(printed)) : t.costs(costInWords(cost));
  return (
    <span className="cost" role="img" aria-label={said}>
      {(cost.coins > 0 || cost.debt + cost.potions === 0) && (
        <span className={`coin ${changed ? "coin-changed" : ""}`} aria-hidden="true">
          {cost.coins}
          {extra}
        </span>
      )}
      {cost.potions > 0 && <Potion />}
      {cost.debt > 0 && <span className="debt" aria-hidden="true">{cost.debt}</span>}
      {changed && (
        <span className="was" aria-hidden="true">
          {cost.coins < printed.coins ? "↓" : "↑"}
        </span>
      )}
    </span>
  );
}

/** The types that have a colour of their own, as edges: one type on both sides, several shared out, so that all lies in the middle. */
export function Edges({ edges }: { edges: string[] }) {
  const [first, ...others] = edges;
  if (first === undefined) return null;
  return (
    <span className="edges" aria-hidden="true">
      {[[first], others.length > 0 ? others : [first]].map((side, i) => (
        <span key={i} className="side">
          {side.map((edge) => (
            <span key={edge} className={`edge edge-${edge}`} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** Small signs for the types that matter to others: never colour alone. */
export function TypeSigns({ edges }: { edges: string[] }) {
  if (edges.length === 0) return null;
  return (
    <span className="type-signs" aria-hidden="true">
      {edges.map((edge) => (
        <span key={edge} className={`sign-badge badge-${edge}`}>
          <SignIcon sign={edge as Sign} />
        </span>
      ))}
    </span>
  );
}

/** How much of a card is drawn: with its text; emblem and name; the same flatter than a card is; both in a line; the name alone. */
export type Detail = "full" | "name" | "flat" | "line" | "slip";

/** What a card is worth by itself: the coins of a Treasure, the points of what scores. */
function Worth({ facts }: { facts: CardFacts }) {
  const t = useWords().cards;
  const coins = facts.types.includes("Treasure") ? facts.coins : 0;
  if (coins === 0 && facts.vp === 0) return null;
  return (
    <span className="worth">
      {coins > 0 && <Coin text={`${coins}`} said={t.coins(coins)} />}
      {facts.vp !== 0 && <Shield text={`${facts.vp}`} said={t.points(`${facts.vp}`)} />}
    </span>
  );
}

/** A card as it lies on the table. Where `detail` leaves out the text, the large card has it. */
export function CardFace({ facts, detail, cost }: { facts: CardFacts; detail: Detail; cost?: Cost | undefined }) {
  const look = lookOf(facts);
  const name = useCardName()(facts.name);
  const length = facts.text.length > 110 ? "very-long" : facts.text.length > 64 ? "long" : facts.text.length < 10 ? "short" : "";
  return (
    <span className={`card ${look.className} detail-${detail} ${length}`} style={look.style}>
      <Edges edges={look.edges} />
      <span className={`card-name ${longWord(name)}`}>{name}</span>
      <span className="card-art">
        <Emblem card={facts.name} />
        {detail !== "full" && <Worth facts={facts} />}
      </span>
      {detail === "full" && <FitText className={`card-text ${length}`} text={facts.text} most={20} />}
      <span className="card-foot">
        {(!facts.landscape || facts.cost.coins + facts.cost.debt > 0) && <CostMark cost={cost ?? facts.cost} printed={facts.cost} facts={facts} />}
        <TypeSigns edges={look.edges} />
        {detail === "full" && <span className="card-types">{facts.types.map(typeName).join(" – ")}</span>}
      </span>
    </span>
  );
}

export function CardBack() {
  return <span className="card card-back" aria-hidden="true" />;
}

/** Facts for a name that is not known here, so that nothing ever fails to be drawn. */
export function unknownFacts(name: string): CardFacts {
  return {
    name,
    plural: `${name}s`,
    types: [],
    cost: { coins: 0, potions: 0, debt: 0 },
    text: "",
    expansion: "",
    edition: 0,
    coins: 0,
    vp: 0,
    overpay: false,
    other_price: "",
    ends_game: false,
    shields: false,
    supply: true,
    basic: false,
    landscape: false,
    split: [],
    pile: "",
    uses: [],
  };
}

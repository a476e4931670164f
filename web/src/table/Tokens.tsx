import { Emblem, SignIcon } from "../cards/Emblem";
import type { TokenOnPile } from "../game/tokens";

const NAMED = 2; // as many have room for their names
const MOST = { card: 5, tile: 3 }; // as many have room at all; the large card tells of all

/** The tokens that lie on something: whose, and what they are called where there is room for it. */
export function Tokens({ tokens, on }: { tokens: readonly TokenOnPile[]; on: "card" | "tile" }) {
  if (tokens.length === 0) return null;
  const most = on === "tile" && tokens.some((token) => token.short.length > 2) ? MOST.tile - 1 : MOST[on];
  const shown = tokens.length > most ? tokens.slice(0, most - 1) : tokens;
  const rest = tokens.slice(shown.length);
  return (
    <span className={`tokens ${tokens.length > NAMED || (tokens.length > 1 && tokens[0]?.sort === "trait") ? "close" : ""}`}>
      {shown.map(({ key, sort, seat, short, name, count, whose, said }) => (
        <span key={key} data-inspect={sort === "trait" ? key : undefined} className={`token ${sort === "" ? "" : `of-${sort}`} ${seat === null ? "" : `owned seat-${seat % 6}`}`} role="img" aria-label={said} title={said}>
          {sort === "trait" && <Emblem card={key} />}
          {sort === "sun" && <SignIcon sign="sun" />}
          <span className="token-short">{short}</span>
          <span className="token-name">
            {whose !== "" && <b>{whose}</b>}
            {sort !== "" && sort !== "trait" && <b>{count}</b>}
            <span>{name}</span>
            {sort === "" && count > 1 && <b>×{count}</b>}
          </span>
        </span>
      ))}
      {rest.length > 0 && (
        <span className="token rest" role="img" aria-label={rest.map((token) => token.said).join(", ")} title={rest.map((token) => token.said).join(", ")}>
          +{rest.length}
        </span>
      )}
    </span>
  );
}

import { SignIcon } from "../cards/Emblem";

const PIECES = 60;
const TYPES = ["action", "treasure", "victory", "curse", "landscape"];

/** The moment of victory: laurels, and for who won, in the light. In them stands for how many points, or who else has won. */
export function Triumph({ inside, mine }: { inside: string; mine: boolean }) {
  return (
    <div className={`triumph ${mine ? "mine" : ""}`} aria-hidden="true">
      <span className="triumph-rays" />
      <SignIcon sign="laurels" />
      <span className="triumph-points">{inside}</span>
    </div>
  );
}

/** A rain of little cards over the table, behind the scores; it ends by itself. */
export function Rain() {
  return (
    <div className="rain" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, i) => (
        <i key={i} className={`band-${TYPES[i % TYPES.length]}`} style={piece(i)} />
      ))}
    </div>
  );
}

/** Where a piece falls, how fast and how it turns: by a fixed rule that looks like chance. */
function piece(i: number): React.CSSProperties {
  const part = (n: number): number => ((i + 1) * n) % 1;
  return {
    left: `${Math.round(part(0.618) * 100)}%`,
    animationDelay: `${(part(0.377) * 1.8).toFixed(2)}s`,
    animationDuration: `${(2.4 + part(0.713) * 1.8).toFixed(2)}s`,
    "--spin": `${Math.round(part(0.271) * 900 - 450)}deg`,
    "--drift": `${Math.round(part(0.531) * 120 - 60)}px`,
  } as React.CSSProperties;
}

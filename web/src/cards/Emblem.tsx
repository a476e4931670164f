import { EMBLEMS, type Sign, SIGNS } from "./emblem-names";
import { useOutlines } from "./outlines";

function Icon({ name, className }: { name: string; className: string }) {
  const paths = useOutlines();
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={paths[name]} fill="currentColor" />
    </svg>
  );
}

/** The emblem of a card; for a card that has none yet, a sign that says so. */
export function Emblem({ card }: { card: string }) {
  return <Icon name={EMBLEMS[card] ?? SIGNS.unknown} className="emblem" />;
}

export function SignIcon({ sign }: { sign: Sign }) {
  return <Icon name={SIGNS[sign]} className="sign" />;
}

import { EMBLEMS, type Sign, SIGNS } from "./emblem-names";
import { useOutlines } from "./outlines";

// Drawn for 12 pixels, where the swords of the collection are a blur: two blades that taper, guards, grips.
const SWORDS =
  "M30 30l80 14 230 246-46 46L48 106zM300 406l106-106 34 34-38 38 72 72-32 32-72-72-36 36zM482 30l-80 14-98 105 46 50 116-93zM190 272l-18 18 46 46 18-20zM212 406L106 300l-34 34 38 38-72 72 32 32 72-72 36 36z";

function Icon({ path, className }: { path: string | undefined; className: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The emblem of a card; for a card that has none yet, a sign that says so. */
export function Emblem({ card }: { card: string }) {
  const paths = useOutlines();
  return <Icon path={paths[EMBLEMS[card] ?? SIGNS.unknown]} className="emblem" />;
}

export function SignIcon({ sign }: { sign: Sign }) {
  const paths = useOutlines();
  return <Icon path={sign === "attack" ? SWORDS : paths[SIGNS[sign]]} className="sign" />;
}

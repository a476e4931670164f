import { paths } from "virtual:emblems";
import { EMBLEMS, type Sign, SIGNS } from "./emblem-names";

// Drawn for 12 pixels, where the swords of the collection are a blur: two plain blades, guards and pommels.
const SWORDS =
  "M40 40l92 22 200 200-70 70L62 132zM472 40l-92 22-200 200 70 70 200-200zM392 232l40 40-52 52 78 78-56 56-78-78-52 52-40-40zM120 232l-40 40 52 52-78 78 56 56 78-78 52 52 40-40z";

function Icon({ path, className }: { path: string | undefined; className: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

/** The emblem of a card; for a card that has none yet, a sign that says so. */
export function Emblem({ card }: { card: string }) {
  return <Icon path={paths[EMBLEMS[card] ?? SIGNS.unknown]} className="emblem" />;
}

export function SignIcon({ sign }: { sign: Sign }) {
  return <Icon path={sign === "attack" ? SWORDS : paths[SIGNS[sign]]} className="sign" />;
}

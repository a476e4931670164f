import { printedAs } from "../words";
import { homeOf, useOutline } from "./outlines";
import { type Sign, SIGNS } from "./signs";

// Drawn for 12 pixels, where the swords of the collection are a blur: two blades that taper, guards, grips.
const SWORDS =
  "M30 30l80 14 230 246-46 46L48 106zM300 406l106-106 34 34-38 38 72 72-32 32-72-72-36 36zM482 30l-80 14-98 105 46 50 116-93zM190 272l-18 18 46 46 18-20zM212 406L106 300l-34 34 38 38-72 72 32 32 72-72 36 36z";

/** Until its outline is there, an icon has its room and, where that takes a while, a pale disc. */
function Icon({ path, className }: { path: string | undefined; className: string }) {
  return (
    <svg className={className} viewBox="0 0 512 512" aria-hidden="true" focusable="false">
      {path === undefined ? <circle className="to-come" cx="256" cy="256" r="170" /> : <path d={path} fill="currentColor" />}
    </svg>
  );
}

/** The emblem of a card; for a card that has none yet, a sign that says so. */
export function Emblem({ card }: { card: string }) {
  const home = homeOf(card);
  return <Icon path={useOutline(home ?? "signs", home === undefined ? SIGNS.unknown : printedAs(card))} className="emblem" />;
}

export function SignIcon({ sign }: { sign: Sign }) {
  const path = useOutline("signs", sign === "attack" ? "" : SIGNS[sign]);
  return <Icon path={sign === "attack" ? SWORDS : path} className="sign" />;
}

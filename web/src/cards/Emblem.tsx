import { printedAs } from "../words";
import { homeOf, useOutline } from "./outlines";
import { type Sign, SIGNS } from "./signs";

// Drawn for 12 to 18 pixels, where those of the collection are a blur or look alike.
const DRAWN: Partial<Record<Sign, string>> = {
  // Two blades that taper, guards, grips.
  attack:
    "M30 30l80 14 230 246-46 46L48 106zM300 406l106-106 34 34-38 38 72 72-32 32-72-72-36 36zM482 30l-80 14-98 105 46 50 116-93zM190 272l-18 18 46 46 18-20zM212 406L106 300l-34 34 38 38-72 72 32 32 72-72 36 36z",
  // Three cards that are held; a back with more beneath it; a card that lies face up.
  hand: "M17 172L82 126L107 131L247 330L243 356L177 401L152 397L12 197zM216 84L296 84L314 102L314 346L296 364L216 364L198 346L198 102zM430 126L495 172L500 197L360 397L335 401L269 356L265 330L405 131z",
  deck: "M90 40L300 40L330 70L330 380L300 410L90 410L60 380L60 70zM195 125L125 225L195 325L265 225zM358 98L388 110L388 456L376 468L130 468L118 438L358 438zM416 156L446 168L446 514L434 526L188 526L176 496L416 496z",
  discard: "M204 41L400 90L425 131L347 446L306 470L110 422L85 380L163 66zM201 106L137 362L150 384L288 418L309 405L373 149L360 127L222 93zM271 198L314 271L241 314L198 241z",
};

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
  const path = useOutline("signs", sign in SIGNS ? SIGNS[sign as keyof typeof SIGNS] : "");
  return <Icon path={DRAWN[sign] ?? path} className="sign" />;
}

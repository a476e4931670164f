/** The large card with its rulings. Anything with `data-inspect="Name"` shows it on hover, focus or long press. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { api } from "../net/api";
import { type OnPiles, traitsOf } from "../game/marks";
import type { CardFacts, CardPage } from "../protocol";
import { follow } from "../router";
import { CardFace, CardText, CostMark, unknownFacts } from "./CardFace";
import { useCardName, useWords } from "../words";

interface Target {
  name: string;
  note: string; // what else there is to know of it here: what lies beneath, tokens
  pile: string; // a split pile that it is on top of
  box: DOMRect;
  pinned: boolean;
}

/** The Traits of the table or kingdom on this page, of which cards of their piles tell. */
let onPiles: OnPiles = new Map();

export function useOnPiles(found: OnPiles): void {
  useEffect(() => {
    onPiles = found;
    return () => {
      if (onPiles === found) onPiles = new Map();
    };
  }, [found]);
}

const HOVER = 320;
const PRESS = 420;
const RULINGS_ON_HOVER = 3;

/** The page of a card; `failed` says why there is none. */
export function useCardPage(name: string | null, failed?: (message: string) => void): CardPage | null {
  const [page, setPage] = useState<CardPage | null>(null);
  useEffect(() => {
    let current = true;
    setPage(null);
    if (name !== null) api.card(name).then((found) => current && setPage(found), (failure: Error) => current && failed?.(failure.message));
    return () => {
      current = false;
    };
  }, [name]);
  return page;
}

function inspectable(from: EventTarget | null): HTMLElement | null {
  return from instanceof Element ? from.closest<HTMLElement>("[data-inspect]") : null;
}

export function Inspector() {
  const [target, setTarget] = useState<Target | null>(null);
  const { close: closing } = useWords().settings;
  const pinned = useRef(false);
  pinned.current = target?.pinned ?? false;

  useEffect(() => {
    let timer = 0;
    let element: HTMLElement | null = null;
    const show = (found: HTMLElement, pin: boolean): void => {
      if (!found.isConnected) return;
      const { inspect = "", note = "", pile = "" } = found.dataset;
      setTarget({ name: inspect, note, pile, box: beside(found), pinned: pin });
    };
    const plan = (found: HTMLElement | null, wait: number, pin: boolean): void => {
      window.clearTimeout(timer);
      element = found;
      if (found !== null) timer = window.setTimeout(() => show(found, pin), wait);
      if (!pinned.current && !pin) setTarget(null);
    };
    let at = "";
    const over = (event: PointerEvent): void => {
      // Only a mouse that moves asks for a card, not a page that changes beneath it.
      const now = `${event.screenX} ${event.screenY}`;
      const still = now === at;
      at = now;
      if (event.pointerType !== "mouse" || pinned.current || still) return;
      const found = inspectable(event.target);
      if (found !== element) plan(found, HOVER, false);
    };
    let pressed = false;
    const down = (event: PointerEvent): void => {
      pressed = false;
      if (event.pointerType === "mouse") {
        if (!pinned.current) plan(null, 0, false);
        return;
      }
      const found = inspectable(event.target);
      if (found === null || pinned.current) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        pressed = true;
        show(found, true);
      }, PRESS);
    };
    const up = (event: PointerEvent): void => {
      if (event.pointerType !== "mouse") window.clearTimeout(timer);
    };
    // The click that ends a long press picks nothing.
    const click = (event: MouseEvent): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent): void => {
      const found = inspectable(event.target);
      if (found === null) return;
      event.preventDefault();
      window.clearTimeout(timer);
      show(found, true);
    };
    const focus = (event: FocusEvent): void => {
      const found = inspectable(event.target);
      if (pinned.current || found === null || !(event.target as Element).matches(":focus-visible")) return;
      plan(found, HOVER, false);
    };
    const blur = (): void => {
      if (!pinned.current) plan(null, 0, false);
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === "Escape") plan(null, 0, false);
      if (event.key === "Escape" && pinned.current) setTarget(null);
    };
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener("pointermove", over, { signal });
    document.addEventListener("pointerdown", down, { signal });
    document.addEventListener("pointerup", up, { signal });
    document.addEventListener("pointercancel", up, { signal });
    document.addEventListener("pointermove", up, { signal });
    document.addEventListener("click", click, { capture: true, signal });
    document.addEventListener("contextmenu", menu, { signal });
    document.addEventListener("focusin", focus, { signal });
    document.addEventListener("focusout", blur, { signal });
    document.addEventListener("keydown", key, { signal });
    return () => {
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, []);

  const page = useCardPage(target?.name ?? null);
  const pile = useCardPage(target?.pinned === true && target.pile !== "" ? target.pile : null);
  if (target === null) return null;
  const content = <Large name={target.name} note={target.note} page={page} others={pile?.parts ?? []} all={target.pinned} />;
  if (target.pinned) {
    return (
      <div className="veil" onClick={(event) => event.target === event.currentTarget && setTarget(null)}>
        <div className="inspector pinned" role="dialog" aria-modal="true" aria-label={target.name}>
          {content}
          <button type="button" className="button" ref={(button) => button?.focus()} onClick={() => setTarget(null)}>
            {closing}
          </button>
        </div>
      </div>
    );
  }
  return (
    <Floating box={target.box} sized={page}>
      {content}
    </Floating>
  );
}

function Floating({ box, sized, children }: { box: DOMRect; sized: unknown; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(element.current?.offsetHeight ?? 0), [sized, box]);
  return (
    <div className="inspector floating" role="tooltip" ref={element} style={placeBeside(box, height)}>
      {children}
    </div>
  );
}

const WIDTH = 264;
const GAP = 12;

/** Beside what it is about, never over it, and inside the window. */
function placeBeside(box: DOMRect, height: number): { left: number; top: number } {
  const right = box.right + GAP + WIDTH < innerWidth;
  const left = right ? box.right + GAP : Math.max(GAP, box.left - GAP - WIDTH);
  // Of a pile it ends above the question, where it fits there: what is asked can be read while piles are looked at.
  const asked = document.querySelector(".question")?.getBoundingClientRect();
  const above = asked !== undefined && box.right <= asked.left && height + 2 * GAP <= asked.top;
  return { left, top: Math.max(GAP, Math.min(box.top, (above ? asked.top : innerHeight) - height - GAP)) };
}

/** What the large card stands beside: of a pile the whole Supply or Kingdom, so that no other pile is covered. Beside the
 *  Kingdom it lies over the log, which is a little narrower. */
function beside(found: HTMLElement): DOMRect {
  const box = found.getBoundingClientRect();
  const whole = found.closest(".supply, .kingdom-stage")?.getBoundingClientRect();
  if (whole === undefined) return box;
  const right = Math.min(whole.right, innerWidth - WIDTH - 2 * GAP);
  const covered = box.right > right || whole.right - right > WIDTH / 3;
  return covered ? box : new DOMRect(whole.left, box.top, right - whole.left - 1, box.height);
}

function Large({ name, note, page, others, all }: { name: string; note: string; page: CardPage | null; others: CardFacts[]; all: boolean }) {
  const t = useWords().cards;
  const nameOf = useCardName();
  const facts = page?.facts ?? unknownFacts(name);
  const rulings = page?.rulings ?? [];
  const parts = [...traitsOf(facts, onPiles), ...(page?.parts ?? []), ...others.filter((part) => part.name !== name)];
  const shown = all ? rulings : rulings.slice(0, RULINGS_ON_HOVER);
  return (
    <>
      <div className="large-card">
        <CardFace facts={facts} detail="full" />
      </div>
      {note !== "" && <p className="inspector-note">{note}</p>}
      {parts.length > 0 && (
        <ul className="inspector-parts">
          {parts.map((part) => (
            <li key={part.name}>
              <b>{nameOf(part.name)}</b> {!part.landscape && <CostMark cost={part.cost} facts={part} />} <CardText text={part.text} />
            </li>
          ))}
        </ul>
      )}
      {shown.length > 0 && (
        <div className="rulings">
          <h3>{t.rulings}</h3>
          <ul>
            {shown.map((ruling, i) => (
              <li key={i}>{ruling.text}</li>
            ))}
          </ul>
          {!all && rulings.length > shown.length && <p className="dim">{t.moreRulings(rulings.length - shown.length)}</p>}
        </div>
      )}
      {all && (
        <a href={`/cards/${encodeURIComponent(name)}`} onClick={follow}>
          {t.page(nameOf(name))}
        </a>
      )}
    </>
  );
}

/** Cards in the air. What was sent is on the page already; these only show the eye how it came to be. */
import { animate } from "motion/mini";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { CardBack, CardFace, unknownFacts } from "../cards/CardFace";
import type { Animator } from "../game/store";
import type { CardFacts, Move } from "../protocol";
import { travelTime } from "../settings";

export const STAGGER = 40;
const MOST_AT_ONCE = 7; // of one move; a shuffle of thirty cards is seen with seven

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  key: number;
  name: string | null; // null: its back
  from: Box;
  to: Box;
  delay: number;
  time: number;
  target: Element | null; // stays unseen until it lands
}

/** What is to fly for some moves, without where: one entry per card, in order, no more than the eye can follow. */
export function passengers(moves: readonly Move[]): { move: Move; id: number | null; name: string | null }[] {
  return moves.flatMap((move) => {
    const known = move.cards.map((card) => ({ move, id: card.id, name: card.name }));
    const hidden = Array.from({ length: Math.max(0, move.count - known.length) }, () => ({ move, id: null, name: null }));
    return [...known, ...hidden].slice(0, MOST_AT_ONCE);
  });
}

function element(id: number | null, place: string): Element | null {
  const found = id === null ? null : document.querySelector(`[data-cards~="${id}"]`);
  const places = [...document.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)]; // a mat that finds no room has another
  return found ?? places.find((one) => one.getClientRects().length > 0) ?? document.querySelector(`[data-seat="${place.split(":")[1]}"]`);
}

/** A card-shaped box at the middle of an element. */
function cardBox(found: Element | null): Box | null {
  if (found === null) return null;
  const box = found.getBoundingClientRect();
  if (box.width === 0 && box.height === 0) return null;
  const wide = found.hasAttribute("data-cards") || found.classList.contains("own-pile");
  const width = wide ? Math.min(box.width, 130) : Math.min(46, Math.max(22, box.height * 0.7));
  const height = width * 1.4;
  return { x: box.left + (box.width - width) / 2, y: box.top + (box.height - height) / 2, width, height };
}

let count = 0;

export function Flights({ animator, cards }: { animator: RefObject<Animator | null>; cards: Record<string, CardFacts> }) {
  const [flights, setFlights] = useState<Flight[]>([]);
  useEffect(() => {
    const land = (): void => {
      for (const hidden of document.querySelectorAll("[data-flying]")) hidden.removeAttribute("data-flying");
    };
    animator.current = {
      step(moves, commit, backlog) {
        const time = travelTime();
        if (time === 0 || document.hidden || moves.length === 0) {
          flushSync(commit);
          return 0;
        }
        const pace = backlog > 8 ? 0.6 : 1;
        const riders = passengers(moves);
        const flying = new Set(riders.map((rider) => String(rider.id)));
        const starts = riders.map((rider) => cardBox(element(rider.id, rider.move.source)));
        flushSync(commit);
        const fresh: Flight[] = [];
        riders.forEach((rider, i) => {
          const target = element(rider.id, rider.move.target);
          const to = cardBox(target);
          const from = starts[i];
          if (from == null || to === null) return;
          const lying = rider.id === null ? null : (target?.getAttribute("data-cards") ?? null);
          const alone = lying?.split(" ").every((id) => flying.has(id)) === true;
          if (alone) target?.setAttribute("data-flying", "");
          count += 1;
          fresh.push({ key: count, name: rider.name, from, to, delay: i * STAGGER * pace, time: time * pace, target: alone ? target : null });
        });
        for (const move of moves) pulse(move);
        if (fresh.length > 0) setFlights((before) => [...before, ...fresh]);
        return fresh.length === 0 ? 60 : (time + (fresh.length - 1) * STAGGER) * pace + 60;
      },
      cancel() {
        land();
        setFlights([]);
      },
    };
    return () => {
      animator.current = null;
      land();
    };
  }, [animator]);
  const done = (flight: Flight): void => {
    flight.target?.removeAttribute("data-flying");
    setFlights((before) => before.filter((one) => one.key !== flight.key));
  };
  return (
    <div className="flights" aria-hidden="true">
      {flights.map((flight) => (
        <Ghost key={flight.key} flight={flight} facts={flight.name === null ? null : (cards[flight.name] ?? unknownFacts(flight.name))} done={done} />
      ))}
    </div>
  );
}

/** A shuffle shakes the deck; what others do to a player is seen at their place. */
function pulse(move: Move): void {
  const [zone, seat] = move.target.split(":");
  if (zone === "deck" && move.source.startsWith("discard:")) {
    const deck = document.querySelector(`[data-place="${CSS.escape(move.target)}"]`);
    if (deck !== null) animate(deck, { transform: ["rotate(0deg)", "rotate(-4deg)", "rotate(4deg)", "rotate(0deg)"] }, { duration: 0.35 });
  }
  if (seat === undefined || move.target.startsWith("pile:")) return;
  const victim = document.querySelector(`[data-seat="${seat}"]`);
  if (victim !== null && Number(seat) !== move.seat) animate(victim, { opacity: [0.55, 1] }, { duration: 0.35 });
}

/** A card in the air is drawn as large as it is at its larger end and made smaller for the other: made larger, its corners
 *  would grow with it and the card would become an oval. */
export function ghostSize(from: Box, to: Box): { width: number; height: number } {
  const { width, height } = from.width > to.width ? from : to;
  return { width, height };
}

export function placed(at: Box, other: Box): string {
  return `translate(${at.x}px, ${at.y}px) scale(${at.width / ghostSize(at, other).width})`;
}

function Ghost({ flight, facts, done }: { flight: Flight; facts: CardFacts | null; done: (flight: Flight) => void }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const found = box.current;
    if (found === null) return;
    const { from, to } = flight;
    const [start, end] = [placed(from, to), placed(to, from)];
    const running = animate(
      found,
      { transform: [start, end] },
      { duration: flight.time / 1000, delay: flight.delay / 1000, ease: [0.3, 0, 0.2, 1] },
    );
    found.style.transform = start;
    let ended = false;
    const finish = (): void => {
      if (!ended) done(flight);
      ended = true;
    };
    void running.then(finish);
    // Where the browser does not run animations the card must land all the same.
    const timer = window.setTimeout(finish, flight.time + flight.delay + 200);
    return () => {
      ended = true;
      window.clearTimeout(timer);
      running.cancel();
    };
  }, []);
  return (
    <div className="ghost" ref={box} style={ghostSize(flight.from, flight.to)}>
      {facts === null ? <CardBack /> : <CardFace facts={facts} detail="name" />}
    </div>
  );
}

/** What an analysis says of a game, in words; and how far it is. */
import { useEffect, useRef, useState } from "react";
import { api } from "../net/api";
import type { ReviewInfo, ReviewMove, ReviewPoint, ReviewState } from "../protocol";
import type { Words } from "../words";

export const MARKS: Readonly<Record<string, string>> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
const NEAR_END = 5; // gains left, from which on the end is spoken of
const PAUSE = 1500;

type Told = (text: string) => string;

/** Names, each once with how many, and an "and" before the last. */
export function listed(names: readonly string[], t: Words["review"], told: Told): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const parts = [...counts].map(([name, n]) => (n === 1 ? told(name) : t.copies(n, told(name))));
  const last = parts.pop() ?? t.nothing;
  return parts.length === 0 ? last : `${parts.join(", ")} ${t.and} ${last}`;
}

/** An answer: "buy Gold", "discard 2 × Copper (Militia)". */
export function answerInWords(move: ReviewMove, answer: readonly string[], t: Words["review"], told: Told): string {
  const done = t.done[move.purpose];
  let said: string;
  if (move.purpose === "buy" && answer.join() === "Treasures") said = t.treasures;
  else if (done !== undefined) said = done(listed(answer, t, told));
  else said = answer.length === 0 ? t.decline : t.choose(listed(answer, t, told));
  return move.cause === "" ? said : t.from(said, told(move.cause));
}

/** Why the better answer is better. */
export function why(move: ReviewMove, t: Words["review"], told: Told): string {
  const parts = move.reasons.map((reason) => {
    const cards = reason.cards.length === 0 ? t.bigMoney : listed(reason.cards, t, told);
    return t.reasons[reason.what]?.(Math.max(1, Math.round(reason.number)), cards) ?? "";
  });
  const said = parts.filter((part) => part !== "").join("; ");
  if (said === "") return t.why(t.noReason);
  return move.left <= NEAR_END ? t.nearEnd(move.left, said) : t.why(said);
}

/** The mark at or next to a step: at it, before it, after it. */
export function marksAround(moves: readonly ReviewMove[], step: number): { at: ReviewMove | null; before: ReviewMove | null; after: ReviewMove | null } {
  return {
    at: moves.find((move) => move.decision === step) ?? null,
    before: moves.filter((move) => move.decision < step).pop() ?? null,
    after: moves.find((move) => move.decision > step) ?? null,
  };
}

/** The latest point of each player up to a step. */
export function chancesAt(curve: readonly ReviewPoint[], step: number): ReviewPoint[] {
  const latest = new Map<number, ReviewPoint>();
  for (const point of curve) if (point.decision <= step) latest.set(point.seat, point);
  return [...latest.values()].sort((one, other) => one.seat - other.seat);
}

export interface Reviewing {
  state: ReviewState | null;
  review: ReviewInfo | null;
  error: string;
  wanted: boolean;
  ask: () => void;
}

/** The review of a game: what is known of it, and once it is wanted, how far it is until it is there. */
export function useReview(id: string, over: boolean, wantedAtOnce: boolean): Reviewing {
  const [state, setState] = useState<ReviewState | null>(null);
  const [error, setError] = useState("");
  const [wanted, setWanted] = useState(wantedAtOnce);
  const done = state?.state === "done";
  const latest = useRef(0);
  useEffect(() => {
    if (!over || done) return;
    const number = ++latest.current;
    let timer = 0;
    const look = async (): Promise<void> => {
      try {
        const found = await (wanted ? api.askReview(id) : api.review(id));
        if (number !== latest.current) return;
        setState(found);
        if (wanted) setError("");
        if (wanted && found.state !== "done") timer = window.setTimeout(() => void look(), PAUSE);
      } catch (failure) {
        if (number !== latest.current || !wanted) return;
        setError((failure as Error).message);
        setWanted(false);
      }
    };
    void look();
    return () => {
      latest.current += 1;
      window.clearTimeout(timer);
    };
  }, [id, over, wanted, done]);
  return { state, review: state?.review ?? null, error, wanted, ask: () => setWanted(true) };
}

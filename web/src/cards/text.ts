/** Our card texts with their symbols: "+2 coins" is a gold disc, "3 VP" a green shield. */
import { words } from "../words";

export type Piece =
  | { kind: "text"; text: string }
  | { kind: "strong"; text: string }
  | { kind: "coin"; text: string; said: string }
  | { kind: "vp"; text: string; said: string }
  | { kind: "speck"; text: string }; // a full stop that is seen only where more follows in the same line

const PATTERN =
  /(\+?)(\d+) coins?\b(?! more)|(\+?)(-?\d+) VP\b|(\+\d+ (?:Cards?|Actions?|Buys?|Coffers|Favors?|Villagers?))|\b(costs?(?: at most| at least| exactly| just)?|pay) (\d+)\b/g;

export function pieces(text: string, final = true): Piece[] {
  const t = words().cards;
  const found: Piece[] = [];
  let last = 0;
  const plain = (until: number): void => {
    if (until > last) found.push({ kind: "text", text: text.slice(last, until) });
  };
  for (const match of text.matchAll(PATTERN)) {
    plain(match.index);
    last = match.index + match[0].length;
    const [whole, plus, coins, more, points, strong, before, cost] = match;
    if (plus || more) found.push({ kind: "strong", text: "+" });
    if (coins !== undefined) found.push({ kind: "coin", text: coins, said: t.coins(Number(coins)) });
    else if (points !== undefined) found.push({ kind: "vp", text: points, said: t.points(points) });
    else if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (cost !== undefined) {
      found.push({ kind: "text", text: `${before} ` }, { kind: "coin", text: cost, said: t.coins(Number(cost)) });
    } else found.push({ kind: "text", text: whole });
  }
  plain(text.length);
  // After a symbol at the very end a full stop only looks like a speck.
  const end = found[found.length - 1];
  if (final && end?.kind === "text" && end.text === "." && found.length > 1) found.pop();
  return found;
}

/** What no line may part: a symbol with its plus, and with the comma or full stop that follows. */
export function together(sentence: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of sentence) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run !== undefined && before?.kind === "strong" && before.text === "+") run.push(piece);
    else if (run !== undefined && piece.kind === "speck") run.push(piece);
    else if (run !== undefined && (before?.kind === "coin" || before?.kind === "vp") && piece.kind === "text") {
      const mark = /^[.,;:)]*/.exec(piece.text)?.[0] ?? "";
      if (mark !== "") run.push({ kind: "text", text: mark });
      if (mark !== piece.text) runs.push([{ kind: "text", text: piece.text.slice(mark.length) }]);
    } else runs.push([piece]);
  }
  return runs;
}

/** The parts of a text, which a line divides on the card, sentence by sentence. */
export function parts(text: string): Piece[][][] {
  return text.split(" / ").map((part) => {
    const found = sentences(part);
    return found.map((sentence, i) => {
      const final = i === found.length - 1;
      const drawn = pieces(sentence, final);
      const stopped = drawn.at(-1)?.kind === "text"; // after a symbol it is left out
      return final && !stopped && sentence.endsWith(".") ? [...drawn, { kind: "speck", text: "." } as const] : drawn;
    });
  });
}

/** The sentences of a part of a text. */
export function sentences(part: string): string[] {
  return part.split(/(?<=\.) /);
}

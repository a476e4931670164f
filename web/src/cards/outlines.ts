/** The outlines of the emblems. They are most of what there is to load, and nothing waits for them: those of an expansion come when
 * one of its cards is first shown. */
import { useEffect, useSyncExternalStore } from "react";
import { cards, load } from "virtual:emblems";
import { printedAs } from "../words";

const homes = new Map(Object.entries(cards).flatMap(([expansion, names]) => names.map((name) => [name, expansion] as const)));
const loaded = new Map<string, Record<string, string>>();
const asked = new Set<string>();
const waiting = new Set<() => void>();

/** Ask for the outlines of an expansion, once; where they do not come, the next card that is shown asks again. */
async function bring(expansion: string): Promise<void> {
  if (asked.has(expansion)) return;
  asked.add(expansion);
  try {
    const found = await load[expansion]?.();
    if (found !== undefined) loaded.set(expansion, found.paths);
    for (const tell of waiting) tell();
  } catch {
    asked.delete(expansion);
  }
}

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** The expansion whose outlines have this card's emblem. */
export function homeOf(card: string): string | undefined {
  return homes.get(printedAs(card));
}

/** An outline by its name; undefined until it is there. */
export function useOutline(expansion: string, name: string): string | undefined {
  useEffect(() => void bring(expansion), [expansion]);
  return useSyncExternalStore(subscribe, () => loaded.get(expansion)?.[name]);
}

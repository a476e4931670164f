/** The outlines of the emblems. They are half of all there is to load, and nothing waits for them: they come after the page. */
import { useSyncExternalStore } from "react";

type Outlines = Record<string, string>;

let outlines: Outlines = {};
const waiting = new Set<() => void>();
void import("virtual:emblems").then(({ paths }) => {
  outlines = paths;
  for (const tell of waiting) tell();
});

function subscribe(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** By the name of the icon; empty until they are there. */
export function useOutlines(): Outlines {
  return useSyncExternalStore(subscribe, () => outlines);
}

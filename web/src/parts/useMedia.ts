import { useCallback, useSyncExternalStore } from "react";

/** The layouts of the table. The style sheets have the same limits. */
export const WIDE = "(min-width: 1000px) and (min-height: 600px)"; // the Kingdom stands in the middle of the table
export const ROOMY = "(min-width: 701px) and (min-height: 600px)"; // its piles have the texts of their cards
export const LARGE = "(min-width: 1200px)"; // no letters are smaller than 12 pixels
export const LOG_BESIDE = "(min-width: 1200px) and (min-height: 600px)"; // the log has a column; elsewhere it slides in

/** Whether the page is shown in such a way now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

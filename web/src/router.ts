/** Paths of this page, without reloading it. */
import { type MouseEvent, useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
const tell = (): void => {
  for (const listener of listeners) listener();
};
if (typeof window !== "undefined") window.addEventListener("popstate", tell);

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  if (!replace) window.scrollTo(0, 0);
  tell();
}

export function usePath(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => location.pathname + location.search,
  );
}

/** For links: an ordinary click stays on the page, everything else is the browser's. */
export function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(event.currentTarget.getAttribute("href") ?? "/");
}

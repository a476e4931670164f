import { type RefObject, useEffect } from "react";

/** Marks what scrolls with where more of it is, so that it fades there: `data-more` is some of "above below left right". */
export function useMore(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const found = element.current;
    if (found === null) return;
    const look = (): void => {
      const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = found;
      const more = { above: scrollTop > 2, below: scrollTop + clientHeight < scrollHeight - 2, left: scrollLeft > 2, right: scrollLeft + clientWidth < scrollWidth - 2 };
      const said = Object.entries(more).filter(([, there]) => there).map(([side]) => side).join(" ");
      if (found.dataset.more !== said) found.dataset.more = said;
    };
    look();
    found.addEventListener("scroll", look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(found);
    for (const inside of found.children) sizes.observe(inside);
    const changes = new MutationObserver(look);
    changes.observe(found, { childList: true, subtree: true });
    return () => {
      found.removeEventListener("scroll", look);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [element.current]);
}

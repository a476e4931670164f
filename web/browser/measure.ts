/** Measures the table on the page: what is out of sight, covered or cut, in words. Runs in the page. */
export function problems(): string[] {
  const found: string[] = [];
  const seen = (one: Element): boolean => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const all = (selector: string, within: ParentNode = document): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const named = (one: Element): string => `${one.className} "${(one.textContent ?? "").slice(0, 30)}"`;
  /** What is drawn of a text: its lines, without the room around them. */
  const drawn = (one: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.childElementCount > 0 && one.matches(".cost, .type-signs, .figure") ? one.getBoundingClientRect() : range.getBoundingClientRect();
  };
  const over = (one: DOMRect, other: DOMRect): number => Math.min(Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  const apart = (list: Element[], box: (one: Element) => DOMRect, most: number): void => {
    list.forEach((one, i) => {
      for (const other of list.slice(i + 1)) if (over(box(one), box(other)) > most) found.push(`${named(one)} covers ${named(other)}`);
    });
  };
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} x ${root.scrollHeight}`);

  // The zones lie side by side, and what they hold is in them.
  const zones = all(".topbar, .supply, .kingdom-stage, .opponents, .follow, .play-area, .effects, .question, .own, .log-open .log-panel");
  apart(zones, (one) => one.getBoundingClientRect(), 1);
  for (const zone of zones) {
    const box = zone.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${zone.className} is out of sight: down to ${Math.round(box.bottom)}`);
  }

  // The hand is seen, card by card. Held cards lean, which makes their boxes a little larger than they are.
  for (const card of all(".hand-card")) {
    const box = card.getBoundingClientRect();
    if (box.top < 0 || box.left < 0 || box.bottom > innerHeight + 6 || box.right > innerWidth + 6) found.push(`${named(card)} is out of sight`);
    if (box.width < 44 || box.height < 44) found.push(`${named(card)} is only ${box.width} x ${box.height}`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (top === null || !card.contains(top)) found.push(`${named(card)} lies under something`);
  }
  apart(all(".hand-card"), (one) => one.getBoundingClientRect(), 9);
  apart(all(".play-card"), (one) => one.getBoundingClientRect(), 1);
  apart(all(".tile"), (one) => one.getBoundingClientRect(), 1);

  // Names, prices, numbers and keys have places of their own.
  for (const tile of all(".tile")) apart(all(".tile-name > span, .cost, .tile-count .count, .tile-text .fitted, .type-signs, .key", tile), drawn, 1.5);
  for (const card of all(".hand-card, .play-card")) apart(all(".card-name, .card-text .fitted, .card-foot .cost, .copies, .key", card), drawn, 2.5);
  for (const player of all(".opponent")) apart(all(".who-name b, .figure", player), drawn, 1.5);

  // No text is cut.
  for (const name of all(".tile-name, .card-name, .sentence, .button, .counter")) {
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2) found.push(`${named(name)} is cut: ${name.scrollWidth} x ${name.scrollHeight} in ${name.clientWidth} x ${name.clientHeight}`);
  }
  for (const text of all(".fit")) {
    const inside = text.firstElementChild as HTMLElement;
    if (inside.offsetHeight > text.clientHeight || inside.scrollWidth > text.clientWidth) found.push(`${named(text)} is cut`);
  }
  return found;
}

import type { Page } from "playwright-core";

const TAKEN_IN = 10_000; // milliseconds in which even a busy machine has got letters and taken sizes in

/** What stays wrong: it is looked for anew, frame by frame, until nothing is found or it has had time enough to come right. */
export async function staying(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  for (const late = performance.now() + TAKEN_IN; ; ) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.evaluate(() => document.fonts.ready);
    const found = await look();
    if (found.length === 0 || performance.now() > late) return found;
  }
}

/** What is wrong with the table as it is shown, when sizes have been taken in. */
export function settled(page: Page): Promise<string[]> {
  return staying(page, () => page.evaluate(problems));
}

/** Measures the table on the page: what is out of sight, covered or cut, in words. Runs in the page. */
export function problems(): string[] {
  const found: string[] = [];
  const seen = (one: Element): boolean => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== "hidden";
  const all = (selector: string, within: ParentNode = document): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)].filter(seen);
  const named = (one: Element): string => `${one.getAttribute("class")} "${(one.textContent ?? "").slice(0, 30)}"`;
  /** What is drawn of a text: its lines, without the room around them. */
  const drawn = (one: Element): DOMRect => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return one.childElementCount > 0 && one.matches(".cost, .type-signs, .figure, .chip, .mini, .strip, .token, .cubes, .edges, .worth, .fitted") ? one.getBoundingClientRect() : range.getBoundingClientRect();
  };
  /** What is seen of it, where something around it scrolls. */
  const shown = (one: Element): DOMRect => {
    let { left, top, right, bottom } = drawn(one);
    for (let around = one.parentElement; around !== null; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const box = around.getBoundingClientRect();
      [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
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
  const zones = all(".topbar, .supply, .kingdom-stage, .others, .play-area, .turned, .effects, .control, .question, .own, .log-open .log-panel");
  /** Without the margin that keeps what glows at the edge from being cut. */
  const inner = (one: Element): DOMRect => {
    const box = one.getBoundingClientRect();
    const rim = Number.parseFloat(getComputedStyle(one).marginLeft);
    return rim < 0 ? new DOMRect(box.left - rim, box.top - rim, box.width + 2 * rim, box.height + 2 * rim) : box;
  };
  apart(zones, inner, 1);
  for (const zone of zones) {
    const box = zone.getBoundingClientRect();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.push(`${zone.className} is out of sight: down to ${Math.round(box.bottom)}`);
  }

  // What is asked can be answered: the sentence and every button are seen, and all that is chosen from has room to be drawn to.
  for (const part of all(".question .sentence, .question .button, .question .film > *, .tray, .name-search input, .name-search ul")) {
    const box = part.getBoundingClientRect();
    const around = part.closest(".question")!.getBoundingClientRect();
    if (box.top < around.top - 1 || box.bottom > around.bottom + 1 || box.left < around.left - 1 || box.right > around.right + 1) found.push(`${named(part)} is outside of the question`);
  }
  for (const tray of all(".tray")) if (tray.clientHeight < 70) found.push(`only ${tray.clientHeight} of what is chosen from is seen`);
  if (all(".hand:has(.hand-card)").some((hand) => hand.clientHeight < 56)) found.push("the hand has no room");
  for (const area of all(".play-room")) if (area.clientHeight < 44) found.push("nothing in play could be seen");

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

  apart(all(".play-card, .caption"), (one) => one.getBoundingClientRect(), 1);

  // Names, prices, numbers, signs, tokens and keys have places of their own, and no edge runs through them.
  const box = (one: Element): DOMRect => (one.matches(".emblem") ? one.getBoundingClientRect() : drawn(one));
  for (const tile of all(".tile")) {
    apart(all(".tile-name > span, .cost, .tile-count .count, .tile-text .fitted, .type-signs, .token, .cubes, .edges, .key", tile), drawn, 1.5);
    apart(all(".cost, .tile-count .count, .type-signs, .token, .edges, .tile-art .emblem", tile), box, 1.5);
  }
  for (const card of all(".hand-card, .play-card")) {
    const lean = Number.parseFloat(getComputedStyle(card).getPropertyValue("--lean")) || 0; // the box around what leans is higher than it
    apart(all(".card-name, .card-text .fitted, .card-foot .cost, .worth, .copies, .key", card), drawn, 2.5 + (card.clientWidth * Math.abs(Math.sin((lean * Math.PI) / 180))) / 2);
  }
  apart([...all(":is(.avatar, .who-name b, .turn-mark, .figure, .chip, .mini):is(.opponent *)"), ...all(".strip")], shown, 1.5);
  apart(all(".opponent, .strip"), (one) => one.getBoundingClientRect(), 1);
  // What others did is told to its end.
  const others = document.querySelector(".board:not(:has(.tray, .name-search, .control)) .others"); // they give way to what is chosen from, and to another's hand
  for (const part of others === null ? [] : all(".who-name b, .strip-told > *", others)) if (part.getBoundingClientRect().bottom > others!.getBoundingClientRect().bottom + 1) found.push(`${named(part)} is below what is seen of the others`);
  for (const strip of all(".strip-told")) if (strip.scrollWidth > strip.clientWidth + 1) found.push(`${named(strip)} is cut`);

  // No text is cut.
  for (const sentence of all(".sentence")) {
    const [text, box] = [drawn(sentence), sentence.getBoundingClientRect()];
    if (text.right > box.right + 1 || text.bottom > box.bottom + 2) found.push(`${named(sentence)} is cut`);
  }
  for (const name of all(".tile-name, .card-name, .button, .counter")) {
    if (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > name.clientHeight + 2) found.push(`${named(name)} is cut: ${name.scrollWidth} x ${name.scrollHeight} in ${name.clientWidth} x ${name.clientHeight}`);
  }
  for (const text of all(".fit")) {
    const inside = text.firstElementChild as HTMLElement;
    if (!seen(inside)) continue; // there is room for no line at all
    const dots = inside.classList.contains("clamped"); // what they stand for counts as width
    if (inside.offsetHeight > text.clientHeight || (!dots && inside.scrollWidth > text.clientWidth)) found.push(`${named(text)} is cut`);
    // A text ends early only where all lines are full.
    const early = inside.scrollHeight > inside.clientHeight || inside.querySelector(".cut") !== null;
    const free = text.clientHeight - inside.offsetHeight;
    if (early && free > Number.parseFloat(getComputedStyle(inside).fontSize) * 1.5) found.push(`${named(text)} ends with ${free} of ${text.clientHeight} left`);
  }
  // On a large screen no letters are too small to be read.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); innerWidth >= 1200 && node !== null; node = walker.nextNode()) {
    const around = node.parentElement!;
    if (node.textContent?.trim() === "" || !seen(around) || around.closest(".sr, .avatar, .coin, .vp, .was, .pile-card") !== null) continue;
    const letters = Number.parseFloat(getComputedStyle(around).fontSize);
    if (letters < 12) found.push(`${named(around)} has letters of ${letters}`);
  }
  return found;
}

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CardFacts, GameState } from "../protocol";
import type { Choosing } from "../table/choosing";
import { useWords } from "../words";
import { type Lesson, lessonFor, LESSONS } from "./lessons";
import { type Box, place } from "./placing";

const WIDTHS = [460, 560, 370, 300]; // the first that fits well
const MARGIN = 10;
const PRESSED = ".can, .question"; // what is asked can be read and answered
const REST = ".tile, .hand-card, .play-card, .question, .own-piles, .opponent"; // what one may want to look at
const OPEN = ".play-area"; // and where a note lies best while nothing else does

/** What is seen of something on the page; empty where nothing is. */
function seen(found: Element): Box[] {
  let { left, top, right, bottom } = found.getBoundingClientRect();
  for (let around = found.parentElement; around !== null; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const box = around.getBoundingClientRect();
    [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
  }
  return right - left > 1 && bottom - top > 1 ? [{ left, top, width: right - left, height: bottom - top }] : [];
}

const boxes = (selector: string): Box[] => [...document.querySelectorAll(selector)].flatMap(seen);

/** Put the note where it covers nothing that it speaks of. */
function settle(note: HTMLElement, lesson: Lesson): void {
  const wide = innerWidth - 2 * MARGIN;
  note.style.cssText = "";
  const open = boxes(OPEN);
  const widths = [...new Set([...WIDTHS, ...open.map(({ width }) => width).filter((width) => width > 300 && width < 560)].map((width) => Math.min(width, wide)))];
  const sizes = widths.map((width) => {
    note.style.width = `${width}px`;
    return { width, height: note.offsetHeight };
  });
  const above = document.querySelector(".topbar")?.getBoundingClientRect().bottom ?? 0;
  const from = lesson.at.includes(".topbar") ? MARGIN : above + 6;
  const room = { left: MARGIN, top: from, width: wide, height: innerHeight - from - MARGIN };
  const piles = boxes(".tile");
  // A pile counts threefold: it may be what one wants to buy next. While nothing lies in play there is room beside all.
  const free = document.querySelector(".play-card") === null;
  const found = place(sizes, room, boxes(lesson.at), [...boxes(PRESSED), ...(free ? piles : [])], [...boxes(REST), ...piles, ...piles], open);
  Object.assign(note.style, { left: `${found.left}px`, top: `${found.top}px`, width: `${found.width}px`, maxHeight: found.cut ? `${found.height}px` : "" });
}

interface Props {
  state: GameState;
  cards: Record<string, CardFacts>;
  choosing: Choosing | null;
}

/** The guide of the first game: a note beside what it is about. It covers nothing that is asked, and never waits. */
export function Guide({ state, cards, choosing }: Props) {
  const t = useWords().guide;
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [off, setOff] = useState(false);
  const note = useRef<HTMLElement>(null);
  const number = choosing?.question.number ?? -1;
  useEffect(() => {
    if (off) return;
    // A note is about this moment: it goes when the question is answered.
    const next = lessonFor(state, choosing?.question ?? null, cards, told);
    setLesson(next);
    if (next !== null) setTold(new Set([...told, next.key]));
  }, [number, off]);
  useEffect(() => {
    const marked = lesson === null ? [] : [...document.querySelectorAll(lesson.at)];
    for (const found of marked) found.classList.add("guided");
    return () => {
      for (const found of marked) found.classList.remove("guided");
    };
  }, [lesson]);
  useLayoutEffect(() => {
    const box = note.current;
    if (lesson === null || off || box === null) return;
    const again = (): void => settle(box, lesson);
    again();
    // The table changes its shape with what is asked and with the window; fonts may come late.
    const watching = new ResizeObserver(again);
    for (const found of document.querySelectorAll(`${lesson.at}, .question, .board`)) watching.observe(found);
    window.addEventListener("resize", again);
    void document.fonts.ready.then(again);
    return () => {
      watching.disconnect();
      window.removeEventListener("resize", again);
    };
  });
  if (lesson === null || off) return null;
  const { title, text } = t.lessons[lesson.key];
  return (
    <aside className="guide" role="status" data-lesson={lesson.key} ref={note}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="row-buttons">
        <button type="button" className="button" onClick={() => setLesson(null)} data-test="understood">
          {t.good}
        </button>
        {told.size < LESSONS.length && (
          <button type="button" className="button" onClick={() => setOff(true)}>
            {t.noMore}
          </button>
        )}
      </div>
    </aside>
  );
}

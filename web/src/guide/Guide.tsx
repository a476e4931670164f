import { useEffect, useState } from "react";
import type { GameState } from "../protocol";
import type { Choosing } from "../table/choosing";
import { type Lesson, lessonFor, LESSONS } from "./lessons";

/** The guide of the first game: a note beside what it is about. It covers nothing that is asked, and never waits. */
export function Guide({ state, choosing }: { state: GameState; choosing: Choosing | null }) {
  const [told, setTold] = useState<ReadonlySet<string>>(new Set());
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [off, setOff] = useState(false);
  const number = choosing?.question.number ?? -1;
  useEffect(() => {
    if (off) return;
    const next = lessonFor(state, choosing?.question ?? null, told);
    if (next === null) return;
    setLesson(next);
    setTold(new Set([...told, next.key]));
  }, [number, off]);
  useEffect(() => {
    const marked = lesson === null ? [] : [...document.querySelectorAll(lesson.at)];
    for (const found of marked) found.classList.add("guided");
    return () => {
      for (const found of marked) found.classList.remove("guided");
    };
  }, [lesson]);
  if (lesson === null || off) return null;
  return (
    <aside className="guide" role="status" data-lesson={lesson.key}>
      <h2>{lesson.title}</h2>
      <p>{lesson.text}</p>
      <div className="row-buttons">
        <button type="button" className="button gold" onClick={() => setLesson(null)}>
          Good
        </button>
        {told.size < LESSONS.length && (
          <button type="button" className="button" onClick={() => setOff(true)}>
            No more hints
          </button>
        )}
      </div>
    </aside>
  );
}

import { useState } from "react";
import type { BookList, SetInfo } from "../protocol";

function SetCard({ set, chosen, onChoose }: { set: SetInfo; chosen: boolean; onChoose: (title: string) => void }) {
  return (
    <li>
      <button type="button" className={`set ${chosen ? "picked" : ""}`} aria-pressed={chosen} disabled={!set.playable} onClick={() => onChoose(set.title)}>
        <b>{set.name}</b>
        <span className="set-from">{set.expansions.join(", ")}</span>
        {set.story !== "" && <span className="set-story">{set.story}</span>}
        {!set.playable && <span className="set-story">Not here yet: {set.missing.slice(0, 4).join(", ")}{set.missing.length > 4 ? " …" : ""}</span>}
      </button>
    </li>
  );
}

export function Sets({ books, chosen, onChoose }: { books: BookList | null; chosen: string; onChoose: (title: string) => void }) {
  const [all, setAll] = useState(false);
  if (books === null) return <p className="dim">A moment …</p>;
  const isChosen = (set: SetInfo, first: SetInfo | undefined): boolean => set.title === chosen || (set.name === chosen && set === first);
  const everything = books.books.flatMap((book) => book.sets);
  return (
    <>
      {books.books.map((book) => {
        const playable = book.sets.filter((set) => set.playable);
        const shown = all ? [...playable, ...book.sets.filter((set) => !set.playable)] : playable;
        if (shown.length === 0) return null;
        return (
          <section key={book.book} className="book">
            <h2>{book.book}</h2>
            <ul className="sets">
              {shown.map((set) => (
                <SetCard key={set.title} set={set} chosen={isChosen(set, everything.find((one) => one.name === chosen))} onChoose={onChoose} />
              ))}
            </ul>
          </section>
        );
      })}
      <label className="switch">
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        <span>Show also the sets whose cards are not all here yet</span>
      </label>
    </>
  );
}

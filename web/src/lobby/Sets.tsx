import { useMemo, useState } from "react";
import type { BookList, CardFacts, SetInfo } from "../protocol";
import { useCardName, useWords, words } from "../words";
import { Picture } from "./KingdomList";

const STEP = 12; // sets shown at first, and with each press more
const NAMED = 4; // missing cards that are named

export interface Filter {
  words: string;
  expansion: string; // "": any
  book: string;
  peaceful: boolean;
  missing: boolean; // also those that lack cards
}

export const NO_FILTER: Filter = { words: "", expansion: "", book: "", peaceful: false, missing: false };

/** The sets that are looked for. Every word must be in the name, the story, the book or a card's name, in any language. */
export function findSets(sets: readonly SetInfo[], filter: Filter, cards: ReadonlyMap<string, CardFacts>, nameOf: (card: string) => string): SetInfo[] {
  const wanted = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  return sets.filter((set) => {
    if (!set.playable && !filter.missing) return false;
    if (filter.expansion !== "" && !set.expansions.includes(filter.expansion)) return false;
    if (filter.book !== "" && set.book !== filter.book) return false;
    const names = [...set.kingdom, ...set.landscapes, ...set.others];
    if (filter.peaceful && names.some((name) => cards.get(name)?.uses.includes("attack") === true)) return false;
    const text = [set.title, set.book, set.story, words().saying.story(set.title, set.story), ...names, ...names.map(nameOf)].join(" ").toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}

/** The set of that title, or the one that a name without a year means. */
export function setCalled(sets: readonly SetInfo[], called: string): SetInfo | undefined {
  return sets.find((set) => set.title === called) ?? sets.find((set) => set.name === called && set.newest);
}

function SetCard({ set, cards, chosen, onChoose }: { set: SetInfo; cards: ReadonlyMap<string, CardFacts>; chosen: boolean; onChoose: (title: string) => void }) {
  const { lobby, saying } = useWords();
  const t = lobby.sets;
  const nameOf = useCardName();
  const lacking = set.missing.slice(0, NAMED).map(nameOf).join(", ");
  const more = set.missing.length - NAMED;
  const extras = [...(set.colonies ? [t.colonies] : []), ...(set.shelters ? [t.shelters] : []), ...set.landscapes.map(nameOf)];
  return (
    <li>
      <button type="button" className={`set ${chosen ? "picked" : ""}`} aria-pressed={chosen} disabled={!set.playable} onClick={() => onChoose(set.title)}>
        <Picture names={set.kingdom} cards={cards} />
        <b>{set.name}</b>
        <span className="set-from">{[set.book, ...extras].join(" · ")}</span>
        {set.story !== "" && <span className="set-story">{saying.story(set.title, set.story)}</span>}
        {!set.playable && <span className="set-story">{more > 0 ? t.lacksMore(lacking, more) : t.lacks(lacking)}</span>}
        <span className="sr">{[...set.kingdom, ...set.others].map(nameOf).join(", ")}</span>
      </button>
    </li>
  );
}

interface Props {
  books: BookList | null;
  cards: ReadonlyMap<string, CardFacts>;
  chosen: string;
  onChoose: (title: string) => void;
}

/** The recommended sets of the books, as pictures, to be looked through and searched. */
export function Sets({ books, cards, chosen, onChoose }: Props) {
  const t = useWords().lobby;
  const nameOf = useCardName();
  const [filter, setFilter] = useState(NO_FILTER);
  const [most, setMost] = useState(STEP);
  const everything = useMemo(() => books?.books.flatMap((book) => book.sets) ?? [], [books]);
  if (books === null) return <p className="dim">{t.moment}</p>;
  const change = (changes: Partial<Filter>): void => {
    setFilter({ ...filter, ...changes });
    setMost(STEP);
  };
  const found = findSets(everything, filter, cards, nameOf);
  const shown = found.slice(0, most);
  const expansions = [...new Set(everything.filter((set) => set.playable || filter.missing).flatMap((set) => set.expansions))];
  const bookNames = books.books.filter((book) => filter.missing || book.sets.some((set) => set.playable)).map((book) => book.book);
  const picked = setCalled(everything, chosen);
  const check = (name: "peaceful" | "missing") => (
    <label className="check">
      <input type="checkbox" checked={filter[name]} onChange={(event) => change({ [name]: event.target.checked })} />
      {t.sets[name]}
    </label>
  );
  return (
    <>
      <div className="set-filters">
        <input type="search" value={filter.words} placeholder={t.sets.search} aria-label={t.sets.search} onChange={(event) => change({ words: event.target.value })} data-test="search-sets" />
        <select aria-label={t.sets.from} value={filter.expansion} onChange={(event) => change({ expansion: event.target.value })}>
          <option value="">{`${t.sets.from} ${t.sets.anything}`}</option>
          {expansions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        <select aria-label={t.sets.book} value={filter.book} onChange={(event) => change({ book: event.target.value })}>
          <option value="">{`${t.sets.book}: ${t.sets.anyBook}`}</option>
          {bookNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
        {check("peaceful")}
        {check("missing")}
        <span className="dim" role="status">
          {found.length === 0 ? t.sets.none : t.sets.found(found.length)}
        </span>
      </div>
      <ul className="sets">
        {shown.map((set) => (
          <SetCard key={set.title} set={set} cards={cards} chosen={set === picked} onChoose={onChoose} />
        ))}
      </ul>
      {found.length > most && (
        <button type="button" className="button more" onClick={() => setMost(most + 2 * STEP)} data-test="more-sets">
          {t.sets.more(Math.min(2 * STEP, found.length - most))}
        </button>
      )}
    </>
  );
}

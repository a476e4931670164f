import { useEffect, useState } from "react";
import { api } from "../net/api";
import type { BookList, KingdomChoice, TableInfo } from "../protocol";
import { go } from "../router";
import { useWords } from "../words";

const SAME = "same";
const RANDOM = "random";

/** The kingdom to play again with, by what is picked; undefined: the same. */
function choice(picked: string): KingdomChoice | undefined {
  return picked === SAME ? undefined : picked === RANDOM ? { good: true } : { set: picked };
}

/** Play again with the same people: with the same kingdom, or with another. Who comes second goes where the first one went. */
export function Again({ table, counts }: { table: TableInfo; counts: () => boolean }) {
  const t = useWords().asking.again;
  const [books, setBooks] = useState<BookList | null>(null);
  const [picked, setPicked] = useState(SAME);
  const [error, setError] = useState("");
  useEffect(() => void api.sets().then(setBooks, () => undefined), []);
  const again = async (): Promise<void> => {
    if (!counts()) return; // a click that was meant for the last card of the game
    try {
      go(`/table/${(await api.again(table.id, choice(picked))).table}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <>
      <button type="button" className="button gold" onClick={() => void again()} data-test="again">
        {t.button}
      </button>
      {table.next === null && (
        <select aria-label={t.kingdom} value={picked} onChange={(event) => setPicked(event.target.value)} data-test="again-kingdom">
          <option value={SAME}>{t.same}</option>
          <option value={RANDOM}>{t.random}</option>
          {books?.books.map((book) => {
            const sets = book.sets.filter((set) => set.playable);
            if (sets.length === 0) return null;
            return (
              <optgroup key={book.book} label={book.book}>
                {sets.map((set) => (
                  <option key={set.title} value={set.title}>
                    {set.title}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      )}
      {error !== "" && <p className="error">{error}</p>}
    </>
  );
}

import { memo, useEffect, useMemo, useRef, useState } from "react";
import { KINDS, type Kind, type Sieve, sifted } from "../game/sifting";
import type { CardFacts, LogLine, SeatInfo } from "../protocol";
import { follow } from "../router";
import { useCardName, useWords } from "../words";

/** Finds card names in sentences, the longest first, in singular and plural. */
export function namePattern(cards: Record<string, CardFacts>, nameOf: (card: string) => string = (name) => name): { pattern: RegExp | null; names: Map<string, string> } {
  const names = new Map<string, string>();
  for (const facts of Object.values(cards)) {
    names.set(facts.name, facts.name);
    names.set(facts.plural, facts.name);
    names.set(nameOf(facts.name), facts.name);
  }
  if (names.size === 0) return { pattern: null, names };
  const all = [...names.keys()].sort((one, other) => other.length - one.length).map((name) => name.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
  return { pattern: new RegExp(`(?<![\\p{L}\\d])(${all.join("|")})(?![\\p{L}\\d])`, "gu"), names };
}

const NEAR_THE_END = 60; // pixels

const Line = memo(function Line({ line, said, pattern, names, href }: { line: LogLine; said: string; pattern: RegExp | null; names: Map<string, string>; href: string | null }) {
  const { showMoment: moment } = useWords().table;
  const parts = pattern === null ? [said] : said.split(pattern);
  return (
    <li className={`log-line depth-${Math.min(line.depth, 4)} log-${line.kind}`}>
      {parts.map((part, i) =>
        names.has(part) && i % 2 === 1 ? (
          <span key={i} className="log-card" data-inspect={names.get(part)}>
            {part}
          </span>
        ) : (
          part
        ),
      )}
      {href !== null && (
        <a className="moment" href={href} onClick={follow} aria-label={moment} title={moment}>
          ⟲
        </a>
      )}
    </li>
  );
});

function Filter({ sieve, seats, seat, onChange }: { sieve: Sieve; seats: SeatInfo[]; seat: number; onChange: (sieve: Sieve) => void }) {
  const t = useWords().follow;
  return (
    <div className="log-filter" role="group" aria-label={t.filter}>
      <select aria-label={t.everybody} data-test="log-seat" value={sieve.seat ?? ""} onChange={({ target }) => onChange({ ...sieve, seat: target.value === "" ? null : Number(target.value) })}>
        <option value="">{t.everybody}</option>
        {seats.map((one) => (
          <option key={one.seat} value={one.seat}>
            {one.seat === seat ? t.you : one.name}
          </option>
        ))}
      </select>
      <select aria-label={t.all} data-test="log-kind" value={sieve.kind ?? ""} onChange={({ target }) => onChange({ ...sieve, kind: target.value === "" ? null : (target.value as Kind) })}>
        <option value="">{t.all}</option>
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t.kinds[kind]}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Log({ log, cards, seats, seat, open, moment }: { log: LogLine[]; cards: Record<string, CardFacts>; seats: SeatInfo[]; seat: number; open: boolean; moment: ((decision: number) => string) | null }) {
  const { table: t, saying } = useWords();
  const called = (one: number): string | null => (one === seat ? null : (seats[one]?.name ?? t.somebody));
  const nameOf = useCardName();
  const box = useRef<HTMLDivElement>(null);
  const { pattern, names } = useMemo(() => namePattern(cards, nameOf), [cards, t]);
  // What is new is in view, except while somebody reads further up.
  const following = useRef(true);
  useEffect(() => {
    following.current = true;
  }, [open]);
  useEffect(() => {
    if (following.current) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [log, open]);
  const [sieve, setSieve] = useState<Sieve>({ seat: null, kind: null });
  const none = useWords().follow.none;
  const wanted = useMemo(() => sifted(log, sieve), [log, sieve]);
  const turns: { head: LogLine | null; lines: LogLine[] }[] = [];
  for (const line of wanted) {
    if (line.kind === "turn") turns.push({ head: line, lines: [] });
    else {
      if (turns.length === 0) turns.push({ head: null, lines: [] });
      turns[turns.length - 1]?.lines.push(line);
    }
  }
  return (
    <>
      <Filter sieve={sieve} seats={seats} seat={seat} onChange={setSieve} />
      <div
        className="log"
        ref={box}
        role="log"
        aria-label={t.log}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          following.current = scrollHeight - scrollTop - clientHeight < NEAR_THE_END;
        }}
      >
        {wanted.length === 0 && log.length > 0 && <p className="dim">{none}</p>}
        {turns.map(({ head, lines }, i) => (
          <section key={head?.entry ?? i} className={head?.seat === seat ? "own-turn" : ""}>
            {head !== null && (
              <h3>
                {t.turn(head.amount, head.seat === seat ? t.you : (seats[head.seat]?.name ?? ""))}
                {head.text !== "" && <span className="dim"> {t.extra(nameOf(head.text))}</span>}
              </h3>
            )}
            <ul>
              {lines.map((line) => (
                <Line key={line.entry} line={line} said={saying.log(line, called, nameOf) ?? line.sentence} pattern={pattern} names={names} href={moment?.(line.decision) ?? null} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

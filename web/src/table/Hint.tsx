/** What Bailiff would do: the button that asks for it, the note over the question, and the mark on what it would choose. */
import { counted } from "../game/hinting";
import type { Snapshot, TableStore } from "../game/store";
import type { PlanLine, Question, TableInfo } from "../protocol";
import { useCardName, useTold, useWords } from "../words";
import type { Choosing } from "./choosing";

/** Asks for a hint, where that is allowed. */
export function HintButton({ snapshot, choosing, store }: { snapshot: Snapshot; choosing: Choosing | null; store: TableStore }) {
  const t = useWords().hints;
  const { table, hint, hinting } = snapshot;
  if (table?.hints !== "yes" || table.phase !== "playing") return null;
  return (
    <button type="button" className="button" title={t.help} disabled={choosing === null || hinting || hint !== null} onClick={() => store.hint()} data-test="hint">
      {t.button} <kbd>h</kbd>
    </button>
  );
}

/** Asks the others whether hints are allowed; in the menu. */
export function AskForHints({ table, store }: { table: TableInfo; store: TableStore }) {
  const t = useWords().hints;
  if (table.hints !== "ask" || table.phase !== "playing") return null;
  const asked = table.requests.some((request) => request.kind === "hints");
  return (
    <button type="button" className="button" disabled={asked} onClick={() => store.send({ type: "ask-for-hints" })} data-test="ask-for-hints">
      {t.ask}
    </button>
  );
}

/** The hint, as long as its question is asked. */
export function HintNote({ snapshot, question, store }: { snapshot: Snapshot; question: Question | null; store: TableStore }) {
  const t = useWords().hints;
  const { hint, hinting } = snapshot;
  if (question === null || (hint === null && !hinting)) return null;
  if (hint === null || hint.question !== question.number) {
    return (
      <section className="hint-note" aria-label={t.help} role="status" data-test="hint-note">
        <p className="dim">{t.thinking}</p>
      </section>
    );
  }
  const thought = hint.ideas[0]?.chance != null;
  return (
    // It scrolls where there is little room, also by the keys.
    <section className="hint-note" aria-label={t.help} role="status" tabIndex={0} data-test="hint-note">
      <p className="hint-ideas">
        <b>{thought ? t.would : t.only}</b>
        {hint.ideas.map((idea, i) => (
          <span key={idea.options.join()} className={["hint-idea", i === 0 && "best"].filter(Boolean).join(" ")} data-test="hint-idea">
            {i === 0 && <Star />}
            <Said question={question} options={idea.options} />
            {idea.chance !== null && (
              <span className="hint-chance" role="img" aria-label={t.said(idea.chance, idea.error)}>
                {t.chance(idea.chance, idea.error)}
              </span>
            )}
          </span>
        ))}
      </p>
      {hint.plan.length > 0 && (
        <p className="hint-plan" data-test="hint-plan">
          <span>{t.plan}:</span>
          {hint.plan.map((line, i) => (
            <Line key={i} line={line} />
          ))}
        </p>
      )}
      <button type="button" className="icon-button" aria-label={t.close} onClick={() => store.forget()}>
        ✕
      </button>
    </section>
  );
}

/** An answer in words. */
function Said({ question, options }: { question: Question; options: number[] }) {
  const { hints: t, asking } = useWords();
  const nameOf = useCardName();
  const told = useTold();
  const parts = counted(question, options).map(({ text, count, label }) => {
    const name = label ? told(text) : nameOf(text);
    return count > 1 ? asking.copies(name, count) : name;
  });
  return <span>{parts.length === 0 ? t.nothing : parts.join(", ")}</span>;
}

function Line({ line }: { line: PlanLine }) {
  const t = useWords().hints;
  const nameOf = useCardName();
  const when = line.when.map((one) => t.when[one.kind](one.number)).join(", ");
  const events = line.card === "Events";
  return (
    <span className="hint-line">
      <b data-inspect={events ? undefined : line.card}>{events ? t.events : nameOf(line.card)}</b>
      {when !== "" && <span className="dim"> {when}</span>}
    </span>
  );
}

const Star = () => (
  <span className="star" aria-hidden="true">
    ★
  </span>
);

/** The mark on what Bailiff would choose. */
export function Suggested({ on }: { on: boolean | undefined }) {
  const t = useWords().hints;
  if (on !== true) return null;
  return (
    <span className="suggested" data-test="suggested">
      <Star />
      <span className="sr">{t.best}</span>
    </span>
  );
}

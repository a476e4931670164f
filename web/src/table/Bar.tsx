import { useWords } from "../words";

/** The bar of the question where nothing is asked of who looks at it. */
export function Bar({ sentence, detail, news = "", className, children }: { sentence: string; detail: string; news?: string; className: string; children?: React.ReactNode }) {
  return (
    <section className={`question ${className}`} aria-label={useWords().table.question.name}>
      <div className="question-row">
        <p className="sentence" role="status">
          <b>{sentence}</b> <span className="dim">{detail}</span> {news !== "" && <span className="news">{news}</span>}
        </p>
        {children}
      </div>
    </section>
  );
}

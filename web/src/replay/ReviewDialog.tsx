import { Dialog } from "../parts/Dialog";
import type { Ending, SeatInfo } from "../protocol";
import { Chart } from "../table/Chart";
import { useTold, useWords } from "../words";
import { Chances } from "./Chances";
import { answerInWords, listed, MARKS, type Reviewing, why } from "./review";
import { UnderWay } from "./Timeline";

const SIZES = ["blunder", "mistake", "inaccuracy"] as const;

/** The whole review of a game: the curves, how many mistakes each has made, and all of them. */
export function ReviewDialog({ reviewing, seats, ending, onGo, onClose }: { reviewing: Reviewing; seats: SeatInfo[]; ending: Ending | null; onGo: (step: number) => void; onClose: () => void }) {
  const { review: t } = useWords();
  const told = useTold();
  const { review } = reviewing;
  return (
    <Dialog title={t.title} onClose={onClose} className="review">
      {review === null ? (
        <>
          <p className="dim">{t.about}</p>
          <UnderWay reviewing={reviewing} />
          {!reviewing.wanted && reviewing.error === "" && (
            <div className="row-buttons">
              <button type="button" className="button gold" onClick={reviewing.ask}>
                {t.ask}
              </button>
            </div>
          )}
        </>
      ) : (
        <>
          <ul className="review-totals">
            {review.totals.map((total) => (
              <li key={total.seat}>
                <b className={`board-seat avatar-${total.seat % 6}`}>{seats[total.seat]?.name}</b>
                <span className="review-counts">
                  {SIZES.map((size) => (
                    <span key={size} className={total[size] === 0 ? "dim" : ""}>
                      <span className={`thrown ${size}`} aria-hidden="true">
                        {MARKS[size]}
                      </span>{" "}
                      {t.sizes[size]?.(total[size])}
                    </span>
                  ))}
                </span>
                <span className="dim">{t.lost(total.loss)}</span>
              </li>
            ))}
          </ul>
          <h3>{t.chances}</h3>
          <Chances review={review} seats={seats} />
          {ending !== null && (
            <>
              <h3>{t.points}</h3>
              <Chart chart={ending.chart} seats={seats} turns={Math.max(...ending.standings.map((one) => one.turns))} />
            </>
          )}
          <h3>{t.list}</h3>
          {review.moves.length === 0 && <p className="dim">{t.none}</p>}
          <ol className="review-moves">
            {review.moves.map((move) => (
              <li key={move.decision}>
                <button type="button" onClick={() => onGo(move.decision)}>
                  <span className={`thrown ${move.size}`} title={t.one[move.size]}>
                    {MARKS[move.size]}
                  </span>
                  <span className="review-move">
                    <b>{t.when(move.number, seats[move.seat]?.name ?? "")}</b> {t.played(answerInWords(move, move.played, t, told), move.chance)} <b>{t.better(answerInWords(move, move.better, t, told), move.best)}</b>
                    <span className="dim"> {why(move, t, told)}</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {review.plans[0] !== undefined && <p>{t.plan(review.plans[0].length === 0 ? t.bigMoney : listed(review.plans[0], t, told))}</p>}
          <p className="dim">{t.games(review.games)}</p>
        </>
      )}
    </Dialog>
  );
}

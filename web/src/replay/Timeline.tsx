import { useRef } from "react";
import { useSize } from "../parts/useSize";
import type { ReviewInfo, SeatInfo } from "../protocol";
import { DASHES } from "../table/Chart";
import { useTold, useWords } from "../words";
import { answerInWords, chancesAt, MARKS, marksAround, type Reviewing, why } from "./review";

const HEIGHT = 44;
const THUMB = 8; // half of the knob of the slider: where its ends are

/** The winning chances over the slider, by step, with the marks that can be gone to. */
export function Timeline({ review, seats, place, last, onGo }: { review: ReviewInfo; seats: readonly SeatInfo[]; place: number; last: number; onGo: (step: number) => void }) {
  const t = useWords().review;
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const x = (step: number): number => THUMB + (step / Math.max(1, last)) * (width - 2 * THUMB);
  const y = (chance: number): number => 3 + (1 - chance) * (HEIGHT - 6);
  return (
    <div className="timeline" ref={box}>
      <svg className="chart" viewBox={`0 0 ${Math.max(1, width)} ${HEIGHT}`} width={width} height={HEIGHT} aria-hidden="true">
        <line className="grid even" x1={THUMB} x2={width - THUMB} y1={y(0.5)} y2={y(0.5)} />
        {seats.map((seat) => {
          const points = review.curve.filter((point) => point.seat === seat.seat);
          return (
            <g key={seat.seat} className={`series avatar-${seat.seat % 6}`}>
              <polyline points={points.map((point) => `${x(point.decision).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ")} strokeDasharray={DASHES[seat.seat % 6]} />
            </g>
          );
        })}
        <line className="now" x1={x(place)} x2={x(place)} y1={0} y2={HEIGHT} />
      </svg>
      <div className="timeline-marks">
        {review.moves.map((move) => (
          <button
            type="button"
            key={move.decision}
            className={`thrown ${move.size}`}
            style={{ left: x(move.decision), top: Math.max(11, Math.min(HEIGHT - 11, y(move.chance))) }}
            aria-current={move.decision === place ? "step" : undefined}
            aria-label={t.mark(move.number, seats[move.seat]?.name ?? "", t.one[move.size] ?? "")}
            onClick={() => onGo(move.decision)}
          >
            {MARKS[move.size]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** What is said at this step: what could have been better, or how the chances stand; and the way to the other marks. */
export function Remark({ review, seats, place, onGo, onOpen }: { review: ReviewInfo; seats: readonly SeatInfo[]; place: number; onGo: (step: number) => void; onOpen: () => void }) {
  const t = useWords().review;
  const told = useTold();
  const { at, before, after } = marksAround(review.moves, place);
  const number = at === null ? 0 : review.moves.indexOf(at) + 1;
  return (
    <div className="remark">
      <div className="remark-text" role="status">
        {at === null ? (
          <p className="chance-line">
            {chancesAt(review.curve, place).map((point) => (
              <span key={point.seat} className={`board-seat avatar-${point.seat % 6}`}>
                {t.stands(seats[point.seat]?.name ?? "", point.chance)}
              </span>
            ))}
          </p>
        ) : (
          <>
            <p>
              <span className={`thrown ${at.size}`} title={t.one[at.size]}>
                {MARKS[at.size]}
              </span>{" "}
              <b>{seats[at.seat]?.name}</b> · {t.played(answerInWords(at, at.played, t, told), at.chance)} <b>{t.better(answerInWords(at, at.better, t, told), at.best)}</b>
            </p>
            <p className="dim">{why(at, t, told)}</p>
          </>
        )}
      </div>
      <div className="remark-steps">
        <button type="button" className="button review-below" onClick={onOpen}>
          {t.button}
        </button>
        {review.moves.length > 0 && (
          <>
            <button type="button" className="button" aria-label={t.previous} disabled={before === null} onClick={() => before !== null && onGo(before.decision)}>
              ‹ ?
            </button>
            {at !== null && <span className="dim">{t.which(number, review.moves.length)}</span>}
            <button type="button" className="button" aria-label={t.next} disabled={after === null} onClick={() => after !== null && onGo(after.decision)}>
              ? ›
            </button>
          </>
        )}
      </div>
    </div>
  );
}

/** How far a review is, or why there is none. */
export function UnderWay({ reviewing }: { reviewing: Reviewing }) {
  const t = useWords().review;
  const { state, error, wanted, ask } = reviewing;
  if (error !== "") {
    return (
      <p className="under-way" role="status">
        <span className="error">{error}</span>{" "}
        <button type="button" className="button" onClick={ask}>
          {t.again}
        </button>
      </p>
    );
  }
  if (!wanted) return null;
  const waiting = state?.state === "waiting";
  const share = state?.share ?? 0;
  return (
    <p className="under-way">
      <span role="status">{waiting ? t.waiting(state.ahead) : t.working(share)}</span>
      <progress aria-label={t.title} max={1} value={waiting ? 0 : share} />
    </p>
  );
}

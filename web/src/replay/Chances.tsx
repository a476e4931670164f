import { useRef } from "react";
import { useSize } from "../parts/useSize";
import type { ReviewInfo, SeatInfo } from "../protocol";
import { DASHES, labelHeights } from "../table/Chart";
import { useWords } from "../words";
import { MARKS } from "./review";

const HEIGHT = 190;
const MARGIN = { left: 44, right: 74, top: 10, bottom: 24 };

/** The winning chance by turn, with a mark where one was thrown away. */
export function Chances({ review, seats }: { review: ReviewInfo; seats: readonly SeatInfo[] }) {
  const { review: t, table } = useWords();
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(280, useSize(box).width);
  const last = Math.max(2, ...review.curve.map((point) => point.number));
  const x = (turn: number): number => MARGIN.left + ((turn - 1) / (last - 1)) * (width - MARGIN.left - MARGIN.right);
  const y = (chance: number): number => MARGIN.top + (1 - chance) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const lines = seats.map((seat) => ({ seat, points: review.curve.filter((point) => point.seat === seat.seat) })).filter((line) => line.points.length > 0);
  const ends = lines.map((line) => line.points[line.points.length - 1]?.chance ?? 0);
  const heights = labelHeights(ends.map(y));
  const said = lines.map((line, i) => t.stands(line.seat.name, ends[i] ?? 0)).join(", ");
  return (
    <div className="chart-room" ref={box}>
      <svg className="chart chances" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t.chart(said)}>
        {[0, 0.25, 0.5, 0.75, 1].map((tick) => (
          <g key={tick}>
            <line className={`grid ${tick === 0.5 ? "even" : ""}`} x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
              {Math.round(100 * tick)}%
            </text>
          </g>
        ))}
        {lines.map((line, i) => (
          <g key={line.seat.seat} className={`series avatar-${line.seat.seat % 6}`}>
            <polyline points={line.points.map((point) => `${x(point.number).toFixed(1)},${y(point.chance).toFixed(1)}`).join(" ")} strokeDasharray={DASHES[line.seat.seat % 6]} />
            <text x={width - MARGIN.right + 6} y={(heights[i] ?? 0) + 4}>
              {line.seat.name.slice(0, 10)}
            </text>
          </g>
        ))}
        {review.moves.map((move) => (
          <g key={move.decision} className={`thrown ${move.size}`} transform={`translate(${x(Math.min(move.number, last)).toFixed(1)} ${y(move.chance).toFixed(1)})`}>
            <circle r="9" />
            <text textAnchor="middle" y="4">
              {MARKS[move.size]}
            </text>
          </g>
        ))}
        <text x={MARGIN.left} y={HEIGHT - 6}>
          {table.end.turn(1)}
        </text>
        <text x={width - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
          {table.end.turn(last)}
        </text>
      </svg>
    </div>
  );
}

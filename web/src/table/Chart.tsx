import { useRef } from "react";
import { useSize } from "../parts/useSize";
import type { PointsAt, SeatInfo } from "../protocol";
import { useWords } from "../words";

const HEIGHT = 190;
const MARGIN = { left: 30, right: 74, top: 10, bottom: 24 };
export const DASHES = ["", "7 4", "2 4", "10 3 2 3", "1 3", "5 2"];

/** Points by turn: one line for each player, told apart by dash and name as well as colour. */
export function Chart({ chart, seats, turns }: { chart: PointsAt[]; seats: SeatInfo[]; turns: number }) {
  const t = useWords().table.end;
  const box = useRef<HTMLDivElement>(null);
  const width = Math.max(280, useSize(box).width); // drawn to measure, so that its letters have the size of all others
  if (chart.length < 2) return null;
  const points = chart.map((at) => at.points);
  const low = Math.min(0, ...points.flat());
  const high = Math.max(3, ...points.flat());
  const x = (i: number): number => MARGIN.left + (i / (chart.length - 1)) * (width - MARGIN.left - MARGIN.right);
  const y = (value: number): number => MARGIN.top + ((high - value) / (high - low)) * (HEIGHT - MARGIN.top - MARGIN.bottom);
  const step = [1, 2, 5, 10, 20, 50].find((one) => (high - low) / one <= 6) ?? 100;
  const ticks: number[] = [];
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) ticks.push(tick);
  const last = points[points.length - 1] ?? [];
  const heights = labelHeights(last.map(y));
  const said = seats.map((seat) => t.endsWith(seat.name, last[seat.seat] ?? 0)).join(", ");
  return (
    <div className="chart-room" ref={box}>
      <svg className="chart" viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={t.chart(said)}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className="grid" x1={MARGIN.left} x2={width - MARGIN.right} y1={y(tick)} y2={y(tick)} />
            <text x={MARGIN.left - 6} y={y(tick) + 4} textAnchor="end">
              {tick}
            </text>
          </g>
        ))}
        {seats.map((seat) => (
          <g key={seat.seat} className={`series avatar-${seat.seat % 6}`}>
            <polyline points={points.map((values, i) => `${x(i).toFixed(1)},${y(values[seat.seat] ?? 0).toFixed(1)}`).join(" ")} strokeDasharray={DASHES[seat.seat % 6]} />
            <text x={width - MARGIN.right + 6} y={(heights[seat.seat] ?? 0) + 4}>
              {seat.name.slice(0, 10)}
            </text>
          </g>
        ))}
        <text x={MARGIN.left} y={HEIGHT - 6}>
          {t.turn(1)}
        </text>
        <text x={width - MARGIN.right} y={HEIGHT - 6} textAnchor="end">
          {t.turn(turns)}
        </text>
      </svg>
    </div>
  );
}

/** Labels at the ends of lines, moved apart where they would cover each other. */
export function labelHeights(wanted: number[]): number[] {
  const order = wanted.map((_, i) => i).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0));
  const found = [...wanted];
  let last = -Infinity;
  for (const i of order) {
    found[i] = Math.max(wanted[i] ?? 0, last + 15);
    last = found[i] ?? last;
  }
  return found;
}

import styles from './trend-line.module.css';

export interface TrendPoint {
  /** The position from the start to the end of the line, 0 to 1. */
  readonly at: number;
  readonly value: number;
  /** The value smoothed. */
  readonly trend: number;
}

export interface TrendLineProps {
  /** Says what the line shows. */
  readonly label: string;
  readonly points: readonly TrendPoint[];
}

const [width, height, margin] = [300, 48, 4];

/** A small line without axes: the values as dots, their trend as a line. */
export function TrendLine({ label, points }: TrendLineProps) {
  const all = points.flatMap(({ value, trend }) => [value, trend]);
  const [lowest, highest] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => round(margin + at * (width - 2 * margin));
  const y = (value: number) =>
    round(height - margin - ((value - lowest) / (highest - lowest || 1)) * (height - 2 * margin));
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {/* strokes without length are dots, which stay round however wide the line is */}
      <path className={styles.dots} d={points.map(({ at, value }) => `M${x(at)} ${y(value)}h0`).join('')} />
      <polyline className={styles.trend} points={points.map(({ at, trend }) => `${x(at)},${y(trend)}`).join(' ')} />
    </svg>
  );
}

function round(pixels: number): number {
  return Math.round(pixels * 10) / 10;
}

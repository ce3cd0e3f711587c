import { Row, Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './effort-curve.module.css';

export interface EffortPoint {
  /** A distance or a time, above 0. */
  readonly over: number;
  readonly value: number;
}

interface EffortCurveProps {
  readonly label: string;
  /** In ascending order. */
  readonly points: readonly EffortPoint[];
  readonly overLabel: (over: number) => string;
  readonly valueLabel: (value: number) => string;
  /** Whether a lower value is better, as for a pace, and is drawn higher. */
  readonly isLowerBetter?: boolean;
}

const [width, height] = [300, 100];

/**
 * A curve of bests over distances or times, on a logarithmic axis. The values are in a table beside it. Renders nothing
 * with fewer than three points, which a table shows better.
 */
export function EffortCurve({ label, points, overLabel, valueLabel, isLowerBetter = false }: EffortCurveProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 3) return null;
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const [worst, best] = isLowerBetter ? [high, low] : [low, high];
  const places = points.map(({ over, value }) => ({
    x: (width * Math.log(over / first.over)) / Math.log(last.over / first.over),
    y: height * (high === low ? 0.5 : (best - value) / (best - worst)),
  }));
  return (
    <Stack gap={2}>
      <Text size={2} weight="medium" aria-hidden="true">
        {label}
      </Text>
      <div className={styles.plot} role="img" aria-label={label}>
        <span>{valueLabel(best)}</span>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <polyline points={places.map(({ x, y }) => `${x},${y}`).join(' ')} />
          <path d={places.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        </svg>
        <span>{valueLabel(worst)}</span>
        <Row as="span" justify="between">
          <span>{overLabel(first.over)}</span>
          <span>{overLabel(last.over)}</span>
        </Row>
      </div>
    </Stack>
  );
}

import { useMemo } from 'react';
import type { DayGroup } from '#domain/journal/index.ts';
import styles from './comparison.module.css';
import { dotPositions } from './dot-positions.ts';

export interface SpreadProps {
  readonly group: DayGroup;
  readonly label: string;
  /** The ends of the axis, which both sides share. */
  readonly smallest: number;
  readonly largest: number;
  readonly side: 'with' | 'without';
}

/** The values of one side as dots on an axis, with the median and the middle half of the days. */
export function Spread({ group, label, smallest, largest, side }: SpreadProps) {
  const { points, summary } = group;
  const dots = useMemo(
    () =>
      dotPositions(
        points.map(({ value }) => value),
        smallest,
        largest,
      ),
    [points, smallest, largest],
  );
  const along = (value: number) => (largest > smallest ? (value - smallest) / (largest - smallest) : 0.5);
  const [from, to] = [along(summary.lowerQuartile), along(summary.upperQuartile)];
  return (
    <div className={styles.spread} role="img" aria-label={label} data-side={side}>
      <div className={styles.axis}>
        <div
          className={styles.middleHalf}
          style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
        />
        {dots.map((dot, at) => (
          <div
            key={points[at]?.day}
            className={styles.dot}
            style={{ insetInlineStart: percent(dot.along), insetBlockStart: percent(dot.across) }}
          />
        ))}
        <div className={styles.median} style={{ insetInlineStart: percent(along(summary.median)) }} />
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

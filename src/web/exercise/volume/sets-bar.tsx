import type { MuscleRow } from './muscle-rows.ts';
import { barShares, fillOf } from './muscle-rows.ts';
import styles from './sets-bar.module.css';

interface SetsBarProps {
  readonly row: Pick<MuscleRow, 'sets' | 'band' | 'standing'>;
  /** The maximum of the axis. */
  readonly most: number;
}

/** A bar of the sets over their weekly target. It is decorative, since the figures are beside it. */
export function SetsBar({ row, most }: SetsBarProps) {
  const { sets, band } = barShares(row, most);
  return (
    <div className={styles.room} aria-hidden="true">
      {band !== null && (
        <div
          className={styles.band}
          style={{ insetInlineStart: percent(band.from), inlineSize: percent(band.length) }}
        />
      )}
      <div className={styles.bar} data-fill={fillOf(row)} style={{ inlineSize: percent(sets) }} />
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}

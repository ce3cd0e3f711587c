import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './split-view.module.css';
import { useMinWidth } from './use-min-width.ts';

export interface SplitViewProps {
  readonly list: ReactNode;
  readonly listLabel: string;
  /** `null` while nothing is selected. */
  readonly detail: ReactNode | null;
  readonly detailLabel: string;
  /** Shown in place of the detail while nothing is selected, from 900 px. */
  readonly placeholder?: ReactNode;
}

/**
 * A list and the detail of one of its items. They are side by side from 900 px; below that, the detail replaces the
 * list.
 */
export function SplitView({ list, listLabel, detail, detailLabel, placeholder }: SplitViewProps) {
  const isWide = useMinWidth(900);
  const isListShown = isWide || detail === null;
  return (
    <div className={classNames(styles.split, isWide && styles.wide)}>
      {isListShown && (
        <section className={styles.list} aria-label={listLabel} data-scroll-restoration-id="list">
          {list}
        </section>
      )}
      {(isWide || detail !== null) && (
        <section className={styles.detail} aria-label={detailLabel} data-scroll-restoration-id="detail">
          {detail ?? placeholder}
        </section>
      )}
    </div>
  );
}

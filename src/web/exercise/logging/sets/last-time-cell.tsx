import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import type { DoneSet } from '#domain/exercise/history/index.ts';
import { takenFrom } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../../language/index.ts';
import { useTimeFormat } from '../../../time/index.ts';
import type { LoadUnit } from '../../quantities/index.ts';
import { bareSetLabel, setLabel } from '../../workouts/index.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './sets.module.css';

export interface LastTimeCellProps {
  readonly last: DoneSet | null;
  /** The set of the right side, if the row has both sides. */
  readonly lastOther: DoneSet | null;
  readonly number: string;
  readonly tracking: string | undefined;
  readonly unit: LoadUnit;
  /** Whether nothing can be copied into the set, because it is completed or its workout is in the trash. */
  readonly isReadOnly: boolean;
  readonly onTake: (last: DoneSet, other: DoneSet | null) => void;
}

/**
 * Shows the result of the corresponding set in the last session, or of both sides. A tap copies it into a set that is not
 * completed.
 */
export const LastTimeCell = memo(function LastTimeCell(props: LastTimeCellProps) {
  const { last, lastOther, number, tracking, unit, isReadOnly, onTake } = props;
  const l = useMessages(loggingMessages);
  const { count, figures } = useTimeFormat();
  const writing = { tracking, unit, number: count };
  const results = [last, lastOther].flatMap((set) => (set === null ? [] : takenFrom(set)));
  const bare = distinct(results.map((result) => bareSetLabel(result, writing)));
  if (last === null || bare.length === 0) return <span className={styles.noLast}>–</span>;
  const shown = (
    <>
      <span className={styles.lastLabel}>{l.lastTime}</span>
      {bare.map((set) => (
        <span key={set}>{set}</span>
      ))}
    </>
  );
  if (isReadOnly) return <span className={styles.lastShown}>{shown}</span>;
  const set = figures(distinct(results.map((result) => setLabel(result, writing))));
  return (
    <Button
      className={styles.last ?? ''}
      aria-label={l.copyLast({ set, number })}
      onPress={() => onTake(last, lastOther)}
    >
      {shown}
    </Button>
  );
});

/** Returns the labels without empty ones and repetitions, as of two sides with the same result. */
function distinct(labels: readonly string[]): readonly string[] {
  return [...new Set(labels)].filter((label) => label !== '');
}

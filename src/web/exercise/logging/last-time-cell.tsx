import { memo } from 'react';
import { Button } from 'react-aria-components/Button';
import type { DoneSet } from '#domain/exercise/history/index.ts';
import { takenFrom } from '#domain/exercise/logging/index.ts';
import { useMessages } from '../../language/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import type { LoadUnit } from '../load-unit.ts';
import { loggingMessages } from './messages/index.ts';
import { bareSetLabel, setLabel } from './set-labels.ts';
import styles from './workout.module.css';

export interface LastTimeCellProps {
  readonly last: DoneSet | null;
  readonly number: string;
  readonly tracking: string | undefined;
  readonly unit: LoadUnit;
  readonly isReadOnly: boolean;
  readonly onTake: (last: DoneSet) => void;
}

/** Shows the result of the corresponding set in the last session. A tap copies it. */
export const LastTimeCell = memo(function LastTimeCell(props: LastTimeCellProps) {
  const { last, number, tracking, unit, isReadOnly, onTake } = props;
  const l = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const writing = { tracking, unit, number: count };
  const result = last === null ? undefined : takenFrom(last);
  const bare = bareSetLabel(result, writing);
  if (last === null || bare === '') return <span className={styles.noLast}>–</span>;
  if (isReadOnly) return <span className={styles.noLast}>{bare}</span>;
  return (
    <Button
      className={styles.last ?? ''}
      aria-label={l.copyLast({ words: setLabel(result, writing), number })}
      onPress={() => onTake(last)}
    >
      {bare}
    </Button>
  );
});

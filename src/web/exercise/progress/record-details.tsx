import type { KnownExercise } from '#domain/exercise/index.ts';
import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { SecondaryText, Text } from '../../ui/text.tsx';
import { previousLabel, recordKindLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordValue } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

export interface RecordDetailsProps {
  readonly exercise: KnownExercise;
  readonly records: readonly PersonalRecord[];
}

/** Personal records of one exercise, each with its value and the previous one. */
export function RecordDetails({ exercise, records }: RecordDetailsProps) {
  const m = useMessages(progressMessages);
  const words = useFigureLabels(exercise);
  return (
    <dl className={styles.madeList}>
      {records.map((record) => (
        <div key={`${record.kind} ${record.assisted} ${record.load}`}>
          <SecondaryText as="dt">{recordKindLabel(record, m)}</SecondaryText>
          <Text as="dd" numeric className={styles.madeValue ?? ''}>
            <RecordValue record={record} exercise={exercise} words={words} />
            {record.previous !== null && (
              <SecondaryText as="span">
                {m.previous({
                  value: previousLabel({ ...record, value: record.previous }, words, exercise.tracking),
                })}
              </SecondaryText>
            )}
          </Text>
        </div>
      ))}
    </dl>
  );
}

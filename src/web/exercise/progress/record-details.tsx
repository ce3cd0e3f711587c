import type { KnownExercise } from '#domain/exercise/index.ts';
import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { Figure } from '../../ui/figures.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { SecondaryText } from '../../ui/text.tsx';
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
  const labels = useFigureLabels(exercise);
  return (
    <Stack as="dl" gap={3} className={styles.popover ?? ''}>
      {records.map((record) => (
        <Figure
          key={`${record.kind} ${record.assisted} ${record.load}`}
          label={recordKindLabel(record, m)}
          value={
            <Row as="span" gap={2} rowGap={0} align="baseline" wrap>
              <RecordValue record={record} exercise={exercise} labels={labels} />
              {record.previous !== null && (
                <SecondaryText as="span">
                  {m.previous({
                    value: previousLabel({ ...record, value: record.previous }, labels, exercise.tracking),
                  })}
                </SecondaryText>
              )}
            </Row>
          }
          size={3}
        />
      ))}
    </Stack>
  );
}

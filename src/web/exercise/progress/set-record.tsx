import { Trophy } from 'lucide-react';
import { useState } from 'react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import type { ImplausibleValue, RecordOfExercise } from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { Text } from '../../ui/text.tsx';
import { recordKindLabel, recordValueLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordDetails } from './record-details.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

export interface SetRecordProps {
  readonly exercise: KnownExercise;
  readonly made: readonly RecordOfExercise[];
  /** An unlikely value. A question about it replaces the records until the user confirms the value. */
  readonly implausible?: ImplausibleValue | undefined;
  /** Confirms the figures of the set; null if it cannot be changed. */
  readonly onConfirm: (() => void) | null;
}

/** A button that opens the personal records of a completed set. Renders nothing if there are none. */
export function SetRecord({ exercise, made, implausible, onConfirm }: SetRecordProps) {
  const [isAnswered, setAnswered] = useState(false);
  if (implausible !== undefined) {
    const answer = () => {
      setAnswered(true);
      onConfirm?.();
    };
    return <Question value={implausible} exercise={exercise} onRight={onConfirm === null ? null : answer} />;
  }
  return made.length === 0 ? null : <Made exercise={exercise} made={made} isAnswer={isAnswered} />;
}

interface MadeProps extends Pick<SetRecordProps, 'exercise' | 'made'> {
  /** Whether the button replaced the question, so that focus moves to it. */
  readonly isAnswer: boolean;
}

/** The sign of a set that is a personal record, where the set is only read. Renders nothing if it is none. */
export function RecordMark({ exercise, made }: Pick<SetRecordProps, 'exercise' | 'made'>) {
  const label = useRecordsLabel(exercise, made);
  if (made.length === 0) return null;
  return <Trophy size="1.125rem" className={styles.medal} role="img" aria-label={label} />;
}

function useRecordsLabel(exercise: KnownExercise, made: readonly RecordOfExercise[]): string {
  const m = useMessages(progressMessages);
  const labels = useFigureLabels(exercise);
  return made
    .map(({ record }) =>
      m.recordInWords({
        kind: recordKindLabel(record, m),
        value: recordValueLabel(record, labels, exercise.tracking),
      }),
    )
    .join('; ');
}

function Made({ exercise, made, isAnswer }: MadeProps) {
  const m = useMessages(progressMessages);
  const label = useRecordsLabel(exercise, made);
  return (
    <Popover
      label={m.records}
      trigger={<IconButton className={styles.medal ?? ''} icon={<Trophy />} label={label} autoFocus={isAnswer} />}
    >
      <RecordDetails exercise={exercise} records={made.map(({ record }) => record)} />
    </Popover>
  );
}

interface QuestionProps {
  readonly exercise: KnownExercise;
  readonly value: ImplausibleValue;
  readonly onRight: (() => void) | null;
}

function Question({ exercise, value: { kind, value, best }, onRight }: QuestionProps) {
  const m = useMessages(progressMessages);
  const labels = useFigureLabels(exercise);
  const shown = (figure: number) => recordValueLabel({ kind, value: figure, load: null }, labels, exercise.tracking);
  return (
    <Popover
      label={m.implausibleLabel({ value: shown(value) })}
      trigger={
        <Button variant="quiet" className={styles.question ?? ''}>
          {m.implausible({ value: shown(value) })}
        </Button>
      }
    >
      {({ close }) => (
        <Stack gap={3} className={styles.popover ?? ''}>
          <Text size={2}>
            {best === null
              ? m.beyondAnybody({ value: shown(value) })
              : m.implausibleText({ value: shown(value), best: shown(best) })}
          </Text>
          {onRight !== null && (
            <Button
              onPress={() => {
                close();
                onRight();
              }}
            >
              {m.isRight}
            </Button>
          )}
        </Stack>
      )}
    </Popover>
  );
}

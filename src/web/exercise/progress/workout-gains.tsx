import { TrendingUp, Trophy } from 'lucide-react';
import type { KnownExercise } from '#domain/exercise/index.ts';
import {
  type GainOfExercise,
  type PersonalRecord,
  recordsByExercise,
  type WorkoutComparison,
} from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PlainList, Row, Stack } from '../../ui/layout.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SectionHeading, Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { type FigureLabels, gainLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordDetails } from './record-details.tsx';
import { useFigureLabels } from './use-figure-labels.ts';
import type { KnownWorkoutRecords } from './use-workout-records.ts';
import { RecordLines } from './workout-records.tsx';

export interface WorkoutGainsProps {
  readonly comparison: WorkoutComparison;
  readonly records: KnownWorkoutRecords;
  /** How many sets were completed; intervals, if it was done by the clock. */
  readonly sets: { readonly done: number; readonly isByClock: boolean };
}

/**
 * What a workout that has just ended achieved: the most telling gains over last time, with the personal records that
 * they are, then the records of other exercises. Each exercise is praised once. Renders nothing if there is nothing to
 * say.
 */
export function WorkoutGains({ comparison: { isFirst, gains }, records, sets }: WorkoutGainsProps) {
  const m = useMessages(progressMessages);
  const catalogue = useCatalogue();
  const labels = useFigureLabels(undefined);
  const made = recordsByExercise(records.made);
  const others = records.made.filter(({ exercise }) => !gains.some((gain) => gain.exercise === exercise));
  const { kilograms } = records.volume;
  return (
    <>
      {isFirst && (
        <Text weight="medium" numeric>
          {m.firstWorkout({
            count: sets.done,
            isByClock: sets.isByClock,
            volume: kilograms > 0 ? labels.volume(kilograms) : '',
          })}
        </Text>
      )}
      {gains.length > 0 && (
        <Stack as="section" gap={2} aria-label={m.comparedWithLast}>
          <SectionHeading size={3}>{m.comparedWithLast}</SectionHeading>
          <PlainList>
            {gains.map((gain) => {
              const exercise = catalogue.get(gain.exercise);
              const of = made.find((each) => each.exercise === gain.exercise)?.records ?? [];
              return exercise && <GainLine key={gain.exercise} gain={gain} exercise={exercise} records={of} />;
            })}
          </PlainList>
        </Stack>
      )}
      {others.length > 0 && (
        <Stack as="section" gap={2} aria-label={m.records}>
          <SectionHeading size={3}>{m.records}</SectionHeading>
          <RecordLines made={others} />
        </Stack>
      )}
    </>
  );
}

interface GainLineProps {
  readonly gain: GainOfExercise;
  readonly exercise: KnownExercise;
  /** The personal records of the exercise in this workout. */
  readonly records: readonly PersonalRecord[];
}

function GainLine({ gain, exercise, records }: GainLineProps) {
  const m = useMessages(progressMessages);
  const labels: FigureLabels = useFigureLabels(exercise);
  const { name } = exercise;
  return (
    <Row as="li" gap={2} align="center" touch>
      <TrendingUp size="1.25rem" aria-hidden="true" className={styles.medal} />
      <Text as="span" grow numeric personal>
        {m.gains[gain.kind]({ by: gainLabel(gain, labels), name })}
      </Text>
      {records.length > 0 && (
        <Popover
          label={m.records}
          trigger={<IconButton className={styles.medal ?? ''} icon={<Trophy />} label={m.recordsOf({ name })} />}
        >
          <RecordDetails exercise={exercise} records={records} />
        </Popover>
      )}
    </Row>
  );
}

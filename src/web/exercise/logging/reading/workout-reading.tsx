import { type KnownExercise, setRows, type WorkoutExercise, type WorkoutSet } from '#domain/exercise/index.ts';
import { isByClock, isDone } from '#domain/exercise/logging/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import { useMessages } from '../../../language/index.ts';
import { exerciseLink } from '../../../links/exercise.ts';
import { useTimeFormat } from '../../../time/index.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../../../ui/text.tsx';
import { useCatalogue } from '../../catalogue/index.ts';
import { LinkedText } from '../../mentions/index.ts';
import { type KnownWorkoutRecords, RecordMark, recordsOfName, recordsOfRow, SetRecord } from '../../progress/index.ts';
import { useIntervalLines, useSetLabel } from '../../workouts/index.ts';
import { useLog } from '../log/log-context.ts';
import { lettersOf } from '../log/superset-letters.ts';
import { loggingMessages } from '../messages/index.ts';
import styles from './reading.module.css';

export interface WorkoutReadingProps {
  readonly exercises: readonly WorkoutExercise[];
  readonly unplacedSets: readonly WorkoutSet[];
  /** Null until all workouts have been read. */
  readonly records: KnownWorkoutRecords | null;
}

/** The exercises of a finished workout with the sets that were done, to read. */
export function WorkoutReading({ exercises, unplacedSets, records }: WorkoutReadingProps) {
  const m = useMessages(loggingMessages);
  const letters = lettersOf(exercises);
  const trained = exercises.filter(({ sets }) => sets.some(isDone));
  if (trained.length === 0 && unplacedSets.length === 0) return <SecondaryText>{m.noCompletedSets}</SecondaryText>;
  if (isByClock(exercises) && unplacedSets.length === 0 && !asksAbout(records))
    return <IntervalsReading exercises={exercises} trained={trained} />;
  return (
    <>
      {trained.map((each) => (
        <ExerciseReading key={each.id} exercise={each} letter={letters.get(each.id) ?? null} records={records} />
      ))}
      {unplacedSets.length > 0 && (
        <Stack as="section" gap={1} aria-label={m.unplaced}>
          <SectionHeading>{m.unplaced}</SectionHeading>
          <Sets sets={unplacedSets} exercise={undefined} records={records} />
        </Stack>
      )}
    </>
  );
}

/** Returns whether a set asks whether its figures are true, which is asked beside the set. */
function asksAbout(records: KnownWorkoutRecords | null): boolean {
  return records !== null && records.implausibleBySet.size > 0;
}

interface IntervalsReadingProps extends Pick<WorkoutReadingProps, 'exercises'> {
  /** The exercises with a completed set. */
  readonly trained: readonly WorkoutExercise[];
}

/** A workout that was done by the clock: its intervals in turn, those that repeat in one line, and what was noted. */
function IntervalsReading({ exercises, trained }: IntervalsReadingProps) {
  const m = useMessages(loggingMessages);
  const linesOf = useIntervalLines();
  return (
    <Stack as="section" gap={1} aria-label={m.intervals}>
      <Row gap={4} align="baseline" wrap>
        {[...new Set(trained.map(({ exercise }) => exercise.exercise as RecordKey))].map((key) => (
          <ExerciseHeading key={key} exercise={key} />
        ))}
      </Row>
      <ol>
        {linesOf(exercises).map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished workout stay where they are
          <li key={at}>
            <Text numeric>{line}</Text>
          </li>
        ))}
      </ol>
      {trained.map((each) => (
        <Notes key={each.id} exercise={each} />
      ))}
      {remarksOfSets(trained).map((remark) => (
        <Text key={remark} size={2} tone="muted" personal multiline>
          <LinkedText text={remark} />
        </Text>
      ))}
    </Stack>
  );
}

function remarksOfSets(exercises: readonly WorkoutExercise[]): readonly string[] {
  const sets = exercises.flatMap((each) => each.sets).filter(isDone);
  return [...new Set(sets.flatMap(({ set }) => set.remark?.trim() || []))];
}

function ExerciseHeading({ exercise }: { readonly exercise: RecordKey }) {
  const m = useMessages(loggingMessages);
  const known = useCatalogue().get(exercise);
  return (
    <SectionHeading personal>
      {known === undefined ? (
        m.unknownExercise
      ) : (
        <Link variant="quiet" touch {...exerciseLink(known.id)}>
          {known.name}
        </Link>
      )}
    </SectionHeading>
  );
}

/** What was noted about an exercise, now and for next time. */
function Notes({ exercise: { exercise } }: { readonly exercise: WorkoutExercise }) {
  const m = useMessages(loggingMessages);
  const remark = exercise.remark?.trim() ?? '';
  const nextTime = exercise.nextTime?.trim() ?? '';
  return (
    <>
      {remark !== '' && (
        <Text size={2} tone="muted" personal multiline>
          <LinkedText text={remark} />
        </Text>
      )}
      {nextTime !== '' && (
        <Text size={2} tone="muted" personal multiline>
          {m.forNextTime}: <LinkedText text={nextTime} />
        </Text>
      )}
    </>
  );
}

interface ExerciseReadingProps extends Pick<WorkoutReadingProps, 'records'> {
  readonly exercise: WorkoutExercise;
  /** The letter of its superset; null if it is in none. */
  readonly letter: string | null;
}

function ExerciseReading({ exercise: each, letter, records }: ExerciseReadingProps) {
  const m = useMessages(loggingMessages);
  const { exercise, sets } = each;
  const key = exercise.exercise as RecordKey;
  const known = useCatalogue().get(key);
  return (
    <Stack as="section" gap={1} aria-label={known?.name ?? m.unknownExercise}>
      <Row gap={2} align="baseline" wrap>
        <ExerciseHeading exercise={key} />
        {known !== undefined && records !== null && <RecordMark exercise={known} made={recordsOfName(records, sets)} />}
        {letter !== null && <SecondaryText as="span">{m.superset({ letter })}</SecondaryText>}
      </Row>
      <Notes exercise={each} />
      <Sets sets={sets} exercise={known} records={records} />
    </Stack>
  );
}

interface SetsProps extends Pick<WorkoutReadingProps, 'records'> {
  readonly sets: readonly WorkoutSet[];
  readonly exercise: KnownExercise | undefined;
}

/** The completed sets, numbered as they are logged. Both sides of a set are in one line. */
function Sets({ sets, exercise, records }: SetsProps) {
  const { count } = useTimeFormat();
  return (
    <Stack as="ol" numeric>
      {setRows(sets).map((row, at) => {
        const done = row.filter(isDone);
        if (done.length === 0) return null;
        return <SetLine key={row[0].id} number={count(at + 1)} sets={done} exercise={exercise} records={records} />;
      })}
    </Stack>
  );
}

interface SetLineProps extends SetsProps {
  /** As displayed. */
  readonly number: string;
}

function SetLine({ number, sets, exercise, records }: SetLineProps) {
  const log = useLog();
  const m = useMessages(loggingMessages);
  const { count } = useTimeFormat();
  const labelOf = useSetLabel();
  const effortOf = ({ set: { result } }: WorkoutSet) => {
    if (result?.rpe !== undefined) return `${m.rpe} ${count(result.rpe)}`;
    return result?.rir === undefined ? '' : `${m.rir} ${count(result.rir)}`;
  };
  const isWarmUp = sets.every(({ set }) => set.result?.kind === 'warmUp');
  const remarks = sets.flatMap(({ set }) => set.remark?.trim() || []);
  const ids = sets.map(({ id }) => id);
  const asked = ids.find((id) => records?.implausibleBySet.has(id));
  return (
    <li data-sets={ids.join(' ')} data-warm-up={isWarmUp || undefined} className={styles.set}>
      <Row gap={3} align="center">
        <SecondaryText as="span" className={styles.number ?? ''}>
          {number}
        </SecondaryText>
        <span>{sets.map((set) => labelOf(set, exercise) || '–').join(' · ')}</span>
        <SecondaryText as="span">{[...new Set(sets.map(effortOf))].filter(Boolean).join(' · ')}</SecondaryText>
        {exercise !== undefined && records !== null && (
          <RecordMark exercise={exercise} made={recordsOfRow(records, sets)} />
        )}
        {exercise !== undefined && asked !== undefined && (
          <SetRecord
            exercise={exercise}
            made={[]}
            implausible={records?.implausibleBySet.get(asked)?.value}
            onConfirm={() => log.confirm(asked)}
          />
        )}
      </Row>
      {remarks.map((remark) => (
        <Text key={remark} size={2} tone="muted" personal multiline className={styles.remark ?? ''}>
          <LinkedText text={remark} />
        </Text>
      ))}
    </li>
  );
}

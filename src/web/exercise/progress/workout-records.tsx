import type { KnownExercise } from '#domain/exercise/index.ts';
import {
  lastOfEach,
  type PersonalRecord,
  personalRecordKinds,
  type RecordOfExercise,
} from '#domain/exercise/records/index.ts';
import { useMessages } from '../../language/index.ts';
import { exerciseLink } from '../../links/exercise.ts';
import { Link } from '../../ui/link.tsx';
import { SecondaryText, SectionHeading, Text } from '../../ui/text.tsx';
import { useCatalogue } from '../catalogue/index.ts';
import { previousLabel, recordKindLabel } from './figure-labels.ts';
import { progressMessages } from './messages/index.ts';
import styles from './progress.module.css';
import { RecordValue } from './record-value.tsx';
import { useFigureLabels } from './use-figure-labels.ts';

/**
 * The personal records in the summary of a workout: for each exercise, the last of each kind. Renders nothing if there
 * are none.
 */
export function WorkoutRecords({ made }: { readonly made: readonly RecordOfExercise[] }) {
  const m = useMessages(progressMessages);
  const catalogue = useCatalogue();
  if (made.length === 0) return null;
  const byExercise = Map.groupBy(made, ({ exercise }) => exercise);
  return (
    <section className={styles.section} aria-label={m.records}>
      <SectionHeading>{m.records}</SectionHeading>
      <ul className={styles.list}>
        {Array.from(byExercise, ([key, ofExercise]) => {
          const exercise = catalogue.get(key);
          return exercise === undefined ? null : (
            <li key={key}>
              <ExerciseRecords exercise={exercise} made={ofExercise} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface ExerciseRecordsProps {
  readonly exercise: KnownExercise;
  readonly made: readonly RecordOfExercise[];
}

/** Returns the last record of each kind and load, in the standard order of kinds. */
function recordsByKind(made: readonly RecordOfExercise[]): readonly PersonalRecord[] {
  const place = ({ kind }: PersonalRecord) => personalRecordKinds.indexOf(kind);
  return lastOfEach(made.map(({ record }) => record)).toSorted((a, b) => place(a) - place(b));
}

/** The personal records of one exercise, one per line. */
export function ExerciseRecords({ exercise, made }: ExerciseRecordsProps) {
  const m = useMessages(progressMessages);
  const words = useFigureLabels(exercise);
  return (
    <>
      <Link variant="quiet" className={styles.name ?? ''} {...exerciseLink(exercise.id)}>
        <Text as="span" weight="medium" personal lines={2}>
          {exercise.name}
        </Text>
      </Link>
      <ul className={styles.lines}>
        {recordsByKind(made).map((record) => (
          <li key={`${record.kind} ${record.assisted} ${record.load}`} className={styles.line}>
            <SecondaryText as="span" className={styles.lineKind ?? ''}>
              {recordKindLabel(record, m)}
            </SecondaryText>
            <Text as="span" numeric>
              <RecordValue record={record} exercise={exercise} words={words} />
            </Text>
            {record.previous !== null && (
              <SecondaryText as="span" numeric>
                {m.previous({ value: previousLabel({ ...record, value: record.previous }, words, exercise.tracking) })}
              </SecondaryText>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

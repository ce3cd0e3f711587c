import type { RecordOfExercise } from '#domain/exercise/records/index.ts';
import styles from './progress.module.css';
import { RecordDay } from './record-day.tsx';
import { RecordLines } from './workout-records.tsx';

export interface RecordsOfDayProps {
  /** The personal records of one workout. */
  readonly made: readonly RecordOfExercise[];
}

/** The day of a workout, with a link to it, and its personal records. */
export function RecordsOfDay({ made }: RecordsOfDayProps) {
  const [first] = made;
  return (
    <div className={styles.ofWorkout}>
      {first !== undefined && <RecordDay record={first.record} />}
      <RecordLines made={made} />
    </div>
  );
}

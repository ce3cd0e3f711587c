import styles from './progress.module.css';
import { RecordDay } from './record-day.tsx';
import type { NewestRecords } from './use-newest-records.ts';
import { ExerciseRecords } from './workout-records.tsx';

/** The newest personal records, with links to the exercise and the workout. */
export function NewestRecordsList({ exercise, made }: NewestRecords) {
  const [first] = made;
  return (
    <div className={styles.ofWorkout}>
      {first !== undefined && <RecordDay record={first.record} />}
      <ExerciseRecords exercise={exercise} made={made} />
    </div>
  );
}

import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDayLabel } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import styles from './progress.module.css';

/** The day of a personal record, as a link to the workout. */
export function RecordDay({ record }: { readonly record: PersonalRecord }) {
  const dayLabel = useDayLabel();
  return (
    <Link variant="quiet" className={styles.day ?? ''} {...workoutLink(record.workout)}>
      {dayLabel(record.day)}
    </Link>
  );
}

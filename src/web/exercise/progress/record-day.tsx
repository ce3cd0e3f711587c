import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { workoutLink } from '../link-targets.ts';
import styles from './progress.module.css';

/** The day of a personal record, as a link to the workout. */
export function RecordDay({ record }: { readonly record: PersonalRecord }) {
  const { day } = useTimeFormat();
  const { today } = useDocument();
  return (
    <Link variant="quiet" className={styles.day ?? ''} {...workoutLink(record.workout)}>
      {day(record.day, today())}
    </Link>
  );
}

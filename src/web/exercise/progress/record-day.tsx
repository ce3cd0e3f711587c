import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDayLabel } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import styles from './progress.module.css';

interface RecordDayProps {
  readonly record: PersonalRecord;
  /** Its target overlaps the lines around it only in text, not alone on a line or below another target. */
  readonly place?: 'inText' | 'alone' | 'below';
}

/** The day of a personal record, as a link to the workout. */
export function RecordDay({ record, place = 'inText' }: RecordDayProps) {
  const dayLabel = useDayLabel();
  return (
    <Link
      variant="quiet"
      size={2}
      tone="muted"
      touch={place === 'inText' ? 'inLine' : true}
      className={(place === 'below' && styles.below) || ''}
      {...workoutLink(record.workout)}
    >
      {dayLabel(record.day)}
    </Link>
  );
}

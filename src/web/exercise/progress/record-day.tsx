import type { PersonalRecord } from '#domain/exercise/records/index.ts';
import { workoutLink } from '../../links/exercise.ts';
import { useDayLabel } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import styles from './progress.module.css';

interface RecordDayProps {
  readonly record: PersonalRecord;
  /** Whether it is below a target of its own, which its own target must not overlap. */
  readonly isBelow?: boolean;
}

/** The day of a personal record, as a link to the workout. */
export function RecordDay({ record, isBelow = false }: RecordDayProps) {
  const dayLabel = useDayLabel();
  const place = isBelow ? ({ touch: true, className: styles.below ?? '' } as const) : ({ touch: 'inLine' } as const);
  return (
    <Link variant="quiet" size={2} tone="muted" {...place} {...workoutLink(record.workout)}>
      {dayLabel(record.day)}
    </Link>
  );
}

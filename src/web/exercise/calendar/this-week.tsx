import { useMessages } from '../../language/index.ts';
import { goalsLink } from '../../links/exercise.ts';
import { Link } from '../../ui/link.tsx';
import { SectionHeading } from '../../ui/text.tsx';
import styles from './calendar.module.css';
import { calendarMessages } from './messages/index.ts';
import { useThisWeek } from './use-this-week.ts';
import { WeekFigures } from './week-figures.tsx';

/** The training of this week and the goals. Renders nothing before the first training session or goal. */
export function ThisWeek() {
  const m = useMessages(calendarMessages);
  const week = useThisWeek();
  if (week === null) return null;
  return (
    <section className={styles.part} aria-label={m.thisWeek}>
      <div className={styles.partHead}>
        <SectionHeading>{m.thisWeek}</SectionHeading>
        <Link variant="quiet" className={styles.cardLink ?? ''} {...goalsLink}>
          {m.goals}
        </Link>
      </div>
      <WeekFigures {...week} />
    </section>
  );
}

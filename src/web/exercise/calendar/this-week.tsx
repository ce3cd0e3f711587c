import { useMessages } from '../../language/index.ts';
import { Link } from '../../ui/link.tsx';
import { Heading } from '../../ui/text.tsx';
import { goalsLink } from '../link-targets.ts';
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
        <Heading level={2} size={4}>
          {m.thisWeek}
        </Heading>
        <Link variant="quiet" className={styles.cardLink ?? ''} {...goalsLink}>
          {m.goals}
        </Link>
      </div>
      <WeekFigures {...week} />
    </section>
  );
}

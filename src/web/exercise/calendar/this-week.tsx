import { useMessages } from '../../language/index.ts';
import { goalsLink } from '../../links/exercise.ts';
import { Row, Stack } from '../../ui/layout.tsx';
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
    <Stack as="section" gap={3} aria-label={m.thisWeek}>
      <Row gap={2} align="center" justify="between" wrap>
        <SectionHeading>{m.thisWeek}</SectionHeading>
        <Link variant="quiet" touch tone="muted" className={styles.goals ?? ''} {...goalsLink}>
          {m.goals}
        </Link>
      </Row>
      <WeekFigures {...week} />
    </Stack>
  );
}

import { useId } from 'react';
import { periodOf, streakOf, trainedIn } from '#domain/exercise/goals/index.ts';
import { addDays } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useWeekStart } from '../../time/index.ts';
import { Link } from '../../ui/link.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import styles from './calendar.module.css';
import { GoalProgress } from './goal-row.tsx';
import { HeatMap } from './heat-map.tsx';
import { calendarMessages } from './messages/index.ts';
import { useGoals } from './use-goals.ts';
import { useTrainingDays } from './use-training-days.ts';
import { useTrainingLabels } from './use-training-labels.ts';

const weeksShown = 26;

/** Shows the training of recent weeks, this week and the goals. Renders nothing before the first training session. */
export function TrainingCard() {
  const m = useMessages(calendarMessages);
  const words = useTrainingLabels();
  const days = useTrainingDays();
  const goals = useGoals();
  const heading = useId();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  if (days.size === 0) return null;
  const thisWeek = periodOf(today, 'week', weekStart);
  const shown = { from: addDays(thisWeek.from, -7 * (weeksShown - 1)), until: thisWeek.until };
  const week = trainedIn(days, thisWeek);
  const { current } = streakOf(days.keys(), { per: 'week', today, weekStart });
  const inShort = [
    m.inThisWeek({ sessions: words.sessions(week) }),
    ...(week.seconds >= 60 ? [words.time(week.seconds)] : []),
    ...(current > 1 ? [m.streak.week({ count: current })] : []),
  ];
  return (
    <section className={styles.card} data-accent="body" aria-labelledby={heading}>
      <div className={styles.partHead}>
        <Heading level={2} size={3} id={heading}>
          {m.training}
        </Heading>
        <Link variant="quiet" className={styles.cardLink ?? ''} href="/dashboard/exercise/calendar">
          {m.openCalendar}
        </Link>
      </div>
      <Text size={2} numeric>
        {inShort.join(' · ')}
      </Text>
      <HeatMap
        days={days}
        period={shown}
        today={today}
        label={m.lastWeeks({
          days: m.days({ count: trainedIn(days, shown).days }),
          weeks: m.weeks({ count: weeksShown }),
        })}
      />
      {goals.map(({ id, goal }) => (
        <GoalProgress key={id} goal={goal} days={days} />
      ))}
    </section>
  );
}

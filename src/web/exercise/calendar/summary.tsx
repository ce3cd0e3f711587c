import { periodOf, streakOf, type TrainingDays, trainedIn } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Grid } from '../../ui/layout.tsx';
import { Explained, Figure } from '../explain/index.ts';
import styles from './calendar.module.css';
import { calendarMessages } from './messages/index.ts';
import { TrainingTime } from './training-time.tsx';
import { useTrainingLabels } from './use-training-labels.ts';

/** Totals of this week and this month, and the streak of weeks. */
export function Summary({ days }: { readonly days: TrainingDays }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const words = useTrainingLabels();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  const week = trainedIn(days, periodOf(today, 'week', weekStart));
  const month = trainedIn(days, periodOf(today, 'month', weekStart));
  const streak = streakOf(days.keys(), { per: 'week', today, weekStart });
  return (
    <Grid as="dl" minColumn={6.5} stretch gap={4} aria-label={m.summary}>
      <Figure name={m.weeklyStreak} note={m.longest({ weeks: m.weeks({ count: streak.longest }) })}>
        <Explained
          formula="goals/streak"
          inputs={[{ name: m.weeksWithSession, value: count(streak.current) }]}
          className={styles.figure ?? ''}
        >
          {count(streak.current)}
        </Explained>
      </Figure>
      <Figure name={m.thisWeek} note={<TrainingTime total={week} />}>
        {words.sessions(week)}
      </Figure>
      <Figure name={m.thisMonth} note={<TrainingTime total={month} />}>
        {words.sessions(month)}
      </Figure>
    </Grid>
  );
}

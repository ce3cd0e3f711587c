import { periodOf, streakOf, type TrainingDays, trainedIn } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { useDocument } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { Explained } from '../explain/index.ts';
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
    <Figures minColumn={6.5} stretch aria-label={m.summary}>
      <Figure
        label={m.weeklyStreak}
        value={
          <Explained formula="goals/streak" inputs={[{ name: m.weeksWithSession, value: count(streak.current) }]}>
            {count(streak.current)}
          </Explained>
        }
        note={m.longest({ weeks: m.weeks({ count: streak.longest }) })}
      />
      <Figure label={m.thisWeek} value={words.sessions(week)} note={<TrainingTime total={week} />} />
      <Figure label={m.thisMonth} value={words.sessions(month)} note={<TrainingTime total={month} />} />
    </Figures>
  );
}

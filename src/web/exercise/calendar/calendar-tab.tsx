import type { ReactNode } from 'react';
import { periodOf, streakOf, type TrainingDays, trainedIn } from '#domain/exercise/goals/index.ts';
import { useMessages } from '../../language/index.ts';
import { PageHeading } from '../../page/index.ts';
import { useDocument, useDocumentRead, useFirstSync } from '../../replica/index.ts';
import { useTimeFormat, useWeekStart } from '../../time/index.ts';
import { Figure, Figures } from '../../ui/figures.tsx';
import { PageBody } from '../../ui/layout.tsx';
import { StateView } from '../../ui/state-view.tsx';
import { Text } from '../../ui/text.tsx';
import { usePeriodLabels } from '../endurance/index.ts';
import { Explained } from '../explain/index.ts';
import { calendarMessages } from './messages/index.ts';
import { Month } from './month.tsx';
import { TrainingTime } from './training-time.tsx';
import { useTrainingDays } from './use-training-days.ts';
import { useTrainingLabels } from './use-training-labels.ts';
import { Year } from './year.tsx';

/** Shows the training days and the streaks. */
export default function CalendarTab(): ReactNode {
  const m = useMessages(calendarMessages);
  const isRead = useDocumentRead();
  return (
    <PageBody width="medium" inset gap={7} data-scroll-restoration-id="calendar">
      <PageHeading>{m.calendar}</PageHeading>
      {isRead ? <Content /> : <StateView kind="loading" title={m.loading} />}
    </PageBody>
  );
}

function Content() {
  const m = useMessages(calendarMessages);
  const days = useTrainingDays();
  const isFirstSync = useFirstSync();
  if (days.size === 0 && isFirstSync) return <StateView kind="loading" title={m.loading} />;
  return (
    <>
      {days.size === 0 ? <Text tone="muted">{m.empty}</Text> : <Summary days={days} />}
      <Month days={days} />
      <Year days={days} />
    </>
  );
}

/** Totals of this week and this month, and the streak of weeks. */
function Summary({ days }: { readonly days: TrainingDays }) {
  const m = useMessages(calendarMessages);
  const { count } = useTimeFormat();
  const labels = useTrainingLabels();
  const today = useDocument().today();
  const weekStart = useWeekStart();
  const [week, month] = [periodOf(today, 'week', weekStart), periodOf(today, 'month', weekStart)];
  const [inWeek, inMonth] = [trainedIn(days, week), trainedIn(days, month)];
  const [weekLabel, monthLabel] = [usePeriodLabels('week'), usePeriodLabels('month')];
  const streak = streakOf(days.keys(), { per: 'week', today, weekStart });
  return (
    <Figures minColumn={6.5} stretch aria-label={m.summary}>
      <Figure
        label={m.weeklyStreak}
        value={
          <Explained formula="goals/streak" inputs={[{ name: m.weeksWithSession, value: count(streak.current) }]}>
            {m.weeks({ count: streak.current })}
          </Explained>
        }
        note={m.longest({ weeks: m.weeks({ count: streak.longest }) })}
      />
      <Figure label={weekLabel(week)} value={labels.sessions(inWeek)} note={<TrainingTime total={inWeek} />} />
      <Figure label={monthLabel(month)} value={labels.sessions(inMonth)} note={<TrainingTime total={inMonth} />} />
    </Figures>
  );
}

import { useThisWeek, WeekDays, WeekFigures } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { calendarLink } from '../../links/exercise.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card } from './card.tsx';

/** The days of this week, its figures, and the goals. */
export function WeekCard() {
  const m = useMessages(overviewMessages);
  const week = useThisWeek();
  if (week === null) return null;
  return (
    <Card title={m.cards.week} link={calendarLink()} accent="body">
      <WeekDays {...week} />
      <WeekFigures {...week} />
    </Card>
  );
}

import { isRunning } from '#domain/exercise/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { DayTraining } from '../../day-training/index.ts';
import { useMessages } from '../../language/index.ts';
import { dayLink } from '../../links/notes.ts';
import { useRecords } from '../../replica/index.ts';
import { useToday } from '../../time/index.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card } from './card.tsx';

/** What was done today. A day on which the user only weighed in has nothing to show that the page does not show already. */
export function DoneCard() {
  const m = useMessages(overviewMessages);
  const today = useToday();
  const hasTrained = useHasTrained(today);
  if (!hasTrained) return null;
  return (
    <Card title={m.cards.done} link={dayLink(today)} accent="body">
      <DayTraining day={today} isOver />
    </Card>
  );
}

/** Returns whether a workout was finished or an activity logged on a day. */
function useHasTrained(day: LocalDay): boolean {
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  // reads one leaf, since there may be thousands of records to parse
  const isOfDay = ({ leaves, inTrash }: (typeof workouts)[number] | (typeof activities)[number]) =>
    !inTrash && leaves.get('day')?.value === day;
  return activities.some(isOfDay) || workouts.some((each) => isOfDay(each) && !isRunning(each.value));
}

import { useMemo } from 'react';
import { DayIndex, type DayYearsAgo, onThisDay } from '#domain/journal/index.ts';
import { instantAt, type LocalDay, type RecordKey, recordKey } from '#domain/kernel/index.ts';
import { useFinishedEmpty } from '../../exercise/index.ts';
import { useMessages } from '../../language/index.ts';
import { journalLink } from '../../links/journal.ts';
import { NotesIndexProvider, RememberedDays } from '../../notes/index.ts';
import { deviceZone, type RecordEntry, useDocument, useRecords } from '../../replica/index.ts';
import { useToday } from '../../time/index.ts';
import { useAfterPaint } from '../../ui/use-after-paint.ts';
import { overviewMessages } from '../messages/index.ts';
import { Card, LoadingCard } from './card.tsx';

/** What was written and done on the same day of earlier years. */
export function OnThisDayCard() {
  const isPainted = useAfterPaint(true);
  return isPainted ? <EarlierYears /> : <LoadingCard />;
}

function EarlierYears() {
  const m = useMessages(overviewMessages);
  const { remembered, index } = useOnThisDay(useToday());
  if (remembered.length === 0) return null;
  return (
    <Card title={m.cards['on-this-day']} link={journalLink()}>
      <NotesIndexProvider>
        <RememberedDays remembered={remembered} index={index} />
      </NotesIndexProvider>
    </Card>
  );
}

interface OnThisDay {
  /** The days of earlier years that have something. */
  readonly remembered: readonly DayYearsAgo[];
  readonly index: DayIndex;
}

/** Returns the same day of earlier years. Only the records of those days are indexed, since there may be thousands. */
function useOnThisDay(today: LocalDay): OnThisDay {
  const { dayOf } = useDocument();
  const finishedEmpty = useFinishedEmpty();
  const notes = useRecords('notes');
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const measurements = useRecords('measurements');
  return useMemo(() => {
    const days = onThisDay(today);
    const isNear = nearDays(days);
    const empty = new Set<RecordKey>(finishedEmpty.map((id) => recordKey('workouts', id)));
    const index = new DayIndex(dayOf);
    for (const records of [notes, workouts, activities, measurements])
      for (const { key, leaves } of records)
        if (isNear({ key, leaves })) index.put({ key, leaves, isFinishedEmpty: empty.has(key) });
    return { remembered: days.filter(({ day }) => index.daysWith(day, day).size > 0), index };
  }, [today, dayOf, finishedEmpty, notes, workouts, activities, measurements]);
}

/** More than the distance between two zones and the latest start of a day. */
const nearMs = 2 * 86_400_000;

/** Returns a quick check that lets through every record of the days, and a few others. */
function nearDays(days: readonly DayYearsAgo[]): (record: Pick<RecordEntry<'notes'>, 'key' | 'leaves'>) => boolean {
  const middles = days.map(({ day }) => instantAt(day, 12 * 60, deviceZone()));
  return ({ key, leaves }) => {
    const day = leaves.get('day')?.value;
    if (days.some((each) => each.day === day || key.startsWith(`notes/day-${each.day}`))) return true;
    const createdAt = leaves.get('createdAt')?.value;
    return typeof createdAt === 'number' && middles.some((middle) => Math.abs(createdAt - middle) < nearMs);
  };
}

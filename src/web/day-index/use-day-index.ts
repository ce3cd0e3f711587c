import { useMemo } from 'react';
import type { DayIndex } from '#domain/journal/index.ts';
import { recordKey } from '#domain/kernel/index.ts';
import { useFinishedEmpty } from '../exercise/index.ts';
import { deviceZone, useDocument, useProfileData, useRecords, useThrottledRecords } from '../replica/index.ts';
import { LiveDayIndex } from './live-day-index.ts';

/** A new object after each change of the index. */
export interface DaysKnown {
  readonly index: DayIndex;
}

/** The minimum time between two updates from notes, whose records change with every keystroke. */
const notesPauseMs = 1000;

/** Returns what there is on each day. It follows from record summaries, so it is complete as soon as the document is. */
export function useDayIndex(): DaysKnown {
  const live = useLiveDayIndex();
  const finishedEmpty = useFinishedEmpty();
  const notes = useThrottledRecords('notes', notesPauseMs);
  const workouts = useRecords('workouts');
  const activities = useRecords('activities');
  const measurements = useRecords('measurements');
  return useMemo(() => {
    live.takeFinishedEmpty(new Set(finishedEmpty.map((id) => recordKey('workouts', id))));
    for (const [list, records] of Object.entries({ notes, workouts, activities, measurements }))
      live.take(list, records);
    return { index: live.index };
  }, [live, finishedEmpty, notes, workouts, activities, measurements]);
}

/** Returns an index that lasts until the days of notes would be different: with another zone or start of the day. */
function useLiveDayIndex(): LiveDayIndex {
  const { dayOf } = useDocument();
  const { dayStartsAt = 0 } = useProfileData().preferences;
  const daysBy = `${deviceZone()} ${dayStartsAt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `dayOf` reads the zone and the start of the day itself
  return useMemo(() => new LiveDayIndex(dayOf), [dayOf, daysBy]);
}

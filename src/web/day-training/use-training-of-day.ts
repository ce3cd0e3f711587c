import { useMemo } from 'react';
import { type DayEntry, DayIndex } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { type RecordEntry, useDocument, useRecords } from '../replica/index.ts';

type OfDay = { readonly [C in 'workouts' | 'activities' | 'measurements']: ReadonlyMap<string, RecordEntry<C>> };

export interface TrainingOfDay extends OfDay {
  /** The earliest first. */
  readonly entries: readonly DayEntry[];
}

/** Returns the workouts, activities and measurements of a day. They follow from record summaries, so they are here at once. */
export function useTrainingOfDay(day: LocalDay): TrainingOfDay {
  const { dayOf } = useDocument();
  const workouts = useRecordsOfDay('workouts', day);
  const activities = useRecordsOfDay('activities', day);
  const measurements = useRecordsOfDay('measurements', day);
  return useMemo(() => {
    const index = new DayIndex(dayOf);
    for (const records of [workouts, activities, measurements])
      for (const record of records.values()) index.put(record);
    return { entries: index.of(day).training, workouts, activities, measurements };
  }, [dayOf, day, workouts, activities, measurements]);
}

function useRecordsOfDay<C extends Collection>(collection: C, day: LocalDay): ReadonlyMap<string, RecordEntry<C>> {
  const records = useRecords(collection);
  return useMemo(
    () => new Map(records.filter(({ leaves }) => leaves.get('day')?.value === day).map((each) => [each.key, each])),
    [records, day],
  );
}

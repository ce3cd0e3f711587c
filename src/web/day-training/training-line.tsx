import { Fragment, type ReactNode } from 'react';
import type { DayEntry } from '#domain/journal/index.ts';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { Collection } from '#domain/user-document.ts';
import { useActivityLabels, useMeasureFormat, useMeasures, useWorkoutLabels } from '../exercise/index.ts';
import { onceForAll, type RecordEntry, useRecords } from '../replica/index.ts';
import { SecondaryText } from '../ui/text.tsx';

/** The training of a day in one line: `Push day · Run 10 km · 52:10 · Body weight 81.4 kg`. */
export function TrainingLine({ entries }: { readonly entries: readonly DayEntry[] }) {
  const workouts = workoutByKey(useRecords('workouts'));
  const activities = activityByKey(useRecords('activities'));
  const measurements = measurementByKey(useRecords('measurements'));
  return (
    <SecondaryText lines={1} numeric personal>
      {entries.map((entry, index) => (
        <Fragment key={entry.key}>
          {index > 0 && ' · '}
          {partOf(entry)}
        </Fragment>
      ))}
    </SecondaryText>
  );

  function partOf({ key }: DayEntry): ReactNode {
    const workout = workouts.get(key);
    const activity = activities.get(key);
    const measurement = measurements.get(key);
    if (workout !== undefined) return <WorkoutName workout={workout} />;
    if (activity !== undefined) return <ActivityName activity={activity} />;
    return measurement === undefined ? null : <MeasuredValue measurement={measurement} />;
  }
}

// Every row of a list of days looks for its records, so each map is made once for all of them.
const workoutByKey = onceForAll(byKey<'workouts'>);
const activityByKey = onceForAll(byKey<'activities'>);
const measurementByKey = onceForAll(byKey<'measurements'>);

function byKey<C extends Collection>(records: readonly RecordEntry<C>[]): ReadonlyMap<RecordKey, RecordEntry<C>> {
  return new Map(records.map((record) => [record.key, record]));
}

function WorkoutName({ workout }: { readonly workout: RecordEntry<'workouts'> }) {
  return useWorkoutLabels(workout).title;
}

function ActivityName({ activity }: { readonly activity: RecordEntry<'activities'> }) {
  const { title, what } = useActivityLabels()(activity.value);
  return [title, what].filter((part) => part !== '').join(' ');
}

function MeasuredValue({ measurement: { value } }: { readonly measurement: RecordEntry<'measurements'> }) {
  const { valueLabels } = useMeasureFormat();
  const measure = useMeasures().find(({ id }) => id === value.measure);
  if (measure === undefined || value.value === undefined) return null;
  return `${measure.name} ${valueLabels(value.value, measure.dimension)}`;
}

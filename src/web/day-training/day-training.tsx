import type { ReactNode } from 'react';
import { isRunning } from '#domain/exercise/index.ts';
import type { DayEntry } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocumentReady } from '../replica/index.ts';
import { PlainList } from '../ui/layout.tsx';
import { ActivityOfDay } from './activity-of-day.tsx';
import { MeasurementOfDay } from './measurement-of-day.tsx';
import { dayTrainingMessages } from './messages/index.ts';
import { type TrainingOfDay, useTrainingOfDay } from './use-training-of-day.ts';
import { WorkoutOfDay } from './workout-of-day.tsx';

export interface DayTrainingProps {
  readonly day: LocalDay;
  /** Shown if there is nothing on this day; nothing by default. */
  readonly empty?: ReactNode;
  /** Whether workouts in progress are left out. */
  readonly isOver?: boolean;
}

/** The workouts, activities and measurements of a day. A row opens in place, and a link beside it leads to the record. */
export function DayTraining({ day, empty = null, isOver = false }: DayTrainingProps) {
  const m = useMessages(dayTrainingMessages);
  const isReady = useDocumentReady();
  const training = useTrainingOfDay(day);
  if (!isReady) return null;
  const entries = training.entries.filter(({ key }) => !(isOver && isRunning(training.workouts.get(key)?.value ?? {})));
  if (entries.length === 0) return empty;
  return (
    <PlainList gap={1} aria-label={m.training}>
      {entries.map((entry) => (
        <EntryOfDay key={entry.key} entry={entry} training={training} />
      ))}
    </PlainList>
  );
}

function EntryOfDay({ entry, training }: { readonly entry: DayEntry; readonly training: TrainingOfDay }) {
  const workout = training.workouts.get(entry.key);
  const activity = training.activities.get(entry.key);
  const measurement = training.measurements.get(entry.key);
  if (workout !== undefined) return <WorkoutOfDay workout={workout} />;
  if (activity !== undefined) return <ActivityOfDay activity={activity} />;
  return measurement === undefined ? null : <MeasurementOfDay measurement={measurement} />;
}

import { useMemo } from 'react';
import { isRunning, type Workout } from '#domain/exercise/index.ts';
import { localDayAt } from '#domain/kernel/index.ts';
import { useMessages } from '../../language/index.ts';
import { type RecordEntry, useDocument, useRecord } from '../../replica/index.ts';
import { deviceZone, useTimeFormat } from '../../time/index.ts';
import { exerciseMessages } from '../messages/index.ts';
import { useCatalogue } from '../use-catalogue.ts';
import { workoutSummary } from './workout-summary.ts';
import { durationOf, startOf } from './workouts-in-list.ts';

const namesInTitle = 3;

export interface WorkoutWords {
  readonly title: string;
  /** `Today, 14:05 · 52 min`: as it was in the zone where it was. */
  readonly when: string;
  /** `4 exercises · 16 sets`; empty until the sets are loaded. */
  readonly what: string;
}

/** A workout in words. Its sets are loaded for it. */
export function useWorkoutWords(workout: RecordEntry<'workouts'>): WorkoutWords {
  const m = useMessages(exerciseMessages);
  const { list } = useTimeFormat();
  const catalogue = useCatalogue();
  const { state } = useRecord('workouts', workout.id);
  const when = useWorkoutWhen()(workout.value);
  const summary = useMemo(() => workoutSummary(workout.leaves, catalogue), [workout.leaves, catalogue]);
  const named = workout.value.title?.trim() || list(summary.names.slice(0, namesInTitle));
  const counts = [m.exercises({ count: summary.exercises }), m.sets({ count: summary.sets })];
  return { title: named || m.workout, when, what: state === 'loading' ? '' : counts.join(' · ') };
}

/** When a workout was and how long it took, which its head says. */
export function useWorkoutWhen(): (workout: Workout) => string {
  const m = useMessages(exerciseMessages);
  const { day, time, duration } = useTimeFormat();
  const { today } = useDocument();
  return (workout) => {
    const at = startOf(workout);
    if (at === undefined) return '';
    const zone = workout.zone ?? deviceZone();
    const on = day(workout.day ?? localDayAt(at, zone), today());
    const took = durationOf(workout);
    const length = took === null ? (isRunning(workout) ? m.stillRunning : '') : duration(took);
    return [`${on}, ${time(at, zone)}`, length].filter((words) => words !== '').join(' · ');
  };
}

import { workoutSeconds } from '#domain/exercise/history/index.ts';
import type { Workout } from '#domain/exercise/index.ts';
import { compareText, type Instant } from '#domain/kernel/index.ts';
import type { WorkoutsList } from '../../links/exercise-search.ts';

export interface ListedWorkout {
  readonly id: string;
  readonly value: Workout;
  readonly inTrash: boolean;
}

/** Returns the workouts of a list, newest first; in the trash, most recently trashed first. */
export function workoutsInList<W extends ListedWorkout>(workouts: Iterable<W>, list: WorkoutsList): readonly W[] {
  const isTrash = list === 'trash';
  // The list is sorted after each completed set and may have thousands of workouts, so each workout's time is read only
  // once.
  const dated = Array.from(workouts).flatMap((workout) =>
    workout.inTrash === isTrash
      ? { workout, at: (isTrash ? workout.value.trashedAt : startOf(workout.value)) ?? Number.NEGATIVE_INFINITY }
      : [],
  );
  dated.sort((a, b) => (a.at === b.at ? compareText(a.workout.id, b.workout.id) : b.at - a.at));
  return dated.map(({ workout }) => workout);
}

/**
 * Returns the duration without pauses in milliseconds; null if the workout is still running or the duration is unknown.
 */
export function durationOf(workout: Workout): number | null {
  const seconds = workoutSeconds(workout);
  return seconds === null ? null : seconds * 1000;
}

export function startOf({ startedAt, createdAt }: Workout): Instant | undefined {
  return startedAt ?? createdAt;
}

/** Returns how long a running workout has lasted, without its pauses, in milliseconds. */
export function elapsedOf(workout: Workout, now: Instant): number {
  return (workoutSeconds({ ...workout, endedAt: now }) ?? 0) * 1000;
}

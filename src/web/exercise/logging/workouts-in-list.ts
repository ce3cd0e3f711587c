import type { Workout } from '#domain/exercise/index.ts';
import { compareText, type Instant } from '#domain/kernel/index.ts';
import type { WorkoutsList } from '../use-exercise-place.ts';

export interface ListedWorkout {
  readonly id: string;
  readonly value: Workout;
  readonly inTrash: boolean;
}

/** The workouts of a list, the latest first; in the trash the last thrown away first. */
export function workoutsInList<W extends ListedWorkout>(workouts: Iterable<W>, list: WorkoutsList): readonly W[] {
  const at = ({ value }: W) => (list === 'trash' ? value.trashedAt : startOf(value)) ?? Number.NEGATIVE_INFINITY;
  return Array.from(workouts)
    .filter(({ inTrash }) => inTrash === (list === 'trash'))
    .sort((a, b) => (at(a) === at(b) ? compareText(a.id, b.id) : at(b) - at(a)));
}

/** The workouts that have begun and not ended, the latest first. */
export function runningWorkouts<W extends ListedWorkout>(workouts: Iterable<W>): readonly W[] {
  return workoutsInList(workouts, 'history').filter(({ value }) => isRunning(value));
}

export function isRunning({ startedAt, endedAt }: Workout): boolean {
  return startedAt !== undefined && endedAt === undefined;
}

/** How long it took; null while it runs or where it is not known. */
export function durationOf({ startedAt, endedAt }: Workout): number | null {
  return startedAt === undefined || endedAt === undefined ? null : Math.max(0, endedAt - startedAt);
}

export function startOf({ startedAt, createdAt }: Workout): Instant | undefined {
  return startedAt ?? createdAt;
}

/** How long a workout has been running at an instant. */
export function elapsedOf({ startedAt }: Workout, now: Instant): number {
  return startedAt === undefined ? 0 : Math.max(0, now - startedAt);
}

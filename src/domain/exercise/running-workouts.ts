import { compareText, type Leaves } from '../kernel/index.ts';
import type { Workout } from './workout.ts';

/** A workout as stored in a list. */
export interface HeldWorkout {
  readonly id: string;
  readonly leaves: Leaves;
  readonly inTrash: boolean;
}

/** Returns whether a workout has started and not ended. */
export function isRunning({ startedAt, endedAt }: Pick<Workout, 'startedAt' | 'endedAt'>): boolean {
  return startedAt !== undefined && endedAt === undefined;
}

/**
 * Returns the workouts in progress that are not in the trash, latest first. It reads at most two leaves of each
 * workout, because it runs on every change over thousands of workouts.
 */
export function runningWorkouts<W extends HeldWorkout>(workouts: Iterable<W>): readonly W[] {
  const running: W[] = [];
  for (const workout of workouts) {
    if (!workout.inTrash && startOf(workout) !== null && (workout.leaves.get('endedAt')?.value ?? null) === null)
      running.push(workout);
  }
  return running.sort((a, b) => (startOf(b) ?? 0) - (startOf(a) ?? 0) || compareText(a.id, b.id));
}

function startOf({ leaves }: HeldWorkout): number | null {
  const startedAt = leaves.get('startedAt')?.value;
  return typeof startedAt === 'number' ? startedAt : null;
}

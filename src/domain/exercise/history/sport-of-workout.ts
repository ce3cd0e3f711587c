import { type Instant, type LocalDay, readRecord } from '../../kernel/index.ts';
import { type Activity, activity } from '../activity.ts';
import type { Sport } from '../sport.ts';
import { sportOfExercise } from './sport-of-exercise.ts';
import type { WorkoutDone } from './workout-done.ts';

/** What was done of a sport in a workout, such as the runs of a programme from walking to running. */
export interface SportOfWorkout {
  readonly sport: Sport;
  readonly startedAt: Instant;
  /** The duration of the workout, as wherever it is shown; null if it is unknown or implausible. */
  readonly seconds: number | null;
  /** The sum over its sets; null if none has a distance. */
  readonly metres: number | null;
  /** Session RPE, 0–10. */
  readonly effort: number | null;
}

/**
 * Returns the sport that a workout consists of; null if it has ended without one, with exercises that are no sport, or
 * with several sports. Walking beside one other sport is its warm-up or its recovery and counts as part of it.
 */
export function sportOfWorkout(workout: WorkoutDone): SportOfWorkout | null {
  const { exercises, endedAt, startedAt } = workout;
  if (endedAt === null) return null;
  const found = new Set(exercises.map(({ exercise }) => sportOfExercise(exercise)));
  if (found.size > 1) found.delete('walk');
  const [sport = null] = found;
  if (found.size !== 1 || sport === null) return null;
  const metres = sumOf(exercises.flatMap(({ sets }) => sets.map((set) => set.metres)));
  return { sport, startedAt, seconds: workout.seconds, metres, effort: workout.effort };
}

const noActivity = readRecord(activity, new Map()).value;

/** Returns an activity with the figures of a workout of one sport, for totals and goals. It is not stored. */
export function activityOfWorkout(day: LocalDay, done: SportOfWorkout): Activity {
  const { sport, startedAt, seconds, metres, effort } = done;
  return {
    ...noActivity,
    sport,
    day,
    startedAt,
    ...(seconds !== null && { movingSeconds: seconds }),
    ...(metres !== null && { distance: { si: metres } }),
    ...(effort !== null && { effort }),
  };
}

/** Returns the workouts that count as an activity of a sport. Of one with a recording of its own, only that one counts. */
export function sportWorkouts<W extends { readonly id: string; readonly sport?: SportOfWorkout }>(
  trained: readonly W[],
  activities: readonly Pick<Activity, 'workout'>[],
): readonly (W & { readonly sport: SportOfWorkout })[] {
  const recorded = new Set(activities.map(({ workout }) => workout));
  return trained.filter(
    (each): each is W & { readonly sport: SportOfWorkout } => each.sport !== undefined && !recorded.has(each.id),
  );
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

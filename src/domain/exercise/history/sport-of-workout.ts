import { addDays, type Instant, type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import { type Activity, activity } from '../activity.ts';
import { comparedActivity, likenessOf } from '../endurance/index.ts';
import { knownSport, type Sport } from '../sport.ts';
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
 *
 * @param merged the sports of {@link mergedSports}
 */
export function sportOfWorkout(workout: WorkoutDone, merged?: ReadonlyMap<RecordKey, Sport>): SportOfWorkout | null {
  const { exercises, endedAt, startedAt } = workout;
  if (endedAt === null) return null;
  const found = new Set(exercises.map(({ exercise }) => sportOfExercise(exercise, merged)));
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

interface SportTrained {
  readonly id: string;
  readonly day: LocalDay;
  readonly sport?: SportOfWorkout;
}

/**
 * Returns the workouts that count as an activity of a sport. Of one with a recording of its own, only that one counts:
 * an activity that belongs to the workout, or one of the same sport that went on at the same time.
 */
export function sportWorkouts<W extends SportTrained>(
  trained: readonly W[],
  activities: readonly Activity[],
): readonly (W & { readonly sport: SportOfWorkout })[] {
  const recorded = new Set(activities.map(({ workout }) => workout));
  const byDay = Map.groupBy(activities, ({ day }) => day);
  const isRecorded = ({ id, day, sport }: W & { readonly sport: SportOfWorkout }) =>
    recorded.has(id) || nearDays(day).some((near) => byDay.get(near)?.some((each) => isSameSession(sport, each)));
  return trained.filter(
    (each): each is W & { readonly sport: SportOfWorkout } =>
      each.sport !== undefined && !isRecorded({ ...each, sport: each.sport }),
  );
}

/** Returns a day and those beside it, on which a session past midnight can have been recorded. */
function nearDays(day: LocalDay): readonly LocalDay[] {
  return [addDays(day, -1), day, addDays(day, 1)];
}

/** Returns whether an activity is probably the recording of a workout, by the rule of the import for duplicates. */
function isSameSession({ sport, startedAt, seconds, metres }: SportOfWorkout, activity: Activity): boolean {
  const compared = comparedActivity(activity);
  if (compared === null || knownSport(activity.sport) !== sport) return false;
  // without a day, since two equal runs on one day can both be true, and nobody is asked here
  const workout = { sport: activity.sport, startedAt, day: undefined, seconds, metres, isRecorded: false };
  return likenessOf(workout, compared) !== null;
}

function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

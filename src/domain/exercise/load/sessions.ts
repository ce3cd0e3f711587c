import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { recordKey } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { believableTime } from '../endurance/index.ts';
import { isActivityTrained, isTrainingDone, type WorkoutDone } from '../history/index.ts';
import { knownSport, type Sport } from '../sport.ts';
import { activityLoad, type LoadChoice, type SourcedLoad, sessionLoad } from './activity-load.ts';

export interface TrainingSession extends SourcedLoad {
  readonly key: RecordKey;
  readonly kind: 'workout' | 'activity';
  /** Absent for a workout. */
  readonly sport?: Sport;
  readonly day: LocalDay;
  /** Session RPE, 0–10. Null if not recorded, which is different from 0. */
  readonly effort: number | null;
  /** Without pauses; null if unknown. */
  readonly seconds: number | null;
}

/**
 * Returns the workouts as sessions, in order. Leaves out workouts in progress and workouts without training. The load
 * is null if the duration is implausible for the sets.
 */
export function workoutSessions(
  workouts: readonly Pick<WorkoutDone, 'id' | 'day' | 'effort' | 'seconds' | 'endedAt' | 'exercises'>[],
): readonly TrainingSession[] {
  return workouts.filter(isTrainingDone).map(({ id, day, effort, seconds }) => ({
    key: recordKey('workouts', id),
    kind: 'workout',
    day,
    effort,
    seconds,
    ...(effort === null || seconds === null
      ? { load: null, from: null }
      : { load: sessionLoad(effort, seconds), from: 'effort' as const }),
  }));
}

/**
 * Returns the activities as sessions, in order. Leaves out activities that do not count as training. Also leaves out
 * activities of a workout that is itself a session, because the duration and session RPE of the workout include them.
 *
 * @param workouts of {@link workoutSessions}
 * @param choice decides from what the load is computed
 */
export function activitySessions(
  activities: readonly { readonly id: string; readonly value: Activity }[],
  workouts: readonly TrainingSession[],
  choice: LoadChoice,
): readonly TrainingSession[] {
  const known = new Set(workouts.map(({ key }) => key));
  return activities.flatMap(({ id, value }) => {
    const { day, effort = null, workout } = value;
    if (day === undefined || !isActivityTrained(value)) return [];
    if (workout !== undefined && known.has(recordKey('workouts', workout))) return [];
    const seconds = believableTime(value);
    const load = activityLoad(value, choice);
    const sport = knownSport(value.sport);
    return [{ key: recordKey('activities', id), kind: 'activity' as const, sport, day, effort, seconds, ...load }];
  });
}

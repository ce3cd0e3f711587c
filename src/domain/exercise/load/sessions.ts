import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { recordKey } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { believableTime } from '../endurance/index.ts';
import { isActivityTrained, isTrainingDone, type WorkoutDone } from '../history/index.ts';

export interface TrainingSession {
  readonly key: RecordKey;
  readonly kind: 'workout' | 'activity';
  readonly day: LocalDay;
  /** Session RPE, 0–10. Null if not recorded, which is different from 0. */
  readonly effort: number | null;
  /** Without pauses; null if unknown. */
  readonly seconds: number | null;
  /** In the unit of `sessionLoad`; null if session RPE or duration is missing. */
  readonly load: number | null;
}

/**
 * Computes the session load: session RPE times minutes, for lifting and endurance alike. The unit is arbitrary.
 *
 * @param effort session RPE, 0–10 on Borg's CR10 scale, rated about half an hour after the session
 * @param seconds 0 or more
 * @see C. Foster et al., “A new approach to monitoring exercise training”, J Strength Cond Res 15:109 (2001)
 */
export function sessionLoad(effort: number, seconds: number): number {
  return (effort * seconds) / 60;
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
    load: loadOf(effort, seconds),
  }));
}

/**
 * Returns the activities as sessions, in order. Leaves out activities that do not count as training. Also leaves out
 * activities of a workout that is itself a session, because the duration and session RPE of the workout include them.
 *
 * @param workouts of {@link workoutSessions}
 */
export function activitySessions(
  activities: readonly { readonly id: string; readonly value: Activity }[],
  workouts: readonly TrainingSession[],
): readonly TrainingSession[] {
  const known = new Set(workouts.map(({ key }) => key));
  return activities.flatMap(({ id, value }) => {
    const { day, effort = null, workout } = value;
    if (day === undefined || !isActivityTrained(value)) return [];
    if (workout !== undefined && known.has(recordKey('workouts', workout))) return [];
    const seconds = believableTime(value);
    const load = loadOf(effort, seconds);
    return [{ key: recordKey('activities', id), kind: 'activity' as const, day, effort, seconds, load }];
  });
}

function loadOf(effort: number | null, seconds: number | null): number | null {
  return effort === null || seconds === null ? null : sessionLoad(effort, seconds);
}

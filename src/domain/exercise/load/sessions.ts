import type { LocalDay, RecordKey } from '../../kernel/index.ts';
import { recordKey } from '../../kernel/index.ts';
import type { Activity } from '../activity.ts';
import { believableTime } from '../endurance/index.ts';
import { isActivityTrained, isTrainingDone, type WorkoutDone } from '../history/index.ts';

/** A workout or an activity as far as its load goes. */
export interface TrainingSession {
  readonly key: RecordKey;
  readonly kind: 'workout' | 'activity';
  readonly day: LocalDay;
  /** 0–10; null where nobody wrote it down, which is not 0. */
  readonly effort: number | null;
  /** Without pauses; null where it is not known. */
  readonly seconds: number | null;
  /** As `sessionLoad` has it; null where effort or duration is missing. */
  readonly load: number | null;
}

/**
 * The load of a session: its effort times its minutes, the same for lifting and for running. Its unit is arbitrary.
 *
 * @param effort how hard the whole of it was, 0–10 on Borg's CR10 scale, asked for about half an hour after its end
 * @param seconds 0 or more
 * @see C. Foster et al., “A new approach to monitoring exercise training”, J Strength Cond Res 15:109 (2001)
 */
export function sessionLoad(effort: number, seconds: number): number {
  return (effort * seconds) / 60;
}

/**
 * The workouts as sessions, in their order. One that still runs is left out until it has ended, and one in which nothing
 * was done. The load is not known where the sets do not allow the duration.
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
 * The activities as sessions, in their order. One in which nothing was written down is left out, and one that belongs to a workout
 * where that is among the sessions: its duration and effort hold the activity already.
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

import type { Instant } from '../../kernel/index.ts';
import { setInstants } from '../history/index.ts';
import type { Workout } from '../workout.ts';
import { openWork } from './finish.ts';
import { resumableMs } from './resume.ts';

/** A workout in progress that was probably forgotten. */
export interface ForgottenWorkout {
  /** Whether a set was completed or filled in, so that there is something to finish. */
  readonly hasSets: boolean;
}

/**
 * Returns what is known of a workout in progress that was probably forgotten: for more than six hours, the time after
 * which a finished workout can no longer be resumed, it was neither started nor resumed, and no set was completed.
 * A workout past midnight is not forgotten.
 *
 * @returns null for a workout that has ended or still goes on
 */
export function forgottenWorkout(
  workout: Pick<Workout, 'exercises' | 'sets' | 'startedAt' | 'endedAt' | 'pauses'>,
  now: Instant,
): ForgottenWorkout | null {
  const { startedAt, endedAt, pauses } = workout;
  if (endedAt !== undefined || startedAt === undefined) return null;
  const done = setInstants(workout);
  const resumed = Object.values(pauses).flatMap(({ to }) => to ?? []);
  const latest = Math.max(startedAt, ...resumed, done.at(-1) ?? startedAt);
  return now - latest > resumableMs ? { hasSets: !openWork(workout, now).isEmpty } : null;
}

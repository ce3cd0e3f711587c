import type { Instant } from '../../kernel/index.ts';
import type { Workout } from '../workout.ts';

/** How long after its end a workout can be resumed. Later it is over, and can only be edited. */
export const resumableMs = 6 * 3_600_000;

/** Returns whether a finished workout can be resumed. */
export function canResume({ endedAt }: Pick<Workout, 'endedAt'>, now: Instant): boolean {
  return endedAt !== undefined && now - endedAt <= resumableMs;
}

/**
 * Resumes a finished workout. The time since its end becomes a pause, so that it does not count as training, and so that
 * the end is still known if nothing more is done.
 */
export function resumeWorkout(draft: Pick<Workout, 'endedAt' | 'pauses'>, now: Instant, newId: () => string): void {
  const { endedAt } = draft;
  if (endedAt === undefined) return;
  if (endedAt < now) draft.pauses[newId()] = { from: endedAt, to: now };
  draft.endedAt = undefined;
}

/** Returns the end that a resumed workout had, if no set was completed since; else null. */
export function endBeforeResuming(
  { startedAt = 0, pauses }: Pick<Workout, 'startedAt' | 'pauses'>,
  done: readonly Instant[],
): Instant | null {
  const ends = Object.values(pauses).flatMap(({ from, to }) =>
    to != null && from >= startedAt && done.every((at) => at <= from) ? from : [],
  );
  return ends.length === 0 ? null : Math.min(...ends);
}

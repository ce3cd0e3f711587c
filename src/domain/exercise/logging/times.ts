import { err, type Instant, localDayAt, ok, type Result } from '../../kernel/index.ts';
import type { Workout } from '../workout.ts';

export type TimesError = { readonly code: 'exercise/end-before-start' };

/**
 * Corrects when a workout began and ended. It moves to the day on which it then begins, in the zone where it was.
 *
 * @param times instants; the end is null while the workout runs
 * @param dayStartsAt minutes after midnight at which the person's day begins, 0–1439
 * @returns `exercise/end-before-start`, and nothing is changed
 */
export function correctTimes(
  draft: Workout,
  times: { readonly startedAt: Instant; readonly endedAt: Instant | null },
  { zone, dayStartsAt }: { readonly zone: string; readonly dayStartsAt?: number | undefined },
): Result<void, TimesError> {
  const { startedAt, endedAt } = times;
  if (endedAt !== null && endedAt < startedAt) return err({ code: 'exercise/end-before-start' });
  if (draft.startedAt !== startedAt) {
    draft.startedAt = startedAt;
    draft.day = localDayAt(startedAt, zone, dayStartsAt);
  }
  draft.endedAt = endedAt ?? undefined;
  return ok(undefined);
}

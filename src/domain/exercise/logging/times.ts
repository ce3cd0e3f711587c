import { err, type Instant, localDayAt, ok, type Result } from '../../kernel/index.ts';
import { checkPastInstant } from '../plausible/index.ts';
import type { Workout } from '../workout.ts';

export type TimesError =
  | { readonly code: 'exercise/end-before-start' }
  | { readonly code: 'exercise/start-to-come' }
  | { readonly code: 'exercise/end-to-come' };

/** When a workout began and ended; the end is null while it runs. */
export interface Times {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
}

/** Checks when a workout began and ended: neither is still to come, and it ended after it began. */
export function checkTimes({ startedAt, endedAt }: Times, now: Instant): Result<void, TimesError> {
  if (!checkPastInstant(startedAt, now).ok) return err({ code: 'exercise/start-to-come' });
  if (endedAt !== null && !checkPastInstant(endedAt, now).ok) return err({ code: 'exercise/end-to-come' });
  return endedAt !== null && endedAt < startedAt ? err({ code: 'exercise/end-before-start' }) : ok(undefined);
}

/**
 * Corrects when a workout began and ended. It moves to the day on which it then begins, in the zone where it was.
 *
 * @param dayStartsAt minutes after midnight at which the person's day begins, 0–1439
 * @returns what {@link checkTimes} refuses; then nothing is changed
 */
export function correctTimes(
  draft: Workout,
  times: Times,
  {
    zone,
    dayStartsAt,
    now,
  }: { readonly zone: string; readonly dayStartsAt?: number | undefined; readonly now: Instant },
): Result<void, TimesError> {
  const { startedAt, endedAt } = times;
  const checked = checkTimes(times, now);
  if (!checked.ok) return checked;
  if (draft.startedAt !== startedAt) {
    draft.startedAt = startedAt;
    draft.day = localDayAt(startedAt, zone, dayStartsAt);
  }
  draft.endedAt = endedAt ?? undefined;
  return ok(undefined);
}

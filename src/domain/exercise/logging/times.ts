import { err, type Instant, localDayAt, ok, type Result } from '../../kernel/index.ts';
import { checkPastInstant } from '../plausible/index.ts';
import type { Workout } from '../workout.ts';
import { type Beginning, startWorkout } from './start.ts';

export type TimesError =
  | { readonly code: 'exercise/end-before-start' }
  | { readonly code: 'exercise/start-long-past' }
  | { readonly code: 'exercise/start-to-come' }
  | { readonly code: 'exercise/end-to-come' };

/** The start and end of a workout; the end is null while the workout is in progress. */
export interface Times {
  readonly startedAt: Instant;
  readonly endedAt: Instant | null;
}

/**
 * Validates the start and end of a workout: neither is in the future or before 1900, and the end is after the start.
 */
export function checkTimes({ startedAt, endedAt }: Times, now: Instant): Result<void, TimesError> {
  const started = checkPastInstant(startedAt, now);
  if (!started.ok) {
    const isLongPast = started.error.code === 'exercise/instant-long-past';
    return err({ code: isLongPast ? 'exercise/start-long-past' : 'exercise/start-to-come' });
  }
  if (endedAt !== null && !checkPastInstant(endedAt, now).ok) return err({ code: 'exercise/end-to-come' });
  return endedAt !== null && endedAt < startedAt ? err({ code: 'exercise/end-before-start' }) : ok(undefined);
}

/**
 * Corrects the start and end of a workout. Its day becomes the day of the new start, in the workout's own time zone.
 *
 * @param dayStartsAt minutes after midnight at which the user's day starts, 0–1439
 * @returns the error of {@link checkTimes}; the draft is then unchanged
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

/** How far sets may be outside of a workout and still count as done in it. */
const outsideMs = 6 * 3_600_000;

/**
 * Moves a finished workout to another start: its end, its pauses and the times of its sets move along, so that nothing
 * changes but when it was. Its day becomes that of the new start.
 *
 * @param dayStartsAt minutes after midnight at which the user's day starts, 0–1439
 * @returns the error of {@link checkTimes}; the draft is then unchanged
 */
export function moveWorkout(
  draft: Workout,
  startedAt: Instant,
  {
    zone,
    dayStartsAt,
    now,
  }: { readonly zone: string; readonly dayStartsAt?: number | undefined; readonly now: Instant },
): Result<void, TimesError> {
  const { startedAt: from = startedAt, endedAt: until } = draft;
  const by = startedAt - from;
  const endedAt = until === undefined ? null : until + by;
  const checked = correctTimes(draft, { startedAt, endedAt }, { zone, dayStartsAt, now });
  if (!checked.ok || by === 0) return checked;
  const moved = (at: Instant) => at + by;
  const isInside = (at: Instant) => at >= from - outsideMs && at <= (until ?? now) + outsideMs;
  for (const pause of Object.values(draft.pauses)) {
    pause.from = moved(pause.from);
    if (pause.to != null) pause.to = moved(pause.to);
  }
  for (const { result } of Object.values(draft.sets)) {
    const at = result?.completedAt;
    if (result !== undefined && at != null && isInside(at)) result.completedAt = moved(at);
  }
  return ok(undefined);
}

export type PastTimesError =
  | { readonly code: 'exercise/end-before-start' }
  | { readonly code: 'exercise/in-the-future' }
  | { readonly code: 'exercise/start-long-past' }
  | { readonly code: 'exercise/longer-than-a-day' };

const maxMs = 24 * 3_600_000;

/**
 * Sets the times of an empty workout that is logged afterwards. The workout is never in progress.
 *
 * @param times instants
 * @param now the latest allowed end
 * @returns `exercise/end-before-start`, `exercise/longer-than-a-day`, `exercise/in-the-future` or
 * `exercise/start-long-past`; the draft is then unchanged
 */
export function logPastWorkout(
  draft: Workout,
  times: { readonly startedAt: Instant; readonly endedAt: Instant },
  where: Omit<Beginning, 'at'>,
  now: Instant,
): Result<void, PastTimesError> {
  const checked = checkPastTimes(times, now);
  if (!checked.ok) return checked;
  startWorkout(draft, { ...where, at: times.startedAt });
  draft.endedAt = times.endedAt;
  return ok(undefined);
}

/** Validates the times of a finished workout, with the errors of `logPastWorkout`. */
export function checkPastTimes(
  { startedAt, endedAt }: { readonly startedAt: Instant; readonly endedAt: Instant },
  now: Instant,
): Result<void, PastTimesError> {
  if (endedAt < startedAt) return err({ code: 'exercise/end-before-start' });
  if (endedAt > now) return err({ code: 'exercise/in-the-future' });
  if (!checkPastInstant(startedAt, now).ok) return err({ code: 'exercise/start-long-past' });
  if (endedAt - startedAt > maxMs) return err({ code: 'exercise/longer-than-a-day' });
  return ok(undefined);
}

/** Returns the completion time of a set: now, or the end of the workout if it is finished. */
export function completionTime({ endedAt }: Pick<Workout, 'endedAt'>, now: Instant): Instant {
  return Math.min(now, endedAt ?? now);
}

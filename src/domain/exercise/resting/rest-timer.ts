import type { Instant } from '../../kernel/index.ts';
import type { Workout } from '../workout.ts';

/** A started rest. Its end is stored as an instant, so that no counter has to run. */
export type RestTimer = NonNullable<Workout['timer']>;

/**
 * Starts a rest and replaces a running one.
 *
 * @param seconds 0 or more; 0 starts no rest
 * @param set the set after which it was started
 */
export function beginRest(
  draft: Pick<Workout, 'timer'>,
  { now, seconds, set }: { readonly now: Instant; readonly seconds: number; readonly set: string | null },
): void {
  draft.timer = seconds > 0 ? { endsAt: Math.round(now + seconds * 1000), seconds, set } : undefined;
}

/**
 * Lengthens the rest, or shortens it if `seconds` is below 0. A rest that has run out restarts with the added seconds.
 * Shortening it past its end ends it.
 */
export function lengthenRest(draft: Pick<Workout, 'timer'>, seconds: number, now: Instant): void {
  const { timer } = draft;
  if (timer === undefined) return;
  const left = restLeft(timer, now) + seconds * 1000;
  if (left <= 0) draft.timer = undefined;
  else draft.timer = { ...timer, endsAt: Math.round(now + left), seconds: Math.max(0, timer.seconds + seconds) };
}

export function endRest(draft: Pick<Workout, 'timer'>): void {
  draft.timer = undefined;
}

/** Cancels the rest that a set started, when the set is reopened. */
export function takeBackRest(draft: Pick<Workout, 'timer'>, set: string): void {
  if (draft.timer?.set === set) draft.timer = undefined;
}

/**
 * Returns the remaining time of a rest in milliseconds, from 0 to its length. It is capped at the length, because an
 * end further ahead means that the clock that wrote it was ahead.
 */
export function restLeft({ endsAt, seconds }: RestTimer, now: Instant): number {
  return Math.min(Math.max(0, endsAt - now), seconds * 1000);
}

/** Returns how long ago a rest ended, in milliseconds; 0 while it runs. */
export function restOver({ endsAt }: RestTimer, now: Instant): number {
  return Math.max(0, now - endsAt);
}

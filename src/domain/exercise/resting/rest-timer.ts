import type { Instant } from '../../kernel/index.ts';
import type { Workout } from '../workout.ts';

/** A rest that was begun: it ends at an instant that is stored, so that nothing has to count while it runs. */
export type RestTimer = NonNullable<Workout['timer']>;

/**
 * Begins a rest, in place of one that runs.
 *
 * @param seconds 0 or more; with 0 one goes straight on, and no rest runs
 * @param set the set after which it was begun
 */
export function beginRest(
  draft: Pick<Workout, 'timer'>,
  { now, seconds, set }: { readonly now: Instant; readonly seconds: number; readonly set: string | null },
): void {
  draft.timer = seconds > 0 ? { endsAt: Math.round(now + seconds * 1000), seconds, set } : undefined;
}

/**
 * Makes the rest longer, or shorter where `seconds` is below 0. One that has run out begins anew with what is added;
 * one that would be over by it is over.
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

/** Takes back the rest that a set began, when the set turns out not to be done. */
export function takeBackRest(draft: Pick<Workout, 'timer'>, set: string): void {
  if (draft.timer?.set === set) draft.timer = undefined;
}

/**
 * What is left of a rest: milliseconds, from 0 to its length. More than the length there can never be: where the end
 * lies further ahead, the clock that wrote it was ahead.
 */
export function restLeft({ endsAt, seconds }: RestTimer, now: Instant): number {
  return Math.min(Math.max(0, endsAt - now), seconds * 1000);
}

/** How long ago a rest was over, milliseconds; 0 while it runs. */
export function restOver({ endsAt }: RestTimer, now: Instant): number {
  return Math.max(0, now - endsAt);
}

import type { Instant } from '../../kernel/index.ts';
import type { Arranged } from '../undoable.ts';
import { fillIn } from './sets.ts';

/**
 * A stopwatch running for a set. It stores an instant rather than a counter, so that it keeps running in the
 * background.
 */
export interface Stopwatch {
  readonly set: string;
  readonly startedAt: Instant;
}

/** Returns the whole seconds since the stopwatch was started, never below 0. */
export function stopwatchSeconds({ startedAt }: Stopwatch, now: Instant): number {
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

/**
 * Writes the stopwatch's time into its set. If less than a second has passed, or the set is completed, the
 * old value stays.
 */
export function takeStopwatch(draft: Arranged, stopwatch: Stopwatch, now: Instant): void {
  const seconds = stopwatchSeconds(stopwatch, now);
  if (seconds > 0) fillIn(draft, stopwatch.set, { seconds });
}

import type { Instant } from '../../kernel/index.ts';
import type { Arranged } from '../undoable.ts';
import { changeResult } from './sets.ts';

/** A stopwatch that runs for a set. It is an instant and no counter, so that it goes on while nobody looks. */
export interface Stopwatch {
  readonly set: string;
  readonly startedAt: Instant;
}

/** Returns the whole seconds since a stopwatch was started, never below 0. */
export function stopwatchSeconds({ startedAt }: Stopwatch, now: Instant): number {
  return Math.max(0, Math.floor((now - startedAt) / 1000));
}

/** Writes the time of a stopwatch into its set; what stood there stays where less than a second has passed. */
export function takeStopwatch(draft: Arranged, stopwatch: Stopwatch, now: Instant): void {
  const seconds = stopwatchSeconds(stopwatch, now);
  if (seconds > 0) changeResult(draft, stopwatch.set, { seconds });
}

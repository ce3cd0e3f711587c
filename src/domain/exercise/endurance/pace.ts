import type { Metres, Seconds } from '../../kernel/index.ts';

/** Seconds per metre. */
export type Pace = number;

/**
 * Returns the pace in seconds per metre.
 *
 * @param over metres
 * @param time seconds
 * @returns null if the distance or the time is 0
 */
export function paceOf(over: Metres, time: Seconds): Pace | null {
  return over > 0 && time > 0 ? time / over : null;
}

/** Returns the speed in metres per second; null if the distance or the time is 0. */
export function speedOf(over: Metres, time: Seconds): number | null {
  return over > 0 && time > 0 ? over / time : null;
}

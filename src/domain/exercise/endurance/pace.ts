import type { Metres, Seconds } from '../../kernel/index.ts';

/** Seconds for each metre. */
export type Pace = number;

/**
 * Seconds a metre.
 *
 * @param over metres
 * @param time seconds
 * @returns null where nothing was covered, and where it took no time: then there is no pace
 */
export function paceOf(over: Metres, time: Seconds): Pace | null {
  return over > 0 && time > 0 ? time / over : null;
}

/** Metres a second; null where nothing was covered or it took no time. */
export function speedOf(over: Metres, time: Seconds): number | null {
  return over > 0 && time > 0 ? over / time : null;
}

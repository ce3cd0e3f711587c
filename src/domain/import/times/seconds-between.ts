import type { DraftTime } from '../draft/index.ts';

/**
 * Returns the seconds from one time to another, as if no clock was changed between them; null if they cannot be compared
 * or the second is earlier.
 */
export function secondsBetween(from: DraftTime, to: DraftTime | null): number | null {
  if (to === null || typeof from !== typeof to) return null;
  const seconds = (comparable(to) - comparable(from)) / 1000;
  return seconds >= 0 ? seconds : null;
}

function comparable(time: DraftTime): number {
  return typeof time === 'number' ? time : Date.parse(`${time.wall}Z`);
}

import type { Instant } from '../../kernel/index.ts';

/** Two clocks read at the same time. */
export interface ClockReading {
  /** The wall clock, which the user can change. */
  readonly wall: Instant;
  /** A monotonic clock in milliseconds with an arbitrary origin. It may stop while the device sleeps. */
  readonly steady: number;
}

/**
 * Returns by how many milliseconds the wall clock was changed between two readings: negative if set back, 0 if it was
 * not changed.
 *
 * While the page was hidden, the device may have slept. The wall clock can then be ahead of the monotonic one and still
 * be right. It can only fall behind by being changed.
 *
 * @param wasAway whether the page was hidden or frozen at any time between the readings
 */
export function clockMovedBy(before: ClockReading, now: ClockReading, wasAway: boolean): number {
  const moved = now.wall - before.wall - (now.steady - before.steady);
  if (Math.abs(moved) < noticeable) return 0;
  return wasAway && moved > 0 ? 0 : Math.round(moved);
}

/**
 * The smallest change that counts, in milliseconds. Smaller ones are clock synchronisation, which is negligible for a
 * rest timer.
 */
const noticeable = 1500;

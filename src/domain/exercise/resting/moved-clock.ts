import type { Instant } from '../../kernel/index.ts';

/** Two clocks read at once. */
export interface ClockReading {
  /** By the wall clock, which somebody may set. */
  readonly wall: Instant;
  /** By a clock that nobody can set, milliseconds from any beginning; while a device sleeps it may stand still. */
  readonly steady: number;
}

/**
 * How far the wall clock was set between two readings: milliseconds, below 0 where it was set back, and 0 where it
 * just ran.
 *
 * The wall clock may have gone ahead of the steady one because the device slept: then it is right, and what was asleep
 * cannot have been looked at. It cannot have fallen behind but by being set.
 *
 * @param wasAway whether the page was hidden or frozen at any time between the readings
 */
export function clockMovedBy(before: ClockReading, now: ClockReading, wasAway: boolean): number {
  const moved = now.wall - before.wall - (now.steady - before.steady);
  if (Math.abs(moved) < noticeable) return 0;
  return wasAway && moved > 0 ? 0 : Math.round(moved);
}

/** Smaller moves are the clock being kept right, which is nothing in a rest. */
const noticeable = 1500;

import type { Instant } from '../../kernel/index.ts';
import type { FitValue } from './decode-fit.ts';

/** Seconds from the Unix epoch to that of FIT, 1989-12-31 UTC. */
export const fitEpoch = 631_065_600;
/** A smaller time counts from when the device was switched on. A larger one has no room in the type of times. */
const [minTime, maxTime] = [0x1000_0000, 0xffff_ffff];

/** Returns the instant of a time; null for none. */
export function instantOf(value: FitValue | undefined): Instant | null {
  if (typeof value !== 'number' || value < minTime || value > maxTime) return null;
  return Math.round((value + fitEpoch) * 1000) as Instant;
}

/** Returns a single number; null for anything else. */
export function numberOf(value: FitValue | undefined): number | null {
  return typeof value === 'number' ? value : null;
}

/** Returns the numbers of an array, or a single one. */
export function numbersOf(value: FitValue | undefined): readonly (number | null)[] {
  if (typeof value === 'number') return [value];
  return Array.isArray(value) ? value : [];
}

/** Returns a single number in the unit that the profile gives; null for anything else. */
export function scaled(value: FitValue | undefined, scale: number, offset = 0): number | null {
  return typeof value === 'number' ? value / scale - offset : null;
}

import type { DraftQuantity } from '../draft/index.ts';

/**
 * Reads a share of body fat. HealthKit writes 18 % as `0.18`, other apps write `18`. The two cannot be confused, since
 * nobody has 1 % of body fat or less, or more than all of it.
 */
export function shareOfBodyFat(value: number): DraftQuantity {
  return { value: value <= 1 ? Math.round(value * 1e8) / 1e6 : value, unit: '%' };
}

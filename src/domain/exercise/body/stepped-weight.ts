import { fromSi, toSi } from '../../kernel/index.ts';

/** The step of common bathroom scales, in their unit. Scales in stones show half pounds. */
const steps = { kg: 0.1, lb: 0.2, st: 0.5 };

/**
 * Returns a body weight one step of the scale above or below another. A weight between two steps moves to the next one.
 *
 * @param kilograms above 0
 * @returns kilograms; at least one step
 */
export function steppedWeight(kilograms: number, unit: keyof typeof steps, direction: 1 | -1): number {
  const shownUnit = unit === 'kg' ? 'kg' : 'lb';
  // tolerates the rounding of a conversion between pounds and kilograms
  const inSteps = Math.round((fromSi(kilograms, shownUnit) / steps[unit]) * 1e6) / 1e6;
  const next = direction === 1 ? Math.floor(inSteps) + 1 : Math.ceil(inSteps) - 1;
  return toSi(Math.round(Math.max(next, 1) * steps[unit] * 10) / 10, shownUnit);
}

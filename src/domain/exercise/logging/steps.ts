import { fromSi, type Quantity, toSi } from '../../kernel/index.ts';

/**
 * Adds a step to a number without floating-point noise: 0.1 and 0.2 are 0.3.
 *
 * @param value null counts as 0
 * @param least the minimum, or null
 */
export function stepped(value: number | null, step: number, least: number | null = null): number {
  const next = Math.round(((value ?? 0) + step) * 1e6) / 1e6;
  return least === null ? next : Math.max(least, next);
}

/**
 * Returns the starting load of a drop set: four fifths, rounded down to whole steps, and at least one step. Assistance
 * grows by a fifth, rounded up to whole steps.
 *
 * @returns undefined for body weight alone, which can only be reduced by assistance; the user has to enter that
 */
export function dropLoad(load: Quantity, step: number, unit: 'kg' | 'lb'): Quantity | undefined {
  const value = fromSi(load.si, unit);
  if (value === 0) return undefined;
  const steps = Math.floor((value * (value > 0 ? 0.8 : 1.2)) / step + 1e-9);
  const dropped = stepped((value > 0 ? Math.max(1, steps) : steps) * step, 0);
  return { si: toSi(dropped, unit), typed: String(dropped), unit };
}

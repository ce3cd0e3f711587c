import { fromSi, type Quantity, toSi } from '../../kernel/index.ts';

/**
 * A number a step further, without the noise of binary fractions: 0.1 and 0.2 are 0.3.
 *
 * @param value null counts as 0
 * @param least no less than this, where there is a least
 */
export function stepped(value: number | null, step: number, least: number | null = null): number {
  const next = Math.round(((value ?? 0) + step) * 1e6) / 1e6;
  return least === null ? next : Math.max(least, next);
}

/** The load to begin a drop with: four fifths, down to a whole number of steps, and at least one step. */
export function dropLoad(load: Quantity, step: number, unit: 'kg' | 'lb'): Quantity {
  const steps = Math.max(1, Math.floor((fromSi(load.si, unit) * 0.8) / step + 1e-9));
  const value = stepped(steps * step, 0);
  return { si: toSi(value, unit), typed: String(value), unit };
}

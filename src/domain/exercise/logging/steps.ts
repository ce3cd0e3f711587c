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

/**
 * The load to begin a drop with: four fifths, down to a whole number of steps, and at least one step. Help grows by a
 * fifth, up to a whole number of steps.
 *
 * @returns undefined for body weight alone, which cannot be made less but by help: that is for the person to say
 */
export function dropLoad(load: Quantity, step: number, unit: 'kg' | 'lb'): Quantity | undefined {
  const value = fromSi(load.si, unit);
  if (value === 0) return undefined;
  const steps = Math.floor((value * (value > 0 ? 0.8 : 1.2)) / step + 1e-9);
  const dropped = stepped((value > 0 ? Math.max(1, steps) : steps) * step, 0);
  return { si: toSi(dropped, unit), typed: String(dropped), unit };
}

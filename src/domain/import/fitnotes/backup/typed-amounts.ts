import { fromSi, toSi, type Unit } from '../../../kernel/index.ts';
import type { DraftQuantity } from '../../draft/index.ts';
import { snapped } from '../../lifting/index.ts';
import type { WrittenDistance } from '../tables/written-set.ts';

/**
 * Returns a load as the user typed it, which FitNotes stores in kilograms.
 *
 * @param unit of the exercise, which can have been another one when the load was typed
 */
export function typedLoad(kilograms: number, unit: 'kg' | 'lb'): DraftQuantity {
  if (kilograms === 0) return { value: 0, unit };
  const load = snapped({ value: kilograms, unit: 'kg' });
  // no pounds are exactly as many quarters of a kilogram
  if (unit === 'kg' || Number.isInteger(kilograms * 4)) return load;
  return typed(kilograms, unit, 2) ?? load;
}

/**
 * Returns a distance as the user typed it, which FitNotes stores in metres.
 *
 * @param unitId of the set
 */
export function typedDistance(metres: number, unitId: number | null): WrittenDistance {
  const unit = distanceUnits.get(unitId ?? 0) ?? 'm';
  const value = typed(metres, unit, 3)?.value;
  return value === undefined ? { value: metres, unit: 'm', word: 'm' } : { value, unit, word: unit };
}

const distanceUnits: ReadonlyMap<number, 'm' | 'km' | 'ft' | 'mi'> = new Map([
  [2, 'm'],
  [3, 'km'],
  [4, 'ft'],
  [5, 'mi'],
]);

/** Returns an amount in a unit if it has few decimals there; null otherwise, as nobody typed it in that unit. */
function typed(si: number, unit: Unit, decimals: number): { readonly value: number; readonly unit: Unit } | null {
  const value = Number(fromSi(si, unit).toFixed(decimals));
  return Math.abs(toSi(value, unit) - si) <= Math.abs(si) * tolerance ? { value, unit } : null;
}

/** FitNotes converts pounds by 2.20462, and older versions by 0.453592. */
const tolerance = 2e-6;

import type { SetResult, Tracking } from '#domain/exercise/index.ts';
import { parseTypedNumber, type Quantity, quantityFromTyped, showQuantity, type Unit } from '#domain/kernel/index.ts';

/** What is typed of a set, in the order in which it is typed. */
export type SetField = 'load' | 'addedLoad' | 'assistance' | 'reps' | 'seconds' | 'metres';

const fieldsByTracking: { readonly [T in Tracking]: readonly SetField[] } = {
  loadReps: ['load', 'reps'],
  reps: ['reps'],
  weightedBodyWeight: ['addedLoad', 'reps'],
  assistedBodyWeight: ['assistance', 'reps'],
  duration: ['seconds'],
  loadDuration: ['load', 'seconds'],
  distanceDuration: ['metres', 'seconds'],
  loadDistance: ['load', 'metres'],
};

/** The fields of a way of tracking; load and repetitions where this version does not know it. */
export function setFieldsOf(tracking: string | undefined): readonly SetField[] {
  return Object.hasOwn(fieldsByTracking, tracking ?? '')
    ? fieldsByTracking[tracking as Tracking]
    : fieldsByTracking.loadReps;
}

/** The number to show in a field, in the unit of the field; null where nothing is written. */
export function shownIn(field: SetField, result: SetResult | undefined, unit: Unit): number | null {
  if (field === 'reps') return result?.reps ?? null;
  if (field === 'seconds') return result?.seconds ?? null;
  if (field === 'metres') return shown(result?.distance, 'm');
  const load = shown(result?.load, unit);
  if (load === null) return null;
  return field === 'assistance' ? withoutMinusZero(-load) : load;
}

export type SetFieldError = 'not-whole' | 'not-positive';

/**
 * What typing into a field makes of a result. Help is typed as a number and kept as a load below 0.
 *
 * @param value the number that was read, null for an empty field
 * @param typed what was typed, as it was typed
 */
export function resultFromTyped(
  field: SetField,
  { value, typed, unit }: { readonly value: number | null; readonly typed: string; readonly unit: Unit },
): Partial<SetResult> | SetFieldError {
  switch (field) {
    case 'reps':
      return value === null || (Number.isInteger(value) && value >= 0) ? { reps: value ?? undefined } : 'not-whole';
    case 'seconds':
      return value === null || value >= 0 ? { seconds: value ?? undefined } : 'not-positive';
    case 'metres':
      return value === null || value > 0 ? { distance: quantity(typed, 'm') } : 'not-positive';
    case 'assistance':
      if (value !== null && value < 0) return 'not-positive';
      return { load: value === null ? undefined : quantity(value === 0 ? typed : `-${typed.trim()}`, unit) };
    case 'load':
    case 'addedLoad':
      return { load: quantity(typed, unit) };
  }
}

function quantity(typed: string, unit: Unit): Quantity | undefined {
  const read = quantityFromTyped(typed, unit);
  return read.ok ? read.value : undefined;
}

function shown(quantity: Quantity | undefined, unit: Unit): number | null {
  if (quantity === undefined) return null;
  const read = parseTypedNumber(showQuantity(quantity, unit));
  return read.ok ? read.value : null;
}

function withoutMinusZero(value: number): number {
  return value === 0 ? 0 : value;
}

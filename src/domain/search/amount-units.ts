import { toSi, type Unit } from '../kernel/index.ts';
import type { AmountField, AmountUnit, PaceUnit } from './query.ts';
import type { QueryContext } from './query-context.ts';

/** The units in which an amount of a field can be typed; none for a bare number. */
export const unitsByField: { readonly [F in AmountField]: readonly Exclude<AmountUnit, null>[] } = {
  load: ['kg', 'lb'],
  reps: [],
  rpe: [],
  rir: [],
  e1rm: ['kg', 'lb'],
  distance: ['km', 'mi', 'm', 'yd', 'ft'],
  pace: ['/km', '/mi', '/100m', '/100yd', '/500m'],
  hr: ['bpm'],
};

/** In metres. */
const paceLengths: { readonly [U in PaceUnit]: number } = {
  '/km': 1000,
  '/mi': toSi(1, 'mi'),
  '/100m': 100,
  '/100yd': toSi(100, 'yd'),
  '/500m': 500,
};

/** Returns the unit of an amount that was typed without one. */
export function usualUnit(field: AmountField, { massUnit, distanceUnit }: QueryContext): AmountUnit {
  switch (field) {
    case 'load':
    case 'e1rm':
      return massUnit ?? 'kg';
    case 'distance':
      return distanceUnit ?? 'km';
    case 'pace':
      return distanceUnit === 'mi' ? '/mi' : '/km';
    case 'hr':
      return 'bpm';
    default:
      return null;
  }
}

/** Converts to kilograms, metres or seconds per metre. A bare number and beats per minute are left as they are. */
export function amountInSi(value: number, unit: AmountUnit): number {
  if (unit === null || unit === 'bpm') return value;
  return isPaceUnit(unit) ? value / paceLengths[unit] : toSi(value, unit);
}

export function isPaceUnit(unit: AmountUnit): unit is PaceUnit {
  return unit?.startsWith('/') ?? false;
}

const otherNames = new Map<string, Unit | 'bpm' | PaceUnit>([
  ['kgs', 'kg'],
  ['lbs', 'lb'],
  ['mile', 'mi'],
  ['miles', 'mi'],
  ['min/km', '/km'],
  ['min/mi', '/mi'],
]);

/** Returns the unit that was typed, whether or not it fits the field; null for one that no field has. */
export function unitNamed(name: string): Exclude<AmountUnit, null> | null {
  const units = Object.values(unitsByField).flat();
  return otherNames.get(name) ?? units.find((unit) => unit === name) ?? null;
}

import type { Unit } from '../../kernel/index.ts';

/** Reads the unit of a load: `kgs` or `lbs`; null for anything else. */
export function loadUnitIn(word: string): 'kg' | 'lb' | null {
  const unit = unitIn(word);
  return unit === 'kg' || unit === 'lb' ? unit : null;
}

/** Reads the unit of a distance: `meters` or `mi.`; null for anything else. */
export function distanceUnitIn(word: string): Unit | null {
  const unit = unitIn(word);
  return unit !== null && unit !== '%' && distanceUnits.has(unit) ? unit : null;
}

const distanceUnits: ReadonlySet<Unit> = new Set<Unit>(['m', 'km', 'cm', 'mi', 'yd', 'ft', 'in']);

/** Reads a unit as apps write it. */
export function unitIn(word: string): Unit | '%' | null {
  return units.get(word.trim().toLowerCase().replace(/\.$/, '')) ?? null;
}

const units: ReadonlyMap<string, Unit | '%'> = new Map([
  ...['kg', 'kgs', 'kilogram', 'kilograms', 'kilogramm', 'kilo', 'kilos'].map((word) => [word, 'kg'] as const),
  ...['lb', 'lbs', 'pound', 'pounds', 'pfund'].map((word) => [word, 'lb'] as const),
  ...['st', 'stone', 'stones'].map((word) => [word, 'st'] as const),
  ...['km', 'kms', 'kilometer', 'kilometers', 'kilometre', 'kilometres'].map((word) => [word, 'km'] as const),
  ...['m', 'meter', 'meters', 'metre', 'metres', 'metern'].map((word) => [word, 'm'] as const),
  ...['cm', 'centimeter', 'centimeters', 'centimetre', 'centimetres'].map((word) => [word, 'cm'] as const),
  ...['mi', 'mile', 'miles', 'meilen'].map((word) => [word, 'mi'] as const),
  ...['yd', 'yds', 'yard', 'yards'].map((word) => [word, 'yd'] as const),
  ...['ft', 'foot', 'feet'].map((word) => [word, 'ft'] as const),
  ...['in', 'inch', 'inches', '"'].map((word) => [word, 'in'] as const),
  ...['%', 'percent'].map((word) => [word, '%'] as const),
]);

import { isKnownMeasure, knownMeasures } from '#domain/exercise/body/index.ts';
import type { ColumnTarget, TableField } from '#domain/import/table/index.ts';
import type { Unit } from '#domain/kernel/index.ts';

type ColumnUnit = Unit | '%';

const masses: readonly ColumnUnit[] = ['kg', 'lb', 'st'];
const distances: readonly ColumnUnit[] = ['m', 'km', 'mi', 'yd', 'ft'];
const girths: readonly ColumnUnit[] = ['cm', 'in'];
const durations: readonly ColumnUnit[] = ['s', 'min', 'h'];

const unitsByField: { readonly [F in TableField]?: readonly ColumnUnit[] } = {
  load: masses,
  bodyWeight: masses,
  distance: distances,
  climb: ['m', 'ft'],
  duration: durations,
  movingDuration: durations,
  workoutDuration: durations,
  rest: durations,
  value: [...masses, ...girths, '%'],
};

/** Returns the units that the numbers of a column can have; none for a column without amounts. */
export function unitsOf({ field, measure }: ColumnTarget): readonly ColumnUnit[] {
  if (field !== 'measurement') return unitsByField[field] ?? [];
  if (measure === null || !('id' in measure) || !isKnownMeasure(measure.id)) return [...masses, ...girths, '%'];
  switch (knownMeasures[measure.id]) {
    case 'mass':
      return masses;
    case 'length':
      return girths;
    case 'share':
      return ['%'];
    case 'count':
      return [];
  }
}

export function isUnitOf(target: ColumnTarget, unit: string): unit is ColumnUnit {
  return unitsOf(target).some((each) => each === unit);
}

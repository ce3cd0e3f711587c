import type { Unit } from '../../kernel/index.ts';
import { type ColumnName, namesTo } from './column-names.ts';
import { activityNames, commonNames, measurementNames, setNames } from './field-names.ts';
import type { ColumnTarget, TableField, TableKind } from './mapping.ts';
import { isDuration } from './mapping.ts';
import { knownMeasureNamed } from './measure-names.ts';

const namesByKind: { readonly [K in TableKind]: ReadonlyMap<string, TableField> } = {
  sets: namesTo([...setNames, ...commonNames]),
  activities: namesTo([...activityNames, ...commonNames]),
  measurements: namesTo([...measurementNames, ...commonNames]),
};

/** Returns what a column of a kind of table means by its name; null for a name that is not known. */
export function targetNamed(kind: TableKind, { plain, whole, unit }: ColumnName): ColumnTarget | null {
  const names = namesByKind[kind];
  const measure = kind === 'measurements' ? (knownMeasureNamed(whole) ?? knownMeasureNamed(plain)) : null;
  if (measure !== null) return { field: 'measurement', unit: measureUnit(measure.id, unit), measure };
  const field = names.get(whole) ?? names.get(plain);
  return field === undefined ? null : { field, unit: unitFor(field, unit), measure: null };
}

/** Finds the kind of a table by the columns that only this kind has; null if there are none. */
export function kindOf(names: readonly ColumnName[]): TableKind | null {
  const fields = (kind: TableKind) => new Set(names.map((name) => targetNamed(kind, name)?.field));
  if (fields('sets').has('exercise')) return 'sets';
  const measured = fields('measurements');
  if (measured.has('value') && (measured.has('measureName') || measured.has('date'))) return 'measurements';
  const active = fields('activities');
  if ((['distance', 'movingDuration', 'climb'] as const).some((field) => active.has(field))) return 'activities';
  if (measured.has('measurement')) return 'measurements';
  return active.has('averageHeartRate') || active.has('maxHeartRate') ? 'activities' : null;
}

const masses: ReadonlySet<string> = new Set(['kg', 'g', 'lb', 'st']);
const lengths: ReadonlySet<string> = new Set(['m', 'km', 'cm', 'mi', 'yd', 'ft', 'in']);
const durations: ReadonlySet<string> = new Set(['s', 'min', 'h']);

/** Returns the unit in a column's name if amounts of the field can have it. */
function unitFor(field: TableField, unit: Unit | '%' | null): Unit | '%' | null {
  if (unit === null || field === 'value') return unit;
  if (isDuration(field)) return durations.has(unit) ? unit : null;
  if (field === 'load' || field === 'bodyWeight') return masses.has(unit) ? unit : null;
  return (field === 'distance' || field === 'climb') && lengths.has(unit) ? unit : null;
}

function measureUnit(id: string, unit: Unit | '%' | null): Unit | '%' | null {
  if (id === 'resting-pulse') return null;
  if (id === 'body-fat') return '%';
  const fitting = id === 'body-weight' ? masses : lengths;
  return unit !== null && fitting.has(unit) ? unit : null;
}

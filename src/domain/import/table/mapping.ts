import type { DecimalMark, Unit } from '../../kernel/index.ts';
import type { DateOrder, MeasurementDraft } from '../draft/index.ts';

/** What a row of a table is: a set of a workout, a measurement (or several of one time), or an activity. */
export type TableKind = 'sets' | 'measurements' | 'activities';

/** What each column of a table means. The user can change every part of it. */
export interface TableMapping {
  /** Null if it is not known; the user is asked. */
  readonly kind: TableKind | null;
  /** One for each column, in their order; null for a column that is not imported. */
  readonly columns: readonly (ColumnTarget | null)[];
  /** How `5/6/2024` is read; null if it is not known. */
  readonly dateOrder: DateOrder | null;
  /** How `1,234` is read; null if it is not known. */
  readonly decimalMark: DecimalMark | null;
}

export interface ColumnTarget {
  readonly field: TableField;
  /**
   * The unit of the column's numbers, unless a row or a cell has its own; null if it is not known. For durations it also
   * says how `1:30` is read: hours and minutes in hours, else minutes and seconds.
   */
  readonly unit: Unit | '%' | null;
  /** What the column measures, for the field `measurement`. */
  readonly measure: MeasurementDraft['measure'] | null;
}

const commonFields = ['date', 'time', 'id', 'remark'] as const;

const setFields = [
  ...commonFields,
  'workout',
  'workoutDuration',
  'workoutRemark',
  'effort',
  'bodyWeight',
  'exercise',
  'category',
  'equipment',
  'superset',
  'rest',
  'exerciseRemark',
  'setKind',
  'warmUp',
  'load',
  'loadUnit',
  'reps',
  'duration',
  'distance',
  'distanceUnit',
  'rpe',
  'rir',
  'side',
  'completedAt',
] as const;

const measurementFields = [...commonFields, 'measureName', 'value', 'valueUnit', 'measurement', 'device'] as const;

const activityFields = [
  ...commonFields,
  'sport',
  'title',
  'duration',
  'movingDuration',
  'distance',
  'distanceUnit',
  'climb',
  'averageHeartRate',
  'maxHeartRate',
  'effort',
  'indoor',
  'device',
  'figure',
] as const;

export type TableField =
  | (typeof setFields)[number]
  | (typeof measurementFields)[number]
  | (typeof activityFields)[number];

/** The fields that the columns of a kind of table can be mapped to. */
export const fieldsByKind: { readonly [K in TableKind]: readonly TableField[] } = {
  sets: setFields,
  measurements: measurementFields,
  activities: activityFields,
};

/** Whether several columns can be mapped to the field. */
export function isRepeatable(field: TableField): boolean {
  return field === 'measurement' || field === 'figure';
}

/** Whether the cells of a field are durations. */
export function isDuration(field: TableField): boolean {
  return field === 'duration' || field === 'movingDuration' || field === 'workoutDuration' || field === 'rest';
}

/** Whether the cells of a field are numbers, with or without a unit. */
export function isNumeric(field: TableField): boolean {
  return numericFields.has(field);
}

const numericFields: ReadonlySet<TableField> = new Set<TableField>([
  'load',
  'reps',
  'distance',
  'rpe',
  'rir',
  'effort',
  'bodyWeight',
  'value',
  'measurement',
  'climb',
  'averageHeartRate',
  'maxHeartRate',
  'figure',
]);

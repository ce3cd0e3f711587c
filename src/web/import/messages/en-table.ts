import type { ColumnReason, TableField, TableKind, TableQuestion } from '#domain/import/table/index.ts';
import { spelled } from '../../language/index.ts';

export interface Example {
  readonly example: string;
}

const reasons: { readonly [C in ColumnReason['code']]: string } = {
  'table/known-name': spelled`Recognised by its name`,
  'table/name-and-values': spelled`Recognised by its name and values`,
  'table/values-are-dates': 'Its values are dates',
  'table/field-of-other-column': 'Another column already has this meaning',
  'table/unknown-name': spelled`Not recognised`,
};

type Missing = 'table/kind' | 'table/no-date-column';

const missing: { readonly [C in Missing]: string } = {
  'table/kind': 'Choose what each row is.',
  'table/no-date-column': 'Choose the column with the date.',
};

const ambiguous: { readonly [C in Exclude<TableQuestion['code'], Missing>]: (example: Example) => string } = {
  'table/date-order': ({ example }) => `Choose how dates such as ${example} are written.`,
  'table/decimal-mark': ({ example }) => `Choose how numbers such as ${example} are written.`,
  'table/duration-unit': ({ example }) => `Choose the unit of durations such as ${example}.`,
  'table/unit': ({ example }) => `Choose the unit of amounts such as ${example}.`,
};

const kinds: { readonly [K in TableKind]: string } = {
  sets: 'A set of a workout',
  measurements: 'A body measurement',
  activities: 'A run, ride or other activity',
};

const fields: { readonly [F in TableField]: string } = {
  date: 'Date',
  time: 'Time of day',
  id: 'ID',
  remark: 'Note',
  workout: 'Workout name',
  workoutDuration: 'Workout duration',
  workoutRemark: 'Workout note',
  effort: 'Effort, 0–10',
  bodyWeight: 'Body weight',
  exercise: 'Exercise',
  category: 'Category or muscle',
  equipment: 'Equipment',
  superset: 'Superset',
  rest: 'Rest',
  exerciseRemark: 'Exercise note',
  setKind: 'Kind of set',
  warmUp: 'Warm-up (yes or no)',
  load: 'Weight',
  loadUnit: 'Unit of weight',
  reps: 'Reps',
  duration: 'Duration',
  distance: 'Distance',
  distanceUnit: 'Unit of distance',
  rpe: 'RPE',
  rir: 'RIR',
  side: 'Side',
  completedAt: 'Time of the set',
  measureName: 'Name of the measurement',
  value: 'Value',
  valueUnit: 'Unit of the value',
  measurement: 'Measurement',
  device: 'Device',
  sport: 'Sport',
  title: 'Title',
  movingDuration: 'Moving time',
  climb: 'Elevation gain',
  averageHeartRate: 'Average heart rate',
  maxHeartRate: 'Maximum heart rate',
  indoor: 'Indoor (yes or no)',
  figure: 'Other figure',
};

export const table = {
  reasons,
  questions: { ...missing, ...ambiguous },
  kinds,
  fields,
  title: 'What do the columns mean?',
  text: 'Check the columns. Mensana remembers them for the next file of this kind.',
  isIncluded: ({ name }: { readonly name: string }) => `Import ${name}`,
  kind: 'Each row is',
  choose: 'Choose',
  dateOrder: 'Dates',
  dayFirst: 'Day first (31/12/2026)',
  monthFirst: 'Month first (12/31/2026)',
  decimalMark: 'Numbers',
  point: 'Decimal point (82.5)',
  comma: 'Decimal comma (82,5)',
  columns: ({ name }: { readonly name: string }) => `Columns of ${name}`,
  meaningOf: ({ name }: { readonly name: string }) => `Meaning of ${name}`,
  unitOf: ({ name }: { readonly name: string }) => `Unit of ${name}`,
  measureOf: ({ name }: { readonly name: string }) => `Measurement in ${name}`,
  unnamed: ({ number }: { readonly number: string }) => `column ${number}`,
  notImported: 'Don’t import',
  unit: 'Unit',
  asNamed: ({ name }: { readonly name: string }) => `New measurement “${name}”`,
  continue: 'Continue',
  noTable: 'Choose at least one table.',
};

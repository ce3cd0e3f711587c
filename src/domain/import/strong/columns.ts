import type { Unit } from '../../kernel/index.ts';
import { type CellReader, type CsvRow, cellReader } from '../csv/index.ts';
import { distanceUnitIn, loadUnitIn } from '../lifting/index.ts';

/** Names of the columns in English and German, in lower case and without a unit in parentheses. */
const names = {
  number: ['workout #', 'workout-nr.', 'workout nr.', 'training #'],
  date: ['date', 'datum'],
  workout: ['workout name', 'workout-name', 'workoutname', 'name des workouts', 'trainingsname'],
  duration: ['duration', 'workout duration', 'dauer', 'workout-dauer', 'trainingsdauer', 'dauer des workouts'],
  exercise: ['exercise name', 'name der übung', 'übungsname', 'übung'],
  order: ['set order', 'reihenfolge festlegen', 'satzreihenfolge', 'satz-reihenfolge', 'satz'],
  load: ['weight', 'gewicht', 'lbs', 'lb', 'kg', 'kgs'],
  loadUnit: ['weight unit', 'gewichtseinheit', 'einheit gewicht'],
  reps: ['reps', 'wiederh.', 'wiederholungen', 'wdh.', 'wdh'],
  rpe: ['rpe'],
  distance: ['distance', 'entfernung', 'distanz', 'strecke', 'mi.', 'mi', 'km', 'km.'],
  distanceUnit: ['distance unit', 'entfernungseinheit', 'distanzeinheit', 'streckeneinheit'],
  seconds: ['seconds', 'sekunden'],
  notes: ['notes', 'notizen', 'notiz', 'anmerkungen'],
  workoutNotes: ['workout notes', 'workout-notizen', 'workoutnotizen', 'trainingsnotizen', 'notizen zum workout'],
} as const;

type Column = keyof typeof names;

/** The cells of one layout, and what its header says about them. */
export interface StrongCells extends CellReader<Column> {
  /** Returns the unit of a row's load; null if neither the row nor the header says it. */
  readonly loadUnit: (row: CsvRow) => 'kg' | 'lb' | null;
  readonly distanceUnit: (row: CsvRow) => Unit | null;
  /** Whether 0 stands for a value that does not apply. The newest layout leaves such cells empty. */
  readonly writesZeroForNone: boolean;
}

export function strongCells(header: readonly string[]): StrongCells {
  const columns = header.map(columnOf);
  const cells = cellReader<Column>(
    columns.map(({ name }) => name),
    names,
  );
  const unitWord = (column: Column) =>
    columns.find(({ name }) => (names[column] as readonly string[]).includes(name))?.unit ?? '';
  const [loadWord, distanceWord] = [unitWord('load'), unitWord('distance')];
  return {
    ...cells,
    loadUnit: (row) => loadUnitIn(cells.cell(row, 'loadUnit') || loadWord),
    distanceUnit: (row) => distanceUnitIn(cells.cell(row, 'distanceUnit') || distanceWord),
    writesZeroForNone: !cells.has('number'),
  };
}

/** Splits `Weight (kg)` into its name and unit. In the oldest layout, the unit is the name of the column. */
function columnOf(header: string): { readonly name: string; readonly unit: string } {
  const [, name = '', unit = ''] = /^([^(]*)\(([^()]*)\)$/.exec(header) ?? [];
  if (name !== '') return { name: name.trim().toLowerCase(), unit };
  return { name: header.toLowerCase(), unit: loadUnitIn(header) ?? distanceUnitIn(header) ?? '' };
}

/** Returns whether a table has Strong's columns. Its sets are ordered by a column that no other app has. */
export function isStrongHeader(header: readonly string[] | null): boolean {
  if (header === null) return false;
  const { has } = strongCells(header);
  return ['date', 'exercise', 'order', 'load', 'reps'].every((column) => has(column as Column));
}

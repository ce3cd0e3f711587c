import { type CellReader, type CsvRow, cellReader, countIn, numberIn } from '../../csv/index.ts';
import type { DraftQuantity, ImportItem, SkippedItem } from '../../draft/index.ts';
import {
  clockDurationIn,
  distanceUnitIn,
  groupedBy,
  loadUnitIn,
  quantityIn,
  readableRows,
  rowOrigin,
  shortened,
  type TableFile,
  unreadableRow,
} from '../../lifting/index.ts';
import { noonOf } from '../../times/index.ts';
import { workoutOfDay } from './day-workout.ts';
import { setOf, type WrittenDistance, type WrittenSet } from './written-set.ts';

const columns = {
  date: ['Date'],
  exercise: ['Exercise'],
  category: ['Category'],
  kilograms: ['Weight (kgs)', 'Weight (kg)'],
  pounds: ['Weight (lbs)', 'Weight (lb)'],
  load: ['Weight'],
  loadUnit: ['Weight Unit'],
  reps: ['Reps'],
  distance: ['Distance'],
  distanceUnit: ['Distance Unit'],
  time: ['Time'],
  comment: ['Comment', 'Comments', 'Notes'],
} as const;

type Cells = CellReader<keyof typeof columns>;

/**
 * Reads sets. The table knows neither workouts nor times: the sets of a day are one workout, which is identified by the
 * day and starts at noon.
 */
export function* workoutsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const cells = cellReader(header, columns);
  for (const day of groupedBy(rows, (row) => cells.cell(row, 'date'))) yield* workoutOf(day, path, cells);
}

function* workoutOf(rows: readonly CsvRow[], path: string, cells: Cells): Generator<ImportItem> {
  const first = rows[0] as CsvRow;
  const date = cells.cell(first, 'date');
  const origin = rowOrigin(path, first);
  const startedAt = noonOf(date);
  if (startedAt === null) {
    yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(date) };
    return;
  }
  const { readable, skipped } = readableRows(rows, (row) => problemOf(row, path, cells));
  yield* skipped;
  if (readable.length === 0) return;
  yield workoutOfDay({
    date,
    origin,
    startedAt,
    seconds: null,
    remark: '',
    sets: readable.map((row) => ({
      exercise: cells.cell(row, 'exercise'),
      category: cells.cell(row, 'category'),
      group: null,
      set: setOf(writtenSet(row, cells)),
    })),
  });
}

function problemOf(row: CsvRow, path: string, cells: Cells): SkippedItem | null {
  const origin = rowOrigin(path, row);
  if (cells.cell(row, 'exercise') === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  const time = cells.cell(row, 'time');
  if (time !== '' && clockDurationIn(time) === null) {
    return { kind: 'skipped', origin, code: 'import/not-a-number', detail: shortened(time) };
  }
  return unreadableRow(row, cells, rules, origin);
}

const rules = { kilograms: 'number', pounds: 'number', load: 'number', reps: 'count', distance: 'positive' } as const;

function writtenSet(row: CsvRow, cells: Cells): WrittenSet {
  const { cell, text } = cells;
  const load = loadOf(row, cells);
  return {
    load,
    reps: countIn(cell(row, 'reps')),
    seconds: clockDurationIn(cell(row, 'time')) || null,
    distance: distanceOf(row, cells),
    remarks: [text(row, 'comment'), load !== null && load.unit === null ? cell(row, 'loadUnit') : ''],
  };
}

function loadOf(row: CsvRow, { cell }: Cells): DraftQuantity | null {
  return (
    quantityIn(cell(row, 'kilograms'), 'kg') ??
    quantityIn(cell(row, 'pounds'), 'lb') ??
    quantityIn(cell(row, 'load'), loadUnitIn(cell(row, 'loadUnit')))
  );
}

function distanceOf(row: CsvRow, { cell }: Cells): WrittenDistance | null {
  const value = numberIn(cell(row, 'distance'));
  const word = cell(row, 'distanceUnit');
  return value === null ? null : { value, unit: distanceUnitIn(word), word };
}

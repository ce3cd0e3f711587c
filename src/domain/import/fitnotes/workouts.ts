import type { Unit } from '../../kernel/index.ts';
import { type CellReader, type CsvRow, cellReader, countIn, numberIn } from '../csv/index.ts';
import type { DraftQuantity, ImportItem, SetDraft, SkippedItem } from '../draft/index.ts';
import {
  clockDurationIn,
  differentTexts,
  distanceIn,
  distanceUnitIn,
  emptySet,
  groupedBy,
  loadUnitIn,
  noonOf,
  quantityIn,
  readableRows,
  remarkOf,
  rowOrigin,
  shortened,
  type TableFile,
  unreadableRow,
} from '../lifting/index.ts';
import { exercisesOf } from './circuits.ts';

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
  yield {
    kind: 'workout',
    sourceId: date,
    origin,
    title: '',
    startedAt,
    seconds: null,
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises: exercisesOf(readable, (row) => cells.cell(row, 'exercise')).map(({ name, circuit, rows: own }) => ({
      name,
      category: differentTexts(own.map((row) => cells.cell(row, 'category')))[0] ?? null,
      equipment: null,
      superset: circuit === null ? null : String(circuit),
      restSeconds: null,
      remark: '',
      sets: own.map((row) => setOf(row, cells)),
    })),
  };
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

/** The table does not mark warm-ups. */
function setOf(row: CsvRow, cells: Cells): SetDraft {
  const { cell, text } = cells;
  const seconds = clockDurationIn(cell(row, 'time')) || null;
  const { distance, doubted } = distanceOf(row, cells, seconds);
  const reps = countIn(cell(row, 'reps'));
  const isTimed = seconds !== null || distance !== null;
  const load = loadOf(row, cells);
  return {
    ...emptySet,
    // cells of cardio can be 0 instead of empty
    load: load?.value === 0 && isTimed ? null : load,
    reps: reps === 0 && isTimed ? null : reps,
    seconds,
    distance,
    remark: remarkOf(text(row, 'comment'), load !== null && load.unit === null ? cell(row, 'loadUnit') : '', doubted),
  };
}

function loadOf(row: CsvRow, { cell }: Cells): DraftQuantity | null {
  return (
    quantityIn(cell(row, 'kilograms'), 'kg') ??
    quantityIn(cell(row, 'pounds'), 'lb') ??
    quantityIn(cell(row, 'load'), loadUnitIn(cell(row, 'loadUnit')))
  );
}

/**
 * Reads a distance. Its unit can be wrong: kilograms, or metres where the user meant miles. Such a unit is left open, and
 * its word goes to the remark of the set.
 */
function distanceOf(row: CsvRow, { cell }: Cells, seconds: number | null) {
  const word = cell(row, 'distanceUnit');
  const unit = distanceUnitIn(word);
  const value = numberIn(cell(row, 'distance'));
  const isBelievable = unit !== null && !(value !== null && isTooSlow(value, unit, seconds));
  const distance = distanceIn(cell(row, 'distance'), isBelievable ? unit : null);
  return { distance, doubted: distance === null || isBelievable ? '' : word };
}

/** Nobody takes ten seconds for a metre, but an app can call miles metres. */
function isTooSlow(value: number, unit: Unit, seconds: number | null): boolean {
  return unit === 'm' && seconds !== null && value > 0 && seconds / value > 10;
}

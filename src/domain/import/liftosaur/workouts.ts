import { type CellReader, type CsvRow, cellReader } from '../csv/index.ts';
import type { ImportItem, SkippedItem, WorkoutExerciseDraft } from '../draft/index.ts';
import {
  differentTexts,
  groupedBy,
  readableRows,
  rowOrigin,
  runsOf,
  shortened,
  type TableFile,
  uniqueIds,
  unreadableRow,
} from '../lifting/index.ts';
import { isoTime } from '../times/index.ts';
import { type Column, columns } from './columns.ts';
import { isDone, isWarmUp, setOf } from './sets.ts';

type Cells = CellReader<Column>;

/** Reads workouts. A workout is identified by its start; the table has no ids. */
export function* workoutsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const cells = cellReader(header, columns);
  const uniqueId = uniqueIds();
  const workouts = groupedBy(rows, (row) => JSON.stringify(workoutColumns.map((column) => cells.cell(row, column))));
  for (const workout of workouts) yield* workoutOf(workout, path, cells, uniqueId);
}

const workoutColumns = ['start', 'program', 'day'] as const;

function* workoutOf(
  rows: readonly CsvRow[],
  path: string,
  cells: Cells,
  uniqueId: (id: string) => string,
): Generator<ImportItem> {
  const first = rows[0] as CsvRow;
  const start = cells.cell(first, 'start');
  const origin = rowOrigin(path, first);
  const startedAt = isoTime(start);
  if (startedAt === null) {
    yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(start) };
    return;
  }
  const sourceId = uniqueId(typeof startedAt === 'number' ? new Date(startedAt).toISOString() : startedAt.wall);
  const { readable, skipped } = readableRows(rows, (row) => problemOf(row, path, cells));
  yield* skipped;
  const exercises = exerciseBlocks(readable, cells)
    .map((block) => exerciseOf(block, cells))
    .filter(({ sets, remark }) => sets.length > 0 || remark !== '');
  if (exercises.length === 0) {
    if (skipped.length === 0) yield { kind: 'skipped', origin, code: 'import/empty' };
    return;
  }
  yield {
    kind: 'workout',
    sourceId,
    origin,
    title: [cells.cell(first, 'program'), cells.cell(first, 'day')].filter((name) => name !== '').join(': '),
    startedAt,
    seconds: null,
    remark: '',
    effort: null,
    bodyWeight: null,
    exercises,
  };
}

function problemOf(row: CsvRow, path: string, cells: Cells): SkippedItem | null {
  const origin = rowOrigin(path, row);
  if (cells.cell(row, 'exercise') === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  return unreadableRow(row, cells, rules, origin);
}

const rules = { completedReps: 'count', load: 'number', completedLoad: 'number', completedRpe: 'number' } as const;

/** Splits a workout into its exercises. Each starts with its warm-ups, so one after a working set starts another one. */
function exerciseBlocks(rows: readonly CsvRow[], cells: Cells): readonly (readonly CsvRow[])[] {
  return runsOf(
    rows,
    (row, run) =>
      nameOf(row, cells) !== nameOf(run[0] as CsvRow, cells) ||
      (isWarmUp(row, cells) && !isWarmUp(run.at(-1) as CsvRow, cells)),
  );
}

function exerciseOf(rows: readonly CsvRow[], cells: Cells): WorkoutExerciseDraft {
  const first = rows[0] as CsvRow;
  return {
    name: nameOf(first, cells),
    category: cells.cell(first, 'muscles') || null,
    equipment: cells.cell(first, 'equipment') || null,
    superset: null,
    restSeconds: null,
    remark: differentTexts(rows.map((row) => cells.text(row, 'notes'))).join('\n'),
    sets: rows.filter((row) => isDone(row, cells)).map((row) => setOf(row, cells)),
  };
}

/**
 * Returns the name of an exercise with its equipment, `Bench Press, Barbell`, as newer tables write it. Older ones have the
 * equipment in a column, and the same name for different exercises.
 */
function nameOf(row: CsvRow, { cell }: Cells): string {
  const [name, equipment] = [cell(row, 'exercise'), cell(row, 'equipment')];
  if (equipment === '') return name;
  const words = equipment.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
  return `${name}, ${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

import type { CsvRow } from '../csv/index.ts';
import type { ImportItem, SkippedItem } from '../draft/index.ts';
import {
  differentTexts,
  durationIn,
  groupedBy,
  readableRows,
  remarkOf,
  rowOrigin,
  shortened,
  type TableFile,
  uniqueIds,
  unreadableRow,
} from '../lifting/index.ts';
import { wallTimeIn } from '../times/index.ts';
import { type StrongCells, strongCells } from './columns.ts';
import { exerciseOf } from './exercise.ts';
import { exerciseBlocks, strongRow } from './rows.ts';

/**
 * Reads workouts. A workout is identified by its start, to the second: names are edited, and the numbers of the newest
 * layout count workouts, so that they change when an earlier one is deleted.
 */
export function* workoutsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const cells = strongCells(header);
  const uniqueId = uniqueIds();
  const workouts = groupedBy(rows, (row) => JSON.stringify(workoutColumns.map((column) => cells.cell(row, column))));
  let otherRests = 0;
  for (const workout of workouts) otherRests += yield* workoutOf(workout, path, cells, uniqueId);
  if (otherRests > 0) {
    yield { kind: 'skipped', origin: path, code: 'import/unsupported', detail: `Rest Timer (${otherRests})` };
  }
}

const workoutColumns = ['number', 'date', 'workout'] as const;

/** Returns how many rest timers have no place in the workout, because an exercise has only one rest. */
function* workoutOf(
  rows: readonly CsvRow[],
  path: string,
  cells: StrongCells,
  uniqueId: (id: string) => string,
): Generator<ImportItem, number> {
  const first = rows[0] as CsvRow;
  const date = cells.cell(first, 'date');
  const origin = rowOrigin(path, first);
  const startedAt = wallTimeIn(date);
  if (startedAt === null) {
    yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(date) };
    return 0;
  }
  const sourceId = uniqueId(startedAt.wall);
  const { readable, skipped } = readableRows(rows, (row) => problemOf(row, path, cells));
  yield* skipped;
  if (readable.length === 0) return 0;
  const duration = cells.cell(first, 'duration');
  const seconds = durationIn(duration);
  const blocks = exerciseBlocks(
    readable.map((row) => strongRow(row, cells)),
    cells,
  );
  const exercises = blocks.map((block) => exerciseOf(block, cells));
  yield {
    kind: 'workout',
    sourceId,
    origin,
    title: cells.cell(first, 'workout'),
    startedAt,
    seconds,
    remark: remarkOf(
      differentTexts(rows.map((row) => cells.text(row, 'workoutNotes'))).join('\n'),
      seconds === null ? duration : '',
    ),
    effort: null,
    bodyWeight: null,
    exercises: exercises.map(({ exercise }) => exercise),
  };
  return exercises.reduce((sum, { otherRests }) => sum + otherRests, 0);
}

function problemOf(row: CsvRow, path: string, cells: StrongCells): SkippedItem | null {
  const origin = rowOrigin(path, row);
  if (cells.cell(row, 'exercise') === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  return unreadableRow(row, cells, rules, origin);
}

const rules = { load: 'number', reps: 'count', distance: 'positive', seconds: 'positive', rpe: 'number' } as const;

import { type CellReader, type CsvRow, cellReader, countIn, numberIn } from '../csv/index.ts';
import type { ImportItem, SetDraft, SkippedItem, WorkoutExerciseDraft } from '../draft/index.ts';
import {
  differentTexts,
  distanceIn,
  emptySet,
  groupedBy,
  quantityIn,
  readableRows,
  remarkOf,
  rowOrigin,
  rpeIn,
  runsOf,
  shortened,
  type TableFile,
  uniqueIds,
  unreadableRow,
} from '../lifting/index.ts';
import { secondsBetween, spokenTimeIn, type WallTime, wallTimeIn } from '../times/index.ts';

const columns = {
  title: ['title'],
  start: ['start_time'],
  end: ['end_time'],
  description: ['description'],
  exercise: ['exercise_title'],
  superset: ['superset_id'],
  exerciseNotes: ['exercise_notes'],
  index: ['set_index'],
  kind: ['set_type'],
  kilograms: ['weight_kg'],
  pounds: ['weight_lbs', 'weight_lb'],
  reps: ['reps'],
  kilometres: ['distance_km'],
  miles: ['distance_miles', 'distance_mi'],
  metres: ['distance_meters', 'distance_m'],
  seconds: ['duration_seconds'],
  rpe: ['rpe'],
} as const;

type Cells = CellReader<keyof typeof columns>;

/**
 * Reads workouts. The table has no ids, and titles and descriptions are edited, so a workout is identified by its start;
 * several that start in the same minute are counted.
 */
export function* workoutsOf({ path, header, rows }: TableFile): Generator<ImportItem> {
  const cells = cellReader(header, columns);
  const uniqueId = uniqueIds();
  const workouts = groupedBy(rows, (row) => JSON.stringify(workoutColumns.map((column) => cells.text(row, column))));
  for (const workout of workouts) yield* workoutOf(workout, path, cells, uniqueId);
}

/** Two workouts of the same minute can have the same title, but rarely also the same end and description. */
const workoutColumns = ['start', 'title', 'end', 'description'] as const;

function* workoutOf(
  rows: readonly CsvRow[],
  path: string,
  cells: Cells,
  uniqueId: (id: string) => string,
): Generator<ImportItem> {
  const first = rows[0] as CsvRow;
  const origin = rowOrigin(path, first);
  const startedAt = timeIn(cells.cell(first, 'start'));
  if (startedAt === null) {
    yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(cells.cell(first, 'start')) };
    return;
  }
  const sourceId = uniqueId(startedAt.wall);
  const { readable, skipped } = readableRows(rows, (row) => problemOf(row, path, cells));
  yield* skipped;
  if (readable.length === 0) return;
  const endedAt = timeIn(cells.cell(first, 'end'));
  yield {
    kind: 'workout',
    sourceId,
    origin,
    title: cells.cell(first, 'title'),
    startedAt,
    seconds: endedAt === null ? null : secondsBetween(startedAt, endedAt),
    remark: cells.text(first, 'description'),
    effort: null,
    bodyWeight: null,
    exercises: exerciseBlocks(readable, cells).map((block) => exerciseOf(block, cells)),
  };
}

/** Reads `9 Apr 2026, 17:18`; the month is English in most exports. */
function timeIn(text: string): WallTime | null {
  return spokenTimeIn(text) ?? wallTimeIn(text);
}

function problemOf(row: CsvRow, path: string, cells: Cells): SkippedItem | null {
  const origin = rowOrigin(path, row);
  if (cells.cell(row, 'exercise') === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  return unreadableRow(row, cells, rules, origin);
}

const rules = {
  kilograms: 'number',
  pounds: 'number',
  reps: 'count',
  kilometres: 'positive',
  miles: 'positive',
  metres: 'positive',
  seconds: 'positive',
  rpe: 'number',
} as const;

/** Splits a workout into its exercises. The index of sets starts again at 0 if the same exercise follows itself. */
function exerciseBlocks(rows: readonly CsvRow[], { cell }: Cells): readonly (readonly CsvRow[])[] {
  return runsOf(
    rows,
    (row, run) => cell(row, 'exercise') !== cell(run[0] as CsvRow, 'exercise') || countIn(cell(row, 'index')) === 0,
  );
}

function exerciseOf(rows: readonly CsvRow[], cells: Cells): WorkoutExerciseDraft {
  const first = rows[0] as CsvRow;
  return {
    name: cells.cell(first, 'exercise'),
    category: null,
    equipment: null,
    superset: cells.cell(first, 'superset') || null,
    restSeconds: null,
    remark: differentTexts(rows.map((row) => cells.text(row, 'exerciseNotes'))).join('\n'),
    sets: rows.map((row) => setOf(row, cells)),
  };
}

/** Loads of body-weight and assisted exercises stay as they are: the table does not say which exercises these are. */
function setOf(row: CsvRow, { cell }: Cells): SetDraft {
  const word = cell(row, 'kind').toLowerCase();
  const kind = kinds.get(word);
  const { rpe, words } = rpeIn(cell(row, 'rpe'));
  const seconds = numberIn(cell(row, 'seconds')) || null; // 0 is written for sets without a time
  const distance =
    distanceIn(cell(row, 'kilometres'), 'km') ??
    distanceIn(cell(row, 'miles'), 'mi') ??
    distanceIn(cell(row, 'metres'), 'm');
  const reps = countIn(cell(row, 'reps'));
  return {
    ...emptySet,
    kind: kind ?? 'working',
    load: quantityIn(cell(row, 'kilograms'), 'kg') ?? quantityIn(cell(row, 'pounds'), 'lb'),
    reps: reps === 0 && (seconds !== null || distance !== null) ? null : reps,
    seconds,
    distance,
    rpe,
    remark: remarkOf(kind === undefined ? cell(row, 'kind') : '', words),
  };
}

const kinds: ReadonlyMap<string, SetDraft['kind']> = new Map([
  ['', 'working'],
  ['normal', 'working'],
  ['warmup', 'warmUp'],
  ['dropset', 'drop'],
  ['failure', 'failure'],
]);

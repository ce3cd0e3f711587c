import type { CsvRow } from '../csv/index.ts';
import type {
  DraftQuantity,
  DraftTime,
  SetDraft,
  SkippedItem,
  WorkoutDraft,
  WorkoutExerciseDraft,
} from '../draft/index.ts';
import { differentTexts, groupedBy, remarkOf, rowOrigin, rpeIn, runsOf, snapped, uniqueIds } from '../lifting/index.ts';
import { isYes, setKindNamed, sideNamed } from './cell-words.ts';
import type { CellRule, MappedColumns } from './mapped-row.ts';
import type { TableField } from './mapping.ts';
import { type TableDate, timeOfDate } from './table-time.ts';

/** A set with a part of its values would be one that nobody did. */
const rules: Readonly<Partial<Record<TableField, CellRule>>> = {
  load: 'mass',
  reps: 'count',
  duration: 'duration',
  distance: 'length',
};

/** Values without which the set is still right. They are reported and left out. */
const sideRules: Readonly<Partial<Record<TableField, CellRule>>> = {
  rest: 'duration',
  workoutDuration: 'duration',
  bodyWeight: 'mass',
  rir: 'positive',
  effort: 'upToTen',
};

/** Longer pauses between two sets separate workouts, in a table that only has the time of each set. */
const maxPauseMs = 4 * 3_600_000;

interface DatedRow {
  readonly row: CsvRow;
  readonly date: TableDate;
  readonly time: DraftTime;
}

/** Reads a table with a row for each set. Rows with the same time and workout name are a workout, wherever they are. */
export function* workoutsOf(columns: MappedColumns, rows: readonly CsvRow[]): Generator<WorkoutDraft | SkippedItem> {
  const dated: DatedRow[] = [];
  for (const row of rows) {
    const read = datedRow(columns, row);
    if ('kind' in read) yield read;
    else {
      dated.push(read);
      for (const field of unreadableSides(columns, row)) yield columns.skippedCell(row, field);
    }
  }
  const uniqueId = uniqueIds();
  for (const workout of workoutsIn(columns, dated)) {
    const draft = workoutOf(columns, workout);
    yield { ...draft, sourceId: uniqueId(draft.sourceId) };
  }
}

function datedRow(columns: MappedColumns, row: CsvRow): DatedRow | SkippedItem {
  if (columns.isShifted(row)) return columns.skippedRow(row, 'import/damaged', row.cells.join(', '));
  const field = columns.has('date') ? 'date' : 'completedAt';
  const date = columns.date(row, field);
  if (date === null) return columns.skippedRow(row, 'import/no-date', columns.cell(row, field));
  const unreadable = columns.unreadable(row, rules);
  if (unreadable !== null) return columns.skippedCell(row, unreadable);
  const unknownUnit =
    columns.unknownUnit(row, 'load', 'loadUnit') ?? columns.unknownUnit(row, 'distance', 'distanceUnit');
  if (unknownUnit !== null) return unknownUnit;
  if (columns.cell(row, 'exercise') === '' || !hasContent(columns, row)) {
    return columns.skippedRow(row, 'import/empty', row.cells.filter((cell) => cell.trim() !== '').join(', '));
  }
  return { row, date, time: timeOfDate(date, null) };
}

function hasContent(columns: MappedColumns, row: CsvRow): boolean {
  return [...(Object.keys(rules) as TableField[]), 'remark' as const].some((field) => columns.cell(row, field) !== '');
}

function* unreadableSides(columns: MappedColumns, row: CsvRow): Generator<TableField> {
  for (const [field, rule] of Object.entries(sideRules) as [TableField, CellRule][])
    if (columns.unreadable(row, { [field]: rule }) !== null) yield field;
}

function workoutsIn(columns: MappedColumns, rows: readonly DatedRow[]): readonly (readonly DatedRow[])[] {
  const keyOf = ({ row, date }: DatedRow) =>
    columns.cell(row, 'id') || JSON.stringify([date.day, date.clock, columns.cell(row, 'workout')]);
  if (columns.has('date')) return groupedBy(rows, keyOf);
  return runsOf(rows, ({ row, time }, run) => {
    const last = run.at(-1) as DatedRow;
    const isSame = columns.cell(row, 'workout') === columns.cell(last.row, 'workout');
    return !isSame || Math.abs(comparable(time) - comparable(last.time)) > maxPauseMs;
  });
}

function workoutOf(columns: MappedColumns, rows: readonly DatedRow[]): WorkoutDraft {
  const [first] = rows as readonly [DatedRow];
  const title = columns.cell(first.row, 'workout');
  const startedAt = rows.reduce(
    (earliest, { time }) => (comparable(time) < comparable(earliest) ? time : earliest),
    first.time,
  );
  const sets = rows.map(({ row }) => row);
  return {
    kind: 'workout',
    sourceId: columns.cell(first.row, 'id') || `${timeText(startedAt)} ${title}`,
    origin: rowOrigin(columns.path, first.row),
    title,
    startedAt,
    seconds: firstOf(sets, (row) => columns.seconds(row, 'workoutDuration')),
    remark: remarkOf(...differentTexts(sets.map((row) => columns.text(row, 'workoutRemark')))),
    effort: firstOf(sets, (row) =>
      columns.unreadable(row, { effort: 'upToTen' }) === null ? columns.number(row, 'effort') : null,
    ),
    bodyWeight: firstOf(sets, (row) => positive(columns.quantity(row, 'bodyWeight', 'loadUnit'))),
    exercises: exercisesIn(columns, sets).map((rowsOfExercise) => exerciseOf(columns, rowsOfExercise)),
  };
}

/** Neighbouring rows of an exercise belong together; in a superset also those that are done in turns. */
function exercisesIn(columns: MappedColumns, rows: readonly CsvRow[]): readonly (readonly CsvRow[])[] {
  const name = (row: CsvRow) => columns.cell(row, 'exercise');
  const superset = (row: CsvRow) => columns.cell(row, 'superset');
  const blocks = runsOf(rows, (row, [first]) => {
    if (superset(row) !== superset(first as CsvRow)) return true;
    return superset(row) === '' && name(row) !== name(first as CsvRow);
  });
  return blocks.flatMap((block) => groupedBy(block, name));
}

function exerciseOf(columns: MappedColumns, rows: readonly CsvRow[]): WorkoutExerciseDraft {
  const [first] = rows as readonly [CsvRow];
  const sets = rows.filter((row) => hasValues(columns, row));
  // a row with nothing but a remark speaks of the exercise
  const remarks = rows.filter((row) => !hasValues(columns, row)).map((row) => columns.text(row, 'remark'));
  return {
    name: columns.cell(first, 'exercise'),
    category: firstOf(rows, (row) => columns.cell(row, 'category') || null),
    equipment: firstOf(rows, (row) => columns.cell(row, 'equipment') || null),
    superset: columns.cell(first, 'superset') || null,
    restSeconds: firstOf(rows, (row) => columns.seconds(row, 'rest') || null),
    remark: remarkOf(...differentTexts([...rows.map((row) => columns.text(row, 'exerciseRemark')), ...remarks])),
    sets: sets.map((row) => setOf(columns, row)),
  };
}

function hasValues(columns: MappedColumns, row: CsvRow): boolean {
  return (Object.keys(rules) as TableField[]).some((field) => columns.cell(row, field) !== '');
}

function setOf(columns: MappedColumns, row: CsvRow): SetDraft {
  const seconds = columns.seconds(row, 'duration') || null;
  const distance = positive(columns.quantity(row, 'distance', 'distanceUnit'));
  const reps = columns.number(row, 'reps');
  const load = columns.quantity(row, 'load', 'loadUnit');
  const [kind, kindWords] = kindIn(columns, row);
  const [rpe, effortWords] = rpeOf(columns, row);
  const side = columns.cell(row, 'side');
  const completed = columns.has('completedAt') ? columns.date(row, 'completedAt') : null;
  return {
    kind,
    // tables that fill every cell write 0 for what an exercise does not have
    load: load === null || load.value === 0 ? null : snapped(load),
    reps: reps === 0 && (seconds !== null || distance !== null) ? null : reps,
    seconds,
    distance,
    rpe,
    side: sideNamed(side),
    remark: remarkOf(columns.text(row, 'remark'), kindWords, effortWords, sideNamed(side) === null ? side : ''),
    completedAt: completed === null ? null : timeOfDate(completed, null),
  };
}

/** Returns the kind of a set, and the words that name none, for its remark. */
function kindIn(columns: MappedColumns, row: CsvRow): readonly [SetDraft['kind'], words: string] {
  const [kind, warmUp] = [columns.cell(row, 'setKind'), columns.cell(row, 'warmUp')];
  const isWarmUp = isYes(warmUp);
  const warmUpWords = isWarmUp === null ? warmUp : '';
  const known = kind === '' ? 'working' : setKindNamed(kind);
  const words = remarkOf(known === null ? kind : '', warmUpWords);
  return [isWarmUp === true ? 'warmUp' : (known ?? 'working'), words];
}

/** Returns the RPE of a set, from its reps in reserve if need be, and the words that are outside the scale. */
function rpeOf(columns: MappedColumns, row: CsvRow): readonly [number | null, words: string] {
  const [written, reserve] = [columns.cell(row, 'rpe'), columns.cell(row, 'rir')];
  const number = columns.number(row, 'rpe');
  const { rpe, words } = rpeIn(number === null ? '' : String(number));
  const unread = written !== '' && number === null ? `RPE ${written}` : words;
  const rir = columns.number(row, 'rir');
  if (rpe !== null || rir === null) return [rpe, unread];
  return rir >= 0 && rir <= 9 ? [10 - rir, unread] : [null, remarkOf(unread, `RIR ${reserve}`)];
}

function positive(quantity: DraftQuantity | null): DraftQuantity | null {
  return quantity !== null && quantity.value > 0 ? quantity : null;
}

function firstOf<Value>(rows: readonly CsvRow[], valueIn: (row: CsvRow) => Value | null): Value | null {
  for (const row of rows) {
    const value = valueIn(row);
    if (value !== null) return value;
  }
  return null;
}

function comparable(time: DraftTime): number {
  return typeof time === 'number' ? time : Date.parse(`${time.wall}Z`);
}

function timeText(time: DraftTime): string {
  return typeof time === 'number' ? new Date(time).toISOString() : time.wall;
}

import { countIn } from '../../csv/index.ts';
import type { ImportItem, SkippedItem } from '../../draft/index.ts';
import { groupedBy, readableRows, shortened } from '../../lifting/index.ts';
import type { SqlValue } from '../../sqlite/index.ts';
import { type LoggedSet, workoutOfDay } from '../tables/day-workout.ts';
import { setOf } from '../tables/written-set.ts';
import { type DayFacts, dayFactsIn } from './days.ts';
import { exercisesIn, type StoredExercise } from './exercises.ts';
import type { StoredTables } from './stored-tables.ts';
import { numberOf, wordOf } from './stored-values.ts';
import { typedDistance, typedLoad } from './typed-amounts.ts';

const columns = [
  '_id',
  'exercise_id',
  'date',
  'metric_weight',
  'reps',
  'unit',
  'is_complete',
  'distance',
  'duration_seconds',
] as const;

type Row = Readonly<Record<(typeof columns)[number], SqlValue>>;

interface Backup {
  readonly path: string;
  readonly exercises: ReadonlyMap<SqlValue, StoredExercise>;
  readonly facts: DayFacts;
}

/** Reads the workouts of a backup: the days that have sets or a comment. */
export async function* workoutsIn(tables: StoredTables, path: string): AsyncGenerator<ImportItem> {
  const backup = { path, exercises: await exercisesIn(tables), facts: await dayFactsIn(tables) };
  const days = new Map<string, readonly Row[]>();
  for (const rows of groupedBy(await tables.rows('training_log', columns), ({ date }) => wordOf(date))) {
    days.set(wordOf((rows[0] as Row).date), rows);
  }
  for (const date of backup.facts.workoutRemarks.keys()) if (!days.has(date)) days.set(date, []);
  for (const [date, rows] of days) yield* workoutOf(date, rows, backup);
}

function* workoutOf(date: string, rows: readonly Row[], backup: Backup): Generator<ImportItem> {
  const origin = `${backup.path}, ${shortened(date)}`;
  const time = backup.facts.timeOf(date);
  if (time === null) {
    yield { kind: 'skipped', origin, code: 'import/no-date', detail: shortened(date) };
    return;
  }
  const { done, planned } = doneSets(rows);
  const { readable, skipped } = readableRows(done, (row) => problemOf(row, origin, backup));
  yield* skipped;
  if (planned.length > 0) yield plannedSets(planned, origin, backup);
  const remark = backup.facts.workoutRemarks.get(date) ?? '';
  if (readable.length === 0 && remark === '') return;
  yield workoutOfDay({ date, origin, ...time, remark, sets: readable.map((row) => loggedSet(row, backup)) });
}

/**
 * Splits the sets of a day into those that were done and those that were only planned. Users can mark sets as complete. On
 * a day on which they did, the others come from a routine or from an earlier workout.
 */
function doneSets(rows: readonly Row[]): { readonly done: readonly Row[]; readonly planned: readonly Row[] } {
  const done = rows.filter(isComplete);
  return done.length === 0 ? { done: rows, planned: [] } : { done, planned: rows.filter((row) => !isComplete(row)) };
}

function isComplete(row: Row): boolean {
  return numberOf(row.is_complete) === 1;
}

function plannedSets(rows: readonly Row[], origin: string, { exercises }: Backup): SkippedItem {
  const names = new Set(rows.map((row) => exercises.get(row.exercise_id)?.name ?? ''));
  return { kind: 'skipped', origin, code: 'import/empty', detail: shortened([...names].join(', ')) };
}

function problemOf(row: Row, origin: string, { exercises }: Backup): SkippedItem | null {
  const name = exercises.get(row.exercise_id)?.name ?? '';
  if (name === '') return { kind: 'skipped', origin, code: 'import/damaged' };
  const unreadable = unreadableIn(row);
  if (unreadable === undefined) return null;
  return { kind: 'skipped', origin, code: 'import/not-a-number', detail: shortened(`${name}: ${wordOf(unreadable)}`) };
}

/** Finds a value that is not what it should be. A column that an old version does not have is empty. */
function unreadableIn({ metric_weight, reps, distance, duration_seconds }: Row): SqlValue | undefined {
  if (metric_weight !== null && numberOf(metric_weight) === null) return metric_weight;
  if (reps !== null && countIn(wordOf(reps)) === null) return reps;
  return [distance, duration_seconds].find((value) => value !== null && (numberOf(value) ?? -1) < 0);
}

function loggedSet(row: Row, { exercises, facts }: Backup): LoggedSet {
  const exercise = exercises.get(row.exercise_id) as StoredExercise;
  const load = numberOf(row.metric_weight);
  const reps = numberOf(row.reps);
  const distance = numberOf(row.distance);
  return {
    exercise: exercise.name,
    category: exercise.category,
    group: facts.groupOf(wordOf(row.date), row.exercise_id),
    set: setOf({
      load: load === null || (load === 0 && !exercise.hasLoad) ? null : typedLoad(load, exercise.loadUnit),
      reps: reps === 0 && !exercise.hasReps ? null : reps,
      seconds: numberOf(row.duration_seconds) || null,
      distance: distance === null ? null : typedDistance(distance, numberOf(row.unit)),
      remarks: [facts.setRemarks.get(row._id) ?? ''],
    }),
  };
}

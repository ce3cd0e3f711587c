import type { DraftTime } from '../../draft/index.ts';
import type { SqlValue } from '../../sqlite/index.ts';
import { isoTime, noonOf, secondsBetween } from '../../times/index.ts';
import type { StoredTables } from './stored-tables.ts';
import { numberOf, textOf, wordOf } from './stored-values.ts';

/** What a backup has about days and sets beside the values of the sets. */
export interface DayFacts {
  /** Returns when the workout of a day started, noon if that is not stored; null for what is no date. */
  readonly timeOf: (date: string) => WorkoutTime | null;
  /** The comments on workouts, by their dates. */
  readonly workoutRemarks: ReadonlyMap<string, string>;
  /** The comments on sets, by the ids of the sets. */
  readonly setRemarks: ReadonlyMap<SqlValue, string>;
  /** Returns the group of an exercise on a day; null if the user did not group it. */
  readonly groupOf: (date: string, exerciseId: SqlValue) => string | null;
}

interface WorkoutTime {
  readonly startedAt: DraftTime;
  readonly seconds: number | null;
}

export async function dayFactsIn(tables: StoredTables): Promise<DayFacts> {
  const times = await timesIn(tables);
  const groups = await groupsIn(tables);
  return {
    timeOf(date) {
      const noon = noonOf(date);
      return noon === null ? null : { startedAt: noon, seconds: null, ...times.get(date) };
    },
    groupOf: (date, exerciseId) => groups.get(groupKey(date, exerciseId)) ?? null,
    ...(await remarksIn(tables)),
  };
}

/** Reads when workouts started and how long they took. A workout that was entered on another day has no start. */
async function timesIn(tables: StoredTables): Promise<ReadonlyMap<string, Partial<WorkoutTime>>> {
  const times = new Map<string, Partial<WorkoutTime>>();
  for (const row of await tables.rows('WorkoutTime', ['workout_date', 'start_date_time', 'end_date_time'])) {
    const date = wordOf(row.workout_date);
    const start = isoTime(wordOf(row.start_date_time));
    if (start === null) continue;
    const isOnDate = typeof start === 'number' || start.wall.startsWith(date);
    const seconds = secondsBetween(start, isoTime(wordOf(row.end_date_time)));
    times.set(date, { ...(isOnDate && { startedAt: start }), seconds });
  }
  return times;
}

/** The groups of routines are in the same table, without a date. */
async function groupsIn(tables: StoredTables): Promise<ReadonlyMap<string, string>> {
  const rows = await tables.rows('WorkoutGroupExercise', ['date', 'exercise_id', 'workout_group_id']);
  return new Map(rows.map((row) => [groupKey(wordOf(row.date), row.exercise_id), wordOf(row.workout_group_id)]));
}

function groupKey(date: string, exerciseId: SqlValue): string {
  return `${date} ${wordOf(exerciseId)}`;
}

/** Versions without a table for the comments on workouts have them among the other comments. */
async function remarksIn(tables: StoredTables): Promise<Pick<DayFacts, 'workoutRemarks' | 'setRemarks'>> {
  const comments = await tables.rows('Comment', ['date', 'owner_type_id', 'owner_id', 'comment']);
  const onSets = comments.filter((row) => numberOf(row.owner_type_id) === ownerTypes.set);
  const onWorkouts = tables.has('WorkoutComment')
    ? await tables.rows('WorkoutComment', ['date', 'comment'])
    : comments.filter((row) => numberOf(row.owner_type_id) === ownerTypes.workout);
  return {
    workoutRemarks: joinedBy(onWorkouts, ({ date }) => wordOf(date)),
    setRemarks: joinedBy(onSets, ({ owner_id }) => owner_id),
  };
}

const ownerTypes = { set: 1, workout: 2 } as const;

function joinedBy<Row extends { readonly comment: SqlValue }, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, string> {
  const partsByKey = new Map<Key, string[]>();
  for (const row of rows) {
    const parts = partsByKey.get(keyOf(row)) ?? [];
    partsByKey.set(keyOf(row), parts);
    parts.push(textOf(row.comment));
  }
  return new Map([...partsByKey].map(([key, parts]) => [key, parts.filter((part) => part.trim() !== '').join('\n')]));
}

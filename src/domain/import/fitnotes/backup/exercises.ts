import type { SqlValue } from '../../sqlite/index.ts';
import type { StoredTables } from './stored-tables.ts';
import { numberOf, wordOf } from './stored-values.ts';

export interface StoredExercise {
  readonly name: string;
  /** Empty if it has none. */
  readonly category: string;
  /** The unit in which the user types its loads. */
  readonly loadUnit: 'kg' | 'lb';
  /** Whether its sets have a load and repetitions. FitNotes stores 0 for what they do not have. */
  readonly hasLoad: boolean;
  readonly hasReps: boolean;
}

/** Reads the exercises by their ids. */
export async function exercisesIn(tables: StoredTables): Promise<ReadonlyMap<SqlValue, StoredExercise>> {
  const categories = await tables.rows('Category', ['_id', 'name']);
  const categoryNames = new Map(categories.map(({ _id, name }) => [_id, wordOf(name)]));
  const unit = await usualLoadUnit(tables);
  const columns = ['_id', 'name', 'category_id', 'exercise_type_id', 'weight_unit_id'] as const;
  const exercises = new Map<SqlValue, StoredExercise>();
  for (const row of await tables.rows('exercise', columns)) {
    const type = numberOf(row.exercise_type_id) ?? 0;
    exercises.set(row._id, {
      name: wordOf(row.name),
      category: categoryNames.get(row.category_id) ?? '',
      loadUnit: loadUnits.get(numberOf(row.weight_unit_id) ?? 0) ?? unit,
      hasLoad: !typesWithoutLoad.has(type),
      hasReps: !typesWithoutReps.has(type),
    });
  }
  return exercises;
}

/** Reads the unit of loads in the settings; kilograms if there are none. */
export async function usualLoadUnit(tables: StoredTables): Promise<'kg' | 'lb'> {
  const [settings] = await tables.rows('settings', ['metric']);
  return settings !== undefined && numberOf(settings.metric) === 0 ? 'lb' : 'kg';
}

/** 0 stands for the unit in the settings. */
const loadUnits: ReadonlyMap<number, 'kg' | 'lb'> = new Map([
  [1, 'kg'],
  [2, 'lb'],
]);

/** Distance and time, reps and distance, reps and time, reps, distance, time. */
const typesWithoutLoad: ReadonlySet<number> = new Set([1, 4, 5, 7, 8, 9]);

/** Distance and time, weight and distance, weight and time, weight, distance, time. */
const typesWithoutReps: ReadonlySet<number> = new Set([1, 2, 3, 6, 8, 9]);

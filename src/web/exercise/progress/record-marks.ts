import { setRows, type WorkoutExercise, type WorkoutSet } from '#domain/exercise/index.ts';
import type { RecordOfExercise } from '#domain/exercise/records/index.ts';
import type { KnownWorkoutRecords } from './use-workout-records.ts';

type Known = Pick<KnownWorkoutRecords, 'madeBySet' | 'ownBySet' | 'implausibleBySet'>;

/** Returns the records that are marked at a row of sets; none where an unlikely value is asked about. */
export function recordsOfRow(known: Known, row: readonly WorkoutSet[]): readonly RecordOfExercise[] {
  if (row.some(({ id }) => known.implausibleBySet.has(id))) return [];
  return row.flatMap(({ id }) => known.ownBySet.get(id) ?? []);
}

/**
 * Returns the records that are marked at the name of an exercise: those of its volume, if none of its sets has a mark.
 */
export function recordsOfName(known: Known, sets: readonly WorkoutSet[]): readonly RecordOfExercise[] {
  if (setRows(sets).some((row) => recordsOfRow(known, row).length > 0)) return [];
  const isOfVolume = ({ record }: RecordOfExercise) => record.kind === 'sessionVolume';
  return sets.flatMap(({ id }) => (known.madeBySet.get(id) ?? []).filter(isOfVolume));
}

/** Returns how many marks the records of a workout have, at rows of sets and at names. */
export function countRecordMarks(known: Known, exercises: readonly WorkoutExercise[]): number {
  return exercises.reduce((sum, { sets }) => {
    const marked = setRows(sets).filter((row) => recordsOfRow(known, row).length > 0).length;
    return sum + marked + (recordsOfName(known, sets).length > 0 ? 1 : 0);
  }, 0);
}

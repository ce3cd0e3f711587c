import { inTrash, type Leaves, type RecordKey, readRecord } from '../../kernel/index.ts';
import { isConfirmed } from '../set-figures.ts';
import { countWorkingSets, isMostlyOpen } from '../working-sets.ts';
import { workout } from '../workout.ts';
import { isDone, type WorkoutExercise, type WorkoutSet, workoutExercises } from '../workout-exercises.ts';
import { occurrencesOf } from './occurrence.ts';
import { believableSeconds } from './trained.ts';
import type { DoneSet, ExerciseDone, SetLeftOut, WorkoutDone } from './workout-done.ts';

/**
 * Returns the completed part of a workout. An exercise that occurs twice is listed once, with the sets of both
 * occurrences in order.
 *
 * @param leaves all leaves of the workout, including its record content
 * @returns null for a workout in the trash, and for one without a time
 */
export function workoutDone(id: string, leaves: Leaves): WorkoutDone | null {
  const { value } = readRecord(workout, leaves);
  const { day, startedAt } = value;
  if (day === undefined || startedAt === undefined || inTrash(leaves)) return null;
  const { exercises } = workoutExercises(leaves);
  return {
    id,
    title: value.title ?? null,
    day,
    startedAt,
    endedAt: value.endedAt ?? null,
    seconds: believableSeconds(value),
    effort: value.effort ?? null,
    bodyWeight: value.bodyWeight?.si ?? null,
    routine: value.routine ?? null,
    ...(value.deloadWeek === true && { deloadWeek: true }),
    ...(isMostlyOpen(
      countWorkingSets(exercises.flatMap(({ exercise, sets }) => (exercise.skipped === true ? [] : sets))),
    ) && { isMostlyOpen: true }),
    exercises: exercisesDone(exercises),
  };
}

function exercisesDone(exercises: readonly WorkoutExercise[]): readonly ExerciseDone[] {
  const doneByExercise = new Map<RecordKey, { readonly sets: DoneSet[]; readonly leftOut: SetLeftOut[] }>();
  // An occurrence without a completed set still counts, so that the next one stays the second.
  const keys = exercises.map(({ exercise }) => exercise.exercise ?? '');
  const occurrences = occurrencesOf(keys);
  for (const [at, { exercise, sets }] of exercises.entries()) {
    const key = exercise.exercise as RecordKey | undefined;
    const isOnce = keys.indexOf(key ?? '') === keys.lastIndexOf(key ?? '');
    const occurrence = isOnce ? null : (occurrences[at] ?? null);
    const done = sets.flatMap((set) => doneSet(set, occurrence) ?? []);
    if (key === undefined) continue;
    const known = doneByExercise.get(key) ?? { sets: [], leftOut: [] };
    known.sets.push(...done);
    known.leftOut.push(...setsLeftOut(sets, occurrence));
    doneByExercise.set(key, known);
  }
  return [...doneByExercise]
    .filter(([, { sets }]) => sets.length > 0)
    .map(([exercise, { sets, leftOut }]) => ({ exercise, sets, ...(leftOut.length > 0 && { leftOut }) }));
}

function setsLeftOut(sets: readonly WorkoutSet[], occurrence: number | null): readonly SetLeftOut[] {
  return sets.flatMap((each) => {
    const { target } = each.set;
    return isDone(each) || target === undefined ? [] : { asked: target, occurrence };
  });
}

/** @returns null for a set that was not completed */
function doneSet({ id, set: { result, target, confirmed } }: WorkoutSet, occurrence: number | null): DoneSet | null {
  const completedAt = result?.completedAt ?? null;
  if (result === undefined || completedAt === null) return null;
  return {
    id,
    kind: result.kind,
    load: result.load?.si ?? null,
    reps: result.reps ?? null,
    seconds: result.seconds ?? null,
    metres: result.distance?.si ?? null,
    rpe: result.rpe ?? null,
    rir: result.rir ?? null,
    ...(target !== undefined && { asked: target }),
    occurrence,
    side: result.side ?? null,
    completedAt,
    ...(isConfirmed(result, confirmed) && { confirmed: true as const }),
  };
}

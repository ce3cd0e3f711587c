import { type Instant, inTrash, type Leaves, type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { workout } from '../workout.ts';
import { isDone, type WorkoutSet, workoutExercises } from '../workout-exercises.ts';
import { occurrencesOf } from './occurrence.ts';
import { believableSeconds } from './trained.ts';

/** A completed set. Values that were not recorded are null rather than 0: an added load of 0 is body weight alone. */
export interface DoneSet {
  readonly id: string;
  /** `warmUp`, `working`, `drop`, `failure`, `amrap`, or a kind that only a newer version knows. */
  readonly kind: string;
  /** Kilograms, signed: negative for assistance. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly rpe: number | null;
  readonly rir: number | null;
  /** The target in the workout; absent for a set that was added by hand. */
  readonly asked?: SetTarget | undefined;
  /**
   * The occurrence of the exercise, from 0, in which the set was done; null if the exercise occurs only once in the
   * workout.
   */
  readonly occurrence: number | null;
  readonly side: string | null;
  readonly completedAt: Instant;
}

/** A set that the workout asked for but that was not done. */
export interface SetLeftOut {
  readonly asked: SetTarget;
  /** As in {@link DoneSet}. */
  readonly occurrence: number | null;
}

/** The completed sets of one exercise in a workout, in order; never empty. */
export interface ExerciseDone {
  readonly exercise: RecordKey;
  readonly sets: readonly DoneSet[];
  /** In order; absent if no set was left out. */
  readonly leftOut?: readonly SetLeftOut[];
}

/** The completed part of a workout: the exercises with at least one completed set. */
export interface WorkoutDone {
  readonly id: string;
  readonly title: string | null;
  readonly day: LocalDay;
  readonly startedAt: Instant;
  /** Null while the workout is in progress. */
  readonly endedAt: Instant | null;
  /**
   * From start to end without pauses; null while the workout is in progress, and if it is implausibly long for its
   * sets.
   */
  readonly seconds: number | null;
  /** Session RPE, 0–10. */
  readonly effort: number | null;
  /** Kilograms, as recorded in the workout. */
  readonly bodyWeight: number | null;
  readonly routine: string | null;
  /** The workout was a deload, so no progression continues from it. Absent otherwise. */
  readonly deloadWeek?: true;
  readonly exercises: readonly ExerciseDone[];
}

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
    exercises: exercisesDone(leaves),
  };
}

function exercisesDone(leaves: Leaves): readonly ExerciseDone[] {
  const doneByExercise = new Map<RecordKey, { readonly sets: DoneSet[]; readonly leftOut: SetLeftOut[] }>();
  const { exercises } = workoutExercises(leaves);
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
function doneSet({ id, set: { result, target } }: WorkoutSet, occurrence: number | null): DoneSet | null {
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
  };
}

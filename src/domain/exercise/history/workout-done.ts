import { type Instant, inTrash, type Leaves, type LocalDay, type RecordKey, readRecord } from '../../kernel/index.ts';
import type { SetTarget } from '../set-leaves.ts';
import { workout } from '../workout.ts';
import { isDone, type WorkoutSet, workoutExercises } from '../workout-exercises.ts';
import { occurrencesOf } from './occurrence.ts';
import { believableSeconds } from './trained.ts';

/** One set as it was done. What was not written down is null, which is not 0: an added load of 0 is body weight alone. */
export interface DoneSet {
  readonly id: string;
  /** `warmUp`, `working`, `drop`, `failure`, `amrap`, or what a newer version knows. */
  readonly kind: string;
  /** Kilograms, signed: assistance is below 0. */
  readonly load: number | null;
  readonly reps: number | null;
  readonly seconds: number | null;
  readonly metres: number | null;
  readonly rpe: number | null;
  readonly rir: number | null;
  /** What the workout asked for; absent for a set that was added by hand. */
  readonly asked?: SetTarget | undefined;
  /** In which of the times that the exercise stands in the workout it was done, from 0; null where it stands there once. */
  readonly occurrence: number | null;
  readonly side: string | null;
  readonly completedAt: Instant;
}

/** A set that the workout asked for and that was not done. */
export interface SetLeftOut {
  readonly asked: SetTarget;
  /** As in a set that was done. */
  readonly occurrence: number | null;
}

/** The sets of one exercise that were done in a workout, in their order; never none. */
export interface ExerciseDone {
  readonly exercise: RecordKey;
  readonly sets: readonly DoneSet[];
  /** In their order; absent where none was left out. */
  readonly leftOut?: readonly SetLeftOut[];
}

/** What was done in a workout: planned sets that were left out are not in it. */
export interface WorkoutDone {
  readonly id: string;
  readonly title: string | null;
  readonly day: LocalDay;
  readonly startedAt: Instant;
  /** Null while it runs. */
  readonly endedAt: Instant | null;
  /** From start to end without its pauses; null while it runs, and where it is longer than its sets allow. */
  readonly seconds: number | null;
  /** 0–10. */
  readonly effort: number | null;
  /** Kilograms, as written down in the workout. */
  readonly bodyWeight: number | null;
  readonly routine: string | null;
  /** It was lighter on purpose: no progression goes on from it. Absent where it was not. */
  readonly deloadWeek?: true;
  readonly exercises: readonly ExerciseDone[];
}

/**
 * What was done in a workout. The same exercise standing in it twice is listed once, its sets one after the other.
 *
 * @param leaves all of the workout, its details among them
 * @returns null for one in the trash, and for one that does not say when it was
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
  // a time of which no set was done counts too: what was done further down is still the second
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

/** @returns null for a set that is not done */
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

import { addDays, compareText, type LocalDay, type RecordKey, startOfWeek, type Weekday } from '../../kernel/index.ts';
import type { DoneSet, WorkoutDone } from '../history/index.ts';
import { type Muscle, muscles } from '../library/muscle.ts';

/** The weight of an exercise's sets for each muscle, 0–1. A newer version may know more muscles. */
export type Muscles = { readonly [name: string]: number | undefined };

export interface ExerciseSets {
  readonly exercise: RecordKey;
  /** Hard sets, above 0; halves if one side was trained alone. */
  readonly sets: number;
}

export interface WeekOfSets {
  /** The first day of the week. */
  readonly week: LocalDay;
  /** Each exercise once; empty in a week without hard sets. */
  readonly exercises: readonly ExerciseSets[];
}

/**
 * Returns how many hard sets a completed set counts as.
 *
 * A warm-up counts 0. So does a rest-pause set, which is part of the set before it, and a set in which nothing was
 * done, such as a lift that failed at the first repetition and is recorded with 0 reps. A missing value is not 0, so
 * such a set counts. A one-sided set counts one half, so that left and right together equal one set done with both
 * sides.
 *
 * @returns 0, 0.5 or 1
 * @see B. Schoenfeld, D. Ogborn, J. Krieger, “Dose-response relationship between weekly resistance training volume and
 * increases in muscle mass”, J Sports Sci 35:1073 (2017)
 */
export function hardSets({
  kind,
  reps,
  seconds,
  metres,
  side,
}: Pick<DoneSet, 'kind' | 'reps' | 'seconds' | 'metres' | 'side'>): number {
  if (kind === 'warmUp' || kind === 'restPause' || reps === 0 || seconds === 0 || metres === 0) return 0;
  return side === 'left' || side === 'right' ? 0.5 : 1;
}

/**
 * Counts the hard sets of each week by exercise. Callers apply the muscle weights, because users can change them.
 *
 * @param workouts in any order
 * @param from a day in the first week
 * @param until a day in the last week
 * @returns every week from first to last, including those without a workout
 */
export function hardSetsByWeek(
  workouts: readonly WorkoutDone[],
  { from, until, weekStart }: { readonly from: LocalDay; readonly until: LocalDay; readonly weekStart: Weekday },
): readonly WeekOfSets[] {
  const byWeek = new Map<LocalDay, Map<RecordKey, number>>();
  const first = startOfWeek(from, weekStart);
  const end = addDays(startOfWeek(until, weekStart), 7);
  for (let week = first; week < end; week = addDays(week, 7)) byWeek.set(week, new Map());
  for (const { day, exercises } of workouts) {
    if (day < first || day >= end) continue;
    const sums = byWeek.get(startOfWeek(day, weekStart));
    for (const { exercise, sets } of exercises) {
      const counted = sets.reduce((sum, set) => sum + hardSets(set), 0);
      if (counted > 0) sums?.set(exercise, (sums.get(exercise) ?? 0) + counted);
    }
  }
  return Array.from(byWeek, ([week, sums]) => ({
    week,
    exercises: Array.from(sums, ([exercise, sets]) => ({ exercise, sets })),
  }));
}

/**
 * Counts the sets of some exercises on each day, oldest first.
 *
 * @param workouts in any order
 * @param shares the weight of a hard set of each exercise, above 0; missing exercises do not count
 */
export function countedSetsByDay(
  workouts: readonly WorkoutDone[],
  shares: ReadonlyMap<RecordKey, number>,
): readonly { readonly day: LocalDay; readonly amount: number }[] {
  const byDay = new Map<LocalDay, number>();
  for (const { day, exercises } of workouts) {
    const counted = exercises.reduce((sum, { exercise, sets }) => {
      const share = shares.get(exercise) ?? 0;
      return share === 0 ? sum : sum + share * sets.reduce((all, set) => all + hardSets(set), 0);
    }, 0);
    if (counted > 0) byDay.set(day, (byDay.get(day) ?? 0) + counted);
  }
  return Array.from(byDay, ([day, amount]) => ({ day, amount })).sort((a, b) => compareText(a.day, b.day));
}

/**
 * Sums the hard sets of each muscle. A set counts with the weight of the exercise for the muscle: 1 for a primary
 * muscle, and usually 0.5 for a secondary one.
 *
 * @param musclesOf returns the muscle weights of an exercise; empty if it counts for none, such as running
 * @returns every muscle, 0 for one without a set
 * @see J. Pelland et al., “The resistance training dose response”, SportRxiv (2024), which counts an indirect set one
 * half
 */
export function muscleSets(
  exercises: readonly ExerciseSets[],
  musclesOf: (exercise: RecordKey) => Muscles,
): ReadonlyMap<Muscle, number> {
  const sums = new Map<Muscle, number>(muscles.map((muscle) => [muscle, 0]));
  for (const { exercise, sets } of exercises) {
    const shares = musclesOf(exercise);
    for (const muscle of muscles) {
      const share = shares[muscle] ?? 0;
      if (share > 0) sums.set(muscle, (sums.get(muscle) ?? 0) + sets * share);
    }
  }
  return sums;
}

export interface MuscleShare extends ExerciseSets {
  /** The weight of each set, above 0 and up to 1. */
  readonly share: number;
  /** Sets times share. */
  readonly counted: number;
}

/** Returns the exercises that contribute sets to a muscle, largest contribution first. */
export function sharesOfMuscle(
  muscle: Muscle,
  exercises: readonly ExerciseSets[],
  musclesOf: (exercise: RecordKey) => Muscles,
): readonly MuscleShare[] {
  return exercises
    .map(({ exercise, sets }) => {
      const share = musclesOf(exercise)[muscle] ?? 0;
      return { exercise, sets, share, counted: sets * share };
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.counted - a.counted);
}

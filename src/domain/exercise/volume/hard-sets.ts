import { addDays, compareText, type LocalDay, type RecordKey, startOfWeek, type Weekday } from '../../kernel/index.ts';
import type { DoneSet, WorkoutDone } from '../history/index.ts';
import { type Muscle, muscles } from '../muscle.ts';

/** By muscle: how much a set of an exercise counts for it, 0–1. A newer version may know more muscles. */
export type Muscles = { readonly [name: string]: number | undefined };

export interface ExerciseSets {
  readonly exercise: RecordKey;
  /** Hard sets, above 0; halves where one side was trained alone. */
  readonly sets: number;
}

export interface WeekOfSets {
  /** The first day of the week. */
  readonly week: LocalDay;
  /** By exercise, each once; none in a week without hard sets. */
  readonly exercises: readonly ExerciseSets[];
}

/**
 * What a done set counts as.
 *
 * A warm-up counts 0, and so does one in which nothing was done: a lift that failed at the first repetition stands
 * written down with 0 reps. What was not written down is not 0: such a set counts. A set of one side counts one half,
 * so that left and right together are one, as they are for an exercise done with both at once.
 *
 * @returns 0, 0.5 or 1
 * @see B. Schoenfeld, D. Ogborn, J. Krieger, “Dose-response relationship between weekly resistance training volume and
 *   increases in muscle mass”, J Sports Sci 35:1073 (2017)
 */
export function hardSets({
  kind,
  reps,
  seconds,
  metres,
  side,
}: Pick<DoneSet, 'kind' | 'reps' | 'seconds' | 'metres' | 'side'>): number {
  if (kind === 'warmUp' || reps === 0 || seconds === 0 || metres === 0) return 0;
  return side === 'left' || side === 'right' ? 0.5 : 1;
}

/**
 * The hard sets of each week, exercise by exercise: what a set counts for which muscle is the reader's to say, because
 * people change it.
 *
 * @param workouts in any order
 * @param from a day in the first week that is wanted
 * @param until a day in the last one
 * @returns every week from first to last, those without a workout too
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
 * Returns how many sets of some exercises were done on each day, the oldest first.
 *
 * @param workouts in any order
 * @param shares how much a hard set of an exercise counts, above 0; what is not in it counts nothing
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
 * The hard sets of each muscle: a set counts as much as the exercise is for the muscle, 1 for one that it is for and
 * 0.5, as a rule, for one that helps.
 *
 * @param musclesOf what a set of an exercise counts for; none where it counts for nothing, as running does
 * @returns every muscle, 0 for one without a set
 * @see J. Pelland et al., “The resistance training dose response”, SportRxiv (2024), which counts an indirect set one
 *   half
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

/** What one exercise gave a muscle. */
export interface MuscleShare extends ExerciseSets {
  /** How much each of the sets counts, above 0 and up to 1. */
  readonly share: number;
  /** Sets times share. */
  readonly counted: number;
}

/** Which exercises a muscle has its sets from, the one that gave most first. */
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

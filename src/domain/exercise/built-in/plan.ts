import { type Quantity, toSi } from '../../kernel/index.ts';
import { type LibrarySlug, libraryExercise, type Step } from '../library/index.ts';
import { progressionRuleOf } from '../programming/index.ts';
import type { ProgressionRule } from '../progression-rule.ts';
import type { SetTarget } from '../set-leaves.ts';
import type { SharedExercise, SharedProgramme } from '../sharing/index.ts';

/** The unit of loads, in which the increments are round numbers. */
export type LoadUnit = 'kg' | 'lb';

/** A programme without its names, which are in the language of the app. */
export type ProgrammePlan = Pick<SharedProgramme, 'form' | 'weekdays' | 'routines' | 'days' | 'progressions'>;

/** The increment for most lifts. */
export const smallStep: Step = { kg: 2.5, lb: 5 };

/** The increment for lifts that bear more, such as the deadlift. */
export const largeStep: Step = { kg: 5, lb: 10 };

/** Plans an exercise of the library. Loads are left to the person. */
export function planned(
  slug: LibrarySlug,
  targets: readonly SetTarget[],
  how: Pick<SharedExercise, 'restSeconds' | 'superset' | 'progression'> = {},
): SharedExercise {
  return { ...described(slug), ...how, sets: targets.map((target) => ({ target })) };
}

/** Returns the progression of an exercise in all routines of a programme. */
export function progressionOf(slug: LibrarySlug, progression: ProgressionRule) {
  return { exercise: described(slug), progression };
}

/** Several equal sets of a number of repetitions. */
export function sets(count: number, reps: number): readonly SetTarget[] {
  return range(count, reps, reps);
}

/** Several equal sets of a range of repetitions. */
export function range(count: number, min: number, max: number): readonly SetTarget[] {
  return Array.from({ length: count }, () => ({ kind: 'working' as const, reps: { min, max } }));
}

/** A set of as many repetitions as possible, at least `reps`. */
export function amrap(reps: number): SetTarget {
  return { kind: 'amrap', reps: { min: reps } };
}

/** Adds a step whenever all sets are done. After three misses in a row, it takes a tenth off. */
export function linear(step: Step, unit: LoadUnit): ProgressionRule {
  return progressionRuleOf({ rule: 'linear', step: increment(step, unit), misses: 3, deload: 0.1 });
}

/** First adds repetitions, then the smallest step that the equipment allows. */
export const double: ProgressionRule = progressionRuleOf({ rule: 'double' });

export function increment(step: Step, unit: LoadUnit): Quantity {
  return { si: toSi(step[unit], unit), typed: String(step[unit]), unit };
}

/** Monday, Wednesday and Friday, with a day of rest after each. */
export const threeDays: readonly number[] = [1, 3, 5];

/** Two routines in turn on three days a week. */
export const inTurn: Pick<ProgrammePlan, 'form' | 'weekdays' | 'days'> = {
  form: 'rotation',
  weekdays: threeDays,
  days: [{ routine: 0 }, { routine: 1 }],
};

/** Returns the days of a week. */
export function onWeekdays(routineByWeekday: Readonly<Record<number, number>>): ProgrammePlan['days'] {
  return Object.entries(routineByWeekday).map(([weekday, routine]) => ({ weekday: Number(weekday), routine }));
}

function described(slug: LibrarySlug) {
  return { name: libraryExercise(slug)?.name ?? slug, slug };
}

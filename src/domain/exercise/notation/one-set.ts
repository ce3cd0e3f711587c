import type { Quantity } from '../../kernel/index.ts';
import type { Amount } from './amounts.ts';
import type { NotedExercise, NotedSet } from './noted-set.ts';

/** The most sets that one line states; above it, the number was no count of sets. */
export const maxSets = 30;

/** Returns one set of a count: repetitions, a time or a distance, whichever a bare number means for the exercise. */
export function oneSet(count: Amount, load: Quantity | null, exercise: NotedExercise): NotedSet | null {
  const own = load === null ? {} : { load: signed(load, exercise) };
  const main = mainValue(count, exercise);
  return main && { kind: 'working', ...(takesLoad(exercise) && own), ...main };
}

function mainValue(
  count: Amount,
  exercise: NotedExercise,
): (Omit<Partial<NotedSet>, 'kind'> & { kind?: string }) | null {
  switch (count.type) {
    case 'reps':
      return { ...(count.isAmrap && { kind: 'amrap' }), reps: count.value };
    case 'seconds':
      return { seconds: count.value };
    case 'distance':
      return { distance: count.value };
    case 'number':
      return bareValue(count.value, exercise);
    default:
      return null;
  }
}

function bareValue(value: number, { tracking }: NotedExercise): Partial<NotedSet> | null {
  if (tracking === 'duration' || tracking === 'loadDuration') return { seconds: value };
  if (tracking === 'loadDistance') return { distance: { si: value, typed: String(value), unit: 'm' } };
  return tracking === 'distanceDuration' || !Number.isInteger(value) ? null : { reps: value };
}

/** Assistance is written without its sign, and stored with it. */
export function signed(load: Quantity, { tracking, unit }: NotedExercise): Quantity {
  if (tracking !== 'assistedBodyWeight' || load.si <= 0) return load;
  return { si: -load.si, ...(load.typed !== undefined && { typed: `-${load.typed}`, unit: load.unit ?? unit }) };
}

/** Of several sets `3x5+`, only the last one is as many repetitions as possible. */
export function repeated(set: NotedSet, times: number): readonly NotedSet[] {
  if (!Number.isInteger(times) || times > maxSets) return [];
  const early = set.kind === 'amrap' ? { ...set, kind: 'working' } : set;
  return Array.from({ length: times }, (_, at) => (at === times - 1 ? set : early));
}

/** Returns whether a set of the exercise has a load. */
export function takesLoad({ tracking }: NotedExercise): boolean {
  return tracking !== 'reps' && tracking !== 'duration' && tracking !== 'distanceDuration';
}

/** Returns whether the load is added to the body weight or taken from it. */
export function isOfBody({ tracking }: NotedExercise): boolean {
  return tracking === 'weightedBodyWeight' || tracking === 'assistedBodyWeight';
}

/** Returns whether sets of the exercise are counted in repetitions. */
export function countsReps({ tracking }: NotedExercise): boolean {
  return (
    tracking !== 'duration' &&
    tracking !== 'loadDuration' &&
    tracking !== 'distanceDuration' &&
    tracking !== 'loadDistance'
  );
}

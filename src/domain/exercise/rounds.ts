import type { WorkoutExercise, WorkoutSet } from './workout-exercises.ts';

/** A set with the drops behind it: done without a rest between. */
export type SetWithDrops = readonly WorkoutSet[];

/**
 * The rounds of exercises that are done in turn: in each round one set, with its drops, of every exercise that still has
 * one, and the rest comes after it. Warm-ups have rounds of their own before the others, for an exercise may have more of
 * them than another. A drop belongs to the set above it, whether it names that set or only has the kind of a drop.
 *
 * @param exercises in their order; one alone has a round for each of its sets
 */
export function roundsOf(exercises: readonly WorkoutExercise[]): readonly (readonly SetWithDrops[])[] {
  const all = exercises.map(({ sets }) => withDrops(sets));
  return [
    ...inRounds(all.map((each) => each.filter(isWarmUp))),
    ...inRounds(all.map((each) => each.filter((set) => !isWarmUp(set)))),
  ];
}

/** Whether a set follows the one above it without a rest. */
export function isDrop({ set }: WorkoutSet): boolean {
  return (set.place?.dropOf ?? null) !== null || kindOf(set) === 'drop';
}

function withDrops(sets: readonly WorkoutSet[]): readonly SetWithDrops[] {
  const heads: WorkoutSet[][] = [];
  for (const set of sets) {
    const last = heads.at(-1);
    if (last !== undefined && isDrop(set)) last.push(set);
    else heads.push([set]);
  }
  return heads;
}

function inRounds(setsByExercise: readonly (readonly SetWithDrops[])[]): readonly (readonly SetWithDrops[])[] {
  const longest = Math.max(0, ...setsByExercise.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => setsByExercise.flatMap((each) => each.slice(round, round + 1)));
}

function isWarmUp([first]: SetWithDrops): boolean {
  return first !== undefined && kindOf(first.set) === 'warmUp';
}

function kindOf({ result, target }: WorkoutSet['set']): string | undefined {
  return result?.kind ?? target?.kind;
}

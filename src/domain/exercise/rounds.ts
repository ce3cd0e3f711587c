import { isContinuation, kindOf } from './set-kinds.ts';
import { setRows } from './set-rows.ts';
import type { WorkoutExercise, WorkoutSet } from './workout-exercises.ts';

/** A set, or those of both sides, and the drop sets after it, done without a rest in between. */
export type SetWithDrops = readonly WorkoutSet[];

/**
 * Returns the rounds of the exercises of a superset. In each round, every exercise that still has a set contributes
 * one, with its drop sets, and the rest follows the round. Warm-ups have separate rounds before the others, because
 * exercises may have different numbers of them. A drop set belongs to the set above it, whether it references that set
 * or only has the kind `drop`.
 *
 * @param exercises in order; a single one has a round for each of its sets
 */
export function roundsOf(exercises: readonly WorkoutExercise[]): readonly (readonly SetWithDrops[])[] {
  const all = exercises.map(({ sets }) => withDrops(sets));
  return [
    ...inRounds(all.map((each) => each.filter(isWarmUp))),
    ...inRounds(all.map((each) => each.filter((set) => !isWarmUp(set)))),
  ];
}

function withDrops(sets: readonly WorkoutSet[]): readonly SetWithDrops[] {
  const heads: WorkoutSet[][] = [];
  for (const row of setRows(sets)) {
    const last = heads.at(-1);
    if (last !== undefined && isContinuation(row[0])) last.push(...row);
    else heads.push([...row]);
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

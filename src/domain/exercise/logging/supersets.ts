import { roundsOf } from '../rounds.ts';
import type { Arranged } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';

/**
 * Joins two exercises into a superset, together with the supersets they are already in.
 *
 * @param newId the id of the superset, used if neither is in one
 */
export function joinSuperset(draft: Arranged, [first, second]: readonly [string, string], newId: string): void {
  const [a, b] = [draft.exercises[first], draft.exercises[second]];
  if (a === undefined || b === undefined) return;
  const superset = a.superset ?? b.superset ?? newId;
  const merged = b.superset;
  for (const exercise of Object.values(draft.exercises)) {
    if (merged !== undefined && exercise.superset === merged) exercise.superset = superset;
  }
  a.superset = superset;
  b.superset = superset;
}

/** Removes an exercise from its superset. The others stay in it; a single remaining exercise is no superset. */
export function leaveSuperset(draft: Arranged, id: string): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.superset = undefined;
}

/**
 * Returns the supersets of a workout in order of their first exercise, each as a list of exercise ids. A single
 * exercise is no superset even if it has a superset id: the others were removed or left it.
 */
export function supersetsOf(exercises: readonly WorkoutExercise[]): readonly (readonly string[])[] {
  const members = Map.groupBy(
    exercises.filter(({ exercise }) => exercise.superset !== undefined),
    ({ exercise }) => exercise.superset,
  );
  return [...members.values()].filter((each) => each.length > 1).map((each) => each.map(({ id }) => id));
}

/**
 * Returns all sets in the order in which they are done. Exercises follow each other; a superset is done round by round
 * at its first exercise's position, as in {@link roundsOf}. Skipped exercises are left out.
 */
export function setsInTurn(exercises: readonly WorkoutExercise[]): readonly WorkoutSet[] {
  const shown = exercises.filter(({ exercise }) => exercise.skipped !== true);
  const byId = new Map(shown.map((each) => [each.id, each]));
  const together = new Map(supersetsOf(shown).flatMap((ids) => ids.map((id) => [id, ids] as const)));
  return shown.flatMap((each) => {
    const members = together.get(each.id);
    if (members === undefined) return each.sets;
    return members[0] === each.id ? roundsOf(members.flatMap((id) => byId.get(id) ?? [])).flat(2) : [];
  });
}

/**
 * Returns the next set to do: the first pending one after the given set, else the first pending one overall.
 *
 * @param after the set that was completed last, null for none
 * @returns null if all are completed
 */
export function nextSet(exercises: readonly WorkoutExercise[], after: string | null): WorkoutSet | null {
  const sets = setsInTurn(exercises);
  const later = sets.slice(sets.findIndex(({ id }) => id === after) + 1);
  return [...later, ...sets].find((set) => !isDone(set)) ?? null;
}

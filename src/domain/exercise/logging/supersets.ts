import { roundsOf } from '../rounds.ts';
import type { Arranged } from '../undoable.ts';
import { isDone, type WorkoutExercise, type WorkoutSet } from '../workout-exercises.ts';

/**
 * Does two exercises in turn, together with those that either of them was done in turn with.
 *
 * @param newId the id of the superset, where neither is in one
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

/** Takes an exercise out of its superset. The others stay in it; one that is left alone is in none. */
export function leaveSuperset(draft: Arranged, id: string): void {
  const exercise = draft.exercises[id];
  if (exercise !== undefined) exercise.superset = undefined;
}

/**
 * The supersets of a workout in the order in which they begin: the ids of the exercises of each. One exercise alone is
 * none, whatever it says: the others were removed or left it.
 */
export function supersetsOf(exercises: readonly WorkoutExercise[]): readonly (readonly string[])[] {
  const members = Map.groupBy(
    exercises.filter(({ exercise }) => exercise.superset !== undefined),
    ({ exercise }) => exercise.superset,
  );
  return [...members.values()].filter((each) => each.length > 1).map((each) => each.map(({ id }) => id));
}

/**
 * All sets in the order in which they are done: an exercise after the other, supersets round by round where their
 * first exercise stands, as {@link roundsOf} has it. Skipped exercises are left out.
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
 * The set to do next: the first that is not done behind the one given, else the first at all.
 *
 * @param after the set that was done last, null for none
 * @returns null where all are done
 */
export function nextSet(exercises: readonly WorkoutExercise[], after: string | null): WorkoutSet | null {
  const sets = setsInTurn(exercises);
  const behind = sets.slice(sets.findIndex(({ id }) => id === after) + 1);
  return [...behind, ...sets].find((set) => !isDone(set)) ?? null;
}

import type { Condition } from '../query.ts';
import type { IndexedWorkout } from './indexed-workout.ts';
import { allSetsJudge, exerciseSetsJudge, type SearchScope, setJudge } from './search-scope.ts';
import { holds } from './search-text.ts';
import { affirmed, isMet, settle } from './settle.ts';

/**
 * Returns the rows of the completed sets that meet a condition. All parts of it hold for the same set; its words may
 * also be in the name of the exercise, in remarks on it, or in the workout.
 *
 * A set is a result of its own only if the query asks for sets, with an amount, an exercise, a muscle or `type:set`, or
 * if the remark on the set has one of its words. Else every set of a workout would be listed beside the workout.
 *
 * @param estimate brings the e1RM of the sets up to date
 */
export function matchingSets(
  condition: Condition,
  workout: IndexedWorkout,
  scope: SearchScope,
  estimate: (workout: IndexedWorkout) => void,
): readonly number[] {
  const parts = affirmed(condition);
  const asksForSets = parts.some(isAboutSets);
  if (!asksForSets && workout.sets.remarks === null) return [];
  const rows = rowsMeeting(condition, workout, scope, estimate);
  if (asksForSets) return rows;
  const needles = parts.flatMap((part) => (part.kind === 'contains' ? part.needle : []));
  return rows.filter((row) => {
    const remark = workout.sets.remarks?.[row]?.folded.text ?? '';
    return needles.some((needle) => holds(remark, needle));
  });
}

/** Returns the rows of all completed sets that meet a condition, whether or not it asks for sets. */
export function rowsMeeting(
  condition: Condition,
  workout: IndexedWorkout,
  scope: SearchScope,
  estimate: (workout: IndexedWorkout) => void,
): readonly number[] {
  const { sets, placed } = workout;
  const open = settle(condition, allSetsJudge(workout, scope));
  if (open === false || sets.size === 0) return [];
  if (comparesEstimates(condition)) estimate(workout);
  const openByExercise = placed.map((each) =>
    open === true ? true : settle(open, exerciseSetsJudge(workout, each, scope)),
  );
  const rows: number[] = [];
  for (let row = 0; row < sets.size; row += 1) {
    const left = openByExercise[sets.placed[row] as number] ?? false;
    if (left === true || (left !== false && isMet(left, setJudge(workout, row)))) rows.push(row);
  }
  return rows;
}

function isAboutSets(condition: Condition): boolean {
  if (condition.kind === 'amount') return condition.field !== 'hr';
  if (condition.kind === 'type') return condition.type === 'set';
  return condition.kind === 'exercise' || condition.kind === 'muscle';
}

function comparesEstimates(condition: Condition): boolean {
  if (condition.kind === 'not') return comparesEstimates(condition.of);
  if (condition.kind === 'all' || condition.kind === 'any') return condition.of.some(comparesEstimates);
  return condition.kind === 'amount' && condition.field === 'e1rm';
}

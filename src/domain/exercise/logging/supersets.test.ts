import fc from 'fast-check';
import { expect, test } from 'vitest';
import { workoutExercises } from '../workout-exercises.ts';
import { joinSuperset, leaveSuperset, nextSet, setsInTurn, supersetsOf } from './index.ts';
import { changed, leavesOf } from './testing/changed.ts';

/** Exercises a, b, c … with sets a1, a2 …; each letter may name a superset. */
function workoutOf(counts: readonly number[], supersets: readonly (string | null)[] = []) {
  const leaves: Record<string, unknown> = {};
  for (const [at, count] of counts.entries()) {
    const id = String.fromCharCode(97 + at);
    leaves[`exercises/${id}/exercise`] = `exercises/${id}`;
    leaves[`exercises/${id}/order`] = `a${at}`;
    const superset = supersets[at] ?? null;
    if (superset !== null) leaves[`exercises/${id}/superset`] = superset;
    for (let set = 1; set <= count; set++) leaves[`sets/${id}${set}/place`] = { exercise: id, order: `a${set}` };
  }
  return leavesOf(leaves);
}

const exercisesOf = (leaves: ReturnType<typeof workoutOf>) => workoutExercises(leaves).exercises;
const ids = (leaves: ReturnType<typeof workoutOf>) => setsInTurn(exercisesOf(leaves)).map(({ id }) => id);

test('a superset is done round by round where its first exercise stands', () => {
  expect(ids(workoutOf([2, 2, 1, 3], [null, 's', null, 's']))).toEqual([
    'a1',
    'a2',
    'b1',
    'd1',
    'b2',
    'd2',
    'd3',
    'c1',
  ]);
});

test('a drop belongs to the round of its set', () => {
  const leaves = changed(workoutOf([2, 2], ['s', 's']), (draft) => {
    draft.sets.drop = { place: { exercise: 'a', order: 'a1V', dropOf: 'a1' } };
  });
  expect(ids(leaves)).toEqual(['a1', 'drop', 'b1', 'a2', 'b2']);
});

test('a skipped exercise is passed over, and one alone is no superset', () => {
  const leaves = changed(workoutOf([1, 1], ['s', 's']), (draft) => {
    (draft.exercises.a as { skipped?: boolean }).skipped = true;
  });
  expect(ids(leaves)).toEqual(['b1']);
  expect(supersetsOf(exercisesOf(workoutOf([1, 1], ['s', null])))).toEqual([]);
});

test('joining two supersets makes one of all, and leaving takes one out', () => {
  const joined = changed(workoutOf([1, 1, 1, 1], ['s', 's', 't', 't']), (draft) =>
    joinSuperset(draft, ['b', 'c'], 'n'),
  );
  expect(supersetsOf(exercisesOf(joined))).toEqual([['a', 'b', 'c', 'd']]);
  const fresh = changed(workoutOf([1, 1]), (draft) => joinSuperset(draft, ['a', 'b'], 'n'));
  expect(supersetsOf(exercisesOf(fresh))).toEqual([['a', 'b']]);
  const left = changed(fresh, (draft) => leaveSuperset(draft, 'a'));
  expect(supersetsOf(exercisesOf(left))).toEqual([]);
});

test('the next set is the first open one behind the last, then what was left open before', () => {
  const leaves = changed(workoutOf([2, 2]), (draft) => {
    for (const id of ['a2', 'b1']) draft.sets[id] = { ...draft.sets[id], result: { kind: 'working', completedAt: 1 } };
  });
  expect(nextSet(exercisesOf(leaves), 'a2')?.id).toBe('b2');
  expect(nextSet(exercisesOf(leaves), 'b2')?.id).toBe('a1');
  expect(nextSet(exercisesOf(leaves), null)?.id).toBe('a1');
  expect(nextSet([], null)).toBeNull();
});

test('every set has its turn once, whatever the supersets', () => {
  const workout = fc.array(fc.record({ count: fc.nat({ max: 4 }), superset: fc.constantFrom(null, 's', 't') }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(workout, (exercises) => {
      const leaves = workoutOf(
        exercises.map(({ count }) => count),
        exercises.map(({ superset }) => superset),
      );
      const all = exercisesOf(leaves).flatMap(({ sets }) => sets.map(({ id }) => id));
      expect(ids(leaves).toSorted()).toEqual(all.toSorted());
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { restAfterSet } from '../resting/index.ts';
import { workoutExercises } from '../workout-exercises.ts';
import { completeSet, joinSuperset, leaveSuperset, nextSet, setsInTurn, supersetsOf } from './index.ts';
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

test('a superset is done round by round at the place of its first exercise', () => {
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

test('a drop set belongs to the round of its set', () => {
  const leaves = changed(workoutOf([2, 2], ['s', 's']), (draft) => {
    draft.sets.drop = { place: { exercise: 'a', order: 'a1V', dropOf: 'a1' } };
  });
  expect(ids(leaves)).toEqual(['a1', 'drop', 'b1', 'a2', 'b2']);
});

test('warm-ups come first, consistent with the rests after them', () => {
  const leaves = changed(workoutOf([4, 2], ['s', 's']), (draft) => {
    for (const id of ['a1', 'a2']) draft.sets[id] = { ...draft.sets[id], target: { kind: 'warmUp' } };
  });
  expect(ids(leaves)).toEqual(['a1', 'a2', 'a3', 'b1', 'a4', 'b2']);
});

test('a set of kind drop belongs to the round of the set above it, even if it names no set', () => {
  const leaves = changed(workoutOf([2, 2], ['s', 's']), (draft) => {
    draft.sets.a2 = { ...draft.sets.a2, target: { kind: 'drop' } };
  });
  expect(ids(leaves)).toEqual(['a1', 'a2', 'b1', 'b2']);
});

test('a skipped exercise is left out, and one exercise alone is no superset', () => {
  const leaves = changed(workoutOf([1, 1], ['s', 's']), (draft) => {
    (draft.exercises.a as { skipped?: boolean }).skipped = true;
  });
  expect(ids(leaves)).toEqual(['b1']);
  expect(supersetsOf(exercisesOf(workoutOf([1, 1], ['s', null])))).toEqual([]);
});

test('joining two supersets combines them, and leaving removes one exercise', () => {
  const joined = changed(workoutOf([1, 1, 1, 1], ['s', 's', 't', 't']), (draft) =>
    joinSuperset(draft, ['b', 'c'], 'n'),
  );
  expect(supersetsOf(exercisesOf(joined))).toEqual([['a', 'b', 'c', 'd']]);
  const fresh = changed(workoutOf([1, 1]), (draft) => joinSuperset(draft, ['a', 'b'], 'n'));
  expect(supersetsOf(exercisesOf(fresh))).toEqual([['a', 'b']]);
  const left = changed(fresh, (draft) => leaveSuperset(draft, 'a'));
  expect(supersetsOf(exercisesOf(left))).toEqual([]);
});

test('the next set is the first open one after the last, then an earlier one that is still open', () => {
  const leaves = changed(workoutOf([2, 2]), (draft) => {
    for (const id of ['a2', 'b1']) draft.sets[id] = { ...draft.sets[id], result: { kind: 'working', completedAt: 1 } };
  });
  expect(nextSet(exercisesOf(leaves), 'a2')?.id).toBe('b2');
  expect(nextSet(exercisesOf(leaves), 'b2')?.id).toBe('a1');
  expect(nextSet(exercisesOf(leaves), null)?.id).toBe('a1');
  expect(nextSet([], null)).toBeNull();
});

test('every set has one turn, whatever the supersets', () => {
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

test('between two rests, each exercise of a superset has at most one turn, and either all are warm-ups or none is', () => {
  const kind = fc.constantFrom('warmUp', 'working', 'drop');
  fc.assert(
    fc.property(fc.array(fc.array(kind, { maxLength: 5 }), { minLength: 2, maxLength: 4 }), (kinds) => {
      const all = workoutOf(
        kinds.map(({ length }) => length),
        kinds.map(() => 's'),
      );
      const leaves = changed(all, (draft) => {
        for (const [at, ofExercise] of kinds.entries())
          for (const [index, each] of ofExercise.entries()) {
            const id = `${String.fromCharCode(97 + at)}${index + 1}`;
            draft.sets[id] = { ...draft.sets[id], target: { kind: each } };
          }
      });
      let sinceRest: { of: string | undefined; isWarmUp: boolean }[] = [];
      let now = leaves;
      for (const { id, set } of setsInTurn(exercisesOf(leaves))) {
        const of = set.place?.exercise;
        const isFollowing = set.target?.kind === 'drop' && sinceRest.at(-1)?.of === of;
        if (!isFollowing) sinceRest.push({ of, isWarmUp: set.target?.kind === 'warmUp' });
        now = changed(now, (draft) => completeSet(draft, id, 1));
        const isOver = nextSet(exercisesOf(now), id) === null; // after the last set there is no rest
        if (!isOver && restAfterSet(exercisesOf(now), id, () => 90) === 0) continue;
        expect(new Set(sinceRest.map((turn) => turn.of)).size).toBe(sinceRest.length);
        expect(new Set(sinceRest.map((turn) => turn.isWarmUp)).size).toBe(1);
        sinceRest = [];
      }
      expect(sinceRest).toEqual([]);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRecord } from '../kernel/index.ts';
import { changed, leavesOf } from './logging/testing/changed.ts';
import { type Undo, type UndoableEdit, undoable, undoableEdit } from './undoable.ts';
import { type Workout, workout } from './workout.ts';
import { workoutExercises } from './workout-exercises.ts';

const one = leavesOf({
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/remark': 'slow',
});

function done(edit: (draft: Workout) => void) {
  const undo: Undo[] = [];
  const after = changed(one, (draft) => undo.push(undoable(draft, () => edit(draft))));
  return { after, undo: (draft: Workout) => undo[0]?.(draft) };
}

test('undo keeps later changes of the same set and reverts the rest', () => {
  const { after, undo } = done((draft) => {
    draft.sets.a = { place: { exercise: 'x', order: 'a5' }, remark: 'slow', result: { kind: 'working', reps: 5 } };
  });
  const since = changed(after, (draft) => {
    draft.sets.a = { ...draft.sets.a, remark: 'left knee', result: { kind: 'working', reps: 5, completedAt: 9 } };
  });
  const undone = changed(since, undo);
  expect(undone.get('sets/a/place')?.value).toEqual({ exercise: 'x', order: 'a0' });
  expect(undone.get('sets/a/result')).toBe(since.get('sets/a/result'));
  expect(undone.get('sets/a/remark')).toBe(since.get('sets/a/remark'));
});

test('undo removes an added set, unless it has been changed', () => {
  const { after, undo } = done((draft) => {
    draft.sets.b = { place: { exercise: 'x', order: 'a1' } };
  });
  expect(changed(after, undo).get('sets/b/place')?.value ?? null).toBeNull();
  const ticked = changed(after, (draft) => {
    draft.sets.b = { ...draft.sets.b, result: { kind: 'working', completedAt: 0 } };
  });
  expect(changed(ticked, undo)).toEqual(ticked);
});

test('undo restores a removed set, except for what another device wrote in it', () => {
  const { after, undo } = done((draft) => {
    delete draft.sets.a;
  });
  expect(changed(after, undo).get('sets/a/place')?.value).toEqual({ exercise: 'x', order: 'a0' });
  const written = changed(after, (draft) => {
    draft.sets.a = { remark: 'from the other phone' };
  });
  const undone = changed(written, undo);
  expect(undone.get('sets/a/place')?.value).toEqual({ exercise: 'x', order: 'a0' });
  expect(undone.get('sets/a/remark')?.value).toBe('from the other phone');
});

test('undo leaves an added exercise in which another set was placed since', () => {
  const { after, undo } = done((draft) => {
    draft.exercises.y = { exercise: 'exercises/bench-press', order: 'a1' };
    draft.sets.b = { place: { exercise: 'y', order: 'a0' } };
  });
  const since = changed(after, (draft) => {
    draft.sets.c = { place: { exercise: 'y', order: 'a1' } };
  });
  const { exercises, unplacedSets } = workoutExercises(changed(since, undo));
  expect(exercises.map(({ id, sets }) => [id, sets.map((set) => set.id)])).toEqual([
    ['x', ['a']],
    ['y', ['c']],
  ]);
  expect(unplacedSets).toEqual([]);
});

test('it is known whether everything that an edit wrote is as it wrote it', () => {
  const edits: UndoableEdit[] = [];
  const after = changed(one, (draft) => {
    const edit = undoableEdit(draft, () => {
      draft.sets.a = { ...draft.sets.a, result: { kind: 'working', reps: 5 } };
      draft.sets.b = { place: { exercise: 'x', order: 'a1' } };
    });
    edits.push(edit);
  });
  const isAsWritten = (change: (draft: Workout) => void) => {
    const { value } = readRecord(workout, changed(after, change));
    return edits[0]?.isAsWritten(value);
  };
  expect(isAsWritten(() => {})).toBe(true);
  expect(
    isAsWritten((draft) => {
      draft.sets.a = { ...draft.sets.a, remark: 'fast' };
      draft.sets.c = { place: { exercise: 'x', order: 'a2' } };
    }),
  ).toBe(true);
  expect(
    isAsWritten((draft) => {
      draft.sets.a = { ...draft.sets.a, result: { kind: 'working', reps: 6 } };
    }),
  ).toBe(false);
  expect(
    isAsWritten((draft) => {
      draft.sets.b = { ...draft.sets.b, remark: 'fast' };
    }),
  ).toBe(false);
  expect(isAsWritten((draft) => delete draft.sets.b)).toBe(false);
});

test('undo reverts any edit completely if nothing was changed since', () => {
  const remark = fc.option(fc.constantFrom('one', 'two'), { nil: undefined });
  const sets = fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.record({ remark, reps: fc.option(fc.nat(3)) }));
  const asSets = (values: Record<string, { remark: string | undefined; reps: number | null }>): Workout['sets'] =>
    Object.fromEntries(
      Object.entries(values).map(([id, { remark: said, reps }]) => [
        id,
        { remark: said, ...(reps !== null && { result: { kind: 'working', reps } }) },
      ]),
    );
  fc.assert(
    fc.property(sets, sets, (before, after) => {
      const draft = { exercises: {}, sets: asSets(before) };
      const undo = undoable(draft, () => {
        draft.sets = asSets(after);
      });
      undo(draft);
      const written = Object.entries(asSets(before)).filter(([, set]) => set.remark !== undefined || set.result);
      const left = Object.entries(draft.sets).filter(([, set]) => set.remark !== undefined || set.result);
      expect(Object.fromEntries(left)).toEqual(Object.fromEntries(written));
    }),
  );
});

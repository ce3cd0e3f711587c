import { expect, test } from 'vitest';
import { readRecord } from '../../kernel/index.ts';
import { changed, leavesOf } from '../logging/testing/changed.ts';
import type { Undo } from '../undoable.ts';
import { type Workout, workout } from '../workout.ts';
import { answerNextTime, keepForNextTime, removeRemark } from './index.ts';

const before = leavesOf({
  'exercises/x/exercise': 'exercises/back-squat',
  'exercises/x/order': 'a0',
  'exercises/x/remark': 'Wider stance',
  'sets/a/place': { exercise: 'x', order: 'a0' },
  'sets/a/remark': 'Slower',
});

test('remarks of an exercise and of its sets become one note for next time, and undo brings them back', () => {
  const [first, second] = [null, 'a'].map((set) => (draft: Workout) => keepForNextTime(draft, { exercise: 'x', set }));
  const once = applied(before, first);
  expect(notesIn(once.leaves)).toEqual({ nextTime: 'Wider stance', remark: undefined, setRemark: 'Slower' });
  const twice = applied(once.leaves, second);
  expect(notesIn(twice.leaves)).toEqual({ nextTime: 'Wider stance\nSlower', remark: undefined, setRemark: undefined });
  const undone = changed(changed(twice.leaves, twice.undo), once.undo);
  expect(notesIn(undone)).toEqual({ nextTime: undefined, remark: 'Wider stance', setRemark: 'Slower' });
});

test('a missing remark leaves the note for next time as it was', () => {
  const { leaves } = applied(before, (draft) => keepForNextTime(draft, { exercise: 'x', set: 'gone' }));
  expect(notesIn(leaves).nextTime).toBeUndefined();
});

test('a remark that became the cue is removed, until undo', () => {
  const { leaves, undo } = applied(before, (draft) => removeRemark(draft, { exercise: 'x', set: 'a' }));
  expect(notesIn(leaves)).toMatchObject({ remark: 'Wider stance', setRemark: undefined });
  expect(notesIn(changed(leaves, undo)).setRemark).toBe('Slower');
});

test('an answer is stored in the workout, until undo', () => {
  const { leaves, undo } = applied(before, (draft) => answerNextTime(draft, 'x', 'didNotHelp'));
  const answerIn = (at: typeof leaves) => readRecord(workout, at).value.exercises.x?.nextTimeAnswer;
  expect(answerIn(leaves)).toBe('didNotHelp');
  expect(answerIn(changed(leaves, undo))).toBeUndefined();
});

function applied(leaves: typeof before, edit: ((draft: Workout) => Undo) | undefined) {
  let undo: Undo = () => {};
  const after = changed(leaves, (draft) => {
    if (edit !== undefined) undo = edit(draft);
  });
  return { leaves: after, undo };
}

function notesIn(leaves: typeof before) {
  const { exercises, sets } = readRecord(workout, leaves).value;
  const { nextTime, remark } = exercises.x ?? {};
  return { nextTime, remark, setRemark: sets.a?.remark };
}

import { expect, test } from 'vitest';
import { leavesOf } from '../logging/testing/changed.ts';
import { LineIndex } from './index.ts';

const note = 'notes/day-2026-11-25';

function workoutWith(id: string, blocks: readonly string[], isDone = true) {
  const sets = blocks.flatMap((block, at) => [
    [`sets/${at}/line`, { note, block }],
    [`sets/${at}/result`, isDone ? { kind: 'working', reps: 5 } : null],
  ]);
  return { id, title: 'Push', day: '2026-11-25', leaves: leavesOf(Object.fromEntries(sets)) } as const;
}

function found(index: LineIndex, blocks: readonly string[]): readonly string[] {
  return index.workoutsOf(blocks).map(({ block, workout }) => `${block} ${workout}`);
}

test('the workouts of a line are found by its id', () => {
  const index = new LineIndex();
  index.put(workoutWith('a', ['one', 'one', 'two']));
  index.put(workoutWith('b', ['one']));
  expect(found(index, ['one', 'none', 'two'])).toEqual(['one a', 'one b', 'two a']);
  expect(index.workoutsOf(['two'])).toEqual([{ block: 'two', note, workout: 'a', title: 'Push', day: '2026-11-25' }]);
});

test('a workout that is removed or changed is not found by its old lines', () => {
  const index = new LineIndex();
  index.put(workoutWith('a', ['one']));
  index.put(workoutWith('b', ['one']));
  const { version } = index;
  index.remove('a');
  index.put(workoutWith('b', ['two']));
  expect(found(index, ['one', 'two'])).toEqual(['two b']);
  expect(index.version).toBeGreaterThan(version);
  index.put(workoutWith('b', ['two'], false));
  expect(found(index, ['two'])).toEqual([]);
});

test('a line without sets is in no workout', () => {
  const index = new LineIndex();
  index.put(workoutWith('a', ['one'], false));
  expect(found(index, ['one'])).toEqual([]);
});

import { expect, it } from 'vitest';
import type { RecordContent } from './content-hash.ts';
import { shownChanges } from './shown-changes.ts';

const set = (kilograms: number) => ({ kind: 'working', load: { si: kilograms }, reps: 8 });

it('the first change of an update is a set, with its exercise and both values', () => {
  const record = content({
    title: 'Push',
    'exercises/e1/exercise': 'exercises/bench-press',
    'sets/s1/place': { exercise: 'e1', order: 'a' },
    'sets/s1/result': set(60),
  });
  const leaves = [
    { path: 'title', value: 'Push day' },
    { path: 'sets/s1/result', value: set(132.5) },
    { path: 'sets/s2/result', value: set(70) },
    { path: 'source', value: { app: 'strong' } },
  ];
  expect(shownChanges(record, leaves, null)).toEqual({
    count: 3,
    first: { kind: 'set', exercise: 'exercises/bench-press', before: set(60), after: set(132.5) },
  });
});

it('an amount or words are shown if no set changes, and other changes are only counted', () => {
  const weight = content({ value: { si: 80 }, at: 1, remark: 'a' });
  const heavier = [
    { path: 'remark', value: 'b' },
    { path: 'value', value: { si: 81 } },
    { path: 'at', value: 2 },
  ];
  expect(shownChanges(weight, heavier, null)).toEqual({
    count: 3,
    first: { kind: 'amount', before: { si: 80 }, after: { si: 81 } },
  });
  const note = content({ title: 'Knee' }, 'a');
  expect(shownChanges(note, [{ path: 'title', value: 'Hip' }], 'b')).toEqual({
    count: 2,
    first: { kind: 'words', before: 'Knee', after: 'Hip' },
  });
  expect(shownChanges(note, [], 'b')).toEqual({ count: 1, first: null });
  expect(shownChanges(note, [], 'a')).toEqual({ count: 0, first: null });
});

it('a set that the update removes or adds has one value', () => {
  const record = content({ 'sets/s1/result': set(60) });
  expect(shownChanges(record, [{ path: 'sets/s1/result', value: null }], null).first).toMatchObject({
    before: set(60),
    after: null,
  });
  expect(shownChanges(content({}), [{ path: 'sets/s1/result', value: set(60) }], null).first).toMatchObject({
    exercise: null,
    before: null,
    after: set(60),
  });
});

function content(leaves: Readonly<Record<string, unknown>>, text: string | null = null): RecordContent {
  return { leaves: new Map(Object.entries(leaves)), text };
}

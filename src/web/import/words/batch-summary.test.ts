import { expect, test } from 'vitest';
import { messages } from '../messages/en.ts';
import { batchSummary, countsOf } from './batch-summary.ts';

const format = { listed: (words: readonly string[]) => words.join(' and ') };

test('a summary counts what an import wrote, and not what it left alone', () => {
  const counts = { notes: { new: 2, 'changed-there': 1, same: 40 }, workouts: { left: 3 }, measurements: { new: 1 } };
  expect(batchSummary(counts, messages, format)).toBe('3 notes and 1 measurement');
});

test('a summary counts the records of all other collections together, at the end', () => {
  const counts = { notebooks: { new: 2 }, notes: { new: 5 }, attachments: { new: 7, same: 4 }, workouts: { new: 3 } };
  expect(batchSummary(counts, messages, format)).toBe('5 notes and 3 workouts and 9 other items');
});

test('counts of another version or damaged ones are read as far as they are counts', () => {
  expect(countsOf({ notes: { new: 'many', same: 1 }, rest: null })).toEqual([
    { collection: 'notes', outcomes: [{ outcome: 'same', count: 1 }] },
    { collection: 'rest', outcomes: [] },
  ]);
  expect(batchSummary(undefined, messages, format)).toBe('');
});

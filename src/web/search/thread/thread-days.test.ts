import { expect, test } from 'vitest';
import { type Mentioned, threadDays } from './thread-days.ts';

type Entry = Mentioned & { readonly id: string };

test('entries are grouped by day, oldest first, and within a day by time', () => {
  const entries: readonly Entry[] = [
    { id: 'evening', day: '2026-11-03', at: 20 },
    { id: 'run', day: '2026-11-01', at: 8 },
    { id: 'morning', day: '2026-11-03', at: 7 },
  ];
  const days = threadDays(entries).map(({ day, entries: ofDay }) => [day, ...ofDay.map(({ id }) => id)]);
  expect(days).toEqual([
    ['2026-11-01', 'run'],
    ['2026-11-03', 'morning', 'evening'],
  ]);
});

test('entries of unknown time come first in their day, and equal times keep their order', () => {
  const entries: readonly Entry[] = [
    { id: 'one', day: '2026-11-03', at: 7 },
    { id: 'other', day: '2026-11-03', at: 7 },
    { id: 'note', day: '2026-11-03', at: null },
  ];
  expect(threadDays(entries)[0]?.entries.map(({ id }) => id)).toEqual(['note', 'one', 'other']);
});

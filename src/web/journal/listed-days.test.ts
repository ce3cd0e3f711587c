import { expect, it } from 'vitest';
import type { DayCounts } from '#domain/journal/index.ts';
import type { LocalDay } from '#domain/kernel/index.ts';
import { listedDays, rowAt } from './listed-days.ts';

const indexOf = (...days: readonly LocalDay[]) => ({
  daysWith: () => new Map(days.map((day) => [day, {} as DayCounts])),
});
const ids = (days: readonly LocalDay[], today: LocalDay) => listedDays(indexOf(...days), today).map(({ id }) => id);

it('lists days newest first, with today in its place even if it has nothing', () => {
  expect(ids(['2026-11-18', '2026-11-19'], '2026-11-20')).toEqual(['2026-11-20', '2026-11-19', '2026-11-18']);
  expect(ids(['2026-11-19', '2026-11-20'], '2026-11-20')).toEqual(['2026-11-20', '2026-11-19']);
  expect(ids(['2026-11-19', '2026-12-24'], '2026-11-20')).toEqual(['2026-12-24', '2026-11-20', '2026-11-19']);
  expect(ids(['2026-12-24'], '2026-11-20')).toEqual(['2026-12-24', '2026-11-20']);
  expect(ids([], '2026-11-20')).toEqual(['2026-11-20']);
});

it.each<[LocalDay, number]>([
  ['2027-01-01', 0],
  ['2026-11-20', 0],
  ['2026-11-19', 1],
  ['2026-11-18', 1],
  ['2020-01-01', 2],
])('finds the row of %s, or of the nearest earlier day', (day, row) => {
  const listed = listedDays(indexOf('2026-11-01', '2026-11-18'), '2026-11-20');
  expect(rowAt(listed, day)).toBe(row);
});

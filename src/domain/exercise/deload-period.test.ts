import { expect, it } from 'vitest';
import type { LocalDay } from '../kernel/index.ts';
import { deloadOn, deloadWeekFrom } from './deload-period.ts';

const week = deloadWeekFrom('2026-02-26' as LocalDay);

it.each([
  ['2026-02-25', false],
  ['2026-02-26', true],
  ['2026-03-04', true],
  ['2026-03-05', false],
])('a deload week from 26 February includes %s: %s', (day, isIn) => {
  expect(deloadOn(week, day as LocalDay)).toEqual(isIn ? week : null);
});

it('a day is in no deload if there is none', () => {
  expect(deloadOn(undefined, '2026-02-26' as LocalDay)).toBeNull();
});

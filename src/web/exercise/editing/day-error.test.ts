import { expect, it } from 'vitest';
import { dayErrorOf } from './day-error.ts';

const words = { dateMissing: 'missing', dateInFuture: 'in the future', dateLongPast: 'long past' };

it.each([
  [null, 'missing'],
  ['2062-11-25', 'in the future'],
  ['2026-11-27', 'in the future'],
  ['0026-11-25', 'long past'],
  ['1850-01-01', 'long past'],
  ['2026-11-26', null],
  ['1931-05-03', null],
] as const)('the error of %s is %s', (day, error) => {
  expect(dayErrorOf(day, '2026-11-26', words)).toBe(error);
});

import { expect, it } from 'vitest';
import { decimalSignOf } from './decimal.ts';

it.each([
  ['de', ','],
  ['en', '.'],
  ['fr-CH', ','],
  ['ar-EG', '.'],
])('%s uses %j', (locale, sign) => {
  expect(decimalSignOf(locale)).toBe(sign);
});

import { expect, test } from 'vitest';
import { timeFromTyped } from '#domain/exercise/endurance/index.ts';
import { type DecimalMark, parseTypedNumber } from '#domain/kernel/index.ts';
import { openNumber, openTime } from './typed-number.ts';

const marks: readonly DecimalMark[] = ['.', ','];

test('both suggestions for an ambiguous number are unambiguous with either decimal mark', () => {
  for (const mark of marks) {
    const { one, other } = openNumber([1125, 1.125], mark);
    expect(parseTypedNumber(one, mark)).toEqual({ ok: true, value: 1125 });
    expect(parseTypedNumber(other, mark)).toEqual({ ok: true, value: 1.125 });
  }
});

test('both suggestions for an ambiguous time are unambiguous with either decimal mark', () => {
  for (const mark of marks) {
    const { one, other } = openTime([90, 1.3], 's', mark);
    expect(timeFromTyped(one, 's', mark)).toEqual({ ok: true, value: 90 });
    expect(timeFromTyped(other, 's', mark)).toEqual({ ok: true, value: 1.3 });
    const hours = openTime([8100, 7740], 'h', mark);
    expect(timeFromTyped(hours.one, 'h', mark)).toEqual({ ok: true, value: 8100 });
    expect(timeFromTyped(hours.other, 'h', mark)).toEqual({ ok: true, value: 7740 });
  }
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSignOf, formatDecimal, parseDecimal } from './decimal.ts';

describe('decimal', () => {
  it.each([
    ['82.5', 82.5],
    ['82,5', 82.5],
    ['0', 0],
    ['-0,25', -0.25],
    ['−3', -3],
    ['–3', -3],
    ['.5', 0.5],
    ['5,', 5],
    [' 80 ', 80],
    ['1,000', 1],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,5', 1234.5],
    ['1,234,567', 1_234_567],
    ['1.234.567,25', 1_234_567.25],
    ['٨٢٫٥', 82.5],
    ['८२', 82],
    ['８２．５'.replace('．', '.'), 82.5],
  ])('%j is read as %d', (typed, value) => {
    expect(parseDecimal(typed)).toBe(value);
  });

  it.each(['', ' ', '\u00a0'])('%j is nothing typed, which is not zero', (typed) => {
    expect(parseDecimal(typed)).toBeNull();
  });

  it.each([
    '80 kg',
    '1,2,3',
    '1.2.3',
    '1,23.4',
    '1,234,5',
    '1.2,3.4',
    '--1',
    '1e3',
    '.',
    '-',
    'Infinity',
    '0x10',
    '12 5',
  ])('%j is not a number', (typed) => {
    expect(parseDecimal(typed)).toBeUndefined();
  });

  it('what is shown is read back as the same number, with either sign', () => {
    const tenThousandths = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((whole) => whole / 10_000);
    fc.assert(
      fc.property(tenThousandths, fc.constantFrom('.', ','), (value, sign) => {
        expect(parseDecimal(formatDecimal(value, sign))).toBeCloseTo(value, 10);
      }),
    );
  });

  it('large and small numbers are shown without an exponent or grouping', () => {
    expect(formatDecimal(1_234_567.5, ',')).toBe('1234567,5');
    expect(formatDecimal(0.000_000_1, '.')).toBe('0.0000001');
  });

  it('a binary fraction that is not exact is shown as people write it', () => {
    expect(formatDecimal(0.1 + 0.2, '.')).toBe('0.3');
  });

  it.each([
    ['de', ','],
    ['en', '.'],
    ['fr-CH', ','],
    ['ar-EG', '.'],
  ])('%s writes %j', (locale, sign) => {
    expect(decimalSignOf(locale)).toBe(sign);
  });
});

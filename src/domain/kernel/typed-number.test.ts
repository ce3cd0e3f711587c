import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../testing/runs.ts';
import { type DecimalMark, type LoneMark, parseTypedNumber, printTypedNumber } from './typed-number.ts';
import { loneMarkIn, numberIn, quantityFromTyped, roundedIn, showQuantity, type Unit, units } from './units.ts';

const anyLoneMark: readonly LoneMark[] = ['decimal', 'thousands', '.', ','];

describe('a typed number', () => {
  it.each([
    ['80', 80],
    ['0', 0],
    [' 62.5 ', 62.5],
    ['62,5', 62.5],
    ['.5', 0.5],
    ['5.', 5],
    ['-20', -20],
    ['\u221220', -20],
    ['\u201320', -20],
    ['\u200e\u221220', -20],
    ['+2,5', 2.5],
    ['1.234,5', 1234.5],
    ['1,234.5', 1234.5],
    ['1,234,567', 1234567],
    ['1.234.567,25', 1234567.25],
    ['1,50,000', 150000],
    ['12,34,567.5', 1234567.5],
    ['1\u202f234,5', 1234.5],
    ['1 234', 1234],
    ['1’234', 1234],
    ['0.125', 0.125],
    ['0,500', 0.5],
    ['1234,567', 1234.567],
    ['1,2345', 1.2345],
    ['１２．５', 12.5],
    ['١٢٫٥', 12.5],
    ['١٫٥٠٠', 1.5],
    ['١٬٥٠٠', 1500],
    ['۱۲٫۵', 12.5],
    ['१२.५', 12.5],
    ['၁၂.၅', 12.5],
    ['૧૨.૫', 12.5],
    ['௧௨.௫', 12.5],
    ['\u{1d7d9}\u{1d7da}.\u{1d7f3}', 12.7],
    ['١٢،٥', 12.5],
  ])('%s is %d however a single mark is read', (text, value) => {
    for (const loneMark of anyLoneMark) expect(parseTypedNumber(text, loneMark)).toEqual({ ok: true, value });
  });

  it.each(['1,500', '1.500', '\u0661,\u0665\u0660\u0660', '１，５００', '+1,500'])(
    '%s is 1500 if a single mark separates thousands, and 1.5 if it cannot',
    (text) => {
      expect(parseTypedNumber(text, 'thousands')).toEqual({ ok: true, value: 1500 });
      expect(parseTypedNumber(text, 'decimal')).toEqual({ ok: true, value: 1.5 });
    },
  );

  it('has decimals after the decimal mark of the language, and is ambiguous with the other mark before three digits', () => {
    expect(parseTypedNumber('1.125', '.')).toEqual({ ok: true, value: 1.125 });
    expect(parseTypedNumber('1,125', ',')).toEqual({ ok: true, value: 1.125 });
    const open = (text: string) => ({ code: 'units/ambiguous-number', text, readings: [1125, 1.125] });
    expect(parseTypedNumber('1,125', '.')).toEqual({ ok: false, error: open('1,125') });
    expect(parseTypedNumber(' 1.125 ', ',')).toEqual({ ok: false, error: open('1.125') });
  });

  it('is missing if nothing was typed', () => {
    expect(parseTypedNumber('  ', '.')).toEqual({ ok: false, error: { code: 'units/nothing-typed' } });
  });

  it.each(['abc', '80 kg', '1,2,3', '1.234.5', '1,23.4', '12 5', '--1', '1e5', '0x10', 'Infinity', '.', '-'])(
    'cannot be %s',
    (text) => {
      for (const loneMark of anyLoneMark)
        expect(parseTypedNumber(text, loneMark)).toEqual({ ok: false, error: { code: 'units/not-a-number', text } });
    },
  );

  it('is refused if it is too large for a number', () => {
    expect(parseTypedNumber('9'.repeat(400), '.').ok).toBe(false);
  });
});

/** Languages that cover all digits and marks supported in typed numbers. */
const locales = [
  'en',
  'en-IN',
  'de',
  'de-CH',
  'fr',
  'es',
  'pl',
  'pt-BR',
  'sv',
  'ru',
  'tr',
  'ja',
  'ar-EG',
  'fa',
  'hi',
  'bn',
  'th',
  'ta',
];

function decimalMarkOf(locale: string): DecimalMark {
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(0.5);
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.';
}

const unitNames = Object.keys(units) as Unit[];
const amount = fc.oneof(
  fc.integer({ min: -3_000_000, max: 3_000_000 }).map((thousandths) => thousandths / 1000),
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: -30_000, max: 30_000 }).map((hundredths) => hundredths / 100),
);

describe('a printed number', () => {
  it('in a field parses to the same value in every language and unit', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...locales), fc.constantFrom(...unitNames), (value, locale, unit) => {
        const decimalMark = decimalMarkOf(locale);
        for (const loneMark of [loneMarkIn(unit, decimalMark), 'thousands'] as const) {
          const printed = printTypedNumber(value, decimalMark, loneMark);
          expect({ printed, read: parseTypedNumber(printed, loneMark) }).toEqual({
            printed,
            read: { ok: true, value },
          });
        }
      }),
      { numRuns: runs(2000) },
    );
  });

  it('in a sentence parses to the same value in every language and unit, or is ambiguous', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(...locales), fc.constantFrom(...unitNames), (value, locale, unit) => {
        const printed = new Intl.NumberFormat(locale, { maximumFractionDigits: units[unit].decimals }).format(value);
        const shown = Number(
          value.toLocaleString('en', { maximumFractionDigits: units[unit].decimals, useGrouping: false }),
        );
        const read = parseTypedNumber(printed, loneMarkIn(unit, decimalMarkOf(locale)));
        if (read.ok) expect({ printed, value: read.value }).toEqual({ printed, value: shown });
        else expect(read.error).toMatchObject({ code: 'units/ambiguous-number', readings: [shown, shown / 1000] });
      }),
      { numRuns: runs(2000) },
    );
  });

  it('of a quantity typed in one language parses to the same quantity in any other', () => {
    const mark = fc.constantFrom<DecimalMark>('.', ',');
    fc.assert(
      fc.property(amount, mark, mark, fc.constantFrom(...unitNames), (value, typedWith, shownWith, unit) => {
        const typedAs = loneMarkIn(unit, typedWith);
        const typed = quantityFromTyped(printTypedNumber(value, typedWith, typedAs), unit, typedAs);
        if (!typed.ok) throw new Error(typed.error.code);
        const loneMark = loneMarkIn(unit, shownWith);
        const read = quantityFromTyped(showQuantity(typed.value, unit, { decimalMark: shownWith }), unit, loneMark);
        expect(read).toMatchObject({ ok: true, value: { si: typed.value.si } });
        expect(numberIn(typed.value, unit)).toBe(value);
      }),
      { numRuns: runs(1000) },
    );
  });
});

describe('a quantity stored by an older version', () => {
  it('keeps its stored amount, however its text would be read now', () => {
    const stored = { si: 1.5, typed: '1,500', unit: 'm' };
    expect(numberIn(stored, 'm')).toBe(1.5);
    expect(showQuantity(stored, 'm', { decimalMark: '.' })).toBe('1.5');
    expect(roundedIn(stored, 'm')).toBe(1.5);
    expect(numberIn({ si: 82.125, typed: '82,125', unit: 'kg' }, 'kg')).toBe(82.125);
    expect(showQuantity({ si: 82.125, typed: '82,125', unit: 'kg' }, 'kg', { decimalMark: '.' })).toBe('82.125');
  });
});

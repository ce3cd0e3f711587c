import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseTypedNumber } from '#domain/kernel/index.ts';
import { parseDecimal } from '../ui/decimal.ts';

/** Runs of what is typed into a field of numbers, on any keyboard. */
const run = fc.constantFrom(
  ...[
    '1',
    '12',
    '123',
    '0',
    '5',
    '000',
    '.',
    ',',
    '-',
    '+',
    '−',
    '–',
    '－',
    '＋',
    ' ',
    '\u00a0',
    '\u202f',
    '\u2009',
    "'",
    '’',
  ],
  ...['٨', '٫', '٬', '८', '５', '๕', '．', '，', '。', 'kg', 'e3'],
);

test('what a field takes for a number is the same number where it is kept as a quantity', () => {
  fc.assert(
    fc.property(fc.array(run, { maxLength: 6 }), (runs) => {
      const typed = runs.join('');
      const kept = parseTypedNumber(typed);
      const shown = parseDecimal(typed);
      expect({ typed, number: shown }).toEqual({
        typed,
        number: kept.ok ? kept.value : typed.trim() === '' ? null : undefined,
      });
    }),
    { numRuns: 2000 },
  );
});

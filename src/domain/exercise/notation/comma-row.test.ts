import { describe, expect, test } from 'vitest';
import { type AmountPlace, formOfNumber } from './comma-row.ts';
import { TokenReader, tokensOf } from './tokens.ts';

/** Returns the form of the number behind `|` in English and in German. */
function formsOf(line: string, place: AmountPlace = null) {
  const [before = ''] = line.split('|');
  const reader = new TokenReader(tokensOf(line.replace('|', '')));
  reader.goTo(tokensOf(before).length);
  return [formOfNumber(reader, '.', place), formOfNumber(reader, ',', place)];
}

describe('counts', () => {
  test.each(['80x12, |10,8', '80x|15,25,8', '80x5, |7,5'])('are whole: %s', (line) => {
    expect(formsOf(line, 'count')).toEqual(['part', 'part']);
  });

  test.each(['135x|8,135x7', '100kgx|8,100kgx7', '10@|60,8@70', '@|8,85x5'])(
    'end a set where another one begins: %s',
    (line) => {
      expect(formsOf(line)).toEqual(['part', 'part']);
    },
  );

  test('are no parts of a number', () => {
    expect(formsOf('80x|1,000', 'count')).toEqual([null, null]);
  });
});

describe('a load behind counts', () => {
  test.each(['100x5,|102,5x5', '80x5, |102,5', '80x5,|82,5'])('has decimals in German, and is unclear: %s', (line) => {
    expect(formsOf(line)).toEqual([null, 'decimal']);
  });

  test('is behind counts for sure', () => {
    expect(formsOf('100x|5,102,5x5', 'count')).toEqual(['part', 'part']);
  });

  test('is no count', () => {
    expect(formsOf('80x5, |102,5', 'count')).toEqual([null, null]);
  });
});

describe('one load', () => {
  test.each([
    ['5@|62,5', [null, 'decimal']],
    ['5@|60,70', [null, 'decimal']],
    ['5@|1,000', ['thousands', null]],
    ['5@|60,70,80', [null, null]],
    ['5@|102,500', [null, null]],
  ])('is one number as the language writes it: %s', (line, forms) => {
    expect(formsOf(line, 'load')).toEqual(forms);
  });
});

describe('loads', () => {
  test.each([
    ['|62,5x5', [null, 'decimal']],
    ['|60,70x5', ['part', 'decimal']],
    ['|61,25x5', [null, 'decimal']],
    ['|62.5,75x5', ['part', 'part']],
    ['|1,250x5', ['thousands', null]],
    ['|1,125 kg x 5', ['thousands', 'decimal']],
    ['|102,500x5', [null, null]],
    ['|100,110x5', ['part', null]],
  ])('of two parts are one number where that is likely: %s', (line, forms) => {
    expect(formsOf(line)).toEqual(forms);
  });

  test.each([
    ['|60,70,80x5', ['part', 'part']],
    ['|5,6,7x10', ['part', 'part']],
    ['|60,62,5x5', [null, null]],
  ])('of more parts have no decimals: %s', (line, forms) => {
    expect(formsOf(line)).toEqual(forms);
  });

  test.each(['60, |62,5, 65x5', '20, |62,5, 65x5', '5, |7,5, 10 x 12', '60/|62,5/65x5', '40 10; 60, |62,5, 65x5'])(
    'have decimals in German among others before one count: %s',
    (line) => {
      expect(formsOf(line)).toEqual([null, 'decimal']);
    },
  );

  test.each(['100 12, |10,8, 110x5', '|12,10,8, 3x6', '80x12, |10,8, 85x5'])('are no counts: %s', (line) => {
    expect(formsOf(line, 'count')).toEqual(['part', 'part']);
  });
});

describe('numbers that can be anything', () => {
  test.each([
    ['|20,15', ['part', 'decimal']],
    ['|10,8,6', ['part', 'part']],
    ['|100,110', ['part', 'part']],
    ['|10,000 m', ['thousands', 'thousands']],
  ])('are one number where the language writes it so: %s', (line, forms) => {
    expect(formsOf(line)).toEqual(forms);
  });
});

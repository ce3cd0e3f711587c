import { expect, test } from 'vitest';
import { inColumns } from './card-columns.ts';

test('each card goes to the column that is shortest so far', () => {
  const cards = [
    { id: 'tall', height: 300 },
    { id: 'small', height: 100 },
    { id: 'smaller', height: 90 },
    { id: 'last', height: 150 },
    { id: 'end', height: 10 },
  ];
  expect(inColumns(cards, 2)).toEqual([
    ['tall', 'end'],
    ['small', 'smaller', 'last'],
  ]);
  expect(inColumns(cards, 1)).toEqual([['tall', 'small', 'smaller', 'last', 'end']]);
});

test('the first cards are at the top, whatever their height', () => {
  const cards = ['a', 'b', 'c'].map((id) => ({ id, height: 50 }));
  expect(inColumns(cards, 2)).toEqual([['a', 'c'], ['b']]);
  expect(inColumns([], 2)).toEqual([[], []]);
});

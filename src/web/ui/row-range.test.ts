import { describe, expect, it } from 'vitest';
import { goesOn, type RowRange, rangeAt, rangeTo } from './row-range.ts';

const items = [...'abcdef'].map((id) => ({ id }));

describe('a range', () => {
  it('selects the rows from its start to its end, in either direction', () => {
    expect(chosen(walked('c', [], 'de'))).toBe('cde');
    expect(chosen(walked('c', [], 'ba'))).toBe('abc');
  });

  it('deselects the rows that it no longer covers', () => {
    expect(chosen(walked('b', [], 'cdec'))).toBe('bc');
    expect(chosen(walked('c', [], 'dcba'))).toBe('abc');
    expect(chosen(walked('c', [], 'fc'))).toBe('c');
  });

  it('keeps rows that were selected before', () => {
    expect(chosen(walked('b', ['d', 'f'], 'cdecb'))).toBe('bdf');
  });
});

describe('a range continues', () => {
  const range = walked('b', [], 'cd');

  it('while the same rows are selected', () => {
    expect(goesOn(range, new Set('dcb'), items)).toBe(true);
    expect(goesOn(null, new Set(), items)).toBe(false);
  });

  it('not after another row was selected or deselected', () => {
    for (const others of ['', 'bc', 'bcf', 'bcdf']) expect(goesOn(range, new Set(others), items)).toBe(false);
  });

  it('not after its first row was removed', () => {
    const others = items.filter(({ id }) => id !== 'b');
    expect(goesOn(range, range.ids, others)).toBe(false);
  });
});

function walked(from: string, before: readonly string[], through: string): RowRange {
  return [...through].reduce((range, end) => rangeTo(range, end, items), rangeAt(from, new Set(before)));
}

function chosen({ ids }: RowRange): string {
  return [...ids].sort().join('');
}

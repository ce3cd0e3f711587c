import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyPlain, equalPlain, isPlainData } from './plain-data.ts';

it('accepts only JSON with finite numbers as plain data', () => {
  expect([null, 0, '', false, [], [1, { a: null }], Object.create(null)].every(isPlainData)).toBe(true);
  const others = [
    undefined,
    Number.NaN,
    new Date(0),
    new Map(),
    new Uint8Array(1),
    [undefined],
    { a: 1n },
    isPlainData,
  ];
  expect(others.some(isPlainData)).toBe(false);
});

it('refuses deeply nested data without recursing into it', () => {
  const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0);
  expect(isPlainData(nested(64))).toBe(true);
  expect(isPlainData(nested(65))).toBe(false);
  expect(isPlainData(nested(100_000))).toBe(false);
});

it('copies to an equal value that shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyPlain<unknown>(value);
      expect(equalPlain(copy, value)).toBe(true);
      expect(typeof value === 'object' && value !== null && copy === value).toBe(false);
    }),
  );
});

it('copies a key named __proto__ as an ordinary key', () => {
  const copy = copyPlain<unknown>(JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.keys(copy as object)).toEqual(['__proto__']);
  expect((copy as { polluted?: boolean }).polluted).toBeUndefined();
});

it('compares values by content, and treats a key with undefined as missing', () => {
  expect(equalPlain({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(equalPlain([1, 2], [2, 1])).toBe(false);
  expect(equalPlain([], {})).toBe(false);
  expect(equalPlain(0, null)).toBe(false);
  expect(equalPlain({ a: 0 }, {})).toBe(false);
});

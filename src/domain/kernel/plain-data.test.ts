import fc from 'fast-check';
import { expect, it } from 'vitest';
import { copyPlain, equalPlain, isPlainData } from './plain-data.ts';

it('takes JSON with finite numbers for plain data, and nothing else', () => {
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

it('refuses data nested without end instead of following it', () => {
  const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 0);
  expect(isPlainData(nested(64))).toBe(true);
  expect(isPlainData(nested(65))).toBe(false);
  expect(isPlainData(nested(100_000))).toBe(false);
});

it('copies so that the copy is equal and shares nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const copy = copyPlain<unknown>(value);
      expect(equalPlain(copy, value)).toBe(true);
      expect(typeof value === 'object' && value !== null && copy === value).toBe(false);
    }),
  );
});

it('copies a key named __proto__ as a key', () => {
  const copy = copyPlain<unknown>(JSON.parse('{"__proto__":{"polluted":true}}'));
  expect(Object.keys(copy as object)).toEqual(['__proto__']);
  expect((copy as { polluted?: boolean }).polluted).toBeUndefined();
});

it('tells values apart by content, a key holding undefined being no key', () => {
  expect(equalPlain({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(equalPlain([1, 2], [2, 1])).toBe(false);
  expect(equalPlain([], {})).toBe(false);
  expect(equalPlain(0, null)).toBe(false);
  expect(equalPlain({ a: 0 }, {})).toBe(false);
});

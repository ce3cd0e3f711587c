import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareBytes, decodeValue, encodeValue, equalBytes, toHex } from './bytes.ts';
import { isJsonValue } from './json-value.ts';

it('equal values have equal bytes, whatever the order of their keys', () => {
  expect(encodeValue({ b: 1, a: [2, { d: 3, c: 4 }] })).toEqual(encodeValue({ a: [2, { c: 4, d: 3 }], b: 1 }));
});

it('decoding an encoded value returns it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value)) as unknown;
      expect(decodeValue(encodeValue(plain))).toEqual(plain);
    }),
  );
});

it('a key __proto__ inside a value stays a key and changes no prototype', () => {
  const value = decodeValue(encodeValue(JSON.parse('{"__proto__":{"admin":true}}'))) as object;
  expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
  expect(Object.keys(value)).toEqual(['__proto__']);
});

it('bytes are compared byte by byte, the shorter first', () => {
  expect(compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1, 3))).toBeLessThan(0);
  expect(compareBytes(Uint8Array.of(1, 2), Uint8Array.of(1))).toBeGreaterThan(0);
  expect(compareBytes(Uint8Array.of(), Uint8Array.of())).toBe(0);
  expect(equalBytes(Uint8Array.of(1), Uint8Array.of(1, 0))).toBe(false);
});

it('bytes print as two hexadecimal digits each', () => {
  expect(toHex(Uint8Array.of(0, 15, 255))).toBe('000fff');
});

it.each([
  undefined,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1n,
  Symbol('a'),
  () => 1,
  Uint8Array.of(1),
  { a: undefined },
])('a leaf does not accept %s', (value) => {
  expect(isJsonValue(value)).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#domain/testing/runs.ts';
import { toHex } from './bytes.ts';
import { decodeCbor, decodeStrictCbor, encodeCbor, TooManyValues } from './cbor.ts';

const numbers = fc.oneof(
  fc.double(),
  fc.float(),
  fc.maxSafeInteger(),
  fc.integer({ min: -300, max: 300 }),
  fc.integer({ min: -24, max: 16 }).map((exponent) => 2 ** exponent),
  fc.integer({ min: 0, max: 0x7bff }).map((half) => (half % 1024) * 2 ** (Math.floor(half / 1024) - 24)),
);
const strings = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(11, 12, 40, 41, 127, 128, 32_767, 32_768).map((length) => 'é'.repeat(length)),
);
const { value: values } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    numbers,
    strings,
    fc.uint8Array({ maxLength: 300 }),
    fc.array(tie('value'), { maxLength: 40 }),
    fc.dictionary(fc.oneof(fc.string({ maxLength: 5 }), fc.string({ unit: 'binary' })), tie('value'), {
      maxKeys: 30,
      noNullPrototype: true,
    }),
  ),
}));

describe('CBOR', () => {
  /** Examples from RFC 8949, appendix A. These bytes never change, because they are stored and compared. */
  it.each([
    [0, '00'],
    [-0, '00'],
    [23, '17'],
    [24, '1818'],
    [1_000_000, '1a000f4240'],
    [9_007_199_254_740_991, '1b001fffffffffffff'],
    [-1, '20'],
    [-1000, '3903e7'],
    [1.5, 'f93e00'],
    [2 ** -24, 'f90001'],
    [100_000.5, 'fa47c35040'],
    [1.1, 'fb3ff199999999999a'],
    [null, 'f6'],
    [true, 'f5'],
    ['', '60'],
    ['ü水', '65c3bce6b0b4'],
    [Uint8Array.of(1, 2, 3, 4), '4401020304'],
    [[1, [2, 3]], '8201820203'],
    [{ b: 1, aa: [2], a: 3 }, 'a3616103616201626161' + '8102'],
  ])('writes %j in its shortest form', (value, hex) => {
    expect(toHex(encodeCbor(value))).toBe(hex);
  });

  it('decodes every encoded value', () => {
    fc.assert(
      fc.property(values, (value) => {
        fc.pre(!holdsNaN(value));
        expect(decodeCbor(encodeCbor(value))).toEqual(withoutMinusZero(value));
      }),
      { numRuns: runs(300) },
    );
  });

  it('refuses or reads arbitrary bytes, and can encode whatever it read', () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 12 }),
      fc.tuple(values, fc.nat(), fc.nat({ max: 255 })).map(([value, at, byte]) => {
        const flipped = encodeCbor(value);
        flipped[at % flipped.length] = byte;
        return flipped;
      }),
    );
    fc.assert(
      fc.property(bytes, (each) => {
        const read = decoded(each);
        fc.pre(read !== null);
        expect(decodeCbor(encodeCbor(read?.value))).toEqual(withoutMinusZero(read?.value));
      }),
      { numRuns: runs(2_000) },
    );
  });

  it.each([
    ['two values', '0101'],
    ['no value', ''],
    ['a list of indefinite length', '9f01ff'],
    ['a string of indefinite length', '7f6161ff'],
    ['a tag', 'c001'],
    ['undefined', 'f7'],
    ['NaN', 'f97e00'],
    ['an unsafe integer', '1b0020000000000000'],
    ['a key that is not a string', 'a10102'],
    ['a repeated key', 'a2616101616102'],
    ['a list that ends early', '8301'],
    ['a string that ends early', '6361'],
  ])('refuses %s', (_, hex) => {
    expect(() => decodeCbor(fromHex(hex))).toThrow();
  });

  it('reads an own key __proto__ like any other', () => {
    const read = decodeCbor(fromHex('a1695f5f70726f746f5f5f01'));
    expect(Object.entries(read as object)).toEqual([['__proto__', 1]]);
  });

  it('reads invalid UTF-8 as U+FFFD, but refuses it from a device', () => {
    expect(decodeCbor(fromHex('62c328'))).toBe('\uFFFD(');
    expect(() => decodeStrictCbor(fromHex('62c328'))).toThrow(TypeError);
    expect(decodeStrictCbor(encodeCbor('\uFFFD'))).toBe('\uFFFD');
  });

  it('stops at the limit of values before it builds them', () => {
    expect(decodeStrictCbor(encodeCbor([1, { a: 2 }]), 5)).toEqual([1, { a: 2 }]);
    expect(() => decodeStrictCbor(encodeCbor([1, { a: 2 }]), 4)).toThrow(TooManyValues);
    expect(() => decodeStrictCbor(encodeCbor(Array(100_000).fill([])), 1000)).toThrow(TooManyValues);
  });

  it('keeps a byte order mark at the start of a string', () => {
    for (const value of ['\uFEFFa', `\uFEFF${'a'.repeat(60)}`]) expect(decodeCbor(encodeCbor(value))).toBe(value);
  });

  it.each([
    ['an undefined element', [undefined]],
    ['a bigint', 1n],
    ['a function', () => 1],
    ['a Map', new Map()],
    ['a Date', new Date(0)],
    ['a Uint16Array', new Uint16Array(2)],
    ['a Float32Array', new Float32Array(2)],
    ['an ArrayBuffer', new ArrayBuffer(2)],
  ])('refuses to encode %s, and still encodes the next value', (_, value) => {
    expect(() => encodeCbor(['before', value])).toThrow(TypeError);
    expect(toHex(encodeCbor(['after']))).toBe('81656166746572');
  });

  it('omits undefined properties of an object', () => {
    expect(decodeCbor(encodeCbor({ a: undefined, b: 1 }))).toEqual({ b: 1 });
  });

  it('shares no bytes with what it read or with the next value', () => {
    const bytes = encodeCbor(Uint8Array.of(1, 2, 3));
    const read = decodeCbor(bytes) as Uint8Array;
    bytes.fill(0);
    expect(read).toEqual(Uint8Array.of(1, 2, 3));
    const first = encodeCbor('first');
    encodeCbor('other');
    expect(decodeCbor(first)).toBe('first');
    expect(first.buffer.byteLength).toBe(first.byteLength);
  });

  it('writes and reads more than a megabyte', () => {
    const value = ['a'.repeat(1_500_000), new Uint8Array(1_500_000).fill(7), 'é'.repeat(700_000)];
    expect(decodeCbor(encodeCbor(value))).toEqual(value);
  });

  it('refuses a length that exceeds the remaining bytes', () => {
    for (const kind of [0x5b, 0x7b, 0x9b, 0xbb])
      expect(decoded(Uint8Array.of(kind, 0, 0, 0, 1, 0, 0, 0, 0))).toBeNull();
  });

  it('refuses endless nesting', () => {
    expect(decoded(new Uint8Array(1_000_000).fill(0x81))).toBeNull();
  });
});

function holdsNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return Object.values(value).some(holdsNaN);
}

/** Replaces −0 and unpaired surrogates: 0 has only one encoding, and an unpaired surrogate has none. */
function withoutMinusZero(value: unknown): unknown {
  if (value === 0) return 0;
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toWellFormed(), withoutMinusZero(each)]));
}

function decoded(bytes: Uint8Array): { readonly value: unknown } | null {
  try {
    return { value: decodeCbor(bytes) };
  } catch {
    return null;
  }
}

function fromHex(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
}

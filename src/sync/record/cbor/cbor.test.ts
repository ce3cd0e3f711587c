import * as cborg from 'cborg';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCbor, encodeCbor } from './index.ts';

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

/** What the library that keeps to the same rules is told to refuse. */
const strict = { rejectDuplicateMapKeys: true, allowIndefinite: false, allowUndefined: false, allowNaN: false };

function encodedElsewhere(value: unknown): Uint8Array {
  return Uint8Array.from(cborg.encode(value));
}

function decodedElsewhere(bytes: Uint8Array): { readonly value: unknown } | null {
  try {
    return { value: cborg.decode(bytes, { ...strict, allowBigInt: false }) };
  } catch {
    return null;
  }
}

function decodedHere(bytes: Uint8Array): { readonly value: unknown } | null {
  try {
    return { value: decodeCbor(bytes) };
  } catch {
    return null;
  }
}

describe('CBOR', () => {
  it('is byte for byte what another encoder makes of the same value', () => {
    fc.assert(
      fc.property(values, (value) => {
        expect(encodeCbor(value)).toEqual(encodedElsewhere(value));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the value back', () => {
    fc.assert(
      fc.property(values, (value) => {
        fc.pre(!holdsNaN(value));
        expect(decodeCbor(encodeCbor(value))).toEqual(withoutMinusZero(value));
      }),
      { numRuns: 300 },
    );
  });

  it('of any bytes reads what another decoder reads, and refuses what it refuses', () => {
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
        fc.pre(!holdsByteOrderMark(each));
        expect(decodedHere(each)).toEqual(decodedElsewhere(each));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps the mark of a byte order at the beginning of a string', () => {
    for (const value of ['\uFEFFa', `\uFEFF${'a'.repeat(60)}`]) expect(decodeCbor(encodeCbor(value))).toBe(value);
  });

  it.each([
    ['an undefined element', [undefined]],
    ['a big integer', 1n],
    ['a function', () => 1],
    ['a map', new Map()],
    ['a date', new Date(0)],
    ['other numbers of a length', new Uint16Array(2)],
  ])('holds no %s, and holds the next value all the same', (_, value) => {
    expect(() => encodeCbor(['before', value])).toThrow(TypeError);
    expect(encodeCbor(['after'])).toEqual(encodedElsewhere(['after']));
  });

  it('leaves out what is undefined in an object', () => {
    expect(decodeCbor(encodeCbor({ a: undefined, b: 1 }))).toEqual({ b: 1 });
  });

  it('can be written by a value that is read while another is written', () => {
    const inner = { value: new Uint8Array(0) };
    const outer = {
      get a() {
        inner.value = encodeCbor(['inner']);
        return 'outer';
      },
    };
    expect(encodeCbor([outer])).toEqual(encodedElsewhere([{ a: 'outer' }]));
    expect(inner.value).toEqual(encodedElsewhere(['inner']));
  });

  it('has bytes of its own: neither those of what was read nor those of the next value', () => {
    const bytes = encodeCbor(Uint8Array.of(1, 2, 3));
    const read = decodeCbor(bytes) as Uint8Array;
    bytes.fill(0);
    expect(read).toEqual(Uint8Array.of(1, 2, 3));
    const first = encodeCbor('first');
    encodeCbor('other');
    expect(decodeCbor(first)).toBe('first');
  });

  it('of more than a megabyte is written and read', () => {
    const value = ['a'.repeat(1_500_000), new Uint8Array(1_500_000).fill(7), 'é'.repeat(700_000)];
    expect(decodeCbor(encodeCbor(value))).toEqual(value);
  });

  it('that claims a length far beyond its bytes is refused at their end', () => {
    for (const kind of [0x5b, 0x7b, 0x9b, 0xbb])
      expect(decodedHere(Uint8Array.of(kind, 0, 0, 0, 1, 0, 0, 0, 0))).toBeNull();
  });

  it('that is nested without an end is refused', () => {
    expect(decodedHere(new Uint8Array(1_000_000).fill(0x81))).toBeNull();
  });
});

function holdsNaN(value: unknown): boolean {
  if (typeof value === 'number') return Number.isNaN(value);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return false;
  return Object.values(value).some(holdsNaN);
}

/** 0 has one encoding, and half of a surrogate pair has none. */
function withoutMinusZero(value: unknown): unknown {
  if (value === 0) return 0;
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key.toWellFormed(), withoutMinusZero(each)]));
}

/** The other decoder drops it. */
function holdsByteOrderMark(bytes: Uint8Array): boolean {
  return bytes.some((byte, at) => byte === 0xef && bytes[at + 1] === 0xbb && bytes[at + 2] === 0xbf);
}

import { ImportError } from '../files/index.ts';

/** A whole number of 64 bits: a bigint where a number would not be exact. */
export type Integer = number | bigint;

export interface Varint {
  readonly value: Integer;
  /** The position behind it. */
  readonly end: number;
}

/**
 * Reads an integer of variable length: 7 bits in each of up to 8 bytes, the most significant first, and 8 bits in a ninth.
 *
 * @see https://www.sqlite.org/fileformat.html#varint
 */
export function varintAt(bytes: Uint8Array, at: number): Varint {
  let value = 0;
  for (let count = 0; count < exactBytes; count += 1) {
    const byte = byteAt(bytes, at + count);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: at + count + 1 };
  }
  return longVarint(bytes, at, BigInt(value));
}

/** Reads a varint that counts bytes. Throws `import/damaged` if it is larger than a limit. */
export function countAt(bytes: Uint8Array, at: number, most: number): { readonly value: number; readonly end: number } {
  const { value, end } = varintAt(bytes, at);
  if (typeof value === 'bigint' || value < 0 || value > most) throw new ImportError('import/damaged');
  return { value, end };
}

/** Returns a number if it is exact. */
export function integerOf(value: bigint): Integer {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** 49 bits, which a number holds exactly. */
const exactBytes = 7;

function longVarint(bytes: Uint8Array, at: number, start: bigint): Varint {
  const eighth = byteAt(bytes, at + exactBytes);
  const value = (start << 7n) | BigInt(eighth & 0x7f);
  if (eighth < 0x80) return { value: integerOf(value), end: at + exactBytes + 1 };
  const ninth = byteAt(bytes, at + exactBytes + 1);
  return { value: integerOf(BigInt.asIntN(64, (value << 8n) | BigInt(ninth))), end: at + exactBytes + 2 };
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at];
  if (byte === undefined) throw new ImportError('import/damaged');
  return byte;
}

import { decodeCbor, decodeStrictCbor, encodeCbor } from './cbor.ts';

export { firstTokens, TooManyValues } from './cbor.ts';

/**
 * Encodes a value for the wire or disk, as deterministic CBOR. Equal values have equal bytes. If two values have equal
 * stamps, their bytes decide which one wins.
 */
export const encodeValue: (value: unknown) => Uint8Array = encodeCbor;

/** @throws if the bytes are not exactly one CBOR value, or repeat a key */
export const decodeValue: (bytes: Uint8Array) => unknown = decodeCbor;

/**
 * Decodes input from a device, whose strings must be valid UTF-8.
 *
 * @throws as {@link decodeValue}, and if they are not
 */
export const decodeStrictValue: (bytes: Uint8Array, maxValues?: number) => unknown = decodeStrictCbor;

/** gzip or its inverse, provided by the platform. */
export type Transform = (bytes: Uint8Array) => Promise<Uint8Array>;

/**
 * Compares by byte order. Returns a negative number, zero or a positive number if `a` sorts before, equals or sorts
 * after `b`.
 */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const shared = Math.min(a.length, b.length);
  for (let i = 0; i < shared; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

export function equalBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && compareBytes(a, b) === 0;
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes in a buffer of their own. A database would also store the rest of a larger buffer. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

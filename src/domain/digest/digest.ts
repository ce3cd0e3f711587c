import { sha256 } from '@noble/hashes/sha2.js';

/** Returns the first 16 bytes of the SHA-256 of plain data, as JSON. Equal data has equal digests on every device. */
export function digestOf(data: unknown): Uint8Array {
  return sha256(encoder.encode(JSON.stringify(data))).slice(0, 16);
}

const encoder = new TextEncoder();

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns an id that follows from plain data, so that two devices that create the same record offline create it once.
 *
 * @returns a UUID of version 8 (RFC 9562, section 5.8)
 */
export function derivedId(data: unknown): string {
  const bytes = digestOf(data);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  const hex = hexOf(bytes);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

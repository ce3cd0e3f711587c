import { sha256 } from '@noble/hashes/sha2.js';

/** Returns the first 16 bytes of the SHA-256 of plain data, as JSON. Equal data has equal digests on every device. */
export function digestOf(data: unknown): Uint8Array {
  return sha256(encoder.encode(JSON.stringify(data))).slice(0, 16);
}

const encoder = new TextEncoder();

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

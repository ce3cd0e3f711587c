import { sha256 } from '@noble/hashes/sha2.js';

/** Returns the first 16 bytes of the SHA-256 of plain data, as JSON. Equal data has equal digests on every device. */
export function digestOf(data: unknown): Uint8Array {
  return sha256(new TextEncoder().encode(JSON.stringify(data))).slice(0, 16);
}

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

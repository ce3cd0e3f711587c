import { sha256 } from '@noble/hashes/sha2.js';
import { foldForSearch } from '../../kernel/index.ts';

/** Returns the key under which the mapping of a table is remembered: the same for every table with the same columns. */
export function mappingKey(header: readonly string[]): string {
  const names = header.map((name) => foldForSearch(name.trim()));
  const digest = sha256(new TextEncoder().encode(JSON.stringify(names)));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

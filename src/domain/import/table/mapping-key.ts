import { digestOf, hexOf } from '../../digest/index.ts';
import { foldForSearch } from '../../kernel/index.ts';

/** Returns the key under which the mapping of a table is remembered: the same for every table with the same columns. */
export function mappingKey(header: readonly string[]): string {
  return hexOf(digestOf(header.map((name) => foldForSearch(name.trim()))));
}

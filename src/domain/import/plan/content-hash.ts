import { compareText } from '../../kernel/index.ts';
import { digestOf, hexOf } from '../bytes/index.ts';

/** A record's leaves by path, and its body, as an import writes them. */
export interface RecordContent {
  readonly leaves: ReadonlyMap<string, unknown>;
  /** Null for a record type without a body. */
  readonly text: string | null;
}

/**
 * Hashes the content of a record. An import stores the hash with the record; if the record later has another one, someone
 * changed it. Leaves that say when it was changed, trashed or imported do not count.
 */
export function contentHash({ leaves, text }: RecordContent): string {
  const counted = [...leaves]
    .filter(([path, value]) => value !== null && value !== undefined && !uncounted.has(path))
    .sort(([a], [b]) => compareText(a, b));
  return hexOf(
    digestOf([counted.map(([path, value]) => [path, flags.has(path) ? true : withSortedKeys(value)]), text]),
  );
}

/** Times that only say that something is so: apps do not export them, and an import takes its own time. */
const flags: ReadonlySet<string> = new Set(['pinnedAt', 'archivedAt']);

const uncounted: ReadonlySet<string> = new Set([
  'createdAt',
  'editedAt',
  'trashedAt',
  'source',
  'restored',
  'importedEditedAt',
]);

/** Objects inside a leaf are equal whatever the order of their keys. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => compareText(a, b))
    .map(([key, each]) => [key, withSortedKeys(each)]);
}

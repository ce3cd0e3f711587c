import { digestOf, hexOf } from '../../digest/index.ts';

/** A record's leaves by path, and its body, as an import writes them. */
export interface RecordContent {
  readonly leaves: ReadonlyMap<string, unknown>;
  /** Null for a record type without a body. */
  readonly text: string | null;
}

/**
 * Hashes the content of a record. An import stores the hash with the record; if the record later has another one, someone
 * changed it. Leaves that say when it was changed, trashed or imported do not count,
 * nor does what follows from a recording, which a newer version of the app computes anew.
 */
export function contentHash({ leaves, text }: RecordContent): string {
  const counted: (readonly [path: string, value: unknown])[] = [];
  for (const path of [...leaves.keys()].sort()) {
    const value = leaves.get(path);
    if (value === null || value === undefined || uncounted.has(path)) continue;
    counted.push([path, flags.has(path) ? true : withSortedKeys(value)]);
  }
  return hexOf(digestOf([counted, text]));
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
  'joined',
  'points',
  'trackFigures',
]);

/**
 * Objects inside a leaf are equal whatever the order of their keys. Keys are sorted by UTF-16 code units, so the result is
 * the same on every device.
 */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  const entries: (readonly [key: string, value: unknown])[] = [];
  for (const key of Object.keys(object).sort()) {
    const each = object[key];
    if (each !== undefined) entries.push([key, withSortedKeys(each)]);
  }
  return entries;
}

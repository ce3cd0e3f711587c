import { idOf, isUuid, type RecordKey } from '../../kernel/index.ts';
import { isNeverTombstoned } from '../../user-document.ts';
import { keysOfRecord } from './item-keys.ts';
import { restoredDailyNotes, type WholeDraft } from './restored-daily-notes.ts';
import type { ComparedDocument } from './verdict.ts';

/** The keys under which records of an export come back that were deleted permanently. */
export interface RestoredKeys {
  /** By the key in the export. */
  readonly keys: ReadonlyMap<RecordKey, RecordKey>;
  /** Of those ids that no other record can have. */
  readonly ids: ReadonlyMap<string, string>;
}

/** For exports of other apps, whose items have other ids anyway. */
export const noRestoredKeys: RestoredKeys = { keys: new Map(), ids: new Map() };

/**
 * Fixes new keys for records that were deleted permanently, because a deleted id is never used again. They are fixed for
 * all records before any is planned, so that no reference depends on the order of records.
 *
 * @param drafts all records in the export
 */
export function restoredKeys(drafts: readonly WholeDraft[], document: Pick<ComparedDocument, 'find'>): RestoredKeys {
  const { find } = document;
  const daily = restoredDailyNotes(drafts, document);
  const restored = new Map<RecordKey, RecordKey>();
  const ids = new Map<string, string>();
  for (const { key } of drafts) {
    if (find(key)?.isTombstoned !== true || hasOnlyThisKey(key)) continue;
    const other = freeKey(key, find);
    // a note that came back beside its day stays there
    const next = find(other) === null ? (daily.get(key) ?? other) : other;
    restored.set(key, next);
    if (isUuid(idOf(key))) ids.set(idOf(key), idOf(next));
  }
  return { keys: restored, ids };
}

/** Returns whether a record can have no other key, because its id is a name or a hash. */
function hasOnlyThisKey(key: RecordKey): boolean {
  return isNeverTombstoned(key) || key.startsWith('tags/') || key.startsWith('attachments/');
}

function freeKey(key: RecordKey, find: ComparedDocument['find']): RecordKey {
  const keyOf = keysOfRecord({ key });
  for (let attempt = 1; ; attempt++) {
    const next = keyOf(attempt);
    if (find(next)?.isTombstoned !== true) return next;
  }
}

/** Replaces the values of leaves, and values within them, that are exactly an old key or id. */
export function withRestoredIds(
  leaves: ReadonlyMap<string, unknown>,
  { keys, ids }: RestoredKeys,
): ReadonlyMap<string, unknown> {
  if (keys.size === 0) return leaves;
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'string') return keys.get(value as RecordKey) ?? ids.get(value) ?? value;
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, replaced(each)]));
  };
  return new Map(
    Array.from(leaves, ([path, value]) => {
      const next = keys.get(`${collectionsByLeaf.get(path)}/${value}`);
      return [path, next === undefined ? replaced(value) : idOf(next)];
    }),
  );
}

/** The leaves whose value is an id of this collection, which can be any name if the record was created by the API. */
const collectionsByLeaf: ReadonlyMap<string, string> = new Map([
  ['notebook', 'notebooks'],
  ['parent', 'notebooks'],
  ['folder', 'routineFolders'],
  ['workout', 'workouts'],
]);

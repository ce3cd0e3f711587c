import { inTrash } from '#domain/kernel/index.ts';
import { isNeverTombstoned } from '#domain/user-document.ts';
import { decodeValue, encodeValue } from '../record/bytes.ts';
import {
  applicableBodies,
  type Change,
  checksumOf,
  countValues,
  decodeChanges,
  earlierTombstone,
  encodeChanges,
  type Field,
  type Fields,
  fieldsFromWire,
  fieldsToWire,
  firstTokens,
  highestStamp,
  laterField,
  type MergedBody,
  mergeBodies,
  mergeFieldsInto,
  noFields,
  type RecordState,
  type Stamp,
} from '../record/index.ts';
import type { Compaction, LogEntry, NewHistoryEntry, StoredBody, StoredRecord } from './hub-storage.ts';

const versionEvery = 10 * 60_000;
/**
 * The maximum size of a body. A larger body is set aside, because reading, sending or printing it holds several copies
 * in memory. A note of 1 MiB of text stays far below this, however often it was edited.
 */
const maxBodyBytes = 8 * 1024 * 1024;

/**
 * The maximum number of leaves of a record, and of their bytes. Further leaves are set aside. A thread that runs out of
 * memory while it builds a map of millions of leaves crashes the whole process, and would do so again after each start.
 */
const maxLeaves = 100_000;
const maxLeafBytes = 8 * 1024 * 1024;
/** The maximum number of values in the leaves of a record, because a value of one byte takes a hundred in memory. */
const maxLeafValues = 500_000;
/**
 * The size above which the leaves of a record that was set aside are not read again. A record that took too much memory
 * would do so each time.
 */
const readableAsideBytes = 1024 * 1024;

/** Log entries and the records to merge them into. */
export interface FoldInput {
  /** The existing records among those that the entries change. */
  readonly stored: readonly StoredRecord[];
  readonly entries: readonly LogEntry[];
  /** The keys to fold. Changes of other records are ignored. */
  readonly keys: ReadonlySet<string>;
  /** Records whose bodies take too long to merge. Their updates are quarantined unmerged. */
  readonly aside: ReadonlySet<string>;
}

/** The changed records, and the history entries of their earlier values. */
export type FoldedRecords = Pick<Compaction, 'records' | 'history'>;

/**
 * Merges log entries into the records that they change. A pure function: the same entries and records give the same
 * result, and repeated or reordered entries change nothing.
 *
 * @param progress called for each record before its body is merged
 */
export function foldRecords(
  { stored, entries, keys, aside }: FoldInput,
  progress: (key: string) => void = () => {},
): FoldedRecords {
  const history = new FoldHistory();
  const merging: Merging = { history, aside, progress };
  const unreadable = new Map(
    stored
      .filter(({ key, fields }) => aside.has(key) && fields.length > readableAsideBytes)
      .map((each) => [each.key, each]),
  );
  const readable = stored.filter(({ key }) => !unreadable.has(key));
  const open = new Map(readable.map((record) => [record.key, openStored(record, progress)]));
  const touched = new Set<OpenRecord>();
  for (const entry of entries) {
    const replaced = decodeValue(entry.replaced) as readonly (readonly (Stamp | null)[])[];
    for (const [at, change] of changesIn(entry.payload).entries()) {
      if (change.tombstone !== undefined) unreadable.delete(change.key);
      const unread = unreadable.get(change.key);
      if (unread !== undefined) unreadable.set(change.key, foldUnread(unread, change, entry, history));
      if (unread !== undefined || !keys.has(change.key)) continue;
      const record = open.get(change.key) ?? newRecord(change.key);
      open.set(change.key, record);
      touched.add(record);
      foldChange(record, change, replaced[at] ?? [], entry, merging);
    }
  }
  const records = [...touched].map((record) => closeRecord(record, merging));
  return { records: [...records, ...unreadable.values()], history: history.entries };
}

/** Keeps a record as it is stored, without reading it. Only a permanent deletion would change it. */
function foldUnread(
  record: StoredRecord,
  change: Change,
  { sequence, receivedAt: at }: LogEntry,
  history: FoldHistory,
): StoredRecord {
  history.add({ kind: 'quarantined', key: record.key, at, stamp: '' as Stamp, content: encodeChanges([change]) });
  return { ...record, sequence, setAside: true };
}

/** Returns the merged fields and tombstone of a stored record. */
export function stateOf(record: StoredRecord): RecordState {
  if (record.tombstone !== null) return { fields: noFields, tombstone: record.tombstone };
  return { fields: fieldsFromWire(decodeValue(record.fields), record.key) };
}

/** Returns a record as a single change, for a device that receives records instead of the log. */
export function recordAsChange(record: StoredRecord): Change {
  const body = record.body === null ? {} : { body: { update: record.body.state, sum: record.body.sum } };
  return { key: record.key as Change['key'], ...stateOf(record), ...body };
}

/** The context for merging updates into a body. */
interface Merging {
  readonly history: FoldHistory;
  readonly aside: ReadonlySet<string>;
  readonly progress: (key: string) => void;
}

/** A record while entries are merged into it. */
interface OpenRecord {
  readonly key: string;
  sequence: number;
  fields: Map<string, Field>;
  /** An upper bound of the fields' bytes. */
  leafBytes: number;
  /** An upper bound of the values in the fields, up to the limit. */
  leafValues: number;
  tombstone: Stamp | undefined;
  body: StoredBody | null;
  /** Body updates not merged into `body` yet. */
  updates: { readonly update: Uint8Array; readonly at: number }[];
  trashedSince: number | null;
  versionAt: number | null;
  setAside: boolean;
}

function openStored(record: StoredRecord, progress: (key: string) => void): OpenRecord {
  const { key, sequence, body, trashedSince, versionAt, setAside } = record;
  if (record.fields.length > readableAsideBytes) progress(key); // reading it may take all memory
  const { fields, tombstone } = stateOf(record);
  return {
    key,
    sequence,
    fields: new Map(fields),
    leafBytes: record.fields.length,
    leafValues: countOfValues(fields),
    tombstone,
    body,
    updates: [],
    trashedSince,
    versionAt,
    setAside,
  };
}

function newRecord(key: string): OpenRecord {
  return {
    key,
    sequence: 0,
    fields: new Map(),
    leafBytes: 0,
    leafValues: 0,
    tombstone: undefined,
    body: null,
    updates: [],
    trashedSince: null,
    versionAt: null,
    setAside: false,
  };
}

function foldChange(
  record: OpenRecord,
  pushed: Change,
  replaced: readonly (Stamp | null)[],
  { receivedAt: at, sequence, payload }: LogEntry,
  merging: Merging,
): void {
  // the payload's size bounds the size of all the entry's changes of this record, so it is added once per entry
  if (record.sequence !== sequence) record.leafBytes += pushed.fields.size === 0 ? 0 : payload.length;
  record.leafValues += countOfValues(pushed.fields);
  const change = withinLimits(record, pushed, at, merging.history);
  noteSuperseded(record, change, change === pushed ? replaced : [], at, merging.history);
  record.sequence = sequence;
  const tombstone = earlierTombstone(record.tombstone, change.tombstone);
  if (tombstone !== undefined) {
    Object.assign(record, { ...newRecord(record.key), sequence, tombstone });
    return;
  }
  noteVersion(record, at, merging);
  const trashedBefore = record.fields.get('trashedAt')?.stamp;
  mergeFieldsInto(record.fields, change.fields);
  if (change.body !== undefined) record.updates.push({ update: change.body.update, at });
  const expires = inTrash(record.fields) && !isNeverTombstoned(record.key);
  record.trashedSince = expires ? trashedSinceOf(record, trashedBefore, at) : null;
}

/**
 * Returns the change without the leaves that exceed the record's limits. Those leaves are quarantined, except
 * `trashedAt`, so that the record can still be moved to the trash.
 */
function withinLimits(record: OpenRecord, change: Change, at: number, history: FoldHistory): Change {
  const { key, fields, leafBytes, leafValues } = record;
  const isSmall = leafBytes <= maxLeafBytes && leafValues <= maxLeafValues;
  if (isSmall && fields.size + change.fields.size <= maxLeaves) return change;
  if (change.fields.size === 0 || change.tombstone !== undefined) return change;
  const trashed = new Map([...change.fields].filter(([path]) => path === 'trashedAt'));
  if (trashed.size === change.fields.size) return change;
  record.setAside = true;
  const content = encodeChanges([{ key: change.key, fields: change.fields }]);
  history.add({ kind: 'quarantined', key, at, stamp: '' as Stamp, content });
  return { ...change, fields: trashed };
}

function countOfValues(fields: Fields): number {
  let count = 0;
  for (const { value } of fields.values()) count += count > maxLeafValues ? 1 : countValues(value, maxLeafValues);
  return count;
}

/** Returns when the hub, by its own clock, received the current `trashedAt`. */
function trashedSinceOf({ fields, trashedSince }: OpenRecord, trashedBefore: Stamp | undefined, at: number): number {
  return fields.get('trashedAt')?.stamp === trashedBefore && trashedSince !== null ? trashedSince : at;
}

/**
 * Adds values that lost to a concurrent write to the history. Each pushed leaf names the stamp that it replaces. If the
 * hub holds a different stamp, the two writes were concurrent and one of them loses. A value that its writer replaced
 * knowingly has not lost, for example each intermediate state of a remark while it is being typed.
 */
function noteSuperseded(
  { key, fields }: OpenRecord,
  change: Change,
  replaced: readonly (Stamp | null)[],
  at: number,
  history: FoldHistory,
): void {
  let leaf = 0;
  for (const [path, theirs] of change.fields) {
    const expected = replaced[leaf++] ?? null;
    const ours = fields.get(path);
    if (ours === undefined || ours.stamp === expected || ours.stamp === theirs.stamp) continue;
    if (expected !== null) history.forgetSuperseded(key, path, expected);
    history.addSuperseded(key, path, laterField(ours, theirs) === ours ? theirs : ours, at);
  }
}

/** Adds the record as it was before this entry to the history, if the last version is at least ten minutes old. */
function noteVersion(record: OpenRecord, at: number, merging: Merging): void {
  const { key, fields, body, updates, versionAt } = record;
  const empty = fields.size === 0 && body === null && updates.length === 0;
  if (!empty && versionAt !== null && at - versionAt < versionEvery) return;
  record.versionAt = at;
  const stamp = highestStamp({ fields });
  if (empty || stamp === undefined) return;
  mergeUpdates(record, merging);
  const content = encodeValue([fieldsToWire(fields), record.body?.text ?? null]);
  merging.history.add({ kind: 'version', key, at, stamp, content });
}

function closeRecord(record: OpenRecord, merging: Merging): StoredRecord {
  mergeUpdates(record, merging);
  const { key, sequence, fields, tombstone, body, trashedSince, versionAt, setAside } = record;
  return {
    key,
    sequence,
    body,
    trashedSince,
    versionAt,
    setAside,
    fields: encodeValue(fieldsToWire(fields)),
    highest: highestStamp({ fields, ...(tombstone !== undefined && { tombstone }) }) ?? null,
    tombstone: tombstone ?? null,
  };
}

/**
 * Merges the collected updates into the body. Updates that passed the checksum but cannot be applied go to quarantine,
 * as do all updates of a record that is set aside.
 */
function mergeUpdates(record: OpenRecord, { history, aside, progress }: Merging): void {
  const { key, body, updates } = record;
  if (updates.length === 0) return;
  record.updates = [];
  record.setAside ||= aside.has(key) || bytesOf(body, updates) > maxBodyBytes;
  const applied = record.setAside ? nothingApplied : applyUpdates(record, updates, progress);
  for (const { update, at } of updates)
    if (!applied.has(update)) history.add({ kind: 'quarantined', key, at, stamp: '' as Stamp, content: update });
  if (record.setAside) record.body = body ?? emptyBody(key);
}

const nothingApplied: ReadonlySet<Uint8Array> = new Set();

function bytesOf(body: StoredBody | null, updates: OpenRecord['updates']): number {
  return updates.reduce((sum, { update }) => sum + update.length, body?.state.length ?? 0);
}

function applyUpdates(
  record: OpenRecord,
  updates: OpenRecord['updates'],
  progress: (key: string) => void,
): ReadonlySet<Uint8Array> {
  const { key, body } = record;
  progress(key);
  const { parts, merged } = applicableBodies(
    body === null ? [] : [body.state],
    updates.map(({ update }) => update),
  );
  record.body = withChecksum(key, merged);
  return parts;
}

function emptyBody(key: string): StoredBody {
  return withChecksum(key, mergeBodies([]));
}

function withChecksum(key: string, { state, text, complete }: MergedBody): StoredBody {
  return { state, text, complete, sum: checksumOf(key, state) };
}

/** The history entries that a fold adds, in order. */
class FoldHistory {
  readonly #entries = new Set<NewHistoryEntry>();
  readonly #superseded = new Map<string, NewHistoryEntry>();

  get entries(): readonly NewHistoryEntry[] {
    return [...this.#entries];
  }

  add(entry: NewHistoryEntry): void {
    this.#entries.add(entry);
  }

  addSuperseded(key: string, path: string, { stamp, value }: Field, at: number): void {
    const name = leafName(key, path, stamp);
    if (this.#superseded.has(name)) return;
    const entry: NewHistoryEntry = { kind: 'superseded', key, at, stamp, content: encodeValue([path, value]) };
    this.#superseded.set(name, entry);
    this.#entries.add(entry);
  }

  /** Removes a superseded value that this fold added. Entries of earlier folds are already stored and remain. */
  forgetSuperseded(key: string, path: string, stamp: Stamp): void {
    const name = leafName(key, path, stamp);
    const entry = this.#superseded.get(name);
    if (entry === undefined) return;
    this.#superseded.delete(name);
    this.#entries.delete(entry);
  }
}

/** Builds a unique name: a stamp has a fixed width, and the key is preceded by its length. */
function leafName(key: string, path: string, stamp: Stamp): string {
  return `${stamp}${key.length}:${key}${path}`;
}

/**
 * Returns the key of the first record that a log entry changes, without reading the changes: reading them may take all
 * memory.
 */
export function firstKeyIn(payload: Uint8Array): string | null {
  const tokens = firstTokens(payload, 3);
  const key = tokens.at(-1);
  return tokens.length === 3 && typeof key === 'string' ? key : null;
}

/** Decodes a log entry's changes, which were validated before they were appended. An emptied entry has none. */
export function changesIn(payload: Uint8Array): readonly Change[] {
  if (payload.length === 0) return [];
  const decoded = decodeChanges(payload);
  if (!decoded.ok) throw new Error(`An appended log entry cannot be read: ${decoded.error.what}`);
  return decoded.value;
}

import { inTrash } from '#domain/kernel/index.ts';
import { isNeverTombstoned } from '#domain/user-document.ts';
import { decodeValue, encodeValue } from '../record/bytes.ts';
import {
  type Change,
  canApply,
  checksumOf,
  decodeChanges,
  type Field,
  fieldsFromWire,
  fieldsToWire,
  highestStamp,
  laterField,
  mergeBodies,
  mergeRecords,
  noFields,
  type RecordState,
  type Stamp,
} from '../record/index.ts';
import type { Fold, LogEntry, NewHistoryEntry, StoredBody, StoredRecord } from './hub-storage.ts';

const versionEvery = 10 * 60_000;

/**
 * Merges log entries into the records that they touch. Pure: the same entries over the same records give the same fold,
 * and a repeated or reordered entry changes nothing.
 *
 * @param stored the records that the entries touch, as far as there are any
 */
export function foldEntries(stored: readonly StoredRecord[], entries: readonly LogEntry[], from: number): Fold {
  const open = new Map(stored.map((record) => [record.key, openStored(record)]));
  const history: NewHistoryEntry[] = [];
  for (const entry of entries) {
    const replaced = decodeValue(entry.replaced) as readonly (readonly (Stamp | null)[])[];
    changesIn(entry.payload).forEach((change, at) => {
      const before = open.get(change.key) ?? newRecord(change.key);
      open.set(change.key, foldChange(before, change, replaced[at] ?? [], entry, history));
    });
  }
  const upto = entries.at(-1)?.sequence ?? from;
  const records = [...open.values()]
    .filter(({ sequence }) => sequence > from)
    .map((record) => closeRecord(record, history));
  return { from, upto, records, history };
}

/** Keys that the entries touch. */
export function keysOf(entries: readonly LogEntry[]): readonly string[] {
  return [...new Set(entries.flatMap(({ payload }) => changesIn(payload).map(({ key }) => key)))];
}

/** A record's fields and tombstone as folded. */
export function stateOf(record: StoredRecord): RecordState {
  if (record.tombstone !== null) return { fields: noFields, tombstone: record.tombstone };
  return { fields: fieldsFromWire(decodeValue(record.fields), record.key) };
}

/** A record as one change of itself: what a device gets that takes records instead of the log. */
export function recordAsChange(record: StoredRecord): Change {
  const body = record.body === null ? {} : { body: { update: record.body.state, sum: record.body.sum } };
  return { key: record.key as Change['key'], ...stateOf(record), ...body };
}

interface OpenRecord {
  readonly key: string;
  readonly sequence: number;
  readonly state: RecordState;
  readonly body: StoredBody | null;
  readonly updates: readonly { readonly update: Uint8Array; readonly at: number }[];
  readonly trashedSince: number | null;
  readonly versionAt: number | null;
}

function openStored(record: StoredRecord): OpenRecord {
  const { key, sequence, body, trashedSince, versionAt } = record;
  return { key, sequence, state: stateOf(record), body, updates: [], trashedSince, versionAt };
}

function newRecord(key: string): OpenRecord {
  return {
    key,
    sequence: 0,
    state: { fields: noFields },
    body: null,
    updates: [],
    trashedSince: null,
    versionAt: null,
  };
}

function foldChange(
  before: OpenRecord,
  change: Change,
  replaced: readonly (Stamp | null)[],
  entry: LogEntry,
  history: NewHistoryEntry[],
): OpenRecord {
  const { receivedAt: at, sequence } = entry;
  noteSuperseded(before, change, replaced, at, history);
  const state = mergeRecords(before.state, change);
  if (state.tombstone !== undefined) {
    return { ...newRecord(before.key), sequence, state };
  }
  const versionAt = noteVersion(before, at, history);
  const updates = change.body === undefined ? before.updates : [...before.updates, { update: change.body.update, at }];
  const expires = inTrash(state.fields) && !isNeverTombstoned(before.key);
  const trashedSince = expires ? trashedSinceOf(before, state, at) : null;
  return { key: before.key, sequence, state, body: before.body, updates, trashedSince, versionAt };
}

/** Counts from the receipt of the `trashedAt` that stands, by the hub's own clock. */
function trashedSinceOf(before: OpenRecord, after: RecordState, at: number): number {
  const same = before.state.fields.get('trashedAt')?.stamp === after.fields.get('trashedAt')?.stamp;
  return same && before.trashedSince !== null ? before.trashedSince : at;
}

/**
 * A leaf names the stamp it replaces; where the hub holds another, the two were written apart and one of them loses. What
 * the leaf replaced knowingly has not lost, as of a remark that was typed key by key all but the last.
 */
function noteSuperseded(
  { key, state }: OpenRecord,
  change: Change,
  replaced: readonly (Stamp | null)[],
  at: number,
  history: NewHistoryEntry[],
): void {
  let leaf = 0;
  for (const [path, theirs] of change.fields) {
    const expected = replaced[leaf++] ?? null;
    const ours = state.fields.get(path);
    if (ours === undefined || ours.stamp === expected || ours.stamp === theirs.stamp) continue;
    if (expected !== null) forgetLost({ key, path, stamp: expected }, history);
    const lost: Field = laterField(ours, theirs) === ours ? theirs : ours;
    history.push({ kind: 'superseded', key, at, stamp: lost.stamp, content: encodeValue([path, lost.value]) });
  }
}

/** Of what this fold has noted alone: what an earlier one did stays. */
function forgetLost(
  { key, path, stamp }: { readonly key: string; readonly path: string; readonly stamp: Stamp },
  history: NewHistoryEntry[],
): void {
  const at = history.findLastIndex(
    (entry) =>
      entry.stamp === stamp && entry.key === key && entry.kind === 'superseded' && pathOf(entry.content) === path,
  );
  if (at !== -1) history.splice(at, 1);
}

function pathOf(content: Uint8Array): unknown {
  return (decodeValue(content) as readonly unknown[])[0];
}

/** Keeps the record as it stood before this entry, where the last version is ten minutes old or more. */
function noteVersion(before: OpenRecord, at: number, history: NewHistoryEntry[]): number | null {
  const empty = before.state.fields.size === 0 && before.body === null && before.updates.length === 0;
  if (empty) return at;
  if (before.versionAt !== null && at - before.versionAt < versionEvery) return before.versionAt;
  const body = mergedBody(before, history);
  const stamp = highestStamp(before.state);
  if (stamp === undefined) return at;
  history.push({
    kind: 'version',
    key: before.key,
    at,
    stamp,
    content: encodeValue([fieldsToWire(before.state.fields), body?.text ?? null]),
  });
  return at;
}

function closeRecord(record: OpenRecord, history: NewHistoryEntry[]): StoredRecord {
  const { key, sequence, state, trashedSince, versionAt } = record;
  return {
    key,
    sequence,
    fields: encodeValue(fieldsToWire(state.fields)),
    highest: highestStamp(state) ?? null,
    tombstone: state.tombstone ?? null,
    body: mergedBody(record, history),
    trashedSince,
    versionAt,
  };
}

function mergedBody({ key, body, updates, state }: OpenRecord, history: NewHistoryEntry[]): StoredBody | null {
  if (updates.length === 0 || state.tombstone !== undefined) return state.tombstone === undefined ? body : null;
  const base = body === null ? [] : [body.state];
  const merged = mergeOrSetAside(key, base, updates, history);
  return { ...merged, sum: checksumOf(key, merged.state) };
}

/** Bytes that passed the checksum and still cannot be applied go into quarantine; the rest is merged without them. */
function mergeOrSetAside(
  key: string,
  base: readonly Uint8Array[],
  updates: OpenRecord['updates'],
  history: NewHistoryEntry[],
) {
  try {
    return mergeBodies([...base, ...updates.map(({ update }) => update)]);
  } catch {
    const good = updates.filter(({ update, at }) => {
      if (canApply(base, update)) return true;
      history.push({ kind: 'quarantined', key, at, stamp: '' as Stamp, content: update });
      return false;
    });
    return mergeBodies([...base, ...good.map(({ update }) => update)]);
  }
}

/** What is in the log was checked before it was appended. An emptied entry holds nothing. */
export function changesIn(payload: Uint8Array): readonly Change[] {
  if (payload.length === 0) return [];
  const decoded = decodeChanges(payload);
  if (!decoded.ok) throw new Error(`A log entry that was appended cannot be read: ${decoded.error.what}`);
  return decoded.value;
}

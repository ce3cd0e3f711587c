import type { RecordKey } from '#domain/kernel/index.ts';
import type { NewPendingChange, PendingChange, StoredSyncedRecord } from '#sync/document/device-storage.ts';
import {
  type Change,
  decodeChanges,
  decodeValue,
  encodeChanges,
  encodeValue,
  fieldsFromWire,
  fieldsToWire,
  isStamp,
  type RecordState,
  type Stamp,
} from '#sync/record/index.ts';

/** A pending row as stored on disk. Its changes are encoded as they will be sent. */
export interface StoredPendingRow {
  /** The id that the database generated; absent until then. */
  readonly id?: number;
  /** The journal number of the row's last restamp, if any. */
  readonly journal?: number;
  readonly changes: Uint8Array;
  readonly replaced: readonly (readonly (Stamp | null)[])[];
  readonly offset: number;
  readonly offer: boolean;
}

export interface StoredRecordRow {
  readonly layer: number;
  readonly key: RecordKey;
  readonly journal: number;
  /** The journal number of the body's last update; null if there is none. */
  readonly bodyJournal: number | null;
  /** `[groups, tombstone?]` */
  readonly state: Uint8Array;
}

export function pendingToRow({ changes, replaced, offset, offer }: NewPendingChange): StoredPendingRow {
  return { changes: ownBytes(encodeChanges(changes)), replaced, offset, offer };
}

/** Decodes a pending row; null if its bytes are corrupt, in which case they stay stored. */
export function pendingFromRow({ id, changes, replaced, offset, offer }: StoredPendingRow): PendingChange | null {
  const decoded = decodeChanges(changes);
  if (!decoded.ok || id === undefined) return null;
  return { id, changes: decoded.value as readonly Change[], replaced, offset, offer };
}

export function stateToBytes({ fields, tombstone }: RecordState): Uint8Array {
  return ownBytes(encodeValue([fieldsToWire(fields), ...(tombstone === undefined ? [] : [tombstone])]));
}

/** @throws ShapeError, or an error of the decoder, if the bytes are corrupt */
function stateFromBytes(bytes: Uint8Array, key: string): RecordState {
  const [groups, tombstone] = decodeValue(bytes) as readonly unknown[];
  const fields = fieldsFromWire(groups, key);
  return isStamp(tombstone) ? { fields, tombstone } : { fields };
}

/** Decodes a record; undefined if its bytes are corrupt. The hub has the record and sends it again when it changes. */
export function recordFromRow({ layer, key, state }: StoredRecordRow): StoredSyncedRecord | undefined {
  try {
    return { layer, key, state: stateFromBytes(state, key) };
  } catch {
    return undefined;
  }
}

/** Returns the bytes in a buffer of their own. A database would also store the rest of a larger buffer. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

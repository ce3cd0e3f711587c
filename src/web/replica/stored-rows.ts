import type { RecordKey } from '#domain/kernel/index.ts';
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
import type { NewPendingChange, PendingChange, StoredSyncedRecord } from '#sync/replica/device-storage.ts';

/** A waiting row as it lies on disk: its changes are bytes, as they will travel. */
export interface StoredPendingRow {
  /** Given by the database. */
  readonly id?: number;
  /** When it was stamped anew, if ever. */
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
  /** When its body last got a part; null where it has none. */
  readonly bodyJournal: number | null;
  /** `[groups, tombstone?]` */
  readonly state: Uint8Array;
}

export function pendingToRow({ changes, replaced, offset, offer }: NewPendingChange): StoredPendingRow {
  return { changes: ownBytes(encodeChanges(changes)), replaced, offset, offer };
}

/** Null where the bytes are not what was stored: they stay where they lie. */
export function pendingFromRow({ id, changes, replaced, offset, offer }: StoredPendingRow): PendingChange | null {
  const decoded = decodeChanges(changes);
  if (!decoded.ok || id === undefined) return null;
  return { id, changes: decoded.value as readonly Change[], replaced, offset, offer };
}

export function stateToBytes({ fields, tombstone }: RecordState): Uint8Array {
  return ownBytes(encodeValue([fieldsToWire(fields), ...(tombstone === undefined ? [] : [tombstone])]));
}

/** @throws ShapeError, or what the decoder throws, on bytes that are not what was stored */
function stateFromBytes(bytes: Uint8Array, key: string): RecordState {
  const [groups, tombstone] = decodeValue(bytes) as readonly unknown[];
  const fields = fieldsFromWire(groups, key);
  return isStamp(tombstone) ? { fields, tombstone } : { fields };
}

/** Undefined where the bytes are not what was stored: the hub has the record, and brings it again when it changes. */
export function recordFromRow({ layer, key, state }: StoredRecordRow): StoredSyncedRecord | undefined {
  try {
    return { layer, key, state: stateFromBytes(state, key) };
  } catch {
    return undefined;
  }
}

/** Bytes without the rest of the buffer that they were cut from, which a database would store along. */
export function ownBytes(bytes: Uint8Array): Uint8Array {
  return bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
}

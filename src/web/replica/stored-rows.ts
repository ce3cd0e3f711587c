import type { NewPendingChange, PendingChange } from '#sync/document/device-storage.ts';
import { type Change, decodeChanges, encodeChanges, ownBytes, type Stamp } from '#sync/record/index.ts';

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

export function pendingToRow({ changes, replaced, offset, offer }: NewPendingChange): StoredPendingRow {
  return { changes: ownBytes(encodeChanges(changes)), replaced, offset, offer };
}

/** Decodes a pending row; null if its bytes are corrupt, in which case they stay stored. */
export function pendingFromRow({ id, changes, replaced, offset, offer }: StoredPendingRow): PendingChange | null {
  const decoded = decodeChanges(changes);
  if (!decoded.ok || id === undefined) return null;
  return { id, changes: decoded.value as readonly Change[], replaced, offset, offer };
}

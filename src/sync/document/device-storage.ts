import type { RecordKey } from '#domain/kernel/index.ts';
import type { ChunkName, RefusalCode } from '../protocol/index.ts';
import type { ChunkBytes } from '../record/index.ts';
import { type BodyUpdate, type Change, equalBytes, type RecordState, type Stamp } from '../record/index.ts';

/**
 * The stored data of one user's document on a device. It has two layers that are never mixed: what came from the hub
 * (chunks as received, newer records, bodies) and pending changes (immutable rows). Every method is one atomic
 * transaction. All implementations pass one contract suite.
 */
export interface DeviceStorage {
  /** Loads everything except contents, in steps that do not block the page. */
  load(): Promise<StoredDocument>;
  readonly start: StartStorage;
  /** Loads what other tabs have stored since the position of this one. */
  loadSince(seen: TabPosition): Promise<StoredSince>;
  /**
   * Appends this device's changes durably and returns their increasing ids. The journal does not count them. Nothing is
   * read before the write, so the write has been handed to the disk when this returns, and no longer depends on the
   * page.
   */
  appendPending(rows: readonly NewPendingChange[]): Promise<readonly number[]>;
  /** Encodes a row, so that appending it later takes little time. Writes nothing. */
  prepare(row: NewPendingChange): void;
  /**
   * Replaces rows by restamped ones with the same ids, after the clock was corrected. Deleted rows stay deleted, and
   * acknowledged rows stay as the hub has them.
   *
   * @returns which rows were replaced
   */
  restamp(rows: readonly PendingChange[]): Promise<WrittenChanges>;
  /** Stores the push in which rows are sent, so that a retry starts with the same rows under the same id. */
  markSent(push: Uint8Array, rows: readonly number[]): Promise<void>;
  /** Marks rows as refused. With null, clears the marks so that the rows are sent again. */
  markRefused(rows: readonly number[], refusal: StoredRefusal | null): Promise<number>;
  /** Marks the rows of a push as stored by the hub. They are no longer pending, but stay until they are promoted. */
  acknowledge(push: Uint8Array, rows: readonly number[]): Promise<void>;
  /**
   * Merges exactly the acknowledged rows into the synced layer and deletes them, or some of them if they are many. The
   * cursor does not move. Returns null if there are none.
   */
  promote(): Promise<PromotedChanges | null>;
  /**
   * Merges changes from the hub. With `range`, data and cursor change in one transaction, but only if `after` is at or
   * below the stored cursor. Otherwise nothing changes, and the result is null.
   */
  applyRemote(changes: readonly Change[], range: Range | null): Promise<number | null>;
  /**
   * Stores complete, consecutive chunks. The last chunk of a snapshot moves the cursor to the snapshot's number. The
   * first one replaces all earlier chunks.
   *
   * @param progress the progress after the last of these chunks
   */
  storeChunks(chunks: readonly StoredChunk[], progress: SnapshotProgress): Promise<number>;
  /**
   * Starts the first sync of a new lineage. The layers of replaced lineages are kept until `finishReconciliation`. Rows
   * that the hub acknowledged in the replaced lineage but that are not promoted become pending again, as sent but
   * unanswered. If a snapshot is started again, its chunks are dropped.
   */
  startReconciliation(epoch: string): Promise<number>;
  dropChunks(): Promise<number>;
  /**
   * Clears the cursor, so that everything is requested from the hub again. Stored data stays until the first new chunk
   * arrives.
   */
  restartFirstSync(): Promise<number>;
  /**
   * Finishes the reconciliation with replaced lineages: adds what the hub lacks as pending backfills, and deletes the
   * layers of the replaced lineages.
   */
  finishReconciliation(
    offers: readonly NewPendingChange[],
  ): Promise<{ readonly ids: readonly number[]; readonly journal: number }>;
  setClock(clock: StoredClock): Promise<void>;
  chunk(layer: number, id: number): Promise<StoredChunk | null>;
  /** Returns body parts stored after the chunks, oldest first, with their checksums. */
  bodyParts(layer: number, key: RecordKey): Promise<readonly BodyUpdate[]>;
  /**
   * Replaces the oldest parts by their merged body, if they are still the oldest. A part added in the meantime is kept.
   */
  compactBody(layer: number, key: RecordKey, parts: readonly BodyUpdate[], merged: BodyUpdate): Promise<void>;
  /** Returns the keys of the bodies stored after the chunks of a layer. */
  bodyKeys(layer: number): Promise<readonly RecordKey[]>;
  /** Sets aside bytes that cannot be applied. They are never read again, except for an export by the user. */
  quarantine(entries: readonly QuarantineEntry[]): Promise<void>;
  quarantined(): Promise<readonly QuarantineEntry[]>;
  close(): void;
}

/** The stored start set. Each method is one atomic transaction. */
export interface StartStorage {
  /**
   * Loads the start set, and everything stored since. Null if there is none that is valid: until the first sync is
   * complete, and while replaced lineages are kept.
   */
  load(): Promise<StoredStart | null>;
  /** Replaces the start set. The journal does not count it. */
  store(set: StartSet): Promise<void>;
}

/** Thrown by a device's storage for errors that the user can resolve. Any other error counts as unavailable. */
export class StorageError extends Error {
  readonly code: 'storage/full' | 'storage/unavailable';

  constructor(code: 'storage/full' | 'storage/unavailable', options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

export interface StoredDocument extends StoredSince {
  readonly meta: Meta;
  /**
   * The summary chunks of all layers as received, in the order in which they were sent. A chunk that the disk no longer
   * returns has no bytes.
   */
  readonly summaryChunks: readonly StoredChunk[];
}

/** The records that a start shows before it has read the others. */
export interface StartSet {
  readonly layer: number;
  /** The summaries include everything up to this journal number. */
  readonly journal: number;
  /** The ids of the layer's summary chunks. With others, the locations of contents are out of date. */
  readonly chunks: readonly number[];
  /** The encoded summaries of the layer, without pending changes. */
  readonly summaries: Uint8Array;
}

/** A start set, and what was stored since: all pending changes, and changes of any record. */
export interface StoredStart extends StoredSince {
  readonly start: StartSet;
}

/** How much of the stored data a tab has seen: pending rows by their ids, everything else by the journal. */
export interface TabPosition {
  readonly journal: number;
  /** The highest row id. */
  readonly row: number;
}

export interface StoredSince {
  readonly seen: TabPosition;
  readonly meta: Meta;
  readonly records: readonly StoredSyncedRecord[];
  /** Bodies with new parts. The parts themselves are read when the record is opened. */
  readonly bodies: readonly RecordKey[];
  readonly pending: readonly PendingChange[];
  /** The ids of all remaining rows, with their delivery state. */
  readonly deliveries: ReadonlyMap<number, DeliveryState>;
}

export interface Meta {
  /** Counts the transactions that other tabs must read, except those that only append pending rows. */
  readonly journal: number;
  readonly epoch: string | null;
  /** Everything up to this number has been received from the hub; null until the first sync is complete. */
  readonly cursor: number | null;
  readonly mark: Uint8Array | null;
  readonly progress: SnapshotProgress | null;
  /** The layer of the current lineage. `earlierLayers` belong to replaced lineages that are not reconciled yet. */
  readonly layer: number;
  readonly earlierLayers: readonly number[];
  readonly clock: StoredClock;
}

export interface StoredClock {
  /** Milliseconds by which the hub's clock is ahead of the device's. */
  readonly offset: number;
}

export interface SnapshotProgress {
  readonly generation: number;
  /** The index of the first chunk that is not stored. */
  readonly next: number;
  readonly of: number;
  readonly mark: Uint8Array | null;
  /** The name of the last stored chunk; absent in progress that an earlier version stored. */
  readonly last?: ChunkName;
}

export interface Range {
  readonly after: number;
  readonly upto: number;
  readonly mark: Uint8Array | null;
}

export interface StoredChunk extends ChunkBytes {
  readonly layer: number;
  readonly id: number;
  /** Its index in the snapshot. */
  readonly index: number;
  readonly kind: 'heads' | 'rests';
}

/** Fields received from the hub after the chunks: part of a record, merged with the chunks when read. */
export interface StoredSyncedRecord {
  readonly layer: number;
  readonly key: RecordKey;
  readonly state: RecordState;
}

/** One edit by the user, with one change or many. */
export interface NewPendingChange {
  readonly changes: readonly Change[];
  /** For each leaf of each change, the stamp that it replaces. */
  readonly replaced: readonly (readonly (Stamp | null)[])[];
  /** The clock offset used for its stamps. */
  readonly offset: number;
  /** Whether this is a backfill for the hub of another lineage. It keeps its stamps. */
  readonly offer: boolean;
}

export interface PendingChange extends NewPendingChange {
  readonly id: number;
}

export interface DeliveryState {
  /** The id of the push in which the row was sent. */
  readonly push: Uint8Array | null;
  readonly refusal: StoredRefusal | null;
  /** Whether the hub has the row on disk. */
  readonly acknowledged: boolean;
}

export const notDelivered: DeliveryState = { push: null, refusal: null, acknowledged: false };

/** The rows that a transaction replaced or removed, and its journal number. */
export interface WrittenChanges {
  readonly rows: readonly number[];
  readonly journal: number;
}

export interface PromotedChanges extends WrittenChanges {
  /** Whether no acknowledged row is left. */
  readonly areAll: boolean;
}

export interface StoredRefusal {
  readonly code: RefusalCode;
  readonly key: string | null;
}

export interface QuarantineEntry {
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly why: 'checksum' | 'unreadable' | 'cannot-apply' | 'too-slow';
  readonly at: number;
}

export const emptyMeta: Meta = {
  journal: 0,
  epoch: null,
  cursor: null,
  mark: null,
  progress: null,
  layer: 1,
  earlierLayers: [],
  clock: { offset: 0 },
};

/**
 * Returns whether a stored start set can be used with what else is stored. Earlier versions replace chunks without
 * deleting it.
 *
 * @param summaryChunks those that are stored, of all layers
 */
export function isStartValid(
  { layer, chunks }: StartSet,
  meta: Meta,
  summaryChunks: readonly Pick<StoredChunk, 'layer' | 'id'>[],
): boolean {
  const known = new Set(chunks);
  const stored = summaryChunks.filter((chunk) => chunk.layer === layer);
  const isOfChunks = stored.length === known.size && stored.every(({ id }) => known.has(id));
  return isOfChunks && meta.cursor !== null && meta.layer === layer && meta.earlierLayers.length === 0;
}

/** Returns whether the given parts are still the oldest stored parts of a body. */
export function beginsWith(stored: readonly BodyUpdate[], parts: readonly BodyUpdate[]): boolean {
  return parts.every(({ update }, at) => {
    const part = stored[at];
    return part !== undefined && equalBytes(part.update, update);
  });
}

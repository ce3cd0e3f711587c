import type { RecordKey } from '#domain/kernel/index.ts';
import type { RefusalCode } from '../protocol/index.ts';
import {
  type BodyUpdate,
  type Change,
  type ChunkBytes,
  equalBytes,
  type RecordState,
  type Stamp,
} from '../record/index.ts';

/**
 * What a device keeps of one person's document. Two layers, never mixed: what came from the hub (pages as they came,
 * records over them, bodies) and what waits (immutable rows). Every method is one transaction: it happened whole or not
 * at all. Implementations answer to one contract suite.
 */
export interface DeviceStorage {
  load(): Promise<StoredDocument>;
  /** What other tabs stored after what this one has seen. */
  loadSince(seen: TabPosition): Promise<StoredSince>;
  /**
   * Appends this device's changes, durably; gives their ids, which grow. The journal does not count them: nothing is read
   * before they are written, so that they are with the disk when this returns and need the page no more.
   */
  appendPending(rows: readonly NewPendingChange[]): Promise<readonly number[]>;
  /**
   * Puts rows anew under their ids: stamped again by a clock that was set right. Rows that are gone stay gone, and rows
   * that the hub has acknowledged stay as it has them.
   *
   * @returns which rows it put
   */
  restamp(rows: readonly PendingChange[]): Promise<WrittenChanges>;
  /** Remembers under which push rows are sent, so that they are first sent again unchanged. */
  markSent(push: Uint8Array, rows: readonly number[]): Promise<void>;
  /** Marks rows as refused, or with null takes the marks away so that they are tried again. */
  markRefused(rows: readonly number[], refusal: StoredRefusal | null): Promise<number>;
  /** Marks rows of a push as what the hub has on its disk: they wait no more, and are here until they are settled. */
  acknowledge(push: Uint8Array, rows: readonly number[]): Promise<void>;
  /**
   * Merges exactly the rows that are marked so into what came from the hub, and deletes them. The cursor stays. Null where
   * there are none.
   */
  promote(): Promise<WrittenChanges | null>;
  /**
   * Merges changes from the hub. With `range`, data and cursor move in one transaction, and only where `after` is at or
   * below the stored cursor: otherwise nothing happens and null comes back.
   */
  applyRemote(changes: readonly Change[], range: Range | null): Promise<number | null>;
  /**
   * Stores whole pages that follow each other; the last one of a generation moves the cursor to the generation's number.
   * The first one takes the place of all pages of before.
   *
   * @param progress after the last of them
   */
  storeChunks(chunks: readonly StoredChunk[], progress: SnapshotProgress): Promise<number>;
  /**
   * Begins the first sync of a history: earlier layers stay aside until `endHistory`, and what the history before had
   * acknowledged and was not settled waits again, sent and without an answer. A generation begun anew drops its pages.
   */
  startReconciliation(epoch: string): Promise<number>;
  dropChunks(): Promise<number>;
  /** Has the hub asked for everything once more. What is stored stays until the first of that comes. */
  restartFirstSync(): Promise<number>;
  /** Ends the comparison with earlier histories: what this device has more waits as offers, and the earlier layers go. */
  finishReconciliation(
    offers: readonly NewPendingChange[],
  ): Promise<{ readonly ids: readonly number[]; readonly journal: number }>;
  setClock(clock: StoredClock): Promise<void>;
  chunk(layer: number, id: number): Promise<StoredChunk | null>;
  /** Body parts stored over the pages, oldest first, with their checksums. */
  bodyParts(layer: number, key: RecordKey): Promise<readonly BodyUpdate[]>;
  /** Replaces the oldest parts by what they come to, where these are still the oldest: a part added meanwhile stays. */
  compactBody(layer: number, key: RecordKey, parts: readonly BodyUpdate[], merged: BodyUpdate): Promise<void>;
  /** Keys of the bodies stored over the pages of a layer. */
  bodyKeys(layer: number): Promise<readonly RecordKey[]>;
  /** Sets aside bytes that cannot be applied. Nothing reads them again but the person, through an export. */
  quarantine(entries: readonly QuarantineEntry[]): Promise<void>;
  quarantined(): Promise<readonly QuarantineEntry[]>;
  close(): void;
}

export interface StoredDocument extends StoredSince {
  readonly meta: Meta;
  /**
   * Heads pages of all layers as they came, in the order in which they were sent. One that the disk does not give any more
   * has no bytes.
   */
  readonly summaryChunks: readonly StoredChunk[];
}

/** How far a tab has seen what is stored: rows that wait are counted by their ids, everything else by the journal. */
export interface TabPosition {
  readonly journal: number;
  /** The highest id. */
  readonly row: number;
}

export interface StoredSince {
  readonly seen: TabPosition;
  readonly meta: Meta;
  readonly records: readonly StoredSyncedRecord[];
  /** Bodies that got parts; the parts themselves are read when the record is open. */
  readonly bodies: readonly RecordKey[];
  readonly pending: readonly PendingChange[];
  /** Ids of all rows that still wait, and what is marked on them. */
  readonly marks: ReadonlyMap<number, DeliveryState>;
}

export interface Meta {
  /** Grows with every transaction that other tabs must hear of, but those that only append what waits. */
  readonly journal: number;
  readonly epoch: string | null;
  /** Everything up to here came from the hub; null until the first sync ended. */
  readonly cursor: number | null;
  readonly mark: Uint8Array | null;
  readonly progress: SnapshotProgress | null;
  /** The layer that belongs to this history, and earlier ones that are not compared yet. */
  readonly layer: number;
  readonly earlierLayers: readonly number[];
  readonly clock: StoredClock;
}

export interface StoredClock {
  /** Milliseconds that the hub is ahead of the device. */
  readonly offset: number;
}

export interface SnapshotProgress {
  readonly generation: number;
  /** The first page that is not stored. */
  readonly next: number;
  readonly of: number;
  readonly mark: Uint8Array | null;
}

export interface Range {
  readonly after: number;
  readonly upto: number;
  readonly mark: Uint8Array | null;
}

export interface StoredChunk extends ChunkBytes {
  readonly layer: number;
  readonly id: number;
  /** Its place in the generation. */
  readonly index: number;
  readonly kind: 'heads' | 'rests';
}

/** Fields that came from the hub after the pages; a part of the record, merged with the pages at reading. */
export interface StoredSyncedRecord {
  readonly layer: number;
  readonly key: RecordKey;
  readonly state: RecordState;
}

/** One act of the person: a change, or many at once. */
export interface NewPendingChange {
  readonly changes: readonly Change[];
  /** Change by change, leaf by leaf: the stamps that they replace. */
  readonly replaced: readonly (readonly (Stamp | null)[])[];
  /** The clock's offset under which its stamps were made. */
  readonly offset: number;
  /** Part of the difference to another history: it keeps its stamps. */
  readonly offer: boolean;
}

export interface PendingChange extends NewPendingChange {
  readonly id: number;
}

export interface DeliveryState {
  /** The push under which the row was sent. */
  readonly push: Uint8Array | null;
  readonly refusal: StoredRefusal | null;
  /** The hub has it on its disk. */
  readonly acknowledged: boolean;
}

export const notDelivered: DeliveryState = { push: null, refusal: null, acknowledged: false };

/** Of rows that are stored, those that a transaction wrote or took away. */
export interface WrittenChanges {
  readonly rows: readonly number[];
  readonly journal: number;
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

/** Whether parts of a body begin with others: what was read before is still the oldest. */
export function beginsWith(stored: readonly BodyUpdate[], parts: readonly BodyUpdate[]): boolean {
  return parts.every(({ update }, at) => {
    const part = stored[at];
    return part !== undefined && equalBytes(part.update, update);
  });
}

import type { Stamp } from '../record/index.ts';

/**
 * The hub's storage: for each user a log, and the records, chunks and history compacted from it. The log is the source
 * of truth. All implementations pass one contract suite.
 */
export interface HubStorage {
  /**
   * Returns the random id that changes when the database is created or restored. A different epoch means a different
   * lineage.
   */
  epoch(): Promise<string>;
  head(uid: string): Promise<Head>;
  /** Returns how far the logs of these users have grown. A user without a log is left out. */
  progress(uids: readonly string[]): Promise<readonly LogProgress[]>;
  /**
   * Appends in one transaction. Sequence numbers are assigned under a lock on each user's head row, so that pushes are
   * committed in the order of their numbers. Resolves once everything is on disk. A push whose id is still in the log
   * gets `appended` with its original number.
   */
  append(requests: readonly AppendRequest[], mark: Uint8Array): Promise<readonly AppendOutcome[]>;
  commitIdAt(uid: string, sequence: number): Promise<Uint8Array | null>;
  /** Returns what is needed to bring a device up to date that has everything up to a sequence number. */
  since(uid: string, sequence: number): Promise<Since>;
  /**
   * Returns the entries after a sequence number, in order, until their total size exceeds `bytes`. Returns at least one
   * entry if any exists.
   */
  logAfter(uid: string, after: number, bytes: number): Promise<readonly LogEntry[]>;
  /**
   * Returns the payloads of the entries that `logAfter` would return, or null if there are none. Returns `pruned` if an
   * entry after the number has lost its payload, as known from the same database snapshot.
   */
  payloadsAfter(uid: string, after: number, bytes: number): Promise<Payloads | 'pruned' | null>;
  records(uid: string, keys: readonly string[]): Promise<readonly StoredRecord[]>;
  /** Returns whether there is a record that is not permanently deleted, without reading it. */
  hasRecord(uid: string, key: string): Promise<boolean>;
  /**
   * Forgets when a version of a record was last kept, so that its next change keeps one.
   *
   * @returns false if there is no such record, or if it is permanently deleted
   */
  makeVersionDue(uid: string, key: string): Promise<boolean>;
  /** Looks up records in the order of `keys` until their total size exceeds `bytes`. Looks up at least one key. */
  someRecords(uid: string, keys: readonly string[], bytes: number): Promise<SomeRecords>;
  /**
   * Returns the records behind a position in the order of their numbers and keys, with `folded` from the same database
   * snapshot. {@link recordIndex} reads all of them.
   */
  recordsChangedAfter(uid: string, after: RecordPosition, limit: number): Promise<RecordIndexPage>;
  /**
   * Writes records, history and `folded` in one transaction. Returns false and writes nothing if `folded` is not
   * `from`. A record with a lower number than the stored one is left out: if a fold is stored in parts, a server that
   * was paused may write one between two parts of a server that merged more.
   *
   * @param step identifies the history entries. If a fold is stored in parts, its number is that at which the last part
   * ends
   */
  commitCompaction(uid: string, fold: Compaction, step?: CompactionStep): Promise<boolean>;
  snapshot(uid: string): Promise<StoredSnapshot | null>;
  chunk(uid: string, id: number): Promise<Uint8Array | null>;
  /** Stores a chunk of a snapshot that is being built. The chunks of a large document do not fit into memory. */
  addChunk(uid: string, id: number, bytes: Uint8Array): Promise<void>;
  /**
   * Replaces the snapshot and deletes the chunks that it does not list. Returns false and changes nothing if the document
   * is deleted, or if another server has stored a snapshot or compacted more meanwhile: one that was begun earlier may
   * contain records that are permanently deleted by now.
   *
   * @param base the snapshot that was stored when this one was begun
   */
  commitSnapshot(uid: string, snapshot: StoredSnapshot, base: StoredSnapshot | null): Promise<boolean>;
  readonly history: HistoryStorage;
  /** Returns some of the users whose log is not fully compacted. */
  uncompacted(limit: number): Promise<readonly string[]>;
  /** Returns some of the records that have been in the trash since before an instant, by the time of receipt. */
  trashedBefore(instant: number, limit: number): Promise<readonly { readonly uid: string; readonly key: string }[]>;
  /**
   * Removes the payloads of compacted log entries received before an instant, and thins history by age. The sequence
   * numbers and commit ids of the entries remain.
   */
  prune(uid: string, before: PruneLimits): Promise<void>;
  /** Returns some of the users with something to prune or purge. */
  prunable(before: PruneLimits, limit: number): Promise<readonly string[]>;
  /** Returns the keys of some of the records whose body builds on parts that never arrived. */
  incomplete(uid: string, limit: number): Promise<readonly string[]>;
  /** Returns the keys of some of the records that are set aside. */
  setAside(uid: string, limit: number): Promise<readonly string[]>;
  /** Returns some of the permanently deleted records that still have data in log, history or chunks. */
  unpurged(limit: number): Promise<readonly { readonly uid: string; readonly key: string }[]>;
  /**
   * Removes deleted records: replaces the payloads of compacted log entries that contain them, and deletes their
   * history. Returns false and changes nothing if one of these payloads has changed since it was read: another server
   * may have removed other records from it.
   */
  purge(uid: string, payloads: ReadonlyMap<number, CleanedPayload>, keys: readonly string[]): Promise<boolean>;
  /** Removes all data of a user. From then on, the hub answers `account-deleted` for the uid. */
  deleteDocument(uid: string): Promise<void>;
}

/** The history of records. */
export interface HistoryStorage {
  entries(uid: string, key: string): Promise<readonly HistoryEntry[]>;
  /**
   * Returns part of a record's history, newest first, without quarantined bytes.
   *
   * @param some `before` is the id at which the previous answer ended, or null to start with the newest entry; an
   * unknown id returns nothing
   */
  heads(uid: string, key: string, some: HistorySome): Promise<readonly HistoryHead[]>;
  /** Returns the contents of part of a record's history, newest first, also quarantined bytes. */
  contents(uid: string, key: string, some: HistorySome): Promise<readonly HistoryContent[]>;
  /** Returns a version by its id, or null if there is none. */
  version(uid: string, key: string, id: string): Promise<HistoryEntry | null>;
}

/** The content of an entry of any kind. */
export interface HistoryContent {
  readonly id: string;
  readonly content: Uint8Array;
}

/** How far a user's log has grown. */
export interface LogProgress {
  readonly uid: string;
  readonly sequence: number;
  /** Whether the account is deleted. */
  readonly deleted: boolean;
}

export interface Head {
  /** The newest number; 0 for a user without a log. */
  readonly sequence: number;
  readonly mark: Uint8Array | null;
  /** The highest stamp in the log. */
  readonly highest: Stamp | null;
  /** Everything up to this number has been compacted into records. */
  readonly folded: number;
  /** The log has payloads only after this number. */
  readonly floor: number;
  /** The size of appended payloads minus what was pruned. It counts against the quota. */
  readonly bytes: number;
  readonly deleted: boolean;
}

export interface Since {
  readonly head: Head;
  /** The commit id at the number, or null if there is none. */
  readonly mark: Uint8Array | null;
  /** The size in bytes of the log after the number, and of the records changed after it. */
  readonly log: number;
  readonly records: number;
}

export interface AppendRequest {
  readonly uid: string;
  readonly id: Uint8Array;
  readonly payload: Uint8Array;
  /** The encoded list of the stamps that the leaves replace. */
  readonly replaced: Uint8Array;
  readonly highest: Stamp | null;
  /**
   * `highest` may be at most `aheadMs` above `nowMs` or the document's highest stamp, whichever is later. Null means
   * that there is no bound.
   */
  readonly bound: { readonly nowMs: number; readonly aheadMs: number } | null;
  /** The maximum size of the document in bytes. Null if the push contains only removals that shrink the document. */
  readonly quota: number | null;
  /** The newest number of the log from which the push follows. Missing if it does not depend on what the log contains. */
  readonly onlyAfter?: number;
  readonly receivedAt: number;
}

export type AppendOutcome =
  | { readonly outcome: 'appended'; readonly sequence: number; readonly repeated: boolean }
  /** Another push came before one that has `onlyAfter`. */
  | { readonly outcome: 'overtaken' }
  | { readonly outcome: 'refused'; readonly code: 'clock' | 'quota' | 'account-deleted' };

export interface LogEntry {
  readonly sequence: number;
  readonly mark: Uint8Array;
  readonly id: Uint8Array;
  readonly payload: Uint8Array;
  readonly replaced: Uint8Array;
  readonly receivedAt: number;
}

/** The payload of a log entry without deleted records. */
export interface CleanedPayload {
  readonly payload: Uint8Array;
  /** The size of the payload that it was made from. Each change of a payload makes it smaller. */
  readonly readBytes: number;
}

/** The payloads of consecutive entries, and the number and commit id of the last one. */
export interface Payloads {
  readonly upto: number;
  readonly mark: Uint8Array;
  readonly payloads: readonly Uint8Array[];
}

/** A compacted record. */
export interface StoredRecord {
  readonly key: string;
  /** The number of the last entry that changed it. */
  readonly sequence: number;
  /** Encoded `fieldsToWire`. */
  readonly fields: Uint8Array;
  readonly highest: Stamp | null;
  readonly tombstone: Stamp | null;
  readonly body: StoredBody | null;
  /** When the hub received the current `trashedAt`. Null if the record is not in the trash or never expires. */
  readonly trashedSince: number | null;
  /** When the last version was added to the history. */
  readonly versionAt: number | null;
  /** Whether merging the body took too long. Its updates are then quarantined and not tried again. */
  readonly setAside: boolean;
}

export interface StoredBody {
  readonly state: Uint8Array;
  readonly sum: number;
  readonly text: string;
  /** False if parts that the body builds on are missing. */
  readonly complete: boolean;
}

export interface RecordIndexEntry extends RecordPosition {
  readonly highest: Stamp | null;
}

/** A record's place in the order of the numbers that changed records last, and of their keys. */
export interface RecordPosition {
  readonly sequence: number;
  readonly key: string;
}

export interface RecordIndexPage {
  readonly folded: number;
  readonly index: readonly RecordIndexEntry[];
}

export interface Compaction {
  readonly from: number;
  readonly upto: number;
  readonly records: readonly StoredRecord[];
  readonly history: readonly NewHistoryEntry[];
}

/** The number at which a fold ends, and how many of its history entries are already stored. */
export interface CompactionStep {
  readonly number: number;
  readonly place: number;
}

export interface SomeRecords {
  readonly records: readonly StoredRecord[];
  /** The number of keys that were looked up. */
  readonly keys: number;
}

export interface NewHistoryEntry {
  /**
   * `version`: an earlier state of the whole record, at most one per ten minutes of editing. `superseded`: a value that
   * lost to a concurrent write. `quarantined`: bytes that could not be applied.
   */
  readonly kind: 'version' | 'superseded' | 'quarantined';
  readonly key: string;
  readonly at: number;
  readonly content: Uint8Array;
  readonly stamp: Stamp;
}

export type HistoryEntry = NewHistoryEntry;

export interface HistorySome {
  readonly before: string | null;
  readonly limit: number;
}

/** A history entry without the content of a version, which may be a megabyte. */
export interface HistoryHead {
  /** Identifies the entry in its record's history. */
  readonly id: string;
  readonly kind: 'version' | 'superseded';
  readonly at: number;
  readonly stamp: Stamp;
  /** Size of the content in bytes. */
  readonly bytes: number;
  /** The content of a superseded value; null for a version. */
  readonly content: Uint8Array | null;
}

export interface StoredSnapshot {
  /** The sequence number at which the snapshot was built. It names the snapshot. */
  readonly sequence: number;
  readonly mark: Uint8Array | null;
  /** In the order in which devices download them. */
  readonly chunks: readonly ChunkEntry[];
}

export interface ChunkEntry {
  readonly id: number;
  readonly kind: 'heads' | 'rests';
  /** Compressed and uncompressed size in bytes. */
  readonly size: number;
  readonly plainSize: number;
  /** CRC-32C of the uncompressed bytes. */
  readonly sum: number;
}

export interface PruneLimits {
  /** Compacted entries received before this instant lose their payloads. */
  readonly log: number;
  /** History older than this is removed. */
  readonly history: number;
  /** Of the versions older than this, only one per day is kept. */
  readonly daily: number;
}

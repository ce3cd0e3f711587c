import type { Stamp } from '../record/index.ts';

/**
 * What the hub keeps: per person a log, its fold, pages and history. Implementations answer to one contract suite.
 * The log is the truth; records, pages and history are its fold.
 */
export interface HubStorage {
  /** Random, new when the database is created or restored: another epoch is another history. */
  epoch(): Promise<string>;
  head(uid: string): Promise<Head>;
  /**
   * Appends in one transaction, numbering under a lock on each person's head row, so that commit order is number order
   * and nothing is answered before it is on disk. A push id that the log still has is answered `appended` with its number.
   */
  append(requests: readonly AppendRequest[], mark: Uint8Array): Promise<readonly AppendOutcome[]>;
  commitIdAt(uid: string, sequence: number): Promise<Uint8Array | null>;
  /** How things stand for who has everything up to a number. */
  since(uid: string, sequence: number): Promise<Since>;
  /** Entries after a number in order, until `bytes` are passed; at least one if there is one. */
  logAfter(uid: string, after: number, bytes: number): Promise<readonly LogEntry[]>;
  /** What the entries say that `logAfter` gives; null where there is none. */
  payloadsAfter(uid: string, after: number, bytes: number): Promise<Payloads | null>;
  records(uid: string, keys: readonly string[]): Promise<readonly StoredRecord[]>;
  /** Of the first keys until their records pass `bytes`, at least of one key. */
  someRecords(uid: string, keys: readonly string[], bytes: number): Promise<SomeRecords>;
  /** Keys of the records changed after a number, with `folded` of the same snapshot. */
  recordsChangedAfter(
    uid: string,
    after: number,
  ): Promise<{ readonly folded: number; readonly index: readonly RecordIndexEntry[] }>;
  /**
   * Writes records, history and `folded` in one transaction; false (and nothing written) where `folded` is not `from`.
   *
   * @param step names the history: of a fold that is stored in parts, the number that the last part ends with
   */
  commitCompaction(uid: string, fold: Compaction, step?: CompactionStep): Promise<boolean>;
  snapshot(uid: string): Promise<StoredSnapshot | null>;
  chunk(uid: string, id: number): Promise<Uint8Array | null>;
  /** Replaces the generation in one transaction; pages that it does not list are deleted. */
  commitSnapshot(uid: string, snapshot: StoredSnapshot, added: ReadonlyMap<number, Uint8Array>): Promise<void>;
  history(uid: string, key: string): Promise<readonly HistoryEntry[]>;
  /**
   * Some of a record's history, newest first, without bytes that could not be applied.
   *
   * @param before the id where an earlier answer ended; null for the newest. One that never was gives nothing.
   */
  historyHeads(uid: string, key: string, some: HistorySome): Promise<readonly HistoryHead[]>;
  /** A version by its id; null where there is none. */
  historyVersion(uid: string, key: string, id: string): Promise<HistoryEntry | null>;
  /** Persons whose log is ahead of its fold, some of them. */
  uncompacted(limit: number): Promise<readonly string[]>;
  /** Records in the trash since before an instant (by the hub's own receipt), some of them. */
  trashedBefore(instant: number, limit: number): Promise<readonly { readonly uid: string; readonly key: string }[]>;
  /** Empties folded log entries received before an instant (their numbers and marks stay), and thins history by age. */
  prune(uid: string, before: PruneLimits): Promise<void>;
  /** Persons with something to prune, or to purge, some of them. */
  prunable(before: PruneLimits, limit: number): Promise<readonly string[]>;
  /** Records whose body builds on parts that never came, some of them. */
  incomplete(uid: string, limit: number): Promise<readonly StoredRecord[]>;
  /** Keys of the records that were set aside, some of them. */
  setAside(uid: string, limit: number): Promise<readonly string[]>;
  /** Records deleted for ever whose traces are still in log, history or pages, some of them. */
  unpurged(limit: number): Promise<readonly { readonly uid: string; readonly key: string }[]>;
  /** Replaces payloads of folded log entries, to take deleted records out of them, and removes those records' history. */
  purge(uid: string, payloads: ReadonlyMap<number, Uint8Array>, keys: readonly string[]): Promise<void>;
  /** Removes everything of a person and keeps answering `account-deleted` for the uid. */
  deleteDocument(uid: string): Promise<void>;
}

export interface Head {
  /** The newest number; 0 for a person with no log. */
  readonly sequence: number;
  readonly mark: Uint8Array | null;
  /** The highest stamp that the log holds. */
  readonly highest: Stamp | null;
  /** Everything up to here is folded into records. */
  readonly folded: number;
  /** The log has its payloads after this number. */
  readonly floor: number;
  /** Bytes of payloads appended, less what was pruned: what the quota is held against. */
  readonly bytes: number;
  readonly deleted: boolean;
}

export interface Since {
  readonly head: Head;
  /** The mark of the number itself; null where there is none. */
  readonly mark: Uint8Array | null;
  /** Bytes of the log after it, and of the records that the fold changed after it. */
  readonly log: number;
  readonly records: number;
}

export interface AppendRequest {
  readonly uid: string;
  readonly id: Uint8Array;
  readonly payload: Uint8Array;
  /** Encoded list of the stamps that the leaves replace. */
  readonly replaced: Uint8Array;
  readonly highest: Stamp | null;
  /** `highest` is at most `aheadMs` above the later of `nowMs` and the document's own highest stamp. Null: no bound. */
  readonly bound: { readonly nowMs: number; readonly aheadMs: number } | null;
  /** The largest size of the document in bytes; null where trash and tombstones alone are pushed, and shrink it. */
  readonly quota: number | null;
  readonly receivedAt: number;
}

export type AppendOutcome =
  | { readonly outcome: 'appended'; readonly sequence: number; readonly repeated: boolean }
  | { readonly outcome: 'refused'; readonly code: 'clock' | 'quota' | 'account-deleted' };

export interface LogEntry {
  readonly sequence: number;
  readonly mark: Uint8Array;
  readonly id: Uint8Array;
  readonly payload: Uint8Array;
  readonly replaced: Uint8Array;
  readonly receivedAt: number;
}

/** What entries say that follow each other, up to one and its mark. */
export interface Payloads {
  readonly upto: number;
  readonly mark: Uint8Array;
  readonly payloads: readonly Uint8Array[];
}

/** A record as folded. */
export interface StoredRecord {
  readonly key: string;
  /** The number of the last entry that changed it. */
  readonly sequence: number;
  /** Encoded `fieldsToWire`. */
  readonly fields: Uint8Array;
  readonly highest: Stamp | null;
  readonly tombstone: Stamp | null;
  readonly body: StoredBody | null;
  /** When the hub received the `trashedAt` that stands; null when not in the trash, or never to be deleted by time. */
  readonly trashedSince: number | null;
  /** When the last version for history was taken. */
  readonly versionAt: number | null;
  /** Merging its body took too long: updates of it are kept in quarantine and tried no more. */
  readonly setAside: boolean;
}

export interface StoredBody {
  readonly state: Uint8Array;
  readonly sum: number;
  readonly text: string;
  /** False while parts that it builds on are missing. */
  readonly complete: boolean;
}

export interface RecordIndexEntry {
  readonly key: string;
  readonly highest: Stamp | null;
}

export interface Compaction {
  readonly from: number;
  readonly upto: number;
  readonly records: readonly StoredRecord[];
  readonly history: readonly NewHistoryEntry[];
}

/** The number that a fold ends with, and how many entries of its history were stored before. */
export interface CompactionStep {
  readonly number: number;
  readonly place: number;
}

export interface SomeRecords {
  readonly records: readonly StoredRecord[];
  /** How many of the keys were looked up. */
  readonly keys: number;
}

export type NewHistoryEntry =
  /** A whole record as it stood, at most one each ten minutes of editing. */
  | {
      readonly kind: 'version';
      readonly key: string;
      readonly at: number;
      readonly content: Uint8Array;
      readonly stamp: Stamp;
    }
  /** A value that lost against another written apart from it. */
  | {
      readonly kind: 'superseded';
      readonly key: string;
      readonly at: number;
      readonly content: Uint8Array;
      readonly stamp: Stamp;
    }
  /** Bytes that could not be applied. */
  | {
      readonly kind: 'quarantined';
      readonly key: string;
      readonly at: number;
      readonly content: Uint8Array;
      readonly stamp: Stamp;
    };

export type HistoryEntry = NewHistoryEntry;

export interface HistorySome {
  readonly before: string | null;
  readonly limit: number;
}

/** An entry without the content of a version, which may be a megabyte. */
export interface HistoryHead {
  /** Names it among the history of its record. */
  readonly id: string;
  readonly kind: 'version' | 'superseded';
  readonly at: number;
  readonly stamp: Stamp;
  /** Size of the content. */
  readonly bytes: number;
  /** Of a superseded value; null for a version. */
  readonly content: Uint8Array | null;
}

export interface StoredSnapshot {
  /** The number at which it was made: its name. */
  readonly sequence: number;
  readonly mark: Uint8Array | null;
  /** In the order in which they are sent. */
  readonly chunks: readonly ChunkEntry[];
}

export interface ChunkEntry {
  readonly id: number;
  readonly kind: 'heads' | 'rests';
  /** Compressed and plain size in bytes. */
  readonly size: number;
  readonly plainSize: number;
  /** CRC-32C of the plain bytes. */
  readonly sum: number;
}

export interface PruneLimits {
  /** Payloads of folded entries received before this instant are emptied. */
  readonly log: number;
  /** History older than this is removed … */
  readonly history: number;
  /** … and of versions older than this one a day is kept. */
  readonly daily: number;
}

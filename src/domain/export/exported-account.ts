import type { Instant, Leaves, RecordKey } from '../kernel/index.ts';
import type { AttachmentHash } from '../notes/index.ts';
import type { Collection } from '../user-document.ts';

/** An account as the device or the server hands it over. */
export interface ExportedAccount {
  /**
   * Iterates over the records of a collection, without those that were deleted permanently. An export iterates once. The
   * account may change meanwhile.
   *
   * @param selection the records to read; null for all
   */
  readonly records: (collection: Collection, selection: ReadonlySet<RecordKey> | null) => AsyncIterable<ExportedRecord>;
  /** Returns the content of an attachment; null if it is not available. */
  readonly attachment: (hash: AttachmentHash) => Promise<AsyncIterable<Uint8Array> | null>;
}

export interface ExportedRecord {
  readonly key: RecordKey;
  readonly leaves: Leaves;
  /** The body; null for a record type without one. */
  readonly text: string | null;
}

export interface ExportOptions {
  /** The records to export, with those that they need; null for all. */
  readonly selection: ReadonlySet<RecordKey> | null;
  readonly exportedAt: Instant;
  readonly appVersion: string;
}

/** A file of an export. Its chunks are read once, before the next file is asked for. */
export interface ExportedFile {
  /** With `/` between names. */
  readonly path: string;
  readonly modifiedAt: Instant | null;
  readonly chunks: AsyncIterable<Uint8Array>;
}

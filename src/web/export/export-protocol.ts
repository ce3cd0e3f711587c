import type { RecordKey } from '#domain/kernel/index.ts';
import type { AttachmentHash } from '#domain/notes/index.ts';
import type { Collection } from '#domain/user-document.ts';
import type { Fields } from '#sync/record/index.ts';

/** What the worker does for the page. */
export interface ExportMethods {
  /**
   * Writes the records as zips, numbered parts if they are large.
   *
   * @param selection the records to export, with those that they need; null for all
   */
  readonly write: (selection: ReadonlySet<RecordKey> | null) => Promise<WrittenExport>;
}

/** What the page does for the worker. */
export interface ExportPageMethods {
  readonly progress: (progress: ExportProgress) => void;
  readonly keys: (collection: Collection) => readonly RecordKey[];
  /** Reads records with all their leaves. Those that were deleted meanwhile are left out. */
  readonly records: (keys: readonly RecordKey[]) => Promise<readonly ReadFields[]>;
  readonly texts: (keys: readonly RecordKey[]) => Promise<readonly string[]>;
  /** Returns the content of an attachment; null if it is neither on this device nor on a server that can be reached. */
  readonly file: (hash: AttachmentHash) => Promise<Blob | null>;
}

export interface ReadFields {
  readonly key: RecordKey;
  readonly fields: Fields;
}

export interface ExportProgress {
  /** Notes and attachments are files of their own; all records together are written last. */
  readonly step: 'files' | 'data';
  readonly done: number;
  readonly total: number;
}

export interface WrittenExport {
  readonly parts: readonly Blob[];
  readonly files: number;
}

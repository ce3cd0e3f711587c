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
  /** Reads records with all their leaves and their texts. Those that were deleted meanwhile are left out. */
  readonly records: (keys: readonly RecordKey[]) => Promise<readonly ReadRecord[]>;
  /** Returns the content of an attachment; null if it is neither on this device nor on a server that can be reached. */
  readonly file: (hash: AttachmentHash) => Promise<Blob | null>;
  /** Receives each part of the export as soon as it is complete. */
  readonly part: (part: WrittenPart) => void;
}

export interface ReadRecord {
  readonly key: RecordKey;
  readonly fields: Fields;
  /** Null for a record type without a body. */
  readonly text: string | null;
}

export interface ExportProgress {
  /** First all records are read, then the files are written. */
  readonly step: 'records' | 'files';
  readonly done: number;
  readonly total: number;
}

export interface WrittenPart {
  /** 1 for the first zip, which is the only one of most exports. */
  readonly number: number;
  readonly isLast: boolean;
  readonly content: Blob;
}

export interface WrittenExport {
  readonly files: number;
}

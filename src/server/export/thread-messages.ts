import type { Collection } from '#domain/user-document.ts';

/** What the thread that writes an export needs to start. */
export interface ExportThreadData {
  readonly exportedAt: number;
  /** The folder of the file that contains the records while they are exported. */
  readonly temporaryFolder: string;
}

/** A question of the thread to the main thread, which has the database. It asks one after the other. */
export type Question =
  /** The next records of a collection, from this position on. */
  | { readonly kind: 'records'; readonly collection: Collection; readonly from: number }
  /** Opens an attachment for `chunk`. Answers whether the server has it. */
  | { readonly kind: 'attachment'; readonly hash: string }
  /** The next bytes of the opened attachment, or null at its end. */
  | { readonly kind: 'chunk' }
  /** Sends bytes of the zip. Answered when the client wants more. */
  | { readonly kind: 'write'; readonly bytes: Uint8Array }
  /** The zip is complete. */
  | { readonly kind: 'end' };

export interface Answers {
  readonly records: RecordSlice;
  readonly attachment: boolean;
  readonly chunk: Uint8Array | null;
  readonly write: null;
  readonly end: null;
}

export interface RecordSlice {
  readonly records: readonly SlicedRecord[];
  /** The position of the next slice, or null after the last. */
  readonly next: number | null;
}

/** A record that was not deleted. */
export interface SlicedRecord {
  readonly key: string;
  /** Encoded `fieldsToWire`, which the thread decodes. */
  readonly fields: Uint8Array;
  readonly text: string | null;
}

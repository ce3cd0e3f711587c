import type { AttachmentHash } from '#domain/notes/index.ts';
import type { UploadRefusal } from './upload.ts';

/** Metadata of a file whose content is on this device. */
export interface FileRow {
  readonly hash: AttachmentHash;
  readonly bytes: number;
  readonly mime: string;
  readonly name: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  /**
   * `waiting`: not on the server yet. `held`: not on the server, and the user stopped the upload. `prepared`: for an
   * import that has not been applied yet, and not part of the document.
   */
  readonly upload: 'waiting' | 'held' | 'done' | 'prepared';
  /** The imports that need a prepared file. It is removed when all of them have ended without it. */
  readonly preparedFor?: readonly string[];
  /** Why the server refuses the file. It is sent again only at the user's request. */
  readonly refusal: UploadRefusal | null;
  /** Whether the user keeps the file on this device, so that it is never evicted. */
  readonly isKept: boolean;
  /** When the file was last opened, in UTC milliseconds. */
  readonly usedAt: number;
}

/** Storage for the content of files on this device. Its methods fail with a `StorageError`. */
export interface FileStorage {
  rows(): Promise<readonly FileRow[]>;
  content(hash: AttachmentHash): Promise<Blob | null>;
  put(row: FileRow, content: Blob): Promise<void>;
  /**
   * Stores a file, or changes its row if the file is stored already, in one transaction.
   * @returns the stored row
   */
  upsert(row: FileRow, content: Blob, edit: (row: FileRow) => FileRow): Promise<FileRow>;
  /**
   * Changes a row in one transaction, or removes the file if the edit returns null.
   * @returns the changed row; null if there is none
   */
  change(hash: AttachmentHash, edit: (row: FileRow) => FileRow | null): Promise<FileRow | null>;
  remove(hash: AttachmentHash): Promise<void>;
  /** Closes the database; later writes are ignored. */
  close(): void;
}

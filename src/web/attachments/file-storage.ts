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
  /** `waiting`: not on the server yet. `held`: not on the server, and the user stopped the upload. */
  readonly upload: 'waiting' | 'held' | 'done';
  /** Why the server refuses it. It is sent again only if the user asks for it. */
  readonly refusal: UploadRefusal | null;
  /** Whether the user keeps it on this device; it is never evicted. */
  readonly isKept: boolean;
  /** When it was last opened, UTC milliseconds. */
  readonly usedAt: number;
}

/** Storage for file contents on this device. Failures are a `StorageError`. */
export interface FileStorage {
  rows(): Promise<readonly FileRow[]>;
  content(hash: AttachmentHash): Promise<Blob | null>;
  put(row: FileRow, content: Blob): Promise<void>;
  /** Changes a row in one transaction. @returns the changed row; null if there is none */
  change(hash: AttachmentHash, edit: (row: FileRow) => FileRow): Promise<FileRow | null>;
  remove(hash: AttachmentHash): Promise<void>;
  /** Closes the storage; later writes are ignored. */
  close(): void;
}

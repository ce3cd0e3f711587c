import type { AttachmentHash } from '#domain/notes/index.ts';
import type { UploadRefusal } from './upload.ts';

/** What this device knows of a file whose content it has. */
export interface FileRow {
  readonly hash: AttachmentHash;
  readonly bytes: number;
  readonly mime: string;
  readonly name: string;
  readonly widthPx?: number;
  readonly heightPx?: number;
  /** `waiting`: the server does not have it yet. `held`: nor will it, since the person stopped that. */
  readonly upload: 'waiting' | 'held' | 'done';
  /** Why the server does not take it; only a person's word tries it again. */
  readonly refusal: UploadRefusal | null;
  /** Stays on this device whatever it takes. */
  readonly isKept: boolean;
  /** When it was last opened, UTC milliseconds. */
  readonly usedAt: number;
}

/** Where the contents of files lie on this device. Failures are a `StorageError`. */
export interface FileStorage {
  rows(): Promise<readonly FileRow[]>;
  content(hash: AttachmentHash): Promise<Blob | null>;
  put(row: FileRow, content: Blob): Promise<void>;
  /** Changes a row in one transaction. @returns it as it is then; null where there is none */
  change(hash: AttachmentHash, edit: (row: FileRow) => FileRow): Promise<FileRow | null>;
  remove(hash: AttachmentHash): Promise<void>;
  /** Nothing is written afterwards. */
  close(): void;
}

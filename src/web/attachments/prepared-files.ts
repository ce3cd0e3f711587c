import { err, ok, type Result } from '#domain/kernel/index.ts';
import type { Attachment, AttachmentHash } from '#domain/notes/index.ts';
import { StorageError } from '#sync/document/device-storage.ts';
import { recordOf, rowOf } from './file-metadata.ts';
import type { FileShelf } from './file-shelf.ts';
import type { FileRow } from './file-storage.ts';
import { type ReadError, readFile } from './read-file.ts';

/** A stored file of an import, and the record to write with it. */
export interface Prepared {
  readonly hash: AttachmentHash;
  readonly record: Attachment | null;
}

export interface PreparedFilesParts {
  readonly shelf: FileShelf;
  /** Returns the record of a file; undefined if there is none. */
  readonly recordOf: (hash: AttachmentHash) => Attachment | undefined;
  readonly isOnServer: (hash: AttachmentHash) => boolean;
  /** Returns UTC milliseconds. */
  readonly now: () => number;
}

/** How long the files of an import that was interrupted are kept. */
const preparedMs = 24 * 3_600_000;

/**
 * The files of imports that are being applied. They become part of the document when their records do. Imports in several
 * tabs can need the same file, which stays until the last of them has ended.
 */
export class PreparedFiles {
  readonly #parts: PreparedFilesParts;

  constructor(parts: PreparedFilesParts) {
    this.#parts = parts;
  }

  /**
   * Stores a file of an import.
   *
   * @returns the record to write with the import; null if the document has it already
   */
  async prepare(
    file: File,
    batch: string,
  ): Promise<Result<Prepared, ReadError | { readonly code: StorageError['code'] }>> {
    const { shelf, isOnServer } = this.#parts;
    const read = await readFile(file);
    if (!read.ok) return read;
    const { hash, content } = read.value;
    const added = rowOf(read.value);
    try {
      if ((await shelf.row(hash)) !== null || !isOnServer(hash))
        await shelf.upsert({ ...added, upload: 'prepared', preparedFor: [batch] }, content, (row) =>
          neededBy(row, batch),
        );
    } catch (error) {
      if (error instanceof StorageError) return err({ code: error.code });
      throw error;
    }
    return ok({ hash, record: this.#parts.recordOf(hash) === undefined ? recordOf(added) : null });
  }

  /**
   * Makes prepared files part of the document if their record is, and removes those that no import needs any more. The
   * files of an import that was interrupted stay for a day.
   *
   * @param ended an import that has ended
   */
  async settle(ended: string | null): Promise<void> {
    const { shelf } = this.#parts;
    await shelf.opened();
    for (const { hash, upload } of shelf.rows.values())
      if (upload === 'prepared') await shelf.change(hash, (row) => this.#settled(row, ended));
  }

  /** Returns what becomes of a file; null if it is removed. */
  #settled(row: FileRow, ended: string | null): FileRow | null {
    if (row.upload !== 'prepared') return row; // settled by another tab
    const { preparedFor = [], ...others } = row;
    if (this.#parts.recordOf(row.hash) !== undefined) return { ...others, upload: 'waiting' };
    if (this.#parts.now() - row.usedAt > preparedMs) return null;
    if (ended === null || !preparedFor.includes(ended)) return row;
    const left = preparedFor.filter((batch) => batch !== ended);
    return left.length > 0 ? { ...row, preparedFor: left } : null;
  }
}

function neededBy(row: FileRow, batch: string): FileRow {
  if (row.upload !== 'prepared') return row;
  return { ...row, preparedFor: [...new Set([...(row.preparedFor ?? []), batch])] };
}

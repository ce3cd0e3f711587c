import type { AttachmentHash } from '#domain/notes/index.ts';
import type { FileRow, FileStorage } from './file-storage.ts';

/** File storage for a shared computer, on whose disk nothing is stored. */
export class MemoryFileStorage implements FileStorage {
  readonly #files = new Map<AttachmentHash, { readonly row: FileRow; readonly content: Blob }>();

  async rows(): Promise<readonly FileRow[]> {
    return [...this.#files.values()].map(({ row }) => row);
  }

  async content(hash: AttachmentHash): Promise<Blob | null> {
    return this.#files.get(hash)?.content ?? null;
  }

  async put(row: FileRow, content: Blob): Promise<void> {
    this.#files.set(row.hash, { row, content });
  }

  async upsert(row: FileRow, content: Blob, edit: (row: FileRow) => FileRow): Promise<FileRow> {
    const before = this.#files.get(row.hash);
    const after = before === undefined ? { row, content } : { ...before, row: edit(before.row) };
    this.#files.set(row.hash, after);
    return after.row;
  }

  async change(hash: AttachmentHash, edit: (row: FileRow) => FileRow | null): Promise<FileRow | null> {
    const file = this.#files.get(hash);
    if (file === undefined) return null;
    const row = edit(file.row);
    if (row === null) this.#files.delete(hash);
    else this.#files.set(hash, { ...file, row });
    return row;
  }

  async remove(hash: AttachmentHash): Promise<void> {
    this.#files.delete(hash);
  }

  close(): void {
    this.#files.clear();
  }
}

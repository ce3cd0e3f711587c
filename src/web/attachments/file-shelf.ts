import type { AttachmentHash } from '#domain/notes/index.ts';
import { Emitter } from '../lifecycle/index.ts';
import type { FileRow, FileStorage } from './file-storage.ts';

/** Messages about files between the tabs of one sign-in. */
export type ShelfMessage =
  | { readonly kind: 'changed' }
  | { readonly kind: 'arrived'; readonly hash: AttachmentHash; readonly bytes: number | null };

export interface ShelfParts {
  readonly storage: FileStorage;
  readonly post: (message: ShelfMessage) => void;
  /** Returns UTC milliseconds. */
  readonly now: () => number;
  /**
   * The maximum total size of opened files on this device, not counting pending uploads and files that the user keeps.
   */
  readonly recentBytes: number;
}

/** The files on this device and the upload progress of each, including changes made by other tabs. */
export class FileShelf {
  readonly #parts: ShelfParts;
  readonly #changes = new Emitter();
  #rows: ReadonlyMap<AttachmentHash, FileRow> = new Map();
  #arrived: ReadonlyMap<AttachmentHash, number> = new Map();
  #read: Promise<void> | null = null;
  #lastRead: Promise<void> = Promise.resolve();
  #willRead = false;

  constructor(parts: ShelfParts) {
    this.#parts = parts;
  }

  readonly subscribe = this.#changes.subscribe;

  /** The rows as last read. The map stays the same object until they change. */
  get rows(): ReadonlyMap<AttachmentHash, FileRow> {
    return this.#rows;
  }

  /** For each file being uploaded, the number of bytes that the server has received. */
  get arrived(): ReadonlyMap<AttachmentHash, number> {
    return this.#arrived;
  }

  /** Resolves once the stored rows have been read. */
  opened(): Promise<void> {
    this.#read ??= this.#readAgain().catch((error: unknown) => {
      this.#read = null; // the next call reads again
      throw error;
    });
    return this.#read;
  }

  async row(hash: AttachmentHash): Promise<FileRow | null> {
    await this.opened();
    return this.#rows.get(hash) ?? null;
  }

  content(hash: AttachmentHash): Promise<Blob | null> {
    return this.#parts.storage.content(hash);
  }

  async put(added: Omit<FileRow, 'usedAt'>, content: Blob): Promise<void> {
    const row = { ...added, usedAt: this.#parts.now() };
    await this.#parts.storage.put(row, content);
    this.#noteRow(row.hash, row);
    await this.#makeRoom().catch(() => {}); // the file is stored anyway, and the next one evicts again
  }

  /** Stores a file, or changes its row if the file is stored already. */
  async upsert(added: Omit<FileRow, 'usedAt'>, content: Blob, edit: (row: FileRow) => FileRow): Promise<void> {
    const usedAt = this.#parts.now();
    const edited = (row: FileRow) => ({ ...edit(row), usedAt });
    this.#noteRow(added.hash, await this.#parts.storage.upsert({ ...added, usedAt }, content, edited));
  }

  /** Changes the row of a file, as another tab may have left it, or removes the file if the edit returns null. */
  async change(hash: AttachmentHash, edit: (row: FileRow) => FileRow | null): Promise<void> {
    this.#noteRow(hash, await this.#parts.storage.change(hash, edit));
  }

  /** Marks a file as just used, so that it is evicted last. */
  used(hash: AttachmentHash): Promise<void> {
    return this.change(hash, (row) => ({ ...row, usedAt: this.#parts.now() }));
  }

  async remove(hash: AttachmentHash): Promise<void> {
    await this.#parts.storage.remove(hash);
    this.#noteRow(hash, null);
  }

  /**
   * Sets the upload progress of a file.
   * @param bytes null when the upload has ended
   */
  setArrived(hash: AttachmentHash, bytes: number | null): void {
    this.#noteArrived(hash, bytes);
    this.#parts.post({ kind: 'arrived', hash, bytes });
  }

  hear(message: ShelfMessage): void {
    if (message.kind === 'arrived') this.#noteArrived(message.hash, message.bytes);
    else this.#readSoon();
  }

  close(): void {
    this.#parts.storage.close();
  }

  /** Evicts the least recently used files, but never a file that is not on the server. */
  async #makeRoom(): Promise<void> {
    const recent = [...this.#rows.values()]
      .filter(({ upload, isKept }) => upload === 'done' && !isKept)
      .toSorted((a, b) => b.usedAt - a.usedAt);
    let bytes = 0;
    for (const [place, row] of recent.entries()) {
      bytes += row.bytes;
      if (place > 0 && bytes > this.#parts.recentBytes) await this.remove(row.hash);
    }
  }

  #noteRow(hash: AttachmentHash, row: FileRow | null): void {
    const rows = new Map(this.#rows);
    if (row === null) rows.delete(hash);
    else rows.set(hash, row);
    this.#rows = rows;
    this.#changes.emit();
    this.#parts.post({ kind: 'changed' });
  }

  /** Coalesces several changes by other tabs into one read. */
  #readSoon(): void {
    if (this.#willRead) return;
    this.#willRead = true;
    const read = () => {
      this.#willRead = false;
      return this.#readAgain();
    };
    this.#lastRead = this.#lastRead.then(read).catch(() => {}); // the next change reads again
  }

  async #readAgain(): Promise<void> {
    const rows = await this.#parts.storage.rows();
    this.#rows = new Map(rows.map((row) => [row.hash, row]));
    this.#changes.emit();
  }

  #noteArrived(hash: AttachmentHash, bytes: number | null): void {
    const arrived = new Map(this.#arrived);
    if (bytes === null) arrived.delete(hash);
    else arrived.set(hash, bytes);
    this.#arrived = arrived;
    this.#changes.emit();
  }
}

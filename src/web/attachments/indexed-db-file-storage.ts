import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { AttachmentHash } from '#domain/notes/index.ts';
import { StorageError } from '#sync/document/device-storage.ts';
import type { FileRow, FileStorage } from './file-storage.ts';

interface FileDatabase extends DBSchema {
  rows: { key: string; value: FileRow };
  contents: { key: string; value: Blob };
}

const version = 1;

/**
 * The files of one sign-in, in a separate database. Once the database is being deleted, it stays closed, since
 * reopening it would recreate what a sign-out removed.
 */
export class IndexedDbFileStorage implements FileStorage {
  readonly #name: string;
  readonly #isCurrent: () => boolean;
  #opened: Promise<IDBPDatabase<FileDatabase>> | null = null;
  #isGone = false;

  /** @param isCurrent returns whether this is still the device's sign-in; if not, nothing is opened or written */
  constructor(name: string, isCurrent: () => boolean) {
    this.#name = name;
    this.#isCurrent = isCurrent;
  }

  rows(): Promise<readonly FileRow[]> {
    return this.#run((database) => database.getAll('rows'));
  }

  content(hash: AttachmentHash): Promise<Blob | null> {
    return this.#run(async (database) => (await database.get('contents', hash)) ?? null);
  }

  put(row: FileRow, content: Blob): Promise<void> {
    return this.#run(async (database) => {
      const writing = database.transaction(['contents', 'rows'], 'readwrite', { durability: 'strict' });
      const done = writing.done;
      done.catch(() => {}); // awaited below unless an earlier step fails
      // the content is stored first, since it may not fit; if it does not, there must be no row
      await writing.objectStore('contents').put(content, row.hash);
      await writing.objectStore('rows').put(row, row.hash);
      await done;
    });
  }

  upsert(row: FileRow, content: Blob, edit: (row: FileRow) => FileRow): Promise<FileRow> {
    return this.#run(async (database) => {
      const writing = database.transaction(['contents', 'rows'], 'readwrite', { durability: 'strict' });
      const done = writing.done;
      done.catch(() => {}); // awaited below unless an earlier step fails
      const rows = writing.objectStore('rows');
      const before = await rows.get(row.hash);
      if (before === undefined) await writing.objectStore('contents').put(content, row.hash);
      const after = before === undefined ? row : edit(before);
      await rows.put(after, row.hash);
      await done;
      return after;
    });
  }

  change(hash: AttachmentHash, edit: (row: FileRow) => FileRow | null): Promise<FileRow | null> {
    return this.#run(async (database) => {
      const writing = database.transaction(['contents', 'rows'], 'readwrite');
      const rows = writing.objectStore('rows');
      const before = await rows.get(hash);
      const after = before === undefined ? null : edit(before);
      if (after !== null) await rows.put(after, hash);
      else if (before !== undefined)
        await Promise.all([rows.delete(hash), writing.objectStore('contents').delete(hash)]);
      await writing.done;
      return after;
    });
  }

  remove(hash: AttachmentHash): Promise<void> {
    return this.#run(async (database) => {
      const writing = database.transaction(['rows', 'contents'], 'readwrite');
      const stores = [writing.objectStore('rows'), writing.objectStore('contents')];
      await Promise.all([...stores.map((store) => store.delete(hash)), writing.done]);
    });
  }

  close(): void {
    this.#isGone = true;
    this.#opened?.then((database) => database.close()).catch(() => {});
  }

  async #run<T>(work: (database: IDBPDatabase<FileDatabase>) => Promise<T>): Promise<T> {
    try {
      return await work(await this.#database());
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      if (error.name === 'InvalidStateError') this.#opened = null;
      const code = error.name === 'QuotaExceededError' ? 'storage/full' : 'storage/unavailable';
      throw new StorageError(code, { cause: error });
    }
  }

  #database(): Promise<IDBPDatabase<FileDatabase>> {
    if (this.#isGone || !this.#isCurrent()) throw new StorageError('storage/unavailable');
    if (this.#opened === null) {
      this.#opened = this.#open();
      this.#opened.catch(() => {
        this.#opened = null;
      });
    }
    return this.#opened;
  }

  async #open(): Promise<IDBPDatabase<FileDatabase>> {
    const database = await openDB<FileDatabase>(this.#name, version, {
      upgrade: (created) => {
        created.createObjectStore('rows');
        created.createObjectStore('contents');
      },
      blocking: (_current, _blocked, event) => {
        this.#isGone = true;
        (event.target as IDBDatabase).close();
      },
      terminated: () => {
        this.#opened = null;
      },
    });
    if (this.#isGone) database.close();
    return database;
  }
}

import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { StorageError } from '#sync/document/device-storage.ts';
import { createStores, type DeviceDatabase, deviceDatabaseVersion } from './device-database.ts';

export type Store = StoreNames<DeviceDatabase>;
export type ReadTransaction = IDBPTransaction<DeviceDatabase, Store[], 'readonly'>;
export type WriteTransaction = IDBPTransaction<DeviceDatabase, Store[], 'readwrite'>;

/**
 * A database connection that is opened on demand. If the browser closes it, it is reopened once. Once the database is
 * being deleted, it stays closed, since reopening would create an empty database.
 */
export class DatabaseConnection {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<DeviceDatabase>> | null = null;
  /** The resolved value of `#opened`. */
  #database: IDBPDatabase<DeviceDatabase> | null = null;
  #isKnown = false;
  #isGone = false;

  constructor(name: string) {
    this.#name = name;
  }

  read<T>(stores: Store[], work: (transaction: ReadTransaction) => Promise<T>): Promise<T> {
    return this.#run((database) => database.transaction(stores, 'readonly'), work);
  }

  /**
   * Runs one atomic transaction. With `strict`, the promise resolves only when the data is on the disk, rather than
   * handed to the operating system.
   */
  write<T>(
    stores: Store[],
    durability: 'strict' | 'relaxed',
    work: (transaction: WriteTransaction) => Promise<T>,
  ): Promise<T> {
    return this.#run((database) => database.transaction(stores, 'readwrite', { durability }), work);
  }

  /**
   * Puts rows into one store. If the database is open, they have been handed to the browser when this returns, and locks
   * are held only as long as the disk needs. The browser completes the write even if the page is killed at that moment.
   *
   * @returns the keys of the rows
   */
  putAtOnce<S extends Store>(
    store: S,
    durability: 'strict' | 'relaxed',
    rows: readonly DeviceDatabase[S]['value'][],
  ): Promise<readonly DeviceDatabase[S]['key'][]> {
    return this.write([store], durability, (transaction) => {
      const put = rows.map((row) => transaction.objectStore(store).put(row));
      transaction.commit();
      return Promise.all(put);
    });
  }

  close(): void {
    this.#isGone = true;
    this.#opened?.then((database) => database.close()).catch(() => {});
  }

  async #run<Transaction extends ReadTransaction | WriteTransaction, T>(
    begin: (database: IDBPDatabase<DeviceDatabase>) => Transaction,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = this.#beginAtOnce(begin) ?? (await this.#begin(begin));
    const done = transaction.done;
    try {
      const [value] = await Promise.all([work(transaction), done]);
      return value;
    } catch (error) {
      abort(transaction);
      await done.catch(() => {});
      throw storageError(transaction.error ?? error);
    }
  }

  /**
   * Starts a transaction; null if the database is not open or the transaction cannot start. `#begin` then handles the
   * cause.
   */
  #beginAtOnce<Transaction>(begin: (database: IDBPDatabase<DeviceDatabase>) => Transaction): Transaction | null {
    if (this.#database === null || this.#isGone) return null;
    try {
      return begin(this.#database);
    } catch {
      return null;
    }
  }

  async #begin<Transaction>(begin: (database: IDBPDatabase<DeviceDatabase>) => Transaction): Promise<Transaction> {
    try {
      const database = await this.#whenOpen();
      try {
        return begin(database);
      } catch (error) {
        if (!isNamed(error, 'InvalidStateError')) throw error;
        this.#forget();
        return begin(await this.#whenOpen());
      }
    } catch (error) {
      throw storageError(error);
    }
  }

  #whenOpen(): Promise<IDBPDatabase<DeviceDatabase>> {
    if (this.#isGone) throw new StorageError('storage/unavailable');
    if (this.#opened === null) {
      this.#opened = this.#open();
      this.#opened.catch(() => this.#forget());
    }
    return this.#opened;
  }

  async #open(): Promise<IDBPDatabase<DeviceDatabase>> {
    const database: IDBPDatabase<DeviceDatabase> = await openDB<DeviceDatabase>(this.#name, deviceDatabaseVersion, {
      upgrade: (created, _from, _to, transaction) => {
        if (!this.#isKnown) return createStores(created);
        this.#isGone = true;
        transaction.done.catch(() => {});
        transaction.abort();
      },
      blocking: (_current, _blocked, event) => {
        this.#isGone = true;
        (event.target as IDBDatabase).close();
      },
      terminated: () => this.#forget(),
    });
    this.#isKnown = true;
    this.#database = database;
    if (this.#isGone) database.close();
    return database;
  }

  #forget(): void {
    this.#opened = null;
    this.#database = null;
  }
}

function abort(transaction: ReadTransaction | WriteTransaction): void {
  try {
    transaction.abort();
  } catch {
    // the transaction has already finished
  }
}

/** Maps storage errors of the browser to the two codes that a user can act on. Returns other errors unchanged. */
function storageError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const code = isNamed(error, 'QuotaExceededError') ? 'storage/full' : 'storage/unavailable';
  return new StorageError(code, { cause: error });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

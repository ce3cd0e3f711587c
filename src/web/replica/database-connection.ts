import { type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import { StorageError } from '#sync/replica/store-queue.ts';
import { createStores, type DeviceDatabase, deviceDatabaseVersion } from './device-database.ts';

export type Store = StoreNames<DeviceDatabase>;
export type Reading = IDBPTransaction<DeviceDatabase, Store[], 'readonly'>;
export type Writing = IDBPTransaction<DeviceDatabase, Store[], 'readwrite'>;

/**
 * A database that is open while it is used. The browser may close it under us, and then it is opened once more; where
 * it was deleted, or is about to be, it stays closed: an empty one in its place would only look like a device.
 */
export class DatabaseConnection {
  readonly #name: string;
  #opened: Promise<IDBPDatabase<DeviceDatabase>> | null = null;
  #isKnown = false;
  #isGone = false;

  constructor(name: string) {
    this.#name = name;
  }

  read<T>(stores: Store[], work: (transaction: Reading) => Promise<T>): Promise<T> {
    return this.#run((database) => database.transaction(stores, 'readonly'), work);
  }

  /** One transaction, whole or not at all. `strict` is on the disk when it resolves, not only with the system. */
  write<T>(stores: Store[], durability: 'strict' | 'relaxed', work: (transaction: Writing) => Promise<T>): Promise<T> {
    return this.#run((database) => database.transaction(stores, 'readwrite', { durability }), work);
  }

  close(): void {
    this.#isGone = true;
    this.#opened?.then((database) => database.close()).catch(() => {});
  }

  async #run<Transaction extends Reading | Writing, T>(
    begin: (database: IDBPDatabase<DeviceDatabase>) => Transaction,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = await this.#begin(begin);
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

  async #begin<Transaction>(begin: (database: IDBPDatabase<DeviceDatabase>) => Transaction): Promise<Transaction> {
    try {
      const database = await this.#database();
      try {
        return begin(database);
      } catch (error) {
        if (!isNamed(error, 'InvalidStateError')) throw error;
        this.#opened = null;
        return begin(await this.#database());
      }
    } catch (error) {
      throw storageError(error);
    }
  }

  #database(): Promise<IDBPDatabase<DeviceDatabase>> {
    if (this.#isGone) throw new StorageError('storage/unavailable');
    if (this.#opened === null) {
      this.#opened = this.#open();
      this.#opened.catch(() => {
        this.#opened = null;
      });
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
      terminated: () => {
        this.#opened = null;
      },
    });
    this.#isKnown = true;
    if (this.#isGone) database.close();
    return database;
  }
}

function abort(transaction: Reading | Writing): void {
  try {
    transaction.abort();
  } catch {
    // it is over already
  }
}

/** What the browser says of its storage, in the two words that a person can act on; other errors are as they are. */
function storageError(error: unknown): unknown {
  if (!(error instanceof DOMException)) return error;
  const code = isNamed(error, 'QuotaExceededError') ? 'storage/full' : 'storage/unavailable';
  return new StorageError(code, { cause: error });
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

import type { FoldedRecords } from './fold.ts';
import type { HubStorage, NewHistoryEntry, StoredRecord } from './hub-storage.ts';

/** What is written in one transaction: everybody else's appends wait for it. */
const recordsACommit = 200;
const historyACommit = 500;
const bytesACommit = 4 * 1024 * 1024;

/**
 * Stores the fold of a step in parts. Each part is whole for its records and `folded` moves with the last one alone, so
 * that a server that is killed between two folds the step again: merging is idempotent, and history that is there
 * already is not added twice.
 */
export class StepwiseCompaction {
  readonly #storage: HubStorage;
  readonly #uid: string;
  readonly #range: { readonly from: number; readonly upto: number };
  readonly #pause: () => Promise<void>;
  #records: StoredRecord[] = [];
  #history: NewHistoryEntry[] = [];
  #bytes = 0;
  #place = 0;

  /** @param pause lets others have their turn between two transactions */
  constructor(
    storage: HubStorage,
    uid: string,
    range: { readonly from: number; readonly upto: number },
    pause: () => Promise<void>,
  ) {
    this.#storage = storage;
    this.#uid = uid;
    this.#range = range;
    this.#pause = pause;
  }

  /** Adds records with their history; false where another fold has gone further. */
  async add({ records, history }: FoldedRecords): Promise<boolean> {
    for (const entry of history) {
      if (!(await this.#makeRoom(entry.content.length))) return false;
      this.#history.push(entry);
    }
    for (const record of records) {
      if (!(await this.#makeRoom(record.fields.length + (record.body?.state.length ?? 0)))) return false;
      this.#records.push(record);
    }
    return true;
  }

  finish(): Promise<boolean> {
    return this.#commit(this.#range.upto);
  }

  async #makeRoom(bytes: number): Promise<boolean> {
    const isFull =
      this.#records.length >= recordsACommit ||
      this.#history.length >= historyACommit ||
      (this.#bytes > 0 && this.#bytes + bytes > bytesACommit);
    if (isFull) {
      if (!(await this.#commit(this.#range.from))) return false;
      await this.#pause();
    }
    this.#bytes += bytes;
    return true;
  }

  async #commit(upto: number): Promise<boolean> {
    const [records, history, place] = [this.#records, this.#history, this.#place];
    this.#place += history.length;
    this.#records = [];
    this.#history = [];
    this.#bytes = 0;
    const { from, upto: number } = this.#range;
    return this.#storage.commitCompaction(this.#uid, { from, upto, records, history }, { number, place });
  }
}

import type { FoldedRecords } from './fold.ts';
import type { HubStorage, NewHistoryEntry, StoredRecord } from './hub-storage.ts';

/** The limits of one transaction. It must be short, because all other appends wait for it. */
const recordsACommit = 200;
const historyACommit = 500;
const bytesACommit = 4 * 1024 * 1024;

/**
 * Stores the result of a compaction step in parts. Each part is complete for its records, and only the last one
 * advances `folded`. A server killed between two parts repeats the step, which is safe: merging is idempotent, and
 * stored history is not added twice.
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

  /** @param pause yields to other work between two transactions */
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

  /** Adds records with their history. Returns false if another compaction has advanced further. */
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

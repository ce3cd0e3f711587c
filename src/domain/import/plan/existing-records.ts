import type { RecordKey } from '../../kernel/index.ts';
import type { ReadRecord, ReadRecords } from './known-document.ts';
import type { KeyOfAttempt } from './verdict.ts';

/** The maximum number of records read at once. */
const readAtOnce = 500;

/** The records of the document that a plan compares its items with, read in advance. */
export class ExistingRecords {
  readonly #read: ReadRecords;
  readonly #known = new Map<RecordKey, ReadRecord | null>();

  constructor(read: ReadRecords) {
    this.#read = read;
  }

  /** @throws if the record was not read before, because then a plan would take it for missing */
  readonly find = (key: RecordKey): ReadRecord | null => {
    const record = this.#known.get(key);
    if (record === undefined) throw new Error(`${key} was not read`);
    return record;
  };

  /** Reads the record of each item: the first under its keys that is not permanently deleted. */
  async readItems(items: Iterable<KeyOfAttempt>): Promise<void> {
    let open = [...items];
    for (let attempt = 0; open.length > 0; attempt++) {
      await this.readAll(open.map((keyOf) => keyOf(attempt)));
      open = open.filter((keyOf) => this.find(keyOf(attempt))?.isTombstoned === true);
    }
  }

  async readAll(keys: readonly RecordKey[]): Promise<void> {
    const missing = [...new Set(keys)].filter((key) => !this.#known.has(key));
    for (let from = 0; from < missing.length; from += readAtOnce) {
      const asked = missing.slice(from, from + readAtOnce);
      for (const key of asked) this.#known.set(key, null);
      for (const record of await this.#read(asked)) this.#known.set(record.key, record);
    }
  }
}

import { DayIndex, type DayOfInstant } from '#domain/journal/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';

/** A record of a list that the document returns. It is the same object as long as the record is unchanged. */
interface ListedRecord {
  readonly key: RecordKey;
  readonly leaves: Leaves;
}

/** Keeps a {@link DayIndex} up to date with lists of records. Only records that changed are read again. */
export class LiveDayIndex {
  readonly index: DayIndex;
  readonly #recordsByList = new Map<string, ReadonlyMap<RecordKey, ListedRecord>>();
  #finishedEmpty: ReadonlySet<RecordKey> = new Set();

  constructor(dayOfInstant: DayOfInstant) {
    this.index = new DayIndex(dayOfInstant);
  }

  /** Takes all records of a list, which replace those that were taken before under the same name. */
  take(list: string, records: readonly ListedRecord[]): void {
    const before = this.#recordsByList.get(list) ?? new Map<RecordKey, ListedRecord>();
    const now = new Map(records.map((record) => [record.key, record]));
    for (const record of records) if (before.get(record.key) !== record) this.#put(record);
    for (const key of before.keys()) if (!now.has(key)) this.index.remove(key);
    this.#recordsByList.set(list, now);
  }

  /** Takes the workouts that were finished without a completed set, which belong to no day. */
  takeFinishedEmpty(finishedEmpty: ReadonlySet<RecordKey>): void {
    const before = this.#finishedEmpty;
    const changed = [...finishedEmpty, ...before].filter((key) => finishedEmpty.has(key) !== before.has(key));
    this.#finishedEmpty = finishedEmpty;
    for (const records of this.#recordsByList.values()) {
      for (const key of changed) {
        const record = records.get(key);
        if (record !== undefined) this.#put(record);
      }
    }
  }

  #put({ key, leaves }: ListedRecord): void {
    this.index.put({ key, leaves, isFinishedEmpty: this.#finishedEmpty.has(key) });
  }
}

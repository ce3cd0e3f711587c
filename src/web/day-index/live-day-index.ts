import { DayIndex, type DayOfInstant } from '#domain/journal/index.ts';
import type { Leaves, RecordKey } from '#domain/kernel/index.ts';

/** A record of a list that the document returns. It is the same object as long as the record is unchanged. */
interface ListedRecord {
  readonly key: RecordKey;
  readonly leaves: Leaves;
}

/** The number of records read between two steps. */
const recordsAtOnce = 20;

/**
 * Keeps a {@link DayIndex} up to date with lists of records. Only records that changed are read again, in steps, because
 * the days of ten thousand notes take longer than a frame.
 */
export class LiveDayIndex {
  readonly index: DayIndex;
  readonly #recordsByList = new Map<string, Map<RecordKey, ListedRecord>>();
  #finishedEmpty: ReadonlySet<RecordKey> = new Set();

  constructor(dayOfInstant: DayOfInstant) {
    this.index = new DayIndex(dayOfInstant);
  }

  /** Takes all records of a list, which replace those that were taken before under the same name. */
  *take(list: string, records: readonly ListedRecord[]): Generator<void, void> {
    const known = this.#recordsByList.get(list) ?? new Map<RecordKey, ListedRecord>();
    this.#recordsByList.set(list, known);
    let read = 0;
    for (const record of records) {
      if (known.get(record.key) === record) continue;
      known.set(record.key, record);
      this.#put(record);
      read += 1;
      if (read % recordsAtOnce === 0) yield;
    }
    if (known.size > records.length) this.#removeOthers(known, records);
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

  #removeOthers(known: Map<RecordKey, ListedRecord>, records: readonly ListedRecord[]): void {
    const kept = new Set(records.map(({ key }) => key));
    for (const key of [...known.keys()]) {
      if (kept.has(key)) continue;
      known.delete(key);
      this.index.remove(key);
    }
  }
}

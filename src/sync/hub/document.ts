import type { RecordState } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { Hub } from './hub.ts';
import type { StoredRecord } from './hub-storage.ts';
import { recordIndex } from './record-index.ts';

/** A whole document as of one sequence number. */
export interface ReadDocument {
  readonly epoch: string;
  readonly sequence: number;
  readonly records: ReadonlyMap<string, ReadRecord>;
}

export interface ReadRecord extends RecordState {
  /** The Markdown of the body, or null if the record has none. */
  readonly text: string | null;
  readonly stored: StoredRecord;
}

/** The keys of a document's records as of one sequence number. */
export interface DocumentIndex {
  readonly epoch: string;
  readonly sequence: number;
  readonly keys: readonly string[];
}

/** Batch limits. Between two batches, other work can run. */
const recordsAStep = 50;
const bytesAStep = 512 * 1024;

/** Compacts a user's whole log and lists the records. */
export async function documentIndex(hub: Hub, uid: string): Promise<DocumentIndex> {
  await hub.compactor.compact(uid);
  const { folded, index } = await recordIndex(hub.storage, uid, 0, () => hub.yieldToOthers());
  return { epoch: await hub.epoch(), sequence: folded, keys: index.map(({ key }) => key) };
}

/** Reads records in batches, because a document may be larger than memory. */
export async function* storedRecords(
  hub: Hub,
  uid: string,
  keys: readonly string[],
): AsyncGenerator<readonly StoredRecord[], void> {
  for (let at = 0; at < keys.length; ) {
    const some = await hub.storage.someRecords(uid, keys.slice(at, at + recordsAStep), bytesAStep);
    at += some.keys;
    yield some.records;
    await hub.yieldToOthers();
  }
}

/** Compacts a user's whole log and reads every record. */
export async function readDocument(hub: Hub, uid: string): Promise<ReadDocument> {
  const { epoch, sequence, keys } = await documentIndex(hub, uid);
  const records = new Map<string, ReadRecord>();
  for await (const some of storedRecords(hub, uid, keys))
    for (const stored of some) records.set(stored.key, { ...stateOf(stored), text: stored.body?.text ?? null, stored });
  return { epoch, sequence, records };
}

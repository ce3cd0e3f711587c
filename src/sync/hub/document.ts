import type { RecordState } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { Hub } from './hub.ts';
import type { StoredRecord } from './hub-storage.ts';

/** A whole document as of one number. */
export interface ReadDocument {
  readonly epoch: string;
  readonly sequence: number;
  readonly records: ReadonlyMap<string, ReadRecord>;
}

export interface ReadRecord extends RecordState {
  /** The Markdown of the body; null where the record has none. */
  readonly text: string | null;
  readonly stored: StoredRecord;
}

/** Between two steps others have their turn. */
const recordsAStep = 50;
const bytesAStep = 4 * 1024 * 1024;

/** Folds a person's log to its end and reads every record. */
export async function readDocument(hub: Hub, uid: string): Promise<ReadDocument> {
  await hub.folder.fold(uid);
  const { folded, index } = await hub.storage.recordsChangedAfter(uid, 0);
  const records = new Map<string, ReadRecord>();
  for (let at = 0; at < index.length; ) {
    const keys = index.slice(at, at + recordsAStep).map(({ key }) => key);
    const some = await hub.storage.someRecords(uid, keys, bytesAStep);
    for (const stored of some.records)
      records.set(stored.key, { ...stateOf(stored), text: stored.body?.text ?? null, stored });
    at += some.keys;
    await hub.giveWay();
  }
  return { epoch: await hub.epoch(), sequence: folded, records };
}

import { idOf, type RecordKey } from '../kernel/index.ts';
import { recordTypes } from '../user-document.ts';
import { isUniqueId, neededCollections, referencesOf } from './references.ts';
import type { Snapshot } from './snapshot.ts';

/** Returns which records are exported: the selected ones, and those that they need. */
export async function selectedKeys(
  snapshot: Snapshot,
  selection: ReadonlySet<RecordKey> | null,
): Promise<(key: RecordKey) => boolean> {
  if (selection === null) return () => true;
  const needed = await neededRecords(snapshot);
  const chosen = new Set<RecordKey>();
  const open: RecordKey[] = [];
  const choose = (references: Iterable<string>) => {
    for (const reference of references) {
      const key = needed.keysByReference.get(reference);
      if (key === undefined || chosen.has(key)) continue;
      chosen.add(key);
      open.push(key);
    }
  };
  for (const { collection } of recordTypes) {
    for await (const record of snapshot.records(collection)) {
      if (!selection.has(record.key)) continue;
      chosen.add(record.key);
      choose(referencesOf(record));
    }
  }
  for (let key = open.pop(); key !== undefined; key = open.pop()) choose(needed.references.get(key) ?? []);
  return (key) => chosen.has(key);
}

interface NeededRecords {
  /** By key, and by id if that is unique among all collections. */
  readonly keysByReference: ReadonlyMap<string, RecordKey>;
  readonly references: ReadonlyMap<RecordKey, ReadonlySet<string>>;
}

async function neededRecords(snapshot: Snapshot): Promise<NeededRecords> {
  const keysByReference = new Map<string, RecordKey>();
  const references = new Map<RecordKey, ReadonlySet<string>>();
  for (const collection of neededCollections) {
    for await (const record of snapshot.records(collection)) {
      const id = idOf(record.key);
      keysByReference.set(record.key, record.key);
      if (isUniqueId(id)) keysByReference.set(id, record.key);
      const found = referencesOf(record);
      if (found.size > 0) references.set(record.key, found);
    }
  }
  return { keysByReference, references };
}

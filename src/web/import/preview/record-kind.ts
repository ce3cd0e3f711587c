import { collectionOf, type RecordKey } from '#domain/kernel/index.ts';
import type { ImportMessages } from '../messages/index.ts';

/** Returns what a record of this app is: `Routine`. */
export function recordKind(key: RecordKey, m: ImportMessages): string {
  const collection = collectionOf(key);
  return (Object.hasOwn(m.recordKinds, collection) ? m.recordKinds[collection] : undefined) ?? m.otherRecord;
}

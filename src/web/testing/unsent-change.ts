import { onTestFinished } from 'vitest';
import { printStamp, type ReplicaId } from '#sync/record/index.ts';
import { databaseName, deleteDatabase } from '../replica/databases.ts';
import { IndexedDbStorage } from '../replica/indexed-db-storage.ts';

/** Stores a change of another user on this device, which an earlier sign-in left unsent. */
export async function leaveUnsentChange(): Promise<void> {
  const name = databaseName('ben', crypto.randomUUID());
  onTestFinished(() => deleteDatabase(name, 1_000));
  const storage = new IndexedDbStorage(name, () => true);
  const stamp = printStamp({ ms: Date.now() - 3_600_000, counter: 0, replica: '00000000' as ReplicaId });
  const changes = [{ key: 'notes/a' as const, fields: new Map([['title', { value: 'Knee', stamp }]]) }];
  await storage.appendPending([{ changes, replaced: [[null]], offset: 0, offer: false }]);
  storage.close();
}

import type { Executor } from '../db/database.ts';
import { deleteConnection } from '../db/relay-connections.ts';
import { forgetRecordings } from '../db/relay-recordings.ts';

/** Removes the connection of a user and what it has listed. A pull that is running notices, and ends. */
export async function endConnection(executor: Executor, uid: string): Promise<void> {
  await deleteConnection(executor, uid);
  await forgetRecordings(executor, { uid, relay: 'intervals' });
}

import type { Executor } from '../database.ts';
import { deleteGeneration } from './generations.ts';
import { markDeleted } from './heads.ts';
import { deleteHistory } from './history.ts';
import { deleteLog } from './log.ts';
import { deleteRecords } from './records.ts';

/**
 * Removes everything of a person, in a transaction given by the caller. The head goes first: an append that is under
 * way ends before it, and a later one finds it deleted.
 */
export async function deleteDocumentIn(transaction: Executor, uid: string): Promise<void> {
  await markDeleted(transaction, uid);
  await deleteLog(transaction, uid);
  await deleteRecords(transaction, uid);
  await deleteHistory(transaction, uid);
  await deleteGeneration(transaction, uid);
}

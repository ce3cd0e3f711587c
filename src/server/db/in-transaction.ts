import { setTimeout as wait } from 'node:timers/promises';
import type { Executor } from './database.ts';

/**
 * With these codes, a database asks for the transaction to be run again: it conflicted with another one, or the two
 * waited for each other. Databases that are distributed, or that run transactions one after another, do so often.
 */
const conflicts: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const maxAttempts = 8;
const firstWaitMs = 5;

/**
 * Runs work in a transaction, and again if the database asks for it.
 *
 * @param work runs several times then, so it changes nothing but what it does in the transaction
 */
export async function inTransaction<Result>(
  executor: Executor,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await executor.transaction().execute(work);
    } catch (error) {
      if (attempt === maxAttempts || !isConflict(error)) throw error;
    }
    await wait(firstWaitMs * 2 ** attempt * Math.random());
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && conflicts.has(error.code);
}

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
export function inTransaction<Result>(
  executor: Executor,
  work: (transaction: Executor) => Promise<Result>,
): Promise<Result> {
  return untilNoConflict(() => executor.transaction().execute(work));
}

/**
 * Runs a transaction, or a statement outside of one, until it does not conflict with others.
 *
 * @throws the conflict after the last of some attempts, and any other error at once
 */
export async function untilNoConflict<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      const isConflict = error instanceof Error && 'code' in error && conflicts.has(error.code);
      if (!isConflict || attempt === maxAttempts) throw error;
    }
    await wait(firstWaitMs * 2 ** attempt * Math.random());
  }
}

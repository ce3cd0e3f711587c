import { randomUUID } from 'node:crypto';
import type { Executor } from './database.ts';

/** Returns the epoch: a random id that changes when the database is created or restored. */
export async function epochOf(executor: Executor): Promise<string> {
  const row = await executor.selectFrom('meta').select('value').where('name', '=', 'epoch').executeTakeFirst();
  if (!row) throw new Error('the database has no epoch');
  return row.value;
}

/**
 * Notes that an upgrade has changed the database. The first of its migrations stores this in its own transaction, so a
 * copy made before does not have it.
 */
export async function noteUpgrade(executor: Executor): Promise<void> {
  await executor
    .insertInto('meta')
    .values({ name: 'upgrading', value: 'true' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether an upgrade has changed the database and is not complete. */
export async function isUpgrading(executor: Executor): Promise<boolean> {
  const row = await executor.selectFrom('meta').select('name').where('name', '=', 'upgrading').executeTakeFirst();
  return row !== undefined;
}

export async function endUpgrade(executor: Executor): Promise<void> {
  await executor.deleteFrom('meta').where('name', '=', 'upgrading').execute();
}

export async function beginEpoch(executor: Executor): Promise<string> {
  const epoch = randomUUID();
  await executor
    .insertInto('meta')
    .values({ name: 'epoch', value: epoch })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: epoch }))
    .execute();
  return epoch;
}

/** Returns a value that all servers on the database have in common, or null if none is stored. */
export async function readMeta(executor: Executor, name: string): Promise<string | null> {
  const row = await executor.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value ?? null;
}

/**
 * Stores a value, unless another server has changed what is stored.
 *
 * @returns whether it is stored
 */
export async function replaceMeta(
  executor: Executor,
  name: string,
  { stored, value }: { readonly stored: string | null; readonly value: string },
): Promise<boolean> {
  const replaced = await executor
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ value })
        .where('meta.value', '=', stored ?? ''),
    )
    .returning('name')
    .executeTakeFirst();
  return replaced !== undefined;
}

export async function removeMeta(executor: Executor, names: readonly string[]): Promise<void> {
  await executor.deleteFrom('meta').where('name', 'in', names).execute();
}

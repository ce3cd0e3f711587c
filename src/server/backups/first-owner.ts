import type { DeletionLedger } from '../data-dir/deletion-ledger.ts';
import type { Database } from '../db/database.ts';
import { claimOwnership, deleteMember, listPeople, ownerOf } from '../db/members.ts';
import { pendingMigrations } from '../db/migrate.ts';

/**
 * Returns whether a backup was made before servers had owners. Its migration makes the oldest account the owner, also
 * one that was deleted since and that the next start deletes again.
 */
export async function isBeforeOwners(database: Database): Promise<boolean> {
  return (await pendingMigrations(database)).some(({ id }) => id === '0009-people');
}

/** Makes the oldest account that was not deleted since the backup the owner. */
export async function chooseOwner(executor: Database['kysely'], ledger: DeletionLedger): Promise<void> {
  const deletions = await ledger.read();
  const deleted = new Set(deletions.flatMap((each) => (each.kind === 'account' ? [each.uid] : [])));
  const owner = await ownerOf(executor);
  if (owner === null || !deleted.has(owner)) return;
  await deleteMember(executor, owner);
  const heir = (await listPeople(executor)).find(({ uid }) => !deleted.has(uid));
  if (heir !== undefined) await claimOwnership(executor, heir.uid);
}

import { inTrash } from '#domain/kernel/index.ts';
import { type Change, mergeRecords } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { StoredRecord } from './hub-storage.ts';

/**
 * Whether a change only puts a record into the trash or deletes it, and carries nothing else. Such changes are the way out
 * of a full document.
 */
export function isRemoval({ tombstone, body, fields }: Change): boolean {
  if (body !== undefined) return false;
  if (tombstone !== undefined) return fields.size === 0;
  return fields.size === 1 && Number.isFinite(fields.get('trashedAt')?.value);
}

/**
 * Whether removals shrink a document: at least half of them are of records that are there and not yet removed. Others may
 * be among them, because another device may have removed some meanwhile; a few, so that what is accepted above the quota
 * has a bound.
 *
 * @param effective how many of them remove something
 */
export function shrinks(removals: readonly Change[], effective: number): boolean {
  return effective * 2 >= removals.length;
}

/**
 * Counts the removals that remove something.
 *
 * @param stored some of the records that they name
 */
export function countEffective(removals: readonly Change[], stored: readonly StoredRecord[]): number {
  const standing = new Map<string, StoredRecord>(stored.map((record) => [record.key, record]));
  let effective = 0;
  for (const removal of removals) {
    const record = standing.get(removal.key);
    if (record === undefined || !removes(removal, record)) continue;
    effective += 1;
    standing.delete(removal.key); // a second one of the same record removes nothing
  }
  return effective;
}

function removes(removal: Change, record: StoredRecord): boolean {
  if (record.tombstone !== null) return false;
  if (removal.tombstone !== undefined) return true;
  const state = stateOf(record);
  return !inTrash(state.fields) && inTrash(mergeRecords(state, removal).fields);
}

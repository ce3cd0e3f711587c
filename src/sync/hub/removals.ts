import { inTrash } from '#domain/kernel/index.ts';
import { type Change, mergeRecords } from '../record/index.ts';
import { stateOf } from './fold.ts';
import type { StoredRecord } from './hub-storage.ts';

/**
 * Returns whether a change only moves a record to the trash or deletes it. Such changes can free space in a full
 * document.
 */
export function isRemoval({ tombstone, body, fields }: Change): boolean {
  if (body !== undefined) return false;
  if (tombstone !== undefined) return fields.size === 0;
  return fields.size === 1 && Number.isFinite(fields.get('trashedAt')?.value);
}

/**
 * Returns whether removals shrink a document: at least half of them remove an existing record. Another device may have
 * removed the others in the meantime. Requiring half limits what is accepted above the quota.
 *
 * @param effective the number of removals that remove an existing record
 */
export function shrinks(removals: readonly Change[], effective: number): boolean {
  return effective * 2 >= removals.length;
}

/**
 * Counts the removals whose record exists and is not removed yet.
 *
 * @param stored some of the records to be removed
 */
export function countEffective(removals: readonly Change[], stored: readonly StoredRecord[]): number {
  const standing = new Map<string, StoredRecord>(stored.map((record) => [record.key, record]));
  let effective = 0;
  for (const removal of removals) {
    const record = standing.get(removal.key);
    if (record === undefined || !removes(removal, record)) continue;
    effective += 1;
    standing.delete(removal.key); // a second removal of the same record has no effect
  }
  return effective;
}

function removes(removal: Change, record: StoredRecord): boolean {
  if (record.tombstone !== null) return false;
  if (removal.tombstone !== undefined) return true;
  const state = stateOf(record);
  return !inTrash(state.fields) && inTrash(mergeRecords(state, removal).fields);
}

import type { StoredSnapshot } from './hub-storage.ts';

/** Whether two snapshots list the same chunks. A rebuilt one has other chunks, even if its sequence number is the same. */
export function isSameSnapshot(one: StoredSnapshot | null, other: StoredSnapshot | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.sequence === other.sequence &&
    one.chunks.length === other.chunks.length &&
    one.chunks.every(({ id }, at) => id === other.chunks[at]?.id)
  );
}

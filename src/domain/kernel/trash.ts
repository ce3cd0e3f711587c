import type { LeafChange } from './changed-leaves.ts';
import type { Leaves } from './leaf.ts';
import { parsePath } from './path.ts';
import { type Instant, isInstant } from './time.ts';

/** How long records stay in the trash, counted from the hub's receipt of the current `trashedAt`. */
export const trashKeptMs = 30 * 24 * 60 * 60_000;

/**
 * Returns when a record in the trash is permanently deleted. It may be slightly later, because the hub counts from its
 * own receipt.
 */
export function deletedForEverAt(trashedAt: Instant): Instant {
  return trashedAt + trashKeptMs;
}

/**
 * Returns whether a record is in the trash: it was put there after the user's last manual edit. A later edit on another
 * device restores the record.
 */
export function inTrash(leaves: Leaves): boolean {
  const trashed = leaves.get('trashedAt');
  if (trashed === undefined || !isInstant(trashed.value)) return false;
  const edited = leaves.get('editedAt');
  return edited === undefined || trashed.stamp > edited.stamp;
}

/**
 * Returns whether a record was deleted but keeps some leaves. Such a record is not offered, not even in the trash, but
 * references to it still show its name. Restoring it, or an edit that restores it from the trash, undoes the deletion.
 */
export function isErased(leaves: Leaves): boolean {
  const erased = leaves.get('erasedAt');
  const trashed = leaves.get('trashedAt');
  if (erased === undefined || trashed === undefined || !isInstant(erased.value)) return false;
  return inTrash(leaves) && erased.stamp >= trashed.stamp;
}

/** Leaves that every record keeps when it is deleted. */
const alwaysRemain = ['createdAt', 'editedAt', 'trashedAt', 'erasedAt'];

/**
 * Returns the changes that delete a record but keep some of its leaves. All other leaves are cleared, including those
 * of newer versions.
 *
 * @param remains the first segments of the paths that remain
 */
export function erasure(leaves: Leaves, remains: readonly string[], at: Instant): readonly LeafChange[] {
  const stays = new Set([...alwaysRemain, ...remains]);
  const cleared = Array.from(leaves).flatMap(([path, { value }]) => {
    const parsed = parsePath(path);
    const first = parsed.ok ? parsed.value[0] : undefined;
    return value === null || (first !== undefined && stays.has(first)) ? [] : [{ path, value: null }];
  });
  const trashed = inTrash(leaves) ? [] : [{ path: 'trashedAt', value: at }];
  return [...cleared, ...trashed, { path: 'erasedAt', value: at }];
}

import type { LeafChange } from './changed-leaves.ts';
import type { Leaves } from './leaf.ts';
import { parsePath } from './path.ts';
import { type Instant, isInstant } from './time.ts';

/** How long what lies in the trash is kept, counted from the hub's receipt of the `trashedAt` that stands. */
export const trashKeptMs = 30 * 24 * 60 * 60_000;

/** When a record in the trash is deleted for ever, or a little later: the hub counts from its own receipt. */
export function deletedForEverAt(trashedAt: Instant): Instant {
  return trashedAt + trashKeptMs;
}

/**
 * Whether a record lies in the trash: it was put there after the person last edited it by hand.
 * An edit made elsewhere after that brings the record back.
 */
export function inTrash(leaves: Leaves): boolean {
  const trashed = leaves.get('trashedAt');
  if (trashed === undefined || !isInstant(trashed.value)) return false;
  const edited = leaves.get('editedAt');
  return edited === undefined || trashed.stamp > edited.stamp;
}

/**
 * Whether the person deleted a record of which something remains: it is offered nowhere, not even in the trash, and what
 * points to it still shows its name. Restoring it, or an edit that brings it out of the trash, ends that.
 */
export function isErased(leaves: Leaves): boolean {
  const erased = leaves.get('erasedAt');
  const trashed = leaves.get('trashedAt');
  if (erased === undefined || trashed === undefined || !isInstant(erased.value)) return false;
  return inTrash(leaves) && erased.stamp >= trashed.stamp;
}

/** Leaves that every record keeps, whatever else of it is deleted. */
const alwaysRemain = ['createdAt', 'editedAt', 'trashedAt', 'erasedAt'];

/**
 * What deleting a record changes where something of it remains: every other leaf is cleared, those of newer versions too.
 *
 * @param remains by the first segment of their paths
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

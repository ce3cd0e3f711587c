import type { Leaves } from './leaf.ts';
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

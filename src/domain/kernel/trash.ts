import type { Leaves } from './leaf.ts';
import { isInstant } from './time.ts';

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

import { collectionOf } from '../../kernel/index.ts';
import type { RecordDraft } from './record-draft.ts';

/** Where an item goes that its usual list does not show. */
export type HiddenPlace = 'archive' | 'trash';

/** Returns where an item goes; null for the usual list. */
export function placeOf(draft: RecordDraft): HiddenPlace | null {
  if (draft.kind === 'note') return draft.isTrashed ? 'trash' : draft.isArchived ? 'archive' : null;
  if (draft.kind !== 'record') return null;
  if (typeof draft.leaves.get('trashedAt') === 'number') return 'trash';
  return collectionOf(draft.key) === 'notes' && typeof draft.leaves.get('archivedAt') === 'number' ? 'archive' : null;
}

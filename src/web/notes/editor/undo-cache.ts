import type * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { leaveUndo, undoManagerOf } from './own-undo.ts';

const mostKept = 5;

/** Bodies that stay open after their editor was closed, by note, most recently closed last. */
const keptBy = new WeakMap<object, Map<RecordKey, () => void>>();

/**
 * Keeps the body of a closed note open until five other notes have been closed, so that edits can still be undone. An
 * open body keeps receiving remote changes, which keeps its undo steps valid.
 */
export function keepUndo(document: Pick<DocumentActions, 'watchBody'>, key: RecordKey, text: Y.Text): void {
  const kept = keptBy.get(document) ?? new Map<RecordKey, () => void>();
  keptBy.set(document, kept);
  const manager = undoManagerOf(text);
  leaveUndo(manager);
  const letGo = kept.get(key);
  kept.delete(key);
  if (manager.canUndo() || manager.canRedo()) kept.set(key, letGo ?? document.watchBody(key));
  else letGo?.();
  for (const [oldest, letGoOfOldest] of kept) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
    letGoOfOldest();
  }
}

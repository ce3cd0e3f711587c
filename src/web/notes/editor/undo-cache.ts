import type * as Y from 'yjs';
import type { RecordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { leaveUndo, undoManagerOf } from './own-undo.ts';

const mostKept = 5;

/** Texts that nobody looks at any more and that stay open, by note, the one left last at the end. */
const keptBy = new WeakMap<object, Map<RecordKey, () => void>>();

/**
 * Keeps the text of a note that is left open, as long as five others were not, so that what was typed into it can still
 * be taken back. An open text takes what comes from elsewhere, and its undo steps along with it.
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

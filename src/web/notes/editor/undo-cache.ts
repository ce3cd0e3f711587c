import type { RecordKey } from '#domain/kernel/index.ts';
import { type DocumentActions, onceForAll } from '../../replica/index.ts';

const maxKept = 5;

/** Bodies that stay open after their editor was closed, by note, most recently closed last. */
const keptBy = onceForAll((_document: object) => new Map<RecordKey, () => void>());

/**
 * Keeps the body of a closed note open until five other notes have been closed, so that edits can still be undone. An
 * open body keeps receiving remote changes, which keeps its undo steps valid.
 *
 * @param hasSteps whether something can be undone or redone; if not, the body does not stay open
 */
export function keepUndo(document: Pick<DocumentActions, 'watchBody'>, key: RecordKey, hasSteps: boolean): void {
  const kept = keptBy(document);
  const letGo = kept.get(key);
  kept.delete(key);
  if (hasSteps) kept.set(key, letGo ?? document.watchBody(key));
  else letGo?.();
  for (const [oldest, letGoOfOldest] of kept) {
    if (kept.size <= maxKept) break;
    kept.delete(oldest);
    letGoOfOldest();
  }
}

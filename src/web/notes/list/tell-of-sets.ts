import type { RecordKey } from '#domain/kernel/index.ts';
import { dayOfNote } from '#domain/notes/index.ts';
import type { DocumentActions } from '../../replica/index.ts';

/** Says which sets were logged in deleted notes. Loaded on demand, because few notes have some. */
export async function notifySetsIn(document: DocumentActions, keys: readonly RecordKey[]): Promise<void> {
  const deleted = new Set(keys);
  const notes = document
    .records('notes')
    .filter(({ key }) => deleted.has(key))
    .map(({ id, key, value }) => ({ key, day: dayOfNote(id, value) }));
  const { notifyLoggedSets } = await import('./exercise-parts.ts');
  await notifyLoggedSets(document, notes);
}

import type * as Y from 'yjs';
import { recordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../../replica/index.ts';

/** Undoes a change and resolves to whether that was possible. */
export type TakeBack = () => Promise<boolean>;

/** Runs `work` with the open body of a note. A body that is already open is shared. */
export async function withBodyText<T>(
  document: DocumentActions,
  noteId: string,
  work: (text: Y.Text) => T,
): Promise<T> {
  const key = recordKey('notes', noteId);
  const body = await document.replica.openBody(key);
  try {
    return work(body.text);
  } finally {
    document.replica.closeBody(key);
  }
}

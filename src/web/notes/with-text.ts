import type * as Y from 'yjs';
import { recordKey } from '#domain/kernel/index.ts';
import type { DocumentActions } from '../replica/index.ts';

/** Runs `work` with the open body of a note. A body that is already open is shared. */
export async function withText<T>(document: DocumentActions, noteId: string, work: (text: Y.Text) => T): Promise<T> {
  const key = recordKey('notes', noteId);
  const body = await document.replica.openBody(key);
  try {
    return work(body.text);
  } finally {
    document.replica.closeBody(key);
  }
}

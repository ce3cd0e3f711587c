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
  return document.reader.withBody(recordKey('notes', noteId), work);
}

import * as Y from 'yjs';
import { idOf, inTrash, type LocalDay, type RecordKey } from '#domain/kernel/index.ts';
import { fillTemplate } from '#domain/notes/index.ts';
import type { DocumentActions } from '../../replica/index.ts';

/** A note as far as a template mentions it. */
export interface TemplatedNote {
  readonly id: string;
  readonly title: string;
  readonly day: LocalDay;
}

/** Returns the text of a template for a daily note; empty if the template cannot be used for it. */
export async function filledTemplate(
  document: DocumentActions,
  template: RecordKey,
  { id, ...note }: TemplatedNote,
): Promise<string> {
  const state = document.reader.state(template);
  if (state === undefined || state.tombstone !== undefined || inTrash(state.fields) || idOf(template) === id) return '';
  return fillTemplate(await document.bodyText(template), note);
}

/** Returns whether a body has never had any content. A body that the user has emptied stays empty. */
export function isUntouched(text: Y.Text | null): boolean {
  return text?.doc != null && Y.encodeStateVector(text.doc).length === 1;
}

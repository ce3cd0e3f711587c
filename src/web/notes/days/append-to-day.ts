import * as Y from 'yjs';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { lineToAppend } from '#domain/notes/index.ts';
import type { DocumentActions } from '../../replica/index.ts';
import { filledTemplate, isUntouched } from '../filled-template.ts';
import { type TakeBack, withBodyText } from '../tasks/with-body-text.ts';

export interface AppendedLine {
  readonly day: LocalDay;
  readonly line: string;
  /** The template with which an untouched daily note starts, as in the editor. */
  readonly template: RecordKey | undefined;
}

/**
 * Adds a line at the end of a daily note, which is created if there is none. The rest of the text is not replaced, so
 * that concurrent edits survive.
 */
export async function appendToDay(document: DocumentActions, { day, line, template }: AppendedLine): Promise<TakeBack> {
  const id = document.dailyNoteId(day);
  document.createRecord(
    'notes',
    (draft) => {
      draft.day = day;
    },
    { id },
  );
  if (template !== undefined && (await withBodyText(document, id, isUntouched))) {
    const title = document.records('notes').find((note) => note.id === id)?.value.title ?? '';
    await document.insertTemplate(id, await filledTemplate(document, template, { id, title, day }));
  }
  return withBodyText(document, id, (text) => {
    const inserted = lineToAppend(text.toString(), line);
    const from = text.length;
    text.insert(from, inserted);
    const start = Y.createRelativePositionFromTypeIndex(text, from);
    return () => withBodyText(document, id, (later) => removeAt(later, start, inserted));
  });
}

function removeAt(text: Y.Text, start: Y.RelativePosition, inserted: string): boolean {
  const from = text.doc === null ? null : Y.createAbsolutePositionFromRelativePosition(start, text.doc);
  if (from === null || !text.toString().startsWith(inserted, from.index)) return false;
  text.delete(from.index, inserted.length);
  return true;
}

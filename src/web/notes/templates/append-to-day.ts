import * as Y from 'yjs';
import type { LocalDay, RecordKey } from '#domain/kernel/index.ts';
import { lineToAppend } from '#domain/notes/index.ts';
import { assign, type DocumentActions } from '../../replica/index.ts';
import { positionIn, type TakeBack, withBodyText } from '../model/index.ts';
import { filledTemplate, isUntouched } from './filled-template.ts';

export interface AppendedLine {
  readonly day: LocalDay;
  /** One line, or a function that returns it from the text of the note. */
  readonly line: string | ((text: string) => string);
  /** The template with which an untouched daily note starts, as in the editor. */
  readonly template: RecordKey | undefined;
  /** Called in the same task in which the line is inserted, just before it. */
  readonly inserting?: (at: InsertedAt) => void;
}

/** Where text was inserted into a note: the id that Yjs gave its first character, which never changes. */
export interface InsertedAt {
  readonly noteId: string;
  readonly client: number;
  readonly clock: number;
}

/**
 * Adds a line at the end of a daily note, which is created if there is none. The rest of the text is not replaced, so
 * that concurrent edits survive.
 */
export async function appendToDay(
  document: DocumentActions,
  { day, line, template, inserting }: AppendedLine,
): Promise<TakeBack> {
  const id = document.dailyNoteId(day);
  document.createRecord('notes', assign({ day }), { id });
  if (template !== undefined && (await withBodyText(document, id, isUntouched))) {
    const title = document.records('notes').find((note) => note.id === id)?.value.title ?? '';
    await document.insertTemplate(id, await filledTemplate(document, template, { id, title, day }));
  }
  return withBodyText(document, id, (text) => {
    const whole = text.toString();
    const inserted = lineToAppend(whole, typeof line === 'string' ? line : line(whole));
    const from = text.length;
    if (text.doc !== null) inserting?.({ noteId: id, ...nextId(text.doc) });
    text.insert(from, inserted);
    const start = Y.createRelativePositionFromTypeIndex(text, from);
    return () => withBodyText(document, id, (later) => removeAt(later, start, inserted));
  });
}

/** Returns whether inserted text is in its note. It is not if it was never stored, or if its beginning was deleted. */
export async function isStillInserted(
  document: DocumentActions,
  { noteId, client, clock }: InsertedAt,
): Promise<boolean> {
  if (!document.records('notes').some(({ id, inTrash }) => id === noteId && !inTrash)) return false;
  return withBodyText(document, noteId, ({ doc }) => {
    if (doc === null || Y.getState(doc.store, client) <= clock) return false;
    return !Y.getItem(doc.store, Y.createID(client, clock)).deleted;
  });
}

function nextId({ clientID, store }: Y.Doc): Pick<InsertedAt, 'client' | 'clock'> {
  return { client: clientID, clock: Y.getState(store, clientID) };
}

function removeAt(text: Y.Text, start: Y.RelativePosition, inserted: string): boolean {
  const from = positionIn(text, start);
  if (from === null || !text.toString().startsWith(inserted, from)) return false;
  text.delete(from, inserted.length);
  return true;
}

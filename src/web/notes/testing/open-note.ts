import { onTestFinished } from 'vitest';
import type { RecordKey } from '#domain/kernel/index.ts';
import { bodyEdit } from '#sync/record/index.ts';
import { editorReady, openApp, receiveChanges } from '../../testing/index.ts';
import { toggleSourceView } from '../editor/source-view.ts';

interface NoteOptions {
  readonly title?: string;
  readonly body?: string;
  /** Whether to show the Markdown source, in which each displayed line is a line of the text. */
  readonly isSource?: boolean;
  readonly others?: Readonly<Record<string, object>>;
  /** Makes it a note about a day. */
  readonly day?: string;
  readonly workouts?: Readonly<Record<string, object>>;
  readonly tags?: Readonly<Record<string, object>>;
  /** Records that a start has not read before `readRest` is called. */
  readonly unread?: readonly RecordKey[];
}

/**
 * Opens the app at a note and waits for the editor, because earlier input would go to the plain field that stands in
 * for it. The cursor is at the end of the text, or in the last cell if the text ends with a table.
 */
export async function openNote({
  title = 'Note',
  body = '',
  isSource = false,
  others = {},
  day,
  workouts = {},
  tags = {},
  unread = [],
}: NoteOptions = {}) {
  if (isSource) {
    toggleSourceView();
    onTestFinished(toggleSourceView);
  }
  const note = { title, createdAt: 1, ...(body !== '' && { body }), ...(day !== undefined && { day }) };
  const document = { notesData: { notes: { note, ...others }, tags }, exerciseData: { workouts } };
  const app = await openApp('/dashboard/notes/note', document, 'member', { unread });
  await editorReady();
  const { replica } = app.store;
  return {
    ...app,
    editor: app.screen.getByRole('textbox', { name: 'Text', exact: true }),
    text: () => app.store.actions.bodyText('notes/note'),
    /** Changes the body with the smallest single edit, as if the edit came from another device. */
    writeElsewhere: async (text: string) => {
      const body = bodyEdit('notes/note', await replica.document.bodies.whole('notes/note'), text);
      if (body === null) throw new Error('The body already has this text');
      await receiveChanges(app.store, [{ key: 'notes/note', fields: new Map(), body }]);
    },
  };
}

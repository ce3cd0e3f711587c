import { useMemo } from 'react';
import { type LocalDay, recordKey } from '#domain/kernel/index.ts';
import type { RecordIn } from '#domain/user-document.ts';
import { type DocumentActions, useDocument, useDocumentReady, useRecords } from './hooks.ts';
import type { CreateOptions } from './record-actions.ts';

export function useNotesData() {
  const document = useDocument();
  const ready = useDocumentReady();
  const notes = useRecords('notes');
  const actions = useMemo(() => notesActions(document), [document]);
  return { ready, notes, ...actions };
}

function notesActions(document: DocumentActions) {
  const keys = (ids: readonly string[]) => ids.map((id) => recordKey('notes', id));
  return {
    /** @returns the note's id */
    createNote: (init: (draft: RecordIn<'notes'>) => void = () => {}, options?: CreateOptions): string =>
      document.createRecord('notes', init, options),
    changeNote: (id: string, edit: (draft: RecordIn<'notes'>) => void) => document.changeRecord('notes', id, edit),
    changeNotes: (ids: readonly string[], edit: (draft: RecordIn<'notes'>) => void) =>
      document.changeRecords('notes', ids, edit),
    trashNotes: (ids: readonly string[]) => document.trash(keys(ids)),
    restoreNotes: (ids: readonly string[]) => document.restore(keys(ids)),
    deleteNotesForEver: (ids: readonly string[]) => document.deleteForEver(keys(ids)),
    /**
     * Returns the id of the day's note without writing anything. The first keystroke creates the note (`createNote`
     * with this id).
     */
    openDailyNote: (day: LocalDay): string => document.dailyNoteId(day),
    insertTemplate: document.insertTemplate,
  };
}

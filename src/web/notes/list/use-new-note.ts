import { useNavigate } from '@tanstack/react-router';
import { useSinglePress } from '../../lifecycle/index.ts';
import { noteLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { expectNewNote } from '../model/index.ts';
import { useWrittenTag } from '../tags/index.ts';

/**
 * Returns a function that creates a note in the current list and opens it. The note is stored immediately, so that Back
 * returns to it.
 */
export function useNewNote(list: NotesList = 'all'): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  const writtenTag = useWrittenTag();
  return useSinglePress(() => {
    const id = document.createRecord('notes', (draft) => {
      if (typeof list === 'string') return;
      if (list.kind === 'notebook') draft.notebook = list.id;
      if (list.kind === 'tag') draft.tags[list.tag] = writtenTag(list.tag);
    });
    expectNewNote(id);
    // the results of a search would not include an empty note
    const isInList = typeof list === 'object' && list.kind !== 'search' && list.kind !== 'query';
    void navigate(noteLink(id, isInList ? list : 'all'));
  });
}

/** Returns a function that opens today's note. If it does not exist, it is created without text. */
export function useOpenToday(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const day = document.today();
    const id = document.dailyNoteId(day);
    document.createRecord('notes', assign({ day }), { id });
    void navigate(noteLink(id));
  };
}

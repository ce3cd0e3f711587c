import { useNavigate } from '@tanstack/react-router';
import { useSinglePress } from '../../lifecycle/index.ts';
import { noteLink } from '../../links/notes.ts';
import type { NotesList } from '../../links/notes-list.ts';
import { assign, useDocument } from '../../replica/index.ts';
import { isTouch } from '../../ui/use-is-touch.ts';
import { expectNewNote, expectText } from '../model/index.ts';
import { useWrittenTag } from '../tags/index.ts';

/** Returns a function that opens a new note of the current list. It is stored with its first character. */
export function useNewNote(list: NotesList = 'all'): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  const writtenTag = useWrittenTag();
  return useSinglePress(() => {
    const id = document.prepareRecord('notes', (draft) => {
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

/**
 * Returns a function that opens today's note with the focus in its text. If it does not exist, it is stored with its
 * first character. One that exists is opened to read where the keyboard of the screen would cover it.
 */
export function useOpenToday(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const day = document.today();
    const id = document.dailyNoteId(day);
    const stored = document.records('notes').find((each) => each.id === id);
    if (stored?.inTrash) document.createRecord('notes', assign({ day }), { id });
    else document.prepareRecord('notes', assign({ day }), { id });
    if (stored === undefined || !isTouch()) expectText(id);
    void navigate(noteLink(id));
  };
}

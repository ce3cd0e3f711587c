import { useNavigate } from '@tanstack/react-router';
import { recordKey } from '#domain/kernel/index.ts';
import type { Note } from '#domain/notes/index.ts';
import { useMessages } from '../language/index.ts';
import { useDocument } from '../replica/index.ts';
import { offerUndo } from '../undo/index.ts';
import { listLink, noteLink } from './link-targets.ts';
import { notesMessages } from './messages/index.ts';
import { expectNewNote } from './new-note.ts';
import { useWrittenTag } from './tags/use-written-tag.ts';
import { tellOfSetsIn } from './tell-of-sets.ts';
import type { NotesList, NotesRoute } from './use-notes-route.ts';

/**
 * Returns a function that creates a note in the current list and opens it. The note is stored immediately, so that Back
 * returns to it.
 */
export function useNewNote(list: NotesList = 'all'): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  const writtenTag = useWrittenTag();
  return () => {
    const id = document.createRecord('notes', (draft) => {
      if (typeof list === 'string') return;
      if (list.kind === 'notebook') draft.notebook = list.id;
      if (list.kind === 'tag') draft.tags[list.tag] = writtenTag(list.tag);
    });
    expectNewNote(id);
    // the results of a search would not include an empty note
    const isInList = typeof list === 'object' && list.kind !== 'search' && list.kind !== 'query';
    void navigate(noteLink(id, isInList ? list : 'all'));
  };
}

/** Returns a function that opens today's note. If it does not exist, it is created without text. */
export function useOpenToday(): () => void {
  const document = useDocument();
  const navigate = useNavigate();
  return () => {
    const day = document.today();
    const id = document.dailyNoteId(day);
    const noteOfDay = (draft: Note) => {
      draft.day = day;
    };
    document.createRecord('notes', noteOfDay, { id });
    void navigate(noteLink(id));
  };
}

export interface NoteActions {
  readonly moveToTrash: () => void;
  readonly restore: () => void;
  readonly deleteForEver: () => void;
  readonly setPinned: (isPinned: boolean) => void;
}

/** Returns the actions on a note. An action that removes the note from the list also navigates back to the list. */
export function useNoteActions(id: string, title: string, { list, sort }: NotesRoute): NoteActions {
  const m = useMessages(notesMessages);
  const document = useDocument();
  const navigate = useNavigate();
  const key = recordKey('notes', id);
  return {
    moveToTrash: () => {
      document.trash([key]);
      void navigate(listLink(list, sort));
      offerUndo({
        message: m.movedToTrash({ title }),
        label: m.undo,
        undo: () => {
          document.restore([key]);
          void navigate(noteLink(id, list, sort));
        },
      });
      void tellOfSetsIn(document, [key]);
    },
    restore: () => {
      document.restore([key]);
      void navigate({ ...noteLink(id), replace: true });
      offerUndo({ message: m.restored({ title }), label: m.undo, undo: () => document.trash([key]) });
    },
    deleteForEver: () => {
      void navigate({ ...listLink(list, sort), replace: true });
      document.deleteForEver([key]);
    },
    setPinned: (isPinned) => {
      document.changeRecord('notes', id, (draft) => {
        draft.pinnedAt = isPinned ? document.now() : undefined;
      });
    },
  };
}
